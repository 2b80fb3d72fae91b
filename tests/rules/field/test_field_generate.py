"""Fields laid out by chance: the same from the same seed, fair, passable; and the host's hand on them."""

from __future__ import annotations

import contextlib
import math
import re
from itertools import pairwise

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Illegal, Malformed, RulesError
from rules.field import (
    GAP_CLOSED,
    GAP_OPEN,
    KINDS,
    NAMES,
    PIECES_MAX,
    SHAPES,
    SIZE_LEAST,
    SIZE_MOST,
    STYLES,
    Disc,
    Field,
    Ground,
    Piece,
    Ways,
    add,
    disc_zone,
    gap,
    generate,
    ground_across,
    is_field_code,
    middle,
    move,
    read_field,
    remove,
    sample,
    turn,
    within,
    write_field,
)
from rules.field.generate import cover_by_sector
from tests.long import LONG
from text.fluent.catalogue import has as has_sentence

SEEDS = range(3 if LONG else 1)
WIDTHS = (32, 40, SIZE_MOST)
MANY = [
    pytest.param(style, shape, across, hazards, id=f"{style}-{shape}-{across}")
    for style in STYLES
    for shape in SHAPES
    for across, hazards in zip(WIDTHS, (False, True, False), strict=True)
]


def fields(style: str, shape: str, across: int, hazards: bool) -> list[Field]:
    return [generate(style, f"field {seed}", shape=shape, across=across, hazards=hazards) for seed in SEEDS]


@pytest.mark.long(after=3)
@pytest.mark.parametrize(("style", "shape", "across", "hazards"), MANY)
def test_fields(style: str, shape: str, across: int, hazards: bool) -> None:
    for field in fields(style, shape, across, hazards):
        assert (field.ground, field.style) == (ground_across(shape, across), style)
        _check_pieces(field, hazards)
        _check_fair(field)
        _check_ways(field)
        _check_code(field)


def _check_pieces(field: Field, hazards: bool) -> None:
    assert 8 <= len(field.pieces) <= 30
    assert [piece.id for piece in field.pieces] == [f"T{n}" for n in range(1, len(field.pieces) + 1)]
    assert any(piece.hazard for piece in field.pieces) == hazards
    for piece in field.pieces:
        assert 4 <= len(piece.outline) <= 10
        assert 1 <= piece.hits <= 3
        assert 3 <= piece.bricks <= 12
        assert piece.hazard == KINDS[piece.name].hazard
        frame = shapely.get_coordinates(shapely.minimum_rotated_rectangle(shapely.Polygon(piece.outline))).tolist()
        assert 1.4 <= max(math.dist(a, b) for a, b in pairwise(frame)) <= 7
        assert shapely.Polygon(piece.outline).is_valid
        assert all(within(field.ground, Disc(point, 1.0)) for point in piece.outline)
    pairs = [(a, b) for i, a in enumerate(field.pieces) for b in field.pieces[:i]]
    for apart in (gap(a.outline, b.outline) for a, b in pairs):
        assert 0 < apart < GAP_CLOSED or apart >= GAP_OPEN


def _check_fair(field: Field) -> None:
    """Every side and every corner has nearly as much cover as any other."""
    cover = [piece.outline for piece in field.pieces if not piece.hazard]
    for start in (0.0, math.pi / 4):
        areas = cover_by_sector(field.ground, cover, start)
        assert len(areas) == 4
        assert sum(areas) == pytest.approx(sum(shapely.Polygon(outline).area for outline in cover))
        assert min(areas) >= 0.75 * max(areas)


def _check_ways(field: Field) -> None:
    """The middle is free for a station, and from there a frame gets everywhere."""
    cover = [piece.outline for piece in field.pieces if not piece.hazard]
    start = Disc(field.ground.middle, 0.5)
    assert min(gap(start, piece.outline) for piece in field.pieces) > 1
    mover = Ways(field.ground, start, cover)
    spots = sample(disc_zone(field.ground.middle, field.ground.size / 2 - 0.6), 30)
    free = [spot for spot in spots if mover.clear(spot)]
    assert len(free) >= 15
    assert all(mover.to(spot) is not None for spot in free)


def _check_code(field: Field) -> None:
    code = write_field(field)
    assert read_field(code) == field
    assert len(code) <= 1200
    assert re.fullmatch(r"FLD1-[0-9A-HJKMNP-TV-Z]+", code)


@pytest.mark.parametrize("across", [32, 36, 48])
def test_a_field_is_so_wide_at_its_widest(across: int) -> None:
    """A circle's diameter, a square's diagonal."""
    round_one, square = (ground_across(shape, across) for shape in ("round", "square"))
    assert (round_one.size, round_one.widest) == (across, across)
    assert square.widest == pytest.approx(across, abs=0.01)
    assert square.size == pytest.approx(across * 0.5**0.5, abs=0.005)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("shape", SHAPES)
def test_small_fields_have_less_terrain(shape: str) -> None:
    field = generate("woods", "small", shape=shape, across=SIZE_LEAST)
    assert 6 <= len(field.pieces) <= 14
    _check_ways(field)
    _check_code(field)


