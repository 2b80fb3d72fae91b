"""The state of a game of Rapid Attack around its board: clock, scores, stations, the acting frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from render.kit import scoreboard, widgets
from render.kit.boxes import Box
from render.kit.icons import stamp, system_tile
from render.kit.palette import ALERT, FAINT, PANEL, SOFT, TEXT
from render.kit.pillow import Image
from render.kit.typeface import clean, fit, text_width, write
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.profile import Clock
from rules.rapid_attack.state import NOTHING, TERRAIN, Activation, Frame, State, is_terrain


def part_of(state: State, frame: Frame) -> str:
    """A frame's part in the activation: gone, active, suspended, done or ready."""
    if not frame.alive:
        return "gone"
    if state.stack and state.stack[-1].frame == frame.id:
        return "active"
    if any(act.frame == frame.id for act in state.stack):
        return "suspended"
    return "done" if frame.activated else "ready"


def draw_clock(image: Image.Image, box: Box, state: State, caption: str) -> None:
    """Draw the doomsday clock."""
    scoreboard.draw_countdown(image, box, clock_of(state), caption, late=state.clock <= scoreboard.LATE)


def clock_of(state: State) -> tuple[int, int]:
    """The number on the doomsday clock and all its rounds: rounds left, or gone where the ruleset counts up."""
    whole = max(state.clock_start, state.clock)
    return state.clock if state.profile.clock_shown is Clock.DOWN else whole - state.clock, whole


def rank_of(ranks: Sequence[str], place: int) -> str:
    """The text of a place in the order."""
    return clean(ranks[place]) if place < len(ranks) else f"{place + 1}."


def draw_score(image: Image.Image, box: Box, state: State, place: int, rank: str, decides: bool) -> None:
    """Draw the score of the player at a place in the order."""
    scoreboard.draw_score(image, box, structs.replace(score_of(state, place), rank=rank, decides=decides))


def score_of(state: State, place: int) -> scoreboard.PlayerScore:
    """The score of the player at a place in the order."""
    player = state.order[place]
    seat = state.players[player]
    return scoreboard.score_of(state, player, scoreboard.points_text(seat.ppa, state.assets(player), seat.adjust))


def draw_station(image: Image.Image, box: Box, station: tuple[str, int | None], near: Sequence[str]) -> None:
    """Draw a station (its id and holder), its flag, and the frames at it."""
    name, holder = station
    widgets.plate(image, box, PANEL, 8)
    widgets.lay(image, widgets.flag(holder, 40), (box.x + 26, box.middle))
    label = clean(name, "?")
    x = box.x + 50
    x += write(image, (x, box.middle), fit(label, box.right - 8 - x, 28, "Bold"), 28, TEXT, "Bold") + 10
    shown = [widgets.id_label(frame) for frame in near]
    text = " ".join(shown)
    if text_width(text, 24) > box.right - 8 - x and len(shown) > 1:
        text = f"{shown[0]} +{len(shown) - 1}"
    if text_width(text, 24) <= box.right - 8 - x:
        write(image, (x, box.middle), text, 24, SOFT)


# -- the acting frame -------------------------------------------------------------------------------------------------


def draw_acting(image: Image.Image, box: Box, state: State, terrain: str) -> None:
    """Draw the acting frame, its target, its dice, used ones dim, and the frames that wait below it on the stack."""
    act = state.stack[-1]
    x = _draw_target(image, (box.x + 16, box.middle), state, act, terrain)
    units = [(state.frame(other.frame).owner, other.frame) for other in state.stack[:-1]]
    right = scoreboard.draw_waiting(image, (box.right - 16, box.middle), units, 84, 48, FAINT)
    scoreboard.draw_dice_row(image, Box(x, box.y, right - x, box.h), shown_dice(act), 30, 60)


def shown_dice(act: Activation) -> Iterator[scoreboard.ShownDie]:
    """The dice of an activation."""
    return (_shown(act, index) for index in range(len(act.dice)))


def _shown(act: Activation, index: int) -> scoreboard.ShownDie:
    purpose = _purpose(act, index)
    return scoreboard.ShownDie(act.dice[index], act.faces[index], index in act.used and not purpose, purpose)


def _purpose(act: Activation, index: int) -> str:
    """The icon of what a die is being used for."""
    if act.attack is not None and index == act.attack.die:
        return "reticle"
    return "eye" if index == act.spot_with else ""


def _draw_target(image: Image.Image, at: tuple[int, int], state: State, act: Activation, terrain: str) -> int:
    x, y = at
    x = _draw_chip(image, (x, y), state, act.frame)
    if act.target == NOTHING:
        return x
    stamp(image, "reticle", (x + 28, y), 36, ALERT)
    x += 56
    if is_terrain(act.target):
        named = terrain if act.target == TERRAIN else state.piece(act.target).name
        word = fit(clean(named), 150, 26, "Medium")
        x += write(image, (x, y), word, 26, TEXT, "Medium") + 4
    else:
        x = _draw_chip(image, (x, y), state, act.target)
    if act.range is not None:
        widgets.lay(image, system_tile(RANGE_OF[act.range], 40, False), (x + 32, y))
        x += 56
    return x


def _draw_chip(image: Image.Image, at: tuple[int, int], state: State, frame_id: str) -> int:
    return widgets.lay_chip(image, at, (state.frame(frame_id).owner, frame_id), (100, 48))
