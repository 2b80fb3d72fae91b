"""A process that plays random games at a table until it is killed.

It reads one line for each life, ``DATABASE SEED DUPLICATE``, and forks: the child plays, and this process says
``gone`` when the child is no more. ``DUPLICATE`` is an interaction that was acknowledged in an earlier life, or 0.
The child writes ``twice`` when that was refused as a duplicate, ``played`` when it was not, and
``GAME SEQ INTERACTION`` after each commit.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import Awaitable

from storage import Storage
from table import Duplicate, Game, Move, NotAllowed, Opened, Person, Table

CHANNELS = (1, 2, 3)
PEOPLE = (Person(101, "Ana"), Person(102, "Ben"))


def say(*words: object) -> None:
    """One line, whole or not at all: pipes take so little in one piece."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Life:
    """One process at its table."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table = table
        self.chance = chance

    def click(self) -> int:
        """The id of a new interaction."""
        return self.chance.getrandbits(62)

    async def commit(self, click: int, work: Awaitable[Game]) -> Game:
        """Says what was committed, once it is."""
        game = await work
        say(game.id, game.seq, click)
        return game

    async def sit_down(self, channel: int) -> Game:
        """The running game of a channel: found in any state, or new."""
        ana, ben = PEOPLE
        try:
            game = await self.table.game_in(channel)
        except NotAllowed:
            game = None
        if game is None or game.status == "ended":
            opened = Opened(ana.user, "Skirmish", "rapid-attack", "demo", "declared", {})
            click = self.click()
            work = self.table.open(ana, channel=channel, guild=None, opened=opened, interaction=click)
            game = await self.commit(click, work)
        if game.status == "lobby" and game.player_of(ben.user) is None:
            click = self.click()
            game = await self.commit(click, self.table.join(game.id, ben, None, interaction=click))
        if game.status == "lobby":
            click = self.click()
            game = await self.commit(click, self.table.start(game.id, ana, interaction=click))
        return game

    async def answer(self, game: Game, click: int) -> Game:
        """Any answer that is offered."""
        request = game.requests[0]
        choice = self.chance.choice(request.options).choice
        return await self.table.answer(game.id, PEOPLE[request.player], [Move(choice)], interaction=click)

    async def play(self, channel: int) -> None:
        """Games in a channel, one after the other, for ever."""
        while True:
            game = await self.sit_down(channel)
            while game.status == "running":
                click = self.click()
                game = await self.commit(click, self.answer(game, click))

    async def repeat(self, click: int) -> None:
        """Tries to play on with an interaction that was played before."""
        try:
            await self.answer(await self.sit_down(CHANNELS[0]), click)
        except Duplicate:
            say("twice")
        else:
            say("played", click)


async def live(database: str, seed: int, click: int) -> None:
    storage = await Storage.open(f"sqlite+aiosqlite:///{database}")
    life = Life(Table(storage), random.Random(seed))
    if click:
        await life.repeat(click)
    await asyncio.gather(*(life.play(channel) for channel in CHANNELS))


def main() -> None:
    say("ready")
    for line in sys.stdin:
        database, seed, click = line.split()
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            asyncio.run(live(database, int(seed), int(click)))
            os._exit(0)
        say("born", child)
        _, status = os.waitpid(child, 0)
        say("gone", os.waitstatus_to_exitcode(status) == -signal.SIGKILL)


if __name__ == "__main__":
    main()
