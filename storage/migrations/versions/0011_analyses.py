"""Analyses of games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
