"""What a map in space shows, as plain data without rules."""

from __future__ import annotations

from msgspec import Struct

from render.map.marks import Marks
from render.map.open_ground import OpenGround
from rules.field import Point
from rules.intercept_orbit.state.profile import Bases
from rules.intercept_orbit.state.units import Kind

__all__ = ["Aim", "Asset", "Ring", "Scene", "Way"]

Path = tuple[Point, ...]


class Asset(Struct, frozen=True):
    """A ship, an HVA, a company or a piece of debris. ``bases``: the sizes of its game.

    ``part``: ready, done, active or suspended. ``heading``: the bow in degrees, 0 up, clockwise. ``white`` of ``whole``
    white dice are left. ``bingo``: the fuel is low. ``aboard``: companies not yet launched. ``captor``: the player who
    holds a company without fuel. ``spots``: dice and faces. ``range``: its range from the asset that plans a way;
    ``covered``: it is in cover from there.
    """

    id: str
    owner: int
    kind: Kind
    at: Point
    bases: Bases
    heading: float = 0.0
    builder: int = -1
    part: str = "ready"
    targeted: bool = False
    defense: int | None = None
    defense_die: str | None = None
    spots: tuple[tuple[str, int], ...] = ()
    systems: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    white: int = 0
    whole: int = 0
    ace: str | None = None
    fuel: int | None = None
    bingo: bool = False
    captor: int | None = None
    aboard: int = 0
    range: str = ""
    covered: bool = False

    @property
    def look(self) -> str:
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
    """Everything on the table. ``size``: its width; ``ruler``: the length of the ruler; ``round``: it is a disc."""

    size: float
    ruler: float
    round: bool = False
    assets: tuple[Asset, ...] = ()
    open_ground: OpenGround | None = None
    rings: tuple[Ring, ...] = ()
    aim: Aim | None = None
    way: Way | None = None
    marks: Marks | None = None
