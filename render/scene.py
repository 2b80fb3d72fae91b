"""What a board shows, as plain data: the page in the browser draws it, as the pictures draw the same state."""

from msgspec import Struct

from render.kit.scoreboard import PlayerScore, ShownDie
from rules.field import Point

GROUND, SPACE, PITCH, TABLE = "ground", "space", "pitch", "table"


class Countdown(Struct, frozen=True):
    """A clock: ``number`` of ``whole`` segments are lit; in a match the turn and all turns, ``half`` to a half."""

    number: int
    whole: int
    half: int = 0


class Card(Struct, frozen=True, omit_defaults=True):
    """A unit with all that is left of it."""

    id: str
    owner: int
    name: str = ""
    kind: str = ""
    part: str = "ready"
    """``ready``, ``done``, ``active`` or ``suspended``, as on the map."""
    targeted: bool = False
    """An attack is declared on it."""
    systems: tuple[str, ...] = ()
    """Those that it still has; ``lost`` ones are shown crossed out."""
    lost: tuple[str, ...] = ()
    white: int = 0
    """White dice that are left, of ``whole``."""
    whole: int = 0
    rockets: int = 0
    defense: int | None = None
    """The face of its defense die, 0 for none; None: not assigned yet."""
    defense_die: str | None = None
    """That die, as ``B6``."""
    spots: tuple[tuple[str, int], ...] = ()
    """Dice that spot it, each with its face."""
    initiative: int | None = None
    initiative_die: str = ""
    has_ball: bool = False
    posts: tuple[str, ...] = ()
    """Stations that its player declared it to stand at."""
    host: str = ""
    """The id of what it clings to."""
    fuel: int | None = None
    """Fuel that is left; None: it needs none, or is aboard."""
    bingo: bool = False
    """The fuel is low."""
    ace: str = ""
    """The colour of its ace."""
    captor: int | None = None
    """The player who holds it."""
    aboard: bool = False
    """It has not been launched."""


class Post(Struct, frozen=True, omit_defaults=True):
    """A station, the player who holds it, and the frames that were declared to stand at it."""

    id: str
    holder: int | None = None
    near: tuple[str, ...] = ()


class Action(Struct, frozen=True, omit_defaults=True):
    """The acting unit, its target (an id, or ``goal`` or ``terrain``), the system of its range, dice, who waits.

    ``sign``: the icon between the two: what the one does to the other.
    """

    unit: str
    target: str = ""
    sign: str = "reticle"
    range: str = ""
    dice: tuple[ShownDie, ...] = ()
    waiting: tuple[str, ...] = ()


class Pitch(Struct, frozen=True):
    """The lines of a pitch, and the players of its western and eastern goal."""

    length: float
    width: float
    goal: float
    ends: tuple[int, ...] = ()


class Shape(Struct, frozen=True, omit_defaults=True):
    """An area of a plain ground: its outline, and the colours (``#rrggbb``) of the area and of its edge."""

    points: tuple[Point, ...]
    fill: str = ""
    stroke: str = ""


class Board(Struct, frozen=True, omit_defaults=True):
    """A whole board. ``kind``: ``table``, or the name of its map's ground.

    ``ground``, ``space`` and ``pitch`` have a look of their own; that of any other name is its ``shapes``, plain.
    ``map``: the scene that the family's map is drawn from (``render.battlefield.scene``, ``render.space.scene``), None
    where nothing is measured.
    ``frame``: the western, northern, eastern and southern edge of the map, without one a square of the scene's size;
    ``around``: what is shown beyond.
    """

    kind: str
    sides: tuple[PlayerScore, ...] = ()
    clock: Countdown | None = None
    cards: tuple[Card, ...] = ()
    posts: tuple[Post, ...] = ()
    action: Action | None = None
    pitch: Pitch | None = None
    map: Struct | None = None
    frame: tuple[float, float, float, float] | None = None
    around: float = 0.0
    shapes: tuple[Shape, ...] = ()
