"""Rolls without a game: words at once, then the picture and the button to roll the same again."""

from __future__ import annotations

import contextlib
import io

import discord

from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_later, reply_in_progress
from cogs.kit.interaction import Interaction, is_private, public_locale
from cogs.kit.reading.text_first import TEXT
from cogs.kit.reply import reading_of
from cogs.kit.rolls import roll
from render import draw_dice
from text import escape
from text.fluent.catalogue import say

__all__ = ["press_roll", "show_roll"]

LABEL_MAX = 80
ALT_MAX = 1000


async def show_roll(interaction: Interaction, dice: str, label: str, head: str = "", *, private: bool) -> None:
    """Roll and answer, with a label and a head above it. Raises as ``roll``."""
    rolled = await roll(dice, public_locale(interaction))
    title = f"{head}**{escape(label)}**\n" if label else head
    with reply_in_progress():
        await interaction.response.send_message(title + rolled.text, ephemeral=private)
    files = []
    if reading_of(interaction, private=private) != TEXT:
        picture = await draw_later(draw_dice, rolled.groups(), rolled.title, rolled.total, label[:LABEL_MAX])
        files.append(discord.File(io.BytesIO(picture.data), "roll.png", description=rolled.text[:ALT_MAX]))
    # The words have arrived: losing the picture is no failure.
    with contextlib.suppress(discord.HTTPException):
        view = _again_view(public_locale(interaction), rolled.title, label)
        await interaction.edit_original_response(attachments=files, view=view)


def _again_view(locale: str, dice: str, label: str) -> discord.ui.View | None:
    """The button to roll again, its label as long as there is room; None where the dice themselves do not fit."""
    room = StandaloneId.room("roll") - len(f"{dice}|")
    if "|" in dice or room < 0:
        return None
    custom_id = str(StandaloneId("roll", f"{dice}|{' '.join(label.split())[:room]}"))
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label=say(locale, "button-roll-again"), emoji="🎲", custom_id=custom_id))
    view.stop()
    return view


async def press_roll(interaction: Interaction, argument: str) -> None:
    """Roll the same again, for anybody: a new message with their name; the old one stays."""
    dice, _, label = argument.partition("|")
    head = say(public_locale(interaction), "roll-again", name=escape(interaction.user.display_name))
    await show_roll(interaction, dice, label, f"{head}\n", private=is_private(interaction))
