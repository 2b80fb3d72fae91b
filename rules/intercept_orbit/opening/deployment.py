"""Set-up in the book's order, and debris (RULINGS 2.2; rulebook: "Placing Assets Into the Battlespace").

The defender's HVAs and its first ship; a ship of the primary attacker, then of each secondary attacker; all attackers
in turns (ships, then companies, then HVAs); the rest of the defender; debris.
"""

from collections.abc import Iterator, Sequence

from msgspec import structs

from rules.contract.capabilities import Choice, Worth
from rules.contract.choosing import among, by_hand, named
from rules.core.choices import text_of
from rules.core.collections import present
from rules.core.json_input import Facts
from rules.core.names import clean_name
from rules.core.request import Option, Request, option
from rules.intercept_orbit.activation import RoundBegan
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.setup_order import Due, debris_laid, due
from rules.intercept_orbit.rule import Draft, Event, Question, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Point, Setup, SetupStep
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, NOBODY, Asset, Phase, State

DEBRIS_SCHEMA: Facts = {"type": "string", "pattern": "^debris:", "maxLength": 60}
SINGLE = (SetupStep.FIRST_HVA, SetupStep.DEFENDER_SHIP, SetupStep.PRIMARY_SHIP, SetupStep.SECONDARY_SHIPS)
"""The steps in which one asset is placed."""


AT_ONCE = (3, 4, 5)
"""Numbers of pieces of debris that are laid in one answer."""


class SetUpReady(Event, frozen=True):
    """A player's assets are set up by themselves from now on, each in its step: at a declared table as they stand, on a
    map where it is suggested."""

    player: int
    why: str = "orbit-setup"


@on(SetUpReady)
def _set_up_ready(state: State, event: SetUpReady) -> State:
    return _setup(state, ready=(*state.setup_now.ready, event.player))


class PlacingBegan(Event, frozen=True):
    """An asset was taken up: on a map its player says next where it goes. ``debris``: a new piece, of that name."""

    asset: str
    step: SetupStep
    debris: str | None = None
    why: str = "orbit-setup"


@on(PlacingBegan)
def _placing_began(state: State, event: PlacingBegan) -> State:
    """The first piece of debris begins a new order: its turns count from the first player."""
    first = event.debris is not None and not any(a.kind == DEBRIS for a in state.assets)
    last = None if first or state.setup is None else state.setup.last
    return _setup(state, placing=event.asset, name=event.debris, step=event.step, last=last)


class Placed(Event, frozen=True):
    """An asset was set up; a company touching its ``host``. ``at``, ``heading`` on a map; ``step`` as in the book."""

    asset: str
    step: SetupStep
    host: str | None = None
    at: Point | None = None
    heading: float = 0.0
    why: str = "orbit-setup"


@on(Placed)
def _placed(state: State, event: Placed) -> State:
    player = state.asset(event.asset).owner
    state = state.with_asset(event.asset, placed=True, host=event.host, at=event.at, heading=event.heading)
    state = _setup(state, placing=None, name=None, last=player, step=event.step)
    return _setup(state, first=event.asset) if event.step is SetupStep.FIRST_HVA else state


class DebrisPlaced(Event, frozen=True):
    """A piece of debris lies in space from now on."""

    player: int
    asset: Asset
    why: str = "debris"


@on(DebrisPlaced)
def _debris_placed(state: State, event: DebrisPlaced) -> State:
    state = structs.replace(state, assets=(*state.assets, event.asset))
    return _setup(state, placing=None, name=None, last=event.player, step=SetupStep.DEBRIS)


class DebrisEnded(Event, frozen=True):
    """The end of the debris: a player lays no more."""

    player: int
    why: str = "debris"


@on(DebrisEnded)
def _debris_ended(state: State, event: DebrisEnded) -> State:
    return _setup(state, over=True)


def _setup(state: State, **changes: object) -> State:
    return structs.replace(state, setup=structs.replace(state.setup or Setup(), **changes), phase=Phase.SETUP)


