"""A ship fuels and launches its companies (RULINGS 2.5; rulebook: "Launching", "Fuel")."""

from __future__ import annotations

from rules.contract.capabilities import Choice
from rules.contract.choosing import because
from rules.core.memo import memo_on_state
from rules.core.request import Option, Request, option
from rules.intercept_orbit.activation import set_aside
from rules.intercept_orbit.movement.contacts import shift
from rules.intercept_orbit.opponent.aim import landing_worth
from rules.intercept_orbit.possession import settle
from rules.intercept_orbit.rule import Draft, Event, TurnQuestion, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Activation, Point, Step
from rules.intercept_orbit.state.state import HVA, Asset, State
from rules.intercept_orbit.turn.mend import own_companies

OFFERED = 2
"""Places for a launch that don't fold."""


class FuelAimed(Event, frozen=True):
    """A black or white die was put to fuel a company and launch it."""

    asset: str
    die: int
    value: int
    why: str = "launching"


@on(FuelAimed)
def _fuel_aimed(state: State, event: FuelAimed) -> State:
    return set_aside(state, event.die, Step.FUEL, served=True)


class Fuelled(Event, frozen=True):
    """A company has a fuel die of that value now; ``kept``: it had it before."""

    asset: str
    company: str
    value: int
    kept: bool = False
    why: str = "fuel"


@on(Fuelled)
def _fuelled(state: State, event: Fuelled) -> State:
    launched = state.act.launched + 1
    state = state.with_asset(event.company, fuel=event.value, captive=False)
    return state.with_top(company=event.company, launched=launched, step=Step.LAUNCH)


class Launched(Event, frozen=True):
    """A company was put next to an asset; it clings to ``host`` unless that is a company in flight."""

    asset: str
    company: str
    target: str
    host: str | None
    at: Point | None = None
    why: str = "launching"

    vacates = True


@on(Launched)
def _launched(state: State, event: Launched) -> State:
    state = state.with_asset(event.company, host=event.host, at=event.at).moved(event.company)
    return state.with_top(step=Step.ACT, company=None, die=None)


def refuel_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The companies that may be launched, with the new fuel die or, where they have more, with the one they have."""
    value = 0 if act.die is None else min(act.face_aside, state.profile.fuel_most)
    return tuple(item for company in own_companies(state, act) for item in _fuel_options(company, value))


def _fuel_options(company: Asset, value: int) -> tuple[Option, ...]:
    new = option(company.id, "fuel-company", asset=company.id, value=value)
    if (company.fuel or 0) <= value:
        return (new,)
    return option(f"{company.id}:keep", "keep-fuel", asset=company.id, value=company.fuel), new


class Refuel(TurnQuestion):
    """The company that is fuelled: ``Ac1`` [fuel-company; asset, value]; ``Ac1:keep`` [keep-fuel; the same]: launched
    with the fuel that it has. Facts: value."""

    kind = "refuel"
    why = "launching"
    at = (Step.FUEL,)
    joined = ("launch",)

    def step(self, draft: Draft) -> bool:
        options = refuel_options(draft.state, draft.act)
        if len(options) > 1:
            return False
        _fuel(draft, options[0])
        return True

    def ask(self, state: State) -> Request:
        return self.to_owner(state, refuel_options(state, state.act), value=state.act.face_aside)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        _fuel(draft, chosen)


def _fuel(draft: Draft, chosen: Option) -> None:
    facts = chosen.facts
    draft.emit(Fuelled(draft.act.asset, facts["asset"], facts["value"], kept=chosen.label == "keep-fuel"))
    settle(draft)


class LaunchBeside(TurnQuestion):
    """The asset next to which the fuelled company is launched, on a declared table: ``B1`` [launch; asset]. Facts:
    company."""

    kind = "launch"
    why = "launching"
    at = (Step.LAUNCH,)
    weighed = True
    closes = ("done",)

    def step(self, draft: Draft) -> bool:
        found = _beside(draft.state)
        if len(found) > 1:
            return False
        launch(draft, found[0].id, None)
        return True

    def ask(self, state: State) -> Request:
        options = tuple(option(asset.id, "launch", asset=asset.id) for asset in _beside(state))
        return self.to_owner(state, options, company=state.act.company)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        launch(draft, chosen.facts["asset"], None)

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """All but the places that are worth most."""
        return option.choice not in _worth_most(state)

    def choose(self, state: State, request: Request) -> Choice | None:
        best = _worth_most(state)[0]
        return because(next(item for item in request.options if item.choice == best))


@memo_on_state
def _worth_most(state: State) -> tuple[str, ...]:
    """The assets beside which the fuelled company brings most, the best first."""
    owner = state.asset(state.act.asset).owner
    found = sorted(_beside(state), key=lambda asset: -landing_worth(state, owner, asset))
    return tuple(asset.id for asset in found[:OFFERED])


def _beside(state: State) -> list[Asset]:
    carrier = state.asset(state.act.asset)
    return [asset for asset in measure.launch_targets(state, carrier) if asset.id != state.act.company]


def launch(draft: Draft, target: str, at: Point | None) -> None:
    """Put the fuelled company next to an asset; it clings to ships and HVAs."""
    asset = draft.state.asset(target)
    host = target if asset.ship or asset.kind == HVA else None
    company = draft.state.asset(draft.act.company_now)
    draft.emit(Launched(draft.act.asset, company.id, target, host, at))
    shift(draft, company)
    settle(draft)
