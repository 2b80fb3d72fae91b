"""What the log of a game holds: one entry a decision, with what happened at the table and what the rules made of it."""

from __future__ import annotations

from functools import cache
from typing import Any, Union

import msgspec
from msgspec import Struct, structs

from rules import FAMILIES, Event, Malformed, ruleset_for
from rules.codec import VERSION, event_union, upcast
from table.time.controls import TimeControl

__all__ = [
    "Abandoned",
    "Answered",
    "CalledOff",
    "Corrected",
    "Entry",
    "Imported",
    "Joined",
    "Left",
    "Opened",
    "OptionsSet",
    "Ordered",
    "PlayedFor",
    "Replaced",
    "Resigned",
    "Revealed",
    "Seeded",
    "TableEvent",
    "TimeSet",
    "Timed",
    "TimedOut",
    "UndoAgreed",
    "UndoAsked",
    "UndoRefused",
    "Undone",
    "WishAgreed",
    "WishExpired",
    "WishMade",
    "WishRefused",
    "WishSettled",
    "decode",
    "encode",
    "sealed",
]


class TableEvent(Struct, frozen=True, tag=True):
    """Something that happened at the table rather than in the rules."""


class _Spoken(TableEvent, frozen=True):
    """What a user said or did."""

    user: int


class _Decided(_Spoken, frozen=True):
    """Who answered which question with what."""

    player: int
    kind: str
    choice: Any


class Opened(TableEvent, frozen=True):
    """The lobby was opened by the host. ``commitment`` promises the dice by the scheme ``fair``: see docs/dice.md."""

    host: int
    title: str
    ruleset: str
    size: str | dict[str, Any]
    table: str
    options: dict[str, Any]
    locale: str = "en"
    fair: int = 1
    commitment: str = ""
    time: TimeControl = TimeControl()


class Joined(_Spoken, frozen=True):
    """A user sat down. ``company`` is its text, sealed until the start; None: one is drawn then.

    ``words`` are the user's own, for the seed of the dice.
    """

    name: str
    company: str | None = None
    words: str = ""


class OptionsSet(_Spoken, frozen=True):
    """The host chose the game's options, all of them."""

    options: dict[str, Any]


class Left(_Spoken, frozen=True):
    """A user got up before the start."""


class CalledOff(_Spoken, frozen=True):
    """The lobby was closed without a game."""


class Answered(_Decided, frozen=True):
    """A decision: who answered which question with what. ``rolled`` says whether dice fell."""

    rolled: bool


class Corrected(_Spoken, frozen=True):
    """The host put something right."""


class Ordered(_Spoken, frozen=True):
    """A player left standing orders."""


class UndoAsked(_Spoken, frozen=True):
    """A player asked to go back to the point after entry ``to``."""

    to: int


class UndoAgreed(_Spoken, frozen=True):
    """Another player agreed to it."""


class UndoRefused(_Spoken, frozen=True):
    """Another player refused it, or whoever asked took it back."""


class Undone(TableEvent, frozen=True):
    """Everything after entry ``to`` counts no more. It stays in the log; its rolls will come again."""

    to: int


class TimeSet(_Spoken, frozen=True):
    """The game's time was set, by the host before the start or by agreement; all clocks begin anew."""

    time: TimeControl


class Timed(TableEvent, frozen=True):
    """When the entry was made, what each had used of their time since the last, and when whose runs out now."""

    at: float
    spent: tuple[tuple[int, float], ...] = ()
    until: tuple[tuple[int, float], ...] = ()


class TimedOut(_Decided, frozen=True):
    """A player's time was up: the clock decided by the rules' default."""

    rolled: bool = False


class PlayedFor(TableEvent, frozen=True):
    """Nobody sits there: the referee decided by the rules' default."""

    player: int
    kind: str
    choice: Any
    rolled: bool = False


class WishMade(TableEvent, frozen=True):
    """A player wishes ``undo``, ``time``, ``replace`` or ``abandon`` of the others, who have ``until`` to answer."""

    kind: str
    user: int
    what: dict[str, Any]
    voters: tuple[int, ...]
    until: float


