"""What happens to the ball."""

from __future__ import annotations

from rules.football.events.base import Event
from rules.football.profile import Range
from rules.football.state import Point

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
    """A die was put to a pass, shot, steal or tackle (``kind``)."""

    unit: str
    target: str
    kind: str
    die: int
    value: int
    range: Range
    why: str = "football-attack"


class LineDeclared(Event, frozen=True):
    """Who stands in the line, the nearest to the ball first."""

    unit: str
    line: tuple[str, ...]
    why: str = "line"


class Kicked(Event, frozen=True):
    """A pass or shot: its dice, and how many hit. ``spot`` was taken from beside ``spotted``."""

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
    """A steal or slide tackle: its dice, and how many hit."""

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
    """A goal for a side; ``unit`` kicked it."""

    player: int
    unit: str
    goals: int
    why: str = "goal"


class BallTaken(Event, frozen=True):
    """A unit has the ball now."""

    unit: str
    why: str = "possession"


class Fumbled(Event, frozen=True):
    """A pass or shot went wide: the other side says where the ball goes."""

    unit: str
    why: str = "fumble"


class BallLoose(Event, frozen=True):
    """The ball lies free; ``at`` on a drawn pitch."""

    at: Point | None = None
    why: str = "fumble"


class BallOut(Event, frozen=True):
    """The ball left the pitch: over a side line, or over the goal line of the side ``over`` (None: a side line)."""

    unit: str
    over: int | None
    at: Point | None = None
    why: str = "out"


class Fouled(Event, frozen=True):
    """A steal or tackle failed, and a 1 fell."""

    unit: str
    target: str
    why: str = "foul"


class SystemBroken(Event, frozen=True):
    """The option that slide tackles break systems: what the tackler's side chose; None: nothing."""

    unit: str
    system: str | None
    why: str = "tackle-breaks"
