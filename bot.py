"""The command line; settings come from the environment.

python bot.py            run on Discord with DISCORD_TOKEN, else in the sandbox
python bot.py sandbox    run in the sandbox, even with a token
python bot.py bench      measure the bot
python bot.py referee    serve the rules as JSON lines on standard input and output
python bot.py export ID  print a game's log as JSON lines; with -o FILE write the whole game to a file
python bot.py verify FILE  compute every roll of such a file again
python bot.py import FILE --channel N --host N  import the game of such a file
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from cogs.configuration import Settings, make_bot

if TYPE_CHECKING:
    from cogs.client import GameMaster

__all__ = ["Settings", "main", "make_bot"]

TRANSFERS = {"export": "the id of a game", "verify": "a file", "import": "a file"}
"""Commands that export, verify or import a game, and the argument that each needs."""


async def run_on_discord(settings: Settings, token: str) -> None:
    """Run until Discord or a signal ends it; the database is closed in any case."""
    bot = make_bot(settings)
    closing: list[asyncio.Task[None]] = []

    def leave() -> None:
        if not closing:
            closing.append(asyncio.ensure_future(bot.close()))

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, leave)
    async with bot, _serving(bot, settings):
        await bot.start(token)


@contextlib.asynccontextmanager
async def _serving(bot: GameMaster, settings: Settings) -> AsyncIterator[None]:
    """Serve what a host's tools ask, if the settings name a port."""
    if settings.http_port is None:
        yield
        return
    from cogs.kit.metrics import REGISTRY, watched_loop
    from web.server import probes, serving

    routes = probes(bot.faults, REGISTRY, bot.measure)
    async with serving(settings.http_port, routes, host=settings.http_host), watched_loop():
        yield


async def run_in_sandbox(settings: Settings) -> None:
    """Run the same bot in a simulated Discord on this machine, with a page to play on."""
    from sandbox import run

    settings = structs.replace(settings, shard_ids=None, shard_count=1)
    await run(lambda: make_bot(settings), port=settings.sandbox_port, open_browser=settings.sandbox_open)


async def export(settings: Settings, game: str) -> int:
    """Print a game's log, one entry a line, without companies still hidden in the lobby. Returns the exit status."""
    from storage import Storage
    from table.log import decode, encode, sealed

    storage = await Storage.open(settings.database_url)
    try:
        entries, row = await storage.games.entries(game), await storage.games.get(game)
    finally:
        await storage.close()
    over = row is not None and row.ended
    for entry in entries:
        print(encode(sealed(decode(entry.payload), ended=over)).decode())
    return 0 if entries else 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and run the command. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="bot.py", description="A game master for Mobile Frame Zero on Discord.")
    parser.add_argument("what", nargs="?", default="run", choices=("run", "sandbox", "referee", "bench", *TRANSFERS))
    parser.add_argument("game", nargs="?", help="for export: the game's id; for verify and import: a file")
    parser.add_argument("-o", "--out", help="for export: the file to write the whole game to")
    parser.add_argument("--channel", type=int, help="for import: the channel's id")
    parser.add_argument("--host", type=int, help="for import: the id of the user who will be host")
    parser.add_argument("--guild", type=int, help="for import: the server's id")
    parser.add_argument("--running", action="store_true", help="for import: play on, if the game is not over")
    chosen = parser.parse_args(arguments)
    if chosen.what in TRANSFERS and chosen.game is None:
        parser.error(f"{chosen.what} needs {TRANSFERS[chosen.what]}.")
    if chosen.what == "import" and None in (chosen.channel, chosen.host):
        parser.error("import needs --channel and --host.")
    try:
        settings = Settings.read()
    except ValueError as error:
        parser.error(str(error))
    return _transfer(chosen, settings) if chosen.what in TRANSFERS else _run(chosen.what, settings)


def _transfer(chosen: argparse.Namespace, settings: Settings) -> int:
    """Export, verify or import a game. An error is printed as one sentence; its exit status is 2."""
    from rules import RulesError
    from storage import StorageError
    from text import error_line

    try:
        if chosen.what == "verify":
            return verify_file(chosen.game)
        if chosen.what == "import":
            return asyncio.run(import_file(settings, chosen))
        return asyncio.run(
            export_file(settings, chosen.game, chosen.out) if chosen.out else export(settings, chosen.game)
        )
    except RulesError as error:
        print(error_line(_language(), error.code, error.facts, plain=True), file=sys.stderr)
    except (OSError, StorageError) as error:
        print(error, file=sys.stderr)
    return 2


def _language() -> str:
    from text import locale_of

    return locale_of(os.environ.get("LANG"))


def verify_file(path: str) -> int:
    """Print the proof of a file's dice. Returns 0: all proven, 1: something is wrong, 3: not everything proven yet."""
    from cogs.views.proof import proof_lines
    from table.history.archive import unpack
    from table.history.verify import verify

    with open(path, "rb") as file:
        archive = unpack(file.read())
    report = verify(archive)
    for line in proof_lines(_language(), archive, report):
        print(line.removeprefix("### ").removeprefix("-# ").replace("`", ""))
    return (0 if report.proven else 3) if report.correct else 1


async def export_file(settings: Settings, game: str, path: str) -> int:
    """Write a whole game to a file, as `/game export` does. Returns the exit status."""
    from storage import Storage
    from table import Table
    from table.history.archive import pack
    from table.history.transfer import export_game

    storage = await Storage.open(settings.database_url)
    try:
        table = Table(storage)
        await table.redaction.load()
        data = pack(await export_game(table, await table.game(game)))
    finally:
        await storage.close()
    with open(path, "wb") as file:  # noqa: ASYNC230
        file.write(data)
    return 0


async def import_file(settings: Settings, chosen: argparse.Namespace) -> int:
    """Import a file's game, as `/game import` does, and print its new id. Returns the exit status."""
    from storage import Storage
    from table import Person, Table
    from table.history.transfer import import_game

    with open(chosen.game, "rb") as file:  # noqa: ASYNC230
        data = file.read()
    storage = await Storage.open(settings.database_url)
    try:
        host, where = Person(chosen.host, str(chosen.host)), {"channel": chosen.channel, "guild": chosen.guild}
        game = await import_game(Table(storage), data, host, running=chosen.running, **where)
    finally:
        await storage.close()
    print(game.id)
    return 0


def _run(what: str, settings: Settings) -> int:
    if what == "referee":
        from table.referee import protocol
        from text import EnglishDescriber

        protocol.main(sys.stdin.buffer, sys.stdout.buffer, EnglishDescriber())
        return 0
    if what == "bench":
        from bench.__main__ import main as bench

        return bench()
    from cogs.kit.logs import set_up_logs

    set_up_logs(settings.log_level, settings.log_format, settings.sentry)
    token = settings.token if what == "run" else None
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run_in_sandbox(settings) if token is None else run_on_discord(settings, token))
    return 0


if __name__ == "__main__":
    sys.exit(main())
