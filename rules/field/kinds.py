"""The kinds of terrain: the outline, the hits absorbed and the height of each. Lengths in ruler units."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from rules.core.errors import Illegal, shown
from rules.field.geometry import Point
from rules.field.seeded_random import SeededRandom

Outline = list[Point]
Draw = Callable[[SeededRandom], Outline]


class Built(StrEnum):
    """The built way up and down a piece of terrain (rulebook: "Elevation")."""

    STAIRS = "stairs"
    LADDER = "ladder"


class Kind(Struct, frozen=True):
    """A kind of terrain. ``draw`` gives an outline around the origin, its long side from west to east.

    ``hits`` are absorbed before it is gone; ``bricks`` are its least and greatest height; ``built``: its way up.
    """

    name: str
    draw: Draw
    hits: int
    bricks: tuple[int, int]
    hazard: bool = False
    built: Built | None = None


def turned(outline: Outline, angle: float, at: Point = (0.0, 0.0)) -> Outline:
    """An outline turned around the origin, clockwise as seen on the field, and moved to a point."""
    cos, sin = math.cos(angle), math.sin(angle)
    return [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in outline]


def _box(wide: tuple[float, float], deep: tuple[float, float]) -> Draw:
    def draw(rng: SeededRandom) -> Outline:
        x, y = rng.uniform(*wide) / 2, rng.uniform(*deep) / 2
        return [(-x, -y), (x, -y), (x, y), (-x, y)]

    return draw


def _ell(wide: tuple[float, float], deep: tuple[float, float], wing: tuple[float, float]) -> Draw:
    """A box, or one with a corner taken out."""

    def draw(rng: SeededRandom) -> Outline:
        x, y = rng.uniform(*wide) / 2, rng.uniform(*deep) / 2
        if rng.random() < 0.5:
            return [(-x, -y), (x, -y), (x, y), (-x, y)]
        w = rng.uniform(*wing)
        bent = [(-x, -y), (x, -y), (x, -y + w), (-x + w, -y + w), (-x + w, y), (-x, y)]
        return bent if rng.random() < 0.5 else [(-px, py) for px, py in reversed(bent)]

    return draw


def _blob(wide: tuple[float, float], flat: tuple[float, float], corners: tuple[int, int], rough: float) -> Draw:
    """An irregular outline: corners around a middle, some farther out than others."""

    def draw(rng: SeededRandom) -> Outline:
        count, x = rng.randint(*corners), rng.uniform(*wide) / 2
        y = x * rng.uniform(*flat)
        shift = rng.uniform(0, math.tau)
        found: Outline = []
        for number in range(count):
            angle = shift + math.tau * (number + rng.uniform(-0.22, 0.22)) / count
            far = 1 - rng.uniform(0, rough)
            found.append((x * far * math.cos(angle), y * far * math.sin(angle)))
        return _as_long(found, 2 * x)

    return draw


def _as_long(outline: Outline, long: float) -> Outline:
    """The outline scaled so that its farthest corners are ``long`` apart."""
    share = long / max(math.dist(a, b) for a in outline for b in outline)
    return [(x * share, y * share) for x, y in outline]


def _church(rng: SeededRandom) -> Outline:
    """A nave with a broader or narrower tower."""
    x, y, t = rng.uniform(5.6, 6.8) / 2, rng.uniform(2.0, 2.6) / 2, rng.uniform(1.6, 2.0)
    out = y + rng.choice((0.4, -0.4))
    return [(-x, -out), (-x + t, -out), (-x + t, -y), (x, -y), (x, y), (-x + t, y), (-x + t, out), (-x, out)]


def _crane(rng: SeededRandom) -> Outline:
    """Two legs and a bridge between them."""
    x, y, leg = rng.uniform(5.0, 6.6) / 2, rng.uniform(2.2, 2.8) / 2, 1.0
    slim = 0.5
    return [
        (-x, -y), (-x + leg, -y), (-x + leg, -slim), (x - 2 * leg, -slim), (x, -slim / 2),
        (x, slim / 2), (x - 2 * leg, slim), (-x + leg, slim), (-x + leg, y), (-x, y),
    ]  # fmt: skip


def _hull(rng: SeededRandom) -> Outline:
    """A ship's or frame's hull: a bow, a belly, a torn stern."""
    x, y = rng.uniform(5.2, 6.8) / 2, rng.uniform(2.0, 2.9) / 2
    torn = rng.uniform(0.4, 0.9)
    return [
        (-x, -y * 0.3), (-x * 0.6, -y), (x * 0.4, -y), (x, -y * 0.55),
        (x - torn, 0.0), (x * 0.9, y * 0.7), (x * 0.2, y), (-x * 0.6, y * 0.9),
    ]  # fmt: skip


def _wing(rng: SeededRandom) -> Outline:
    x, y = rng.uniform(3.6, 5.2) / 2, rng.uniform(1.4, 2.2) / 2
    return [(-x, -y), (-x * 0.2, -y), (x, y * 0.5), (x * 0.9, y), (-x * 0.7, y)]


def _round(wide: tuple[float, float]) -> Draw:
    def draw(rng: SeededRandom) -> Outline:
        radius = rng.uniform(*wide) / 2
        return [(radius * math.cos(math.tau * i / 8), radius * math.sin(math.tau * i / 8)) for i in range(8)]

    return draw


_ALL = (
    Kind("barrier", _box((3.0, 5.5), (0.6, 0.8)), 1, (3, 3)),
    Kind("car", _box((1.8, 2.2), (1.0, 1.1)), 1, (3, 3)),
    Kind("church", _church, 3, (9, 12), built=Built.LADDER),
    Kind("container", _box((3.8, 4.2), (1.4, 1.6)), 2, (4, 5)),
    Kind("crane", _crane, 2, (11, 12), built=Built.LADDER),
    Kind("crater", _blob((3.0, 4.5), (0.8, 1.0), (8, 10), 0.15), 1, (3, 3), hazard=True),
    Kind("debris", _blob((1.8, 3.0), (0.6, 0.9), (5, 8), 0.35), 1, (3, 4)),
    Kind("engine", _round((1.8, 2.6)), 2, (4, 6)),
    Kind("fence", _box((3.0, 5.0), (0.5, 0.6)), 1, (3, 3)),
    Kind("fire", _blob((2.5, 3.5), (0.7, 1.0), (7, 9), 0.3), 1, (3, 3), hazard=True),
    Kind("grove", _blob((3.2, 5.0), (0.6, 0.9), (8, 10), 0.2), 2, (6, 8)),
    Kind("hedge", _box((2.5, 4.5), (0.7, 0.9)), 1, (3, 3)),
    Kind("house", _ell((3.0, 4.6), (2.6, 3.6), (1.4, 1.8)), 2, (6, 9), built=Built.STAIRS),
    Kind("hull", _hull, 3, (6, 9), built=Built.LADDER),
    Kind("lava", _blob((3.0, 4.5), (0.5, 0.8), (8, 10), 0.3), 1, (3, 3), hazard=True),
    Kind("log", _box((3.5, 6.0), (0.6, 0.8)), 1, (3, 3)),
    Kind("mast", _box((4.0, 6.5), (0.6, 0.7)), 1, (3, 3)),
    Kind("pond", _blob((3.5, 5.0), (0.6, 0.9), (8, 10), 0.15), 1, (3, 3), hazard=True),
    Kind("rock", _blob((2.0, 3.6), (0.7, 1.0), (5, 8), 0.3), 3, (4, 8)),
    Kind("ruin", _ell((2.8, 4.2), (2.4, 3.2), (0.8, 1.1)), 2, (4, 6), built=Built.STAIRS),
    Kind("shed", _box((2.6, 3.6), (2.0, 2.6)), 2, (4, 6)),
    Kind("spill", _blob((2.5, 4.0), (0.6, 1.0), (7, 9), 0.35), 1, (3, 3), hazard=True),
    Kind("tank", _round((2.4, 3.2)), 2, (5, 6), built=Built.LADDER),
    Kind("thicket", _blob((2.2, 3.4), (0.6, 0.9), (6, 9), 0.3), 1, (3, 5)),
    Kind("tower", _box((1.9, 2.3), (1.8, 2.2)), 2, (10, 12), built=Built.LADDER),
    Kind("tree", _blob((1.7, 2.2), (0.9, 1.0), (7, 8), 0.1), 1, (6, 9)),
    Kind("truck", _box((2.6, 3.4), (1.2, 1.4)), 1, (4, 4)),
    Kind("vent", _blob((1.8, 2.4), (0.9, 1.0), (6, 8), 0.15), 1, (3, 3), hazard=True),
    Kind("wall", _box((3.0, 5.5), (0.6, 0.8)), 1, (3, 4)),
    Kind("warehouse", _box((5.0, 6.8), (3.0, 3.8)), 3, (6, 8), built=Built.STAIRS),
    Kind("wing", _wing, 2, (4, 6)),
    Kind("wood", _blob((4.6, 6.4), (0.5, 0.7), (9, 10), 0.2), 3, (6, 9)),
)
KINDS = {kind.name: kind for kind in _ALL}
NAMES = tuple(KINDS)
"""The keys of all kinds. Field codes know them by place: append only."""


def kind_of(name: str) -> Kind:
    """The kind of a key. Raises ``Illegal("no-such-kind")``."""
    if name not in KINDS:
        raise Illegal("no-such-kind", name=shown(name))
    return KINDS[name]
