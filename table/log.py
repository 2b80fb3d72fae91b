"""The log of a game: one entry a decision, with the events at the table and those of the rules."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Union

import msgspec
from msgspec import Struct, field, structs

from rules import FAMILIES, Event, Malformed, Outcome, Remark, ruleset_for
from rules.codec import VERSION, event_union, upcast
from rules.core.json_input import Options, Size
from table.time.controls import TimeControl


class TableEvent(Struct, frozen=True, tag=True):
    """An event at the table rather than in the rules."""


class _UserEvent(TableEvent, frozen=True):
    """An act of a user."""

    user: int


class _Decided(_UserEvent, frozen=True):
    """The answer to a request of some kind."""

    player: int
    kind: str
    choice: Any


class Opened(TableEvent, frozen=True):
    """The lobby was opened by the host. ``commitment`` promises the dice by a ``scheme`` of docs/dice.md.

    ``edition`` is that of the rules (``rules.games.EDITION``). ``rated``: the result counts for ratings. ``mission``:
    the name of the one that its host is on (``table/missions.py``). ``sets_up``: the table does it
    by itself, as bots would.
    """

    host: int
    title: str
    ruleset: str
    size: Size
    table: str
    options: Options
    locale: str = "en"
    scheme: int = field(default=1, name="fair")
    commitment: str = ""
    time: TimeControl = TimeControl()
    edition: int = 1
    rated: bool = False
    mission: str = ""
    sets_up: bool = False


class Joined(_UserEvent, frozen=True):
    """A user sat down. ``company`` is its text, sealed until the start; None: one is drawn then.

    ``words`` are the user's own, for the seed of the dice. A bot, whose ``user`` is below 0, plays at a ``level``, and
    in the ``style`` that was chosen for it. ``asked``: somebody else put the user here, who has not agreed to play yet.
    ``drawn``: the company was drawn, for the game before this rematch; where it doesn't fit, another is.
    """

    name: str
    company: str | None = None
    words: str = ""
    level: str = ""
    style: str = ""
    asked: bool = False
    drawn: bool = False


class OptionsSet(_UserEvent, frozen=True):
    """The host set the game's options, all of them."""

    options: Options


class Configured(_UserEvent, frozen=True):
    """The host chose another game, size or table in the lobby, with all options of it. ``title``: empty as it was."""

    ruleset: str
    size: Size
    table: str
    options: Options
    title: str = ""


class RatedSet(_UserEvent, frozen=True):
    """The host made the game rated, or not, in the lobby."""

    rated: bool


class Left(_UserEvent, frozen=True):
    """A user left the lobby."""


OVER = "over"
"""How a lobby was closed whose campaign has ended."""


class CalledOff(_UserEvent, frozen=True):
    """The lobby was closed without a game; ``how`` its match was decided, or that its campaign is ``over``."""

    how: str = ""


class Answered(_Decided, frozen=True):
    """A user's decision. ``rolled``: dice fell."""

    rolled: bool


class Corrected(_UserEvent, frozen=True):
    """The host corrected the state."""


class Ordered(_UserEvent, frozen=True):
    """A player changed standing orders."""


class UndoAsked(_UserEvent, frozen=True):
    """A player asked to go back to the point after entry ``to``."""

    to: int


class UndoAgreed(_UserEvent, frozen=True):
    """Another player agreed to an undo."""


class UndoRefused(_UserEvent, frozen=True):
    """Another player refused an undo, or the user who asked for it withdrew."""


class Undone(TableEvent, frozen=True):
    """Everything after entry ``to`` no longer counts. It stays in the log; its rolls will come again."""

    to: int


class TimeSet(_UserEvent, frozen=True):
    """The game's time was set, by the host before the start or by agreement; all clocks start again."""

    time: TimeControl


class Timed(TableEvent, frozen=True):
    """The time of the entry, the time each user has spent since the last, and when each user's runs out."""

    at: float
    spent: tuple[tuple[int, float], ...] = ()
    until: tuple[tuple[int, float], ...] = ()


class TimedOut(_Decided, frozen=True):
    """A player's time was up: the clock decided by the rules' default."""

    rolled: bool = False


