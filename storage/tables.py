"""The schema as SQLAlchemy Core sees it. A change here needs a migration; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

UNFINISHED = text("status <> 'ended'")

games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: [user, …]
    Column("waiting", Text, nullable=False),  # JSON: [[user, since], …]
    Index("games_by_channel", "channel", "created"),
    # One unfinished game a channel, whichever process creates it.
    Index("games_one_a_channel", "channel", unique=True, sqlite_where=UNFINISHED, postgresql_where=UNFINISHED),
)

entries = Table(
    "entries",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("actor", BigInteger),
    Column("interaction", BigInteger),
    Column("payload", LargeBinary, nullable=False),
    UniqueConstraint("interaction", name="entries_interaction"),
    # A log is read in order and grows at its end: stored in that order, an append touches one tree less.
    sqlite_with_rowid=False,
)

# Finds the games of a user. Who is waited for changes with most entries, so that lives in `games.waiting` alone.
seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("open", Boolean, nullable=False),
    Index("seats_open", "user", sqlite_where=text("open"), postgresql_where=text("open")),
    sqlite_with_rowid=False,
)

marks = Table(
    "marks",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

companies = Table(
    "companies",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("owner", BigInteger, nullable=False),
    Column("key", String(64), nullable=False),  # digest of the folded name: PostgreSQL cannot index long names
    Column("name", Text, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("updated", Double, nullable=False),
    UniqueConstraint("owner", "key", name="companies_name"),
)

settings = Table(
    "settings",
    metadata,
    Column("scope", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
