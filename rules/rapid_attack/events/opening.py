"""Before the first round: companies, ties, positions, deployment."""

from __future__ import annotations

from msgspec import field

from rules.core.json_input import Options
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
    "PlacesInTurn",
    "PositionsTaken",
    "Put",
    "Started",
    "StationPlaced",
    "TerrainAgreed",
    "TerrainChosen",
    "TerrainPut",
    "TerrainRemoved",
    "TieDeferred",
    "TieDrawn",
]


class Started(Event, frozen=True):
    """The companies are revealed, with their ``spares``; points per asset and the first order are set."""

    profile: Profile
    size: str
    table: str
    players: tuple[Player, ...]
    frames: tuple[Frame, ...]
    stations: tuple[Station, ...]
    order: tuple[int, ...]
    clock: int
    limits: Limits = ANY_SIZE
    options: Options = field(default_factory=dict)
    spares: tuple[Frame, ...] = ()
    why: str = "ppa"


class TieDrawn(Event, frozen=True):
    """A tie for the highest score: the lot says who decides first.

    ``face``: of a die with one side for each of ``among``; in the first logs, which have none, for each of the ``tied``
    that has not deferred.
    """

    tied: tuple[int, ...]
    player: int
    face: int
    among: tuple[int, ...] = ()
    why: str = "ties"


class TieDeferred(Event, frozen=True):
    """A tied player left the decision to another."""

    player: int
    why: str = "ties"


class FrameAdded(Event, frozen=True):
    """A tied player added the spare frame; in the first logs, one made for it."""

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
    """A lot settled a tie for the highest place (``first``) or the lowest."""

    tied: tuple[int, ...]
    player: int
    face: int
    order: tuple[int, ...]
    first: bool
    why: str = "ties"


class PositionsTaken(Event, frozen=True):
    """Defender and point attacker; all others are secondary attackers. ``deploy``: deployment follows."""

    defender: int
    point: int
    deploy: bool
    why: str = "positions"


class TerrainChosen(Event, frozen=True):
    """A player puts down a piece of terrain; its place is asked for. ``name``: its kind."""

    player: int
    piece: str
    name: str
    why: str = "deployment"


class TerrainPut(Event, frozen=True):
    """A player put down a piece of terrain, its middle at a point."""

    player: int
    piece: str
    name: str
    at: Point
    outline: tuple[Point, ...]
    hits: int
    bricks: int
    hazard: bool = False
    why: str = "deployment"


class TerrainRemoved(Event, frozen=True):
    """A player took a piece of terrain away before the battle."""

    player: int
    piece: str
    name: str
    why: str = "deployment"


class TerrainAgreed(Event, frozen=True):
    """A player is content with the terrain, or may change no more of it."""

    player: int
    why: str = "deployment"


class StationPlaced(Event, frozen=True):
    """A player put a station on the table."""

    station: str
    why: str = "deployment"


class FramePlaced(Event, frozen=True):
    """A player put a frame on the table."""

    frame: str
    why: str = "deployment"


class PlacesInTurn(Event, frozen=True):
    """A player has the other items of a ``kind`` (``frame``, ``station``) put down unasked, each in turn."""

    player: int
    kind: str
    why: str = "deployment"


class Put(Event, frozen=True):
    """New position of a frame or a station on a map; ``on``: the piece of terrain beneath it.

    ``by``: the host who moved it there, empty in deployment.
    """

    item: str
    at: Point
    on: str | None = None
    by: str = ""
    why: str = "deployment"
