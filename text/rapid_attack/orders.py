"""Standing orders in words, and what would happen by them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.rapid_attack.orders import FrameOrder, Orders
from rules.rapid_attack.turn.follow_orders import Rehearsal, rehearse
from text.fluent.catalogue import say
from text.rapid_attack.words import FrameWords

__all__ = ["orders_text", "rehearsal_text"]


def orders_text(words: FrameWords, player: int) -> str:
    """A player's standing orders as markdown: for all frames, then for single ones."""
    return "\n".join(_lines(words, words.state.orders_of(player)))


def _lines(words: FrameWords, orders: Orders) -> Iterator[str]:
    losses = " ".join(orders.losses) or "none"
    yield say(words.locale, "orders-shown", losses=losses, ground=str(orders.give_ground), agree=str(orders.agrees))
    yield _order(words, "all", orders.for_all)
    for item in orders.frames:
        if words.state.frame(item.frame).alive:
            yield _order(words, words.name(item.frame), orders.order_for(item.frame))


def _order(words: FrameWords, frame: str, order: FrameOrder) -> str:
    facts = {"target": order.target or "ask", "defend": order.defend or "ask", "then": order.then or "ask"}
    return say(words.locale, "orders-plan", frame=frame, **facts)


def rehearsal_text(words: FrameWords, unit: str) -> str:
    """What would happen if a frame were attacked now, a line for each range. Raises ``KeyError``."""
    title = say(words.locale, "rehearsal-title", frame=words.name(unit))
    return "\n".join([title, *(_rehearsed(words, item) for item in rehearse(words.state, unit))])


def _rehearsed(words: FrameWords, item: Rehearsal) -> str:
    return say(
        words.locale,
        "rehearsal-line",
        range=say(words.locale, f"range-{item.range}"),
        ready="yes" if item.ready else "no",
        target=item.target,
        dice=" ".join(item.dice),
        defend=item.defend,
        defense=item.defense or 0,
        then=item.then,
    )
