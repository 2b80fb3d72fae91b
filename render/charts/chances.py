"""Everybody's chance to win over a game, as lines: each with a color, a shape and a letter, turning points numbered."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit.boxes import MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import INK, LINE, PAGE, PANEL, SOFT, TEXT, WHITE, player_colour, player_shape
from render.kit.pillow import Image, ImageDraw
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, text_width, write
from render.kit.widgets import plate

_HEIGHT = 620
_HEAD, _FOOT, _LEFT, _RIGHT = 130, 56, 76, 70
_SMOOTH = 2
"""Lines are drawn this many times too large, then reduced."""
_THICK = 6
_SHAPES = 5
"""Shapes on each line."""
_NAME = 260


class ChanceMark(Struct, frozen=True):
    """A numbered turning point: the place of its point, and whose decision it was."""

    number: int
    at: int
    player: int


class ChanceChart(Struct, frozen=True):
    """What the chart shows. ``players``: letter and name; ``points``: the chances of all, from 0 to 1, by time;
    ``rounds``: the place of each round's first point."""

    title: str
    round: str
    players: tuple[tuple[str, str], ...]
    points: tuple[tuple[float, ...], ...]
    rounds: tuple[tuple[int, int], ...] = ()
    marks: tuple[ChanceMark, ...] = ()


def draw_chances(chart: ChanceChart) -> Picture:
    """Draw the chart as a PNG, 1000 pixels wide, legible at a third of that. Thread-safe."""
    image = Image.new("RGB", (WIDTH, _HEIGHT), PAGE)
    write(image, (MARGIN, 38), fit(clean(chart.title, "?"), WIDTH - 2 * MARGIN, 40, "Bold"), 40, TEXT, "Bold")
    box = Box(_LEFT, _HEAD, WIDTH - _LEFT - _RIGHT, _HEIGHT - _HEAD - _FOOT)
    room = (WIDTH - 2 * MARGIN) // max(1, len(chart.players))
    for number, (letter, name) in enumerate(chart.players):
        x = MARGIN + number * room
        stamp(image, player_shape(number), (x + 16, 92), 32, player_colour(number))
        shown = fit(
            f"{letter} {clean(name, letter)}", min(_NAME, room - 52) if len(chart.players) > 2 else room - 52, 34
        )
        write(image, (x + 42, 92), shown, 34, TEXT, "Medium")
    plate(image, box.inset(-6), PANEL)
    _grid(image, box, chart)
    for player in reversed(range(len(chart.players))):
        _line(image, _along(box, chart, player), player)
    _shapes(image, box, chart)
    for mark in chart.marks:
        _mark(image, _along(box, chart, mark.player)[mark.at], mark.number)
    return encode(image)


def _along(box: Box, chart: ChanceChart, player: int) -> list[tuple[int, int]]:
    """A player's line, point by point."""
    last = max(1, len(chart.points) - 1)
    return [
        (box.x + round(box.w * at / last), box.y + round(box.h * (1 - row[player])))
        for at, row in enumerate(chart.points)
    ]


def _grid(image: Image.Image, box: Box, chart: ChanceChart) -> None:
    """Lines at each quarter of a chance, and where each round begins."""
    pen = ImageDraw.Draw(image)
    for quarter in range(5):
        y = box.bottom - box.h * quarter // 4
        pen.line((box.x, y, box.right, y), LINE, 3 if quarter == 2 else 1)
        write(image, (box.x - 14, y), str(25 * quarter), 28, SOFT, "Regular", "right")
    last, free = max(1, len(chart.points) - 1), box.x - 1
    for at, number in chart.rounds:
        x = box.x + round(box.w * at / last)
        pen.line((x, box.y, x, box.bottom), LINE, 1)
        text = f"{clean(chart.round)} {number}" if at == chart.rounds[0][0] else str(number)
        if x >= free and x + text_width(text, 28) <= box.right + _RIGHT - MARGIN:
            free = x + 24 + write(image, (x, box.bottom + 30), text, 28, SOFT)


def _line(image: Image.Image, along: Sequence[tuple[int, int]], player: int) -> None:
    """Draw a smooth line over a dark edge, by a mask of several times its size."""
    for thick, colour in ((_THICK + 6, INK), (_THICK, player_colour(player))):
        mask = Image.new("L", (image.width * _SMOOTH, image.height * _SMOOTH))
        large = [(x * _SMOOTH, y * _SMOOTH) for x, y in along]
        ImageDraw.Draw(mask).line([large[0], *large], 255, thick * _SMOOTH, "curve")
        image.paste(colour, (0, 0), mask.resize(image.size, Image.Resampling.BOX))


def _shapes(image: Image.Image, box: Box, chart: ChanceChart) -> None:
    """The shape of each player here and there on their line, each line's elsewhere, and the letter at its end."""
    number, points = len(chart.players), len(chart.points)
    ends = sorted((_along(box, chart, player)[-1][1], player) for player in range(number))
    free = box.y - 40
    for y, player in ends:
        free = max(free + 36, min(y, box.bottom - 36 * (number - 1)))
        write(image, (box.right + 14, free), clean(chart.players[player][0], "?"), 34, player_colour(player), "Bold")
        along = _along(box, chart, player)
        for step in range(_SHAPES if points > 2 * _SHAPES else 1):
            at = along[round((points - 1) * (step + (player + 0.5) / number) / _SHAPES)]
            stamp(image, player_shape(player), at, 34, INK)
            stamp(image, player_shape(player), at, 26, player_colour(player))


def _mark(image: Image.Image, at: tuple[int, int], number: int) -> None:
    y = at[1] - 46 if at[1] > _HEAD + 60 else at[1] + 46
    stamp(image, "circle", (at[0], y), 50, INK)
    stamp(image, "circle", (at[0], y), 44, WHITE)
    write(image, (at[0], y), str(number), 34, INK, "Bold", "middle")
