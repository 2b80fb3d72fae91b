"""Random fields from a seed, the same on every machine and fair to every side.

Each group of pieces has a twin on the other half of the field, turned by half a turn and moved a little. Of several
layouts the one with the most even cover in all directions is taken. Lengths in ruler units, angles in radians.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from rules.core.errors import Illegal, shown
from rules.field.blocks import block
from rules.field.geometry import EDGE, SHAPES, SQUARE, Geometry, Ground, Point, ground_across, polygon
from rules.field.kinds import KINDS, turned
from rules.field.planar import shapely
from rules.field.seeded_random import SeededRandom
from rules.field.styles import MOST, STYLES, Group, Style, style_of
from rules.field.terrain import GAP_OPEN, PIECES_MAX, SIZE_LEAST, SIZE_MOST, Field, Piece, on_ground, snapped
from rules.field.zones import ground_zone, without

_UNEVEN_ENOUGH = 0.22
_LAYOUTS = 80
_PLACES = 6
_GROUPS = 6
_INSET = 1.3
_APART = 1.6
_CENTRE = 2.3
_SLACK = 0.12
_PER_AREA = 0.0115
_ALWAYS = 4
LEAST = 0.8
"""The least share of the usual number of pieces that a field has."""
SECTORS = 4
BASE = 0.5

Part = tuple[str, tuple[Point, ...]]


def generate(style: str, seed: str, *, shape: str = SQUARE, across: float = 44, hazards: bool = False) -> Field:
    """A random field of a style, ``across`` units wide at its widest.

    Raises ``Illegal``: ``no-such-style``, ``no-such-shape``, ``field-size``.
    """
    ground = _ground(style, shape, across)
    best: tuple[float, list[Part]] = (math.inf, [])
    for number in range(_LAYOUTS):
        layout = _Layout(ground, style_of(style), SeededRandom(f"{style} {shape} {across:g} {hazards} {seed} {number}"))
        parts = layout.fill(hazards)
        uneven = _unevenness(ground, parts)
        if uneven < best[0] and _connected(ground, parts):
            best = uneven, parts
        if best[0] <= _UNEVEN_ENOUGH:
            break
    return Field(ground, style, seed, _pieces(best[1], SeededRandom(f"bricks {seed}")))


def _ground(style: str, shape: str, across: float) -> Ground:
    if style not in STYLES:
        raise Illegal("no-such-style", name=shown(style))
    if shape not in SHAPES:
        raise Illegal("no-such-shape", name=shown(shape))
    if not SIZE_LEAST <= across <= SIZE_MOST or across != int(across):
        raise Illegal("field-size", least=SIZE_LEAST, most=SIZE_MOST)
    return ground_across(shape, across)


def usual_count(ground: Ground) -> int:
    """The number of pieces that give cover: 7 to 25, by the area of the field."""
    return round(_ALWAYS + _PER_AREA * ground_zone(ground).area)


class _Layout:
    """A layout in the making: groups put down one after the other, each with its twin across the middle."""

    def __init__(self, ground: Ground, style: Style, rng: SeededRandom) -> None:
        self.ground, self.style, self.rng = ground, style, rng
        self.turn: Callable[[], float] = style.turns(rng)
        self.parts: list[Part] = []
        self.solids: list[Geometry] = []
        self.loads = [0.0] * SECTORS
        self.wedges = _wedges(ground, 2 * SECTORS)
        self.centre = shapely.Point(ground.middle)
        self.solid = lru_cache(maxsize=64)(polygon)
        """An outline's polygon: each is asked for several times."""

    def fill(self, hazards: bool) -> list[Part]:
        """Put down groups until there are enough; hazards first."""
        if hazards:
            for _ in range(self.rng.choice((1, 1, 2))):
                self._put([self._hazard()])
        wanted = len(self.parts) + usual_count(self.ground) + self.rng.choice((0, 1))
        for _ in range(_GROUPS * wanted):
            if len(self.parts) >= wanted:
                break
            group = self.rng.weighted_choice(self.style.groups)(self.rng)
            if len(self.parts) + 2 * len(group) <= wanted + 1 and not self._enough(group):
                self._put(group)
        return self.parts

    def _enough(self, group: Group) -> bool:
        placed = [name for name, _ in self.parts]
        return any(placed.count(name) >= MOST.get(name, PIECES_MAX) for name, _ in group)

    def _hazard(self) -> tuple[str, list[Point]]:
        name = self.rng.choice(self.style.hazards)
        return name, KINDS[name].draw(self.rng)

    def _put(self, group: Group) -> None:
        """Put a group where it has most room and cover is wanted most, if it fits anywhere."""
        places = [place for _ in range(_PLACES) if (place := self._candidate(group)) is not None]
        if places:
            _, ours, twins = max(places, key=lambda place: place[0])
            for part in (*ours, *twins):
                self.parts.append(part)
                self.solids.append(self.solid(part[1]))
            self.loads = self._loaded(ours)

    def _candidate(self, group: Group) -> tuple[float, list[Part], list[Part]] | None:
        """A random place for a group: its worth, the group and its twin; None if they do not fit."""
        angle, at = self.turn(), self._random_point()
        ours = [(name, snapped(turned(outline, angle, at))) for name, outline in group]
        twins = [(name, self._mirrored(outline)) for name, outline in ours]
        room = self._room(ours, twins)
        if room is None:
            return None
        return min(room, 4.0) / 4 - 3 * _imbalance(self._loaded(ours)), ours, self._shifted(ours, twins)

    def _random_point(self) -> Point:
        pitch, size = self.style.pitch, self.ground.size
        x, y = self.rng.uniform(_INSET, size - _INSET), self.rng.uniform(_INSET, size - _INSET)
        return (round(x / pitch) * pitch, round(y / pitch) * pitch) if pitch else (x, y)

    def _mirrored(self, outline: tuple[Point, ...]) -> tuple[Point, ...]:
        return snapped([(self.ground.size - x, self.ground.size - y) for x, y in outline])

    def _shifted(self, ours: list[Part], twins: list[Part]) -> list[Part]:
        """The twins moved a little, if they may stand there."""
        x, y = self.rng.randint(-3, 3) / 10, self.rng.randint(-3, 3) / 10
        moved = [(name, snapped([(px + x, py + y) for px, py in outline])) for name, outline in twins]
        return twins if self._room(ours, moved) is None else moved

    def _room(self, ours: list[Part], twins: list[Part]) -> float | None:
        """The distance of a group and its twin from all other pieces; None if that is too little."""
        outlines, middle = [outline for _, outline in (*ours, *twins)], self.ground.middle
        if not all(on_ground(self.ground, outline, _INSET) for outline in outlines):
            return None
        # Most places fall to the middle or to other pieces: what is cheap to compute is asked first.
        if any(math.dist(point, middle) < _CENTRE for outline in outlines[: len(ours)] for point in outline):
            return None
        room, shapes = math.inf, list[list[Geometry]]()
        for part in (ours, twins):
            shapes.append([self.solid(outline) for _, outline in part])
            room = min(room, _nearest(shapes[-1], self.solids))
            if room < _APART:
                return None
        room = min(room, _nearest(*shapes))
        both = shapes[0] + shapes[1]
        if room < _APART or shapely.distance(both, self.centre).min() < _CENTRE:
            return None
        return room if shapely.is_valid(both).all() and _well_apart(shapes[0]) else None

    def _loaded(self, ours: list[Part]) -> list[float]:
        """The area of cover along each direction and its opposite, with one more group and its twin."""
        cover = [self.solid(outline) for name, outline in ours if not KINDS[name].hazard]
        if not cover:
            return self.loads
        areas = shapely.area(shapely.intersection(shapely.union_all(cover), self.wedges)).tolist()
        return [load + areas[i] + areas[i + SECTORS] for i, load in enumerate(self.loads)]


