"""What stands where on a map: the part of a state that is measured, and nothing else.

Two states in which everything stands alike have equal scenes, so that what is measured once is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import shapely
from msgspec import Struct

from rules.field import EDGE, Disc, Ground, Point, Shape
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import Piece, State

__all__ = ["BASE", "CLOSE_CALL", "POST", "Scene", "Stand", "base", "post", "scene"]

Outline = tuple[Point, ...]

BASE = 0.5
"""The radius of a frame's base."""
POST = 0.4
"""The radius of a station's."""
CLOSE_CALL = 0.1 + 1e-6
"""A measurement as close as this goes to the player who acts (rulebook: "Principled Judgment Calls"); a tenth, and what
is lost in reckoning."""


class Stand(Struct, frozen=True):
    """A frame that stands on the field, and on top of which piece."""

    id: str
    owner: int
    at: Point
    on: str | None = None

    @property
    def base(self) -> Disc:
        """Its base."""
        return base(self.at)


class Scene(Struct, frozen=True, cache_hash=True):
    """A field with everything on it. ``elevation``: heights count. ``posts`` are the stations, as (id, point)."""

    profile: Profile
    ground: Ground
    frames: tuple[Stand, ...]
    posts: tuple[tuple[str, Point], ...]
    terrain: tuple[Piece, ...]
    elevation: bool = False

    @property
    def reach(self) -> float:
        """One unit, a close call included: so near are what covers, hand-to-hand fighters and who holds a station."""
        return self.profile.reach + CLOSE_CALL

    @property
    def ruler(self) -> float:
        """One ruler, a close call included."""
        return self.profile.ruler + CLOSE_CALL

    def frame(self, frame_id: str) -> Stand | None:
        """The frame of that id, if it stands on the field."""
        return next((item for item in self.frames if item.id == frame_id), None)

    def enemies(self, owner: int) -> tuple[Stand, ...]:
        """The frames that are not of that player."""
        return tuple(item for item in self.frames if item.owner != owner)

    def piece(self, piece_id: str | None) -> Piece | None:
        """The piece of that id."""
        return next((item for item in self.terrain if item.id == piece_id), None)

    def shape(self, name: str) -> Shape | None:
        """The base or outline of a frame, a station or a piece; None if there is none of that id."""
        stand, piece = self.frame(name), self.piece(name)
        if stand is not None:
            return stand.base
        if piece is not None and piece.outline:
            return piece.outline
        return next((post(at) for station, at in self.posts if station == name), None)

    def walls(self) -> tuple[Piece, ...]:
        """The terrain that gives cover and has to be gone around."""
        return _walls(self.terrain)[0]

    def walls_near(self, at: Point, far: float) -> list[Piece]:
        """Those within a distance of a point, in their order."""
        walls, outlines, tree = _walls(self.terrain)
        if not outlines:
            return []
        found = tree.query(shapely.Point(at), predicate="dwithin", distance=far)
        return [walls[number] for number in sorted(found.tolist())]

    def obstacles(self, mover: str) -> tuple[Shape, ...]:
        """What a mover without a green die goes around: all that gives cover."""
        return (*(wall.outline for wall in self.walls()), *(f.base for f in self.frames if f.id != mover))

    def beside_walls(self, points: Sequence[Point], far: float) -> set[int]:
        """The numbers of those points that are within a distance of a wall."""
        tree = _walls(self.terrain)[2]
        if not points or not len(tree):
            return set()
        return set(tree.query(shapely.points(points), predicate="dwithin", distance=far)[0].tolist())

    def top(self, at: Point) -> str | None:
        """The piece on top of which a base stands there: of those that it overlaps the highest."""
        under = self.walls_near(at, BASE - EDGE)
        return max(under, key=lambda piece: (piece.bricks, piece.id)).id if under else None

    def height(self, on: str | None) -> int:
        """The bricks of what something stands on; 0 on the ground, and where heights do not count."""
        piece = self.piece(on) if self.elevation else None
        return 0 if piece is None else piece.bricks


def base(at: Point) -> Disc:
    """A frame's base at a point."""
    return Disc(at, BASE)


def post(at: Point) -> Disc:
    """A station's base at a point."""
    return Disc(at, POST)


def scene(state: State) -> Scene:
    """What stands where. The state must be one of a map."""
    assert state.ground is not None
    return Scene(
        profile=state.profile,
        ground=state.ground,
        frames=tuple(Stand(f.id, f.owner, f.at, f.on) for f in state.frames if f.at is not None and f.alive),
        posts=tuple((station.id, station.at) for station in state.stations if station.at is not None),
        terrain=state.terrain,
        elevation=state.on("elevation"),
    )


@lru_cache(maxsize=64)
def _walls(terrain: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], tuple[Outline, ...], Any]:
    """The pieces that give cover, their outlines, and a tree to find them by."""
    walls = tuple(piece for piece in terrain if piece.stands and piece.outline)
    outlines = tuple(wall.outline for wall in walls)
    return walls, outlines, shapely.STRtree([shapely.Polygon(outline) for outline in outlines])
