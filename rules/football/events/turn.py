"""Turns, initiative, and what a unit does in its turn."""

from __future__ import annotations

from rules.football.events.base import Event
from rules.football.profile import Range
from rules.football.state import Point

__all__ = [
    "Activated",
    "ActivationEnded",
    "Coached",
    "CoachingRolled",
    "Defended",
    "Hotrodded",
    "InitiativeRolled",
    "KeptCool",
    "Moved",
    "RangeDeclared",
    "Reached",
    "Resumed",
    "Rolled",
    "RolledOff",
    "SpotAimed",
    "Spotted",
    "Targeted",
    "TurnBegan",
    "TurnEnded",
    "Went",
]


class TurnBegan(Event, frozen=True):
    """A turn begins: defense and spot values go, and every unit may act again."""

    turn: int
    why: str = "football-turn"


class InitiativeRolled(Event, frozen=True):
    """Every unit's initiative for this turn, in parallel."""

    units: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "football-initiative"


class CoachingRolled(Event, frozen=True):
    """Each side's initiative dice, still to be given to its units."""

    faces: tuple[tuple[int, ...], ...]
    why: str = "coaching"


class Coached(Event, frozen=True):
    """A side gave one of its dice to a unit."""

    unit: str
    face: int
    why: str = "coaching"


class RolledOff(Event, frozen=True):
    """Units with the same number rolled again among themselves; the lowest goes first."""

    units: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "football-initiative"


class TurnEnded(Event, frozen=True):
    """Every unit has acted."""

    turn: int
    why: str = "football-turn"


class Activated(Event, frozen=True):
    """A unit begins its turn. ``under``: an attack made it defend; ``free``: an extra turn at a dead ball."""

    unit: str
    number: int | None = None
    under: str | None = None
    free: bool = False
    why: str = "football-initiative"


class Resumed(Event, frozen=True):
    """A unit that has defended before its time goes on with its dice."""

    unit: str
    why: str = "defending-early"


class Targeted(Event, frozen=True):
    """What the unit goes for: the goal, a team mate, whoever has the ball, or nothing."""

    unit: str
    target: str
    why: str = "football-target"


class RangeDeclared(Event, frozen=True):
    """The range of the attack."""

    unit: str
    range: Range
    why: str = "football-target"


class Rolled(Event, frozen=True):
    """The pool and its faces, in parallel."""

    unit: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "football-pool"


class Defended(Event, frozen=True):
    """Defense assigned; ``die`` is its place in the pool, None for none."""

    unit: str
    die: int | None
    value: int
    why: str = "defense"


class Moved(Event, frozen=True):
    """A die was put to a move of up to ``stride`` units; ``over``: a green die was rolled, so nobody is in the way."""

    unit: str
    die: int
    value: int
    stride: int
    over: bool
    why: str = "football-movement"


class Went(Event, frozen=True):
    """Where the unit went on a drawn pitch, and by which way."""

    unit: str
    to: Point
    way: tuple[Point, ...]
    length: float
    why: str = "football-movement"


class Reached(Event, frozen=True):
    """Whether the unit that moved has come to the loose ball, said by its player at a declared table."""

    unit: str
    reached: bool
    why: str = "possession"


class SpotAimed(Event, frozen=True):
    """A die was put aside to spot with."""

    unit: str
    die: int
    why: str = "spotting"


class Spotted(Event, frozen=True):
    """A spot was put beside a unit of the other side."""

    unit: str
    target: str
    die: int
    value: int
    why: str = "spotting"


class ActivationEnded(Event, frozen=True):
    """The unit's turn is over."""

    unit: str
    why: str = "activation"


class Hotrodded(Event, frozen=True):
    """A unit gave up a system for one free action with another."""

    unit: str
    given: str
    system: str
    why: str = "hot-rodding"


class KeptCool(Event, frozen=True):
    """The unit does not hot-rod."""

    unit: str
    why: str = "hot-rodding"
