"""What happens when time is up: a decision by default, or a wish that is refused. Nobody loses a game by it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules import Stale
from storage import StorageError
from table import log
from table.consequences import decided_for
from table.game import Game
from table.made import Made
from table.seats import Person
from table.time import clocks
from table.votes import wishes

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["CLOCK", "run_out"]

LATER = 600.0
"""Seconds until a game is looked at again that could not go on."""
CLOCK = Person(0, "")
"""Who acts when nobody does."""

_log = logging.getLogger(__name__)


async def run_out(table: Table, *, shards: Sequence[int] = (), of: int = 1) -> float | None:
    """Does what is due in all games, found in one query. Returns when to look again; None if nothing waits."""
    found = await table.storage.running_out(table.clock.now(), shards=shards, of=of)
    for game_id, at in found:
        if at <= table.clock.now():
            await _tried(table, game_id)
    return found[-1][1] if found else None


async def _tried(table: Table, game_id: str) -> None:
    """One game; what goes wrong there is tried again, and keeps no other game waiting."""
    try:
        await _look(table, game_id)
    except Stale:
        return  # somebody answered in the last moment
    except StorageError as error:
        _log.warning("not-run-out game=%s error=%r", game_id, error)
    except Exception:
        _log.exception("not-run-out game=%s", game_id)
        await _later(table, game_id)


async def _later(table: Table, game_id: str) -> None:
    """Puts a game off whose log, perhaps, cannot even be read."""
    row = await table.storage.game(game_id)
    if row is not None:
        await table.storage.look_at(game_id, row.seq, table.clock.now() + LATER)


async def _look(table: Table, game_id: str) -> bool:
    """Whether anything was due in this game; if not, it is looked at again later."""
    game, now = await table.fresh(game_id), table.clock.now()
    if wishes.expired(game, now) or clocks.late(game, now, table.preferences):
        await table.change(game_id, CLOCK, lambda game, secret: _overdue(table, game, secret))
        return True
    await table.storage.look_at(game_id, game.seq, clocks.next_due(game, now, table.preferences))
    return False


def _overdue(table: Table, game: Game, secret: bytes) -> Made:
    """A wish that has run out, or the default of the first whose time is up. Raises ``Stale`` if neither is so."""
    now = table.clock.now()
    if game.status == "running" and wishes.expired(game, now):
        return wishes.expire(game)
    for user in clocks.late(game, now, table.preferences):
        asked = next(item for item in game.requests if game.seats[item.player].user == user)
        choice, done = decided_for(game, game.played, asked, secret)
        rolled = done.state.drawn > game.played.drawn
        return Made.of(log.TimedOut(user, asked.player, asked.kind, choice, rolled), rules=done)
    raise Stale("stale")
