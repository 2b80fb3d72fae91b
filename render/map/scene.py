"""What a map shows, as plain data: no rules in it, only what has to be drawn."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Aim", "Block", "Post", "Ring", "Scene", "Shade", "Token", "Walk"]

Dot = tuple[float, float]
Outline = tuple[Dot, ...]


class Token(Struct, frozen=True):
    """A frame. ``part``: ready, done, active, suspended or gone; ``high``: the bricks it stands on, 0 on the ground.

    ``number`` is its initiative, ``ball``: it has the ball, where there are such things.
    ``rank`` is its range from the frame that plans, as a weapon's system; ``behind``: something covers it from there.
    """

    id: str
    owner: int
    at: Dot
    part: str = "ready"
    targeted: bool = False
    defense: int | None = None
    defense_die: str | None = None
    spot: int | None = None
    spot_die: str | None = None
    high: int = 0
    systems: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    white: int = 2
    whole: int = 2
    rank: str = ""
    behind: bool = False
    number: int | None = None
    ball: bool = False


class Post(Struct, frozen=True):
    """A station. ``rivals``: frames of several players stand at it; ``taken``: the plan would take it."""

    id: str
    at: Dot
    holder: int | None = None
    rivals: bool = False
    taken: bool = False


class Block(Struct, frozen=True):
    """A piece of terrain. ``hits``: what it still absorbs; ``hazard``: it is no cover but a dangerous area."""

    id: str
    kind: str
    outline: Outline
    hits: int = 1
    bricks: int = 3
    hazard: bool = False


class Shade(Struct, frozen=True):
    """Ground that is open to somebody: where a frame may end, or where it may be deployed."""

    polygons: tuple[Outline, ...]
    holes: tuple[Outline, ...] = ()
    owner: int | None = None


class Ring(Struct, frozen=True):
    """A range around a frame, as a circle around its centre, and the system that reaches so far."""

    at: Dot
    radius: float
    system: str
    word: str


class Aim(Struct, frozen=True):
    """An attack: from where to where, what covers the target, nearest first; how far it is, and the weapon's system."""

    start: Dot
    end: Dot
    covers: tuple[str, ...] = ()
    word: str = ""
    system: str = "Rd"


class Walk(Struct, frozen=True):
    """A way that is planned, and what is written at its end: its length against the die."""

    points: Outline
    word: str
    owner: int
    short: bool = True


class Scene(Struct, frozen=True):
    """Everything on the field. ``size`` is how far it is across."""

    size: float
    round: bool = False
    style: str = ""
    tokens: tuple[Token, ...] = ()
    posts: tuple[Post, ...] = ()
    blocks: tuple[Block, ...] = ()
    shade: Shade | None = None
    rings: tuple[Ring, ...] = ()
    aim: Aim | None = None
    walk: Walk | None = None
    ball: Dot | None = None
