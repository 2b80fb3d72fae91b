"""Standing orders of Football: one value a field, for all units of a player together."""

from collections.abc import Mapping

from msgspec import structs

from rules.contract import capabilities, standing_orders
from rules.contract.machine import Machine
from rules.core.json_input import Facts
from rules.football.match import Draft, Event, on
from rules.football.state import Orders, State


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


@on(OrdersSet)
def _orders_set(state: State, event: OrdersSet) -> State:
    return standing_orders.with_orders(
        state, Orders(event.player, event.target, event.defend, event.mark, event.hotrod)
    )


def orders_for(game: Machine[State], fields: Mapping[str, tuple[str, ...]]) -> capabilities.Orders[State]:
    """The orders of a game: for some fields one of their values, or ``ask``."""

    def given(state: State, player: int, wanted: Facts) -> OrdersSet:
        values = {name: standing_orders.read_word(fields, name, value) for name, value in wanted.items()}
        return OrdersSet(**structs.asdict(structs.replace(state.orders_of(player), **values)))

    def chosen(state: State, player: int, unit: str | None) -> Mapping[str, str]:
        return {name: value for name in fields if (value := getattr(state.orders_of(player), name))}

    return standing_orders.orders(Draft, game.settled, fields, given, chosen)


SECRETS: capabilities.Secrets[State] = standing_orders.secrets(OrdersSet)
