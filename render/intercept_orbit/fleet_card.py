"""A fleet's card: each ship, company and HVA with its systems, the dice of a turn, and its red dice by range."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import widgets
from render.kit.boxes import GAP, INNER, MARGIN, WIDTH, Box
from render.kit.die import unrolled_die
from render.kit.force_card import CARD_HEADER, ForceLabels, draw_card_header, draw_portrait, encoded_card
from render.kit.icons import stamp
from render.kit.palette import CARD, CARD_DONE, FAINT, LINE, PAGE, PANEL, SOFT, TEXT, Colour, player_colour
from render.kit.pillow import Image
from render.kit.png import Picture
from render.kit.typeface import clean, fit, text_width, write
from render.space.signs import ship_tile
from rules.intercept_orbit.fleet.analysis import FleetAnalysis, UnitAnalysis
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, Fleet, Kind, UnitDesign

_KIND_ICONS = {Kind.CAPITAL: "capital", Kind.FRIGATE: "frigate", Kind.COMPANY: "mech", Kind.HVA: "crate"}
_FEW = 12
_DICE_SHOWN = 6
_HEADINGS, _TOTALS = 40, 96
_ROOMY, _LOW, _BARE = 112, 96, 60
"""Heights of an asset: in a small fleet, in a large one, of an HVA, which has only a name."""
_COLUMN, _COLUMNS = 100, 4
_CHART = _COLUMN * _COLUMNS


class FleetLabels(ForceLabels, frozen=True):
    """Every word of the card, in the caller's language.

    ``ranges``: the headings of the columns; ``reds``: their content; ``totals``: two lines of their own.
    """

    ranges: tuple[str, ...] = ()
    reds: str = ""
    totals: tuple[str, ...] = ()


class AssetCondition(Struct, frozen=True):
    """An asset's condition in a game: its owner and its id (``tag``), the systems it has lost, whether it is gone."""

    lost: tuple[str, ...] = ()
    white: int = ORBIT.white
    gone: bool = False
    owner: int | None = None
    tag: str = ""


_INTACT = AssetCondition()
_Shown = tuple[UnitDesign, UnitAnalysis, AssetCondition]


def draw_fleet(
    fleet: Fleet, analysis: FleetAnalysis, labels: FleetLabels, conditions: Sequence[AssetCondition] = ()
) -> Picture:
    """Draw the card as a PNG, 1000 pixels wide. Thread-safe.

    ``conditions``: in a running game, parallel to the assets; the analysis is then of what they have left.
    """
    return encoded_card(fleet_image(fleet, analysis, labels, conditions), labels)


