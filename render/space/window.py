"""Intercept Orbit on a map, as a picture: all of space with scores and clock around it, or a close-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from render.intercept_orbit import strips
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import INK, PAGE, SOFT, TEXT
from render.kit.parts import outline
from render.kit.png import Picture, encode
from render.kit.typeface import clean, fit, write
from render.map.ground import EDGE, draw_grid_names
from render.map.viewport import View, close, whole
from render.space.draw import draw_space
from render.space.from_state import points_of, scene_of
from render.space.ground import space_palette
from render.space.scene import Dot, Scene
from render.space.tags import Placed
from rules.intercept_orbit.placing.preview import Preview
from rules.intercept_orbit.state.state import State

__all__ = ["around", "draw_space_map", "on", "space_map_image"]

_ROWS = 48
_WINDOW = WIDTH - _ROWS - MARGIN
_SCALE = 48
_RULER = 8
Words = Mapping[str, Any]


def draw_space_map(
    state: State, words: Words, *, focus: Sequence[Dot] | None = None, preview: Preview | None = None
) -> Picture:
    """Space as a PNG, 1000 pixels wide: all of it, or a close-up of some points. Several threads may call it at once.

    ``focus``: no points at all show where something happens.
    """
    image, _ = space_map_image(state, words, focus=focus, preview=preview)
    return encode(image, space_palette())


def around(at: Dot, far: float = 5.0) -> tuple[Dot, Dot]:
    """What to look at for a place and what lies so many units around it."""
    return (at[0] - far, at[1] - far), (at[0] + far, at[1] + far)


def on(state: State, preview: Preview) -> tuple[Dot, ...]:
    """What to look at for a plan: the way, its end, and the nearest enemies."""
    near = [state.asset(sight.asset).at for sight in preview.sights[:2] if sight.distance <= _RULER]
    return (preview.at, *preview.way, *(at for at in near if at is not None))


def space_map_image(
    state: State, words: Words, *, focus: Sequence[Dot] | None = None, preview: Preview | None = None
) -> tuple[Image.Image, Placed]:
    """The map before it is packed into a file, and where everything on it lies."""
    scene = scene_of(state, preview, words.get("decimal", "."))
    head = 12 + strips.HEAD + GAP + strips.SCORE + GAP
    view = _view(scene, focus, (MARGIN if focus is not None else head) + EDGE)
    below = view.box.bottom + _SCALE
    tall = strips.now_height(state, words) if preview is None else 0
    image = Image.new("RGB", (WIDTH, below + (tall + MARGIN if tall else GAP)), PAGE)
    if focus is None:
        strips.draw_head(image, Box(MARGIN, 12, WIDTH - 2 * MARGIN, strips.HEAD), state, words)
        strips.draw_scores(image, 12 + strips.HEAD + GAP, state, words)
    outline(image, view.box, INK, 3)
    draw_grid_names(image, scene.size, view)
    placed = draw_space(image, scene, view)
    _scale(image, Box(view.box.x, view.box.bottom, view.box.w, _SCALE), view, words)
    if tall:
        strips.draw_now(image, Box(MARGIN, below, WIDTH - 2 * MARGIN, tall), state, words)
    return image, placed


def _view(scene: Scene, focus: Sequence[Dot] | None, top: int) -> View:
    if focus is None:
        return whole(scene.size, _ROWS, top, _WINDOW)
    return close(list(focus) or points_of(scene), scene.size, (_ROWS, top), _WINDOW)


def _scale(image: Image.Image, box: Box, view: View, words: Words) -> None:
    """The ruler at the picture's scale, a field for every unit, and where north is."""
    y = box.middle - 7
    edges = [box.x + round(unit * view.scale) for unit in range(_RULER + 1)]
    image.paste(TEXT, (edges[0] - 2, y - 2, edges[-1] + 2, y + 16))
    for unit in range(_RULER):
        image.paste(TEXT if unit % 2 else INK, (edges[unit], y, edges[unit + 1], y + 14))
    north = fit(clean(words.get("north", "N")), 80, 28, "Bold")
    right = box.right - write(image, (box.right, box.middle), north, 28, SOFT, "Bold", "right")
    stamp(image, "triangle", (right - 20, box.middle), 24, SOFT)
    start = edges[-1] + 16
    label = fit(clean(words.get("scale", str(_RULER))), right - 48 - start, 28, "Medium")
    write(image, (start, box.middle), label, 28, TEXT, "Medium")