class PlayedFor(TableEvent, frozen=True):
    """The seat is empty: the referee decided by the rules' default."""

    player: int
    kind: str
    choice: Any
    rolled: bool = False


class SoleAnswered(TableEvent, frozen=True):
    """A player had one option only: it was taken for them."""

    player: int
    kind: str
    choice: Any


class WishMade(TableEvent, frozen=True):
    """Somebody asked for ``undo``, ``time``, ``replace``, ``abandon`` or ``correct``; voters can answer ``until``.

    ``since``: when; 0 in logs of earlier versions.
    """

    kind: str
    user: int
    what: dict[str, Any]
    voters: tuple[int, ...]
    until: float
    since: float = 0.0


class WishAgreed(_UserEvent, frozen=True):
    """A voter agreed."""


class WishRefused(_UserEvent, frozen=True):
    """A voter refused, or the user who asked took it back."""


class WishExpired(TableEvent, frozen=True):
    """Not everybody answered in time: the wish is refused."""

    kind: str
    user: int


class WishPutOff(TableEvent, frozen=True):
    """The holiday of a voter lets all of them answer ``until`` this later time."""

    until: float


class WishSettled(TableEvent, frozen=True):
    """All have agreed; the change follows in the same entry."""


class Attached(TableEvent, frozen=True):
    """The game counts in the ``campaign`` of that name, in none where it is empty, and has so many ``players``.

    ``match``: it is a tournament's; ``again``: one that ended in a draw is played again.
    """

    campaign: str
    players: int = 2
    match: bool = False
    again: bool = False


class Resigned(_UserEvent, frozen=True):
    """A player resigned: they have lost. Where the game goes on, the referee plays the seat."""

    player: int


class Forfeited(_UserEvent, frozen=True):
    """In a game that counts, the others went on without a ``user`` who had missed decision after decision: they have
    lost. Where the game goes on, the referee plays the seat. ``awarded``: their match was decided beside the game, and
    ``how``: by its organiser, or by a ``walkover``, as they are no longer in the tournament.
    """

    player: int
    awarded: bool = False
    how: str = ""


class Ruled(TableEvent, frozen=True):
    """The organiser of the game's campaign decided who has won it, at its end or later: this ``outcome`` counts."""

    outcome: Outcome


class Replaced(TableEvent, frozen=True):
    """Another ``user`` plays a seat from now on, by the word of ``by``; 0: nobody, the referee plays it.

    ``level``: how well a bot plays, or the referee. ``lost``: who played it had stopped coming, and cannot win unless
    a person sits down there again.
    """

    by: int
    player: int
    was: int
    user: int
    name: str
    level: str = ""
    lost: bool = False


class FellBack(_UserEvent, frozen=True):
    """A bot could not think this entry's decision through, and took the policy's.

    ``reason``: ``failed``, ``killed``, ``memory`` or ``time``.
    """

    reason: str


class SawAhead(_UserEvent, frozen=True):
    """A user undid a roll against bots alone, and knows what will fall: from now on the game is one with hindsight."""


class Spoke(_UserEvent, frozen=True):
    """A bot said something with its decision. ``turn``: its round and unit, in which it says no more."""

    remark: Remark
    turn: str


class Abandoned(_UserEvent, frozen=True):
    """All agreed to end the game, as ``user`` asked."""


class Deserted(_UserEvent, frozen=True):
    """The ``user`` has missed a decision, and with it all persons have stopped coming: the game ends, nobody wins."""


class FellSilent(_UserEvent, frozen=True):
    """Where no time runs, the game has waited too long for a user who pressed nothing: the others may go on."""


class Away(TableEvent, frozen=True):
    """The persons who are on holiday or have stopped coming, where that has changed: others see the table for bots."""

    users: tuple[int, ...]


class Seeded(TableEvent, frozen=True):
    """The dice were fixed: by the promised secret, the game's id, and the players' words in the order of seats."""

    scheme: int = field(name="fair")
    commitment: str
    game: str
    words: tuple[str, ...]


class Revealed(TableEvent, frozen=True):
    """The game is over, and its secret revealed, in hexadecimal."""

    secret: str


