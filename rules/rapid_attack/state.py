"""State of a game of the Rapid Attack family: immutable, nothing but data.

Default values are what the first logs leave out; a game is set up with the numbers of its profile.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field, structs

from rules.companies.company import Limits
from rules.core.collections import by_id, changed, present, top_changed
from rules.core.event import Outcome
from rules.core.json_input import Options
from rules.field import Ground, Point
from rules.rapid_attack.profile import Profile, Range
from rules.rapid_attack.sizes import ANY_SIZE

FAMILY_ID = "rapid-attack"
TERRAIN = "terrain"
NOTHING = "none"
CLAIM = "claim"
"""The place of the game while stations are claimed."""
WHITE = "W"
"""A white die among the losses."""


def is_terrain(target: str) -> bool:
    """Whether a target is terrain: any piece on the table, or a tracked one (T1, T2…)."""
    return target[0] == "T" or target == TERRAIN


class Phase(StrEnum):
    """The phase of the game while no activation is under way."""

    BIDDING = "bidding"
    DEPLOYMENT = "deployment"
    ORDER = "order"
    DOOMSDAY = "doomsday"
    OVER = "over"


class Step(StrEnum):
    """The next decision of an activation."""

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
    """A side. ``letter`` begins the ids of its frames (A1, A2…); ``adjust``: the host's correction of its score."""

    name: str
    letter: str
    ppa: int = 5
    adjust: int = 0
    score: int = 0


class Frame(Struct, frozen=True):
    """A mobile frame.

    ``defense``: None until assigned this round, 0 for no defense. ``near``: at a declared table the station within one
    unit, ``also_near`` more of them. ``dropped``: it lost a white die while it had systems. On a map ``at`` is its
    position (None before deployment) and ``on`` the piece of terrain beneath it. ``kept``: systems that hits took in
    this round during its own activation, which still serve it.
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
    also_near: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()

    @property
    def declared_near(self) -> tuple[str, ...]:
        """The stations within one unit, as its player declared them."""
        return () if self.near is None else (self.near, *self.also_near)

    @property
    def alive(self) -> bool:
        """Whether it still has a white die: without one it is destroyed."""
        return self.white > 0

    @property
    def ready(self) -> bool:
        """Whether it may still be activated this round."""
        return self.white > 0 and not self.activated


class Station(Struct, frozen=True):
    """A station. ``home``: the player who brought it, None for a neutral one; ``holder``: who controls it now."""

    id: str
    home: int | None
    holder: int | None
    at: Point | None = None


class Piece(Struct, frozen=True, cache_hash=True):
    """A tracked piece of terrain. ``hits``: how many it still absorbs.

    On a map it has an ``outline`` and a height in ``bricks``, ``name`` is the id of its kind, and it may be a hazardous
    area (``hazard``), which neither covers nor blocks; ``called``: its own name.
    """

    id: str
    name: str
    hits: int
    outline: tuple[Point, ...] = ()
    bricks: int = 0
    hazard: bool = False
    called: str = ""

    @property
    def stands(self) -> bool:
        """Whether it gives cover and blocks movement."""
        return self.hits > 0 and not self.hazard


class Cover(Struct, frozen=True):
    """A cover of an attack's target: terrain with the hits it still absorbs (``piece``: its id), or a frame."""

    kind: str
    hits: int = 0
    frame: str | None = None
    piece: str | None = None


class Attack(Struct, frozen=True):
    """An attack declared and not yet resolved. ``covers``: None until known.

    ``agreed``: its defender agrees to range and cover; ``doubted``: says that the target is out of range;
    ``insisted``: the attacker says that it is in range all the same. ``consents``: the players who agree that their
    frames cover; ``denied``: frames that do not, as their player says.
    """

    target: str
    value: int
    die: int
    covers: tuple[Cover, ...] | None = None
    agreed: bool = False
    doubted: bool = False
    insisted: bool = False
    consents: tuple[int, ...] = ()
    denied: tuple[str, ...] = ()


class SpotClaim(Struct, frozen=True):
    """A spot that waits for its target's player. ``doubted`` and ``insisted``: about the distance, as of an attack."""

    target: str
    doubted: bool = False
    insisted: bool = False


class Activation(Struct, frozen=True):
    """A frame's turn under way. ``dice`` and ``faces`` run in parallel; ``used`` holds indexes into them.

    ``called``: an attack called it up; ``under``: the attacking frame, until this one has defended. ``trimmed``: no
    more jettison. ``hazard``: whether it stands in a hazardous area (None: not known yet). ``spot_with``: index of the
    die put aside to spot. ``spot``: while its target's player has to agree to it; ``unseen``: enemies that it can't
    spot, as their players say. ``sighted``: its target's player agreed that it is within a ruler, in the ``open`` or in
    ``cover``, and neither has moved since.
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
    spot: SpotClaim | None = None
    unseen: tuple[str, ...] = ()
    sighted: str = ""

    @property
    def declared_attack(self) -> Attack:
        """The attack under way. Raises ``LookupError``."""
        return present(self.attack)

    @property
    def declared_range(self) -> Range:
        """The range of the declared target. Raises ``LookupError``."""
        return present(self.range)

    @property
    def spot_die(self) -> int:
        """Index of the die put aside to spot. Raises ``LookupError``."""
        return present(self.spot_with)


class PendingHits(Struct, frozen=True):
    """Hits that a frame's owner has still to take. ``may_give_ground``: instead of one of them, once an attack."""

    frame: str
    hits: int
    may_give_ground: bool = field(default=False, name="ground")


