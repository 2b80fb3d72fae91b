"""Text: characters that can be shown, widths, and masks.

Latin, Greek and Cyrillic letters are Roboto's; other scripts have fonts of their own (``render/kit/fonts``). FreeType's
font objects are not thread-safe, so every use of one holds a lock. Measures and masks are cached.
"""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal

import font_roboto
from anyascii import anyascii

from render.kit.palette import Colour
from render.kit.pillow import Image, ImageDraw, ImageFont, features

Weight = Literal["Regular", "Medium", "Bold"]
Script = Literal["", "CJK", "Arabic", "Hebrew"]
"""The writing that a font has: empty for Roboto's, ``CJK`` for Chinese, Japanese and Korean."""

_FILES: dict[Weight, str] = {
    "Regular": font_roboto.Roboto,
    "Medium": font_roboto.RobotoMedium,
    "Bold": font_roboto.RobotoBold,
}
_FONTS = Path(__file__).with_name("fonts")
_SCRIPTS: dict[Script, str] = {
    "CJK": "NotoSansCJK-{}.otf",
    "Arabic": "NotoSansArabic-{}.ttf",
    "Hebrew": "NotoSansHebrew-{}.ttf",
}
_LEFTWARD: tuple[Script, ...] = ("Arabic", "Hebrew")
"""Written from right to left, which takes Pillow with libraqm; without it such letters are shown as Latin ones."""
_NAMED = {" ": " ", "…": "…", "(": "(", "[": "(", ")": ")", "]": ")"}
_LEFTWARD_PART = re.compile(r"[AH](?:[^lAHd()]*(?:\([^l()]*\)|\(?[AHd]))*…?")
_LEFTWARD_WORD = re.compile(r"A+(?: +A+)*|H+(?: +H+)*|d+(?:nd+)*|.")
"""By ``_kind``: what is read from right to left, and its pieces that have an order of their own."""
_MIRRORED = dict(zip("()[]{}<>«»", ")(][}{><»«", strict=True))
_READ_AT_MOST = 400
_NEVER_MAPPED = "\U000fffff"  # private use: no font of ours has it
_REPLACEMENT = "\ufffd"
_lock = threading.Lock()


@lru_cache(maxsize=128)
def _font(size: int, weight: Weight, script: Script = "") -> ImageFont.FreeTypeFont:
    if not script:
        return ImageFont.truetype(_FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)
    file = _FONTS / _SCRIPTS[script].format("Regular" if weight == "Regular" else "Bold")
    layout = ImageFont.Layout.RAQM if script in _LEFTWARD else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(file), size, layout_engine=layout)


def _pixels(text: str, script: Script) -> tuple[tuple[int, int], bytes]:
    with _lock:
        mask = _font(24, "Regular", script).getmask(text)
    return mask.size, bytes(mask)


def _draws(script: Script, character: str) -> bool:
    """Whether a script's font draws a character as more than the empty box of a missing one."""
    drawn = _pixels(character, script)
    return any(drawn[1]) and drawn != _pixels(_NEVER_MAPPED, script)


@lru_cache(maxsize=8192)
def _script(character: str) -> Script | None:
    """The first script whose font has a character; None: no font has it."""
    if character == " " or _draws("", character):
        return ""
    leftward = unicodedata.bidirectional(character) in ("R", "AL", "AN")
    if leftward and not features.check("raqm"):
        return None
    there = (script for script in _SCRIPTS if (script in _LEFTWARD) is leftward)
    return next((script for script in there if _draws(script, character)), None)


def has_glyph(character: str) -> bool:
    """Whether a font draws a character as more than the empty box of a missing one."""
    return _script(character) is not None


def _kind(character: str) -> str:
    """``A``, ``H``: a letter of these scripts; ``l``: another one; ``d``: a digit; ``n``: a sign that is not named."""
    order = unicodedata.bidirectional(character)
    if order in ("EN", "AN"):
        return "d"
    if (script := _script(character)) in _LEFTWARD:
        return script[0]
    return "l" if order == "L" else _NAMED.get(character, "n")


def _runs(text: str) -> list[tuple[Script, str]]:
    """A clean text in pieces of one font each, in the order in which they are shown from left to right.

    libraqm turns words around, but one font's alone: numbers, signs and words of other fonts stand in their order here.
    """
    kinds, pieces, done = "".join(map(_kind, text)), list[str](), 0
    for part in _LEFTWARD_PART.finditer(kinds):
        words = [text[slice(*word.span())] for word in _LEFTWARD_WORD.finditer(kinds, *part.span())]
        pieces += [text[done : part.start()], *(_MIRRORED.get(word, word) for word in reversed(words))]
        done = part.end()
    return [run for piece in (*pieces, text[done:]) for run in _of_one_font(piece)]


def _of_one_font(text: str) -> Iterator[tuple[Script, str]]:
    scripts = [_script(character) or "" for character in text]
    if scripts and scripts[0] in _LEFTWARD:
        scripts = [scripts[0] if character == " " else script for script, character in zip(scripts, text, strict=True)]
    for script, run in groupby(zip(scripts, text, strict=True), key=lambda pair: pair[0]):
        yield script, "".join(character for _, character in run)


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

    Characters without a glyph become their plain form (a wide or a circled letter, for example), letters of scripts
    without a font Latin ones; others are left out. Of a text of emojis alone the emojis' names are shown.
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
    runs = _runs(text)
    with _lock:
        return round(sum(_font(size, weight, script).getlength(run) for script, run in runs))


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
    runs, start = _runs(text), 0.0
    with _lock:
        placed = []
        for script, run in runs:
            font = _font(size, weight, script)
            placed.append((run, font, start, font.getbbox(run, anchor="ls")))
            start += font.getlength(run)
        left = min(round(start + box[0]) for _, _, start, box in placed)
        top = min(round(box[1]) for *_, box in placed)
        right = max(round(start + box[2]) for _, _, start, box in placed)
        bottom = max(round(box[3]) for *_, box in placed)
        image = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
        for run, font, at, _ in placed:
            ImageDraw.Draw(image).text((1 - left + at, 1 - top), run, fill=255, font=font, anchor="ls")
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
