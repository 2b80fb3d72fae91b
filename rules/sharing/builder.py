"""What the house asks of a ruleset about what its players bring: a company of frames, a team, a fleet.

Such a *force* has its builder's own shape, and so have its *units*, which all have a ``name``. Nobody else looks
inside: whoever keeps, shows, shares or changes a force goes by this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from rules.core.errors import Illegal

__all__ = ["NAME_MAX", "Builder", "Packed", "Read", "clean_name", "packed_number", "place_of"]

NAME_MAX = 32
"""The characters of a unit's name."""


class Read(Struct, frozen=True):
    """What was understood of a text: the force, and its title if one stood above the units."""

    force: Any
    title: str = ""


class Packed:
    """The bytes of a share code, taken one after the other. Raises ``IndexError`` when there are no more."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def left(self) -> int:
        """How many bytes there still are."""
        return len(self._data) - self._at

    def take(self, count: int) -> bytes:
        """The next so many bytes."""
        if count > self.left:
            raise IndexError
        self._at += count
        return self._data[self._at - count : self._at]

    def number(self) -> int:
        """The next number of any size."""
        value, shift = 0, 0
        while True:
            (byte,) = self.take(1)
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value


def packed_number(value: int) -> bytes:
    """A number of any size as ``Packed.number`` takes it."""
    low = bytearray()
    while value > 127:
        low.append(value & 127 | 128)
        value >>= 7
    return bytes([*low, value])


class Builder(Protocol):
    """How a force is written, checked, described and packed. Whatever raises, raises ``RulesError`` and nothing else.

    ``style`` says whose sentences and whose picture it has; ``archetypes`` are what ``Ruleset.generate`` takes;
    ``designs`` are units to suggest, each by its name as it is written. ``names`` are those that share codes know by
    their place, ``coded_sizes`` likewise (four at the most), and ``most`` how many units a text may have.
    """

    style: str
    archetypes: tuple[str, ...]
    designs: Mapping[str, str]
    names: tuple[str, ...]
    coded_sizes: tuple[str, ...]
    most: int

    def read(self, text: str) -> Read:
        """A force in our own writing or in that of forums."""
        ...

    def write(self, force: Any) -> str:
        """The force as text, which ``read`` reads back."""
        ...

    def units(self, force: Any) -> tuple[Any, ...]:
        """Its units, in order."""
        ...

    def force(self, units: Sequence[Any]) -> Any:
        """A force of these units."""
        ...

    def unit(self, name: str, text: str, rockets: int | None) -> Any:
        """One unit of that name from what was typed of it."""
        ...

    def notation(self, unit: Any) -> str:
        """What a unit is, without its name."""
        ...

    def limits(self, size: str, players: int) -> Any:
        """What a size asks of each force."""
        ...

    def faults(self, force: Any, limits: Any) -> list[Illegal]:
        """All that keeps a force from being played as it stands; without ``limits`` its parts are looked at only."""
        ...

    def spare(self, force: Any, limits: Any) -> int:
        """The rockets that are dealt out at the start because nobody was given them."""
        ...

    def analysis(self, force: Any) -> Any:
        """What it can be expected to do, for its card and its description."""
        ...

    def packed(self, unit: Any) -> bytes:
        """A unit as part of a share code, its name left out."""
        ...

    def unpacked(self, data: Packed) -> Any:
        """The unit that ``packed`` packed, without a name. Raises ``IndexError`` or ``KeyError`` if it is none."""
        ...


def clean_name(name: str, most: int = NAME_MAX) -> str:
    """A name on one line and of a bearable length."""
    return " ".join("".join(c if c.isprintable() else " " for c in name[: 8 * most]).split())[:most].strip()


def place_of(units: Sequence[Any], wanted: str) -> int | None:
    """Where the unit of that name stands, or else of that number; None if there is none."""
    name = clean_name(wanted).casefold()
    for at, unit in enumerate(units):
        if unit.name and unit.name.casefold() == name:
            return at
    number = int(name) if name.isascii() and name.isdecimal() and len(name) < 3 else 0
    return number - 1 if 1 <= number <= len(units) else None
