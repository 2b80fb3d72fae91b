"""What lies above and below the companies: title and clock, scores in order, stations, and what is going on now."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from render.kit import parts
from render.kit.boxes import Box
from render.kit.icons import rounded, stamp, system_tile
from render.kit.palette import ALERT, FAINT, PANEL, SOFT, TEXT, player_colour, player_shape
from render.kit.typeface import clean, fit, text_width, write
from render.rapid_attack.card import frame_label
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.profile import Clock
from rules.rapid_attack.state import NOTHING, TERRAIN, Activation, Player, State, is_terrain

__all__ = [
    "LATE",
    "Standing",
    "draw_acting",
    "draw_clock",
    "draw_countdown",
    "draw_decision",
    "draw_score",
    "draw_standing",
    "draw_station",
    "draw_title",
    "shown_name",
]

_MOST_SEGMENTS = 16
LATE = 3
_WIDE_SCORE = 300


def shown_name(state: State, player: int) -> str:
    """A player's name as the font can show it, or else the letter of the seat."""
    seat = state.players[player]
    return clean(seat.name, seat.letter)


def draw_title(image: Image.Image, box: Box, title: str, below: str) -> None:
    """The game's title and the round."""
    room = box.w - 470
    write(image, (box.x, box.y + 18), fit(clean(title), room, 34, "Bold"), 34, TEXT, "Bold")
    write(image, (box.x, box.y + 50), fit(clean(below), room, 26), 26, SOFT)


def draw_clock(image: Image.Image, box: Box, state: State, caption: str) -> None:
    """The doomsday clock: segments still lit, or rounds gone where the ruleset counts up, and the number."""
    whole = max(state.clock_start, state.clock)
    counts_down = state.profile.clock_shown is Clock.DOWN
    number = state.clock if counts_down else whole - state.clock
    draw_countdown(image, box, (number, whole), caption, late=state.clock <= LATE)


def draw_countdown(image: Image.Image, box: Box, lit: tuple[int, int], caption: str, *, late: bool) -> None:
    """A clock of which so many of all segments are lit, red when it is late, and the number."""
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
        parts.plate(image, Box(left + index * step, box.y + 34, step - 5, 24), ink if index < number else PANEL, 4)


def _bar(image: Image.Image, box: Box, share: float, ink: tuple[int, int, int]) -> None:
    parts.plate(image, box, PANEL, 4)
    if share > 0:
        image.paste(ink, (box.x, box.y), rounded(max(8, round(box.w * share)), box.h, 4))


def draw_score(image: Image.Image, box: Box, state: State, place: int, rank: str, decides: bool) -> None:
    """One player's place in order, points per asset times assets, and score."""
    player = state.order[place]
    seat = state.players[player]
    won = state.outcome is not None and player in state.outcome.winners
    points = _sum(seat, state.assets(player))
    draw_standing(image, box, Standing(player, shown_name(state, player), points, seat.score, rank, won, decides))


class Standing(Struct, frozen=True):
    """How a player stands: ``points`` is the sum as it is written, ``rank`` the place in order."""

    player: int
    name: str
    points: str
    score: int
    rank: str = ""
    won: bool = False
    decides: bool = False


def draw_standing(image: Image.Image, box: Box, standing: Standing) -> None:
    """One player's score."""
    if standing.decides:
        parts.outline(image, box, TEXT, 3)
    parts.plate(image, box, player_colour(standing.player))
    parts.plate(image, Box(box.x + 8, box.y, box.w - 8, box.h), PANEL, 8)
    if box.w >= _WIDE_SCORE:
        _score_wide(image, box, standing)
    else:
        _score_narrow(image, box, standing)


def _sum(seat: Player, assets: int) -> str:
    return f"{seat.ppa} × {assets}" + (f" {seat.adjust:+d}" if seat.adjust else "")


def _who(image: Image.Image, at: tuple[int, int], player: int, won: bool) -> int:
    stamp(image, player_shape(player), (at[0] + 12, at[1]), 24, player_colour(player))
    if won:
        stamp(image, "crown", (at[0] + 46, at[1]), 28, TEXT)
    return at[0] + (70 if won else 34)


def _score_wide(image: Image.Image, box: Box, standing: Standing) -> None:
    upper, lower, start = box.y + 27, box.y + 63, box.x + 20
    edge = box.right - 30 - write(image, (box.right - 16, box.middle), str(standing.score), 60, TEXT, "Bold", "right")
    x = _who(image, (start, upper), standing.player, standing.won)
    write(image, (x, upper), fit(standing.name, edge - x, 28, "Medium"), 28, TEXT, "Medium")
    start += 14 + write(image, (start, lower), fit(standing.rank, 100, 28, "Bold"), 28, SOFT, "Bold")
    write(image, (start, lower), fit(standing.points, edge - start, 28), 28, SOFT)


