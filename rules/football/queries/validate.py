"""Whether a state that came from outside names only what it has."""

from __future__ import annotations

import re
from itertools import combinations

from rules.field import Point, distance
from rules.football.map import pitch
from rules.football.profile import FOOTBALL
from rules.football.state import Phase, State

__all__ = ["validate"]

_SLACK = 0.05
_UNIT = re.compile(r"[AB][1-9]\d?")


def validate(state: State) -> bool:
    """Whether all that is named is there, and two play."""
    units = {unit.id for unit in state.units}
    acting = {act.unit for act in (*state.stack, *state.primed)}
    return all(
        (
            state.profile.id == FOOTBALL.id and len(state.players) == 2,
            len(units) == len(state.units) <= 60 and all(map(_UNIT.fullmatch, units)),
            all(unit.owner in (0, 1) for unit in state.units),
            {state.ball.holder} <= {None, *units} and acting <= units,
            {slot.unit for slot in state.initiative} <= units,
            _placed(state),
        )
    )


def _placed(state: State) -> bool:
    """Whether all stand on the pitch or just beside it, nobody in anybody else; on a declared table nobody stands."""
    places = [unit.at for unit in state.units if unit.at is not None]
    if not state.mapped:
        return not places and state.ball.at is None
    if state.phase in (Phase.COACHING, Phase.PLAY) and len(places) < len(state.units):
        return False
    ball = () if state.ball.at is None else (state.ball.at,)
    if not all(_near(state, at) for at in (*places, *ball)):
        return False
    apart = 2 * state.profile.radius - _SLACK
    return state.restart is not None or all(distance(a, b) >= apart for a, b in combinations(places, 2))


def _near(state: State, at: Point) -> bool:
    """Whether a point lies on the pitch, or no farther beside it than who brings a ball back may stand."""
    x, y = at
    far, profile = pitch.MARGIN, state.profile
    return -far <= x <= profile.length + far and -far <= y <= profile.width + far