def test_the_same_seed_gives_the_same_field() -> None:
    """On every machine: the outlines of one seed are written down here."""
    field = generate("town", "a seed", across=32)
    assert field == generate("town", "a seed", across=32)
    assert field != generate("town", "another", across=32)
    outline = ((13.3, 4.6), (13.3, 1.4), (16.7, 1.4), (16.7, 4.6))
    assert field.pieces[0] == Piece("T1", "house", outline, 2, 8)


def test_twins_stand_across_the_middle() -> None:
    field = generate("port", "twins", across=40)
    for piece in field.pieces:
        x, y = middle(piece.outline)
        opposite = field.ground.size - x, field.ground.size - y
        twins = [other for other in field.pieces if math.dist(middle(other.outline), opposite) < 0.5]
        assert [other.name for other in twins] == [piece.name]


@pytest.mark.parametrize(
    ("style", "options", "code"),
    [
        ("moon", {}, "no-such-style"),
        ("town", {"shape": "oval"}, "no-such-shape"),
        ("town", {"across": SIZE_LEAST - 1}, "field-size"),
        ("town", {"across": SIZE_MOST + 1}, "field-size"),
        ("town", {"across": 36.5}, "field-size"),
    ],
)
def test_what_cannot_be_laid_out(style: str, options: dict[str, object], code: str) -> None:
    with pytest.raises(Illegal, match=code):
        generate(style, "x", **options)  # type: ignore[arg-type]


def test_every_kind_has_a_word() -> None:
    assert [name for name in NAMES if not has_sentence("en", f"piece-{name}")] == []
    assert [name for name in STYLES if not has_sentence("en", f"style-{name}")] == []


# -- codes ---------------------------------------------------------------------------------------------------------

SMALL = Field(
    Ground("round", 33.0), "woods", "Ötzi 🌲", (Piece("T7", "rock", ((10.0, 10.0), (12.5, 10.0), (11.0, 12.3)), 3, 8),)
)


def test_a_code_by_hand() -> None:
    assert read_field(write_field(SMALL)) == SMALL


@pytest.mark.parametrize("shape", SHAPES)
def test_a_code_keeps_every_width(shape: str) -> None:
    for across in range(SIZE_LEAST, SIZE_MOST + 1):
        field = Field(ground_across(shape, across), "woods", "")
        assert read_field(write_field(field)) == field


FIRST = "FLD1-210DQPRS04EJW33434K60735R2ME6BG"
"""A code of before: a square with a side of 36 units, and a rock."""


def test_the_first_codes_read_as_they_did() -> None:
    """They had squares with sides of 32 to 48 units: 45 to 68 at their widest."""
    for side in (32, 36, 48):
        field = Field(Ground("square", float(side)), "woods", "")
        assert read_field(write_field(field)).ground == Ground("square", side)
    assert read_field(FIRST) == Field(Ground("square", 36.0), "woods", "old", SMALL.pieces)


def test_codes_survive_how_people_copy_them() -> None:
    code = write_field(SMALL)
    spaced = "\n".join(code[i : i + 9] for i in range(0, len(code), 9))
    for text in (code.lower(), spaced, f"`{code}`", f"  {code}\n", code.replace("0", "O").replace("1", "l")):
        assert is_field_code(text)
        assert read_field(text) == SMALL


def test_a_mistyped_code_is_refused() -> None:
    code = write_field(generate("town", "typing", across=32))
    body = len("FLD1-")
    for at in range(body, len(code), 7):
        for wrong in ("A", "7"):
            if code[at] != wrong:
                with pytest.raises(Malformed, match="field-code"):
                    read_field(code[:at] + wrong + code[at + 1 :])
    for text in (code[:-1], code + "0", code[:40], "FLD1-", "FLD2-" + code[body:], "MF1-" + code[body:], ""):
        with pytest.raises(Malformed, match="field-code"):
            read_field(text)


@given(st.text(max_size=60) | st.text(alphabet="FLD1-0123456789abcXYZ", max_size=60).map("FLD1-".__add__))
def test_any_text_is_a_field_or_an_error(text: str) -> None:
    with pytest.raises(Malformed, match="field-code"):
        read_field(text)


def test_a_code_of_what_cannot_be_is_refused() -> None:
    """A right checksum is not enough: pieces stand on the field, apart, each under its own number."""
    rock = SMALL.pieces[0]
    outlines = {
        "off": ((0.0, 10.0), (2.5, 10.0), (1.0, 12.3)),
        "flat": ((10.0, 10.0), (12.0, 10.0), (11.0, 10.0)),
        "crossed": ((10.0, 10.0), (12.0, 12.0), (12.0, 10.0), (10.0, 12.0)),
    }
    wrong = [(Piece("T7", "rock", outline, 3, 8),) for outline in outlines.values()]
    wrong += [(rock, Piece("T8", "rock", rock.outline, 3, 8)), (rock, rock)]
    wrong += [(Piece("T7", "rock", rock.outline, 0, 8),), (Piece("T7", "rock", rock.outline, 3, 13),)]
    for pieces in wrong:
        code = write_field(Field(SMALL.ground, "woods", "", pieces))
        with pytest.raises(Malformed, match="field-code"):
            read_field(code)
    with pytest.raises(Malformed, match="field-code"):
        read_field(write_field(Field(Ground("square", 49.0), "woods", "")))
    with pytest.raises(Malformed, match="field-code"):
        write_field(Field(SMALL.ground, "woods", "", (Piece("T7", "rock", ((1.0, 1.0), (20.0, 1.0), (1.0, 3.0))),)))


