"""Tables of the rulebook: hits, dice, the steps of an activation, spotting.

All words come from the caller, all facts from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from render.charts.hit_table import FACES, HitFace, draw_hit_table
from render.kit import widgets
from render.kit.boxes import GAP, MARGIN, Box
from render.kit.icons import stamp, system_tile
from render.kit.palette import CARD, LINE, PANEL, SOFT, TEXT
from render.kit.pillow import Image
from render.kit.sheet import SHEET_INNER, fewest_lines, paragraph, sheet
from render.rapid_attack.chart_diagrams import draw_combat, draw_example, draw_ranges
from rules.frames.hits import Barrier, HitChart, resolve
from rules.rapid_attack.profile import Profile

__all__ = ["CHARTS"]


class _Case(Struct, frozen=True):
    """A line of the hit chart: its word, and its attack."""

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


def _draw_hits(words: Mapping[str, str], profile: Profile) -> Image.Image:
    rows = [(words[case.word], [_effect(profile.chart, case, face) for face in FACES]) for case in _CASES]
    image, top = draw_hit_table(words["title"], rows)
    _draw_legend(image, top, words)
    return image


def _effect(chart: HitChart, case: _Case, face: int) -> HitFace:
    covers = () if case.cover is None else (Barrier(case.cover, 99),)
    (strike,) = resolve(chart, (face,), case.attack_range, case.target, covers).strikes
    if strike.target:
        return HitFace(("wall" if case.target == "terrain" else "reticle",), target=True)
    return HitFace() if strike.cover is None else HitFace(("wall" if case.cover == "terrain" else "mech",))


def _draw_legend(image: Image.Image, top: int, words: Mapping[str, str]) -> None:
    width = SHEET_INNER // 3
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


def _draw_dice(words: Mapping[str, str], profile: Profile) -> Image.Image:
    heights = [56 + 32 * len(fewest_lines(words[f"from-{letter}"], 568, 26)) for letter, _, _ in _COLOURS]
    image, top = sheet(words["title"], sum(heights) + GAP * len(heights))
    for (letter, dice, sign), height in zip(_COLOURS, heights, strict=True):
        box = Box(MARGIN, top, SHEET_INNER, height)
        widgets.plate(image, box, PANEL)
        for place, die in enumerate(dice):
            shift = 0 if len(dice) > 1 else 38
            widgets.die(image, (die, int(die[1:])), (box.x + 48 + shift + place * 76, box.middle), 56)
        if sign != "circle":
            stamp(image, sign, (box.right - 36, box.y + 30), 36, SOFT)
        paragraph(image, Box(box.x + 176, box.y + 8, 520, 40), words[letter], 30, "Bold", lines=1)
        paragraph(image, Box(box.x + 176, box.y + 44, 568, height - 52), words[f"from-{letter}"], 26, colour=SOFT)
        top = box.bottom + GAP
    return image


_STEPS: tuple[tuple[str, ...], ...] = (("target",), ("roll",), ("defend",), ("move", "attack"), ("spot",))
_SIGNS = {"target": "reticle", "defend": "shield", "move": "move", "attack": "barrel", "spot": "eye"}


def _draw_sequence(words: Mapping[str, str], profile: Profile) -> Image.Image:
    image, top = sheet(words["title"], len(_STEPS) * (88 + GAP) + 40)
    for number, step in enumerate(_STEPS, start=1):
        box = Box(MARGIN, top, SHEET_INNER, 88)
        _draw_number(image, box, number)
        width = (box.w - 72 - 8 * (len(step) - 1)) // len(step)
        for place, word in enumerate(step):
            _draw_step(image, Box(box.x + 72 + place * (width + 8), box.y, width, box.h), word, words[word])
        top = box.bottom + GAP
        if len(step) > 1:
            paragraph(image, Box(box.x + 72, top - 4, box.w - 72, 36), words["either"], 26, colour=SOFT, lines=1)
            top += 40
    return image


def _draw_number(image: Image.Image, box: Box, number: int) -> None:
    stamp(image, "circle", (box.x + 28, box.middle), 56, CARD)
    paragraph(image, Box(box.x, box.y, 56, box.h), str(number), 34, "Bold", lines=1, align="middle")


def _draw_step(image: Image.Image, box: Box, word: str, text: str) -> None:
    widgets.plate(image, box, PANEL)
    if word in _SIGNS:
        stamp(image, _SIGNS[word], (box.x + 40, box.middle), 40, TEXT)
    else:
        widgets.die(image, ("W6", 5), (box.x + 40, box.middle), 44, -4)
    paragraph(image, Box(box.x + 80, box.y, box.w - 92, box.h), text, 28, "Medium")


_SEEN: tuple[tuple[int, Sequence[bool]], ...] = (
    (0, (True, False, False)),
    (1, (True, True, False)),
    (2, (True, True, True)),
)
_COLUMNS = ("open", "covered", "far")


def _draw_spotting(words: Mapping[str, str], profile: Profile) -> Image.Image:
    left, width = 232, 176
    tall = 16 + 32 * max(len(fewest_lines(words[word], width, 26, "Medium", 4)) for word in _COLUMNS)
    image, top = sheet(words["title"], tall + len(_SEEN) * (88 + GAP))
    for place, word in enumerate(_COLUMNS):
        box = Box(MARGIN + left + place * (width + GAP), top, width, tall)
        paragraph(image, box, words[word], 26, "Medium", colour=SOFT, lines=4, align="middle")
    for row, (systems, seen) in enumerate(_SEEN):
        box = Box(MARGIN, top + tall + row * (88 + GAP), SHEET_INNER, 88)
        widgets.plate(image, box, PANEL)
        for number in range(systems):
            widgets.lay(image, system_tile("Y", 40, False), (box.x + 36 + 48 * number, box.middle))
        start = 16 + 48 * systems
        paragraph(image, Box(box.x + start, box.y, left - start, box.h), words[f"systems-{systems}"], 26)
        for place, yes in enumerate(seen):
            centre = MARGIN + left + place * (width + GAP) + width // 2
            stamp(image, "tick" if yes else "cross", (centre, box.middle), 40, TEXT if yes else LINE)
    return image


CHARTS: dict[str, Callable[[Mapping[str, str], Profile], Image.Image]] = {
    "hits": _draw_hits,
    "dice": _draw_dice,
    "ranges": draw_ranges,
    "sequence": _draw_sequence,
    "combat": draw_combat,
    "spotting": _draw_spotting,
    "example": draw_example,
}
"""Rapid Attack's charts, by name."""
