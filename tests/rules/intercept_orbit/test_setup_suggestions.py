"""On a map the first suggestions of set-up lose nothing: every HVA stands beside a ship of its own side."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import RULESETS, Answer, FairDice, decide, default, requests
from rules.core.request import Request
from rules.intercept_orbit.movement.edge import LostInSpace
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.placement import SetDown, pending_placement, terms_of
from rules.intercept_orbit.possession import HvaTaken
from rules.intercept_orbit.rule import Event
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import ahead
from rules.intercept_orbit.space.course import straight_on
from rules.intercept_orbit.space.ruler import run
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State
from tests.long import LONG
from tests.rules.intercept_orbit import slow_suggestions

ORBIT = RULESETS["intercept-orbit"]
FIELDS: tuple[dict[str, Any], ...] = ({}, {"shape": "round"}, {"across": 24}, {"across": 48, "shape": "round"})
NAMES = ("Ana", "Ben", "Cleo", "Dan")


def set_up(number: int, keeps_to_suggestions: Any, pieces: int = 0) -> tuple[State, list[Event]]:
    """A set-up to its end; players who don't keep to the suggestions choose among all that are offered."""
    luck, dice = random.Random(number), FairDice(str(number).encode())
    players, size = 2 + number % 3, luck.choice(["standard", "afternoon"])
    fleets = [(name, ORBIT.generate(size, players, dice)) for name in NAMES[:players]]
    done = ORBIT.new_game(fleets, size, "map", luck.choice(FIELDS), dice)
    log = list(done.events)
    while not done.state.round:
        (request,) = requests(done.state)
        choice = first_of(done.state, request)
        if choice == "enough" and request.facts["laid"] < pieces:
            choice = "debris"
        if not keeps_to_suggestions(request.player):
            choice = luck.choice(request.options).choice
        done = decide(done.state, Answer(request.player, request.id, choice), dice)
        log += done.events
    return done.state, log


def first_of(state: State, request: Request) -> Any:
    return request.options[0].choice if request.kind == "where" else default(state, request)


def guarded(state: State, player: int) -> bool:
    """Whether each HVA of a player has a ship of its own within point defense range."""
    own = state.assets_of(player)
    ships, near = [asset for asset in own if asset.ship], state.profile.near
    return all(any(measure.within(state, hva, ship, near) for ship in ships) for hva in own if hva.kind == HVA)


@pytest.mark.parametrize("number", range(2 if LONG else 1))
def test_who_keeps_to_the_first_suggestions_loses_nothing_before_the_first_turn(number: int) -> None:
    state, log = set_up(number, lambda player: True)
    assert all(guarded(state, player) for player in state.order)
    assert not any(isinstance(event, HvaTaken | LostInSpace) for event in log)


@pytest.mark.parametrize("number", range(2 if LONG else 1))
def test_no_other_player_can_take_at_once_what_stands_where_it_is_suggested(number: int) -> None:
    player = number % 2
    state, log = set_up(number, lambda other: other == player)
    assert guarded(state, player)
    assert not any(isinstance(event, HvaTaken) and event.before == player for event in log)


def runs_into(state: State, mover: Asset) -> list[str]:
    """What a ship or an HVA runs into that goes straight on from where it is."""
    companies = [asset.id for asset in state.assets if asset.kind == COMPANY]
    others = measure.bodies(state, (mover.id, *companies))
    way = straight_on(state.profile.speed)
    found = run(state.profile, measure.base(state, mover), way, others, measure.table(state))
    return [meet.id for meet in found.meets if meet.way is not None or meet.ends] + ["edge"] * (found.edge is not None)


@pytest.mark.parametrize("number", range(2 if LONG else 1))
def test_whoever_keeps_to_the_suggestions_may_go_straight_on_in_the_first_round(number: int) -> None:
    """In any order: nobody runs into anybody, nor over the edge."""
    state, _ = set_up(number, lambda player: True, pieces=number % 6)
    movers = [asset for asset in state.assets if asset.ship or asset.kind == HVA]
    random.Random(number).shuffle(movers)
    for mover in movers:
        assert runs_into(state, mover) == []
        at = ahead(mover.point, mover.heading, state.profile.speed)
        state = state.with_asset(mover.id, at=at)


