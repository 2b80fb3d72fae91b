"""Charts of Intercept Orbit: hits at each range and what cover takes of them, and courses along the hinge ruler."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct

from render.charts.hit_table import FACES, HitFace, draw_hit_table
from render.kit import widgets
from render.kit.boxes import GAP, MARGIN, Box, bounds
from render.kit.icons import stamp
from render.kit.palette import ALERT, CARD, PANEL, SOFT, TEXT, Colour, blend, player_colour
from render.kit.pillow import Image, ImageDraw
from render.kit.sheet import SHEET_INNER, paragraph, sheet
from render.kit.typeface import write
from render.space.scene import half_base
from rules.field import Point
from rules.intercept_orbit.space.bases import ahead
from rules.intercept_orbit.space.course import Course
from rules.intercept_orbit.state.pools import absorbs, faces_that_hit
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.state import FRIGATE

Words = Mapping[str, str]


# -- hits -------------------------------------------------------------------------------------------------------------


class _Case(Struct, frozen=True):
    """A row of the table: its word, the range and the kind of target."""

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


def draw_space_hits(words: Words, ruleset: str) -> Image.Image:
    """Draw the faces that hit at each range, and those of them that cover takes."""
    rows = [(words[case.word], [_effect(case, face) for face in FACES]) for case in _CASES]
    image, top = draw_hit_table(words["title"], rows)
    for place, (sign, word) in enumerate((("reticle", "hit"), ("wall", "absorbed"))):
        x, width = MARGIN + place * 240, (176, SHEET_INNER - 284)[place]
        stamp(image, sign, (x + 20, top + 24), 28, TEXT)
        paragraph(image, Box(x + 44, top, width, 48), words[word], 26, colour=SOFT, lines=1)
    return image


def _effect(case: _Case, face: int) -> HitFace:
    if face not in faces_that_hit(ORBIT, case.range, case.target):
        return HitFace()
    absorbed = face == absorbs(ORBIT, case.range, case.target)
    return HitFace(("reticle", "wall") if absorbed else ("reticle",), target=not absorbed)


# -- courses ----------------------------------------------------------------------------------------------------------

_OVER = 3
_UNIT = 68
_ROW = 276
_COURSES: tuple[tuple[str, Course, Colour], ...] = (
    ("straight", Course(ORBIT.speed), SOFT),
    ("turned", Course(5, (0, -1, 0, 1)), player_colour(0)),
)


def draw_courses(words: Words, ruleset: str) -> Image.Image:
    """Draw the course of a ship that nobody steers, and the course that the page spells out, from left to right."""
    image, top = sheet(words["title"], len(_COURSES) * (_ROW + GAP) + 40)
    for word, course, colour in _COURSES:
        box = Box(MARGIN, top, SHEET_INNER, _ROW)
        widgets.plate(image, box, PANEL)
        paragraph(image, Box(box.x + 16, box.y + 8, box.w - 32, 44), words[word], 28, "Medium", lines=1)
        _draw_course(image, box, course, colour)
        top = box.bottom + GAP
    stamp(image, "circle", (MARGIN + 20, top + 20), 20, ALERT)
    paragraph(image, Box(MARGIN + 44, top, SHEET_INNER - 44, 40), words["hinge"], 26, colour=SOFT, lines=1)
    return image


def _poses(course: Course) -> list[tuple[Point, float]]:
    """The middle and the heading of the base after each unit, from due east on."""
    at, heading = (0.0, 0.0), 90.0
    poses = [(at, heading)]
    for unit in range(course.speed):
        at = ahead(at, heading, 1)
        heading += ORBIT.click * (course.clicks[unit] if unit < len(course.clicks) else 0)
        poses.append((at, heading))
    return poses


def _draw_course(image: Image.Image, box: Box, course: Course, colour: Colour) -> None:
    layer = Image.new("RGB", (box.w * _OVER, (box.h - 56) * _OVER), PANEL)
    draw = ImageDraw.Draw(layer)
    poses = _poses(course)
    places = [((x * _UNIT + 90) * _OVER, (y * _UNIT + 120) * _OVER) for (x, y), _ in poses]
    for pose, strength in ((0, 0.35), (-1, 0.8)):
        draw.polygon(_hull(places[pose], poses[pose][1]), fill=blend(colour, CARD, strength), outline=TEXT)
    draw.line(places, fill=TEXT, width=5 * _OVER, joint="curve")
    for number, place in enumerate(places[1:], start=1):
        bent = number <= len(course.clicks) and course.clicks[number - 1] != 0
        draw.ellipse(bounds(place, (11 if bent else 6) * _OVER), fill=ALERT if bent else TEXT)
    small = layer.resize((box.w - 32, (box.h - 56) * (box.w - 32) // box.w), Image.Resampling.LANCZOS)
    image.paste(small, (box.x + 16, box.y + 52))
    _write_numbers(image, box, places[1:])


def _hull(at: Point, heading: float) -> list[Point]:
    """The outline of a frigate with its bow, in fine pixels; heading 90 looks east."""
    wide, long = (side * _UNIT * _OVER for side in half_base(ORBIT.bases, FRIGATE))
    turn = math.radians(heading - 90)
    shape: Sequence[Point] = ((-long, -wide), (long * 0.55, -wide), (long, 0), (long * 0.55, wide), (-long, wide))
    cos, sin = math.cos(turn), math.sin(turn)
    return [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in shape]


def _write_numbers(image: Image.Image, box: Box, places: Sequence[Point]) -> None:
    share = (box.w - 32) / box.w / _OVER
    for number, (x, y) in enumerate(places, start=1):
        at = box.x + 16 + round(x * share), box.y + 52 + round(y * share) + 50
        write(image, at, str(number), 26, SOFT, "Bold", "middle")
