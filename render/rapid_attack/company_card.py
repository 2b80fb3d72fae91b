"""A company's card: each frame with its systems, dice and expected figures, and the totals."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import widgets
from render.kit.boxes import GAP, INNER, MARGIN, WIDTH, Box
from render.kit.die import unrolled_die
from render.kit.force_card import CARD_HEADER, ForceLabels, draw_card_header, draw_portrait, encoded_card
from render.kit.icons import rounded, stamp, system_tile
from render.kit.palette import CARD, DICE, FAINT, LINE, PAGE, PANEL, SOFT, TEXT, Colour
from render.kit.pillow import Image
from render.kit.png import Picture
from render.kit.typeface import clean, decimal_text, fit, text_width, write
from rules.companies.analysis import CompanyAnalysis, FrameAnalysis
from rules.companies.company import Company, FrameDesign

_ROOMY, _LOW = 148, 104
_ROOMY_UP_TO = 8
_TOTALS = 168
_COLUMN = 56
_SCALE = 8.0
"""The figure of a full bar."""
_WEAPONS = ("Rh", "Rd", "Ra")


class CompanyLabels(ForceLabels, frozen=True):
    """Every word of the card, in the caller's language.

    ``kinds`` are archetypes. ``totals``: lines of their own; ``hits``: the caption of the bars of the company's hits,
    ``open`` and ``cover`` their legend; ``decimal``: the decimal sign.
    """

    totals: tuple[str, ...] = ()
    hits: str = ""
    open: str = ""
    cover: str = ""
    decimal: str = "."


class _Bar(NamedTuple):
    """A column of a frame's figures: its icon, its colour, its value."""

    icon: str
    colour: Colour
    value: float | None


def draw_company(company: Company, analysis: CompanyAnalysis, labels: CompanyLabels) -> Picture:
    """Draw the card as a PNG, 1000 pixels wide. Thread-safe."""
    return encoded_card(company_image(company, analysis, labels), labels)


def company_image(company: Company, analysis: CompanyAnalysis, labels: CompanyLabels) -> Image.Image:
    """Draw the card as an image."""
    count = len(company.units)
    height = _ROOMY if count <= _ROOMY_UP_TO else _LOW
    top = 12 + CARD_HEADER + GAP
    bottom = top + count * (height + GAP)
    image = Image.new("RGB", (WIDTH, bottom + _TOTALS + MARGIN), PAGE)
    draw_card_header(image, Box(MARGIN, 12, INNER, CARD_HEADER), labels)
    for number, (design, frame) in enumerate(zip(company.units, analysis.frames, strict=True)):
        box = Box(MARGIN, top + number * (height + GAP), INNER, height)
        _card(image, box, (design, frame), labels, number)
    _totals(image, Box(MARGIN, bottom, INNER, _TOTALS), analysis, labels)
    return image


