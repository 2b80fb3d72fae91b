"""Lobbies that nobody starts close."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Let lobbies of before close 30 days after what happened there last."""
    op.execute("UPDATE games SET runs_out = updated + 2592000 WHERE status = 'lobby'")
