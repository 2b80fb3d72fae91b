"""Spotting: dice beside an enemy, for those who attack it later (rulebook: "Spotting")."""

from rules.contract.capabilities import Choice
from rules.contract.choosing import among, because, named
from rules.core.choices import die_options
from rules.core.request import Option, Request, option
from rules.intercept_orbit.activation import ActivationEnded, set_aside
from rules.intercept_orbit.rule import Draft, Event, TurnQuestion, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Activation, Step
from rules.intercept_orbit.state.pools import ace_die
from rules.intercept_orbit.state.state import NOBODY, Asset, Spot, State
from rules.intercept_orbit.state.units import YELLOW


class SpotAimed(Event, frozen=True):
    """A die was put aside to spot with."""

    asset: str
    die: int
    why: str = "orbit-spotting"


@on(SpotAimed)
def _spot_aimed(state: State, event: SpotAimed) -> State:
    return set_aside(state, event.die, Step.SPOT_TARGET)


class Spotted(Event, frozen=True):
    """Spot dice were put beside an asset: these lie there now."""

    asset: str
    target: str
    spots: tuple[Spot, ...]
    value: int
    why: str = "orbit-spotting"


@on(Spotted)
def _spotted(state: State, event: Spotted) -> State:
    return state.with_asset(event.target, spots=event.spots)


def spots(state: State, act: Activation) -> list[Option]:
    """Each die to spot with beside each asset that it would spot."""
    return [
        option(f"{die.choice}>{target.id}", "spot-at", **die.facts, asset=target.id, second=_second(state, act, die))
        for die in spot_die_options(state, act)
        for target in _spottable(state, act, die.facts["index"])
    ]


def _second(state: State, act: Activation, die: Option) -> int:
    """What the die of a yellow ace beside it shows; 0 without one."""
    return sum(spot.value for spot in _dice(state, act, die.facts["index"])[1:])


def spot_die_options(state: State, act: Activation) -> list[Option]:
    """Dice to spot with; an ace's die goes along with another, and alone only where there is no other."""
    found = die_options(act, "spot")
    others = [item for item in found if act.dice[item.facts["index"]] != ace_die(YELLOW)]
    return [item for item in others or found if _spottable(state, act, item.facts["index"])]


def _greater(target: Asset, value: int, ace: bool) -> bool:
    """Whether a die beats one that lies there, or there is room; an ace's second die has room of its own."""
    return len(target.spots) < (2 if ace else 1) or any(spot.value < value for spot in target.spots)


def _spottable(state: State, act: Activation, die: int) -> list[Asset]:
    """The enemy TAs beside which that die would change something."""
    asset = state.asset(act.asset)
    found = [a for a in state.there if a.owner not in (asset.owner, NOBODY) and (a.ship or a.flying)]
    return [a for a in found if beats(state, act, a, die) and measure.sees(state, act, a, act.comms)]


def beats(state: State, act: Activation, target: Asset, die: int) -> bool:
    """Whether a die, or that of a yellow ace beside it, would change something beside a target."""
    best = max(spot.value for spot in _dice(state, act, die))
    return _greater(target, best, state.asset(act.asset).ace == YELLOW)


def _dice(state: State, act: Activation, die: int) -> tuple[Spot, ...]:
    """A die to spot with, and that of a yellow ace that goes down beside it."""
    asset = state.asset(act.asset)
    second = act.unused(ace_die(YELLOW)) if asset.ace == YELLOW and act.dice[die] != ace_die(YELLOW) else []
    return tuple(Spot(act.dice[n], act.faces[n]) for n in (die, *second))


def spot_with(draft: Draft, die: int, target: str | None = None) -> None:
    """Set a die aside to spot with, and spot at once where the target is said."""
    draft.emit(SpotAimed(draft.act.asset, die))
    if target is not None:
        _spot(draft, target)


def _spot(draft: Draft, target: str) -> None:
    """Spot with the die set aside: the last step of a turn.

    A greater die replaces the smallest that lies there; two of a yellow ace lie side by side, and the greatest stay
    where there is not room for all.
    """
    state, act = draft.state, draft.act
    dice, there = _dice(state, act, act.die_aside), state.asset(target).spots
    room = max(len(there), 2 if state.asset(act.asset).ace == YELLOW else 1)
    best = sorted((*there, *dice), key=lambda spot: -spot.value)
    draft.emit(Spotted(act.asset, target, tuple(best[:room]), act.face_aside))
    draft.emit(ActivationEnded(act.asset))


class SpotTarget(TurnQuestion):
    """The target of a die to spot with that was named alone: ``B1`` [asset; asset]; ``none`` [nobody]. Facts: value,
    reach (0, 1, 2), second (of a yellow ace)."""

    kind = "spot-target"
    why = "orbit-spotting"
    at = (Step.SPOT_TARGET,)
    least = "none"

    def step(self, draft: Draft) -> bool:
        if _targets(draft.state):
            return False
        draft.emit(ActivationEnded(draft.act.asset))
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        first, *others = _dice(state, act, act.die_aside)
        second, found = others[0].value if others else 0, _targets(state)
        options = (*(option(a.id, "asset", asset=a.id) for a in found), option("none", "nobody"))
        return self.to_owner(state, options, value=first.value, second=second, reach=act.comms)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        if chosen.label == "nobody":
            draft.emit(ActivationEnded(draft.act.asset))
        else:
            _spot(draft, chosen.facts["asset"])

    def choose(self, state: State, request: Request) -> Choice | None:
        found = among(request, "asset")
        return because(found[0]) if found else named(request, "none")


def _targets(state: State) -> list[Asset]:
    return [] if state.act.die is None else _spottable(state, state.act, state.act.die)
