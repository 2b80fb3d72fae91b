"""Bases: distances, ranges, cover and going straight on, against the same corner by corner."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.field import Ground
from rules.intercept_orbit.space.bases import (
    TOUCH,
    Body,
    ahead,
    bearing,
    between,
    core,
    corners,
    first_met,
    gap,
    holds,
    is_at,
    legal_ranges,
    nearer,
    outline,
    overlaps,
    range_at,
    run_on,
    separation,
    tidy,
    touching,
)
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.units import Kind
from tests.long import many
from tests.rules.intercept_orbit import slow_geometry as slow
from tests.rules.intercept_orbit.slow_geometry import body


@pytest.mark.parametrize(
    ("kind", "base"),
    [("capital", (2, 2)), ("frigate", (2, 1)), ("hva", (2, 1)), ("company", (1, 1)), ("debris", (1, 1))],
)
def test_bases_are_eight_by_eight_studs_and_so_on_four_to_a_unit(kind: str, base: tuple[float, float]) -> None:
    assert ORBIT.bases.of(Kind(kind)) == base


def test_north_is_up_and_headings_go_clockwise() -> None:
    assert ahead((5, 5), 0, 2) == pytest.approx((5, 3))
    assert ahead((5, 5), 90, 2) == pytest.approx((7, 5))
    assert bearing((5, 5), (5, 9)) == pytest.approx(180)
    assert bearing((5, 5), (1, 5)) == pytest.approx(270)
    assert bearing((5, 5), (5, 5)) == 0


def test_a_frigate_is_long_ahead_and_narrow_abeam() -> None:
    ship = body("frigate", (5, 5), 90)
    assert {(round(x, 6), round(y, 6)) for x, y in corners(ship)} == {(6, 5.5), (4, 5.5), (4, 4.5), (6, 4.5)}
    assert outline(ship).area == pytest.approx(2)
    assert outline(body("company", (5, 5))).area == pytest.approx(0.785, abs=0.01)


@settings(max_examples=many(200), deadline=None)
@given(slow.bodies(low=8, high=16), slow.bodies(low=8, high=16))
def test_gaps_are_those_from_corner_to_corner(a: Body, b: Body) -> None:
    assert gap(a, b) == pytest.approx(slow.far(a, b), abs=1e-6)
    assert gap(a, b) == pytest.approx(gap(b, a), abs=1e-9)


@settings(max_examples=many(300), deadline=None)
@given(slow.bodies(low=8, high=14), slow.bodies(low=8, high=14), st.floats(0, 6))
def test_what_circles_tell_is_what_measuring_would_tell(a: Body, b: Body, far: float) -> None:
    assert nearer(a, b, far) == (gap(a, b) <= far)
    assert nearer(a, b, gap(a, b))
    assert touching(a, b) == (gap(a, b) <= TOUCH)
    assert overlaps(a, b) == (gap(a, core(b)) == 0.0)
    assert nearer(b, a, far) == (gap(b, a) <= far)
    assert [at for at in Range if is_at(ORBIT, a, b, at)] == [range_at(ORBIT, gap(a, b))]


@settings(max_examples=many(100), deadline=None)
@given(slow.bodies(("capital", "frigate")), slow.bodies(("company",), low=2, high=30))
def test_a_disc_is_as_far_from_a_ship_as_its_sides_say(ship: Body, company: Body) -> None:
    assert max(0.0, separation(ship, company)) == pytest.approx(gap(ship, company))


@settings(max_examples=many(150), deadline=None)
@given(slow.bodies(low=8, high=14), slow.bodies(low=8, high=14), st.floats(0, 359), st.floats(0.5, 6))
def test_going_straight_on_ends_at_what_is_in_the_way(a: Body, b: Body, heading: float, far: float) -> None:
    steps = [far * n / 300 for n in range(301)]
    poses = [Body(ahead(a.at, heading, gone), a.heading, a.length, a.width, a.round) for gone in steps]
    found = run_on(a, heading, far, b)
    if slow.far(a, slow.smaller(b, 0.015)) == 0.0:
        assert found is None
        return
    deep = [gone for gone, pose in zip(steps, poses, strict=True) if slow.far(pose, slow.smaller(b, 0.025)) == 0]
    light = [gone for gone, pose in zip(steps, poses, strict=True) if slow.far(pose, b) <= 0.03]
    if deep:
        assert found is not None
        assert light[0] - 0.03 <= found <= deep[0] + 0.001
    elif not light:
        assert found is None


def test_the_first_of_several_stops_it() -> None:
    others = [body("debris", (5, 1)), body("debris", (5, 3)), body("debris", (9, 4))]
    assert first_met(body("frigate", (5, 8), 0), 0, 20, others) == pytest.approx(3.5, abs=0.02)
    assert first_met(body("frigate", (5, 8), 0), 90, 2, others) == 2


@pytest.mark.parametrize(
    ("a", "b", "touch", "on"),
    [
        (body("capital", (5, 5)), body("capital", (7, 5)), True, False),
        (body("capital", (5, 5)), body("capital", (7.02, 5)), True, False),
        (body("capital", (5, 5)), body("capital", (7.05, 5)), False, False),
        (body("capital", (5, 5)), body("capital", (6.9, 5)), True, True),
        (body("capital", (5, 5)), body("company", (6.5, 5)), True, False),
        (body("company", (5, 5)), body("company", (6, 5)), True, False),
        (body("company", (5, 5)), body("company", (5.9, 5)), True, True),
    ],
)
def test_touching_is_not_standing_on(a: Body, b: Body, touch: bool, on: bool) -> None:
    assert (touching(a, b), overlaps(a, b)) == (touch, on)


@pytest.mark.parametrize(
    ("far", "name", "legal"),
    [
        (0.0, "dogfight", ("dogfight",)),
        (1.0, "dogfight", ("dogfight", "point-defense")),
        (1.05, "point-defense", ("dogfight", "point-defense")),
        (1.5, "point-defense", ("point-defense",)),
        (2.0, "point-defense", ("point-defense", "assault")),
        (2.05, "assault", ("point-defense", "assault")),
        (2.5, "assault", ("assault",)),
        (8.0, "assault", ("assault", "support")),
        (8.1, "support", ("assault", "support")),
        (8.2, "support", ("support",)),
        (40.0, "support", ("support",)),
    ],
)
def test_ranges(far: float, name: str, legal: tuple[str, ...]) -> None:
    assert range_at(ORBIT, far) == name
    assert legal_ranges(ORBIT, far) == legal


@pytest.mark.parametrize(
    ("things", "cover"),
    [
        ({"on the line": body("debris", (10, 16.5))}, ("on the line",)),
        ({"touching it": body("debris", (10, 17.5))}, ("touching it",)),
        ({"too far from the target": body("debris", (10, 14))}, ()),
        ({"just within two": body("debris", (10, 15.5))}, ("just within two",)),
        ({"beside the line": body("debris", (10.8, 17))}, ()),
        ({"a close call": body("debris", (10.58, 17))}, ("a close call",)),
        ({"behind the target": body("debris", (10, 21))}, ()),
        ({"far": body("debris", (10, 16)), "near": body("capital", (10.9, 17.5))}, ("near", "far")),
        ({"a company's base": body("company", (10, 17))}, ("a company's base",)),
    ],
)
def test_cover_is_what_stands_between_within_two_of_the_target(things: dict[str, Body], cover: tuple[str, ...]) -> None:
    assert between(ORBIT, body("capital", (10, 5)), body("capital", (10, 19)), things) == cover


def test_nothing_is_between_bases_that_touch() -> None:
    thing = {"X": body("debris", (10, 10))}
    assert between(ORBIT, body("capital", (10, 10)), body("frigate", (10, 12)), thing) == ()
    assert between(ORBIT, body("capital", (10, 10)), body("capital", (10, 10)), thing) == ()


@pytest.mark.parametrize(
    ("ground", "base", "held"),
    [
        (Ground("square", 32), body("capital", (1, 1)), True),
        (Ground("square", 32), body("capital", (1, 1), 45), False),
        (Ground("square", 32), body("frigate", (0.5, 5)), True),
        (Ground("square", 32), body("frigate", (0.5, 5), 90), False),
        (Ground("square", 32), body("company", (31.5, 31.5)), True),
        (Ground("round", 32), body("company", (31.4, 16)), True),
        (Ground("round", 32), body("company", (30, 30)), False),
        (Ground("round", 32), body("capital", (1, 16)), False),
    ],
)
def test_the_table_holds_whole_bases(ground: Ground, base: Body, held: bool) -> None:
    assert holds(ground, base) is held


def test_places_are_kept_to_a_hundredth() -> None:
    assert tidy(Body((1.23456, 2.0), 382.504, 2, 2)) == Body((1.23, 2.0), 22.5, 2, 2)
    assert tidy(Body((0, 0), 359.999, 2, 2)).heading == 0


def _body(luck: random.Random) -> Body:
    at = (round(luck.uniform(0, 8), 2), round(luck.uniform(0, 8), 2))
    heading = luck.choice([luck.uniform(0, 360), 22.5 * luck.randrange(16)])
    return Body(at, heading, luck.choice([1, 2, 3.5, 6]), luck.choice([0.5, 1, 1.5]), luck.random() < 0.1)


def test_what_circles_and_sides_tell_is_what_is_measured() -> None:
    luck, seen = random.Random(4), Counter[bool]()
    for _ in range(3000):
        one, other, far = _body(luck), _body(luck), luck.choice([0.0, 0.03, 0.5, 1.0, 2.0])
        near = gap(one, other) <= far
        assert nearer(one, other, far) is near
        assert overlaps(one, other) is (gap(one, core(other)) == 0.0)
        seen[near] += 1
    assert min(seen.values()) > 500
