"""Standing orders: losses, defense, screens, riders, so that nobody has to wait.

They are their owner's secret until they are used; what follows from them is in the log like anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import structs

from rules.contract.capabilities import Orders
from rules.core.correction import check_player, check_running
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Malformed, shown
from rules.core.event import Event as AnyEvent
from rules.core.json_input import Facts
from rules.intercept_orbit.rule import Draft, Event, on
from rules.intercept_orbit.state.state import StandingOrder, State
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, SYSTEMS

LOSSES = "losses"


ASK = "ask"


CHOICES: dict[str, tuple[str, ...]] = {
    "defend": ("best", "blue", "none"),
    "screen": ("always", "never"),
    "ride": ("along", "stay"),
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
    why: str = "standing-orders"

    @property
    def secret_of(self) -> int:
        """The player whose secret it is."""
        return self.player


@on(OrdersSet)
def _orders_set(state: State, event: OrdersSet) -> State:
    others = tuple(item for item in state.orders if item.player != event.player)
    mine = StandingOrder(event.player, event.losses, event.defend, event.screen, event.ride)
    return structs.replace(state, orders=others if mine == StandingOrder(event.player) else (*others, mine))


def change(draft: Draft, player: int, wanted: Facts) -> None:
    """Change a player's standing orders.

    ``wanted``: ``losses`` as text, ``Y K Rs W`` (``W`` a white die), empty: ask each time; one of ``CHOICES`` or
    ``ask`` for each of the others. Raises ``Illegal``: ``game-over``, ``no-such-player``;
    ``Malformed("orders-malformed")``.
    """
    check_running(draft.state)
    check_player(draft.state, player)
    values = {name: _value(name, text) for name, text in wanted.items()}
    draft.emit(OrdersSet(**structs.asdict(structs.replace(draft.state.order_of(player), **values))))


def _value(name: str, text: object) -> object:
    """The value of a field."""
    if name == LOSSES:
        # Losses in their order, ``white`` for a white die.
        words = text.replace(",", " ").replace(">", " ").split() if isinstance(text, str) else [""]
        found = [_BY_NAME.get(word.casefold()) for word in words]
        if None in found:
            raise Malformed("orders-malformed", field=LOSSES, text=shown(text), known=list(KNOWN))
        return tuple(dict.fromkeys("white" if name == WHITE else str(name) for name in found))
    if name not in CHOICES:
        raise Malformed("orders-malformed", field=shown(name), text="", known=[LOSSES, *CHOICES])
    if text not in (ASK, *CHOICES[name]):
        raise Malformed("orders-malformed", field=name, text=shown(text), known=[ASK, *CHOICES[name]])
    return "" if text == ASK else text


def hidden(state: State, player: int | None) -> State:
    """The state without the orders of other players; None sees everything."""
    if player is None:
        return state
    return structs.replace(state, orders=tuple(item for item in state.orders if item.player == player))


def sealed(event: AnyEvent) -> AnyEvent:
    """The event without the content of orders: only that some were given is known."""
    return OrdersSet(event.player) if isinstance(event, OrdersSet) else event


def _units(state: State, player: int) -> tuple[tuple[str, str], ...]:
    """No order is for one asset alone."""
    return ()


def _chosen(state: State, player: int, unit: str | None) -> Mapping[str, str]:
    """The orders as a player writes them."""
    order = state.order_of(player)
    losses = " ".join(WHITE if name == "white" else name for name in order.losses)
    found = {LOSSES: losses, "defend": order.defend, "screen": order.screen, "ride": order.ride}
    return {name: value for name, value in found.items() if value}


def orders(settled: Callable[[Draft], Adjudicated[State]]) -> Orders[State]:
    """What may be ordered, and how. ``settled``: the rest of a decision."""

    def changed(state: State, player: int, wanted: Facts, dice: Dice) -> Adjudicated[State]:
        draft = Draft(state, dice)
        change(draft, player, wanted)
        return settled(draft)

    def kept(state: State, undone: State) -> State:
        return structs.replace(state, orders=undone.orders)

    return Orders({LOSSES: (), **CHOICES}, (LOSSES, *CHOICES), _units, _chosen, changed, kept)
