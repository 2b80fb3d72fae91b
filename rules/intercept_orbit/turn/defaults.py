"""What is decided for a player who does not decide: as little as the rules allow, and nothing that is spent."""

from __future__ import annotations

from rules.core.request import Request
from rules.intercept_orbit.placing import where
from rules.intercept_orbit.state.state import State

__all__ = ["default"]

WANTED = ("stand", "all", "enough", "pass", "none", "done", "straight", "clear", "remove", "0")
NO = {"use-spot", "cover-hit", "dodge", "cling", "ram", "carry"}
YES = {"ride", "avoid"}
LOSSES = ("Y", "G", "K", "Rs", "Ra/Rs", "Ra", "Rp/Rs", "Rp/Ra", "Rp", "R", "B", "white", "ace")
"""The order in which systems go: what wins least first, what protects last."""


def default(state: State, request: Request) -> str:
    """The choice that stands for no answer: always one that is taken."""
    if request.kind == "where":
        place = where.wanted(state)
        assert place is not None
        return where.written(where.first_place(state, place), place)
    choices = [item.choice for item in request.options]
    if request.kind in NO | YES:
        return "yes" if request.kind in YES else "no"
    if request.kind == "loss":
        return min(choices, key=_rank)
    return next((choice for choice in WANTED if choice in choices), choices[0])


def _rank(system: str) -> int:
    return LOSSES.index(system) if system in LOSSES else len(LOSSES)
