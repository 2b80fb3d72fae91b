"""The area in cover from a frame: accurate enough to shade a picture."""

import math
from functools import lru_cache

from rules.field import Point, Shape, Zone, common, near_zone, nowhere, union
from rules.field.planar import shapely
from rules.rapid_attack.map.scene import Scene, Stand

_FAR = 200.0
_FINE = 0.02


def shadow(there: Scene, seer: Stand, hidden: str) -> Zone:
    """Where a frame would be in cover from another: behind something, and within one unit of it."""
    covers: list[Shape] = [wall.outline for wall in there.walls()]
    covers += [stand.base for stand in there.frames if stand.id not in (seer.id, hidden)]
    near, slack = there.reach + there.profile.base, there.profile.slack
    zones = [_behind(seer.at, cover, near, slack) for cover in covers]
    return union(zones) if zones else nowhere()


@lru_cache(maxsize=4096)
def _behind(light: Point, cover: Shape, near: float, slack: float) -> Zone:
    """The area that one cover hides from one point. Cached, because terrain never moves and frames seldom."""
    return common(_cast(light, near_zone(cover, slack)), near_zone(cover, near))


def _cast(light: Point, cover: Zone) -> Zone:
    """A cover and everything behind it: the area between each of its edges and that edge projected far away."""
    rim = [(float(x), float(y)) for x, y in shapely.get_coordinates(cover.exterior.simplify(_FINE))]
    far = [_projected(light, point) for point in rim]
    around = [[rim[i], rim[i + 1], far[i + 1], far[i]] for i in range(len(rim) - 1)]
    quads = shapely.convex_hull(shapely.linestrings(around))
    return union([cover, *(quad for quad in quads if quad.geom_type == "Polygon")])


def _projected(light: Point, point: Point) -> Point:
    x, y = point[0] - light[0], point[1] - light[1]
    far = math.hypot(x, y) or 1.0
    return light[0] + x / far * _FAR, light[1] + y / far * _FAR
