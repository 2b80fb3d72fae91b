"""Ranges, cover and spotting on a map, measured between nearest edges.

RULINGS 1.3, 1.5; rulebook: "Range Designations", "Terrain and Cover", "Spot", "Principled Judgment Calls".

- A close call about a range or a distance goes to the player who acts: both ranges are legal.
- A close call about cover goes to the defender: it is in cover.
- The line of an attack is not a line of sight: what stands farther than one unit from the target does not matter.
- With elevation, a structure at least six bricks higher than the attacker is the cover of the frame on top of it, and
  nothing covers a frame from an attacker so much higher.
"""

import math
from functools import lru_cache

from msgspec import Struct

from rules.field import Point, Shape, clearance, distance, gap
from rules.field.planar import shapely
from rules.frames.hits import Barrier
from rules.frames.loadout import count
from rules.rapid_attack.map.scene import Scene, Stand, scene
from rules.rapid_attack.profile import Profile, Range
from rules.rapid_attack.state import Activation, Cover, Frame, State, is_terrain


class Sight(Struct, frozen=True):
    """One frame seen from another: the distance of their bases, and the range.

    ``cover`` covers it from the other, ``exposed`` the other from it: ids of terrain and frames, first hit first.
    """

    frame: str
    distance: float
    range: str
    cover: tuple[str, ...] = ()
    exposed: tuple[str, ...] = ()


def span(profile: Profile, far: float) -> Range:
    """The range of a distance, close calls left aside."""
    if far <= profile.reach:
        return Range.HAND_TO_HAND
    return Range.DIRECT_FIRE if far <= profile.ruler else Range.ARTILLERY


def ranges(profile: Profile, far: float) -> tuple[Range, ...]:
    """The legal ranges of an attack over a distance: two in a close call."""
    near, ruler, slack = profile.reach, profile.ruler, profile.slack
    legal = {
        Range.HAND_TO_HAND: far <= near + slack,
        Range.DIRECT_FIRE: near - slack < far <= ruler + slack,
        Range.ARTILLERY: far > ruler - slack,
    }
    return tuple(name for name, open_ in legal.items() if open_)


def target_gap(state: State, frame: str, target: str) -> float | None:
    """Distance of a target from a frame, edge to edge. None if one of them is not on the map."""
    there = scene(state)
    mine, other = there.frame(frame), there.shape(target)
    return None if mine is None or other is None else gap(mine.base, other)


def missing(profile: Profile, at: Range, far: float) -> float:
    """How far a frame would have to move, nearer or away, until a distance is a range."""
    near, ruler = profile.reach, profile.ruler
    least, most = {
        Range.HAND_TO_HAND: (0.0, near),
        Range.DIRECT_FIRE: (near, ruler),
        Range.ARTILLERY: (ruler, math.inf),
    }[at]
    return 0.0 if at in ranges(profile, far) else max(least - far, far - most)


def in_range(state: State, act: Activation) -> bool:
    """Whether the declared target is at the declared range; always at a declared table."""
    if not state.mapped:
        return True
    far = target_gap(state, act.frame, act.target)
    return far is not None and act.range in ranges(state.profile, far)


# -- cover ----------------------------------------------------------------------------------------------------------


def covers(state: State, attacker: str, target: str) -> tuple[Cover, ...]:
    """The covers of a frame from another, the first hit first: terrain before frames, the nearest first."""
    if is_terrain(target):
        return ()
    there = scene(state)
    ids = cover_ids(there, attacker, target)
    hits = {piece.id: piece.hits for piece in there.terrain}
    return tuple(
        Cover("terrain", hits=hits[name], piece=name) if name in hits else Cover("frame", frame=name) for name in ids
    )


def barriers(state: State, covers: tuple[Cover, ...]) -> tuple[Barrier, ...]:
    """The covers as the hit chart reads them."""
    return tuple(_barrier(state, cover) for cover in covers)


def _barrier(state: State, cover: Cover) -> Barrier:
    """A frame gives cover until its systems and whites are gone."""
    if cover.frame is None:
        return Barrier("terrain", cover.hits)
    frame = state.frame(cover.frame)
    left = len(frame.systems) + frame.white if frame.alive else 0
    shields = count((*frame.systems, *frame.kept), "B")
    return Barrier("frame", left, immune=frame.alive and shields >= state.profile.chart.immune)


