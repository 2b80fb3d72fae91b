"""A game as its table knows it: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, structs

from rules import Malformed, Request, State, evolve, kept, requests
from table import log
from table.log import Entry
from table.time.clocks import Hand, turned
from table.time.controls import TimeControl

__all__ = ["NOBODY", "Decision", "Game", "Seat", "Wish", "fold", "follow"]

NOBODY = 0
"""Who sits where nobody sits: the referee plays for that seat."""


class Seat(Struct, frozen=True):
    """A user at the table. Their place among the seats is their player's number.

    ``before`` is who played here before, 0 if nobody did.
    """

    user: int
    name: str
    company: str | None = None
    words: str = ""
    before: int = 0


class Decision(Struct, frozen=True):
    """A decision that still counts: its entry's number, who made it, and whether dice fell.

    ``forced``: the clock made it, or the referee for an empty seat (then ``user`` is ``NOBODY``).
    """

    seq: int
    user: int
    rolled: bool
    forced: bool = False


class Wish(Struct, frozen=True):
    """Something that a player wishes of ``voters``: ``undo``, ``time``, ``replace`` or ``abandon``.

    ``what`` says it exactly, ``agreed`` lists who has said yes. After ``until`` it is refused; None: it has no end.
    ``seq`` is the entry in which it was made.
    """

    kind: str
    user: int
    what: dict[str, Any]
    voters: tuple[int, ...]
    until: float | None = None
    agreed: tuple[int, ...] = ()
    seq: int = 0


class Game(Struct, frozen=True):
    """Everything about one game at its table. ``state`` is None in the lobby. ``seq`` is the newest entry's number.

    ``absent`` are those whom a file put here and who have not yet played. ``commitment`` promises the dice, ``seeded``
    fixes them at the start, and ``secret`` is laid open at the end. ``hands`` are the clocks as they stood ``at`` the
    newest entry.
    """

    id: str
    channel: int
    seq: int
    host: int
    title: str
    ruleset: str
    size: str | dict[str, Any]
    table: str
    options: dict[str, Any]
    locale: str = "en"
    seats: tuple[Seat, ...] = ()
    state: State | None = None
    decisions: tuple[Decision, ...] = ()
    wish: Wish | None = None
    called_off: bool = False
    absent: tuple[int, ...] = ()
    fair: int = 1
    commitment: str = ""
    seeded: log.Seeded | None = None
    secret: str = ""
    time: TimeControl = TimeControl()
    hands: tuple[Hand, ...] = ()
    at: float = 0.0

    @property
    def status(self) -> str:
        """``lobby``, ``running`` or ``ended``."""
        if self.called_off:
            return "ended"
        if self.state is None:
            return "lobby"
        return "ended" if self.state.outcome is not None else "running"

    @property
    def requests(self) -> tuple[Request, ...]:
        """What the referee asks now; nothing in the lobby."""
        return () if self.state is None else requests(self.state)

    def player_of(self, user: int) -> int | None:
        """The number of the player whom a user plays, if any."""
        return next((number for number, seat in enumerate(self.seats) if seat.user == user != NOBODY), None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The users whose decision the game waits for."""
        return tuple(self.seats[r.player].user for r in self.requests if self.seats[r.player].user != NOBODY)


def fold(game_id: str, channel: int, entries: Iterable[tuple[int, Entry]], past: dict[int, Game] | None = None) -> Game:
    """The game after these numbered entries; ``past`` gets the game after each. Raises ``Malformed("log-empty")``."""
    game: Game | None = None
    past = {} if past is None else past
    for seq, entry in entries:
        game = follow(game, game_id, channel, seq, entry, past)
        past[seq] = game
    if game is None:
        raise Malformed("log-empty")
    return game


def follow(
    game: Game | None, game_id: str, channel: int, seq: int, entry: Entry, past: dict[int, Game] | None = None
) -> Game:
    """The game after one more entry. ``past`` holds the game after each earlier one: only an undo needs it."""
    before = game
    for event in entry.table:
        if isinstance(event, log.Opened):
            game = _opened(game_id, channel, seq, event)
        elif isinstance(event, log.Undone):
            assert game is not None
            assert past is not None
            game = structs.replace(past[event.to], **_lasting(game, past[event.to].state, event.to))
        else:
            assert game is not None
            game = _at_table(game, seq, event, moved_on=len(entry.rules) > 1)
    if game is None:
        raise Malformed("log-empty")
    state = game.state
    for made in entry.rules:
        state = evolve(state, made)
    after = structs.replace(game, seq=seq, state=state, decisions=_with_dice(game, seq, state))
    clocks = next((event for event in entry.table if isinstance(event, log.Timed)), None)
    return after if clocks is None else turned(before, after, entry, clocks)


def _lasting(game: Game, state: State | None, to: int) -> dict[str, Any]:
    """What no undo takes back: the past after entry ``to`` comes back, with its ``state``, but not who sat there, nor
    their time and their standing orders."""
    names = ("host", "fair", "commitment", "seeded", "seats", "time", "hands", "at", "absent")
    decisions = tuple(made for made in game.decisions if made.seq <= to)
    if state is not None and game.state is not None:
        state = kept(state, game.state)
    lasting = {name: getattr(game, name) for name in names}
    return {"wish": _not_undo(game), "decisions": decisions, "state": state, **lasting}


