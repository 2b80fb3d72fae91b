"""Rounds, and what every asset does in its turn."""

from __future__ import annotations

from rules.intercept_orbit.events.base import Event
from rules.intercept_orbit.state.profile import Range

__all__ = [
    "Activated",
    "ActivationEnded",
    "Defended",
    "FuelAimed",
    "Fuelled",
    "Launched",
    "MendAimed",
    "Mended",
    "MendingBegan",
    "Nudged",
    "Passed",
    "RangeDeclared",
    "Released",
    "RepairEnded",
    "Repaired",
    "Rolled",
    "RoundBegan",
    "SpotAimed",
    "Spotted",
    "Targeted",
]

from rules.intercept_orbit.state.state import Point, Spot


class RoundBegan(Event, frozen=True):
    """A round begins: every asset may have its turn again."""

    round: int
    clock: int
    why: str = "orbit-round"


class Activated(Event, frozen=True):
    """An asset begins its turn. ``under`` is the asset whose attack called it up (combat order)."""

    asset: str
    under: str | None = None
    why: str = "tactical-order"


class Passed(Event, frozen=True):
    """A player passed the choice down the line."""

    player: int
    why: str = "tactical-order"


class Targeted(Event, frozen=True):
    """The acting asset named its target: an asset's id or ``none``."""

    asset: str
    target: str
    why: str = "orbit-target"


class RangeDeclared(Event, frozen=True):
    """The range from which it will be attacked."""

    asset: str
    range: Range
    why: str = "orbit-target"


class Rolled(Event, frozen=True):
    """The pool and its faces, in parallel; ``comms`` and ``catapults`` that the asset has for this turn."""

    asset: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    comms: int = 0
    catapults: int = 0
    why: str = "ship-turn"


class Defended(Event, frozen=True):
    """Defense assigned; ``die`` is its place in the pool, None for none."""

    asset: str
    die: int | None
    value: int
    why: str = "defense"


class Repaired(Event, frozen=True):
    """A white six brought a lost system back."""

    asset: str
    die: int
    system: str
    why: str = "ship-repair"


class RepairEnded(Event, frozen=True):
    """The ship repairs no more."""

    asset: str
    why: str = "ship-repair"


class MendAimed(Event, frozen=True):
    """A black or white die was put to the repair of a company."""

    asset: str
    die: int
    value: int
    why: str = "launching"


class MendingBegan(Event, frozen=True):
    """The company that is repaired, up to ``value`` dice."""

    asset: str
    company: str
    value: int
    why: str = "launching"


class Mended(Event, frozen=True):
    """Systems that a company has back (``white`` for a white die). ``done``: the repair is over."""

    asset: str
    company: str
    systems: tuple[str, ...]
    done: bool = True
    why: str = "launching"


class FuelAimed(Event, frozen=True):
    """A black or white die was put to fuel a company and launch it."""

    asset: str
    die: int
    value: int
    why: str = "launching"


class Fuelled(Event, frozen=True):
    """A company has a fuel die of that value now; ``kept``: it had it before."""

    asset: str
    company: str
    value: int
    kept: bool = False
    why: str = "fuel"


class Launched(Event, frozen=True):
    """A company was put next to an asset; it clings to ``host`` unless that is a company in flight."""

    asset: str
    company: str
    target: str
    host: str | None
    at: Point | None = None
    why: str = "launching"


class Released(Event, frozen=True):
    """A held company without fuel is let go, and drifts."""

    asset: str
    company: str
    why: str = "drifting"


class Nudged(Event, frozen=True):
    """A green ace moved an asset by one unit or turned it by one click; ``how``: left, right, or a compass point."""

    company: str
    asset: str
    how: str
    at: Point | None = None
    heading: float = 0.0
    why: str = "aces"


class SpotAimed(Event, frozen=True):
    """A die was put aside to spot with."""

    asset: str
    die: int
    why: str = "orbit-spotting"


class Spotted(Event, frozen=True):
    """Spot dice were put beside an asset: these lie there now."""

    asset: str
    target: str
    spots: tuple[Spot, ...]
    value: int
    why: str = "orbit-spotting"


class ActivationEnded(Event, frozen=True):
    """The asset's turn is over; its unused dice are gone."""

    asset: str
    why: str = "activation"
