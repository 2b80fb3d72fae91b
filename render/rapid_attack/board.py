"""The board of a declared table as a picture: companies, scores, stations, the clock, and what is going on."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from render.kit.boxes import MARGIN, WIDTH, Box, Content, Layout, arrange
from render.kit.icons import stamp
from render.kit.palette import PAGE, PANEL, TEXT, player_colour, player_shape
from render.kit.parts import plate
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, wrap, write
from render.rapid_attack import strips
from render.rapid_attack.card import Look, draw_card, frame_name
from rules.rapid_attack.state import Frame, State

__all__ = ["BoardLabels", "board_content", "board_image", "draw_board", "part_of"]

_LINE_ROOM = WIDTH - 2 * MARGIN - 40


class BoardLabels(Struct, frozen=True):
    """Every word on the board, in whatever language the caller speaks. Empty ones are left out.

    ``title`` names the game, ``round`` the round. ``decision`` says whose decision it is, and ``deciding`` are those
    players' seats. ``clock`` is a caption for the doomsday clock. ``ranks`` are "1st", "2nd"… in tactical order, plain
    numbers if there are none. ``terrain`` is the word for a target that is a piece of terrain.
    """

    title: str = ""
    round: str = ""
    decision: str = ""
    deciding: tuple[int, ...] = ()
    clock: str = ""
    ranks: tuple[str, ...] = ()
    terrain: str = ""


def draw_board(state: State, labels: BoardLabels) -> Picture:
    """The board as a PNG, 1000 pixels wide. May be called from several threads at once."""
    return encode(board_image(state, labels))


def board_image(state: State, labels: BoardLabels) -> Image.Image:
    """The board before it is packed into a file."""
    lines = _decision(labels)
    layout = arrange(board_content(state, len(lines)))
    image = Image.new("RGB", (WIDTH, layout.height), PAGE)
    strips.draw_title(image, layout.header, labels.title, labels.round)
    strips.draw_clock(image, layout.header, state, labels.clock)
    for place, box in enumerate(layout.scores):
        rank = clean(labels.ranks[place]) if place < len(labels.ranks) else f"{place + 1}."
        strips.draw_score(image, box, state, place, rank, state.order[place] in labels.deciding)
    for station, box in zip(state.stations, layout.stations, strict=True):
        near = [frame.id for frame in state.frames if frame.near == station.id]
        strips.draw_station(image, box, (station.id, station.holder), near)
    _companies(image, state, layout)
    _now(image, layout.now, state, (lines, labels))
    return image


def _decision(labels: BoardLabels) -> tuple[str, ...]:
    room = _LINE_ROOM - 38 * min(5, len(labels.deciding))
    return wrap(clean(labels.decision), room, 30, "Medium") or ("",)


def board_content(state: State, lines: int) -> Content:
    """What the layout has to find room for."""
    counts = [0] * len(state.players)
    for frame in state.frames:
        counts[frame.owner] += 1
    named = any(frame_name(frame) or frame.near for frame in state.frames)
    return Content(tuple(counts), len(state.stations), lines, named, bool(state.stack))


def _companies(image: Image.Image, state: State, layout: Layout) -> None:
    targeted = state.stack[-1].target if state.stack else ""
    for player, block in enumerate(layout.blocks):
        if block.title is not None:
            _company_title(image, block.title, state, player)
        frames = [frame for frame in state.frames if frame.owner == player]
        for frame, box in zip(frames, block.cards, strict=True):
            draw_card(image, box, frame, _look(state, frame, targeted, layout.named))


def _company_title(image: Image.Image, box: Box, state: State, player: int) -> None:
    middle = box.y + 18
    stamp(image, player_shape(player), (box.x + 14, middle), 26, player_colour(player))
    name = fit(strips.shown_name(state, player), box.w - 44, 28, "Bold")
    write(image, (box.x + 38, middle), name, 28, TEXT, "Bold")


def _look(state: State, frame: Frame, targeted: str, named: bool) -> Look:
    holder = state.station(frame.near).holder if frame.near else None
    return Look(
        part=part_of(state, frame),
        targeted=frame.id == targeted,
        station=clean(frame.near or ""),
        holder=holder,
        named=named,
        whole=max(state.profile.white, frame.white),
    )


def part_of(state: State, frame: Frame) -> str:
    """A frame's part in what goes on: gone, active, suspended, done or ready."""
    if not frame.alive:
        return "gone"
    if state.stack and state.stack[-1].frame == frame.id:
        return "active"
    if any(act.frame == frame.id for act in state.stack):
        return "suspended"
    return "done" if frame.activated else "ready"


def _now(image: Image.Image, box: Box, state: State, said: tuple[tuple[str, ...], BoardLabels]) -> None:
    lines, labels = said
    plate(image, box, PANEL)
    strips.draw_decision(image, box, lines, labels.deciding)
    if state.stack:
        acting = Box(box.x, box.bottom - 88, box.w, 80)
        strips.draw_acting(image, acting, state, labels.terrain)
