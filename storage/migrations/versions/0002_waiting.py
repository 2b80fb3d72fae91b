"""Whom to tell that they are waited for, and when; the language of a game's channel."""

from __future__ import annotations

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table, and fill it with those who are waited for now: they have been told already."""
    op.add_column("games", sa.Column("locale", sa.Text()))
    waiting = op.create_table(
        "waiting",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("pings", sa.Integer(), nullable=False),
        sa.Column("told", sa.Double()),
        sa.Column("due", sa.Double()),
        sa.Column("nudged", sa.Double()),
        sa.Column("nudge", sa.Boolean(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("waiting_due", "waiting", ["due"])
    op.create_index("waiting_user", "waiting", ["user"])
    now = time.time()
    games = op.get_bind().execute(sa.text("SELECT id, waiting FROM games WHERE status <> 'ended'")).all()
    rows = [
        {"game": game, "user": user, "since": since, "pings": 1, "told": now, "due": now, "nudged": None, "nudge": False}
        for game, waits in games
        for user, since in dict(json.loads(waits)).items()
    ]
    if rows:
        op.bulk_insert(waiting, rows)
