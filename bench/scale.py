"""Processes on one PostgreSQL: decisions a second, how long one takes, and what each side computes.

``python -m bench.scale URL`` makes a database of its own on that server. Each process plays random games, side by side,
through the table as presses do, without Discord and pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import secrets
import subprocess
import sys
import time
import uuid
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.figures import p
from storage import Storage
from table import Game, Move, NotAllowed, Opened, Person, Table
from table.waiting.elsewhere import Elsewhere

ANA, BEN = Person(101, "Ana"), Person(102, "Ben")


class Played(Struct, frozen=True):
    """What a process did: milliseconds of each decision, and seconds of its processor."""

    decisions: list[float]
    processor: float


async def work(url: str, number: int, seconds: float, games: int) -> Played:
    """Play ``games`` games side by side for ``seconds``."""
    table = Table(await Storage.open(url))
    watching = asyncio.create_task(Elsewhere(table, (number,), 64).watch())
    clicks = itertools.count(secrets.randbits(40) << 20)
    until, taken = time.perf_counter() + seconds, list[float]()
    began = time.process_time()

    async def seat(place: int) -> None:
        chance = random.Random(place)
        while time.perf_counter() < until:
            game = await _begun(table, number * 1000 + place)
            while game.status == "running" and time.perf_counter() < until:
                start = time.perf_counter()
                game = await _answered(table, game, chance, next(clicks))
                taken.append((time.perf_counter() - start) * 1000)

    await asyncio.gather(*(seat(place) for place in range(games)))
    watching.cancel()
    await table.storage.close()
    return Played(taken, time.process_time() - began)


async def _begun(table: Table, channel: int) -> Game:
    try:
        game = await table.game_in(channel)
    except NotAllowed:
        game = None
    if game is not None and game.status == "running":
        return game
    opened = Opened(ANA.user, "Scale", "rapid-attack", "demo", "declared", {})
    lobby = await table.open(ANA, channel=channel, guild=channel << 22, opened=opened)
    await table.join(lobby.id, BEN, None)
    return await table.start(lobby.id, ANA)


async def _answered(table: Table, game: Game, chance: random.Random, click: int) -> Game:
    request = game.requests[0]
    choice = chance.choice(request.options).choice
    return await table.answer(game.id, (ANA, BEN)[request.player], [Move(choice)], interaction=click)


def measured(url: str, processes: int, seconds: float, games: int) -> str:
    """One line of the table: some processes at once."""
    command = [sys.executable, "-m", "bench.scale", url, "--seconds", str(seconds), "--games", str(games)]
    running = [
        subprocess.Popen([*command, "--worker", str(number)], stdout=subprocess.PIPE) for number in range(processes)
    ]
    found = [msgspec.json.decode(process.communicate()[0], type=Played) for process in running]
    taken = sorted(each for played in found for each in played.decisions)
    each = sum(played.processor for played in found) / len(taken) * 1000
    rate = len(taken) / seconds
    return f"| {processes} | {rate:.0f} | {p(taken, 50):.1f} | {p(taken, 99):.1f} | {each:.2f} |"


async def _run(server: URL, command: str) -> None:
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(command))
    await engine.dispose()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.scale")
    parser.add_argument("url", help="a PostgreSQL on which databases may be created")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=8, help="games side by side in each process")
    parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.worker is not None:
        played = asyncio.run(work(chosen.url, chosen.worker, chosen.seconds, chosen.games))
        sys.stdout.write(msgspec.json.encode(played).decode())
        return 0
    server, name = make_url(chosen.url), f"scale_{uuid.uuid4().hex}"
    asyncio.run(_run(server, f"CREATE DATABASE {name}"))
    heads = ("processes", "decisions a second", "median ms", "p99 ms", "processor ms a decision")
    print(f"| {' | '.join(heads)} |\n{'| --- ' * len(heads)}|")
    try:
        url = server.set(database=name).render_as_string(hide_password=False)
        for processes in chosen.processes:
            print(measured(url, processes, chosen.seconds, chosen.games), flush=True)
    finally:
        asyncio.run(_run(server, f"DROP DATABASE {name} WITH (FORCE)"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
