"""The battlefield as a picture: the whole field with scores and clock around it, or a close-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct, structs

from render.battlefield.ground import battlefield_palette
from render.battlefield.scene import Scene
from render.battlefield.window import draw_window
from render.kit import scoreboard, widgets
from render.kit.boxes import GAP, INNER, MARGIN, WIDTH, Box
from render.kit.icons import stamp, system_tile
from render.kit.palette import ALERT, COVER, INK, PAGE, PANEL, SOFT, TEXT, Colour
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.portraits import PHOTOGRAPH, showing
from render.kit.typeface import clean, fit, size_to_fit, write
from render.kit.widgets import outline, plate
from render.map.grid import EDGE, RULER_HEIGHT, draw_cell_names, draw_ruler
from render.map.marks import Marks
from render.map.tags import PlacedTags
from render.map.viewport import WINDOW_LEFT, WINDOW_WIDTH, View, close_up, points_around, whole_view
from render.rapid_attack import status
from render.rapid_attack.board import BoardLabels
from render.rapid_attack.frame_card import draw_card
from render.rapid_attack.map_scene import field_scene, points_of, scene_of
from rules.core.json_input import Facts
from rules.field import Field, Point
from rules.rapid_attack.map.preview import Preview
from rules.rapid_attack.profile import RAPID_ATTACK
from rules.rapid_attack.state import Frame, State

_ACTING = 88
_SIGHTS_SHOWN = 2


class MapLabels(BoardLabels, frozen=True):
    """Every word of a map: those of a board, the length of the ruler, north, the decimal sign, and on a game's first
    board what the signs mean."""

    scale: str = ""
    north: str = "N"
    decimal: str = "."
    legend: Mapping[str, str] = {}


class Focus(Struct, frozen=True):
    """What a close-up shows: points of the field, and items by their ids; without either the action."""

    points: tuple[Point, ...] = ()
    ids: tuple[str, ...] = ()

    @classmethod
    def on(cls, preview: Preview, ruler: float) -> Focus:
        """A planned place, the way to it, and the nearest enemies within a ruler."""
        near = sorted(preview.sights, key=lambda sight: sight.distance)[:_SIGHTS_SHOWN]
        return cls((preview.at, *preview.way), tuple(sight.frame for sight in near if sight.distance <= ruler))

    @classmethod
    def around(cls, point: Point) -> Focus:
        """A point and its surroundings."""
        return cls(points_around(point))


def draw_map(
    state: State,
    labels: MapLabels,
    *,
    focus: Focus | None = None,
    preview: Preview | None = None,
    marks: Marks | None = None,
) -> Picture:
    """Draw the map as a PNG, 1000 pixels wide: the whole field, or a close-up. Thread-safe.

    ``marks``: for a replay, without the strip of frames.
    """
    image, _ = map_image(state, labels, focus=focus, preview=preview, marks=marks)
    return encode(image, battlefield_palette())


def draw_field(field: Field, words: Facts, ruler: float = RAPID_ATTACK.ruler) -> Picture:
    """Draw a field before the game as a PNG, 1000 pixels wide.

    ``words``: those of ``text.field_labels``, and perhaps the table's ``photograph``.
    """
    with showing(photograph=words.get(PHOTOGRAPH, b"")):
        return _field_picture(field, {name: said for name, said in words.items() if name != PHOTOGRAPH}, ruler)


def _field_picture(field: Field, words: Facts, ruler: float) -> Picture:
    labels, scene = MapLabels(**words), field_scene(field, structs.replace(RAPID_ATTACK, ruler=ruler))
    top = MARGIN + (scoreboard.HEADER + GAP if labels.title or labels.round else 0)
    view = whole_view(scene.size, WINDOW_LEFT, top + EDGE, WINDOW_WIDTH)
    image = Image.new("RGB", (WIDTH, view.box.bottom + RULER_HEIGHT + GAP), PAGE)
    header = Box(MARGIN, scoreboard.TOP, INNER + 440, scoreboard.HEADER)  # the title has the clock's room as well
    scoreboard.draw_title(image, header, labels.title, labels.round)
    _draw_window(image, scene, view, labels)
    return encode(image, battlefield_palette())


def map_image(
    state: State,
    labels: MapLabels,
    *,
    focus: Focus | None = None,
    preview: Preview | None = None,
    marks: Marks | None = None,
) -> tuple[Image.Image, PlacedTags]:
    """Draw the map as an image, and return the places of its tags."""
    scene = scene_of(state, preview, labels.decimal, near=focus is not None)
    if marks is not None:
        scene = structs.replace(scene, rings=(), aim=None, marks=marks)
    said = labels.decision if preview is None else ""
    lines = scoreboard.decision_lines(said, labels.deciding) if said else ()
    above = scoreboard.TOP + scoreboard.HEADER + GAP + scoreboard.SCORE + GAP
    view = _view(scene, focus, (above if focus is None else MARGIN) + EDGE)
    below = view.box.bottom + RULER_HEIGHT
    acting = _ACTING if state.stack and preview is None and marks is None else 0
    tall = 2 * GAP + scoreboard.DECISION_LINE * len(lines) + acting if lines or acting else 0
    strip = Strip.of(state) if focus is None and marks is None else None
    under = 0 if strip is None else strip.height + (LEGEND_HEIGHT if labels.legend else 0)
    image = Image.new("RGB", (WIDTH, below + tall + under + (MARGIN if tall or under else GAP)), PAGE)
    if focus is None:
        _draw_above(image, state, labels)
    if strip is not None:
        _draw_under(image, below + tall, state, strip, labels)
    placed = _draw_window(image, scene, view, labels)
    if tall:
        _draw_decision(image, Box(MARGIN, below, INNER, tall), lines, labels)
    if acting:
        row = Box(MARGIN, below + tall - _ACTING, INNER, scoreboard.ACTING)
        status.draw_acting(image, row, state, labels.terrain)
    return image, placed


def _view(scene: Scene, focus: Focus | None, top: int) -> View:
    if focus is None:
        return whole_view(scene.size, WINDOW_LEFT, top, WINDOW_WIDTH)
    points = [*focus.points, *points_of(scene, focus.ids)]
    return close_up(points or points_of(scene), scene.size, (WINDOW_LEFT, top), WINDOW_WIDTH)


def _draw_above(image: Image.Image, state: State, labels: MapLabels) -> None:
    """Draw title, clock, and scores in tactical order."""
    header = Box(MARGIN, scoreboard.TOP, INNER, scoreboard.HEADER)
    scoreboard.draw_title(image, header, labels.title, labels.round)
    status.draw_clock(image, header, state, labels.clock)
    boxes = scoreboard.score_boxes(header.bottom + GAP, len(state.players))
    for place, (player, box) in enumerate(zip(state.order, boxes, strict=False)):
        rank = status.rank_of(labels.ranks, place)
        status.draw_score(image, box, state, place, rank, labels.assets, player in labels.deciding)


def _draw_under(image: Image.Image, top: int, state: State, strip: Strip, labels: MapLabels) -> None:
    """Draw the strip of frames, and on a game's first board the legend."""
    draw_strip(image, top, state, strip)
    if labels.legend:
        draw_legend(image, top + strip.height, labels.legend)


