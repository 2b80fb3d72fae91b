"""People who look for a game, times that are voted on, and who follows which game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables."""
    _seekers()
    _calls()
    _meetings()
    _votes()
    _follows()


def _seekers() -> None:
    op.create_table(
        "seekers",
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("wants", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )


def _calls() -> None:
    op.create_table(
        "calls",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("due", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )


def _meetings() -> None:
    op.create_table(
        "meetings",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger()),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("times", sa.Text(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("everyone", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("chosen", sa.Double()),
        sa.Column("event", sa.BigInteger()),
        sqlite_with_rowid=False,
    )
    op.create_index("meetings_by_host", "meetings", ["host"])


def _votes() -> None:
    op.create_table(
        "meeting_votes",
        sa.Column("meeting", sa.String(), sa.ForeignKey("meetings.id"), primary_key=True),
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("times", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("meeting_votes_by_user", "meeting_votes", ["user"])


def _follows() -> None:
    op.create_table(
        "follows",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger()),
        sa.Column("way", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.Column("claimed", sa.Integer(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.UniqueConstraint("game", "user", "way", name="follows_way"),
        sqlite_with_rowid=False,
    )
    op.create_index("follows_by_user", "follows", ["user"])
