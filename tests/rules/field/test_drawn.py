"""Fields that people draw: what is refused of them, each with one reason, and what they are like."""

from __future__ import annotations

import math

import pytest

from rules.core.errors import Illegal
from rules.field import CODE_MAX, STYLES, Field, generate, read_field, write_field
from rules.field.drawn import Drawing, DrawnPiece, check, drawing_of, faults, field_of, is_twin, weighed

BOX = ((10.0, 10.0), (14.0, 10.0), (14.0, 13.0), (10.0, 13.0))


OLD = "FLD1-09804168T1J1JAH040KSC80268T2G1JAH040KSC8019HDZR"
"""The code of two houses, as it was before pieces had names of their own."""


def drawn(*outlines: tuple[tuple[float, float], ...], **about: int) -> Field:
    return field_of(Drawing("square", 44, "town", tuple(DrawnPiece("house", outline, **about) for outline in outlines)))


def shifted(x: float, y: float) -> tuple[tuple[float, float], ...]:
    return tuple((px + x, py + y) for px, py in BOX)


@pytest.mark.parametrize(
    ("field", "code"),
    [
        (drawn(((10, 10), (14, 14), (14, 10), (10, 14))), "piece-crosses"),
        (drawn(((10, 10), (10.2, 10), (10.2, 10.2))), "piece-too-small"),
        (drawn(((10, 10), (10, 10), (14, 10), (14, 10))), "piece-too-small"),
        (drawn(((10, 10), (14, 14), (14, 14), (14, 10), (10, 14))), "piece-crosses"),
        (drawn(((5, 10), (25, 10), (25, 12), (5, 12))), "piece-too-large"),
        (drawn(((-1, 10), (4, 10), (4, 12))), "piece-off-field"),
        (drawn(BOX, hits=4), "piece-hits"),
        (drawn(BOX, bricks=2), "piece-bricks"),
        (drawn(BOX, shifted(1, 1)), "piece-overlaps"),
        (drawn(BOX, shifted(4.8, 0)), "piece-gap"),
    ],
)
def test_each_fault_of_a_piece_has_its_reason(field: Field, code: str) -> None:
    assert [fault.code for fault in faults(field)] == [code]
    with pytest.raises(Illegal, match=code):
        check(field)


