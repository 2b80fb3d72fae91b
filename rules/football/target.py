"""What a unit goes for, and from which range (rulebook: "Taking a turn")."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from rules.contract.capabilities import Choice, Reason, Worth
from rules.contract.choosing import because, named
from rules.core.dice import sides_of
from rules.core.errors import Illegal, RulesError, shown
from rules.core.request import Option, Request, option
from rules.football import sights
from rules.football.activation import called_up
from rules.football.chances import best_span, dice_of, hope_of
from rules.football.match import ORDERED, Draft, Event, Question, on
from rules.football.profile import Range
from rules.football.state import GOAL, NOTHING, Activation, State, Step, Unit
from rules.frames.loadout import can_attack

RANGE_OF_WEAPON = {"Rh": Range.HAND_TO_HAND, "Rd": Range.DIRECT_FIRE, "Ra": Range.ARTILLERY}


# -- the target ---------------------------------------------------------------------------------------------------


HOPELESS = 0.005
"""A chance that nobody would go for."""


class Targeted(Event, frozen=True):
    """The unit chose its target: the goal, a team mate, the unit with the ball, or nothing."""

    unit: str
    target: str
    why: str = "football-target"


@on(Targeted)
def _targeted(state: State, event: Targeted) -> State:
    return state.with_top(target=event.target, step=Step.ROLL if event.target == NOTHING else Step.RANGE)


def target_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The targets of a unit, and nothing: by who has the ball; any if it is called up before its own turn. On a drawn
    pitch those that it can't come into range of are last."""
    unit = state.unit(act.unit)
    found = _by_ball(state, unit, act.hot) if act.under is None else _any(state, unit, act.under)
    listed = sorted(found, key=lambda item: not _within_reach(state, act, item.choice))
    return (*(_measured(state, unit, item) for item in listed), option(NOTHING, "no-target"))


def _within_reach(state: State, act: Activation, target: str) -> bool:
    """Whether the unit can come into any range of a target that it has dice for."""
    ranges = range_options(state, replace(act, target=target))
    return any(item.facts["reach"] != "never" for item in ranges)


def _measured(state: State, unit: Unit, item: Option) -> Option:
    """The option with its distance on a drawn pitch."""
    far = round(sights.distance_to(state, unit, item.choice), 1) if state.mapped else None
    return option(item.choice, item.label, **item.facts, far=far)


def _by_ball(state: State, unit: Unit, hot: str | None) -> Iterator[Option]:
    """The goal and team mates for a unit with the ball or near a loose one, its holder for the other side."""
    holder = state.ball.holder
    if holder in (None, unit.id) and hot != "Rh":
        yield from _kicks(state, unit)
    elif holder is not None and state.owner(holder) != unit.owner and hot != "Ra":
        yield option(holder, "possessor", unit=holder)


def _kicks(state: State, unit: Unit) -> Iterator[Option]:
    yield option(GOAL, "goal")
    for mate in state.units_of(unit.owner):
        if mate.id != unit.id:
            yield option(mate.id, "mate", unit=mate.id)


def _any(state: State, unit: Unit, caller: str) -> Iterator[Option]:
    """Every target, the likeliest first: what to do with the ball for the side that has it, else who gets it."""
    kicks, opponents = _kicks(state, unit), _opponents(state, unit, caller)
    ahead, after = (kicks, opponents) if state.offence == unit.owner else (opponents, kicks)
    yield from ahead
    yield from after


def _opponents(state: State, unit: Unit, caller: str) -> Iterator[Option]:
    """The units of the other side: the receiver of the pass first, then the caller."""
    aimed = next(act.target for act in state.stack if act.unit == caller)
    others = sorted(state.units_of(1 - unit.owner), key=lambda other: (other.id != aimed, other.id != caller))
    for other in others:
        label = "possessor" if other.id == state.ball.holder else "receiver" if other.id == aimed else "opponent"
        yield option(other.id, label, unit=other.id)


