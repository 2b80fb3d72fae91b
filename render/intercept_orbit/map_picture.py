"""Space as a picture: the whole table with scores and clock around it, or a close-up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from render.intercept_orbit import status
from render.intercept_orbit.board import Strip
from render.intercept_orbit.map_scene import points_of, scene_of
from render.kit import scoreboard
from render.kit.boxes import GAP, INNER, MARGIN, WIDTH, Box
from render.kit.palette import INK, PAGE
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.widgets import outline
from render.map.grid import EDGE, RULER_HEIGHT, draw_cell_names, draw_ruler
from render.map.marks import Marks
from render.map.tags import PlacedTags
from render.map.viewport import WINDOW_LEFT, WINDOW_WIDTH, View, close_up, whole_view
from render.space.ground import space_palette
from render.space.scene import Scene
from render.space.window import draw_space
from rules.core.json_input import Facts
from rules.field import Point
from rules.intercept_orbit.placing.preview import Preview
from rules.intercept_orbit.state.state import State

_SIGHTS_SHOWN = 2


def draw_space_map(
    state: State,
    words: Facts,
    *,
    focus: Sequence[Point] | None = None,
    preview: Preview | None = None,
    marks: Marks | None = None,
) -> Picture:
    """Draw space as a PNG, 1000 pixels wide: all of it, or a close-up of points. Thread-safe.

    ``focus`` without points: a close-up of the action. ``marks``: for a replay.
    """
    image, _ = space_map_image(state, words, focus=focus, preview=preview, marks=marks)
    return encode(image, space_palette())


def focus_on(state: State, preview: Preview) -> tuple[Point, ...]:
    """The points of a plan: the way, its end, and the nearest enemies within a ruler."""
    sights = [sight for sight in preview.sights[:_SIGHTS_SHOWN] if sight.distance <= state.profile.ruler]
    near = [state.asset(sight.asset).at for sight in sights]
    return (preview.at, *preview.way, *(at for at in near if at is not None))


def space_map_image(
    state: State,
    words: Facts,
    *,
    focus: Sequence[Point] | None = None,
    preview: Preview | None = None,
    marks: Marks | None = None,
) -> tuple[Image.Image, PlacedTags]:
    """Draw the map as an image, ``WIDTH`` pixels wide, and return it with the places of its tags in pixels.

    ``focus``: points in the map's units (8 are a ruler) of which a close-up is drawn, empty for those of the action;
    None: the whole table with header, scores and what is asked. ``preview``: a plan that is drawn on it. ``marks``:
    ways and attacks of a replay.
    """
    scene = structs.replace(scene_of(state, preview, words.get("decimal", ".")), marks=marks)
    scores = scoreboard.TOP + scoreboard.HEADER + GAP
    top = MARGIN if focus is not None else scores + scoreboard.SCORE + GAP
    view = _view(scene, focus, top + EDGE)
    below = view.box.bottom + RULER_HEIGHT
    tall = status.decision_height(state, words) if preview is None else 0
    strip = Strip(state) if focus is None else None
    under = below + (0 if strip is None else strip.height)
    image = Image.new("RGB", (WIDTH, under + (tall + MARGIN if tall else GAP)), PAGE)
    if strip is not None:
        strip.draw(image, below, state)
    if focus is None:
        status.draw_header(image, state, words)
        status.draw_scores(image, scores, state, words)
    outline(image, view.box, INK, 3)
    draw_cell_names(image, scene.size, view)
    placed = draw_space(image, scene, view)
    draw_ruler(image, view, scene.ruler, words.get("scale", f"{scene.ruler:g}"), words.get("north", "N"))
    if tall:
        status.draw_decision(image, Box(MARGIN, under, INNER, tall), state, words)
    return image, placed


def _view(scene: Scene, focus: Sequence[Point] | None, top: int) -> View:
    if focus is None:
        return whole_view(scene.size, WINDOW_LEFT, top, WINDOW_WIDTH)
    return close_up(list(focus) or points_of(scene), scene.size, (WINDOW_LEFT, top), WINDOW_WIDTH)
