"""Standing orders carried out: what a frame does for its absent owner when an attack calls it up.

An order (``rules.rapid_attack.orders.FrameOrder``) says: ``target`` the ``attacker`` if the frame can attack at that
range, or ``nobody``; ``defend`` with the ``best`` die, with the best ``blue`` one to keep whites, or with ``none``;
``then``, when the turn goes on after the attack, be ``done``, or ``attack`` back where no question is open. For what an
order leaves open the owner is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from rules.core.dice import Die
from rules.core.request import Option
from rules.frames.loadout import can_attack, pool
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.sights import ranges, target_gap
from rules.rapid_attack.orders import FrameOrder
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import NOTHING, Activation, State, Step
from rules.rapid_attack.turn.ask import act_options, preparing
from rules.rapid_attack.turn.combat import resolve_attack, spot_matters

__all__ = ["CHOICES", "Rehearsal", "follow", "rehearse"]

CHOICES = {"target": ("attacker", "nobody"), "defend": ("best", "blue", "none"), "then": ("done", "attack")}
"""The values of each field of an order."""
WHY = "standing-orders"
_COLOURS = {"best": "BW", "blue": "B", "none": ""}


def follow(draft: Draft) -> bool:
    """Take the next step of the acting frame by its owner's orders. False where nothing is ordered."""
    if not draft.state.stack or not draft.act.called:
        return False
    act = draft.act
    owner = draft.state.frame(act.frame).owner
    order = draft.state.orders_of(owner).order_for(act.frame)
    step = _STEPS.get(act.step)
    return step is not None and order != FrameOrder() and step(draft, act, order)


def _answering_range(state: State, act: Activation) -> Range | None:
    """The range at which the frame can answer its attacker: that of the attack, or the other one in a close call."""
    if act.under is None:
        return None
    spans = [other.range for other in state.stack if other.frame == act.under and other.range is not None]
    far = target_gap(state, act.frame, act.under) if state.mapped else None
    spans += ranges(state.profile, far) if far is not None else ()
    return next((span for span in spans if can_attack(state.frame(act.frame).systems, span)), None)


def _target(draft: Draft, act: Activation, order: FrameOrder) -> bool:
    if order.target is None:
        return False
    reaches = order.target == "attacker" and _answering_range(draft.state, act) is not None
    target = act.under if reaches and act.under is not None else NOTHING
    draft.emit(ev.Targeted(act.frame, target, why=WHY))
    return True


def _range(draft: Draft, act: Activation, order: FrameOrder) -> bool:
    """For a target that the owner has chosen in person the owner is asked the range too."""
    span = _answering_range(draft.state, act)
    if order.target is None or act.target != act.under or span is None:
        return False
    draft.emit(ev.RangeDeclared(act.frame, span, 0, why=WHY))
    return True


def _prepare(draft: Draft, act: Activation, order: FrameOrder) -> bool:
    """Jettison nothing; only the owner can say whether the frame is in a hazard."""
    if order.target is None or preparing(draft.state, act) != "jettison":
        return False
    draft.emit(ev.JettisonEnded(act.frame, why=WHY))
    return True


def _defend(draft: Draft, act: Activation, order: FrameOrder) -> bool:
    if order.defend is None:
        return False
    dice = [index for index, die in enumerate(act.dice) if die[0] in _COLOURS[order.defend]]
    best = max(dice, key=lambda index: (act.faces[index], act.dice[index][0] == "B"), default=None)
    draft.emit(ev.Defended(act.frame, best, 0 if best is None else act.faces[best], why=WHY))
    return True


def _act(draft: Draft, act: Activation, order: FrameOrder) -> bool:
    if order.then is None or (order.then == "attack" and _declared(draft.state)):
        return False
    attack = _best_attack(draft.state, act) if order.then == "attack" and act.target != NOTHING else None
    if attack is None:
        draft.emit(ev.ActivationEnded(act.frame, why=WHY))
        return True
    owner, die, face = draft.state.frame(act.frame).owner, attack.facts["index"], attack.facts["face"]
    draft.emit(ev.AttackDeclared(act.frame, act.target, die, face, act.declared_range, by=owner, why=WHY))
    return True


def _declared(state: State) -> bool:
    """Whether only the players know who is in range by now, so that nobody attacks without being asked."""
    return state.table == "declared"


def _best_attack(state: State, act: Activation) -> Option | None:
    """The best die to attack with, red before white."""
    options = [item for item in act_options(state, act) if item.label == "attack"]
    return max(options, key=lambda item: (item.facts["face"], item.facts["die"][0] == "R"), default=None)


def _use_spot(draft: Draft, act: Activation, order: FrameOrder) -> bool:
    """An attack back uses the spot on its target; an owner who attacks in person is asked."""
    target = act.target
    if order.then != "attack" or _declared(draft.state) or not spot_matters(draft) or draft.state.frame(target).ready:
        return False
    resolve_attack(draft, use_spot=True)
    return True


_STEPS: dict[Step, Callable[[Draft, Activation, FrameOrder], bool]] = {
    Step.TARGET: _target,
    Step.RANGE: _range,
    Step.PREPARE: _prepare,
    Step.DEFEND: _defend,
    Step.ACT: _act,
    Step.USE_SPOT: _use_spot,
}


class Rehearsal(Struct, frozen=True):
    """A frame attacked now from a range: its target, roll, defense, and what it does then; ``ask`` where not ordered.

    ``ready`` is false for a frame that has acted: it keeps the ``defense`` it has.
    """

    range: str
    ready: bool
    target: str
    dice: tuple[Die, ...]
    defend: str
    then: str
    defense: int | None = None


def rehearse(state: State, frame_id: str) -> tuple[Rehearsal, ...]:
    """One rehearsal for each range. Raises ``KeyError`` for no such frame."""
    return tuple(_rehearsals(state, frame_id))


def _rehearsals(state: State, frame_id: str) -> Iterator[Rehearsal]:
    frame = state.frame(frame_id)
    order = state.orders_of(frame.owner).order_for(frame_id)
    for span in Range:
        target = order.target or "ask"
        if target == "attacker" and not can_attack(frame.systems, span):
            target = "nobody"
        shooting = span if target == "attacker" else None
        dice = pool(state.profile.dice, frame.systems, white=frame.white, attack_range=shooting)
        yield Rehearsal(
            str(span),
            frame.ready,
            target,
            dice if frame.ready else (),
            order.defend or "ask",
            order.then or "ask",
            frame.defense,
        )
