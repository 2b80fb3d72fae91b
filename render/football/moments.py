"""Cards of a match's great moments: a goal, half time."""

from __future__ import annotations

from collections.abc import Mapping

from render.drawing import Moment
from render.football import board
from render.kit import scoreboard, widgets
from render.kit.boxes import GAP, INNER, MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import INK, PAGE, PANEL, TEXT, WHITE, Colour, player_colour
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, write
from rules import Event
from rules.core.json_input import Facts
from rules.football.ball import Scored
from rules.football.state import State
from rules.football.turn import TurnEnded

_BANNER = 220
_BALL = 130


def _draw_goal(state: State, event: Event, words: Facts) -> Picture:
    """Draw a goal: the word in the colour of its side, the scorer, and the score."""
    assert isinstance(event, Scored)
    unit = state.unit(event.unit)
    image, banner = _card(state, words, player_colour(event.player))
    middle = banner.x + 120, banner.middle
    for icon, size, colour in (("circle", _BALL, WHITE), ("hexagon", _BALL // 2, INK)):
        stamp(image, icon, middle, size, colour)
    left, room = banner.x + 220, banner.w - 240
    write(image, (left, banner.y + 76), fit(clean(words["goal"]), room, 100, "Bold"), 100, INK, "Bold")
    end = widgets.lay_chip(image, (left, banner.bottom - 52), (unit.owner, unit.id), (120, 56), "ready")
    name = "" if unit.name == unit.id else clean(unit.name)
    write(image, (end + 12, banner.bottom - 52), fit(name, banner.right - end - 32, 46, "Bold"), 46, INK, "Bold")
    return encode(image)


def _draw_half_time(state: State, event: Event, words: Facts) -> Picture:
    """Draw half time: the word, and the score."""
    image, banner = _card(state, words, PANEL)
    text = fit(clean(words["half-time"]), banner.w - 40, 100, "Bold")
    write(image, (banner.x + banner.w // 2, banner.middle), text, 100, TEXT, "Bold", "middle")
    return encode(image)


def _card(state: State, words: Facts, colour: Colour) -> tuple[Image.Image, Box]:
    """A card with clock and score, and the box of its banner."""
    top = MARGIN + scoreboard.HEADER + GAP + board.SCORE + GAP
    banner = Box(MARGIN, top, INNER, _BANNER)
    image = Image.new("RGB", (WIDTH, banner.bottom + MARGIN), PAGE)
    board.draw_header(image, state, words)
    for place, side in enumerate(state.ends):
        board.draw_score(image, MARGIN + place * (board.HALF + GAP), state, side, {**words, "deciding": ()})
    widgets.plate(image, banner, colour, 16)
    return image, banner


def _is_half_time(state: State, event: Event) -> bool:
    return isinstance(event, TurnEnded) and event.turn == state.profile.half


MOMENTS: Mapping[type[Event], Moment[State]] = {
    Scored: Moment(_draw_goal),
    TurnEnded: Moment(_draw_half_time, _is_half_time),
}
