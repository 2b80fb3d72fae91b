"""Starts of the bot in processes of their own: how soon it replies, and how much memory it takes."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from bench.discord_side import FIRST_CHANNEL
from bench.figures import Row, p
from bench.games import new_game
from bench.probe import last_line
from storage import Storage
from table import Move, Person, Table

STORED = 10_000
TOUCHED = 1000
TEMPLATES = 20
ANSWERS = 12
READY = 2.3
"""Times the bare bot's start: 1 s where that takes 0.43."""
FIRST = 0.3
READY_MIB, GROWN_MIB = 95.0, 20.0
Figures: TypeAlias = dict[str, float]
"""The figures of one start, by name."""
_COPIED = (
    ("games", "id", {"id": ":new", "channel": ":channel"}),
    ("entries", "game", {"game": ":new"}),
    ("seats", "game", {"game": ":new"}),
)


async def starts(address: str, folder: Path, rounds: int, played: int) -> list[Row]:
    """The bare bot and the product take turns; then the product with ten thousand games in its database, and after
    ``played`` answers in five hundred others."""
    full = f"sqlite+aiosqlite:///{folder}/full.db"
    await _stored(folder / "full.db", full)
    got: dict[str, list[Figures]] = {"bare": [], "product": []}
    for which in got:  # the first compile what is not compiled yet, and create the database
        _run(which, address, f"sqlite+aiosqlite:///{folder}/start.db")
    for _ in range(rounds):
        for which, told in got.items():
            told.append(_run(which, address, f"sqlite+aiosqlite:///{folder}/start.db"))
    loaded = _run("product", address, full, TOUCHED)
    evening = _run("product", address, f"sqlite+aiosqlite:///{folder}/start.db", played=played)
    return [*_rows(got, loaded), *_firsts(address, folder), *_played(evening, played)]


def _firsts(address: str, folder: Path) -> list[Row]:
    """The slower of two starts, in whose second the kinds come the other way round."""
    told = [
        json.loads(last_line("bench.firsts", address, f"sqlite+aiosqlite:///{folder}/first{number}.db", *order))
        for number, order in enumerate(([], ["-r"]))
    ]
    rows = []
    for name in told[0]:
        replied, done = (max(one[name][at] for one in told) for at in (0, 1))
        rows.append(Row(f"first {name}, 5 s after ready", replied, "s", "-", FIRST, "0.3 s",
                        note=f"all that follows {done:.2f}"))  # fmt: skip
    return rows


def _played(evening: Figures, played: int) -> list[Row]:
    ready = evening["memory"]
    return [
        Row(f"memory after {played:,} answers in 500 games", evening["played"], "MiB", f"when ready {ready:.0f}",
            ready + GROWN_MIB, f"{GROWN_MIB} more"),
        Row("memory of the process that draws", evening["drawing"], "MiB"),
    ]  # fmt: skip


def _rows(got: dict[str, list[Figures]], loaded: Figures) -> list[Row]:
    def middle(which: str, what: str) -> float:
        return p([told[what] for told in got[which]], 50)

    touched = f"after {TOUCHED:,} of them were touched {loaded['touched']:.0f}; loading one {loaded['load']:.1f} ms"
    ready, reply = middle("bare", "setup"), f"bare bot {middle('bare', 'reply'):.2f}"
    bare = f"bare bot {middle('bare', 'memory'):.0f}"
    return [
        Row("start to ready", middle("product", "setup"), "s", f"bare bot {ready:.2f}", READY * ready,
            f"{READY}× floor"),
        Row("start to first reply", middle("product", "reply"), "s", reply),
        Row("memory when ready", middle("product", "memory"), "MiB", bare, READY_MIB),
        Row(f"memory with {STORED:,} games stored", loaded["memory"], "MiB", bare, note=touched),
    ]  # fmt: skip


def _run(which: str, address: str, database: str, touched: int = 0, played: int = 0) -> Figures:
    begun = time.perf_counter_ns()
    told: Figures = json.loads(last_line("bench.probe", which, address, database, str(touched), str(played)))
    return {**told, **{name: (told[name] - begun) / 1e9 for name in ("setup", "reply")}}


async def _stored(path: Path, url: str) -> None:
    """Ten thousand games: a few that were played at the table, and copies of them."""
    storage = await Storage.open(url)
    table, luck = Table(storage), random.Random(1)
    played = [await _game(table, number, luck) for number in range(TEMPLATES)]
    await storage.close()
    with closing(sqlite3.connect(path)) as database, database:
        for number in range(STORED):
            _copy(database, played[number % TEMPLATES], number)


async def _game(table: Table, number: int, luck: random.Random) -> str:
    game = await new_game(table, number)
    for _ in range(ANSWERS):
        request = game.requests[0]
        person = Person(game.seats[request.player].user, "Ana")
        game = await table.answer(game.id, person, [Move(luck.choice(request.options).choice)])
    return game.id


def _copy(database: sqlite3.Connection, played: str, number: int) -> None:
    values = {"old": played, "new": f"{number:010x}", "channel": FIRST_CHANNEL + 10_000 + number}
    for table, key, instead in _COPIED:
        names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        taken = ", ".join(instead.get(name, f'"{name}"') for name in names)
        database.execute(f"INSERT INTO {table} SELECT {taken} FROM {table} WHERE {key} = :old", values)