def _not_undo(game: Game) -> Wish | None:
    """The open wish, unless it is to take back: that one ends when the game goes on."""
    return None if game.wish is None or game.wish.kind == "undo" else game.wish


def _decided(game: Game, seq: int, user: int, *, rolled: bool = False, forced: bool = False) -> Game:
    made = Decision(seq, user, rolled, forced)
    there = game if forced else _present(game, user)
    return structs.replace(there, decisions=(*game.decisions, made), wish=_not_undo(game))


def _present(game: Game, user: int) -> Game:
    """Somebody has shown to be there, who had been brought in with a file."""
    return structs.replace(game, absent=tuple(other for other in game.absent if other != user))


def _with_dice(game: Game, seq: int, after: State | None) -> tuple[Decision, ...]:
    """The decisions, those of the newest entry marked if dice fell in it: a correction or an order may cause a roll."""
    if game.state is None or after is None or after.drawn == game.state.drawn:
        return game.decisions
    return tuple(structs.replace(made, rolled=True) if made.seq == seq else made for made in game.decisions)


def _opened(game_id: str, channel: int, seq: int, event: log.Opened) -> Game:
    return Game(
        id=game_id,
        channel=channel,
        seq=seq,
        host=event.host,
        title=event.title,
        ruleset=event.ruleset,
        size=event.size,
        table=event.table,
        options=event.options,
        locale=event.locale,
        fair=event.fair,
        commitment=event.commitment,
        time=event.time,
    )


def _seated(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats with a new one, or with what changed about the one that its user has already."""
    if all(other.user != seat.user for other in seats):
        return (*seats, seat)
    return tuple(seat if other.user == seat.user else other for other in seats)


def _at_table(game: Game, seq: int, event: log.TableEvent, *, moved_on: bool = True) -> Game:
    """The game after something happened at the table. ``moved_on``: the rules made more of it than was said."""
    match event:
        case log.Joined(user, name, company, words):
            return structs.replace(game, seats=_seated(game.seats, Seat(user, name, company, words)))
        case log.CalledOff():
            return structs.replace(game, called_off=True)
        case log.OptionsSet(_, options):
            return structs.replace(game, options=options)
        case log.Left(user):
            return structs.replace(game, seats=tuple(seat for seat in game.seats if seat.user != user))
        case log.Answered(user, _, _, _, rolled):
            return _decided(game, seq, user, rolled=rolled)
        case log.Corrected(user) | log.Ordered(user):
            counts = moved_on or isinstance(event, log.Corrected)
            return _decided(game, seq, user) if counts else _present(game, user)
        case log.TimedOut(user, _, _, _, rolled):
            return _decided(game, seq, user, rolled=rolled, forced=True)
        case log.PlayedFor(_, _, _, rolled):
            return _decided(game, seq, NOBODY, rolled=rolled, forced=True)
        case log.TimeSet(_, time):
            return structs.replace(game, time=time, hands=())
    return _about_wishes(game, seq, event)


def _about_wishes(game: Game, seq: int, event: log.TableEvent) -> Game:
    match event:
        case log.UndoAsked(user, to):
            others = tuple(seat.user for seat in game.seats if seat.user not in (user, NOBODY))
            return structs.replace(game, wish=Wish("undo", user, {"to": to}, others, seq=seq))
        case log.WishMade(kind, user, what, voters, until):
            return structs.replace(game, wish=Wish(kind, user, what, voters, until, seq=seq))
        case log.UndoAgreed(user) | log.WishAgreed(user) if game.wish is not None:
            return structs.replace(game, wish=structs.replace(game.wish, agreed=(*game.wish.agreed, user)))
        case log.UndoRefused() | log.WishRefused() | log.WishExpired() | log.WishSettled() | log.Abandoned():
            return structs.replace(game, wish=None)
        case log.Resigned(_, player):
            return _taken(game, player, NOBODY, game.seats[player].name)
        case log.Replaced(_, player, _, user, name):
            return _taken(game, player, user, name)
    return _about_dice(game, event)


def _taken(game: Game, player: int, user: int, name: str) -> Game:
    """Somebody else plays a seat, and the decisions that were made there are theirs; a wish about it is settled."""
    old = game.seats[player]
    seat = structs.replace(old, user=user, name=name, before=old.user or old.before)
    seats = tuple(seat if number == player else other for number, other in enumerate(game.seats))
    decisions = tuple(
        structs.replace(made, user=user) if old.user != NOBODY and made.user == old.user else made
        for made in game.decisions
    )
    wish = game.wish
    settled = wish is not None and (wish.user == old.user or (wish.kind == "replace" and wish.what["player"] == player))
    if wish is not None and user != NOBODY:
        voters = tuple(user if voter == old.user else voter for voter in wish.voters)
        wish = structs.replace(wish, voters=voters)
    return structs.replace(game, seats=seats, decisions=decisions, wish=None if settled else wish)


def _about_dice(game: Game, event: log.TableEvent) -> Game:
    match event:
        case log.Seeded():
            dice = {"fair": event.fair, "commitment": event.commitment, "seeded": event, "secret": ""}
            # What was rolled before came from another secret: taken back, it would not come again.
            return structs.replace(game, decisions=(), **dice)
        case log.Revealed(secret):
            return structs.replace(game, secret=secret)
        case log.Imported(user):
            absent = tuple(seat.user for seat in game.seats if seat.user not in (user, NOBODY))
            return structs.replace(game, host=user, wish=None, absent=absent)
    return game
