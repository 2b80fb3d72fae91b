"""Where the policy steers: not off the table, not into its own ships, to HVAs that nobody guards."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import choose, requests
from rules.intercept_orbit.opponent.aim import LOST, danger_ahead, runs_low
from rules.intercept_orbit.state.pending import Activation, Step
from tests.rules.intercept_orbit.placings import SPACE, asked
from tests.rules.intercept_orbit.spaces import acting, space, steering, thing

FOE = thing("B1", "capital", (28, 28), 270)


@pytest.mark.parametrize(
    ("at", "heading", "kind", "lost"),
    [
        ((16, 16), 0, "capital", False),
        ((16, 1), 0, "capital", True),
        ((16, 4), 0, "capital", False),
        ((16, 2), 0, "capital", True),
        ((16, 2), 0, "frigate", False),
        ((1, 16), 0, "capital", False),
        ((1, 1), 0, "capital", True),
    ],
)
def test_a_ship_needs_room_to_turn_before_the_edge(at, heading, kind, lost):
    ship = thing("A1", kind, at, heading)
    assert (danger_ahead(space(ship, FOE), ship, at, heading) >= LOST) == lost


def test_a_bow_that_points_away_from_the_edge_is_better():
    ship = thing("A1", "capital", (16, 4))
    dangers = [danger_ahead(space(ship, FOE), ship, ship.at, heading) for heading in (0, 45, 90)]
    assert dangers == sorted(dangers, reverse=True)
    assert dangers[-1] == 0


def _defends(at: tuple[float, float], dice: tuple[str, ...], faces: tuple[int, ...]) -> object:
    state = space(thing("A1", "capital", at, 0), thing("A2", "frigate", (8, 26)), FOE)
    state = structs.replace(state, stack=(Activation("A1", step=Step.DEFEND, target="none", dice=dice, faces=faces),))
    found = choose(state, requests(state)[0])
    return None if found is None else found.choice


def test_a_ship_that_must_turn_keeps_its_best_die_for_that():
    dice = ("W6", "W6", "B6")
    assert _defends((16, 20), dice, (6, 2, 3)) == "defend:0"
    assert _defends((16, 5), dice, (6, 2, 3)) == "defend:2"
    assert _defends((16, 5), ("W6",), (5,)) == "none"


def test_a_course_into_an_own_ship_is_the_worst_but_off_the_table():
    state = space(thing("A1", "capital", (8, 16), 90), thing("A2", "frigate", (12, 16), 0), FOE)
    _, request = asked(steering(state, "A1", 3))
    chosen = next(item for item in request.options if item.choice == choose(state, request).choice)
    assert chosen.facts["meets"] is None


def test_a_ship_flies_to_an_hva_that_nobody_guards():
    state = space(thing("A1", "capital", (8, 16), 90), thing("BV1", "hva", (12.5, 18), 0), FOE)
    _, request = asked(steering(state, "A1", 4))
    chosen = next(item for item in request.options if item.choice == choose(state, request).choice)
    x, y = chosen.facts["at"]
    assert ((x - 12.5) ** 2 + (y - 18) ** 2) ** 0.5 <= 2.5


def test_a_company_flies_home_with_its_last_fuel_from_a_ship_that_it_took():
    company = thing("Ac2", "company", (12, 4), fuel=1)
    assert runs_low(acting(SPACE, "A1", Step.ACT), company)
    assert not runs_low(acting(SPACE, "A1", Step.ACT), structs.replace(company, fuel=4))
    assert not runs_low(structs.replace(SPACE, clock=1), company)
