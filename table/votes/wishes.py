"""What players decide together: one wish at a time, asked of those whom it concerns, with an end.

A wish that all who are asked agree to comes true in the same entry as the last word. One refusal ends it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import convert, to_builtins

from rules import EndGame, Stale, correct
from table import log
from table.errors import NeedsConsent, NotAllowed
from table.game import NOBODY, Game, Wish
from table.history import provable_dice
from table.log import Entry
from table.seats import Person, must_be_running, must_be_seated
from table.time.controls import TimeControl, vote_time
from table.votes.undo import plan

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["ask", "joined", "made", "others_of", "outcome_of", "still_to_agree", "take_back", "vote", "without"]


def still_to_agree(game: Game) -> tuple[int, ...]:
    """The users whose word the open wish still waits for."""
    wish = game.wish
    if wish is None:
        return ()
    return tuple(user for user in wish.voters if user not in wish.agreed and game.player_of(user) is not None)


def others_of(game: Game, *users: int) -> tuple[int, ...]:
    """Everybody at the table but these."""
    return tuple(seat.user for seat in game.seats if seat.user not in (NOBODY, *users))


def made(game: Game, user: int, kind: str, what: dict[str, Any], voters: tuple[int, ...], *, now: float) -> Entry:
    """The entry of a wish, before it is known who would agree. Raises ``NotAllowed("wish-open")``.

    If nobody has to be asked it comes true at once: the caller adds ``fulfilled``.
    """
    if game.wish is not None and not expired(game, now):
        raise NotAllowed("wish-open")
    ended = (_expiry(game.wish),) if game.wish is not None else ()
    return Entry((*ended, log.WishMade(kind, user, what, voters, now + vote_time(game.time))))


def expired(game: Game, now: float) -> bool:
    """Whether the open wish has run out."""
    return game.wish is not None and game.wish.until is not None and now >= game.wish.until


def _expiry(wish: Wish) -> log.TableEvent:
    return log.WishExpired(wish.kind, wish.user)


def expire(game: Game) -> Entry:
    """The entry that ends the open wish for want of answers."""
    assert game.wish is not None
    return Entry((_expiry(game.wish),))


async def ask(
    table: Table,
    game_id: str,
    person: Person,
    kind: str,
    what: dict[str, Any],
    *,
    spared: tuple[int, ...] = (),
    interaction: int | None = None,
) -> Game:
    """Wishes something of all others at the table, but not of those ``spared``. Raises ``NotAllowed``."""

    def step(game: Game, secret: bytes) -> Entry:
        must_be_running(game)
        must_be_seated(game, person)
        voters = others_of(game, person.user, *spared)
        now = table.clock.now()
        entry = made(game, person.user, kind, what, voters, now=now)
        if voters:
            return entry
        return joined(entry, outcome_of(game, Wish(kind, person.user, what, voters), secret))

    return await table.change(game_id, person, step, interaction)


async def take_back(
    table: Table, game_id: str, person: Person, *, seq: int, consent: bool, interaction: int | None = None
) -> Game:
    """Takes back the person's last decision, or asks those concerned if there are any and ``consent`` is to be asked.

    Raises ``NeedsConsent``, ``Stale`` if the game has gone on since entry ``seq``, ``NotAllowed``.
    """

    def step(game: Game, secret: bytes) -> Entry:
        must_be_running(game)
        if seq != game.seq:
            raise Stale("stale")
        wanted = plan(game, person.user)
        if wanted.free:
            return Entry((log.Undone(wanted.to),))
        if not consent:
            raise NeedsConsent("undo-needs-consent", decisions=len(wanted.gone))
        return made(game, person.user, "undo", {"to": wanted.to}, wanted.asked, now=table.clock.now())

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
    """One of those who are asked agrees or refuses; who asked may take it back by refusing.

    A word that comes too late ends the wish. ``wish_seq``: the wish that the person saw. Raises ``Stale`` for another
    one, ``NotAllowed``: ``no-wish``, ``already-agreed``, ``no-vote``.
    """

    def step(game: Game, secret: bytes) -> Entry:
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
            return Entry((log.WishRefused(person.user),))
        waiting = still_to_agree(game)
        if person.user not in waiting:
            raise NotAllowed("already-agreed")
        said = Entry((log.WishAgreed(person.user),))
        return said if waiting != (person.user,) else joined(said, outcome_of(game, wish, secret))

    return await table.change(game_id, person, step, interaction)


def joined(first: Entry, then: Entry) -> Entry:
    """Both as one entry."""
    return Entry((*first.table, *then.table), (*first.rules, *then.rules))


def outcome_of(game: Game, wish: Wish, secret: bytes) -> Entry:
    """What happens when all have agreed."""
    return _OUTCOMES[wish.kind](game, wish, secret)


def without(game: Game, user: int, now: float, secret: bytes) -> Entry:
    """What happens when a user gets up who was the last to be asked: all who are left have agreed."""
    wish = game.wish
    if wish is None or expired(game, now) or still_to_agree(game) != (user,):
        return Entry()
    about = wish.kind == "replace" and wish.what["player"] == game.player_of(user)
    return Entry() if about else outcome_of(game, wish, secret)


def _undo(game: Game, wish: Wish, secret: bytes) -> Entry:
    return Entry((log.Undone(wish.what["to"]),))


def _time(game: Game, wish: Wish, secret: bytes) -> Entry:
    return Entry((log.WishSettled(), log.TimeSet(wish.user, convert(wish.what["time"], TimeControl))))


def _replace(game: Game, wish: Wish, secret: bytes) -> Entry:
    player = wish.what["player"]
    seat = game.seats[player]
    user = wish.what["user"]
    if user != NOBODY and game.player_of(user) is not None:  # sat down elsewhere meanwhile
        user = NOBODY
    name = wish.what["name"] if user != NOBODY else seat.name
    return Entry((log.WishSettled(), log.Replaced(wish.user, player, seat.user, user, name)))


def _abandon(game: Game, wish: Wish, secret: bytes) -> Entry:
    state = game.state
    assert state is not None
    events = correct(state, EndGame("abandoned"), "", provable_dice.dice_of(game, secret, state.drawn))
    return Entry((log.Abandoned(wish.user),), events)


def written(control: TimeControl) -> dict[str, Any]:
    """A time as a wish holds it."""
    return {"time": to_builtins(control)}


_OUTCOMES: dict[str, Callable[[Game, Wish, bytes], Entry]] = {
    "undo": _undo,
    "time": _time,
    "replace": _replace,
    "abandon": _abandon,
}
