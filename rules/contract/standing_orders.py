"""Standing orders: what a player has decided beforehand, so that nobody has to wait.

They are their owner's secret until they are used; from then on their effects are in the log like any decision. The
question that an order answers carries it out in its ``step``. A family keeps them in ``State.orders``, one entry a
player, and says which fields they have; the rest is here.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from msgspec import structs

from rules.contract import capabilities
from rules.core.correction import Correctable, check_player, check_running
from rules.core.dice import Dice
from rules.core.draft import Adjudicated, Draft
from rules.core.errors import Malformed, shown
from rules.core.event import Event
from rules.core.json_input import Facts

ASK = "ask"
"""The word for a field that is left open."""
Fields = Mapping[str, tuple[str, ...]]


class Ordered(Correctable, Protocol):
    """A state with orders; each has the number of its ``player``."""

    @property
    def orders(self) -> tuple[Any, ...]:
        """The orders of those who gave any."""
        ...


S = TypeVar("S", bound=Ordered)
D = TypeVar("D", bound=Draft[Any])


def with_orders(state: S, mine: Any) -> S:
    """The state with a player's orders; those that leave everything open are dropped."""
    others = tuple(item for item in state.orders if item.player != mine.player)
    kept = () if mine == type(mine)(mine.player) else (mine,)
    return structs.replace(state, orders=(*others, *kept))  # type: ignore[type-var]


def read_word(fields: Fields, name: str, value: object) -> str:
    """The value of a field, empty for ``ask``. Raises ``Malformed("orders-malformed")``."""
    if name not in fields:
        raise Malformed("orders-malformed", field=shown(name), text="", known=list(fields))
    known = (ASK, *fields[name])
    if not isinstance(value, str) or value not in known:
        raise Malformed("orders-malformed", field=name, text=shown(value), known=list(known))
    return "" if value == ASK else value


def read_list(text: str) -> list[str]:
    """What a player lists in order, whatever stands between: ``Y, G > Rd`` is ``Y G Rd``."""
    return text.replace(",", " ").replace(">", " ").split()


def orders(
    draft_of: Callable[[S, Dice], D],
    settled: Callable[[D], Adjudicated[S]],
    fields: Fields,
    given: Callable[[S, int, Facts], Event],
    chosen: Callable[[S, int, str | None], Mapping[str, str]],
    common: tuple[str, ...] | None = None,
    units: Callable[[S, int], tuple[tuple[str, str], ...]] = lambda state, player: (),
) -> capabilities.Orders[S]:
    """The capability of a ruleset; ``fields``, ``chosen``, ``common`` (None: every field) and ``units`` as it has them.

    ``given``: the event with the orders that a player has after a change. ``settled``: the draft with what follows.
    Raises ``Illegal`` where orders change: ``game-over``, ``no-such-player``.
    """

    def change(state: S, player: int, wanted: Facts, dice: Dice) -> Adjudicated[S]:
        check_running(state)
        check_player(state, player)
        draft = draft_of(state, dice)
        draft.emit(given(state, player, wanted))
        return settled(draft)

    def keep(state: S, undone: S) -> S:
        return structs.replace(state, orders=undone.orders)  # type: ignore[type-var]

    return capabilities.Orders(fields, tuple(fields) if common is None else common, units, chosen, change, keep)


def secrets(sealed: Callable[[int], Event]) -> capabilities.Secrets[Any]:
    """Everybody's orders are hidden from the others. ``sealed``: the event for a player that orders nothing."""
    kind: Any = type(sealed(0))

    def view(state: S, player: int | None) -> S:
        if player is None or not state.orders:
            return state
        own = tuple(item for item in state.orders if item.player == player)
        return structs.replace(state, orders=own)  # type: ignore[type-var]

    return capabilities.Secrets(view, lambda event: sealed(event.player) if isinstance(event, kind) else event)
