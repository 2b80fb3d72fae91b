"""Campaigns with their members and games, and the users who want to be forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables."""
    _campaigns()
    _members()
    _campaign_games()
    _forgotten()


def _campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("founder", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.UniqueConstraint("guild", "key", name="campaigns_name"),
    )


def _members() -> None:
    op.create_table(
        "members",
        sa.Column("campaign", sa.String(), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.Column("gone", sa.Double()),
        sa.Column("roster", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("members_user", "members", ["user"])


def _campaign_games() -> None:
    op.create_table(
        "campaign_games",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("campaign", sa.String(), sa.ForeignKey("campaigns.id"), nullable=False),
        sa.Column("attached", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.Column("result", sa.Text()),
        sa.Column("posted", sa.BigInteger()),
        sqlite_with_rowid=False,
    )
    op.create_index("campaign_games_campaign", "campaign_games", ["campaign", "attached"])
    open_still = sa.text("posted IS NULL")
    op.create_index(
        "campaign_games_unposted", "campaign_games", ["game"], sqlite_where=open_still, postgresql_where=open_still
    )


def _forgotten() -> None:
    op.create_table(
        "forgotten",
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )
