"""The board in the browser: its size, the first board, places tried out, and many who watch a game that is played."""

from __future__ import annotations

import asyncio
import gzip
import json
import multiprocessing
import multiprocessing.synchronize
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web

from bench.evening import answered
from bench.figures import Row, p
from bench.replies import lag
from rules.core.json_input import Size
from storage import Storage
from table import Game, Opened, Person, Table
from table.planning import first_choices
from web import guard
from web.entrance import Activity
from web.routes import BASE, board_routes
from web.server import serving
from web.words import FILES, FOLDER, asset

PAGE_KB, FIRST_MS, PREVIEW_MS, PREVIEW_WORST_MS = 150.0, 1000.0, 60.0, 150.0
WATCHERS, CHANGES, PAUSE = 500, 20, 0.15
WATCHING, WAIT_MS = 12.5, 20.0
NAMES = ("Ana", "Ben", "Chloé", "Dmitri", "Eleni")
LATER = (
    "replay.js",
    "proof.js",
    "over.js",
    "compare.js",
    "shelf.js",
    "shelf.css",
    "seats.js",
    "sound.js",
    "talk.js",
    *(name for name in FILES if name.startswith("draw")),
)
"""Files of the page that are loaded when they are wanted."""
INSIDE = ("inside.css", "activity.js", "hall.js", "discord.js")
"""Files that the page loads inside Discord alone; the last is Discord's SDK."""
INSIDE_KB = 60.0
FULLEST: dict[str, tuple[Size, int]] = {
    "rapid-attack": ({"id": "custom", "frames": [5, 5]}, 5),
    "intercept-orbit": ("standard", 4),
}


