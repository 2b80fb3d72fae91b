"""Settings from the environment, and the bot that they make."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from cogs.client import GameMaster
    from table.time.clock import Clock

__all__ = ["Settings", "make_bot"]

DATABASE = "sqlite+aiosqlite:///data/games.db"


class Settings(Struct, frozen=True):
    """The environment's settings. ``shard_ids`` and ``shard_count`` split the servers among several processes."""

    token: str | None = None
    database_url: str = DATABASE
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None
    emojis: bool = True
    sandbox_port: int = 0
    sandbox_open: bool = True
    http_port: int | None = None
    http_host: str = "127.0.0.1"
    log_level: str = "INFO"
    log_format: str = "text"
    sentry: str | None = None

    @classmethod
    def read(cls) -> Settings:
        """Read DISCORD_TOKEN, DATABASE_URL, SHARD_IDS, SHARD_COUNT, EMOJIS, SANDBOX_PORT, SANDBOX_OPEN, HTTP_PORT,
        HTTP_HOST, LOG_LEVEL.

        Raises ``ValueError`` with a sentence for a value that is no number.
        """
        get = os.environ.get
        ids = get("SHARD_IDS")
        return cls(
            token=get("DISCORD_TOKEN") or None,
            database_url=get("DATABASE_URL") or DATABASE,
            shard_ids=tuple(_number("SHARD_IDS", part) for part in ids.split(",")) if ids else None,
            shard_count=_number("SHARD_COUNT", get("SHARD_COUNT", "")) if get("SHARD_COUNT") else None,
            emojis=get("EMOJIS", "1") != "0",
            sandbox_port=_number("SANDBOX_PORT", get("SANDBOX_PORT") or "0"),
            sandbox_open=get("SANDBOX_OPEN", "1") != "0",
            http_port=_number("HTTP_PORT", get("HTTP_PORT", "")) if get("HTTP_PORT") else None,
            http_host=get("HTTP_HOST") or "127.0.0.1",
            log_level=(get("LOG_LEVEL") or "INFO").upper(),
            log_format=get("LOG_FORMAT") or "text",
            sentry=get("SENTRY_DSN") or None,
        )


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{name} must be a number, not {text!r}.") from None


def make_bot(settings: Settings, clock: Clock | None = None) -> GameMaster:
    """The bot, not yet connected. ``clock``: another one than this machine's."""
    gc.disable()  # hardly anything is garbage so far: looking for it takes 0.2 s
    try:
        from cogs.client import GameMaster
    finally:
        gc.enable()
    return GameMaster(
        settings.database_url,
        shard_ids=settings.shard_ids,
        shard_count=settings.shard_count,
        emojis=settings.emojis,
        clock=clock,
    )
