"""The board of a declared table: the score, both teams with ball and initiative, and the decision."""

from __future__ import annotations

from render.football import status
from render.kit import scoreboard, widgets
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.palette import ALERT, CARD, CARD_DONE, PAGE, SOFT, TEXT, blend, player_colour
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.portraits import paint_row
from render.kit.typeface import clean, fit, write
from rules.core.json_input import Facts
from rules.football.state import State, Unit

__all__ = ["draw_match"]

_CARD = 136
_DIE, _STEP = 56, 68


def draw_match(state: State, words: Facts) -> Picture:
    """Draw the match as a PNG, 1000 pixels wide. ``words``: those of ``text.board_labels``."""
    return encode(_match_image(state, words))


def _match_image(state: State, words: Facts) -> Image.Image:
    """Draw the match as an image."""
    rows = max(len(state.units_of(0)), len(state.units_of(1)))
    cards = MARGIN + scoreboard.HEADER + GAP + status.SCORE + GAP
    below = cards + rows * (_CARD + GAP)
    image = Image.new("RGB", (WIDTH, below + status.decision_height(state, words) + MARGIN), PAGE)
    status.draw_header(image, state, words)
    for side in (0, 1):
        left = MARGIN + side * (status.HALF + GAP)
        status.draw_score(image, left, state, side, words)
        for row, unit in enumerate(state.units_of(side)):
            _draw_card(image, Box(left, cards + row * (_CARD + GAP), status.HALF, _CARD), state, unit)
    status.draw_decision(image, below, state, words)
    return image


def _draw_card(image: Image.Image, box: Box, state: State, unit: Unit) -> None:
    """Draw a unit: its part, id, name and the ball above; its systems and dice below."""
    part = status.part_of(state, unit)
    done, targeted = part == "done", bool(state.stack) and state.stack[-1].target == unit.id
    if targeted or part == "active":
        widgets.outline(image, box, ALERT if targeted else TEXT, 4)
    edge = blend(player_colour(unit.owner), CARD_DONE, 0.7 if done else 1.0)
    widgets.edged_plate(image, box, edge, CARD_DONE if done else CARD)
    paint_row(image, box, unit.id, dim=done)
    upper, lower, ink = box.y + 38, box.y + 98, SOFT if done else TEXT
    widgets.mark(image, part, (box.x + 36, upper), 36)
    widgets.lay_chip(image, (box.x + 64, upper), (unit.owner, unit.id), (112, 52), "done" if done else "ready")
    name = "" if unit.name == unit.id else clean(unit.name)
    room = box.right - (box.x + 192) - 8
    if state.ball.holder == unit.id:
        status.draw_ball_mark(image, (box.right - 34, upper), 48)
        room -= 60
    write(image, (box.x + 192, upper), fit(name, room, 34, "Medium"), 34, ink, "Medium")
    widgets.systems(image, (box.x + 22, lower), unit.systems, unit.lost, 46)
    _draw_dice(image, box.right - 40, lower, state, unit)


def _draw_dice(image: Image.Image, x: int, y: int, state: State, unit: Unit) -> None:
    """Draw spot, defense and initiative of a unit, from the right."""
    if unit.spot is not None:
        widgets.spot_die(image, unit.spot, unit.spot_die, (x, y), _DIE)
        x -= _STEP
    if unit.defense is not None:
        widgets.defense_die(image, unit.defense, unit.defense_die, (x, y), _DIE)
        x -= _STEP
    for slot in state.initiative:
        if slot.unit == unit.id and not unit.gone:
            widgets.die(image, (state.profile.initiative, slot.values[0]), (x, y), _DIE)
