"""Settings from the environment, and the bot that they make."""

from __future__ import annotations

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
    """The environment's settings. ``shard_ids`` and ``shard_count`` split the servers among several processes."""

    token: str | None = None
    database_url: str = DATABASE
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None
    emojis: bool = True
    sandbox_port: int = 0
    sandbox_open: bool = True
    sandbox_activity: bool = True
    http_port: int | None = None
    http_host: str = "127.0.0.1"
    metrics_port: int | None = None
    web_url: str = ""
    trusted_proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    log_level: str = "INFO"
    log_format: str = "text"
    sentry: str | None = None
    owner_guild: int | None = None
    client_secret: str = ""
    thinkers: int | None = None
    tell_news: bool = False

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
    gc.disable()  # hardly anything is garbage so far: looking for it takes 0.2 s
    try:
        from cogs.client import GameMaster
    finally:
        if not gc.get_freeze_count():
            gc.freeze()  # what is loaded stays: each collection of it would stop everything for 0.1 s
        gc.enable()
    bot = GameMaster(
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
