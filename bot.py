"""The command line; settings come from the environment, or from a file `.env`.

python bot.py            run on Discord with DISCORD_TOKEN, else in the sandbox
python bot.py --help     the other commands, and all settings
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dotenv import load_dotenv
from msgspec import structs

from cogs.configuration import Settings, make_bot

if TYPE_CHECKING:
    from cogs.client import GameMaster
    from table import Game, Table
    from web.beside import Beside

__all__ = ["Settings", "main", "make_bot"]

ANY_PORT = ":0"
"""In an address: the port that is served."""


async def run_on_discord(settings: Settings, token: str) -> None:
    """Run until Discord or a signal ends it; the database is closed in any case. A second signal ends it at once.

    Raises ``PermissionError`` for a token that Discord does not know.
    """
    bot = _with_page(make_bot(settings))
    from discord import LoginFailure

    from hosting.settings import TOKEN_AGAIN

    closing: list[asyncio.Task[None]] = []

    def leave() -> None:
        if closing:
            os._exit(1)
        closing.append(asyncio.ensure_future(bot.close()))

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, leave)
    try:
        async with bot, _serving(bot, settings), _watching(bot):
            await bot.start(token)
    except LoginFailure:
        raise PermissionError(f"Discord does not know DISCORD_TOKEN: {TOKEN_AGAIN}") from None
    await bot.close()  # Discord is left before the last statement has ended


def _with_page(bot: GameMaster) -> GameMaster:
    """The bot with what makes replays as pages."""
    from web.replay import replay_page

    bot.replay_page = replay_page
    return bot


@contextlib.asynccontextmanager
async def _watching(bot: GameMaster) -> AsyncIterator[None]:
    """Follow the other processes on the same database meanwhile."""
    watching = asyncio.create_task(bot.watch_elsewhere())
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.wait({watching})


def _beside() -> Beside:
    """What the boards in the browser show of what the rest of the bot knows; its processes make what takes time."""
    from cogs.kit.drawing import draw_long, draw_now
    from cogs.views.game.votes import wish_lines
    from cogs.views.looks import LOOKS
    from cogs.views.thought.analysis import graphs_of
    from render.photo import as_links, thumbnails
    from table.history.transfer import export_game
    from web.beside import Beside
    from web.replay import replay_data

    async def portraits(game: Game) -> dict[str, str]:
        found = await LOOKS.portraits_in(game)
        return as_links(await draw_now(thumbnails, found)) if found else {}

    async def replay(table: Table, game: Game) -> bytes:
        archive, portraits = await export_game(table, game), await LOOKS.portraits_in(game)
        return await draw_long(replay_data, archive, portraits, await graphs_of(table, game))

    return Beside(portraits, wish_lines, replay)


@contextlib.asynccontextmanager
async def _serving(bot: GameMaster, settings: Settings) -> AsyncIterator[None]:
    """Serve what a host's tools ask, if the settings name a port, and the boards, if they name an address."""
    if settings.http_port is None:
        yield
        return
    from cogs.kit.metrics import REGISTRY, watched_loop
    from web.routes import BASE, board_routes
    from web.server import probes, serving

    boards = (
        board_routes(bot.open_table, proxies=settings.trusted_proxies, beside=_beside()) if settings.web_url else ()
    )
    groups = probes(bot.faults, REGISTRY, bot.measure), boards
    async with serving(settings.http_port, *groups, host=settings.http_host) as port, watched_loop():
        bot.pages = settings.web_url.replace(ANY_PORT, f":{port}") + BASE if settings.web_url else ""
        yield


async def run_in_sandbox(settings: Settings) -> None:
    """Run the same bot in a simulated Discord on this machine, with a page to play on."""
    from sandbox import run

    settings = _with_boards(structs.replace(settings, shard_ids=None, shard_count=1))
    bot = _with_page(make_bot(settings))
    async with _serving(bot, settings):
        await run(lambda: bot, port=settings.sandbox_port, open_browser=settings.sandbox_open)


