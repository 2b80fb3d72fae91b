"""The host's corrections; the log says who made each."""

from __future__ import annotations

from rules.core.correction import (
    AdjustScore,
    Cling,
    Correction,
    EndGame,
    GiveAsset,
    PlaceFrame,
    PutAt,
    RenamePlayer,
    SetClock,
    SetFuel,
    SetStation,
    adjust_score,
    check_player,
    check_running,
    rename_player,
)
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed
from rules.field import Point, read_coordinates, read_place, rounded
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import let_go, outcome_of, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import contacts
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import COMPANY, HVA, NOBODY, Asset, Phase, State, Step
from rules.intercept_orbit.state.units import SHIPS, Kind
from rules.intercept_orbit.turn.advance import advance

__all__ = ["correct"]

POINTS_MAX = 999
CLOCK_MAX = 99
_SERVING = (Step.MEND, Step.FUEL, Step.LAUNCH)


def correct(state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
    """The events of a correction. Raises ``Illegal`` or ``Malformed`` if it does not apply."""
    check_running(state)
    draft = Draft(state, dice)
    match correction:
        case AdjustScore():
            adjust_score(draft, ev.ScoreAdjusted, correction, by, POINTS_MAX)
            settle(draft)
        case RenamePlayer():
            rename_player(draft, ev.PlayerRenamed, correction)
        case SetClock(clock):
            _clock(draft, clock, by)
        case EndGame(reason):
            draft.emit(ev.GameEnded(outcome_of(state, reason)))
        case _:
            _asset(draft, correction, by)
    advance(draft)
    return draft.done()


def _asset(draft: Draft, correction: Correction, by: str) -> None:
    match correction:
        case GiveAsset(asset, player):
            _give(draft, asset, player, by)
        case SetFuel(asset, fuel):
            _fuel(draft, asset, fuel, by)
        case Cling(asset, host):
            _cling(draft, asset, host, by)
        case SetStation(station, holder):
            _give(draft, station, NOBODY if holder is None else holder, by)
        case PlaceFrame(frame, stations):
            _cling(draft, frame, next(iter(stations), None), by)
        case PutAt(item, at):
            _put(draft, item, at, by)
        case _:
            raise Illegal("correction-unknown")


def _clock(draft: Draft, clock: int, by: str) -> None:
    if isinstance(clock, bool) or not 0 <= clock <= CLOCK_MAX:
        raise Malformed("clock", most=CLOCK_MAX)
    draft.emit(ev.ClockSet(clock, by))
    if clock == 0:
        draft.emit(ev.GameEnded(outcome_of(draft.state, "doomsday")))


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
    draft.emit(ev.OwnerSet(asset.id, player, by))
    settle(draft)


def _fuel(draft: Draft, asset_id: str, fuel: int | None, by: str) -> None:
    asset, most = _at_rest(draft, asset_id, COMPANY), draft.state.profile.fuel_most
    if fuel is not None and (isinstance(fuel, bool) or not 0 <= fuel <= most):
        raise Malformed("fuel", most=most)
    if fuel is None and asset.host is None:
        raise Illegal("not-aboard", asset=asset.id)
    draft.emit(ev.FuelSet(asset.id, fuel, by))
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
    draft.emit(ev.AssetPut(asset.id, host, by, at, asset.heading))
    settle(draft)


def _put(draft: Draft, item: str, at: object, by: str) -> None:
    """Move an asset to free space on the map, with what clings to it."""
    if not draft.state.mapped:
        raise Illegal("no-map")
    names = {a.id.casefold(): a.id for a in draft.state.there}
    asset = _at_rest(draft, names.get(item.strip().casefold(), item))
    state, point = draft.state, _point(at)
    others = tuple(measure.bodies(state, (asset.id,)).values())
    free = zones.Terms(measure.table(state), state.profile.bases, asset.kind, others)
    if asset.at is None or not zones.fits(free, point, asset.heading):
        near = zones.nearest_legal(free, point, asset.heading)
        raise Illegal("not-legal-space", asset=asset.id, verb="place", nearest=None if near is None else list(near))
    host = measure.clings_to(state, point) if asset.kind == COMPANY else None
    if asset.aboard and host is None:
        raise Illegal("not-aboard", asset=asset.id)
    draft.emit(ev.AssetPut(asset.id, host, by, point, asset.heading))
    contacts.shift(draft, asset)
    settle(draft)


def _point(at: object) -> Point:
    """A point or a cell. Raises ``Malformed("place-unreadable")``."""
    return read_place(at) if isinstance(at, str) else rounded(read_coordinates(at))
