"""A game as its table knows it: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, structs

from rules import Malformed, Request, State, evolve, requests
from table import log
from table.log import Entry

__all__ = ["Decision", "Game", "Seat", "UndoWish", "fold", "follow"]


class Seat(Struct, frozen=True):
    """A user at the table. Their place among the seats is their player's number."""

    user: int
    name: str
    company: str | None = None


class Decision(Struct, frozen=True):
    """A decision that still counts: its entry's number, who made it, and whether dice fell."""

    seq: int
    user: int
    rolled: bool


class UndoWish(Struct, frozen=True):
    """Somebody asks to go back to the point after entry ``to``; ``agreed`` lists who has said yes."""

    user: int
    to: int
    agreed: tuple[int, ...] = ()


class Game(Struct, frozen=True):
    """Everything about one game at its table. ``state`` is None in the lobby. ``seq`` is the newest entry's number."""

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
    wish: UndoWish | None = None
    called_off: bool = False

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
        return next((number for number, seat in enumerate(self.seats) if seat.user == user), None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The users whose decision the game waits for."""
        return tuple(self.seats[request.player].user for request in self.requests)


def fold(game_id: str, channel: int, entries: Iterable[tuple[int, Entry]]) -> Game:
    """The game after these numbered entries. Raises ``Malformed("log-empty")``."""
    game: Game | None = None
    past: dict[int, Game] = {}
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
    for event in entry.table:
        if isinstance(event, log.Opened):
            game = _opened(game_id, channel, seq, event)
        elif isinstance(event, log.Undone):
            assert game is not None
            assert past is not None
            game = structs.replace(past[event.to], wish=None)
        else:
            assert game is not None
            game = _at_table(game, seq, event)
    if game is None:
        raise Malformed("log-empty")
    state = game.state
    for made in entry.rules:
        state = evolve(state, made)
    return structs.replace(game, seq=seq, state=state, decisions=_with_dice(game, seq, state))


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
    )


def _seated(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats with a new one, or with what changed about the one that its user has already."""
    if all(other.user != seat.user for other in seats):
        return (*seats, seat)
    return tuple(seat if other.user == seat.user else other for other in seats)


def _at_table(game: Game, seq: int, event: log.TableEvent) -> Game:
    match event:
        case log.Joined(user, name, company):
            return structs.replace(game, seats=_seated(game.seats, Seat(user, name, company)))
        case log.CalledOff():
            return structs.replace(game, called_off=True)
        case log.OptionsSet(_, options):
            return structs.replace(game, options=options)
        case log.Left(user):
            return structs.replace(game, seats=tuple(seat for seat in game.seats if seat.user != user))
        case log.Answered(user, _, _, _, rolled):
            made = Decision(seq, user, rolled)
            return structs.replace(game, decisions=(*game.decisions, made), wish=None)
        case log.Corrected(user) | log.Ordered(user):
            return structs.replace(game, decisions=(*game.decisions, Decision(seq, user, False)), wish=None)
        case log.UndoAsked(user, to):
            return structs.replace(game, wish=UndoWish(user, to))
        case log.UndoAgreed(user) if game.wish is not None:
            return structs.replace(game, wish=structs.replace(game.wish, agreed=(*game.wish.agreed, user)))
        case log.UndoRefused():
            return structs.replace(game, wish=None)
    return game
