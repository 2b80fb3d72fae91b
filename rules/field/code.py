"""Field codes: a field as text, ``FLD1-`` and base 32 (``rules.core.base32``).

The bits: style, shape, size and seed, then the pieces, each outline as its first corner and the steps from corner to
corner in tenths of a unit; then, if one has it, the pieces' own names; a checksum last.
"""

import zlib
from functools import lru_cache
from itertools import pairwise

from msgspec import structs

from rules.core.base32 import bare, from_text, to_text
from rules.core.errors import Illegal, Malformed
from rules.field.geometry import SHAPES, Ground, Point, ground_across
from rules.field.kinds import KINDS, NAMES
from rules.field.planar import shapely
from rules.field.styles import STYLES
from rules.field.terrain import (
    BRICKS,
    HITS,
    PIECES_MAX,
    SIZE_LEAST,
    SIZE_MOST,
    VERTICES,
    Field,
    Piece,
    can_be_called,
    check_piece,
    on_ground,
    snapped,
)

PREFIX = "FLD1"
CODE_MAX = 4000
SEED_MAX = 60
_READ_AS = (PREFIX, "F1D1", "FIDI", "FLDI", "FLDL", "FIDL", "F1DI", "F1DL")
_CHECK = 3
_FINE = 10
_AT, _STEP, _LETTERS = 10, 8, 5
_ZERO = 1 << (_STEP - 1)
_SIDES = range(32, 49)
"""Diameters, and the sides of squares, that the first codes had; after them come widths at the widest."""


class _Bits:
    """A reader of numbers from a string of bits. Raises ``IndexError`` when it is used up."""

    def __init__(self, data: bytes) -> None:
        self._value = int.from_bytes(data, "big")
        self.left = len(data) * 8

    def take(self, width: int) -> int:
        if width > self.left:
            raise IndexError
        self.left -= width
        return self._value >> self.left & ((1 << width) - 1)

    def rest(self) -> int:
        """The bits that are left, as a number."""
        return self._value & ((1 << self.left) - 1)


Numbers = list[tuple[int, int]]
"""Values, each with its width in bits."""


def is_field_code(text: str) -> bool:
    """Whether a text begins like a field code."""
    return bare(text[:60]).startswith(_READ_AS)


def write_field(field: Field) -> str:
    """The code of a field: a few hundred characters. Raises ``Malformed("field-code")`` if a number is too large."""
    seed = field.seed.encode("utf-8", "replace")[:SEED_MAX].decode("utf-8", "ignore").encode()
    numbers: Numbers = [
        (STYLES.index(field.style), 4),
        (SHAPES.index(field.ground.shape), 2),
        (_size(field.ground), 6),
        (len(seed), 6),
        *((byte, 8) for byte in seed),
        (len(field.pieces), 6),
    ]
    for piece in field.pieces:
        numbers += _numbers(piece)
    if any(piece.called for piece in field.pieces):
        for piece in field.pieces:
            called = piece.called.encode("utf-8", "replace")
            numbers += [(len(called), _LETTERS), *((byte, 8) for byte in called)]
    data = _packed(numbers)
    return f"{PREFIX}-{to_text(data + zlib.crc32(data).to_bytes(4, 'big')[-_CHECK:])}"


def _size(ground: Ground) -> int:
    return _SIDES.index(int(ground.size)) if ground.size in _SIDES else len(_SIDES) + round(ground.widest) - SIZE_LEAST


def _numbers(piece: Piece) -> Numbers:
    tenths = [(round(x * _FINE), round(y * _FINE)) for x, y in piece.outline]
    steps = [(b[i] - a[i] + _ZERO, _STEP) for a, b in pairwise(tenths) for i in (0, 1)]
    return [
        (int(piece.id[1:]), 6),
        (NAMES.index(piece.name), 6),
        (piece.hits, 2),
        (piece.bricks, 4),
        (len(tenths), 4),
        *((value, _AT) for value in tenths[0]),
        *steps,
    ]


def _packed(numbers: Numbers) -> bytes:
    value, bits = 0, 0
    for number, width in numbers:
        if not 0 <= number < 1 << width:
            raise Malformed("field-code")
        value = value << width | number
        bits += width
    padding = -bits % 8
    return (value << padding).to_bytes((bits + padding) // 8, "big")


@lru_cache(maxsize=256)
def read_field(text: str) -> Field:
    """The field of a code, with its pieces checked. Cached: a game reads its field's code with every state.

    Raises ``Malformed("field-code")`` for a code that is mistyped, cut off, or of a later version.
    """
    try:
        return _field(_Bits(_data(text)))
    except (IndexError, ValueError, Illegal):
        raise Malformed("field-code") from None


def _data(text: str) -> bytes:
    if len(text) >= CODE_MAX or not is_field_code(text):
        raise ValueError
    data = from_text(bare(text)[len(PREFIX) :])
    packed, check = data[:-_CHECK], data[-_CHECK:]
    if not packed or zlib.crc32(packed).to_bytes(4, "big")[-_CHECK:] != check:
        raise ValueError
    return packed


def _field(bits: _Bits) -> Field:
    style, shape = STYLES[bits.take(4)], SHAPES[bits.take(2)]
    ground = _ground(shape, bits.take(6))
    seed = bytes(bits.take(8) for _ in range(bits.take(6))).decode()
    pieces = tuple(_piece(bits) for _ in range(bits.take(6)))
    if bits.left >= 8:
        pieces = tuple(structs.replace(piece, called=_called(bits)) for piece in pieces)
        if not any(piece.called for piece in pieces):
            raise ValueError
    field = Field(ground, style, seed, pieces)
    if bits.left >= 8 or bits.rest() or len(pieces) > PIECES_MAX or len({piece.id for piece in pieces}) < len(pieces):
        raise ValueError
    for piece in pieces:
        _check(field, piece)
    return field


def _ground(shape: str, number: int) -> Ground:
    if number < len(_SIDES):
        return Ground(shape, float(_SIDES[number]))
    across = number - len(_SIDES) + SIZE_LEAST
    if across > SIZE_MOST:
        raise ValueError
    return ground_across(shape, across)


def _called(bits: _Bits) -> str:
    name = bytes(bits.take(8) for _ in range(bits.take(_LETTERS))).decode()
    if not can_be_called(name):
        raise ValueError
    return name


def _piece(bits: _Bits) -> Piece:
    number, name = bits.take(6), NAMES[bits.take(6)]
    hits, bricks, count = bits.take(2), bits.take(4), bits.take(4)
    tenths = [(bits.take(_AT), bits.take(_AT))]
    for _ in range(count - 1):
        x, y = tenths[-1]
        tenths.append((x + bits.take(_STEP) - _ZERO, y + bits.take(_STEP) - _ZERO))
    outline: list[Point] = [(x / _FINE, y / _FINE) for x, y in tenths]
    return Piece(f"T{number}", name, snapped(outline), hits, bricks, KINDS[name].hazard)


def _check(field: Field, piece: Piece) -> None:
    outline = piece.outline
    fine = VERTICES[0] <= len(outline) <= VERTICES[1] and HITS[0] <= piece.hits <= HITS[1]
    fine = fine and BRICKS[0] <= piece.bricks <= BRICKS[1] and on_ground(field.ground, outline)
    if not fine or piece.id == "T0" or not shapely.Polygon(outline).is_valid:
        raise ValueError
    check_piece(field, piece)
