"""Share codes: a force as text, ``MF1-`` and base 32 (``rules.core.base32``).

The bytes: ruleset, size and players that the force is built for, its name, its units as their builder packs them, and a
checksum.
"""

import zlib
from typing import Generic, TypeVar

from msgspec import Struct, structs

from rules.contract.builder import Packed, packed_number
from rules.core.base32 import bare, from_text, to_text
from rules.core.errors import Malformed
from rules.core.names import clean_name
from rules.games import FAMILIES, builder_of

PREFIX = "MF1"
CODE_MAX = 4000
NAME_BYTES = 255

_CHECK = 3
_OTHER = 255


F_co = TypeVar("F_co", covariant=True)


class Sheet(Struct, Generic[F_co], frozen=True):
    """A force with its name, and the ruleset, size and players that it is built for. Its type is its builder's.

    ``colour`` and ``emblem`` are its owner's taste, and in no code.
    """

    name: str
    ruleset: str
    size: str
    players: int
    force: F_co
    colour: str = ""
    emblem: str = ""


def is_code(text: str) -> bool:
    """Whether a text begins like a share code."""
    return bare(text[:60]).startswith((PREFIX, "MFI", "MFL"))


def write_code(sheet: Sheet[object]) -> str:
    """The code of a force. Raises ``Illegal("share-too-big")`` for a unit with too many systems."""
    builder = builder_of(sheet.ruleset)
    size = builder.coded_sizes.index(sheet.size)
    units = builder.units(sheet.force)
    data = bytes([_numbers()[sheet.ruleset] << 4 | size << 2 | (sheet.players - 2) & 3])
    data += _packed_name(sheet.name, builder.names) + packed_number(len(units))
    data += b"".join(builder.packed(unit) + _packed_name(unit.name, builder.names) for unit in units)
    data += zlib.crc32(data).to_bytes(4, "big")[-_CHECK:]
    return f"{PREFIX}-{to_text(data)}"


def read_code(text: str) -> Sheet[object]:
    """The force of a code.

    Raises ``Malformed("share-unreadable")`` for a code that is mistyped, cut off, or of a later version.
    """
    if not is_code(text) or len(text) >= CODE_MAX:
        raise Malformed("share-unreadable")
    data = _from_digits(bare(text[:CODE_MAX])[len(PREFIX) :])
    packed, check = data[:-_CHECK], data[-_CHECK:]
    if zlib.crc32(packed).to_bytes(4, "big")[-_CHECK:] != check or not packed:
        raise Malformed("share-unreadable")
    try:
        return _sheet(Packed(packed))
    except (IndexError, KeyError, UnicodeDecodeError):
        raise Malformed("share-unreadable") from None


def _from_digits(body: str) -> bytes:
    try:
        return from_text(body)
    except ValueError:
        raise Malformed("share-unreadable") from None


def _numbers() -> dict[str, int]:
    """The number of each ruleset in codes."""
    return {name: number for family in FAMILIES.values() for name, number in family.codes.items()}


def _packed_name(name: str, known: tuple[str, ...]) -> bytes:
    """A name: 0 for none, the number of a known one, or its letters."""
    if not name:
        return b"\0"
    if name in known:
        return bytes([known.index(name) + 1])
    letters = name.encode("utf-8", "replace")[:NAME_BYTES].decode("utf-8", "ignore").encode()
    return bytes([_OTHER, len(letters)]) + letters


def _sheet(data: Packed) -> Sheet[object]:
    (where,) = data.take(1)
    ruleset = next((name for name, number in _numbers().items() if number == where >> 4), None)
    if ruleset is None:
        raise IndexError
    builder = builder_of(ruleset)
    name, count = _name(data, builder.names), data.number()
    if count > builder.most:
        raise IndexError
    units = [structs.replace(builder.unpacked(data), name=_name(data, builder.names)) for _ in range(count)]
    if data.left:
        raise IndexError
    return Sheet(name, ruleset, builder.coded_sizes[where >> 2 & 3], (where & 3) + 2, builder.force(units))


def _name(data: Packed, known: tuple[str, ...]) -> str:
    (kind,) = data.take(1)
    if kind == _OTHER:
        (length,) = data.take(1)
        return clean_name(data.take(length).decode(), NAME_BYTES)
    return "" if kind == 0 else known[kind - 1]
