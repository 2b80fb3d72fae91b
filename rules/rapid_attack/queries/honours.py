"""What a game is remembered by: stations captured, and how far a combat order went."""

from __future__ import annotations

from rules.contract.capabilities import Honours, Taken
from rules.core.event import Event
from rules.rapid_attack import events as ev
from rules.rapid_attack.state import State

__all__ = ["HONOURS"]


def _taken(before: State, event: Event) -> Taken | None:
    """A station that another player brought."""
    if not isinstance(event, ev.StationChanged) or event.holder is None:
        return None
    home = next(station.home for station in before.stations if station.id == event.station)
    return None if home in (None, event.holder) else Taken("station", event.holder, event.station, home)


def _chain(state: State) -> tuple[str, ...]:
    return tuple(activation.frame for activation in state.stack)


HONOURS: Honours[State] = Honours(_taken, _chain)
