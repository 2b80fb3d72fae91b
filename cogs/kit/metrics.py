"""What the bot counts of itself, for ``GET /metrics``. Labels come from short lists, never from what people type."""

import asyncio
import logging
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

from cogs.gateway.asked import ASKED, Asked
from release import VERSION
from table import Change
from table.time.clock import DAY

log = logging.getLogger(__name__)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

DRAWN = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0, 30.0, 120.0)
SOON = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
LONG = (1.0, 10.0, 60.0, 600.0, 3600.0)

Info("referee_build", "The version that runs.", registry=REGISTRY).info(
    {"version": VERSION, "python": sys.version.partition(" ")[0]}
)
REPLIES = Histogram("referee_reply_seconds", "Seconds until answered.", ["command"], buckets=SOON, registry=REGISTRY)
ACKNOWLEDGED = Counter("referee_acknowledged_late", "Acknowledged before answered.", registry=REGISTRY)
LOST = Counter("referee_replies_lost", "Answers that Discord did not take: its users read nothing.", registry=REGISTRY)
GONE = Counter("referee_replies_gone", "Edits of messages that are gone.", registry=REGISTRY)
DECISIONS = Counter("referee_decisions", "Decisions and other entries of games' logs.", ["ruleset"], registry=REGISTRY)
PINGS = Counter("referee_pings", "Pings sent.", ["where"], registry=REGISTRY)
PICTURES = Histogram(
    "referee_picture_seconds", "Seconds of drawing a picture or a replay.", buckets=DRAWN, registry=REGISTRY
)
REFUSALS = Counter("referee_refusals", "Refusals of what players did, by their code.", ["code"], registry=REGISTRY)
ERRORS = Counter("referee_errors", "Errors logged.", ["logger"], registry=REGISTRY)
LOOPS = Counter("referee_loops_restarted", "Loops started again after an error.", ["loop"], registry=REGISTRY)
STORAGE = Counter("referee_storage_failures", "Failures of the database.", ["kind"], registry=REGISTRY)
QUEUES = Gauge("referee_queue", "What waits: pictures, replies in progress, boards.", ["of"], registry=REGISTRY)
GAMES = Gauge(
    "referee_games_unfinished",
    "Unfinished games on the whole database: the same from every process.",
    registry=REGISTRY,
)
LAG = Histogram(
    "referee_loop_lag_seconds", "Seconds by which the event loop was late.", buckets=SOON, registry=REGISTRY
)
DATABASE = Histogram(
    "referee_database_seconds", "Seconds of the database, with waiting.", ["do"], buckets=SOON, registry=REGISTRY
)
LIMITED = Counter("referee_rate_limited", "Requests that Discord put off (429).", ["scope"], registry=REGISTRY)
SHARDS = Gauge("referee_shards", "Shards of this process.", ["state"], registry=REGISTRY)
THINKERS = Gauge("referee_thinkers", "Processes in which bots think now.", registry=REGISTRY)
WATCHERS = Gauge("referee_watchers", "Boards that follow a game in a browser now.", registry=REGISTRY)
BACKUP = Gauge("referee_backup_age_seconds", "Seconds since the last backup; NaN: there was none.", registry=REGISTRY)
REMINDERS = Histogram(
    "referee_ping_late_seconds", "Seconds between a reminder's time and its sending.", buckets=LONG, registry=REGISTRY
)

BEGUN, COMMAND = "begun", "command"
EVERY = 0.5
"""Seconds between two looks at the loop's lag."""


def began(interaction: discord.Interaction) -> None:
    """Note when an interaction came."""
    interaction.extras.setdefault(BEGUN, time.perf_counter())


def known(interaction: discord.Interaction, command: str = "", game: str = "") -> None:
    """Note which command or game an interaction is about: later log lines of its task name them."""
    began(interaction)
    if command:
        interaction.extras[COMMAND] = command
    place = interaction.guild_id, interaction.channel_id
    ASKED.set(Asked(interaction.id, *place, command or _command(interaction), game))


SCOPES = ("user", "global", "shared")
"""Labels: whose rate limit a request to Discord ran into."""


def watched_requests() -> aiohttp.TraceConfig:
    """A trace that counts the requests that Discord refuses as too many."""

    async def ended(_session: object, _context: object, end: aiohttp.TraceRequestEndParams) -> None:
        if end.response.status == HTTPStatus.TOO_MANY_REQUESTS:
            scope = end.response.headers.get("X-RateLimit-Scope", "")
            LIMITED.labels(scope if scope in SCOPES else "other").inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def database_took(do: str, seconds: float) -> None:
    """Note how long the database took to ``read`` or ``write``."""
    DATABASE.labels(do).observe(seconds)


class _Today:
    """The answers since midnight, UTC."""

    day, answers = 0, 0

    def count(self, more: int = 1) -> int:
        """Count answers; how many there are today."""
        day = int(time.time() // DAY)
        self.answers = more + (self.answers if day == self.day else 0)
        self.day = day
        return self.answers


_today = _Today()


def since_midnight() -> int:
    """The answers of this process since midnight, UTC."""
    return _today.count(0)


def errors_logged() -> int:
    """The errors that this process has logged."""
    counted = (sample for metric in ERRORS.collect() for sample in metric.samples)
    return int(sum(sample.value for sample in counted if sample.name.endswith("_total")))


def answered(interaction: discord.Interaction) -> None:
    """Count the first answer to an interaction."""
    begun = interaction.extras.pop(BEGUN, None)
    if begun is None:
        return
    _today.count()
    taken = time.perf_counter() - begun
    REPLIES.labels(_command(interaction)).observe(taken)
    asked = ASKED.get()
    if asked is not None and asked.interaction == interaction.id:
        place = {"guild": asked.guild, "channel": asked.channel}
        more = {"command": asked.command, "ms": round(taken * 1000), "outcome": asked.outcome}
        log.info("answered", extra={"fields": place | more})


def _command(interaction: discord.Interaction) -> str:
    if interaction.command is not None:
        return interaction.command.qualified_name
    return str(interaction.extras.get(COMMAND, interaction.type.name))


def count_decision(change: Change) -> None:
    """Count an entry of a log; call it after every commit."""
    DECISIONS.labels(change.after.ruleset).inc()


@asynccontextmanager
async def watched_loop() -> AsyncIterator[None]:
    """Measure the event loop's lag meanwhile."""
    watching = asyncio.create_task(_watch_loop())
    try:
        yield
    finally:
        watching.cancel()


async def _watch_loop() -> None:
    while True:
        due = time.perf_counter() + EVERY
        await asyncio.sleep(EVERY)
        LAG.observe(max(0.0, time.perf_counter() - due))
