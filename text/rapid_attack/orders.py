"""Standing orders in words, and what would happen by them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.rapid_attack.state import Orders, Plan, State
from rules.rapid_attack.turn.standing_orders import Rehearsal, rehearse
from text.fluent.catalogue import say
from text.rapid_attack.words import Namer

__all__ = ["orders_text", "rehearsal_text"]


def orders_text(locale: str, state: State, player: int) -> str:
    """A player's standing orders as markdown: for everything, then for single frames."""
    return "\n".join(_lines(Namer(locale, state), state.orders_of(player)))


def _lines(n: Namer, orders: Orders) -> Iterator[str]:
    yield say(n.locale, "orders-shown", losses=" ".join(orders.losses) or "none", ground=str(orders.ground))
    yield say(n.locale, "orders-plan", frame="all", **_words(orders.plan))
    for item in orders.frames:
        if n.state.frame(item.frame).alive:
            yield say(n.locale, "orders-plan", frame=n.frame(item.frame), **_words(orders.plan_of(item.frame)))


def _words(plan: Plan) -> dict[str, str]:
    return {"target": plan.target or "ask", "defend": plan.defend or "ask", "then": plan.then or "ask"}


def rehearsal_text(locale: str, state: State, unit: str) -> str:
    """What would happen if a frame were attacked now, a line for each range. Raises ``KeyError``."""
    n = Namer(locale, state)
    told = rehearse(state, unit)
    title = say(locale, "rehearsal-title", frame=n.frame(unit))
    return "\n".join([title, *(_rehearsed(n, item) for item in told)])


def _rehearsed(n: Namer, item: Rehearsal) -> str:
    return say(
        n.locale,
        "rehearsal-line",
        range=say(n.locale, f"range-{item.range}"),
        ready="yes" if item.ready else "no",
        target=item.target,
        dice=" ".join(item.dice),
        defend=item.defend,
        defense=item.defense or 0,
        then=item.then,
    )
