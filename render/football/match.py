"""A football match as a picture: the score, both teams with ball and initiative, and what is going on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from render.kit import parts
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.icons import stamp, system_tile
from render.kit.palette import ALERT, CARD, CARD_DONE, LINE, PAGE, PANEL, SOFT, TEXT, blend, player_colour, player_shape
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, wrap, write
from render.rapid_attack.card import frame_label
from rules.football.state import GOAL, NOTHING, Activation, State, Unit
from rules.frames.loadout import RANGE_OF

__all__ = [
    "HEAD",
    "SCORE",
    "draw_head",
    "draw_match",
    "draw_now",
    "draw_score",
    "match_image",
    "now_height",
    "part_of",
]

HEAD, SCORE, _CARD, _LINE, _ACTING = 64, 96, 96, 40, 80
_COLUMN = (WIDTH - 2 * MARGIN - GAP) // 2


def draw_match(state: State, words: Mapping[str, Any]) -> Picture:
    """The match as a PNG, 1000 pixels wide. ``words`` as ``text.board_labels`` gives them."""
    return encode(match_image(state, words))


def match_image(state: State, words: Mapping[str, Any]) -> Image.Image:
    """The match before it is packed into a file."""
    lines = wrap(clean(words["decision"]), WIDTH - 2 * MARGIN - 90, 30, "Medium") or ("",)
    rows = max(len(state.units_of(0)), len(state.units_of(1)))
    now = now_height(state, lines)
    cards = MARGIN + HEAD + GAP + SCORE + GAP
    height = cards + rows * (_CARD + GAP) + now + MARGIN
    image = Image.new("RGB", (WIDTH, height), PAGE)
    draw_head(image, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD), state, words)
    for side in (0, 1):
        left = MARGIN + side * (_COLUMN + GAP)
        draw_score(image, Box(left, MARGIN + HEAD + GAP, _COLUMN, SCORE), state, side, side in words["deciding"])
        for row, unit in enumerate(state.units_of(side)):
            _card(image, Box(left, cards + row * (_CARD + GAP), _COLUMN, _CARD), state, unit)
    draw_now(image, Box(MARGIN, height - MARGIN - now, WIDTH - 2 * MARGIN, now), state, (lines, words["deciding"]))
    return image


def now_height(state: State, lines: Sequence[str]) -> int:
    """How tall what is going on is, with so many lines."""
    return 24 + len(lines) * _LINE + (_ACTING + 8 if state.stack else 0)


def draw_head(image: Image.Image, box: Box, state: State, words: Mapping[str, Any]) -> None:
    """Title, turn, and a field for every turn."""
    write(image, (box.x, box.y + 18), fit(clean(words["title"]), box.w - 400, 34, "Bold"), 34, TEXT, "Bold")
    write(image, (box.x, box.y + 50), fit(clean(words["when"]), box.w - 400, 26), 26, SOFT)
    turns, half = state.profile.turns, state.profile.half
    step, gap = 52, 16
    left = box.right - turns * step - gap
    for turn in range(1, turns + 1):
        x = left + (turn - 1) * step + (gap if turn > half else 0)
        past, now = turn < state.turn, turn == state.turn
        parts.plate(image, Box(x, box.y + 8, step - 8, 44), TEXT if now else LINE if past else PANEL, 8)
        write(image, (x + (step - 8) // 2, box.y + 31), str(turn), 28, PAGE if now else SOFT, "Bold", "middle")


def draw_score(image: Image.Image, box: Box, state: State, side: int, decides: bool) -> None:
    """A side with its goals."""
    player, colour = state.players[side], player_colour(side)
    if decides:
        parts.outline(image, box, TEXT, 3)
    parts.plate(image, box, colour)
    parts.plate(image, Box(box.x + 8, box.y, box.w - 8, box.h), PANEL, 8)
    edge = box.right - 28 - write(image, (box.right - 16, box.middle), str(player.score), 72, TEXT, "Bold", "right")
    x = box.x + 24
    stamp(image, player_shape(side), (x + 14, box.middle), 30, colour)
    x += 44
    if state.outcome is not None and side in state.outcome.winners:
        stamp(image, "crown", (x + 14, box.middle), 32, TEXT)
        x += 40
    name = clean(player.name, player.letter)
    write(image, (x, box.middle), fit(name, edge - x, 34, "Bold"), 34, TEXT, "Bold")


def part_of(state: State, unit: Unit) -> str:
    """What a unit does: ``active``, ``suspended``, ``done`` or ``ready``."""
    if state.stack and state.stack[-1].unit == unit.id:
        return "active"
    if any(act.unit == unit.id for act in (*state.stack, *state.primed)):
        return "suspended"
    return "done" if unit.gone else "ready"


def _card(image: Image.Image, box: Box, state: State, unit: Unit) -> None:
    part = part_of(state, unit)
    has_ball = state.ball.holder == unit.id
    aimed = bool(state.stack) and state.stack[-1].target == unit.id
    if aimed or part == "active":
        parts.outline(image, box, ALERT if aimed else TEXT, 4)
    done = part == "done"
    parts.plate(image, box, blend(player_colour(unit.owner), CARD_DONE, 0.7 if done else 1.0))
    parts.plate(image, Box(box.x + 8, box.y, box.w - 8, box.h), CARD_DONE if done else CARD, 8)
    upper, lower, ink = box.y + 28, box.y + 72, SOFT if done else TEXT
    parts.mark(image, part, (box.x + 34, box.middle), 32)
    chip = parts.chip(unit.owner, frame_label(unit.id), 84, 40, "done" if done else "ready")
    parts.lay(image, chip, (box.x + 60 + 42, upper))
    edge = _beside(image, box, state, unit)
    name = "" if unit.name == unit.id else clean(unit.name)
    room = edge - (box.x + 156)
    if has_ball:
        _ball(image, (edge - 22, upper), 40)
        room -= 48
    write(image, (box.x + 156, upper), fit(name, room, 24, "Medium"), 24, ink, "Medium")
    parts.systems(image, (box.x + 60, lower), unit.systems, unit.lost, 32)


def _beside(image: Image.Image, box: Box, state: State, unit: Unit) -> int:
    """Initiative, defense and mark, from the right; says where they begin."""
    x = box.right - 36
    if unit.spot is not None:
        parts.die(image, (unit.spot_die or "Y6", unit.spot), (x, box.middle), 54, 6)
        parts.badge(image, "eye", (x, box.middle), 54)
        x -= 66
    if unit.defense is not None:
        empty = unit.defense_die is None
        parts.die(image, (unit.defense_die or "d6", unit.defense), (x, box.middle), 54, 0 if empty else -6, empty)
        parts.badge(image, "shield", (x, box.middle), 54)
        x -= 66
    for slot in state.initiative:
        if slot.unit == unit.id and not unit.gone:
            parts.die(image, (state.profile.initiative, slot.values[0]), (x, box.middle), 54)
            x -= 66
    return x + 36


def _ball(image: Image.Image, at: tuple[int, int], size: int) -> None:
    stamp(image, "circle", at, size, TEXT)
    stamp(image, "hexagon", at, size // 2, PAGE)


def draw_now(image: Image.Image, box: Box, state: State, said: tuple[tuple[str, ...], tuple[int, ...]]) -> None:
    """The decision that is waited for, and the dice of whoever acts."""
    parts.plate(image, box, PANEL)
    lines, deciding = said
    x = box.x + 20
    for player in deciding:
        stamp(image, player_shape(player), (x + 14, box.y + 32), 28, player_colour(player))
        x += 38
    for row, line in enumerate(lines):
        write(image, (x, box.y + 32 + row * _LINE), line, 30, TEXT, "Medium")
    if state.stack:
        _acting(image, Box(box.x, box.bottom - _ACTING - 4, box.w, _ACTING), state, state.stack[-1])


def _acting(image: Image.Image, box: Box, state: State, act: Activation) -> None:
    """The acting unit, what it goes for, and its dice; used ones are dimmed."""
    y, x = box.middle, box.x + 16
    x = _chip(image, (x, y), state, act.unit)
    if act.target != NOTHING:
        stamp(image, "reticle", (x + 28, y), 36, ALERT)
        x = _goal(image, (x + 56, y)) if act.target == GOAL else _chip(image, (x + 56, y), state, act.target)
    if act.range is not None:
        parts.lay(image, system_tile(RANGE_OF[act.range], 40, False), (x + 32, y))
        x += 56
    size = max(30, min(58, (box.right - x - 16) // max(1, len(act.dice)) - 12))
    x += 16 + size // 2
    for index, (die, face) in enumerate(zip(act.dice, act.faces, strict=True)):
        parts.die(image, (die, face), (x, y), size, 0, index in act.used)
        x += size + 12


def _chip(image: Image.Image, at: tuple[int, int], state: State, unit: str) -> int:
    owner = state.unit(unit).owner
    parts.lay(image, parts.chip(owner, frame_label(unit), 100, 48), (at[0] + 50, at[1]))
    return at[0] + 100


def _goal(image: Image.Image, at: tuple[int, int]) -> int:
    """A goal: two posts, a bar and a net."""
    x, y = at[0], at[1] - 24
    parts.plate(image, Box(x, y, 72, 48), LINE, 4)
    for place in range(3):
        parts.plate(image, Box(x + 6 + place * 22, y + 6, 16, 42), PANEL, 0)
    for bar in (Box(x, y, 6, 48), Box(x + 66, y, 6, 48), Box(x, y, 72, 6)):
        parts.plate(image, bar, TEXT, 2)
    return x + 80
