"""The schema as SQLAlchemy Core sees it. A change here needs a migration; a test holds the two together.

The conditions of indexes hold on PostgreSQL too: to say it here would load its part of SQLAlchemy for everybody.
"""

from collections.abc import Sequence

import sqlalchemy as sa

metadata = sa.MetaData()

UNFINISHED = sa.text("status <> 'ended'")

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("guild", sa.BigInteger),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("host", sa.BigInteger, nullable=False),
    sa.Column("ruleset", sa.Text, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # JSON: [user, …]
    sa.Column("waiting", sa.Text, nullable=False),  # JSON: [[user, since], …]
    sa.Column("locale", sa.Text),
    sa.Column("runs_out", sa.Double),  # when a clock, a vote or a lobby may run out; null: never
    sa.Index("games_by_channel", "channel", "created"),
    sa.Index("games_runs_out", "runs_out"),
    # One unfinished game a channel, whichever process creates it.
    sa.Index("games_one_a_channel", "channel", unique=True, sqlite_where=UNFINISHED),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("actor", sa.BigInteger),
    sa.Column("interaction", sa.BigInteger),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("interaction", name="entries_interaction"),
    # A log is read in order and grows at its end: stored in that order, an append touches one tree less.
    sqlite_with_rowid=False,
)

# Finds the games of a user.
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Index("seats_open", "user", sqlite_where=sa.text("open")),
    sqlite_with_rowid=False,
)

# The users to ping and the time of each ping. `games.waiting` holds the same users for readers of a game.
waiting = sa.Table(
    "waiting",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("pings", sa.Integer, nullable=False),
    sa.Column("told", sa.Double),
    sa.Column("due", sa.Double),
    sa.Column("nudged", sa.Double),
    sa.Column("nudge", sa.Boolean, nullable=False),
    sa.Index("waiting_due", "due"),
    sa.Index("waiting_user", "user"),
    sqlite_with_rowid=False,
)

