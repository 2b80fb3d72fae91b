"""The state of a game of the Rapid Attack family: immutable, and nothing but data."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct, field, structs

from rules.core.collections import by_id, changed, top_changed
from rules.core.outcome import Outcome
from rules.field import Ground, Point
from rules.rapid_attack.company.sizes import ANY_SIZE, Limits
from rules.rapid_attack.profile import Profile, Range

__all__ = [
    "FAMILY_ID",
    "NOTHING",
    "TERRAIN",
    "Activation",
    "Attack",
    "Cover",
    "Frame",
    "FramePlan",
    "Initiative",
    "Orders",
    "Outcome",
    "Owed",
    "Phase",
    "Piece",
    "Plan",
    "Player",
    "State",
    "Station",
    "Step",
    "Tie",
    "is_terrain",
]

FAMILY_ID = "rapid-attack"
TERRAIN = "terrain"
NOTHING = "none"


def is_terrain(target: str) -> bool:
    """Whether a target is terrain: any piece on the table, or one that is kept count of (T1, T2…)."""
    return target[0] == "T" or target == TERRAIN


class Phase(StrEnum):
    """What the table is doing when nobody's activation is under way."""

    BIDDING = "bidding"
    DEPLOYMENT = "deployment"
    ORDER = "order"
    DOOMSDAY = "doomsday"
    OVER = "over"


class Step(StrEnum):
    """What an activation waits for."""

    TARGET = "target"
    RANGE = "range"
    PREPARE = "prepare"
    DEFEND = "defend"
    ACT = "act"
    STATION = "station"
    WHERE = "where"
    COVER = "cover"
    USE_SPOT = "use-spot"
    LOSSES = "losses"
    SPOT_TARGET = "spot-target"


class Player(Struct, frozen=True):
    """A side. ``letter`` names its frames (A1, A2…); ``adjust`` is the host's correction of its score, in points."""

    name: str
    letter: str
    ppa: int = 5
    adjust: int = 0
    score: int = 0


class Frame(Struct, frozen=True):
    """A mobile frame. ``defense`` is None until it is assigned this round; 0 means that it chose not to defend.

    ``near`` is the station that it stands within one unit of, if any, as a player said; ``dropped``: a white die went
    while systems were left, so that the next hit destroys it. On a map ``at`` is where it stands (None: not yet
    deployed) and ``on`` the piece of terrain on top of which it does.
    """

    id: str
    owner: int
    name: str
    systems: tuple[str, ...]
    rockets: int = 0
    white: int = 2
    lost: tuple[str, ...] = ()
    activated: bool = False
    defense: int | None = None
    defense_die: str | None = None
    spot: int | None = None
    spot_die: str | None = None
    near: str | None = None
    dropped: bool = False
    at: Point | None = None
    on: str | None = None

    @property
    def alive(self) -> bool:
        """Whether it still stands: a frame without white dice is destroyed."""
        return self.white > 0

    @property
    def ready(self) -> bool:
        """Whether it may still be activated this round."""
        return self.white > 0 and not self.activated


class Station(Struct, frozen=True):
    """A station and who controls it now. ``home`` is who brought it, None for a neutral one; ``at``: on a map."""

    id: str
    home: int | None
    holder: int | None
    at: Point | None = None


class Piece(Struct, frozen=True, cache_hash=True):
    """A piece of terrain that the table keeps count of. ``hits``: what it still absorbs before it gives no cover.

    On a map it has an ``outline`` and a height in ``bricks``, and may be a hazardous area (``hazard``), which neither
    covers nor blocks. ``name`` is then the word of its kind.
    """

    id: str
    name: str
    hits: int
    outline: tuple[Point, ...] = ()
    bricks: int = 0
    hazard: bool = False

    @property
    def stands(self) -> bool:
        """Whether it gives cover and has to be gone around: it has hits left, and is no hazardous area."""
        return self.hits > 0 and not self.hazard


class Cover(Struct, frozen=True):
    """One thing between the attack and its target: terrain with the hits it still absorbs, or a frame.

    ``piece`` is the id of terrain that is kept count of.
    """

    kind: str
    hits: int = 0
    frame: str | None = None
    piece: str | None = None


class Owed(Struct, frozen=True):
    """Hits that a frame's owner has still to take. ``ground``: they come from an attack at which it may give ground."""

    frame: str
    hits: int
    ground: bool = False


class Plan(Struct, frozen=True):
    """What a frame does when an attack calls it up; None: its owner is asked. The words are told in ``plans``."""

    target: str | None = None
    defend: str | None = None
    then: str | None = None


class FramePlan(Struct, frozen=True):
    """A plan for one frame; what it leaves open is as for every frame."""

    frame: str
    plan: Plan


class Orders(Struct, frozen=True):
    """A player's standing orders: which systems go first, whether to give ground (None: ask), what is planned."""

    player: int
    losses: tuple[str, ...] = ()
    ground: bool | None = None
    plan: Plan = Plan()
    frames: tuple[FramePlan, ...] = ()

    def plan_of(self, frame: str) -> Plan:
        """What a frame is to do: its own plan, and where that is silent the plan for all."""
        own = next((item.plan for item in self.frames if item.frame == frame), Plan())
        return Plan(
            own.target or self.plan.target,
            own.defend or self.plan.defend,
            own.then or self.plan.then,
        )


