"""Drawings as PNG files, and animations."""

from __future__ import annotations

import io
import struct
import threading
import zlib
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from render.kit.palette import PAGE, png_palette
from render.kit.pillow import Image
from render.kit.portraits import with_portraits

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOUR = 3
_lock = threading.Lock()  # Pillow fills a table of nearest colours in the palette while other threads run


class Picture(Struct, frozen=True):
    """A PNG file and its size in pixels."""

    data: bytes
    width: int
    height: int


def encode(image: Image.Image, colours: Image.Image | None = None) -> Picture:
    """Write an RGB image as a PNG of the fixed palette, or of another palette (an image of mode P).

    Not with Pillow's own writer: ``zlib`` lets other threads run while it compresses, and the event loop must not wait
    for a picture.
    """
    indexed = quantized(image, colours)
    width, height = indexed.size
    raw = indexed.tobytes()
    rows = b"".join(b"\0" + raw[at : at + width] for at in range(0, len(raw), width))
    palette = bytes(indexed.getpalette() or ())[: 256 * 3]
    header = struct.pack(">IIBBBBB", width, height, 8, _PALETTE_COLOUR, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
    return Picture(_SIGNATURE + b"".join(_chunk(kind, body) for kind, body in parts), width, height)


def quantized(image: Image.Image, colours: Image.Image | None = None) -> Image.Image:
    """Convert an RGB image to the fixed palette, or to another palette (an image of mode P)."""
    chosen = with_portraits(png_palette() if colours is None else colours)
    with _lock:
        return image.quantize(palette=chosen, dither=Image.Dither.NONE)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


# -- animations -------------------------------------------------------------------------------------------------------

WIDTH = 560
FRAME_MS = 1400
FIRST_MS = 2500
LAST_MS = 8000


class Still(Struct, frozen=True):
    """A reduced frame: an image of the fixed palette."""

    image: Image.Image


class Animation(Struct, frozen=True):
    """A GIF file, its size in pixels, and the number of its frames."""

    data: bytes
    width: int
    height: int
    frames: int


def still(picture: Picture, width: int = WIDTH) -> Still:
    """Reduce a picture to a frame of the picture's own palette, which is that of all pictures of its family."""
    with Image.open(io.BytesIO(picture.data)) as opened:
        image, colours = opened.convert("RGB"), _palette(bytes(opened.getpalette() or ()))
    size = (width, round(image.height * width / image.width))
    return Still(quantized(image.resize(size, Image.Resampling.LANCZOS), colours))


@lru_cache(maxsize=8)
def _palette(colours: bytes) -> Image.Image:
    """A palette as an image of mode P: one for all frames, because Pillow fills a table of nearest colours in it."""
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def animate(stills: Sequence[Still], *, frame_ms: int = FRAME_MS) -> Animation:
    """Write the frames in order as an endless loop that rests on the last one; lower ones are padded.

    ``optimize`` leaves out the pixels that did not change since the frame before: a third of the size.
    """
    width = max(item.image.width for item in stills)
    height = max(item.image.height for item in stills)
    sheets = [_on_page(item.image, (width, height)) for item in stills]
    times = [FIRST_MS, *[frame_ms] * (len(sheets) - 2), LAST_MS][-len(sheets) :]
    file = io.BytesIO()
    sheets[0].save(
        file, "GIF", save_all=True, append_images=sheets[1:], duration=times, loop=0, disposal=1, optimize=True
    )
    return Animation(file.getvalue(), width, height, len(sheets))


def _on_page(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    if image.size == size:
        return image
    sheet = Image.new("RGB", size, PAGE)
    sheet.paste(image, (0, 0))
    return quantized(sheet, image)
