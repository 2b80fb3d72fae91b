"""Killed in the middle of it all, again and again: nothing that was acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from table import Entry, Game
from table.fold import fold
from table.log import decode

ROOT = Path(__file__).parents[2]
Ack = tuple[str, int, int]
"""Game, entry and interaction of a decision whose commit was announced."""


class Driver:
    """The process that is killed again and again, and what it has said so far."""

    def __init__(self, process: subprocess.Popen[str], chance: random.Random) -> None:
        self.process = process
        self.chance = chance
        self.acks: list[Ack] = []
        self.refused = 0
        assert self.line() == ["ready"]

    def line(self) -> list[str]:
        """The next line that it says, in words."""
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        assert said, "the driver itself is dead"
        return said

    def heard(self, said: list[str]) -> None:
        """Takes note of what the child has said."""
        assert said[0] != "played", "a repeated interaction was not refused as such"
        if said == ["twice"]:
            self.refused += 1
        else:
            self.acks.append((said[0], int(said[1]), int(said[2])))

    def until_progress(self, click: int) -> None:
        """Listens until the first commit, or until the repeated interaction was refused if there is one."""
        self.heard(said := self.line())
        while click and said != ["twice"]:
            self.heard(said := self.line())

    def life(self, database: Path, *, patience: float, after_progress: bool) -> None:
        """One life, ended by SIGKILL some time after its first progress, or after its birth."""
        assert self.process.stdin is not None
        click = self.chance.choice(self.acks)[2] if self.acks else 0
        print(database, self.chance.getrandbits(30), click, file=self.process.stdin, flush=True)
        said = self.line()
        assert said[0] == "born", said
        child = int(said[1])
        if after_progress:
            self.until_progress(click)
        time.sleep(patience)
        os.kill(child, signal.SIGKILL)
        while (said := self.line())[0] != "gone":
            self.heard(said)
        assert said == ["gone", "True"], "the child ended by itself"


@contextmanager
def driver(chance: random.Random) -> Iterator[Driver]:
    """A driver, warm: each life starts as a fork of a process that has imported everything."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(Path(__file__).parent / "driver.py")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=ROOT, env=environment, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield Driver(process, chance)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(10)


class Inspector:
    """Reads the database file behind the program's back, and remembers what it has seen in it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.seen: dict[tuple[str, int], tuple[int, bytes]] = {}

    def look(self, acks: list[Ack]) -> None:
        """Every promise that can be seen from outside."""
        with closing(sqlite3.connect(self.database)) as connection:
            rows = connection.execute("SELECT game, seq, interaction, payload FROM entries").fetchall()
            newest = dict(connection.execute("SELECT id, seq FROM games").fetchall())
        log = {(game, seq): (click, payload) for game, seq, click, payload in rows}
        assert self.seen.items() <= log.items(), "an entry was changed or lost"
        for game, seq, click in acks:
            assert log[game, seq][0] == click, "an acknowledged decision is not in the log"
        clicks = [click for click, _ in log.values() if click is not None]
        assert len(set(clicks)) == len(clicks), "an interaction was played twice"
        for game, seq in newest.items():
            assert [number for name, number in sorted(log) if name == game] == list(range(1, seq + 1)), "a hole"
        self.seen = log

    def is_sound(self) -> bool:
        """What SQLite itself thinks of the file."""
        with closing(sqlite3.connect(self.database)) as connection:
            return bool(connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)])

    def games(self) -> list[Game]:
        """Every game, folded from its log."""
        logs: dict[str, list[tuple[int, Entry]]] = {}
        for (game, seq), (_, payload) in sorted(self.seen.items()):
            logs.setdefault(game, []).append((seq, decode(payload)))
        return [fold(game, 1, entries) for game, entries in logs.items()]


@pytest.mark.parametrize("kills", [20, pytest.param(80, marks=pytest.mark.long)])
def test_killed_many_times(tmp_path: Path, kills: int) -> None:
    chance = random.Random(20)
    inspector = Inspector(tmp_path / "games.db")
    with driver(chance) as games:
        for _ in range(kills):
            games.life(inspector.database, patience=chance.uniform(0.005, 0.06), after_progress=True)
            inspector.look(games.acks)
        assert games.refused == kills - 1, "only the first life has nothing to repeat"
    assert inspector.is_sound()
    folded = inspector.games()
    assert all(game.state is not None for game in folded if len(game.decisions) > 0)
    assert sum(len(game.decisions) for game in folded) > kills


@pytest.mark.long
def test_killed_while_the_database_is_being_made(tmp_path: Path) -> None:
    chance = random.Random(21)
    with driver(chance) as games:
        for number in range(15):
            inspector = Inspector(tmp_path / f"games{number}.db")
            games.acks.clear()
            games.life(inspector.database, patience=chance.uniform(0.005, 0.08), after_progress=False)
            games.life(inspector.database, patience=0.01, after_progress=True)
            inspector.look(games.acks)
