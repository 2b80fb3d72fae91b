"""Changes to a field by the host: pieces are added, moved, turned and removed. Each change gives a new field."""

import math

from msgspec import structs

from rules.core.errors import Malformed
from rules.field.geometry import Point, middle, solid
from rules.field.kinds import kind_of, turned
from rules.field.planar import shapely
from rules.field.seeded_random import SeededRandom
from rules.field.terrain import PIECES_MAX, Field, Piece, check_piece, check_size, snapped

_FAR = 1000.0
_NUDGES = (0, 1, -1, 2, -2, 3, -3)


def add(field: Field, name: str, at: Point, degrees: float = 0.0) -> Field:
    """The field with one more piece of a kind, its middle at a point, turned clockwise.

    Raises ``Illegal``: ``no-such-kind``, ``too-many-pieces``, ``piece-off-field``, ``piece-overlaps``, ``piece-gap``.
    """
    kind = kind_of(name)
    outline = kind.draw(SeededRandom(f"{name} {field.seed}"))
    piece = Piece(free_id(field), name, tuple(outline), kind.hits, kind.bricks[0], kind.hazard)
    grown = structs.replace(field, pieces=(*field.pieces, piece))
    check_size(grown)
    return _placed(grown, piece, at, degrees)


def move(field: Field, name: str, at: Point) -> Field:
    """The field with the middle of a piece at a point.

    Raises ``Illegal``: ``no-such-piece``, ``piece-off-field``, ``piece-overlaps``, ``piece-gap``.
    """
    return _placed(field, field.piece(name), at, 0.0)


def turn(field: Field, name: str, degrees: float) -> Field:
    """The field with a piece turned clockwise in its place. Raises what ``move`` raises."""
    piece = field.piece(name)
    return _placed(field, piece, middle(piece.outline), degrees)


def remove(field: Field, name: str) -> Field:
    """The field without a piece. Raises ``Illegal("no-such-piece")``."""
    gone = field.piece(name)
    return structs.replace(field, pieces=tuple(piece for piece in field.pieces if piece is not gone))


def free_id(field: Field) -> str:
    """The id of the next piece: the first number that is free."""
    taken = {piece.id for piece in field.pieces}
    return next((name for number in range(1, PIECES_MAX + 1) if (name := f"T{number}") not in taken), "T0")


def _placed(field: Field, piece: Piece, at: Point, degrees: float) -> Field:
    """The field with a piece moved and turned. Its corners are rounded to a tenth of a unit."""
    if not all(math.isfinite(value) and abs(value) < _FAR for value in (*at, degrees)):
        raise Malformed("place-unreadable", place="?")
    changed = structs.replace(piece, outline=_set(piece.outline, at, degrees))
    check_piece(field, changed)
    return structs.replace(field, pieces=tuple(changed if other.id == piece.id else other for other in field.pieces))


def _set(outline: tuple[Point, ...], at: Point, degrees: float) -> tuple[Point, ...]:
    """An outline turned and moved; by up to three degrees more or less if rounding would make its corners coincide."""
    x, y = middle(outline)
    centred = [(px - x, py - y) for px, py in outline]
    found = [snapped(turned(centred, math.radians(degrees + nudge), at)) for nudge in _NUDGES]
    return next((one for one in found if shapely.is_valid(solid(one))), found[0])
