"""A fleet's card: every ship, company and HVA with its systems, the dice of its turns, and its red dice by range."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from render.kit import parts
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.icons import rounded, stamp, system_tile
from render.kit.palette import ALERT, CARD, CARD_DONE, DICE, FAINT, LINE, PAGE, PANEL, SOFT, TEXT, blend, player_colour
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, text_width, write
from render.rapid_attack.company_card import small_die
from rules.intercept_orbit.fleet.analysis import FleetAnalysis, UnitAnalysis
from rules.intercept_orbit.fleet.limits import Fleet, Kind, Plan
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS

__all__ = ["FleetLabels", "Standing", "draw_fleet", "draw_unit", "fleet_image", "ship_tile", "unit_height"]

KIND_ICONS = {Kind.CAPITAL: "capital", Kind.FRIGATE: "frigate", Kind.COMPANY: "mech", Kind.HVA: "crate"}
WHOLE = 2
FEW = 12
DICE_SHOWN = 6

_INNER = WIDTH - 2 * MARGIN
_HEADER, _HEADINGS, _TOTALS = 76, 40, 96
_ROOMY, _LOW, _BARE = 112, 96, 60
_COLUMN, _COLUMNS = 100, 4
_CHART = _COLUMN * _COLUMNS
_WEAPONS = ("Rp", "Ra", "Rs")


class FleetLabels(Struct, frozen=True):
    """Every word on the card, in the caller's language.

    ``names`` and ``kinds`` run parallel to the assets, ``ranges`` are the headings of the columns and ``reds`` what
    stands in them; ``totals`` are two lines of their own.
    """

    title: str = ""
    subtitle: str = ""
    status: str = ""
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    ranges: tuple[str, ...] = ()
    reds: str = ""
    totals: tuple[str, ...] = ()


class Standing(Struct, frozen=True):
    """How an asset stands in a game: whose it is and by which id, which systems it has lost, whether it is gone."""

    lost: tuple[str, ...] = ()
    white: int = WHOLE
    gone: bool = False
    owner: int | None = None
    tag: str = ""


WHOLE_STANDING = Standing()


def draw_fleet(
    fleet: Fleet, analysis: FleetAnalysis, labels: FleetLabels, standing: Sequence[Standing] = ()
) -> Picture:
    """The card as a PNG, 1000 pixels wide. ``standing`` runs parallel to the assets where a game is under way; the
    analysis is then of what they have left.

    May be called from several threads at once.
    """
    return encode(fleet_image(fleet, analysis, labels, standing))


def fleet_image(
    fleet: Fleet, analysis: FleetAnalysis, labels: FleetLabels, standing: Sequence[Standing] = ()
) -> Image.Image:
    """The card before it is packed into a file."""
    roomy = len(fleet.units) <= FEW
    heights = [unit_height(plan, roomy=roomy) for plan in fleet.units]
    y = 12 + _HEADER + GAP + _HEADINGS
    image = Image.new("RGB", (WIDTH, y + sum(heights) + GAP * len(heights) + _TOTALS + MARGIN), PAGE)
    _header(image, Box(MARGIN, 12, _INNER, _HEADER), labels)
    _headings(image, Box(MARGIN, 12 + _HEADER + GAP, _INNER, _HEADINGS), labels)
    for number, (plan, unit, height) in enumerate(zip(fleet.units, analysis.units, heights, strict=True)):
        stands = standing[number] if number < len(standing) else WHOLE_STANDING
        draw_unit(image, Box(MARGIN, y, _INNER, height), (plan, unit, stands), _words(labels, number))
        y += height + GAP
    _totals(image, Box(MARGIN, y, _INNER, _TOTALS), analysis, labels)
    return image


def unit_height(plan: Plan, *, roomy: bool = True) -> int:
    """How tall an asset's part of the card is: an HVA has nothing but its name."""
    return _BARE if plan.kind is Kind.HVA else _ROOMY if roomy else _LOW


