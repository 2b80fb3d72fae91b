"""A window on space, drawn: open ground, ranges, ways, hulls, and the tags of everything."""

from __future__ import annotations

import math

from render.kit.boxes import Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, COVER, INK, ROCK, SCREEN, TEXT, WHITE, Colour, blend, player_colour
from render.kit.pillow import Image
from render.kit.portraits import paint_token
from render.kit.widgets import lay
from render.map import overlay
from render.map.marks import draw_hits, draw_trails
from render.map.overlay import draw_open_ground
from render.map.tags import PlacedTags, pointer_end
from render.map.viewport import View
from render.space.ground import space_image
from render.space.hulls import asset_sprite
from render.space.scene import Aim, Asset, Scene, Way, base_of, clear_of, edge_toward, outline_of
from render.space.tag_plan import plan_tags, visible
from rules.intercept_orbit.state.units import Kind

_FACE = 0.5
"""The radius of a portrait on a hull, as a share of half its length."""
_WITH_BOW = (Kind.CAPITAL, Kind.FRIGATE, Kind.HVA)


def draw_space(image: Image.Image, scene: Scene, view: View) -> PlacedTags:
    """Draw the table into the view's box, and return the places of all tags."""
    local = view.at_origin
    part = space_image(scene, local).copy()
    placed = plan_tags(scene, local)
    draw_open_ground(part, scene.open_ground, local, 0.22, 2)
    for ring in scene.rings:
        overlay.dashes(part, local.path(ring.outline), blend(TEXT, INK, 0.8), 2.2, 9, 9)
    if scene.way is not None and len(scene.way.points) > 1:
        _draw_way(part, scene.way, local)
    draw_trails(part, scene.marks, local)
    for asset in sorted(visible(scene, local), key=lambda asset: (asset.kind == Kind.COMPANY, asset.part == "active")):
        lay(part, asset_sprite(asset, local.scale), local.pixel(asset.at))
        paint_token(part, asset.id, local.pixel(asset.at), round(clear_of(asset) * local.scale * _FACE))
    _draw_pointers(part, scene, local, placed)
    _draw_above(part, scene, local)
    placed.paste(part)
    draw_hits(part, scene.marks, local)
    image.paste(part, (view.box.x, view.box.y))
    return placed.moved(view.box.x, view.box.y)


def _colour(owner: int) -> Colour:
    return ROCK if owner < 0 else player_colour(owner)


# -- below the hulls --------------------------------------------------------------------------------------------------


def _draw_way(image: Image.Image, way: Way, view: View) -> None:
    """Draw a way: for a ship the ruler with its hinges, clicked ones larger and coloured."""
    points, colour = view.path(way.points), _colour(way.owner)
    if not way.hinges:
        overlay.stroke(image, points, colour, 7, 2.5)
        overlay.dashes(image, points, INK, 2.6, 1, 15)
        return
    thick = max(8.0, 0.34 * view.scale)
    overlay.stroke(image, points, blend(TEXT, colour, 0.25), thick, 2.5)
    for at, click in way.hinges:
        centre = view.pixel(at)
        size = round(thick * (1.35 if click else 0.66))
        stamp(image, "circle", centre, size + 4, INK)
        stamp(image, "circle", centre, size, COVER if click else TEXT)
        if abs(click) > 1:
            stamp(image, "circle", centre, max(4, size // 2), INK)


# -- above them -------------------------------------------------------------------------------------------------------


def _draw_pointers(image: Image.Image, scene: Scene, view: View, placed: PlacedTags) -> None:
    """Draw a pointer from every tag to the edge of what it belongs to."""
    for asset in visible(scene, view):
        _draw_pointer(image, view, placed.tags.get(asset.id), asset)
    if scene.way is not None:
        _draw_pointer(image, view, placed.tags.get("way"), scene.way.end)


def _draw_pointer(image: Image.Image, view: View, box: Box | None, asset: Asset) -> None:
    if box is None:
        return
    end = pointer_end(box, view.at(asset.at))
    start = edge_toward(base_of(asset), view.point(end))
    overlay.stroke(image, [view.at(start), end], _colour(asset.owner), 3, 1.6)


def _draw_above(image: Image.Image, scene: Scene, view: View) -> None:
    """Draw the end of a way, the rims of covers and of a screen, and the line of the attack."""
    if scene.way is not None:
        for asset in scene.assets:
            if asset.id in scene.way.meets:
                _draw_rim(image, view, asset, ALERT, 0.14)
        way = scene.way
        colour = _colour(way.owner) if way.ok else ALERT
        points = view.path(outline_of(way.end))
        overlay.fill_areas(image, ([points], []), colour, 0.4)
        overlay.outline_areas(image, [points], INK, 5)
        overlay.dashes(image, [*points, points[0]], WHITE, 3, 8, 5)
        if way.kind in _WITH_BOW:
            _draw_bow(image, way, view, colour)
    if scene.aim is not None:
        _draw_aim(image, scene, scene.aim, view)
    if scene.crash is not None:
        for share, colour in ((1.0, INK), (0.86, ALERT), (0.42, WHITE)):
            stamp(image, "burst", view.pixel(scene.crash), round(_crash_size(view) * share), colour)


def _crash_size(view: View) -> int:
    """Pixels of the burst where two ships collide: it is seen on a whole table too."""
    return max(56, round(view.scale * 0.7))


def _draw_aim(image: Image.Image, scene: Scene, aim: Aim, view: View) -> None:
    for asset in scene.assets:
        if asset.id in aim.covers:
            _draw_rim(image, view, asset, COVER, 0.14)
        if asset.id == aim.screen:
            _draw_rim(image, view, asset, SCREEN, 0.26)
    start, end = view.at(aim.start), view.at(aim.end)
    if math.dist(start, end) > 1:
        overlay.arrow(image, start, end, ALERT, 5)


def _draw_rim(image: Image.Image, view: View, asset: Asset, colour: Colour, more: float) -> None:
    points = view.path(outline_of(asset, more))
    overlay.outline_areas(image, [points], INK, 8)
    overlay.outline_areas(image, [points], colour, 4.5)


def _draw_bow(image: Image.Image, way: Way, view: View, colour: Colour) -> None:
    turn = math.radians(way.heading)
    ahead, side = (math.sin(turn), -math.cos(turn)), (math.cos(turn), math.sin(turn))
    (x, y), long = way.points[-1], clear_of(way.end)
    bow = [(x + ahead[0] * f * long + side[0] * s * long, y + ahead[1] * f * long + side[1] * s * long)
           for f, s in ((0.85, 0.0), (0.1, 0.36), (0.1, -0.36))]  # fmt: skip
    points = view.path(bow)
    overlay.fill_areas(image, ([points], []), colour, 0.9)
    overlay.outline_areas(image, [points], INK, 2)