class Tie(Struct, frozen=True):
    """A tie for the highest score: the tied players, the one who decides now, and those who deferred."""

    tied: tuple[int, ...]
    asked: int
    deferred: tuple[int, ...] = ()

    @property
    def undeferred(self) -> tuple[int, ...]:
        """The tied players who have not deferred."""
        return tuple(player for player in self.tied if player not in self.deferred)


class Initiative(Struct, frozen=True):
    """A frame's initiative dice of this round that still count, lowest first."""

    frame: str
    values: tuple[int, ...]


class Claim(Struct, frozen=True):
    """The stations at which a frame stands, as its player says, while their holders have still to agree.

    ``agreed``: those about which it is settled; ``doubted``: those at which it does not stand, as their holder says.
    """

    frame: str
    stations: tuple[str, ...]
    agreed: tuple[str, ...] = ()
    doubted: tuple[str, ...] = ()


class Layout(Struct, frozen=True):
    """The terrain that players put down in turn. ``asked``: the player who decides now.

    ``content``: those who agreed since the last change; ``changes``: who made each change; ``kind``: of the piece whose
    place is asked for.
    """

    asked: int
    content: tuple[int, ...] = ()
    changes: tuple[int, ...] = ()
    kind: str | None = None


class FrameOrder(Struct, frozen=True):
    """Standing order for a frame that an attack calls up (values: ``turn.orders.CHOICES``). None: ask the owner."""

    target: str | None = None
    defend: str | None = None
    then: str | None = None


class OwnOrder(Struct, frozen=True):
    """The order for one frame; for what it leaves open, the order for all frames counts."""

    frame: str
    order: FrameOrder = field(name="plan")


class Orders(Struct, frozen=True):
    """A player's standing orders: ``losses`` in their order, ``give_ground`` (None: ask), and for called-up frames.

    ``agrees``: to what others declare.
    """

    player: int
    losses: tuple[str, ...] = ()
    give_ground: bool | None = field(default=None, name="ground")
    for_all: FrameOrder = field(default=FrameOrder(), name="plan")
    frames: tuple[OwnOrder, ...] = ()
    agrees: bool = False

    def own_order(self, frame: str) -> FrameOrder:
        """The frame's own order; an empty one if there is none."""
        return next((item.order for item in self.frames if item.frame == frame), FrameOrder())

    def order_for(self, frame: str) -> FrameOrder:
        """The frame's own order, completed by the order for all."""
        own, common = self.own_order(frame), self.for_all
        return FrameOrder(own.target or common.target, own.defend or common.defend, own.then or common.then)


