"""The result of a game as a card worth posting: who won, all scores, the best hit, on a map the final board."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import widgets
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, CARD, PAGE, PANEL, SOFT, TEXT, blend, player_colour, player_shape
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.portraits import draw_emblem, paint_square, portraits_of, showing
from render.kit.typeface import clean, fit, size_to_fit, text_width, wrap, write

_BESIDE = 500
"""Pixels: the width of a map beside the scores, and that of the scores."""
_TALL = 0.75
"""A map this much higher than wide stands beside the scores, any other below them."""
_HEAD, _LINE, _FOOT = 150, 84, 40
_COLOURS = 240


class ResultLine(Struct, frozen=True):
    """A player of the result."""

    player: int
    name: str
    score: int
    won: bool


class ResultCard(Struct, frozen=True):
    """Every word of the card, plain, and the players from first to last."""

    title: str
    headline: str
    reason: str
    lines: tuple[ResultLine, ...]
    best: str = ""


def draw_result(card: ResultCard, board: Image.Image | None = None) -> Picture:
    """Draw the card as a PNG, 1000 pixels wide; ``board``: the final map, without words around it. Thread-safe."""
    image = result_image(card, board)
    with showing(()):  # its palette has their colors already
        return encode(image, image.quantize(_COLOURS, Image.Quantize.MEDIANCUT))


def result_image(card: ResultCard, board: Image.Image | None = None) -> Image.Image:
    """Draw the card as an image."""
    if board is None:
        return _with_scores(card, WIDTH)
    if board.height < _TALL * board.width:
        scores = _with_scores(card, WIDTH)
        return _joined(scores, _scaled(board, WIDTH - 2 * MARGIN), (MARGIN, scores.height))
    map_ = _scaled(board, _BESIDE - MARGIN)
    return _joined(_with_scores(card, WIDTH - _BESIDE, map_.height), map_, (WIDTH - _BESIDE, MARGIN))


def _scaled(board: Image.Image, width: int) -> Image.Image:
    return board.convert("RGB").resize((width, round(board.height * width / board.width)), Image.Resampling.LANCZOS)


def _joined(scores: Image.Image, board: Image.Image, at: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", (WIDTH, max(scores.height, at[1] + board.height + MARGIN)), PAGE)
    image.paste(scores, (0, 0))
    image.paste(board, at)
    return image


def _with_scores(card: ResultCard, width: int, least: int = 0) -> Image.Image:
    """The card without a map; its lines grow to fill at least that height."""
    room = Box(MARGIN, MARGIN, width - 2 * MARGIN, 0)
    foot = wrap(clean(card.best), room.w - 44, 28, lines=3) if card.best else ()
    tall = _HEAD + GAP + len(card.lines) * (_LINE + GAP) + (len(foot) * _FOOT + 2 * GAP if foot else 0)
    spare = max(0, least - tall) // (len(card.lines) + 1)
    spare = min(spare, _LINE // 2)
    image = Image.new("RGB", (width, 2 * MARGIN + max(least, tall + spare * len(card.lines))), PAGE)
    _draw_head(image, Box(room.x, room.y, room.w, _HEAD), card)
    top = room.y + _HEAD + GAP
    most, alone = max((line.score for line in card.lines), default=0), sum(line.won for line in card.lines) == 1
    for line in card.lines:
        _draw_line(image, Box(room.x, top, room.w, _LINE + spare), line, most, crowned=line.won and alone)
        top += _LINE + spare + GAP
    if foot:
        stamp(image, "reticle", (room.x + 18, top + GAP + _FOOT // 2), 32, ALERT)
        for place, text in enumerate(foot):
            write(image, (room.x + 44, top + GAP + _FOOT // 2 + place * _FOOT), text, 28, SOFT)
    return image


def _draw_head(image: Image.Image, box: Box, card: ResultCard) -> None:
    """Draw the title, who won, and why the game is over."""
    winners = [line for line in card.lines if line.won]
    colour = player_colour(winners[0].player) if len(winners) == 1 else CARD
    widgets.plate(image, box, blend(colour, PAGE, 0.5))
    left, room = box.x + 20, box.w - 40
    write(image, (left, box.y + 26), fit(clean(card.title), room, 26), 26, SOFT)
    if len(winners) == 1:
        stamp(image, "crown", (left + 24, box.y + 76), 48, TEXT)
        left, room = left + 62, room - 62
    headline = clean(card.headline, "…")
    size = size_to_fit(headline, room, 52, 34)
    write(image, (left, box.y + 76), fit(headline, room, size, "Bold"), size, TEXT, "Bold")
    reason = clean(card.reason)
    write(image, (box.x + 20, box.y + 124), fit(reason, box.w - 40, 28), 28, TEXT)


def _draw_line(image: Image.Image, box: Box, line: ResultLine, most: int, *, crowned: bool) -> None:
    """Draw a player with the score, and a bar as long as it; who draws wears no crown."""
    colour = player_colour(line.player)
    widgets.plate(image, box, PANEL)
    share = max(0.0, line.score / most) if most > 0 else 0.0
    if share:
        widgets.plate(image, Box(box.x, box.y, max(24, round(box.w * share)), box.h), blend(colour, PANEL, 0.42))
    widgets.plate(image, Box(box.x, box.y, 10, box.h), colour, 4)
    stamp(image, player_shape(line.player), (box.x + 40, box.middle), 32, colour)
    right = box.right - 20
    write(image, (right, box.middle), str(line.score), 60, TEXT, "Bold", "right")
    right -= text_width(str(line.score), 60, "Bold") + 20
    if crowned:
        stamp(image, "crown", (right - 18, box.middle), 36, TEXT)
        right -= 48
    name = clean(line.name, "ABCDEFGH"[line.player % 8])
    left = box.x + 66 + draw_emblem(image, (box.x + 66, box.middle), line.player, 34)
    right = _draw_portraits(image, box, right, portraits_of(line.player))
    room = right - left - 2
    size = size_to_fit(name, room, 36, 26)
    write(image, (left, box.middle), fit(name, room, size, "Bold"), size, TEXT, "Bold")


def _draw_portraits(image: Image.Image, box: Box, right: int, portraits: Sequence[bytes]) -> int:
    """Draw as many portraits as half of the line has room for, ending at a point; return their start."""
    size = min(box.h - 16, 72)
    for data in portraits[: max(0, box.w // 2 - 60) // (size + 6)]:
        right -= size + 6
        paint_square(image, Box(right, box.y + (box.h - size) // 2, size, size), data)
    return right
