"""Events of the ball: attacks, possession, goals."""

from __future__ import annotations

from rules.field import Point
from rules.football.events.base import Event
from rules.football.profile import Range

__all__ = [
    "AttackDeclared",
    "BallLoose",
    "BallOut",
    "BallTaken",
    "Fouled",
    "Fumbled",
    "Kicked",
    "LineDeclared",
    "Scored",
    "SystemBroken",
    "Tackled",
]


class AttackDeclared(Event, frozen=True):
    """A unit put a die to a pass, shot, steal or tackle. ``die`` is its place in the pool, ``value`` its face."""

    unit: str
    target: str
    kind: str
    die: int
    value: int
    range: Range
    why: str = "football-attack"


class LineDeclared(Event, frozen=True):
    """The units in the line of a kick, the nearest to the ball first."""

    unit: str
    line: tuple[str, ...]
    why: str = "line"


class Kicked(Event, frozen=True):
    """A pass or shot was rolled: its dice and hits. ``spot`` is the value that was taken from beside ``spotted``."""

    unit: str
    target: str
    kind: str
    attack: int
    spot: int
    defense: int
    dice: tuple[int, ...]
    hits: int
    line: tuple[str, ...] = ()
    spotted: str | None = None
    why: str = "pass-and-shot"


class Tackled(Event, frozen=True):
    """A steal or slide tackle was rolled: its dice and hits. ``spot`` and ``spotted`` as in ``Kicked``."""

    unit: str
    target: str
    kind: str
    attack: int
    spot: int
    defense: int
    dice: tuple[int, ...]
    hits: int
    spotted: str | None = None
    why: str = "steal-and-tackle"


class Scored(Event, frozen=True):
    """A side scored. ``unit`` kicked the ball, ``own``: into its own goal; ``goals`` is the side's new score."""

    player: int
    unit: str
    goals: int
    own: bool = False
    why: str = "goal"


class BallTaken(Event, frozen=True):
    """A unit took possession of the ball."""

    unit: str
    why: str = "possession"


class Fumbled(Event, frozen=True):
    """A pass or shot missed: the other side decides where the ball goes."""

    unit: str
    why: str = "fumble"


class BallLoose(Event, frozen=True):
    """The ball came to lie free, on a drawn pitch at a point."""

    at: Point | None = None
    why: str = "fumble"


class BallOut(Event, frozen=True):
    """The ball, kicked by ``unit``, left the pitch over the goal line of the side ``over``, or (None) a side line."""

    unit: str
    over: int | None
    at: Point | None = None
    why: str = "out"


class Fouled(Event, frozen=True):
    """A steal or tackle missed and showed a foul."""

    unit: str
    target: str
    why: str = "foul"


class SystemBroken(Event, frozen=True):
    """A slide tackle broke a system that the tackler's side chose; None: none (option ``tackle-breaks``)."""

    unit: str
    system: str | None
    why: str = "tackle-breaks"
