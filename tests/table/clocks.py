"""Games with a time."""

from __future__ import annotations

from table import Game, Table, log, player_clocks
from table.time.controls import read_time
from table.votes import seating
from tests.table.people import ANA, BEN, lobby


async def timed(table: Table, time: str, pace: str | None = None, **more: object) -> Game:
    """A game of Ana and Ben that has begun, with a time."""
    game = await lobby(table, BEN, **more)  # type: ignore[arg-type]
    await seating.set_time(table, game.id, ANA, read_time(time, pace))
    return await table.start(game.id, ANA)


def left(table: Table, game: Game, user: int | None = None) -> float:
    """What somebody has left: whom the game waits for, if nobody is named."""
    who = game.waiting[0] if user is None else user
    return player_clocks.time_left(game, who, table.clock.now(), table.preferences)


async def last(table: Table, game: Game) -> tuple[log.TableEvent, ...]:
    """What happened at the table in the newest entry."""
    return (await table.entries(game.id))[-1][1].table
