"""What a frame does by order of its absent owner when an attack calls it up, and what that would be now.

A plan is data: ``target`` whoever attacks, if the frame can reach it as far as it is attacked from, or nobody;
``defend`` with the best die, or only with a blue one so that whites are kept, or not at all; ``then``, when the turn
goes on after the attack, be done, or attack back where that is possible without asking. What a plan leaves open is
asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from rules.core.dice import Die
from rules.core.request import Option
from rules.frames.loadout import can_attack, pool
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.sights import ranges, target_gap
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import NOTHING, Activation, Plan, State, Step
from rules.rapid_attack.turn.ask import act_options, preparing
from rules.rapid_attack.turn.combat import resolve_attack, spot_matters

__all__ = ["DEFENDS", "TARGETS", "THENS", "Rehearsal", "follow", "rehearse"]

TARGETS = ("attacker", "nobody")
DEFENDS = ("best", "blue", "none")
THENS = ("done", "attack")
WHY = "standing-orders"


def follow(draft: Draft) -> bool:
    """Takes the next step of the acting frame as its owner ordered. False where nothing was ordered."""
    if not draft.state.stack or not draft.act.called:
        return False
    act = draft.act
    owner = draft.state.frame(act.frame).owner
    plan = draft.state.orders_of(owner).plan_of(act.frame)
    step = _STEPS.get(act.step)
    return step is not None and plan != Plan() and step(draft, act, plan)


def _answering_range(state: State, act: Activation) -> Range | None:
    """The range at which the frame can answer its attacker: that of the attack, or the other one in a close call."""
    if act.under is None:
        return None
    spans = [other.range for other in state.stack if other.frame == act.under and other.range is not None]
    far = target_gap(state, act.frame, act.under) if state.mapped else None
    spans += ranges(state.profile, far) if far is not None else ()
    return next((span for span in spans if can_attack(state.frame(act.frame).systems, span)), None)


def _target(draft: Draft, act: Activation, plan: Plan) -> bool:
    if plan.target is None:
        return False
    reaches = plan.target == "attacker" and _answering_range(draft.state, act) is not None
    target = act.under if reaches and act.under is not None else NOTHING
    draft.emit(ev.Targeted(act.frame, target, why=WHY))
    return True


def _range(draft: Draft, act: Activation, plan: Plan) -> bool:
    """A target that the owner has chosen by hand has a range that the owner says."""
    span = _answering_range(draft.state, act)
    if plan.target is None or act.target != act.under or span is None:
        return False
    draft.emit(ev.RangeDeclared(act.frame, span, 0, why=WHY))
    return True


def _prepare(draft: Draft, act: Activation, plan: Plan) -> bool:
    """Nothing is thrown off; where the frame stands only its owner can say."""
    if plan.target is None or preparing(draft.state, act) != "jettison":
        return False
    draft.emit(ev.JettisonEnded(act.frame, why=WHY))
    return True


def _defend(draft: Draft, act: Activation, plan: Plan) -> bool:
    if plan.defend is None:
        return False
    colours = {"best": "BW", "blue": "B", "none": ""}[plan.defend]
    dice = [index for index, die in enumerate(act.dice) if die[0] in colours]
    best = max(dice, key=lambda index: (act.faces[index], act.dice[index][0] == "B"), default=None)
    draft.emit(ev.Defended(act.frame, best, 0 if best is None else act.faces[best], why=WHY))
    return True


def _act(draft: Draft, act: Activation, plan: Plan) -> bool:
    if plan.then is None or (plan.then == "attack" and _told(draft.state)):
        return False
    attack = _best(draft.state, act) if plan.then == "attack" and act.target != NOTHING else None
    if attack is None:
        draft.emit(ev.ActivationEnded(act.frame, why=WHY))
        return True
    owner = draft.state.frame(act.frame).owner
    assert act.range is not None
    draft.emit(
        ev.AttackDeclared(
            act.frame, act.target, attack.facts["index"], attack.facts["face"], act.range, by=owner, why=WHY
        )
    )
    return True


def _told(state: State) -> bool:
    """Whether only players know who is in range by now, so that nobody attacks without being asked."""
    return state.table == "declared"


def _best(state: State, act: Activation) -> Option | None:
    """The best die to attack with, red before white."""
    options = [item for item in act_options(state, act) if item.label == "attack"]
    return max(options, key=lambda item: (item.facts["face"], item.facts["die"][0] == "R"), default=None)


def _use_spot(draft: Draft, act: Activation, plan: Plan) -> bool:
    """Attacking back uses a spot that is there; whoever attacks by hand is asked."""
    if plan.then != "attack" or _told(draft.state) or not spot_matters(draft) or draft.state.frame(act.target).ready:
        return False
    resolve_attack(draft, use_spot=True)
    return True


_STEPS: dict[Step, Callable[[Draft, Activation, Plan], bool]] = {
    Step.TARGET: _target,
    Step.RANGE: _range,
    Step.PREPARE: _prepare,
    Step.DEFEND: _defend,
    Step.ACT: _act,
    Step.USE_SPOT: _use_spot,
}


class Rehearsal(Struct, frozen=True):
    """What would happen if a frame were attacked now from a range: what it would aim at, roll, defend with, then do.

    ``target`` is ``attacker``, ``nobody`` or ``ask``; ``defend`` a kind of defense or ``ask``; ``then`` likewise;
    ``ready`` is false for a frame that has acted and keeps the ``defense`` it has.
    """

    range: str
    ready: bool
    target: str
    dice: tuple[Die, ...]
    defend: str
    then: str
    defense: int | None = None


def rehearse(state: State, frame_id: str) -> tuple[Rehearsal, ...]:
    """The same for each range from which the frame may be attacked. Raises ``KeyError`` for no such frame."""
    return tuple(_rehearsals(state, frame_id))


def _rehearsals(state: State, frame_id: str) -> Iterator[Rehearsal]:
    frame = state.frame(frame_id)
    plan = state.orders_of(frame.owner).plan_of(frame_id)
    for span in Range:
        reaches = can_attack(frame.systems, span)
        target: Any = plan.target if plan.target != "attacker" or reaches else "nobody"
        shooting = span if target == "attacker" else None
        dice = pool(frame.systems, attack_range=shooting, white=frame.white)
        yield Rehearsal(
            str(span),
            frame.ready,
            target or "ask",
            dice if frame.ready else (),
            plan.defend or "ask",
            plan.then or "ask",
            frame.defense,
        )
