"""What is decided for players who don't decide: always legal, nothing spent, and games end by it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec import structs

from rules import Answer, FairDice, Request, State, decide, default, replay, requests
from rules.core.request import option
from rules.rapid_attack.state import Orders, PendingHits
from tests.rules.rapid_attack.positions import Table
from tests.rules.rapid_attack.test_random_games import EVENTS_MAX, begin, choose

KINDS = {
    *("tie", "first-roll", "deploy", "station", "initiative", "activate", "target", "range", "jettison", "hazard"),
    *("defend", "act", "cover", "use-spot", "ground", "loss", "spot-target", "doomsday", "agree"),
}
STATED = {
    "tie": "defer",
    "initiative": "wait",
    "activate": "pass",
    "target": "no-target",
    "jettison": "keep-all",
    "hazard": "no-hazard",
    "defend": "no-defense",
    "act": "done",
    "cover": "open",
    "use-spot": "keep-spot",
    "ground": "hold-ground",
    "spot-target": "nobody",
    "doomsday": "hold",
}
"""What docs/rulings.md says, wherever it is offered."""
SPENT = {"attack", "move", "spot", "use-spot", "jettison", "advance", "add-frame"}


def by_default(state: State, dice: FairDice) -> tuple[State, Request]:
    """The state after one default, and what was asked."""
    (request,) = requests(state)
    choice = default(state, request)
    assert choice in {item.choice for item in request.options}
    return replay(decide(state, Answer(request.player, request.id, choice), dice).events, state), request


@pytest.mark.parametrize("start", [0, *(pytest.param(start, marks=pytest.mark.long) for start in (50, 100, 150))])
def test_games_in_which_nobody_ever_answers_end(start: int) -> None:
    for number in range(start, start + 50):
        state, log, dice = begin(number)
        steps = 0
        while state.outcome is None:
            state, _ = by_default(state, dice)
            steps += 1
            assert steps < EVENTS_MAX
        assert state.outcome is not None
        assert state.outcome.reason == "doomsday"
        assert log


@pytest.mark.long
def test_whoever_falls_silent_in_the_middle_of_anything_is_played_for() -> None:
    """Every kind of question comes up when somebody stops answering at any moment; all defaults are taken."""
    seen: Counter[str] = Counter()
    for number in range(240):
        state, _, dice = begin(number)
        luck = random.Random(number)
        silent = luck.randrange(len(state.players))
        for _ in range(luck.randint(0, 400)):
            if state.outcome is not None:
                break
            (request,) = requests(state)
            if request.player == silent and luck.random() < 0.5:
                state, request = by_default(state, dice)
                seen[request.kind] += 1
            else:
                answer = Answer(request.player, request.id, choose(request, luck))
                state = replay(decide(state, answer, dice).events, state)
    assert set(seen) == KINDS


@pytest.mark.long
def test_the_default_is_what_is_stated_and_spends_nothing() -> None:
    met: set[str] = set()
    for number in range(60):
        state, _, dice = begin(number)
        luck = random.Random(number)
        for _ in range(300):
            if state.outcome is not None:
                break
            (request,) = requests(state)
            label = next(item.label for item in request.options if item.choice == default(state, request))
            others = {item.label for item in request.options}
            stated = STATED.get(request.kind)
            assert stated not in others or label == stated
            met.add(label)
            assert label not in SPENT or others <= SPENT | {"remove-frame"}, (request.kind, label, others)
            assert label != "range" or not _rockets(request, default(state, request))
            answer = Answer(request.player, request.id, choose(request, luck))
            state = replay(decide(state, answer, dice).events, state)
    assert set(STATED.values()) <= met


def _rockets(request: Request, choice: str) -> int:
    return next(item.facts["rockets"] for item in request.options if item.choice == choice)


def owing(hits: int) -> Table:
    """A game in which A1 has to take hits that nobody answers for."""
    game = Table("Rd Rd B G; Y Y G B", "Rd Ra Y G; Y B B G")
    game.state = structs.replace(game.state, owed=(PendingHits("A1", hits),))
    return game


def lost_by_default(game: Table) -> list[str]:
    """What A1 has lost when nothing is owed any more."""
    state: State = game.state
    while requests(state)[0].kind == "loss":
        state, _ = by_default(state, FairDice(b"x"))
    return list(replay((), state).frame("A1").lost)  # type: ignore[attr-defined]


def test_the_order_of_losses() -> None:
    assert lost_by_default(owing(3)) == ["G", "Rd", "Rd"]
    assert lost_by_default(owing(4)) == ["G", "Rd", "Rd", "B"]


def test_standing_orders_come_first() -> None:
    game = owing(3)
    game.state = structs.replace(game.state, orders=(Orders(0, ("B",)),))
    assert lost_by_default(game) == ["B", "G", "Rd"]


def test_a_frame_stays_where_it_stood() -> None:
    game = Table("Rd Rd B G; Y Y G B", "Rd Ra Y G; Y B B G", stations=1)
    game.set("A1", near="SA1")
    options = (option("none", "no-station"), option("SA1", "station"))
    station = Request("station-1", 0, "station", options, None, {"frame": "A1"})
    assert default(game.state, station) == "SA1"
    game.set("A1", near=None)
    assert default(game.state, station) == "none"
