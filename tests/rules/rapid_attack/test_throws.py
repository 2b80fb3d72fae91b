"""Every die of a game is told by its event: which, what it showed, whose it was."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from rules import Answer, FairDice, State, decide, evolve, replay, requests, ruleset
from rules.core.dice import sides_of
from rules.frames.hits import Barrier, HitChart, resolve
from rules.frames.odds import attack_odds
from tests.rules.rapid_attack import events as ev
from tests.verbs import sealed, throws

ADVANCED = dict.fromkeys(("split-range", "elevation", "hazards", "initiative", "drop-whites", "jettison"), True)
ROLLING = {ev.Rolled, ev.AttackResolved, ev.InitiativeRolled, ev.RolledOff, ev.TieDrawn, ev.LotsDrawn}


def played(seed: int, size: Any, options: dict[str, Any], players: int = 3) -> list[tuple[State | None, Any, State]]:
    """Every event of a game at random, with the states around it."""
    game, chance, secret = ruleset("rapid-attack"), random.Random(seed), b"throws %d" % seed
    names = ("Ana", "Ben", "Chloé")[:players]
    drawn = FairDice(secret + b"companies")
    companies = [(name, game.generate(size, players, drawn)) for name in names]
    events = list(game.new_game(companies, size, "declared", options, FairDice(secret)).events)
    state = replay(events)
    while asked := requests(state):
        choice = chance.choice(asked[0].options).choice
        made = decide(state, Answer(asked[0].player, asked[0].id, choice), FairDice(secret, state.drawn)).events
        events += made
        state = replay(made, state)
    steps: list[tuple[State | None, Any, State]] = []
    before: State | None = None
    for event in events:
        after = evolve(before, event)
        steps.append((before, event, after))
        before = after
    return steps


@pytest.mark.parametrize("seed", range(4))
def test_every_die_is_told(seed: int) -> None:
    seen = set()
    stream = FairDice(b"throws %d" % seed)
    for before, event, after in played(seed, "skirmish", ADVANCED if seed % 2 else {}):
        found = throws(before, event)
        assert sum(len(throw.dice) for throw in found) == after.drawn - (0 if before is None else before.drawn)
        for throw in found:
            due = stream.roll(throw.dice)
            assert throw.faces == (due if throw.in_order else tuple(sorted(due)))
            seen.add(type(event))
    assert {ev.Rolled, ev.AttackResolved} <= seen <= ROLLING


def test_all_kinds_of_rolls_come_up() -> None:
    seen = {
        type(event)
        for seed in range(8)
        for before, event, _ in played(seed, "skirmish", ADVANCED, 3)
        if throws(before, event)
    }
    assert seen == ROLLING


def test_whose_dice_they_were() -> None:
    for before, event, _ in played(1, "skirmish", {}):
        for throw in throws(before, event):
            if isinstance(event, ev.Rolled | ev.AttackResolved):
                assert before is not None
                assert throw.player == before.frame(event.frame).owner  # type: ignore[attr-defined]
            else:
                assert throw.player is None


def test_hits_and_what_was_to_be_expected_of_them() -> None:
    attacks = 0
    for before, event, _ in played(3, "battle", {}):
        if isinstance(event, ev.AttackResolved):
            for throw in throws(before, event):
                attacks += 1
                assert throw.hits == event.target_hits
                assert 0 < throw.expected < len(throw.dice)
    assert attacks > 5


@pytest.mark.parametrize("covers", [(), (Barrier("terrain", 2),), (Barrier("frame", 3),)])
def test_the_expectation_is_exact(covers: tuple[Barrier, ...]) -> None:
    for dice in range(1, 5):
        rolls = list(product(range(1, 7), repeat=dice))
        mean = sum(resolve(HitChart(), roll, "direct-fire", "frame", covers).target_hits for roll in rolls) / len(rolls)
        assert attack_odds(HitChart(), dice, "direct-fire", "frame", covers).mean == pytest.approx(mean)


def test_dice_have_sides() -> None:
    for before, event, _ in played(5, "demo", ADVANCED, 2):
        for throw in throws(before, event):
            assert all(1 <= face <= sides_of(die) for die, face in zip(throw.dice, throw.faces, strict=True))


def test_orders_are_sealed_and_nothing_else() -> None:
    orders = ev.OrdersSet(1, ("Y", "G"), True)
    assert sealed(orders) == ev.OrdersSet(1, (), None)
    other = ev.Passed(1)
    assert sealed(other) is other