marks = sa.Table(
    "marks",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

companies = sa.Table(
    "companies",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("owner", sa.BigInteger, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),  # digest of the folded name: PostgreSQL cannot index long names
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("ruleset", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.UniqueConstraint("owner", "key", name="companies_name"),
)

# Pictures of the units of companies.
portraits = sa.Table(
    "portraits",
    metadata,
    sa.Column("company", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(64), primary_key=True),  # digest of the unit's folded name
    sa.Column("owner", sa.BigInteger, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("picture", sa.LargeBinary, nullable=False),  # WebP
    sa.Index("portraits_by_owner", "owner"),
    sqlite_with_rowid=False,
)

# Battlefields that people drew. `shelf`: whose list they are on, "user:123" or "guild:456".
fields = sa.Table(
    "fields",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("shelf", sa.Text, nullable=False),
    sa.Column("owner", sa.BigInteger, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),  # digest of the folded name
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("photograph", sa.String, nullable=False),  # its id, or empty
    sa.Column("updated", sa.Double, nullable=False),
    sa.UniqueConstraint("shelf", "key", name="fields_name"),
    sa.Index("fields_by_owner", "owner"),
    sqlite_with_rowid=False,
)

# Photographs of tables, straightened. The code of a field that was drawn over one has its id for a seed.
photographs = sa.Table(
    "photographs",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("owner", sa.BigInteger, nullable=False),
    sa.Column("picture", sa.LargeBinary, nullable=False),  # WebP
    sa.Index("photographs_by_owner", "owner"),
    sqlite_with_rowid=False,
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("scope", sa.Text, primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("guild", sa.BigInteger),
    sa.Column("ruleset", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("started", sa.Double, nullable=False),
    sa.Column("ended", sa.Double, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("decisions", sa.Integer, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # JSON: [{"user": …, "name": …, "score": …, "won": …, …}, …]
    sa.Column("rated", sa.Text, nullable=False, server_default=""),  # the pace for which it is rated; empty: it is not
    sa.Column("honours", sa.Text, nullable=False, server_default=""),  # JSON, or empty
    sa.Index("results_by_guild", "guild", "ended"),
    sqlite_with_rowid=False,
)

# Analyses of games that are over, with the positions of their turning points.
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # the newest entry that it knows
    sa.Column("data", sa.Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),  # where results are posted
    sa.Column("founder", sa.BigInteger, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("ended", sa.Double),
    sa.Column("terms", sa.Text, nullable=False),  # JSON
    sa.Column("rounds", sa.Text, nullable=False, server_default=""),  # of a tournament: JSON, or empty
    sa.Column("desk", sa.Text, nullable=False, server_default=""),  # JSON, or empty
    sa.Column("due", sa.Double),  # when its round ends; null: never
    sa.UniqueConstraint("guild", "key", name="campaigns_name"),
    sa.Index("campaigns_due", "due"),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("campaign", sa.ForeignKey("campaigns.id"), primary_key=True),
    sa.Column(
        "user", sa.BigInteger, primary_key=True, autoincrement=False
    ),  # negative: a user who wants to be forgotten
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("joined", sa.Double, nullable=False),
    sa.Column("gone", sa.Double),
    sa.Column("roster", sa.Text, nullable=False),  # JSON, or empty
    sa.Index("members_user", "user"),
    sqlite_with_rowid=False,
)

campaign_games = sa.Table(
    "campaign_games",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("campaign", sa.ForeignKey("campaigns.id"), nullable=False),
    sa.Column("attached", sa.Double, nullable=False),
    sa.Column("ended", sa.Double),
    sa.Column("result", sa.Text),  # JSON
    sa.Column("posted", sa.BigInteger),  # the message with the result
    sa.Index("campaign_games_campaign", "campaign", "attached"),
    sa.Index("campaign_games_unposted", "game", sqlite_where=sa.text("posted IS NULL")),
    sqlite_with_rowid=False,
)

# The seasons of servers, numbered from 1. Places are computed from the results between its beginning and its end.
seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),  # where its beginning and its end are posted
    sa.Column("locale", sa.Text, nullable=False),
    sa.Column("began", sa.Double, nullable=False),
    sa.Column("ends", sa.Double),  # null: when somebody ends it
    sa.Column("every", sa.Text, nullable=False),  # "month" | "quarter": the next one begins by itself; or empty
    sa.Column("ended", sa.Double),
    sa.Column("posted", sa.BigInteger),  # the message with its honours
    sa.Column("winners", sa.Text, nullable=False, server_default=""),  # once it is over: their lines, as JSON
    sa.Index("seasons_ends", "ends"),
    sqlite_with_rowid=False,
)

forgotten = sa.Table(
    "forgotten",
    metadata,
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

# When something last changed that processes keep in memory: "user:123", "guild:456", "forgotten"; and their heartbeats.
changes = sa.Table(
    "changes",
    metadata,
    sa.Column("scope", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("changes_at", "at"),
    sqlite_with_rowid=False,
)

# People who look for a game: at most one wish a user, listed from one server.
seekers = sa.Table(
    "seekers",
    metadata,
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("wants", sa.Text, nullable=False),  # JSON
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("asked", sa.Text, nullable=False),  # JSON: [user, …] who have called them to a game
    sqlite_with_rowid=False,
)

# Invitations of seekers to a game that are not answered yet.
calls = sa.Table(
    "calls",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("due", sa.Double, nullable=False),  # when it is sent
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("until", sa.Double, nullable=False),  # a seat is kept until then
    sa.Column(
        "step", sa.Text, nullable=False
    ),  # the next message: "call", "warn", "over", "declined", "left" or "joined"
    sqlite_with_rowid=False,
)

# When do we play: times that are voted on.
meetings = sa.Table(
    "meetings",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("message", sa.BigInteger),
    sa.Column("host", sa.BigInteger, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("locale", sa.Text, nullable=False),
    sa.Column("times", sa.Text, nullable=False),  # JSON: [unix seconds, …]
    sa.Column("minutes", sa.Integer, nullable=False),  # how long it takes
    sa.Column("everyone", sa.Boolean, nullable=False),  # decided as soon as all agree on a time; else by the host
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("chosen", sa.Double),
    sa.Column("event", sa.BigInteger),  # Discord's scheduled event
    sa.Column(
        "due", sa.Double
    ),  # when its beginning, the reminder or the end of the vote is to be told; null: it has been
    sa.Index("meetings_by_host", "host"),
    sa.Index("meetings_due", "due"),
    sqlite_with_rowid=False,
)

meeting_votes = sa.Table(
    "meeting_votes",
    metadata,
    sa.Column("meeting", sa.ForeignKey("meetings.id"), primary_key=True),
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("times", sa.Text, nullable=False),  # JSON
    sa.Index("meeting_votes_by_user", "user"),
    sqlite_with_rowid=False,
)

# Who follows which game, and up to which chapter of its story they have got it. `target`: a channel's id, or the secret
# address of a webhook.
follows = sa.Table(
    "follows",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.ForeignKey("games.id"), nullable=False),
    sa.Column("user", sa.BigInteger, nullable=False),
    sa.Column("guild", sa.BigInteger),
    sa.Column("way", sa.Text, nullable=False),  # "message" | "thread" | "webhook"
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("locale", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("sent", sa.Integer, nullable=False),
    sa.Column("claimed", sa.Integer, nullable=False),  # the chapter that is being sent; more than `sent` while it is
    sa.Column("since", sa.Double, nullable=False),  # when it was claimed
    sa.UniqueConstraint("game", "user", "way", name="follows_way"),
    sa.Index("follows_by_user", "user"),
    sqlite_with_rowid=False,
)


def in_shards(shards: Sequence[int], of: int) -> sa.ColumnElement[bool]:
    """Select the games on the servers of these shards, as Discord divides them; those on no server are the first's.

    https://docs.discord.com/developers/events/gateway#sharding
    """
    return (sa.func.coalesce(games.c.guild, 0) // (1 << 22) % of).in_(list(shards))


# Answers to puzzles, a user's first one to each on a day.
puzzle_answers = sa.Table(
    "puzzle_answers",
    metadata,
    sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("puzzle", sa.String(64), primary_key=True),  # a digest: their order changes with each release
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),  # from 1 January 1970, UTC
    sa.Column("guild", sa.BigInteger),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("daily", sa.Boolean, nullable=False),  # it was the puzzle of that day there
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("puzzle_answers_by_day", "guild", "day"),
    sa.Index("puzzle_answers_by_puzzle", "puzzle"),
    sqlite_with_rowid=False,
)
