"""The command line; settings come from the environment, or from a file `.env`.

python bot.py            run on Discord with DISCORD_TOKEN, else in the sandbox
python bot.py --help     the other commands, and all settings
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from dotenv import load_dotenv
from msgspec import structs

from cogs.configuration import Settings, make_bot
from release import VERSION

if TYPE_CHECKING:
    from cogs.client import GameMaster
    from table import Game, Person, Table
    from table.records.links import Place
    from think.fair import Trial
    from web.entrance import Activity
    from web.server import Routes
    from web.services import Progress, Services

__all__ = ["Settings", "main", "make_bot"]

CONFIGURATION = 78
"""The exit status for settings that are wrong: a start with the same would end as this one."""
ANY_PORT = ":0"
"""In an address: the port that is served."""
DISCORD = "/discord"
"""The path under which the sandbox plays Discord to the boards."""
THREADS_MOST = 50
"""Of games that the sandbox makes threads for at a start, the newest decisions first."""


async def run_on_discord(settings: Settings, token: str) -> None:
    """Run until Discord or a signal ends it; the database is closed in any case. A second signal ends it at once.

    Raises ``PermissionError`` for a token that Discord does not know.
    """
    bot = _with_page(make_bot(settings))
    import aiohttp
    from discord import HTTPException, LoginFailure

    from hosting.settings import TOKEN_AGAIN
    from hosting.standstill import ends_when_it_stands

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
        async with ends_when_it_stands(), bot, _serving(bot, settings, _activity(bot, settings)), _watching(bot):
            await bot.start(token)
    except LoginFailure:
        raise PermissionError(f"Discord does not know DISCORD_TOKEN: {TOKEN_AGAIN}") from None
    except (HTTPException, aiohttp.ClientError) as error:
        raise OSError(f"Discord does not answer: {error}") from None
    await bot.close()  # Discord is left before the last statement has ended


def _with_page(bot: GameMaster) -> GameMaster:
    """The bot with what makes replays as pages; it warms up once it is ready."""
    from web.replay import replay_page

    bot.replay_page, bot.warms = replay_page, True
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


def _services(bot: GameMaster) -> Services:
    """What the boards in the browser show of what the rest of the bot knows; its processes make what takes time."""
    from cogs.channel import opening
    from cogs.channel.inside import companies_of, open_lobby_in, person_in, say_in
    from cogs.kit.drawing import draw_long, draw_now
    from cogs.kit.metrics import WATCHERS
    from cogs.opponents.hints import told_hint
    from cogs.views.analysis import graphs_of
    from cogs.views.game.lobby import seat_lines
    from cogs.views.game.votes import wish_lines
    from cogs.views.looks import LOOKS
    from render import draw_chart
    from render.photo import as_links, thumbnails
    from table.history.transfer import export_game
    from web.replay import replay_data, replay_page
    from web.services import Company, Hint, NewLobby, Services

    async def portraits(game: Game) -> dict[str, str]:
        found = await LOOKS.portraits_in(game)
        return as_links(await draw_now(thumbnails, found)) if found else {}

    async def replayed(make: Callable[..., bytes], table: Table, game: Game) -> bytes:
        archive, portraits = await export_game(table, game), await LOOKS.portraits_in(game)
        return await draw_long(make, archive, portraits, await graphs_of(table, game))

    async def chart(name: str, words: Mapping[str, str], ruleset: str) -> bytes:
        return (await draw_now(draw_chart, name, words, ruleset)).data

    async def companies(user: int, locale: str) -> list[Company]:
        return [Company(*said) for said in await companies_of(bot, user, locale)]

    async def open_lobby(place: Place, person: Person, new: NewLobby, number: int) -> Game:
        kind = new.ruleset, new.size, new.table
        return await open_lobby_in(bot, place, person, kind, new.bots, new.locale, number)

    def analyse(game: Game, progress: Progress) -> Awaitable[object]:
        return bot.analyst.analysis(game, progress)

    async def hint(game: Game, person: Person, locale: str) -> Hint:
        return Hint(*await told_hint(bot, game, person, locale))

    async def rematch(game: Game, person: Person, number: int, same: bool, moment: int) -> Game:
        if moment:
            return await opening.play_moment(bot, game, person, moment, number)
        return (await opening.rematch(bot, game, person, number, same=same))[0]

    straighten, tried = _for_drawing()
    return Services(
        portraits=portraits,
        wish=wish_lines,
        seats=seat_lines,
        replay=partial(replayed, replay_data),
        person=partial(person_in, bot),
        open_lobby=open_lobby,
        replay_page=partial(replayed, replay_page),
        chart=chart,
        companies=companies,
        analyse=analyse,
        hint=hint,
        rematch=rematch,
        say=lambda *told: say_in(bot, bot.boards.channels, *told),
        following=WATCHERS.inc,
        straighten=straighten,
        trial=tried,
    )


def _for_drawing() -> tuple[Callable[..., Awaitable[bytes | str]], Callable[..., Awaitable[Trial]]]:
    """What the page for drawing battlefields needs: photographs straightened, and games tried on a field."""
    from cogs.kit.drawing import draw_long
    from render.table_photo import straightened
    from table import NotAllowed
    from think.fair import trial
    from workers.worker import WorkFailed

    async def straighten(data: bytes, corners: Sequence[tuple[float, float]], side: float, size: float) -> bytes | str:
        try:
            return await draw_long(straightened, data, corners, side, size)
        except WorkFailed:
            return "photo-broken"

    async def tried(ruleset: str, size: str, field: str) -> Trial:
        try:
            return await draw_long(trial, ruleset, size, field)
        except WorkFailed:
            raise NotAllowed("trial-failed") from None

    return straighten, tried


def _activity(bot: GameMaster, settings: Settings) -> Activity | None:
    """What opens boards inside Discord, if the host has set it up."""
    from web.entrance import Activity

    if not (settings.client_secret and settings.token):
        return None
    return Activity(lambda: bot.application_id, settings.client_secret, settings.token)


@contextlib.asynccontextmanager
async def _serving(
    bot: GameMaster, settings: Settings, activity: Activity | None, *more: Routes
) -> AsyncIterator[int | None]:
    """Serve what a host's tools ask, if the settings name a port, and the boards, if they name an address; and more.

    Yields the port. ``activity``: opens the boards inside Discord too.
    """
    bot.inside = activity is not None
    from cogs.kit.metrics import REGISTRY, watched_loop
    from web.routes import BASE, board_routes
    from web.server import probes

    boards: Routes = ()
    if settings.web_url:
        boards = board_routes(
            bot.open_table, proxies=settings.trusted_proxies, services=_services(bot), activity=activity
        )
    looks = probes(bot.faults, REGISTRY, bot.measure)
    async with contextlib.AsyncExitStack() as stack:
        if settings.metrics_port is not None:
            await _port_of("METRICS_PORT", settings.metrics_port, settings, stack, looks)
            looks = ()
        if settings.http_port is None:
            yield None
            return
        await stack.enter_async_context(watched_loop())
        port = await _port_of("HTTP_PORT", settings.http_port, settings, stack, looks, boards, *more)
        bot.pages = settings.web_url.replace(ANY_PORT, f":{port}") + BASE if settings.web_url else ""
        yield port


async def _port_of(
    name: str, number: int, settings: Settings, stack: contextlib.AsyncExitStack, *groups: Routes
) -> int:
    """Serve routes on the port that a setting names; which it is. Raises ``OSError`` with a sentence."""
    from web.server import serving

    served = serving(number, *groups, host=settings.http_host, proxies=settings.trusted_proxies)
    try:
        return await stack.enter_async_context(served)
    except OSError as error:
        raise OSError(f"{name} {number} on {settings.http_host} cannot be used: {error.strerror}") from None


async def run_in_sandbox(settings: Settings) -> None:
    """Run the same bot in a simulated Discord on this machine, with a page to play on."""
    from sandbox import run
    from sandbox.discord_there import DiscordThere
    from web.entrance import Activity

    settings = _with_boards(structs.replace(settings, shard_ids=None, shard_count=1))
    bot = _with_page(make_bot(settings))
    there = DiscordThere(lambda: bot.application_id, "secret", "token")
    known = Activity(lambda: bot.application_id, "secret", "token", lambda: there.address, "http://127.0.0.1:*")
    activity = known if settings.sandbox_activity else None
    async with _serving(bot, settings, activity, there.routes(DISCORD)) as port:
        there.address = f"http://127.0.0.1:{port}{DISCORD}"
        await run(
            lambda: bot,
            there,
            port=settings.sandbox_port,
            open_browser=settings.sandbox_open,
            threads=partial(_threads, bot),
            greet=partial(_greet, bot),
        )


async def _threads(bot: GameMaster, guild: int) -> dict[int, str]:
    """The channels in which a server's games are played, and these games' titles."""
    return {row.channel: row.title for row in await bot.table.storage.games.going_on(guild, THREADS_MOST)}


async def _greet(bot: GameMaster, channel_id: int) -> None:
    """Show a sandbox's channel, which is empty at every start, its game or the ways into one."""
    from cogs.channel.inside import greet

    await greet(bot.table, bot.boards, bot.get_partial_messageable(channel_id))