class State(Struct, frozen=True, dict=True):
    """Everything about a game. ``order``: tactical order, highest score first; ``stack``: the acting frame last;
    ``spares``: the frames that players may still add to break a tie.

    ``turn``: the player who last chose a frame to activate in this round. ``began``: the order with which this round
    began, ``before`` that of the round before. ``drawn`` counts the faces rolled so far,
    ``serial`` the events. ``deployed``: ids of frames and stations on the table; ``placing``: the frame (on a map:
    or station, or piece) whose position is asked for; ``in_turn``: players whose other frames (``frame``) or stations
    (``station``) go down unasked, each in turn. ``due``: the frame that per-frame initiative calls up next,
    ``rolling_off`` those that tie for it. ``ground``: the field of a map, None at a declared table. ``layout``: while
    players put down terrain.
    """

    profile: Profile
    players: tuple[Player, ...]
    frames: tuple[Frame, ...]
    stations: tuple[Station, ...]
    order: tuple[int, ...]
    clock: int
    limits: Limits = ANY_SIZE
    clock_start: int = 11
    options: Options = field(default_factory=dict)
    size: str = "skirmish"
    table: str = "declared"
    phase: Phase = Phase.ORDER
    round: int = 0
    passed: tuple[int, ...] = ()
    turn: int | None = None
    began: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    voted: tuple[int, ...] = ()
    stack: tuple[Activation, ...] = ()
    owed: tuple[PendingHits, ...] = ()
    ground: Ground | None = None
    terrain: tuple[Piece, ...] = ()
    orders: tuple[Orders, ...] = ()
    spares: tuple[Frame, ...] = ()
    tie: Tie | None = None
    drawn_lots: bool = False
    defender: int = 0
    point: int = 0
    deployed: tuple[str, ...] = ()
    layout: Layout | None = None
    placing: str | None = None
    in_turn: tuple[tuple[int, str], ...] = ()
    initiative: tuple[Initiative, ...] = ()
    rolling_off: tuple[str, ...] = ()
    due: str | None = None
    claim: Claim | None = None
    drawn: int = 0
    serial: int = 0
    outcome: Outcome | None = None

    @property
    def ruleset(self) -> str:
        """The id of the ruleset."""
        return self.profile.id

    @property
    def family(self) -> str:
        """The id of the family."""
        return FAMILY_ID

    @property
    def mapped(self) -> bool:
        """Whether the game is played on a map: distances are measured, not declared."""
        return self.ground is not None

    @property
    def needs_agreement(self) -> bool:
        """Whether players agree to what others declare, before dice fall or a station is lost."""
        return self.profile.agreement and not self.mapped and not self.on("trust")

    @property
    def battlefield(self) -> Ground:
        """The field of a map. Raises ``LookupError`` at a declared table."""
        return present(self.ground)

    @property
    def act(self) -> Activation:
        """The acting activation. Raises ``IndexError``."""
        return self.stack[-1]

    @property
    def open_tie(self) -> Tie:
        """The tie that a player decides. Raises ``LookupError``."""
        return present(self.tie)

    @property
    def open_layout(self) -> Layout:
        """The terrain that players put down now. Raises ``LookupError``."""
        return present(self.layout)

    def after(self, player: int) -> int:
        """The next player in tactical order; after the last one the first."""
        return self.order[(self.order.index(player) + 1) % len(self.order)]

    def frame(self, frame_id: str) -> Frame:
        """The frame of that id. Raises ``KeyError``."""
        return by_id(self.frames, frame_id)

    @property
    def last_round(self) -> bool:
        """Whether the game ends with the round that is played."""
        return self.round > 0 and self.clock == 1 and self.phase not in (Phase.DOOMSDAY, Phase.OVER)

    def station(self, station_id: str) -> Station:
        """The station of that id. Raises ``KeyError``."""
        return by_id(self.stations, station_id)

    def piece(self, piece_id: str) -> Piece:
        """The piece of terrain of that id. Raises ``KeyError``."""
        return by_id(self.terrain, piece_id)

    def frames_of(self, player: int) -> tuple[Frame, ...]:
        """All frames of a player, destroyed ones too."""
        return tuple(frame for frame in self.frames if frame.owner == player)

    def enemies(self, player: int) -> list[Frame]:
        """The frames of all other players that are alive."""
        return [frame for frame in self.frames if frame.owner != player and frame.alive]

    def attackable(self, target: str) -> bool:
        """Whether a target can be attacked: terrain that nobody counts, a piece that stands, a frame that is alive."""
        pieces = (piece.id for piece in self.terrain if piece.stands)
        frames = (frame.id for frame in self.frames if frame.alive)
        return target in (TERRAIN, *pieces, *frames)

    def orders_of(self, player: int) -> Orders:
        """A player's standing orders; empty ones if there are none."""
        return next((item for item in self.orders if item.player == player), Orders(player))

    def on(self, option: str) -> bool:
        """Whether an advanced rule is on."""
        return self.profile.plays(option, self.options)

    @property
    def goes_over(self) -> bool:
        """Whether the acting frame rolled a die with which it moves straight over obstacles."""
        return any(die in self.profile.dice_over for die in self.act.dice)

    @property
    def first_stations(self) -> tuple[Station, ...]:
        """The stations that the defender puts down first: the perimeter is around them."""
        own = tuple(station for station in self.stations if station.home == self.defender)
        return own[: self.profile.deployment.stations]

    def assets(self, player: int) -> int:
        """A player's number of assets: frames alive and stations held."""
        alive = sum(frame.alive for frame in self.frames_of(player))
        return alive + sum(1 for station in self.stations if station.holder == player)

    def with_frame(self, frame_id: str, **changes: object) -> State:
        """The state with one frame changed."""
        return structs.replace(self, frames=changed(self.frames, frame_id, changes))

    def with_top(self, **changes: object) -> State:
        """The state with the acting activation changed."""
        return structs.replace(self, stack=top_changed(self.stack, changes))

    def with_die(self, die: int | None, step: Step, **changes: object) -> State:
        """The state with a die of the acting frame used (None: none), at another step."""
        used = self.act.used if die is None else (*self.act.used, die)
        return self.with_top(used=used, step=step, **changes)

    def with_system_lost(self, frame_id: str, system: str) -> State:
        """The state with one system of a frame lost."""
        frame = self.frame(frame_id)
        index = frame.systems.index(system)
        return self.with_frame(
            frame_id, systems=frame.systems[:index] + frame.systems[index + 1 :], lost=(*frame.lost, system)
        )
