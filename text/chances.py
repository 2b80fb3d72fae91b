"""Chances in words: percents, and what `/odds` answers with, whatever the game."""

from __future__ import annotations

from msgspec import Struct

from text.fluent.catalogue import say

__all__ = ["Chances", "OddsLabels", "percent"]


class OddsLabels(Struct, frozen=True):
    """The words of the picture, by the names of ``render.OddsLabels``; plain text."""

    title: str
    where: str
    caption: str
    mean: str
    destroyed: str
    bars: tuple[tuple[str, float, str], ...]


class Chances(Struct, frozen=True):
    """An attack's chances: as markdown, and as the words of the picture."""

    text: str
    labels: OddsLabels


def percent(locale: str, chance: float) -> str:
    """A chance in whole percents; what is not impossible never reads as 0, nor the uncertain as 100."""
    whole = round(chance * 100)
    if whole < 1 and chance > 1e-12:
        return say(locale, "odds-under")
    if whole > 99 and chance < 1 - 1e-12:
        return say(locale, "odds-over")
    return say(locale, "odds-percent", n=whole)
