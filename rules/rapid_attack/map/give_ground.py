"""Giving ground on a map: straight away from the station, to just outside one unit (RULINGS 1.5)."""

import math
from functools import lru_cache

from rules.field import EDGE, Point, distance, rounded, within
from rules.field.planar import shapely
from rules.rapid_attack.map.scene import Scene, scene
from rules.rapid_attack.state import Frame, State

_OUTSIDE = 0.02
_TURNS = tuple(math.radians(side * angle) for angle in range(0, 91, 15) for side in ((1, -1) if angle else (1,)))


def place(state: State, frame: Frame, station: str) -> Point | None:
    """Position of a frame after giving ground.

    Straight away from the station or, where it cannot stand there or get there, in the nearest direction in which it
    can, up to a right angle to either side. None if there is none: then no ground can be given.
    """
    post = state.station(station).at
    if frame.at is None or post is None:
        return None
    return _place(scene(state), frame.id, frame.at, post)


@lru_cache(maxsize=256)
def _place(there: Scene, frame: str, at: Point, post: Point) -> Point | None:
    far = there.profile.base + there.profile.post + there.reach + _OUTSIDE
    heading = math.atan2(at[1] - post[1], at[0] - post[0]) if distance(at, post) > EDGE else 0.0
    for turn in _TURNS:
        end = rounded((post[0] + far * math.cos(heading + turn), post[1] + far * math.sin(heading + turn)))
        if within(there.ground, there.base(end)) and _open(there, frame, at, end):
            return end
    return None


def _open(there: Scene, frame: str, start: Point, end: Point) -> bool:
    """Whether a frame gets there straight and has room; what it overlaps at the start does not block it."""
    base = there.profile.base
    line = shapely.LineString([start, end])
    under = there.walls_near(start, base - EDGE)
    near = there.walls_near(start, distance(start, end) + 2 * base)
    ahead = [shapely.Polygon(wall.outline) for wall in near if wall not in under]
    others = [stand for stand in there.frames if stand.id != frame]
    ahead += [shapely.Point(o.at).buffer(base) for o in others if distance(o.at, start) >= 2 * base - EDGE]
    if any(line.distance(obstacle) < base - EDGE for obstacle in ahead):
        return False
    crowd = any(distance(o.at, end) < 2 * base - EDGE for o in others)
    return not crowd and not there.walls_near(end, base - EDGE)
