"""What a map on the ground shows, as plain data without rules."""

from msgspec import Struct

from render.map.marks import Marks
from render.map.overlay import OpenGround
from rules.field import Point

Outline = tuple[Point, ...]


class Lengths(Struct, frozen=True):
    """Lengths of the rules in units: the ruler, the radii of a unit's base and a station's, the reach of a station."""

    ruler: float
    base: float
    station: float = 0.0
    reach: float = 0.0


class Token(Struct, frozen=True):
    """A unit."""

    id: str
    owner: int
    at: Point
    part: str = "ready"
    """``ready``, ``done``, ``active``, ``suspended`` or ``gone``."""
    targeted: bool = False
    defense: int | None = None
    """The face of its defense die, 0 for none; None: not assigned yet."""
    defense_die: str | None = None
    spot: int | None = None
    """The face of the die that spots it."""
    spot_die: str | None = None
    bricks: int = 0
    """Its height, 0 on the ground."""
    systems: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    white: int = 0
    """White dice that are left, of ``whole``."""
    whole: int = 0
    range: str = ""
    """Its range from the unit that plans, as a weapon's system; empty without a plan."""
    covered: bool = False
    """It is in cover from there."""
    initiative: int | None = None
    """The face of its ``initiative_die``, in football."""
    initiative_die: str = ""
    has_ball: bool = False
    """It holds the ball, in football."""


class Station(Struct, frozen=True):
    """A station. ``contested``: frames of several players stand at it; ``seized``: the plan would take it."""

    id: str
    at: Point
    holder: int | None = None
    contested: bool = False
    seized: bool = False


class Piece(Struct, frozen=True):
    """A piece of terrain. ``hits``: what it still absorbs; ``hazard``: no cover but a dangerous area.

    ``called``: what somebody named it.
    """

    id: str
    kind: str
    outline: Outline
    hits: int = 1
    bricks: int = 3
    hazard: bool = False
    called: str = ""


class Ring(Struct, frozen=True):
    """A range around a unit, as a circle around its centre, the system that reaches so far, and the distance."""

    at: Point
    radius: float
    system: str
    distance: str


class Aim(Struct, frozen=True):
    """The line of an attack, the covers of its target, nearest first, the distance, and the weapon's system."""

    start: Point
    end: Point
    covers: tuple[str, ...] = ()
    distance: str = ""
    system: str = "Rd"


class Way(Struct, frozen=True):
    """A planned way, and the text at its end: its length against the die. ``ok``: it is not too long."""

    points: Outline
    word: str
    owner: int
    ok: bool = True


class Scene(Struct, frozen=True):
    """Everything on the field."""

    size: float
    """Its width in units."""
    lengths: Lengths
    round: bool = False
    """It is a disc."""
    style: str = ""
    """The name of the style in which it was generated."""
    tokens: tuple[Token, ...] = ()
    stations: tuple[Station, ...] = ()
    pieces: tuple[Piece, ...] = ()
    open_ground: OpenGround | None = None
    """Ground that is open to the unit that plans."""
    rings: tuple[Ring, ...] = ()
    aim: Aim | None = None
    """The attack that is declared or planned."""
    way: Way | None = None
    """The way that is planned."""
    ball: Point | None = None
    marks: Marks | None = None
    """Ways and attacks of a replay."""

    @property
    def covers(self) -> tuple[str, ...]:
        """The ids of what covers the target of the attack."""
        return () if self.aim is None else self.aim.covers
