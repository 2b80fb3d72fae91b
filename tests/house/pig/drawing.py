"""Pig's picture: the scores, and the points at stake."""

from __future__ import annotations

from PIL import Image

from render.drawing import Drawing
from render.kit.palette import PAGE, TEXT
from render.kit.png import Picture, encode
from render.kit.typeface import write
from rules.core.json_input import Facts
from tests.house.pig.rules import State

__all__ = ["DRAWING"]


def _board(state: State, words: Facts) -> Picture:
    image = Image.new("RGB", (600, 100 + 60 * len(state.players)), PAGE)
    write(image, (20, 40), words["title"], 36, TEXT, "Bold")
    for row, player in enumerate(state.players):
        write(image, (20, 110 + 60 * row), f"{player.name} {player.score}", 32, TEXT, "Medium")
    return encode(image)


DRAWING = Drawing(_board)
