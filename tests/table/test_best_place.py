"""What is tried out first on a map: a course that stays on the table, and leaves a ship room to turn."""

from __future__ import annotations

import pytest

from rules import Choice, Reason, requests
from rules.intercept_orbit.opponent.aim import LOST, danger_ahead
from table.planning import PlaceQuestion, best_place, given_away, preview_place
from tests.rules.intercept_orbit.spaces import space, steering, thing
from text.maps import risky_go


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


def test_an_hva_is_not_left_alone_where_another_course_guards_it(monkeypatch):
    """The policy may fly away from it: what is tried out first gives no points away."""
    ship = thing("A1", "frigate", (16, 16), 0)
    state = steering(space(ship, thing("AV1", "hva", (16, 18.5), 0), thing("B1", "capital", (17.5, 19), 0)), "A1", 4)
    question = PlaceQuestion(state, requests(state)[0], None)
    options = question.request.options
    given = {item.choice: 10 * (number == 0) for number, item in enumerate(options)}
    monkeypatch.setattr("table.planning.given_away", lambda question, choice: given[choice])
    monkeypatch.setattr("table.planning.choose", lambda state, request: Choice(options[0].choice, Reason("course")))
    assert best_place(question) != options[0].choice


def test_no_course_that_collides_is_tried_out_first_while_another_does_not(monkeypatch):
    """Not even the one that the policy takes, which keeps the aim."""
    ship = thing("A1", "frigate", (16, 16), 0)
    state = steering(space(ship, thing("BV1", "hva", (16, 12.5), 90), thing("B1", "capital", (16, 28), 0)), "A1", 2)
    question = PlaceQuestion(state, requests(state)[0], None)
    crash = next(item for item in question.request.options if item.facts["meets"])
    monkeypatch.setattr("table.planning.choose", lambda state, request: Choice(crash.choice, Reason("course")))
    monkeypatch.setattr("table.planning.keeps_aim", lambda option: option == crash)
    assert not preview_place(question, best_place(question)).preview.hits
    assert not preview_place(question, best_place(question)).preview.meets


@pytest.mark.parametrize(("given", "label"), [(0, ""), (1, "gives away 1 point"), (10, "gives away 10 points")])
def test_go_says_what_it_gives_away(given, label):
    ship = thing("A1", "frigate", (16, 16), 0)
    state = steering(space(ship, thing("B1", "capital", (16, 28), 0)), "A1", 4)
    question = PlaceQuestion(state, requests(state)[0], None)
    said = risky_go("en", preview_place(question, best_place(question)).preview, given)
    assert said.endswith(label)
    assert bool(said) == bool(label)
    assert given_away(question, best_place(question)) == 0
