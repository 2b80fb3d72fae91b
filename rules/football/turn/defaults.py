"""What is decided for a player who does not decide: as little as the rules allow."""

from __future__ import annotations

from rules.core.request import Request
from rules.football.state import State

__all__ = ["default"]

WANTED = ("defence", "west", "rest", "none", "done", "no", "stay", "field", "spot:1")


def default(state: State, request: Request) -> str:
    """The choice that stands for no answer: always one of the request's options."""
    choices = [item.choice for item in request.options]
    return next((choice for choice in WANTED if choice in choices), choices[0])
