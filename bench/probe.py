"""One start of a bot in a process of its own: ``python -m bench.probe WHICH ADDRESS DATABASE TOUCHED``.

Prints its figures as a line of JSON: when it was set up, when its first reply arrived, and its memory.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

__all__: list[str] = []


async def _probe(which: str, address: str, database: str, touched: int) -> dict[str, float]:
    bot, path = _bot(which, database)
    from bench.discord_side import Feed, command, log_in  # the bot's imports come first: they belong to its start

    await log_in(bot, address)
    told: dict[str, float] = {"setup": time.perf_counter_ns()}
    feed = Feed(address, bot.http._HTTPClient__session)
    name, option = path
    payload = command(name, 0, 7, **{option: "2W 2Rd+d8 B G"})
    feed.hand(bot, payload)
    await feed.settle()
    told["memory"] = _memory()
    await feed.look()
    told["reply"] = feed.arrival(payload)
    if touched:
        told |= await _touch(bot, touched)
    await bot.close()
    return told


def _bot(which: str, database: str) -> tuple[Any, tuple[str, str]]:
    if which == "bare":
        from bench.floor.bare import BareBot

        return BareBot(), ("echo", "text")
    from cogs.configuration import Settings, make_bot

    return make_bot(Settings(database_url=database, shard_count=1)), ("roll", "dice")


async def _touch(bot: Any, number: int) -> dict[str, float]:
    """Loads so many games, as a press in each would."""
    took = []
    for at in range(number):
        begun = time.perf_counter()
        await bot.table.game(f"{at * 7919 % 10_000:010x}")
        took.append((time.perf_counter() - begun) * 1000)
    return {"touched": _memory(), "load": sorted(took)[len(took) // 2]}


def _memory() -> float:
    """Resident memory in MiB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    which, address, database, touched = sys.argv[1:]
    print(json.dumps(asyncio.run(_probe(which, address, database, int(touched)))), flush=True)
