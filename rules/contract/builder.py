"""The contract of a builder of forces (a company of frames, a team, a fleet): their text and codes.

Such a *force* has a type of its builder's own, and so have its *units*. Only the builder looks inside; what keeps,
shows, shares or changes a force calls the builder.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from rules.core.errors import Illegal
from rules.core.names import Named

F = TypeVar("F")
U = TypeVar("U", bound=Named)
L = TypeVar("L")


class Read(Struct, Generic[F], frozen=True):
    """A force read from text, and the title above its units, if any."""

    force: F
    title: str = ""


class Parts(Struct, frozen=True):
    """What a unit is built of: the ``fitted`` systems out of those ``known``, ``most`` in all and ``same`` of a kind.

    ``rockets`` it carries; None where it takes none.
    """

    fitted: tuple[str, ...]
    known: tuple[str, ...]
    most: int
    same: int
    rockets: int | None = None


class Packed:
    """The bytes of a share code, taken one after the other. Raises ``IndexError`` when there are no more."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def left(self) -> int:
        """How many bytes are left."""
        return len(self._data) - self._at

    def take(self, count: int) -> bytes:
        """The next ``count`` bytes."""
        if count > self.left:
            raise IndexError
        self._at += count
        return self._data[self._at - count : self._at]

    def number(self) -> int:
        """The next number, of five bytes at the most."""
        value = 0
        for shift in range(0, 35, 7):
            (byte,) = self.take(1)
            value |= (byte & 127) << shift
            if byte < 128:
                return value
        raise IndexError


def packed_number(value: int) -> bytes:
    """A number as ``Packed.number`` takes it."""
    low = bytearray()
    while value > 127:
        low.append(value & 127 | 128)
        value >>= 7
    return bytes([*low, value])


class Builder(Protocol[F, U, L]):
    """How forces ``F`` of units ``U`` within limits ``L`` are written, checked, described and packed.

    Every method raises ``RulesError`` and nothing else, ``unpacked`` apart. ``style`` names the sentences and the
    picture of its forces; ``archetypes`` are what ``Ruleset.generate`` takes; ``designs`` are units to suggest, each by
    its name as it is written. ``names`` are those that share codes know by their place, ``coded_sizes`` likewise (four
    at most), and ``most`` how many units a text may have. ``takes_json``: it reads that of a tool.
    """

    style: str
    archetypes: tuple[str, ...]
    designs: Mapping[str, str]
    names: tuple[str, ...]
    coded_sizes: tuple[str, ...]
    most: int
    takes_json: bool

    def read(self, text: str) -> Read[F]:
        """A force in our own notation or in that of forums."""
        ...

    def write(self, force: F) -> str:
        """The force as text, which ``read`` reads back."""
        ...

    def units(self, force: F) -> tuple[U, ...]:
        """The force's units, in order."""
        ...

    def force(self, units: Sequence[U]) -> F:
        """A force of these units."""
        ...

    def unit(self, name: str, text: str, rockets: int | None) -> U:
        """One unit of that name from what was typed."""
        ...

    def notation(self, unit: U) -> str:
        """The unit's text without its name."""
        ...

    def parts(self, unit: U) -> Parts | None:
        """What a unit is built of; None for one that has no choice."""
        ...

    def fit(self, unit: U, systems: Sequence[str], rockets: int) -> U:
        """The unit with these systems and rockets."""
        ...

    def limits(self, size: str, players: int) -> L:
        """The limits of a size for each force."""
        ...

    def faults(self, force: F, limits: L | None) -> list[Illegal]:
        """All that keeps a force from being played; without ``limits`` only its units are checked."""
        ...

    def hints(self, force: F, limits: L | None) -> Mapping[str, int]:
        """Notes on a force: a number by the name of the note's sentence.

        ``rockets``: dealt out at the start because the force assigns none; ``no-spare``: it can add no frame at a tie.
        """
        ...

    def analysis(self, force: F) -> object:
        """What the force can be expected to do, for its card and its description (a type of the style's own)."""
        ...

    def packed(self, unit: U) -> bytes:
        """A unit as part of a share code, without its name."""
        ...

    def unpacked(self, data: Packed) -> U:
        """The unit that ``packed`` packed, without a name. Raises ``IndexError`` or ``KeyError`` if it is none."""
        ...
