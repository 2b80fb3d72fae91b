"""Fields laid out by chance from a seed, the same on every machine, and fair to every side.

Whatever is put on one half is put on the other too, turned half around and moved a little. Of several layouts the
one that gives the most even cover in every direction is taken.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import shapely

from rules.core.errors import Illegal, shown
from rules.field.blocks import block
from rules.field.geometry import EDGE, SHAPES, SQUARE, Ground, Point
from rules.field.kinds import KINDS, turned
from rules.field.luck import Luck
from rules.field.styles import MOST, STYLES, Group, Style, style_of
from rules.field.terrain import GAP_OPEN, PIECES_MAX, SIZE_LEAST, SIZE_MOST, Field, Piece, on_ground, snapped
from rules.field.zones import ground_zone, without

__all__ = ["cover_by_sector", "generate"]

_SPREAD = 0.22
_LAYOUTS = 150
_SPOTS = 6
_TRIES = 160
_INSET = 1.3
_APART = 1.6
_HEART = 2.3
_SLACK = 0.12
SECTORS = 4
BASE = 0.5

Part = tuple[str, tuple[Point, ...]]


def generate(style: str, seed: str, *, shape: str = SQUARE, size: float = 36, hazards: bool = False) -> Field:
    """A field of a style.

    Raises ``Illegal``: ``no-such-style``, ``no-such-shape``, ``field-size``.
    """
    ground = _ground(style, shape, size)
    best: tuple[float, list[Part]] = (math.inf, [])
    for number in range(_LAYOUTS):
        layout = _Layout(ground, style_of(style), Luck(f"{style} {shape} {size:g} {hazards} {seed} {number}"))
        parts = layout.laid_out(hazards)
        spread = _spread(ground, parts)
        if spread < best[0] and _one_piece(ground, parts):
            best = spread, parts
        if best[0] <= _SPREAD:
            break
    return Field(ground, style, seed, _pieces(best[1], Luck(f"bricks {seed}")))


def _ground(style: str, shape: str, size: float) -> Ground:
    if style not in STYLES:
        raise Illegal("no-such-style", name=shown(style))
    if shape not in SHAPES:
        raise Illegal("no-such-shape", name=shown(shape))
    if not SIZE_LEAST <= size <= SIZE_MOST or size != int(size):
        raise Illegal("field-size", least=SIZE_LEAST, most=SIZE_MOST)
    return Ground(shape, float(size))


class _Layout:
    """Groups put down one after the other, each with its twin across the middle."""

    def __init__(self, ground: Ground, style: Style, luck: Luck) -> None:
        self.ground, self.style, self.luck = ground, style, luck
        self.turn: Callable[[], float] = style.turns(luck)
        self.parts: list[Part] = []
        self.solids: list[Any] = []
        self.loads = [0.0] * SECTORS
        self.wedges = _wedges(ground, 2 * SECTORS)

    def laid_out(self, hazards: bool) -> list[Part]:
        """All the parts, hazards first."""
        if hazards:
            for _ in range(self.luck.choice((1, 1, 2))):
                self._put([self._hazard()])
        wanted = self._count()
        for _ in range(_TRIES):
            if len(self.parts) >= wanted:
                break
            group = self.luck.weighted(self.style.groups)(self.luck)
            if len(self.parts) + 2 * len(group) <= wanted + 1 and not self._enough(group):
                self._put(group)
        return self.parts

    def _enough(self, group: Group) -> bool:
        there = [name for name, _ in self.parts]
        return any(there.count(name) >= MOST.get(name, PIECES_MAX) for name, _ in group)

    def _hazard(self) -> tuple[str, list[Point]]:
        name = self.luck.choice(self.style.hazards)
        return name, KINDS[name].draw(self.luck)

    def _count(self) -> int:
        """14 to 30 pieces, by the area of the field; a round one has less of it."""
        share = (self.ground.size - SIZE_LEAST) / (SIZE_MOST - SIZE_LEAST)
        most = 16 + 13 * share if self.ground.shape == SQUARE else 14 + 10 * share
        return round(most) + self.luck.choice((0, 1))

    def _put(self, group: Group) -> None:
        """The group where it has most room and cover is wanted most, if there is a place for it at all."""
        places = [place for _ in range(_SPOTS) if (place := self._tried(group)) is not None]
        if places:
            _, ours, twins = max(places, key=lambda place: place[0])
            for part in (*ours, *twins):
                self.parts.append(part)
                self.solids.append(shapely.Polygon(part[1]))
            self.loads = self._loaded(ours)

    def _tried(self, group: Group) -> tuple[float, list[Part], list[Part]] | None:
        angle, at = self.turn(), self._spot()
        ours = [(name, snapped(turned(outline, angle, at))) for name, outline in group]
        twins = [(name, self._across(outline)) for name, outline in ours]
        room = self._room(ours, twins)
        if room is None:
            return None
        return min(room, 4.0) / 4 - 3 * _lean(self._loaded(ours)), ours, self._varied(ours, twins)

    def _spot(self) -> Point:
        pitch, size = self.style.pitch, self.ground.size
        x, y = self.luck.uniform(_INSET, size - _INSET), self.luck.uniform(_INSET, size - _INSET)
        return (round(x / pitch) * pitch, round(y / pitch) * pitch) if pitch else (x, y)

    def _across(self, outline: tuple[Point, ...]) -> tuple[Point, ...]:
        return snapped([(self.ground.size - x, self.ground.size - y) for x, y in outline])

    def _varied(self, ours: list[Part], twins: list[Part]) -> list[Part]:
        """The twins moved a little, if they may stand there."""
        x, y = self.luck.whole(-3, 3) / 10, self.luck.whole(-3, 3) / 10
        moved = [(name, snapped([(px + x, py + y) for px, py in outline])) for name, outline in twins]
        return twins if self._room(ours, moved) is None else moved

    def _room(self, ours: list[Part], twins: list[Part]) -> float | None:
        """How far a group and its twin stand from everything else; ``None`` when that is too near."""
        outlines = [outline for _, outline in (*ours, *twins)]
        if not all(on_ground(self.ground, outline, _INSET) for outline in outlines):
            return None
        shapes = [shapely.Polygon(outline) for outline in outlines]
        half = len(ours)
        if not all(shape.is_valid for shape in shapes) or not _well_apart(shapes[:half]):
            return None
        heart = min(shapely.distance(shapes, shapely.Point(self.ground.middle)).tolist())
        across = _nearest(shapes[:half], shapes[half:])
        room = min(across, _nearest(shapes, self.solids))
        return None if heart < _HEART or room < _APART else room

    def _loaded(self, ours: list[Part]) -> list[float]:
        """The area of cover in each direction, taken both ways, with one more group and its twin."""
        cover = [shapely.Polygon(outline) for name, outline in ours if not KINDS[name].hazard]
        if not cover:
            return self.loads
        areas = shapely.area(shapely.intersection(shapely.union_all(cover), self.wedges)).tolist()
        return [load + areas[i] + areas[i + SECTORS] for i, load in enumerate(self.loads)]


def _lean(loads: list[float]) -> float:
    """How much more cover lies towards one pair of sides or corners than towards the other, as a share."""
    a, b, c, d = loads
    return max(abs(a + b - c - d), abs(b + c - d - a)) / (sum(loads) or 1.0)


def _wedges(ground: Ground, count: int, turn: float = 0.0) -> list[Any]:
    """The field cut like a cake, the first slice from ``turn`` on, clockwise."""
    x, y = ground.middle
    far = ground.size * 1.5
    ends = [turn + math.tau * i / count for i in range(count + 1)]
    rim = [(x + far * math.cos(end), y + far * math.sin(end)) for end in ends]
    return [shapely.Polygon([(x, y), rim[i], rim[i + 1]]) for i in range(count)]


def _nearest(some: list[Any], others: list[Any]) -> float:
    if not others:
        return math.inf
    return min(float(shapely.distance(others, shape).min()) for shape in some)


def _well_apart(shapes: list[Any]) -> bool:
    """Whether within a group every gap is plainly closed or plainly open, and nothing overlaps."""
    gaps = [float(shapely.distance(a, b)) for i, a in enumerate(shapes) for b in shapes[:i]]
    return all(0.05 <= gap < 0.4 or gap >= GAP_OPEN + _SLACK for gap in gaps)


# -- whether it is a good field ------------------------------------------------------------------------------------


def cover_by_sector(ground: Ground, outlines: list[tuple[Point, ...]], turn: float = 0.0) -> list[float]:
    """The area of terrain in each quarter of the field, the first from ``turn`` on, clockwise."""
    things = shapely.union_all([shapely.Polygon(outline) for outline in outlines])
    areas = shapely.area(shapely.intersection(things, _wedges(ground, 2 * SECTORS, turn))).tolist()
    return [areas[2 * i] + areas[2 * i + 1] for i in range(SECTORS)]


def _spread(ground: Ground, parts: list[Part]) -> float:
    """How uneven the cover is, taken by sides and by corners: 0 when every quarter has as much as any other."""
    cover = [outline for name, outline in parts if not KINDS[name].hazard]
    if len(cover) < 12 or len(parts) > PIECES_MAX:
        return math.inf
    quarters = [cover_by_sector(ground, cover, turn) for turn in (0.0, math.pi / 4)]
    return max(1 - min(areas) / max(areas) for areas in quarters)


def _one_piece(ground: Ground, parts: list[Part]) -> bool:
    """Whether a base gets from everywhere to everywhere."""
    cores = [block(outline, BASE).core for name, outline in parts if not KINDS[name].hazard]
    free = without(ground_zone(ground, BASE - EDGE), *cores)
    return len([part for part in shapely.get_parts(free) if part.area > EDGE]) == 1


def _pieces(parts: list[Part], luck: Luck) -> tuple[Piece, ...]:
    """The parts numbered from north to south."""
    ordered = sorted(parts, key=lambda part: (min(y for _, y in part[1]), part[1]))
    return tuple(_piece(f"T{number}", part, luck) for number, part in enumerate(ordered, 1))


def _piece(name: str, part: Part, luck: Luck) -> Piece:
    kind = KINDS[part[0]]
    return Piece(name, kind.name, part[1], kind.hits, luck.whole(*kind.bricks), kind.hazard)
