"""What the label of a suggestion says is what happens: tried over random states."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import Answer, FairDice, RulesError, decide, requests
from rules.core.request import Option, Request
from rules.intercept_orbit.movement.collisions import Collided, Stopped
from rules.intercept_orbit.movement.edge import LostInSpace
from rules.intercept_orbit.movement.journey import PathDeclared
from rules.intercept_orbit.placing.preview import preview
from rules.intercept_orbit.rule import Event
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import range_at
from rules.intercept_orbit.state.pending import Step
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import State
from rules.intercept_orbit.turn.launch import Launched
from tests.long import many
from tests.rules.intercept_orbit.spaces import acting, flying, space, steering, thing

KINDS = ("capital", "frigate", "hva", "company")
DICE = FairDice(b"any")


def scattered(luck: random.Random) -> State:
    """Two sides somewhere on a map, none on another, and some debris."""
    found: list[Any] = []
    names = ["A1", "A2", "AV1", "Ac1", "B1", "B2", "BV1", "Bc1", "X1", "X2", "X3"]
    for name in names:
        kind = "debris" if name[0] == "X" else KINDS[("1", "2", "V", "c").index(name[1])]
        for _ in range(50):
            at = (round(luck.uniform(3, 29), 2), round(luck.uniform(3, 29), 2))
            one = thing(name, kind, at, luck.randrange(16) * 22.5)
            state = space(*found, one)
            if all(measure.far(state, one, other) > 0.05 for other in found):
                found.append(one)
                break
    return space(*found)


def answered(state: State, choice: Any) -> tuple[State, list[Event]]:
    (request,) = requests(state)
    done = decide(state, Answer(request.player, request.id, choice), DICE)
    return done.state, list(done.events)


def asked(state: State) -> Request:
    (request,) = requests(state)
    return request


def far(state: State, one: str, other: str) -> float:
    return measure.far(state, state.asset(one), state.asset(other))


def hit(events: list[Event]) -> list[Event]:
    """Collisions, and what is lost at the edge."""
    return [event for event in events if isinstance(event, Collided | LostInSpace | Stopped)]


@pytest.mark.parametrize("number", range(many(60)))
def test_courses_come_into_the_range_or_nearer_and_say_what_they_run_on(number: int) -> None:
    luck = random.Random(number)
    state, ship = scattered(luck), luck.choice(["A1", "A2"])
    target, at = luck.choice(["B1", "B2", "Bc1"]), luck.choice(list(Range))
    steered = steering(state, ship, luck.randrange(1, 7), target, at)
    for item in asked(steered).options:
        after, events = answered(steered, item.choice)
        said = item.facts["meets"] is not None or item.facts["leaves"]
        assert said or not hit(events)
        assert said or after.asset(ship).at == tuple(item.facts["at"])
        if item.label in ("course-range", "course-toward"):
            assert not said
            check_course(steered, after, ship, item)


def check_course(before: State, after: State, ship: str, item: Option) -> None:
    target = item.facts["target"]
    if item.label == "course-range":
        assert range_at(after.profile, far(after, ship, target)) == item.facts["range"]
    else:
        assert far(after, ship, target) < far(before, ship, target)


@pytest.mark.parametrize("number", range(many(40)))
def test_companies_come_nearer_home_or_away_as_it_is_said(number: int) -> None:
    luck = random.Random(number)
    state = flying(scattered(luck), "Ac1", luck.randrange(1, 7), over=luck.random() < 0.5)
    for item in asked(state).options:
        after, _ = answered(state, item.choice)
        company = after.asset("Ac1")
        assert company.at == tuple(item.facts["at"])
        if item.label in ("toward", "to-carrier"):
            target = item.facts["target"]
            assert far(after, "Ac1", target) < far(state, "Ac1", target)
            assert item.facts["touches"] == (far(after, "Ac1", target) < 0.04)
        if item.label == "away":
            assert far(after, "Ac1", item.facts["from"]) > far(state, "Ac1", item.facts["from"])


@pytest.mark.parametrize("number", range(many(40)))
def test_a_launch_goes_where_its_preview_says(number: int) -> None:
    """To the hull of the button, and then to whatever the plan shows, however that is nudged."""
    luck = random.Random(number)
    state = scattered(luck)
    carrier = state.asset("A1")
    at = measure.berth(state, carrier)
    state = acting(state.with_asset("Ac1", host="A1", at=at), "A1", Step.LAUNCH, company="Ac1", moved=True)
    for item in asked(state).options:
        found = preview(state, asked(state), item.choice)
        assert found.host == item.facts["asset"]
        for wished in (found.written, [found.at[0] + luck.uniform(-1, 1), found.at[1] + luck.uniform(-1, 1)]):
            try:
                planned = preview(state, asked(state), wished)
            except RulesError:
                continue
            after, events = answered(state, planned.written)
            launched = next(event for event in events if isinstance(event, Launched))
            assert (launched.host or launched.target) == planned.host
            assert after.asset("Ac1").at == planned.at


@pytest.mark.parametrize("number", range(many(60)))
def test_straight_ahead_says_what_it_runs_on(number: int) -> None:
    state = acting(scattered(random.Random(number)), "A1", Step.ACT, dice=("B6",), faces=(3,))
    item = next(item for item in asked(state).options if item.label == "straight")
    _, events = answered(state, "straight")
    declared = next(event for event in events if isinstance(event, PathDeclared))
    met = [str(c.asset) for c in declared.contacts if c.how in ("through", "ends")]
    met = [name for name in met if state.asset(name).kind != "company"]
    assert [name for name in item.facts["meets"] if name in met] == met
    assert item.facts["leaves"] == any(c.how == "edge" for c in declared.contacts)


@pytest.mark.parametrize(
    ("fuel", "hull", "dry"),
    [(1, "B1", "captive"), (2, "B1", "none"), (1, "A1", "none"), (1, None, "adrift"), (3, None, "none")],
)
def test_the_last_fuel_is_warned_of(fuel: int, hull: str | None, dry: str) -> None:
    """At an enemy's hull it makes a captive, in open space a drifter."""
    there = (
        thing("Ac1", "company", (10, 16), fuel=fuel),
        thing("A1", "capital", (6, 16)),
        thing("B1", "capital", (14, 16)),
    )
    state = flying(space(*there), "Ac1", 5)
    found = preview(state, asked(state), hull or "10,12")
    assert (found.host, found.dry) == (hull, dry)
