"""Space as a picture: whole tables and close-ups, in every situation and with hostile names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
import shapely
from msgspec import structs
from PIL import Image

from render import action, draw_near, draw_place, draw_plan, draw_state
from render.intercept_orbit.map_picture import draw_space_map, focus_on, space_map_image
from render.intercept_orbit.map_scene import scene_of
from render.kit import scoreboard, typeface, widgets
from render.kit.boxes import Box, nearest_in
from render.kit.palette import COVER, PAGE, player_colour
from render.kit.png import Picture
from render.map import grid, tags
from render.map.tags import PlacedTags
from render.map.viewport import View, whole_view
from render.space import hulls, signs, tag_plan
from render.space import tag_plan as tag_sprites
from render.space.ground import space_image, space_palette
from render.space.hulls import asset_sprite
from render.space.scene import Asset
from render.space.window import draw_space
from rules.intercept_orbit.space import bases
from rules.intercept_orbit.state.pending import Activation, PendingHits
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.state import Spot, State
from rules.intercept_orbit.state.units import Kind
from tests.render import spacesamples as samples
from tests.render.golden import check_golden
from tests.render.samples import HOSTILE
from tests.render.spacesamples import SITUATIONS, WORDS
from tests.render.watching import Written, apart, check_written, watch_writing

LARGEST = 200_000
LOUD: dict[str, Any] = WORDS | {
    "title": "W" * 300, "when": "W" * 300, "decision": "which way " * 60, "deciding": (0, 1), "scale": "W" * 90,
    "north": "W" * 90, "clock": "W" * 90,
}  # fmt: skip
STRANGE: dict[str, Any] = WORDS | {"title": HOSTILE[0], "when": HOSTILE[3], "decision": "".join(HOSTILE), "north": ""}


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height)
    assert picture.width == 1000
    return image


@pytest.mark.long(after=3)
@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize(("kind", "focus"), [("whole", None), ("close", ())])
def test_golden_situations(name: str, kind: str, focus: tuple[()] | None) -> None:
    picture = draw_space_map(SITUATIONS[name](), WORDS, focus=focus)
    assert len(picture.data) <= LARGEST
    assert opened(picture).height <= 2200
    check_golden(f"space-{name}-{kind}", picture)


# -- nothing lies on anything -----------------------------------------------------------------------------------------


def placed_of(state: State, focus: tuple[()] | None = None) -> tuple[Image.Image, PlacedTags]:
    return space_map_image(state, WORDS, focus=focus)


@pytest.mark.long(after=5)
@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("focus", [None, ()], ids=["whole", "close"])
def test_no_tag_lies_on_another_or_on_a_hull(name: str, focus: tuple[()] | None) -> None:
    image, placed = placed_of(SITUATIONS[name](), focus)
    for one, other in combinations(placed.tags.values(), 2):
        assert apart(one, other)
    for key, box in placed.tags.items():
        assert box.x >= 0
        assert box.right <= image.width
        for hull, base in placed.bodies:
            assert apart(box, base), (key, hull)


@pytest.mark.long(after=8)
@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("focus", [None, ()], ids=["whole", "close"])
def test_no_pointer_goes_behind_another_tag(name: str, focus: tuple[()] | None) -> None:
    _, placed = placed_of(SITUATIONS[name](), focus)
    for key, hull in placed.bodies:
        if key in placed.tags:
            middle = hull.x + hull.w / 2, hull.y + hull.h / 2
            pointer = shapely.LineString([middle, nearest_in(placed.tags[key], middle)])
            for other, box in placed.tags.items():
                plate = shapely.box(box.x + 1, box.y + 1, box.right - 1, box.bottom - 1)
                assert other == key or not pointer.intersects(plate), (key, other)


def test_no_tag_lies_on_the_line_of_an_attack_or_on_a_way() -> None:
    for name in ("shooting", "moving"):
        state = SITUATIONS[name]()
        scene, view = scene_of(state), whole_view(32, 0, 0, 936)
        placed = tag_plan.plan_tags(scene, view)
        ends = (scene.aim.start, scene.aim.end) if scene.aim is not None else ()
        points = ends or (scene.way.points if scene.way is not None else ())
        line = shapely.LineString([view.at(point) for point in points])
        assert not any(line.intersects(shapely.box(b.x, b.y, b.right, b.bottom)) for b in placed.tags.values())


@pytest.mark.parametrize("name", SITUATIONS)
def test_everything_on_the_table_has_its_tag(name: str) -> None:
    state = SITUATIONS[name]()
    _, placed = placed_of(state)
    assert {a.id for a in state.there if a.at is not None and a.kind != "debris"} <= placed.tags.keys()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Every text that is written: the picture it is written on, its box, the text."""
    modules = (grid, scoreboard, signs, action, tag_sprites, tags, widgets)
    kept = [value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear")]
    caches = [cache for cache in kept if cache is not typeface.fit]
    seen = watch_writing(monkeypatch, *modules)
    for cache in caches:
        cache.cache_clear()
    yield seen
    for cache in caches:
        cache.cache_clear()


@pytest.mark.long(after=1)
@pytest.mark.parametrize("name", ["shooting", "crowded", "four", "hostile"])
@pytest.mark.parametrize("words", [WORDS, LOUD, STRANGE], ids=["plain", "long", "hostile"])
def test_no_words_run_over_anything_and_no_glyph_is_missing(
    written: list[Written], name: str, words: dict[str, Any]
) -> None:
    state = SITUATIONS[name]()
    for focus in (None, ()):
        written.clear()
        image, placed = space_map_image(state, words, focus=focus)
        assert len(check_written(image, written, placed.tags.values())) > 10


def test_all_that_must_be_read_is_large_enough_for_a_phone(written: list[Written]) -> None:
    """At 360 pixels a capital keeps 6: ids, dice and scores have 18 of 1000 or more."""
    image, placed = space_map_image(SITUATIONS["four"](), WORDS)
    assert placed.size == 1
    sizes = [box.h for on, box, text in written if on is not image and text in ("A1", "Cc1", "DV1", "5")]
    sizes += [box.h for on, box, text in written if on is image and text == "36"]
    assert len(sizes) > 3
    assert min(sizes) >= 18


def test_the_edges_stay_empty() -> None:
    for focus in (None, ()):
        image, _ = space_map_image(SITUATIONS["hostile"](), LOUD, focus=focus)
        edges = [image.crop((image.width - 3, 0, image.width, image.height)), image.crop((0, 0, image.width, 4))]
        for edge in (*edges, image.crop((0, image.height - 4, image.width, image.height))):
            assert edge.getcolors() == [(edge.width * edge.height, PAGE)]


def test_a_picture_is_opaque_and_so_the_same_on_dark_and_light() -> None:
    image = opened(draw_space_map(SITUATIONS["four"](), WORDS))
    assert image.mode == "P"
    assert "transparency" not in image.info
    assert len(space_palette().getpalette() or ()) <= 256 * 3


# -- what is seen -----------------------------------------------------------------------------------------------------


def a3(state: State, **changes: Any) -> State:
    return state.with_asset("A3", **changes)


def a_company(state: State, **changes: Any) -> State:
    return state.with_asset("Ac3", **changes)


CHANGES: dict[str, Callable[[State], State]] = {
    "moved": lambda s: a3(s, at=(25.0, 26.0)),
    "turned": lambda s: a3(s, heading=200.0),
    "gone": lambda s: a3(s, gone=True),
    "destroyed": lambda s: a3(s, left="destroyed"),
    "captured": lambda s: a3(s, owner=1),
    "blue defense": lambda s: a3(s, defense=3, defense_die="B6"),
    "white defense": lambda s: a3(s, defense=3, defense_die="W6"),
    "no defense": lambda s: a3(s, defense=0),
    "spot": lambda s: a3(s, spots=(Spot("Y6", 4),)),
    "two spots": lambda s: a3(s, spots=(Spot("Y6", 4), Spot("Y8", 4))),
    "aboard": lambda s: a_company(s, at=None, fuel=None, host="A3"),
    "fuel": lambda s: a_company(s, fuel=4),
    "bingo": lambda s: a_company(s, fuel=1),
    "drifting": lambda s: a_company(s, fuel=0),
    "captive": lambda s: a_company(s, fuel=0, host="B1", captive=True),
    "red ace": lambda s: a_company(s, ace="R"),
    "blue ace": lambda s: a_company(s, ace="B"),
    "debris": lambda s: s.with_asset("X1", left="destroyed"),
    "hva": lambda s: s.with_asset("AV1", owner=1),
    "score": lambda s: structs.replace(s, players=(structs.replace(s.players[0], score=99), *s.players[1:])),
    "ppa": lambda s: structs.replace(s, players=(structs.replace(s.players[0], ppa=7), *s.players[1:])),
    "order": lambda s: structs.replace(s, order=s.order[::-1]),
    "acting": lambda s: structs.replace(s, stack=(Activation("A3"),)),
    "clock": lambda s: structs.replace(s, clock=2),
    "hit": lambda s: structs.replace(s, pending_hits=(PendingHits("A3", 1),)),
    "debris aimed at": lambda s: structs.replace(s, stack=(Activation("A3", target="X1"),)),
    "crash": lambda s: structs.replace(s, collision=samples.crash().collision),
    "round table": lambda s: structs.replace(s, options={"shape": "round"}),
}


@pytest.mark.long
def test_what_changes_is_seen() -> None:
    state = SITUATIONS["opening"]()
    pictures = {draw_space_map(change(state), WORDS).data for change in (lambda s: s, *CHANGES.values())}
    assert len(pictures) == len(CHANGES) + 1


@pytest.mark.parametrize("changes", [{"systems": ("Ra",)}, {"lost": ("K",)}, {"white": 0}], ids=str)
def test_a_closer_look_shows_what_is_left_of_a_ship(changes: dict[str, Any]) -> None:
    state = SITUATIONS["crowded"]()
    hurt = state.with_asset("B1", **changes)
    assert draw_space_map(state, WORDS, focus=()).data != draw_space_map(hurt, WORDS, focus=()).data


def test_every_player_is_seen_in_their_own_colour() -> None:
    image = opened(draw_space_map(SITUATIONS["four"](), WORDS)).convert("RGB").crop((48, 220, 984, 1150))
    colours = {colour for _, colour in image.getcolors(1 << 20) or []}
    assert {player_colour(player) for player in range(4)} <= colours


@pytest.mark.parametrize("kind", [Kind.CAPITAL, Kind.FRIGATE, Kind.HVA])
def test_a_hull_has_a_bow_and_so_tells_its_heading(kind: Kind) -> None:
    assets = (Asset("A1", 0, kind, (0, 0), ORBIT.bases, heading) for heading in (0.0, 90.0, 180.0, 270.0))
    seen = {asset_sprite(asset, 40.0).tobytes() for asset in assets}
    assert len(seen) == 4


@pytest.mark.parametrize(("kind", "long", "wide"), [(Kind.CAPITAL, 2, 2), (Kind.FRIGATE, 2, 1), (Kind.HVA, 2, 1)])
def test_a_hull_stands_on_its_base(kind: Kind, long: int, wide: int) -> None:
    tile = asset_sprite(Asset("A1", 0, kind, (0, 0), ORBIT.bases), 60.0)
    left, top, right, bottom = tile.getchannel("A").getbbox() or (0, 0, 0, 0)
    assert abs((right - left) - 60 * wide) <= 8
    assert abs((bottom - top) - 60 * long) <= 8


def test_a_hull_grows_with_the_base_of_its_game() -> None:
    sizes = structs.replace(ORBIT.bases, frigate=(4.0, 1.5), company=(2.0, 2.0), debris=(3.0, 2.0))
    for kind, long, wide in ((Kind.FRIGATE, 4.0, 1.5), (Kind.COMPANY, 2.0, 2.0), (Kind.DEBRIS, 3.0, 2.0)):
        tile = asset_sprite(Asset("A1", 0, kind, (0, 0), sizes), 60.0)
        left, top, right, bottom = tile.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert abs((right - left) - 60 * wide) <= 8
        assert abs((bottom - top) - 60 * long) <= 8


def test_each_piece_of_debris_has_its_own_look() -> None:
    seen = {asset_sprite(Asset(f"X{n}", -1, Kind.DEBRIS, (0, 0), ORBIT.bases), 40.0).tobytes() for n in range(1, 6)}
    assert len(seen) == 5


def coloured(state: State, at: tuple[float, float], colour: tuple[int, int, int]) -> bool:
    """Whether a colour is seen within a unit of a place on the whole map."""
    image, _ = space_map_image(state, WORDS)
    scale = 936 / 32
    x, y = round(48 + at[0] * scale), round(220 + at[1] * scale)
    around = image.crop((x - 30, y - 30, x + 30, y + 30))
    return colour in {shade for _, shade in around.getcolors(1 << 16) or []}


def test_the_cover_that_counts_stands_out() -> None:
    state = SITUATIONS["shooting"]()
    assert coloured(state, (18.2, 14.0), COVER)
    assert not coloured(samples.bare_shot(state, cover=None), (18.2, 14.0), COVER)


def test_before_it_is_declared_all_that_stands_between_covers() -> None:
    state = SITUATIONS["shooting"]()
    aimed = structs.replace(state.stack[-1], attack=None)
    assert coloured(structs.replace(state, stack=(aimed,)), (18.2, 14.0), COVER)


def test_a_screen_stands_out() -> None:
    state = samples.bare_shot(SITUATIONS["shooting"](), cover=None)
    screened = samples.bare_shot(state, cover=None, screen="B3")
    assert draw_space_map(state, WORDS).data != draw_space_map(screened, WORDS).data


def test_the_line_of_an_attack_goes_from_edge_to_edge_and_says_how_far() -> None:
    scene = scene_of(SITUATIONS["shooting"](), decimal=",")
    assert scene.aim is not None
    a, b = (next(asset for asset in scene.assets if asset.id == name) for name in ("A1", "B1"))
    for end, asset in ((scene.aim.start, a), (scene.aim.end, b)):
        mark = bases.Body(end, 0, 0.01, 0.01)
        assert bases.gap(mark, bases.body(ORBIT.bases, asset.kind, asset.at, asset.heading)) < 0.02
    assert (scene.aim.distance, scene.aim.range) == ("6,7", "assault")


def test_an_attack_that_is_over_has_no_line_any_more() -> None:
    state = SITUATIONS["shooting"]()
    over = structs.replace(state.stack[-1], attacked=True, attack=None)
    assert scene_of(structs.replace(state, stack=(over,))).aim is None


@pytest.mark.parametrize("asset", ["A1", "Ac1"])
def test_whoever_acts_has_three_ranges_around_the_edge_of_its_base(asset: str) -> None:
    state = structs.replace(SITUATIONS["opening"](), stack=(Activation(asset),))
    acting = state.asset(asset)
    assert acting.at is not None
    base = bases.body(ORBIT.bases, acting.kind, acting.at, acting.heading)
    rings = scene_of(state).rings
    assert [(ring.range, ring.distance) for ring in rings] == [
        ("dogfight", "1"),
        ("point-defense", "2"),
        ("assault", "8"),
    ]
    for ring, far in zip(rings, (1, 2, 8), strict=True):
        for point in ring.outline[::7]:
            assert bases.gap(bases.Body(point, 0, 0.01, 0.01), base) == pytest.approx(far, abs=0.05)


def test_ranges_and_bases_are_those_of_the_profile_of_the_game() -> None:
    profile = structs.replace(
        ORBIT, reach=2.0, near=3.0, ruler=6.0, bases=structs.replace(ORBIT.bases, capital=(4.0, 3.0))
    )
    state = structs.replace(SITUATIONS["opening"](), stack=(Activation("A1"),), profile=profile)
    scene = scene_of(state)
    assert scene.ruler == 6.0
    assert [ring.distance for ring in scene.rings] == ["2", "3", "6"]
    acting = state.asset("A1")
    base = bases.body(profile.bases, acting.kind, acting.point, acting.heading)
    for ring, far in zip(scene.rings, (2, 3, 6), strict=True):
        for point in ring.outline[::7]:
            assert bases.gap(bases.Body(point, 0, 0.01, 0.01), base) == pytest.approx(far, abs=0.05)
    opened(draw_state(state, WORDS))


def test_an_hva_has_no_ranges() -> None:
    assert scene_of(structs.replace(SITUATIONS["opening"](), stack=(Activation("AV1"),))).rings == ()


# -- windows ----------------------------------------------------------------------------------------------------------


def test_the_family_has_its_pictures() -> None:
    state = SITUATIONS["shooting"]()
    assert draw_state(state, WORDS).data == draw_space_map(state, WORDS).data
    near = draw_near(state, WORDS)
    assert near is not None
    assert near.data == draw_space_map(state, WORDS, focus=()).data
    assert draw_place(state, WORDS, (0.0, 0.0)).data != near.data
    planned, preview = samples.course_plan()
    shown = draw_space_map(planned, WORDS, focus=focus_on(planned, preview), preview=preview)
    assert draw_plan(planned, WORDS, preview).data == shown.data


def test_a_table_on_which_nothing_stands_can_be_drawn() -> None:
    state = SITUATIONS["opening"]()
    empty = structs.replace(state, assets=tuple(structs.replace(a, at=None, placed=False) for a in state.assets))
    for focus in (None, (), ((31.0, 31.0),)):
        opened(draw_space_map(empty, WORDS, focus=focus))
    opened(draw_space_map(samples.placing(), WORDS))


def test_a_game_before_positions_can_be_drawn() -> None:
    state = structs.replace(SITUATIONS["opening"](), order=(), round=0)
    opened(draw_space_map(state, WORDS))


def test_what_is_kept_of_space_is_not_drawn_on() -> None:
    scene = scene_of(SITUATIONS["shooting"]())
    view = whole_view(scene.size, 0, 0, 400)
    before = space_image(scene, view).tobytes()
    draw_space(Image.new("RGB", (400, 400)), scene, view)
    assert space_image(scene, view).tobytes() == before


@pytest.mark.long
def test_threads_draw_what_one_alone_draws() -> None:
    jobs = [(make(), focus) for make in SITUATIONS.values() for focus in (None, ())] * 2
    alone = [draw_space_map(state, WORDS, focus=focus).data for state, focus in jobs]
    for cache in (tag_sprites._tag, hulls._ship, hulls._company, signs.fuel_die, typeface._mask):
        cache.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda job: draw_space_map(job[0], WORDS, focus=job[1]).data, jobs))
    assert together == alone


def test_where_there_is_no_room_tags_become_smaller_before_any_is_left_out() -> None:
    state = SITUATIONS["large"]()
    scene = scene_of(state)
    small = tag_plan.plan_tags(scene, View(Box(0, 0, 500, 500), 0, 0, 500 / 48))
    assert small.size < 1
    assert {a.id for a in state.there if a.at is not None and a.kind != "debris"} <= small.tags.keys()


@pytest.mark.parametrize(
    ("systems", "rings"),
    [
        ((), ["dogfight"]),
        (("Rp",), ["dogfight", "point-defense"]),
        (("Ra",), ["dogfight", "assault"]),
        (("Rs",), ["dogfight", "assault"]),  # where support range begins
        (("Rp", "Ra"), ["dogfight", "point-defense", "assault"]),
    ],
    ids=str,
)
def test_the_rings_are_those_of_the_weapons_that_are_left(systems: tuple[str, ...], rings: list[str]) -> None:
    state = SITUATIONS["opening"]().with_asset("A1", systems=systems)
    state = structs.replace(state, stack=(Activation("A1"),))
    assert [ring.range for ring in scene_of(state).rings] == rings
