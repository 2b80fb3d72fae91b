"""Logs that come from outside: read, bounded, and played back before a game is made of them."""

from __future__ import annotations

from rules import Event, State, replay, requests, ruleset_for
from rules.codec import decode_events, to_builtins
from rules.core.errors import Malformed, RulesError

__all__ = ["bounded", "check_log", "read_log"]

NUMBER_MAX = 10_000
"""No number in a log of ours comes near it; beyond, a forged one could ask for mountains of dice."""


def read_log(data: bytes) -> list[Event]:
    """The events. Raises ``Malformed``: ``log-unreadable``, ``log-empty``, ``log-impossible``."""
    events = decode_events(data)
    if not events:
        raise Malformed("log-empty")
    opening = ruleset_for(events[0]).opening
    if not isinstance(events[0], opening) or any(isinstance(event, opening) for event in events[1:]):
        raise Malformed("log-impossible", event=0)
    if not bounded(to_builtins(events)):
        raise Malformed("log-impossible")
    return events


def bounded(value: object) -> bool:
    """Whether no number in it is out of all proportion."""
    if isinstance(value, dict):
        return all(bounded(item) for item in value.values())
    if isinstance(value, list | tuple):
        return all(bounded(item) for item in value)
    return not isinstance(value, int | float) or -NUMBER_MAX <= value <= NUMBER_MAX


def check_log(events: list[Event]) -> State:
    """The state after all events. Raises ``Malformed("log-impossible")`` if they cannot have happened in a game."""
    try:
        state = replay(events)
        if ruleset_for(events[0]).validate(state):
            requests(state)
            return state
    except RulesError:
        raise
    except Exception:
        raise Malformed("log-impossible") from None
    raise Malformed("log-impossible")
