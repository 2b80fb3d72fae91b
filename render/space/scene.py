"""What a map in space shows, as plain data without rules."""

from typing import Any

from msgspec import Struct

from render.map.marks import Marks
from render.map.overlay import OpenGround
from rules.field import Point
from rules.field.planar import shapely
from rules.intercept_orbit.space import bases
from rules.intercept_orbit.state.profile import Bases
from rules.intercept_orbit.state.units import Kind

Path = tuple[Point, ...]


class Asset(Struct, frozen=True):
    """A ship, an HVA, a company or a piece of debris."""

    id: str
    owner: int
    kind: Kind
    at: Point
    bases: Bases
    """The sizes of bases in its game."""
    heading: float = 0.0
    """The bow in degrees, 0 up, clockwise."""
    builder: int = -1
    """The player who built it; -1: nobody."""
    part: str = "ready"
    """``ready``, ``done``, ``active`` or ``suspended``."""
    targeted: bool = False
    defense: int | None = None
    """The face of its defense die; None: not assigned."""
    defense_die: str | None = None
    spots: tuple[tuple[str, int], ...] = ()
    """Dice that spot it, each with its face."""
    systems: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    white: int = 0
    """White dice that are left, of ``whole``."""
    whole: int = 0
    ace: str | None = None
    fuel: int | None = None
    """Fuel of a company that has been launched."""
    bingo: bool = False
    """The fuel is low."""
    captor: int | None = None
    """The player who holds a company without fuel."""
    aboard: int = 0
    """How many of its companies have not been launched yet."""
    range: str = ""
    """Its range from the asset that plans a way; empty without a plan."""
    covered: bool = False
    """It is in cover from there."""

    @property
    def part_shown(self) -> str:
        """Its part in the activation, or ``targeted``."""
        return "targeted" if self.targeted else self.part

    @property
    def taken(self) -> bool:
        """Whether another player built it."""
        return self.builder not in (self.owner, -1)


class Ring(Struct, frozen=True):
    """A range around a base, as an outline, its name, and the distance."""

    outline: Path
    range: str
    distance: str


class Aim(Struct, frozen=True):
    """An attack from edge to edge, the covers of its target, the ship that screens it, the distance and the range."""

    start: Point
    end: Point
    covers: tuple[str, ...] = ()
    screen: str | None = None
    distance: str = ""
    range: str = ""


class Way(Struct, frozen=True):
    """A way that is flown or planned, and the base at its end. ``hinges``: each with its clicks.

    ``word``: the text at its end; ``ok``: it stays on the table; ``meets``: the ids of what is in its way.
    """

    points: Path
    kind: Kind
    owner: int
    bases: Bases
    heading: float = 0.0
    hinges: tuple[tuple[Point, int], ...] = ()
    word: str = ""
    ok: bool = True
    meets: tuple[str, ...] = ()

    @property
    def end(self) -> Asset:
        """The asset at the end of the way."""
        return Asset("", self.owner, self.kind, self.points[-1], self.bases, self.heading)


class Scene(Struct, frozen=True):
    """Everything on the table. ``size``: its width; ``ruler``: the length of the ruler; ``round``: it is a disc;
    ``crash``: where two ships collide."""

    size: float
    ruler: float
    round: bool = False
    assets: tuple[Asset, ...] = ()
    open_ground: OpenGround | None = None
    rings: tuple[Ring, ...] = ()
    aim: Aim | None = None
    way: Way | None = None
    marks: Marks | None = None
    crash: Point | None = None


# -- bases ------------------------------------------------------------------------------------------------------------


def base_of(asset: Asset) -> bases.Body:
    """The base of an asset."""
    return bases.body(asset.bases, asset.kind, asset.at, asset.heading)


def half_base(sizes: Bases, kind: Kind) -> Point:
    """Half the width and half the length of a kind's base."""
    length, width = sizes.of(kind)
    return width / 2, length / 2


def clear_of(asset: Asset) -> float:
    """The distance from the middle of an asset's base to its bow."""
    return half_base(asset.bases, asset.kind)[1]


def outline_of(asset: Asset, more: float = 0.0) -> tuple[Point, ...]:
    """The edge of an asset's base, or of the area ``more`` units around it."""
    base = base_of(asset)
    if base.round or more:
        area: Any = bases.outline(base).buffer(more, quad_segs=12)
        return tuple(area.exterior.coords)
    return bases.corners(base)


def meeting(one: bases.Body, other: bases.Body) -> Point:
    """The point where two bases touch, or halfway between them."""
    line: Any = shapely.shortest_line(bases.outline(one), bases.outline(other))
    middle = line.interpolate(0.5, normalized=True)
    return middle.x, middle.y


def edge_toward(base: bases.Body, toward: Point) -> Point:
    """The point where a line from the middle of a base to another point leaves it; else the middle."""
    if base.at == toward:
        return base.at
    line = shapely.LineString((base.at, toward))
    rest: Any = shapely.difference(line, bases.outline(base))
    return tuple(rest.coords[0]) if rest.geom_type == "LineString" and not rest.is_empty else base.at
