"""What the log of a game holds: one entry a decision, with what happened at the table and what the rules made of it."""

from __future__ import annotations

from typing import Any, Union

import msgspec
from msgspec import Struct, structs

from rules import Event, Malformed
from rules.codec import EVENT_TYPES, VERSION, upcast

__all__ = [
    "Answered",
    "CalledOff",
    "Corrected",
    "Entry",
    "Joined",
    "Left",
    "Opened",
    "OptionsSet",
    "Ordered",
    "TableEvent",
    "UndoAgreed",
    "UndoAsked",
    "UndoRefused",
    "Undone",
    "decode",
    "encode",
    "sealed",
]


class TableEvent(Struct, frozen=True, tag=True):
    """Something that happened at the table rather than in the rules."""


class Opened(TableEvent, frozen=True):
    """The lobby was opened by the host."""

    host: int
    title: str
    ruleset: str
    size: str | dict[str, Any]
    table: str
    options: dict[str, Any]
    locale: str = "en"


class Joined(TableEvent, frozen=True):
    """A user sat down. ``company`` is its text, sealed until the start; None: one is drawn then."""

    user: int
    name: str
    company: str | None = None


class OptionsSet(TableEvent, frozen=True):
    """The host chose the game's options, all of them."""

    user: int
    options: dict[str, Any]


class Left(TableEvent, frozen=True):
    """A user got up before the start."""

    user: int


class CalledOff(TableEvent, frozen=True):
    """The lobby was closed without a game."""

    user: int


class Answered(TableEvent, frozen=True):
    """A decision: who answered which question with what. ``rolled`` says whether dice fell."""

    user: int
    player: int
    kind: str
    choice: Any
    rolled: bool


class Corrected(TableEvent, frozen=True):
    """The host put something right."""

    user: int


class Ordered(TableEvent, frozen=True):
    """A player left standing orders."""

    user: int


class UndoAsked(TableEvent, frozen=True):
    """A player asked to go back to the point after entry ``to``."""

    user: int
    to: int


class UndoAgreed(TableEvent, frozen=True):
    """Another player agreed to it."""

    user: int


class UndoRefused(TableEvent, frozen=True):
    """Another player refused it, or whoever asked took it back."""

    user: int


class Undone(TableEvent, frozen=True):
    """Everything after entry ``to`` counts no more. It stays in the log; its rolls will come again."""

    to: int


TABLE_EVENTS = tuple(TableEvent.__subclasses__())


class Entry(Struct, frozen=True):
    """One decision. ``version`` is the shape of its events, so that later versions can lift them."""

    table: tuple[TableEvent, ...] = ()
    rules: tuple[Event, ...] = ()
    version: int = VERSION


_Typed: Any = msgspec.defstruct(
    "_Typed",
    [
        ("table", tuple[Union[TABLE_EVENTS], ...]),  # type: ignore[valid-type]  # noqa: UP007
        ("rules", tuple[Union[EVENT_TYPES], ...]),  # type: ignore[valid-type]  # noqa: UP007
        ("version", int),
    ],
)
_decoder = msgspec.json.Decoder(_Typed)


def encode(entry: Entry) -> bytes:
    """An entry as JSON."""
    return msgspec.json.encode(entry)


def sealed(entry: Entry) -> Entry:
    """The entry without the companies of the lobby: those that play are in the log from the start on, as frames."""
    table = tuple(structs.replace(e, company=None) if isinstance(e, Joined) else e for e in entry.table)
    return structs.replace(entry, table=table)


def decode(payload: bytes) -> Entry:
    """An entry from JSON, lifted to the present version. Raises ``Malformed("log-unreadable")``."""
    try:
        typed = _decoder.decode(payload)
        return Entry(typed.table, typed.rules, typed.version)
    except msgspec.ValidationError:
        return _lifted(payload)
    except msgspec.MsgspecError as error:
        raise Malformed("log-unreadable", detail=str(error)[:200]) from None


def _lifted(payload: bytes) -> Entry:
    try:
        raw = msgspec.json.decode(payload)
        rules = upcast(raw["rules"], raw["version"])
        typed = msgspec.convert({**raw, "rules": rules, "version": VERSION}, _Typed)
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise Malformed("log-unreadable", detail=str(error)[:200]) from None
    return Entry(typed.table, typed.rules, typed.version)
