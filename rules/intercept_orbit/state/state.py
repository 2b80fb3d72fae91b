"""The state of a game of Intercept Orbit: immutable, nothing but data."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property

from msgspec import Struct, field, structs

from rules.core import stack
from rules.core.collections import by_id, changed, present, top_changed
from rules.core.event import Outcome
from rules.core.json_input import Options
from rules.intercept_orbit.state.pending import (
    Activation,
    Boarding,
    Claim,
    Collision,
    Journey,
    PendingHits,
    Point,
    Setup,
    Step,
    Tie,
)
from rules.intercept_orbit.state.profile import ORBIT, Profile
from rules.intercept_orbit.state.units import SHIPS, Kind

FAMILY_ID = "intercept-orbit"
FRIGATE, COMPANY, HVA, DEBRIS = Kind.FRIGATE, Kind.COMPANY, Kind.HVA, Kind.DEBRIS
NOBODY = -1
"""The owner of debris."""


class Phase(StrEnum):
    """What the table does while no asset has its turn."""

    BIDDING = "bidding"
    SETUP = "setup"
    ORDER = "order"
    BOARDING = "boarding"
    OVER = "over"


class Player(Struct, frozen=True):
    """A side. ``score``: ``ppa`` times its assets, plus what the host added (``adjust``)."""

    name: str
    letter: str
    ppa: int = 5
    score: int = 0
    adjust: int = 0


class StandingOrder(Struct, frozen=True):
    """What a player has decided beforehand; what is empty is asked.

    ``losses``: what an asset loses first when it is hit (``white``: a white die); ``defend``: ``best``, ``blue`` or
    ``none``; ``screen``: ``always`` (on a map) or ``never``; ``ride``: ``along`` or ``stay``; ``agree``: ``always``
    to what others declare.
    """

    player: int
    losses: tuple[str, ...] = ()
    defend: str = ""
    screen: str = ""
    ride: str = ""
    agree: str = ""


class Spot(Struct, frozen=True):
    """A spot die beside an asset."""

    die: str
    value: int


class Asset(Struct, frozen=True):
    """A ship, a company, an HVA or a piece of debris.

    Ids: ``A1``… ships, ``Ac1``… companies, ``AV1``… HVAs, after the letter of the player who brought them; ``X1``…
    debris. ``owner`` controls it now, ``builder`` brought it; both ``NOBODY`` for debris. ``white`` dice are left.
    ``lost``: the systems at the side of the table, ``white`` for each white die of a company. ``ace``: the colour of
    a company's ace (R B G Y).

    ``gone``: it has had its turn. ``defense``: None until assigned this round. ``spots``: none, one die, or two of a
    yellow ace. ``fuel``: None for a company aboard that was never launched, and for all other kinds; 0: drifting.
    ``host``: the ship, HVA, debris or company that it clings to. ``captive``: a company without fuel, or aboard, in an
    enemy's hands. ``left``: why it is out of the game (``destroyed``, ``lost-in-space``, ``withdrawn``). ``placed``: it
    stands on the table. On a map ``at`` is the centre of its base and ``heading`` its bow in degrees, 0 up, clockwise;
    on a declared table ``at`` is None. ``brought``: what it began the game as, see ``units.kept``.
    """

    id: str
    owner: int
    kind: Kind
    name: str
    builder: int = NOBODY
    systems: tuple[str, ...] = ()
    white: int = 0
    lost: tuple[str, ...] = ()
    ace: str | None = None
    gone: bool = False
    left: str | None = None
    defense: int | None = None
    defense_die: str | None = None
    spots: tuple[Spot, ...] = ()
    fuel: int | None = None
    host: str | None = None
    captive: bool = False
    placed: bool = False
    heading: float = 0.0
    at: Point | None = None
    brought: tuple[str, ...] = ()

    @property
    def ship(self) -> bool:
        """Whether the asset is a capital ship or a frigate."""
        return self.kind in SHIPS

    @property
    def tactical(self) -> bool:
        """Whether the asset is a TA (tactical asset): a ship or a company."""
        return self.ship or self.kind == COMPANY

    @property
    def alive(self) -> bool:
        """Whether the asset is still in the game: neither destroyed nor gone from the table."""
        return self.left is None

    @property
    def flying(self) -> bool:
        """A company with fuel."""
        return self.kind == COMPANY and self.alive and bool(self.fuel)

    @property
    def drifting(self) -> bool:
        """A company that has run out of fuel."""
        return self.kind == COMPANY and self.alive and self.fuel == 0

    @property
    def notes_passers(self) -> bool:
        """Whether it matters what passes near: at a ship, and at a company adrift that nobody holds."""
        return self.ship or (self.drifting and self.host is None)

    @property
    def aboard(self) -> bool:
        """A company that has not been launched yet."""
        return self.kind == COMPANY and self.alive and self.fuel is None

    @property
    def ready(self) -> bool:
        """Whether it may still have its turn this round."""
        return self.alive and not self.gone and (self.ship or self.kind == HVA or self.flying)

    @property
    def spot(self) -> int | None:
        """The sum of the spot dice beside it; None without any."""
        return sum(spot.value for spot in self.spots) if self.spots else None

    @property
    def dice_left(self) -> int:
        """The white dice and systems that it has left."""
        return self.white + len(self.systems)

    @property
    def point(self) -> Point:
        """The centre of its base. Raises ``LookupError`` off the map."""
        return present(self.at)


class State(Struct, frozen=True, dict=True):
    """Everything about a game. ``order`` has the leader first; ``stack`` has the acting asset last.

    ``pending_hits``, ``collision`` and ``journey`` are settled before the stack goes on, in this order. ``least``: the
    fewest TAs. ``passed``: the players who have passed since the last turn. ``unscreened``: at a declared table, pairs
    (player, target that the player cannot screen where all stand). ``opened``: an asset has had a turn.
    ``vacated``: at a declared table, the players who have had no turn of a TA since something left or came otherwise
    than by a declared way: they may be alone near an HVA. ``claims``: HVAs to whose change of hands somebody has still
    to agree.
    """

    players: tuple[Player, ...]
    assets: tuple[Asset, ...]
    profile: Profile = ORBIT
    options: Options = field(default_factory=dict)
    size: str = "standard"
    table: str = "declared"
    phase: Phase = Phase.BIDDING
    least: int = 1
    order: tuple[int, ...] = ()
    tie: Tie | None = None
    tied: bool = False
    defender: int = 0
    primary: int = 0
    setup: Setup | None = None
    clock: int = 11
    round: int = 0
    passed: tuple[int, ...] = ()
    opened: bool = False
    vacated: tuple[int, ...] = ()
    claims: tuple[Claim, ...] = ()
    stack: tuple[Activation, ...] = ()
    pending_hits: tuple[PendingHits, ...] = field(name="owed", default=())
    collision: Collision | None = field(name="crash", default=None)
    journey: Journey | None = None
    boarding: Boarding | None = None
    unscreened: tuple[tuple[int, str], ...] = ()
    orders: tuple[StandingOrder, ...] = ()
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
        """Whether space is drawn, and distances are measured."""
        return self.table == "map"

    @property
    def needs_agreement(self) -> bool:
        """Whether players agree to what others say of distances."""
        return self.profile.agreement and not self.mapped and not self.on("trust")

    @property
    def act(self) -> Activation:
        """The acting asset's turn. Raises ``IndexError`` if there is none."""
        return self.stack[-1]

    @property
    def setup_now(self) -> Setup:
        """Set-up under way. Raises ``LookupError`` after it."""
        return present(self.setup)

    @property
    def tie_now(self) -> Tie:
        """The tie to settle. Raises ``LookupError`` without one."""
        return present(self.tie)

    @property
    def collision_now(self) -> Collision:
        """The collision under way. Raises ``LookupError`` without one."""
        return present(self.collision)

    @property
    def journey_now(self) -> Journey:
        """The journey under way. Raises ``LookupError`` without one."""
        return present(self.journey)

    @property
    def boarding_now(self) -> Boarding:
        """Boarding as far as it has come this round."""
        return self.boarding or Boarding()

    @cached_property
    def there(self) -> tuple[Asset, ...]:
        """All assets still in the game, debris included."""
        return tuple([asset for asset in self.assets if asset.left is None])

    def asset(self, asset_id: str) -> Asset:
        """The asset of that id. Raises ``KeyError``."""
        return by_id(self.assets, asset_id)

    def assets_of(self, player: int) -> tuple[Asset, ...]:
        """The assets still in the game that a player controls."""
        return tuple(asset for asset in self.assets if asset.owner == player and asset.alive)

    def has_tas(self, player: int) -> bool:
        """Whether a player has a TA that may hold something: a ship, or a company in flight."""
        return any(asset.ship or asset.flying for asset in self.assets_of(player))

    def order_of(self, player: int) -> StandingOrder:
        """A player's standing order."""
        return next((item for item in self.orders if item.player == player), StandingOrder(player))

    def touching(self, host: str) -> tuple[Asset, ...]:
        """The companies that cling to an asset or are carried by it."""
        return tuple(asset for asset in self.assets if asset.host == host and asset.alive)

    def riding(self, host: str) -> tuple[Asset, ...]:
        """All that goes where an asset goes: what clings to it, and what that carries."""
        return tuple(rider for own in self.touching(host) for rider in (own, *self.riding(own.id)))

    def moved(self, asset_id: str) -> State:
        """The state after an asset has moved: what was said about screens near it no longer holds."""
        movers = (self.asset(asset_id), *self.riding(asset_id))
        ids, owners = {mover.id for mover in movers}, {mover.owner for mover in movers}
        kept = tuple(pair for pair in self.unscreened if pair[0] not in owners and pair[1] not in ids)
        return structs.replace(self, unscreened=kept)

    def counts(self, asset: Asset) -> bool:
        """Whether it scores for its owner: a company without fuel only while a friend holds it."""
        if not asset.alive or asset.owner < 0:
            return False
        if asset.kind != COMPANY or asset.flying:
            return True
        if asset.host is None:
            return asset.aboard and not asset.placed
        return self.asset(asset.host).owner == asset.owner

    def worth(self, player: int) -> int:
        """The number of assets that score for a player."""
        return sum(1 for asset in self.assets if asset.owner == player and self.counts(asset))

    @property
    def leaders(self) -> tuple[int, ...]:
        """The players who share the highest score, in order."""
        best = max(player.score for player in self.players)
        return tuple(player for player in self.order if self.players[player].score == best)

    def on(self, option: str) -> bool:
        """Whether an option is switched on."""
        return self.options.get(option) is True

    def with_asset(self, asset_id: str, **changes: object) -> State:
        """The state with one asset changed."""
        return structs.replace(self, assets=changed(self.assets, asset_id, changes))

    def with_player(self, player: int, **changes: object) -> State:
        """The state with one side changed. Raises ``IndexError``."""
        sides = list(self.players)
        sides[player] = structs.replace(sides[player], **changes)
        return structs.replace(self, players=tuple(sides))

    def with_top(self, **changes: object) -> State:
        """The state with the acting asset's turn changed."""
        return structs.replace(self, stack=top_changed(self.stack, changes))

    def with_attack(self, step: Step, **changes: object) -> State:
        """The state with the attack under way changed, and the turn at a step."""
        return self.with_top(attack=structs.replace(self.act.attack_now, **changes), step=step)

    def with_journey(self, **changes: object) -> State:
        """The state with the journey under way changed."""
        return structs.replace(self, journey=structs.replace(self.journey_now, **changes))

    def without_turn(self, asset_id: str) -> State:
        """The state without an asset's turn."""
        return structs.replace(self, stack=stack.pop(self.stack, lambda act: act.asset == asset_id))

    def with_hits(self, asset_id: str, hits: int, *, dodge: bool = False) -> State:
        """The state with more hits for an asset to take."""
        return structs.replace(self, pending_hits=(*self.pending_hits, PendingHits(asset_id, hits, dodge)))

    def without_hits(self, asset_id: str) -> State:
        """The state without hits for an asset to take."""
        return structs.replace(self, pending_hits=tuple(hit for hit in self.pending_hits if hit.asset != asset_id))
