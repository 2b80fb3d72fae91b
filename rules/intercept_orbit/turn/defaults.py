"""The choice for a player who does not choose: the least that the rules allow, at no cost."""

from __future__ import annotations

from rules.core.request import Request
from rules.intercept_orbit.placing.parse import write_answer
from rules.intercept_orbit.placing.placement import placement_now
from rules.intercept_orbit.placing.where import default_destination
from rules.intercept_orbit.state.state import State

__all__ = ["default"]

WANTED = ("stand", "all", "enough", "pass", "none", "done", "straight", "clear", "remove", "0")
NO = {"use-spot", "cover-hit", "dodge", "cling", "ram", "carry"}
YES = {"ride", "avoid"}
LOSSES = ("Y", "G", "K", "Rs", "Ra/Rs", "Ra", "Rp/Rs", "Rp/Ra", "Rp", "R", "B", "white", "ace")
"""The order in which systems are given up: what wins least first, what protects last."""


def default(state: State, request: Request) -> str:
    """The default choice; ``decide`` always takes it."""
    if request.kind == "where":
        placed = placement_now(state)
        return write_answer(default_destination(state, placed), placed)
    choices = [item.choice for item in request.options]
    if request.kind in NO | YES:
        return "yes" if request.kind in YES else "no"
    if request.kind == "loss":
        return min(choices, key=_rank)
    return next((choice for choice in WANTED if choice in choices), choices[0])


def _rank(system: str) -> int:
    return LOSSES.index(system) if system in LOSSES else len(LOSSES)
