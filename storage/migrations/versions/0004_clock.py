"""When a game has to be looked at because a clock or a vote runs out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the moment to each game, and the way to find what is due."""
    op.add_column("games", sa.Column("runs_out", sa.Double()))
    op.create_index("games_runs_out", "games", ["runs_out"])
