"""A company's card: its frames with what they carry and roll, and what they can be expected to do."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from PIL import Image

from render.kit import parts
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.icons import icon, rounded, stamp, system_tile
from render.kit.palette import CARD, DICE, FAINT, LINE, PAGE, PANEL, SOFT, TEXT, Colour
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, text_width, write
from rules.rapid_attack.company.analysis import CompanyAnalysis, FrameAnalysis
from rules.rapid_attack.company.company import Company, Plan

__all__ = ["CompanyLabels", "company_image", "draw_company", "small_die"]

_INNER = WIDTH - 2 * MARGIN
_HEADER = 76
_ROOMY, _LOW = 148, 104
_ROOMY_UP_TO = 8
_TOTALS = 168
_COLUMN = 56
_SCALE = 8.0
_WEAPONS = ("Rh", "Rd", "Ra")


class CompanyLabels(Struct, frozen=True):
    """Every word on the card, in the caller's language.

    ``names`` and ``kinds`` (archetypes) run parallel to the frames. ``totals`` are lines of their own; ``open`` and
    ``cover`` explain the bars of the company's hits, ``hits`` is their caption. ``decimal`` is the decimal sign.
    """

    title: str = ""
    subtitle: str = ""
    status: str = ""
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    totals: tuple[str, ...] = ()
    hits: str = ""
    open: str = ""
    cover: str = ""
    decimal: str = "."


class _Bar(NamedTuple):
    """One column of a frame's figures: its icon, its colour, its value."""

    icon: str
    colour: Colour
    value: float | None


def draw_company(company: Company, analysis: CompanyAnalysis, labels: CompanyLabels) -> Picture:
    """The card as a PNG, 1000 pixels wide. May be called from several threads at once."""
    return encode(company_image(company, analysis, labels))


def company_image(company: Company, analysis: CompanyAnalysis, labels: CompanyLabels) -> Image.Image:
    """The card before it is packed into a file."""
    count = len(company.frames)
    height = _ROOMY if count <= _ROOMY_UP_TO else _LOW
    top = 12 + _HEADER + GAP
    bottom = top + count * (height + GAP)
    image = Image.new("RGB", (WIDTH, bottom + _TOTALS + MARGIN), PAGE)
    _header(image, Box(MARGIN, 12, _INNER, _HEADER), labels)
    for number, (plan, frame) in enumerate(zip(company.frames, analysis.frames, strict=True)):
        box = Box(MARGIN, top + number * (height + GAP), _INNER, height)
        _card(image, box, (plan, frame), _words(labels, number), labels.decimal)
    _totals(image, Box(MARGIN, bottom, _INNER, _TOTALS), analysis, labels)
    return image


def _words(labels: CompanyLabels, number: int) -> tuple[str, str]:
    name = clean(labels.names[number]) if number < len(labels.names) else ""
    kind = clean(labels.kinds[number]) if number < len(labels.kinds) else ""
    return name or str(number + 1), kind