class Lifted(TableEvent, frozen=True):
    """From this entry on the game is played by a later ``edition`` of the rules."""

    edition: int


class Imported(_UserEvent, frozen=True):
    """A user imported the game from a file: everything before this happened elsewhere, under the id ``game``.

    ``photograph``: that which the game is played on here; whatever its field named before leads nowhere any more.
    ``moment``: it is a game of this bot, which goes on from before its entry of that number.
    """

    name: str
    game: str
    photograph: str = ""
    moment: int = 0


def _leaves(base: type[TableEvent]) -> tuple[type[TableEvent], ...]:
    below = tuple(leaf for kind in base.__subclasses__() for leaf in _leaves(kind))
    return below or (base,)


def remarks_in(events: Iterable[TableEvent]) -> tuple[Remark, ...]:
    """What bots said in an entry."""
    return tuple(event.remark for event in events if isinstance(event, Spoke))


TABLE_EVENTS = _leaves(TableEvent)
PRESSED = (
    Answered,
    Corrected,
    Ordered,
    SawAhead,
    UndoAsked,
    UndoAgreed,
    UndoRefused,
    WishMade,
    WishAgreed,
    WishRefused,
)
"""The events in a running game by which a user shows that they are there."""
NAMED = (Joined, Replaced, Imported)
"""The events with a user and their name."""


class Entry(Struct, frozen=True):
    """One decision. ``version`` is the format of its events, so that later versions can upcast them."""

    table: tuple[TableEvent, ...] = ()
    rules: tuple[Event, ...] = ()
    version: int = VERSION


class _EntryShape(Struct, frozen=True):
    """An entry as msgspec reads it, once the types of its events are known."""

    table: tuple[TableEvent, ...]
    rules: tuple[Event, ...]
    version: int


@cache
def _entry_shape(families: tuple[str, ...]) -> type[_EntryShape]:
    fields = [
        ("table", tuple[Union[TABLE_EVENTS], ...]),  # type: ignore[valid-type]  # noqa: UP007
        ("rules", tuple[event_union(families), ...]),  # type: ignore[misc]
        ("version", int),
    ]
    found = msgspec.defstruct("_Shape", fields, bases=(_EntryShape,), frozen=True)
    assert issubclass(found, _EntryShape)
    return found


@cache
def _decoder(families: tuple[str, ...]) -> msgspec.json.Decoder[_EntryShape]:
    return msgspec.json.Decoder(_entry_shape(families))


def encode(entry: Entry) -> bytes:
    """An entry as JSON."""
    return msgspec.json.encode(entry)


def sealed(entry: Entry, *, ended: bool = True) -> Entry:
    """The entry without the companies of the lobby: those that play are in the log as frames from the start on.

    Until the game has ``ended``, standing orders are left out too.
    """
    table = tuple(structs.replace(e, company=None) if isinstance(e, Joined) else e for e in entry.table)
    rules = entry.rules if ended else tuple(map(_sealed, entry.rules))
    return structs.replace(entry, table=table, rules=rules)


def _sealed(event: Event) -> Event:
    secrets = ruleset_for(event).secrets
    return event if secrets is None else secrets.sealed(event)


def decode(payload: bytes) -> Entry:
    """An entry from JSON, upcast to the present version. Raises ``Malformed("log-unreadable")``."""
    try:
        typed = _decoder(tuple(FAMILIES)).decode(payload)
        return Entry(typed.table, typed.rules, typed.version)
    except msgspec.ValidationError:
        return _upcast(payload)
    except msgspec.MsgspecError as error:
        raise Malformed("log-unreadable", detail=str(error)[:200]) from None


def _upcast(payload: bytes) -> Entry:
    try:
        raw = msgspec.json.decode(payload)
        rules = upcast(raw["rules"], raw["version"])
        typed = msgspec.convert({**raw, "rules": rules, "version": VERSION}, _entry_shape(tuple(FAMILIES)))
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise Malformed("log-unreadable", detail=str(error)[:200]) from None
    return Entry(typed.table, typed.rules, typed.version)
