"""What a position is worth: points since the beginning, lives of ships, what is threatened, who flies off the table."""

from collections.abc import Mapping, Sequence

from rules.contract.capabilities import Appraisal
from rules.intercept_orbit.opponent.aim import danger_ahead, hope_of
from rules.intercept_orbit.state.state import Asset, State

VERSION = 3
WEIGHTS = {"score": 0.566, "late": 3.9215, "life": 3.1982, "threat": 1.1342, "edge": 1.6922}
"""Fitted to self-play by ``python -m think.fit intercept-orbit --games 150``."""


def terms(state: State) -> Sequence[Mapping[str, float]]:
    """The terms of each player, in points."""
    return [_of(state, player) for player in range(len(state.players))]


def _of(state: State, player: int) -> dict[str, float]:
    """``score``: what was won or lost since the beginning: how much each side brought predicts nothing, but in the end
    it counts: ``late``."""
    side, own = state.players[player], state.assets_of(player)
    ships = [asset for asset in own if asset.ship]
    brought = sum(1 for asset in state.assets if asset.builder == player)
    return {
        "score": float(side.score - side.ppa * brought),
        "late": side.score * (1 - state.clock / max(1, state.profile.clock)) ** 2,
        "life": side.ppa * sum(ship.dice_left / max(1, ship.dice_left + len(ship.lost)) for ship in ships),
        "threat": sum(hope_of(state, asset) for asset in own if asset.ship or asset.flying),
        "edge": -side.ppa * sum(_leaving(state, ship) for ship in ships) / 6,
    }


def _leaving(state: State, ship: Asset) -> float:
    return 0.0 if ship.at is None else danger_ahead(state, ship, ship.at, ship.heading)


APPRAISAL: Appraisal[State] = Appraisal(terms, WEIGHTS, VERSION, by_score=True)
