"""A roll as a picture: the games' coloured dice in groups, or any others in rows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import widgets
from render.kit.boxes import GAP, MARGIN, Box
from render.kit.die import die_sprite
from render.kit.palette import PAGE, PANEL, SOFT, TEXT
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, size_to_fit, wrap, write

_WIDTH = 800
_PAD = 16
_SUM = 128
_CAPTION = 190
_FEW, _MANY = 40, 100
_ROWS = 12
_TURNS = (-3, 2, -1, 3, 0, -2)
"""The angles of dice in a row, in degrees."""


class Rolled(Struct, frozen=True):
    """A rolled die: ``R6``, ``G8`` or, outside the games' notation, ``d20``; dim if it does not count."""

    die: str
    face: int
    dropped: bool = False


class DiceGroup(Struct, frozen=True):
    """Dice that belong together, their use and their sum in the caller's words."""

    dice: tuple[Rolled, ...]
    caption: str = ""
    total: str = ""


class _Row(Struct, frozen=True):
    """The layout of a group: the size of its dice, the number abreast, the lines of its caption and their left edge.

    ``text_x`` is 0 for a caption below the dice.
    """

    group: DiceGroup
    size: int
    abreast: int
    lines: tuple[str, ...]
    text_x: int

    @property
    def dice_height(self) -> int:
        rows = -(-len(self.group.dice) // self.abreast)
        return rows * _step(self.size)

    @property
    def height(self) -> int:
        text = 0 if self.text_x or not self.lines else 36 * len(self.lines) + GAP
        return max(self.dice_height + text, 36 * len(self.lines), 56) + GAP


def draw_dice(groups: Sequence[DiceGroup], title: str = "", total: str = "", label: str = "") -> Picture:
    """Draw the dice of one roll as a PNG, 800 pixels wide.

    ``title``: usually the notation; ``label``: the player's own word; ``total``: the sum of all groups. More than a
    hundred dice or a dozen rows are cut off with an ellipsis; groups without words share a row.
    """
    return encode(_dice_image(groups, title, total, label))


def _dice_image(groups: Sequence[DiceGroup], title: str = "", total: str = "", label: str = "") -> Image.Image:
    """Draw the dice of one roll as an image."""
    rows, cut = _rows(groups)
    heading = 56 if clean(title) or total or clean(label) else 0
    height = 2 * MARGIN + heading + sum(row.height + GAP for row in rows) - GAP + (32 if cut else 0)
    image = Image.new("RGB", (_WIDTH, max(height, 2 * MARGIN + GAP)), PAGE)
    if heading:
        _heading(image, clean(title), clean(total), clean(label))
    y = MARGIN + heading
    for row in rows:
        box = Box(MARGIN, y, _WIDTH - 2 * MARGIN, row.height)
        widgets.plate(image, box, PANEL)
        _draw_row(image, box, row)
        y = box.bottom + GAP
    if cut:
        write(image, (_WIDTH // 2, y + 12), "…", 40, SOFT, "Bold", "middle")
    return image


def _heading(image: Image.Image, title: str, total: str, label: str) -> None:
    middle, right = MARGIN + 22, _WIDTH - MARGIN - 8
    if total:
        right -= 20 + write(image, (right, middle), fit(total, 300, 52, "Bold"), 52, TEXT, "Bold", "right")
    x = MARGIN + 4
    if label:
        x += 16 + write(image, (x, middle), fit(label, (right - x) * 3 // 5, 34, "Bold"), 34, TEXT, "Bold")
    write(image, (x, middle), fit(title, right - x, 30), 30, SOFT)


def _step(size: int) -> int:
    return size + size // 4 - size // 4 % 2


def _rows(groups: Sequence[DiceGroup]) -> tuple[list[_Row], bool]:
    groups = _merged(groups)
    count = sum(len(group.dice) for group in groups)
    size = 72 if count <= 18 else 64 if count <= _FEW else 48
    shown: list[DiceGroup] = []
    left = _MANY
    for group in groups:
        if left > 0 and len(shown) < _ROWS:
            shown.append(DiceGroup(group.dice[:left], clean(group.caption), clean(group.total)))
            left -= len(group.dice)
    wide = [len(group.dice) * _step(size) for group in shown]
    column = max((width for group, width in zip(shown, wide, strict=True) if width <= _beside(group)), default=0)
    return [_row(group, size, column) for group in shown], count > _MANY or len(groups) > _ROWS


def _merged(groups: Sequence[DiceGroup]) -> list[DiceGroup]:
    """Join groups without words to those before them."""
    merged: list[DiceGroup] = []
    for group in groups:
        plain = not (group.caption or group.total)
        if plain and merged and not (merged[-1].caption or merged[-1].total):
            merged[-1] = DiceGroup(merged[-1].dice + group.dice)
        else:
            merged.append(group)
    return merged


def _inner(group: DiceGroup) -> int:
    return _WIDTH - 2 * MARGIN - 2 * _PAD - (_SUM if group.total else 0)


def _beside(group: DiceGroup) -> int:
    """The most width that dice may take with a caption beside them."""
    return _inner(group) - _CAPTION


def _row(group: DiceGroup, size: int, column: int) -> _Row:
    beside = len(group.dice) * _step(size) <= _beside(group)
    room = _inner(group) - (column + _PAD if beside else 0)
    lines = wrap(group.caption, room, 28, lines=2) if group.caption else ()
    text_x = MARGIN + _PAD + column + _PAD if beside else 0
    return _Row(group, size, max(1, _inner(group) // _step(size)), lines, text_x)


def _draw_row(image: Image.Image, box: Box, row: _Row) -> None:
    step = _step(row.size)
    for index, die in enumerate(row.group.dice):
        across, down = index % row.abreast, index // row.abreast
        centre = (box.x + _PAD + across * step + step // 2, box.y + GAP // 2 + down * step + step // 2)
        sprite = die_sprite(die.die, die.face, row.size, _TURNS[index % len(_TURNS)], die.dropped)
        widgets.lay(image, sprite, centre)
    x = row.text_x or box.x + _PAD + GAP
    y = box.middle - 18 * (len(row.lines) - 1) if row.text_x else box.y + row.dice_height + 20
    for number, line in enumerate(row.lines):
        write(image, (x, y + 36 * number), line, 28, SOFT)
    if row.group.total:
        size = size_to_fit(row.group.total, _SUM - 24, 44, 20, step=2)
        total = fit(row.group.total, _SUM - 24, size, "Bold")
        write(image, (box.right - 20, box.middle), total, size, TEXT, "Bold", "right")
