"""Turning, pushing, clinging, dodging: nothing ends on anything else."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.field import Ground
from rules.intercept_orbit.space.bases import Body, gap, holds, overlaps, touching
from rules.intercept_orbit.space.shifts import carried, clinging, company_ways, dodged, pushed, shifted, turned
from tests.long import many
from tests.rules.intercept_orbit import slow_geometry as slow
from tests.rules.intercept_orbit.slow_geometry import body

SQUARE = Ground("square", 32)
WIDTH, DODGE = 1.0, 2.0
"""Of a company: the width of its base, and how far it dodges."""


# -- turning ----------------------------------------------------------------------------------------------------------


def test_a_ship_with_room_turns_all_the_way() -> None:
    assert turned(body("frigate", (16, 16), 0), -67.5, []).heading == 292.5


def test_a_ship_turns_until_just_before_it_would_touch_another() -> None:
    ship, other = body("frigate", (16, 16), 0), body("debris", (17.3, 15.6))
    after = turned(ship, 90, [other])
    assert 5 < after.heading < 85
    assert not overlaps(after, other)
    assert gap(after, other) < 0.03


@pytest.mark.long
@settings(max_examples=80, deadline=None)
@given(slow.bodies(("capital", "frigate"), 14, 18), st.integers(-6, 6), st.integers(0, 2**32))
def test_turning_stops_no_later_and_no_earlier(ship: Body, clicks: int, seed: int) -> None:
    others = [other for other in slow.littered(random.Random(seed), 6, 20).values() if gap(ship, other) > 0.04]
    after = turned(ship, clicks * 22.5, others)
    gone = (after.heading - ship.heading) * math.copysign(1, clicks) % 360 if clicks else 0.0
    gone = 0.0 if gone > 359.9 else gone
    looks = [gone * n / 50 for n in range(51)]
    poses = [Body(ship.at, ship.heading + math.copysign(a, clicks), ship.length, ship.width) for a in looks]
    assert all(slow.far(pose, slow.smaller(o, 0.03)) > 0 for pose in poses for o in others)
    if gone < abs(clicks) * 22.5 - 0.1:
        on = Body(ship.at, ship.heading + math.copysign(gone + 1.5, clicks), ship.length, ship.width)
        assert any(slow.far(on, o) == 0 for o in others)


def test_the_other_ship_of_a_collision_keeps_nobody_from_turning() -> None:
    rammer, target = body("capital", (16, 18), 0), body("frigate", (16, 16.5), 90)
    assert turned(target, 45, [rammer]).heading == 135
    third = body("debris", (17.3, 15.4))
    assert turned(target, -45, [rammer, third]).heading > 50


# -- pushing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heading", "others", "at"),
    [
        (0, [], (16, 11)),
        (90, [], (21, 16)),
        (0, [body("capital", (16, 12))], (16, 13.5)),
        (180, [body("capital", (16, 12))], (16, 21)),
    ],
)
def test_debris_is_pushed_until_it_would_hit_something(
    heading: float, others: list[Body], at: tuple[float, float]
) -> None:
    assert pushed(body("debris", (16, 16)), heading, 5, others).at == pytest.approx(at, abs=0.02)


def test_pushed_over_the_edge_or_kept_on_the_table() -> None:
    assert pushed(body("debris", (2, 16)), 270, 5, []).at == (-3, 16)
    assert shifted(body("frigate", (0.6, 16)), 270, 1, [], SQUARE).at == pytest.approx((0, 16), abs=0.02)
    assert shifted(body("frigate", (5, 16)), 270, 1, [], SQUARE).at == (4, 16)


# -- clinging ---------------------------------------------------------------------------------------------------------


@settings(max_examples=many(150), deadline=None)
@given(slow.bodies(low=10, high=20), st.floats(0, 32), st.floats(0, 32))
def test_a_company_clings_at_the_place_nearest_to_a_wish(hull: Body, x: float, y: float) -> None:
    base = clinging(hull, (x, y), WIDTH)
    assert touching(base, hull)
    assert not overlaps(base, hull)
    around = (clinging(hull, (hull.at[0] + 5 * math.cos(a), hull.at[1] + 5 * math.sin(a)), WIDTH) for a in range(7))
    assert math.dist(base.at, (x, y)) <= min(math.dist(other.at, (x, y)) for other in around) + 0.03


def test_companies_find_room_beside_one_another() -> None:
    hull, found = body("frigate", (16, 16), 30), []
    for _ in range(6):
        found.append(clinging(hull, (17, 16), WIDTH, found))
    assert all(touching(base, hull) for base in found)
    assert not any(overlaps(a, b) for n, a in enumerate(found) for b in found[:n])


def test_a_company_clings_on_the_table() -> None:
    hull = body("capital", (1, 16))
    assert holds(SQUARE, clinging(hull, (-5, 16), WIDTH, (), SQUARE))
    assert not holds(SQUARE, clinging(hull, (-5, 16), WIDTH))


def test_one_too_many_is_squeezed_in() -> None:
    hull = body("debris", (16, 16))
    full = [Body((16, 16), 0, 6, 6)]
    assert touching(clinging(hull, (16, 20), WIDTH, full), hull)


@settings(max_examples=60, deadline=None)
@given(
    slow.bodies(("capital", "frigate"), 8, 24),
    slow.bodies(("capital", "frigate"), 8, 24),
    st.floats(0, 6),
)
def test_what_clings_is_carried_along(before: Body, after: Body, turn: float) -> None:
    after = Body(after.at, after.heading, before.length, before.width)
    base = clinging(before, (before.at[0] + 3 * math.cos(turn), before.at[1] + 3 * math.sin(turn)), WIDTH)
    moved = carried(base, before, after)
    assert gap(moved, after) == pytest.approx(gap(base, before), abs=0.02)
    assert math.dist(moved.at, after.at) == pytest.approx(math.dist(base.at, before.at), abs=0.02)


# -- dodging ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "others", "end"),
    [
        ((17.5, 16), [], (19.5, 16)),
        ((17.5, 16), [body("debris", (18.5, 16))], (19.5, 16)),
        ((16, 14.5), [], (16, 12.5)),
    ],
)
def test_a_company_dodges_two_units_straight_away(
    at: tuple[float, float], others: list[Body], end: tuple[float, float]
) -> None:
    found = dodged(body("company", at), body("capital", (16, 16)), DODGE, others, SQUARE)
    assert found is not None
    assert found.at == pytest.approx(end, abs=0.02)


def test_where_it_has_no_room_it_dodges_aside() -> None:
    hull = body("capital", (16, 16))
    found = dodged(body("company", (17.5, 16)), hull, DODGE, [body("debris", (19.5, 16))], SQUARE)
    assert found is not None
    assert gap(found, hull) == pytest.approx(2, abs=0.02)
    assert found.at != (19.5, 16)


def test_in_a_corner_there_is_no_dodging() -> None:
    hull, sides = body("capital", (16, 3)), [body("capital", (13, 1)), body("capital", (19, 1))]
    assert dodged(body("company", (16, 1.5)), hull, DODGE, sides, SQUARE) is None


@settings(max_examples=80, deadline=None)
@given(slow.bodies(low=6, high=26), st.floats(0, 6.28), st.integers(0, 2**32))
def test_a_dodge_ends_two_units_away_on_free_ground(hull: Body, turn: float, seed: int) -> None:
    others = list(slow.littered(random.Random(seed), 12).values())
    base = clinging(hull, (hull.at[0] + 3 * math.cos(turn), hull.at[1] + 3 * math.sin(turn)), WIDTH)
    found = dodged(base, hull, DODGE, others, SQUARE)
    if found is not None:
        assert gap(found, hull) == pytest.approx(2, abs=0.02)
        assert holds(SQUARE, found)
        assert not any(overlaps(found, other) for other in others)


# -- companies' ways --------------------------------------------------------------------------------------------------


def test_a_company_goes_around_a_hull() -> None:
    found = company_ways(SQUARE, body("company", (16, 20)), [body("capital", (16, 17), 0)])
    way = found.to((16, 14))
    assert way is not None
    assert 6 < way.length < 7.2
    assert found.to((16, 17)) is None
