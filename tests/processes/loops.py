"""A process that serves what is due until it is killed: ``python -m tests.processes.loops DATABASE SHARD OF MOST``.

It is the bot's own loop, with so many seconds at most between two looks, for its shard and those whose process is gone.
It writes ``ready``, and ``ping GAME USER`` for each message that it would send.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from types import SimpleNamespace
from typing import Any

import discord

from cogs.channel import next_look, reminders
from cogs.channel.pings import Pings
from storage import Storage
from table import Table
from table.waiting import elsewhere
from table.waiting.elsewhere import Elsewhere
from tests.e2e.world import written

elsewhere.EVERY, elsewhere.BEAT, elsewhere.GONE = 0.1, 0.2, 2.0


def say(*words: object) -> None:
    """One line."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def nothing(**_: object) -> None:
    """Do nothing."""


class Client(discord.Client):
    """As much of a Discord client as pings need: it says what it would send."""

    def __init__(self, shard: int, of: int) -> None:
        super().__init__(intents=discord.Intents.none(), shard_count=of)
        self.shard_ids = [shard]
        self.watching: Elsewhere | None = None
        self._sent = 0

    async def wait_until_ready(self) -> None:
        """It always is."""

    @property
    def orphans(self) -> tuple[int, ...]:
        """Shards whose process is gone."""
        return self.watching.orphans if self.watching else ()

    def get_channel(self, _channel: int, /) -> None:
        """It knows none."""

    def get_partial_messageable(self, channel: int, **_: object) -> Any:
        """A channel."""

        async def send(*, view: Any, **_more: object) -> Any:
            users = re.findall(r"<@(\d+)>", written(view.to_components()))
            say("ping", channel, *users)
            self._sent += 1
            return SimpleNamespace(id=self._sent << 8 | self.shard_ids[0])

        message = SimpleNamespace(edit=nothing, delete=nothing)
        return SimpleNamespace(send=send, get_partial_message=lambda _number: message)


async def serve(url: str, shard: int, of: int, most: float) -> None:
    """Serve until killed."""
    next_look.MOST, next_look.LEAST = most, min(most, next_look.LEAST)
    table = Table(await Storage.open(url))
    await table.preferences.load()
    async with Client(shard, of) as client:
        soon = next_look.NextLook(client, table.clock)
        pings = Pings(client, table, check_at=soon.by)
        calls = SimpleNamespace(round=nothing)
        boards: Any = SimpleNamespace(next_look=soon, pings=pings, calls=calls, catch_up=nothing, looks=[])
        client.watching = Elsewhere(table, (shard,), of)
        client.watching.orphaned = lambda: soon.by(table.clock.now())
        await reminders.RemindersCog(client, table, boards).cog_load()  # type: ignore[arg-type]
        say("ready")
        await client.watching.watch()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
