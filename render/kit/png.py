"""Drawings as PNG files."""

from __future__ import annotations

import struct
import threading
import zlib

from msgspec import Struct

from render.kit.palette import png_palette
from render.kit.pillow import Image
from render.kit.portraits import with_portraits

__all__ = ["Picture", "encode", "quantized"]

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
