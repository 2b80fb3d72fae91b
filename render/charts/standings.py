"""The table of a campaign or a season: rank, name, games, wins, draws, losses, points."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import widgets
from render.kit.boxes import MARGIN, Box
from render.kit.palette import CARD, PAGE, PANEL, SOFT, TEXT, player_colour
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.typeface import Weight, clean, fit, write

_WIDTH = 720
_HEAD = 112
_ROW, _GAP = 56, 6
_RANK, _NAME = 60, 96
_COLUMNS = (430, 490, 550, 610, 690)
"""The right edges of the figures: played, won, drawn, lost, points."""
_NAME_ROOM = 290
_LEADERS = 3


class StandingsLine(Struct, frozen=True):
    """The line of a player."""

    rank: int
    name: str
    played: int
    won: int
    drawn: int
    lost: int
    points: int


class StandingsLabels(Struct, frozen=True):
    """Every word of the picture; ``heads`` are short, one for each figure."""

    title: str
    heads: tuple[str, str, str, str, str]


def draw_standings(lines: Sequence[StandingsLine], labels: StandingsLabels) -> Picture:
    """Draw the table as a PNG, 720 pixels wide, legible at half of that. Thread-safe.

    A name that the font cannot show becomes the number of its line.
    """
    image = Image.new("RGB", (_WIDTH, _HEAD + max(1, len(lines)) * (_ROW + _GAP) + MARGIN), PAGE)
    title = fit(clean(labels.title, "?"), _WIDTH - 2 * MARGIN, 40, "Bold")
    write(image, (MARGIN, 36), title, 40, TEXT, "Bold")
    for right, head in zip(_COLUMNS, labels.heads, strict=True):
        write(image, (right, _HEAD - 22), fit(clean(head), 76, 28, "Medium"), 28, SOFT, "Medium", "right")
    for number, line in enumerate(lines):
        _draw(image, Box(MARGIN, _HEAD + number * (_ROW + _GAP), _WIDTH - 2 * MARGIN, _ROW), line, f"#{number + 1}")
    return encode(image)


def _draw(image: Image.Image, box: Box, line: StandingsLine, instead: str) -> None:
    leads = 0 < line.rank <= _LEADERS and line.played > 0
    widgets.edged_plate(image, box, player_colour(line.rank - 1) if leads else PANEL, CARD if leads else PANEL)
    weight: Weight = "Bold" if leads else "Regular"
    write(image, (_RANK + 16, box.middle), str(line.rank or "–"), 32, TEXT, "Bold", "right")
    name = clean(line.name, instead)
    write(image, (_NAME, box.middle), fit(name, _NAME_ROOM, 32, weight), 32, TEXT, weight)
    figures = (line.played, line.won, line.drawn, line.lost)
    for right, figure in zip(_COLUMNS, figures, strict=False):
        write(image, (right, box.middle), str(figure), 32, SOFT, "Regular", "right")
    write(image, (_COLUMNS[-1], box.middle), str(line.points), 34, TEXT, "Bold", "right")
