"""Pictures of the units of companies, one row a unit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "portraits",
        sa.Column("company", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("picture", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("portraits_by_owner", "portraits", ["owner"])
