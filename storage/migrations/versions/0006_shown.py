"""Up to which entry each game is shown in its channel: for the games there are, up to the newest."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Mark each game as shown."""
    op.execute("INSERT INTO marks (game, name, value) SELECT id, 'shown', CAST(seq AS TEXT) FROM games WHERE true")
