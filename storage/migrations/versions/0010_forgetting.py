"""Logs stay append-only, except while somebody is to be forgotten: then who acted and what an entry says may change."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Put other triggers in place."""
    if op.get_bind().dialect.name == "sqlite":
        _sqlite()
    else:
        _postgresql()


def _sqlite() -> None:
    op.execute("DROP TRIGGER entries_refuse_update")
    for name, of, when in (
        ("update", "game, seq, at, interaction", ""),
        ("rewrite", "actor, payload", "WHEN NOT EXISTS (SELECT 1 FROM forgotten) "),
    ):
        op.execute(
            f"CREATE TRIGGER entries_refuse_{name} BEFORE UPDATE OF {of} ON entries {when}"
            "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END"
        )


def _postgresql() -> None:
    op.execute("DROP TRIGGER entries_refuse ON entries")
    op.execute(
        "CREATE FUNCTION entries_refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN IF NOT EXISTS (SELECT 1 FROM forgotten) THEN RAISE EXCEPTION 'the log is append-only'; END IF; "
        "RETURN NULL; END $$"
    )
    for name, verbs, function in (
        ("", "DELETE OR TRUNCATE", "entries_refuse"),
        ("_update", "UPDATE OF game, seq, at, interaction", "entries_refuse"),
        ("_rewrite", "UPDATE OF actor, payload", "entries_refuse_rewrite"),
    ):
        op.execute(
            f"CREATE TRIGGER entries_refuse{name} BEFORE {verbs} ON entries "
            f"FOR EACH STATEMENT EXECUTE FUNCTION {function}()"
        )
