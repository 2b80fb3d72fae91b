"""The pictures of football, and its board as data."""

from __future__ import annotations

from render.drawing import Drawing
from render.football import board
from render.football.board import draw_match
from render.football.map_picture import draw_ball, draw_marked, draw_pitch, draw_place, pitch_image
from render.football.map_scene import scene_of
from render.football.moments import MOMENTS
from render.kit.pillow import Image
from render.kit.png import Picture
from render.kit.scoreboard import score_of
from render.map.marks import Strike
from render.scene import PITCH, TABLE, Board, Countdown, Pitch
from rules import Event, Preview
from rules.core.json_input import Facts
from rules.football.kick import Kicked
from rules.football.place import Preview as MapPreview
from rules.football.sights import aim
from rules.football.state import State
from rules.football.steal import Tackled

# -- the board as data for the page -----------------------------------------------------------------------------------

_BESIDE = 0.42
"""The distance of a held ball from its holder, both ways."""


def board_of(state: State, preview: Preview | None = None) -> Board:
    """Everything on the board, with a planned place in its scene."""
    planned = preview if isinstance(preview, MapPreview) else None
    profile, ends = state.profile, state.ends
    return Board(
        kind=PITCH if state.mapped else TABLE,
        sides=tuple(score_of(state, player) for player in ends),
        clock=Countdown(state.turn, profile.turns, profile.half),
        cards=tuple(board.card_of(state, unit) for unit in state.units),
        action=board.action_of(state) if state.stack else None,
        pitch=Pitch(profile.length, profile.width, profile.goal, ends if state.sided else ()),
        map=scene_of(state, planned, ".", _BESIDE) if state.mapped else None,
        frame=(0.0, 0.0, profile.length, profile.width) if state.mapped else None,
        around=profile.margin,
    )


# -- the pictures -----------------------------------------------------------------------------------------------------


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
