"""The pitch as a picture: all of it with clock and score around it, or a close-up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from render.battlefield.ground import battlefield_palette
from render.battlefield.window import draw_window
from render.football import status
from render.football.map_scene import points_of_action, scene_of
from render.football.pitch_ground import pitch_ground
from render.football.strip import draw_strip, strip_height
from render.kit import scoreboard
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.palette import INK, PAGE
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.widgets import outline
from render.map.grid import EDGE, draw_cell_names
from render.map.marks import Marks
from render.map.viewport import WINDOW_LEFT, WINDOW_WIDTH, View, close_up, points_around
from rules.core.json_input import Facts
from rules.field import Point
from rules.football.map.preview import Preview
from rules.football.profile import Profile
from rules.football.state import State

__all__ = ["draw_ball", "draw_marked", "draw_pitch", "draw_place", "pitch_image"]

_AROUND = 1.5
"""The width of the strip around the pitch, in units."""
_BESIDE, _CLEAR = 0.42, 0.62
"""The distance of a held ball from its holder, both ways; in a close-up it is clear of the id."""
_NEARER = 1.35
"""The least magnification of a close-up."""


def draw_pitch(state: State, words: Facts, preview: Preview | None = None) -> Picture:
    """Draw the pitch as a PNG, 1000 pixels wide; with a preview the planned place, and nothing around it."""
    return encode(pitch_image(state, words, preview), battlefield_palette())


def draw_marked(state: State, words: Facts, marks: Marks) -> Picture:
    """Draw the pitch with what happened since its last picture."""
    return encode(pitch_image(state, words, marks=marks), battlefield_palette())


def draw_ball(state: State, words: Facts) -> Picture | None:
    """Draw a close-up of the ball, the acting unit and its target; None where that is most of the pitch."""
    points = tuple(points_of_action(state))
    if not points or _close_up(state.profile, 0, points).scale < _NEARER * _whole_view(state.profile, 0).scale:
        return None
    return encode(pitch_image(state, words, around=points), battlefield_palette())


def draw_place(state: State, words: Facts, at: Point) -> Picture:
    """Draw a close-up of a place."""
    return encode(pitch_image(state, words, around=points_around(at)), battlefield_palette())


def pitch_image(
    state: State,
    words: Facts,
    preview: Preview | None = None,
    around: Sequence[Point] = (),
    marks: Marks | None = None,
) -> Image.Image:
    """Draw the pitch as an image; with points ``around`` a close-up of these, with ``marks`` a scene of a replay."""
    above = 0 if preview is not None or around else scoreboard.HEADER + GAP + status.SCORE + GAP
    top = MARGIN + above + EDGE
    view = _close_up(state.profile, top, around) if around else _whole_view(state.profile, top)
    tall = 0 if preview is not None else GAP + status.decision_height(state, words)
    below = view.box.bottom + tall
    image = Image.new("RGB", (WIDTH, below + (strip_height(state) if above else 0) + MARGIN), PAGE)
    if above:
        _draw_above(image, state, words)
        draw_strip(image, below, state)
    if tall:
        status.draw_decision(image, view.box.bottom + GAP, state, words)
    outline(image, view.box, INK, 3)
    draw_cell_names(image, state.profile.length, view, state.profile.width)
    scene = scene_of(state, preview, words.get("decimal", "."), _CLEAR if around else _BESIDE)
    ground = pitch_ground(state.profile, view, state.ends if state.sided else ())
    draw_window(image, structs.replace(scene, marks=marks), view, ground)
    return image


def _draw_above(image: Image.Image, state: State, words: Facts) -> None:
    """Draw clock and score, the side that defends the western goal at the left."""
    status.draw_header(image, state, words)
    for place, side in enumerate(state.ends):
        status.draw_score(image, MARGIN + place * (status.HALF + GAP), state, side, words)


def _close_up(profile: Profile, top: int, points: Sequence[Point]) -> View:
    return close_up(points, profile.length, (WINDOW_LEFT, top), WINDOW_WIDTH, tall=profile.width, beside=_AROUND)


def _whole_view(profile: Profile, top: int) -> View:
    scale = WINDOW_WIDTH / (profile.length + 2 * _AROUND)
    tall = round((profile.width + 2 * _AROUND) * scale)
    return View(Box(WINDOW_LEFT, top, WINDOW_WIDTH, tall), -_AROUND, -_AROUND, scale)
