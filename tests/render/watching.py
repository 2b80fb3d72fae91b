"""The texts that a picture writes, and boxes that must not lie on each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from PIL import Image

from render.kit import typeface
from render.kit.boxes import Box


class Written(NamedTuple):
    """A text, the picture it is written on, and its box there."""

    on: Image.Image
    box: Box
    text: str


def watch_writing(monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> list[Written]:
    """Record every text that these modules write. Each of its characters must have a glyph."""
    seen: list[Written] = []
    original = typeface.write

    def write(image: Image.Image, at: tuple[int, int], text: str, size: int, *rest: Any) -> int:
        width = original(image, at, text, size, *rest)
        align = rest[2] if len(rest) > 2 else "left"
        left = at[0] - {"left": 0, "middle": width // 2, "right": width}[align]
        if width:
            assert all(typeface.has_glyph(character) for character in text), text
            tall = typeface.cap_height(size)
            seen.append(Written(image, Box(left, at[1] - tall // 2, width, tall), text))
        return width

    for module in modules:
        monkeypatch.setattr(module, "write", write)
    return seen


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not overlap."""
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def inside(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another."""
    return outer.x <= inner.x and inner.right <= outer.right and outer.y <= inner.y and inner.bottom <= outer.bottom


def check_written(image: Image.Image, written: Sequence[Written], others: Iterable[Box] = ()) -> list[Box]:
    """Assert that no text on an image lies on another or on other boxes, and that every text stays on its picture.

    Return the boxes of the texts on the image.
    """
    texts = [box for on, box, _ in written if on is image]
    for one, other in combinations([*texts, *others], 2):
        assert apart(one, other), (one, other)
    for on, box, text in written:
        assert inside(box, Box(0, 0, *on.size)), text
    return texts
