"""Seasons that are over keep the winners whom they had then."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add who has won a season; of those that ended before, it is computed as before."""
    op.add_column("seasons", sa.Column("winners", sa.Text(), nullable=False, server_default=""))
