"""The real program, told to stop: it says goodbye and leaves nothing half done."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

pytest.importorskip("simcord.preview", reason="the sandbox needs simcord[preview]")

ROOT = Path(__file__).parents[2]
START_MAX = 60.0


@contextmanager
def running(database: Path) -> Iterator[subprocess.Popen[str]]:
    """``bot.py`` in its sandbox, with its page open."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {
        "SANDBOX_OPEN": "0",
        "SANDBOX_PORT": "0",
        "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "bot.py"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=ROOT, env=environment, **pipes) as process:  # type: ignore[call-overload]
        try:
            assert process.stdout is not None
            assert "http://" in process.stdout.readline()
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long)])
def test_told_to_stop_it_leaves_in_order(tmp_path: Path, number: signal.Signals) -> None:
    database = tmp_path / "games.db"
    began = time.monotonic()
    with running(database) as process:
        assert time.monotonic() - began < START_MAX
        process.send_signal(number)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert [file.name for file in tmp_path.iterdir()] == ["games.db"], "the journal is folded into the database"
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)
