"""Before the first round: companies, ties, positions, deployment."""

from __future__ import annotations

from typing import Any

from msgspec import field

from rules.field import Point
from rules.rapid_attack.company.sizes import ANY_SIZE, Limits
from rules.rapid_attack.events.base import Event
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import Frame, Player, Station

__all__ = [
    "BidCounted",
    "FrameAdded",
    "FramePlaced",
    "FrameRemoved",
    "LotsDrawn",
    "PositionsTaken",
    "Put",
    "Started",
    "StationPlaced",
    "TieDeferred",
    "TieDrawn",
]


class Started(Event, frozen=True):
    """The companies are revealed, points per asset set, and the order drawn up."""

    profile: Profile
    size: str
    table: str
    players: tuple[Player, ...]
    frames: tuple[Frame, ...]
    stations: tuple[Station, ...]
    order: tuple[int, ...]
    clock: int
    limits: Limits = ANY_SIZE
    options: dict[str, Any] = field(default_factory=dict)
    why: str = "ppa"


class TieDrawn(Event, frozen=True):
    """Several have the highest score: the lot says whose choice it is. ``face`` of a die with one side for each."""

    tied: tuple[int, ...]
    player: int
    face: int
    why: str = "ties"


class TieDeferred(Event, frozen=True):
    """A tied player left the choice to another."""

    player: int
    why: str = "ties"


class FrameAdded(Event, frozen=True):
    """A tied player brought one more frame."""

    frame: Frame
    why: str = "ties"


class FrameRemoved(Event, frozen=True):
    """A tied player left a frame at home."""

    frame: str
    why: str = "ties"


class BidCounted(Event, frozen=True):
    """Companies were compared again: points per asset, scores and order."""

    ppa: tuple[int, ...]
    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "ppa"


class LotsDrawn(Event, frozen=True):
    """Lots decided among equals; ``first`` tells whether about the highest place or the lowest."""

    tied: tuple[int, ...]
    player: int
    face: int
    order: tuple[int, ...]
    first: bool
    why: str = "ties"


class PositionsTaken(Event, frozen=True):
    """Defender, point attacker, and everybody else a secondary attacker. ``deploy``: the steps of deployment follow."""

    defender: int
    point: int
    deploy: bool
    why: str = "positions"


class StationPlaced(Event, frozen=True):
    """A station was put on the table by its player."""

    station: str
    why: str = "deployment"


class FramePlaced(Event, frozen=True):
    """A frame was put on the table by its player."""

    frame: str
    why: str = "deployment"


class Put(Event, frozen=True):
    """Where a frame or a station stands on a map from now on; ``on``: on top of which piece of terrain.

    ``by`` is the host who moved it there, empty in deployment.
    """

    item: str
    at: Point
    on: str | None = None
    by: str = ""
    why: str = "deployment"
