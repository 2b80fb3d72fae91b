"""Set-up in the book's order, and debris (RULINGS 2.2; rulebook: "Placing Assets Into the Battlespace").

Steps: 1 and 2 the defender's HVAs, 3 its first ship, 4 the primary attacker's first ship, 5 one ship of each secondary
attacker, 6 all attackers in turns (ships, then companies, then HVAs), 7 the rest of the defender, 8 debris.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from rules.core.names import clean_name
from rules.core.request import Option, Request, option
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, Phase, Setup, State

__all__ = ["Due", "answer", "ask", "due", "put", "step"]

_set = structs.replace
DEBRIS_SCHEMA: dict[str, Any] = {"type": "string", "pattern": "^debris:", "maxLength": 60}


class Due(Struct, frozen=True):
    """Who puts something down now, and what it may be; none of it: debris."""

    step: int
    player: int
    assets: tuple[Asset, ...] = ()


def due(state: State) -> Due | None:
    """Whose turn it is in set-up; None when everything stands."""
    assert state.setup is not None
    return _defender_first(state) or _attackers_first(state) or _attackers(state) or _rest(state) or _debris(state)


def _waiting(state: State, player: int, *kinds: str) -> tuple[Asset, ...]:
    return tuple(a for a in state.assets_of(player) if a.kind in kinds and not a.placed)


def _ships(state: State, player: int) -> tuple[Asset, ...]:
    return _waiting(state, player, "capital", "frigate")


def _none_yet(state: State, player: int) -> bool:
    return not any(a.ship and a.placed for a in state.assets_of(player))


def _defender_first(state: State) -> Due | None:
    player = state.defender
    hvas = _waiting(state, player, HVA)
    if hvas:
        first = all(not a.placed for a in state.assets_of(player))
        return Due(1 if first else 2, player, hvas)
    return Due(3, player, _ships(state, player)) if _none_yet(state, player) and _ships(state, player) else None


def _attackers_first(state: State) -> Due | None:
    for player in state.order:
        if player != state.defender and _none_yet(state, player) and _ships(state, player):
            return Due(4 if player == state.primary else 5, player, _ships(state, player))
    return None


def _attackers(state: State) -> Due | None:
    for kinds in (("capital", "frigate"), (COMPANY,), (HVA,)):
        waiting = [p for p in state.order if p != state.defender and _waiting(state, p, *kinds)]
        if waiting:
            player = _next(state, waiting)
            return Due(6, player, _waiting(state, player, *kinds))
    return None


def _next(state: State, among: list[int]) -> int:
    """The next in order after who put something down last."""
    assert state.setup is not None
    last = state.setup.last
    after = state.order[state.order.index(last) + 1 :] if last is not None else ()
    return next((player for player in after if player in among), among[0])


def _rest(state: State) -> Due | None:
    player = state.defender
    waiting = _ships(state, player) or _waiting(state, player, COMPANY)
    return Due(7, player, waiting) if waiting else None


def _debris(state: State) -> Due | None:
    setup = state.setup
    assert setup is not None
    laid = _pieces(state)
    if setup.over or laid >= state.profile.debris_max:
        return None
    player = state.order[0] if not laid else _next(state, list(state.order))
    return Due(8, player) if not state.mapped or zones.debris_fits(state, player) else None


def _carriers(state: State, player: int) -> tuple[Asset, ...]:
    """The ships that have a catapult without a company; any ship where there is none."""
    ships = [a for a in state.assets_of(player) if a.ship and a.placed]
    free = [ship for ship in ships if ship.systems.count("K") > len(state.touching(ship.id))]
    return tuple(free or ships)


def _pieces(state: State) -> int:
    return sum(1 for a in state.assets if a.kind == DEBRIS)


def _options(state: State, now: Due) -> tuple[Option, ...]:
    if now.step == 8:
        return (option("enough", "debris-enough"), option("debris", "lay-debris"))
    found = [_offer(asset, host) for asset in now.assets for host in _hosts(state, asset)]
    many = len(now.assets) > 1 and now.step not in (1, 3, 4, 5) and not state.mapped
    return (*found, option("all", "place-all")) if many else tuple(found)


def _hosts(state: State, asset: Asset) -> tuple[Asset | None, ...]:
    return _carriers(state, asset.owner) if asset.kind == COMPANY else (None,)


def _offer(asset: Asset, host: Asset | None) -> Option:
    if host is None:
        return option(asset.id, "place", asset=asset.id)
    return option(f"{asset.id}>{host.id}", "place-company", asset=asset.id, host=host.id)


def ask(state: State) -> Request:
    """What is put down next."""
    now = due(state)
    assert now is not None
    role = "defender" if now.player == state.defender else "primary" if now.player == state.primary else "secondary"
    why = "debris" if now.step == 8 else "orbit-setup"
    facts: dict[str, Any] = {"step": now.step, "role": role, "laid": _pieces(state), "why": why}
    free = DEBRIS_SCHEMA if now.step == 8 else None
    return Request(f"deploy-{state.serial}", now.player, "deploy", _options(state, now), free, facts)


def step(draft: Draft) -> bool:
    """Begins the first round when everything stands."""
    if due(draft.state) is not None:
        return False
    draft.emit(ev.RoundBegan(1, draft.state.clock))
    return True


def answer(draft: Draft, request: Request, choice: str) -> None:
    """Puts down what was chosen; on a map the player says next where."""
    now = due(draft.state)
    assert now is not None
    if choice == "enough":
        draft.emit(ev.DebrisEnded(request.player))
    elif now.step == 8:
        _lay(draft, now, clean_name(choice.partition(":")[2]))
    elif choice == "all":
        for asset in now.assets:
            _place(draft, now, asset, next(iter(_hosts(draft.state, asset)), None))
    else:
        item, _, host = choice.partition(">")
        _place(draft, now, draft.state.asset(item), draft.state.asset(host) if host else None)


def _place(draft: Draft, now: Due, asset: Asset, host: Asset | None) -> None:
    if host is not None:
        at = measure.berth(draft.state, host) if draft.state.mapped else None
        draft.emit(ev.Placed(asset.id, now.step, host.id, at))
    elif draft.state.mapped and asset.kind != COMPANY:
        draft.emit(ev.PlacingBegan(asset.id, now.step))
    else:
        draft.emit(ev.Placed(asset.id, now.step))


def _lay(draft: Draft, now: Due, name: str) -> None:
    number = 1 + _pieces(draft.state)
    asset_id = f"X{number}"
    if draft.state.mapped:
        draft.emit(ev.PlacingBegan(asset_id, now.step, name or asset_id))
    else:
        draft.emit(ev.DebrisPlaced(now.player, Asset(asset_id, -1, DEBRIS, name or asset_id, placed=True)))


def put(draft: Draft, at: tuple[float, float], heading: float) -> None:
    """Puts down on the map what was taken up."""
    setup, now = draft.state.setup, due(draft.state)
    assert setup is not None
    assert setup.placing is not None
    assert now is not None
    if setup.name is not None:
        piece = Asset(setup.placing, -1, DEBRIS, setup.name, placed=True, at=at, heading=heading)
        draft.emit(ev.DebrisPlaced(now.player, piece))
    else:
        draft.emit(ev.Placed(setup.placing, now.step, None, at, heading))


@on(ev.PlacingBegan)
def _placing(state: State, event: ev.PlacingBegan) -> State:
    """Whoever goes first in order lays the first piece of debris."""
    first = event.debris is not None and not any(a.kind == DEBRIS for a in state.assets)
    last = None if first or state.setup is None else state.setup.last
    return _setup(state, placing=event.asset, name=event.debris, step=event.step, last=last)


@on(ev.Placed)
def _placed(state: State, event: ev.Placed) -> State:
    player = state.asset(event.asset).owner
    state = state.with_asset(event.asset, placed=True, host=event.host, at=event.at, heading=event.heading)
    return _setup(state, placing=None, name=None, last=player, step=event.step)


@on(ev.DebrisPlaced)
def _laid(state: State, event: ev.DebrisPlaced) -> State:
    state = _set(state, assets=(*state.assets, event.asset))
    return _setup(state, placing=None, name=None, last=event.player, step=8)


@on(ev.DebrisEnded)
def _ended(state: State, event: ev.DebrisEnded) -> State:
    return _setup(state, over=True)


def _setup(state: State, **changes: Any) -> State:
    return _set(state, setup=_set(state.setup or Setup(), **changes), phase=Phase.SETUP)
