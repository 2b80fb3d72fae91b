"""Fewer presses: the questions that one press answers together, and the options that fold behind *More*."""

from __future__ import annotations

from msgspec import structs

from rules.contract.capabilities import Flow
from rules.core.choices import is_worse
from rules.core.request import Option, Request
from rules.intercept_orbit.state.state import State

__all__ = ["FLOW"]

JOINED = {
    "act": ("cover", "use-spot", "path"),
    "cover": ("use-spot",),
    "course": ("path",),
}
USUAL = {"cover": "open", "use-spot": "use-spot", "path": "path-clear"}
"""The labels of the options that do not fold."""
SERVICES = ("mend", "fuel")
"""Which die repairs and which one fuels is a choice, whatever they show."""


def _minor(state: State, request: Request, option: Option) -> bool:
    """Dice that are worse in every way than others, the sides of a hull, and what is not usual."""
    if request.kind in USUAL:
        return option.label != USUAL[request.kind]
    if request.kind not in ("act", "defend") or option.label in SERVICES:
        return False
    return option.label == "berth" or is_worse(_among(request, option), option)


def _among(request: Request, option: Option) -> Request:
    """The request with the options for one target, where a die is offered for several."""
    target = option.facts.get("asset")
    return structs.replace(
        request, options=tuple(item for item in request.options if item.facts.get("asset") == target)
    )


FLOW: Flow[State] = Flow(joined=JOINED, minor=_minor)