class Deploy(Question):
    """The item put down next: ``A1`` [place; asset]; ``Ac1>A1`` [place-company; asset, host]; ``all`` [place-all];
    ``ready`` [set-up-ready; mapped]: this and all to come as it stands, on a map as it is suggested; ``debris`` or,
    free, ``debris:<name>`` [lay-debris]; ``pieces:4`` [debris-pieces; count, mapped]: so many in all; ``enough``
    [debris-enough]. Facts: laid (debris), step (1–8 as in the book)."""

    kind = "deploy"
    at = (Phase.SETUP,)
    least = "all"

    def step(self, draft: Draft) -> bool:
        """Set up what its player leaves to suggestions; begin the first round when everything is placed."""
        now = due(draft.state)
        if now is None:
            draft.emit(RoundBegan(1, draft.state.clock))
            return True
        if now.player not in draft.state.setup_now.ready or not now.assets:
            return False
        asset = now.assets[0]
        if draft.state.mapped and asset.kind != COMPANY:
            at, heading = _suggested(draft.state, now, asset.id)
            draft.emit(Placed(asset.id, now.step, None, at, heading))
        else:
            _place(draft, now, asset, next(iter(_hosts(draft.state, asset)), None))
        return True

    def ask(self, state: State) -> Request:
        now = present(due(state))
        debris = now.step is SetupStep.DEBRIS
        role = "defender" if now.player == state.defender else "primary" if now.player == state.primary else "secondary"
        more = {"step": int(now.step), "role": role, "laid": debris_laid(state)}
        free, why = DEBRIS_SCHEMA if debris else None, "debris" if debris else "orbit-setup"
        return self.request_to(state, now.player, _options(state, now), free=free, why=why, **more)

    def read(self, state: State, request: Request, choice: object) -> Option:
        """A piece of debris may be named: its option has the ``name`` then."""
        text = text_of(request, choice)
        if request.free is not None and text.lower().startswith("debris:"):
            return option("debris", "lay-debris", name=clean_name(text.partition(":")[2]))
        return super().read(state, request, choice)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Put down the chosen item; on a map its place is the next question."""
        state, now = draft.state, present(due(draft.state))
        match chosen.label:
            case "debris-enough":
                draft.emit(DebrisEnded(request.player))
            case "debris-pieces":
                _scatter(draft, request.player, chosen.facts["count"])
            case "set-up-ready":
                draft.emit(SetUpReady(request.player))
            case "lay-debris":
                _lay(draft, now, chosen.facts.get("name", ""))
            case "place-all":
                for asset in now.assets:
                    _place(draft, now, asset, next(iter(_hosts(draft.state, asset)), None))
            case "place":
                _place(draft, now, state.asset(chosen.facts["asset"]), None)
            case "place-company":
                _place(draft, now, state.asset(chosen.facts["asset"]), state.asset(chosen.facts["host"]))

    def default(self, state: State, request: Request) -> object:
        return "enough" if among(request, "debris-enough") else super().default(state, request)

    def choose(self, state: State, request: Request) -> Choice | None:
        return named(request, "enough" if among(request, "debris-enough") else "ready")

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        return by_hand(request, "set-up-ready") if state.mapped else ()


def _options(state: State, now: Due) -> tuple[Option, ...]:
    if now.step is SetupStep.DEBRIS:
        return (option("enough", "debris-enough"), option("debris", "lay-debris"), *_scattered(state))
    found = [_offer(asset, host) for asset in now.assets for host in _hosts(state, asset)]
    if len(now.assets) > 1 and now.step not in SINGLE and not state.mapped:
        found.append(option("all", "place-all"))
    return (option("ready", "set-up-ready", mapped=state.mapped), *found)


def _scattered(state: State) -> Iterator[Option]:
    """How many pieces lie there in the end: at a declared table as they lie, on a map where all players leave their own
    places to suggestions too."""
    if not state.mapped or set(state.setup_now.ready) == set(state.order):
        for count in AT_ONCE:
            if debris_laid(state) < count <= state.profile.debris_max:
                yield option(f"pieces:{count}", "debris-pieces", count=count, mapped=state.mapped)


def _hosts(state: State, asset: Asset) -> tuple[Asset | None, ...]:
    return _carriers(state, asset.owner) if asset.kind == COMPANY else (None,)


def _carriers(state: State, player: int) -> tuple[Asset, ...]:
    """The ships that have a catapult without a company; any ship where there is none."""
    ships = [a for a in state.assets_of(player) if a.ship and a.placed]
    free = [ship for ship in ships if ship.systems.count("K") > len(state.touching(ship.id))]
    return tuple(free or ships)


def _offer(asset: Asset, host: Asset | None) -> Option:
    if host is None:
        return option(asset.id, "place", asset=asset.id)
    return option(f"{asset.id}>{host.id}", "place-company", asset=asset.id, host=host.id)


def _suggested(state: State, now: Due, item: str) -> tuple[Point, float]:
    """The first place that is suggested, and the heading there."""
    asked = zones.terms(state, item, now.step, now.player)
    at = zones.places(asked, 1)[0]
    return at, zones.facing(asked, at)


def _place(draft: Draft, now: Due, asset: Asset, host: Asset | None) -> None:
    if host is not None:
        draft.emit(Placed(asset.id, now.step, host.id, measure.taken_along(draft.state, host)))
    elif draft.state.mapped and asset.kind != COMPANY:
        draft.emit(PlacingBegan(asset.id, now.step))
    else:
        draft.emit(Placed(asset.id, now.step))


def _lay(draft: Draft, now: Due, name: str) -> None:
    asset_id = f"X{1 + debris_laid(draft.state)}"
    if draft.state.mapped:
        draft.emit(PlacingBegan(asset_id, now.step, name or asset_id))
    else:
        piece = Asset(asset_id, NOBODY, DEBRIS, name or asset_id, placed=True)
        draft.emit(DebrisPlaced(now.player, piece))


def _scatter(draft: Draft, player: int, count: int) -> None:
    """Lay debris in turns until there are ``count`` pieces."""
    while (laid := debris_laid(draft.state)) < count and (now := due(draft.state)) is not None:
        name = f"X{1 + laid}"
        at = _suggested(draft.state, now, name)[0] if draft.state.mapped else None
        draft.emit(DebrisPlaced(now.player, Asset(name, NOBODY, DEBRIS, name, placed=True, at=at)))
    if due(draft.state) is not None:
        draft.emit(DebrisEnded(player))


def set_down(draft: Draft, at: Point, heading: float) -> None:
    """Put the pending item down on the map."""
    setup, now = draft.state.setup_now, present(due(draft.state))
    item = present(setup.placing)
    if setup.name is not None:
        piece = Asset(item, NOBODY, DEBRIS, setup.name, placed=True, at=at, heading=heading)
        draft.emit(DebrisPlaced(now.player, piece))
    else:
        draft.emit(Placed(item, now.step, None, at, heading))
