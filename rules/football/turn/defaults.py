"""Defaults for players who do not decide: as little as the rules allow."""

from __future__ import annotations

from rules.core.request import Request
from rules.football.state import State

__all__ = ["default"]

PREFERRED = ("defence", "west", "rest", "all", "none", "done", "no", "stay", "field", "spot:1")


def default(state: State, request: Request) -> str:
    """The choice for a player who does not choose: always one of the request's options."""
    choices = [item.choice for item in request.options]
    return next((choice for choice in PREFERRED if choice in choices), choices[0])
