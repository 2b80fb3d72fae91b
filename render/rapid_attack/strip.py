"""The strip under a map: every player's frames with what is left of them, and the legend of a game's first board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from render.kit import widgets
from render.kit.boxes import GAP, INNER, MARGIN, Box
from render.kit.icons import stamp, system_tile
from render.kit.palette import ALERT, COVER, SOFT, TEXT, Colour
from render.kit.pillow import Image
from render.kit.typeface import clean, fit, size_to_fit, write
from render.rapid_attack.frame_card import Look, draw_card, frame_name
from render.rapid_attack.status import part_of
from rules.rapid_attack.state import Frame, State

__all__ = ["LEGEND", "LEGEND_HEIGHT", "Strip", "draw_legend", "draw_strip"]

_CARD, _NAMED, _GAP = 96, 124, 8
_COLUMNS, _FEW = 4, 3
_NAMES_MOST, _WRECKS_MOST = 8, 12
"""With more frames there are no names, and only frames that stand."""
LEGEND = ("station", "target", "cover", "acted", "defense", "spot", "rocket", "lost")
"""The signs that the legend explains, in two lines."""
_LEGEND_LINE = 40
LEGEND_HEIGHT = 2 * _LEGEND_LINE + GAP


class Strip(NamedTuple):
    """The frames of all players, the leader's first, and the measures of their cards."""

    frames: tuple[Frame, ...]
    columns: int
    named: bool

    @classmethod
    def of(cls, state: State) -> Strip:
        """Three cards a row if every player has three frames, else four."""
        few = len(state.frames) == _FEW * len(state.players)
        shown = (frame for frame in state.frames if frame.alive or len(state.frames) <= _WRECKS_MOST)
        frames = tuple(sorted(shown, key=lambda frame: state.order.index(frame.owner)))
        named = len(state.frames) <= _NAMES_MOST and any(map(frame_name, frames))
        return cls(frames, _FEW if few else _COLUMNS, named)

    @property
    def row(self) -> int:
        """The height of a row, a gap included."""
        return (_NAMED if self.named else _CARD) + _GAP

    @property
    def height(self) -> int:
        """The height of all rows, and of the gap above."""
        return -(-len(self.frames) // self.columns) * self.row + GAP

    def box(self, place: int, top: int) -> Box:
        """The box of a card."""
        row, column = divmod(place, self.columns)
        width = (INNER - _GAP * (self.columns - 1)) / self.columns
        x = MARGIN + round(column * (width + _GAP))
        return Box(x, top + GAP + row * self.row, round(width), self.row - _GAP)


def draw_strip(image: Image.Image, top: int, state: State, strip: Strip) -> None:
    """Draw the cards of the frames."""
    targeted = state.stack[-1].target if state.stack else ""
    for place, frame in enumerate(strip.frames):
        whole = max(state.profile.white, frame.white)
        look = Look(part_of(state, frame), frame.id == targeted, named=strip.named, whole=whole)
        draw_card(image, strip.box(place, top), frame, look)


# -- the legend -------------------------------------------------------------------------------------------------------


def draw_legend(image: Image.Image, top: int, words: Mapping[str, str]) -> None:
    """Draw what the signs mean, by the names in ``LEGEND``."""
    half = len(LEGEND) // 2
    for place, name in enumerate(LEGEND):
        row, column = divmod(place, half)
        x, y = MARGIN + column * INNER // half, top + GAP + row * _LEGEND_LINE + _LEGEND_LINE // 2
        _sign(image, name, (x + 18, y))
        word, room = clean(words.get(name, "")), INNER // half - 52
        size = size_to_fit(word, room, 24, 20, "Regular")
        write(image, (x + 44, y), fit(word, room, size), size, SOFT)


_SIGNS: Mapping[str, tuple[str, Colour]] = {
    "target": ("reticle", ALERT),
    "cover": ("wall", COVER),
    "defense": ("shield", TEXT),
    "spot": ("eye", TEXT),
    "rocket": ("rocket", TEXT),
}


def _sign(image: Image.Image, name: str, at: tuple[int, int]) -> None:
    match name:
        case "station":
            widgets.lay(image, widgets.flag(None, 30), at)
        case "acted":
            widgets.mark(image, "done", at, 28)
        case "lost":
            widgets.lay(image, system_tile("B", 28, True), at)
        case _:
            icon, colour = _SIGNS[name]
            stamp(image, icon, at, 28, colour)
