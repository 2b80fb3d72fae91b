"""Standing orders: what a player has decided beforehand. They are its secret until they are used."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from rules.contract import capabilities
from rules.contract.machine import Machine
from rules.core.correction import check_player, check_running
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Malformed, shown
from rules.core.event import Event as AnyEvent
from rules.core.json_input import Facts
from rules.football.match import FOLD, Draft, Event
from rules.football.state import Orders, State

ASK = "ask"


class OrdersSet(Event, frozen=True):
    """A player's standing orders. Secret until they are used; an empty field asks."""

    player: int
    target: str = ""
    defend: str = ""
    mark: str = ""
    hotrod: str = ""
    why: str = "standing-orders"

    @property
    def secret_of(self) -> int:
        """The player whose secret it is."""
        return self.player


@FOLD.on(OrdersSet)
def _orders_set(state: State, event: OrdersSet) -> State:
    given = Orders(event.player, event.target, event.defend, event.mark, event.hotrod)
    others = tuple(item for item in state.orders if item.player != event.player)
    return structs.replace(state, orders=others if given == Orders(event.player) else (*others, given))


def orders_for(game: Machine[State], fields: Mapping[str, tuple[str, ...]]) -> capabilities.Orders[State]:
    """The orders of a game, for all units of a player together."""

    def change(state: State, player: int, wanted: Facts, dice: Dice) -> Adjudicated[State]:
        """Change a player's orders, and adjudicate what they decide at once.

        ``wanted``: for some fields one of their values, or ``ask``. Raises ``Illegal``: ``game-over``,
        ``no-such-player``; ``Malformed("orders-malformed")``.
        """
        check_running(state)
        check_player(state, player)
        values = {name: _value(fields, name, text) for name, text in wanted.items()}
        draft = Draft(state, dice)
        draft.emit(OrdersSet(**structs.asdict(structs.replace(state.orders_of(player), **values))))
        return game.settled(draft)

    def chosen(state: State, player: int, unit: str | None) -> Mapping[str, str]:
        orders = state.orders_of(player)
        return {name: value for name in fields if (value := getattr(orders, name))}

    return capabilities.Orders(fields, tuple(fields), lambda state, player: (), chosen, change, _keep)


def _value(fields: Mapping[str, tuple[str, ...]], name: str, text: object) -> str:
    if name not in fields:
        raise Malformed("orders-malformed", field=shown(name), text="", known=list(fields))
    known = (ASK, *fields[name])
    if not isinstance(text, str) or text not in known:
        raise Malformed("orders-malformed", field=name, text=shown(text), known=list(known))
    return "" if text == ASK else text


def _keep(state: State, undone: State) -> State:
    return structs.replace(state, orders=undone.orders)


def hidden(state: State, player: int | None) -> State:
    """The state without the orders of other players; None sees everything."""
    if player is None or not state.orders:
        return state
    return structs.replace(state, orders=tuple(item for item in state.orders if item.player == player))


def sealed(event: AnyEvent) -> AnyEvent:
    """The event without the content of orders: only that some were given is known."""
    return OrdersSet(event.player) if isinstance(event, OrdersSet) else event
