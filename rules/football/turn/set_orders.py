"""Standing orders given. They are their player's secret until they are used."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from rules.contract import capabilities
from rules.core.correction import check_player, check_running
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Malformed, shown
from rules.core.event import Event
from rules.core.json_input import Facts
from rules.football.events import OrdersSet
from rules.football.fold.draft import Draft
from rules.football.state import State
from rules.football.turn.advance import advance
from rules.football.turn.follow_orders import CHOICES

__all__ = ["ORDERS", "hidden", "sealed"]

ASK = "ask"


def change(state: State, player: int, wanted: Facts, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a change of a player's standing orders, and what they decide at once.

    ``wanted``: for some fields one of its ``CHOICES``, or ``ask``. Raises ``Illegal``: ``game-over``,
    ``no-such-player``; ``Malformed("orders-malformed")``.
    """
    check_running(state)
    check_player(state, player)
    orders = structs.replace(state.orders_of(player), **{name: _value(name, text) for name, text in wanted.items()})
    draft = Draft(state, dice)
    draft.emit(OrdersSet(**structs.asdict(orders)))
    advance(draft)
    return draft.done()


def _value(name: str, text: object) -> str:
    if name not in CHOICES:
        raise Malformed("orders-malformed", field=shown(name), text="", known=list(CHOICES))
    known = (ASK, *CHOICES[name])
    if not isinstance(text, str) or text not in known:
        raise Malformed("orders-malformed", field=name, text=shown(text), known=list(known))
    return "" if text == ASK else text


def hidden(state: State, player: int | None) -> State:
    """The state without the orders of other players; None sees everything."""
    if player is None or not state.orders:
        return state
    return structs.replace(state, orders=tuple(item for item in state.orders if item.player == player))


def sealed(event: Event) -> Event:
    """The event without the content of orders: only that some were given is known."""
    return OrdersSet(event.player) if isinstance(event, OrdersSet) else event


def _units(state: State, player: int) -> tuple[tuple[str, str], ...]:
    """No order is for one unit alone."""
    return ()


def _chosen(state: State, player: int, unit: str | None) -> Mapping[str, str]:
    orders = state.orders_of(player)
    return {name: value for name in CHOICES if (value := getattr(orders, name))}


def _keep(state: State, undone: State) -> State:
    return structs.replace(state, orders=undone.orders)


ORDERS: capabilities.Orders[State] = capabilities.Orders(CHOICES, tuple(CHOICES), _units, _chosen, change, _keep)
