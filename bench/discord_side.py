"""The client side of the fake: its start, the arrival times of replies, and the payloads of interactions."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import count

import aiohttp
import discord
from discord.ext import commands
from discord.http import Route

from bench.fake import APPLICATION, COMPONENTS_V2, Payload, message_data
from cogs.kit.discord_private import add_guild, hand_interaction

GUILD = 2000
FIRST_CHANNEL = 3000
CHANNELS = 600
PANEL = 8 * 10**17
MANAGER = str(1 << 4)
EPHEMERAL = 1 << 6
RESTING = ("panels-rest",)
"""Tasks that sleep until private panels are too old to be edited."""
LATER = (*RESTING, "panel", "shown")
"""Tasks that sleep for panels, refresh panels or save what is shown, some time after a change."""
AnyBot = commands.Bot | commands.AutoShardedBot
_ids = count(discord.utils.time_snowflake(discord.utils.utcnow()))


@contextmanager
def fake_discord() -> Iterator[str]:
    """Run the fake in a process of its own; its address."""
    with subprocess.Popen(
        [sys.executable, "-m", "bench.fake"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        try:
            yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        finally:
            process.stdin.close()


async def log_in(bot: AnyBot, address: str) -> None:
    """Start a bot without the gateway: login, setup, a server with channels."""
    Route.BASE = address
    await bot.login("token")
    channels = [
        {"id": str(FIRST_CHANNEL + n), "name": f"table-{n}", "type": 0, "position": n, "permission_overwrites": []}
        for n in range(CHANNELS)
    ]
    role = {"id": str(GUILD), "name": "@everyone", "permissions": "0", "position": 0, "color": 0}
    add_guild(
        bot,
        {"id": str(GUILD), "name": "Bench", "owner_id": "1", "channels": channels, "roles": [role], "member_count": 9},
    )


def _interaction(kind: int, channel: int, user: int, data: Payload) -> Payload:
    number = next(_ids)
    person = {"id": str(user), "username": f"user{user}", "discriminator": "0", "avatar": None, "global_name": None}
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": f"token-{number}",
        "version": 1,
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
        "channel_id": str(FIRST_CHANNEL + channel),
        "channel": {"id": str(FIRST_CHANNEL + channel), "name": f"table-{channel}", "type": 0},
        "member": {"user": person, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0,
                   "permissions": MANAGER},
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": MANAGER,
        "attachment_size_limit": 10**7,
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD)},
        "context": 0,
        "data": data,
    }  # fmt: skip


def command(path: str, channel: int, user: int, **options: str | int) -> Payload:
    """A slash command (``game board``) with text options and whole numbers."""
    name, _, sub = path.partition(" ")
    given: list[Payload] = [
        {"name": key, "type": 4 if isinstance(value, int) else 3, "value": value} for key, value in options.items()
    ]
    inner = [{"name": sub, "type": 1, "options": given}] if sub else given
    return _interaction(2, channel, user, {"id": "1", "name": name, "type": 1, "options": inner})


def press(channel: int, user: int, components: list[Payload], item: Payload, value: str | None) -> Payload:
    """A press on a component of a user's private panel, always the same message; ``value``: chosen in a select."""
    data: Payload = {"custom_id": item["custom_id"], "component_type": item["type"]}
    if value is not None:
        data["values"] = [value]
    payload = _interaction(3, channel, user, data)
    v2 = any(part["type"] != 1 for part in components)
    flags = EPHEMERAL | (COMPONENTS_V2 if v2 else 0)
    shown = message_data(PANEL + user, FIRST_CHANNEL + channel, components=components, flags=flags)
    return {**payload, "message": shown, "token": f"{payload['token']}-{shown['id']}"}


class Feed:
    """Delivers interactions to bots, and measures the first reply to each."""

    def __init__(self, address: str, session: aiohttp.ClientSession) -> None:
        self._address = address
        self._session = session
        self._standing = asyncio.all_tasks()
        self._arrived: dict[str, int] = {}

    @staticmethod
    def hand(bot: AnyBot, payload: Payload) -> int:
        """Deliver an interaction to the bot; the time just before, in nanoseconds."""
        begun = time.perf_counter_ns()
        hand_interaction(bot, payload)
        return begun

    async def settle(self, resting: Collection[str] = RESTING) -> None:
        """Wait until the bots have nothing left to do; ``resting``: names of tasks that may go on."""
        me = asyncio.current_task()
        while busy := {task for task in asyncio.all_tasks() - self._standing - {me} if task.get_name() not in resting}:
            await asyncio.wait(busy)

    async def look(self) -> None:
        """Ask the fake for new replies."""
        async with self._session.get(f"{self._address}/bench/arrivals") as response:
            self._arrived |= await response.json()

    def arrival(self, payload: Payload) -> int:
        """The time of the first reply to an interaction, in nanoseconds; only once each, after ``look``."""
        return self._arrived.pop(payload["id"])

    async def timed(self, bot: AnyBot, payload: Payload) -> float:
        """Milliseconds from an interaction to its first reply; all its work is done on return."""
        begun = self.hand(bot, payload)
        await self.settle(LATER)
        await self.look()
        return (self.arrival(payload) - begun) / 1e6
