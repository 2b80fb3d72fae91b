"""Fewer presses: the questions that one press answers together, and the options that fold behind *More*.

What folds is never taken away: what no move can reach, what rolls no red dice where another range does, dice that are
worse in every way than others, an attack that the target's defense stops, and what stands besides the usual: terrain as
a target, cover, a station.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.contract.capabilities import Flow
from rules.core.choices import is_worse
from rules.core.dice import sides_of
from rules.core.request import Option, Request
from rules.frames.hits import damage_dice
from rules.frames.loadout import pool
from rules.rapid_attack.map.sights import ranges, target_gap
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import Activation, State, is_terrain
from rules.rapid_attack.turn.ask import range_options

__all__ = ["FLOW"]

JOINED = {
    "deploy": ("station",),
    "agree": ("target",),
    "target": ("range", "jettison", "hazard"),
    "range": ("jettison", "hazard"),
    "jettison": ("hazard",),
    "act": ("station", "cover", "use-spot", "spot-target"),
    "cover": ("use-spot",),
}
ASIDE = {
    "activate": ("no-target",),
    "defend": ("done",),
    "act": ("toward", "into-range", "to-cover", "to-station", "away"),
}
"""By kind of question: labels of the next question's options that stand in a menu beside it."""
USUAL = {
    "station": ("no-station",),
    "cover": ("open",),
    "use-spot": ("use-spot",),
    "jettison": ("keep-all",),
    "hazard": ("no-hazard",),
    "agree": ("agreed", "out-of-range", "not-there", "withdraw", "insist"),
}
"""The labels of the options that do not fold."""


def _minor(state: State, request: Request, option: Option) -> bool:
    if request.kind in USUAL:
        return option.label not in USUAL[request.kind]
    return request.kind in _MINOR and _MINOR[request.kind](state, request, option)


def _worse(_state: State, request: Request, option: Option) -> bool:
    return is_worse(request, option)


def _aside_act(state: State, request: Request, option: Option) -> bool:
    return _worse(state, request, option) or (option.label == "attack" and _stopped(state, option.facts["face"]))


def _stopped(state: State, value: int) -> bool:
    """Whether an attack of that value rolls no damage dice against a frame that has defended."""
    target = state.act.target
    if is_terrain(target) or state.frame(target).ready:
        return False
    frame = state.frame(target)
    return not damage_dice(value, frame.spot or 0, frame.defense or 0)


def _aside_target(state: State, request: Request, option: Option) -> bool:
    """Whether a target is terrain, or at no range that the frame could attack from."""
    if option.label == "no-target":
        return False
    aimed = state.with_top(target=option.choice)
    return is_terrain(option.choice) or not _worthwhile(aimed, aimed.act)


def _aside_range(state: State, request: Request, option: Option) -> bool:
    return option not in _worthwhile(state, state.act)


def _worthwhile(state: State, act: Activation) -> list[Option]:
    """The ranges that the frame can reach with a move; of these those with red dice, if any has them."""
    reached = [item for item in range_options(state, act) if _reached(state, act, item.facts["range"])]
    return [item for item in reached if _red(state, act, item)] or reached


def _red(state: State, act: Activation, option: Option) -> bool:
    frame, facts = state.frame(act.frame), option.facts
    dice = pool(
        state.profile.dice,
        frame.systems,
        white=frame.white,
        attack_range=facts["range"],
        rockets=facts["rockets"],
    )
    return any(die[0] == "R" for die in dice)


def _reached(state: State, act: Activation, span: str) -> bool:
    """Whether the target may come to be at a range: at a declared table always."""
    far = target_gap(state, act.frame, act.target) if state.mapped else None
    if far is None:
        return True
    move = _farthest(state, act)
    near, wide = ranges(state.profile, max(0.0, far - move)), ranges(state.profile, far + move)
    if span == Range.DIRECT_FIRE:
        return near != (Range.ARTILLERY,) and wide != (Range.HAND_TO_HAND,)
    return span in (near if span == Range.HAND_TO_HAND else wide)


def _farthest(state: State, act: Activation) -> int:
    """How far two frames may come to move before the attack; an attacker under way moves too."""
    dice = state.profile.dice
    rolled = pool(dice, state.frame(act.frame).systems, white=1)
    own = max(sides_of(die) for die in rolled if die[0] in "GW")
    return own + (sides_of(dice.sprint) if act.under is not None else 0)


_MINOR: dict[str, Callable[[State, Request, Option], bool]] = {
    "act": _aside_act,
    "defend": _worse,
    "target": _aside_target,
    "range": _aside_range,
    "spot-target": lambda state, request, option: option.label == "nobody",
}

UNSAID = ("no-station", "keep-all", "no-hazard")
APART = ("place-all", "place-in-turn")

FLOW: Flow[State] = Flow(joined=JOINED, aside=ASIDE, minor=_minor, folds=("target",), unsaid=UNSAID, apart=APART)
