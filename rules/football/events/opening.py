"""Before play, and every time that it begins again."""

from __future__ import annotations

from typing import Any

from msgspec import field

from rules.football.events.base import Event
from rules.football.profile import Profile
from rules.football.state import Break, Player, Point, Unit

__all__ = ["KickOffChosen", "Placed", "RestartBegan", "RestartEnded", "SideChosen", "Started", "Stayed", "Tossed"]


class Started(Event, frozen=True):
    """The teams come on to the pitch."""

    profile: Profile
    size: str
    table: str
    players: tuple[Player, ...]
    units: tuple[Unit, ...]
    options: dict[str, Any] = field(default_factory=dict)
    why: str = "football-teams"


class Tossed(Event, frozen=True):
    """The coin: who won it."""

    player: int
    face: int
    why: str = "toss"


class KickOffChosen(Event, frozen=True):
    """The winner of the toss took offence, or left it to the other side. ``side`` kicks off."""

    player: int
    side: int
    why: str = "toss"


class SideChosen(Event, frozen=True):
    """The loser of the toss chose the goal that it defends first."""

    player: int
    east: bool
    why: str = "toss"


class RestartBegan(Event, frozen=True):
    """Play stops: both sides place their units. ``side`` has the ball; ``at`` is where it lies on a drawn pitch."""

    kind: Break
    side: int
    at: Point | None = None
    why: str = "dead-ball"


class PlacingBegan(Event, frozen=True):
    """A unit was taken up: on a drawn pitch its side says next where it goes."""

    unit: str
    why: str = "redeployment"


class Placed(Event, frozen=True):
    """A unit was put where its side wants it. ``taker``: it is the one at the ball."""

    unit: str
    taker: bool = False
    at: Point | None = None
    why: str = "redeployment"


class Stayed(Event, frozen=True):
    """These units stay where they are."""

    player: int
    units: tuple[str, ...]
    why: str = "redeployment"


class RestartEnded(Event, frozen=True):
    """Everybody stands: play goes on."""

    kind: Break
    taker: str
    why: str = "dead-ball"
