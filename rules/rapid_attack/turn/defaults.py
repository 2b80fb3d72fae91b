"""The decision for a player who does not decide: as little as the rules allow, and nothing is spent.

Standing orders come before it: what they decide is never asked. Otherwise: pass where possible, else the first frame;
no target, no defense, no jettison; done at once; stay in place; agree; spots and ground are kept; the clock is held.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.request import Request
from rules.rapid_attack.orders import WHITE
from rules.rapid_attack.state import NOTHING, State

__all__ = ["default"]

LOSSES = ("E", "Y", "G", "Ra", "Rd", "Rh", "B")
"""The order in which systems are lost: the least useful first, protection last. Splits go with their first half."""


def default(state: State, request: Request) -> str:
    """The choice that stands for no answer: always one of the request's options."""
    choices = [item.choice for item in request.options]
    wanted = _WANTED[request.kind](state, request)
    return next((choice for choice in wanted if choice in choices), choices[0])


def _first(*wanted: str) -> Callable[[State, Request], tuple[str, ...]]:
    return lambda state, request: wanted


def _last_station(state: State, request: Request) -> tuple[str, ...]:
    """The stations at which the frame stood when that was last declared."""
    near = state.frame(request.facts["frame"]).declared_near
    return (", ".join(near), *near, "none")


def _range(state: State, request: Request) -> tuple[str, ...]:
    """The nearest range at which no rocket is spent."""
    return tuple(item.choice for item in request.options if not item.facts["rockets"])


def _loss(state: State, request: Request) -> tuple[str, ...]:
    """The losses that the player ordered, then the rest in order, a white die last."""
    orders = state.orders_of(request.player).losses
    ordered = ["white" if system == WHITE else system for system in orders]
    systems = [item.facts["system"] for item in request.options if item.label == "lose"]
    return (*ordered, *sorted(systems, key=_rank))


def _rank(system: str) -> int:
    whole = system.partition("/")[0]
    return LOSSES.index(whole) if whole in LOSSES else len(LOSSES)


_WANTED: dict[str, Callable[[State, Request], tuple[str, ...]]] = {
    "tie": _first("defer"),
    "terrain": _first("content"),
    "deploy": _first("all"),
    "station": _last_station,
    "initiative": _first("wait"),
    "activate": _first("pass"),
    "target": _first(NOTHING),
    "range": _range,
    "jettison": _first("none"),
    "hazard": _first("no"),
    "defend": _first("none"),
    "act": _first("done"),
    "where": _first("stay"),
    "agree": _first("yes"),
    "cover": _first("none"),
    "use-spot": _first("no"),
    "ground": _first("no"),
    "loss": _loss,
    "spot-target": _first("none"),
    "doomsday": _first("hold"),
}
