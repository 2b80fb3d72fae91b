"""The battlefield as a picture: the whole field and close-ups, in ten situations and with hostile names."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from random import Random
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from render import action, draw_state
from render.battlefield import ground, tokens
from render.battlefield import tag_plan as tag_sprites
from render.battlefield.ground import battlefield_palette, ground_image
from render.battlefield.scene import Lengths
from render.battlefield.terrain import KINDS
from render.battlefield.window import draw_window
from render.kit import scoreboard, typeface, widgets
from render.kit.boxes import MARGIN, Box
from render.kit.palette import PAGE, player_colour
from render.kit.png import Picture
from render.map import grid, tags
from render.map.viewport import View, close_up, whole_view
from render.rapid_attack import frame_card, status
from render.rapid_attack import map_picture as strip
from render.rapid_attack.map_picture import LEGEND, Focus, MapLabels, Strip, draw_field, draw_map, map_image
from render.rapid_attack.map_scene import scene_of
from rules.field import generate
from rules.field.kinds import NAMES
from rules.rapid_attack.state import Activation, State
from tests.render.golden import check_golden
from tests.render.mapsamples import crowd
from tests.render.mapstates import SITUATIONS, map_labels, planning
from tests.render.samples import HOSTILE, with_names
from tests.render.watching import Written, check_written, watch_writing

LARGEST = 200_000
LOUD = MapLabels(
    *("W" * 300, "W" * 300, "which way " * 60, (0, 1), "W" * 90, ("W" * 40,) * 5, "W" * 90, "W" * 90, "W" * 90),
    legend=dict.fromkeys(LEGEND, "W" * 90),
)


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height)
    assert picture.width == 1000
    return image


@pytest.mark.long(after=2)
@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize(("kind", "focus"), [("whole", None), ("close", Focus())])
def test_golden_situations(name: str, kind: str, focus: Focus | None) -> None:
    picture = draw_map(SITUATIONS[name](), map_labels(), focus=focus)
    assert len(picture.data) <= LARGEST
    assert opened(picture).height <= (1500 if focus else 1900)
    check_golden(f"map-{name}-{kind}", picture)


@pytest.mark.parametrize("kind", ["whole", "close"])
def test_golden_plans(kind: str) -> None:
    state, preview = planning()
    focus = Focus.on(preview, state.profile.ruler) if kind == "close" else None
    check_golden(f"map-plan-{kind}", draw_map(state, map_labels(), focus=focus, preview=preview))


@pytest.mark.long(after=1)
@pytest.mark.parametrize("shape", ["square", "round"])
@pytest.mark.parametrize("style", ["town", "woods", "port", "wreckage"])
def test_every_generated_field_can_be_drawn(style: str, shape: str) -> None:
    field = generate(style, "a seed", shape=shape, across=44, hazards=True)
    picture = draw_field(field, {"title": "Town", "scale": "8 units"})
    assert opened(picture).height <= 1200
    assert len(picture.data) <= LARGEST


def test_every_kind_of_terrain_has_a_drawing_of_its_own() -> None:
    assert set(NAMES) <= set(KINDS)
    scene = crowd(1, 1, 1, 0)
    seen = set()
    for kind in NAMES:
        piece = structs.replace(crowd(1, 1, 1, 1).pieces[0], kind=kind, hits=2, hazard=False)
        shown = ground_image(structs.replace(scene, pieces=(piece,)), whole_view(scene.size, 0, 0, 400))
        seen.add(shown.tobytes())
    assert len(seen) >= len(NAMES) - 3  # ruins and debris, fire and lava, walls and barriers differ in colour alone


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Every text that is written: the picture it is written on, its box, the text."""
    sprites = (tags, tag_sprites)
    caches = [value for module in sprites for value in vars(module).values() if hasattr(value, "cache_clear")]
    seen = watch_writing(monkeypatch, *sprites, frame_card, grid, scoreboard, status, action, strip, widgets)
    for cache in (*caches, widgets.chip):
        cache.cache_clear()
    yield seen
    for cache in (*caches, widgets.chip):
        cache.cache_clear()


@pytest.mark.long(after=1)
@pytest.mark.parametrize("names", [("A",), ("W" * 10_000,), HOSTILE], ids=["short", "long", "hostile"])
@pytest.mark.parametrize("name", ["melee", "five", "hostile", "covers"])
def test_no_words_run_over_anything_and_no_glyph_is_missing(
    written: list[Written], name: str, names: tuple[str, ...]
) -> None:
    state = with_names(SITUATIONS[name](), names)
    for labels in (map_labels("".join(HOSTILE)), LOUD, MapLabels(title=HOSTILE[0], scale=HOSTILE[3], north=HOSTILE[1])):
        for focus in (None, Focus()):
            written.clear()
            image, placed = map_image(state, labels, focus=focus)
            assert len(check_written(image, written, placed.tags.values())) > 10


