"""Attacks and what they cost."""

from __future__ import annotations

from rules.intercept_orbit.events.base import Event
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Point

__all__ = [
    "AceLost",
    "AttackDeclared",
    "AttackResolved",
    "CoverDeclared",
    "CoverSpared",
    "CoverStruck",
    "DebrisRemoved",
    "Destroyed",
    "DodgeDeclined",
    "Dodged",
    "Screened",
    "SpotDecided",
    "SystemLost",
    "WhiteLost",
]


class AttackDeclared(Event, frozen=True):
    """A die was put to the attack."""

    asset: str
    target: str
    die: int
    value: int
    range: Range
    why: str = "orbit-target"


class CoverDeclared(Event, frozen=True):
    """The debris or ship that stands between; None: nothing does."""

    asset: str
    target: str
    cover: str | None
    why: str = "orbit-cover"


class Screened(Event, frozen=True):
    """The screen that makes hits count as in cover, a ship with defense systems or a blue ace; None: no screen."""

    player: int
    target: str
    screen: str | None
    why: str = "ship-defense"


class SpotDecided(Event, frozen=True):
    """Whether the spot dice on the target were used; used dice are removed."""

    asset: str
    target: str
    used: bool
    value: int
    why: str = "orbit-spotting"


class AttackResolved(Event, frozen=True):
    """The damage dice, sorted, and what they did. ``cover`` or ``screen`` absorbed ``absorbed`` of them."""

    asset: str
    target: str
    range: Range
    attack: int
    spot: int
    defense: int
    dice: tuple[int, ...]
    hits: int
    absorbed: int
    cover: str | None = None
    screen: str | None = None
    why: str = "orbit-damage"


class CoverStruck(Event, frozen=True):
    """The attacker lets the ship in between take what it absorbed."""

    asset: str
    cover: str
    hits: int
    why: str = "orbit-cover"


class CoverSpared(Event, frozen=True):
    """The ship in between takes nothing."""

    asset: str
    cover: str
    why: str = "orbit-cover"


class Dodged(Event, frozen=True):
    """A company spent fuel to step two units away from what it touched: one hit less."""

    asset: str
    host: str
    fuel: int
    at: Point | None = None
    why: str = "dodging"


class DodgeDeclined(Event, frozen=True):
    """A company stays and takes the hits."""

    asset: str
    why: str = "dodging"


class SystemLost(Event, frozen=True):
    """A hit took a system."""

    asset: str
    system: str
    why: str = "orbit-damage"


class WhiteLost(Event, frozen=True):
    """A hit took a white die; ``left`` are left."""

    asset: str
    left: int
    why: str = "orbit-damage"


class AceLost(Event, frozen=True):
    """A hit took the ace, after all six dice of its company."""

    asset: str
    ace: str
    why: str = "aces"


class Destroyed(Event, frozen=True):
    """Nothing is left of it: it is no asset any more."""

    asset: str
    why: str = "orbit-damage"


class DebrisRemoved(Event, frozen=True):
    """Debris was shot or rammed to pieces, was cover, or was pushed out of this volume of space."""

    asset: str
    why: str = "orbit-cover"
