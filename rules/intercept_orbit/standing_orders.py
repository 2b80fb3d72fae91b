"""Standing orders of Intercept Orbit: losses, defense, screens, riders, what others declare."""

from collections.abc import Callable, Mapping

from msgspec import structs

from rules.contract import capabilities, standing_orders
from rules.core.draft import Adjudicated
from rules.core.errors import Malformed, shown
from rules.core.json_input import Facts
from rules.intercept_orbit.rule import Draft, Event, on
from rules.intercept_orbit.state.state import StandingOrder, State
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, SYSTEMS

LOSSES = "losses"
FIELDS: dict[str, tuple[str, ...]] = {
    LOSSES: (),
    "defend": ("best", "blue", "none"),
    "screen": ("always", "never"),
    "ride": ("along", "stay"),
    "agree": ("always",),
}
WHITE = "W"
KNOWN = tuple(dict.fromkeys((*SYSTEMS, *COMPANY_SYSTEMS, WHITE)))
_BY_NAME = {"/".join(parts).casefold(): name for name in KNOWN for parts in (name.split("/"), name.split("/")[::-1])}


class OrdersSet(Event, frozen=True):
    """A player's standing order, see ``StandingOrder``. Secret until it is used."""

    player: int
    losses: tuple[str, ...] = ()
    defend: str = ""
    screen: str = ""
    ride: str = ""
    agree: str = ""
    why: str = "standing-orders"

    @property
    def secret_of(self) -> int:
        """The player whose secret it is."""
        return self.player


@on(OrdersSet)
def _orders_set(state: State, event: OrdersSet) -> State:
    mine = StandingOrder(event.player, event.losses, event.defend, event.screen, event.ride, event.agree)
    return standing_orders.with_orders(state, mine)


def orders(settled: Callable[[Draft], Adjudicated[State]]) -> capabilities.Orders[State]:
    """What may be ordered, and how, for all assets of a player together. ``settled``: the rest of a decision."""
    return standing_orders.orders(Draft, settled, FIELDS, _given, _chosen)


def _given(state: State, player: int, wanted: Facts) -> OrdersSet:
    """The orders after a change.

    ``wanted``: ``losses`` as text, ``Y K Rs W`` (``W`` a white die), empty: ask each time; a value of ``FIELDS`` or
    ``ask`` for each of the others. Raises ``Malformed("orders-malformed")``.
    """
    values = {
        name: _losses(value) if name == LOSSES else standing_orders.read_word(FIELDS, name, value)
        for name, value in wanted.items()
    }
    return OrdersSet(**structs.asdict(structs.replace(state.order_of(player), **values)))


def _losses(text: object) -> tuple[str, ...]:
    """Systems in the order in which they are lost, ``white`` for a white die."""
    words = standing_orders.read_list(text) if isinstance(text, str) else [""]
    found = [_BY_NAME.get(word.casefold()) for word in words]
    if None in found:
        raise Malformed("orders-malformed", field=LOSSES, text=shown(text), known=list(KNOWN))
    return tuple(dict.fromkeys("white" if name == WHITE else str(name) for name in found))


def _chosen(state: State, player: int, unit: str | None) -> Mapping[str, str]:
    """The orders as a player writes them."""
    order = state.order_of(player)
    losses = " ".join(WHITE if name == "white" else name for name in order.losses)
    found = {LOSSES: losses, **{name: getattr(order, name) for name in FIELDS if name != LOSSES}}
    return {name: value for name, value in found.items() if value}


SECRETS: capabilities.Secrets[State] = standing_orders.secrets(OrdersSet)
