"""The servers of each process, where several processes share one database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, func

from storage.tables import games

__all__ = ["in_shards"]


def in_shards(shards: Sequence[int], of: int) -> ColumnElement[bool]:
    """Select the games on the servers of these shards, as Discord divides them; those on no server are the first's.

    https://docs.discord.com/developers/events/gateway#sharding
    """
    return (func.coalesce(games.c.guild, 0) // (1 << 22) % of).in_(list(shards))
