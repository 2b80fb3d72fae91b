"""What is at stake: in random games of every ruleset, what is told is what two states differ in, and nothing else."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from rules import RULESETS, Answer, FairDice, Request, RulesError, State, choose, decide, default, requests, ruleset_of
from rules.contract.stakes import Chance, Changed, Changes, Holding, Stakes, changes_between
from rules.intercept_orbit.ruleset import InterceptOrbit
from tests.long import LONG
from tests.rules.intercept_orbit.battles import battle, company, ship
from think.match import begun

TABLES = [
    pytest.param(name, table, marks=[pytest.mark.long] if table == "map" else [])
    for name, rules in RULESETS.items()
    for table in rules.tables
]
STEPS = 100_000 if LONG else 300
Decided = tuple[State, Request, object, State]


def decisions(ruleset: str, table: str, number: int, steps: int = STEPS) -> Iterator[Decided]:
    """The decisions of a game, half of them as the policy has it, half by lot."""
    luck, dice = random.Random(number), FairDice(f"stakes {number}".encode())
    state = begun(ruleset, table, f"stakes {number}")
    for _ in range(steps):
        asked = requests(state)
        if not asked:
            return
        request = asked[0]
        wanted = choose(state, request) if luck.random() < 0.5 else None
        listed = [item.choice for item in request.options]
        choice = wanted.choice if wanted is not None else luck.choice(listed) if listed else default(state, request)
        try:
            after = decide(state, Answer(request.player, request.id, choice), dice).state
        except RulesError:
            choice = default(state, request)
            after = decide(state, Answer(request.player, request.id, choice), dice).state
        yield state, request, choice, after
        state = after


def owned(state: Any) -> dict[str, int | None]:
    """Whose each thing is, read from the state by hand; only what is in the game."""
    if not ruleset_of(state).round_of(state) or state.family == "football":
        return {}
    if state.family == "intercept-orbit":
        return {a.id: a.owner for a in state.assets if a.left is None and a.kind != "debris"}
    frames: dict[str, int | None] = {frame.id: frame.owner for frame in state.frames if frame.white}
    return frames | {station.id: station.holder for station in state.stations}


def differ(before: State, after: State) -> dict[str, tuple[int | None, int | None]]:
    """Who had and who has what has another owner now, or is gone."""
    was, now = owned(before), owned(after)
    return {unit: (owner, now.get(unit)) for unit, owner in was.items() if now.get(unit) != owner}


def check(before: State, after: State) -> Changes:
    rules = ruleset_of(after)
    found = rules.changes(before, after)
    moved = {one.unit: (one.other, one.player) for one in found.things if one.how in ("taken", "freed", "lost")}
    assert moved == differ(before, after)
    assert len({one.unit for one in found.things}) == len(found.things)
    scores = [[player.score for player in state.players] for state in (before, after)]
    assert list(found.points) == [now - was for was, now in zip(*scores, strict=True)]
    ahead = [tuple(n for n, score in enumerate(row) if score == max(row)) for row in scores]
    assert found.lead == (None if ahead[0] == ahead[1] else ahead[1])
    lost = {was for was, _ in differ(before, after).values() if was is not None}
    lost |= {one.other for one in found.things if one.how == "idle"}
    lost |= {n for n, points in enumerate(found.points) if points < 0}
    lost |= set(ahead[0]) - set(ahead[1])
    if not found.things and any(found.points):  # a goal: who lets it in
        lost |= {n for n, points in enumerate(found.points) if not points}
    assert set(found.losers) == lost
    return found


@pytest.mark.long(after=3)
@pytest.mark.parametrize(("ruleset", "table"), TABLES)
def test_what_is_told_is_what_states_differ_in(ruleset: str, table: str) -> None:
    first: State | None = None
    told = 0
    for before, request, choice, after in decisions(ruleset, table, 3):
        first = first or before
        found = check(before, after)
        check(first, after)
        told += bool(found)
        sure = ruleset_of(before).foretold(before, request, choice)
        if sure and after.drawn == before.drawn:
            assert sure == found
        if after.outcome is not None and after.outcome.reason in ("doomsday", "full-time"):
            warned = {chance.kind for chance in ruleset_of(before).last_chances(before)}
            assert "round" in warned or getattr(before, "phase", "") == "doomsday"
            assert found.winners == after.outcome.winners
    assert told


@pytest.mark.long
def test_who_drifts_or_is_taken_by_boarding_was_warned() -> None:
    drifted, captured = 0, 0
    for number in range(4):
        for before, _, _, after in decisions("intercept-orbit", "map", number, 400):
            warned = {(chance.kind, chance.unit) for chance in ruleset_of(before).last_chances(before)}
            if _round(after) <= _round(before):
                continue
            for one in ruleset_of(after).changes(before, after).things:
                unit: Any = one.unit
                was: Any = before
                if one.kind == "company" and one.how == "idle" and was.asset(unit).fuel == 1:
                    if (host := was.asset(unit).host) and was.asset(host).owner == was.asset(unit).owner:
                        continue  # A friend held it, and lost its hold as the round ended.
                    drifted += 1
                    assert ("fuel", unit) in warned
                if one.kind == "ship" and one.how == "taken":
                    captured += 1
                    dry = any(("fuel", asset.id) in warned for asset in was.assets if asset.host == unit)
                    assert dry or ("boarded", unit) in warned or was.boarding is not None
    assert drifted or captured


def _round(state: State) -> int:
    return ruleset_of(state).round_of(state)


def test_the_kinds_of_changes() -> None:
    class Side:
        score = 1

    class Played:
        players = (Side(), Side())
        outcome = None

        def __init__(self, **held: Holding) -> None:
            self.held = held

    stakes: Stakes[Any] = Stakes(lambda state: state.held, lambda state: ())
    before = Played(
        a=Holding("frame", 0), b=Holding("station", 0), c=Holding("station", None), d=Holding("hva", 1, counts=False)
    )
    after = Played(b=Holding("station", None), c=Holding("station", 1), d=Holding("hva", 1))
    assert changes_between(stakes, before, after).things == (
        Changed("lost", "frame", "a", other=0),
        Changed("freed", "station", "b", other=0),
        Changed("taken", "station", "c", player=1),
        Changed("back", "hva", "d", player=1),
    )
    assert not changes_between(stakes, before, before)


def test_a_boarded_ship_costs_its_owner_points_and_brings_the_taker_others() -> None:
    """Each side has points per asset of its own; a company that is still aboard is lost with the ship."""
    seats = battle(ship("A1"), company("Ac1", None, host="A1"), company("Bc1", host="A1"), company("Cc1"), players=3)
    players = tuple(structs.replace(seat, ppa=ppa) for seat, ppa in zip(seats.players, (4, 6, 5), strict=True))
    state = structs.replace(seats, players=players)
    assert InterceptOrbit().last_chances(state) == (Chance("boarded", 0, "A1", (-8, 6, 0)),)
    two = state.with_asset("Cc1", host="A1")
    assert InterceptOrbit().last_chances(two) == (Chance("boarded", 0, "A1", (-8, 0, 0)),), "who takes it is open"


def test_a_captor_whose_last_company_drifts_loses_the_ship_too() -> None:
    state = battle(ship("A1", owner=1), company("Bc1", 1, host="A1"), ship("B1"), clock=5)
    assert InterceptOrbit().last_chances(state) == (Chance("fuel", 1, "Bc1", (5, -10), ("A1",)),)
    held = battle(ship("B1"), company("Bc1", 1, host="B1"), clock=5)
    assert InterceptOrbit().last_chances(held) == (), "a friend holds it"
