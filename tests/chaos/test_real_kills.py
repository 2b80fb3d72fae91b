"""Bots in processes of their own, killed by SIGKILL at any moment, at a Discord that refuses, delays, loses, doubles.

One bot, or two with the same shard, on SQLite or PostgreSQL; five games at a time. After every few deaths the bots get
time to make up, and all that stands is compared with the log. ``CHAOS`` is the number of deaths in each form.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from storage import Storage
from table import Game
from table.player_clocks import waited_for
from tests.chaos.discord_there import LocalDiscord
from tests.chaos.far import Bots, FarWorld, RealClock
from tests.e2e.players import ButtonPlayer, ChoosePlayer, game_here, turn_of
from tests.e2e.test_chaos import agree, pings_stand_once
from tests.e2e.test_once import stands_once
from tests.long import LONG
from tests.storage.conftest import database, postgresql, url

__all__ = ["database", "postgresql", "url"]

DEATHS = int(os.environ.get("CHAOS", "8" if LONG else "4"))
KINDS = (
    {"ruleset": "rapid-attack", "table": "declared"},
    {"ruleset": "mez", "table": "declared"},
    {"ruleset": "unofficial", "table": "map"},
    {"ruleset": "intercept-orbit", "table": "declared"},
    {"ruleset": "football"},
)
AT_ONCE = 8
"""Deaths between two looks at what stands."""
BIRTH, LIFE, LONGEST = 1.2, 60, 15.0
"""Seconds within which bots die that die as they begin; requests at the most, and seconds, of the others' lives."""
TROUBLE = 0.03
"""The share of requests with a fault."""
MAKES_UP = 120.0
"""Seconds within which a bot makes up for what its death kept back, with a busy machine."""


class Table:
    """A channel and the game that is played there."""

    def __init__(self, world: FarWorld, kind: dict[str, str], number: int) -> None:
        self.world, self.kind, self.number = world, kind, number
        self.seen: list[Any] = []
        self.again()

    def again(self) -> None:
        """Another channel, with nothing in it."""
        self.number += 100
        self.channel, self.seen = self.world.guild.create_text_channel(f"table-{self.number}"), []

    async def sit_down(self) -> Game | None:
        """The game that runs here, begun if there was none; None where that did not work yet."""
        world = self.world
        world.channel = self.channel
        with contextlib.suppress(Exception):
            game = await game_here(world)
            if game.status != "lobby":
                return game
        with contextlib.suppress(Exception, AssertionError):
            await world.slash(world.ana, "game new", **self.kind)
        with contextlib.suppress(Exception, AssertionError):
            await world.slash(world.ben, "game join")
        with contextlib.suppress(Exception, AssertionError):
            await world.slash(world.ana, "game start")
        return None


