"""``python -m bench``: measures, and prints each figure beside its floor."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from msgspec import structs

from bench import engine, maps, presses, reminders, replies, starts
from bench.bare import BareBot
from bench.boards import boards
from bench.discord_side import Feed, fake_discord, log_in
from bench.engine import ladder
from bench.evening import evening
from bench.figures import Row, printed
from bench.games import Seat, games
from bench.growth import growth
from bench.replies import BareDatabase
from cogs.configuration import Settings, make_bot

SECTIONS = (
    "starts",
    "evening",
    "replies",
    "crowd",
    "stalls",
    "growth",
    "rules",
    "field",
    "pictures",
    "games",
    "ladder",
    "reminders",
    "presses",
    "boards",
)


def main(arguments: Sequence[str] = ()) -> int:
    """Measures and prints. Returns the exit status: 0, or 1 for a miss when ``--strict`` is given."""
    parser = argparse.ArgumentParser(prog="bench", description="What the bot costs, beside what its libraries cost.")
    parser.add_argument("--quick", action="store_true", help="a short run: figures are rougher")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a target was missed")
    parser.add_argument("--only", nargs="+", choices=SECTIONS, default=SECTIONS, help="measure only these")
    parser.add_argument("--folder", default=".", help="where the databases are made while it runs")
    parser.add_argument("--database", default="", help="an empty database on PostgreSQL, instead of one on SQLite")
    chosen = parser.parse_args(list(arguments))
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start")
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=chosen.folder) as folder:
        rows = asyncio.run(
            _measured(Path(folder).resolve(), 1 if chosen.quick else 5, set(chosen.only), chosen.database)
        )
    print(f"\nload {os.getloadavg()[0]:.1f} at the end; {sum(row.missed for row in rows)} missed")
    for row in rows:
        if row.missed:
            print(f"  MISS {row.section}: {row.what}")
    return 1 if chosen.strict and any(row.missed for row in rows) else 0


async def _measured(folder: Path, effort: int, wanted: set[str], database: str) -> list[Row]:
    rows: list[Row] = []

    def url(name: str) -> str:
        return database or f"sqlite+aiosqlite:///{folder}/{name}.db"

    async def show(section: str, title: str, work: Callable[[], Awaitable[list[Row]] | list[Row]]) -> None:
        if section in wanted:
            done = work()
            more = [structs.replace(row, section=title) for row in (done if isinstance(done, list) else await done)]
            print(printed(title, more), flush=True)
            rows.extend(more)

    with fake_discord() as address:
        await show("starts", "Starts and memory", lambda: starts.starts(address, folder, 1 + 2 * effort, 4000 * effort))
        await show("evening", "An evening against bots", lambda: evening(address, folder, 10 * effort, 20))
        if wanted & {"replies", "crowd", "stalls"}:
            async with _bots(address, url) as bench:
                await show("replies", "First replies, one by one", lambda: replies.one_by_one(bench, 60 * effort))
                await show("crowd", "First replies, 50 channels at once", lambda: replies.at_once(bench, 1 + effort))
                await show(
                    "stalls",
                    "Beside boards, a replay, companies and undos",
                    lambda: replies.stalls(bench, 3.0 * effort),
                )
    await show("growth", "As a game grows, CPU time", lambda: growth(url("growth")))
    await show("rules", "Rules", lambda: engine.rules(20 * effort))
    await show("field", "The battlefield", lambda: engine.fields(2 * effort))
    await show("pictures", "Pictures", lambda: engine.pictures(30 * effort))
    await show("pictures", "Pictures of maps", lambda: maps.maps(10 * effort))
    await show("games", "Every game, played at random", lambda: games(200 * effort))
    await show("ladder", "The opponent", lambda: ladder(2 * effort))
    await show("reminders", "Reminders", lambda: reminders.waiting(folder))
    await show("presses", "Presses and messages", lambda: presses.presses(folder))
    await show("boards", "Boards in the browser", lambda: boards(folder, 40 * effort))
    return rows


@asynccontextmanager
async def _bots(address: str, url: Callable[[str], str]) -> AsyncIterator[replies.Bench]:
    bare = BareBot()
    product = make_bot(Settings(database_url=url("bench"), shard_count=1))
    database = await BareDatabase.open(url("bare"))
    luck = random.Random(1)
    async with aiohttp.ClientSession() as session, bare, product:
        await log_in(bare, address)
        await log_in(product, address)
        seats = [Seat(product.table, channel, luck) for channel in range(replies.CROWD + 1)]
        yield replies.Bench(bare, product, Feed(address, session), database, seats, [], luck)
    await database.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
