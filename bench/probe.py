"""One start of a bot in a process of its own: ``python -m bench.probe WHICH ADDRESS DATABASE TOUCHED PLAYED``.

Prints its figures as a line of JSON: when it was set up, when its first reply arrived, and its memory.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

CHANNELS, CROWD = 500, 50


async def _probe(which: str, address: str, database: str, touched: int, played: int) -> dict[str, float]:
    bot, path = _bot(which, database)
    from bench.discord_side import Feed, command, log_in  # the bot's imports come first: they belong to its start
    from cogs.kit.discord_private import session

    await log_in(bot, address)
    told: dict[str, float] = {"setup": time.perf_counter_ns(), "memory": memory()}
    feed = Feed(address, session(bot))
    name, option = path
    payload = command(name, 0, 7, **{option: "2W 2Rd+d8 B G"})
    feed.hand(bot, payload)
    await feed.settle()
    await feed.look()
    told["reply"] = feed.arrival(payload)
    if touched:
        told |= await _touch(bot, touched)
    if played:
        await _play(bot, feed, played)
        told |= {"played": memory(), "drawing": sum(map(memory, children()))}
    await bot.close()
    return told


def _bot(which: str, database: str) -> tuple[Any, tuple[str, str]]:
    if which == "bare":
        from bench.bare import BareBot

        return BareBot(), ("echo", "text")
    from cogs.configuration import Settings, make_bot

    return make_bot(Settings(database_url=database, shard_count=1)), ("roll", "dice")


async def _touch(bot: Any, number: int) -> dict[str, float]:
    """Load ``number`` games, as a press in each would."""
    took = []
    for at in range(number):
        begun = time.perf_counter()
        await bot.table.game(f"{at * 7919 % 10_000:010x}")
        took.append((time.perf_counter() - begun) * 1000)
    return {"touched": memory(), "load": sorted(took)[len(took) // 2]}


async def _play(bot: Any, feed: Any, number: int) -> None:
    """Answer in five hundred channels, fifty at once, with all that the bot posts about it."""
    from bench.games import Seat

    luck = random.Random(1)  # one for all: five hundred would count as 1 MiB of the bot's
    seats = [Seat(bot.table, channel, luck) for channel in range(CHANNELS)]
    for at in range(0, number, CROWD):
        for seat in range(at, min(at + CROWD, number)):
            feed.hand(bot, await seats[seat % CHANNELS].press())
        await feed.settle()
        await feed.look()


def last_line(module: str, *arguments: str) -> str:
    """What a module prints last, run in a process of its own."""
    command = [sys.executable, "-m", module, *arguments]
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=settings)
    return done.stdout.splitlines()[-1]


def children() -> list[str]:
    """The numbers of the processes that this one has started."""
    lists = Path("/proc/self/task").glob("*/children")  # one of each thread
    return [number for numbers in lists for number in numbers.read_text(encoding="ascii").split()]


def memory(process: str = "self") -> float:
    """The resident memory of a process in MiB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    which, address, database, touched, played = sys.argv[1:]
    print(json.dumps(asyncio.run(_probe(which, address, database, int(touched), int(played)))), flush=True)
