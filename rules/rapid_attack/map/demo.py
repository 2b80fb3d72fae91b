"""What the referee puts on a map itself: neutral stations, and all of a demo game (rulebook: "Demo games").

A demo puts every frame at a moment of decision: the station in the middle; each player has a frame five to six units
from it, and another just within direct fire of two of those, so that triangles arise with sides of a ruler; some stand
in cover, some do not.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import shapely

from rules.field import Disc, Point, Shape, Zone, ground_zone, has, near_zone, nearest_in, rounded, without
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.scene import BASE, POST, Scene, scene
from rules.rapid_attack.turn.control import settle

__all__ = ["set_up"]

FIRST = 5.5
"""How far a player's first frame stands from the station, edge to edge."""
SIDE = 7.8
"""How far the second one stands from the first ones beside it, edge to edge."""
_ASIDE = 1.2
_CIRCLE = 0.22
_TURNS = tuple(math.radians(angle) for angle in range(0, 360, 15))


def set_up(draft: Draft) -> None:
    """Puts the neutral stations on the field and, in a demo, the frames."""
    for station, at in zip((s.id for s in draft.state.stations if s.home is None), _middles(draft), strict=False):
        _put(draft, station, at, POST)
    if draft.state.limits.flat:
        for frame, at in _best(draft):
            _put(draft, frame, at, BASE)
    settle(draft)


def _middles(draft: Draft) -> Iterator[Point]:
    """The middle of the field for one station, a circle around it for several."""
    ground = draft.state.ground
    assert ground is not None
    number = sum(1 for station in draft.state.stations if station.home is None)
    far = ground.size * _CIRCLE if number > 1 else 0.0
    for place in range(number):
        yield _thrown(ground.middle, math.tau * place / number, far)


def _thrown(start: Point, heading: float, far: float) -> Point:
    return start[0] + far * math.cos(heading), start[1] + far * math.sin(heading)


def _put(draft: Draft, item: str, wanted: Point, radius: float) -> None:
    """At the wanted point, or at the nearest where there is room."""
    at = _room(scene(draft.state), wanted, radius)
    draft.emit(ev.Put(item, at))


def _free(there: Scene, radius: float) -> Zone:
    taken: list[Shape] = [wall.outline for wall in there.walls()]
    taken += [*(stand.base for stand in there.frames), *(Disc(at, POST) for _, at in there.posts)]
    zone = ground_zone(there.ground, radius)
    return without(zone, *(near_zone(shape, radius + 0.02) for shape in taken))


def _room(there: Scene, wanted: Point, radius: float) -> Point:
    zone = _free(there, radius)
    at = rounded(wanted)
    if has(zone, at):
        return at
    found = nearest_in(zone.buffer(-0.01), at) or nearest_in(ground_zone(there.ground, radius), at)
    assert found is not None
    return rounded(found)


def _best(draft: Draft) -> list[tuple[str, Point]]:
    """The turn of the whole pattern at which it fits best between the terrain, some of it in cover."""
    there = scene(draft.state)
    free = _free(there, BASE)
    shapely.prepare(free)
    plans = [list(_pattern(draft, turn)) for turn in _TURNS]

    def cost(plan: list[tuple[str, Point]]) -> float:
        aside = sum(float(free.distance(shapely.Point(at))) for _, at in plan)
        covered = sum(1 for _, at in plan if there.walls_near(at, BASE + there.profile.reach))
        return aside + abs(covered - len(plan) / 2) * _ASIDE

    return min(plans, key=cost)


def _pattern(draft: Draft, turn: float) -> Iterator[tuple[str, Point]]:
    """The first frames on a circle around the station, each second one between two of them and farther out."""
    state = draft.state
    centre = next((s.at for s in state.stations if s.at is not None), None)
    assert state.ground is not None
    middle = centre or state.ground.middle
    number = len(state.players)
    near, half = FIRST + BASE + POST, math.pi / number
    side = SIDE + 2 * BASE
    far = near * math.cos(half) + math.sqrt(max(0.0, side**2 - (near * math.sin(half)) ** 2))
    for player in range(number):
        own = [frame.id for frame in state.frames if frame.owner == player]
        heading = turn + math.tau * player / number
        for place, frame in enumerate(own):
            yield frame, _thrown(middle, heading + half * place, near if place == 0 else far)
