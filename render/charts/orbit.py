"""Charts of Intercept Orbit: what hits at each range and what cover takes, and a course along the hinge ruler."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit import parts
from render.kit.boxes import GAP, MARGIN, Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, CARD, LINE, PANEL, SOFT, TEXT, Colour, blend, player_colour
from render.kit.sheet import WIDTH, paragraph, sheet
from render.kit.typeface import write
from rules.field import Point
from rules.intercept_orbit.space.bases import ahead
from rules.intercept_orbit.space.course import CLICK, MOMENTUM, Course
from rules.intercept_orbit.state.pools import absorbs, faces_that_hit
from rules.intercept_orbit.state.profile import Range

__all__ = ["course_image", "space_hits_image"]

Words = Mapping[str, str]
_INNER = WIDTH - 2 * MARGIN
_CELL, _ROW = 80, 96
_FINE = 3


class _Case(Struct, frozen=True):
    """One line of the chart: its word, the range, and what is aimed at."""

    word: str
    range: Range
    target: str


_CASES = (
    _Case("dogfight-company", Range.DOGFIGHT, "company"),
    _Case("dogfight-ship", Range.DOGFIGHT, "ship"),
    _Case("point", Range.POINT, "ship"),
    _Case("assault", Range.ASSAULT, "ship"),
    _Case("support", Range.SUPPORT, "ship"),
)


def space_hits_image(words: Words, ruleset: str) -> Image.Image:
    """What each damage die hits at each range, and which of them cover takes."""
    image, top = sheet(words["title"], len(_CASES) * (_ROW + GAP) + 48)
    for row, case in enumerate(_CASES):
        box = Box(MARGIN, top + row * (_ROW + GAP), _INNER, _ROW)
        parts.plate(image, box, PANEL)
        first = box.right - GAP - _CELL * 6
        paragraph(image, Box(box.x + 16, box.y, first - box.x - 24, box.h), words[case.word], 28, "Medium")
        for face in range(1, 7):
            _face(image, Box(first + (face - 1) * _CELL, box.y + 8, _CELL - 8, 80), case, face)
    top += len(_CASES) * (_ROW + GAP)
    for place, (sign, word) in enumerate((("reticle", "hit"), ("wall", "absorbed"))):
        x, width = MARGIN + place * 240, (176, _INNER - 284)[place]
        stamp(image, sign, (x + 20, top + 24), 28, TEXT)
        paragraph(image, Box(x + 44, top, width, 48), words[word], 26, colour=SOFT, lines=1)
    return image


def _face(image: Image.Image, box: Box, case: _Case, face: int) -> None:
    hit = face in faces_that_hit(case.range, case.target)
    taken = hit and face == absorbs(case.range, case.target)
    if hit:
        parts.plate(image, box, LINE if taken else blend(ALERT, PANEL, 0.5), 8)
    centre = box.x + box.w // 2
    parts.die(image, ("R6", face), (centre, box.y + 30), 40, 0, not hit)
    if not hit:
        return
    signs = ("reticle", "wall") if taken else ("reticle",)
    for place, sign in enumerate(signs):
        stamp(image, sign, (centre + (2 * place - len(signs) + 1) * 14, box.y + 66), 24, TEXT)


# -- the ruler --------------------------------------------------------------------------------------------------------

_COURSES: tuple[tuple[str, Course, Colour], ...] = (
    ("straight", Course(MOMENTUM, ()), SOFT),
    ("turned", Course(5, (0, -1, 0, 1)), player_colour(0)),
)
_UNIT = 68


def course_image(words: Words, ruleset: str) -> Image.Image:
    """A ship that nobody steers, and one that flies the course that the page spells out, from left to right."""
    image, top = sheet(words["title"], len(_COURSES) * (276 + GAP) + 40)
    for row, (word, course, colour) in enumerate(_COURSES):
        box = Box(MARGIN, top + row * (276 + GAP), _INNER, 276)
        parts.plate(image, box, PANEL)
        paragraph(image, Box(box.x + 16, box.y + 8, box.w - 32, 44), words[word], 28, "Medium", lines=1)
        _flown(image, box, course, colour)
    top += len(_COURSES) * (276 + GAP)
    stamp(image, "circle", (MARGIN + 20, top + 20), 20, ALERT)
    paragraph(image, Box(MARGIN + 44, top, _INNER - 44, 40), words["hinge"], 26, colour=SOFT, lines=1)
    return image


def _poses(course: Course) -> list[tuple[Point, float]]:
    """Where the middle of the base is after each unit, and its heading then; due east before the first."""
    at, heading = (0.0, 0.0), 90.0
    poses = [(at, heading)]
    for unit in range(course.speed):
        at = ahead(at, heading, 1)
        heading += CLICK * (course.clicks[unit] if unit < len(course.clicks) else 0)
        poses.append((at, heading))
    return poses


def _flown(image: Image.Image, box: Box, course: Course, colour: Colour) -> None:
    layer = Image.new("RGB", (box.w * _FINE, (box.h - 56) * _FINE), PANEL)
    pen = ImageDraw.Draw(layer)
    poses = _poses(course)
    spots = [((x * _UNIT + 90) * _FINE, (y * _UNIT + 120) * _FINE) for (x, y), _ in poses]
    for place, strength in ((0, 0.35), (-1, 0.8)):
        pen.polygon(_hull(spots[place], poses[place][1]), fill=blend(colour, CARD, strength), outline=TEXT)
    pen.line(spots, fill=TEXT, width=5 * _FINE, joint="curve")
    for number, (x, y) in enumerate(spots[1:], start=1):
        bent = number <= len(course.clicks) and course.clicks[number - 1] != 0
        radius = (11 if bent else 6) * _FINE
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ALERT if bent else TEXT)
    small = layer.resize((box.w - 32, (box.h - 56) * (box.w - 32) // box.w), Image.Resampling.LANCZOS)
    image.paste(small, (box.x + 16, box.y + 52))
    _numbers(image, box, spots[1:])


def _hull(at: Point, heading: float) -> list[Point]:
    """A frigate's outline with its bow, in fine pixels; heading 90 looks east."""
    long, wide = 1.0 * _UNIT * _FINE, 0.5 * _UNIT * _FINE
    turn = math.radians(heading - 90)
    shape: Sequence[Point] = ((-long, -wide), (long * 0.55, -wide), (long, 0), (long * 0.55, wide), (-long, wide))
    cos, sin = math.cos(turn), math.sin(turn)
    return [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in shape]


def _numbers(image: Image.Image, box: Box, spots: Sequence[Point]) -> None:
    share = (box.w - 32) / box.w / _FINE
    for number, (x, y) in enumerate(spots, start=1):
        write(image, (box.x + 16 + round(x * share), box.y + 52 + round(y * share) + 50), str(number), 26, SOFT, "Bold",
              "middle")  # fmt: skip
