"""A process in which a person plays against a bot that looks ahead, until it is killed: ``thinker.py DATABASE``.

It goes on with the game that is there, or begins one. It says ``thinks SEQ WORKER`` while a process has thought for
some time, and ``played SEQ USER`` after each commit.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from types import SimpleNamespace
from typing import Any, cast

from cogs.opponents import thinking
from cogs.opponents.driver import Opponents
from rules import default
from storage import Storage
from table import Game, Move, NotAllowed, Opened, Person, Table
from table.votes import seating
from tests.crash.driver import say
from think import Thought
from think.worker import Task, Thinker

ANA = Person(101, "Ana")
FOR_SOME_TIME = 0.02

ask = Thinker.ask


def told(thinker: Thinker, task: Task) -> Thought:
    """The thought; that it is under way is said."""
    timer = threading.Timer(FOR_SOME_TIME, lambda: say("thinks", task.seed, thinker.process or 0))
    timer.start()
    try:
        return ask(thinker, task)
    finally:
        timer.cancel()


async def game_of(table: Table) -> Game:
    """The game of this table, begun if there is none."""
    try:
        return await table.game_in(1)
    except NotAllowed:
        opened = Opened(ANA.user, "Skirmish", "rapid-attack", "demo", "map", {})
        game = await table.open(ANA, channel=1, guild=None, opened=opened)
        await seating.add_bot(table, game.id, ANA, "Bot", "ace")
        return await table.start(game.id, ANA)


async def main(database: str) -> None:
    """Play on, for ever."""
    Thinker.ask = told  # type: ignore[method-assign]
    thinking.LIMIT = 0.3
    table = Table(await Storage.open(f"sqlite+aiosqlite:///{database}"))
    table.listen(lambda change: say("played", change.after.seq, change.actor))
    bots = Opponents(table, cast(Any, SimpleNamespace(show_pending=lambda game: None)))
    game = await game_of(table)
    bots.play_soon(game)
    while game.status == "running":
        await bots.settle()
        game = await table.game(game.id)
        for request in game.asked_of(ANA.user):
            game = await table.answer(game.id, ANA, [Move(default(game.played, request), request.kind)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
