"""Spotting (rulebook: "Yellow dice"): a die put beside a unit of the other side, which ends the turn."""

from collections.abc import Iterator, Sequence

from rules.contract.capabilities import Choice
from rules.contract.choosing import named
from rules.core.request import Option, Request, option
from rules.football import pitch, sights
from rules.football.activation import ActivationEnded
from rules.football.match import Draft, Event, Question, on
from rules.football.state import Activation, State, Step, Unit


class SpotAimed(Event, frozen=True):
    """The unit put a die to spotting."""

    unit: str
    die: int
    why: str = "spotting"


@on(SpotAimed)
def _spot_aimed(state: State, event: SpotAimed) -> State:
    return state.with_die_used(event.die).with_top(spot_with=event.die, step=Step.SPOT_TARGET)


class Spotted(Event, frozen=True):
    """The unit spotted a unit of the other side."""

    unit: str
    target: str
    die: int
    value: int
    why: str = "spotting"


@on(Spotted)
def _spotted(state: State, event: Spotted) -> State:
    return state.with_unit(event.target, spot=event.value, spot_die=state.act.dice[event.die])


def _yellow(act: Activation) -> int:
    return sum(1 for die in act.dice if die[0] == "Y")


def spottable(state: State, act: Activation, value: int) -> list[Unit]:
    """The units of the other side that the unit may spot with that value."""
    owner, yellow = state.owner(act.unit), _yellow(act)
    found = [unit for unit in state.units if unit.owner != owner and (unit.spot is None or unit.spot < value)]
    return [unit for unit in found if not state.mapped or sights.may_spot(state, act.unit, unit.id, yellow)]


class SpotTarget(Question):
    """The unit that is spotted."""

    kind = "spot-target"
    why = "spotting"
    at = (Step.SPOT_TARGET,)
    least = "none"
    joined = ("hotrod",)

    def ask(self, state: State) -> Request:
        act = state.act
        value = act.faces[act.spot_die]
        found = (option(unit.id, "unit", unit=unit.id) for unit in spottable(state, act, value))
        options = (*found, option("none", "nobody"))
        reach = min(state.profile.spot_anywhere, _yellow(act))
        return self.request(state, state.owner(act.unit), options, unit=act.unit, value=value, reach=reach)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        act, target = draft.act, chosen.facts.get("unit")
        if target is not None:
            draft.emit(Spotted(act.unit, target, act.spot_die, act.faces[act.spot_die]))
        draft.emit(ActivationEnded(act.unit))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        return option.label == "nobody"

    def choose(self, state: State, request: Request) -> Choice:
        """The ball's holder, else the opponent nearest to the goal that this side attacks."""
        holder = state.ball.holder
        foes = [item for item in request.options if item.label == "unit"]
        return named(request, *([holder] if holder else []), *_keepers(state, request.player, foes), "none")


def _keepers(state: State, player: int, foes: Sequence[Option]) -> Iterator[str]:
    """The units of the other side, those nearest to their goal first."""
    units = [state.unit(item.facts["unit"]) for item in foes]
    if state.mapped:
        units.sort(key=lambda unit: pitch.to_goal(state, 1 - player, unit.position))
    yield from (unit.id for unit in units)
