"""Games without a time limit are looked at for players who have fallen silent."""

from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Let running games of before be looked at a day after what happened there last."""
    op.execute("UPDATE games SET runs_out = updated + 86400 WHERE status = 'running' AND runs_out IS NULL")
