"""Wishes: changes that a player asks the others to agree to, one at a time, with an end.

The last voter's *yes* fulfils the wish in the same entry. One refusal ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec import structs, to_builtins

from rules import EndGame, Stale, correct
from table import log
from table.answers import corrected
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.game import (
    NOBODY,
    Abandon,
    Change,
    Game,
    Replacement,
    TakeBack,
    TimeChange,
    Wanted,
    Wish,
    is_bot,
    is_person,
    still_to_agree,
)
from table.permissions import Person, must_be_host, must_be_running, must_be_seated
from table.player_clocks import absent, not_asked, open_vote, vote_end
from table.records import provable_dice
from table.winning import given_up, standing

if TYPE_CHECKING:
    from table.table import Table


def others_of(game: Game, *users: int) -> tuple[int, ...]:
    """The other persons at the table. Bots agree to everything: they have no vote."""
    return tuple(user for user in game.persons if user not in users)


def proposed(table: Table, game: Game, user: int, wanted: Wanted, voters: tuple[int, ...]) -> FoldedEntry:
    """The entry with a new wish. Raises ``NotAllowed("wish-open")`` while another one is open.

    It doesn't fulfil the wish if there are no voters: the caller does.
    """
    old, now = open_vote(game, table.preferences), table.clock.now()
    if old is not None and not old.expired(now):
        raise NotAllowed("wish-open")
    ended = FoldedEntry() if old is None else expire(old)
    what: dict[str, object] = to_builtins(wanted)
    kind = str(what.pop("type"))
    until = vote_end(game, voters, now, table.preferences)
    return ended.then(FoldedEntry.of(log.WishMade(kind, user, what, voters, until, now)))


def expire(wish: Wish) -> FoldedEntry:
    """The entry that ends a wish because its time is up."""
    return FoldedEntry.of(log.WishExpired(wish.kind, wish.user))


async def ask(
    table: Table,
    game_id: str,
    person: Person,
    wanted: Wanted,
    *,
    interaction: int | None = None,
) -> Game:
    """Ask everybody else at the table. Raises ``NotAllowed``."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        return asked(table, game, person, wanted, secret)

    return await table.change(game_id, person, step, interaction)


def asked(
    table: Table, game: Game, person: Person, wanted: Wanted, secret: bytes, also: tuple[int, ...] = ()
) -> FoldedEntry:
    """The entry with a seated player's wish. The voters are the other persons but absent ones, and ``also`` outsiders.

    Without voters the wish is fulfilled at once. Raises ``NotAllowed``: see ``must_be_running`` and ``must_be_seated``.
    """
    must_be_running(game)
    must_be_seated(game, person)
    return proposed_to_all(table, game, person, wanted, secret, also=also)


def proposed_to_all(
    table: Table, game: Game, person: Person, wanted: Wanted, secret: bytes, also: tuple[int, ...] = ()
) -> FoldedEntry:
    """``asked`` without its checks: the person need not play, as a host may not."""
    voters = (*others_of(game, person.user, *(game.seats[player].user for player in not_asked(game))), *also)
    entry = proposed(table, game, person.user, wanted, voters)
    return entry if voters else entry.then(_fulfilled(game, Wish(person.user, wanted, voters), secret))


async def ask_to_end(table: Table, game_id: str, person: Person) -> Game | None:
    """Ask the players to end a game early so that it counts, as its host.

    None where nobody is asked: a host who does not play just ends the game, and it does not count.
    """
    game = await table.game(game_id)
    if game.status != "running" or game.player_of(person.user) is None:
        return None
    must_be_host(game, person)
    return await ask(table, game_id, person, Abandon())


async def vote(
    table: Table,
    game_id: str,
    person: Person,
    *,
    agree: bool,
    wish_seq: int | None = None,
    interaction: int | None = None,
) -> Game:
    """A voter agrees or refuses; the user who asked may withdraw by refusing.

    A vote that comes too late ends the wish. ``wish_seq``: the wish that the person saw. Raises ``Stale`` for another
    one, ``NotAllowed``: ``no-wish``, ``already-agreed``, ``no-vote``, ``no-vote-of-yours``. A vote on the seat of a
    player who has come back is refused by them.
    """

    def step(game: Game, secret: bytes) -> FoldedEntry:
        wish = game.open_wish
        if wish is None or person.user not in (*wish.voters, wish.user):
            must_be_seated(game, person)
        if wish is None:
            raise NotAllowed("no-wish")
        if wish_seq not in (None, wish.seq):
            raise Stale("stale-vote")
        if vote_over(table, game):
            return expire(wish)
        away = _away_then(game, wish)
        if person.user not in (*wish.voters, wish.user, away):
            raise _no_vote(game, wish)
        if not agree:
            return FoldedEntry.of(log.WishRefused(person.user))
        if away is not None and game.player_of(away) not in not_asked(game):
            return FoldedEntry.of(log.WishRefused(away))
        if person.user not in still_to_agree(game):
            raise NotAllowed("already-agreed")
        agreed = FoldedEntry.of(log.WishAgreed(person.user))
        return agreed if {*awaited(game)} - {person.user} else agreed.then(_fulfilled(game, wish, secret))

    return await table.change(game_id, person, step, interaction)


