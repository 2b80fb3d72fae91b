"""Settings from the environment, and the bot that they make."""

from __future__ import annotations

import functools
import gc
import os
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from cogs.client import GameMaster
    from table.time.clock import Clock

DATABASE = "sqlite+aiosqlite:///data/games.db"
PORT_MAX = 65_535
SHARDS_MAX = 65_535
THINKERS_MAX = 64
ID_MAX = 2**63 - 1


class Settings(Struct, frozen=True):
    """The environment's settings: docs/hosting.md says what each does."""

    token: str | None = None
    """``DISCORD_TOKEN``; None: the sandbox runs."""
    database_url: str = DATABASE
    shard_ids: tuple[int, ...] | None = None
    """The shards of this process, where servers are split among several processes; None: all."""
    shard_count: int | None = None
    """Shards of all processes together."""
    emojis: bool = True
    """Whether dice are shown as emojis of the bot's own."""
    sandbox_port: int = 0
    """0: any that is free."""
    sandbox_open: bool = True
    """Whether a browser is opened."""
    sandbox_activity: bool = True
    """Whether boards open beside the channel; else in tabs, by links."""
    http_port: int | None = None
    """None: nothing is served."""
    http_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """A port of their own for probes and figures; None: that of ``http_port``."""
    web_url: str = ""
    """The address under which browsers reach ``http_port``; empty: no boards in browsers."""
    trusted_proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    """Who may say for whom they ask (``X-Forwarded-For``)."""
    log_level: str = "INFO"
    log_format: str = "text"
    """``text`` or ``json``."""
    sentry: str | None = None
    """The address (DSN) to which errors are sent."""
    owner_guild: int | None = None
    """The id of the server that has the owners' commands."""
    client_secret: str = ""
    """The application's secret; empty: no boards inside Discord."""
    thinkers: int | None = None
    """Processes in which bots think; None: one less than there are processors."""
    tell_news: bool = False
    """Whether each server hears once of a new version."""

    @classmethod
    def read(cls) -> Settings:
        """Read the variables. Raises ``ValueError`` with a sentence for a value that is none."""
        ids = _variable("SHARD_IDS")
        if ids and not _variable("SHARD_COUNT"):
            raise ValueError("SHARD_IDS needs SHARD_COUNT: how many shards there are in all processes.")
        return cls(
            token=_variable("DISCORD_TOKEN") or None,
            database_url=_variable("DATABASE_URL") or DATABASE,
            shard_ids=tuple(_number("SHARD_IDS", part) for part in ids.split(",")) if ids else None,
            shard_count=_optional_number("SHARD_COUNT", SHARDS_MAX, least=1),
            emojis=_variable("EMOJIS") != "0",
            sandbox_port=_optional_number("SANDBOX_PORT", PORT_MAX) or 0,
            sandbox_open=_variable("SANDBOX_OPEN") != "0",
            sandbox_activity=_variable("SANDBOX_ACTIVITY") != "0",
            http_port=_optional_number("HTTP_PORT", PORT_MAX),
            http_host=_variable("HTTP_HOST") or "127.0.0.1",
            metrics_port=_optional_number("METRICS_PORT", PORT_MAX),
            web_url=_address("WEB_URL").rstrip("/"),
            trusted_proxies=tuple(map(_network, _variable("TRUSTED_PROXIES").replace(",", " ").split())),
            log_level=_one_of("LOG_LEVEL", "INFO", "DEBUG", "WARNING", "ERROR", "CRITICAL"),
            log_format=_one_of("LOG_FORMAT", "text", "json"),
            sentry=_variable("SENTRY_DSN") or None,
            owner_guild=_optional_number("OWNER_GUILD", ID_MAX),
            client_secret=_variable("DISCORD_CLIENT_SECRET"),
            thinkers=_optional_number("THINKERS", THINKERS_MAX, least=1),
            tell_news=_variable("TELL_NEWS") == "1",
        )


def _variable(name: str) -> str:
    return os.environ.get(name, "")


def _optional_number(name: str, most: int, least: int = 0) -> int | None:
    text = _variable(name)
    number = _number(name, text) if text else None
    if number is not None and not least <= number <= most:
        raise ValueError(f"{name} must be a number from {least} to {most}, not {text!r}.")
    return number


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{name} must be a number, not {text!r}.") from None


def _address(name: str) -> str:
    """An address of the web, as Discord takes them for buttons; empty if it is not set."""
    text = _variable(name)
    if text and not text.startswith(("https://", "http://")):
        raise ValueError(f"{name} must begin with https:// or http://, not {text!r}.")
    return text


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text)
    except ValueError:
        raise ValueError(f"TRUSTED_PROXIES must be addresses or networks, not {text!r}.") from None


def _one_of(name: str, *allowed: str) -> str:
    text = _variable(name) or allowed[0]
    found = next((one for one in allowed if one.casefold() == text.casefold()), None)
    if found is None:
        raise ValueError(f"{name} must be one of {', '.join(allowed)}, not {text!r}.")
    return found


def make_bot(settings: Settings, clock: Clock | None = None) -> GameMaster:
    """The bot, not yet connected. ``clock``: another one than this machine's."""
    bot = _loaded()(
        settings.database_url,
        shard_ids=settings.shard_ids,
        shard_count=settings.shard_count,
        emojis=settings.emojis,
        clock=clock,
        owner_guild=settings.owner_guild,
        thinkers=settings.thinkers,
    )
    bot.tells_news = settings.tell_news
    return bot


@functools.cache
def _loaded() -> type[GameMaster]:
    gc.disable()  # hardly anything is garbage so far: looking for it takes 0.2 s
    try:
        from cogs.client import GameMaster

        return GameMaster
    finally:
        gc.freeze()  # what is loaded stays: each collection of it would stop everything for 0.1 s
        gc.enable()
