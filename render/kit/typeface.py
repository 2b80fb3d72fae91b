"""Text: characters that can be shown, widths, and masks.

FreeType's font objects are not thread-safe, so every use of one holds a lock. Measures and masks are cached.
"""

from __future__ import annotations

import threading
import unicodedata
from functools import lru_cache
from typing import Literal

import font_roboto
from anyascii import anyascii

from render.kit.palette import Colour
from render.kit.pillow import Image, ImageDraw, ImageFont

Weight = Literal["Regular", "Medium", "Bold"]

_FILES: dict[Weight, str] = {
    "Regular": font_roboto.Roboto,
    "Medium": font_roboto.RobotoMedium,
    "Bold": font_roboto.RobotoBold,
}
_READ_AT_MOST = 400
_NEVER_MAPPED = "\U000fffff"  # private use: no font of ours has it
_REPLACEMENT = "\ufffd"
_lock = threading.Lock()


@lru_cache(maxsize=128)
def _font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


def _pixels(text: str, size: int, weight: Weight) -> tuple[tuple[int, int], bytes]:
    with _lock:
        mask = _font(size, weight).getmask(text)
    return mask.size, bytes(mask)


@lru_cache(maxsize=8192)
def has_glyph(character: str) -> bool:
    """Whether the font draws a character as more than the empty box of a missing one."""
    if character == " ":
        return True
    drawn = _pixels(character, 24, "Regular")
    return any(drawn[1]) and drawn != _pixels(_NEVER_MAPPED, 24, "Regular")


def _showable(character: str) -> str:
    if unicodedata.category(character)[0] in "ZC":
        return " " if character in "\t\n\r" or unicodedata.category(character)[0] == "Z" else ""
    if unicodedata.combining(character) or character == _REPLACEMENT:
        return ""
    if has_glyph(character):
        return character
    plain = unicodedata.normalize("NFKD", character)
    shown = "".join(part for part in plain if not unicodedata.combining(part) and has_glyph(part))
    return shown or (anyascii(character) if character.isalnum() else "")


@lru_cache(maxsize=2048)
def _clean(text: str) -> str:
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_showable(character) for character in composed).split())


def clean(text: str, instead: str = "") -> str:
    """Reduce a text to what the font can show, on one line; return ``instead`` when no letter or digit is left.

    Characters without a glyph become their plain form (a wide or a circled letter, for example), letters of other
    scripts Latin ones; others are left out. Of a text of emojis alone the emojis' names are shown.
    """
    shown = _clean(text[:_READ_AT_MOST])
    if not _says_something(shown):
        shown = _clean(anyascii(text[:_READ_AT_MOST]).replace(":", " "))
    return shown if _says_something(shown) else instead


def _says_something(text: str) -> bool:
    return any(character.isalnum() for character in text)


def decimal_text(value: float, decimal: str) -> str:
    """A number with one decimal and the caller's decimal sign."""
    return f"{value:.1f}".replace(".", decimal)


@lru_cache(maxsize=8192)
def text_width(text: str, size: int, weight: Weight = "Regular") -> int:
    """The width of a clean text in pixels."""
    with _lock:
        return round(_font(size, weight).getlength(text))


@lru_cache(maxsize=4096)
def fit(text: str, width: int, size: int, weight: Weight = "Regular") -> str:
    """The text, or as much of its beginning as fits before an ellipsis; empty if not even that fits."""
    if text_width(text, size, weight) <= width:
        return text
    low, high = 0, min(len(text), _READ_AT_MOST)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(text[:middle].rstrip() + "…", size, weight) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" if low else ""


def size_to_fit(text: str, width: int, size: int, least: int, weight: Weight = "Bold", step: int = 1) -> int:
    """The largest size at which a clean text fits, from ``size`` down in steps; ``least`` if it never does."""
    while size > least and text_width(text, size, weight) > width:
        size -= step
    return size


def wrap(text: str, width: int, size: int, weight: Weight = "Regular", lines: int = 2) -> tuple[str, ...]:
    """Break a text into at most ``lines`` lines; the last one ends in an ellipsis if there was more."""
    words = text.split(" ")
    done: list[str] = []
    while words and len(done) < lines - 1:
        count = len(words)
        while count > 1 and text_width(" ".join(words[:count]), size, weight) > width:
            count -= 1
        done.append(fit(" ".join(words[:count]), width, size, weight))
        words = words[count:]
    return (*done, fit(" ".join(words), width, size, weight)) if words else tuple(done)


@lru_cache(maxsize=1024)
def _mask(text: str, size: int, weight: Weight) -> tuple[Image.Image, int, int]:
    with _lock:
        font = _font(size, weight)
        left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
        image = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
        ImageDraw.Draw(image).text((1 - left, 1 - top), text, fill=255, font=font, anchor="ls")
    return image, left - 1, top - 1


def cap_height(size: int) -> int:
    """The height of a capital letter or a figure in pixels: Roboto's is 0.711 of the size."""
    return round(size * 0.711)


def write(
    image: Image.Image,
    at: tuple[int, int],
    text: str,
    size: int,
    colour: Colour,
    weight: Weight = "Regular",
    align: Literal["left", "middle", "right"] = "left",
) -> int:
    """Write a clean text, the middle of its capitals at a height; return its width."""
    width = text_width(text, size, weight)
    if not text:
        return 0
    mask, left, top = _mask(text, size, weight)
    start = at[0] - {"left": 0, "middle": width // 2, "right": width}[align]
    baseline = at[1] + (cap_height(size) + 1) // 2
    image.paste(colour, (start + left, baseline + top), mask)
    return width
