"""Fields that people draw: read from data, checked piece by piece, and weighed.

A drawn field is a ``Field`` like a generated one, so that its code is its whole memory. Lengths in ruler units.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct, structs

from rules.core.errors import Illegal, shown
from rules.field.blocks import block
from rules.field.code import SEED_MAX
from rules.field.generate import LEAST, usual_count
from rules.field.geometry import EDGE, SHAPES, Disc, Ground, Point, ground_across, polygon, rounded, solid
from rules.field.kinds import KINDS
from rules.field.planar import shapely
from rules.field.styles import STYLES
from rules.field.terrain import (
    BRICKS,
    CALLED_MAX,
    HITS,
    SIZE_LEAST,
    SIZE_MOST,
    VERTICES,
    Field,
    Piece,
    can_be_called,
    check_pair,
    check_size,
    on_ground,
    snapped,
)
from rules.field.ways import Ways
from rules.field.zones import Zone, box, common, ground_zone, has, nearest_in, without

AREA_LEAST = 0.25
"""Square units: a piece is half a unit by half a unit at least."""
SIDE_MOST = 12.7
"""The longest side of a piece from west to east and from north to south, as field codes write it."""
BASE = 0.5
ALIKE = 0.2
"""Opposite sides have much the same where shares of cover and its hits, and ways, differ by so much at most."""
OPEN_ALIKE = 0.1
"""And where the shares of open ground of their halves differ by so much at most."""
_TWIN = 0.15
"""A corner and its twin may be so far from their places: fields keep tenths, and their sizes are none."""
_FAULTS_MOST = 12
_SIDES = ("N", "E", "S", "W")


class DrawnPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece as somebody drew it, ``called`` by a name of its own or by none."""

    kind: str
    outline: tuple[Point, ...]
    hits: int = 2
    bricks: int = 3
    called: str = ""


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """A field as somebody drew it. ``across``: units at its widest; ``seed``: as in ``Field``, or a photograph's id."""

    shape: str
    across: int
    style: str
    pieces: tuple[DrawnPiece, ...] = ()
    seed: str = ""


def field_of(drawing: Drawing) -> Field:
    """The field of a drawing; its pieces are not checked yet.

    Raises ``Illegal``: ``no-such-style``, ``no-such-shape``, ``no-such-kind``, ``field-size``, ``too-many-pieces``,
    ``piece-corners``.
    """
    if drawing.style not in STYLES:
        raise Illegal("no-such-style", name=shown(drawing.style))
    if drawing.shape not in SHAPES:
        raise Illegal("no-such-shape", name=shown(drawing.shape))
    if not SIZE_LEAST <= drawing.across <= SIZE_MOST:
        raise Illegal("field-size", least=SIZE_LEAST, most=SIZE_MOST)
    ground = ground_across(drawing.shape, drawing.across)
    pieces = tuple(map(_piece, range(1, len(drawing.pieces) + 1), drawing.pieces))
    field = Field(ground, drawing.style, drawing.seed[:SEED_MAX], pieces)
    check_size(field)
    return field


def drawing_of(field: Field) -> Drawing:
    """A field as it would be drawn: its pieces numbered from one."""
    pieces = tuple(
        DrawnPiece(piece.name, piece.outline, piece.hits, piece.bricks, piece.called) for piece in field.pieces
    )
    across = min(SIZE_MOST, round(field.ground.widest))
    return Drawing(field.ground.shape, across, field.style, pieces, field.seed)


def _piece(number: int, drawn: DrawnPiece) -> Piece:
    if drawn.kind not in KINDS:
        raise Illegal("no-such-kind", name=shown(drawn.kind))
    id_, count = f"T{number}", len(drawn.outline)
    if not VERTICES[0] <= count <= VERTICES[1]:
        raise Illegal("piece-corners", piece=id_, count=count, least=VERTICES[0], most=VERTICES[1])
    if not all(math.isfinite(value) and abs(value) < 1000 for point in drawn.outline for value in point):
        raise Illegal("piece-off-field", piece=id_, why="outside")
    called, hazard = " ".join(drawn.called.split()), KINDS[drawn.kind].hazard
    return Piece(id_, drawn.kind, _once(snapped(drawn.outline)), drawn.hits, drawn.bricks, hazard, called)


