"""The sandbox's server, channel and members, under the same ids at every start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from discord.ext import commands
from simcord.backend.cdn import CDN_BASE

from sandbox.simcord_private import keep_picture, replace_rest, rest

GUILD_ID = 1_400_000_000_000_000_000
CHANNEL = "table-1"
BOT_NAME = "Referee"
PATIENCE = 30.0
"""Seconds for the bot to be done with something."""
VIEWERS: Mapping[str, str] = {"Ana": "en-US", "Ben": "en-US", "Chloé": "fr", "Dmitri": "en-US"}
"""The players, and the language of each one's Discord."""


@dataclass(frozen=True)
class World:
    """One server, one channel and its members, with a bot that has not started yet."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    members: tuple[simcord.MemberActor, ...]


def build(bot: commands.Bot | commands.AutoShardedBot) -> World:
    """The world around ``bot``; :meth:`simcord.Env.start` is left to the caller.

    Games outlive the process, so Ana must be the same user tomorrow: ids come from simcord's
    clock and a counter, and everything that lasts is made in a fixed order while that clock
    still shows its fixed epoch. Then it is set to now, so that messages and interactions,
    whose ids are stored as unique, never meet those of an earlier start.
    """
    # A real Discord says how many shards a bot needs; one is enough here.
    alone = 1 if isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None else None
    env = simcord.Env(bot, check_errors=False, shard_count=alone)
    # simcord gives a bot five seconds to start, which a busy machine needs for its pictures alone.
    replace_rest(env, _patient(rest(env)))
    env.backend.edit_bot_profile(BOT_NAME)
    _keep_emojis(env, bot)
    users = [env.create_user(name.lower(), global_name=name) for name in VIEWERS]
    guild = env.create_guild("Mecha Table", id=GUILD_ID, owner=users[0])
    channel = guild.create_text_channel(CHANNEL, topic="Games of mecha, refereed. Type / to see what there is.")
    members = tuple(guild.add_member(user) for user in users)
    env.backend.subscribers.insert(0, _speaker(dict(zip((user.id for user in users), VIEWERS.values(), strict=True))))
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    return World(env, guild, channel, members)


def _keep_emojis(env: simcord.Env, bot: commands.Bot | commands.AutoShardedBot) -> None:
    """Let the page show the bot's emojis: simcord knows their names, but discards their pictures."""
    create = bot.create_application_emoji

    async def kept(*, name: str, image: bytes) -> discord.Emoji:
        emoji = await create(name=name, image=image)
        keep_picture(env, f"{CDN_BASE}/emojis/{emoji.id}.png", image)
        return emoji

    bot.create_application_emoji = kept  # type: ignore[method-assign]


def _patient(settle: Callable[..., Awaitable[None]]) -> Callable[..., Coroutine[Any, Any, None]]:
    """Wait for the bot, longer than the library does."""

    async def wait(**options: Any) -> None:
        await settle(**{**options, "timeout": PATIENCE})

    return wait


def _speaker(locales: Mapping[int, str]) -> Callable[[str, object], None]:
    """A listener that gives each interaction its user's language; simcord says en-US for all."""

    def speak(event: str, payload: object) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = locales.get(int(user["id"]), payload["locale"])

    return speak
