"""Who has answered which puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the answers to puzzles."""
    op.create_table(
        "puzzle_answers",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("daily", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("user", "puzzle", "day"),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzle_answers_by_day", "puzzle_answers", ["guild", "day"])
    op.create_index("puzzle_answers_by_puzzle", "puzzle_answers", ["puzzle"])
