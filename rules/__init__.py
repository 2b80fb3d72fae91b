"""The rules: they decide everything and touch nothing.

>>> from rules import RULESETS, Answer, requests, decide, evolve
>>> from rules.dice import FairDice
>>> dice = FairDice(b"a secret")
>>> game = RULESETS["rapid-attack"]
>>> ana, ben = (game.generate("demo", 2, dice) for _ in range(2))
>>> events = game.new_game([("Ana", ana), ("Ben", ben)], "demo", "declared", {}, dice)
>>> state = replay(events)
>>> question = requests(state)[0]
>>> question.kind, [option.choice for option in question.options]
('activate', ['A1', 'A2', 'pass'])
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.dice import Dice, FairDice, ScriptedDice, SystemDice
from rules.errors import DiceNeeded, Illegal, Malformed, RulesError, Stale, shown
from rules.rapid_attack import PROFILES, RapidAttack
from rules.rapid_attack.correct import (
    AdjustScore,
    Correction,
    EndGame,
    Fall,
    PlaceFrame,
    SetClock,
    SetStation,
    SetTerrain,
)
from rules.rapid_attack.events import Event
from rules.rapid_attack.state import Outcome, State
from rules.request import Answer, Option, Request

__all__ = [
    "RULESETS",
    "AdjustScore",
    "Answer",
    "Correction",
    "Dice",
    "DiceNeeded",
    "EndGame",
    "Event",
    "FairDice",
    "Fall",
    "Illegal",
    "Malformed",
    "Option",
    "Outcome",
    "PlaceFrame",
    "Request",
    "RulesError",
    "ScriptedDice",
    "SetClock",
    "SetStation",
    "SetTerrain",
    "Stale",
    "State",
    "SystemDice",
    "correct",
    "decide",
    "evolve",
    "foresee",
    "order",
    "outcome",
    "replay",
    "requests",
    "ruleset",
    "view",
]

RULESETS: dict[str, RapidAttack] = {name: RapidAttack(profile) for name, profile in PROFILES.items()}


def ruleset(name: Any) -> RapidAttack:
    """The ruleset of that id. Raises ``Malformed("ruleset-unknown")``."""
    if not isinstance(name, str) or name not in RULESETS:
        raise Malformed("ruleset-unknown", text=shown(name), known=list(RULESETS))
    return RULESETS[name]


def _of(state: State) -> RapidAttack:
    return RULESETS[state.profile.id]


def requests(state: State) -> tuple[Request, ...]:
    """Who must answer what. No request: the game is over."""
    return _of(state).requests(state)


def decide(state: State, answer: Answer, dice: Dice) -> tuple[Event, ...]:
    """The events that an answer causes. Raises ``RulesError``, and no other exception, whatever the answer is."""
    return _of(state).decide(state, answer, dice)


def correct(state: State, correction: Correction, by: str, dice: Dice) -> tuple[Event, ...]:
    """The events of a host's correction. Raises ``RulesError``."""
    return _of(state).correct(state, correction, by, dice)


def order(state: State, player: int, losses: str, ground: bool | None, dice: Dice) -> tuple[Event, ...]:
    """The events of a player's standing orders: what goes first, and whether to give ground. Raises ``RulesError``."""
    return _of(state).order(state, player, losses, ground, dice)


def evolve(state: State | None, event: Event) -> State:
    """The state after an event; None is the state before the first."""
    return RapidAttack.evolve(state, event)


def replay(events: Iterable[Event], state: State | None = None) -> State:
    """The state after all of them. Raises ``Malformed("log-empty")`` if there are none."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise Malformed("log-empty")
    return state


def foresee(state: State, player: int, kind: str) -> tuple[Option, ...]:
    """What could be answered to a question of that kind, asked now or about to be: for suggestions only."""
    return _of(state).foresee(state, player, kind)


def outcome(state: State) -> Outcome | None:
    """How the game ended, with its reason; None while it goes on."""
    return _of(state).outcome(state)


def view(state: State, player: int | None) -> State:
    """The state as a player may see it; None sees everything."""
    return _of(state).view(state, player)
