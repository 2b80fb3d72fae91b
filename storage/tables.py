"""The schema as SQLAlchemy Core sees it. A change here needs a migration; a test holds the two together.

The conditions of indexes hold on PostgreSQL too: to say it here would load its part of SQLAlchemy for everybody.
"""

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
    Column("locale", Text),
    Column("runs_out", Double),  # when a clock or a vote may run out; null: never
    Index("games_by_channel", "channel", "created"),
    Index("games_runs_out", "runs_out"),
    # One unfinished game a channel, whichever process creates it.
    Index("games_one_a_channel", "channel", unique=True, sqlite_where=UNFINISHED),
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

# Finds the games of a user.
seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("open", Boolean, nullable=False),
    Index("seats_open", "user", sqlite_where=text("open")),
    sqlite_with_rowid=False,
)

# The users to ping and the time of each ping. `games.waiting` holds the same users for readers of a game.
waiting = Table(
    "waiting",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
    Column("pings", Integer, nullable=False),
    Column("told", Double),
    Column("due", Double),
    Column("nudged", Double),
    Column("nudge", Boolean, nullable=False),
    Index("waiting_due", "due"),
    Index("waiting_user", "user"),
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

# Pictures of the units of companies.
portraits = Table(
    "portraits",
    metadata,
    Column("company", BigInteger, primary_key=True, autoincrement=False),
    Column("key", String(64), primary_key=True),  # digest of the unit's folded name
    Column("owner", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("picture", LargeBinary, nullable=False),  # WebP
    Index("portraits_by_owner", "owner"),
    sqlite_with_rowid=False,
)

settings = Table(
    "settings",
    metadata,
    Column("scope", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guild", BigInteger),
    Column("ruleset", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: [{"user": …, "name": …, "score": …, "won": …, …}, …]
    Column("rated", Text, nullable=False, server_default=""),  # the pace for which it is rated; empty: it is not
    Column("honours", Text, nullable=False, server_default=""),  # JSON, or empty
    Index("results_by_guild", "guild", "ended"),
    sqlite_with_rowid=False,
)

# Analyses of games that are over, with the positions of their turning points.
analyses = Table(
    "analyses",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the newest entry that it knows
    Column("data", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),  # where results are posted
    Column("founder", BigInteger, nullable=False),
    Column("key", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("ended", Double),
    Column("terms", Text, nullable=False),  # JSON
    Column("rounds", Text, nullable=False, server_default=""),  # of a tournament: JSON, or empty
    UniqueConstraint("guild", "key", name="campaigns_name"),
)

members = Table(
    "members",
    metadata,
    Column("campaign", ForeignKey("campaigns.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),  # negative: a user who wants to be forgotten
    Column("name", Text, nullable=False),
    Column("joined", Double, nullable=False),
    Column("gone", Double),
    Column("roster", Text, nullable=False),  # JSON, or empty
    Index("members_user", "user"),
    sqlite_with_rowid=False,
)

campaign_games = Table(
    "campaign_games",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("campaign", ForeignKey("campaigns.id"), nullable=False),
    Column("attached", Double, nullable=False),
    Column("ended", Double),
    Column("result", Text),  # JSON
    Column("posted", BigInteger),  # the message with the result
    Index("campaign_games_campaign", "campaign", "attached"),
    Index("campaign_games_unposted", "game", sqlite_where=text("posted IS NULL")),
    sqlite_with_rowid=False,
)

forgotten = Table(
    "forgotten",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# When something last changed that processes keep in memory: "user:123", "guild:456", "forgotten"; and their heartbeats.
changes = Table(
    "changes",
    metadata,
    Column("scope", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Index("changes_at", "at"),
    sqlite_with_rowid=False,
)

# People who look for a game: at most one wish a user, listed from one server.
seekers = Table(
    "seekers",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("wants", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("asked", Text, nullable=False),  # JSON: [user, …] who have called them to a game
    sqlite_with_rowid=False,
)

# Seekers who are still to be told of a game that was opened for them.
calls = Table(
    "calls",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("due", Double, nullable=False),
    sqlite_with_rowid=False,
)

# When do we play: times that are voted on.
meetings = Table(
    "meetings",
    metadata,
    Column("id", String, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("host", BigInteger, nullable=False),
    Column("title", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("times", Text, nullable=False),  # JSON: [unix seconds, …]
    Column("minutes", Integer, nullable=False),  # how long it takes
    Column("everyone", Boolean, nullable=False),  # decided as soon as all agree on a time; else by the host
    Column("created", Double, nullable=False),
    Column("chosen", Double),
    Column("event", BigInteger),  # Discord's scheduled event
    Index("meetings_by_host", "host"),
    sqlite_with_rowid=False,
)

meeting_votes = Table(
    "meeting_votes",
    metadata,
    Column("meeting", ForeignKey("meetings.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("times", Text, nullable=False),  # JSON
    Index("meeting_votes_by_user", "user"),
    sqlite_with_rowid=False,
)

# Who follows which game, and up to which chapter of its story they have got it. `target`: a channel's id, or the secret
# address of a webhook.
follows = Table(
    "follows",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", ForeignKey("games.id"), nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("way", Text, nullable=False),  # "message" | "thread" | "webhook"
    Column("target", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("sent", Integer, nullable=False),
    Column("claimed", Integer, nullable=False),  # the chapter that is being sent; more than `sent` while it is
    Column("since", Double, nullable=False),  # when it was claimed
    UniqueConstraint("game", "user", "way", name="follows_way"),
    Index("follows_by_user", "user"),
    sqlite_with_rowid=False,
)
