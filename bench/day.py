"""A day on a turned clock: ``python -m bench.day [--interactions 20000]``; what grows with it, every few hours.

The real bot plays in 500 channels against the fake Discord; each kind of picture is drawn once. A tenth of the games is
never touched after its start: these have half a day for each decision, so that their players are reminded and run out
of time.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
from msgspec import Struct
from sqlalchemy import text

from bench.discord_side import FIRST_CHANNEL, GUILD, LATER, Feed, fake_discord, log_in
from bench.games import Seat
from bench.probe import memory
from cogs.client import GameMaster
from cogs.configuration import Settings, make_bot
from cogs.kit import drawing
from cogs.kit.metrics import PINGS
from table import Opened, Person
from table.time.clock import DAY, HOUR, MINUTE, ManualClock
from table.time.controls import TimeControl, TimeLimit
from table.waiting.timeouts import play_timeouts

CHANNELS, ABANDONED = 500, 50
STEP = 5 * MINUTE
"""Time between two crowds of presses, and two looks for what is due."""
ROWS = ("entries", "games", "marks", "waiting")


class Shown(Struct, frozen=True):
    """What there is at some hour."""

    hour: int
    interactions: int
    memory: float
    disk: float
    files: int
    pings: int
    rows: dict[str, int]
    processor: float

    def line(self) -> str:
        """The row of the printed table."""
        rows = " | ".join(f"{self.rows[name]:,}" for name in ROWS)
        return (
            f"| {self.hour} | {self.interactions:,} | {self.memory:.0f} | {self.disk:.1f} | "
            f"{self.files} | {rows} | {self.pings:,} | {self.processor:.0f} |"
        )


def draw_once() -> None:
    """Draw each kind of picture once: what pictures cost is measured elsewhere."""
    drawn, draw = dict[str, Any](), drawing._Lane._drawn

    async def remembered(lane: Any, work: Any) -> Any:
        name = work.func.__name__
        if name not in drawn:
            drawn[name] = await draw(lane, work)
        return drawn[name]

    drawing._Lane._drawn = remembered  # type: ignore[method-assign, assignment]


class Day:
    """The bot, its channels, and the clock."""

    def __init__(self, bot: GameMaster, feed: Feed, folder: Path, clock: ManualClock) -> None:
        self.bot, self.feed, self.folder, self.clock = bot, feed, folder, clock
        self.luck, self.given = random.Random(1), 0
        self.seats = [Seat(bot.table, channel, random.Random(channel)) for channel in range(CHANNELS)]

    async def abandon(self) -> None:
        """Games that begin, and that nobody comes back to."""
        limit = TimeControl(TimeLimit.DECISION, DAY / 2)
        for number in range(CHANNELS, CHANNELS + ABANDONED):
            ana, ben = Person(10_000 + number, "Ana"), Person(20_000 + number, "Ben")
            opened = Opened(ana.user, "Left", "rapid-attack", "demo", "declared", {}, time=limit)
            game = await self.bot.table.open(ana, channel=FIRST_CHANNEL + number, guild=GUILD, opened=opened)
            await self.bot.table.join(game.id, ben, None)
            await self.bot.table.start(game.id, ana)

    async def step(self, interactions: int) -> None:
        """Hand in a number of presses, then advance the clock and do what is due."""
        for seat in self.luck.sample(self.seats, interactions):
            self.feed.hand(self.bot, await seat.press())
            self.given += 1
        await self.feed.settle((*LATER, "shown"))
        await self.feed.look()
        self.feed._arrived.clear()
        self.clock.advance(STEP)
        await self.bot.boards.pings.round()
        await play_timeouts(self.bot.table)

    async def shown(self, hour: int) -> Shown:
        """What there is now."""
        counted = {name: await self._count(name) for name in ROWS}
        sizes = [file.stat().st_size for file in self.folder.iterdir()]
        sent = sum(sample.value for family in PINGS.collect() for sample in family.samples if "_total" in sample.name)
        used = time.process_time()
        return Shown(
            hour, self.given, memory(), sum(sizes) / 2**20, len(sizes), int(sent), counted, used
        )  # fmt: skip

    async def _count(self, name: str) -> int:
        (row,) = await self.bot.storage._database.rows(text(f"SELECT count(*) AS number FROM {name}"))
        return int(row["number"])


async def day(interactions: int, folder: Path, address: str, every: int) -> None:
    """Live through it, and print what grows."""
    clock = ManualClock(1_800_000_000.0)
    database = f"sqlite+aiosqlite:///{folder}/games.db"
    bot = make_bot(Settings(database_url=database, shard_count=1, emojis=False), clock)
    async with aiohttp.ClientSession() as session, bot:
        await log_in(bot, address)
        lived = Day(bot, Feed(address, session), folder, clock)
        await lived.abandon()
        steps, given = int(DAY / STEP), 0
        for step in range(steps):
            if step % int(every * HOUR / STEP) == 0:
                print((await lived.shown(int(step * STEP / HOUR))).line(), flush=True)
            due = interactions * (step + 1) // steps
            await lived.step(due - given)
            given = due
        print((await lived.shown(24)).line(), flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.day")
    parser.add_argument("--interactions", type=int, default=20_000)
    parser.add_argument("--every", type=int, default=4, help="hours between two lines")
    chosen = parser.parse_args(arguments)
    heads = ("hour", "interactions", "MiB", "disk MiB", "files", *ROWS, "pings", "processor s")
    print(f"| {' | '.join(heads)} |\n{'| --- ' * len(heads)}|")
    draw_once()
    with tempfile.TemporaryDirectory() as folder, fake_discord() as address:
        asyncio.run(day(chosen.interactions, Path(folder), address, chosen.every))
    return 0


if __name__ == "__main__":
    sys.exit(main())
