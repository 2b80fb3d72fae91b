"""Attacks, their hits and losses."""

from __future__ import annotations

from rules.field import Point
from rules.rapid_attack.events.base import Event
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import Cover

__all__ = [
    "Agreed",
    "AttackDeclared",
    "AttackResolved",
    "CoverDeclared",
    "Doubted",
    "FrameDestroyed",
    "GaveGround",
    "GroundHeld",
    "SpotDecided",
    "StationsClaimed",
    "SystemLost",
    "WhiteLost",
    "Withdrawn",
]


class AttackDeclared(Event, frozen=True):
    """A die was assigned to the attack. ``by``: the player who says that the target is in range."""

    frame: str
    target: str
    die: int
    value: int
    range: Range
    by: int
    why: str = "attack"


class CoverDeclared(Event, frozen=True):
    """The covers between attacker and target, the first hit first, and the player who declared them.

    The defender may name others than the attacker, and so agrees to the range.
    """

    frame: str
    covers: tuple[Cover, ...]
    by: int
    why: str = "cover"


class StationsClaimed(Event, frozen=True):
    """A player says that a frame stands at these stations; their holders have still to agree."""

    frame: str
    stations: tuple[str, ...]
    by: int
    why: str = "declared"


class Agreed(Event, frozen=True):
    """A player agrees to a frame's attack, or that it stands at these stations; its own player insists on it."""

    frame: str
    by: int
    stations: tuple[str, ...] = ()
    why: str = "declared"


class Doubted(Event, frozen=True):
    """A player says that the target of a frame is out of range, or that it does not stand at these stations."""

    frame: str
    by: int
    stations: tuple[str, ...] = ()
    why: str = "declared"


class Withdrawn(Event, frozen=True):
    """The frame's player gives in: it does not attack, and keeps its die; or it does not stand at these stations."""

    frame: str
    by: int
    stations: tuple[str, ...] = ()
    why: str = "declared"


class SpotDecided(Event, frozen=True):
    """Whether the spot on the target was used; a used spot is removed."""

    frame: str
    target: str
    used: bool
    value: int
    why: str = "spot"


class AttackResolved(Event, frozen=True):
    """The damage dice, lowest first, and what each hit: ``target``, ``cover N``, or nothing (None).

    ``cover_hits`` and ``cover_gone`` run parallel to ``covers``.
    """

    frame: str
    target: str
    attack: int
    spot: int
    defense: int
    dice: tuple[int, ...]
    strikes: tuple[str | None, ...]
    target_hits: int
    cover_hits: tuple[int, ...]
    covers: tuple[Cover, ...] = ()
    cover_gone: tuple[bool, ...] = ()
    why: str = "hit-chart"


class GaveGround(Event, frozen=True):
    """The target moved away from its station instead of taking a hit.

    ``near``: the station that it stands at now, as its player says, ``also_near`` more of them; ``at``: its position on
    a map.
    """

    frame: str
    station: str
    near: str | None
    by: int
    at: Point | None = None
    also_near: tuple[str, ...] = ()
    why: str = "giving-ground"


class GroundHeld(Event, frozen=True):
    """The target's owner chose to stay at the station and take the hit."""

    frame: str
    why: str = "giving-ground"


class SystemLost(Event, frozen=True):
    """A hit took a system, the owner's choice."""

    frame: str
    system: str
    why: str = "losses"


class WhiteLost(Event, frozen=True):
    """A hit took a white die."""

    frame: str
    left: int
    why: str = "losses"


class FrameDestroyed(Event, frozen=True):
    """The last white die is gone: the frame is no asset any more, and its activation ends."""

    frame: str
    why: str = "destroyed"
