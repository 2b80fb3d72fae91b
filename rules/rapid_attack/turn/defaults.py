"""What is decided for a player who does not decide: as little as the rules allow, and nothing that is spent.

Standing orders come before any of this: what they decide is never asked. For the rest: pass while that is possible,
else the first frame; no target, no defense, no jettison; done at once; spots and ground are kept; the clock is held.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.request import Request
from rules.rapid_attack.state import NOTHING, State

__all__ = ["default"]

LOSSES = ("E", "Y", "G", "Ra", "Rd", "Rh", "B")
"""The order in which systems go: what wins least first, what protects last. Halves go with their first letter."""


def default(state: State, request: Request) -> Any:
    """The choice that stands for no answer: always one of the request's options."""
    choices = [item.choice for item in request.options]
    wanted = _WANTED[request.kind](state, request)
    return next((choice for choice in wanted if choice in choices), choices[0])


def _first(*wanted: str) -> Callable[[State, Request], tuple[str, ...]]:
    return lambda state, request: wanted


def _where_it_stood(state: State, request: Request) -> tuple[str, ...]:
    """A frame is where it was when somebody last said where it is."""
    near = state.frame(request.facts["frame"]).near
    return ("none",) if near is None else (near, "none")


def _range(state: State, request: Request) -> tuple[str, ...]:
    """The nearest range at which no rocket is spent."""
    return tuple(item.choice for item in request.options if not item.facts["rockets"])


def _loss(state: State, request: Request) -> tuple[str, ...]:
    """What the player ordered and is there, then the rest in order, a white die at the very last."""
    orders = state.orders_of(request.player).losses
    ordered = ["white" if kind == "W" else kind for kind in orders]
    kinds = [item.choice for item in request.options if item.choice != "white"]
    return (*ordered, *sorted(kinds, key=_rank))


def _rank(kind: str) -> int:
    whole = kind.partition("/")[0]
    return LOSSES.index(whole) if whole in LOSSES else len(LOSSES)


_WANTED: dict[str, Callable[[State, Request], tuple[str, ...]]] = {
    "tie": _first("defer"),
    "deploy": _first("all"),
    "station": _where_it_stood,
    "initiative": _first("wait"),
    "activate": _first("pass"),
    "target": _first(NOTHING),
    "range": _range,
    "jettison": _first("none"),
    "hazard": _first("no"),
    "defend": _first("none"),
    "act": _first("done"),
    "cover": _first("none"),
    "use-spot": _first("no"),
    "ground": _first("no"),
    "loss": _loss,
    "spot-target": _first("none"),
    "doomsday": _first("hold"),
}
