"""Dice without a game: notation read, rolled, and put into words."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from msgspec import Struct

from render import DiceGroup
from render import Rolled as DrawnDie
from rules import Illegal, Malformed, SystemDice
from rules.frames.notation import DICE_MAX, Reading, read_pool
from rules.games import loadouts
from text.fluent.catalogue import say
from text.words import dice_text

if TYPE_CHECKING:
    import d20

__all__ = ["Roll", "roll"]

EXPRESSION_MAX = 200
RESULT_MAX = 1500


class Roll(Struct, frozen=True):
    """A roll: the words, and the dice to draw, grouped only when there is time for it."""

    text: str
    groups: Callable[[], tuple[DiceGroup, ...]]
    title: str
    total: str = ""


async def roll(text: str, locale: str) -> Roll:
    """Read and roll. Raises ``Malformed("roll-unreadable")``, ``Illegal("roll-too-big")``.

    What is no dice of the games is d20's; it is imported with the first of it, which takes 0.15 s and 6 MiB.
    """
    reading = read_pool(text, loadouts())
    if reading is not None:
        return _roll_pool(text, reading, locale)
    await asyncio.to_thread(import_module, "d20")
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
        use, total = say(locale, f"colour-use-{colour}"), sum(face for _, face in own)
        lines.append(say(locale, "roll-line", dice=dice_text(locale, *zip(*own, strict=True)), use=use, total=total))
    return Roll("\n".join(lines), lambda: _pool_groups(by_colour, locale), text)


def _pool_groups(by_colour: dict[str, list[tuple[str, int]]], locale: str) -> tuple[DiceGroup, ...]:
    """The dice to draw, one group a colour."""
    return tuple(
        DiceGroup(
            tuple(DrawnDie(die, face) for die, face in own),
            say(locale, f"colour-use-{colour}"),
            str(sum(face for _, face in own)),
        )
        for colour, own in by_colour.items()
    )


# -- any other expression -------------------------------------------------------------------------------------------


def _roll_expression(text: str, locale: str) -> Roll:
    import d20

    if len(text) > EXPRESSION_MAX:
        raise Malformed("text-too-long", length=len(text), most=EXPRESSION_MAX)
    try:
        result = _roller().roll(text)
        total = result.total  # computed when it is asked for: 1/0 fails here
    except d20.TooManyRolls:
        raise Illegal("roll-too-big", most=DICE_MAX) from None
    except (d20.RollError, RecursionError, ZeroDivisionError, ValueError, OverflowError):
        raise Malformed("roll-unreadable", text=text[:40]) from None
    shown = say(locale, "roll-total", result=str(result.result)[:RESULT_MAX], total=total)
    return Roll(shown, lambda: tuple(_dice_groups(result.expr)), text, str(total))


def _roller() -> d20.Roller:
    """d20's roller, with our limit and the operating system's randomness."""
    import d20
    from d20 import expression

    expression.random = secrets.SystemRandom()
    return d20.Roller(context=d20.RollContext(max_rolls=DICE_MAX))


def _dice_groups(node: d20.Number) -> Iterator[DiceGroup]:
    """The dice of an expression, those that do not count marked as dropped."""
    import d20

    if isinstance(node, d20.Dice):
        thrown = [(die.size, value.number, die.kept) for die in node.values for value in die.values]
        yield DiceGroup(tuple(DrawnDie(f"d{size}", int(face), not kept) for size, face, kept in thrown))
    else:
        for child in node.children:
            yield from _dice_groups(child)
