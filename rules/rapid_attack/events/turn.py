"""A round and the turns in it: order, initiative, and a frame's activation."""

from __future__ import annotations

from rules.field import Point
from rules.rapid_attack.events.base import Event
from rules.rapid_attack.profile import Range

__all__ = [
    "Activated",
    "ActivationEnded",
    "Defended",
    "HazardDeclared",
    "InitiativeDue",
    "InitiativeRolled",
    "InitiativeWaited",
    "JettisonEnded",
    "Jettisoned",
    "Moved",
    "NearDeclared",
    "Passed",
    "RangeDeclared",
    "Rolled",
    "RolledOff",
    "RoundBegan",
    "SpotAimed",
    "SpotGone",
    "Spotted",
    "Targeted",
    "Went",
]


class RoundBegan(Event, frozen=True):
    """All defense and spot values go, and every frame may be activated again."""

    round: int
    why: str = "round"


class InitiativeRolled(Event, frozen=True):
    """Each frame's initiative for this round: one face, or two with fewer than four systems, lowest first."""

    frames: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]
    why: str = "initiative"


class RolledOff(Event, frozen=True):
    """Frames with the same initiative rolled again among themselves; the lowest is next."""

    frames: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "initiative"


class InitiativeDue(Event, frozen=True):
    """The frame whose initiative comes up now."""

    frame: str
    why: str = "initiative"


class InitiativeWaited(Event, frozen=True):
    """A frame with two initiative dice lets the lower one go by."""

    frame: str
    why: str = "initiative"


class Activated(Event, frozen=True):
    """A frame begins its turn. ``under`` is the frame whose attack called it up (combat order)."""

    frame: str
    under: str | None = None
    why: str = "tactical-order"


class Passed(Event, frozen=True):
    """A player passed the choice down the line."""

    player: int
    why: str = "tactical-order"


class Targeted(Event, frozen=True):
    """The acting frame named its target: a frame's id, ``terrain`` or ``none``."""

    frame: str
    target: str
    why: str = "target"


class RangeDeclared(Event, frozen=True):
    """The range that the attack will be made from, and the rockets used for it."""

    frame: str
    range: Range
    rockets: int = 0
    why: str = "target"


class Jettisoned(Event, frozen=True):
    """A frame threw off a system of its own before the roll."""

    frame: str
    system: str
    why: str = "jettison"


class JettisonEnded(Event, frozen=True):
    """Nothing more is thrown off."""

    frame: str
    why: str = "jettison"


class HazardDeclared(Event, frozen=True):
    """Whether the frame stands inside a hazardous area, and who said so."""

    frame: str
    inside: bool
    by: int
    why: str = "hazards"


class Rolled(Event, frozen=True):
    """The pool of an activation and its faces, in parallel."""

    frame: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "pool"


class Defended(Event, frozen=True):
    """Defense assigned; ``die`` is its place in the pool, None for no defense at all."""

    frame: str
    die: int | None
    value: int
    why: str = "defense"


class Moved(Event, frozen=True):
    """The frame moved up to ``value`` units; ``over``: a green die was rolled, so cover is no obstacle."""

    frame: str
    die: int
    value: int
    over: bool
    why: str = "movement"


class Went(Event, frozen=True):
    """Where a frame that moves on a map went: every point at which its way bends, and how far that was, climbing
    included. ``on`` is the piece of terrain on top of which it now stands."""

    frame: str
    to: Point
    way: tuple[Point, ...]
    length: float
    on: str | None = None
    why: str = "movement"


class NearDeclared(Event, frozen=True):
    """Which station the frame now stands within one unit of, said by a player at a declared table."""

    frame: str
    station: str | None
    by: int | None
    why: str = "declared"


class SpotAimed(Event, frozen=True):
    """A die was put aside to spot with: the last step of the turn has begun."""

    frame: str
    die: int
    why: str = "spotting"


class Spotted(Event, frozen=True):
    """A spot was put beside an enemy frame. ``by`` said that it may be seen."""

    frame: str
    target: str
    die: int
    value: int
    by: int
    why: str = "spotting"


class SpotGone(Event, frozen=True):
    """A spot went without being used (MEZ: any frame's attack ends it)."""

    frame: str
    why: str = "spot-lasts"


class ActivationEnded(Event, frozen=True):
    """The frame's turn is over; its unused dice are gone."""

    frame: str
    why: str = "activation"
