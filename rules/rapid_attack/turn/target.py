"""The acting frame's target (rulebook: "Activation"; RULINGS 1.4)."""

from collections.abc import Iterator, Sequence

from rules.contract.capabilities import Choice, Reason, Worth
from rules.contract.choosing import among, because, named, rest
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.rapid_attack.opponent.aim import Aim, aim_at, best_aim, gap_of, is_with_fists
from rules.rapid_attack.opponent.stations import surroundings
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import NOTHING, TERRAIN, Frame, State, Step, is_terrain
from rules.rapid_attack.turn.activation import BY_ORDER, order_of
from rules.rapid_attack.turn.range import answering_range, worthwhile

NO_SHOT = "no-shot"
"""Why a frame with a gun takes no target: it could only strike with its fists."""
IDLE = -20.0
"""What it is worth to a beginner, who shoots at something."""


class Targeted(Event, frozen=True):
    """The acting frame's target: the id of a frame or a piece, ``terrain`` or ``none``."""

    frame: str
    target: str
    why: str = "target"


@on(Targeted)
def _targeted(state: State, event: Targeted) -> State:
    return state.with_top(target=event.target, step=Step.PREPARE if event.target == NOTHING else Step.RANGE)


class Target(Question):
    """Whom the frame aims at: an enemy, terrain, or nobody."""

    kind, at, least, weighed = "target", (Step.TARGET,), NOTHING, True
    joined = ("range", "jettison", "hazard")
    forgoes = ("no-target",)

    def step(self, draft: Draft) -> bool:
        """By its order a frame aims at its attacker, if it can attack at that range, or at nobody."""
        wanted = order_of(draft.state).target
        if wanted is None:
            return False
        act = draft.act
        reaches = wanted == "attacker" and answering_range(draft.state, act) is not None
        target = act.under if reaches and act.under is not None else NOTHING
        draft.emit(Targeted(act.frame, target, why=BY_ORDER))
        return True

    def ask(self, state: State) -> Request:
        act, owner = state.act, state.frame(state.act.frame).owner
        options = [option(f.id, "frame", frame=f.id) for f in state.enemies(owner)]
        options += [option(p.id, "piece", piece=p.id, name=p.name, hits=p.hits) for p in state.terrain if p.stands]
        if not state.mapped:
            options.append(option(TERRAIN, "terrain"))
        options.append(option(NOTHING, "no-target"))
        return self.request(state, owner, options, frame=act.frame, under=act.under)

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        if any(piece.id == text.upper() and not piece.hits for piece in state.terrain):
            return Illegal("terrain-gone", piece=text.upper(), why="destroyed")
        return self.unit_refused(state, request, text, "not-a-target")

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Targeted(draft.act.frame, chosen.choice))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """Fold terrain, and enemies at no range from which the frame could attack."""
        if option.label == "no-target":
            return False
        aimed = state.with_top(target=option.choice)
        return is_terrain(option.choice) or not worthwhile(aimed, aimed.act)

    def choose(self, state: State, request: Request) -> Choice:
        mine = state.frame(request.facts["frame"])
        aim = best_aim(state, mine)
        if aim is None:
            return named(request, NOTHING)
        if is_with_fists(mine, aim):
            return Choice(NOTHING, Reason(NO_SHOT))
        return _explained(state, named(request, aim.target), aim)

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        mine = state.frame(request.facts["frame"])
        aims = {aim.target: aim for _, aim in _aims(state, request, mine)}
        found = rest(request, self.choose(state, request), lambda item: item.choice in aims)
        return [_explained(state, one, aims.get(str(one.choice))) for one in found]

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        mine = state.frame(request.facts["frame"])
        found = [
            Worth(because(item), {"harm": aim.worth}, _whims(state, mine, state.frame(aim.target)))
            for item, aim in _aims(state, request, mine)
        ]
        best, own = best_aim(state, mine), self.choose(state, request)
        if best is not None and own.reason.code == NO_SHOT:
            found.append(Worth(own, {"harm": best.worth}, {"idle": IDLE}))
        return found


def _whims(state: State, mine: Frame, enemy: Frame) -> dict[str, float]:
    """That it is near, has yet to act, is whole, and what it is near to."""
    whims = {f"by-{name}": near for name, near in surroundings(state, enemy, enemy.at).items()}
    life = len(enemy.systems) + enemy.white
    return {**whims, "near": -gap_of(state, mine, enemy), "ready": float(enemy.ready), "life": life}


def _aims(state: State, request: Request, mine: Frame) -> Iterator[tuple[Option, Aim]]:
    """The enemies that are worth aiming at."""
    for item in among(request, "frame"):
        aim = aim_at(state, mine, state.frame(item.choice))
        if aim is not None and not is_with_fists(mine, aim):
            yield item, aim


def _explained(state: State, choice: Choice, aim: Aim | None) -> Choice:
    """The choice of a target, with the points that an attack on it may be expected to cost where that is measured."""
    if aim is None or not state.mapped:
        return choice
    return Choice(choice.choice, Reason(choice.reason.code, {**choice.reason.facts, "worth": round(aim.worth, 1)}))
