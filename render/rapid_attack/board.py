"""The board of a declared table: companies, scores, stations, the clock, the decision and the acting frame."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import scoreboard
from render.kit.boxes import WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import PAGE, PANEL, TEXT, player_colour, player_shape
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.typeface import fit, write
from render.kit.widgets import plate
from render.rapid_attack import status
from render.rapid_attack.board_layout import Content, Layout, arrange
from render.rapid_attack.frame_card import draw_card
from rules.rapid_attack.state import State


class BoardLabels(Struct, frozen=True):
    """Every word of the board, in the caller's language; empty ones are left out.

    ``title`` names the game, ``round`` the round. ``decision``: the open decision; ``deciding``: the seats of its
    players. ``clock``: the caption of the doomsday clock. ``ranks``: "1st", "2nd"… in tactical order, plain numbers
    without them. ``assets``: what a score's factors count. ``terrain``: the word for a target that is
    terrain.
    """

    title: str = ""
    round: str = ""
    decision: str = ""
    deciding: tuple[int, ...] = ()
    clock: str = ""
    ranks: tuple[str, ...] = ()
    terrain: str = ""
    assets: str = ""


def draw_board(state: State, labels: BoardLabels) -> Picture:
    """Draw the board as a PNG, 1000 pixels wide. Thread-safe."""
    return encode(board_image(state, labels))


def board_image(state: State, labels: BoardLabels) -> Image.Image:
    """Draw the board as an image."""
    lines = scoreboard.decision_lines(labels.decision, labels.deciding)
    layout = arrange(board_content(state, len(lines)))
    image = Image.new("RGB", (WIDTH, layout.height), PAGE)
    scoreboard.draw_title(image, layout.header, labels.title, labels.round)
    status.draw_clock(image, layout.header, state, labels.clock)
    for place, box in enumerate(layout.scores):
        rank = status.rank_of(labels.ranks, place)
        status.draw_score(image, box, state, place, rank, labels.assets, state.order[place] in labels.deciding)
    for post, box in zip(status.posts_of(state), layout.stations, strict=True):
        status.draw_post(image, box, post)
    _draw_companies(image, state, layout)
    _draw_decision(image, layout.decision, state, lines, labels)
    return image


def board_content(state: State, lines: int) -> Content:
    """What the layout has to make room for."""
    counts = [0] * len(state.players)
    for frame in state.frames:
        counts[frame.owner] += 1
    named = any(frame.name != frame.id or frame.near for frame in state.frames)
    return Content(tuple(counts), len(state.stations), lines, named, bool(state.stack))


def _draw_companies(image: Image.Image, state: State, layout: Layout) -> None:
    for player, block in enumerate(layout.blocks):
        if block.title is not None:
            _draw_company_title(image, block.title, state, player)
        frames = [frame for frame in state.frames if frame.owner == player]
        for frame, box in zip(frames, block.cards, strict=True):
            holder = state.station(frame.near).holder if frame.near else None
            draw_card(image, box, status.card_of(state, frame), holder, named=layout.named)


def _draw_company_title(image: Image.Image, box: Box, state: State, player: int) -> None:
    middle = box.y + 18
    stamp(image, player_shape(player), (box.x + 14, middle), 26, player_colour(player))
    name = fit(scoreboard.player_name(state.players[player]), box.w - 44, 28, "Bold")
    write(image, (box.x + 38, middle), name, 28, TEXT, "Bold")


def _draw_decision(image: Image.Image, box: Box, state: State, lines: Sequence[str], labels: BoardLabels) -> None:
    plate(image, box, PANEL)
    scoreboard.draw_decision(image, box, lines, labels.deciding)
    if state.stack:
        status.draw_acting(image, Box(box.x, box.bottom - 88, box.w, scoreboard.ACTING), state, labels.terrain)