def test_forty_pieces_fit() -> None:
    field = Field(Ground("square", 48.0), "town", "é" * 60)
    for number in range(PIECES_MAX):
        field = add(field, "rock", (4.0 + 5.5 * (number % 8), 4.0 + 7.0 * (number // 8)))
    code = write_field(field)
    assert len(code) < 1600
    assert read_field(code).pieces == field.pieces
    with pytest.raises(Illegal, match="too-many-pieces"):
        add(field, "rock", (24, 45))


# -- the host's hand -----------------------------------------------------------------------------------------------

EMPTY = Field(Ground("square", 40.0), "town", "by hand")


def test_add_move_turn_remove() -> None:
    field = add(add(EMPTY, "house", (10, 10)), "wall", (20, 20))
    assert [(piece.id, piece.name) for piece in field.pieces] == [("T1", "house"), ("T2", "wall")]
    assert middle(field.piece("T2").outline) == pytest.approx((20, 20), abs=0.1)
    assert (field.piece("T1").hits, field.piece("T1").bricks) == (2, 6)
    field = move(field, "T2", (30, 12))
    assert middle(field.piece("T2").outline) == pytest.approx((30, 12), abs=0.1)
    long = [max(p[0] for p in f.piece("T2").outline) - 30 for f in (field, turn(field, "T2", 90))]
    assert long[0] > 1.4
    assert long[1] < 0.5
    field = remove(field, "T1")
    assert [piece.id for piece in field.pieces] == ["T2"]
    assert [piece.id for piece in add(field, "rock", (10, 10)).pieces] == ["T2", "T1"]
    assert read_field(write_field(field)) == field


def test_turning_is_clockwise_as_seen() -> None:
    """The north-west end of a wall that lies east to west comes up by turning it clockwise."""
    field = turn(add(EMPTY, "log", (20, 20)), "T1", 30)
    west = min(field.piece("T1").outline)
    assert west[1] < 20


def test_a_full_turn_by_steps_keeps_the_shape() -> None:
    field = add(EMPTY, "church", (20, 20))
    area = shapely.Polygon(field.piece("T1").outline).area
    for _ in range(24):
        field = turn(field, "T1", 15)
    assert shapely.Polygon(field.piece("T1").outline).area == pytest.approx(area, rel=0.12)
    assert middle(field.piece("T1").outline) == pytest.approx((20, 20), abs=0.3)


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_can_be_added(name: str) -> None:
    field = add(EMPTY, name, (20, 20))
    assert read_field(write_field(field)) == field
    assert field.pieces[0].hazard == KINDS[name].hazard


def test_what_the_host_cannot_do() -> None:
    field = add(add(EMPTY, "house", (10, 10)), "house", (20, 10))
    near = max(x for x, _ in field.piece("T1").outline) + (20 - min(x for x, _ in field.piece("T2").outline))
    for gone, code in ((-1, "piece-overlaps"), (0.7, "piece-gap"), (1.0, "piece-gap")):
        with pytest.raises(Illegal, match=code):
            move(field, "T2", (near + gone, 10))
    assert move(field, "T2", (near + 0.3, 10))
    assert move(field, "T2", (near + 1.3, 10))
    wrong = {
        "piece-off-field": lambda: move(field, "T2", (39.5, 10)),
        "no-such-piece": lambda: move(field, "T9", (10, 10)),
        "no-such-kind": lambda: add(field, "castle", (20, 20)),
        "place-unreadable": lambda: move(field, "T1", (math.inf, math.nan)),
    }
    for code, work in wrong.items():
        with pytest.raises(RulesError) as caught:
            work()
        assert caught.value.code == code


def test_hazards_may_lie_close_but_not_under() -> None:
    field = add(add(EMPTY, "pond", (10, 10)), "rock", (15, 10))
    edge = max(x for x, _ in field.piece("T1").outline) + 15 - min(x for x, _ in field.piece("T2").outline)
    assert move(field, "T2", (edge + 0.7, 10))
    with pytest.raises(Illegal, match="piece-overlaps"):
        move(field, "T2", (edge - 1, 10))


@settings(max_examples=60)
@given(
    st.lists(st.tuples(st.sampled_from(NAMES), st.floats(0, 40), st.floats(0, 40), st.floats(-360, 360)), max_size=6)
)
def test_whatever_the_host_does_can_be_written_and_read(steps: list[tuple[str, float, float, float]]) -> None:
    field = EMPTY
    for name, x, y, degrees in steps:
        for work in (lambda f, n=name, p=(x, y): add(f, n, p), lambda f, d=degrees: turn(f, "T1", d)):
            with contextlib.suppress(Illegal):
                field = work(field)
    assert read_field(write_field(field)) == field