def _draw_window(image: Image.Image, scene: Scene, view: View, labels: MapLabels) -> PlacedTags:
    outline(image, view.box, INK, 3)
    draw_cell_names(image, scene.size, view)
    placed = draw_window(image, scene, view)
    ruler = scene.lengths.ruler
    draw_ruler(image, view, ruler, labels.scale or f"{ruler:g}", labels.north)
    return placed


def _draw_decision(image: Image.Image, box: Box, lines: tuple[str, ...], labels: MapLabels) -> None:
    plate(image, box, PANEL)
    scoreboard.draw_decision(image, box, lines, labels.deciding)


# -- the strip under the map ------------------------------------------------------------------------------------------

_CARD, _NAMED, _GAP = 96, 124, 8
_COLUMNS, _FEW = 4, 3
_NAMES_MOST, _WRECKS_MOST = 8, 12
"""With more frames there are no names, and only frames that stand."""
LEGEND = ("station", "target", "cover", "acted", "defense", "spot", "rocket", "lost")
"""The signs that the legend explains, in two lines."""
_LEGEND_LINE = 40
LEGEND_HEIGHT = 2 * _LEGEND_LINE + GAP


class Strip(NamedTuple):
    """The frames of all players, the leader's first, and the measures of their cards."""

    frames: tuple[Frame, ...]
    columns: int
    named: bool

    @classmethod
    def of(cls, state: State) -> Strip:
        """Three cards a row if every player has three frames, else four."""
        few = len(state.frames) == _FEW * len(state.players)
        shown = (frame for frame in state.frames if frame.alive or len(state.frames) <= _WRECKS_MOST)
        frames = tuple(sorted(shown, key=lambda frame: state.order.index(frame.owner)))
        named = len(state.frames) <= _NAMES_MOST and any(frame.name != frame.id for frame in frames)
        return cls(frames, _FEW if few else _COLUMNS, named)

    @property
    def row(self) -> int:
        """The height of a row, a gap included."""
        return (_NAMED if self.named else _CARD) + _GAP

    @property
    def height(self) -> int:
        """The height of all rows, and of the gap above."""
        return -(-len(self.frames) // self.columns) * self.row + GAP

    def box(self, place: int, top: int) -> Box:
        """The box of a card."""
        row, column = divmod(place, self.columns)
        width = (INNER - _GAP * (self.columns - 1)) / self.columns
        x = MARGIN + round(column * (width + _GAP))
        return Box(x, top + GAP + row * self.row, round(width), self.row - _GAP)


def draw_strip(image: Image.Image, top: int, state: State, strip: Strip) -> None:
    """Draw the cards of the frames."""
    for place, frame in enumerate(strip.frames):
        draw_card(image, strip.box(place, top), status.card_of(state, frame), named=strip.named)


# -- the legend -------------------------------------------------------------------------------------------------------


def draw_legend(image: Image.Image, top: int, words: Mapping[str, str]) -> None:
    """Draw what the signs mean, by the names in ``LEGEND``."""
    half = len(LEGEND) // 2
    for place, name in enumerate(LEGEND):
        row, column = divmod(place, half)
        x, y = MARGIN + column * INNER // half, top + GAP + row * _LEGEND_LINE + _LEGEND_LINE // 2
        _sign(image, name, (x + 18, y))
        word, room = clean(words.get(name, "")), INNER // half - 52
        size = size_to_fit(word, room, 24, 20, "Regular")
        write(image, (x + 44, y), fit(word, room, size), size, SOFT)


_SIGNS: Mapping[str, tuple[str, Colour]] = {
    "target": ("reticle", ALERT),
    "cover": ("wall", COVER),
    "defense": ("shield", TEXT),
    "spot": ("eye", TEXT),
    "rocket": ("rocket", TEXT),
}


def _sign(image: Image.Image, name: str, at: tuple[int, int]) -> None:
    match name:
        case "station":
            widgets.lay(image, widgets.flag(None, 30), at)
        case "acted":
            widgets.mark(image, "done", at, 28)
        case "lost":
            widgets.lay(image, system_tile("B", 28, True), at)
        case _:
            icon, colour = _SIGNS[name]
            stamp(image, icon, at, 28, colour)