class Target(Question):
    """The target of a unit: declared before its roll."""

    kind = "target"
    why = "football-target"
    at = (Step.TARGET,)
    least = NOTHING
    joined = ("range",)
    weighed = True
    order = ("target", ("likely", "nobody"))

    def step(self, draft: Draft) -> bool:
        state, act = draft.state, draft.act
        options = target_options(state, act)
        order = state.orders_of(state.owner(act.unit)).target if act.under is not None else ""
        if order:
            draft.emit(Targeted(act.unit, options[0 if order == "likely" else -1].choice, ORDERED))
        elif len(options) == 1:
            draft.emit(Targeted(act.unit, options[0].choice))
        return bool(order) or len(options) == 1

    def ask(self, state: State) -> Request:
        act = state.act
        options = target_options(state, act)
        return self.request(state, state.owner(act.unit), options, unit=act.unit, **called_up(state, act))

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        found = next((unit.id for unit in state.units if unit.id.lower() == text.lower()), None)
        target = GOAL if text.lower() == GOAL else found
        why = "unknown" if target is None else _why_not(state, state.act, target)
        return Illegal("unit-not-a-target", why=why, unit=state.act.unit, target=target or shown(text))

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Targeted(draft.act.unit, chosen.choice))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """Fold an opponent who doesn't attack the unit, when an attack has called the unit up."""
        return option.label == "opponent" and option.choice != request.facts["under"]

    def choose(self, state: State, request: Request) -> Choice:
        """The target that is worth most to the unit; no target where no attack has a chance."""
        unit = state.unit(request.facts["unit"])
        worth, best = max(_hopeful(state, unit, request), key=lambda pair: pair[0], default=(0.0, None))
        return named(request, NOTHING) if best is None else _explained(state, unit, best, worth)

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        own = self.choose(state, request)
        apart = {own.choice, *(item.choice for item in request.options if self.folds(state, request, item))}
        found = [worth.choice for worth in self.weighs(state, request)]
        return [one for one in (*found, named(request, NOTHING)) if one.choice not in apart]

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        """Parts: ``shot``, ``pass`` and ``duel``."""
        unit = state.unit(request.facts["unit"])
        return [
            Worth(_explained(state, unit, item, worth), {_kind_of(item): worth}, {item.label: 1.0})
            for worth, item in _hopeful(state, unit, request)
        ]


def _hopeful(state: State, unit: Unit, request: Request) -> list[tuple[float, Option]]:
    """The targets that an attack, a run before it included, has a chance against and that are worth it, each with its
    worth."""
    return [
        (worth, item)
        for item in request.options
        if item.choice != NOTHING and best_span(state, unit, item.choice)[0] > HOPELESS
        if (worth := _worth(state, unit, item)) > 0
    ]


def _why_not(state: State, act: Activation, target: str) -> str:
    """Why a unit, or the goal, is no target now: it is the unit itself, by who has the ball, or by its free action."""
    holder = state.ball.holder
    if target == act.unit:
        return "itself"
    if not state.kicks(act.unit, target):
        return "without-ball" if target != holder else "not-with-artillery"
    return "ball-elsewhere" if holder not in (None, act.unit) else "not-hand-to-hand"


def _explained(state: State, unit: Unit, item: Option, worth: float) -> Choice:
    """The choice of a target with its worth and, where that is measured, its chance from the best range after a run."""
    chance = round(best_span(state, unit, item.choice)[0], 2) if state.mapped else None
    return because(item, worth=round(worth, 2), chance=chance)


def _kind_of(item: Option) -> str:
    if item.choice == GOAL:
        return "shot"
    return "pass" if item.label in ("mate", "receiver") else "duel"


def _worth(state: State, unit: Unit, item: Option) -> float:
    """What a target is worth to the unit: the ball's holder most when called up; a kick nothing without the ball."""
    holder = state.ball.holder
    if holder is not None and state.kicks(unit.id, item.choice) and state.owner(holder) != unit.owner:
        return 0.0
    return hope_of(state, unit, item.choice) + (0.2 if item.label in ("possessor", "receiver") else 0.0)


# -- the range ----------------------------------------------------------------------------------------------------


class RangeDeclared(Event, frozen=True):
    """The unit declared the range of its attack."""

    unit: str
    range: Range
    why: str = "football-target"


@on(RangeDeclared)
def _range_declared(state: State, event: RangeDeclared) -> State:
    return state.with_top(range=event.range, step=Step.ROLL)


