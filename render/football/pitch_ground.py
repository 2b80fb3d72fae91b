"""The pitch without anything that moves: grass, lines and goals. What has been drawn is cached."""

from __future__ import annotations

from functools import lru_cache

from render.battlefield.ground import ground_colours
from render.kit.palette import INK, SOFT, TEXT, Colour, blend, player_colour
from render.kit.pillow import Image, ImageDraw
from render.map.viewport import OVER, View
from rules.football.profile import Profile

__all__ = ["pitch_ground"]

_STRIPE = 4
_CIRCLE = 4.0
_SPOT = 0.2
_GOAL_DEPTH = 1.0
_LINE, _GOAL_LINE = 3 * OVER, 4 * OVER


@lru_cache(maxsize=4)
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
        _draw_goal(draw, profile, view, x, SOFT if owner is None else player_colour(owner))
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


def _draw_goal(draw: ImageDraw.ImageDraw, profile: Profile, view: View, x: float, colour: Colour) -> None:
    low, high = sorted((x, x - _GOAL_DEPTH if x == 0 else x + _GOAL_DEPTH))
    top, bottom = profile.width / 2 - profile.goal / 2, profile.width / 2 + profile.goal / 2
    goal = _box(view, low, top, high, bottom)
    draw.rectangle(goal, fill=blend(colour, INK, 0.35))
    draw.rectangle(goal, outline=colour, width=_GOAL_LINE)
    draw.line(_box(view, x, top, x, bottom), fill=TEXT, width=_GOAL_LINE)
