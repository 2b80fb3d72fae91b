"""Invitations to a game stand until they are answered or run out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add whom a seat is kept for, until when, and the next message; those not yet told of get three days."""
    op.add_column("calls", sa.Column("name", sa.Text(), nullable=False, server_default=""))
    op.add_column("calls", sa.Column("until", sa.Double(), nullable=False, server_default="0"))
    op.add_column("calls", sa.Column("step", sa.Text(), nullable=False, server_default="call"))
    op.execute(
        "UPDATE calls SET until = due + 259200,"
        ' name = COALESCE((SELECT s.name FROM seekers s WHERE s."user" = calls."user"), \'?\')'
    )
