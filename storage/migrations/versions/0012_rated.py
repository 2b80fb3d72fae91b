"""Rated games, honours of results, and the rounds of tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add what a result counts for and is remembered by, and a campaign's rounds."""
    op.add_column("results", sa.Column("rated", sa.Text(), nullable=False, server_default=""))
    op.add_column("results", sa.Column("honours", sa.Text(), nullable=False, server_default=""))
    op.add_column("campaigns", sa.Column("rounds", sa.Text(), nullable=False, server_default=""))
