"""Companies as short codes to pass on: ``MF1-`` and letters and digits that nobody confuses.

The bytes behind them: what the company is built for (ruleset, size and players), its name, its frames, and a checksum.
They are written in base 32 (``rules.base32``).
"""

from __future__ import annotations

import zlib

from msgspec import Struct

from rules.base32 import bare, from_text, to_text
from rules.errors import Illegal, Malformed
from rules.rapid_attack.company import FRAMES_MAX, NAMES, Company, Plan, clean_name

__all__ = ["PREFIX", "Sheet", "is_code", "read_code", "write_code"]

PREFIX = "MF1"
CODE_MAX = 4000
NAME_BYTES = 255
SYSTEMS_MAX = 15

_CHECK = 3
_OTHER = 255
# The order of these is part of every code that was ever given out: append only.
_RULESETS = ("rapid-attack", "mez", "unofficial", "football")
_SIZES = ("skirmish", "battle", "demo", "custom")
_OTHER_SIZES = {"football": ("match", "friendly", "custom")}
_SYSTEMS = ("B", "G", "Y", "Rh", "Rd", "Ra", "E", "Rh/Rd", "Rd/Ra", "Rh/Ra")


class Sheet(Struct, frozen=True):
    """A company with its name and what it is built for."""

    name: str
    ruleset: str
    size: str
    players: int
    company: Company


class _Reader:
    """Takes bytes one after the other. Raises ``IndexError`` when there are no more."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def left(self) -> int:
        return len(self._data) - self._at

    def take(self, count: int) -> bytes:
        if count > self.left:
            raise IndexError
        self._at += count
        return self._data[self._at - count : self._at]

    def number(self) -> int:
        value, shift = 0, 0
        while True:
            (byte,) = self.take(1)
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value


def is_code(text: str) -> bool:
    """Whether a text looks as if it were meant to be a code."""
    return bare(text[:60]).startswith((PREFIX, "MFI", "MFL"))


def write_code(sheet: Sheet) -> str:
    """The code of a company. Raises ``Illegal("share-too-big")`` for a frame of more than fifteen systems."""
    where = _RULESETS.index(sheet.ruleset) << 4 | _sizes(sheet.ruleset).index(sheet.size) << 2 | (sheet.players - 2) & 3
    data = bytes([where]) + _packed_name(sheet.name) + _packed_number(len(sheet.company.frames))
    data += b"".join(_packed_plan(plan) for plan in sheet.company.frames)
    data += zlib.crc32(data).to_bytes(4, "big")[-_CHECK:]
    return f"{PREFIX}-{to_text(data)}"


def read_code(text: str) -> Sheet:
    """The company behind a code.

    Raises ``Malformed("share-unreadable")`` for a code that was mistyped, cut off, or of a later version.
    """
    if not is_code(text) or len(text) >= CODE_MAX:
        raise Malformed("share-unreadable")
    data = _unwritten(bare(text[:CODE_MAX])[len(PREFIX) :])
    packed, check = data[:-_CHECK], data[-_CHECK:]
    if zlib.crc32(packed).to_bytes(4, "big")[-_CHECK:] != check or not packed:
        raise Malformed("share-unreadable")
    try:
        return _sheet(_Reader(packed))
    except (IndexError, UnicodeDecodeError):
        raise Malformed("share-unreadable") from None


def _unwritten(body: str) -> bytes:
    try:
        return from_text(body)
    except ValueError:
        raise Malformed("share-unreadable") from None


def _packed_number(value: int) -> bytes:
    low = bytearray()
    while value > 127:
        low.append(value & 127 | 128)
        value >>= 7
    return bytes([*low, value])


def _packed_name(name: str) -> bytes:
    """0 for none, the number of one of ours, or another's letters."""
    if not name:
        return b"\0"
    if name in NAMES:
        return bytes([NAMES.index(name) + 1])
    letters = name.encode("utf-8", "replace")[:NAME_BYTES].decode("utf-8", "ignore").encode()
    return bytes([_OTHER, len(letters)]) + letters


def _packed_plan(plan: Plan) -> bytes:
    count = len(plan.systems)
    if count > SYSTEMS_MAX:
        raise Illegal("share-too-big", count=count, most=SYSTEMS_MAX, frame=plan.name)
    numbers = [_SYSTEMS.index(system) for system in plan.systems] + [0] * (count % 2)
    pairs = bytes(high << 4 | low for high, low in zip(numbers[::2], numbers[1::2], strict=True))
    return _packed_number(plan.rockets << 4 | count) + pairs + _packed_name(plan.name)


def _sheet(reader: _Reader) -> Sheet:
    (where,) = reader.take(1)
    name, count = _name(reader), reader.number()
    if count > FRAMES_MAX:
        raise IndexError
    plans = tuple(_plan(reader) for _ in range(count))
    if reader.left:
        raise IndexError
    ruleset = _RULESETS[where >> 4]
    return Sheet(name, ruleset, _sizes(ruleset)[where >> 2 & 3], (where & 3) + 2, Company(plans))


def _sizes(ruleset: str) -> tuple[str, ...]:
    return _OTHER_SIZES.get(ruleset, _SIZES)


def _name(reader: _Reader) -> str:
    (kind,) = reader.take(1)
    if kind == _OTHER:
        (length,) = reader.take(1)
        return clean_name(reader.take(length).decode(), NAME_BYTES)
    return "" if kind == 0 else NAMES[kind - 1]


def _plan(reader: _Reader) -> Plan:
    head = reader.number()
    count, rockets = head & SYSTEMS_MAX, head >> 4
    nibbles = [nibble for byte in reader.take((count + 1) // 2) for nibble in (byte >> 4, byte & 15)]
    return Plan(tuple(_SYSTEMS[nibble] for nibble in nibbles[:count]), rockets, _name(reader))
