"""Scripts that play by a few words each, and by the policy where they have none. They know options, not what they are
worth; none of them looks ahead."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules import Option, Request, State, blind, choose, default, ruleset_of
from rules.contract.machine import Machine

Script = Callable[[State, Request], object]
Rule = Callable[[State, Request], Option | None]


def _labelled(request: Request, *labels: str) -> list[Option]:
    """The options with the first of these labels that there is one of."""
    found = ([item for item in request.options if item.label == label] for label in labels)
    return next((items for items in found if items), [])


def _first(*labels: str) -> Rule:
    """The first option with one of these labels, the earlier ones before the later."""
    return lambda state, request: next(iter(_labelled(request, *labels)), None)


def _strongest(*labels: str) -> Rule:
    """The best die with one of these labels."""

    def rule(state: State, request: Request) -> Option | None:
        return max(_labelled(request, *labels), key=lambda item: item.facts.get("face", 0), default=None)

    return rule


def _weakest(state: Any, request: Request) -> Option | None:
    """The enemy that has least left."""

    def left(item: Option) -> int:
        frame = state.frame(item.facts["frame"])
        return len(frame.systems) + int(frame.white)

    return min(_labelled(request, "frame"), key=left, default=None)


def _nearest(state: Any, request: Request) -> Option | None:
    """The nearest enemy."""
    mine = state.frame(request.facts["frame"])

    def far(item: Option) -> float:
        other = state.frame(item.facts["frame"])
        if mine.at is None or other.at is None:
            return 0.0
        return float((mine.at[0] - other.at[0]) ** 2 + (mine.at[1] - other.at[1]) ** 2)

    return min(_labelled(request, "frame"), key=far, default=None)


def _low_on_fuel(state: Any, request: Request) -> Option | None:
    """Home to the carrier, from three units of fuel on."""
    fuel = state.asset(request.facts["asset"]).fuel
    return next(iter(_labelled(request, "to-carrier")), None) if fuel is not None and fuel <= 3 else None


def _script(rules: Mapping[str, Rule]) -> Script:
    """A script by the kinds of the questions that it answers in its own way."""

    def play(state: State, request: Request) -> object:
        rule = rules.get(request.kind)
        chosen = None if rule is None else rule(state, request)
        if chosen is not None:
            return chosen.choice
        own = choose(state, request)
        return default(state, request) if own is None else own.choice

    return play


def _aimless(state: State, request: Request) -> object:
    """The first thing that may be said."""
    offered: Sequence[object] = blind(state, request)
    return offered[0] if offered else default(state, request)


def _untaught(state: State, request: Request) -> object:
    """The policy as it was before the search taught it anything."""
    machine = ruleset_of(state)
    assert isinstance(machine, Machine)
    own = machine.own_policy({}).choose(state, request)
    return default(state, request) if own is None else own.choice


_FRAMES: Mapping[str, Script] = {
    "rush": _script(
        {
            "activate": _first("frame"),
            "target": _nearest,
            "where": _first("into-range", "toward"),
            "act": _strongest("attack", "move"),
        }
    ),
    "turtle": _script({"where": _first("to-cover", "stay"), "act": _strongest("attack", "spot", "move")}),
    "focus-fire": _script({"target": _weakest}),
    "clock": _script({"doomsday": _first("advance"), "where": _first("to-station", "toward")}),
    "pass": _script({"activate": _first("pass", "frame")}),
    "stubborn": _script({"ground": _first("hold-ground"), "activate": _first("frame")}),
    "aimless": _aimless,
    "untaught": _untaught,
}
_SIDES: Mapping[str, Script] = {
    "shooter": _script({"target": _first("goal"), "act": _strongest("attack", "move")}),
    "passer": _script({"target": _first("mate", "goal")}),
    "keeper": _script({"where": _first("toward-own-goal", "toward-ball", "stay")}),
    "runner": _script({"where": _first("toward-goal", "toward-ball"), "act": _strongest("move", "attack")}),
    "hot": _script({"hotrod": _first("hotrod")}),
    "aimless": _aimless,
    "untaught": _untaught,
}
_FLEETS: Mapping[str, Script] = {
    "straight": _script({"where": _first("straight-on", "course-toward")}),
    "guns": _script({"act": _strongest("attack", "move", "straight")}),
    "launch": _script({"act": _strongest("fuel", "attack", "move", "straight")}),
    "home-with-fuel": _script({"where": _low_on_fuel}),
    "slow": _script({"where": _first("slowest", "straight-on")}),
    "aimless": _aimless,
    "untaught": _untaught,
}
SCRIPTS: Mapping[str, Mapping[str, Script]] = {
    "rapid-attack": _FRAMES,
    "mez": _FRAMES,
    "unofficial": _FRAMES,
    "football": _SIDES,
    "intercept-orbit": _FLEETS,
}
"""The scripts of each ruleset, by name."""
