"""What is around a thing of the board, and the odds of what a unit could do: as words and data."""

from __future__ import annotations

from msgspec import Struct

from rules import State, ruleset_of
from rules.contract.capabilities import Prospect
from rules.frames.loadout import RANGE_OF
from text import look_text, measure_text, say
from text.odds import percent

__all__ = ["Look", "looked", "measured"]


class Chance(Struct, frozen=True):
    """A chance by name: as a number from 0 to 1, and in words."""

    name: str
    share: float
    text: str


class Odds(Struct, frozen=True, omit_defaults=True):
    """What a unit could do to a target. ``tile``: the range as a picture shows it; ``covers``: what is in between."""

    target: str
    tile: str = ""
    range: str = ""
    covers: tuple[str, ...] = ()
    chances: tuple[Chance, ...] = ()


class Look(Struct, frozen=True, omit_defaults=True):
    """A unit or a point looked at: what is around it as markdown, and the odds of its attacks."""

    text: str = ""
    odds: tuple[Odds, ...] = ()


def looked(state: State, locale: str, name: str) -> Look:
    """A unit, or on a map a point. Raises ``RulesError`` for what is neither."""
    ruleset = ruleset_of(state)
    units = {item for item, _ in ruleset.named(state, "frames")}
    odds = tuple(_odds(locale, found) for found in ruleset.prospects(state, name))
    if ruleset.maps is None or state.table != "map":
        return Look(odds=odds)
    at = ruleset.maps.locate(state, name)
    return Look(look_text(locale, state, at, frame=name if name in units else None), odds)


def _odds(locale: str, found: Prospect) -> Odds:
    chances = tuple(Chance(name, round(share, 4), percent(locale, share)) for name, share in found.chances)
    words = say(locale, f"odds-range-{found.range}") if found.range else ""
    return Odds(found.target, RANGE_OF.get(found.range, found.range), words, found.covers, chances)


def measured(state: State, locale: str, one: str, other: str) -> Look:
    """The distance between two things or points. Raises ``RulesError``."""
    maps = ruleset_of(state).maps
    return Look("" if maps is None or state.table != "map" else measure_text(locale, state, one, other))