def _header(image: Image.Image, box: Box, labels: CompanyLabels) -> None:
    status = fit(clean(labels.status), box.w // 3, 28, "Medium")
    width = write(image, (box.right - 4, box.y + 26), status, 28, SOFT, "Medium", "right")
    title = fit(clean(labels.title, "?"), box.w - width - 32, 40, "Bold")
    write(image, (box.x + 4, box.y + 26), title, 40, TEXT, "Bold")
    write(image, (box.x + 4, box.y + 64), fit(clean(labels.subtitle), box.w - 8, 26), 26, SOFT)


def _card(image: Image.Image, box: Box, what: tuple[Plan, FrameAnalysis], words: tuple[str, str], decimal: str) -> None:
    plan, frame = what
    name, kind = words
    bars = _bars(frame)
    parts.plate(image, box, CARD)
    chart = Box(box.right - 12 - _COLUMN * len(bars), box.y, _COLUMN * len(bars), box.h)
    x, room = box.x + 16, chart.x - 16 - (box.x + 16)
    kind = fit(kind, room // 2, 24)
    shown = fit(name, room - (text_width(kind, 24) + 16 if kind else 0), 30, "Bold")
    end = x + write(image, (x, box.y + 28), shown, 30, TEXT, "Bold") + 14
    write(image, (end, box.y + 29), kind, 24, SOFT)
    _systems(image, (x, box.y + 72), plan, room)
    if box.h >= _ROOMY:
        _pools(image, (x, box.y + 122), frame, chart.x - 8)
    for place, bar in enumerate(bars):
        _column(image, Box(chart.x + place * _COLUMN, box.y + 6, _COLUMN, box.h - 12), bar, decimal)


def _systems(image: Image.Image, at: tuple[int, int], plan: Plan, room: int) -> None:
    size = 40 if len(plan.systems) <= 8 else max(14, min(40, (room - 90) // len(plan.systems) - 6))
    most = max(0, (room - 90) // (size + 6))
    x = parts.systems(image, at, plan.systems[:most], (), size)
    parts.rockets(image, (x + 10, at[1]), min(plan.rockets, 999), 32)


@lru_cache(maxsize=64)
def small_die(die: str, size: int) -> Image.Image:
    """A die that has not been rolled: a square, or a diamond for one with eight sides, with its colour's letter."""
    face, ink = DICE[die[0]]
    tile = Image.new("RGBA", (size, size))
    shape = icon("diamond", size) if die[1:] == "8" else rounded(size - 4, size - 4, size // 5)
    tile.paste((*face, 255), (0, 0) if die[1:] == "8" else (2, 2), shape)
    text, height = ("8", size // 2) if die[1:] == "8" else (die[0], size * 5 // 8)
    write(tile, (size // 2, size // 2), text, height, ink, "Bold", "middle")
    return tile


def _dice(image: Image.Image, at: tuple[int, int], dice: tuple[str, ...], size: int) -> int:
    x = at[0]
    for die in dice:
        parts.lay(image, small_die(die, size), (x + size // 2, at[1]))
        x += size + 2
    return x


def _pools(image: Image.Image, at: tuple[int, int], frame: FrameAnalysis, edge: int) -> None:
    """The dice of every activation, and after each range's sign the red ones that it adds."""
    reds = [tuple(die for die in pool if die[0] == "R") for pool in frame.pools]
    shown = [(weapon, dice) for weapon, dice in zip(_WEAPONS, reds, strict=True) if dice]
    count = len(frame.calm) + sum(len(dice) for _, dice in shown)
    signs = 44 * len(shown)
    size = max(12, min(32, (edge - at[0] - signs) // max(1, count) - 2))
    x = _dice(image, at, frame.calm, size)
    for weapon, dice in shown:
        if x + 44 + size > edge:
            return
        parts.lay(image, system_tile(weapon, 26, False), (x + 25, at[1]))
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
    """One figure: a bar that grows upwards, the value on top, the sign below."""
    middle = box.x + box.w // 2
    foot, top = box.bottom - 32, box.y + 30
    stamp(image, bar.icon, (middle, box.bottom - 14), 24, SOFT if bar.value is not None else LINE)
    if bar.value is None:
        write(image, (middle, foot - 12), "–", 24, LINE, "Medium", "middle")
        return
    height = max(4, round((foot - top) * min(1.0, bar.value / _SCALE)))
    image.paste(bar.colour, (middle - 13, foot - height), rounded(26, height, min(5, height // 2)))
    text = _number(bar.value, decimal)
    write(image, (middle, foot - height - 15), text, 23, TEXT, "Medium", "middle")


def _number(value: float, decimal: str) -> str:
    return f"{value:.1f}".replace(".", decimal)


def _totals(image: Image.Image, box: Box, analysis: CompanyAnalysis, labels: CompanyLabels) -> None:
    parts.plate(image, box, PANEL)
    half = box.w * 9 // 20
    for number, line in enumerate(labels.totals[:3]):
        place = (box.x + 16, box.y + 26 + number * 38)
        write(image, place, fit(clean(line), half - 32, 25), 25, TEXT if number == 0 else SOFT)
    start, y = box.x + 16, box.y + 26 + 3 * 38
    means = (analysis.defense, analysis.movement, analysis.spotting)
    for system, value in zip("BGY", means, strict=True):
        parts.lay(image, system_tile(system, 30, False), (start + 15, y))
        start += 38 + write(image, (start + 38, y), _number(value, labels.decimal), 25, SOFT) + 20
    chart = Box(box.x + half, box.y, box.w - half, box.h)
    _legend(image, Box(chart.x, chart.y, chart.w - 16, 52), labels)
    most = max(1.0, *analysis.open_hits, *analysis.cover_hits)
    pairs = list(zip(analysis.open_hits, analysis.cover_hits, strict=True))
    for number, weapon in enumerate(_WEAPONS):
        row = Box(chart.x, chart.y + 50 + number * 38, chart.w - 16, 38)
        parts.lay(image, system_tile(weapon, 30, False), (row.x + 15, row.middle))
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
    words = " · ".join(_number(value, decimal) for value in values)
    write(image, (x + round(room * max(values) / most) + 10, row.middle), words, 24, TEXT, "Medium")
