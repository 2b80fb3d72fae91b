"""Before the first round: points, positions, set-up."""

from __future__ import annotations

from msgspec import field

from rules.core.json_input import Options
from rules.intercept_orbit.events.base import Event
from rules.intercept_orbit.state.profile import Profile
from rules.intercept_orbit.state.state import Asset, Player, Point, SetupStep

__all__ = [
    "AceMoved",
    "BidCounted",
    "DebrisEnded",
    "DebrisPlaced",
    "Placed",
    "PlacingBegan",
    "PositionsTaken",
    "RolledOff",
    "SetUpReady",
    "Started",
    "TieKept",
    "Withdrawn",
]


class Started(Event, frozen=True):
    """The fleets meet. ``least``: the fewest TAs that a player may be left with by a tie."""

    profile: Profile
    size: str
    table: str
    players: tuple[Player, ...]
    assets: tuple[Asset, ...]
    order: tuple[int, ...]
    least: int = 1
    options: Options = field(default_factory=dict)
    why: str = "fleets"


class RolledOff(Event, frozen=True):
    """Players tied for first place rolled a die each, in parallel. ``player`` won; None: they are tied again."""

    players: tuple[int, ...]
    faces: tuple[int, ...]
    player: int | None
    why: str = "orbit-positions"


class TieKept(Event, frozen=True):
    """The winner of the roll-off lets the tie stand, and goes first."""

    player: int
    order: tuple[int, ...]
    why: str = "orbit-positions"


class Withdrawn(Event, frozen=True):
    """The winner of the roll-off leaves a TA at home, and the companies that lose their catapult with it."""

    player: int
    assets: tuple[str, ...]
    why: str = "orbit-positions"


class AceMoved(Event, frozen=True):
    """An ace whose company stays at home leads another one."""

    company: str
    ace: str
    why: str = "orbit-positions"


class BidCounted(Event, frozen=True):
    """Fleets were compared: points per asset, scores and order."""

    ppa: tuple[int, ...]
    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "orbit-points"


class PositionsTaken(Event, frozen=True):
    """Defender, primary attacker, and everybody else a secondary attacker."""

    defender: int
    primary: int
    why: str = "orbit-positions"


class SetUpReady(Event, frozen=True):
    """A player's assets are set up by themselves from now on, each in its step: at a declared table as they stand, on a
    map where it is suggested."""

    player: int
    why: str = "orbit-setup"


class PlacingBegan(Event, frozen=True):
    """An asset was taken up: on a map its player says next where it goes. ``debris``: a new piece, of that name."""

    asset: str
    step: SetupStep
    debris: str | None = None
    why: str = "orbit-setup"


class Placed(Event, frozen=True):
    """An asset was set up; a company touching its ``host``. ``at``, ``heading`` on a map; ``step`` as in the book."""

    asset: str
    step: SetupStep
    host: str | None = None
    at: Point | None = None
    heading: float = 0.0
    why: str = "orbit-setup"


class DebrisPlaced(Event, frozen=True):
    """A piece of debris lies in space from now on."""

    player: int
    asset: Asset
    why: str = "debris"


class DebrisEnded(Event, frozen=True):
    """The end of the debris: a player lays no more."""

    player: int
    why: str = "debris"
