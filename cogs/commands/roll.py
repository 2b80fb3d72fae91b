"""`/roll`: game notation and general notation, anywhere."""

from __future__ import annotations

import contextlib
import io
import secrets
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec import Struct

from cogs.clicks.anywhere import ID_MAX, fits, on, quick_id
from cogs.kit.commands import describe, word
from cogs.kit.drawing import drawn, replying
from cogs.kit.reply import Interaction, public_locale
from render import DiceGroup, draw_dice
from render import Rolled as Drawn
from rules import Illegal, Malformed, SystemDice
from rules.frames.notation import DICE_MAX, Reading, read_pool
from rules.games import loadouts
from text import escape
from text.fluent.catalogue import say
from text.rapid_attack.words import range_text
from text.words import dice_text

__all__ = ["RollCog"]

LABEL_MAX = 80
EXPRESSION_MAX = 200


class Roll(Struct, frozen=True):
    """A roll: what to say at once, and the dice to draw, set out only when there is time for it."""

    text: str
    groups: Callable[[], tuple[DiceGroup, ...]]
    title: str
    total: str = ""


class RollCog(commands.Cog):
    """Dice without a game."""

    @app_commands.command(name="roll", description=word("cmd-roll"))
    @describe(dice="opt-dice", label="opt-label", private="opt-private")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def roll(self, interaction: Interaction, dice: str, label: str | None = None, private: bool = False) -> None:
        """Answers in words at once, and adds the picture."""
        locale = public_locale(interaction)
        rolled = roll(dice, locale)
        title = "" if not label else f"**{escape(label)}**\n"
        with replying():
            await interaction.response.send_message(title + rolled.text, ephemeral=private)
        await _draw(interaction, rolled, label or "")


async def _draw(interaction: Interaction, rolled: Roll, label: str) -> None:
    """Adds the picture, and the button to roll the same again."""
    picture = await drawn(draw_dice, rolled.groups(), rolled.title, rolled.total, label[:LABEL_MAX])
    file = discord.File(io.BytesIO(picture.data), "roll.png", description=rolled.text[:1000])
    # The words have arrived; the picture is a courtesy.
    with contextlib.suppress(discord.HTTPException):
        view = _again_view(public_locale(interaction), rolled.title, label)
        await interaction.edit_original_response(attachments=[file], view=view)


def _again_view(locale: str, dice: str, label: str) -> ui.View | None:
    """The button, unless the dice find no room in what Discord keeps for it."""
    if "|" in dice or not fits(quick_id("roll", f"{dice}|")):
        return None
    custom_id = quick_id("roll", f"{dice}|{' '.join(label.split())}")[:ID_MAX]
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label=say(locale, "button-roll-again"), emoji="🎲", custom_id=custom_id))
    view.stop()
    return view


@on("roll")
async def _again(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    """Anybody may roll the same again: it is a new message with their name, and the old one stays as it was."""
    dice, _, label = argument.partition("|")
    locale = public_locale(interaction)
    rolled = roll(dice, locale)
    who = say(locale, "roll-again", name=escape(interaction.user.display_name))
    title = f"{who}\n**{escape(label)}**\n" if label else f"{who}\n"
    private = interaction.message is not None and interaction.message.flags.ephemeral
    with replying():
        await interaction.response.send_message(title + rolled.text, ephemeral=private)
    await _draw(interaction, rolled, label)


def roll(text: str, locale: str) -> Roll:
    """Reads and rolls. Raises ``Malformed("roll-unreadable")``, ``Illegal("roll-too-big")``."""
    reading = read_pool(text, loadouts())
    return _game(text, reading, locale) if reading is not None else _general(text, locale)


def _game(text: str, reading: Reading, locale: str) -> Roll:
    faces = SystemDice().roll(reading.dice)
    by_colour: dict[str, list[tuple[str, int]]] = {}
    for die, face in zip(reading.dice, faces, strict=True):
        by_colour.setdefault(die[0], []).append((die, face))
    lines = []
    if reading.loadout:
        attack_range = range_text(locale, str(reading.range))
        lines.append(say(locale, "roll-loadout", systems=" ".join(reading.loadout), range=attack_range))
    for colour, own in by_colour.items():
        use, total = say(locale, f"colour-use-{colour}"), sum(face for _, face in own)
        lines.append(say(locale, "roll-line", dice=dice_text(*zip(*own, strict=True)), use=use, total=total))
    return Roll("\n".join(lines), lambda: _coloured(by_colour, locale), text)


def _coloured(by_colour: dict[str, list[tuple[str, int]]], locale: str) -> tuple[DiceGroup, ...]:
    """The game's dice to draw, one group a colour."""
    return tuple(
        DiceGroup(
            tuple(Drawn(die, face) for die, face in own),
            say(locale, f"colour-use-{colour}"),
            str(sum(face for _, face in own)),
        )
        for colour, own in by_colour.items()
    )


def _general(text: str, locale: str) -> Roll:
    import d20

    if len(text) > EXPRESSION_MAX:
        raise Malformed("text-too-long", length=len(text), most=EXPRESSION_MAX)
    try:
        result = _roller().roll(text)
        total = result.total  # reckoned when it is asked for: 1/0 fails here
    except d20.TooManyRolls:
        raise Illegal("roll-too-big", most=DICE_MAX) from None
    except (d20.RollError, RecursionError, ZeroDivisionError, ValueError, OverflowError):
        raise Malformed("roll-unreadable", text=text[:40]) from None
    shown = say(locale, "roll-total", result=str(result.result)[:1500], total=total)
    return Roll(shown, lambda: tuple(_groups(result.expr)), text, str(total))


def _roller() -> Any:
    """d20's roller, with our limit and the operating system's randomness."""
    import d20
    from d20 import expression

    expression.random = secrets.SystemRandom()
    return d20.Roller(context=d20.RollContext(max_rolls=DICE_MAX))


def _groups(node: Any) -> list[DiceGroup]:
    """The dice of an expression, those that do not count marked as dropped."""
    import d20

    if isinstance(node, d20.Dice):
        thrown = [(die.size, value.number, die.kept) for die in node.values for value in die.values]
        return [DiceGroup(tuple(Drawn(f"d{size}", int(face), not kept) for size, face, kept in thrown))]
    return [group for child in node.children for group in _groups(child)]
