"""Logs from outside: read, checked for size, and replayed before a game is made of them."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from rules import Event, State, replay, requests, ruleset_for
from rules.codec import decode_events, to_builtins
from rules.core.errors import Malformed, RulesError

__all__ = ["bounded", "leaves", "read_log", "replay_log"]

NUMBER_MAX = 10_000
"""Far above any number in a log of ours; beyond it, a forged one could ask for any number of dice."""

_log = logging.getLogger(__name__)


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
    """Whether every number in a JSON value has a plausible size."""
    numbers = (leaf for leaf in leaves(value) if isinstance(leaf, int | float))
    return all(-NUMBER_MAX <= number <= NUMBER_MAX for number in numbers)


def leaves(value: object) -> Iterator[object]:
    """The numbers, texts and keys in a JSON value."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield str(name)
            yield from leaves(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def replay_log(events: list[Event]) -> State:
    """The state after all events. Raises ``Malformed("log-impossible")`` if they cannot have happened in a game."""
    try:
        state = replay(events)
        if ruleset_for(events[0]).validate(state):
            requests(state)
            return state
    except RulesError:
        raise
    except Exception:
        _log.warning("log-not-replayed", exc_info=True)
        raise Malformed("log-impossible") from None
    raise Malformed("log-impossible")
