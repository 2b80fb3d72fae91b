"""Events, states and JSON. The version travels with every log, so that older logs can be lifted to today's shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

import msgspec

from rules.core.errors import Malformed
from rules.core.event import Event
from rules.football.events import EVENTS as FOOTBALL
from rules.intercept_orbit.events import EVENTS as INTERCEPT_ORBIT
from rules.rapid_attack.events import EVENTS as RAPID_ATTACK

__all__ = ["EVENT_TYPES", "VERSION", "decode_events", "encode", "to_builtins", "upcast"]

VERSION = 1
EVENT_TYPES: tuple[type[Event], ...] = (*RAPID_ATTACK, *FOOTBALL, *INTERCEPT_ORBIT)
"""The events of every family; a new one is entered here."""

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
UPCASTERS: dict[int, Upcaster] = {}
"""By version: lifts one event, as JSON, from that version to the next."""

_decoder: msgspec.json.Decoder[list[Event]] = msgspec.json.Decoder(
    list[Union[EVENT_TYPES]]  # type: ignore[valid-type]  # noqa: UP007
)
_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: Any) -> bytes:
    """Events, a state, or any of their parts as JSON."""
    return _encoder.encode(value)


def to_builtins(value: Any) -> Any:
    """The same as plain dictionaries and lists."""
    return msgspec.to_builtins(value)


def decode_events(data: bytes, version: int = VERSION) -> list[Event]:
    """Events from JSON. Raises ``Malformed``: ``log-unreadable``, ``log-version`` for a later version."""
    if not 1 <= version <= VERSION:
        raise Malformed("log-version", version=version, known=VERSION)
    try:
        if version == VERSION:
            return _decoder.decode(data)
        return _decoder.decode(_encoder.encode(upcast(msgspec.json.decode(data), version)))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Malformed("log-unreadable", detail=str(error)[:200]) from None


def upcast(events: Sequence[dict[str, Any]], version: int) -> list[dict[str, Any]]:
    """Events as JSON lifted from a version to the present one."""
    lifted = list(events)
    for step in range(version, VERSION):
        lifted = [UPCASTERS[step](event) for event in lifted]
    return lifted
