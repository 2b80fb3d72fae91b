"""Validation of an imported state."""

import re
from itertools import combinations

from rules.field import Point, distance
from rules.football.state import Phase, State

UNITS_MAX = 60
_SLACK = 0.05
_UNIT = re.compile(r"[AB][1-9]\d?")


def validate(state: State) -> bool:
    """Whether two sides play, every id exists, and all units stand where they may."""
    units = {unit.id for unit in state.units}
    acting = {act.unit for act in (*state.stack, *state.primed)}
    return all(
        (
            len(state.players) == 2,
            len(units) == len(state.units) <= max(UNITS_MAX, 2 * state.profile.units_max),
            all(map(_UNIT.fullmatch, units)),
            all(unit.owner in (0, 1) for unit in state.units),
            {state.ball.holder} <= {None, *units} and acting <= units,
            {slot.unit for slot in state.initiative} <= units,
            _placed(state),
        )
    )


def _placed(state: State) -> bool:
    """Whether all stand on the pitch or beside it, none in another; at a declared table nothing has a place."""
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
    """Whether a point lies on the pitch or within its margin."""
    x, y = at
    profile, far = state.profile, state.profile.margin
    return -far <= x <= profile.length + far and -far <= y <= profile.width + far
