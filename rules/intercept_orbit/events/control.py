"""What follows: fuel, possession, boarding, scores, the clock, the end; and the host's corrections."""

from __future__ import annotations

from rules.core.correction import Adjusting, Renaming
from rules.core.event import Outcome
from rules.intercept_orbit.events.base import Event
from rules.intercept_orbit.state.state import Point

__all__ = [
    "AssetPut",
    "ClockSet",
    "ClockTicked",
    "Drifted",
    "FuelBurned",
    "FuelSet",
    "GameEnded",
    "HvaTaken",
    "OrdersSet",
    "OwnerSet",
    "PlayerRenamed",
    "RoundEnded",
    "ScoreAdjusted",
    "ScoresChanged",
    "ShipCaptured",
    "ShipReturned",
]


class RoundEnded(Event, frozen=True):
    """Every asset has had its turn: defense and spot dice go."""

    round: int
    why: str = "round-end"


class ShipCaptured(Event, frozen=True):
    """A ship changes hands."""

    asset: str
    before: int
    player: int
    why: str = "ship-capture"


class ShipReturned(Event, frozen=True):
    """The captor's last company has left: the ship goes back to the player who brought it."""

    asset: str
    before: int
    player: int
    why: str = "abandoning"


class HvaTaken(Event, frozen=True):
    """A player takes an HVA, alone with TAs near it."""

    asset: str
    before: int
    player: int
    why: str = "hva-capture"


class FuelBurned(Event, frozen=True):
    """The end of a round: the fuel left to each company, in parallel. ``bingo``: those that are warned."""

    companies: tuple[str, ...]
    fuel: tuple[int, ...]
    bingo: tuple[str, ...] = ()
    why: str = "fuel"


class Drifted(Event, frozen=True):
    """A company has run out of fuel; its points are gone unless a friend holds it. ``captive``: an enemy does.

    ``hits``: how many it must still take; where it says 0 those that there were are off.
    """

    asset: str
    captive: bool = False
    hits: int = 0
    why: str = "drifting"


class ClockTicked(Event, frozen=True):
    """The Doomsday clock goes down by one."""

    clock: int
    why: str = "round-end"


class ScoresChanged(Event, frozen=True):
    """The new scores, and the tactical order that follows from them."""

    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "orbit-points"


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome
    why: str = "end"


class OrdersSet(Event, frozen=True):
    """A player's standing order, see ``StandingOrder``. Secret until it is used."""

    player: int
    losses: tuple[str, ...] = ()
    defend: str = ""
    screen: str = ""
    ride: str = ""
    why: str = "standing-orders"

    @property
    def secret_of(self) -> int:
        """The player whose secret it is."""
        return self.player


class ScoreAdjusted(Event, Adjusting, frozen=True):
    """The host gave or took points."""


class ClockSet(Event, frozen=True):
    """The host set the clock."""

    clock: int
    by: str
    why: str = "host"


class FuelSet(Event, frozen=True):
    """The host set a company's fuel; None: it is aboard, without a fuel die."""

    asset: str
    fuel: int | None
    by: str
    why: str = "host"


class OwnerSet(Event, frozen=True):
    """The host said who controls a ship or an HVA."""

    asset: str
    player: int
    by: str
    why: str = "host"


class AssetPut(Event, frozen=True):
    """The host said where something is: what it touches, and its place and heading on a map."""

    asset: str
    host: str | None
    by: str
    at: Point | None = None
    heading: float = 0.0
    why: str = "host"


class PlayerRenamed(Event, Renaming, frozen=True):
    """A side has another player from now on."""
