"""Places of the map in slash commands: suggested while somebody types, and tried out before they count."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.clicks.game import table_of
from cogs.kit.drawing import drawn_at_once
from cogs.kit.reply import Interaction, private_locale
from cogs.views.components import on_map
from rules import RulesError
from table import Game
from table.planning import imagine
from text import option_label

__all__ = ["as_answer", "place_choices"]

Choices = list[app_commands.Choice[str]]
CHOICES_MAX = 25


def as_answer(verb: str, die: str) -> str:
    """A die as the rules want it named: ``move:3`` as offered, or what was written after the verb."""
    return die if die.startswith(f"{verb}:") or die == "none" else f"{verb}:{die}"


async def map_here(interaction: Interaction) -> Game | None:
    """The game of the channel, if it is played on a map."""
    if interaction.channel_id is None:
        return None
    try:
        game = await table_of(interaction).game_in(interaction.channel_id)
    except RulesError:
        return None
    return game if on_map(game) and game.state is not None else None


async def place_choices(interaction: Interaction, first: str, current: str) -> Choices | None:
    """The sensible places after the answer that has been typed so far; None where there is no map."""
    game = await map_here(interaction)
    if game is None:
        return None
    try:
        return await drawn_at_once(_found, game, interaction.user.id, private_locale(interaction), first, current)
    except RulesError:
        return []


def _found(game: Game, user: int, locale: str, first: str, current: str) -> Choices:
    imagined = imagine(game, user, first)
    named: list[tuple[str, Any]] = [
        (option_label(locale, item, imagined.state), item.choice) for item in imagined.request.options
    ]
    found = [(name, choice) for name, choice in named if current.lower() in f"{name} {choice}".lower()]
    return [app_commands.Choice(name=name[:100], value=choice[:100]) for name, choice in found[:CHOICES_MAX]]
