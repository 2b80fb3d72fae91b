"""What a match is remembered by: its first goal."""

from __future__ import annotations

from rules.contract.capabilities import Honours, Taken
from rules.core.event import Event
from rules.football import events as ev
from rules.football.state import State

__all__ = ["HONOURS"]


def _taken(before: State, event: Event) -> Taken | None:
    if not isinstance(event, ev.Scored) or event.own:
        return None
    return Taken("goal", event.player, event.unit, before.unit(event.unit).owner)


HONOURS: Honours[State] = Honours(_taken)
