"""The state of a game of Intercept Orbit: immutable, and nothing but data."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct, field, structs

from rules.core.outcome import Outcome
from rules.intercept_orbit.state.pending import (
    NOTHING,
    Activation,
    Attack,
    Boarding,
    Contact,
    Crash,
    Dice,
    Journey,
    Owed,
    Point,
    Setup,
    Step,
    Tie,
)
from rules.intercept_orbit.state.profile import ORBIT, Profile

__all__ = [
    "COMPANY",
    "DEBRIS",
    "FAMILY_ID",
    "HVA",
    "NOTHING",
    "SHIPS",
    "Activation",
    "Asset",
    "Attack",
    "Boarding",
    "Contact",
    "Crash",
    "Dice",
    "Journey",
    "Owed",
    "Phase",
    "Player",
    "Point",
    "Setup",
    "Spot",
    "State",
    "Step",
    "Tie",
]

FAMILY_ID = "intercept-orbit"
CAPITAL, FRIGATE, COMPANY, HVA, DEBRIS = "capital", "frigate", "company", "hva", "debris"
SHIPS = (CAPITAL, FRIGATE)


class Phase(StrEnum):
    """What the table is doing when nobody's turn is under way."""

    BIDDING = "bidding"
    SETUP = "setup"
    ORDER = "order"
    BOARDING = "boarding"
    OVER = "over"


class Player(Struct, frozen=True):
    """A side. ``score`` is ``ppa`` times its assets, and what the host added (``adjust``)."""

    name: str
    letter: str
    ppa: int = 5
    score: int = 0
    adjust: int = 0


class Spot(Struct, frozen=True):
    """A spot die beside an asset."""

    die: str
    value: int


class Asset(Struct, frozen=True):
    """A ship, a company, an HVA or a piece of debris.

    Ids: ``A1``… ships, ``Ac1``… companies, ``AV1``… HVAs, after the letter of who brought them; ``X1``… debris.
    ``kind``: capital, frigate, company, hva, debris. ``owner`` controls it now, ``builder`` brought it; both −1 for
    debris. ``white`` dice are left; ``lost`` are the systems at the side of the table, ``white`` among a company's for
    each white die. ``ace``: its colour (R B G Y), of a company that lives with its ace.

    ``gone``: it has had its turn. ``defense`` is None until assigned this round. ``spots``: none, one die, or two of a
    yellow ace. ``fuel`` None: the company is aboard a carrier and was never launched, or has no fuel die (anything
    else); 0: drifting. ``host``: the ship, HVA, debris or company that it touches (clings to). ``captive``: a company
    without fuel, or aboard, that an enemy holds. ``left``: why it is no more (``destroyed``, ``lost-in-space``,
    ``withdrawn``), None while it is there. On a map ``at`` is the centre of its base and ``heading`` its bow in
    degrees, 0 up, clockwise; on a declared table ``at`` is None and ``placed`` tells that it stands on the table.
    ``brought``: what it began the game as, see ``units.kept``.
    """

    id: str
    owner: int
    kind: str
    name: str
    builder: int = -1
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
        """Whether it is a capital ship or a frigate."""
        return self.kind in SHIPS

    @property
    def tactical(self) -> bool:
        """Whether it is a TA: a ship or a company."""
        return self.ship or self.kind == COMPANY

    @property
    def alive(self) -> bool:
        """Whether it is still in the game."""
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
    def aboard(self) -> bool:
        """A company that has not been launched yet."""
        return self.kind == COMPANY and self.alive and self.fuel is None

    @property
    def ready(self) -> bool:
        """Whether it may still have its turn this round."""
        return self.alive and not self.gone and (self.ship or self.kind == HVA or self.flying)

    @property
    def spot(self) -> int | None:
        """What the spot dice beside it add up to; None without any."""
        return sum(spot.value for spot in self.spots) if self.spots else None


class State(Struct, frozen=True, dict=True):
    """Everything about a game. ``order`` has the leader first; ``stack`` has the acting asset last.

    ``owed``, ``crash`` and ``journey`` come before what the stack waits for, in this order. ``least``: the fewest TAs.
    ``passed``: who has passed since the last turn.
    """

    players: tuple[Player, ...]
    assets: tuple[Asset, ...]
    profile: Profile = ORBIT
    options: dict[str, Any] = field(default_factory=dict)
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
    stack: tuple[Activation, ...] = ()
    owed: tuple[Owed, ...] = ()
    crash: Crash | None = None
    journey: Journey | None = None
    boarding: Boarding | None = None
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
    def there(self) -> tuple[Asset, ...]:
        """Everything that is still in the game, debris included."""
        return tuple(asset for asset in self.assets if asset.alive)

    def asset(self, asset_id: str) -> Asset:
        """The asset of that id. Raises ``KeyError``."""
        for asset in self.assets:
            if asset.id == asset_id:
                return asset
        raise KeyError(asset_id)

    def assets_of(self, player: int) -> tuple[Asset, ...]:
        """What a player controls and is still in the game."""
        return tuple(asset for asset in self.assets if asset.owner == player and asset.alive)

    def touching(self, host: str) -> tuple[Asset, ...]:
        """The companies that cling to something, or are carried by it."""
        return tuple(asset for asset in self.assets if asset.host == host and asset.alive)

    def counts(self, asset: Asset) -> bool:
        """Whether it is worth points to its owner: a company without fuel only where a friend holds it."""
        if not asset.alive or asset.owner < 0:
            return False
        if asset.kind != COMPANY or asset.flying:
            return True
        if asset.host is None:
            return asset.aboard and not asset.placed
        return self.asset(asset.host).owner == asset.owner

    def worth(self, player: int) -> int:
        """How many assets a player has points for."""
        return sum(1 for asset in self.assets if asset.owner == player and self.counts(asset))

    def on(self, option: str) -> bool:
        """Whether an option is switched on."""
        return self.options.get(option) is True

    def with_asset(self, asset_id: str, **changes: Any) -> State:
        """The state with one asset changed."""
        assets = tuple(structs.replace(a, **changes) if a.id == asset_id else a for a in self.assets)
        return structs.replace(self, assets=assets)

    def with_top(self, **changes: Any) -> State:
        """The state with the acting asset's turn changed."""
        return structs.replace(self, stack=(*self.stack[:-1], structs.replace(self.stack[-1], **changes)))
