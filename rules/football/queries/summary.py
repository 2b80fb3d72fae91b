"""The table of a match line by line, and the chances of an attack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.event import Event
from rules.core.json_input import Facts
from rules.football import events as ev
from rules.football.map import sights
from rules.football.queries.calculate import chances
from rules.football.state import NOTHING, Activation, State, Unit
from rules.football.turn.kicks import KICKS, kind_of
from rules.frames.hits import damage_dice

__all__ = ["opens_chapter", "prospect", "summary"]


def summary(state: State) -> tuple[tuple[str, Facts], ...]:
    """Half and turn, the ball, and each side with its units, as (name of a sentence, its facts)."""
    return tuple(_lines(state))


def _lines(state: State) -> Iterator[tuple[str, Facts]]:
    half = 1 if state.turn <= state.profile.half else 2
    yield "head", {"half": half, "turn": state.turn, "turns": state.profile.turns}
    yield "ball", {"unit": state.ball.holder, "at": state.ball.at}
    for number in state.order:
        player = state.players[number]
        end = ("east" if player.east else "west") if state.sided else None
        yield "side", {"player": number, "score": player.score, "end": end}
        for unit in state.units_of(number):
            yield "unit", _unit(state, unit)


def _unit(state: State, unit: Unit) -> Facts:
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


def prospect(state: State, actor: str, value: int) -> Facts | None:
    """The chances of an attack with a die of that value; ``screened`` are those of a kick past a unit.

    ``line`` is the number of units in the line, declared or measured; None while it is unknown. ``waiting`` is the
    number of defenders that have yet to defend.
    """
    act = next((act for act in state.stack if act.unit == actor), None)
    if act is None or act.range is None or act.target == NOTHING:
        return None
    kind = kind_of(state, act, act.target)
    if kind in KICKS:
        return {"kind": kind, **_kick(state, act, value)}
    target = state.unit(act.target)
    found = chances(state.profile, damage_dice(value, 0, target.defense or 0), screened=False, tackle=True)
    facts = {"dice": found.dice, "success": found.success, "foul": found.foul, "screened": 0.0}
    return {"kind": kind, "line": 0, "waiting": _waiting(state, (target.id,)), **facts}


def _kick(state: State, act: Activation, value: int) -> Facts:
    line = _line(state, act)
    dice = damage_dice(value, 0, state.defense_of(line or ()))
    clear = chances(state.profile, dice, screened=bool(line), tackle=False)
    screened = chances(state.profile, dice, screened=True, tackle=False)
    return {
        "line": None if line is None else len(line),
        "waiting": _waiting(state, line or ()),
        "dice": dice,
        "success": clear.success,
        "foul": 0.0,
        "screened": screened.success,
    }


def _line(state: State, act: Activation) -> tuple[str, ...] | None:
    """The units in the line: as declared, or measured from the unit's place; None while they are unknown."""
    if act.attack is not None and act.attack.line is not None:
        return act.attack.line
    return sights.in_line(state, act.unit, act.target) if state.mapped else None


def _waiting(state: State, units: Sequence[str]) -> int:
    found = (state.unit(unit) for unit in units)
    return sum(1 for unit in found if unit.defense is None and not unit.gone)


def opens_chapter(state: State, last: Event, event: Event) -> bool:
    """Whether an event begins a new chapter: a turn, a unit's turn of its own, a restart, a free action."""
    if isinstance(event, ev.Activated):
        return not state.stack
    return isinstance(event, ev.TurnBegan | ev.Resumed | ev.RestartBegan | ev.Hotrodded)
