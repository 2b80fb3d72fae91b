"""A process that begins bots: each is a fork of it, a process of its own, which a test kills.

It reads one line for each life, ``DATABASE ADDRESS CLOCK PATIENCE FLUSH``, and says ``born PID``, and ``gone STATUS``
when that bot is no more. ``CLOCK`` is a file with the seconds by which the clock is ahead; ``PATIENCE``: seconds for
which a locked database is waited for; ``FLUSH``: for which shown entries are collected.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import importlib
import logging
import os
import signal
import struct
import sys
import tempfile
import time
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
from cogs.channel import board, post, turns
from cogs.gateway import callbacks as identify
from storage import Storage
from table.time.clock import Clock
from workers.worker import do_without_processes

OFFSET = struct.Struct("<d")


class Turned(Clock):
    """The real time, and as many seconds more as a file says."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_RDONLY)

    def now(self) -> float:
        """Seconds since 1970."""
        (ahead,) = OFFSET.unpack(os.pread(self._file, OFFSET.size, 0))
        return time.time() + float(ahead)


def turn(file: Path, ahead: float) -> None:
    """Turn all clocks of that file."""
    with file.open("r+b" if file.exists() else "wb") as there:
        there.write(OFFSET.pack(ahead))


async def live(database: str, address: str, clock: Path, flush: float) -> None:
    """One life."""
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway")
    turns.FLUSH_AFTER, board.AGAIN_FIRST, board.AGAIN_MOST = flush, 0.5, 2.0
    identify.PAUSE = 0.0
    turns.HELD, post.ABANDONED, board.ABANDONED = 12.0, 15.0, 15.0
    made = bot.make_bot(bot.Settings(database_url=database, shard_count=1, emojis=False), Turned(clock))
    made._connection.guild_ready_timeout = 0.05
    async with made:
        watching = asyncio.create_task(made.watch_elsewhere())
        await made.start("token")
        watching.cancel()


def _import_all(folder: str) -> None:
    """Import what is imported late, in the process that all others are forks of."""
    for name in ("alembic.command", "asyncpg", "cogs.client", "lark", "sqlalchemy.ext.asyncio"):
        importlib.import_module(name)

    async def opened() -> None:
        await (await Storage.open(f"sqlite+aiosqlite:///{folder}/none.db")).close()

    asyncio.run(opened())


def main() -> None:
    """Fork a bot for each line."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(process)d %(levelname)s %(name)s %(message)s")
    do_without_processes()
    _die_with_parent()
    with tempfile.TemporaryDirectory() as folder:
        _import_all(folder)
    gc.collect()
    gc.freeze()
    _say("ready")
    for line in sys.stdin:
        database, address, clock, patience, flush = line.split()
        child = os.fork()
        if child == 0:
            _die_with_parent()
            os.close(0)
            Storage.open.__func__.__kwdefaults__["busy_timeout"] = float(patience)  # type: ignore[attr-defined]
            asyncio.run(live(database, address, Path(clock), float(flush)))
            os._exit(0)
        _say("born", child)
        _, status = os.waitpid(child, 0)
        _say("gone", os.waitstatus_to_exitcode(status))


def _die_with_parent() -> None:
    """End when the process that began this one does, where the system can tell."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def _say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


if __name__ == "__main__":
    main()