def _score_narrow(image: Image.Image, box: Box, standing: Standing) -> None:
    upper, lower, edge, start = box.y + 24, box.y + 61, box.right - 12, box.x + 18
    x = _who(image, (start, upper), standing.player, standing.won)
    room = edge - 8 - write(image, (edge, upper), fit(standing.rank, 56, 24, "Bold"), 24, SOFT, "Bold", "right")
    write(image, (x, upper), fit(standing.name, room - x, 24, "Medium"), 24, TEXT, "Medium")
    room = edge - 8 - write(image, (edge, lower), str(standing.score), 46, TEXT, "Bold", "right")
    write(image, (start, lower), fit(standing.points, room - start, 26), 26, SOFT)


def draw_station(image: Image.Image, box: Box, station: tuple[str, int | None], near: Sequence[str]) -> None:
    """A station, its holder's flag, and the frames that stand at it."""
    name, holder = station
    parts.plate(image, box, PANEL, 8)
    parts.lay(image, parts.flag(holder, 40), (box.x + 26, box.middle))
    label = clean(name, "?")
    x = box.x + 50
    x += write(image, (x, box.middle), fit(label, box.right - 8 - x, 28, "Bold"), 28, TEXT, "Bold") + 10
    shown = [frame_label(frame) for frame in near]
    text = " ".join(shown)
    if text_width(text, 24) > box.right - 8 - x and len(shown) > 1:
        text = f"{shown[0]} +{len(shown) - 1}"
    if text_width(text, 24) <= box.right - 8 - x:
        write(image, (x, box.middle), text, 24, SOFT)


def draw_decision(image: Image.Image, box: Box, lines: Sequence[str], deciding: Sequence[int]) -> None:
    """Whose decision it is."""
    x = box.x + 20
    for player in deciding[:5]:
        stamp(image, player_shape(player), (x + 14, box.y + 28), 28, player_colour(player))
        x += 38
    for row, line in enumerate(lines):
        write(image, (x, box.y + 28 + row * 40), line, 30, TEXT, "Medium")


def draw_acting(image: Image.Image, box: Box, state: State, terrain: str) -> None:
    """The acting frame, its target, what it rolled (used dice dimmed), and the frames that wait under it."""
    act = state.stack[-1]
    y = box.middle
    x = _aim(image, (box.x + 16, y), state, act, terrain)
    right = _waiting(image, (box.right - 16, y), state)
    count = len(act.dice)
    if not count:
        return
    size = max(30, min(60, (right - x - 16) // count - 12))
    shown = max(1, min(count, (right - x - 16) // (size + 12)))
    x += 16 + size // 2
    for index in range(shown):
        purpose = _purpose(act, index)
        dim = index in act.used and not purpose
        parts.die(image, (act.dice[index], act.faces[index]), (x, y), size, 0, dim)
        if purpose:
            parts.badge(image, purpose, (x, y), size, ALERT)
        x += size + 12


def _purpose(act: Activation, index: int) -> str:
    """What a die is being used for at this moment, as an icon."""
    if act.attack is not None and index == act.attack.die:
        return "reticle"
    return "eye" if index == act.spot_with else ""


def _aim(image: Image.Image, at: tuple[int, int], state: State, act: Activation, terrain: str) -> int:
    x, y = at
    x = _chip(image, (x, y), state, act.frame)
    if act.target == NOTHING:
        return x
    stamp(image, "reticle", (x + 28, y), 36, ALERT)
    x += 56
    if is_terrain(act.target):
        named = terrain if act.target == TERRAIN else state.piece(act.target).name
        word = fit(clean(named), 150, 26, "Medium")
        x += write(image, (x, y), word, 26, TEXT, "Medium") + 4
    else:
        x = _chip(image, (x, y), state, act.target)
    if act.range is not None:
        parts.lay(image, system_tile(RANGE_OF[act.range], 40, False), (x + 32, y))
        x += 56
    return x


def _chip(image: Image.Image, at: tuple[int, int], state: State, frame_id: str) -> int:
    owner = state.frame(frame_id).owner
    parts.lay(image, parts.chip(owner, frame_label(frame_id), 100, 48), (at[0] + 50, at[1]))
    return at[0] + 100


def _waiting(image: Image.Image, at: tuple[int, int], state: State) -> int:
    x, y = at
    waiting = state.stack[-2::-1]
    for act in waiting[:2][::-1]:
        x -= 84
        owner = state.frame(act.frame).owner
        parts.lay(image, parts.chip(owner, frame_label(act.frame), 84, 40, "done"), (x + 42, y))
        x -= 8
    if waiting:
        x -= 32
        parts.mark(image, "suspended", (x + 12, y), 32)
        x -= 16
    if len(waiting) > 2:
        x -= write(image, (x, y), f"+{len(waiting) - 2}", 26, FAINT, "Bold", "right") + 8
    return x
