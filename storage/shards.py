"""Which servers are whose, where several processes share one database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func

from storage.tables import games

__all__ = ["of_shards"]


def of_shards(shards: Sequence[int], of: int) -> Any:
    """Picks the games of these shards' servers, as Discord divides them: what is in no server belongs to the first.

    https://docs.discord.com/developers/events/gateway#sharding
    """
    return (func.coalesce(games.c.guild, 0) // (1 << 22) % of).in_(list(shards))