def _imbalance(loads: list[float]) -> float:
    """The surplus of cover towards one pair of sides or corners over the other, as a share of all cover."""
    a, b, c, d = loads
    return max(abs(a + b - c - d), abs(b + c - d - a)) / (sum(loads) or 1.0)


def _wedges(ground: Ground, count: int, turn: float = 0.0) -> list[Geometry]:
    """The field cut into ``count`` sectors, clockwise, the first one from ``turn`` on."""
    x, y = ground.middle
    far = ground.size * 1.5
    ends = [turn + math.tau * i / count for i in range(count + 1)]
    rim = [(x + far * math.cos(end), y + far * math.sin(end)) for end in ends]
    return [polygon([(x, y), rim[i], rim[i + 1]]) for i in range(count)]


def _nearest(some: Sequence[Geometry], others: Sequence[Geometry]) -> float:
    """The least distance between two sets of shapes."""
    if not others:
        return math.inf
    return float(shapely.distance([[other] for other in others], some).min())


def _well_apart(shapes: Sequence[Geometry]) -> bool:
    """Whether every gap within a group is clearly closed or clearly open, and no shapes overlap."""
    gaps = [float(shapely.distance(a, b)) for i, a in enumerate(shapes) for b in shapes[:i]]
    return all(0.05 <= gap < 0.4 or gap >= GAP_OPEN + _SLACK for gap in gaps)


# -- the quality of a field ----------------------------------------------------------------------------------------


def cover_by_sector(ground: Ground, outlines: list[tuple[Point, ...]], turn: float = 0.0) -> list[float]:
    """The area of terrain in each quarter of the field, clockwise, the first one from ``turn`` on."""
    terrain = shapely.union_all([polygon(outline) for outline in outlines])
    areas = shapely.area(shapely.intersection(terrain, _wedges(ground, 2 * SECTORS, turn))).tolist()
    return [areas[2 * i] + areas[2 * i + 1] for i in range(SECTORS)]


def _unevenness(ground: Ground, parts: list[Part]) -> float:
    """The unevenness of cover by sides and by corners, 0 to 1; more for too few pieces, infinite for too many."""
    cover = [outline for name, outline in parts if not KINDS[name].hazard]
    if len(parts) > PIECES_MAX:
        return math.inf
    missing = max(0.0, LEAST * usual_count(ground) - len(cover))
    quarters = [cover_by_sector(ground, cover, turn) for turn in (0.0, math.pi / 4)]
    return missing + max(1 - min(areas) / (max(areas) or 1.0) for areas in quarters)


def _connected(ground: Ground, parts: list[Part]) -> bool:
    """Whether a base gets from every place to every other."""
    cores = [block(outline, BASE).core for name, outline in parts if not KINDS[name].hazard]
    free = without(ground_zone(ground, BASE - EDGE), *cores)
    return len([part for part in shapely.get_parts(free) if part.area > EDGE]) == 1


def _pieces(parts: list[Part], rng: SeededRandom) -> tuple[Piece, ...]:
    """The parts as pieces, numbered from north to south."""
    ordered = sorted(parts, key=lambda part: (min(y for _, y in part[1]), part[1]))
    return tuple(_piece(f"T{number}", part, rng) for number, part in enumerate(ordered, 1))


def _piece(name: str, part: Part, rng: SeededRandom) -> Piece:
    kind = KINDS[part[0]]
    return Piece(name, kind.name, part[1], kind.hits, rng.randint(*kind.bricks), kind.hazard)
