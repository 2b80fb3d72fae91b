"""What lies in the shadow of cover, seen from a frame: near enough to be shaded on a picture."""

from __future__ import annotations

import math
from functools import lru_cache

import shapely

from rules.field import NOWHERE, Point, Shape, Zone, common, near_zone, union
from rules.rapid_attack.map.scene import BASE, CLOSE_CALL, Scene, Stand

__all__ = ["shadow"]

_FAR = 200.0
_FINE = 0.02


def shadow(there: Scene, seer: Stand, hidden: str) -> Zone:
    """Where a frame would be in cover from another: behind something, and within one unit of it."""
    things: list[Shape] = [wall.outline for wall in there.walls()]
    things += [stand.base for stand in there.frames if stand.id not in (seer.id, hidden)]
    zones = [_behind(seer.at, thing, there.reach + BASE) for thing in things]
    return union(zones) if zones else NOWHERE


@lru_cache(maxsize=4096)
def _behind(light: Point, thing: Shape, near: float) -> Zone:
    """Where one thing covers from one light. Terrain stands still and frames mostly, so it is kept."""
    return common(_cast(light, near_zone(thing, CLOSE_CALL)), near_zone(thing, near))


def _cast(light: Point, thing: Zone) -> Zone:
    """A thing and all that lies behind it: between each of its edges and that edge thrown far away."""
    rim = [(float(x), float(y)) for x, y in shapely.get_coordinates(thing.exterior.simplify(_FINE))]
    far = [_thrown(light, point) for point in rim]
    around = [[rim[i], rim[i + 1], far[i + 1], far[i]] for i in range(len(rim) - 1)]
    quads = shapely.convex_hull(shapely.linestrings(around))
    return union([thing, *(quad for quad in quads if quad.geom_type == "Polygon")])


def _thrown(light: Point, point: Point) -> Point:
    x, y = point[0] - light[0], point[1] - light[1]
    far = math.hypot(x, y) or 1.0
    return light[0] + x / far * _FAR, light[1] + y / far * _FAR
