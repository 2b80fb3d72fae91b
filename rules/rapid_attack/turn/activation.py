"""A frame's turn begins and ends. An attack calls up its target (rulebook: "Combat Order").

Combat order is a stack: the target is put on top, and under its attacker again once it has defended.
"""

from msgspec import structs

from rules.core import stack
from rules.rapid_attack.rule import Event, on
from rules.rapid_attack.state import Activation, FrameOrder, State

BY_ORDER = "standing-orders"
"""Why an event happened that nobody was asked for."""


class Activated(Event, frozen=True):
    """A frame begins its turn. ``under``: the frame whose attack calls it up (combat order)."""

    frame: str
    under: str | None = None
    why: str = "tactical-order"


@on(Activated)
def _activated(state: State, event: Activated) -> State:
    turn = state.frame(event.frame).owner if event.under is None else state.turn
    state = state.with_frame(event.frame, activated=True)
    act = Activation(event.frame, under=event.under, called=event.under is not None)
    return structs.replace(state, stack=stack.push(state.stack, act), passed=(), turn=turn, due=None)


class ActivationEnded(Event, frozen=True):
    """The frame's turn is over; unused dice are lost."""

    frame: str
    why: str = "activation"


@on(ActivationEnded)
def _ended(state: State, event: ActivationEnded) -> State:
    return without_turn(state, event.frame)


def without_turn(state: State, frame: str) -> State:
    """The state without the turn of a frame."""
    return structs.replace(state, stack=stack.pop(state.stack, lambda act: act.frame == frame))


def order_of(state: State) -> FrameOrder:
    """The standing order for the acting frame, if an attack has called it up; else an empty one."""
    act = state.act
    if not act.called or not state.orders:
        return FrameOrder()
    return state.orders_of(state.frame(act.frame).owner).order_for(act.frame)
