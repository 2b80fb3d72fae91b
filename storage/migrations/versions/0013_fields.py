"""Battlefields of people's own, and photographs of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "fields",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("shelf", sa.Text(), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("photograph", sa.String(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.UniqueConstraint("shelf", "key", name="fields_name"),
        sqlite_with_rowid=False,
    )
    op.create_index("fields_by_owner", "fields", ["owner"])
    op.create_table(
        "photographs",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("picture", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("photographs_by_owner", "photographs", ["owner"])