def _no_vote(game: Game, wish: Wish) -> NotAllowed:
    """The refusal of a vote by a player who is not asked."""
    if isinstance(wish.wanted, TakeBack):
        return NotAllowed("no-vote")
    return NotAllowed("no-vote-of-yours", others=[game.name_of(user) for user in still_to_agree(game)])


def _away_then(game: Game, wish: Wish) -> int | None:
    """The player whose seat is to be given away and who was absent when the others were asked."""
    user = game.seats[wish.wanted.player].user if isinstance(wish.wanted, Replacement) else NOBODY
    return user if is_person(user) and user not in (*wish.voters, wish.user) else None


def vote_over(table: Table, game: Game) -> bool:
    """Whether the time of the open wish is up."""
    wish = open_vote(game, table.preferences)
    return wish is not None and wish.expired(table.clock.now())


def awaited(game: Game) -> tuple[int, ...]:
    """The users without whose vote the open wish is not fulfilled: who has become absent meanwhile is none of them."""
    away = [game.seats[player].user for player in not_asked(game)]
    return tuple(user for user in still_to_agree(game) if user not in away)


def settled_by_the_rest(game: Game, secret: bytes) -> FoldedEntry:
    """The fulfilment of a wish to which all who still come have agreed. Raises ``Stale`` if it awaits another."""
    wish = game.open_wish
    if wish is None or awaited(game):
        raise Stale("stale")
    return _fulfilled(game, wish, secret)


def settled_without(table: Table, game: Game, user: int, secret: bytes) -> FoldedEntry:
    """The wish's fulfilment when the user leaves whose vote alone was missing: all who are left have agreed."""
    wish = game.wish
    if wish is None or vote_over(table, game) or still_to_agree(game) != (user,):
        return FoldedEntry()
    about_user = isinstance(wish.wanted, Replacement) and wish.wanted.player == game.player_of(user)
    return FoldedEntry() if about_user else _fulfilled(game, wish, secret)


def abandoned(game: Game, user: int, secret: bytes) -> FoldedEntry:
    """The entry that ends the game with the scores as they are."""
    state, reason = game.played, "abandoned" if len(standing(game)) > 1 else "forfeited"
    done = correct(state, EndGame(reason), "", provable_dice.dice_of(game, secret, state.drawn))
    return FoldedEntry.of(log.Abandoned(user), rules=done)


def _fulfilled(game: Game, wish: Wish, secret: bytes) -> FoldedEntry:
    """The entry with the change that the wish asked for."""
    match wish.wanted:
        case TakeBack(to):
            return FoldedEntry.of(log.Undone(to))
        case TimeChange(time):
            return FoldedEntry.of(log.WishSettled(), log.TimeSet(wish.user, time))
        case Replacement() as wanted:
            return FoldedEntry.of(log.WishSettled()).then(replaced(game, wish.user, wanted, secret))
        case Abandon():
            return abandoned(game, wish.user, secret)
        case Change():
            return FoldedEntry.of(log.WishSettled()).then(corrected(game, wish.user, wish.wanted, secret))
    assert_never(wish.wanted)


def replaced(game: Game, by: int, wanted: Replacement, secret: bytes) -> FoldedEntry:
    """The seat's new user; the referee, if that user has sat down elsewhere meanwhile.

    Who has stopped coming and loses the seat to no person has lost. That may end a game that counts; in another they
    may come back.
    """
    seat = game.seats[wanted.player]
    user = NOBODY if wanted.user != NOBODY and game.player_of(wanted.user) is not None else wanted.user
    name = wanted.name if user != NOBODY else seat.name
    gone = wanted.player in absent(game) and not is_person(user)
    seated = log.Replaced(by, wanted.player, seat.user, user, name, wanted.level, lost=gone)
    if not game.counts or not is_person(seat.user):
        return FoldedEntry.of(seated)
    lost = log.Forfeited(seat.user, wanted.player)
    if (over := given_up(game, lost, secret)) is not None:
        return over
    return FoldedEntry.of(lost, *([structs.replace(seated, was=NOBODY)] if is_bot(user) else []))
