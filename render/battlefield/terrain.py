"""Terrain from above, by kind: roofs, tree tops, containers, hulls, walls, rocks, hazards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from render.battlefield.terrain_brush import Brush
from render.kit.boxes import bounds
from render.kit.palette import HAZARD, INK, MATERIALS, Colour, blend, lit, shaded
from render.kit.pillow import Image
from rules.field import Point

_LIGHT = (-0.6, -0.8)
"""The direction of the light."""


def paint(image: Image.Image, kind: str, points: Sequence[Point], unit: float, *, ruined: bool, hazard: bool) -> None:
    """Draw a piece on a ground that is drawn too large. ``ruined``: it gives no cover any more."""
    brush = Brush(points, unit, kind)
    painter, material = KINDS.get(kind, (_flat, "concrete"))
    colour = MATERIALS[material]
    if ruined and not hazard:
        _rubble(brush, blend(colour, MATERIALS["earth"], 0.45))
    else:
        painter(brush, colour)
    if hazard:
        _warning(brush)
    else:
        brush.edge(shaded(colour, 0.75), 0.09)
    brush.lay(image)


def _facing(brush: Brush, side: int) -> float:
    """The light on the slope on one side of the ridge, from -1 to 1."""
    return -side * (brush.across[0] * -_LIGHT[0] + brush.across[1] * -_LIGHT[1])


def _slope(colour: Colour, light: float) -> Colour:
    return lit(colour, 0.3 * light) if light >= 0 else shaded(colour, -0.42 * light)


def _roof(brush: Brush, colour: Colour) -> None:
    """Two slopes with courses of tiles, a ridge, a chimney."""
    for side in (-1, 1):
        slope = _slope(colour, _facing(brush, side))
        brush.strip(slope, -1.1, 0, 1.1, side * 1.1)
        rows = max(2, round(brush.broad / brush.unit / 0.3))
        for row in range(1, rows):
            t = side * row / rows
            brush.line(shaded(slope, 0.16), (-1.1, t), (1.1, t), 0.05)
    brush.line(lit(colour, 0.45), (-1.1, 0), (1.1, 0), 0.11)
    _chimney(brush, colour)


def _chimney(brush: Brush, colour: Colour) -> None:
    x, y = brush.at(brush.luck.choice((-0.55, 0.5)), brush.luck.choice((-0.4, 0.4)))
    half = 0.2 * brush.unit
    brush.draw.rectangle((x - half + 3, y - half + 4, x + half + 3, y + half + 4), fill=shaded(colour, 0.6))
    brush.draw.rectangle(bounds((x, y), half), fill=MATERIALS["stone"])
    brush.draw.rectangle(bounds((x, y), half / 2), fill=INK)


def _hip(brush: Brush, colour: Colour) -> None:
    """Four slopes that meet in a point or a short ridge."""
    inner = max(0.0, 1 - brush.broad / brush.long)
    ends = (-inner, 0.0), (inner, 0.0)
    corners = ((-1.05, -1.05), (1.05, -1.05), (1.05, 1.05), (-1.05, 1.05))
    along = brush.along[0] * -_LIGHT[0] + brush.along[1] * -_LIGHT[1]
    brush.area(_slope(colour, _facing(brush, -1)), corners[0], corners[1], ends[1], ends[0])
    brush.area(_slope(colour, _facing(brush, 1)), corners[3], corners[2], ends[1], ends[0])
    brush.area(_slope(colour, along), corners[0], corners[3], ends[0])
    brush.area(_slope(colour, -along), corners[1], corners[2], ends[1])
    for corner in corners:
        brush.line(lit(colour, 0.35), corner, ends[0] if corner[0] < 0 else ends[1], 0.07)
    brush.line(lit(colour, 0.45), *ends, 0.1)


def _flat(brush: Brush, colour: Colour) -> None:
    """A flat roof with a parapet, seams and boxes."""
    brush.fill(colour)
    for n in range(1, 4):
        s = -1 + n / 2
        brush.line(shaded(colour, 0.14), (s, -1.1), (s, 1.1), 0.06)
    for s, t in ((-0.5, -0.35), (0.45, 0.4)):
        x, y = brush.at(s, t)
        half = 0.3 * brush.unit
        brush.draw.rectangle((x - half + 4, y - half + 5, x + half + 4, y + half + 5), fill=shaded(colour, 0.5))
        brush.draw.rectangle(bounds((x, y), half), fill=lit(colour, 0.2))
        brush.disc(shaded(colour, 0.35), (x, y), half * 0.6)
    brush.edge(lit(colour, 0.28), 0.34)


def _canopy(brush: Brush, colour: Colour, size: float = 0.8) -> None:
    """Tree tops, each lit from the same side."""
    brush.fill(shaded(colour, 0.55))
    radius = size * brush.unit
    places = brush.scatter(radius * 1.15) or [brush.at(0, 0)]
    for x, y in places:
        across = radius * brush.luck.uniform(0.75, 1.05)
        shade = blend(lit(colour, 0.12), shaded(colour, 0.2), brush.luck.random())
        brush.disc(shaded(colour, 0.62), (x + across * 0.16, y + across * 0.2), across)
        brush.disc(shade, (x, y), across * 0.94)
        brush.disc(lit(shade, 0.16), (x + _LIGHT[0] * across * 0.3, y + _LIGHT[1] * across * 0.3), across * 0.52)
        brush.disc(lit(shade, 0.32), (x + _LIGHT[0] * across * 0.42, y + _LIGHT[1] * across * 0.42), across * 0.2)


def _spikes(brush: Brush, colour: Colour) -> None:
    """Conifers: stars inside stars."""
    brush.fill(shaded(colour, 0.6))
    radius = 0.72 * brush.unit
    for x, y in brush.scatter(radius * 1.2) or [brush.at(0, 0)]:
        turn = brush.luck.random()
        for ring, share in ((1.0, 0.45), (0.72, 0.05), (0.42, -0.25)):
            shade = shaded(colour, share) if share >= 0 else lit(colour, -share)
            star = [
                (
                    x + math.cos(turn + i * math.pi / 8) * radius * ring * (1 if i % 2 else 0.66),
                    y + math.sin(turn + i * math.pi / 8) * radius * ring * (1 if i % 2 else 0.66),
                )
                for i in range(16)
            ]
            brush.draw.polygon(star, fill=shade)
        brush.disc(lit(colour, 0.5), (x, y), radius * 0.1)


_PAINTS = ("paint", "rust", "olive", "steel", "tile")


def _container(brush: Brush, _: Colour) -> None:
    """Ribs across, doors at one end; containers side by side have colours of their own."""
    lanes = max(1, round(brush.broad / brush.unit / 0.75))
    for lane in range(lanes):
        t0, t1 = -1 + 2 * lane / lanes, -1 + 2 * (lane + 1) / lanes
        colour = MATERIALS[brush.luck.choice(_PAINTS)]
        brush.strip(colour, -1.1, t0, 1.1, t1)
        ribs = max(4, round(brush.long / brush.unit / 0.16))
        for rib in range(0, ribs, 2):
            s = -1 + 2 * rib / ribs
            brush.strip(shaded(colour, 0.2), s, t0, s + 1.3 / ribs, t1)
        brush.strip(lit(colour, 0.25), -1.1, t0, 1.1, t0 + 0.12 / lanes)
        brush.strip(shaded(colour, 0.4), 0.9, t0, 1.1, t1)
        brush.line(shaded(colour, 0.65), (-1.1, t1), (1.1, t1), 0.07)


def _vehicle(brush: Brush, _: Colour) -> None:
    """A body, a cabin with glass, a bonnet."""
    colour = MATERIALS[brush.luck.choice(_PAINTS)]
    brush.fill(colour)
    brush.strip(lit(colour, 0.2), -0.95, -0.9, 0.95, -0.55)
    brush.strip(shaded(colour, 0.3), -0.95, 0.6, 0.95, 1.1)
    brush.strip(shaded(MATERIALS["glass"], 0.35), 0.28, -0.7, 0.52, 0.7)
    brush.strip(lit(colour, 0.12), -0.35, -0.62, 0.28, 0.62)
    brush.strip(shaded(MATERIALS["glass"], 0.55), -0.5, -0.6, -0.36, 0.6)


def _truck(brush: Brush, colour: Colour) -> None:
    """A loading bed with planks and a cab."""
    brush.fill(shaded(colour, 0.25))
    for n in range(7):
        s = -1 + n * 0.2
        brush.strip(blend(MATERIALS["wood"], colour, 0.5 + 0.2 * (n % 2)), s, -0.85, s + 0.17, 0.85)
    brush.strip(lit(colour, 0.15), 0.5, -1.1, 1.1, 1.1)
    brush.strip(shaded(MATERIALS["glass"], 0.3), 0.72, -0.8, 0.84, 0.8)


def _masonry(brush: Brush, colour: Colour) -> None:
    """Courses of stones."""
    brush.fill(shaded(colour, 0.35))
    rows = max(2, round(brush.broad / brush.unit / 0.26))
    step = 0.55 * brush.unit / brush.long
    for row in range(rows):
        t0, t1 = -1 + 2 * row / rows, -1 + 2 * (row + 1) / rows
        count = math.ceil(2.2 / step) + 1
        for n in range(count):
            s = -1.1 + n * step - (row % 2) * step / 2
            stone = blend(lit(colour, 0.2), shaded(colour, 0.12), brush.luck.random())
            brush.strip(stone, s + step * 0.06, t0 + 0.1 / rows, s + step * 0.96, t1 - 0.1 / rows)


def _planks(brush: Brush, colour: Colour) -> None:
    """Boards, or the bark of a trunk."""
    brush.fill(colour)
    rows = max(2, round(brush.broad / brush.unit / 0.2))
    for row in range(rows):
        t = -1 + 2 * row / rows
        shade = blend(lit(colour, 0.18), shaded(colour, 0.2), brush.luck.random())
        brush.strip(shade, -1.1, t, 1.1, t + 2 / rows)
        s = brush.luck.uniform(-0.8, 0.8)
        brush.line(shaded(colour, 0.45), (s - 0.3, t), (s + 0.3, t), 0.04)


def _tank(brush: Brush, colour: Colour) -> None:
    """A round vessel: rings of light."""
    brush.fill(shaded(colour, 0.4))
    middle = brush.at(0, 0)
    radius = min(brush.long, brush.broad)
    for n in range(7):
        share = 1 - n / 7
        drift = radius * 0.05 * n
        shade = blend(lit(colour, 0.35), shaded(colour, 0.3), n / 6)
        brush.disc(shade, (middle[0] + _LIGHT[0] * drift, middle[1] + _LIGHT[1] * drift), radius * share)
    brush.disc(shaded(colour, 0.55), middle, radius * 0.16)
    brush.line(shaded(colour, 0.5), (0, 0), (1, 0), 0.07)


def _hull(brush: Brush, colour: Colour) -> None:
    """Plates with rivets, a spine, and a torn hole."""
    brush.fill(colour)
    brush.strip(lit(colour, 0.18), -1.1, -1.1, 1.1, -0.4)
    brush.strip(shaded(colour, 0.28), -1.1, 0.45, 1.1, 1.1)
    count = max(3, round(brush.long / brush.unit / 0.55))
    for n in range(1, count):
        s = -1 + 2 * n / count
        brush.line(shaded(colour, 0.4), (s, -1.1), (s, 1.1), 0.05)
        for t in (-0.7, 0.7):
            brush.disc(shaded(colour, 0.55), brush.at(s - 0.9 / count, t), 0.07 * brush.unit)
    brush.line(lit(colour, 0.35), (-1.1, -0.02), (1.1, -0.02), 0.12)
    brush.line(shaded(MATERIALS["rust"], 0.1), (-1.1, 0.34), (1.1, 0.34), 0.14)
    s, t = brush.luck.uniform(-0.5, 0.5), brush.luck.uniform(-0.3, 0.3)
    torn = [
        (s + math.cos(a) * 0.5 * brush.unit * r / brush.long, t + math.sin(a) * 0.5 * brush.unit * r / brush.broad)
        for a, r in ((i * math.pi / 5, brush.luck.uniform(0.55, 1.2)) for i in range(10))
    ]
    brush.area(shaded(MATERIALS["rust"], 0.3), *[(s + (x - s) * 1.25, t + (y - t) * 1.25) for x, y in torn])
    brush.area(INK, *torn)


def _lattice(brush: Brush, colour: Colour) -> None:
    """A girder of bars and crosses over the ground."""
    brush.fill(shaded(colour, 0.6))
    count = max(2, round(brush.long / max(brush.broad, 1)))
    for n in range(count):
        s0, s1 = -1 + 2 * n / count, -1 + 2 * (n + 1) / count
        brush.line(colour, (s0, -0.9), (s1, 0.9), 0.12)
        brush.line(lit(colour, 0.2), (s0, 0.9), (s1, -0.9), 0.12)
        brush.line(colour, (s0, -1), (s0, 1), 0.12)
    for t in (-0.88, 0.88):
        brush.line(lit(colour, 0.35), (-1.1, t), (1.1, t), 0.18)


def _facets(brush: Brush, colour: Colour) -> None:
    """A boulder: faces around a peak."""
    peak = brush.at(brush.luck.uniform(-0.2, 0.2), brush.luck.uniform(-0.2, 0.2))
    for start, end in zip(brush.points, [*brush.points[1:], brush.points[0]], strict=True):
        middle = ((start[0] + end[0]) / 2 - peak[0], (start[1] + end[1]) / 2 - peak[1])
        far = math.hypot(*middle) or 1.0
        light = (middle[0] * _LIGHT[0] + middle[1] * _LIGHT[1]) / far
        brush.draw.polygon([start, end, peak], fill=_slope(colour, light * 1.1))
        half = [((x + peak[0] * 2) / 3, (y + peak[1] * 2) / 3) for x, y in (start, end)]
        brush.draw.polygon([*half, peak], fill=_slope(colour, min(1.0, light * 0.7 + 0.35)))


def _rubble(brush: Brush, colour: Colour) -> None:
    """Broken bits on bare earth."""
    brush.fill(shaded(MATERIALS["earth"], 0.38))
    for x, y in brush.scatter(0.42 * brush.unit):
        size = brush.unit * brush.luck.uniform(0.1, 0.26)
        turn = brush.luck.random() * math.pi
        bit = [
            (x + size * math.cos(turn + i * math.pi / 2.2), y + size * math.sin(turn + i * math.pi / 2.2))
            for i in range(4)
        ]
        brush.draw.polygon([(px + size * 0.3, py + size * 0.4) for px, py in bit], fill=INK)
        brush.draw.polygon(bit, fill=blend(lit(colour, 0.2), shaded(colour, 0.3), brush.luck.random()))


def _crater(brush: Brush, colour: Colour) -> None:
    """A rim of earth around a dark bowl."""
    brush.fill(lit(colour, 0.15))
    middle = brush.at(0, 0)
    for share, shade in ((0.85, colour), (0.66, shaded(colour, 0.35)), (0.4, shaded(colour, 0.6))):
        brush.draw.polygon(
            [(middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in brush.points],
            fill=shade,
        )


def _pool(brush: Brush, colour: Colour) -> None:
    """Liquid with ripples of light."""
    brush.fill(shaded(colour, 0.15))
    for x, y in brush.scatter(0.8 * brush.unit):
        wide = brush.unit * brush.luck.uniform(0.25, 0.5)
        box = (x - wide, y - wide / 2, x + wide, y + wide / 2)
        brush.draw.arc(box, 200, 340, fill=lit(colour, 0.35), width=max(2, round(0.07 * brush.unit)))


def _blaze(brush: Brush, colour: Colour) -> None:
    """Fire, bright in its middle."""
    brush.fill(shaded(colour, 0.62))
    for x, y in brush.scatter(0.75 * brush.unit) or [brush.at(0, 0)]:
        size = brush.unit * brush.luck.uniform(0.34, 0.56)
        brush.disc(shaded(colour, 0.3), (x, y), size)
        brush.disc(colour, (x - size * 0.1, y - size * 0.12), size * 0.68)
        brush.disc(HAZARD, (x - size * 0.12, y - size * 0.16), size * 0.34)


def _warning(brush: Brush) -> None:
    """The edge of a hazard: black and yellow."""
    brush.edge(INK, 0.26)
    places = [*brush.points, brush.points[0]]
    wide = max(2, round(0.2 * brush.unit))
    for (x0, y0), (x1, y1) in pairwise(places):
        far = math.hypot(x1 - x0, y1 - y0)
        steps = max(1, round(far / (0.7 * brush.unit)))
        for n in range(steps):
            a, b = n / steps, (n + 0.5) / steps
            dash = [(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)]
            brush.draw.line(dash, fill=HAZARD, width=wide)


KINDS: dict[str, tuple[Callable[[Brush, Colour], None], str]] = {
    "house": (_roof, "tile"),
    "shed": (_roof, "wood"),
    "church": (_hip, "slate"),
    "tower": (_hip, "tile"),
    "warehouse": (_flat, "concrete"),
    "ruin": (_rubble, "concrete"),
    "wood": (_canopy, "leaf"),
    "tree": (_canopy, "leaf"),
    "grove": (_spikes, "pine"),
    "thicket": (partial(_canopy, size=0.45), "olive"),
    "hedge": (partial(_canopy, size=0.4), "pine"),
    "container": (_container, "paint"),
    "car": (_vehicle, "paint"),
    "truck": (_truck, "olive"),
    "barrier": (_masonry, "concrete"),
    "wall": (_masonry, "stone"),
    "fence": (_planks, "wood"),
    "log": (_planks, "wood"),
    "tank": (_tank, "steel"),
    "engine": (_tank, "rust"),
    "hull": (_hull, "steel"),
    "wing": (_hull, "slate"),
    "crane": (_lattice, "rust"),
    "mast": (_lattice, "steel"),
    "rock": (_facets, "stone"),
    "debris": (_rubble, "steel"),
    "crater": (_crater, "earth"),
    "pond": (_pool, "water"),
    "spill": (_pool, "slime"),
    "fire": (_blaze, "fire"),
    "lava": (_blaze, "fire"),
    "vent": (_crater, "stone"),
}
"""The painter and the material of each kind; any other kind is drawn as a flat roof."""
