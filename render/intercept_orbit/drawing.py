"""The pictures of Intercept Orbit."""

from __future__ import annotations

from render.charts.orbit import course_image, space_hits_image
from render.drawing import Drawing
from render.intercept_orbit.board import draw_orbit_board
from render.kit.png import Picture
from render.space.window import around, draw_space_map, on
from rules import Preview
from rules.core.json_input import Facts
from rules.intercept_orbit.placing.preview import Preview as MapPreview
from rules.intercept_orbit.state.state import State

__all__ = ["DRAWING"]


def _state(state: State, words: Facts) -> Picture:
    return draw_space_map(state, words) if state.mapped else draw_orbit_board(state, words)


def _plan(state: State, words: Facts, preview: Preview) -> Picture:
    assert isinstance(preview, MapPreview)
    return draw_space_map(state, words, focus=on(state, preview), preview=preview)


def _place(state: State, words: Facts, at: tuple[float, float]) -> Picture:
    return draw_space_map(state, words, focus=around(at))


def _near(state: State, words: Facts) -> Picture | None:
    return draw_space_map(state, words, focus=())


DRAWING = Drawing(_state, _plan, _place, _near, {"space": space_hits_image, "course": course_image})