@lru_cache(maxsize=4096)
def cover_ids(there: Scene, attacker: str, target: str) -> tuple[str, ...]:
    """The ids of the covers of a frame from another."""
    one, other = there.frame(attacker), there.frame(target)
    return () if one is None or other is None else cover_between(there, one, other)


def cover_between(there: Scene, one: Stand, other: Stand) -> tuple[str, ...]:
    """The ids of the covers of ``other`` from ``one``, who need not be part of the scene."""
    rise = there.height(other.on) - there.height(one.on)
    if rise >= there.profile.bricks:
        return (str(other.on),)
    if rise <= -there.profile.bricks:
        return ()
    return (*_terrain_between(there, one, other), *_frames_between(there, one, other))


def _terrain_between(there: Scene, one: Stand, other: Stand) -> tuple[str, ...]:
    near = there.walls_near(other.at, other.radius + there.reach)
    found = [wall for wall in near if _between(there, one, other, wall.outline)]
    return tuple(wall.id for wall in sorted(found, key=lambda wall: gap(other.base, wall.outline)))


def walls_beyond(there: Scene, one: Stand, other: Stand) -> tuple[str, ...]:
    """The ids of the terrain on the line to ``other`` that covers nothing: it stands farther than a unit from it."""
    if abs(there.height(other.on) - there.height(one.on)) >= there.profile.bricks:
        return ()
    far = (wall for wall in there.walls() if gap(other.base, wall.outline) > there.reach)
    return tuple(wall.id for wall in far if _between(there, one, other, wall.outline))


def _frames_between(there: Scene, one: Stand, other: Stand) -> tuple[str, ...]:
    others = (item for item in there.frames if item.id not in (one.id, other.id))
    near = [(gap(item.base, other.base), item) for item in others]
    found = [(far, item.id) for far, item in near if far <= there.reach and _between(there, one, other, item.base)]
    return tuple(name for _, name in sorted(found))


def _between(there: Scene, one: Stand, other: Stand, cover: Shape) -> bool:
    """Whether something stands on the line from base to base, close calls included."""
    past = clearance(one.base, other.base, cover)
    return past is not None and past <= there.profile.slack


# -- spotting -------------------------------------------------------------------------------------------------------


def sights(state: State, frame_id: str, at: Point | None = None) -> tuple[Sight, ...]:
    """Every enemy on the map as seen from a frame; ``at``: from another position."""
    there = scene(state)
    if at is not None:
        there = scene(state.with_frame(frame_id, at=at, on=there.top(at)))
    mine = there.frame(frame_id)
    if mine is None:
        return ()
    return tuple(_sight(there, mine, enemy) for enemy in there.enemies(mine.owner))


def _sight(there: Scene, mine: Stand, enemy: Stand) -> Sight:
    far = gap(mine.base, enemy.base)
    seen, exposed = cover_ids(there, mine.id, enemy.id), cover_ids(there, enemy.id, mine.id)
    return Sight(enemy.id, round(far, 2), str(span(there.profile, far)), seen, exposed)


def can_spot(state: State, frame: str, target: str, systems: int) -> bool:
    """Whether a frame with ``systems`` spotting systems may spot another; always at a declared table.

    Without any within one ruler and out of cover; with one (``Spotting.covered``) also in cover; with two (``far``)
    anywhere.
    """
    spotting = state.profile.spotting
    if not state.mapped or systems >= spotting.far:
        return True
    there = scene(state)
    far = target_gap(state, frame, target)
    if far is None or far > there.ruler:
        return False
    return systems >= spotting.covered or not cover_ids(there, frame, target)


# -- stations and hazards -------------------------------------------------------------------------------------------


def stations_at(state: State, frame: Frame) -> tuple[str, ...]:
    """The stations within one unit of a frame, the nearest first: measured, or as its player declared."""
    if not state.mapped:
        return frame.declared_near
    if frame.at is None:
        return ()
    profile = state.profile
    limit = profile.reach + profile.slack
    apart = [(distance(frame.at, s.at) - profile.base - profile.post, s.id) for s in state.stations if s.at is not None]
    near = [(max(0.0, far), name) for far, name in apart if far <= limit]
    return tuple(name for _, name in sorted(near))


def in_hazard(state: State, frame: Frame) -> bool:
    """Whether the centre of a frame is inside a hazardous area of the map."""
    areas = (shapely.Polygon(piece.outline) for piece in state.terrain if piece.hazard and piece.outline)
    return frame.at is not None and any(shapely.intersects_xy(area, *frame.at) for area in areas)
