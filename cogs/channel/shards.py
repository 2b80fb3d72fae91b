"""The servers that this process serves, where several processes share them."""

from __future__ import annotations

import discord
from msgspec import Struct

__all__ = ["Shards", "shards_of"]


class Shards(Struct, frozen=True):
    """The shards of this process ``of`` so many; none: it serves every server."""

    mine: tuple[int, ...] = ()
    of: int = 1

    def serve(self, guild: int) -> bool:
        """Whether the server is one of this process's."""
        return not self.mine or (guild >> 22) % self.of in self.mine


def shards_of(client: discord.Client) -> Shards:
    """The shards of a client."""
    mine = tuple(getattr(client, "shard_ids", None) or ())
    return Shards(mine, client.shard_count or 1) if mine else Shards()
