"""`/look`: a close-up of the map, and what is in range and in cover there."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.autocomplete import map_here
from cogs.kit.commands import describe, word
from cogs.kit.drawing import drawn_at_once
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views.components import on_map
from cogs.views.maps import look_picture, look_view
from render import Picture
from rules import Illegal, State, ruleset_of
from table import Game, NotAllowed, Table
from table.seats import must_be_running
from text import look_text

__all__ = ["LookCog"]

Choices = list[app_commands.Choice[str]]


class LookCog(commands.Cog):
    """The map from nearby, for whoever asks."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="look", description=word("cmd-look"))
    @describe(at="opt-look-at", frame="opt-look-frame")
    async def look(self, interaction: Interaction, at: str | None = None, frame: str | None = None) -> None:
        """A close-up, with the ranges and covers there as text."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowed("not-in-dm")
        game = await patiently(interaction, self.table.game_in(interaction.channel_id))
        locale = private_locale(interaction)
        if not on_map(game):
            raise NotAllowed("no-map")
        must_be_running(game)
        told, picture = await patiently(interaction, drawn_at_once(_seen, game, locale, at, frame), patience=0)
        file = discord.File(io.BytesIO(picture.data), f"look-{game.seq}.png")
        await show(interaction, look_view(told, file.filename), files=[file])

    @look.autocomplete("frame")
    async def _frames(self, interaction: Interaction, current: str) -> Choices:
        return await self._names(interaction, current, "frames")

    @look.autocomplete("at")
    async def _places(self, interaction: Interaction, current: str) -> Choices:
        return await self._names(interaction, current, "frames", "stations", "pieces")

    async def _names(self, interaction: Interaction, current: str, *kinds: str) -> Choices:
        game = await map_here(interaction)
        if game is None or game.state is None:
            return []
        there = [
            (f"{name} {known}", name)
            for kind in kinds
            for name, known in ruleset_of(game.state).named(game.state, kind)
        ]
        found = [item for item in there if current.lower() in item[0].lower()]
        return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in found[:25]]


def _seen(game: Game, locale: str, at: str | None, frame: str | None) -> tuple[str, Picture]:
    """What is told and drawn of a place: the one that is named, a frame's, or where it happens.

    Runs off the event loop. Raises ``RulesError`` for a place or a frame that is not there.
    """
    state, maps = game.played, ruleset_of(game.played).maps
    assert maps is not None
    name = None if frame is None else frame_here(state, frame)
    point = maps.locate(state, at or name)
    return look_text(locale, state, point, frame=name), look_picture(locale, state, point)


def frame_here(state: State, text: str) -> str:
    """The id of a frame that stands on the map. Raises ``Illegal("no-such-frame")``."""
    rules, name = ruleset_of(state), text.strip().upper()
    if rules.maps is None or name not in rules.maps.positions(state) or name not in dict(rules.named(state, "frames")):
        raise Illegal("no-such-frame", frame=text[:40])
    return name
