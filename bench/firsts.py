"""The first reply of each kind, five seconds after a start: ``python -m bench.firsts ADDRESS DATABASE``.

Prints a line of JSON: by kind, the seconds to the first reply and to the end of all that follows it. With ``-r`` the
last ones come first: what one kind loads, the next finds.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from bench.fake import Payload

if TYPE_CHECKING:
    from table import Table

IDLE = 5.0
HOST = 7

Kinds: TypeAlias = dict[str, Callable[[], Awaitable[Payload]]]
"""What somebody does, by name: each makes its interaction."""


async def _firsts(address: str, database: str, *, backwards: bool) -> dict[str, tuple[float, float]]:
    from cogs.configuration import Settings, make_bot

    bot = make_bot(Settings(database_url=database, shard_count=1))
    bot.warms = True
    from bench.discord_side import LATER, Feed, log_in  # the bot's imports come first
    from cogs.kit.discord_private import session

    found: dict[str, tuple[float, float]] = {}
    async with bot:
        await log_in(bot, address)
        feed = Feed(address, session(bot))
        bot.dispatch("ready")
        await asyncio.sleep(IDLE)
        groups = _groups(bot.table)
        for kinds in reversed(groups) if backwards else groups:
            for name, make in kinds.items():
                payload = await make()
                handed = feed.hand(bot, payload)
                await feed.settle(LATER)
                await feed.look()
                found[name] = ((feed.arrival(payload) - handed) / 1e9, (time.perf_counter_ns() - handed) / 1e9)
    return found


def _groups(table: Table) -> list[Kinds]:
    """What stands together is done in that order."""
    from bench.discord_side import command
    from bench.games import Seat

    seat = Seat(table, 40, random.Random(1))

    def said(path: str, channel: int = 0, **options: str | int) -> Callable[[], Awaitable[Payload]]:
        async def make() -> Payload:
            return {**command(path, channel, HOST, **options), "locale": "fr"}

        return make

    def game(ruleset: str, channel: int) -> Kinds:
        new = said("game new", channel, ruleset=ruleset, opponent="pilot")
        return {f"/game new {ruleset}": new, f"/game start {ruleset}": said("game start", channel)}

    return [
        {"/roll": said("roll", dice="2W 2Rd+d8")},
        {"/odds": said("odds", attack=6, spot=4, defense=3)},
        {"/help": said("help")},
        {"/rules": said("rules")},
        {"/settings me": said("settings me")},
        {"/drill": said("drill")},
        {"/company generate": said("company generate")},
        {"/game new": said("game new", 1), "/game board": said("game board", 1), "/game mine": said("game mine")},
        game("rapid-attack", 2),
        game("intercept-orbit", 3),
        game("football", 4),
        {"an answer": seat.press},
    ]


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_firsts(*sys.argv[1:3], backwards=sys.argv[3:] == ["-r"]))), flush=True)
