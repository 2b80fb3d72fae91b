"""Rounds with an end, polls whose beginning is announced, and seasons."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add what an organiser sets beside a campaign's terms, when it is looked at next, and the seasons of servers."""
    op.add_column("campaigns", sa.Column("desk", sa.Text(), nullable=False, server_default=""))
    op.add_column("campaigns", sa.Column("due", sa.Double()))
    op.create_index("campaigns_due", "campaigns", ["due"])
    op.add_column("meetings", sa.Column("due", sa.Double()))
    op.create_index("meetings_due", "meetings", ["due"])
    op.create_table(
        "seasons",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double()),
        sa.Column("every", sa.Text(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.Column("posted", sa.BigInteger()),
        sqlite_with_rowid=False,
    )
    op.create_index("seasons_ends", "seasons", ["ends"])