def _once(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    """The outline with each corner once where one follows itself, as a double tap makes it, if a shape is left."""
    once = tuple(point for point, after in zip(outline, (*outline[1:], None), strict=True) if point != after)
    once = once[:-1] if once[0] == once[-1] else once
    return once if len(once) >= VERTICES[0] else outline


def faults(field: Field) -> list[Illegal]:
    """What keeps a drawn field from being played on, the first dozen: of each piece, then of each two.

    ``piece-off-field``, ``-crosses``, ``-too-small``, ``-too-large``, ``-hits``, ``-bricks``, ``-called``,
    ``-overlaps``, ``-gap``.
    """
    found = [fault for piece in field.pieces for fault in _faults_of(field.ground, piece)]
    sound = [piece for piece in field.pieces if shapely.is_valid(solid(piece.outline))]
    for piece, other in combinations(sound, 2):
        if len(found) >= _FAULTS_MOST:
            break
        try:
            check_pair(other, piece)
        except Illegal as error:
            found.append(error)
    return found[:_FAULTS_MOST]


def check(field: Field) -> Field:
    """The field. Raises the first of its ``faults``."""
    for fault in faults(field):
        raise fault
    return field


def _faults_of(ground: Ground, piece: Piece) -> Iterator[Illegal]:
    outline, name = piece.outline, piece.id
    steps = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    if not on_ground(ground, outline):
        yield Illegal("piece-off-field", piece=name, why="outside")
    if any(a == b for a, b in steps):
        yield Illegal("piece-too-small", piece=name, least=AREA_LEAST)
    elif not shapely.is_valid(solid(outline)):
        yield Illegal("piece-crosses", piece=name)
    elif polygon(outline).area < AREA_LEAST:
        yield Illegal("piece-too-small", piece=name, least=AREA_LEAST)
    if any(abs(b[axis] - a[axis]) > SIDE_MOST + EDGE for a, b in steps for axis in (0, 1)):
        yield Illegal("piece-too-large", piece=name, most=SIDE_MOST)
    if not HITS[0] <= piece.hits <= HITS[1]:
        yield Illegal("piece-hits", piece=name, least=HITS[0], most=HITS[1])
    if not BRICKS[0] <= piece.bricks <= BRICKS[1]:
        yield Illegal("piece-bricks", piece=name, least=BRICKS[0], most=BRICKS[1])
    if not can_be_called(piece.called):
        yield Illegal("piece-called", piece=name, most=CALLED_MAX)


# -- what a field is like ---------------------------------------------------------------------------------------------


class Side(Struct, frozen=True):
    """One side of a field: its share of cover and of the ``hits`` that it takes, and how much of its half is ``open``.

    ``way``: that from its edge to the middle; None: there is no way.
    """

    side: str
    cover: float
    hits: float
    open: float
    way: float | None


class Weighed(Struct, frozen=True):
    """A field as it plays: the share of ``open`` ground, its sides, whether ``closed`` ground is cut off from the rest.

    Hazards are not open; how high cover is does not count, as it would with elevation alone.

    ``twin``: turned by half a turn it is the same. ``straight``: how far the middle is from each side without anything
    in the way. ``pieces`` give cover; fields of this size that are laid out by chance have from ``least`` to ``most``.
    ``midst``: the piece that takes the middle, so that each way ends on its own side of it; None where a base has room.
    """

    open: float
    sides: tuple[Side, ...]
    closed: bool
    twin: bool
    straight: float
    pieces: int
    least: int
    most: int
    midst: Piece | None = None

    @property
    def even(self) -> bool:
        """Whether opposite sides have much the same: see ``ALIKE``."""
        return all(_same_worth(a, b) for a, b in (self.sides[:3:2], self.sides[1::2]))


def _same_worth(a: Side, b: Side) -> bool:
    near = abs(a.cover - b.cover) <= ALIKE and abs(a.hits - b.hits) <= ALIKE and abs(a.open - b.open) <= OPEN_ALIKE
    return near and _alike(a.way, b.way)


def _alike(a: float | None, b: float | None) -> bool:
    return (a is None) == (b is None) and (a is None or b is None or abs(a - b) <= ALIKE * max(a, b))


def weighed(field: Field) -> Weighed:
    """What a field without faults is like for those who begin on each of its sides."""
    ground, cover = field.ground, [piece.outline for piece in field.pieces if not piece.hazard]
    free = room(ground, cover)
    whole, taken = ground_zone(ground), shapely.union_all([polygon(piece.outline) for piece in field.pieces])
    usual, twin = usual_count(ground), is_twin(field)
    sides = tuple(_side(field, taken, free, side) for side in _SIDES)
    return Weighed(
        open=1 - float(taken.area) / whole.area,
        sides=_evened(sides) if twin else sides,
        closed=len([part for part in shapely.get_parts(free) if part.area > EDGE]) != 1,
        twin=twin,
        straight=round(ground.size / 2 - BASE, 1),
        pieces=len(cover),
        least=math.floor(LEAST * usual),
        most=usual + 1,
        midst=_in_the_middle(field, free),
    )


def _evened(sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """Opposite sides of a field that is its own twin are the same: only the tenths of its corners make them differ."""

    def way(one: float | None, other: float | None) -> float | None:
        return one if one is None or other is None else round((one + other) / 2, 1)

    facing = [(one, sides[n - 2]) for n, one in enumerate(sides)]
    return tuple(Side(a.side, 0.5, 0.5, (a.open + b.open) / 2, way(a.way, b.way)) for a, b in facing)


def _in_the_middle(field: Field, free: Zone) -> Piece | None:
    """The piece that leaves a base no room in the middle of the field; None where there is room."""
    half = field.ground.size / 2
    if has(free, (half, half)):
        return None
    centre = shapely.Point(half, half)
    cover = [piece for piece in field.pieces if not piece.hazard]
    return min(cover, key=lambda piece: polygon(piece.outline).distance(centre), default=None)


def turned(field: Field) -> Field:
    """The field turned by half a turn, to a tenth of a unit."""
    far = math.floor(field.ground.size * 10) / 10  # all corners are at tenths: no gap changes
    pieces = (
        structs.replace(piece, outline=snapped([(far - x, far - y) for x, y in piece.outline]))
        for piece in field.pieces
    )
    return structs.replace(field, pieces=tuple(pieces))


def is_twin(field: Field) -> bool:
    """Whether a field is the same, to the rules, when it is turned by half a turn."""
    left = list(field.pieces)
    for piece in turned(field).pieces:
        found = next((other for other in left if _same(piece, other)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _same(one: Piece, other: Piece) -> bool:
    alike = (one.hits, one.bricks, one.hazard) == (other.hits, other.bricks, other.hazard)
    return alike and shapely.hausdorff_distance(polygon(one.outline), polygon(other.outline)) <= _TWIN


def room(ground: Ground, cover: Sequence[tuple[Point, ...]]) -> Zone:
    """Where a base has room among what gives cover."""
    return without(ground_zone(ground, BASE - EDGE), *(block(outline, BASE).core for outline in cover))


def _side(field: Field, taken: Zone, free: Zone, side: str) -> Side:
    """A side: the half of the field nearest to it, and the way of a base from the middle of its edge."""
    ground, walls = field.ground, [piece for piece in field.pieces if not piece.hazard]
    cover, size, half = [piece.outline for piece in walls], ground.size, ground.size / 2
    area, start = {
        "N": (box(0, 0, size, half), (half, BASE)),
        "E": (box(half, 0, size, size), (size - BASE, half)),
        "S": (box(0, half, size, size), (half, size - BASE)),
        "W": (box(0, 0, half, size), (BASE, half)),
    }[side]
    shapes, own_ground = [polygon(outline) for outline in cover], common(ground_zone(ground), area)
    parts = [float(shapely.intersection(shape, area).area) for shape in shapes]
    total, hits = sum(shape.area for shape in shapes), sum(piece.hits for piece in walls)
    share = sum(parts) / total if total else 0.5
    taking = sum(piece.hits * part / shape.area for piece, part, shape in zip(walls, parts, shapes, strict=True))
    open_ = 1 - float(shapely.intersection(taken, area).area) / own_ground.area
    own = common(free, area).buffer(-EDGE)  # of a piece in the middle each side comes to its own side
    middle = (half, half)
    begin, end = nearest_in(own, start), middle if has(free, middle) else nearest_in(own, middle)
    way = None if begin is None or end is None else Ways(ground, Disc(rounded(begin), BASE), cover).to(rounded(end))
    return Side(side, share, taking / hits if hits else 0.5, open_, None if way is None else round(way.length, 1))