async def boards(folder: Path, samples: int) -> list[Row]:
    """Every figure of the page, on a database of its own."""
    guard.BURST = 1e9  # one visitor asks here as often as many would
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder}/boards.db")
    table = Table(storage)
    await table.links.load()
    async with _served(table) as (port, session):
        rows = [_size(), *_added()]
        for channel, ruleset in enumerate(("rapid-attack", "intercept-orbit")):
            game = await _moving(table, ruleset, channel)
            rows += await _looked_at(table, game, session, samples)
        rows.append(await _opened_inside(table, max(5, samples // 10)))
        rows += await _watched(table, await _moving(table, "rapid-attack", 9), port)
    await storage.close()
    return rows


@asynccontextmanager
async def _served(table: Table) -> AsyncIterator[tuple[int, aiohttp.ClientSession]]:
    async with serving(0, board_routes(lambda: table)) as port:
        table.links.base = f"http://127.0.0.1:{port}{BASE}"
        async with aiohttp.ClientSession(base_url=table.links.base) as session:
            yield port, session


def _size() -> Row:
    files = [(FOLDER / name).stat().st_size for name in FILES if name not in LATER + INSIDE]
    more = [len(asset(name)[0]) for name in ("art.json", "words.en.json")]
    return Row("the page without a game", sum(files + more) / 1000, "kB", target=PAGE_KB, note=f"{len(files)} files")


def _added() -> list[Row]:
    """What the page loads besides inside Discord, as it stands and as it is sent."""
    files = [(FOLDER / name).read_bytes() for name in INSIDE]
    sent = sum(len(gzip.compress(data, 6)) for data in files) / 1000
    return [
        Row("what Discord's frame adds to it", sum(map(len, files)) / 1000, "kB", note=f"{len(files)} files"),
        Row("the same as it is sent", sent, "kB", target=INSIDE_KB, note="gzip"),
    ]


async def _opened_inside(table: Table, samples: int) -> Row:
    """The first board inside Discord, whose part a server of our own plays: the page, the way in, the game."""
    game, times = await _moving(table, "rapid-attack", 8), []
    said = {
        "oauth2/token": {"access_token": "t"},
        "users/@me": {"id": "1"},
        "applications/1/activity-instances/i": {"users": ["1"], "location": {"channel_id": str(game.channel)}},
    }

    async def discord(request: web.Request) -> web.Response:
        return web.json_response(said[request.match_info["path"]])

    async with serving(0, [web.route("*", "/{path:.*}", discord)]) as api:
        activity = Activity(lambda: 1, "secret", "token", lambda: f"http://127.0.0.1:{api}")
        async with serving(0, board_routes(lambda: table, activity=activity)) as port:
            for _ in range(samples):
                async with aiohttp.ClientSession(base_url=f"http://127.0.0.1:{port}{BASE}") as session:
                    times.append(await _entered(session))
    return Row("first board inside Discord, p50", p(times, 50), "ms", target=FIRST_MS, note=f"{samples} times")


async def _entered(session: aiohttp.ClientSession) -> float:
    """Milliseconds until a player has a board."""
    begun = time.perf_counter()
    files = [name for name in FILES if name.endswith((".js", ".css")) and name not in LATER]
    for name in ("?frame_id=f&instance_id=i", *files, "art.json", "words.en.json"):
        async with session.get(name) as answer:
            await answer.read()
    entering = json.dumps({"code": "c", "verifier": "v", "instance": "i"})
    async with session.post("api/enter", data=entering) as answer:
        said = await answer.json()
    known = {"Authorization": f"Bearer {said['token']}"}
    async with session.get(f"api/game?game={said['game']}", headers=known) as answer:
        assert (await answer.json())["board"]
    return (time.perf_counter() - begun) * 1000


async def _moving(table: Table, ruleset: str, channel: int) -> Game:
    """A full map on which somebody is about to move."""
    size, players = FULLEST[ruleset]
    seats = [Person(number, name) for number, name in enumerate(NAMES[:players], 1)]
    opened = Opened(1, "Bench", ruleset, size, "map", {}, "en")
    game = await table.open(seats[0], channel=channel, guild=1, opened=opened)
    for person in seats[1:]:
        game = await table.join(game.id, person, None)
    game = await table.start(game.id, seats[0])
    chance = random.Random(4)
    while not [one for one in first_choices(game, game.requests[0]) if one.label == "move"]:
        game = await answered(table, game, chance)
    return game


def _token(table: Table, game: Game, user: int) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.links.address(game.id, user).partition('#')[2].partition(':')[0]}"}


async def _looked_at(table: Table, game: Game, session: aiohttp.ClientSession, samples: int) -> list[Row]:
    """The first board of a page that is opened, and places tried out one after the other."""
    seat = game.seats[game.requests[0].player]
    headers, luck, times = _token(table, game, seat.user), random.Random(2), []
    begun = time.perf_counter()
    for name in ("", "style.css", "main.js", "art.json", "words.en.json", "api/game"):
        async with session.get(name, headers=headers) as answer:
            await answer.read()
    first = (time.perf_counter() - begun) * 1000
    way = _moves_by(game)
    plan = await _planned(session, headers, {"first": way, "begin": True})
    for _ in range(samples):
        x, y = plan["at"]
        begun = time.perf_counter()
        wished = {"first": way, "place": [x + luck.uniform(-5, 5), y + luck.uniform(-5, 5)], "before": plan["place"]}
        await _planned(session, headers, wished)
        times.append((time.perf_counter() - begun) * 1000)
    return [
        Row(f"first board, {game.ruleset}", first, "ms", target=FIRST_MS, note="files, data and board, over loopback"),
        Row(f"a place tried out, {game.ruleset}, p50", p(times, 50), "ms", target=PREVIEW_MS, note=f"{samples} places"),
        Row(f"a place tried out, {game.ruleset}, p99", p(times, 99), "ms", target=PREVIEW_WORST_MS),
    ]


def _moves_by(game: Game) -> str:
    """The first way that leads to a move."""
    return next(one.choice for one in first_choices(game, game.requests[0]) if one.label == "move")


async def _planned(session: aiohttp.ClientSession, headers: dict[str, str], wished: object) -> dict[str, list[float]]:
    async with session.post("api/plan", data=json.dumps(wished), headers=headers) as answer:
        found: dict[str, list[float]] = json.loads(await answer.read())
        return found


async def _watched(table: Table, game: Game, port: int) -> list[Row]:
    """CPU time of decisions that many follow, less that of the same number that nobody does, at one a second; and how
    long everybody else waits meanwhile."""
    chance = random.Random(1)
    game, alone, quiet = await _played(table, game, chance)
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    watching = context.Process(target=_watch, args=(port, _token(table, game, 0), ready), daemon=True)
    watching.start()
    await asyncio.to_thread(ready.wait, 60)
    _, followed, late = await _played(table, game, chance)
    watching.kill()
    share = max(0.0, followed - alone) / CHANGES * 100
    return [
        Row(f"{WATCHERS} watchers, a decision a second", share, "% of a core", target=WATCHING),
        Row(f"others wait beside {WATCHERS} watchers, p99", p(late, 99), "ms", f"nobody watches {p(quiet, 99):.1f}",
            p(quiet, 99) + WAIT_MS, f"{WAIT_MS:.0f} more", note=f"p50 {p(late, 50):.2f}, max {max(late):.1f}"),
    ]  # fmt: skip


async def _played(table: Table, game: Game, chance: random.Random) -> tuple[Game, float, list[float]]:
    """The game after some decisions, the seconds of CPU time they took, and how late the loop was meanwhile (ms)."""
    begun = time.process_time()
    late = asyncio.create_task(lag(CHANGES * PAUSE))
    for _ in range(CHANGES):
        game = await answered(table, game, chance)
        await asyncio.sleep(PAUSE)
    return game, time.process_time() - begun, await late


def _watch(port: int, headers: dict[str, str], ready: multiprocessing.synchronize.Event) -> None:
    """Follow a game many times over, in a process of its own."""
    asyncio.run(_follow_all(port, headers, ready))


async def _follow_all(port: int, headers: dict[str, str], ready: multiprocessing.synchronize.Event) -> None:
    said = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    request = f"GET {BASE}api/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{said}\r\n".encode()
    # Each has an address of its own, for few of one address may watch.
    streams = [
        await asyncio.open_connection("127.0.0.1", port, local_addr=(f"127.1.{number // 250}.{number % 250 + 1}", 0))
        for number in range(WATCHERS)
    ]
    for reader, writer in streams:
        writer.write(request)
        assert b" 200 " in await reader.readline()
    ready.set()
    await asyncio.gather(*(_drain(reader) for reader, _ in streams))


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass
