"""`/look`: a close-up of the map, and what is in range and in cover there."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.autocomplete import Choices, choices_by_name, game_typed_in
from cogs.kit.drawing import draw_now
from cogs.kit.games import on_map
from cogs.kit.interaction import Interaction, private_locale
from cogs.kit.reply import game_here, in_time, show
from cogs.kit.translations import describe, word
from cogs.views.game.map_pictures import look_view
from cogs.views.looks import picture_words
from render import Picture, draw_place
from rules import Illegal, State, ruleset_of
from table import Game, NotAllowed
from table.permissions import must_be_running
from table.records.aside import aside
from text import look_text, measure_text

__all__ = ["LookCog"]


class LookCog(commands.Cog):
    """Close-ups of the map, for anybody."""

    @app_commands.command(name="look", description=word("cmd-look"))
    @describe(at="opt-look-at", frame="opt-look-frame", to="opt-look-to")
    async def look(
        self, interaction: Interaction, at: str | None = None, frame: str | None = None, to: str | None = None
    ) -> None:
        """Show a close-up, with the ranges and covers there as text, or with the distance to something."""
        game, locale = await game_here(interaction), private_locale(interaction)
        if not on_map(game):
            raise NotAllowed("no-map")
        must_be_running(game)
        told, picture = await in_time(interaction, _drawn(game, locale, at, frame, to), slow=True)
        file = discord.File(io.BytesIO(picture.data), f"look-{game.seq}.png")
        await show(interaction, look_view(told, file.filename), files=[file])

    @look.autocomplete("frame")
    async def _frames(self, interaction: Interaction, typed: str) -> Choices:
        return await _named(interaction, typed, "frames")

    @look.autocomplete("at")
    @look.autocomplete("to")
    async def _places(self, interaction: Interaction, typed: str) -> Choices:
        return await _named(interaction, typed, "frames", "stations", "pieces")


async def _named(interaction: Interaction, typed: str, *kinds: str) -> Choices:
    game = await game_typed_in(interaction)
    if game is None or game.state is None or not on_map(game):
        return []
    rules, state = ruleset_of(game.state), game.state
    named = [(f"{id_} {name}", id_) for kind in kinds for id_, name in rules.named(state, kind)]
    return choices_by_name(named, typed)


async def _drawn(game: Game, locale: str, at: str | None, frame: str | None, to: str | None) -> tuple[str, Picture]:
    told, point = await aside(_look, game, locale, at, frame, to)
    return told, await draw_now(draw_place, game.played, await picture_words(game, game.played, locale), point)


def _look(
    game: Game, locale: str, at: str | None, frame: str | None, to: str | None
) -> tuple[str, tuple[float, float]]:
    """The text of a place, and where it is: the one that is named, a frame's, or where the action is.

    Runs off the event loop. Raises ``RulesError`` for a place or a frame that is not there, and
    ``NotAllowed("look-from")`` for a distance from nowhere.
    """
    state, maps = game.played, ruleset_of(game.played).maps
    if maps is None:
        raise NotAllowed("no-map")
    name = None if frame is None else _frame_on_map(state, frame)
    point = maps.locate(state, at or name)
    if to is None:
        return look_text(locale, state, point, frame=name), point
    start = name or at
    if start is None:
        raise NotAllowed("look-from")
    return measure_text(locale, state, start, to), point


def _frame_on_map(state: State, text: str) -> str:
    """The id of a frame that stands on the map. Raises ``Illegal("no-such-frame")``."""
    rules, name = ruleset_of(state), text.strip().upper()
    if rules.maps is None or name not in rules.maps.positions(state) or name not in dict(rules.named(state, "frames")):
        raise Illegal("no-such-frame", frame=text[:40])
    return name
