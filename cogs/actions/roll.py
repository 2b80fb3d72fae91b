"""Rolls without a game: words at once, then the picture and the button to roll the same again."""

from __future__ import annotations

import asyncio
import contextlib
import io
import secrets
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_later, reply_in_progress
from cogs.kit.interaction import Interaction, is_private, public_locale
from cogs.kit.reply import reading_of
from cogs.kit.text_first import TEXT
from render import DiceGroup, draw_dice
from render import Rolled as DrawnDie
from rules import Illegal, Malformed, SystemDice
from rules.frames.notation import DICE_MAX, Reading, read_pool
from rules.games import loadouts
from text import escape
from text.fluent.catalogue import say
from text.words import dice_text

if TYPE_CHECKING:
    from cogs.kit.general_dice import Term

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


# -- rolls ------------------------------------------------------------------------------------------------------------

EXPRESSION_MAX = 200
RESULT_MAX = 1500


class Roll(Struct, frozen=True):
    """A roll: the words, and the dice to draw, grouped only when there is time for it."""

    text: str
    groups: Callable[[], tuple[DiceGroup, ...]]
    title: str
    total: str = ""


async def roll(text: str, locale: str) -> Roll:
    """Read and roll dice. Raises ``Malformed("roll-unreadable")``, ``Illegal("roll-too-big")``.

    Other dice than the games' own need the grammar in ``cogs.kit.general_dice``; the first such roll loads it.
    """
    reading = read_pool(text, loadouts())
    if reading is not None:
        return _roll_pool(text, reading, locale)
    await asyncio.to_thread(import_module, "cogs.kit.general_dice")
    return _roll_expression(text, locale)


# -- dice of the games ----------------------------------------------------------------------------------------------


def _roll_pool(text: str, reading: Reading, locale: str) -> Roll:
    faces = SystemDice().roll(reading.dice)
    by_colour: dict[str, list[tuple[str, int]]] = {}
    for die, face in zip(reading.dice, faces, strict=True):
        by_colour.setdefault(die[0], []).append((die, face))
    lines = []
    if reading.loadout:
        attack_range = say(locale, "at-range", range=str(reading.range))
        lines.append(say(locale, "roll-loadout", systems=" ".join(reading.loadout), range=attack_range))
    for colour, own in by_colour.items():
        use, best = say(locale, f"colour-use-{colour}"), max(face for _, face in own)
        dice = dice_text(locale, *zip(*own, strict=True))
        lines.append(say(locale, "roll-line", dice=dice, use=use, best=best, count=len(own)))
    return Roll("\n".join(lines), lambda: _pool_groups(by_colour, locale), text)


def _pool_groups(by_colour: dict[str, list[tuple[str, int]]], locale: str) -> tuple[DiceGroup, ...]:
    """The dice to draw, one group a colour."""
    return tuple(
        DiceGroup(
            tuple(DrawnDie(die, face) for die, face in own),
            say(locale, f"colour-use-{colour}"),
            str(max(face for _, face in own)),
        )
        for colour, own in by_colour.items()
    )


# -- any other expression -------------------------------------------------------------------------------------------


def _roll_expression(text: str, locale: str) -> Roll:
    from cogs.kit.general_dice import TooManyDice, Unreadable, rolled

    if len(text) > EXPRESSION_MAX:
        raise Malformed("text-too-long", length=len(text), most=EXPRESSION_MAX)
    try:
        term = rolled(text, secrets.SystemRandom(), DICE_MAX)
        total = int(term.total)
    except TooManyDice:
        raise Illegal("roll-too-big", most=DICE_MAX) from None
    except (Unreadable, RecursionError, ValueError, OverflowError):
        raise Malformed("roll-unreadable", text=text[:40]) from None
    shown = say(locale, "roll-total", result=f"{term.written()} = `{total}`"[:RESULT_MAX], total=total)
    return Roll(shown, lambda: tuple(_dice_groups(term)), text, str(total))


def _dice_groups(term: Term) -> Iterator[DiceGroup]:
    """The dice of an expression, those that do not count marked as dropped."""
    from cogs.kit.general_dice import dice_in

    for dice in dice_in(term):
        thrown = [(number.value, die.kept) for die in dice.dice for number in die.rolled]
        yield DiceGroup(tuple(DrawnDie(f"d{dice.size}", int(face), not kept) for face, kept in thrown))