def test_all_that_must_be_read_is_large_enough_for_a_phone(written: list[Written]) -> None:
    """At 360 pixels a capital keeps 7: letters of frames, dice and scores have 20 of 1000 or more."""
    image, placed = map_image(SITUATIONS["five"](), map_labels())
    assert placed.size == 1
    for on, box, text in written:
        if on is not image and text[0] in "ABCDE" and text[1:].isdigit():
            assert box.h >= 20, text
    scores = [box for on, box, text in written if on is image and text in ("30", "25", "24") and box.y < 200]
    assert len(scores) == 5
    assert all(box.h >= 32 for box in scores)


def test_the_edges_stay_empty() -> None:
    for focus in (None, Focus()):
        image, _ = map_image(with_names(SITUATIONS["five"](), ("W" * 10_000,)), LOUD, focus=focus)
        edges = [image.crop((image.width - 3, 0, image.width, image.height)), image.crop((0, 0, image.width, 4))]
        for edge in (*edges, image.crop((0, image.height - 4, image.width, image.height))):
            assert edge.getcolors() == [(edge.width * edge.height, PAGE)]


def test_a_picture_is_opaque_and_so_the_same_on_dark_and_light() -> None:
    for focus in (None, Focus()):
        image = opened(draw_map(SITUATIONS["zone"](), map_labels(), focus=focus))
        assert image.mode == "P"
        assert "transparency" not in image.info


def _first(state: State, **changes: Any) -> State:
    return state.with_frame("A4", **changes)


CHANGES: dict[str, Callable[[State], State]] = {
    "moved": lambda s: _first(s, at=(4.0, 4.0)),
    "activated": lambda s: _first(s, activated=True),
    "gone": lambda s: _first(s, white=0),
    "defense": lambda s: _first(s, defense=3, defense_die="B6"),
    "white defense": lambda s: _first(s, defense=3, defense_die="W6"),
    "no defense": lambda s: _first(s, defense=0),
    "spot": lambda s: _first(s, spot=5, spot_die="Y6"),
    "on top": lambda s: _first(s, on="T1"),
    "hit": lambda s: structs.replace(s, terrain=(structs.replace(s.terrain[0], hits=0), *s.terrain[1:])),
    "held": lambda s: structs.replace(s, stations=(structs.replace(s.stations[0], holder=None), *s.stations[1:])),
    "score": lambda s: structs.replace(s, players=(structs.replace(s.players[0], score=99), *s.players[1:])),
    "acting": lambda s: structs.replace(s, stack=(Activation("A3"),)),
    "clock": lambda s: structs.replace(s, clock=2),
}


@pytest.mark.long
def test_what_changes_is_seen() -> None:
    state = structs.replace(SITUATIONS["contested"](), stack=())
    pictures = {draw_map(change(state), map_labels()).data for change in (lambda s: s, *CHANGES.values())}
    assert len(pictures) == len(CHANGES) + 1


def test_a_closer_look_shows_what_is_left_of_a_frame() -> None:
    state = SITUATIONS["top"]()
    hurt = state.with_frame("A1", systems=("G",), lost=("Rd", "B", "Y"))
    assert draw_map(state, map_labels(), focus=Focus()).data != draw_map(hurt, map_labels(), focus=Focus()).data


@pytest.mark.long
def test_every_player_is_seen_in_their_own_colour() -> None:
    image = opened(draw_map(SITUATIONS["five"](), map_labels())).convert("RGB").crop((48, 220, 984, 1150))
    colours = {colour for _, colour in image.getcolors(1 << 20) or []}
    assert {player_colour(player) for player in range(5)} <= colours


def test_contested_stations_stand_out() -> None:
    state = SITUATIONS["contested"]()
    alone = state.with_frame("A1", at=(4.0, 30.0))
    assert draw_map(state, map_labels()).data != draw_map(alone, map_labels()).data


def test_sizes_and_ranges_are_those_of_the_profile_of_the_game() -> None:
    state, preview = planning()
    profile = structs.replace(state.profile, ruler=6.0, reach=2.0, base=0.8, post=0.6)
    scene = scene_of(structs.replace(state, profile=profile), preview)
    assert scene.lengths == Lengths(ruler=6.0, base=0.8, station=0.6, reach=2.0)
    assert [(ring.radius, ring.distance) for ring in scene.rings] == [(2.8, "2"), (6.8, "6")]


def test_a_way_is_red_when_it_is_longer_than_a_close_call_allows() -> None:
    state, preview = planning()
    over = structs.replace(preview, most=6.0, length=6.3)
    generous = structs.replace(state, profile=structs.replace(state.profile, close_call=0.5))
    ways = [scene_of(game, over).way for game in (state, generous)]
    assert [way is not None and way.ok for way in ways] == [False, True]


