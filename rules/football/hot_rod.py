"""Hot-rodding after a unit's turn (rulebook: "Hot rodding"): a system given up for a free action with another."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.contract.capabilities import Choice
from rules.contract.choosing import among, because, named, rest
from rules.core import stack as combat
from rules.core.collections import present
from rules.core.dice import sides_of
from rules.core.request import Option, Request, option
from rules.football import sights
from rules.football.chances import STEAL, chance_of, expected
from rules.football.match import ORDERED, Draft, Event, Question, on
from rules.football.spot import spottable
from rules.football.state import GOAL, HEAT, Activation, State, Step, Unit
from rules.football.target import RANGE_OF_WEAPON, target_options
from rules.frames.loadout import count

WORTH = 0.15
"""The share of a goal for which a system is given up."""


class Hotrodded(Event, frozen=True):
    """The unit gave up a system for a free action with another."""

    unit: str
    given: str
    system: str
    why: str = "hot-rodding"


@on(Hotrodded)
def _hotrodded(state: State, event: Hotrodded) -> State:
    state = state.with_system_lost(event.unit, event.given).with_unit(event.unit, burnt=True)
    act = Activation(event.unit, hot=event.system, step=Step.TARGET if event.system in RANGE_OF_WEAPON else Step.ROLL)
    return replace(state, heat=None, stack=combat.push(state.stack, act))


class KeptCool(Event, frozen=True):
    """The unit chose not to hot-rod."""

    unit: str
    why: str = "hot-rodding"


@on(KeptCool)
def _kept_cool(state: State, event: KeptCool) -> State:
    return replace(state, heat=None)


class HotRod(Question):
    """The pair of a system to give up and one for a useful free action, or none; once a turn."""

    kind = "hotrod"
    why = "hot-rodding"
    at = (HEAT,)
    least = "no"
    weighed = True
    order = ("hotrod", ("never",))

    def step(self, draft: Draft) -> bool:
        unit = draft.state.unit(present(draft.state.heat))
        if draft.state.orders_of(unit.owner).hotrod:
            draft.emit(KeptCool(unit.id, ORDERED))
            return True
        if len(_options(draft.state, unit)) > 1:
            return False
        draft.emit(KeptCool(unit.id))
        return True

    def ask(self, state: State) -> Request:
        unit = state.unit(present(state.heat))
        return self.request(state, unit.owner, _options(state, unit), unit=unit.id)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        unit: str = request.facts["unit"]
        if chosen.label == "hotrod":
            draft.emit(Hotrodded(unit, chosen.facts["given"], chosen.facts["system"]))
        else:
            draft.emit(KeptCool(unit))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        return option.label == "hotrod"

    def choose(self, state: State, request: Request) -> Choice:
        """A free shot, steal or tackle that is worth a system."""
        unit = state.unit(request.facts["unit"])
        found = [(_worth(state, unit, item.facts["system"]), item) for item in among(request, "hotrod")]
        worth, best = max(found, key=lambda pair: pair[0], default=(0.0, None))
        return named(request, "no") if best is None or worth < WORTH else because(best)

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        """No defense for a unit that has one."""
        defends = state.unit(request.facts["unit"]).defense is not None
        return rest(
            request, self.choose(state, request), lambda item: not (defends and item.facts.get("system") == "B")
        )


def _worth(state: State, unit: Unit, system: str) -> float:
    """What a free attack from where the unit stands is worth, as a share of a goal; 0 where only people see who is in
    range."""
    if not state.mapped or system not in RANGE_OF_WEAPON:
        return 0.0
    span, value = RANGE_OF_WEAPON[system], expected(state.profile.hot_dice(system), "R")
    options = target_options(state, Activation(unit.id, hot=system))
    aims = (item.choice for item in options if item.label in ("goal", "possessor"))
    there = (aim for aim in aims if span in sights.ranges(state.profile, sights.distance_to(state, unit, aim)))
    return max((chance_of(state, unit, aim, span, value) * (1 if aim == GOAL else STEAL) for aim in there), default=0.0)


def _options(state: State, unit: Unit) -> tuple[Option, ...]:
    kinds = () if unit.burnt else tuple(dict.fromkeys(unit.systems))
    pairs = [(given, used) for used in kinds for given in kinds if given != used or count(unit.systems, used) > 1]
    useful = [pair for pair in pairs if _useful(state, unit, pair[1])]
    named = (option(f"{given}>{used}", "hotrod", given=given, system=used) for given, used in useful)
    return (option("no", "keep-cool"), *named)


def _useful(state: State, unit: Unit, system: str) -> bool:
    """Whether a free action with a system could do anything."""
    if system == "Y":
        dice = state.profile.hot_dice(system)
        return bool(spottable(state, Activation(unit.id, dice=dice), max(map(sides_of, dice), default=0)))
    return system not in RANGE_OF_WEAPON or len(target_options(state, Activation(unit.id, hot=system))) > 1
