"""Wishes: what a player asks the others to agree to, one at a time, with an end.

The last voter's *yes* fulfils the wish in the same entry. One refusal ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec import to_builtins

from rules import EndGame, Stale, correct
from table import log
from table.errors import NotAllowed
from table.game import NOBODY, Abandon, Game, Replacement, TakeBack, TimeChange, Wanted, Wish, still_to_agree
from table.history import provable_dice
from table.made import Made
from table.seats import Person, must_be_running, must_be_seated
from table.time.controls import vote_time

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["abandoned", "ask", "expire", "expired", "others_of", "proposed", "vote", "without"]


def others_of(game: Game, *users: int) -> tuple[int, ...]:
    """Everybody at the table but these."""
    return tuple(seat.user for seat in game.seats if seat.user not in (NOBODY, *users))


def proposed(game: Game, user: int, wanted: Wanted, voters: tuple[int, ...], *, now: float) -> Made:
    """A new wish. Raises ``NotAllowed("wish-open")`` while another one is open.

    Without voters it comes true at once: the caller adds what follows.
    """
    if game.wish is not None and not expired(game, now):
        raise NotAllowed("wish-open")
    ended = expire(game) if game.wish is not None else Made()
    what = to_builtins(wanted)
    kind = what.pop("type")
    return ended.then(Made.of(log.WishMade(kind, user, what, voters, now + vote_time(game.time))))


def expired(game: Game, now: float) -> bool:
    """Whether the open wish has run out."""
    return game.wish is not None and game.wish.until is not None and now >= game.wish.until


def expire(game: Game) -> Made:
    """The end of the open wish for want of answers."""
    assert game.wish is not None
    return Made.of(log.WishExpired(game.wish.kind, game.wish.user))


async def ask(
    table: Table,
    game_id: str,
    person: Person,
    wanted: Wanted,
    *,
    spared: tuple[int, ...] = (),
    interaction: int | None = None,
) -> Game:
    """Ask everybody else at the table, but not those ``spared``. Raises ``NotAllowed``."""

    def step(game: Game, secret: bytes) -> Made:
        must_be_running(game)
        must_be_seated(game, person)
        voters = others_of(game, person.user, *spared)
        made = proposed(game, person.user, wanted, voters, now=table.clock.now())
        return made if voters else made.then(_fulfilled(game, Wish(person.user, wanted, voters), secret))

    return await table.change(game_id, person, step, interaction)


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
    one, ``NotAllowed``: ``no-wish``, ``already-agreed``, ``no-vote``.
    """

    def step(game: Game, secret: bytes) -> Made:
        must_be_seated(game, person)
        wish = game.wish
        if wish is None or game.status != "running":
            raise NotAllowed("no-wish")
        if wish_seq not in (None, wish.seq):
            raise Stale("stale")
        if expired(game, table.clock.now()):
            return expire(game)
        if person.user not in (*wish.voters, wish.user):
            raise NotAllowed("no-vote")
        if not agree:
            return Made.of(log.WishRefused(person.user))
        waiting = still_to_agree(game)
        if person.user not in waiting:
            raise NotAllowed("already-agreed")
        said = Made.of(log.WishAgreed(person.user))
        return said if waiting != (person.user,) else said.then(_fulfilled(game, wish, secret))

    return await table.change(game_id, person, step, interaction)


def without(game: Game, user: int, now: float, secret: bytes) -> Made:
    """What follows when a user leaves whose vote was the last one missing: all who are left have agreed."""
    wish = game.wish
    if wish is None or expired(game, now) or still_to_agree(game) != (user,):
        return Made()
    about = isinstance(wish.wanted, Replacement) and wish.wanted.player == game.player_of(user)
    return Made() if about else _fulfilled(game, wish, secret)


def abandoned(game: Game, user: int, secret: bytes) -> Made:
    """The end of a game that a user gives up, with the scores as they are."""
    state = game.played
    done = correct(state, EndGame("abandoned"), "", provable_dice.dice_of(game, secret, state.drawn))
    return Made.of(log.Abandoned(user), rules=done)


def _fulfilled(game: Game, wish: Wish, secret: bytes) -> Made:
    """What happens when all have agreed."""
    match wish.wanted:
        case TakeBack(to):
            return Made.of(log.Undone(to))
        case TimeChange(time):
            return Made.of(log.WishSettled(), log.TimeSet(wish.user, time))
        case Replacement() as wanted:
            return Made.of(log.WishSettled(), _replaced(game, wish.user, wanted))
        case Abandon():
            return abandoned(game, wish.user, secret)
    assert_never(wish.wanted)


def _replaced(game: Game, by: int, wanted: Replacement) -> log.Replaced:
    """The seat's new user; the referee, if that user has sat down elsewhere meanwhile."""
    seat = game.seats[wanted.player]
    user = NOBODY if wanted.user != NOBODY and game.player_of(wanted.user) is not None else wanted.user
    name = wanted.name if user != NOBODY else seat.name
    return log.Replaced(by, wanted.player, seat.user, user, name)
