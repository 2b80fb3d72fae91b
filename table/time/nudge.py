"""Asking those whom a game waits for once more: any player may, once in twelve hours for one decision."""

from __future__ import annotations

from msgspec import Struct

from table.errors import NotAllowed
from table.game import Game
from table.seats import Person, must_be_running, must_be_seated
from table.table import Table
from table.time.reminders import NUDGE_PAUSE

__all__ = ["Nudged", "nudge"]


class Nudged(Struct, frozen=True):
    """Who is told now, who once their quiet hours or holiday are over, who wants no pings, who was asked lately."""

    told: tuple[int, ...]
    held: tuple[int, ...]
    silent: tuple[int, ...]
    recent: tuple[int, ...]


async def nudge(table: Table, game: Game, person: Person) -> Nudged:
    """Notes that those who are waited for are to be told again; telling them is not done here.

    Raises ``NotAllowed``: ``nudge-nobody`` if the game waits for nobody else, ``nudge-too-soon``.
    """
    must_be_running(game)
    must_be_seated(game, person)
    now = table.clock.now()
    users = [user for user in dict.fromkeys(game.waiting) if user != person.user]
    if not users:
        raise NotAllowed("nudge-nobody")
    chosen = {user: table.preferences.user(user) for user in users}
    silent = tuple(user for user in users if chosen[user].ping == "off")
    asked = [user for user in users if user not in silent]
    done = dict(zip(asked, await table.storage.nudge(game.id, asked, now=now, pause=NUDGE_PAUSE), strict=True))
    if asked and not any(done.values()):
        raise NotAllowed("nudge-too-soon", hours=round(NUDGE_PAUSE / 3600))
    held = tuple(user for user in users if done.get(user) and chosen[user].free_at(now) > now)
    told = tuple(user for user in users if done.get(user) and user not in held)
    return Nudged(told, held, silent, tuple(user for user in asked if not done[user]))
