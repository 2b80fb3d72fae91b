"""Fewer presses: the questions that one press answers together, and the options that fold behind *More*."""

from __future__ import annotations

from msgspec import structs

from rules.contract.capabilities import Flow
from rules.core.choices import is_worse
from rules.core.request import Option, Request
from rules.intercept_orbit.state.state import State

__all__ = ["FLOW"]

JOINED = {
    "act": ("cover", "use-spot", "path", "refuel", "course"),
    "cover": ("use-spot",),
    "course": ("path",),
}
USUAL = {"cover": "open", "use-spot": "use-spot", "path": "path-clear"}
"""The labels of the options that do not fold."""
GIVEN = {"defend": ("act",)}
"""A blue die defends and does nothing else: where no white one would do more, the turn goes on at once."""
ASIDE = {"defend": ("attack",)}
"""By kind of question: labels of the next question's options that stand in a menu beside it."""
FOLDED = ("berth", "path-claim")
SERVICES = ("mend", "fuel")
"""Which die repairs and which one fuels is a choice, whatever they show."""


def _minor(state: State, request: Request, option: Option) -> bool:
    """Dice that are worse in every way than others or that change nothing, the sides of a hull, what is not usual."""
    if request.kind == "course":
        return option.label == "straight-on"
    if request.kind in USUAL:
        return option.label != USUAL[request.kind]
    if request.kind not in ("act", "defend") or option.label in SERVICES:
        return False
    return option.label in FOLDED or is_worse(_among(request, option), option)


def _among(request: Request, option: Option) -> Request:
    """The request with the options for one target, where a die is offered for several."""
    target = option.facts.get("asset")
    return structs.replace(
        request, options=tuple(item for item in request.options if item.facts.get("asset") == target)
    )


FLOW: Flow[State] = Flow(joined=JOINED, given=GIVEN, aside=ASIDE, minor=_minor, written=("course",))
