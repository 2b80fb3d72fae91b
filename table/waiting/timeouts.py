"""Time-outs: a decision by default, a wish that is refused, a lobby that closes, a game to which nobody comes any more.

A holiday puts the end of a vote off for good.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules import RulesError, Stale
from storage import StorageError
from table import log, player_clocks
from table.answers import ended
from table.consequences import decide_by_default
from table.entry import FoldedEntry
from table.game import Game, Wish
from table.permissions import Person
from table.player_clocks import time_used
from table.time.clock import MINUTE
from table.time.controls import TimeControl
from table.votes import wishes
from table.winning import deserted

if TYPE_CHECKING:
    from table.table import Table

LATER = 600.0
"""Seconds until the next look at a game that could not go on."""
CLOCK = Person(0, "")
"""The actor of a time-out."""

_log = logging.getLogger(__name__)


async def play_timeouts(table: Table, *, shards: Sequence[int] = (), of: int = 1) -> float | None:
    """Play the time-outs that are due in all games, found with one query. Return when to look again; None: never."""
    found = await table.storage.deadlines.due(table.clock.now(), shards=shards, of=of)
    for game_id, at in found:
        if at <= table.clock.now():
            await _play_or_postpone(table, game_id)
    return found[-1][1] if found else None


async def _play_or_postpone(table: Table, game_id: str) -> None:
    """Play the time-out of one game. A failure is logged and tried again later; it keeps no other game waiting."""
    try:
        await _play(table, game_id)
    except Stale:
        return  # an answer came in the last moment
    except StorageError as error:
        _log.warning("not-run-out game=%s error=%r", game_id, error)
    except Exception:
        _log.exception("not-run-out game=%s", game_id)
        # Put off a game by its stored row: its log may be unreadable.
        row = await table.storage.games.get(game_id)
        if row is not None:
            await table.storage.deadlines.set(game_id, row.seq, table.clock.now() + LATER)


async def _play(table: Table, game_id: str) -> None:
    """Play whatever has timed out in a game. If nothing has, store its next deadline."""
    game, now = await table.fresh(game_id), table.clock.now()
    if game.status == "lobby":
        await _close(table, game)
    elif _expired_wish(table, game) or player_clocks.overdue(game, now, table.preferences):
        await _settle_vote(
            table, await table.change(game_id, CLOCK, lambda game, secret: _timeout(table, game, secret))
        )
    elif (left := await _silent_in(table, game)) and min(left.values()) <= 0:
        longest = min(left, key=left.__getitem__)
        await _settle_vote(table, await table.change(game_id, CLOCK, lambda now, _: _fell_silent(game, now, longest)))
    else:
        looks = [now + max(MINUTE, seconds) for seconds in left.values()]
        at = min([*looks, *filter(None, [player_clocks.recheck_at(game, now, table.preferences)])], default=None)
        await table.storage.deadlines.set(game_id, game.seq, at)


async def _settle_vote(table: Table, game: Game) -> None:
    """Do what all have agreed to but those who have stopped coming: the last of them has just run out of time."""
    if game.status == "running" and game.open_wish is not None and not wishes.awaited(game):
        await table.change(game.id, CLOCK, wishes.settled_by_the_rest)


async def _silent_in(table: Table, game: Game) -> dict[int, float]:
    """Seconds in which users without a time limit will have been silent for too long; holidays don't count.

    They have been since the game went on last, or since they pressed anything in it.
    """
    users = player_clocks.unclocked(game)
    if not users:
        return {}
    now, people = table.clock.now(), table.preferences
    rows = await table.storage.games.entries(game.id)
    asked = next((row.at for row in reversed(rows) if log.decode(row.payload).rules), now)
    since = {row.actor: max(row.at, asked) for row in rows}
    used = {user: time_used(people.user(user), TimeControl(), since.get(user, asked), now) for user in users}
    return {user: player_clocks.SILENT - used[user] for user in users}


def _fell_silent(seen: Game, newest: Game, user: int) -> FoldedEntry:
    """The entry by which the others may go on without a user. Raises ``Stale`` once the game has gone on."""
    if newest.seq != seen.seq:
        raise Stale("stale")
    return FoldedEntry.of(log.FellSilent(user))


async def _close(table: Table, forgotten: Game) -> None:
    """Call off a lobby in which nothing has happened for long: its channel is free."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        if game.seq != forgotten.seq:
            raise Stale("stale")
        return ended(game, secret, CLOCK)

    if forgotten.campaign:
        await table.storage.deadlines.set(forgotten.id, forgotten.seq, None)
    else:
        await table.change(forgotten.id, CLOCK, step)


async def put_off_votes(table: Table, user: int) -> None:
    """Keep the later end that a user's holiday gives to the votes that wait for them: what was shown stays."""
    for row in await table.storage.games.unfinished_of(user, waiting=True):
        with contextlib.suppress(RulesError):
            await table.change(row.id, CLOCK, lambda game, secret: _put_off(table, game))


def _put_off(table: Table, game: Game) -> FoldedEntry:
    """The vote's end that is later by the present holidays than it was said to be. Raises ``Stale`` without one."""
    said, wish = game.wish, player_clocks.open_vote(game, table.preferences)
    if said is None or wish is None or wish.until is None or wish.until == said.until:
        raise Stale("stale")
    return FoldedEntry.of(log.WishPutOff(wish.until))


def _expired_wish(table: Table, game: Game) -> Wish | None:
    wish = player_clocks.open_vote(game, table.preferences)
    return wish if wish is not None and wish.expired(table.clock.now()) else None


def _timeout(table: Table, game: Game, secret: bytes) -> FoldedEntry:
    """The end of an expired wish, or the default of the first overdue user. Raises ``Stale`` without either."""
    now = table.clock.now()
    wish = _expired_wish(table, game)
    if game.status == "running" and wish is not None:
        return wishes.expire(wish) if wishes.awaited(game) else wishes.settled_by_the_rest(game, secret)
    for user in player_clocks.overdue(game, now, table.preferences):
        if player_clocks.deserted_by(game, user):
            return deserted(game, user, secret)
        asked = game.asked_of(user)[0]
        choice, done = decide_by_default(game, game.played, asked, secret)
        rolled = done.state.drawn > game.played.drawn
        return FoldedEntry.of(log.TimedOut(user, asked.player, asked.kind, choice, rolled), rules=done)
    raise Stale("stale")
