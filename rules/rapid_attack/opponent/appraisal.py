"""What a position is worth: points now, frames' lives, what they threaten, the stations that they may reach."""

from collections.abc import Mapping, Sequence

from rules.contract.capabilities import Appraisal
from rules.field import distance
from rules.rapid_attack.opponent.aim import best_aim, may_move
from rules.rapid_attack.state import Frame, State, Station

VERSION = 2
SMALL = 150
WEIGHTS = {"score": 0.0, "late": 5.207, "life": 0.7774, "threat": 2.7891, "reach": 0.0}
"""Fitted to self-play by ``python -m think.fit rapid-attack mez unofficial --sizes skirmish demo --games 80``."""


def terms(state: State) -> Sequence[Mapping[str, float]]:
    """The terms of each player, in points."""
    return [_of(state, player) for player in range(len(state.players))]


def _of(state: State, player: int) -> dict[str, float]:
    side = state.players[player]
    alive = [frame for frame in state.frames if frame.owner == player and frame.alive]
    aims = [best_aim(state, frame) for frame in alive]
    others = [station for station in state.stations if station.holder != player]
    return {
        "score": float(side.score),
        "late": side.score * (1 - state.clock / max(1, state.clock_start)),
        "life": side.ppa * sum(_life(frame) for frame in alive),
        "threat": sum(aim.worth for aim in aims if aim is not None),
        "reach": side.ppa * sum(_reach(state, alive, station) for station in others),
    }


def _life(frame: Frame) -> float:
    """The share that is left of a frame."""
    left = len(frame.systems) + frame.white
    return left / (left + len(frame.lost))


def _reach(state: State, frames: Sequence[Frame], station: Station) -> float:
    """The chance that one of these frames comes to a station in one move."""
    profile, at = state.profile, station.at
    if at is None:
        return 0.0
    near = profile.base + profile.post + profile.reach
    far = [(distance(frame.at, at) - near, frame) for frame in frames if frame.at is not None]
    return max((1.0 if gap <= 0 else may_move(state, frame, gap) for gap, frame in far), default=0.0)


APPRAISAL: Appraisal[State] = Appraisal(terms, WEIGHTS, VERSION, SMALL, by_score=True)
