"""What follows: fuel, possession, boarding, scores, the clock, the end; and the host's corrections."""

from __future__ import annotations

from rules.core.host_events import Adjusting, Renaming
from rules.core.outcome import Outcome
from rules.intercept_orbit.events.base import Event
from rules.intercept_orbit.state.state import Dice, Point

__all__ = [
    "AssetPut",
    "BoardingBegan",
    "BoardingEnded",
    "BoardingRolled",
    "ClockSet",
    "ClockTicked",
    "Drifted",
    "FuelBurned",
    "FuelSet",
    "GameEnded",
    "HarmSpent",
    "HvaTaken",
    "Lent",
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


class BoardingBegan(Event, frozen=True):
    """Hostile companies cling to this ship: it is fought for by these players."""

    asset: str
    players: tuple[int, ...]
    why: str = "boarding"


class Lent(Event, frozen=True):
    """A player lends its dice to another (None: keeps them), and cannot take the ship this round."""

    player: int
    asset: str
    side: int | None
    why: str = "boarding"


class BoardingRolled(Event, frozen=True):
    """Everybody's dice. ``successes`` (three and more) and ``harm`` (systems to damage) run parallel to ``dice``, lent
    dice added to whom they were lent. ``winner`` takes the ship; None: it stays with its owner."""

    asset: str
    dice: tuple[Dice, ...]
    players: tuple[int, ...]
    successes: tuple[int, ...]
    harm: tuple[int, ...]
    winner: int | None
    why: str = "boarding"


class HarmSpent(Event, frozen=True):
    """A player damages one system of its choice aboard; None: there is nothing left to damage."""

    player: int
    asset: str
    target: str | None
    system: str | None = None
    why: str = "boarding"


class BoardingEnded(Event, frozen=True):
    """The fight for this ship is over."""

    asset: str
    why: str = "boarding"


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
    """A player alone has TAs within 2 of an HVA, and takes it."""

    asset: str
    before: int
    player: int
    why: str = "hva-capture"


class FuelBurned(Event, frozen=True):
    """The end of a round: every fuel die goes down by one; these are left, in parallel. ``bingo``: who is at 1."""

    companies: tuple[str, ...]
    fuel: tuple[int, ...]
    bingo: tuple[str, ...] = ()
    why: str = "fuel"


class Drifted(Event, frozen=True):
    """A company has run out of fuel; its points are gone unless a friend holds it. ``captive``: an enemy does."""

    asset: str
    captive: bool = False
    why: str = "drifting"


class ClockTicked(Event, frozen=True):
    """The Doomsday clock goes down by one."""

    clock: int
    why: str = "round-end"


class ScoresChanged(Event, frozen=True):
    """Scores were counted anew, and with them the order."""

    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "orbit-points"


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome
    why: str = "end"


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
