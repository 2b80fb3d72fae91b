"""What players upload, made into portraits: small, square, without anything that is not a pixel.

Runs in the drawing process. Headers are read before Pillow sees a byte, so that no file costs more than its limits.
"""

from __future__ import annotations

import base64
import io
import logging
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from render.kit.palette import PAGE
from render.kit.pillow import Image, ImageOps

log = logging.getLogger(__name__)

UPLOAD_MAX = 8 * 1024 * 1024
BYTES_MAX = 60_000
"""Bytes of a stored portrait."""
SIDE = 256
"""Pixels of a portrait's sides."""
_LEAST, _LONGEST = 32, 9000
THUMBNAIL, THUMBNAILS = 96, 60
"""Pixels of the sides of a portrait on a page, and the most of one game."""
GROUND = "ground"
"""Among the portraits of a game: the photograph of the table on which it is played."""
_PIXELS = {"PNG": 9_000_000, "WEBP": 4_500_000, "JPEG": 26_000_000, "progressive": 6_000_000}
"""The most pixels, by what decoding one costs."""
_SCANS = 12
_QUALITIES = (82, 60, 35)

PLACES: dict[str, tuple[float, float]] = {
    "center": (0.5, 0.5),
    "top": (0.5, 0.0),
    "bottom": (0.5, 1.0),
    "left": (0.0, 0.5),
    "right": (1.0, 0.5),
}
"""Where the square is cut out: the shares of what is left over that go to its left and above it."""


class Header(NamedTuple):
    """What a picture's file says of it: PNG, JPEG or WEBP, and its size in pixels."""

    kind: str
    width: int
    height: int
    moves: bool = False


def made_portrait(data: bytes, place: str) -> bytes | str:
    """A portrait as WebP, or why there is none: ``photo-kind``, ``-size``, ``-moves``, ``-broken``."""
    return made_of(data, lambda header: encoded(_square(data, header, PLACES[place]), BYTES_MAX, _QUALITIES))


def made_of(data: bytes, make: Callable[[Header], bytes | str]) -> bytes | str:
    """Check an uploaded file and make a picture of it with ``make``; or the error: ``photo-kind``, ``-size``,
    ``-moves``, ``-broken``."""
    if len(data) > UPLOAD_MAX:
        return "photo-size"
    try:
        header = checked(data)
        return header if isinstance(header, str) else make(header)
    except Exception as error:
        log.warning("photo-broken error=%r", error)
        return "photo-broken"


def thumbnails(portraits: Mapping[str, bytes]) -> dict[str, bytes]:
    """Portraits by the ids of units as a page shows them: 2 to 5 kB each, ``THUMBNAILS`` at the most.

    The photograph of the table, under ``GROUND``, stays as it is.
    """
    units = sorted((unit, data) for unit, data in portraits.items() if unit != GROUND)
    small = {unit: _thumbnail(data) for unit, data in units[:THUMBNAILS]}
    return small | {GROUND: portraits[GROUND]} if GROUND in portraits else small


def _thumbnail(data: bytes) -> bytes:
    with Image.open(io.BytesIO(data), formats=("WEBP",)) as image:
        small, out = image.resize((THUMBNAIL, THUMBNAIL), Image.Resampling.LANCZOS), io.BytesIO()
    small.save(out, "WEBP", quality=_QUALITIES[1])
    return out.getvalue()


def as_links(portraits: Mapping[str, bytes]) -> dict[str, str]:
    """Portraits (WebP, by unit) as ``data:`` addresses, which hold the whole picture, by the same units."""
    return {unit: f"data:image/webp;base64,{base64.b64encode(data).decode()}" for unit, data in portraits.items()}


def _square(data: bytes, header: Header, place: tuple[float, float]) -> Image.Image:
    return _cut(opened(data, header, 2 * SIDE).convert("RGBA"), place)


def opened(data: bytes, header: Header, least: int) -> Image.Image:
    """The picture of a file upright, reduced as far as its shorter side keeps ``least`` pixels.

    Raises ``Exception`` for what is broken.
    """
    with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as image:
        if image.size != (header.width, header.height):
            raise ValueError("sizes differ")
        if header.kind == "JPEG":
            image.draft("RGB", (least, least))
        image.load()
        return ImageOps.exif_transpose(_small(image, least))


def _small(image: Image.Image, least: int) -> Image.Image:
    """The picture reduced as ``opened`` says; it keeps its orientation mark."""
    by = min(image.size) // least
    if by < 2:
        return image
    if image.mode not in ("RGB", "RGBA", "L"):
        image = image.convert("RGBA")
    reduced = image.reduce(by)
    reduced.info = {name: value for name, value in image.info.items() if name == "exif"}
    return reduced


def _cut(image: Image.Image, place: tuple[float, float]) -> Image.Image:
    side = min(image.size)
    left, top = round((image.width - side) * place[0]), round((image.height - side) * place[1])
    box = (left, top, left + side, top + side)
    small = image.resize((SIDE, SIDE), Image.Resampling.LANCZOS, box=box)
    square = Image.new("RGB", (SIDE, SIDE), PAGE)
    square.paste(small, (0, 0), small)
    return square


def encoded(image: Image.Image, most: int, qualities: Sequence[int], effort: int = 4) -> bytes | str:
    """A picture as WebP in the first of these qualities in which it has ``most`` bytes, else ``photo-size``.

    ``effort``: WebP's own, 0 to 6.
    """
    for quality in qualities:
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality, method=effort)
        if out.tell() <= most:
            return out.getvalue()
    return "photo-size"


# -- headers ----------------------------------------------------------------------------------------------------------


def checked(data: bytes) -> Header | str:
    """Kind and size of a picture, or why it is refused. Raises ``Exception`` for what is broken."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        width, height = struct.unpack(">II", data[16:24])
        header = Header("PNG", width, height, b"acTL" in data)
    elif data.startswith(b"\xff\xd8\xff"):
        header = _jpeg(data)
    elif data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        header = _webp(data)
    else:
        return "photo-kind"
    if header.moves:
        return "photo-moves"
    short, long = sorted((header.width, header.height))
    fits = short >= _LEAST and long <= _LONGEST and short * long <= _PIXELS[header.kind]
    return header._replace(kind="JPEG" if header.kind == "progressive" else header.kind) if fits else "photo-size"


def _webp(data: bytes) -> Header:
    chunk, body = data[12:16], data[20:30]
    if chunk == b"VP8X":
        width, height = int.from_bytes(body[4:7], "little") + 1, int.from_bytes(body[7:10], "little") + 1
        return Header("WEBP", width, height, moves=bool(body[0] & 2) or b"ANMF" in data)
    if chunk == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        return Header("WEBP", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if chunk != b"VP8 ":
        raise ValueError("no WebP")
    width, height = struct.unpack("<HH", body[6:10])
    return Header("WEBP", width & 0x3FFF, height & 0x3FFF)


def _jpeg(data: bytes) -> Header:
    """The size in the first frame; a file of many scans is one that costs more than it shows."""
    at = 2
    while True:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if data[at] != 0xFF or length < 2:
            raise ValueError("no JPEG")
        if 0xC0 <= marker <= 0xC2:
            break
        at += 2 + length
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    scans = len(re.findall(rb"\xff\xda", data))
    if scans > _SCANS:
        raise ValueError("too many scans")
    return Header("progressive" if marker == 0xC2 or scans > 1 else "JPEG", width, height)
