"""Events of turns, of initiative, and of a unit's turn. ``die`` is a place in the unit's pool, ``value`` its face."""

from __future__ import annotations

from rules.field import Point
from rules.football.events.base import Event
from rules.football.profile import Range

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
    """A turn began: defenses and spots are gone, and every unit may act again."""

    turn: int
    why: str = "football-turn"


class InitiativeRolled(Event, frozen=True):
    """Every unit rolled initiative for the turn; units and the ``faces`` that count in parallel.

    ``values`` are all dice of each unit, as they fell; empty in older logs, where each had one.
    """

    units: tuple[str, ...]
    faces: tuple[int, ...]
    values: tuple[tuple[int, ...], ...] = ()
    why: str = "football-initiative"


class CoachingRolled(Event, frozen=True):
    """Both sides rolled the initiative dice that their coaches assign; faces by side."""

    faces: tuple[tuple[int, ...], ...]
    why: str = "coaching"


class Coached(Event, frozen=True):
    """A coach assigned an initiative die to a unit."""

    unit: str
    face: int
    why: str = "coaching"


class RolledOff(Event, frozen=True):
    """Units with the same number rolled off; the lowest goes first."""

    units: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "football-initiative"


class TurnEnded(Event, frozen=True):
    """All units have acted in the turn."""

    turn: int
    why: str = "football-turn"


class Activated(Event, frozen=True):
    """A unit began its turn, with its initiative ``number``.

    ``under``: the attacker that makes it defend early, and how it is ``called`` up: by the ``line`` of a kick, a
    ``pass`` to it, a ``steal`` or a ``tackle``. ``free``: an extra turn at a dead ball.
    """

    unit: str
    number: int | None = None
    under: str | None = None
    free: bool = False
    called: str | None = None
    why: str = "football-initiative"


class Resumed(Event, frozen=True):
    """A unit that has defended early began its turn, with the same dice."""

    unit: str
    why: str = "defending-early"


class Targeted(Event, frozen=True):
    """The unit chose its target: the goal, a team mate, the unit with the ball, or nothing."""

    unit: str
    target: str
    why: str = "football-target"


class RangeDeclared(Event, frozen=True):
    """The unit declared the range of its attack."""

    unit: str
    range: Range
    why: str = "football-target"


class Rolled(Event, frozen=True):
    """The unit rolled its pool; dice and faces in parallel."""

    unit: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "football-pool"


class Defended(Event, frozen=True):
    """The unit assigned its defense; ``die`` is None for no die."""

    unit: str
    die: int | None
    value: int
    why: str = "defense"


class Moved(Event, frozen=True):
    """The unit put a die to a run of up to ``stride`` units. ``over``: with a green die it runs over other units."""

    unit: str
    die: int
    value: int
    stride: int
    over: bool
    why: str = "football-movement"


class Went(Event, frozen=True):
    """The unit ran to a point of a drawn pitch: the points of its way, and its length."""

    unit: str
    to: Point
    way: tuple[Point, ...]
    length: float
    why: str = "football-movement"


class Reached(Event, frozen=True):
    """The unit reached the loose ball with its run, or not, as its player declares."""

    unit: str
    reached: bool
    why: str = "possession"


class SpotAimed(Event, frozen=True):
    """The unit put a die to spotting."""

    unit: str
    die: int
    why: str = "spotting"


class Spotted(Event, frozen=True):
    """The unit spotted a unit of the other side."""

    unit: str
    target: str
    die: int
    value: int
    why: str = "spotting"


class ActivationEnded(Event, frozen=True):
    """The unit's turn ended."""

    unit: str
    why: str = "activation"


class Hotrodded(Event, frozen=True):
    """The unit gave up a system for a free action with another."""

    unit: str
    given: str
    system: str
    why: str = "hot-rodding"


class KeptCool(Event, frozen=True):
    """The unit chose not to hot-rod."""

    unit: str
    why: str = "hot-rodding"
