"""Luck in words: each player's dice against the expected ones."""

from __future__ import annotations

from collections.abc import Sequence

from table.history.luck import DiceTotal, Luck
from text import escape
from text.fluent.catalogue import Arguments, say
from text.words import decimal

__all__ = ["luck_lines", "luck_word"]

BANDS = ((3, "awful"), (20, "poor"), (80, "fair"), (97, "good"))
"""The word for percentages below each figure; from the last on: ``great``."""


def luck_word(luckier_than: int) -> str:
    """The band of luck that a percentage lies in."""
    return next((word for most, word in BANDS if luckier_than < most), "great")


def luck_lines(locale: str, names: Sequence[str], lucks: Sequence[Luck]) -> list[str]:
    """The luck of each player, by size of die and of attacks."""
    lines = [say(locale, "luck-title")]
    for name, luck in zip(names, lucks, strict=True):
        if not luck.dice:
            lines.append(say(locale, "luck-none", name=escape(name)))
            continue
        facts: Arguments = {"dice": luck.dice, "percent": luck.luckier_than, "band": luck_word(luck.luckier_than)}
        lines.append(say(locale, "luck-player", name=escape(name), **facts))
        lines += [f"- {_size_line(locale, item)}" for item in luck.by_size]
        if luck.attacks:
            expected = decimal(locale, round(luck.hits_expected, 1))
            hits = say(locale, "luck-hits", attacks=luck.attacks, hits=luck.hits, expected=expected)
            lines.append(f"- {hits}")
    return lines


def _size_line(locale: str, total: DiceTotal) -> str:
    means = {"mean": decimal(locale, round(total.mean, 2)), "expected": decimal(locale, total.expected)}
    return say(locale, "luck-sort", sides=total.sides, dice=total.dice, **means)
