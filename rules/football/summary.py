"""A match in facts: its table line by line, its chapters, the dice of its events, its first goal."""

from collections.abc import Iterator

from rules.contract.capabilities import Honours, Taken
from rules.contract.stakes import Chance, Stakes
from rules.core.event import Event
from rules.core.json_input import Facts
from rules.football.activation import Activated, Resumed
from rules.football.ball import Scored
from rules.football.dead_ball import RestartBegan
from rules.football.hot_rod import Hotrodded
from rules.football.state import State, Unit
from rules.football.turn import TurnBegan


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


def opens_chapter(state: State, last: Event, event: Event) -> bool:
    """Whether an event begins a new chapter: a turn, a unit's turn of its own, a restart, a free action."""
    if isinstance(event, Activated):
        return not state.stack
    return isinstance(event, TurnBegan | Resumed | RestartBegan | Hotrodded)


def _taken(before: State, event: Event) -> Taken | None:
    if not isinstance(event, Scored) or event.own:
        return None
    return Taken("goal", event.player, event.unit, before.unit(event.unit).owner)


HONOURS: Honours[State] = Honours(_taken)


def _chances(state: State) -> tuple[Chance, ...]:
    """The last turn of all: goals alone count in a match."""
    return (Chance("round"),) if state.turn == state.profile.turns and state.outcome is None else ()


STAKES: Stakes[State] = Stakes(lambda state: {}, _chances)
