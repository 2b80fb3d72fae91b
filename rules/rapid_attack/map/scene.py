"""The measured part of a state: a field and everything on it.

Two states with the same positions have equal scenes, so that measurements are cached.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from rules.core.memo import memo_on_state
from rules.field import EDGE, GAP_OPEN, KINDS, Built, Disc, Ground, Point, Shape, Zone, doorway, polygon
from rules.field.planar import shapely
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import Piece, State

Outline = tuple[Point, ...]


class Stand(Struct, frozen=True):
    """A frame on the field, with the radius of its base and the piece of terrain beneath it."""

    id: str
    owner: int
    at: Point
    radius: float
    on: str | None = None

    @property
    def base(self) -> Disc:
        """Its base."""
        return Disc(self.at, self.radius)


class _Walls(Struct, frozen=True):
    """The terrain that gives cover and blocks movement, and a tree to find it by."""

    pieces: tuple[Piece, ...]
    areas: tuple[Zone, ...]
    bounds: tuple[tuple[float, float, float, float], ...]
    tree: shapely.STRtree

    def near(self, at: Point, far: float) -> list[Piece]:
        """The pieces within a distance of a point, in their order."""
        x, y = at
        around = [
            number
            for number, (west, north, east, south) in enumerate(self.bounds)
            if west - far <= x <= east + far and north - far <= y <= south + far
        ]
        if not around:
            return []
        point = shapely.Point(at)
        return [self.pieces[number] for number in around if shapely.dwithin(point, self.areas[number], far)]

    def beside(self, points: Sequence[Point], far: float) -> set[int]:
        """The indexes of the points that are within a distance of a piece."""
        if not points or not self.pieces:
            return set()
        return set(self.tree.query(shapely.points(points), predicate="dwithin", distance=far)[0].tolist())


class Scene(Struct, frozen=True, cache_hash=True):
    """A field with everything on it. ``posts`` are the stations, as (id, point).

    ``elevation``: heights count; ``claims``: large terrain may be claimed as a station.
    """

    profile: Profile
    ground: Ground
    frames: tuple[Stand, ...]
    posts: tuple[tuple[str, Point], ...]
    terrain: tuple[Piece, ...]
    elevation: bool = False
    claims: bool = False

    @property
    def reach(self) -> float:
        """One unit, a close call included: for cover, hand-to-hand range and stations."""
        return self.profile.reach + self.profile.slack

    @property
    def ruler(self) -> float:
        """One ruler, a close call included."""
        return self.profile.ruler + self.profile.slack

    def base(self, at: Point) -> Disc:
        """A frame's base at a point."""
        return Disc(at, self.profile.base)

    def post(self, at: Point) -> Disc:
        """A station's base at a point."""
        return Disc(at, self.profile.post)

    def stand(self, frame: str, owner: int, at: Point) -> Stand:
        """A frame as it would stand at a point."""
        return Stand(frame, owner, at, self.profile.base, self.top(at))

    def frame(self, frame_id: str) -> Stand | None:
        """The frame of that id, if it stands on the field."""
        for item in self.frames:
            if item.id == frame_id:
                return item
        return None

    def frames_of(self, owner: int) -> tuple[Stand, ...]:
        """The frames of that player."""
        return tuple(item for item in self.frames if item.owner == owner)

    def enemies(self, owner: int) -> tuple[Stand, ...]:
        """The frames of all other players."""
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
        return next((self.post(at) for station, at in self.posts if station == name), None)

    def walls(self) -> tuple[Piece, ...]:
        """The terrain that gives cover and blocks movement."""
        return _walls(self.terrain).pieces

    def walls_near(self, at: Point, far: float) -> list[Piece]:
        """The walls within a distance of a point, in their order."""
        return _walls(self.terrain).near(at, far)

    def beside_walls(self, points: Sequence[Point], far: float) -> set[int]:
        """The indexes of the points that are within a distance of a wall."""
        return _walls(self.terrain).beside(points, far)

    def obstacles(self, mover: str, climbed: str | None = None) -> tuple[Shape, ...]:
        """What a frame without a green die goes around: everything that gives cover, but a piece that it climbs."""
        walls = (wall.outline for wall in self.walls() if wall.id != climbed)
        return (*walls, *(f.base for f in self.frames if f.id != mover))

    def top(self, at: Point) -> str | None:
        """The piece beneath a frame's base at a point: the highest of those that it overlaps."""
        under = self.walls_near(at, self.profile.base - EDGE)
        return max(under, key=lambda piece: (piece.bricks, piece.id)).id if under else None

    def doors(self) -> tuple[tuple[str, Point], ...]:
        """The doorways that may be claimed as stations, as (piece, point): of the kinds with stairs or a ladder.

        Frames must be able to stand before them.
        """
        large = (wall for wall in self.walls() if wall.name in KINDS and KINDS[wall.name].built is not None)
        found = ((wall.id, doorway(wall.outline)) for wall in large) if self.claims else ()
        return tuple((name, at) for name, at in found if self._opens(name, at))

    def _opens(self, name: str, at: Point) -> bool:
        alone = [wall.id for wall in self.walls_near(at, GAP_OPEN)] == [name]
        return alone and self.ground.holds(at, GAP_OPEN)

    def height(self, on: str | None) -> int:
        """The height of a piece in bricks; 0 on the ground, and where heights do not count."""
        piece = self.piece(on) if self.elevation else None
        return 0 if piece is None else piece.bricks

    def built(self, on: str | None) -> Built | None:
        """The stairs or ladder of a piece; none where heights do not count."""
        piece = self.piece(on) if self.elevation else None
        return None if piece is None or piece.name not in KINDS else KINDS[piece.name].built


@memo_on_state
def scene(state: State) -> Scene:
    """The scene of a state. Raises ``LookupError`` at a declared table."""
    radius = state.profile.base
    return Scene(
        profile=state.profile,
        ground=state.battlefield,
        frames=tuple(Stand(f.id, f.owner, f.at, radius, f.on) for f in state.frames if f.at is not None and f.alive),
        posts=tuple((station.id, station.at) for station in state.stations if station.at is not None),
        terrain=state.terrain,
        elevation=state.on("elevation"),
        claims=state.on("claims"),
    )


@lru_cache(maxsize=64)
def _walls(terrain: tuple[Piece, ...]) -> _Walls:
    walls = tuple(piece for piece in terrain if piece.stands and piece.outline)
    areas = tuple(polygon(wall.outline) for wall in walls)
    return _Walls(walls, areas, tuple(area.bounds for area in areas), shapely.STRtree(areas))
