"""How a match stands, line by line; and what a kick would be worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.core.event import Event
from rules.football import events as ev
from rules.football.map import pitch
from rules.football.queries.calculate import chances
from rules.football.state import Activation, State, Unit
from rules.football.turn.kicks import KICKS, kind_of
from rules.frames.hits import damage_dice

__all__ = ["opens_chapter", "prospect", "summary"]


def summary(state: State) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    """Half and turn, the ball, and each side with its units, as (name of a sentence, its facts)."""
    return tuple(_lines(state))


def _lines(state: State) -> Iterator[tuple[str, Mapping[str, Any]]]:
    half = 1 if state.turn <= state.profile.half else 2
    yield "head", {"half": half, "turn": state.turn, "turns": state.profile.turns}
    yield "ball", {"unit": state.ball.holder, "at": state.ball.at}
    for number in state.order:
        player = state.players[number]
        yield "side", {"player": number, "score": player.score, "end": "east" if player.east else "west"}
        for unit in state.units_of(number):
            yield "unit", _unit(state, unit)


def _unit(state: State, unit: Unit) -> dict[str, Any]:
    numbers = [slot.values[0] for slot in state.initiative if slot.unit == unit.id]
    return {
        "unit": unit.id,
        "systems": " ".join(unit.systems) or "none",
        "lost": " ".join(unit.lost) or "none",
        "defense": unit.defense,
        "spot": unit.spot,
        "initiative": numbers[0] if numbers else None,
        "part": _part(state, unit),
        "ball": state.ball.holder == unit.id,
        "at": unit.at,
    }


def _part(state: State, unit: Unit) -> str:
    if any(act.unit == unit.id for act in state.stack):
        return "acting"
    if unit.gone:
        return "gone"
    return "primed" if any(act.unit == unit.id for act in state.primed) else "ready"


def prospect(state: State, actor: str, value: int) -> Mapping[str, Any] | None:
    """What an attack with a die of that value would bring: with nobody in the line, and with one (``screened``).

    ``line`` counts who stands in it, as declared or as a drawn pitch has it; None while nobody knows. ``waiting``:
    how many of those concerned have still to defend.
    """
    act = next((act for act in state.stack if act.unit == actor), None)
    if act is None or act.range is None or act.target == "none":
        return None
    kind = kind_of(state, act, act.target)
    if kind in KICKS:
        return {"kind": kind, **_kick(state, act, value)}
    target = state.unit(act.target)
    found = chances(damage_dice(value, 0, target.defense or 0), screened=False, tackle=True)
    facts = {"dice": found.dice, "success": found.success, "foul": found.foul, "screened": 0.0}
    return {"kind": kind, "line": 0, "waiting": _waiting(state, (target.id,)), **facts}


def _kick(state: State, act: Activation, value: int) -> dict[str, Any]:
    line = _line(state, act)
    defense = sum(state.unit(unit).defense or 0 for unit in line or ())
    dice = damage_dice(value, 0, defense)
    clear = chances(dice, screened=bool(line), tackle=False)
    screened = chances(dice, screened=True, tackle=False)
    return {
        "line": None if line is None else len(line),
        "waiting": _waiting(state, line or ()),
        "dice": dice,
        "success": clear.success,
        "foul": 0.0,
        "screened": screened.success,
    }


def _line(state: State, act: Activation) -> tuple[str, ...] | None:
    """Who stands in the line: as declared, or else as measured from where the unit stands now."""
    if act.attack is not None and act.attack.line is not None:
        return act.attack.line
    return pitch.in_line(state, act.unit, act.target) if state.mapped else None


def _waiting(state: State, units: Sequence[str]) -> int:
    found = (state.unit(unit) for unit in units)
    return sum(1 for unit in found if unit.defense is None and not unit.gone)


def opens_chapter(state: State, last: Event, event: Event) -> bool:
    """A new chapter: a turn, a unit that acts of its own, a dead ball, and whatever comes after these."""
    if isinstance(event, ev.Activated):
        return not state.stack
    return isinstance(event, ev.TurnBegan | ev.Resumed | ev.RestartBegan | ev.Hotrodded)
