"""A finished drawing as PNG."""

from __future__ import annotations

import struct
import threading
import zlib

from msgspec import Struct
from PIL import Image

from render.kit.palette import png_palette

__all__ = ["Picture", "encode", "quantized"]

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOUR = 3
_lock = (
    threading.Lock()
)  # Pillow keeps a table of nearest colours in the palette, and lets threads run while it fills it


class Picture(Struct, frozen=True):
    """A PNG file and its size in pixels."""

    data: bytes
    width: int
    height: int


def encode(image: Image.Image, colours: Image.Image | None = None) -> Picture:
    """An RGB image as a PNG of the fixed palette, or of another one that is a picture of mode P.

    The file is put together here because ``zlib`` lets other threads run while it compresses and Pillow's own
    writer does not: the event loop must not wait for a picture.
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
    """An RGB image in the colours of the fixed palette, or of another one that is a picture of mode P."""
    chosen = png_palette() if colours is None else colours
    with _lock:
        return image.quantize(palette=chosen, dither=Image.Dither.NONE)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
