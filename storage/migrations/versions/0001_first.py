"""Games and their logs, seats, marks, companies, settings; logs that refuse to be changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    _games()
    _around_games()
    _companies()
    _settings()
    if op.get_context().dialect.name == "sqlite":
        _append_only_sqlite()
    else:
        _append_only_postgresql()


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("guild", sa.BigInteger()),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("ruleset", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
    )
    op.create_index("games_by_channel", "games", ["channel", "created"])
    unfinished = sa.text("status <> 'ended'")
    op.create_index(
        "games_one_a_channel",
        "games",
        ["channel"],
        unique=True,
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )


def _around_games() -> None:
    op.create_table(
        "entries",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("actor", sa.BigInteger()),
        sa.Column("interaction", sa.BigInteger()),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.UniqueConstraint("interaction", name="entries_interaction"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sqlite_with_rowid=False,
    )
    opened = sa.text("open")
    op.create_index("seats_open", "seats", ["user"], sqlite_where=opened, postgresql_where=opened)
    op.create_table(
        "marks",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )


def _companies() -> None:
    op.create_table(
        "companies",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("ruleset", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.UniqueConstraint("owner", "key", name="companies_name"),
    )


def _settings() -> None:
    op.create_table(
        "settings",
        sa.Column("scope", sa.Text(), primary_key=True),
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )


def _append_only_sqlite() -> None:
    for verb in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER entries_refuse_{verb.lower()} BEFORE {verb} ON entries "
            "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END"
        )


def _append_only_postgresql() -> None:
    op.execute(
        "CREATE FUNCTION entries_refuse() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$"
    )
    op.execute(
        "CREATE TRIGGER entries_refuse BEFORE UPDATE OR DELETE OR TRUNCATE ON entries "
        "FOR EACH STATEMENT EXECUTE FUNCTION entries_refuse()"
    )
