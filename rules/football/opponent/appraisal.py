"""What a position is worth: goals, the ball and how near it is to one, systems left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.contract.capabilities import Appraisal
from rules.field import distance
from rules.football.map import pitch
from rules.football.opponent.chances import best_span
from rules.football.opponent.weights import VERSION, WEIGHTS
from rules.football.state import GOAL, State

__all__ = ["APPRAISAL", "terms"]


def terms(state: State) -> Sequence[Mapping[str, float]]:
    """The terms of each side, in goals."""
    return [_of(state, player) for player in range(len(state.players))]


def _of(state: State, player: int) -> dict[str, float]:
    goals = float(state.players[player].score)
    played = state.turn / state.profile.turns
    left = 1 - max(0, state.turn - 1) / state.profile.turns
    holder = state.ball.holder
    owns = holder is not None and state.owner(holder) == player
    return {
        "goals": goals,
        "late": goals * played,
        "ball": left * owns,
        "shot": left * (best_span(state, state.unit(str(holder)), GOAL)[0] if owns else 0.0),
        "near": 0.0 if owns else left * _near(state, player),
        "systems": left * sum(len(unit.systems) for unit in state.units_of(player)) / 4,
    }


def _near(state: State, player: int) -> float:
    """How near the nearest unit of a side is to the ball: 1 beside it, 0 half a pitch away."""
    ball, half = pitch.ball_at(state) if state.mapped else None, state.profile.length / 2
    if ball is None:
        return 0.0
    far = [distance(unit.position, ball) for unit in state.units_of(player) if unit.at is not None]
    return max(0.0, 1 - min(far, default=half) / half)


APPRAISAL: Appraisal[State] = Appraisal(terms, WEIGHTS, VERSION)
