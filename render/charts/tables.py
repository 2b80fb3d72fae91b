"""Charts of the rulebook: what hits what, what the dice are for, how far a weapon reaches, what comes after what.

All words come from the caller; what is drawn follows from the rules' own tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PIL import Image

from render.charts.diagrams import combat_image, example_image, ranges_image
from render.kit import parts
from render.kit.boxes import GAP, MARGIN, Box
from render.kit.icons import stamp, system_tile
from render.kit.palette import ALERT, CARD, LINE, PANEL, SOFT, TEXT, blend
from render.kit.sheet import WIDTH, lines_in, paragraph, sheet
from rules.frames.hits import Barrier, resolve
from rules.rapid_attack.profile import Profile

__all__ = ["CHARTS"]

_DIE = 48
_CELL = 80
_FACES = range(1, 7)


class _Case(Struct, frozen=True):
    """One line of the hit chart: its word, and the attack it stands for."""

    word: str
    attack_range: str
    target: str = "frame"
    cover: str | None = None


_CASES = (
    _Case("close", "hand-to-hand"),
    _Case("open", "direct-fire"),
    _Case("terrain", "direct-fire", cover="terrain"),
    _Case("frame", "direct-fire", cover="frame"),
    _Case("at-terrain", "direct-fire", target="terrain"),
)


def _hits(words: Mapping[str, str], profile: Profile) -> Image.Image:
    image, top = sheet(words["title"], len(_CASES) * (96 + GAP) + 48)
    for row, case in enumerate(_CASES):
        box = Box(MARGIN, top + row * (96 + GAP), WIDTH - 2 * MARGIN, 96)
        parts.plate(image, box, PANEL)
        first = box.right - GAP - _CELL * len(_FACES)
        paragraph(image, Box(box.x + 16, box.y, first - box.x - 24, box.h), words[case.word], 28, "Medium", lines=3)
        for face in _FACES:
            _face(image, Box(first + (face - 1) * _CELL, box.y + 8, _CELL - 8, 80), case, face)
    _legend(image, top + len(_CASES) * (96 + GAP), words)
    return image


def _face(image: Image.Image, box: Box, case: _Case, face: int) -> None:
    covers = () if case.cover is None else (Barrier(case.cover, 99),)
    (strike,) = resolve((face,), case.attack_range, case.target, covers).strikes
    hit = strike.target or strike.cover is not None
    if hit:
        parts.plate(image, box, blend(ALERT, PANEL, 0.5) if strike.target else LINE, 8)
    centre = box.x + box.w // 2
    parts.die(image, ("R6", face), (centre, box.y + 30), 40, 0, not hit)
    if hit:
        stamp(image, _sign(strike.target, case), (centre, box.y + 66), 24, TEXT)


def _sign(target: bool, case: _Case) -> str:
    if target:
        return "wall" if case.target == "terrain" else "reticle"
    return "wall" if case.cover == "terrain" else "mech"


def _legend(image: Image.Image, top: int, words: Mapping[str, str]) -> None:
    width = (WIDTH - 2 * MARGIN) // 3
    for place, (sign, word) in enumerate((("reticle", "target"), ("wall", "wall"), ("mech", "cover-frame"))):
        x = MARGIN + place * width
        stamp(image, sign, (x + 20, top + 24), 28, TEXT)
        paragraph(image, Box(x + 44, top, width - 52, 48), words[word], 26, colour=SOFT, lines=1)


_COLOURS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("W", ("W6",), "circle"),
    ("B", ("B6",), "shield"),
    ("G", ("G6", "G8"), "move"),
    ("Y", ("Y6",), "eye"),
    ("R", ("R6", "R8"), "reticle"),
)


def _dice(words: Mapping[str, str], profile: Profile) -> Image.Image:
    heights = [56 + 32 * len(lines_in(words[f"from-{letter}"], 568, 26)) for letter, _, _ in _COLOURS]
    image, top = sheet(words["title"], sum(heights) + GAP * len(heights))
    for (letter, dice, sign), height in zip(_COLOURS, heights, strict=True):
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, height)
        parts.plate(image, box, PANEL)
        for place, die in enumerate(dice):
            shift = 0 if len(dice) > 1 else 38
            parts.die(image, (die, int(die[1:])), (box.x + 48 + shift + place * 76, box.middle), 56)
        if sign != "circle":
            stamp(image, sign, (box.right - 36, box.y + 30), 36, SOFT)
        paragraph(image, Box(box.x + 176, box.y + 8, 520, 40), words[letter], 30, "Bold", lines=1)
        paragraph(image, Box(box.x + 176, box.y + 44, 568, height - 52), words[f"from-{letter}"], 26, colour=SOFT)
        top = box.bottom + GAP
    return image


_STEPS: tuple[tuple[str, ...], ...] = (("target",), ("roll",), ("defend",), ("move", "attack"), ("spot",))
_SIGNS = {"target": "reticle", "defend": "shield", "move": "move", "attack": "barrel", "spot": "eye"}


def _sequence(words: Mapping[str, str], profile: Profile) -> Image.Image:
    image, top = sheet(words["title"], len(_STEPS) * (88 + GAP) + 40)
    for number, step in enumerate(_STEPS, start=1):
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, 88)
        _number(image, box, number)
        width = (box.w - 72 - 8 * (len(step) - 1)) // len(step)
        for place, word in enumerate(step):
            _step(image, Box(box.x + 72 + place * (width + 8), box.y, width, box.h), word, words[word])
        top = box.bottom + GAP
        if len(step) > 1:
            paragraph(image, Box(box.x + 72, top - 4, box.w - 72, 36), words["either"], 26, colour=SOFT, lines=1)
            top += 40
    return image


def _number(image: Image.Image, box: Box, number: int) -> None:
    stamp(image, "circle", (box.x + 28, box.middle), 56, CARD)
    paragraph(image, Box(box.x, box.y, 56, box.h), str(number), 34, "Bold", lines=1, align="middle")


def _step(image: Image.Image, box: Box, word: str, text: str) -> None:
    parts.plate(image, box, PANEL)
    if word in _SIGNS:
        stamp(image, _SIGNS[word], (box.x + 40, box.middle), 40, TEXT)
    else:
        parts.die(image, ("W6", 5), (box.x + 40, box.middle), 44, -4)
    paragraph(image, Box(box.x + 80, box.y, box.w - 92, box.h), text, 28, "Medium")


_SEEN: tuple[tuple[int, Sequence[bool]], ...] = (
    (0, (True, False, False)),
    (1, (True, True, False)),
    (2, (True, True, True)),
)
_COLUMNS = ("open", "covered", "far")


def _spotting(words: Mapping[str, str], profile: Profile) -> Image.Image:
    left, width = 232, 176
    tall = 16 + 32 * max(len(lines_in(words[word], width, 26, "Medium", 4)) for word in _COLUMNS)
    image, top = sheet(words["title"], tall + len(_SEEN) * (88 + GAP))
    for place, word in enumerate(_COLUMNS):
        box = Box(MARGIN + left + place * (width + GAP), top, width, tall)
        paragraph(image, box, words[word], 26, "Medium", colour=SOFT, lines=4, align="middle")
    for row, (systems, seen) in enumerate(_SEEN):
        box = Box(MARGIN, top + tall + row * (88 + GAP), WIDTH - 2 * MARGIN, 88)
        parts.plate(image, box, PANEL)
        for number in range(systems):
            parts.lay(image, system_tile("Y", 40, False), (box.x + 36 + 48 * number, box.middle))
        start = 16 + 48 * systems
        paragraph(image, Box(box.x + start, box.y, left - start, box.h), words[f"systems-{systems}"], 26)
        for place, yes in enumerate(seen):
            centre = MARGIN + left + place * (width + GAP) + width // 2
            stamp(image, "tick" if yes else "cross", (centre, box.middle), 40, TEXT if yes else LINE)
    return image


CHARTS: dict[str, Callable[[Mapping[str, str], Profile], Image.Image]] = {
    "hits": _hits,
    "dice": _dice,
    "ranges": ranges_image,
    "sequence": _sequence,
    "combat": combat_image,
    "spotting": _spotting,
    "example": example_image,
}
"""Rapid Attack's charts, by name."""
