"""Killed while a bot thinks: no process is left behind, nothing is lost, and the bot thinks again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from table.game import is_bot
from tests.crash.test_kill import ROOT, Inspector
from tests.long import LONG

DEATHS = 5 if LONG else 3
PATIENCE = 60.0
"""Seconds for what a busy machine may delay."""


@contextmanager
def playing(database: Path) -> Iterator[subprocess.Popen[str]]:
    """The game that goes on in a process of its own."""
    command = [sys.executable, str(Path(__file__).parent / "thinker.py"), str(database)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def until_it_thinks(process: subprocess.Popen[str], played: set[int]) -> int:
    """Listen until a process thinks, after the bot has played in this life. Returns the number of that process."""
    assert process.stdout is not None
    went_on = False
    for line in process.stdout:
        verb, *numbers = line.split()
        if verb == "played":
            played.add(int(numbers[0]))
            went_on |= is_bot(int(numbers[1]))
        elif went_on and int(numbers[1]):
            return int(numbers[1])
    raise AssertionError("it ended by itself")


def runs(number: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.long
def test_killed_while_a_bot_thinks_the_game_goes_on(tmp_path: Path) -> None:
    inspector, played = Inspector(tmp_path / "games.db"), set[int]()
    for _ in range(DEATHS):
        before = len(played)
        with playing(inspector.database) as process:
            worker = until_it_thinks(process, played)
            os.kill(process.pid, signal.SIGKILL)
        assert len(played) > before, "the game goes on after each death"
        ends = time.monotonic() + PATIENCE
        while runs(worker) and time.monotonic() < ends:
            time.sleep(0.05)
        assert not runs(worker), "the process that thinks ends with the bot, in the middle of a thought"
        inspector.look([])
        assert played <= {seq for _, seq in inspector.seen}, "what was played stands"
    assert inspector.is_sound()
    (game,) = inspector.games()
    assert any(is_bot(made.user) for made in game.decisions)