def fleet_image(
    fleet: Fleet, analysis: FleetAnalysis, labels: FleetLabels, conditions: Sequence[AssetCondition] = ()
) -> Image.Image:
    """Draw the card as an image."""
    roomy = len(fleet.units) <= _FEW
    heights = [_BARE if plan.kind is Kind.HVA else _ROOMY if roomy else _LOW for plan in fleet.units]
    y = 12 + CARD_HEADER + GAP + _HEADINGS
    image = Image.new("RGB", (WIDTH, y + sum(heights) + GAP * len(heights) + _TOTALS + MARGIN), PAGE)
    draw_card_header(image, Box(MARGIN, 12, INNER, CARD_HEADER), labels)
    box = Box(MARGIN, 12 + CARD_HEADER + GAP, INNER, _HEADINGS)
    left = box.right - _CHART
    write(image, (left - 12, box.middle), fit(clean(labels.reds), box.w // 3, 24), 24, FAINT, "Regular", "right")
    for place, text in enumerate(labels.ranges[:_COLUMNS]):
        shown = fit(clean(text), _COLUMN - 6, 24, "Medium")
        write(image, (left + place * _COLUMN + _COLUMN // 2, box.middle), shown, 24, SOFT, "Medium", "middle")
    for number, (plan, unit, height) in enumerate(zip(fleet.units, analysis.units, heights, strict=True)):
        condition = conditions[number] if number < len(conditions) else _INTACT
        _draw_unit(image, Box(MARGIN, y, INNER, height), (plan, unit, condition), labels, number)
        y += height + GAP
    _totals(image, Box(MARGIN, y, INNER, _TOTALS), analysis, labels)
    return image


def _draw_unit(image: Image.Image, box: Box, shown: _Shown, labels: ForceLabels, number: int) -> None:
    """Draw an asset: its kind, its name, its systems and the dice it rolls."""
    plan, unit, condition = shown
    widgets.plate(image, box, CARD_DONE if condition.gone else CARD)
    ink = FAINT if condition.gone else TEXT
    bare = plan.kind is Kind.HVA
    stamp(image, _KIND_ICONS[plan.kind], (box.x + 38, box.middle), 40 if bare else 52, _icon_ink(condition))
    x = box.x + 78 + draw_portrait(image, Box(box.x + 60, box.y, box.w, box.h), labels, number)
    edge = box.right - (16 if bare else _CHART + 12)
    _titles(image, Box(x, box.y, edge - x, 56 if not bare else box.h), labels.name_and_kind(number), (condition, ink))
    if bare:
        return
    _equipment(image, Box(x, box.bottom - 52, edge - x, 44), (plan, unit, condition))
    for place, dice in enumerate(unit.reds):
        column = Box(box.right - _CHART + place * _COLUMN, box.y, _COLUMN, box.h)
        _reds(image, column, () if condition.gone else dice)


def _icon_ink(condition: AssetCondition) -> Colour:
    if condition.gone:
        return LINE
    return SOFT if condition.owner is None else player_colour(condition.owner)


def _titles(image: Image.Image, box: Box, words: tuple[str, str], look: tuple[AssetCondition, Colour]) -> None:
    condition, ink = look
    x, room = box.x, box.w
    if condition.tag and condition.owner is not None:
        widgets.lay_chip(image, (x, box.middle), (condition.owner, condition.tag), (92, 36))
        x, room = x + 104, room - 104
    kind = fit(words[1], max(room * 3 // 5, room - text_width(words[0], 30, "Bold") - 16), 24)
    shown = fit(words[0], room - (text_width(kind, 24) + 16 if kind else 0), 30, "Bold")
    end = x + write(image, (x, box.middle), shown, 30, ink, "Bold") + 14
    write(image, (end, box.middle + 1), kind, 24, FAINT if condition.gone else SOFT)


def _left(systems: Sequence[str], lost: Sequence[str]) -> tuple[str, ...]:
    """The systems without the lost ones."""
    missing, kept = list(lost), []
    for system in systems:
        if system in missing:
            missing.remove(system)
        else:
            kept.append(system)
    return tuple(kept)


def _equipment(image: Image.Image, box: Box, shown: _Shown) -> None:
    """Draw the systems as tiles, struck through where they are lost, the white dice and the dice of a turn."""
    plan, unit, condition = shown
    systems = COMPANY_SYSTEMS if plan.kind is Kind.COMPANY and not plan.systems else plan.systems
    systems = (*systems, f"{plan.ace}8") if plan.ace else systems
    dice = [] if condition.gone else [die for die in unit.calm if die[0] != "W"]
    others = ORBIT.white * 32 + len(dice) * 32 + 40
    size = max(14, min(40, (box.w - others) // max(1, len(systems)) - 6))
    x = box.x
    for system, gone in widgets.systems_with_lost(_left(systems, condition.lost), condition.lost):
        if x + size > box.right:
            return
        widgets.lay(image, ship_tile(system, size, gone or condition.gone), (x + size // 2, box.middle))
        x += size + 6
    x = widgets.whites(image, (x + 10, box.middle), 0 if condition.gone else condition.white, ORBIT.white, 28) + 10
    for die in dice:
        if x + 32 <= box.right:
            widgets.lay(image, unrolled_die(die, 30), (x + 15, box.middle))
        x += 32


def _reds(image: Image.Image, box: Box, dice: Sequence[str]) -> None:
    """Draw the red dice of a range, two abreast."""
    middle = box.x + box.w // 2
    if not dice:
        write(image, (middle, box.middle), "–", 26, LINE, "Medium", "middle")
        return
    if len(dice) > _DICE_SHOWN:
        widgets.lay(image, unrolled_die("R6", 32), (middle - 20, box.middle))
        write(image, (middle + 4, box.middle), str(len(dice)), 26, TEXT, "Bold")
        return
    size, abreast = (36 if len(dice) <= 4 else 26), min(2, len(dice))
    rows = -(-len(dice) // abreast)
    for place, die in enumerate(dice):
        row, column = divmod(place, abreast)
        in_row = min(abreast, len(dice) - row * abreast)
        x = middle + round((column - (in_row - 1) / 2) * (size + 4))
        y = box.middle + round((row - (rows - 1) / 2) * (size + 4))
        widgets.lay(image, unrolled_die(die, size), (x, y))


def _totals(image: Image.Image, box: Box, analysis: FleetAnalysis, labels: FleetLabels) -> None:
    widgets.plate(image, box, PANEL)
    room = box.w - _CHART - 40
    for number, line in enumerate(labels.totals[:2]):
        at = (box.x + 20, box.y + 30 + number * 38)
        write(image, at, fit(clean(line), room, 26), 26, TEXT if number == 0 else SOFT)
    for place, total in enumerate(analysis.reds):
        middle = box.right - _CHART + place * _COLUMN + _COLUMN // 2
        write(image, (middle, box.middle), str(total or "–"), 36, TEXT if total else LINE, "Bold", "middle")
