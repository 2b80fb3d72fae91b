"""A game is the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import structs

from rules import Event, Malformed, State, evolve, ruleset_of
from table import log
from table.game import NOBODY, Decision, Game, Replacement, Seat, TakeBack, Wish, wanted_of
from table.log import Entry
from table.made import Made
from table.time.clocks import turned

__all__ = ["fold", "follow", "replayed", "told_of"]


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


def told_of(state: State | None, events: Iterable[Event]) -> tuple[tuple[Event, State], ...]:
    """Events, each with the state after it; ``state`` is the one before the first."""
    told = []
    for event in events:
        state = evolve(state, event)
        told.append((event, state))
    return tuple(told)


def replayed(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[int, tuple[tuple[Event, State], ...]]]:
    """The rules' events of each entry by its number, each with the state after it; undone entries are among them."""
    states: dict[int, State | None] = {}
    state: State | None = None
    for seq, entry in entries:
        for event in entry.table:
            if isinstance(event, log.Undone):
                state = states[event.to]
        told = told_of(state, entry.rules)
        if told:
            state = told[-1][1]
            yield seq, told
        states[seq] = state


def follow(
    game: Game | None,
    game_id: str,
    channel: int,
    seq: int,
    made: Made | Entry,
    past: dict[int, Game] | None = None,
) -> Game:
    """The game after one more entry: one read from the log, or one that is being made and has its states with it.

    ``past`` holds the game after each earlier entry: only an undo needs it.
    """
    before = game
    events: Sequence[object] = made.rules if isinstance(made, Entry) else made.told
    for event in made.table:
        if isinstance(event, log.Opened):
            game = _opened(game_id, channel, seq, event)
        elif isinstance(event, log.Undone):
            assert game is not None
            assert past is not None
            game = structs.replace(past[event.to], **_lasting(game, past[event.to].state, event.to))
        else:
            assert game is not None
            game = _at_table(game, seq, event, moved_on=len(events) > 1)
    if game is None:
        raise Malformed("log-empty")
    told = told_of(game.state, made.rules) if isinstance(made, Entry) else made.told
    state = told[-1][1] if told else game.state
    after = structs.replace(game, seq=seq, state=state, decisions=_with_dice(game, seq, state))
    clocks = next((event for event in made.table if isinstance(event, log.Timed)), None)
    return after if clocks is None else turned(before, after, made.table, clocks)


def _lasting(game: Game, state: State | None, to: int) -> dict[str, Any]:
    """What an undo back to entry ``to`` leaves as it is: seats, time, dice, and standing orders in the ``state``."""
    names = ("host", "fair", "commitment", "seeded", "seats", "time", "clocks", "at", "absent")
    decisions = tuple(made for made in game.decisions if made.seq <= to)
    if state is not None and game.state is not None:
        orders = ruleset_of(state).orders
        state = state if orders is None else orders.keep(state, game.state)
    lasting = {name: getattr(game, name) for name in names}
    return {"wish": _not_undo(game), "decisions": decisions, "state": state, **lasting}


def _not_undo(game: Game) -> Wish | None:
    """The open wish, unless it is an undo: that one ends when the game goes on."""
    return None if game.wish is not None and isinstance(game.wish.wanted, TakeBack) else game.wish


def _decided(game: Game, seq: int, user: int, *, rolled: bool = False, forced: bool = False) -> Game:
    made = Decision(seq, user, rolled, forced)
    there = game if forced else _present(game, user)
    return structs.replace(there, decisions=(*game.decisions, made), wish=_not_undo(game))


def _present(game: Game, user: int) -> Game:
    """A user whom an imported file put here has played."""
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


def _at_table(game: Game, seq: int, event: log.TableEvent, *, moved_on: bool) -> Game:
    """The game after something happened at the table. ``moved_on``: the rules made more of it than one event."""
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
            return structs.replace(game, time=time, clocks=())
    return _about_wishes(game, seq, event)


def _about_wishes(game: Game, seq: int, event: log.TableEvent) -> Game:
    match event:
        case log.UndoAsked(user, to):
            others = tuple(seat.user for seat in game.seats if seat.user not in (user, NOBODY))
            return structs.replace(game, wish=Wish(user, TakeBack(to), others, seq=seq))
        case log.WishMade(kind, user, what, voters, until):
            return structs.replace(game, wish=Wish(user, wanted_of(kind, what), voters, until, seq=seq))
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
    """A seat changes hands, and its decisions with it; a wish about it is settled."""
    old = game.seats[player]
    seat = structs.replace(old, user=user, name=name, before=old.user or old.before)
    seats = tuple(seat if number == player else other for number, other in enumerate(game.seats))
    decisions = tuple(
        structs.replace(made, user=user) if old.user != NOBODY and made.user == old.user else made
        for made in game.decisions
    )
    return structs.replace(
        game, seats=seats, decisions=decisions, wish=_after_change(game.wish, player, old.user, user)
    )


def _after_change(wish: Wish | None, player: int, was: int, user: int) -> Wish | None:
    """The open wish after a seat has changed hands: settled if it was about that seat, or its user's own."""
    if wish is None or wish.user == was:
        return None
    if isinstance(wish.wanted, Replacement) and wish.wanted.player == player:
        return None
    if user == NOBODY:
        return wish
    return structs.replace(wish, voters=tuple(user if voter == was else voter for voter in wish.voters))


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
