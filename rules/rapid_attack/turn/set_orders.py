"""Standing orders given: what a player decides beforehand, so that nobody has to wait (RULINGS 1.5).

They are their owner's secret until they are used; from then on their effects are in the log like any decision.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from rules.contract.capabilities import Orders as OrdersCapability
from rules.core.correction import check_player, check_running
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed, shown
from rules.core.event import Event
from rules.core.json_input import Facts
from rules.frames.loadout import parse_system
from rules.rapid_attack.events import OrdersSet
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.orders import WHITE, FrameOrder, Orders, OwnOrder
from rules.rapid_attack.state import State
from rules.rapid_attack.turn.advance import advance
from rules.rapid_attack.turn.follow_orders import CHOICES

__all__ = ["ORDERS", "change", "hidden", "read_losses", "sealed"]

SYSTEMS_MAX = 12
ASK = "ask"
GIVE_GROUND = {ASK: None, "give": True, "hold": False}
AGREE = {ASK: False, "always": True}
FIELDS = ("losses", "ground", "agree", "frame", *CHOICES)


def read_losses(text: object) -> tuple[str, ...]:
    """Systems in the order in which they are lost, ``W`` for a white die: ``Y G Rd B``.

    Raises ``Malformed``: ``system-unknown``, ``orders-too-long``, ``orders-malformed``.
    """
    if not isinstance(text, str):
        raise Malformed("orders-malformed", field="losses", text=shown(text), known=["Y G Rd B"])
    words = text[:200].replace(",", " ").replace(">", " ").split()
    if len(words) > SYSTEMS_MAX:
        raise Malformed("orders-too-long", most=SYSTEMS_MAX)
    named = (WHITE if word.upper() == WHITE else parse_system(word) for word in words)
    return tuple(dict.fromkeys(named))


def change(state: State, player: int, wanted: Facts, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a change of a player's standing orders, and what they decide at once.

    ``wanted``: ``losses`` as text; ``ground`` (``give``, ``hold``, ``ask``); ``agree`` to what others declare
    (``always``, ``ask``); ``target``, ``defend`` and ``then`` of a frame that an attack calls up (one of its
    ``CHOICES``, or ``ask``), for all frames or for the one that ``frame`` names. Raises ``Illegal``: ``game-over``,
    ``no-such-player``, ``order-frame``, ``order-frame-lost``; ``Malformed``.
    """
    check_running(state)
    check_player(state, player)
    orders = _changed(state, state.orders_of(player), wanted)
    draft = Draft(state, dice)
    draft.emit(OrdersSet(player, orders.losses, orders.give_ground, orders.for_all, orders.frames, orders.agrees))
    advance(draft)
    return draft.done()


def _changed(state: State, orders: Orders, wanted: Facts) -> Orders:
    for name in wanted:
        if name not in FIELDS:
            raise Malformed("orders-malformed", field=shown(name), text="", known=list(FIELDS))
    if "losses" in wanted:
        orders = structs.replace(orders, losses=read_losses(wanted["losses"]))
    if "ground" in wanted:
        word = _one_of("ground", wanted["ground"], tuple(GIVE_GROUND))
        orders = structs.replace(orders, give_ground=GIVE_GROUND[word])
    if "agree" in wanted:
        orders = structs.replace(orders, agrees=AGREE[_one_of("agree", wanted["agree"], tuple(AGREE))])
    words = {name: _one_of(name, wanted[name], (ASK, *CHOICES[name])) for name in CHOICES if name in wanted}
    chosen = {name: None if word == ASK else word for name, word in words.items()}
    if wanted.get("frame") is None:
        return structs.replace(orders, for_all=structs.replace(orders.for_all, **chosen))
    return _for_frame(orders, _own_frame(state, orders.player, wanted["frame"]), chosen)


def _one_of(name: str, value: object, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise Malformed("orders-malformed", field=name, text=shown(value), known=list(known))
    return value


def _own_frame(state: State, player: int, named: object) -> str:
    """The player's frame of that id or name. Raises ``Illegal``: ``order-frame``, ``order-frame-lost``."""
    wanted = named.strip().casefold() if isinstance(named, str) else ""
    for frame in state.frames_of(player):
        if wanted in (frame.id.casefold(), frame.name.casefold()):
            if not frame.alive:
                raise Illegal("order-frame-lost", text=frame.name)
            return frame.id
    raise Illegal("order-frame", text=shown(named))


def _for_frame(orders: Orders, frame: str, chosen: Mapping[str, str | None]) -> Orders:
    """The orders with the frame's own one changed; an empty one is dropped."""
    order = structs.replace(orders.own_order(frame), **chosen)
    others = tuple(item for item in orders.frames if item.frame != frame)
    return structs.replace(orders, frames=others if order == FrameOrder() else (*others, OwnOrder(frame, order)))


def hidden(state: State, player: int | None) -> State:
    """The state without the orders of other players; None sees everything."""
    if player is None or not state.orders:
        return state
    return structs.replace(state, orders=tuple(item for item in state.orders if item.player == player))


def sealed(event: Event) -> Event:
    """The event without the content of orders: only that some were given is known."""
    return OrdersSet(event.player, (), None) if isinstance(event, OrdersSet) else event


def units(state: State, player: int) -> tuple[tuple[str, str], ...]:
    """A player's frames that are alive, as (id, name)."""
    return tuple((frame.id, frame.name) for frame in state.frames_of(player) if frame.alive)


def chosen(state: State, player: int, frame: str | None) -> Mapping[str, str]:
    """A player's orders by field, for one frame or for all; fields left open are missing."""
    orders = state.orders_of(player)
    order = orders.for_all if frame is None else orders.order_for(frame)
    ground = next(word for word, value in GIVE_GROUND.items() if value is orders.give_ground)
    agree = next(word for word, value in AGREE.items() if value is orders.agrees)
    ordered = {"agree": agree, "target": order.target, "defend": order.defend, "then": order.then, "ground": ground}
    return {name: value for name, value in ordered.items() if value not in (None, ASK)}


def keep(state: State, undone: State) -> State:
    """The state that an undo restores, with the orders of the undone one."""
    return structs.replace(state, orders=undone.orders)


ORDERS = OrdersCapability(
    fields={**CHOICES, "ground": ("give", "hold"), "agree": ("always",)},
    common=("ground", "agree"),
    units=units,
    chosen=chosen,
    change=change,
    keep=keep,
)
