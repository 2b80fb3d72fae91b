"""What is tried out first on a map: a course that stays on the table, and leaves a ship room to turn."""

from __future__ import annotations

import pytest

from rules import requests
from rules.intercept_orbit.opponent.aim import LOST, danger_ahead
from table.planning import PlaceQuestion, best_place, preview_place
from tests.rules.intercept_orbit.spaces import space, steering, thing


@pytest.mark.parametrize(
    ("at", "heading", "pips"),
    [((27.55, 14.91), 112.5, 5), ((27.55, 14.91), 112.5, 3), ((16, 5), 0, 4), ((12.6, 4.45), 22.5, 2)],
)
def test_a_ship_that_can_turn_away_from_the_edge_does_so_first(at, heading, pips):
    ship = thing("A1", "frigate", at, heading)
    state = steering(space(ship, thing("B1", "capital", (16, 28), 0)), "A1", pips)
    question = PlaceQuestion(state, requests(state)[0], None)
    planned = preview_place(question, best_place(question)).preview
    assert planned.leaves == "no"
    assert danger_ahead(state, ship, planned.at, planned.heading) < LOST
