"""What assets are worth, and whose last chance it is (RULINGS 2.6; rulebook: "Capturing HVAs", "Bingo Fuel")."""

from collections.abc import Iterator

from rules.contract.stakes import Chance, Holding, Stakes
from rules.intercept_orbit.combat.boarding import boarded
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State


def _holdings(state: State) -> dict[str, Holding]:
    if not state.round:
        return {}
    return {a.id: Holding(_kind(a), a.owner, state.counts(a)) for a in state.there if a.kind != DEBRIS}


def _kind(asset: Asset) -> str:
    return "hva" if asset.kind == HVA else "company" if asset.kind == COMPANY else "ship"


def _chances(state: State) -> tuple[Chance, ...]:
    return tuple(_open(state)) if state.round and state.outcome is None else ()


def _open(state: State) -> Iterator[Chance]:
    for hits in state.pending_hits:
        asset = state.asset(hits.asset)
        if asset.tactical and hits.hits >= asset.dice_left + (asset.ace is not None):
            yield Chance("hits", asset.owner, asset.id, _worth(state, asset))
    if state.clock == 1:  # the game is over before fuel burns
        yield Chance("round")
    else:
        yield from (
            Chance("fuel", asset.owner, asset.id, _worth(state, asset))
            for asset in state.there
            if asset.flying and (asset.fuel or 0) <= state.profile.burn and not _held(state, asset)
        )
    yield from (Chance("boarded", ship.owner, ship.id, _worth(state, ship)) for ship in boarded(state))


def _held(state: State, company: Asset) -> bool:
    """Whether a friend holds it: it counts without fuel too."""
    return company.host is not None and state.asset(company.host).owner == company.owner


def _worth(state: State, asset: Asset) -> int:
    return state.players[asset.owner].ppa if state.counts(asset) else 0


STAKES: Stakes[State] = Stakes(_holdings, _chances)
