"""What stands around every game's board: title and clock, scores, the open decision, a row of dice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from render.kit import widgets
from render.kit.boxes import GAP, INNER, MARGIN, Box
from render.kit.icons import rounded, stamp
from render.kit.palette import ALERT, PANEL, SOFT, TEXT, Colour, player_colour, player_shape
from render.kit.pillow import Image
from render.kit.portraits import draw_emblem
from render.kit.typeface import clean, fit, wrap, write
from rules.contract.ruleset import Player, State

TOP = 12
"""The space above the header."""
HEADER, SCORE, DECISION_LINE, ACTING = 64, 88, 40, 80
"""Heights: the header, a player's score, a line of the decision, the row of the acting unit."""
LATE = 3
"""The clock is red when no more rounds than these are left."""
_MOST_SEGMENTS = 16
_WIDE_SCORE = 300
_DECIDING_SHOWN = 5
_WAITING_SHOWN = 2


def player_name(player: Player) -> str:
    """A player's name as the font can show it, or else the letter of the seat."""
    return clean(player.name, player.letter)


# -- title and clock --------------------------------------------------------------------------------------------------


def draw_title(image: Image.Image, box: Box, title: str, below: str) -> None:
    """Draw the game's title and the round."""
    room = box.w - 470
    write(image, (box.x, box.y + 18), fit(clean(title), room, 34, "Bold"), 34, TEXT, "Bold")
    write(image, (box.x, box.y + 50), fit(clean(below), room, 26), 26, SOFT)


def draw_countdown(image: Image.Image, box: Box, lit: tuple[int, int], caption: str, *, late: bool) -> None:
    """Draw a clock, its number of all segments ``lit``; red when it is late."""
    number, whole = lit
    ink = ALERT if late else TEXT
    right = box.right - 20 - write(image, (box.right, box.middle + 1), str(number), 60, ink, "Bold", "right")
    left = right - 316
    stamp(image, "clock", (left - 32, box.middle), 44, ink)
    write(image, (left, box.y + 16), fit(clean(caption), 316, 24, "Medium"), 24, SOFT, "Medium")
    if whole > _MOST_SEGMENTS:
        _bar(image, Box(left, box.y + 34, 316, 24), number / whole, ink)
        return
    step = (316 + 5) // whole
    for index in range(whole):
        segment = Box(left + index * step, box.y + 34, step - 5, 24)
        widgets.plate(image, segment, ink if index < number else PANEL, 4)


def _bar(image: Image.Image, box: Box, share: float, ink: Colour) -> None:
    widgets.plate(image, box, PANEL, 4)
    if share > 0:
        image.paste(ink, (box.x, box.y), rounded(max(8, round(box.w * share)), box.h, 4))


# -- scores -----------------------------------------------------------------------------------------------------------


class PlayerScore(Struct, frozen=True):
    """A player's score: ``points`` is the sum as it is written, ``rank`` the place in order."""

    player: int
    name: str
    points: str
    score: int
    rank: str = ""
    won: bool = False
    decides: bool = False


def score_of(state: State, player: int, points: str = "", rank: str = "") -> PlayerScore:
    """A player's score as a state has it."""
    seat = state.players[player]
    won = state.outcome is not None and state.outcome.winners == (player,)  # who draws wears no crown
    return PlayerScore(player, player_name(seat), points, seat.score, rank, won)


def points_text(per_asset: int, assets: int, adjust: int) -> str:
    """The sum of a score as it is written: points per asset times assets, and the host's adjustment."""
    return f"{per_asset} × {assets}" + (f" {adjust:+d}" if adjust else "")


def counted_points(points: str, counted: str) -> str:
    """The sum of a score with what its factors count, as ``pts × asset/assets``: ``5 pts × 3 assets``."""
    found = re.fullmatch(r"(\d+) × (\d+)(.*)", points)
    if found is None or not counted:
        return points
    each, _, held = counted.partition(" × ")
    one, _, several = held.partition("/")
    return f"{found[1]} {each} × {found[2]} {one if found[2] == '1' else several}{found[3]}"


def score_boxes(top: int, count: int) -> list[Box]:
    """Boxes for the scores of ``count`` players side by side."""
    width = (INNER - GAP * (count - 1)) / max(1, count)
    return [Box(MARGIN + round(place * (width + GAP)), top, round(width), SCORE) for place in range(count)]


