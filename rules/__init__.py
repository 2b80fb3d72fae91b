"""The rules: they decide everything and touch nothing.

>>> from rules import RULESETS, Answer, requests, decide, evolve
>>> from rules.core.dice import FairDice
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

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.campaign.roster import Unit
from rules.core.correction import AdjustScore, Correction, EndGame, RenamePlayer
from rules.core.dice import Dice, FairDice, ScriptedDice, SystemDice
from rules.core.errors import DiceNeeded, Illegal, Malformed, RulesError, Stale, shown
from rules.core.event import Event
from rules.core.outcome import Outcome
from rules.core.request import Answer, Option, Request
from rules.core.ruleset import Ruleset, State
from rules.core.throw import Throw
from rules.field import Point
from rules.field.shade import Shaded
from rules.football import Football
from rules.intercept_orbit import InterceptOrbit
from rules.rapid_attack import PROFILES, RapidAttack
from rules.rapid_attack.map.preview import Preview, Sight, covers, sights
from rules.rapid_attack.queries.correct import Fall, PlaceFrame, PutAt, SetClock, SetStation, SetTerrain

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
    "Preview",
    "PutAt",
    "RenamePlayer",
    "Request",
    "RulesError",
    "Ruleset",
    "ScriptedDice",
    "SetClock",
    "SetStation",
    "SetTerrain",
    "Shaded",
    "Sight",
    "Stale",
    "State",
    "SystemDice",
    "Throw",
    "Unit",
    "correct",
    "covers",
    "decide",
    "default",
    "evolve",
    "foresee",
    "home_of",
    "kept",
    "named",
    "opens_chapter",
    "order",
    "orders_of",
    "outcome",
    "preview",
    "prospect",
    "rehearse",
    "renamed",
    "replay",
    "requests",
    "returned",
    "ruleset",
    "sealed",
    "shaded",
    "sights",
    "spot",
    "standing",
    "summary",
    "throws",
    "view",
]

RULESETS: dict[str, Ruleset] = {
    **{name: RapidAttack(profile) for name, profile in PROFILES.items()},
    "football": Football(),
    "intercept-orbit": InterceptOrbit(),
}
"""Every game that can be played, by id. A new one is entered here."""

_HOME: dict[type[Event], Ruleset] = {kind: rules for rules in RULESETS.values() for kind in rules.events}


def ruleset(name: Any) -> Ruleset:
    """The ruleset of that id. Raises ``Malformed("ruleset-unknown")``."""
    if not isinstance(name, str) or name not in RULESETS:
        raise Malformed("ruleset-unknown", text=shown(name), known=list(RULESETS))
    return RULESETS[name]


def home_of(event: Event) -> Ruleset:
    """A ruleset of the family whose event it is."""
    return _HOME[type(event)]


def _of(state: State) -> Ruleset:
    return RULESETS[state.ruleset]


def requests(state: State) -> tuple[Request, ...]:
    """Who must answer what. No request: the game is over."""
    return _of(state).requests(state)


def decide(state: State, answer: Answer, dice: Dice) -> tuple[Event, ...]:
    """The events that an answer causes. Raises ``RulesError``, and no other exception, whatever the answer is."""
    return _of(state).decide(state, answer, dice)


def default(state: State, request: Request) -> Any:
    """The choice for a player who does not choose: the least that the rules allow. ``decide`` always takes it."""
    return _of(state).default(state, request)


def correct(state: State, correction: Correction, by: str, dice: Dice) -> tuple[Event, ...]:
    """The events of a host's correction. Raises ``RulesError``."""
    return _of(state).correct(state, correction, by, dice)


def order(state: State, player: int, wanted: Mapping[str, Any], dice: Dice) -> tuple[Event, ...]:
    """The events of a player's standing orders, of which ``wanted`` is to change. Raises ``RulesError``."""
    return _of(state).order(state, player, wanted, dice)


def preview(state: State, request: Request, choice: Any) -> Any:
    """What an answer to a question ``where`` would bring. Raises the ``RulesError`` that the answer would raise."""
    return _of(state).preview(state, request, choice)


def shaded(state: State) -> Shaded:
    """Where the thing of a question ``where`` may go; none while there is no such question."""
    return _of(state).shaded(state)


def standing(state: State) -> Mapping[str, Point]:
    """Where things stand on the map, by their ids."""
    return _of(state).standing(state)


def spot(state: State, name: str | None) -> Point:
    """The point that is meant: that of a thing by its id, a cell or a point; without a name where it happens.

    Raises ``RulesError`` if it is nowhere on the map.
    """
    return _of(state).spot(state, name)


def rehearse(state: State, frame: str) -> Sequence[Any]:
    """What would happen if that were attacked now, by its owner's orders. Raises ``KeyError``."""
    return _of(state).rehearse(state, frame)


def evolve(state: State | None, event: Event) -> State:
    """The state after an event; None is the state before the first."""
    after: State = home_of(event).evolve(state, event)
    return after


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


def named(state: State, kind: str) -> tuple[tuple[str, str], ...]:
    """What there is of a kind (``frames``, ``stations``, ``pieces``), as (id, name): for suggestions only."""
    return _of(state).named(state, kind)


def summary(state: State) -> Sequence[tuple[str, Mapping[str, Any]]]:
    """What lies on the table, line by line, as (name of a sentence, its facts)."""
    return _of(state).summary(state)


def prospect(state: State, actor: str, value: int) -> Mapping[str, Any] | None:
    """The chances of an attack with a die of that value; None where there is nothing to reckon."""
    return _of(state).prospect(state, actor, value)


def opens_chapter(state: State, last: Event, event: Event) -> bool:
    """Whether an event begins a new chapter of the report."""
    return _of(state).opens_chapter(state, last, event)


def orders_of(state: State, player: int) -> Any:
    """A player's standing orders."""
    return _of(state).orders_of(state, player)


def kept(state: State, undone: State) -> State:
    """A state that comes back when ``undone`` is taken back, with what no undo touches."""
    found: State = _of(state).kept(state, undone)
    return found


def throws(before: State | None, event: Event) -> tuple[Throw, ...]:
    """The dice that fell in an event, in the order in which they were drawn; ``before`` is the state before it."""
    return home_of(event).throws(before, event)


def renamed(event: Event, players: Mapping[int, str], names: Mapping[str, str]) -> Event:
    """The event with other names for some players, by number, and wherever else one of ``names`` is named."""
    other: Event = home_of(event).renamed(event, players, names)
    return other


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """A player's units as a game leaves them, in the order of the company, with what they began it with."""
    return _of(state).returned(state, player)


def sealed(event: Event) -> Event:
    """The event without what stays its player's secret while the game goes on."""
    shown_event: Event = home_of(event).sealed(event)
    return shown_event


def outcome(state: State) -> Outcome | None:
    """How the game ended, with its reason; None while it goes on."""
    return _of(state).outcome(state)


def view(state: State, player: int | None) -> State:
    """The state as a player may see it; None sees everything."""
    seen: State = _of(state).view(state, player)
    return seen
