"""What the log of a game holds: one entry a decision, with what happened at the table and what the rules made of it."""

from __future__ import annotations

from typing import Any, Union

import msgspec
from msgspec import Struct, structs

from rules import Event, Malformed
from rules import sealed as sealed_event
from rules.codec import EVENT_TYPES, VERSION, upcast
from table.timing import TimeControl

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


class Joined(TableEvent, frozen=True):
    """A user sat down. ``company`` is its text, sealed until the start; None: one is drawn then.

    ``words`` are the user's own, for the seed of the dice.
    """

    user: int
    name: str
    company: str | None = None
    words: str = ""


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


class TimeSet(TableEvent, frozen=True):
    """The game's time was set, by the host before the start or by agreement; all clocks begin anew."""

    user: int
    time: TimeControl


class Timed(TableEvent, frozen=True):
    """When the entry was made, what each had used of their time since the last, and when whose runs out now."""

    at: float
    spent: tuple[tuple[int, float], ...] = ()
    until: tuple[tuple[int, float], ...] = ()


class TimedOut(TableEvent, frozen=True):
    """A player's time was up: the clock decided by the rules' default."""

    user: int
    player: int
    kind: str
    choice: Any
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


class WishAgreed(TableEvent, frozen=True):
    """One of those who are asked agreed."""

    user: int


class WishRefused(TableEvent, frozen=True):
    """One of those who are asked refused, or whoever asked took it back."""

    user: int


class WishExpired(TableEvent, frozen=True):
    """Not all had answered in time: it is refused."""

    kind: str
    user: int


class WishSettled(TableEvent, frozen=True):
    """All have agreed, and what was wished follows in the same entry."""


class Resigned(TableEvent, frozen=True):
    """A player got up for good. The referee plays on for them until somebody sits down."""

    user: int
    player: int


class Replaced(TableEvent, frozen=True):
    """Somebody else plays a seat from now on; ``user`` 0: nobody, the referee plays for it. ``by`` said so."""

    by: int
    player: int
    was: int
    user: int
    name: str


class Abandoned(TableEvent, frozen=True):
    """All gave the game up, as ``user`` wished."""

    user: int


class Seeded(TableEvent, frozen=True):
    """The dice were fixed: by the promised secret, the game's id, and the players' words in the order of seats."""

    fair: int
    commitment: str
    game: str
    words: tuple[str, ...]


class Revealed(TableEvent, frozen=True):
    """The game is over, and its secret laid open, in hexadecimal."""

    secret: str


class Imported(TableEvent, frozen=True):
    """A user brought the game in from a file: everything before this happened elsewhere, under the id ``game``."""

    user: int
    name: str
    game: str


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


def sealed(entry: Entry, *, ended: bool = True) -> Entry:
    """The entry without the companies of the lobby: those that play are in the log from the start on, as frames.

    Until the game has ``ended``, what standing orders say is left out too.
    """
    table = tuple(structs.replace(e, company=None) if isinstance(e, Joined) else e for e in entry.table)
    rules = entry.rules if ended else tuple(map(sealed_event, entry.rules))
    return structs.replace(entry, table=table, rules=rules)


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
