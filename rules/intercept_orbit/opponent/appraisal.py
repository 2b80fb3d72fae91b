"""What a position is worth: points now, lives, what is threatened, fuel, ships that fly off the table."""

from collections.abc import Mapping, Sequence

from rules.contract.capabilities import Appraisal
from rules.intercept_orbit.opponent.aim import danger_ahead, hope_of, landing_worth
from rules.intercept_orbit.state.state import Asset, State

VERSION = 2
WEIGHTS = {
    "score": 0.0,
    "late": 0.1354,
    "life": 0.018,
    "threat": 0.1895,
    "boarding": 0.0,
    "fuel": 0.0,
    "edge": 0.0123,
}
"""Fitted to self-play by ``python -m think.fit intercept-orbit``."""


def terms(state: State) -> Sequence[Mapping[str, float]]:
    """The terms of each player, in points."""
    return [_of(state, player) for player in range(len(state.players))]


def _of(state: State, player: int) -> dict[str, float]:
    side, own = state.players[player], state.assets_of(player)
    tas = [asset for asset in own if asset.ship or asset.flying]
    ships = [asset for asset in own if asset.ship]
    flying = [asset for asset in own if asset.flying]
    return {
        "score": float(side.score),
        "late": side.score * (1 - state.clock / max(1, state.profile.clock)),
        "life": side.ppa
        * sum(asset.dice_left / max(1, asset.dice_left + len(asset.lost)) for asset in tas),  # what is left of each
        "threat": sum(hope_of(state, asset) for asset in tas),
        "boarding": sum(_landed(state, asset) for asset in flying),
        "fuel": side.ppa * sum(min(1.0, (asset.fuel or 0) / max(1, state.clock)) for asset in flying),
        "edge": -side.ppa * sum(_leaving(state, asset) for asset in ships) / 6,
    }


def _landed(state: State, company: Asset) -> float:
    """What a company may take where it is."""
    return 0.0 if company.host is None else landing_worth(state, company.owner, state.asset(company.host))


def _leaving(state: State, ship: Asset) -> float:
    return 0.0 if ship.at is None else danger_ahead(state, ship, ship.at, ship.heading)


APPRAISAL: Appraisal[State] = Appraisal(terms, WEIGHTS, VERSION)
