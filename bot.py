"""Start here: settings from the environment, the parts put together, and the command line.

python bot.py            on Discord with DISCORD_TOKEN, else in the sandbox
python bot.py sandbox    in the sandbox, whatever the token
python bot.py bench      what it measures of itself
python bot.py referee    the rules as JSON lines on standard input and output
python bot.py export ID  a game's log as JSON lines
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, structs

if TYPE_CHECKING:
    from cogs.client import GameMaster

__all__ = ["Settings", "main", "make_bot"]

DATABASE = "sqlite+aiosqlite:///data/games.db"


class Settings(Struct, frozen=True):
    """What the environment says. ``shard_ids`` and ``shard_count`` split the servers among several processes."""

    token: str | None = None
    database_url: str = DATABASE
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None
    sandbox_port: int = 0
    sandbox_open: bool = True
    log_level: str = "INFO"

    @classmethod
    def read(cls) -> Settings:
        """Reads DISCORD_TOKEN, DATABASE_URL, SHARD_IDS, SHARD_COUNT, SANDBOX_PORT, SANDBOX_OPEN, LOG_LEVEL.

        Raises ``ValueError`` with a sentence for a value that is no number.
        """
        get = os.environ.get
        ids = get("SHARD_IDS")
        return cls(
            token=get("DISCORD_TOKEN") or None,
            database_url=get("DATABASE_URL") or DATABASE,
            shard_ids=tuple(_number("SHARD_IDS", part) for part in ids.split(",")) if ids else None,
            shard_count=_number("SHARD_COUNT", get("SHARD_COUNT", "")) if get("SHARD_COUNT") else None,
            sandbox_port=_number("SANDBOX_PORT", get("SANDBOX_PORT") or "0"),
            sandbox_open=get("SANDBOX_OPEN", "1") != "0",
            log_level=(get("LOG_LEVEL") or "INFO").upper(),
        )


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{name} must be a number, not {text!r}.") from None


def make_bot(settings: Settings) -> GameMaster:
    """The bot with everything it needs, not yet connected."""
    from cogs.client import GameMaster

    return GameMaster(settings.database_url, shard_ids=settings.shard_ids, shard_count=settings.shard_count)


async def run_on_discord(settings: Settings) -> None:
    """Runs until Discord or a signal ends it; the database is closed in any case."""
    assert settings.token is not None
    bot = make_bot(settings)
    closing: list[asyncio.Task[None]] = []

    def leave() -> None:
        if not closing:
            closing.append(asyncio.ensure_future(bot.close()))

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, leave)
    async with bot:
        await bot.start(settings.token)


async def run_in_sandbox(settings: Settings) -> None:
    """Runs the same bot in a simulated Discord on this machine, with a page to play on."""
    from sandbox import run

    settings = structs.replace(settings, shard_ids=None, shard_count=1)
    await run(lambda: make_bot(settings), port=settings.sandbox_port, open_browser=settings.sandbox_open)


async def export(settings: Settings, game: str) -> int:
    """Prints a game's log, one entry a line, without companies that wait in the lobby. Returns the exit status."""
    from storage import Storage
    from table.log import decode, encode, sealed

    storage = await Storage.open(settings.database_url)
    try:
        entries = await storage.entries(game)
    finally:
        await storage.close()
    for entry in entries:
        print(encode(sealed(decode(entry.payload))).decode())
    return 0 if entries else 1


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="bot.py", description="A game master for Mobile Frame Zero on Discord.")
    parser.add_argument("what", nargs="?", default="run", choices=("run", "sandbox", "referee", "bench", "export"))
    parser.add_argument("game", nargs="?", help="for export: the game's id")
    chosen = parser.parse_args(arguments)
    if chosen.what == "export" and chosen.game is None:
        parser.error("export needs the id of a game.")
    try:
        settings = Settings.read()
    except ValueError as error:
        parser.error(str(error))
    return _do(chosen.what, chosen.game or "", settings)


def _do(what: str, game: str, settings: Settings) -> int:
    if what == "referee":
        from table import protocol
        from text import EnglishDescriber

        protocol.main(sys.stdin.buffer, sys.stdout.buffer, EnglishDescriber())
        return 0
    if what == "bench":
        from bench.__main__ import main as bench

        return bench()
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if what == "export":
        return asyncio.run(export(settings, game))
    on_discord = what == "run" and settings.token is not None
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run_on_discord(settings) if on_discord else run_in_sandbox(settings))
    return 0


if __name__ == "__main__":
    sys.exit(main())
