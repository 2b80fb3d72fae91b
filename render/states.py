"""The pictures of a state, as its family declares them. Each function is thread-safe.

``words`` are those of ``text.board_labels``.
"""

from __future__ import annotations

from render.drawing import drawing_of
from render.kit.png import Picture
from rules import Preview, State
from rules.core.json_input import Facts

__all__ = ["draw_near", "draw_place", "draw_plan", "draw_state"]


def draw_state(state: State, words: Facts) -> Picture:
    """Draw the board of a game."""
    return drawing_of(state.family).state(state, words)


def draw_plan(state: State, words: Facts, preview: Preview) -> Picture:
    """Draw a planned place, the way to it, and what would follow. Raises ``TypeError`` for a game without maps."""
    plan = drawing_of(state.family).plan
    if plan is None:
        raise TypeError(state.family)
    return plan(state, words, preview)


def draw_place(state: State, words: Facts, at: tuple[float, float]) -> Picture:
    """Draw the surroundings of a point of the map. Raises ``TypeError`` for a game without maps."""
    place = drawing_of(state.family).place
    if place is None:
        raise TypeError(state.family)
    return place(state, words, at)


def draw_near(state: State, words: Facts) -> Picture | None:
    """Draw a close-up of the action; None where the whole map shows enough."""
    near = drawing_of(state.family).near
    return None if near is None else near(state, words)