def _with_boards(settings: Settings) -> Settings:
    """The settings with boards in the browser on this machine: on the port after a fixed one of the sandbox."""
    port = settings.http_port
    if port is None:
        port = settings.sandbox_port + 1 if settings.sandbox_port else 0
    return structs.replace(settings, http_port=port, web_url=settings.web_url or f"http://127.0.0.1{ANY_PORT}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and run the command. Returns the exit status; an error is one sentence, and 2."""
    load_dotenv(".env")
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        settings = Settings.read()
    except ValueError as error:
        parser.error(str(error))
    from rules import RulesError
    from storage import StorageError

    try:
        with contextlib.suppress(KeyboardInterrupt):
            return _run(chosen, settings)
    except RulesError as error:
        from hosting.files import language
        from text import error_line

        print(error_line(language(), error.code, error.facts, plain=True), file=sys.stderr)
        return 2
    except (OSError, StorageError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    from hosting.settings import VARIABLES

    settings = "\n".join(f"  {name:15} {meaning}" for name, meaning in VARIABLES.items())
    parser = argparse.ArgumentParser(
        prog="bot.py",
        description="A game master for Mobile Frame Zero on Discord.",
        epilog=f"settings, in the environment or in a file .env:\n{settings}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="what", title="commands", metavar="COMMAND")
    parser.set_defaults(what="run")
    commands.add_parser("run", help="run on Discord with DISCORD_TOKEN, else in the sandbox; the same as no command")
    commands.add_parser("sandbox", help="run in the sandbox, even with a token")
    commands.add_parser("check", help="say what is wrong with the token, the database, the permissions")
    commands.add_parser("bench", help="measure the bot")
    commands.add_parser("referee", help="serve the rules as JSON lines on standard input and output")
    export = commands.add_parser("export", help="print a game's log as JSON lines, or write the game to a file")
    export.add_argument("game", help="its id")
    export.add_argument("-o", "--out", help="the file to write the whole game to", metavar="FILE")
    page = commands.add_parser(
        "page", help="make a page of such a file: it replays the game offline and proves its dice"
    )
    page.add_argument("file", type=Path)
    page.add_argument("-o", "--out", help="the page", metavar="FILE", type=Path, required=True)
    verify = commands.add_parser("verify", help="compute every roll of such a file again")
    verify.add_argument("file")
    imported = commands.add_parser("import", help="import the game of such a file")
    imported.add_argument("file")
    imported.add_argument("--channel", type=int, required=True, help="the channel's id")
    imported.add_argument("--host", type=int, required=True, help="the id of the user who will be host")
    imported.add_argument("--guild", type=int, help="the server's id")
    imported.add_argument("--running", action="store_true", help="play on, if the game is not over")
    commands.add_parser("links", help="make every link to a board in the browser void, even while the bot runs")
    backup = commands.add_parser("backup", help="write the whole database to a file, while the bot runs")
    backup.add_argument("file", type=Path)
    restored = commands.add_parser("restore", help="fill an empty database from such a file")
    restored.add_argument("file", type=Path)
    return parser


def _run(chosen: argparse.Namespace, settings: Settings) -> int:
    match chosen.what:
        case "run" | "sandbox":
            return _serve(settings, settings.token if chosen.what == "run" else None)
        case "referee":
            from table.referee import protocol
            from text import EnglishDescriber

            protocol.main(sys.stdin.buffer, sys.stdout.buffer, EnglishDescriber())
            return 0
        case "bench":
            from bench.__main__ import main as bench

            return bench()
        case "check":
            from hosting.check import check

            return asyncio.run(check(settings))
    return _transfer(chosen, settings)


def _serve(settings: Settings, token: str | None) -> int:
    from hosting.logs import set_up_logs

    set_up_logs(settings.log_level, settings.log_format, settings.sentry)
    asyncio.run(run_in_sandbox(settings) if token is None else run_on_discord(settings, token))
    return 0


def _write_page(file: Path, page: Path) -> int:
    from table.history.transfer import read_archive
    from web.replay import replay_page

    archive, _ = read_archive(file.read_bytes())
    page.write_bytes(replay_page(archive))
    return 0


def _transfer(chosen: argparse.Namespace, settings: Settings) -> int:
    from hosting import files

    match chosen.what:
        case "page":
            return _write_page(chosen.file, chosen.out)
        case "verify":
            return files.verify_file(chosen.file)
        case "import":
            return asyncio.run(files.import_file(settings, chosen))
        case "links":
            return asyncio.run(files.void_links(settings))
        case "backup":
            return asyncio.run(files.back_up(settings, chosen.file))
        case "restore":
            return asyncio.run(files.restore_from(settings, chosen.file))
    if chosen.out:
        return asyncio.run(files.export_file(settings, chosen.game, chosen.out))
    return asyncio.run(files.export(settings, chosen.game))


if __name__ == "__main__":
    sys.exit(main())