class Tie(Struct, frozen=True):
    """A tie for the highest score: who ties, whose choice it is, and who has deferred."""

    tied: tuple[int, ...]
    asked: int
    deferred: tuple[int, ...] = ()


class Initiative(Struct, frozen=True):
    """A frame's initiative dice of this round that still count, the lowest first."""

    frame: str
    values: tuple[int, ...]


class Attack(Struct, frozen=True):
    """An attack that has been declared and is not yet resolved."""

    target: str
    value: int
    die: int
    covers: tuple[Cover, ...] | None = None
    ground_offered: bool = False


class Activation(Struct, frozen=True):
    """A frame's turn under way. ``dice`` and ``faces`` run in parallel; ``used`` holds indexes into them.

    ``under`` is the frame whose attack called it up, until it has defended; ``called``: one did.
    ``trimmed``: nothing more is jettisoned; ``hazard``: whether it stands inside a hazardous area, None while nobody
    has said.
    """

    frame: str
    step: Step = Step.TARGET
    under: str | None = None
    target: str = NOTHING
    range: Range | None = None
    rockets: int = 0
    dice: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    moved: bool = False
    attack: Attack | None = None
    attacked: bool = False
    spot_with: int | None = None
    trimmed: bool = False
    hazard: bool | None = None
    called: bool = False


class State(Struct, frozen=True, dict=True):
    """Everything about a game. ``order`` is tactical order, highest score first; ``stack`` has the acting frame last.

    ``drawn`` counts the faces rolled so far; ``serial`` counts the events so far. ``deployed`` holds the ids of frames
    and stations on the table; ``placing`` is the frame (on a map: or station) of which it is still to be said where it
    stands. ``due`` is the frame that per-frame initiative calls up next, ``rolling_off`` those that tie for it.
    ``ground`` is the field of a map, None at a declared table.
    """

    profile: Profile
    players: tuple[Player, ...]
    frames: tuple[Frame, ...]
    stations: tuple[Station, ...]
    order: tuple[int, ...]
    clock: int
    limits: Limits = ANY_SIZE
    clock_start: int = 11
    options: dict[str, Any] = field(default_factory=dict)
    size: str = "skirmish"
    table: str = "declared"
    phase: Phase = Phase.ORDER
    round: int = 0
    passed: tuple[int, ...] = ()
    voted: tuple[int, ...] = ()
    stack: tuple[Activation, ...] = ()
    owed: tuple[Owed, ...] = ()
    ground: Ground | None = None
    terrain: tuple[Piece, ...] = ()
    orders: tuple[Orders, ...] = ()
    tie: Tie | None = None
    drawn_lots: bool = False
    defender: int = 0
    point: int = 0
    deployed: tuple[str, ...] = ()
    placing: str | None = None
    initiative: tuple[Initiative, ...] = ()
    rolling_off: tuple[str, ...] = ()
    due: str | None = None
    drawn: int = 0
    serial: int = 0
    outcome: Outcome | None = None

    @property
    def ruleset(self) -> str:
        """The id of the ruleset."""
        return self.profile.id

    @property
    def family(self) -> str:
        """The family of rulesets that share this engine."""
        return FAMILY_ID

    @property
    def mapped(self) -> bool:
        """Whether it is played on a map: distances are measured, and nobody declares them."""
        return self.ground is not None

    def frame(self, frame_id: str) -> Frame:
        """The frame of that id. Raises ``KeyError``."""
        return by_id(self.frames, frame_id)

    def station(self, station_id: str) -> Station:
        """The station of that id. Raises ``KeyError``."""
        return by_id(self.stations, station_id)

    def piece(self, piece_id: str) -> Piece:
        """The piece of terrain of that id. Raises ``KeyError``."""
        return by_id(self.terrain, piece_id)

    def standing(self, target: str) -> bool:
        """Whether a target is there to be attacked: terrain, or a frame that stands."""
        return is_terrain(target) or any(frame.id == target and frame.alive for frame in self.frames)

    def orders_of(self, player: int) -> Orders:
        """A player's standing orders; empty ones if there are none."""
        return next((item for item in self.orders if item.player == player), Orders(player))

    def on(self, option: str) -> bool:
        """Whether an advanced rule is switched on."""
        return self.options.get(option) is True

    def assets(self, player: int) -> int:
        """How many assets a player has: frames that stand and stations it controls."""
        standing = sum(1 for frame in self.frames if frame.owner == player and frame.white > 0)
        return standing + sum(1 for station in self.stations if station.holder == player)

    def with_frame(self, frame_id: str, **changes: Any) -> State:
        """The state with one frame changed."""
        return structs.replace(self, frames=changed(self.frames, frame_id, changes))

    def with_top(self, **changes: Any) -> State:
        """The state with the acting activation changed."""
        return structs.replace(self, stack=top_changed(self.stack, changes))
