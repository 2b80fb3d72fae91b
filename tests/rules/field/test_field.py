"""Gaps, lines of sight, grounds and zones, against points sampled along every edge."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import Malformed
from rules.field import (
    CELL,
    ROUND,
    SHAPES,
    SQUARE,
    Disc,
    Ground,
    between,
    cell,
    clearance,
    common,
    disc_zone,
    gap,
    ground_zone,
    has,
    loops,
    near_zone,
    nearest_in,
    nowhere,
    read_place,
    sample,
    straight,
    union,
    within,
    without,
)
from tests.rules.field import fieldtruth as truth

SIZE = 12.0


def test_gaps_of_bases() -> None:
    assert gap(Disc((0, 0), 0.5), Disc((3, 4), 0.4)) == pytest.approx(4.1)
    assert gap(Disc((0, 0), 0.5), Disc((0.9, 0), 0.4)) == 0
    assert gap(Disc((0, 0), 0.5), ((2, -1), (4, -1), (4, 1), (2, 1))) == pytest.approx(1.5)
    assert gap(((2, -1), (4, -1), (4, 1), (2, 1)), Disc((3, 0), 0.5)) == 0


@pytest.mark.parametrize("seed", range(40))
def test_gap_is_the_least_distance_of_edges(seed: int) -> None:
    luck = random.Random(seed)
    one, other = truth.random_shapes(luck, 2, SIZE)
    least = min(truth.point_gap(point, other) for point in truth.edge_points(one))
    if any(truth.holds(one, point) for point in truth.edge_points(other, 0.2)):
        least = 0.0
    assert gap(one, other) == pytest.approx(least, abs=0.011)
    assert gap(one, other) == pytest.approx(gap(other, one))


def test_gaps_on_thousands_of_fields() -> None:
    """Of two things apart, a corner of one is nearest to the other; the exact distance, without sampling."""
    luck = random.Random(7)
    for _ in range(3000):
        base = Disc((luck.uniform(0, SIZE), luck.uniform(0, SIZE)), luck.choice((0.4, 0.5)))
        thing = truth.random_shape(luck, SIZE)
        assert gap(base, thing) == pytest.approx(max(0.0, truth.point_gap(base.at, thing) - base.radius), abs=1e-9)
        other = truth.random_shape(luck, SIZE)
        if not isinstance(thing, Disc) and not isinstance(other, Disc) and gap(thing, other) > 0:
            least = min(*(truth.point_gap(p, other) for p in thing), *(truth.point_gap(p, thing) for p in other))
            assert gap(thing, other) == pytest.approx(least, abs=1e-9)


def _sight(luck: random.Random) -> tuple[Disc, Disc]:
    ends = [Disc((luck.uniform(0, SIZE), luck.uniform(0, SIZE)), luck.choice((0.4, 0.5))) for _ in range(2)]
    return ends[0], ends[1]


@pytest.mark.parametrize("seed", range(60))
def test_between_is_a_point_of_the_line_in_the_thing(seed: int) -> None:
    luck = random.Random(seed)
    for thing in truth.random_shapes(luck, 4, SIZE):
        a, b = _sight(luck)
        line = truth.between_points(a.at, b.at, 0.01)
        outside = [p for p in line if math.dist(p, a.at) >= a.radius and math.dist(p, b.at) >= b.radius]
        if math.dist(a.at, b.at) <= a.radius + b.radius:
            assert clearance(a, b, thing) is None
            assert not between(a, b, thing)
            continue
        passes = min(truth.point_gap(point, thing) for point in outside)
        assert clearance(a, b, thing) == pytest.approx(passes, abs=0.012)
        if passes == 0.0 or passes > 0.012:
            assert between(a, b, thing) == between(b, a, thing) == (passes == 0.0)


def test_a_line_counts_outside_the_bases_only() -> None:
    a, b = Disc((2, 2), 0.5), Disc((8, 2), 0.5)
    assert not between(a, b, Disc((2, 2), 0.3))
    assert not between(a, b, ((1, 1), (2.4, 1), (2.4, 3), (1, 3)))
    assert between(a, b, ((1, 1), (2.6, 1), (2.6, 3), (1, 3)))
    assert between(a, b, ((4, 2), (5, 2), (5, 3), (4, 3)))
    assert not between(a, b, ((4, 2.01), (5, 2.01), (5, 3), (4, 3)))
    assert clearance(a, b, Disc((5, 3), 0.5)) == pytest.approx(0.5)


@pytest.mark.parametrize("shape", SHAPES)
def test_within_is_every_point_of_the_base_on_the_field(shape: str) -> None:
    luck = random.Random(shape)
    ground = Ground(shape, SIZE)
    for _ in range(400):
        disc = Disc((luck.uniform(-1, SIZE + 1), luck.uniform(-1, SIZE + 1)), luck.choice((0.4, 0.5)))
        rim = truth.edge_points(disc, 0.01)
        if shape == ROUND:
            over = max(math.dist(point, (SIZE / 2, SIZE / 2)) - SIZE / 2 for point in rim)
        else:
            over = max(max(-value, value - SIZE) for point in rim for value in point)
        if abs(over) > 0.01:
            assert within(ground, disc) == (over < 0)
            assert within(ground, disc) == has(ground_zone(ground, disc.radius), disc.at) or abs(over) < 0.02


def test_a_base_may_touch_the_edge_of_the_field() -> None:
    assert within(Ground(SQUARE, 32), Disc((0.5, 31.5), 0.5))
    assert not within(Ground(SQUARE, 32), Disc((0.48, 31.5), 0.5))
    assert within(Ground(ROUND, 32), Disc((0.5, 16), 0.5))
    assert not within(Ground(ROUND, 32), Disc((2, 2), 0.5))


def test_a_straight_way() -> None:
    assert straight((1, 1), (4, 5)).length == 5
    assert straight((1, 1), (1, 1)).points == ((1, 1),)


# -- zones ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_perimeters_hold_what_is_near_enough(seed: int) -> None:
    """Unions of discs and of things grown by a distance, met with a field, as a perimeter is."""
    luck = random.Random(seed)
    ground = Ground(luck.choice(SHAPES), SIZE)
    things = truth.random_shapes(luck, 3, SIZE)
    far = luck.uniform(0.5, 3)
    near = common(ground_zone(ground), union(near_zone(thing, far) for thing in things))
    rest = without(ground_zone(ground), near)
    for _ in range(80):
        point = luck.uniform(0, SIZE), luck.uniform(0, SIZE)
        least = min(truth.point_gap(point, thing) for thing in things)
        on_field = ground.shape == SQUARE or math.dist(point, (SIZE / 2, SIZE / 2)) < SIZE / 2 - 0.02
        if abs(least - far) > 0.02 and on_field:
            assert has(near, point) == (least < far)
            assert has(rest, point) == (least > far)
    assert near.area + rest.area == pytest.approx(ground_zone(ground).area)


def test_lines_on_thousands_of_fields() -> None:
    """A line crosses a thing when it cuts one of its edges or runs inside it."""
    luck = random.Random(8)
    for _ in range(3000):
        a, b = _sight(luck)
        thing = truth.random_shape(luck, SIZE)
        apart = math.dist(a.at, b.at)
        if apart <= a.radius + b.radius or isinstance(thing, Disc):
            continue
        ends = truth.toward(a.at, b.at, a.radius), truth.toward(b.at, a.at, b.radius)
        cuts = any(truth.cut(*ends, *edge) for edge in truth.edges(thing))
        assert between(a, b, thing) == (cuts or truth.inside(thing, ends[0]))


def test_disc_zones() -> None:
    zone = disc_zone((5, 5), 2)
    assert zone.area == pytest.approx(math.pi * 4, rel=0.01)
    assert has(zone, (6.9, 5))
    assert not has(zone, (7.1, 5))


@pytest.mark.parametrize("n", [1, 2, 5, 12, 40])
def test_samples_lie_in_the_zone_and_apart(n: int) -> None:
    zone = without(ground_zone(Ground(ROUND, 20)), disc_zone((10, 10), 6))
    points = sample(zone, n)
    assert len(points) == len(set(points)) == n
    assert all(has(zone.buffer(0.01), point) for point in points)
    assert points == sample(zone, n)
    assert sample(nowhere(), n) == ()


@given(st.floats(-5, 25), st.floats(-5, 25))
def test_the_nearest_point_of_a_zone(x: float, y: float) -> None:
    zone = without(disc_zone((10, 10), 8), disc_zone((10, 10), 3))
    x, y = round(x, 4), round(y, 4)
    found = nearest_in(zone, (x, y))
    assert found is not None
    away = math.dist((x, y), (10, 10))
    assert math.dist(found, (x, y)) == pytest.approx(max(0.0, 3 - away, away - 8), abs=0.05)
    assert nearest_in(nowhere(), (x, y)) is None


def test_zones_as_plain_points() -> None:
    ring = without(disc_zone((10, 10), 8), disc_zone((10, 10), 3))
    ((outline, holes),) = loops(ring)
    assert max(math.dist(p, (10, 10)) for p in outline) == pytest.approx(8)
    assert len(holes) == 1
    assert all(math.dist(p, (10, 10)) == pytest.approx(3, abs=0.02) for p in holes[0])
    assert outline[0] != outline[-1]
    assert len(loops(union([disc_zone((2, 2), 1), disc_zone((8, 8), 1)]))) == 2
    assert loops(nowhere()) == ()


# -- the grid ------------------------------------------------------------------------------------------------------


def test_cells() -> None:
    assert CELL == 2
    assert cell((0, 0)) == "1A"
    assert cell((21, 13)) == "7K"
    assert {read_place(text) for text in ("7K", " 7 k", "K7", " k 7 ")} == {(21, 13)}
    assert cell((47.9, 47.9)) == "24X"


@given(st.integers(0, 23), st.integers(0, 23))
def test_every_cell_is_read_as_its_middle(column: int, row: int) -> None:
    middle = column * 2 + 1.0, row * 2 + 1.0
    assert read_place(cell(middle)) == middle
    assert cell((middle[0] - 0.99, middle[1] + 0.99)) == cell(middle)


@pytest.mark.parametrize("text", ["12.5,8", "12.5, 8", "12.5;8", "(12.5 , 8.0)", " 12.50 8 "])
def test_points(text: str) -> None:
    assert read_place(text) == (12.5, 8)


@pytest.mark.parametrize(
    "text", ["", "K", "7", "K0", "0K", "7KK", "KK7", "12.5", "1,2,3", "nan,1", "1e3,2", "9999,1", "K7" * 500]
)
def test_no_points(text: str) -> None:
    with pytest.raises(Malformed, match="place-unreadable"):
        read_place(text)


@given(st.text(max_size=30))
def test_any_text_is_a_place_or_an_error(text: str) -> None:
    try:
        x, y = read_place(text)
    except Malformed:
        return
    assert math.isfinite(x + y)
