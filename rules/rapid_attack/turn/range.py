"""The range of an attack, declared before the roll, and the rockets used for it (rulebook: "Range Designations")."""

from rules.contract.capabilities import Choice
from rules.contract.choosing import because
from rules.core.dice import sides_of
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.frames.loadout import can_attack, is_armed, pool
from rules.rapid_attack.map.sights import ranges, target_gap
from rules.rapid_attack.opponent.aim import aim_at
from rules.rapid_attack.profile import Range
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Activation, State, Step, is_terrain
from rules.rapid_attack.turn.activation import BY_ORDER, order_of


class RangeDeclared(Event, frozen=True):
    """The range of the attack, and the rockets used for it."""

    frame: str
    range: Range
    rockets: int = 0
    why: str = "target"


@on(RangeDeclared)
def _declared(state: State, event: RangeDeclared) -> State:
    left = state.frame(event.frame).rockets - event.rockets
    state = state.with_frame(event.frame, rockets=left)
    return state.with_top(range=event.range, rockets=event.rockets, step=Step.PREPARE)


class DeclareRange(Question):
    """The ranges that the frame may declare, direct fire once for each number of rockets."""

    kind, at, seen = "range", (Step.RANGE,), True
    joined = ("jettison", "hazard")

    def step(self, draft: Draft) -> bool:
        """The only range, or by its order that at which the frame answers its attacker.

        For a target that the owner has chosen in person the owner is asked the range too.
        """
        state, act = draft.state, draft.act
        if order_of(state).target is not None and act.target == act.under:
            span = answering_range(state, act)
            if span is not None:
                draft.emit(RangeDeclared(act.frame, span, 0, why=BY_ORDER))
                return True
        options = _options(state, act)
        if len(options) > 1:
            return False
        draft.emit(RangeDeclared(act.frame, Range(options[0].facts["range"]), 0))
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        owner = state.frame(act.frame).owner
        return self.request(state, owner, _options(state, act), frame=act.frame, target=act.target)

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        """The refusal of a range: no weapon for it, or more rockets than the frame carries."""
        name, _, rockets = text.partition("+")
        if name not in tuple(Range):
            return super().refused(state, request, text)
        frame = state.frame(request.facts["frame"])
        known = not rockets or (rockets.isdecimal() and name == Range.DIRECT_FIRE)
        why = "weapon" if not rockets else "rockets" if known else "unknown"
        return Illegal("cannot-attack-at-range", range=name, frame=frame.id, why=why, rockets=frame.rockets)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(RangeDeclared(draft.act.frame, Range(chosen.facts["range"]), chosen.facts["rockets"]))

    def default(self, state: State, request: Request) -> str:
        """The nearest range at which no rocket is spent."""
        free = (item.choice for item in request.options if not item.facts["rockets"])
        return next(free, request.options[0].choice)

    def folds(self, state: State, request: Request, option: Option) -> bool:
        return option not in worthwhile(state, state.act)

    def choose(self, state: State, request: Request) -> Choice | None:
        """The range at which the target is, or comes; one rocket where it helps."""
        target = request.facts["target"]
        mine = state.frame(request.facts["frame"])
        aim = None if is_terrain(target) else aim_at(state, mine, state.frame(target))
        span = None if aim is None else aim.range
        few = [item for item in request.options if item.facts["range"] == span and item.facts["rockets"] <= 1]
        return because(max(few, key=lambda item: item.facts["rockets"])) if few else super().choose(state, request)


def _options(state: State, act: Activation) -> tuple[Option, ...]:
    frame = state.frame(act.frame)
    options = []
    for span in Range:
        for rockets in range((frame.rockets if span is Range.DIRECT_FIRE else 0) + 1):
            if can_attack(frame.systems, span, rockets):
                choice = f"{span}+{rockets}" if rockets else str(span)
                options.append(option(choice, "range", range=str(span), rockets=rockets))
    return tuple(options)


def answering_range(state: State, act: Activation) -> Range | None:
    """The range at which the frame can answer its attacker: that of the attack, or the other one in a close call."""
    if act.under is None:
        return None
    spans = [other.range for other in state.stack if other.frame == act.under and other.range is not None]
    far = target_gap(state, act.frame, act.under) if state.mapped else None
    spans += ranges(state.profile, far) if far is not None else ()
    return next((span for span in spans if can_attack(state.frame(act.frame).systems, span)), None)


def worthwhile(state: State, act: Activation) -> list[Option]:
    """The ranges that the frame can reach with a move; of these those with red dice, if any has them."""
    reached = [item for item in _options(state, act) if _reached(state, act, item.facts["range"])]
    systems = state.frame(act.frame).systems
    return [item for item in reached if is_armed(systems, item.facts["range"], item.facts["rockets"])] or reached


def _reached(state: State, act: Activation, span: str) -> bool:
    """Whether the target may come to be at a range: at a declared table always."""
    far = target_gap(state, act.frame, act.target) if state.mapped else None
    if far is None:
        return True
    # Two frames may come to move before the attack: the acting one, and an attacker whose turn is under way.
    dice = state.profile.dice
    rolled = pool(dice, state.frame(act.frame).systems, white=1)
    move = max(sides_of(die) for die in rolled if die[0] in "GW")
    move += sides_of(dice.sprint) if act.under is not None else 0
    near, wide = ranges(state.profile, max(0.0, far - move)), ranges(state.profile, far + move)
    if span == Range.DIRECT_FIRE:
        return near != (Range.ARTILLERY,) and wide != (Range.HAND_TO_HAND,)
    return span in (near if span == Range.HAND_TO_HAND else wide)
