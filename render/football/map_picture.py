"""The pitch as a picture: all of it with clock and score around it, or a close-up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import structs

from render.battlefield.ground import battlefield_palette, ground_colours
from render.battlefield.window import draw_window
from render.football import board
from render.football.map_scene import points_of_action, scene_of
from render.kit import scoreboard, widgets
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.palette import CARD, CARD_DONE, INK, PAGE, SOFT, TEXT, Colour, blend, player_colour
from render.kit.pillow import Image, ImageDraw
from render.kit.png import Picture, encode
from render.kit.portraits import paint_row
from render.kit.typeface import fit, write
from render.kit.widgets import outline
from render.map.grid import EDGE, draw_cell_names
from render.map.marks import Marks
from render.map.viewport import OVER, WINDOW_LEFT, WINDOW_WIDTH, View, close_up, points_around
from render.scene import Card
from rules.core.json_input import Facts
from rules.field import Point
from rules.football.place import Preview
from rules.football.profile import Profile
from rules.football.state import State

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
    above = 0 if preview is not None or around else scoreboard.HEADER + GAP + board.SCORE + GAP
    top = MARGIN + above + EDGE
    view = _close_up(state.profile, top, around) if around else _whole_view(state.profile, top)
    tall = 0 if preview is not None else GAP + board.decision_height(state, words)
    below = view.box.bottom + tall
    image = Image.new("RGB", (WIDTH, below + (strip_height(state) if above else 0) + MARGIN), PAGE)
    if above:
        _draw_above(image, state, words)
        draw_strip(image, below, state)
    if tall:
        board.draw_decision(image, view.box.bottom + GAP, state, words)
    outline(image, view.box, INK, 3)
    draw_cell_names(image, state.profile.length, view, state.profile.width)
    scene = scene_of(state, preview, words.get("decimal", "."), _CLEAR if around else _BESIDE)
    ground = pitch_ground(state.profile, view, state.ends if state.sided else ())
    draw_window(image, structs.replace(scene, marks=marks), view, ground)
    return image


def _draw_above(image: Image.Image, state: State, words: Facts) -> None:
    """Draw clock and score, the side that defends the western goal at the left."""
    board.draw_header(image, state, words)
    for place, side in enumerate(state.ends):
        board.draw_score(image, MARGIN + place * (board.HALF + GAP), state, side, words)


def _close_up(profile: Profile, top: int, points: Sequence[Point]) -> View:
    return close_up(points, profile.length, (WINDOW_LEFT, top), WINDOW_WIDTH, tall=profile.width, margin=_AROUND)


def _whole_view(profile: Profile, top: int) -> View:
    scale = WINDOW_WIDTH / (profile.length + 2 * _AROUND)
    tall = round((profile.width + 2 * _AROUND) * scale)
    return View(Box(WINDOW_LEFT, top, WINDOW_WIDTH, tall), -_AROUND, -_AROUND, scale)


# -- the strip under the pitch: both teams with their systems ---------------------------------------------------------

_ROW = 60
_BETWEEN = 6


def strip_height(state: State) -> int:
    """The height of all rows, and of the gap above."""
    return GAP + max(len(state.units_of(side)) for side in (0, 1)) * (_ROW + _BETWEEN)


def draw_strip(image: Image.Image, top: int, state: State) -> None:
    """Draw every unit with its part, id, systems, name, and the ball if it has it."""
    for place, side in enumerate(state.ends):
        left = MARGIN + place * (board.HALF + GAP)
        for row, unit in enumerate(state.units_of(side)):
            box = Box(left, top + GAP + row * (_ROW + _BETWEEN), board.HALF, _ROW)
            _draw_row(image, box, board.card_of(state, unit))


def _draw_row(image: Image.Image, box: Box, card: Card) -> None:
    done = card.part == "done"
    widgets.edged_plate(
        image, box, blend(player_colour(card.owner), CARD_DONE, 0.7 if done else 1.0), CARD_DONE if done else CARD
    )
    paint_row(image, box, card.id, dim=done)
    widgets.mark(image, card.part, (box.x + 30, box.middle), 28)
    chip = box.x + 52, box.middle
    widgets.lay_chip(image, chip, (card.owner, card.id), (92, 44), "done" if done else "ready")
    end, edge = widgets.systems(image, (box.x + 156, box.middle), card.systems, card.lost, 38), box.right - 14
    if card.has_ball:
        board.draw_ball_mark(image, (box.right - 30, box.middle), 36)
        edge -= 40
    write(image, (end + 8, box.middle), fit(card.name, edge - end, 26), 26, SOFT if done else TEXT)


# -- the ground -------------------------------------------------------------------------------------------------------

_STRIPE = 4
_CIRCLE = 4.0
_SPOT = 0.2
_GOAL_DEPTH = 1.0
_LINE, _GOAL_LINE = 3 * OVER, 4 * OVER


@lru_cache(maxsize=2)
def pitch_ground(profile: Profile, view: View, ends: tuple[int, ...]) -> Image.Image:
    """The pitch with the goals of two players, west and east; of nobody yet without them.

    It is shared: copy it before drawing on it.
    """
    dark, light = ground_colours("woods")
    large = Image.new("RGB", (view.box.w * OVER, view.box.h * OVER), blend(INK, dark, 0.3))
    draw = ImageDraw.Draw(large)
    length, width = profile.length, profile.width
    for number in range(int(length // _STRIPE)):
        stripe = _box(view, number * _STRIPE, 0, (number + 1) * _STRIPE, width)
        draw.rectangle(stripe, fill=light if number % 2 else dark)
    _draw_lines(draw, profile, view, blend(TEXT, dark, 0.7))
    for x, owner in zip((0.0, length), ends or (None, None), strict=True):
        colour = SOFT if owner is None else player_colour(owner)
        low, high = sorted((x, x - _GOAL_DEPTH if x == 0 else x + _GOAL_DEPTH))
        top, bottom = profile.width / 2 - profile.goal / 2, profile.width / 2 + profile.goal / 2
        goal = _box(view, low, top, high, bottom)
        draw.rectangle(goal, fill=blend(colour, INK, 0.35))
        draw.rectangle(goal, outline=colour, width=_GOAL_LINE)
        draw.line(_box(view, x, top, x, bottom), fill=TEXT, width=_GOAL_LINE)
    return large.reduce(OVER)


def _box(view: View, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
    ((x, y),) = view.on_ground(((left, top),))
    return x, y, x + (right - left) * view.unit, y + (bottom - top) * view.unit


def _draw_lines(draw: ImageDraw.ImageDraw, profile: Profile, view: View, colour: Colour) -> None:
    length, width = profile.length, profile.width
    x, y = length / 2, width / 2
    draw.rectangle(_box(view, 0, 0, length, width), outline=colour, width=_LINE)
    draw.line(_box(view, x, 0, x, width), fill=colour, width=_LINE)
    circle = _box(view, x - _CIRCLE, y - _CIRCLE, x + _CIRCLE, y + _CIRCLE)
    draw.ellipse(circle, outline=colour, width=_LINE)
    draw.ellipse(_box(view, x - _SPOT, y - _SPOT, x + _SPOT, y + _SPOT), fill=colour)
