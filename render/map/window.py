"""The battlefield as a picture: the whole field with scores and clock around it, or a close-up of where it happens."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import INK, PAGE, PANEL, SOFT, TEXT
from render.kit.parts import outline, plate
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, wrap, write
from render.map.colours import map_palette
from render.map.draw import draw_window
from render.map.from_state import field_scene, points_of, scene_of
from render.map.ground import EDGE, draw_grid_names
from render.map.scene import Scene
from render.map.tags import Placed
from render.map.viewport import View, close, whole
from render.rapid_attack import strips
from render.rapid_attack.board import BoardLabels
from rules.field import Field
from rules.rapid_attack.map.preview import Preview
from rules.rapid_attack.state import State

__all__ = ["Focus", "MapLabels", "draw_field", "draw_map", "map_image"]

_ROWS = 48
_WINDOW = WIDTH - _ROWS - MARGIN
_HEADER, _SCORE, _SCALE, _LINE, _ACTING = 64, 88, 48, 40, 88
_RULER = 8

Dot = tuple[float, float]


class MapLabels(BoardLabels, frozen=True):
    """Every word on a map: those of a board, the length of the ruler, north, and the sign between whole and parts."""

    scale: str = "8"
    north: str = "N"
    decimal: str = "."


class Focus(Struct, frozen=True):
    """What a close-up shows: points on the field, and things by their ids. Nothing at all: where something happens."""

    points: tuple[Dot, ...] = ()
    ids: tuple[str, ...] = ()

    @classmethod
    def on(cls, preview: Preview) -> Focus:
        """On a place that is tried out, the way to it, and the nearest enemies."""
        near = sorted(preview.sights, key=lambda sight: sight.distance)[:2]
        return cls((preview.at, *preview.way), tuple(sight.frame for sight in near if sight.distance <= _RULER))

    @classmethod
    def around(cls, point: Dot, far: float = 5.0) -> Focus:
        """On a place and what lies so many units around it."""
        x, y = point
        return cls(((x - far, y - far), (x + far, y + far)))


def draw_map(state: State, labels: MapLabels, *, focus: Focus | None = None, preview: Preview | None = None) -> Picture:
    """The map as a PNG, 1000 pixels wide: the whole field, or a close-up. Several threads may call it at once."""
    image, _ = map_image(state, labels, focus=focus, preview=preview)
    return encode(image, map_palette())


def draw_field(field: Field, labels: MapLabels) -> Picture:
    """A field on which nobody stands yet, as a PNG, 1000 pixels wide."""
    scene = field_scene(field)
    top = MARGIN + (_HEADER + GAP if labels.title or labels.round else 0)
    view = whole(scene.size, _ROWS, top + EDGE, _WINDOW)
    image = Image.new("RGB", (WIDTH, view.box.bottom + _SCALE + GAP), PAGE)
    strips.draw_title(image, Box(MARGIN, 12, WIDTH + 440 - 2 * MARGIN, _HEADER), labels.title, labels.round)
    _window(image, scene, view, labels)
    return encode(image, map_palette())


def map_image(
    state: State, labels: MapLabels, *, focus: Focus | None = None, preview: Preview | None = None
) -> tuple[Image.Image, Placed]:
    """The map before it is packed into a file, and where everything on it lies."""
    scene = scene_of(state, preview, labels.decimal)
    lines = _decision(labels) if preview is None else ()
    top = MARGIN if focus is not None else 12 + _HEADER + GAP + _SCORE + GAP
    view = _view(scene, focus, top + EDGE)
    below = view.box.bottom + _SCALE
    acting = _ACTING if state.stack and preview is None else 0
    tall = 2 * GAP + _LINE * len(lines) + acting if lines or acting else 0
    image = Image.new("RGB", (WIDTH, below + (tall + MARGIN if tall else GAP)), PAGE)
    if focus is None:
        _above(image, state, labels)
    placed = _window(image, scene, view, labels)
    if tall:
        _now(image, Box(MARGIN, below, WIDTH - 2 * MARGIN, tall), state, (lines, labels))
    return image, placed


def _view(scene: Scene, focus: Focus | None, top: int) -> View:
    if focus is None:
        return whole(scene.size, _ROWS, top, _WINDOW)
    points = [*focus.points, *points_of(scene, focus.ids)]
    return close(points or points_of(scene, ()), scene.size, (_ROWS, top), _WINDOW)


def _decision(labels: BoardLabels) -> tuple[str, ...]:
    room = WIDTH - 2 * MARGIN - 40 - 38 * min(5, len(labels.deciding))
    return wrap(clean(labels.decision), room, 30, "Medium")


def _above(image: Image.Image, state: State, labels: MapLabels) -> None:
    """Title, clock, and scores in tactical order."""
    header = Box(MARGIN, 12, WIDTH - 2 * MARGIN, _HEADER)
    strips.draw_title(image, header, labels.title, labels.round)
    strips.draw_clock(image, header, state, labels.clock)
    count = len(state.players)
    width = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / max(1, count)
    for place, player in enumerate(state.order):
        rank = clean(labels.ranks[place]) if place < len(labels.ranks) else f"{place + 1}."
        box = Box(MARGIN + round(place * (width + GAP)), header.bottom + GAP, round(width), _SCORE)
        strips.draw_score(image, box, state, place, rank, player in labels.deciding)


def _window(image: Image.Image, scene: Scene, view: View, labels: MapLabels) -> Placed:
    outline(image, view.box, INK, 3)
    draw_grid_names(image, scene.size, view)
    placed = draw_window(image, scene, view)
    _scale(image, Box(view.box.x, view.box.bottom, view.box.w, _SCALE), view, labels)
    return placed


def _scale(image: Image.Image, box: Box, view: View, labels: MapLabels) -> None:
    """The ruler at the picture's scale, a field for every unit, and where north is."""
    y = box.middle - 7
    edges = [box.x + round(unit * view.scale) for unit in range(_RULER + 1)]
    image.paste(TEXT, (edges[0] - 2, y - 2, edges[-1] + 2, y + 16))
    for unit in range(_RULER):
        image.paste(TEXT if unit % 2 else INK, (edges[unit], y, edges[unit + 1], y + 14))
    north = fit(clean(labels.north), 80, 28, "Bold")
    right = box.right - write(image, (box.right, box.middle), north, 28, SOFT, "Bold", "right")
    if north:
        stamp(image, "triangle", (right - 20, box.middle), 24, SOFT)
    start = edges[-1] + 16
    write(image, (start, box.middle), fit(clean(labels.scale), right - 48 - start, 28, "Medium"), 28, TEXT, "Medium")


def _now(image: Image.Image, box: Box, state: State, said: tuple[Sequence[str], BoardLabels]) -> None:
    lines, labels = said
    plate(image, box, PANEL)
    strips.draw_decision(image, box, lines, labels.deciding)
    if state.stack:
        strips.draw_acting(image, Box(box.x, box.bottom - _ACTING, box.w, 80), state, labels.terrain)
