"""Boarding at the end of a round."""

from __future__ import annotations

from rules.intercept_orbit.events.base import Event
from rules.intercept_orbit.state.state import Dice

__all__ = ["BoardingBegan", "BoardingEnded", "BoardingRolled", "HarmSpent", "Lent"]


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
    """Everybody's dice. ``successes`` (of yellow dice) and ``harm`` (systems to damage) run parallel to ``dice``, lent
    dice added to whom they were lent. ``winner`` takes the ship; None: it stays with its owner."""

    asset: str
    dice: tuple[Dice, ...]
    players: tuple[int, ...]
    successes: tuple[int, ...]
    harm: tuple[int, ...]
    winner: int | None
    why: str = "boarding"


class HarmSpent(Event, frozen=True):
    """A player damages one system of its choice aboard; None: nothing is left to damage."""

    player: int
    asset: str
    target: str | None
    system: str | None = None
    why: str = "boarding"


class BoardingEnded(Event, frozen=True):
    """The fight for this ship is over."""

    asset: str
    why: str = "boarding"