@pytest.mark.long
def test_threads_draw_what_one_alone_draws() -> None:
    made = [make() for make in SITUATIONS.values()]
    jobs = [(state, focus) for state in made for focus in (None, Focus())] * 2
    alone = [draw_map(state, map_labels(), focus=focus).data for state, focus in jobs]
    for cache in (tag_sprites.token_tag, tokens.figure_sprite, ground._ground, typeface._mask):
        cache.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda job: draw_map(job[0], map_labels(), focus=job[1]).data, jobs))
    assert together == alone


@pytest.mark.long
def test_what_is_kept_of_a_field_is_not_drawn_on() -> None:
    scene = crowd(3)
    view = whole_view(scene.size, 0, 0, 400)
    before = ground_image(scene, view).tobytes()
    draw_window(Image.new("RGB", (400, 400)), scene, view)
    assert ground_image(scene, view).tobytes() == before


def test_a_mapped_state_is_drawn_as_a_map() -> None:
    state = SITUATIONS["covers"]()
    words = structs.asdict(map_labels())
    assert draw_state(state, words).data == draw_map(state, map_labels()).data


@pytest.mark.parametrize("seed", range(40))
def test_close_ups_stay_on_the_field_and_show_what_they_are_asked_for(seed: int) -> None:
    luck = Random(seed)
    size = luck.choice((32.0, 40.5, 48.0))
    points = [(luck.uniform(0.5, size - 0.5), luck.uniform(0.5, size - 0.5)) for _ in range(luck.randrange(1, 5))]
    view = close_up(points, size, (48, 56), 936)
    assert view.left >= 0
    assert view.top >= 0
    assert view.right <= size + 0.01
    assert view.bottom <= size + 0.01
    assert view.box.w == 936
    assert view.box.h <= 936
    assert view.scale >= 936 / size - 0.01
    for point in points:
        assert view.shows(point)


def test_pixels_and_points_agree() -> None:
    view = View(Box(48, 60, 936, 936), 4.0, 6.0, 39.0)
    assert view.at((4.0, 6.0)) == (48, 60)
    assert math.isclose(view.right, 28.0)
    assert view.pixel((5.0, 7.0)) == (87, 99)


@pytest.mark.long
def test_a_focus_on_something_that_is_not_there_shows_something_else() -> None:
    opened(draw_map(SITUATIONS["zone"](), map_labels(), focus=Focus(ids=("Z9",))))
    opened(draw_map(SITUATIONS["zone"](), map_labels(), focus=Focus.around((0.0, 0.0))))
    opened(draw_map(SITUATIONS["zone"](), map_labels(), focus=Focus(ids=("SA1", "T3"))))


def test_the_palette_of_maps_is_one_a_png_can_hold() -> None:
    assert len(battlefield_palette().getpalette() or ()) <= 256 * 3


# -- the strip and the legend -----------------------------------------------------------------------------------------


def _strip(state: State) -> Image.Image:
    """The picture below the window and the decision."""
    image, _ = map_image(state, map_labels())
    return image.crop((0, image.height - Strip.of(state).height - MARGIN, image.width, image.height))


STRIP: dict[str, dict[str, Any]] = {
    "a system lost": {"systems": ("G",), "lost": ("Rd",)},
    "a white die lost": {"white": 1},
    "a rocket fired": {"rockets": 5},
    "acted": {"activated": True},
    "a defense": {"defense": 2, "defense_die": "B6"},
    "a spot": {"spot": 6, "spot_die": "Y6"},
    "destroyed": {"white": 0, "systems": ()},
}


@pytest.mark.long(after=2)
@pytest.mark.parametrize("what", STRIP)
def test_the_strip_shows_what_is_left_of_each_frame(what: str) -> None:
    state = SITUATIONS["start"]()
    assert _strip(_first(state, **STRIP[what])).tobytes() != _strip(state).tobytes()


def test_the_strip_shows_frames_that_are_not_on_the_map_yet_and_the_leader_first() -> None:
    state = SITUATIONS["start"]()
    strip = Strip.of(state)
    assert {frame.id for frame in strip.frames} == {frame.id for frame in state.frames}
    assert [frame.owner for frame in strip.frames] == sorted((f.owner for f in state.frames), key=state.order.index)


def test_a_close_up_has_no_strip() -> None:
    state = SITUATIONS["covers"]()
    whole, close = (map_image(state, map_labels(), focus=focus)[0] for focus in (None, Focus()))
    assert whole.height - close.height > Strip.of(state).height


def test_the_legend_explains_every_sign_in_two_lines(written: list[Written]) -> None:
    words = {name: f"word {name}" for name in LEGEND}
    image, _ = map_image(SITUATIONS["start"](), structs.replace(map_labels(), legend=words))
    said = {text: box for on, box, text in written if on is image and text.startswith("word ")}
    assert set(said) == set(words.values())
    assert len({box.middle // 20 for box in said.values()}) == 2


def test_the_close_up_of_a_deployment_is_not_tinted() -> None:
    state = SITUATIONS["zone"]()
    assert state.placing is not None
    tinted = [scene_of(state, near=near).open_ground for near in (False, True)]
    assert [ground is not None and ground.tinted for ground in tinted] == [True, False]
