"""What has changed when, for the other processes on the same database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "changes",
        sa.Column("scope", sa.Text(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("changes_at", "changes", ["at"])
