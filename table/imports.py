"""Logs that come from outside: read, bounded, and played back before a game is made of them."""

from __future__ import annotations

import re
from typing import Any

from rules import RULESETS, Event, State, outcome, replay, requests
from rules.codec import decode_events, to_builtins
from rules.errors import Malformed, RulesError
from rules.rapid_attack.events import Started

__all__ = ["check_log", "read_log"]

_FRAME = re.compile(r"[A-E][1-9]\d{0,2}")
_STATION = re.compile(r"S[A-E]?[1-9]\d?")
NUMBER_MAX = 10_000
"""No number in a log of ours comes near it; beyond, a forged one could ask for mountains of dice."""


def read_log(data: bytes) -> list[Event]:
    """The events. Raises ``Malformed``: ``log-unreadable``, ``log-empty``, ``log-impossible``."""
    events = decode_events(data)
    if not events:
        raise Malformed("log-empty")
    if not isinstance(events[0], Started) or any(isinstance(event, Started) for event in events[1:]):
        raise Malformed("log-impossible", event=0)
    if not _bounded(to_builtins(events)):
        raise Malformed("log-impossible")
    return events


def _bounded(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_bounded(item) for item in value.values())
    if isinstance(value, list | tuple):
        return all(_bounded(item) for item in value)
    return not isinstance(value, int | float) or -NUMBER_MAX <= value <= NUMBER_MAX


def check_log(events: list[Event]) -> State:
    """The state after all events. Raises ``Malformed("log-impossible")`` if they cannot have happened in a game."""
    try:
        state = replay(events)
        if _sound(state):
            requests(state), outcome(state)
            return state
    except RulesError:
        raise
    except Exception:
        raise Malformed("log-impossible") from None
    raise Malformed("log-impossible")


def _sound(state: State) -> bool:
    """Whether the state names only what it has, and calls it as we do."""
    seats = range(len(state.players))
    frames, stations = {frame.id for frame in state.frames}, {station.id for station in state.stations}
    return all(
        (
            state.profile.id in RULESETS and 2 <= len(state.players) <= 5,
            sorted(state.order) == list(seats),
            len(frames) == len(state.frames) <= 60 and all(map(_FRAME.fullmatch, frames)),
            all(frame.owner in seats and 0 <= frame.rockets <= 99 for frame in state.frames),
            all(0 <= frame.white <= state.profile.white for frame in state.frames),
            len(stations) == len(state.stations) <= 60 and all(map(_STATION.fullmatch, stations)),
            all(station.holder is None or station.holder in seats for station in state.stations),
            {frame.near for frame in state.frames} <= {None, *stations},
            {act.frame for act in state.stack} | {item.frame for item in state.owed} <= frames,
            {state.due, state.placing} <= {None, *frames},
            set(state.deployed) <= frames | stations,
        )
    )
