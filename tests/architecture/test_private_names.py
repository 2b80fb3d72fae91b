"""Private names of libraries: each library's stand in one module (ruff's SLF001 holds that), which says what to do when
an update takes one away."""

import asyncio
from importlib.metadata import version

import discord
import pytest
import simcord
from discord import ui
from discord.ext import commands
from simcord.http import router
from simcord.preview import Preview

from cogs.kit import discord_private
from sandbox import simcord_private


@pytest.mark.parametrize(("library", "module"), [("discord.py", discord_private), ("simcord", simcord_private)])
def test_private_names_were_read_in_the_version_that_is_installed(library: str, module: object) -> None:
    assert version(library) == vars(module)["READ_IN"], f"read {vars(module)['__name__']}: it says what to do"


def test_discord_has_the_names() -> None:
    assert "_cs_response" in discord.Interaction.__slots__ + tuple(vars(discord.Interaction))
    assert {"_view", "_parent"} <= set(vars(ui.Button(label="x")))
    bot = commands.Bot("!", intents=discord.Intents.none())
    assert callable(bot._connection._add_guild_from_data)
    assert callable(bot._connection.parse_interaction_create)
    assert "_HTTPClient__session" in vars(bot.http)


def test_simcord_has_the_names() -> None:
    assert callable(simcord.Env._settle_internal)
    assert callable(simcord.Env._record_error)
    assert {"GET", "POST"} <= set(router._ROUTES)
    assert {"_action", "_publish", "_get_page", "_clear_page_assets", "_reset_queries"} <= set(dir(Preview))


def test_asyncio_has_the_name() -> None:
    """The watchdog (``cogs/kit/watchdog.py``) times each step of the loop.."""
    assert callable(asyncio.events.Handle._run)