def range_options(state: State, act: Activation) -> tuple[Option, ...]:
    """Hand-to-hand, and the ranges of the unit's weapons; no artillery without the ball. First those with red dice, and
    those that are open now; last those that no run comes to."""
    unit = state.unit(act.unit)
    if act.hot is not None:
        return (_range_option(state, act, RANGE_OF_WEAPON[act.hot]),)
    kick = state.kicks(act.unit, act.target)
    ranges = (found for found in Range if kick or found is not Range.ARTILLERY)
    options = [_range_option(state, act, found) for found in ranges if can_attack(unit.systems, found)]

    def rank(item: Option) -> tuple[bool, bool, bool]:
        return item.facts["reach"] == "never", not item.facts["red"], item.facts["reach"] in ("later", "near")

    return tuple(sorted(options, key=rank))


def _range_option(state: State, act: Activation, found: Range) -> Option:
    """The option with its red dice and, on a drawn pitch, whether the target is in this range ``now``, may be ``later``
    after a ``run`` of so many units, from farther away (``near``: it is within ``least`` units), or ``never``."""
    red = sum(die[0] == "R" for die in dice_of(state, act, found))
    reach, run, (least, most) = None, 0.0, sights.span(state.profile, found)
    if state.mapped:
        reach = "later" if _in_reach(state, act, found) else "never"
        far = sights.distance_to(state, state.unit(act.unit), act.target)
        run = round(max(0.0, far - most), 1)
        if found in sights.ranges(state.profile, far):
            reach = "now"
        elif reach == "later" and far <= least:
            reach = "near"
    least = int(least) if least.is_integer() else least
    return option(str(found), "range", range=str(found), red=red, reach=reach, run=run, least=least)


class RangeOf(Question):
    """The range of an attack: declared before the roll, it decides which red dice are in it."""

    kind = "range"
    why = "football-target"
    at = (Step.RANGE,)
    seen = True
    weighed = True

    def step(self, draft: Draft) -> bool:
        """With orders for a likely target, the range with the most red dice, the nearer one of equals."""
        state, act = draft.state, draft.act
        options = range_options(state, act)
        if act.under is not None and state.orders_of(state.owner(act.unit)).target == "likely":
            best = max(options, key=lambda item: item.facts["red"])
            draft.emit(RangeDeclared(act.unit, Range(best.choice), ORDERED))
            return True
        if len(options) == 1:
            draft.emit(RangeDeclared(act.unit, Range(options[0].choice)))
        return len(options) == 1

    def ask(self, state: State) -> Request:
        act = state.act
        return self.request(state, state.owner(act.unit), range_options(state, act), unit=act.unit, target=act.target)

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        if text.lower() not in tuple(Range):
            return super().refused(state, request, text)
        idle = text.lower() == Range.ARTILLERY and not state.kicks(state.act.unit, state.act.target)
        code = "artillery-is-for-kicks" if idle else "unit-cannot-at-range"
        return Illegal(code, range=text.lower(), unit=request.facts["unit"])

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(RangeDeclared(draft.act.unit, Range(chosen.choice)))

    def default(self, state: State, request: Request) -> object:
        return request.options[0].choice

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """A range that no run can come to; a kick without a red die, unless the goal is that near."""
        act = state.act
        span = Range(option.choice)
        near = not state.mapped or act.under is not None or _in_reach(state, act, span)
        if span is Range.HAND_TO_HAND and state.kicks(act.unit, act.target):
            return not (state.mapped and act.target == GOAL and _in_reach(state, act, span))
        return not near

    def choose(self, state: State, request: Request) -> Choice:
        _, span = best_span(state, state.unit(request.facts["unit"]), request.facts["target"])
        apart = self._apart_from(state, request, str(span))
        return Choice(str(span), Reason("best-range" if apart else "only-range"))

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        """Only ranges that a run comes to: who would rather not attack has chosen no target before."""
        return self._apart_from(state, request, self.choose(state, request).choice)

    def _apart_from(self, state: State, request: Request, own: object) -> Sequence[Choice]:
        return [because(one) for one in request.options if one.choice != own and not self.folds(state, request, one)]


def _in_reach(state: State, act: Activation, span: Range) -> bool:
    """Whether the unit can be in that range of its target after its longest run."""
    profile, unit = state.profile, state.unit(act.unit)
    far = sights.distance_to(state, unit, act.target)
    dice = [sides_of(die) for die in dice_of(state, act, span) if die[0] in "GW"]
    run = profile.stride * max(dice, default=0) + profile.close_call
    least, most = sights.span(profile, span)
    return far - run <= most and far + run >= least