class WishAgreed(_Spoken, frozen=True):
    """One of those who are asked agreed."""


class WishRefused(_Spoken, frozen=True):
    """One of those who are asked refused, or whoever asked took it back."""


class WishExpired(TableEvent, frozen=True):
    """Not all had answered in time: it is refused."""

    kind: str
    user: int


class WishSettled(TableEvent, frozen=True):
    """All have agreed, and what was wished follows in the same entry."""


class Resigned(_Spoken, frozen=True):
    """A player got up for good. The referee plays on for them until somebody sits down."""

    player: int


class Replaced(TableEvent, frozen=True):
    """Somebody else plays a seat from now on; ``user`` 0: nobody, the referee plays for it. ``by`` said so."""

    by: int
    player: int
    was: int
    user: int
    name: str


class Abandoned(_Spoken, frozen=True):
    """All gave the game up, as ``user`` wished."""


class Seeded(TableEvent, frozen=True):
    """The dice were fixed: by the promised secret, the game's id, and the players' words in the order of seats."""

    fair: int
    commitment: str
    game: str
    words: tuple[str, ...]


class Revealed(TableEvent, frozen=True):
    """The game is over, and its secret laid open, in hexadecimal."""

    secret: str


class Imported(_Spoken, frozen=True):
    """A user brought the game in from a file: everything before this happened elsewhere, under the id ``game``."""

    name: str
    game: str


def _leaves(base: type[TableEvent]) -> tuple[type[TableEvent], ...]:
    below = tuple(leaf for kind in base.__subclasses__() for leaf in _leaves(kind))
    return below or (base,)


TABLE_EVENTS = _leaves(TableEvent)


class Entry(Struct, frozen=True):
    """One decision. ``version`` is the shape of its events, so that later versions can lift them."""

    table: tuple[TableEvent, ...] = ()
    rules: tuple[Event, ...] = ()
    version: int = VERSION


@cache
def _shape(families: tuple[str, ...]) -> Any:
    """An entry as msgspec reads it, with the events of these families."""
    return msgspec.defstruct(
        "_Shape",
        [
            ("table", tuple[Union[TABLE_EVENTS], ...]),  # type: ignore[valid-type]  # noqa: UP007
            ("rules", tuple[event_union(families), ...]),  # type: ignore[misc]
            ("version", int),
        ],
    )


@cache
def _decoder(families: tuple[str, ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_shape(families))


def encode(entry: Entry) -> bytes:
    """An entry as JSON."""
    return msgspec.json.encode(entry)


def sealed(entry: Entry, *, ended: bool = True) -> Entry:
    """The entry without the companies of the lobby: those that play are in the log from the start on, as frames.

    Until the game has ``ended``, what standing orders say is left out too.
    """
    table = tuple(structs.replace(e, company=None) if isinstance(e, Joined) else e for e in entry.table)
    rules = entry.rules if ended else tuple(map(_sealed, entry.rules))
    return structs.replace(entry, table=table, rules=rules)


def _sealed(event: Event) -> Event:
    secrets = ruleset_for(event).secrets
    return event if secrets is None else secrets.sealed(event)


def decode(payload: bytes) -> Entry:
    """An entry from JSON, lifted to the present version. Raises ``Malformed("log-unreadable")``."""
    try:
        typed = _decoder(tuple(FAMILIES)).decode(payload)
        return Entry(typed.table, typed.rules, typed.version)
    except msgspec.ValidationError:
        return _lifted(payload)
    except msgspec.MsgspecError as error:
        raise Malformed("log-unreadable", detail=str(error)[:200]) from None


def _lifted(payload: bytes) -> Entry:
    try:
        raw = msgspec.json.decode(payload)
        rules = upcast(raw["rules"], raw["version"])
        typed = msgspec.convert({**raw, "rules": rules, "version": VERSION}, _shape(tuple(FAMILIES)))
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise Malformed("log-unreadable", detail=str(error)[:200]) from None
    return Entry(typed.table, typed.rules, typed.version)
