"""A process that serves what is due, for a test that kills it: ``python -m tests.processes.loops DATABASE SHARD OF``.

It serves pings and clocks of its shard, and of those whose process is gone. It writes ``ready``, and ``ping GAME USER``
for each message that it would send.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from types import SimpleNamespace
from typing import Any

from cogs.channel.pings import Pings
from storage import Storage
from table import Table
from table.waiting import elsewhere
from table.waiting.elsewhere import Elsewhere
from table.waiting.timeouts import play_timeouts
from tests.e2e.world import written

elsewhere.EVERY, elsewhere.BEAT, elsewhere.GONE = 0.1, 0.2, 2.0


def say(*words: object) -> None:
    """One line."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Client:
    """As much of a Discord client as pings need: it says what it would send."""

    def __init__(self, shard: int, of: int) -> None:
        self.shard_ids, self.shard_count = [shard], of
        self.watching: Elsewhere | None = None
        self._sent = 0

    @property
    def orphans(self) -> tuple[int, ...]:
        """Shards whose process is gone."""
        return self.watching.orphans if self.watching else ()

    def get_channel(self, _channel: int) -> None:
        """It knows none."""

    def get_partial_messageable(self, channel: int) -> Any:
        """A channel."""

        async def send(*, view: Any, **_more: object) -> Any:
            users = re.findall(r"<@(\d+)>", written(view.to_components()))
            say("ping", channel, *users)
            self._sent += 1
            return SimpleNamespace(id=self._sent << 8 | self.shard_ids[0])

        async def nothing(**_more: object) -> None:
            return None

        message = SimpleNamespace(edit=nothing, delete=nothing)
        return SimpleNamespace(send=send, get_partial_message=lambda _number: message)


async def serve(url: str, shard: int, of: int) -> None:
    """Serve until killed."""
    table, client = Table(await Storage.open(url)), Client(shard, of)
    await table.preferences.load()
    client.watching = Elsewhere(table, (shard,), of)
    watching = asyncio.create_task(client.watching.watch())
    pings: Any = Pings(client, table)  # type: ignore[arg-type]
    say("ready")
    while not watching.done():
        mine = (shard, *client.orphans)
        await pings.round()
        await play_timeouts(table, shards=mine, of=of)
        await asyncio.sleep(0.05)


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
