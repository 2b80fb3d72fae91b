"""Standing orders: what a player has decided beforehand, so that nobody has to wait (RULINGS 1.5).

They are their owner's secret until they are used; then what they brought about is in the log like any decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from rules.contract.capabilities import Orders as OrdersCapability
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed, shown
from rules.core.event import Event as BaseEvent
from rules.core.json_input import Facts
from rules.frames.loadout import parse_system
from rules.rapid_attack.events import OrdersSet
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.state import FramePlan, Orders, Phase, Plan, State
from rules.rapid_attack.turn.advance import advance
from rules.rapid_attack.turn.standing_orders import DEFENDS, TARGETS, THENS

__all__ = ["ORDERS", "WHITE", "change", "hidden", "read_losses", "sealed"]

WHITE = "W"
NAMED_MAX = 12
ASK = "ask"
GROUND = {ASK: None, "give": True, "hold": False}
CHOICES = {"target": TARGETS, "defend": DEFENDS, "then": THENS}


def read_losses(text: Any) -> tuple[str, ...]:
    """Systems in the order in which they may go, ``W`` for a white die where that is allowed: ``Y G Rd B``.

    Raises ``Malformed``: ``system-unknown``, ``orders-too-long``, ``orders-malformed``.
    """
    if not isinstance(text, str):
        raise Malformed("orders-malformed", field="losses", text=shown(text), known=["Y G Rd B"])
    words = text[:200].replace(",", " ").replace(">", " ").split()
    if len(words) > NAMED_MAX:
        raise Malformed("orders-too-long", most=NAMED_MAX)
    named = (WHITE if word.upper() == WHITE else parse_system(word) for word in words)
    return tuple(dict.fromkeys(named))


def change(state: State, player: int, wanted: Facts, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a player's standing orders, and what they decide at once.

    ``wanted`` holds what is to change: ``losses`` as text, ``ground`` (``give``, ``hold``, ``ask``); and for a frame
    that an attack calls up ``target``, ``defend`` and ``then`` (see ``plans``; ``ask`` takes one back), for every frame
    or, with ``frame``, for that one. Raises ``Illegal``: ``game-over``, ``no-such-player``, ``order-frame``,
    ``order-frame-lost``; ``Malformed``.
    """
    if state.phase is Phase.OVER:
        raise Illegal("game-over")
    if not 0 <= player < len(state.players):
        raise Illegal("no-such-player", player=shown(player))
    orders = _changed(state, state.orders_of(player), wanted)
    draft = Draft(state, dice)
    draft.emit(OrdersSet(player, orders.losses, orders.ground, orders.plan, orders.frames))
    advance(draft)
    return draft.done()


def _changed(state: State, orders: Orders, wanted: Mapping[str, Any]) -> Orders:
    for name in wanted:
        if name not in ("losses", "ground", "frame", *CHOICES):
            raise Malformed(
                "orders-malformed", field=shown(name), text="", known=["losses", "ground", "frame", *CHOICES]
            )
    if "losses" in wanted:
        orders = structs.replace(orders, losses=read_losses(wanted["losses"]))
    if "ground" in wanted:
        orders = structs.replace(orders, ground=GROUND[_one_of("ground", wanted["ground"], tuple(GROUND))])
    chosen = {name: _chosen(name, wanted[name]) for name in CHOICES if name in wanted}
    frame = wanted.get("frame")
    if frame is None:
        return structs.replace(orders, plan=structs.replace(orders.plan, **chosen))
    return _for_frame(orders, _own_frame(state, orders.player, frame), chosen)


def _chosen(name: str, value: Any) -> str | None:
    found = _one_of(name, value, (ASK, *CHOICES[name]))
    return None if found == ASK else found


def _one_of(name: str, value: Any, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise Malformed("orders-malformed", field=name, text=shown(value), known=list(known))
    return value


def _own_frame(state: State, player: int, named: Any) -> str:
    """The player's frame of that id or name. Raises ``Illegal``: ``order-frame``, ``order-frame-lost``."""
    wanted = named.strip().casefold() if isinstance(named, str) else ""
    for frame in state.frames:
        if frame.owner == player and wanted in (frame.id.casefold(), frame.name.casefold()):
            if not frame.alive:
                raise Illegal("order-frame-lost", text=frame.name)
            return frame.id
    raise Illegal("order-frame", text=shown(named))


def _for_frame(orders: Orders, frame: str, chosen: dict[str, str | None]) -> Orders:
    """The frame's own plan changed; one that says nothing any more is forgotten."""
    before = next((item.plan for item in orders.frames if item.frame == frame), Plan())
    others = tuple(item for item in orders.frames if item.frame != frame)
    plan = structs.replace(before, **chosen)
    return structs.replace(orders, frames=others if plan == Plan() else (*others, FramePlan(frame, plan)))


def hidden(state: State, player: int | None) -> State:
    """The state without the orders of anybody but that player; None sees everything."""
    if player is None or not state.orders:
        return state
    return structs.replace(state, orders=tuple(item for item in state.orders if item.player == player))


def sealed(event: BaseEvent) -> BaseEvent:
    """The event without anybody's orders: that some were left is known, what they say is not."""
    return OrdersSet(event.player, (), None) if isinstance(event, OrdersSet) else event


def units(state: State, player: int) -> tuple[tuple[str, str], ...]:
    """The frames that a player still has, as (id, name)."""
    return tuple((frame.id, frame.name) for frame in state.frames if frame.owner == player and frame.alive)


def chosen(state: State, player: int, frame: str | None) -> Mapping[str, str]:
    """What a player has ordered, by field, for one frame or for all; what is left open is missing."""
    orders = state.orders_of(player)
    plan = orders.plan if frame is None else orders.plan_of(frame)
    ground = next(word for word, value in GROUND.items() if value is orders.ground)
    ordered = {"target": plan.target, "defend": plan.defend, "then": plan.then, "ground": ground}
    return {field: value for field, value in ordered.items() if value not in (None, ASK)}


def keep(state: State, undone: State) -> State:
    """The state that an undo brings back, with the standing orders of today."""
    return structs.replace(state, orders=undone.orders)


ORDERS = OrdersCapability(
    fields={**CHOICES, "ground": ("give", "hold")},
    common=("ground",),
    units=units,
    chosen=chosen,
    change=change,
    keep=keep,
)
