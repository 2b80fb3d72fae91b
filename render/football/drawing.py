"""The pictures of football."""

from __future__ import annotations

from render.drawing import Drawing
from render.football.board import draw_match
from render.football.board_data import board_of
from render.football.map_picture import draw_ball, draw_marked, draw_pitch, draw_place, pitch_image
from render.football.moments import MOMENTS
from render.kit.pillow import Image
from render.kit.png import Picture
from render.map.marks import Strike
from rules import Event, Preview
from rules.core.json_input import Facts
from rules.football.events import Kicked, Tackled
from rules.football.map.preview import Preview as MapPreview
from rules.football.map.sights import aim
from rules.football.state import State

__all__ = ["DRAWING"]


def _state(state: State, words: Facts) -> Picture:
    return draw_pitch(state, words) if state.mapped else draw_match(state, words)


def _plan(state: State, words: Facts, preview: Preview) -> Picture:
    assert isinstance(preview, MapPreview)
    return draw_pitch(state, words, preview)


def _whole(state: State, words: Facts) -> Image.Image:
    corners = (0.0, 0.0), (float(state.profile.length), float(state.profile.width))
    return pitch_image(state, {**words, "decision": "", "deciding": ()}, around=corners)


def _strike(event: Event, state: State) -> Strike | None:
    if not isinstance(event, Kicked | Tackled):
        return None
    start = state.unit(event.unit).at
    return None if start is None else Strike(start, aim(state, event.unit, event.target), event.hits)


DRAWING = Drawing(
    _state, _plan, draw_place, draw_ball, _whole, MOMENTS, scene=draw_marked, strike=_strike, board=board_of
)
