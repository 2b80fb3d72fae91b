"""Pieces of terrain on a field, and the limits that they keep. Lengths in ruler units."""

from msgspec import Struct

from rules.core.errors import Illegal
from rules.core.names import clean_name
from rules.field.geometry import ROUND, Ground, Point, distance, solid
from rules.field.planar import shapely

RULERS = {"standard": 8, "short": 6}
"""Lengths of the rulers for usual and for small fields (rulebook: "Game Area")."""
SIZE_LEAST, SIZE_MOST = 4 * RULERS["short"], 6 * RULERS["standard"]
"""A field at its widest: from four short rulers to six of the standard ones."""
PIECES_MAX = 40
VERTICES = (3, 10)
HITS = (1, 3)
BRICKS = (3, 12)
CALLED_MAX = 24
"""Bytes of a piece's own name."""
GAP_CLOSED, GAP_OPEN = 0.5, 1.1
"""A gap between two pieces is either below the first (closed) or at least the second (open to every base)."""
_TOUCH = 0.02


class Piece(Struct, frozen=True):
    """A piece of terrain: its kind, its outline, the hits that it absorbs, and its height in bricks.

    A ``hazard`` is an area on the ground: it gives no cover and blocks no way. ``called``: what somebody named it.
    """

    id: str
    name: str
    outline: tuple[Point, ...]
    hits: int = 2
    bricks: int = 3
    hazard: bool = False
    called: str = ""


class Field(Struct, frozen=True):
    """A battlefield without frames and stations. ``seed`` is the text from which it was generated."""

    ground: Ground
    style: str
    seed: str
    pieces: tuple[Piece, ...] = ()

    def piece(self, name: str) -> Piece:
        """The piece of that id. Raises ``Illegal("no-such-piece")``."""
        for piece in self.pieces:
            if piece.id == name:
                return piece
        raise Illegal("no-such-piece", piece=name[:10])


def can_be_called(name: str) -> bool:
    """Whether a piece may have that name of its own, or none: short, on one line, with a letter or a number in it."""
    fits = len(name.encode("utf-8", "replace")) <= CALLED_MAX and clean_name(name, CALLED_MAX) == name
    return fits and (not name or any(map(str.isalnum, name)))


def snapped(outline: tuple[Point, ...] | list[Point]) -> tuple[Point, ...]:
    """An outline rounded to a tenth of a unit, as fields keep it."""
    return tuple((round(x, 1) + 0.0, round(y, 1) + 0.0) for x, y in outline)


def on_ground(ground: Ground, outline: tuple[Point, ...], inset: float = 0.0) -> bool:
    """Whether an outline lies wholly on the field, at least ``inset`` from its edge."""
    if ground.shape == ROUND:
        return all(distance(point, ground.middle) <= ground.size / 2 - inset + 1e-9 for point in outline)
    return all(inset - 1e-9 <= value <= ground.size - inset + 1e-9 for point in outline for value in point)


def check_size(field: Field) -> None:
    """Raises ``Illegal("too-many-pieces")``."""
    if len(field.pieces) > PIECES_MAX:
        raise Illegal("too-many-pieces", most=PIECES_MAX)


def check_piece(field: Field, piece: Piece) -> None:
    """Check the place of a piece against the field and its other pieces. Hazards may lie close to anything.

    Raises ``Illegal``: ``piece-off-field``, ``piece-overlaps``, ``piece-gap``.
    """
    if not on_ground(field.ground, piece.outline) or not shapely.is_valid(solid(piece.outline)):
        raise Illegal("piece-off-field", piece=piece.id, why="outside")
    for other in field.pieces:
        if other.id != piece.id:
            check_pair(piece, other)


def check_pair(piece: Piece, other: Piece) -> None:
    """Raises ``Illegal``: ``piece-overlaps``, ``piece-gap``."""
    here, there = solid(piece.outline), solid(other.outline)
    apart = round(float(shapely.distance(here, there)), 2)
    if apart == 0 and shapely.intersection(here, there).area > _TOUCH:
        raise Illegal("piece-overlaps", piece=piece.id, other=other.id, why="terrain")
    if not (piece.hazard or other.hazard) and GAP_CLOSED <= apart < GAP_OPEN:
        raise Illegal(
            "piece-gap", piece=piece.id, other=other.id, why="too-near", gap=apart, closed=GAP_CLOSED, least=GAP_OPEN
        )