def _with_boards(settings: Settings) -> Settings:
    """The settings with boards in the browser on this machine: on the port after a fixed one of the sandbox."""
    port = settings.http_port
    if port is None:
        port = settings.sandbox_port + 1 if settings.sandbox_port else 0
    return structs.replace(settings, http_port=port, web_url=settings.web_url or f"http://127.0.0.1{ANY_PORT}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and run the command. Returns the exit status; an error is one sentence, and 2 or 78."""
    load_dotenv(".env")
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        settings = Settings.read()
    except ValueError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return CONFIGURATION
    from rules import RulesError
    from storage import StorageError, Unavailable
    from storage.database import shown_url

    try:
        with contextlib.suppress(KeyboardInterrupt):
            return _run(chosen, settings)
    except RulesError as error:
        from hosting.files import language
        from text import error_line

        print(error_line(language(), error.code, error.facts, plain=True), file=sys.stderr)
        return 2
    except PermissionError as error:
        print(error, file=sys.stderr)
        return CONFIGURATION
    except Unavailable as error:
        print(f"DATABASE_URL names {shown_url(settings.database_url)}: {error}", file=sys.stderr)
        return 2
    except (OSError, StorageError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    from hosting.settings import VARIABLES

    settings = "\n".join(f"  {name:21} {meaning}" for name, meaning in VARIABLES.items())
    parser = argparse.ArgumentParser(
        prog="bot.py",
        description="A game master for Mobile Frame Zero on Discord.",
        epilog=f"settings, in the environment or in a file .env:\n{settings}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    commands = parser.add_subparsers(dest="what", title="commands", metavar="COMMAND")
    parser.set_defaults(what="run")
    commands.add_parser("run", help="run on Discord with DISCORD_TOKEN, else in the sandbox; the same as no command")
    commands.add_parser("sandbox", help="run in the sandbox, even with a token")
    commands.add_parser("check", help="say what is wrong with the token, the database, the permissions")
    commands.add_parser("bench", help="measure the bot")
    referee = commands.add_parser("referee", help="serve the rules as JSON lines on standard input and output")
    referee.add_argument(
        "--listen", help="on a WebSocket instead, a free port with :0", metavar="ws://127.0.0.1:PORT", default=""
    )
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
    restored.add_argument(
        "--replace", action="store_true", help="replace what is there, after a backup of it to a file beside FILE"
    )
    return parser


def _run(chosen: argparse.Namespace, settings: Settings) -> int:
    match chosen.what:
        case "run" | "sandbox":
            return _serve(settings, settings.token if chosen.what == "run" else None)
        case "referee":
            return _referee(chosen.listen)
        case "bench":
            from bench.__main__ import main as bench

            return bench()
        case "check":
            from hosting.check import check

            return asyncio.run(check(settings))
    return _transfer(chosen, settings)


def _referee(listen_at: str) -> int:
    from text import EnglishDescriber

    if not listen_at:
        from table.referee import protocol

        protocol.main(sys.stdin.buffer, sys.stdout.buffer, EnglishDescriber())
        return 0
    from web.referee import address_of, listen

    try:
        address = address_of(listen_at)
    except ValueError:
        print(f"--listen must be an address as ws://127.0.0.1:8765, not {listen_at!r}.", file=sys.stderr)
        return CONFIGURATION
    host = f"[{address.host}]" if ":" in address.host else address.host
    asyncio.run(listen(address, EnglishDescriber(), lambda port: print(f"ws://{host}:{port}", flush=True)))
    return 0


def _serve(settings: Settings, token: str | None) -> int:
    from hosting.logs import set_up_logs

    set_up_logs(settings.log_level, settings.log_format, settings.sentry)
    logging.getLogger("bot").info("begins version=%s python=%s", VERSION, sys.version.partition(" ")[0])
    asyncio.run(run_in_sandbox(settings) if token is None else run_on_discord(settings, token))
    return 0


def _write_page(file: Path, page: Path) -> int:
    from render.photo import GROUND
    from render.table_photo import cleaned
    from rules import Malformed
    from table.history.transfer import read_archive
    from web.replay import replay_page

    archive, _ = read_archive(file.read_bytes())
    photograph = cleaned(archive.photograph) if archive.photograph else b""
    if isinstance(photograph, str):
        raise Malformed("export-photograph")
    page.write_bytes(replay_page(archive, {GROUND: photograph} if photograph else None))
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
            return asyncio.run(files.restore_from(settings, chosen.file, chosen.replace))
    if chosen.out:
        return asyncio.run(files.export_file(settings, chosen.game, chosen.out))
    return asyncio.run(files.export(settings, chosen.game))


if __name__ == "__main__":
    sys.exit(main())