class Chaos:
    """The tables, the bots, and what fell."""

    def __init__(self, world: FarWorld, there: LocalDiscord, bots: list[Bots], chance: random.Random) -> None:
        self.world, self.there, self.bots, self.chance = world, there, bots, chance
        self.tables = [Table(world, kind, number) for number, kind in enumerate(KINDS)]
        self.players = (ButtonPlayer(world, chance), ChoosePlayer(world, chance))
        self.fell: list[str] = []
        self.did = Counter[str]()
        world.living = lambda: any(bot.alive for bot in bots)

    async def begin_all(self) -> None:
        """Begin whichever bot is dead."""
        for bot in self.bots:
            if not bot.alive:
                self.there.forget()
                await bot.begin(self.chance.choice((0.0, 0.5, 2.0)))

    async def connected(self, number: int) -> None:
        """Wait until so many bots are connected."""
        until = time.monotonic() + 60
        while sum(not session.socket.closed for session in self.there.sessions.values()) < number:
            assert time.monotonic() < until, "a bot does not connect"
            assert all(bot.alive for bot in self.bots), "a bot has ended"
            await asyncio.sleep(0.01)

    async def a_death(self) -> None:
        """People play until a bot is killed; at times all of them at once, or while they begin."""
        self.there.trouble = TROUBLE if self.chance.random() < 0.6 else 0.0
        await self.begin_all()
        begun = self.chance.random() < 0.8
        if begun:
            await self.connected(len(self.bots))
        victims = self.bots if self.chance.random() < 0.2 else [self.chance.choice(self.bots)]
        playing = asyncio.create_task(self._play())
        await self._lived(begun)
        for bot in victims:
            await bot.kill()
            self.did["kills"] += 1
        await asyncio.sleep(self.chance.choice((0.0, 0.0, 0.2)))
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
        self._free()

    async def _lived(self, begun: bool) -> None:
        """Wait for the moment to die: some time after birth, or after so many requests, however slow the machine is."""
        last, until = self.there.asked + self.chance.randint(0, LIFE), time.monotonic() + LONGEST
        while begun and self.there.asked < last and time.monotonic() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.chance.uniform(0, 0.03 if begun else BIRTH))

    def _free(self) -> None:
        """Let simcord begin something else after what was cancelled."""
        env = self.world.env
        env._operation_task, env._operation_depth, env._operation_label = None, 0, None

    async def _play(self) -> None:
        tables = self.chance.sample(self.tables, 2)
        while True:
            table = self.chance.choice(tables)
            try:
                await self._touch(table)
            except (Exception, AssertionError):  # what a fault kept from the player is not decided
                self.did["refused"] += 1
                await asyncio.sleep(0.01)

    async def _touch(self, table: Table) -> None:
        game, world, chance = await table.sit_down(), self.world, self.chance
        if game is None or game.status != "running":
            await asyncio.sleep(0.02)
            return
        await chance.choice(self.players).decide(turn_of(world, game), game)
        self.did["decisions"] += 1
        if chance.random() < 0.1:
            await world.deliver_again()
        if chance.random() < 0.02:
            self.there.drop()
        if chance.random() < 0.02:
            await world.slash(turn_of(world, game), "game undo")
            for member in (world.ana, world.ben):
                await agree(world, member)
        if chance.random() < 0.006:
            await world.slash(world.ana, "game end", sure=True)

    async def look(self) -> None:
        """Let the bots make up, and compare what stands with the log."""
        self.there.trouble = 0.0
        await self.begin_all()
        await self.connected(len(self.bots))
        for table in self.tables:
            self.world.channel = table.channel
            try:
                game = await self._stands(table)
            except LookupError:
                continue
            except AssertionError as error:
                await self._fell(table, error)
                continue
            self.did["looks"] += 1
            if game.status == "ended":
                self.did["ended"] += 1
                table.again()

    async def _stands(self, table: Table) -> Game:
        try:
            await game_here(self.world)
        except Exception as error:
            raise LookupError from error
        began = time.monotonic()
        while True:
            try:
                game = await self._compared(table)
                self.did["slowest"] = max(self.did["slowest"], int(time.monotonic() - began))
                return game
            except AssertionError:
                if time.monotonic() > began + MAKES_UP:
                    raise
            await asyncio.sleep(0.3)

    async def _compared(self, table: Table) -> Game:
        world, self.world.newest = self.world, None
        try:
            game = await stands_once(world)
            if game.status != "lobby":
                await pings_stand_once(world, game)
        finally:
            world.newest = 60
        await self._summed(game)
        rows = await world.bot.storage.games.entries(game.id)
        assert rows[: len(table.seen)] == table.seen, "the log was changed"
        table.seen = rows
        assert [row.seq for row in rows] == list(range(1, game.seq + 1)), "a hole in the log"
        clicks = [row.interaction for row in rows if row.interaction is not None]
        assert len(clicks) == len(set(clicks)), "an interaction was played twice"
        return game

    async def _summed(self, game: Game) -> None:
        """What the database keeps beside a log is what the log says."""
        storage = self.world.bot.storage
        row = await storage.games.get(game.id)
        people = sorted(seat.user for seat in game.seats)
        assert (row.seq, row.status, sorted(row.seats)) == (game.seq, game.status, people), "the game's row"
        waiting = {each.user for each in await storage.waiting.of_game(game.id)}
        assert waiting == (set(waited_for(game)) if game.status != "ended" else set()), "who is waited for"
        for user in people:
            mine = [each.id for each in await storage.games.unfinished_of(user, waiting=False)]
            assert (game.id in mine) is (game.status != "ended"), "the seats"

    async def _fell(self, table: Table, error: AssertionError) -> None:
        game = await game_here(self.world)
        marks = await self.world.bot.storage.marks.of_game(game.id)
        told = f"{table.kind} {game.id} {game.status} seq {game.seq}: {str(error)[:1500]}\nmarks {marks}"
        print(told, flush=True)
        self.fell.append(told)
        table.again()


@contextlib.asynccontextmanager
async def chaos(
    url: str, bots: int, folder: Path, clock: Any, *, seen: str | None = None, patience: float = 5.0
) -> AsyncIterator[Chaos]:
    """A Discord with bots that have not begun; ``seen``: another URL of the same database, for what a test reads;
    ``patience``: seconds for which a bot waits for a locked database."""
    chance = random.Random(os.environ.get("SEED", f"{url.partition(':')[0]} {bots}"))
    stub = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
    async with simcord.run(stub, check_errors=False) as env:
        clock.env = env
        env.backend.clock = RealClock(folder / "clock")
        there = LocalDiscord(env.backend, chance)
        runner = await there.serve()
        storage = await Storage.open(seen or url)
        world = FarWorld(env, storage, there)
        line = url, there.address, folder / "clock", patience
        living = [await Bots.begun(folder / f"bot-{number}.log", *line) for number in range(bots)]
        made = Chaos(world, there, living, chance)
        try:
            yield made
        finally:
            for bot in living:
                await bot.close()
            await runner.cleanup()
            await storage.close()


FORMS = [
    pytest.param("sqlite", 1, marks=pytest.mark.long, id="sqlite-1"),
    pytest.param("postgresql", 1, marks=pytest.mark.postgres, id="postgresql-1"),
    pytest.param("postgresql", 2, marks=pytest.mark.postgres, id="postgresql-2"),
]


@pytest.mark.parametrize(("database", "bots"), FORMS, indirect=["database"])
async def test_what_stands_after_real_deaths(url: str, bots: int, tmp_path: Path, clock: Any) -> None:
    if url.startswith("sqlite"):
        (tmp_path / "data").mkdir(exist_ok=True)
    async with chaos(url, bots, tmp_path, clock) as made:
        await made.begin_all()
        await made.connected(bots)
        while made.did["kills"] < DEATHS:
            before = made.did["kills"]
            while made.did["kills"] < min(DEATHS, before + AT_ONCE):
                await made.a_death()
            await made.look()
            print(dict(made.did), len(made.fell), flush=True)
        assert not made.there.unknown
        assert not made.fell
        told = "".join(file.read_text() for file in tmp_path.glob("bot-*.log"))
        assert "unforeseen" not in told
        assert "board-not-shown" not in told
