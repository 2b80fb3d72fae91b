"""A window on space, drawn: open ground, ranges, ways, hulls, and the tags of everything."""

from __future__ import annotations

import math

from msgspec import structs
from PIL import Image

from render.kit.boxes import Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, INK, TEXT, WHITE, Colour, blend, player_colour
from render.kit.parts import lay
from render.map import lines
from render.map.colours import COVERING
from render.map.labels import nearest_on
from render.map.viewport import View
from render.space.from_state import body_of, edge_toward, outline_of
from render.space.ground import ROCK, space_image
from render.space.hulls import sprite_of
from render.space.scene import Scene, Thing, Trail
from render.space.tags import Placed, end_of, plan_tags, seen

__all__ = ["draw_space"]

_SCREEN: Colour = (120, 170, 255)


def draw_space(image: Image.Image, scene: Scene, view: View) -> Placed:
    """Draws the table into the view's box and nothing beside it, and says where everything has come to lie."""
    x, y = view.box.x, view.box.y
    view = structs.replace(view, box=Box(0, 0, view.box.w, view.box.h))
    part = space_image(scene.size, scene.round, view).copy()
    placed = plan_tags(scene, view)
    _under(part, scene, view)
    for thing in sorted(seen(scene, view), key=lambda thing: (thing.kind == "company", thing.part == "active")):
        lay(part, sprite_of(thing, view.scale), view.spot(thing.at))
    _leaders(part, scene, view, placed)
    _over(part, scene, view)
    for key, box in placed.tags.items():
        part.paste(placed.sprites[key], (box.x, box.y), placed.sprites[key])
    image.paste(part, (x, y))
    return placed.moved(x, y)


# -- below the hulls --------------------------------------------------------------------------------------------------


def _under(image: Image.Image, scene: Scene, view: View) -> None:
    _shade(image, scene, view)
    for ring in scene.rings:
        lines.dashes(image, view.box, view.path(ring.outline), blend(TEXT, INK, 0.8), 2.2, 9, 9)
    if scene.trail is not None:
        _ruler(image, scene.trail, view)


def _shade(image: Image.Image, scene: Scene, view: View) -> None:
    shade = scene.shade
    if shade is None:
        return
    colour = TEXT if shade.owner is None else player_colour(shade.owner)
    polygons = [view.path(polygon) for polygon in shade.polygons]
    holes = [view.path(hole) for hole in shade.holes]
    lines.fill_areas(image, view.box, (polygons, holes), colour, 0.22)
    lines.outline_areas(image, view.box, [*polygons, *holes], blend(colour, TEXT, 0.7), 2)


def _ruler(image: Image.Image, trail: Trail, view: View) -> None:
    """The way: for a ship the ruler with its hinges, those that are clicked larger and coloured."""
    points = view.path(trail.points)
    if len(points) < 2:
        return
    colour = _colour(trail.owner)
    if not trail.hinges:
        lines.stroke(image, view.box, points, colour, 7, 2.5)
        lines.dashes(image, view.box, points, INK, 2.6, 1, 15)
        return
    thick = max(8.0, 0.34 * view.scale)
    lines.stroke(image, view.box, points, blend(TEXT, colour, 0.25), thick, 2.5)
    for at, click in trail.hinges:
        x, y = view.spot(at)
        size = round(thick * (1.35 if click else 0.66))
        stamp(image, "circle", (x, y), size + 4, INK)
        stamp(image, "circle", (x, y), size, COVERING if click else TEXT)
        if abs(click) > 1:
            stamp(image, "circle", (x, y), max(4, size // 2), INK)


def _colour(owner: int) -> Colour:
    return ROCK if owner < 0 else player_colour(owner)


# -- above them -------------------------------------------------------------------------------------------------------


def _leaders(image: Image.Image, scene: Scene, view: View, placed: Placed) -> None:
    """A pointer from every tag to the edge of what it belongs to."""
    for thing in seen(scene, view):
        _leader(image, view, placed.tags.get(thing.id), thing)
    if scene.trail is not None:
        _leader(image, view, placed.tags.get("trail"), end_of(scene.trail))


def _leader(image: Image.Image, view: View, box: Box | None, thing: Thing) -> None:
    if box is None:
        return
    inner = Box(box.x + 6, box.y + 6, max(1, box.w - 12), max(1, box.h - 12))
    near = nearest_on(inner, view.at(thing.at))
    start = edge_toward(body_of(thing), view.point(near))
    lines.stroke(image, view.box, [view.at(start), near], _colour(thing.owner), 3, 1.6)


def _over(image: Image.Image, scene: Scene, view: View) -> None:
    """The end of a way, what covers or screens, the line of the attack."""
    if scene.trail is not None:
        for thing in scene.things:
            if thing.id in scene.trail.meets:
                _rim(image, view, thing, ALERT, 0.14)
        _ghost(image, scene.trail, view)
    if scene.aim is None:
        return
    for thing in scene.things:
        if thing.id in scene.aim.covers:
            _rim(image, view, thing, COVERING, 0.14)
        if thing.id == scene.aim.screen:
            _rim(image, view, thing, _SCREEN, 0.26)
    start, end = view.at(scene.aim.start), view.at(scene.aim.end)
    if math.dist(start, end) > 1:
        lines.arrow(image, view.box, start, end, ALERT, 5)


def _rim(image: Image.Image, view: View, thing: Thing, colour: Colour, more: float) -> None:
    points = view.path(outline_of(thing, more))
    lines.outline_areas(image, view.box, [points], INK, 8)
    lines.outline_areas(image, view.box, [points], colour, 4.5)


def _ghost(image: Image.Image, trail: Trail, view: View) -> None:
    """The base where a way ends, with its bow."""
    end = end_of(trail)
    colour = _colour(trail.owner) if trail.ok else ALERT
    points = view.path(outline_of(end))
    lines.fill_areas(image, view.box, ([points], []), colour, 0.4)
    lines.outline_areas(image, view.box, [points], INK, 5)
    lines.dashes(image, view.box, [*points, points[0]], WHITE, 3, 8, 5)
    if trail.kind in ("capital", "frigate", "hva"):
        _bow(image, trail, view, colour)


def _bow(image: Image.Image, trail: Trail, view: View, colour: Colour) -> None:
    turn = math.radians(trail.heading)
    ahead, side = (math.sin(turn), -math.cos(turn)), (math.cos(turn), math.sin(turn))
    x, y = trail.points[-1]
    tip = [(x + ahead[0] * f + side[0] * s, y + ahead[1] * f + side[1] * s)
           for f, s in ((0.85, 0.0), (0.1, 0.36), (0.1, -0.36))]  # fmt: skip
    points = view.path(tip)
    lines.fill_areas(image, view.box, ([points], []), colour, 0.9)
    lines.outline_areas(image, view.box, [points], INK, 2)
