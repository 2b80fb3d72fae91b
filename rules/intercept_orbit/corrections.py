"""The host's corrections; the log says who made each."""

from msgspec import structs

from rules.core.correction import (
    NUMBER,
    TEXT,
    Adjusting,
    AdjustScore,
    Correction,
    CorrectionForm,
    EndGame,
    RenamePlayer,
    Renaming,
    adjust_score,
    check_player,
    check_running,
    rename_player,
)
from rules.core.errors import Illegal, Malformed
from rules.field import read_coordinates, read_place, rounded
from rules.intercept_orbit.movement.contacts import shift
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.possession import held, let_go, settle, with_owner
from rules.intercept_orbit.rule import Draft, Event, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Point, Step
from rules.intercept_orbit.state.state import COMPANY, HVA, Asset, Phase, State
from rules.intercept_orbit.state.units import SHIPS, Kind
from rules.intercept_orbit.turn.round_end import GameEnded, outcome_of

POINTS_MAX = 999
CLOCK_MAX = 99
_SERVING = (Step.MEND, Step.FUEL, Step.LAUNCH)


class GiveAsset(Correction, frozen=True):
    """A ship or an HVA is in a player's hands."""

    asset: str
    player: int


class SetFuel(Correction, frozen=True):
    """A company's fuel: 0 drifts; None: it is aboard."""

    asset: str
    fuel: int | None


class Cling(Correction, frozen=True):
    """A company clings to a ship or an HVA, or to nothing (None)."""

    asset: str
    host: str | None


class PutAt(Correction, frozen=True):
    """Put an asset somewhere else on the map: ``[x, y]``, ``7K`` or ``12.5,8``."""

    item: str
    at: object


class SetClock(Correction, frozen=True):
    """Set the doomsday clock."""

    clock: int


CORRECTIONS = (
    CorrectionForm("give", GiveAsset, which=("hulls",), value=("players",)),
    CorrectionForm("fuel", SetFuel, which=("companies",), value=NUMBER, optional=("value",)),
    CorrectionForm("cling", Cling, which=("companies",), value=("hulls",), optional=("value",)),
    CorrectionForm("clock", SetClock, value=NUMBER),
    CorrectionForm("put", PutAt, which=("frames", "stations"), value=TEXT, applies=lambda state: state.mapped),
)
"""The corrections of the family, besides scores."""


class ScoreAdjusted(Event, Adjusting, frozen=True):
    """The host gave or took points."""


@on(ScoreAdjusted)
def _score_adjusted(state: State, event: ScoreAdjusted) -> State:
    return state.with_player(event.player, adjust=state.players[event.player].adjust + event.points)


class PlayerRenamed(Event, Renaming, frozen=True):
    """A side has another player from now on."""


@on(PlayerRenamed)
def _player_renamed(state: State, event: PlayerRenamed) -> State:
    return state.with_player(event.player, name=event.name)


class ClockSet(Event, frozen=True):
    """The host set the clock."""

    clock: int
    by: str
    why: str = "host"


@on(ClockSet)
def _clock_set(state: State, event: ClockSet) -> State:
    return structs.replace(state, clock=event.clock)


class FuelSet(Event, frozen=True):
    """The host set a company's fuel; None: it is aboard, without a fuel die."""

    asset: str
    fuel: int | None
    by: str
    why: str = "host"


@on(FuelSet)
def _fuel_set(state: State, event: FuelSet) -> State:
    state, host = state.with_asset(event.asset, fuel=event.fuel, captive=False), state.asset(event.asset).host
    return state if host is None else held(state, host)


class OwnerSet(Event, frozen=True):
    """The host said who controls a ship or an HVA."""

    asset: str
    player: int
    by: str
    why: str = "host"


@on(OwnerSet)
def _owner_set(state: State, event: OwnerSet) -> State:
    return with_owner(state, event.asset, event.player)


class AssetPut(Event, frozen=True):
    """The host said where something is: what it touches, and its place and heading on a map."""

    asset: str
    host: str | None
    by: str
    at: Point | None = None
    heading: float = 0.0
    why: str = "host"


@on(AssetPut)
def _asset_put(state: State, event: AssetPut) -> State:
    state = state.with_asset(event.asset, host=event.host, at=event.at, heading=event.heading)
    return state if event.host is None else held(state, event.host)