def taken_in_the_first_round(number: int) -> list[Event]:
    """HVAs that change hands while everything goes straight on from where it is suggested, ships before HVAs."""
    dice, players = FairDice(str(number).encode()), 2 + number % 3
    fleets = [(name, ORBIT.generate("standard", players, dice)) for name in NAMES[:players]]
    done, taken = ORBIT.new_game(fleets, "standard", "map", {}, dice), list[Event]()
    while done.state.round < 2 and done.state.outcome is None:
        (request,) = requests(done.state)
        choice = first_of(done.state, request)
        if request.kind == "activate":
            asked = [item.choice for item in request.options if item.label == "asset"]
            choice = next((name for name in asked if done.state.asset(name).tactical), request.options[0].choice)
        done = decide(done.state, Answer(request.player, request.id, choice), dice)
        taken += [event for event in done.events if isinstance(event, HvaTaken)]
    return taken


@pytest.mark.long
def test_hvas_head_where_their_guard_goes() -> None:
    """With headings for the middle of the table seven of the first twelve games lost some in the first round."""
    games = [number for number in range(36 if LONG else 12) if taken_in_the_first_round(number)]
    assert len(games) <= (4 if LONG else 0), games


@pytest.mark.parametrize("number", range(6 if LONG else 1))
@pytest.mark.parametrize("table", ["map", "declared"])
def test_one_answer_a_player_sets_everything_up(number: int, table: str) -> None:
    """On a map like the first suggestions, at a declared table as all stands; the debris is one answer too."""
    dice, players = FairDice(str(number).encode()), 2 + number % 3
    fleets = [(name, ORBIT.generate("standard", players, dice)) for name in NAMES[:players]]
    done = ORBIT.new_game(fleets, "standard", table, {}, dice)
    if table == "map":
        assert all(not item.choice.startswith("pieces") for item in requests(done.state)[0].options)
    while requests(done.state)[0].kind == "tie":
        done = decide(done.state, Answer(requests(done.state)[0].player, requests(done.state)[0].id, "stand"), dice)
    presses = 0
    while not done.state.round:
        (request,) = requests(done.state)
        choice = "ready" if request.facts["step"] < 8 else "pieces:4"
        done = decide(done.state, Answer(request.player, request.id, choice), dice)
        presses += 1
    assert presses == players + 1
    assert sum(asset.kind == DEBRIS for asset in done.state.assets) == 4
    assert all(asset.placed for asset in done.state.there)
    if table == "map":
        assert all(guarded(done.state, player) for player in done.state.order)


@pytest.mark.long
@pytest.mark.parametrize("number", range(2 if LONG else 1))
def test_suggested_are_the_places_that_measuring_them_all_would_find(number: int) -> None:
    luck, dice = random.Random(number), FairDice(str(number).encode())
    fleets = [(name, ORBIT.generate("standard", 2 + number % 3, dice)) for name in NAMES[: 2 + number % 3]]
    state = ORBIT.new_game(fleets, "standard", "map", luck.choice(FIELDS), dice).state
    while not state.round:
        (request,) = requests(state)
        placed = pending_placement(state)
        if isinstance(placed, SetDown) and luck.random() < (0.3 if LONG else 0.1):
            asked = terms_of(state, placed)
            assert zones.places(asked, 5) == slow_suggestions.places(asked, 5)
            assert not LONG or zones.places(asked, 1) == slow_suggestions.places(asked, 1)
        among = [item for item in request.options if item.choice not in ("ready", "enough")] or request.options
        state = decide(state, Answer(request.player, request.id, luck.choice(among).choice), dice).state


def test_defaults_of_set_up_are_the_first_suggestions() -> None:
    done = ORBIT.new_game(
        [(name, ORBIT.generate("standard", 2, FairDice(b"1"))) for name in NAMES[:2]],
        "standard",
        "map",
        {},
        FairDice(b"1"),
    )
    while not done.state.round:
        (request,) = requests(done.state)
        done = decide(done.state, Answer(request.player, request.id, default(done.state, request)), FairDice(b"1"))
    assert all(guarded(done.state, player) for player in done.state.order)
