"""Events before play and at restarts."""

from __future__ import annotations

from msgspec import field

from rules.core.json_input import Options
from rules.field import Point
from rules.football.events.base import Event
from rules.football.profile import Profile
from rules.football.state import Break, Player, Spot, Unit

__all__ = [
    "KickOffChosen",
    "LinedUp",
    "Placed",
    "PlacingBegan",
    "RestartBegan",
    "RestartEnded",
    "SideChosen",
    "Started",
    "Stayed",
    "Tossed",
]


class Started(Event, frozen=True):
    """The match was set up with its profile, teams and options."""

    profile: Profile
    size: str
    table: str
    players: tuple[Player, ...]
    units: tuple[Unit, ...]
    options: Options = field(default_factory=dict)
    why: str = "football-teams"


class Tossed(Event, frozen=True):
    """The coin fell; ``player`` won the toss."""

    player: int
    face: int
    why: str = "toss"


class KickOffChosen(Event, frozen=True):
    """The winner of the toss chose offence or defence. ``side`` kicks off."""

    player: int
    side: int
    why: str = "toss"


class SideChosen(Event, frozen=True):
    """The loser of the toss chose the goal that it defends first: the eastern one, or not."""

    player: int
    east: bool
    why: str = "toss"


class RestartBegan(Event, frozen=True):
    """Play stopped: both sides place their units. ``side`` has the ball, which lies ``at`` a point of a drawn pitch."""

    kind: Break
    side: int
    at: Point | None = None
    why: str = "dead-ball"


class LinedUp(Event, frozen=True):
    """A side placed all its units at once: each goes to its place in its turn, and the rest stay."""

    player: int
    places: tuple[Spot, ...]
    why: str = "redeployment"


class PlacingBegan(Event, frozen=True):
    """A side chose the unit that it places next on a drawn pitch."""

    unit: str
    why: str = "redeployment"


class Placed(Event, frozen=True):
    """A unit was placed, on a drawn pitch ``at`` a point. ``taker``: it is at the ball."""

    unit: str
    taker: bool = False
    at: Point | None = None
    why: str = "redeployment"


class Stayed(Event, frozen=True):
    """A side left units in their places: at a declared table, those that its player has given them."""

    player: int
    units: tuple[str, ...]
    why: str = "redeployment"


class RestartEnded(Event, frozen=True):
    """All units are placed and play goes on."""

    kind: Break
    taker: str
    why: str = "dead-ball"
