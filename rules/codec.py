"""Events and states as JSON. Every log has a version; upcasters lift older logs to the present one."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Union

import msgspec

from rules.contract.ruleset import State
from rules.core.errors import Malformed
from rules.core.event import Event
from rules.core.json_input import Facts
from rules.core.request import Suggestions
from rules.games import FAMILIES, ruleset

VERSION = 1

Upcaster = Callable[[Facts], Facts]
UPCASTERS: dict[int, Upcaster] = {}
"""By version: lifts an event as JSON from that version to the next."""


def _plain(value: object) -> object:
    """Options that are made later, as what they stand for. Raises ``NotImplementedError`` for anything else."""
    if isinstance(value, Suggestions):
        return tuple(value)
    raise NotImplementedError(type(value).__name__)


_encoder = msgspec.json.Encoder(order="deterministic", enc_hook=_plain)


@cache
def event_union(families: tuple[str, ...]) -> object:
    """The union of all events of these families, for msgspec. Cached: building it takes long."""
    return Union[tuple(kind for name in families for kind in FAMILIES[name].events)]  # noqa: UP007


@cache
def _decoder(families: tuple[str, ...]) -> msgspec.json.Decoder[list[Event]]:
    return msgspec.json.Decoder(list[event_union(families)])  # type: ignore[misc]


def encode(value: object) -> bytes:
    """Events, a state, or any part of them as JSON: the same bytes for the same value."""
    return _encoder.encode(value)


def to_builtins(value: object) -> Any:
    """Events, a state, or any part of them as dictionaries and lists."""
    return msgspec.to_builtins(value, enc_hook=_plain)


def decode_state(ruleset_id: str, data: bytes) -> State:
    """A state from what ``encode`` made of it. Raises ``Malformed("ruleset-unknown")``, ``msgspec.MsgspecError``."""
    state: State = msgspec.json.decode(data, type=ruleset(ruleset_id).state_type)
    return state


def decode_events(data: bytes, version: int = VERSION) -> list[Event]:
    """Events from JSON. Raises ``Malformed``: ``log-unreadable``; ``log-version`` for a later version."""
    if not 1 <= version <= VERSION:
        raise Malformed("log-version", version=version, known=VERSION)
    decoder = _decoder(tuple(FAMILIES))
    try:
        if version == VERSION:
            return decoder.decode(data)
        return decoder.decode(_encoder.encode(upcast(msgspec.json.decode(data), version)))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Malformed("log-unreadable", detail=str(error)[:200]) from None


def upcast(events: Sequence[Facts], version: int) -> list[Facts]:
    """Events as JSON, lifted from a version to the present one."""
    lifted = list(events)
    for step in range(version, VERSION):
        lifted = [UPCASTERS[step](event) for event in lifted]
    return lifted