def _words(labels: FleetLabels, number: int) -> tuple[str, str]:
    name = clean(labels.names[number]) if number < len(labels.names) else ""
    kind = clean(labels.kinds[number]) if number < len(labels.kinds) else ""
    return name or str(number + 1), kind


def _header(image: Image.Image, box: Box, labels: FleetLabels) -> None:
    status = fit(clean(labels.status), box.w // 3, 28, "Medium")
    width = write(image, (box.right - 4, box.y + 26), status, 28, SOFT, "Medium", "right")
    title = fit(clean(labels.title, "?"), box.w - width - 32, 40, "Bold")
    write(image, (box.x + 4, box.y + 26), title, 40, TEXT, "Bold")
    write(image, (box.x + 4, box.y + 64), fit(clean(labels.subtitle), box.w - 8, 26), 26, SOFT)


def _headings(image: Image.Image, box: Box, labels: FleetLabels) -> None:
    left = box.right - _CHART
    write(image, (left - 12, box.middle), fit(clean(labels.reds), box.w // 3, 24), 24, FAINT, "Regular", "right")
    for place, text in enumerate(labels.ranges[:_COLUMNS]):
        shown = fit(clean(text), _COLUMN - 6, 24, "Medium")
        write(image, (left + place * _COLUMN + _COLUMN // 2, box.middle), shown, 24, SOFT, "Medium", "middle")


def draw_unit(image: Image.Image, box: Box, what: tuple[Plan, UnitAnalysis, Standing], words: tuple[str, str]) -> None:
    """One asset in its box: what it is, its name, what it has left and what it has lost, and the dice it rolls."""
    plan, unit, stands = what
    parts.plate(image, box, CARD_DONE if stands.gone else CARD)
    ink = FAINT if stands.gone else TEXT
    bare = plan.kind is Kind.HVA
    stamp(image, KIND_ICONS[plan.kind], (box.x + 38, box.middle), 40 if bare else 52, _icon_ink(stands))
    x = box.x + 78
    edge = box.right - (16 if bare else _CHART + 12)
    _titles(image, Box(x, box.y, edge - x, 56 if not bare else box.h), words, (stands, ink))
    if bare:
        return
    _equipment(image, Box(x, box.bottom - 52, edge - x, 44), (plan, unit, stands))
    for place, dice in enumerate(unit.reds):
        column = Box(box.right - _CHART + place * _COLUMN, box.y, _COLUMN, box.h)
        _reds(image, column, () if stands.gone else dice)


def _icon_ink(stands: Standing) -> tuple[int, int, int]:
    if stands.gone:
        return LINE
    return SOFT if stands.owner is None else player_colour(stands.owner)


def _titles(image: Image.Image, box: Box, words: tuple[str, str], look: tuple[Standing, tuple[int, int, int]]) -> None:
    stands, ink = look
    x, room = box.x, box.w
    if stands.tag and stands.owner is not None:
        parts.lay(image, parts.chip(stands.owner, clean(stands.tag, "?")[:6], 92, 36), (x + 46, box.middle))
        x, room = x + 104, room - 104
    kind = fit(words[1], max(room * 3 // 5, room - text_width(words[0], 30, "Bold") - 16), 24)
    shown = fit(words[0], room - (text_width(kind, 24) + 16 if kind else 0), 30, "Bold")
    end = x + write(image, (x, box.middle), shown, 30, ink, "Bold") + 14
    write(image, (end, box.middle + 1), kind, 24, FAINT if stands.gone else SOFT)


def _left(systems: Sequence[str], lost: Sequence[str]) -> tuple[str, ...]:
    """The systems without those that are lost, each taken away once."""
    missing, kept = list(lost), []
    for system in systems:
        if system in missing:
            missing.remove(system)
        else:
            kept.append(system)
    return tuple(kept)


def _equipment(image: Image.Image, box: Box, what: tuple[Plan, UnitAnalysis, Standing]) -> None:
    """The systems as tiles, struck through where they are lost, then the whites and the dice of a turn."""
    plan, unit, stands = what
    systems = COMPANY_SYSTEMS if plan.kind is Kind.COMPANY and not plan.systems else plan.systems
    systems = (*systems, f"{plan.ace}8") if plan.ace else systems
    dice = [] if stands.gone else [die for die in unit.calm if die[0] != "W"]
    others = WHOLE * 32 + len(dice) * 32 + 40
    size = max(14, min(40, (box.w - others) // max(1, len(systems)) - 6))
    x = box.x
    for system, gone in [(s, False) for s in _left(systems, stands.lost)] + [(s, True) for s in stands.lost]:
        if x + size > box.right:
            return
        parts.lay(image, ship_tile(system, size, gone or stands.gone), (x + size // 2, box.middle))
        x += size + 6
    x = parts.whites(image, (x + 10, box.middle), 0 if stands.gone else stands.white, WHOLE, 28) + 10
    for die in dice:
        if x + 32 <= box.right:
            parts.lay(image, small_die(die, 30), (x + 15, box.middle))
        x += 32


def _reds(image: Image.Image, box: Box, dice: Sequence[str]) -> None:
    """The red dice of one range, two abreast."""
    middle = box.x + box.w // 2
    if not dice:
        write(image, (middle, box.middle), "–", 26, LINE, "Medium", "middle")
        return
    if len(dice) > DICE_SHOWN:
        parts.lay(image, small_die("R6", 32), (middle - 20, box.middle))
        write(image, (middle + 4, box.middle), str(len(dice)), 26, TEXT, "Bold")
        return
    size, abreast = (36 if len(dice) <= 4 else 26), min(2, len(dice))
    rows = -(-len(dice) // abreast)
    for place, die in enumerate(dice):
        row, column = divmod(place, abreast)
        in_row = min(abreast, len(dice) - row * abreast)
        x = middle + round((column - (in_row - 1) / 2) * (size + 4))
        y = box.middle + round((row - (rows - 1) / 2) * (size + 4))
        parts.lay(image, small_die(die, size), (x, y))


@lru_cache(maxsize=128)
def ship_tile(system: str, size: int, lost: bool) -> Image.Image:
    """A system of a ship or a company as a tile in its dice's colour; a lost one is an outline, struck through.

    Weapons have the letters of their ranges: p for point defense, a for assault, s for support. ``R8`` is a red ace.
    """
    ace = system[-1] == "8"
    if system not in _WEAPONS and "/" not in system and not ace:
        return system_tile(system, size, lost)
    face, ink = DICE[system[0]]
    tile = Image.new("RGBA", (size, size))
    ground = CARD_DONE if lost else face
    tile.paste(FAINT if lost else face, (0, 0), rounded(size, size, size // 5))
    tile.paste(ground, (2, 2), rounded(size - 4, size - 4, size // 5))
    ink = blend(FAINT, CARD_DONE, 0.85) if lost else ink
    if ace:
        stamp(tile, "star", (size // 2, size // 2), round(size * 0.74), ink)
    else:
        letters = "/".join(part[-1] for part in system.split("/"))
        height = round(size * (0.8 if len(letters) == 1 else 0.56))
        write(tile, (size // 2, size // 2 - round(size * 0.04)), letters, height, ink, "Bold", "middle")
    if lost:
        stamp(tile, "slash", (size // 2, size // 2), size, ALERT)
    return tile


def _totals(image: Image.Image, box: Box, analysis: FleetAnalysis, labels: FleetLabels) -> None:
    parts.plate(image, box, PANEL)
    room = box.w - _CHART - 40
    for number, line in enumerate(labels.totals[:2]):
        at = (box.x + 20, box.y + 30 + number * 38)
        write(image, at, fit(clean(line), room, 26), 26, TEXT if number == 0 else SOFT)
    for place, total in enumerate(analysis.reds):
        middle = box.right - _CHART + place * _COLUMN + _COLUMN // 2
        write(image, (middle, box.middle), str(total or "–"), 36, TEXT if total else LINE, "Bold", "middle")
