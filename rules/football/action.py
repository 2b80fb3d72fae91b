"""The actions of a unit's turn (rulebook: "Taking a turn"): one die to a run, one to an attack, one to spotting."""

from collections.abc import Sequence

from rules.contract.capabilities import Choice, Worth
from rules.contract.choosing import among, because, named, rest, strongest
from rules.core.choices import die_index, die_options, is_worse
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.football import sights
from rules.football.activation import ActivationEnded, DiceQuestion
from rules.football.attack import AttackDeclared, UseSpot
from rules.football.chances import chance_of, kind_of, prospect
from rules.football.hot_rod import HotRod
from rules.football.kick import Line
from rules.football.match import Draft
from rules.football.run import Reach, run
from rules.football.spot import SpotAimed, SpotTarget, spottable
from rules.football.state import NOTHING, Activation, State, Step

SPOT_MOST = 99
"""A value that beats every mark."""
RISK = 0.15
"""A kick that is less likely to succeed gives the ball away."""


class Act(DiceQuestion):
    """What the unit does next, with which die; or the end of its turn."""

    kind = "act"
    why = "activation"
    at = (Step.ACT,)
    least = "done"
    joined = (HotRod.kind, Line.kind, Reach.kind, SpotTarget.kind, UseSpot.kind)
    offers = (
        *("hotrod", "in-line", "into-range", "to-receive"),
        *("toward", "toward-ball", "toward-goal", "toward-own-goal"),
    )
    weighed = True

    def step(self, draft: Draft) -> bool:
        if len(act_options(draft.state, draft.act)) > 1:
            return False
        draft.emit(ActivationEnded(draft.act.unit))
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        return self.request(state, state.owner(act.unit), act_options(state, act), unit=act.unit, target=act.target)

    def refused_die(self, state: State, request: Request, verb: str, die: str) -> RulesError | None:
        act = state.act
        if (verb == "move" and act.moved) or (verb == "attack" and act.attacked):
            return Illegal("unit-action-used", verb=verb, unit=act.unit)
        refused = super().refused_die(state, request, verb, die)
        if refused is not None:
            return refused
        if verb == "spot":
            seen = bool(spottable(state, act, SPOT_MOST))
            return Illegal("no-unit-to-spot" if seen else "no-unit-in-sight", unit=act.unit)
        return why_no_attack(state)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        act, die = draft.act, die_index(chosen)
        if die is None:
            draft.emit(ActivationEnded(act.unit))
        elif chosen.label == "move":
            run(draft, act, die, chosen.facts["stride"])
        elif chosen.label == "attack":
            kind = kind_of(draft.state, act)
            draft.emit(AttackDeclared(act.unit, act.target, kind, die, act.faces[die], act.declared_range))
        else:
            draft.emit(SpotAimed(act.unit, die))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """Fold a die that another one beats, one that would roll no dice against the known defense, and a mark that no
        teammate may use."""
        if super().folds(state, request, option) or (option.label == "spot" and not _mark_helps(state)):
            return True
        return option.label == "attack" and _rolls_none(state, option)

    def choose(self, state: State, request: Request) -> Choice:
        """Kick or tackle where it is worth it, else run, then spot."""
        attack = strongest(among(request, "attack"))
        if attack is not None and not _rolls_none(state, attack):
            chance = _chance(state, attack)
            if _is_worth_it(state, chance):
                return because(attack, attack.facts["kind"], chance=round(chance, 2))
        spot = strongest(among(request, "spot")) if _mark_helps(state) else None
        die = strongest(among(request, "move")) or spot
        return named(request, "done") if die is None else because(die)

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        """No die that another one beats, and no attack that would roll no dice."""

        def does_something(item: Option) -> bool:
            return not is_worse(request, item) and not (item.label == "attack" and _rolls_none(state, item))

        return rest(request, self.choose(state, request), does_something)

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        """The best die for each action."""
        found = [Worth(named(request, "done"), {"rest": 0.1})]
        attack = strongest(among(request, "attack"))
        if attack is not None and not _rolls_none(state, attack):
            chance = _chance(state, attack)
            own = because(attack, attack.facts["kind"], chance=round(chance, 2))
            found.append(Worth(own, {"attack": 4.0 if _is_worth_it(state, chance) else 0.0}, {"shoot": 1.0}))
        for verb, worth in (("move", 3.0), ("spot", 2.0 * _mark_helps(state))):
            best = strongest(among(request, verb))
            if best is not None:
                found.append(Worth(because(best), {verb: worth}))
        return found


def why_no_attack(state: State) -> Illegal:
    """Why the acting unit cannot play the ball with any die."""
    act = state.act
    if act.range is None or act.target == NOTHING:
        return Illegal("no-target-declared", unit=act.unit)
    if not state.has_ball(act):
        return Illegal("ball-elsewhere", unit=act.unit, target=act.target)
    far = round(sights.distance_to(state, state.unit(act.unit), act.target), 2)
    facts = {"unit": act.unit, "target": act.target, "range": str(act.range), "distance": far}
    return Illegal("unit-out-of-range", **facts, comes="no" if act.moved else "yes")


def _mark_helps(state: State) -> bool:
    """Whether a teammate has yet to play: marks go when the turn ends."""
    unit = state.act.unit
    return any(not mate.gone and mate.id != unit for mate in state.units_of(state.owner(unit)))


def _rolls_none(state: State, attack: Option) -> bool:
    """Whether an attack with a die would roll no dice against the known defense."""
    found = prospect(state, state.act.unit, attack.facts["face"])
    return found is not None and found["dice"] == 0 and found["line"] is not None and not found["waiting"]


def hopeless(state: State, request: Request) -> bool:
    """Whether an attack would roll no dice with any of the dice left."""
    attacks = among(request, "attack")
    return bool(attacks) and all(_rolls_none(state, attack) for attack in attacks)


def _chance(state: State, attack: Option) -> float:
    """The chance of a kick or tackle with a die."""
    act = state.act
    return chance_of(state, state.unit(act.unit), act.target, act.declared_range, attack.facts["face"])


def _is_worth_it(state: State, chance: float) -> bool:
    return chance >= RISK or not state.kicks(state.act.unit, state.act.target)


def act_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The dice that the unit may put to a move, an attack or spotting, and the end of its turn."""
    options: list[Option] = []
    if not act.moved:
        options += [_stride(state, item) for item in die_options(act, "move")]
    if not act.attacked and may_attack(state, act):
        facts = {"kind": kind_of(state, act), "target": act.target}
        options += [option(item.choice, item.label, **item.facts, **facts) for item in die_options(act, "attack")]
    if act.spot_with is None:
        spots = die_options(act, "spot")
        options += [item for item in spots if spottable(state, act, item.facts["face"])]
    return (*options, option("done", "done"))


def _stride(state: State, item: Option) -> Option:
    return option(item.choice, item.label, **item.facts, stride=item.facts["face"] * state.profile.stride)


def may_attack(state: State, act: Activation) -> bool:
    """Whether the attack that the unit declared is possible now: by who has the ball, and by range."""
    if act.range is None or act.target == NOTHING:
        return False
    return state.has_ball(act) and (not state.mapped or sights.in_range(state, act))
