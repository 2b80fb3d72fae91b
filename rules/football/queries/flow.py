"""Questions of a match that one press answers together, and options that fold behind *More*."""

from __future__ import annotations

from collections.abc import Callable

from rules.contract.capabilities import Flow
from rules.core.dice import sides_of
from rules.core.request import Option, Request
from rules.football.map import sights
from rules.football.profile import Range
from rules.football.queries.summary import prospect
from rules.football.state import GOAL, Activation, State
from rules.football.turn.targets import dice_of

__all__ = ["FLOW"]

_DICE = ("defend", "move", "attack", "spot")


def _minor(state: State, request: Request, item: Option) -> bool:
    check = _CHECKS.get(request.kind)
    return check is not None and check(state, request, item)


# -- dice -------------------------------------------------------------------------------------------------------------


def _die(state: State, request: Request, item: Option) -> bool:
    """A die that another one beats, or one that would roll no dice."""
    if item.label not in _DICE:
        return False
    return any(_beats(other, item) for other in request.options) or (item.label == "attack" and _vain(state, item))


def _beats(other: Option, item: Option) -> bool:
    """Whether another die does the same at least as well, and can do nothing else: marking ends the turn."""
    if other.label != item.label or other == item:
        return False
    mine, its = item.facts["face"], other.facts["face"]
    if item.label == "spot":
        return bool((its, other.choice) > (mine, item.choice))
    if other.facts["die"][0] == "W":
        return False
    return bool(its >= mine if item.facts["die"][0] == "W" else its > mine)


def _vain(state: State, item: Option) -> bool:
    """Whether an attack rolls no dice against the defense that is known already."""
    found = prospect(state, state.act.unit, item.facts["face"])
    return found is not None and found["dice"] == 0 and found["line"] is not None and not found["waiting"]


def _defense(state: State, request: Request, item: Option) -> bool:
    """A die that another one beats, or that is no better than the defense the unit has."""
    held = state.unit(request.facts["unit"]).defense or 0
    return _die(state, request, item) or 0 < item.facts.get("face", 0) <= held


# -- targets and ranges -----------------------------------------------------------------------------------------------


def _target(state: State, request: Request, item: Option) -> bool:
    """Called up by an attack: who neither has the ball nor gets it by that."""
    return item.label == "opponent" and item.choice != request.facts["under"]


def _range(state: State, request: Request, item: Option) -> bool:
    """A range that no run can come to; a kick without a red die, unless the goal is that near."""
    act = state.act
    span = Range(item.facts["range"])
    near = not state.mapped or act.under is not None or _in_reach(state, act, span)
    if span is Range.HAND_TO_HAND and state.kicks(act.unit, act.target):
        return not (state.mapped and act.target == GOAL and _in_reach(state, act, span))
    return not near


def _in_reach(state: State, act: Activation, span: Range) -> bool:
    """Whether the unit can be in that range of its target after its longest run."""
    profile, unit = state.profile, state.unit(act.unit)
    far = sights.distance_to(state, unit, act.target)
    dice = [sides_of(die) for die in dice_of(state, act, span) if die[0] in "GW"]
    run = profile.stride * max(dice, default=0) + profile.close_call
    ends = {Range.HAND_TO_HAND: (0.0, profile.reach), Range.DIRECT_FIRE: (profile.reach, profile.ruler)}
    low, high = ends.get(span, (profile.ruler, profile.length * 2))
    return far - run <= high and far + run >= low


def _of_label(label: str) -> Callable[[State, Request, Option], bool]:
    return lambda state, request, item: item.label == label


_CHECKS: dict[str, Callable[[State, Request, Option], bool]] = {
    "act": _die,
    "defend": _defense,
    "target": _target,
    "range": _range,
    "line": _of_label("in-line"),
    "use-spot": _of_label("keep-spot"),
    "spot-target": _of_label("nobody"),
    "hotrod": _of_label("hotrod"),
}


def _alike(state: State, request: Request) -> bool:
    """The ends of a drawn pitch are the same."""
    return request.kind == "side" and state.mapped


FLOW: Flow[State] = Flow(
    joined={
        "target": ("range",),
        "act": ("hotrod", "line", "reach", "spot-target", "use-spot"),
        "line": ("use-spot",),
        "spot-target": ("hotrod",),
    },
    aside={"act": ("hotrod", "in-line", "into-range", "toward", "toward-ball", "toward-goal", "toward-own-goal")},
    minor=_minor,
    alike=_alike,
    unsaid=("keep-cool",),
)
