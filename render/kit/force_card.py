"""What the cards of all forces share: the words of the header, and the name of each unit."""

from __future__ import annotations

from msgspec import Struct

from render.kit.boxes import Box
from render.kit.palette import SOFT, TEXT, Colour, extended_palette
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.portraits import Side, paint_square, showing
from render.kit.typeface import clean, fit, write

CARD_HEADER = 76
_EDGE = 12
"""The width of the edge in the owner's colour."""


class _Looks(Struct, frozen=True, kw_only=True):
    """The taste of a force's owner: a colour (0xRRGGBB; None: none), an emblem, and portraits of units."""

    colour: int | None = None
    emblem: str = ""
    portraits: tuple[bytes, ...] = ()


class ForceLabels(_Looks, frozen=True):
    """The words of every card, in the caller's language.

    ``names``, ``kinds`` and ``portraits`` run parallel to the units;
    a unit without a portrait has an empty one.
    """

    title: str = ""
    subtitle: str = ""
    status: str = ""
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()

    def name_and_kind(self, number: int) -> tuple[str, str]:
        """The name of a unit, or else its number, and its kind."""
        name = clean(self.names[number]) if number < len(self.names) else ""
        kind = clean(self.kinds[number]) if number < len(self.kinds) else ""
        return name or str(number + 1), kind


def encoded_card(image: Image.Image, labels: ForceLabels) -> Picture:
    """A card as a PNG, with its owner's colour in the palette."""
    palette = None if labels.colour is None else extended_palette([_rgb(labels.colour)])
    with showing([Side({str(number): data for number, data in enumerate(labels.portraits) if data})]):
        return encode(image, palette)


def draw_portrait(image: Image.Image, box: Box, labels: ForceLabels, number: int) -> int:
    """Draw a unit's portrait at the left end of its row; return the width it takes."""
    data = labels.portraits[number] if number < len(labels.portraits) else b""
    if not data:
        return 0
    size = box.h - 16
    paint_square(image, Box(box.x + 8, box.y + 8, size, size), data)
    return size


def draw_card_header(image: Image.Image, box: Box, labels: ForceLabels) -> None:
    """Draw title, subtitle and status; in its owner's colour an edge and, where the font has it, the emblem."""
    shade = SOFT if labels.colour is None else _rgb(labels.colour)
    if labels.colour is not None:
        image.paste(shade, (0, box.y, _EDGE, box.bottom))
    status = fit(clean(labels.status), box.w // 3, 28, "Medium")
    width = write(image, (box.right - 4, box.y + 26), status, 28, SOFT, "Medium", "right")
    x = box.x + 4
    if emblem := clean(labels.emblem):
        x += write(image, (x, box.y + 26), emblem, 40, shade, "Bold") + 14
    title = fit(clean(labels.title, "?"), box.right - width - 28 - x, 40, "Bold")
    write(image, (x, box.y + 26), title, 40, TEXT, "Bold")
    write(image, (box.x + 4, box.y + 64), fit(clean(labels.subtitle), box.w - 8, 26), 26, SOFT)


def _rgb(colour: int) -> Colour:
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255
