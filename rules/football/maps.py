"""The map of a match: a drawn pitch with the units on it."""

from rules.contract.where import Chart
from rules.core.request import Option
from rules.field import Point
from rules.football import pitch
from rules.football.place import Preview
from rules.football.state import Spot, State


def _positions(state: State) -> dict[str, Point]:
    """The places of the units on the pitch, by id."""
    return {unit.id: unit.at for unit in state.units if unit.at is not None}


def _action(state: State) -> Point:
    """The place of the acting unit, or of the ball."""
    there = _positions(state)
    acting = [there[act.unit] for act in reversed(state.stack) if act.unit in there]
    return next(iter(acting), pitch.ball_at(state) or pitch.centre(state.profile))


CHART: Chart[State] = Chart(
    lambda state: pitch.ground(state.profile), _positions, lambda state: state.profile.radius, _action
)


def foresee_line_up(state: State, suggested: Option) -> Preview:
    """All of a side's units in their suggested places."""
    spots: tuple[Spot, ...] = suggested.facts["places"]
    return Preview(verb="line-up", item=spots[0].unit, at=spots[0].at, spots=spots)
