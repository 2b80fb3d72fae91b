"""Dice as players write them: ``2W 2Rd+d8 B 2G Y``, a loadout ``Rd Rd B G``, a rocket ``d8Rd`` (RULINGS, notation)."""

import re
from collections.abc import Callable, Iterable

from msgspec import Struct

from rules.core.dice import Die, in_order
from rules.core.errors import Illegal, Malformed
from rules.frames.loadout import RANGE_OF, STANDARD, parse_system, pool

DICE_MAX = 100
TEXT_MAX = 200
WHITE = 2
"""White dice of a whole frame."""

_TOKEN = re.compile(r"(\d{0,6})(?:d(6|8))?([WBGYRK])([hdarps]?)((?:\+\d{0,3}d8)*)", re.IGNORECASE | re.ASCII)
_EXTRA = re.compile(r"\+(\d{0,3})d8", re.IGNORECASE)
_RANGES = {letter: name for name, letter in RANGE_OF.items()}


class Reading(Struct, frozen=True):
    """A notation as read. ``loadout`` and ``range``: where it names systems rather than dice."""

    dice: tuple[Die, ...]
    loadout: tuple[str, ...] = ()
    range: str | None = None


def read_pool(text: str, others: Iterable[Callable[[str], Reading | None]] = ()) -> Reading | None:
    """The dice of a notation, or None for other text. ``others`` read the notations of other games.

    Raises ``Illegal("roll-too-big")`` for more dice than can be shown.
    """
    words = text.replace(",", " ").split()
    if not words or len(text) > TEXT_MAX:
        return None
    return _loadout(words) or next(filter(None, (read(text) for read in others)), None) or _dice(words)


def _loadout(words: list[str]) -> Reading | None:
    try:
        systems = tuple(parse_system(word) for word in words)
    except Malformed:
        return None
    weapons = [part for system in systems for part in system.split("/") if part in _RANGES]
    if not weapons:
        return None
    attack_range = "direct-fire" if "Rd" in weapons else _RANGES[weapons[0]]
    return Reading(pool(STANDARD, systems, white=WHITE, attack_range=attack_range), systems, attack_range)


def _dice(words: list[str]) -> Reading | None:
    dice: list[Die] = []
    for word in words:
        match = _TOKEN.fullmatch(word)
        if match is None or (match[4] and match[3].upper() != "R"):
            return None
        number = int(match[1] or 1)
        extra = sum(int(more or 1) for more in _EXTRA.findall(match[5]))
        if len(dice) + number + extra > DICE_MAX:
            raise Illegal("roll-too-big", most=DICE_MAX)
        dice += [f"{match[3].upper()}{match[2] or 6}"] * number + [f"{match[3].upper()}8"] * extra
    return Reading(in_order(dice)) if dice else None
