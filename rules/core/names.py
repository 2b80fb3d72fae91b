"""Names typed by players: cleaned, and looked up."""

from collections.abc import Sequence
from typing import Protocol

NAME_MAX = 32
"""The most characters of a unit's name."""


class Named(Protocol):
    """Anything with a name."""

    @property
    def name(self) -> str: ...


def clean_name(name: str, most: int = NAME_MAX) -> str:
    """The name on one line, printable characters only, at most ``most`` of them."""
    return " ".join("".join(c if c.isprintable() else " " for c in name[: 8 * most]).split())[:most].strip()


def place_of(units: Sequence[Named], wanted: str) -> int | None:
    """The index of the unit of that name, or else of that number counted from 1; None if none fits."""
    name = clean_name(wanted).casefold()
    for at, unit in enumerate(units):
        if unit.name and unit.name.casefold() == name:
            return at
    number = int(name) if name.isascii() and name.isdecimal() and len(name) < 3 else 0
    return number - 1 if 1 <= number <= len(units) else None
