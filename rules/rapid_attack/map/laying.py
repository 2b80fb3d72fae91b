"""Terrain that players put down: the room for a piece, and likely places."""

from functools import lru_cache

from msgspec import Struct

from rules.core.errors import Illegal
from rules.field import PIECES_MAX, Field, Point, Zone, add, distance, ground_zone, polygon, sample, without
from rules.field import Piece as FieldPiece
from rules.field.edit import free_id
from rules.field.planar import shapely
from rules.rapid_attack.map.scene import Scene
from rules.rapid_attack.state import Piece

HEADINGS = tuple(range(0, 360, 45))
_GRAIN = 200
_TRIED = 40
_INSET = 1.0
_SPREAD = 4.0
_MOST = 5


class Laying(Struct, frozen=True, cache_hash=True):
    """A piece of a kind that a player puts down."""

    item: str
    owner: int
    kind: str


def full(there: Scene) -> bool:
    """Whether there are as many pieces as a field may have."""
    return len(there.terrain) >= PIECES_MAX


def free_ground(there: Scene) -> Zone:
    """The field without its terrain. A piece there needs room for all of it."""
    return without(ground_zone(there.ground), *(polygon(piece.outline) for piece in there.terrain if piece.outline))


def next_id(there: Scene) -> str:
    """The id of the next piece."""
    return free_id(_field(there))


def laid(there: Scene, kind: str, at: Point, degrees: float = 0.0) -> Piece:
    """A new piece of a kind with its middle at a point, turned clockwise.

    Its outline depends on its id. Raises ``Illegal``: ``piece-off-field``, ``piece-overlaps``, ``piece-gap``.
    """
    found = add(_field(there), kind, at, degrees).pieces[-1]
    return Piece(found.id, found.name, found.hits, found.outline, found.bricks, found.hazard)


def _field(there: Scene) -> Field:
    pieces = (FieldPiece(p.id, p.name, p.outline, p.hits, p.bricks, p.hazard) for p in there.terrain)
    field = Field(there.ground, "", "", tuple(pieces))
    return Field(there.ground, "", free_id(field), field.pieces)


def _fits(there: Scene, kind: str, at: Point, degrees: float = 0.0) -> bool:
    try:
        laid(there, kind, at, degrees)
    except Illegal:
        return False
    return True


def turns(there: Scene, kind: str, at: Point) -> list[int]:
    """The headings in which a piece of a kind has room at a point."""
    return [degrees for degrees in HEADINGS if _fits(there, kind, at, degrees)]


@lru_cache(maxsize=256)
def likely(there: Scene, kind: str) -> tuple[Point, ...]:
    """A few places for a piece of a kind, well apart, first those with most room around; none where it is crowded."""
    chosen: list[Point] = []
    for at in _rooms(there)[:_TRIED]:
        if all(distance(at, other) > _SPREAD for other in chosen) and _fits(there, kind, at):
            chosen.append(at)
        if len(chosen) == _MOST:
            break
    return tuple(chosen)


@lru_cache(maxsize=16)
def _rooms(there: Scene) -> tuple[Point, ...]:
    """Points of the field, farthest from terrain and edge first."""
    zone = ground_zone(there.ground, _INSET)
    solid = shapely.union_all([zone.exterior, *(polygon(piece.outline) for piece in there.terrain if piece.outline)])
    points = sample(zone, _GRAIN)
    room = shapely.distance(shapely.points(points), solid)
    return tuple(at for _, at in sorted(zip(room.tolist(), points, strict=True), key=lambda pair: -pair[0]))
