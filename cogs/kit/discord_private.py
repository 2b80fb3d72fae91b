"""discord.py's private names, read in 2.7.1; nothing else touches one.

When an update fails in ``tests/architecture/test_private_names.py``: look up in discord.py what the name has become,
put it here, and run ``make test``.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import discord
from discord import ui

if TYPE_CHECKING:
    from aiohttp import ClientSession
    from discord.ext import commands
    from discord.types.gateway import InteractionCreateEvent
    from discord.types.guild import Guild

READ_IN = "2.7.1"


def forget_response(copied: "discord.Interaction[discord.Client]") -> None:
    """Drop the response of a copied interaction: it would keep the original interaction in memory."""
    del copied._cs_response  # type: ignore[attr-defined]


def let_go(part: "ui.Item[ui.LayoutView]") -> None:
    """Cut the reference of a component that gets no presses to its view: both are freed after sending, and not by the
    garbage collector, which holds everybody up."""
    part._view = part._parent = None


def add_guild(bot: "commands.Bot | commands.AutoShardedBot", data: Mapping[str, object]) -> None:
    """Let a bot know a server, given as the gateway delivers it."""
    bot._connection._add_guild_from_data(cast("Guild", data))


def hand_interaction(bot: "commands.Bot | commands.AutoShardedBot", data: Mapping[str, object]) -> None:
    """Deliver an interaction to a bot, as the gateway does."""
    bot._connection.parse_interaction_create(cast("InteractionCreateEvent", data))


def session(bot: "commands.Bot | commands.AutoShardedBot") -> "ClientSession":
    """The connections of a bot that has logged in."""
    return bot.http._HTTPClient__session  # type: ignore[attr-defined, no-any-return]
