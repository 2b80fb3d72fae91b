"""Items that the referee puts on a map: neutral stations, and all of a demo (rulebook: "Demo games").

A demo puts every frame at a moment of decision: the station in the middle; each player has a frame five to six units
from it, and another just within direct fire of two of those, in triangles with sides of a ruler; some stand in cover,
some do not.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from rules.field import (
    Disc,
    Point,
    Shape,
    Zone,
    common,
    disc_zone,
    ground_zone,
    has,
    near_zone,
    nearest_in,
    rounded,
    union,
    without,
)
from rules.field.planar import shapely
from rules.rapid_attack.map.scene import Scene, scene
from rules.rapid_attack.rule import Draft
from rules.rapid_attack.setup.deployment import Put
from rules.rapid_attack.state import State
from rules.rapid_attack.turn.stations import settle

Layout = list[tuple[str, Point, bool]]
"""Frames with their places, and whether each is its player's first."""

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
        draft.emit(Put(station, _nearest_room(scene(draft.state), at, state.profile.post)))
    if state.limits.flat:
        for frame, at, first in sorted(_best_layout(draft.state), key=lambda place: not place[2]):
            there, allowed = scene(draft.state), _allowed(draft.state, first=first)
            zone = allowed if first else common(allowed, _in_fire(there, state.frame(frame).owner))
            draft.emit(Put(frame, _nearest_room(there, at, state.profile.base, zone)))
    settle(draft)


def _middles(state: State, number: int) -> Iterator[Point]:
    """The middle of the field for one station, a circle around it for several."""
    field = state.battlefield
    far = field.size * _CIRCLE if number > 1 else 0.0
    for place in range(number):
        yield _polar(field.middle, math.tau * place / number, far)


def _polar(start: Point, heading: float, far: float) -> Point:
    return start[0] + far * math.cos(heading), start[1] + far * math.sin(heading)


def _free(there: Scene, radius: float) -> Zone:
    """Where a base of a radius has room."""
    taken: list[Shape] = [wall.outline for wall in there.walls()]
    taken += [*(stand.base for stand in there.frames), *(Disc(at, there.profile.post) for _, at in there.posts)]
    zone = ground_zone(there.ground, radius)
    return without(zone, *(near_zone(shape, radius + 0.02) for shape in taken))


def _nearest_room(there: Scene, wanted: Point, radius: float, allowed: Zone | None = None) -> Point:
    """The wanted point, or the nearest with room: in the allowed area, or else anywhere."""
    free, at = _free(there, radius), rounded(wanted)
    for zone in (free if allowed is None else common(free, allowed), free, ground_zone(there.ground, radius)):
        if has(zone, at):
            return at
        found = nearest_in(zone.buffer(-0.01), at)
        if found is not None:
            return rounded(found)
    return rounded(there.ground.middle)


def _allowed(state: State, *, first: bool) -> Zone:
    """The area of a player's first frame, near the station; of the others, who may not be closer."""
    profile, demo = state.profile, state.profile.demo
    edges = profile.base + profile.post
    close = disc_zone(_centre(state), demo.near - demo.spread + edges)
    around = disc_zone(_centre(state), demo.near + demo.spread + edges) if first else ground_zone(state.battlefield)
    return without(around, close)


def _in_fire(there: Scene, owner: int) -> Zone:
    """Where a frame is just within direct fire of an enemy."""
    far = there.profile.ruler + there.profile.base
    return union(near_zone(enemy.base, far) for enemy in there.enemies(owner))


def _centre(state: State) -> Point:
    """The station, or the middle of the field."""
    return next((s.at for s in state.stations if s.at is not None), None) or state.battlefield.middle


def _best_layout(state: State) -> Layout:
    """The layout turned so that it fits best between the terrain, half of the frames in cover."""
    there = scene(state)
    profile = there.profile
    free = {first: common(_free(there, profile.base), _allowed(state, first=first)) for first in (True, False)}
    shapely.prepare(list(free.values()))
    layouts = [list(_layout(state, turn)) for turn in _TURNS]

    def cost(layout: Layout) -> float:
        aside = sum(float(free[first].distance(shapely.Point(at))) for _, at, first in layout)
        covered = sum(1 for _, at, _ in layout if there.walls_near(at, profile.base + profile.reach))
        return aside + abs(covered - len(layout) / 2) * _OUT_OF_COVER

    return min(layouts, key=cost)


def _layout(state: State, turn: float) -> Iterator[tuple[str, Point, bool]]:
    """The first frames on a circle around the station, each second one between two of them and farther out."""
    profile, number = state.profile, len(state.players)
    centre, near, half = _centre(state), profile.demo.near + profile.base + profile.post, math.pi / number
    side = profile.ruler - profile.demo.inside + 2 * profile.base
    far = near * math.cos(half) + math.sqrt(max(0.0, side**2 - (near * math.sin(half)) ** 2))
    far = max(far, near - profile.demo.spread)
    for player in range(number):
        heading = turn + math.tau * player / number
        for place, frame in enumerate(state.frames_of(player)):
            yield frame.id, _polar(centre, heading + half * place, near if place == 0 else far), place == 0
