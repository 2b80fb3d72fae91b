"""Sensible places of deployment: the buttons under the map. Every place offered is legal."""

from collections.abc import Sequence
from functools import lru_cache

from rules.field import Point, distance
from rules.rapid_attack.map.deploy_zones import Camp, Part, Placement, legal
from rules.rapid_attack.map.scene import Scene

_SPREAD = 3.0
_IDEAL: dict[Part, float] = {
    Part.DEFENSE_STATIONS: 0.75,
    Part.DEFENSE_FRAMES: 0.3125,
    Part.POINT_FRAME: 1.0,
    Part.ATTACK_FRAMES: 1.125,
    Part.ATTACK_STATIONS: 1.75,
    Part.OTHER_STATIONS: 0.75,
    Part.OTHER_FRAMES: 0.375,
}
"""Distance from the defender's stations, in rulers."""


@lru_cache(maxsize=64)
def suggestions(there: Scene, placed: Placement, camp: Camp, most: int = 5) -> tuple[Point, ...]:
    """A few sensible places, well apart, the best first; at least one."""
    found = legal(there, placed, camp)
    points = list(dict.fromkeys(found.points))
    beside = there.beside_walls(points, there.profile.base + there.profile.reach)
    # A place is worth more at a sensible distance from the defender's stations, or from the middle.
    marks, ideal = camp.posts or (there.ground.middle,), _IDEAL[placed.part] * there.profile.ruler
    worth = {at: (n in beside) - abs(_nearest(at, marks) - ideal) / 4 for n, at in enumerate(points)}
    ranked = sorted(points, key=lambda at: -worth[at])
    chosen: list[Point] = []
    for spread in (_SPREAD, 0.0):
        for at in ranked:
            if len(chosen) == most:
                return tuple(chosen)
            if at not in chosen and all(distance(at, other) > spread for other in chosen) and found.allows(at):
                chosen.append(at)
        if chosen:
            break
    return tuple(chosen)


def _nearest(at: Point, marks: Sequence[Point]) -> float:
    """The distance of the nearest of some points."""
    return min([distance(at, mark) for mark in marks])
