"""What the bot's start does without: what takes long to load waits for what needs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
START = """
import gc
import sys
from cogs.configuration import Settings, make_bot
from cogs.kit import drawing

make_bot(Settings(database_url="sqlite+aiosqlite://"))
print(len(gc.get_objects()))
print(*sys.modules)
drawing._load()
print(*sys.modules)
"""
TALK = {"babel", "fluent.runtime"}
LATER = {"PIL", "alembic", "asyncpg", "lark", "shapely", "sqlalchemy.dialects.postgresql"}


@pytest.mark.long
def test_the_start_loads_only_what_every_bot_needs() -> None:
    done = subprocess.run([sys.executable, "-c", START], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    (collected,), ready, warm = (set(line.split()) for line in done.stdout.splitlines())
    assert int(collected) < 10_000, "collections of garbage leave alone what was loaded"
    assert (LATER | TALK) & ready == set()
    assert (LATER | TALK) & warm == TALK, "what the first reply waits for is loaded beside it"
