"""Chances in words: percents, and the answer of `/odds` in any game."""

from msgspec import Struct

from rules.contract.capabilities import Prospect
from text.fluent.catalogue import say
from text.words import decimal

SURE = 0.97
"""A roll that is this likely needs no chance beside it."""
CERTAIN = 1e-12
"""A chance this near to 0 or 1 counts as impossible or certain."""


class OddsLabels(Struct, frozen=True):
    """The words of the picture, by the names of ``render.OddsLabels``; plain text."""

    title: str
    where: str
    caption: str
    mean: str
    destroyed: str
    bars: tuple[tuple[str, float, str], ...]


class OddsAnswer(Struct, frozen=True):
    """An attack's chances: as markdown, and as the words of the picture."""

    text: str
    labels: OddsLabels


def percent(locale: str, chance: float) -> str:
    """A chance in whole percents; a possible one never reads as 0, an uncertain one never as 100."""
    whole = round(chance * 100)
    if whole < 1 and chance > CERTAIN:
        return say(locale, "odds-under")
    if whole > 99 and chance < 1 - CERTAIN:
        return say(locale, "odds-over")
    return say(locale, "odds-percent", n=whole)


def needs_line(locale: str, found: Prospect) -> str:
    """The move that an attack needs, and the chance of coming so far; empty where it needs none."""
    if not found.move:
        return ""
    if not found.reach:
        return say(locale, "odds-out-of-reach")
    facts = {"possible": "yes" if found.chances else "no", "move": decimal(locale, round(found.move, 1))}
    rolled = percent(locale, found.reach) if found.reach < SURE else "none"
    both = percent(locale, found.reach * found.chances[0][1]) if len(found.chances) == 1 else "none"
    return say(locale, "odds-needs-move", reach=rolled, both=both, **facts)
