"""Shortest ways and reachable ground, against ways over points sampled around every corner."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
import shapely

from rules.field import Disc, Ground, Point, Shape, Ways, gap, has, rounded, ways
from tests.rules.field import fieldtruth as truth

SIZE = 12.0
BASE = 0.5
NEAR = 0.02
FIELDS, MORE_FIELDS, ENDS = 120, 600, 8
SQUARE = Ground("square", SIZE)


def _spot(luck: random.Random, ground: Ground) -> Point:
    while True:
        point = rounded((luck.uniform(BASE, SIZE - BASE), luck.uniform(BASE, SIZE - BASE)))
        if ground.holds(point, BASE, 0.0):
            return point


def _placed(seed: int) -> tuple[Ground, Point, list[Shape], list[Point]]:
    """A field with a few things, a base that stands somewhere, and places it may want to go."""
    luck = random.Random(seed)
    ground = Ground(luck.choice(("square", "round")), SIZE)
    while True:
        shapes = truth.random_shapes(luck, luck.randint(1, 4), SIZE)
        start = _spot(luck, ground)
        if all(gap(Disc(start, BASE), shape) > 0.01 for shape in shapes):
            return ground, start, shapes, [_spot(luck, ground) for _ in range(ENDS)]


def _check(seed: int) -> None:
    ground, start, shapes, ends = _placed(seed)
    mover = Ways(ground, Disc(start, BASE), shapes)
    exact = truth.Truth(ground, start, BASE, shapes, ends).lengths
    lengths = [math.inf if (way := mover.to(end)) is None else way.length for end in ends]
    for end, length, right in zip(ends, lengths, exact, strict=True):
        if not (length == right or abs(length - right) <= NEAR):
            # A gap of 0.98 to 1: either is right.
            wide = truth.Truth(ground, start, BASE - NEAR / 2, shapes, ends).lengths[ends.index(end)]
            assert wide - NEAR <= length <= right + NEAR, (seed, end)
    most = (2.0, 3.0, 4.0, 6.0)[seed % 4]
    area = mover.reach(most)
    assert area.is_valid
    for end, length in zip(ends, lengths, strict=True):
        if length <= most - 0.03:
            assert area.distance(shapely.Point(end)) <= NEAR, (seed, end)
        elif length >= most + 0.03:
            assert not has(area.buffer(-0.03), end), (seed, end)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("tenth", range(10))
def test_ways_and_reach_on_random_fields(tenth: int) -> None:
    for seed in range(tenth, FIELDS, 10):
        _check(seed)


@pytest.mark.long
def test_ways_and_reach_on_many_more_fields() -> None:
    for seed in range(10_000, 10_000 + MORE_FIELDS):
        _check(seed)


@pytest.mark.long(after=24)
@pytest.mark.parametrize("seed", range(40))
def test_ways_run_where_a_base_has_room(seed: int) -> None:
    ground, start, shapes, ends = _placed(seed)
    mover = Ways(ground, Disc(start, BASE), shapes)
    for end in ends:
        way = mover.to(end)
        assert mover.clear(end) == all(truth.point_gap(end, shape) >= BASE - 0.008 for shape in shapes)
        if way is None:
            continue
        assert (way.points[0], way.points[-1]) == (start, end)
        assert way.length == pytest.approx(sum(math.dist(a, b) for a, b in pairwise(way.points)))
        for a, b in pairwise(way.points):
            for point in truth.between_points(a, b, 0.05):
                assert min(truth.point_gap(point, shape) for shape in shapes) >= BASE - 0.012
                assert ground.holds(point, BASE)


@pytest.mark.parametrize("seed", range(30))
def test_the_nearest_end_is_legal_and_as_near_as_any(seed: int) -> None:
    ground, start, shapes, ends = _placed(seed)
    mover = Ways(ground, Disc(start, BASE), shapes)
    most = random.Random(seed).uniform(1, 6)
    legal = [end for end in ends if (way := mover.to(end)) is not None and way.length <= most]
    spots = [start, *legal]
    for wanted in [*ends, (-3.0, 5.0), (SIZE / 2, SIZE * 2)]:
        found = mover.nearest(wanted, most)
        assert found is not None
        assert found == rounded(found)
        way = mover.to(found)
        assert way is not None
        assert way.length <= most + 0.005
        assert math.dist(found, wanted) <= min(math.dist(spot, wanted) for spot in spots) + 0.05


# -- by hand -------------------------------------------------------------------------------------------------------


def box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def going(start: Point, *shapes: Shape, ground: Ground = SQUARE) -> Ways:
    return Ways(ground, Disc(start, BASE), shapes)


def test_nothing_in_the_way() -> None:
    way = going((2, 2), box(8, 8, 9, 9)).to((5, 6))
    assert way is not None
    assert (way.points, way.length) == (((2, 2), (5, 6)), 5)
    stay = going((2, 2)).to((2, 2))
    assert stay is not None
    assert (stay.points, stay.length) == (((2, 2),), 0)


def test_around_a_wall() -> None:
    """Tangent, an arc, along the end of the wall, and the same again."""
    wall = box(5, 3, 6, 20)
    way = going((2, 6), wall, ground=Ground("square", 12)).to((9, 6))
    tangent = math.sqrt(3**2 + 3**2 - BASE**2)
    turn = math.atan2(3, 3) + math.asin(BASE / math.hypot(3, 3))
    assert way is not None
    assert way.length == pytest.approx(2 * tangent + 1 + 2 * BASE * turn, abs=0.01)


def test_around_a_base() -> None:
    """Two tangents and an arc of radius 1 around another frame."""
    way = going((2, 6), Disc((6, 6), 0.5)).to((10, 6))
    assert way is not None
    tangent, turn = math.sqrt(16 - 1), math.pi - 2 * math.acos(1 / 4)
    assert way.length == pytest.approx(2 * tangent + turn, abs=0.01)


@pytest.mark.parametrize(("width", "through"), [(1.2, True), (1.0, True), (0.97, False), (0.5, False)])
def test_gaps_as_wide_as_the_base(width: float, through: bool) -> None:
    walls = box(5, -1, 6, 6 - width / 2), box(5, 6 + width / 2, 6, 13)
    way = going((3, 6), *walls).to((8, 6))
    assert (way is not None) == through
    if way is not None:
        assert way.length == pytest.approx(5, abs=0.01)


def test_touching_is_standing() -> None:
    mover = going((2, 6), box(5, 4, 6, 8), Disc((8, 2), 0.5))
    assert mover.clear((4.5, 6))
    assert not mover.clear((4.52, 6))
    assert mover.clear((7, 2))
    assert not mover.clear((7.02, 2))
    assert mover.clear((0.5, 11.5))
    assert not mover.clear((0.48, 11.5))
    touching = going((4.5, 6), box(5, 4, 6, 8)).to((4.5, 9))
    assert touching is not None
    assert touching.length == pytest.approx(3)


def test_no_way_out_of_a_pocket() -> None:
    walls = box(4, 4, 8, 4.5), box(4, 7.5, 8, 8), box(4, 4, 4.5, 8), box(7.5, 4, 8, 8)
    mover = going((6, 6), *walls)
    assert mover.to((2, 2)) is None
    assert mover.nearest((2, 2), 6) == (5, 5)
    assert mover.reach(6).area == pytest.approx(4, abs=0.08)


def test_what_it_stands_on_does_not_block() -> None:
    house = box(4, 4, 8, 8)
    mover = going((5, 6), house, box(9, 5, 10, 7))
    way = mover.to((2, 6))
    assert way is not None
    assert way.length == pytest.approx(3)
    far = mover.to((11, 6))
    assert far is not None
    assert far.length > 6.1


def test_the_field_is_a_fence() -> None:
    """Between a piece and the edge of the field a base needs its room as well."""
    assert going((2, 2), box(5, 1.1, 6, 20)).to((9, 2)) is not None
    assert going((2, 2), box(5, 0.9, 6, 20)).to((9, 2)) is None
    round_field = Ground("round", SIZE)
    assert going((2, 6), ground=round_field).to((1, 1)) is None
    assert going((2, 6), ground=round_field).reach(20).area == pytest.approx(math.pi * 5.5**2, rel=0.01)


def test_reach_in_the_open_is_a_disc() -> None:
    area = going((6, 6)).reach(4)
    assert area.area == pytest.approx(math.pi * 16, rel=0.002)
    assert going((6, 6)).reach(0).area < 0.01


def test_the_same_question_is_answered_by_the_same_ways() -> None:
    shapes: Sequence[Shape] = (box(5, 4, 6, 8),)
    assert ways(SQUARE, Disc((2, 6), BASE), tuple(shapes)) is ways(SQUARE, Disc((2, 6), BASE), tuple(shapes))


WOOD = ((4.2, 4.4), (6, 4), (7.5, 4.2), (8.6, 5.3), (9, 6.8), (7.9, 7.5), (6.2, 8), (4.4, 7.7), (3.2, 6.7), (3.2, 5.2))


@pytest.mark.parametrize("begin", [(0.8, 6.0), (0.8, 8.0), (6.0, 0.8), (0.8, 0.8)])
def test_there_is_a_way_around_a_wood_on_an_open_field(begin: Point) -> None:
    """Its corners are no multiples of a chord: a longer one led every way around it through its core."""
    mover = Ways(SQUARE, Disc(begin, BASE), [WOOD])
    assert mover.to((SIZE - begin[0], SIZE - begin[1])) is not None
