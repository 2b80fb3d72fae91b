"""Text: which characters can be shown, how wide they are, and their masks.

FreeType's font objects are not made for several threads at once, so every use of one holds a lock; what has been
measured or drawn once is kept.
"""

from __future__ import annotations

import threading
import unicodedata
from functools import lru_cache
from typing import Literal

import font_roboto
from PIL import Image, ImageDraw, ImageFont

from render.kit.palette import Colour

__all__ = ["Weight", "clean", "covered", "fit", "rise", "text_width", "wrap", "write"]

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
def covered(character: str) -> bool:
    """Whether the font draws something for a character that is not the empty box of a missing one."""
    if character == " ":
        return True
    drawn = _pixels(character, 24, "Regular")
    return any(drawn[1]) and drawn != _pixels(_NEVER_MAPPED, 24, "Regular")


def _shown(character: str) -> str:
    if unicodedata.category(character)[0] in "ZC":
        return " " if character in "\t\n\r" or unicodedata.category(character)[0] == "Z" else ""
    if unicodedata.combining(character) or character == _REPLACEMENT:
        return ""
    if covered(character):
        return character
    plain = unicodedata.normalize("NFKD", character)
    return "".join(part for part in plain if not unicodedata.combining(part) and covered(part))


@lru_cache(maxsize=2048)
def _clean(text: str) -> str:
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_shown(character) for character in composed).split())


def clean(text: str, instead: str = "") -> str:
    """The text as the font can show it, on one line; ``instead`` when no letter or digit is left of it.

    What the font lacks is replaced by its plain form (a wide or a circled letter, for example) or left out.
    """
    shown = _clean(text[:_READ_AT_MOST])
    return shown if any(character.isalnum() for character in shown) else instead


@lru_cache(maxsize=8192)
def text_width(text: str, size: int, weight: Weight = "Regular") -> int:
    """How far a text that is already clean runs, in pixels."""
    with _lock:
        return round(_font(size, weight).getlength(text))


@lru_cache(maxsize=4096)
def fit(text: str, width: int, size: int, weight: Weight = "Regular") -> str:
    """The text, or as much of its beginning as fits before an ellipsis; empty where not even that fits."""
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


def wrap(text: str, width: int, size: int, weight: Weight = "Regular", lines: int = 2) -> tuple[str, ...]:
    """The text on at most so many lines, the last one ending in an ellipsis if there was more."""
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


def rise(size: int) -> int:
    """The height of a capital letter or a figure, in pixels: Roboto's is 0.711 of the size."""
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
    """Write a clean text with the middle of its capitals at a height, and say how wide it is."""
    width = text_width(text, size, weight)
    if not text:
        return 0
    mask, left, top = _mask(text, size, weight)
    start = at[0] - {"left": 0, "middle": width // 2, "right": width}[align]
    baseline = at[1] + (rise(size) + 1) // 2
    image.paste(colour, (start + left, baseline + top), mask)
    return width
