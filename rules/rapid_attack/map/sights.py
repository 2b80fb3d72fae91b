"""Ranges, cover and sight on a map: measured between nearest edges, close calls for whoever they belong to.

RULINGS 1.3, 1.5; rulebook: "Range Designations", "Terrain and Cover", "Spot", "Principled Judgment Calls".

- A close call about a range or a distance counts for the player who acts: both ranges are legal.
- A close call about cover counts for the defender: it is in cover.
- The line of an attack is not a line of sight: what stands farther than one unit from the target does not matter.
- With elevation, what a frame stands on at least six bricks higher than its attacker is its cover, and nothing covers
  a frame from an attacker so much higher.
"""

from __future__ import annotations

from functools import lru_cache

import shapely
from msgspec import Struct

from rules.field import Disc, Point, clearance, gap
from rules.rapid_attack.map.scene import BASE, CLOSE_CALL, Scene, Stand, base, post, scene
from rules.rapid_attack.profile import Profile, Range
from rules.rapid_attack.state import Activation, Cover, Frame, State, is_terrain

__all__ = [
    "Sight",
    "can_spot",
    "cover_between",
    "cover_ids",
    "covers",
    "in_hazard",
    "in_range",
    "ranges",
    "sights",
    "span",
    "stations_at",
    "target_gap",
]


class Sight(Struct, frozen=True):
    """How one frame stands to another: the distance of their bases, and the range that it is.

    ``cover`` is what covers the other from it, ``exposed`` what covers it from the other: ids of terrain and frames,
    those that are hit first in front.
    """

    frame: str
    distance: float
    range: str
    cover: tuple[str, ...] = ()
    exposed: tuple[str, ...] = ()


def span(profile: Profile, far: float) -> Range:
    """The range that a distance is, to the letter."""
    if far <= profile.reach:
        return Range.HAND_TO_HAND
    return Range.DIRECT_FIRE if far <= profile.ruler else Range.ARTILLERY


def ranges(profile: Profile, far: float) -> tuple[Range, ...]:
    """The ranges at which an attack over a distance is legal: two in a close call."""
    near, ruler = profile.reach, profile.ruler
    legal = {
        Range.HAND_TO_HAND: far <= near + CLOSE_CALL,
        Range.DIRECT_FIRE: near - CLOSE_CALL < far <= ruler + CLOSE_CALL,
        Range.ARTILLERY: far > ruler - CLOSE_CALL,
    }
    return tuple(name for name, open_ in legal.items() if open_)


def target_gap(state: State, frame: str, target: str) -> float | None:
    """How far a target is from a frame, edge to edge. None if one of them is not on the map."""
    there = scene(state)
    mine, other = there.frame(frame), there.shape(target)
    return None if mine is None or other is None else gap(mine.base, other)


def in_range(state: State, act: Activation) -> bool:
    """Whether the declared target is at the declared range; always so at a declared table."""
    if not state.mapped:
        return True
    far = target_gap(state, act.frame, act.target)
    return far is not None and act.range in ranges(state.profile, far)


# -- cover ----------------------------------------------------------------------------------------------------------


def covers(state: State, attacker: str, target: str) -> tuple[Cover, ...]:
    """What covers a frame from another, the first hit first: terrain before frames, and the nearest first."""
    if is_terrain(target):
        return ()
    there = scene(state)
    ids = cover_ids(there, attacker, target)
    hits = {piece.id: piece.hits for piece in there.terrain}
    return tuple(
        Cover("terrain", hits=hits[name], piece=name) if name in hits else Cover("frame", frame=name) for name in ids
    )


@lru_cache(maxsize=4096)
def cover_ids(there: Scene, attacker: str, target: str) -> tuple[str, ...]:
    """The same as ids."""
    one, other = there.frame(attacker), there.frame(target)
    return () if one is None or other is None else cover_between(there, one, other)


def cover_between(there: Scene, one: Stand, other: Stand) -> tuple[str, ...]:
    """The same for two that need not stand on the field, or stand elsewhere."""
    rise = there.height(other.on) - there.height(one.on)
    if rise >= there.profile.bricks:
        return (str(other.on),)
    if rise <= -there.profile.bricks:
        return ()
    return (*_walls(there, one, other), *_bodies(there, one, other))


def _walls(there: Scene, one: Stand, other: Stand) -> tuple[str, ...]:
    near = there.walls_near(other.at, BASE + there.reach)
    found = [wall for wall in near if _between(one.base, other.base, wall.outline)]
    return tuple(wall.id for wall in sorted(found, key=lambda wall: gap(other.base, wall.outline)))


def _bodies(there: Scene, one: Stand, other: Stand) -> tuple[str, ...]:
    others = (item for item in there.frames if item.id not in (one.id, other.id))
    near = [(gap(item.base, other.base), item) for item in others]
    found = [(far, item.id) for far, item in near if far <= there.reach and _between(one.base, other.base, item.base)]
    return tuple(name for _, name in sorted(found))


def _between(a: Disc, b: Disc, thing: Disc | tuple[Point, ...]) -> bool:
    """Whether a thing stands on the line from base to base. A close call makes it cover."""
    past = clearance(a, b, thing)
    return past is not None and past <= CLOSE_CALL


# -- who sees whom --------------------------------------------------------------------------------------------------


def sights(state: State, frame_id: str, at: Point | None = None) -> tuple[Sight, ...]:
    """How a frame stands to every enemy on the map; ``at``: if it stood there instead."""
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


def can_spot(state: State, frame: str, target: str, yellow: int) -> bool:
    """Whether a frame with so many spotting systems may spot another; always so at a declared table.

    None: within one ruler and out of cover; one: within one ruler; two: anywhere.
    """
    if not state.mapped or yellow >= 2:
        return True
    there = scene(state)
    far = target_gap(state, frame, target)
    if far is None or far > there.ruler:
        return False
    return yellow == 1 or not cover_ids(there, frame, target)


# -- stations and hazards -------------------------------------------------------------------------------------------


def stations_at(state: State, frame: Frame) -> tuple[str, ...]:
    """The stations that a frame stands within one unit of, the nearest first: measured, or as its player said."""
    if not state.mapped:
        return () if frame.near is None else (frame.near,)
    if frame.at is None:
        return ()
    limit = state.profile.reach + CLOSE_CALL
    near = [(gap(base(frame.at), post(s.at)), s.id) for s in state.stations if s.at is not None]
    return tuple(name for far, name in sorted(near) if far <= limit)


def in_hazard(state: State, frame: Frame) -> bool:
    """Whether a frame stands inside a hazardous area of the map: its centre does."""
    areas = (shapely.Polygon(piece.outline) for piece in state.terrain if piece.hazard and piece.outline)
    return frame.at is not None and any(shapely.intersects_xy(area, *frame.at) for area in areas)
