"""Replays: what happened is seen, colours stay those of the boards, and the end celebrates the winners."""

from __future__ import annotations

import io

import pytest
from msgspec import structs
from PIL import Image

from render import animate, draw_scene, draw_state, still
from render.kit.palette import ALERT, PAGE, player_colour
from render.map.marks import Marks, Strike, trails
from render.rapid_attack.map_picture import map_image
from render.states import celebrated
from rules import Event, State
from rules.core.event import Outcome
from rules.rapid_attack.turn.attack import AttackResolved
from tests.render.mapstates import SITUATIONS, map_labels
from tests.render.spacesamples import SITUATIONS as SPACE
from tests.render.spacesamples import WORDS as SPACE_WORDS

WORDS = structs.asdict(map_labels())
SHOT = AttackResolved("A1", "B1", 5, 0, 2, (1, 4, 6), (None, "target", "target"), 2, ())


def shot() -> tuple[tuple[Event, State], ...]:
    """A frame moves, then shoots."""
    state = SITUATIONS["covers"]()
    at = state.frame("A1").at
    assert at is not None
    moved = state.with_frame("A1", at=(at[0] - 4, at[1] + 3))
    return (SHOT, state), (SHOT, moved)


def image_of(told: tuple[tuple[Event, State], ...]) -> Image.Image:
    return Image.open(io.BytesIO(draw_scene(told, WORDS).data)).convert("RGB")


def near(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """The pixels of about that colour."""
    return sum(count for count, there in image.getcolors(1 << 20) or [] if sum(map(abs, _apart(there, colour))) < 30)


def _apart(one: object, other: tuple[int, int, int]) -> list[int]:
    assert isinstance(one, tuple)
    return [a - b for a, b in zip(one, other, strict=True)]


def test_ways_and_attacks_are_seen() -> None:
    (_, before), (_, after) = shot()
    quiet = image_of(((SHOT, after),))
    told = image_of(shot())
    assert near(told, ALERT) > near(quiet, ALERT) + 500
    assert near(told, player_colour(0)) > near(quiet, player_colour(0)) + 200
    assert before != after


def test_a_miss_looks_otherwise() -> None:
    state = SITUATIONS["covers"]()
    hit, miss = (Marks(strikes=(Strike((10, 10), (20, 20), hits),)) for hits in (2, 0))
    assert map_image(state, map_labels(), marks=hit)[0] != map_image(state, map_labels(), marks=miss)[0]


def test_a_way_is_what_changed_and_nothing_else() -> None:
    places = [{"A1": (1.0, 1.0), "B1": (5.0, 5.0)}, {"A1": (2.0, 1.0), "B1": (5.0, 5.0)}, {"A1": (2.0, 3.0)}]
    (trail,) = trails(places, {"A1": 0, "B1": 1})
    assert (trail.points, trail.owner) == (((1.0, 1.0), (2.0, 1.0), (2.0, 3.0)), 0)


def test_every_family_with_maps_marks_them() -> None:
    from render.drawing import drawing_of
    from rules import FAMILIES

    for name, family in FAMILIES.items():
        if any("map" in rules.tables for rules in family.rulesets):
            assert drawing_of(name).scene is not None


@pytest.mark.parametrize("name", ["shooting", "moving"])
def test_space_keeps_its_sky(name: str) -> None:
    """The commonest colours of the board are those of the film."""
    picture = draw_state(SPACE[name](), SPACE_WORDS)
    drawn = Image.open(io.BytesIO(picture.data)).convert("RGB")
    film = Image.open(io.BytesIO(animate([still(picture), still(picture)]).data))
    sky = max(drawn.crop((400, 400, 900, 900)).getcolors(1 << 20) or [], key=lambda pair: pair[0])[1]
    shown = {colour for _, colour in film.convert("RGB").getcolors(1 << 20) or []}
    assert sky in shown


def test_all_frames_have_one_palette() -> None:
    stills = [still(draw_scene(shot()[:count], WORDS)) for count in (1, 2)]
    first, second = (item.image.getpalette() for item in stills)
    assert first == second


# -- the end ----------------------------------------------------------------------------------------------------------


def over(*winners: int) -> State:
    state = SITUATIONS["covers"]()
    return structs.replace(state, stack=(), outcome=Outcome("doomsday", (0, 1), winners, (10, 8)))


def test_the_last_board_celebrates_the_winner() -> None:
    playing, won = (draw_state(state, WORDS) for state in (structs.replace(over(), outcome=None), over(1)))
    assert won.height > playing.height
    top = Image.open(io.BytesIO(won.data)).convert("RGB").crop((0, 0, won.width, won.height - playing.height))
    assert near(top, player_colour(1)) > 1000
    assert not near(top, player_colour(0))
    assert draw_state(over(1), WORDS) == won


def test_hostile_and_many_names_fit() -> None:
    picture = draw_state(over(0), WORDS)
    for names in ([(0, "W" * 10_000)], [(n, "W" * 99) for n in range(5)], [(0, "\u202e@everyone")]):
        image = Image.open(io.BytesIO(celebrated(picture, names).data)).convert("RGB")
        assert image.width == picture.width
        edge = image.crop((0, 0, 2, 140))
        assert near(edge, PAGE) > 100
    assert celebrated(picture, []) is picture