def draw_score(image: Image.Image, box: Box, shown: PlayerScore) -> None:
    """Draw one player's score."""
    if shown.decides:
        widgets.outline(image, box, TEXT, 3)
    widgets.edged_plate(image, box, player_colour(shown.player), PANEL)
    if box.w >= _WIDE_SCORE:
        upper, lower, start = box.y + 27, box.y + 63, box.x + 20
        edge = box.right - 30 - write(image, (box.right - 16, box.middle), str(shown.score), 60, TEXT, "Bold", "right")
        x = _player_signs(image, (start, upper), shown.player, shown.won)
        write(image, (x, upper), fit(shown.name, edge - x, 28, "Medium"), 28, TEXT, "Medium")
        start += 14 + write(image, (start, lower), fit(shown.rank, 100, 28, "Bold"), 28, SOFT, "Bold")
        write(image, (start, lower), fit(shown.points, edge - start, 28), 28, SOFT)
    else:
        _score_narrow(image, box, shown)


def _player_signs(image: Image.Image, at: tuple[int, int], player: int, won: bool) -> int:
    stamp(image, player_shape(player), (at[0] + 12, at[1]), 24, player_colour(player))
    if won:
        stamp(image, "crown", (at[0] + 46, at[1]), 28, TEXT)
    end = at[0] + (70 if won else 34)
    return end + draw_emblem(image, (end, at[1]), player, 26)


def _score_narrow(image: Image.Image, box: Box, shown: PlayerScore) -> None:
    upper, lower, edge, start = box.y + 24, box.y + 61, box.right - 12, box.x + 18
    x = _player_signs(image, (start, upper), shown.player, shown.won)
    room = edge - 8 - write(image, (edge, upper), fit(shown.rank, 56, 24, "Bold"), 24, SOFT, "Bold", "right")
    write(image, (x, upper), fit(shown.name, room - x, 24, "Medium"), 24, TEXT, "Medium")
    room = edge - 8 - write(image, (edge, lower), str(shown.score), 46, TEXT, "Bold", "right")
    write(image, (start, lower), fit(shown.points, room - start, 26), 26, SOFT)


# -- the decision and the acting unit ---------------------------------------------------------------------------------


def decision_lines(decision: str, deciding: Sequence[int]) -> tuple[str, ...]:
    """The text of the decision on at most two lines, beside the shapes of the players who decide."""
    room = INNER - 40 - 38 * min(_DECIDING_SHOWN, len(deciding))
    return wrap(clean(decision), room, 30, "Medium")


def draw_decision(
    image: Image.Image, box: Box, lines: Sequence[str], deciding: Sequence[int], first_line: int = 28
) -> None:
    """Draw the shapes of the players who decide, and what they decide."""
    x, y = box.x + 20, box.y + first_line
    for player in deciding[:_DECIDING_SHOWN]:
        stamp(image, player_shape(player), (x + 14, y), 28, player_colour(player))
        x += 38
    for row, line in enumerate(lines):
        write(image, (x, y + row * DECISION_LINE), line, 30, TEXT, "Medium")


class ShownDie(Struct, frozen=True):
    """A rolled die: dim when it has been used; ``sign`` says what it is being used for."""

    die: str
    face: int
    dim: bool = False
    sign: str = ""


def draw_dice_row(image: Image.Image, box: Box, dice: Iterable[ShownDie], least: int, most: int) -> None:
    """Draw dice in one row, as large as the box allows between two sizes; what finds no room is left out."""
    shown = tuple(dice)
    if not shown:
        return
    room = box.w - 16
    size = max(least, min(most, room // len(shown) - 12))
    x = box.x + 16 + size // 2
    for one in shown[: max(1, room // (size + 12))]:
        widgets.die(image, (one.die, one.face), (x, box.middle), size, 0, one.dim)
        if one.sign:
            widgets.badge(image, one.sign, (x, box.middle), size, ALERT)
        x += size + 12


def draw_waiting(
    image: Image.Image, at: tuple[int, int], units: Sequence[tuple[int, str]], width: int, room: int, ink: Colour
) -> int:
    """Draw the chips of units that wait (player and id, the next one last), ending at a point; return their start.

    ``room``: for the sign before them, and the number of those that are left out.
    """
    x, y = at
    for unit in units[-_WAITING_SHOWN:]:
        x -= width
        widgets.lay_chip(image, (x, y), unit, (width, 40), "done")
        x -= 8
    if units:
        widgets.mark(image, "suspended", (x - 20, y), 32)
        x -= room
    if len(units) > _WAITING_SHOWN:
        x -= write(image, (x, y), f"+{len(units) - _WAITING_SHOWN}", 26, ink, "Bold", "right") + 8
    return x
