"""Which picture a game has: by the family of its rulesets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from render.football.match import draw_match
from render.football.pitch import draw_ball, draw_pitch, draw_spot
from render.intercept_orbit.board import draw_orbit_board
from render.kit.png import Picture
from render.map.window import Focus, MapLabels, draw_map
from render.rapid_attack.board import BoardLabels, draw_board
from render.space.window import around, draw_space_map, on
from rules.core.ruleset import State

__all__ = ["draw_near", "draw_place", "draw_plan", "draw_state"]

Words = Mapping[str, Any]


class Drawing(Struct, frozen=True):
    """The pictures of a family: a state, a plan on a map, what lies around a place of it, and a close-up of the action.

    ``near`` is, or gives, None where the whole map shows enough.
    """

    state: Callable[[Any, Words], Picture]
    plan: Callable[[Any, Words, Any], Picture]
    place: Callable[[Any, Words, tuple[float, float]], Picture]
    near: Callable[[Any, Words], Picture | None] | None = None


RAPID_ATTACK = Drawing(
    lambda state, words: (
        draw_map(state, MapLabels(**words)) if state.mapped else draw_board(state, BoardLabels(**words))
    ),
    lambda state, words, preview: draw_map(state, MapLabels(**words), focus=Focus.on(preview), preview=preview),
    lambda state, words, at: draw_map(state, MapLabels(**words), focus=Focus.around(at)),
    lambda state, words: draw_map(state, MapLabels(**words), focus=Focus()),
)
FOOTBALL = Drawing(
    lambda state, words: draw_pitch(state, words) if state.mapped else draw_match(state, words),
    draw_pitch,
    draw_spot,
    draw_ball,
)
INTERCEPT_ORBIT = Drawing(
    lambda state, words: draw_space_map(state, words) if state.mapped else draw_orbit_board(state, words),
    lambda state, words, preview: draw_space_map(state, words, focus=on(state, preview), preview=preview),
    lambda state, words, at: draw_space_map(state, words, focus=around(at)),
    lambda state, words: draw_space_map(state, words, focus=()),
)
DRAWINGS: dict[str, Drawing] = {
    "rapid-attack": RAPID_ATTACK,
    "football": FOOTBALL,
    "intercept-orbit": INTERCEPT_ORBIT,
}
"""By family; a new one is entered here."""


def draw_state(state: State, words: Words) -> Picture:
    """The board of a game. ``words`` are those of ``text.board_labels``. May be called from several threads at once."""
    return DRAWINGS[state.family].state(state, words)


def draw_plan(state: State, words: Words, preview: Any) -> Picture:
    """A place that is tried out, the way to it, and what would be so there."""
    return DRAWINGS[state.family].plan(state, words, preview)


def draw_place(state: State, words: Words, at: tuple[float, float]) -> Picture:
    """What lies around a place of the map."""
    return DRAWINGS[state.family].place(state, words, at)


def draw_near(state: State, words: Words) -> Picture | None:
    """A close-up of where it happens; None where the whole map shows enough."""
    near = DRAWINGS[state.family].near
    return None if near is None else near(state, words)