def correct(draft: Draft, correction: Correction, by: str) -> None:
    """Emit the events of a correction. Raises ``Illegal`` or ``Malformed`` if it does not apply."""
    check_running(draft.state)
    match correction:
        case AdjustScore():
            adjust_score(draft, ScoreAdjusted, correction, by, POINTS_MAX)
            settle(draft)
        case RenamePlayer():
            rename_player(draft, PlayerRenamed, correction)
        case SetClock(clock):
            _clock(draft, clock, by)
        case EndGame(reason):
            draft.emit(GameEnded(outcome_of(draft.state, reason)))
        case _:
            _asset(draft, correction, by)


def _asset(draft: Draft, correction: Correction, by: str) -> None:
    match correction:
        case GiveAsset(asset, player):
            _give(draft, asset, player, by)
        case SetFuel(asset, fuel):
            _fuel(draft, asset, fuel, by)
        case Cling(asset, host):
            _cling(draft, asset, host, by)
        case PutAt(item, at):
            _put(draft, item, at, by)
        case _:
            raise Illegal("correction-unknown")


def _clock(draft: Draft, clock: int, by: str) -> None:
    if isinstance(clock, bool) or not 0 <= clock <= CLOCK_MAX:
        raise Malformed("clock", most=CLOCK_MAX)
    draft.emit(ClockSet(clock, by))
    if clock == 0:
        draft.emit(GameEnded(outcome_of(draft.state, "doomsday")))


def _at_rest(draft: Draft, asset_id: str, *kinds: Kind) -> Asset:
    """The asset of that id and kind, while nothing is under way. Raises ``Illegal``."""
    state = draft.state
    found = next((a for a in state.there if a.id == asset_id), None)
    if found is None or (kinds and found.kind not in kinds):
        raise Illegal("no-such-asset", asset=asset_id[:40])
    busy = state.pending_hits or state.collision or state.journey or state.boarding is not None
    if busy or state.phase is not Phase.ORDER or (state.stack and state.act.attack is not None):
        raise Illegal("correction-not-now")
    if any(act.asset == asset_id for act in state.stack) or (state.stack and state.act.step in _SERVING):
        raise Illegal("correction-not-now")
    return found


def _give(draft: Draft, asset_id: str, player: int, by: str) -> None:
    asset = _at_rest(draft, asset_id, *SHIPS, HVA)
    check_player(draft.state, player)
    draft.emit(OwnerSet(asset.id, player, by))
    settle(draft)


def _fuel(draft: Draft, asset_id: str, fuel: int | None, by: str) -> None:
    asset, most = _at_rest(draft, asset_id, COMPANY), draft.state.profile.fuel_most
    if fuel is not None and (isinstance(fuel, bool) or not 0 <= fuel <= most):
        raise Malformed("fuel", most=most)
    if fuel is None and asset.host is None:
        raise Illegal("not-aboard", asset=asset.id)
    draft.emit(FuelSet(asset.id, fuel, by))
    if not fuel:
        let_go(draft, asset.id)
    settle(draft)


def _cling(draft: Draft, asset_id: str, host: str | None, by: str) -> None:
    asset = _at_rest(draft, asset_id, COMPANY)
    ships = {a.id for a in draft.state.there if (a.ship or a.kind == HVA) and a.placed}
    if (host is not None and host not in ships) or (host is None and asset.aboard):
        raise Illegal("no-such-asset", asset=str(host)[:40])
    at = asset.at
    if draft.state.mapped and host is not None:
        at = measure.berth(draft.state, draft.state.asset(host))
    draft.emit(AssetPut(asset.id, host, by, at, asset.heading))
    settle(draft)


def _put(draft: Draft, item: str, at: object, by: str) -> None:
    """Move an asset to free space on the map, with what clings to it."""
    if not draft.state.mapped:
        raise Illegal("no-map")
    names = {a.id.casefold(): a.id for a in draft.state.there}
    asset = _at_rest(draft, names.get(item.strip().casefold(), item))
    state, point = draft.state, read_place(at) if isinstance(at, str) else rounded(read_coordinates(at))
    others = tuple(measure.bodies(state, (asset.id,)).values())
    free = zones.Terms(measure.table(state), state.profile.bases, asset.kind, others)
    if asset.at is None or not zones.fits(free, point, asset.heading):
        near = zones.nearest_legal(free, point, asset.heading)
        why, nearest = zones.why_not(free, point, asset.heading), None if near is None else list(near)
        raise Illegal("not-legal-space", asset=asset.id, verb="place", nearest=nearest, **why)
    host = measure.clings_to(state, point) if asset.kind == COMPANY else None
    if asset.aboard and host is None:
        raise Illegal("not-aboard", asset=asset.id)
    draft.emit(AssetPut(asset.id, host, by, point, asset.heading))
    shift(draft, asset)
    settle(draft)
