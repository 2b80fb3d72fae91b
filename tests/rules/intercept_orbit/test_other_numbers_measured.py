"""Ranges, sight and possession measured on a map by a profile with other numbers."""

from __future__ import annotations

import pytest
import shapely

from rules.field import Ground
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import body
from rules.intercept_orbit.space.course import Course
from rules.intercept_orbit.space.ruler import fan, run
from rules.intercept_orbit.state.pending import Activation
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.state.units import Kind
from tests.rules.intercept_orbit.other_numbers import OTHER
from tests.rules.intercept_orbit.spaces import space, thing


def apart(far: float, *more: Asset) -> State:
    """A1 and B1, capital ships bow to stern, so far apart."""
    first, second = thing("A1", "capital", (8, 20), 90), thing("B1", "capital", (11 + far, 20), 90)
    return space(first, second, *more, profile=OTHER)


@pytest.mark.parametrize(("far", "player"), [(2.9, 1), (3.15, 1), (3.3, None)])
def test_an_hva_is_claimed_in_the_other_point_defense_range(far: float, player: int | None) -> None:
    hva = thing("AV1", "hva", (20, 20))
    state = space(hva, thing("B1", "capital", (20 + 0.75 + far + 1.5, 20), 90), profile=OTHER)
    assert measure.alone_at(state, hva) == player


@pytest.mark.parametrize(("far", "point"), [(2.9, True), (3.3, False)])
def test_a_company_on_a_ship_is_at_the_point_defense_range_of_that_ship(far: float, point: bool) -> None:
    state = apart(far, thing("Bc1", "company", (11 + far + 1.91, 20), host="B1"))
    assert (Range.POINT in measure.ranges_to(state, state.asset("A1"), state.asset("Bc1"))) is point


@pytest.mark.parametrize(
    ("ace", "far", "seen"), [(None, 1.65, True), (None, 1.8, False), ("Y", 3.1, True), ("Y", 3.3, False)]
)
def test_a_company_spots_in_the_other_ranges(ace: str | None, far: float, seen: bool) -> None:
    state = apart(12, thing("Ac1", "company", (8 + 1.5 + far + 0.4, 20), ace=ace))
    assert measure.sees(state, Activation("Ac1"), state.asset("A1"), 0) is seen


@pytest.mark.parametrize(("far", "seen"), [(6.15, True), (6.3, False)])
def test_a_ship_spots_up_to_the_other_assault_range(far: float, seen: bool) -> None:
    state = apart(far)
    assert measure.sees(state, Activation("A1"), state.asset("B1"), 1) is seen


def test_a_ship_spins_by_the_other_clicks() -> None:
    state = apart(9)
    assert measure.spun(state, state.asset("A1"), 2, state.asset("B1")) == ((8, 20), 150)


def test_a_company_docks_with_the_other_base() -> None:
    state = apart(9, thing("Ac1", "company", (8, 4)))
    at = measure.docked(state, "Ac1", state.asset("B1"), (8, 20))
    assert at == pytest.approx((8 + 3 + 9 - 1.5 - 0.41, 20), abs=0.01)


def test_a_run_reports_what_is_near_and_turns_by_the_other_clicks() -> None:
    ship = body(OTHER.bases, Kind.CAPITAL, (8, 20), 90)
    near = {"X1": body(OTHER.bases, Kind.DEBRIS, (11, 20 + 1.25 + 2.9 + 0.6))}
    found = run(OTHER, ship, Course(4, (0, 0, -2, 0)), near, Ground("square", 40))
    assert [meet.id for meet in found.meets] == ["X1"]
    assert (found.after(3.5).heading, found.end.heading) == (30, 30)


@pytest.mark.parametrize("side", [-1, 1])
def test_the_fan_of_courses_reaches_as_far_round_as_the_other_clicks(side: int) -> None:
    ship = body(OTHER.bases, Kind.CAPITAL, (20, 20), 0)
    end = run(OTHER, ship, Course(6, (side * 2, side * 2, side * 2, 0, 0, 0)), {}, Ground("square", 40)).end
    assert fan(OTHER, ship, Kind.CAPITAL, 3, Ground("square", 40)).intersects(shapely.Point(end.at))