def _card(
    image: Image.Image, box: Box, what: tuple[FrameDesign, FrameAnalysis], labels: CompanyLabels, number: int
) -> None:
    design, frame = what
    name, kind = labels.name_and_kind(number)
    bars = _bars(frame)
    widgets.plate(image, box, CARD)
    chart = Box(box.right - 12 - _COLUMN * len(bars), box.y, _COLUMN * len(bars), box.h)
    x = box.x + 16 + draw_portrait(image, box, labels, number)
    room = chart.x - 16 - x
    kind = fit(kind, room // 2, 24)
    shown = fit(name, room - (text_width(kind, 24) + 16 if kind else 0), 30, "Bold")
    end = x + write(image, (x, box.y + 28), shown, 30, TEXT, "Bold") + 14
    write(image, (end, box.y + 29), kind, 24, SOFT)
    _systems(image, (x, box.y + 72), design, room)
    if box.h >= _ROOMY:
        _pools(image, (x, box.y + 122), frame, chart.x - 8)
    for place, bar in enumerate(bars):
        _column(image, Box(chart.x + place * _COLUMN, box.y + 6, _COLUMN, box.h - 12), bar, labels.decimal)


def _systems(image: Image.Image, at: tuple[int, int], design: FrameDesign, room: int) -> None:
    size = max(14, min(40, (room - 90) // max(1, len(design.systems)) - 6))
    most = max(0, (room - 90) // (size + 6))
    x = widgets.systems(image, at, design.systems[:most], (), size)
    widgets.rockets(image, (x + 10, at[1]), min(design.rockets, 999), 32)


def _dice(image: Image.Image, at: tuple[int, int], dice: tuple[str, ...], size: int) -> int:
    return widgets.lay_row(image, at, (unrolled_die(die, size) for die in dice), 2)


def _pools(image: Image.Image, at: tuple[int, int], frame: FrameAnalysis, edge: int) -> None:
    """Draw the dice of every activation, then after the sign of each range the red dice that it adds."""
    reds = [tuple(die for die in pool if die[0] == "R") for pool in frame.pools]
    shown = [(weapon, dice) for weapon, dice in zip(_WEAPONS, reds, strict=True) if dice]
    count = len(frame.calm) + sum(len(dice) for _, dice in shown)
    signs = 44 * len(shown)
    size = max(12, min(32, (edge - at[0] - signs) // max(1, count) - 2))
    x = _dice(image, at, frame.calm, size)
    for weapon, dice in shown:
        if x + 44 + size > edge:
            return
        widgets.lay(image, system_tile(weapon, 26, False), (x + 25, at[1]))
        x = _dice(image, (x + 42, at[1]), dice, size)


def _bars(frame: FrameAnalysis) -> tuple[_Bar, ...]:
    attacks = [None if strength is None else strength.attack for strength in frame.ranges]
    red, heart = DICE["R"][0], DICE["W"][0]
    return (
        *(_Bar(name, red, value) for name, value in zip(("blade", "barrel", "arc"), attacks, strict=True)),
        _Bar("rocket", red, None if frame.rocket is None else frame.rocket.attack),
        _Bar("shield", DICE["B"][0], frame.defense),
        _Bar("move", DICE["G"][0], frame.movement),
        _Bar("eye", DICE["Y"][0], frame.spotting),
        _Bar("heart", heart, frame.endurance),
    )


def _column(image: Image.Image, box: Box, bar: _Bar, decimal: str) -> None:
    """Draw a figure as a column: the value on top, the sign below."""
    middle = box.x + box.w // 2
    foot, top = box.bottom - 32, box.y + 30
    stamp(image, bar.icon, (middle, box.bottom - 14), 24, SOFT if bar.value is not None else LINE)
    if bar.value is None:
        write(image, (middle, foot - 12), "–", 24, LINE, "Medium", "middle")
        return
    height = max(4, round((foot - top) * min(1.0, bar.value / _SCALE)))
    image.paste(bar.colour, (middle - 13, foot - height), rounded(26, height, min(5, height // 2)))
    text = decimal_text(bar.value, decimal)
    write(image, (middle, foot - height - 15), text, 23, TEXT, "Medium", "middle")


def _totals(image: Image.Image, box: Box, analysis: CompanyAnalysis, labels: CompanyLabels) -> None:
    widgets.plate(image, box, PANEL)
    half = box.w * 9 // 20
    for number, line in enumerate(labels.totals[:3]):
        place = (box.x + 16, box.y + 26 + number * 38)
        write(image, place, fit(clean(line), half - 32, 25), 25, TEXT if number == 0 else SOFT)
    start, y = box.x + 16, box.y + 26 + 3 * 38
    means = (analysis.defense, analysis.movement, analysis.spotting)
    for system, value in zip("BGY", means, strict=True):
        widgets.lay(image, system_tile(system, 30, False), (start + 15, y))
        start += 38 + write(image, (start + 38, y), decimal_text(value, labels.decimal), 25, SOFT) + 20
    chart = Box(box.x + half, box.y, box.w - half, box.h)
    _legend(image, Box(chart.x, chart.y, chart.w - 16, 52), labels)
    most = max(1.0, *analysis.open_hits, *analysis.cover_hits)
    pairs = list(zip(analysis.open_hits, analysis.cover_hits, strict=True))
    for number, weapon in enumerate(_WEAPONS):
        row = Box(chart.x, chart.y + 50 + number * 38, chart.w - 16, 38)
        widgets.lay(image, system_tile(weapon, 30, False), (row.x + 15, row.middle))
        _pair(image, row, pairs[number], (most, labels.decimal))


def _legend(image: Image.Image, box: Box, labels: CompanyLabels) -> None:
    x = box.right
    for text, colour in ((clean(labels.cover), FAINT), (clean(labels.open), DICE["R"][0])):
        if text:
            x -= write(image, (x, box.middle), fit(text, box.w // 4, 24), 24, SOFT, "Regular", "right") + 26
            image.paste(colour, (x, box.middle - 9), rounded(18, 18, 4))
            x -= 16
    write(image, (box.x, box.middle), fit(clean(labels.hits), x - box.x - 8, 24, "Medium"), 24, TEXT, "Medium")


def _pair(image: Image.Image, row: Box, values: tuple[float, float], scale: tuple[float, str]) -> None:
    most, decimal = scale
    x, room = row.x + 44, row.w - 44 - 108
    if not any(values):
        write(image, (x, row.middle), "–", 24, LINE, "Medium")
        return
    for value, colour, y in zip(values, (DICE["R"][0], FAINT), (row.middle - 8, row.middle + 8), strict=True):
        length = max(3, round(room * value / most))
        image.paste(colour, (x, y - 7), rounded(length, 14, min(4, length // 2)))
    words = " · ".join(decimal_text(value, decimal) for value in values)
    write(image, (x + round(room * max(values) / most) + 10, row.middle), words, 24, TEXT, "Medium")
