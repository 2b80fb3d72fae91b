"""A round and its activations: order, initiative, movement, spotting."""

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
    """All defense and spot values are removed, and every frame may be activated again."""

    round: int
    why: str = "round"


class InitiativeRolled(Event, frozen=True):
    """Each frame's initiative faces of this round, lowest first: two where systems are missing."""

    frames: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]
    why: str = "initiative"


class RolledOff(Event, frozen=True):
    """Frames with the same initiative rolled off; the lowest is next."""

    frames: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "initiative"


class InitiativeDue(Event, frozen=True):
    """The frame whose initiative comes up."""

    frame: str
    why: str = "initiative"


class InitiativeWaited(Event, frozen=True):
    """A frame with two initiative dice waits for the higher one."""

    frame: str
    why: str = "initiative"


class Activated(Event, frozen=True):
    """A frame begins its turn. ``under``: the frame whose attack calls it up (combat order)."""

    frame: str
    under: str | None = None
    why: str = "tactical-order"


class Passed(Event, frozen=True):
    """A player passed the choice down the line."""

    player: int
    why: str = "tactical-order"


class Targeted(Event, frozen=True):
    """The acting frame's target: the id of a frame or a piece, ``terrain`` or ``none``."""

    frame: str
    target: str
    why: str = "target"


class RangeDeclared(Event, frozen=True):
    """The range of the attack, and the rockets used for it."""

    frame: str
    range: Range
    rockets: int = 0
    why: str = "target"


class Jettisoned(Event, frozen=True):
    """A frame jettisoned a system before the roll."""

    frame: str
    system: str
    why: str = "jettison"


class JettisonEnded(Event, frozen=True):
    """No more jettison in this activation."""

    frame: str
    why: str = "jettison"


class HazardDeclared(Event, frozen=True):
    """Whether the frame stands in a hazardous area, and the player who says so."""

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
    """Defense assigned; ``die``: index in the pool, None for no defense."""

    frame: str
    die: int | None
    value: int
    why: str = "defense"


class Moved(Event, frozen=True):
    """The frame moves up to ``value`` units; ``over``: a green die was rolled, so cover is no obstacle."""

    frame: str
    die: int
    value: int
    over: bool
    why: str = "movement"


class Went(Event, frozen=True):
    """A move on a map: the points of the way, its length with climbing, and the piece of terrain beneath its end."""

    frame: str
    to: Point
    way: tuple[Point, ...]
    length: float
    on: str | None = None
    why: str = "movement"


class NearDeclared(Event, frozen=True):
    """The station within one unit of the frame, and ``others``, declared by a player (None: by the host)."""

    frame: str
    station: str | None
    by: int | None
    others: tuple[str, ...] = ()
    why: str = "declared"


class SpotAimed(Event, frozen=True):
    """A die was put aside to spot with: the last step of the turn."""

    frame: str
    die: int
    why: str = "spotting"


class Spotted(Event, frozen=True):
    """A spot on an enemy frame. ``by``: the player who says that it may be spotted."""

    frame: str
    target: str
    die: int
    value: int
    by: int
    why: str = "spotting"


class SpotGone(Event, frozen=True):
    """A spot was removed unused (MEZ: any frame's attack ends it)."""

    frame: str
    why: str = "spot-lasts"


class ActivationEnded(Event, frozen=True):
    """The frame's turn is over; unused dice are lost."""

    frame: str
    why: str = "activation"
