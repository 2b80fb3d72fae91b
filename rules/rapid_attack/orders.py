"""Standing orders: what a player has decided beforehand, so that nobody has to wait (RULINGS 1.5).

They are their owner's secret until they are used; then what they brought about is in the log like any decision.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from rules.dice import Dice
from rules.errors import Illegal, Malformed, shown
from rules.frames import parse_system
from rules.rapid_attack.advance import advance
from rules.rapid_attack.draft import Draft
from rules.rapid_attack.events import Event, OrdersSet
from rules.rapid_attack.evolve import on
from rules.rapid_attack.state import Orders, Phase, State

__all__ = ["WHITE", "hidden", "order", "read_losses"]

WHITE = "W"
NAMED_MAX = 12


def read_losses(text: str) -> tuple[str, ...]:
    """Systems in the order in which they may go, ``W`` for a white die where that is allowed: ``Y G Rd B``.

    Raises ``Malformed``: ``system-unknown``, ``orders-too-long``.
    """
    words = text.replace(",", " ").replace(">", " ").split()
    if len(words) > NAMED_MAX:
        raise Malformed("orders-too-long", most=NAMED_MAX)
    named = (WHITE if word.upper() == WHITE else parse_system(word) for word in words)
    return tuple(dict.fromkeys(named))


def order(state: State, player: int, losses: Sequence[str], ground: bool | None, dice: Dice) -> tuple[Event, ...]:
    """The events of a player's standing orders, and of what they decide at once.

    ``ground``: give it, hold it, or ask (None). Raises ``Illegal``: ``game-over``, ``no-such-player``.
    """
    if state.phase is Phase.OVER:
        raise Illegal("game-over")
    if not 0 <= player < len(state.players):
        raise Illegal("no-such-player", player=shown(player))
    draft = Draft(state, dice)
    draft.emit(OrdersSet(player, tuple(losses), ground))
    advance(draft)
    return tuple(draft.events)


def hidden(state: State, player: int | None) -> State:
    """The state without the orders of anybody but that player; None sees everything."""
    if player is None or not state.orders:
        return state
    return structs.replace(state, orders=tuple(item for item in state.orders if item.player == player))


@on(OrdersSet)
def _orders_set(state: State, event: OrdersSet) -> State:
    others = tuple(item for item in state.orders if item.player != event.player)
    mine = Orders(event.player, event.losses, event.ground)
    kept = (mine,) if event.losses or event.ground is not None else ()
    return structs.replace(state, orders=(*others, *kept))
