"""Nudges: any player may have the others pinged once more, once in twelve hours for one decision."""

from __future__ import annotations

from msgspec import Struct

from table.errors import NotAllowed
from table.game import Game
from table.permissions import Person, must_be_running, must_be_seated
from table.table import Table
from table.waiting.reminders import NUDGE_PAUSE

__all__ = ["Nudged", "nudge"]


class Nudged(Struct, frozen=True):
    """The users pinged now, those pinged after quiet hours or a holiday, those without pings, those nudged lately."""

    told: tuple[int, ...]
    held: tuple[int, ...]
    silent: tuple[int, ...]
    recent: tuple[int, ...]


async def nudge(table: Table, game: Game, person: Person) -> Nudged:
    """Note that the users waited for are to be pinged again. The pings are sent elsewhere.

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
    done = dict(zip(asked, await table.storage.waiting.nudge(game.id, asked, now=now, pause=NUDGE_PAUSE), strict=True))
    if asked and not any(done.values()):
        raise NotAllowed("nudge-too-soon", hours=round(NUDGE_PAUSE / 3600))
    held = tuple(user for user in users if done.get(user) and chosen[user].free_at(now) > now)
    told = tuple(user for user in users if done.get(user) and user not in held)
    return Nudged(told, held, silent, tuple(user for user in asked if not done[user]))
