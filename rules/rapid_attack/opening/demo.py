"""Items that the referee puts on a map: neutral stations, and all of a demo (rulebook: "Demo games").

A demo puts every frame at a moment of decision: the station in the middle; each player has a frame five to six units
from it, and another just within direct fire of two of those, in triangles with sides of a ruler; some stand in cover,
some do not.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import shapely

from rules.field import Disc, Point, Shape, Zone, ground_zone, has, near_zone, nearest_in, rounded, without
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.scene import Scene, scene
from rules.rapid_attack.state import State
from rules.rapid_attack.stations import settle

__all__ = ["set_up"]

Layout = list[tuple[str, Point]]

_OUT_OF_COVER = 1.2
"""How far aside a frame is put for the sake of a layout with as many frames in cover as out of it."""
_CIRCLE = 0.22
"""Radius of the circle of several stations, as a share of the field."""
_TURNS = tuple(math.radians(angle) for angle in range(0, 360, 15))


def set_up(draft: Draft) -> None:
    """Put the neutral stations on the field and, in a demo, the frames."""
    state = draft.state
    neutral = [station.id for station in state.stations if station.home is None]
    for station, at in zip(neutral, _middles(state, len(neutral)), strict=True):
        _put(draft, station, at, state.profile.post)
    if state.limits.flat:
        for frame, at in _best_layout(draft.state):
            _put(draft, frame, at, state.profile.base)
    settle(draft)


def _middles(state: State, number: int) -> Iterator[Point]:
    """The middle of the field for one station, a circle around it for several."""
    field = state.battlefield
    far = field.size * _CIRCLE if number > 1 else 0.0
    for place in range(number):
        yield _polar(field.middle, math.tau * place / number, far)


def _polar(start: Point, heading: float, far: float) -> Point:
    return start[0] + far * math.cos(heading), start[1] + far * math.sin(heading)


def _put(draft: Draft, item: str, wanted: Point, radius: float) -> None:
    """Put an item at the wanted point, or at the nearest with room."""
    draft.emit(ev.Put(item, _nearest_room(scene(draft.state), wanted, radius)))


def _free(there: Scene, radius: float) -> Zone:
    """Where a base of a radius has room."""
    taken: list[Shape] = [wall.outline for wall in there.walls()]
    taken += [*(stand.base for stand in there.frames), *(Disc(at, there.profile.post) for _, at in there.posts)]
    zone = ground_zone(there.ground, radius)
    return without(zone, *(near_zone(shape, radius + 0.02) for shape in taken))


def _nearest_room(there: Scene, wanted: Point, radius: float) -> Point:
    zone = _free(there, radius)
    at = rounded(wanted)
    if has(zone, at):
        return at
    found = nearest_in(zone.buffer(-0.01), at) or nearest_in(ground_zone(there.ground, radius), at)
    return rounded(found or there.ground.middle)


def _best_layout(state: State) -> Layout:
    """The layout turned so that it fits best between the terrain, half of the frames in cover."""
    there = scene(state)
    profile = there.profile
    free = _free(there, profile.base)
    shapely.prepare(free)
    layouts = [list(_layout(state, turn)) for turn in _TURNS]

    def cost(layout: Layout) -> float:
        aside = sum(float(free.distance(shapely.Point(at))) for _, at in layout)
        covered = sum(1 for _, at in layout if there.walls_near(at, profile.base + profile.reach))
        return aside + abs(covered - len(layout) / 2) * _OUT_OF_COVER

    return min(layouts, key=cost)


def _layout(state: State, turn: float) -> Iterator[tuple[str, Point]]:
    """The first frames on a circle around the station, each second one between two of them and farther out."""
    profile, number = state.profile, len(state.players)
    centre = next((s.at for s in state.stations if s.at is not None), None) or state.battlefield.middle
    near, half = profile.demo.near + profile.base + profile.post, math.pi / number
    side = profile.ruler - profile.demo.inside + 2 * profile.base
    far = near * math.cos(half) + math.sqrt(max(0.0, side**2 - (near * math.sin(half)) ** 2))
    for player in range(number):
        heading = turn + math.tau * player / number
        for place, frame in enumerate(state.frames_of(player)):
            yield frame.id, _polar(centre, heading + half * place, near if place == 0 else far)