@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        (Drawing("square", 44, "moon"), "no-such-style"),
        (Drawing("oval", 44, "town"), "no-such-shape"),
        (Drawing("square", 99, "town"), "field-size"),
        (Drawing("square", 44, "town", (DrawnPiece("castle", BOX),)), "no-such-kind"),
        (Drawing("square", 44, "town", (DrawnPiece("house", BOX[:2]),)), "piece-corners"),
        (Drawing("square", 44, "town", (DrawnPiece("house", BOX * 3),)), "piece-corners"),
        (Drawing("square", 44, "town", (DrawnPiece("house", ((math.inf, 0), *BOX)),)), "piece-off-field"),
        (Drawing("square", 44, "town", (DrawnPiece("house", BOX),) * 41), "too-many-pieces"),
    ],
)
def test_what_is_no_field_is_refused(drawing: Drawing, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        field_of(drawing)
    assert refused.value.code == code


def test_a_corner_that_follows_itself_counts_once() -> None:
    assert check(drawn((BOX[0], *BOX, (10.01, 10.0)))) == drawn(BOX)


def test_a_drawn_field_is_its_code() -> None:
    field = check(drawn(BOX, shifted(0, 10), shifted(4.2, 0), hits=3, bricks=9))
    assert read_field(write_field(field)) == field
    assert field_of(drawing_of(field)) == field


def named(*names: str) -> Field:
    pieces = (DrawnPiece("house", shifted(6.0 * n, 0), 2, 3, name) for n, name in enumerate(names))
    return field_of(Drawing("square", 44, "town", tuple(pieces)))


def test_pieces_keep_their_own_names_in_the_code() -> None:
    field = check(named("the tower", "", "L'étang 2"))
    assert [piece.called for piece in read_field(write_field(field)).pieces] == ["the tower", "", "L'étang 2"]
    assert field_of(drawing_of(field)) == field
    assert named("  the \n tower ").pieces[0].called == "the tower"
    assert read_field(OLD) == named("", ""), "codes of fields without names are what they were"
    assert write_field(named("", "")) == OLD


@pytest.mark.parametrize("name", ["x" * 25, "é" * 13, "***", "a\0b", "a\u202eb", "\ud800a"])
def test_names_that_pieces_cannot_have(name: str) -> None:
    assert [fault.code for fault in faults(named(name))] == ["piece-called"]


def test_forty_pieces_with_names_have_a_code() -> None:
    ring = [(math.cos(n * math.tau / 10), math.sin(n * math.tau / 10)) for n in range(10)]
    spots = [(2 + 4.4 * (n % 7), 2 + 4.4 * (n // 7)) for n in range(40)]
    pieces = (DrawnPiece("house", tuple((x + a, y + b) for a, b in ring), called="x" * 24) for x, y in spots)
    field = check(field_of(Drawing("square", 48, "town", tuple(pieces), "x" * 60)))
    assert len(write_field(field)) < CODE_MAX - 500
    assert read_field(write_field(field)) == field


def test_few_faults_of_a_field_full_of_them() -> None:
    assert len(faults(drawn(*[BOX] * 40))) == 12


@pytest.mark.long(after=1)
@pytest.mark.parametrize("style", STYLES)
def test_a_field_laid_out_by_chance_has_no_faults_and_is_even(style: str) -> None:
    field = generate(style, "drawn", across=40)
    found = weighed(field)
    assert faults(field) == []
    assert found.even
    assert not found.closed
    assert found.least <= found.pieces <= found.most
    assert 0.8 < found.open < 1
    assert all(side.way is not None and side.way >= found.straight - 1.5 for side in found.sides)


def test_cover_on_one_side_alone_is_uneven() -> None:
    found = weighed(drawn(BOX, shifted(-5, -6), shifted(8, -7)))
    north, east, south, west = found.sides
    assert north.cover > 0.9
    assert north.cover + south.cover == pytest.approx(1)
    assert east.cover + west.cover == pytest.approx(1)
    assert not found.even


FACING = (((3, 3), (5, 3), (5, 5), (3, 5)), ((26, 26), (28, 26), (28, 28), (26, 28)))


@pytest.mark.parametrize(
    ("pieces", "even"),
    [
        ([DrawnPiece("house", FACING[0]), DrawnPiece("shed", FACING[1], bricks=4)], True),
        ([DrawnPiece("tower", FACING[0], hits=3), DrawnPiece("fence", FACING[1], hits=1)], False),
        ([DrawnPiece("lava", ((x, 20), (x + 7, 20), (x + 7, 28), (x, 28))) for x in (3, 18)], False),
        ([DrawnPiece("lava", ((x, 20), (x + 2, 20), (x + 2, 22), (x, 22))) for x in (3, 18)], True),
        ([DrawnPiece("wall", ((x, 20), (x + 10.2, 20), (x + 10.2, 21), (x, 21))) for x in (0.2, 10.4, 20.6)], False),
    ],
    ids=["height alone", "hits", "two pools on one side", "two puddles", "a side walled in"],
)
def test_hits_hazards_and_ways_make_sides_differ(pieces: list[DrawnPiece], even: bool) -> None:
    assert weighed(field_of(Drawing("square", 44, "town", tuple(pieces)))).even is even


def test_hazards_are_no_open_ground() -> None:
    found = weighed(
        field_of(Drawing("square", 44, "town", (DrawnPiece("lava", ((3, 20), (13, 20), (13, 28), (3, 28))),)))
    )
    assert found.open == pytest.approx(1 - 80 / 44**2 * 2, abs=0.001)
    north, _, south, _ = found.sides
    assert (north.open, south.open) == pytest.approx((1, 1 - 160 / 44**2 * 2), abs=0.001)
    assert found.pieces == 0


@pytest.mark.parametrize("across", range(40, 49))
def test_a_piece_with_its_twin_is_the_same_turned_by_half_a_turn(across: int) -> None:
    far = round(across / math.sqrt(2), 2)  # as the page makes a twin
    twin = tuple((round(far - x, 1), round(far - y, 1)) for x, y in BOX)
    same = field_of(Drawing("square", across, "town", (DrawnPiece("house", BOX), DrawnPiece("shed", twin))))
    assert is_twin(same)
    north, east, south, west = weighed(same).sides
    assert [side.cover for side in (north, east, south, west)] == [0.5] * 4, "what is called equal has equal figures"
    assert (north.way, east.way) == (south.way, west.way)
    other = DrawnPiece("house", twin, bricks=4)
    assert not is_twin(field_of(Drawing("square", across, "town", (DrawnPiece("house", BOX), other))))
    assert not is_twin(field_of(Drawing("square", across, "town", (DrawnPiece("house", BOX),))))


def test_an_empty_field_and_a_piece_in_its_middle() -> None:
    assert weighed(drawn()).even
    assert weighed(drawn()).open == 1
    middle = 44 / math.sqrt(2) / 2
    assert weighed(drawn(shifted(middle - 12, middle - 14))).midst is None
    found = weighed(drawn(shifted(middle - 12, middle - 11.5)))
    north, east, south, west = (side.way for side in found.sides)
    assert found.even
    assert found.midst is not None
    assert found.midst.id == "T1"
    assert north == pytest.approx(south, abs=0.2)
    assert east == pytest.approx(west, abs=0.2)


def test_ground_that_is_cut_off() -> None:
    walls = [
        ((1, 9), (9, 9), (9, 9.6), (1, 9.6)),
        ((0, 9), (0.8, 9), (0.8, 9.6), (0, 9.6)),
        ((9.2, 0), (9.8, 0), (9.8, 9.6), (9.2, 9.6)),
    ]
    field = check(drawn(*walls))
    assert weighed(field).closed
