"""Tables and diagrams of the rulebook: hits, dice, the steps of an activation, spotting, ranges, cover.

All words come from the caller, all facts from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from render.charts.hit_table import FACES, HitFace, draw_hit_table
from render.kit import palette, widgets
from render.kit.boxes import GAP, MARGIN, Box
from render.kit.icons import icon, stamp, system_tile
from render.kit.pillow import Image
from render.kit.sheet import SHEET_INNER, fewest_lines, paragraph, sheet
from render.kit.typeface import write
from rules.frames.hits import Barrier, HitChart, damage_dice, resolve
from rules.rapid_attack.profile import Profile

# -- diagrams ---------------------------------------------------------------------------------------------------------

Words = Mapping[str, str]


def draw_ranges(words: Words, profile: Profile) -> Image.Image:
    """Draw the three ranges along a ruler."""
    image, top = sheet(words["title"], 3 * (88 + GAP) + 120)
    scale = (SHEET_INNER - 128) / profile.ruler
    reach, ruler = round(profile.reach * scale), round(profile.ruler * scale)
    start = MARGIN + 24
    spans = (("Rh", "close", 0, reach), ("Rd", "direct", reach, ruler), ("Ra", "far", ruler, SHEET_INNER - 24))
    for row, (system, word, begin, end) in enumerate(spans):
        box = Box(MARGIN, top + row * (88 + GAP), SHEET_INNER, 88)
        widgets.plate(image, box, palette.PANEL)
        widgets.lay(image, system_tile(system, 40, False), (box.x + 32, box.y + 32))
        paragraph(image, Box(box.x + 64, box.y + 8, box.w - 80, 48), words[word], 28, "Medium", lines=1)
        widgets.plate(image, Box(start + begin + 2, box.bottom - 24, end - begin - 4, 16), palette.DICE["R"][0], 4)
    _ruler(image, Box(start, top + 3 * (88 + GAP) + 8, ruler, 56), profile, words["ruler"])
    return image


def _ruler(image: Image.Image, box: Box, profile: Profile, word: str) -> None:
    widgets.plate(image, box, palette.DICE["Y"][0], 6)
    units = round(profile.ruler)
    for unit in range(units + 1):
        x = box.x + round(box.w * unit / units)
        if 0 < unit < units:
            image.paste(palette.INK, (x - 1, box.y, x + 2, box.y + 20))
            write(image, (x, box.y + 36), str(unit), 26, palette.INK, "Bold", "middle")
    paragraph(image, Box(box.x, box.bottom + 8, SHEET_INNER - 24, 40), word, 26, colour=palette.SOFT, lines=1)


@lru_cache(maxsize=4)
def _arrowhead(size: int) -> Image.Image:
    return icon("play", size).rotate(-90)


def _joint(image: Image.Image, begin: Box, end: Box) -> None:
    """Draw an arrow from the side of a box to the top of a lower one in the other lane."""
    x, y = end.x + end.w // 2, begin.middle
    side = begin.right if x > begin.right else begin.x
    image.paste(palette.LINE, (min(side, x - 2), y - 2, max(side, x + 3), y + 3))
    image.paste(palette.LINE, (x - 2, y, x + 3, end.y - 12))
    image.paste(palette.LINE, (x - 12, end.y - 24), _arrowhead(24))


def draw_combat(words: Words, profile: Profile) -> Image.Image:
    """Draw two activations that overlap, in two lanes."""
    lane = (SHEET_INNER - 24) // 2
    order = (("first", 0), ("second", 1), ("third", 0), ("fourth", 1))
    heights = [24 + 32 * len(fewest_lines(words[word], lane - 80, 26)) for word, _ in order]
    image, top = sheet(words["title"], 56 + sum(heights) + 32 * (len(order) - 1))
    for side, word in enumerate(("attacker", "defender")):
        x = MARGIN + side * (lane + 24)
        stamp(image, palette.player_shape(side), (x + 16, top + 20), 28, palette.player_colour(side))
        paragraph(image, Box(x + 40, top, lane - 40, 40), words[word], 30, "Bold", lines=1)
    boxes, y = [], top + 56
    for (_, side), height in zip(order, heights, strict=True):
        boxes.append(Box(MARGIN + side * (lane + 24), y, lane, height))
        y += height + 32
    for begin, end in pairwise(boxes):
        _joint(image, begin, end)
    for number, ((word, side), box) in enumerate(zip(order, boxes, strict=True), start=1):
        widgets.edged_plate(image, box, palette.player_colour(side), palette.PANEL)
        write(image, (box.x + 36, box.middle), str(number), 34, palette.player_colour(side), "Bold", "middle")
        paragraph(image, Box(box.x + 64, box.y, box.w - 80, box.h), words[word], 26)
    return image


_ATTACK, _SPOT, _DEFENSE = 4, 5, 6
_FACES = (1, 4, 5)


def draw_example(words: Words, profile: Profile) -> Image.Image:
    """Draw an attack from its three dice to each damage die: cover that can take one hit gives way."""
    image, top = sheet(words["title"], 152 + GAP + len(_FACES) * (80 + GAP) + 48)
    _formula(image, Box(MARGIN, top, SHEET_INNER, 152), words)
    top += 152 + GAP
    result = resolve(profile.chart, _FACES, "direct-fire", "frame", (Barrier("terrain", 1),))
    for strike in result.strikes:
        word = "hit" if strike.target else "miss" if strike.cover is None else "wall"
        _strike(image, Box(MARGIN, top, SHEET_INNER, 80), strike.die, word, words[word])
        top += 80 + GAP
    paragraph(image, Box(MARGIN + 8, top, SHEET_INNER - 16, 48), words["result"], 30, "Bold", lines=1)
    return image


def _formula(image: Image.Image, box: Box, words: Words) -> None:
    widgets.plate(image, box, palette.PANEL)
    terms = (("R6", _ATTACK, "attack", "+"), ("Y6", _SPOT, "spot", "−"), ("B6", _DEFENSE, "defense", "="))
    width = box.w // 4
    for place, (die, face, word, sign) in enumerate(terms):
        x = box.x + place * width
        widgets.die(image, (die, face), (x + width // 2, box.y + 60), 72, (-4, 3, -2)[place])
        _caption(image, Box(x + 4, box.bottom - 48, width - 8, 40), words[word])
        write(image, (x + width, box.y + 60), sign, 48, palette.TEXT, "Bold", "middle")
    x = box.x + 3 * width
    number = damage_dice(_ATTACK, _SPOT, _DEFENSE)
    write(image, (x + width // 2, box.y + 60), str(number), 64, palette.TEXT, "Bold", "middle")
    _caption(image, Box(x + 4, box.bottom - 48, width - 8, 40), words["dice"])


def _caption(image: Image.Image, box: Box, text: str) -> None:
    paragraph(image, box, text, 26, colour=palette.SOFT, lines=1, align="middle")


def _strike(image: Image.Image, box: Box, face: int, word: str, text: str) -> None:
    sign: dict[str, tuple[str, palette.Colour]] = {
        "hit": ("reticle", palette.blend(palette.ALERT, palette.PANEL, 0.5)),
        "wall": ("wall", palette.LINE),
    }
    widgets.plate(image, box, palette.PANEL)
    if word in sign:
        name, ground = sign[word]
        widgets.plate(image, Box(box.x, box.y, 144, box.h), ground)
        stamp(image, name, (box.x + 108, box.middle), 40, palette.TEXT)
    widgets.die(image, ("R6", face), (box.x + 48, box.middle), 52, 0, word == "miss")
    paragraph(image, Box(box.x + 168, box.y, box.w - 184, box.h), text, 28, "Medium", lines=2)


# -- tables -----------------------------------------------------------------------------------------------------------


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
    width = SHEET_INNER // 3
    for place, (sign, word) in enumerate((("reticle", "target"), ("wall", "wall"), ("mech", "cover-frame"))):
        x = MARGIN + place * width
        stamp(image, sign, (x + 20, top + 24), 28, palette.TEXT)
        paragraph(image, Box(x + 44, top, width - 52, 48), words[word], 26, colour=palette.SOFT, lines=1)
    return image


def _effect(chart: HitChart, case: _Case, face: int) -> HitFace:
    covers = () if case.cover is None else (Barrier(case.cover, 99),)
    (strike,) = resolve(chart, (face,), case.attack_range, case.target, covers).strikes
    if strike.target:
        return HitFace(("wall" if case.target == "terrain" else "reticle",), target=True)
    return HitFace() if strike.cover is None else HitFace(("wall" if case.cover == "terrain" else "mech",))


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
        widgets.plate(image, box, palette.PANEL)
        for place, die in enumerate(dice):
            shift = 0 if len(dice) > 1 else 38
            widgets.die(image, (die, int(die[1:])), (box.x + 48 + shift + place * 76, box.middle), 56)
        if sign != "circle":
            stamp(image, sign, (box.right - 36, box.y + 30), 36, palette.SOFT)
        paragraph(image, Box(box.x + 176, box.y + 8, 520, 40), words[letter], 30, "Bold", lines=1)
        paragraph(
            image, Box(box.x + 176, box.y + 44, 568, height - 52), words[f"from-{letter}"], 26, colour=palette.SOFT
        )
        top = box.bottom + GAP
    return image


_STEPS: tuple[tuple[str, ...], ...] = (("target",), ("roll",), ("defend",), ("move", "attack"), ("spot",))
_SIGNS = {"target": "reticle", "defend": "shield", "move": "move", "attack": "barrel", "spot": "eye"}


def _draw_sequence(words: Mapping[str, str], profile: Profile) -> Image.Image:
    image, top = sheet(words["title"], len(_STEPS) * (88 + GAP) + 40)
    for number, step in enumerate(_STEPS, start=1):
        box = Box(MARGIN, top, SHEET_INNER, 88)
        stamp(image, "circle", (box.x + 28, box.middle), 56, palette.CARD)
        paragraph(image, Box(box.x, box.y, 56, box.h), str(number), 34, "Bold", lines=1, align="middle")
        width = (box.w - 72 - 8 * (len(step) - 1)) // len(step)
        for place, word in enumerate(step):
            _draw_step(image, Box(box.x + 72 + place * (width + 8), box.y, width, box.h), word, words[word])
        top = box.bottom + GAP
        if len(step) > 1:
            paragraph(
                image, Box(box.x + 72, top - 4, box.w - 72, 36), words["either"], 26, colour=palette.SOFT, lines=1
            )
            top += 40
    return image


def _draw_step(image: Image.Image, box: Box, word: str, text: str) -> None:
    widgets.plate(image, box, palette.PANEL)
    if word in _SIGNS:
        stamp(image, _SIGNS[word], (box.x + 40, box.middle), 40, palette.TEXT)
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
        paragraph(image, box, words[word], 26, "Medium", colour=palette.SOFT, lines=4, align="middle")
    for row, (systems, seen) in enumerate(_SEEN):
        box = Box(MARGIN, top + tall + row * (88 + GAP), SHEET_INNER, 88)
        widgets.plate(image, box, palette.PANEL)
        for number in range(systems):
            widgets.lay(image, system_tile("Y", 40, False), (box.x + 36 + 48 * number, box.middle))
        start = 16 + 48 * systems
        paragraph(image, Box(box.x + start, box.y, left - start, box.h), words[f"systems-{systems}"], 26)
        for place, yes in enumerate(seen):
            centre = MARGIN + left + place * (width + GAP) + width // 2
            stamp(image, "tick" if yes else "cross", (centre, box.middle), 40, palette.TEXT if yes else palette.LINE)
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
