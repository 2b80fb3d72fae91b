"""What the bot's start does without: what takes long to load waits for what needs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
START = """
import sys
from cogs.configuration import Settings, make_bot

make_bot(Settings(database_url="sqlite+aiosqlite://"))
print(*sys.modules)
"""
LATER = {"PIL", "alembic", "asyncpg", "babel", "d20", "fluent.runtime", "shapely", "sqlalchemy.dialects.postgresql"}


def test_the_start_loads_only_what_every_bot_needs() -> None:
    done = subprocess.run([sys.executable, "-c", START], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    assert LATER & set(done.stdout.split()) == set()
