"""Diagrams of the rulebook: the ranges along a ruler, combat order, and an example of an attack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from render.kit import widgets
from render.kit.boxes import GAP, MARGIN, Box
from render.kit.icons import icon, stamp, system_tile
from render.kit.palette import ALERT, DICE, INK, LINE, PANEL, SOFT, TEXT, Colour, blend, player_colour, player_shape
from render.kit.pillow import Image
from render.kit.sheet import SHEET_INNER, fewest_lines, paragraph, sheet
from render.kit.typeface import write
from rules.frames.hits import Barrier, damage_dice, resolve
from rules.rapid_attack.profile import Profile

__all__ = ["draw_combat", "draw_example", "draw_ranges"]

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
        widgets.plate(image, box, PANEL)
        widgets.lay(image, system_tile(system, 40, False), (box.x + 32, box.y + 32))
        paragraph(image, Box(box.x + 64, box.y + 8, box.w - 80, 48), words[word], 28, "Medium", lines=1)
        widgets.plate(image, Box(start + begin + 2, box.bottom - 24, end - begin - 4, 16), DICE["R"][0], 4)
    _ruler(image, Box(start, top + 3 * (88 + GAP) + 8, ruler, 56), profile, words["ruler"])
    return image


def _ruler(image: Image.Image, box: Box, profile: Profile, word: str) -> None:
    widgets.plate(image, box, DICE["Y"][0], 6)
    units = round(profile.ruler)
    for unit in range(units + 1):
        x = box.x + round(box.w * unit / units)
        if 0 < unit < units:
            image.paste(INK, (x - 1, box.y, x + 2, box.y + 20))
            write(image, (x, box.y + 36), str(unit), 26, INK, "Bold", "middle")
    paragraph(image, Box(box.x, box.bottom + 8, SHEET_INNER - 24, 40), word, 26, colour=SOFT, lines=1)


@lru_cache(maxsize=4)
def _arrowhead(size: int) -> Image.Image:
    return icon("play", size).rotate(-90)


def _joint(image: Image.Image, begin: Box, end: Box) -> None:
    """Draw an arrow from the side of a box to the top of a lower one in the other lane."""
    x, y = end.x + end.w // 2, begin.middle
    side = begin.right if x > begin.right else begin.x
    image.paste(LINE, (min(side, x - 2), y - 2, max(side, x + 3), y + 3))
    image.paste(LINE, (x - 2, y, x + 3, end.y - 12))
    image.paste(LINE, (x - 12, end.y - 24), _arrowhead(24))


def draw_combat(words: Words, profile: Profile) -> Image.Image:
    """Draw two activations that overlap, in two lanes."""
    lane = (SHEET_INNER - 24) // 2
    order = (("first", 0), ("second", 1), ("third", 0), ("fourth", 1))
    heights = [24 + 32 * len(fewest_lines(words[word], lane - 80, 26)) for word, _ in order]
    image, top = sheet(words["title"], 56 + sum(heights) + 32 * (len(order) - 1))
    for side, word in enumerate(("attacker", "defender")):
        x = MARGIN + side * (lane + 24)
        stamp(image, player_shape(side), (x + 16, top + 20), 28, player_colour(side))
        paragraph(image, Box(x + 40, top, lane - 40, 40), words[word], 30, "Bold", lines=1)
    boxes, y = [], top + 56
    for (_, side), height in zip(order, heights, strict=True):
        boxes.append(Box(MARGIN + side * (lane + 24), y, lane, height))
        y += height + 32
    for begin, end in pairwise(boxes):
        _joint(image, begin, end)
    for number, ((word, side), box) in enumerate(zip(order, boxes, strict=True), start=1):
        widgets.edged_plate(image, box, player_colour(side), PANEL)
        write(image, (box.x + 36, box.middle), str(number), 34, player_colour(side), "Bold", "middle")
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
    widgets.plate(image, box, PANEL)
    terms = (("R6", _ATTACK, "attack", "+"), ("Y6", _SPOT, "spot", "−"), ("B6", _DEFENSE, "defense", "="))
    width = box.w // 4
    for place, (die, face, word, sign) in enumerate(terms):
        x = box.x + place * width
        widgets.die(image, (die, face), (x + width // 2, box.y + 60), 72, (-4, 3, -2)[place])
        _caption(image, Box(x + 4, box.bottom - 48, width - 8, 40), words[word])
        write(image, (x + width, box.y + 60), sign, 48, TEXT, "Bold", "middle")
    x = box.x + 3 * width
    number = damage_dice(_ATTACK, _SPOT, _DEFENSE)
    write(image, (x + width // 2, box.y + 60), str(number), 64, TEXT, "Bold", "middle")
    _caption(image, Box(x + 4, box.bottom - 48, width - 8, 40), words["dice"])


def _caption(image: Image.Image, box: Box, text: str) -> None:
    paragraph(image, box, text, 26, colour=SOFT, lines=1, align="middle")


def _strike(image: Image.Image, box: Box, face: int, word: str, text: str) -> None:
    sign: dict[str, tuple[str, Colour]] = {"hit": ("reticle", blend(ALERT, PANEL, 0.5)), "wall": ("wall", LINE)}
    widgets.plate(image, box, PANEL)
    if word in sign:
        name, ground = sign[word]
        widgets.plate(image, Box(box.x, box.y, 144, box.h), ground)
        stamp(image, name, (box.x + 108, box.middle), 40, TEXT)
    widgets.die(image, ("R6", face), (box.x + 48, box.middle), 52, 0, word == "miss")
    paragraph(image, Box(box.x + 168, box.y, box.w - 184, box.h), text, 28, "Medium", lines=2)
