"""What lies above and below the pictures of Intercept Orbit: clock, scores in order, and what is going on now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PIL import Image

from render.intercept_orbit.parts import count_mark, range_tile
from render.kit import parts
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, LINE, PANEL, SOFT, TEXT, player_colour, player_shape
from render.kit.typeface import clean, wrap, write
from render.rapid_attack import strips
from render.rapid_attack.card import frame_label
from rules.intercept_orbit.state.state import NOTHING, Activation, Boarding, State

__all__ = ["HEAD", "SCORE", "draw_head", "draw_now", "draw_player", "draw_scores", "now_height", "player_name"]

HEAD, SCORE = 64, 88
_LINE, _ACTING = 40, 80
_MOST = 16
Words = Mapping[str, Any]


def player_name(state: State, player: int) -> str:
    """A player's name as the font can show it, or else the letter of the seat."""
    seat = state.players[player]
    return clean(seat.name, seat.letter)


def draw_head(image: Image.Image, box: Box, state: State, words: Words) -> None:
    """Title, round, and the clock that runs down."""
    strips.draw_title(image, box, words["title"], words["when"])
    whole = max(state.profile.clock, state.clock)
    late = state.clock <= strips.LATE
    strips.draw_countdown(image, box, (state.clock, whole), words.get("clock", ""), late=late)


def draw_player(image: Image.Image, box: Box, state: State, player: int, words: Words) -> None:
    """One player's place in order, points per asset times assets, and score."""
    seat = state.players[player]
    won = state.outcome is not None and player in state.outcome.winners
    points = f"{seat.ppa} × {state.worth(player)}" + (f" {seat.adjust:+d}" if seat.adjust else "")
    rank = f"{state.order.index(player) + 1}." if player in state.order else ""
    name, decides = player_name(state, player), player in words["deciding"]
    strips.draw_standing(image, box, strips.Standing(player, name, points, seat.score, rank, won, decides))


def draw_scores(image: Image.Image, top: int, state: State, words: Words) -> None:
    """All players side by side, the leader first."""
    order = state.order or tuple(range(len(state.players)))
    width = (WIDTH - 2 * MARGIN - GAP * (len(order) - 1)) / max(1, len(order))
    for place, player in enumerate(order):
        box = Box(MARGIN + round(place * (width + GAP)), top, round(width), SCORE)
        draw_player(image, box, state, player, words)


# -- what is going on -------------------------------------------------------------------------------------------------


def decision_lines(words: Words) -> tuple[str, ...]:
    """Whose decision it is, on at most two lines."""
    room = WIDTH - 2 * MARGIN - 40 - 38 * min(4, len(words["deciding"]))
    return wrap(clean(words["decision"]), room, 30, "Medium") or ("",)


def _goes_on(state: State) -> bool:
    return bool(state.stack) or state.boarding is not None or state.crash is not None


def now_height(state: State, words: Words) -> int:
    """How tall what is going on is."""
    return 2 * GAP + _LINE * len(decision_lines(words)) + (_ACTING + GAP if _goes_on(state) else 0)


def draw_now(image: Image.Image, box: Box, state: State, words: Words) -> None:
    """The decision that is waited for; below it who acts, against whom, and the dice; used ones are dimmed."""
    parts.plate(image, box, PANEL)
    strips.draw_decision(image, box, decision_lines(words), words["deciding"])
    if _goes_on(state):
        _action(image, Box(box.x, box.bottom - _ACTING - 4, box.w, _ACTING), state)


def _action(image: Image.Image, box: Box, state: State) -> None:
    act = state.stack[-1] if state.stack else None
    x = box.x + 16
    for number, asset in enumerate(_actors(state, act)):
        if number:
            stamp(image, "reticle", (x + 28, box.middle), 36, ALERT)
            x += 56
        x = _chip(image, (x, box.middle), state, asset)
    if state.boarding is not None:
        _harm(image, (x + 20, box.middle), state.boarding)
    elif act is not None:
        if act.range is not None:
            parts.lay(image, range_tile(str(act.range), 40), (x + 32, box.middle))
            x += 56
        right = _waiting(image, (box.right - 16, box.middle), state)
        _dice(image, Box(x, box.y, right - x, box.h), act)


def _actors(state: State, act: Activation | None) -> tuple[str, ...]:
    """Who acts and whom it is about: the ships that collide, the ship that is boarded, an attack."""
    if state.crash is not None:
        return state.crash.rammer, state.crash.target
    if state.boarding is not None:
        return (state.boarding.ship,) if state.boarding.ship else ()
    assert act is not None
    return (act.asset,) if act.target == NOTHING else (act.asset, act.target)


def _chip(image: Image.Image, at: tuple[int, int], state: State, asset: str) -> int:
    owner, label = state.asset(asset).owner, frame_label(asset)
    if owner >= 0:
        parts.lay(image, parts.chip(owner, label, 112, 48), (at[0] + 56, at[1]))
        return at[0] + 112
    parts.plate(image, Box(at[0], at[1] - 24, 84, 48), LINE, 8)
    write(image, (at[0] + 42, at[1]), label, 34, TEXT, "Bold", "middle")
    return at[0] + 84


def _harm(image: Image.Image, at: tuple[int, int], fight: Boarding) -> None:
    """The damage that each side of a boarding action may still deal."""
    x, y = at
    for player, left in fight.harm:
        stamp(image, player_shape(player), (x + 14, y), 28, player_colour(player))
        mark = count_mark("reticle", left, 34)
        parts.lay(image, mark, (x + 38 + mark.width // 2, y))
        x += 62 + mark.width


def _dice(image: Image.Image, box: Box, act: Activation) -> None:
    dice = tuple(zip(act.dice, act.faces, strict=True))[:_MOST]
    if not dice:
        return
    size = max(28, min(58, (box.w - 16) // len(dice) - 12))
    count = max(1, (box.w - 16) // (size + 12))
    busy = {act.die, None if act.attack is None else act.attack.die}
    x = box.x + 16 + size // 2
    for index, die in enumerate(dice[:count]):
        parts.die(image, die, (x, box.middle), size, 0, index in act.used and index not in busy)
        if index in busy:
            parts.badge(image, "reticle" if act.attack is not None else "play", (x, box.middle), size, ALERT)
        x += size + 12


def _waiting(image: Image.Image, at: tuple[int, int], state: State) -> int:
    """Who has called up the one that acts, from the right; says where that begins."""
    x, y = at
    waiting = state.stack[:-1][-2:]
    for act in waiting:
        x -= 92
        owner = state.asset(act.asset).owner
        parts.lay(image, parts.chip(owner, frame_label(act.asset), 92, 40, "done"), (x + 46, y))
        x -= 8
    if waiting:
        parts.mark(image, "suspended", (x - 20, y), 32)
        x -= 44
    if len(state.stack) > 3:
        x -= write(image, (x, y), f"+{len(state.stack) - 3}", 26, SOFT, "Bold", "right") + 8
    return x
