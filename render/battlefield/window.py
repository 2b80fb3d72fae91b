"""A window on the ground, drawn: field, open ground, ranges, ways, tokens, and the tags of everything."""

from __future__ import annotations

import math

from render.battlefield.ground import ground_image
from render.battlefield.scene import Aim, Piece, Scene, Station, Token
from render.battlefield.tag_plan import ball_radius, base_radius, middle_of, plan_tags, station_radius, visible
from render.battlefield.terrain_brush import inside
from render.battlefield.tokens import ball_sprite, base_sprite, figure_sprite, station_sprite, wreck_sprite
from render.kit.boxes import Box, nearest_in
from render.kit.palette import ALERT, COVER, FAINT, INK, SOFT, TEXT, Colour, player_colour
from render.kit.pillow import Image
from render.kit.portraits import paint_token
from render.kit.widgets import lay
from render.map import overlay
from render.map.marks import draw_hits, draw_trails
from render.map.overlay import draw_open_ground
from render.map.tags import PlacedTags, pointer_end
from render.map.viewport import View
from rules.field import Point

_TOUCH = 7
"""A tag at most this many pixels from its piece needs no pointer."""


def draw_window(image: Image.Image, scene: Scene, view: View, ground: Image.Image | None = None) -> PlacedTags:
    """Draw the field into the view's box, and return the places of all tags.

    ``ground``: the picture of a field without terrain.
    """
    local = view.at_origin
    part = (ground_image(scene, local) if ground is None else ground).copy()
    placed = plan_tags(scene, local)
    _draw_below(part, scene, local)
    draw_trails(part, scene.marks, local)
    _draw_pointers(part, scene, local, placed)
    _draw_tokens(part, scene, local)
    placed.paste(part)
    draw_hits(part, scene.marks, local)
    image.paste(part, (view.box.x, view.box.y))
    return placed.moved(view.box.x, view.box.y)


# -- below the tokens -------------------------------------------------------------------------------------------------


def _draw_below(image: Image.Image, scene: Scene, view: View) -> None:
    draw_open_ground(image, scene.open_ground, view, 0.3, 2.2)
    for ring in scene.rings:
        gaps = max(16, round(ring.radius * view.scale / 4))
        overlay.circle(image, view.at(ring.at), ring.radius * view.scale, TEXT, 2.4, gaps)
    zone = (scene.lengths.station + scene.lengths.reach) * view.scale
    for station in scene.stations:
        plain = FAINT if station.holder is None else player_colour(station.holder)
        overlay.circle(image, view.at(station.at), zone, ALERT if station.contested else plain, 2, 14)
    _draw_covers(image, scene, view)
    if scene.way is not None and len(scene.way.points) > 1:
        points = view.path(scene.way.points)
        overlay.stroke(image, points, player_colour(scene.way.owner), 7, 2.5)
        overlay.dashes(image, points, INK, 2.6, 1, 15)
    if scene.aim is not None:
        _draw_aim(image, scene.aim, view, base_radius(scene, view))


def _draw_covers(image: Image.Image, scene: Scene, view: View) -> None:
    for piece in scene.pieces:
        if piece.id in scene.covers:
            points = view.path(piece.outline)
            overlay.outline_areas(image, [points], INK, 9)
            overlay.outline_areas(image, [points], COVER, 5)
    for token in scene.tokens:
        if token.id in scene.covers:
            at, far = view.at(token.at), base_radius(scene, view) + 9
            overlay.circle(image, at, far, INK, 8, 0)
            overlay.circle(image, at, far, COVER, 5, 0)


def _draw_aim(image: Image.Image, aim: Aim, view: View, radius: int) -> None:
    start, end = view.at(aim.start), view.at(aim.end)
    far = math.dist(start, end)
    if far > 1:
        share = max(0.0, 1 - (radius + 8) / far)
        end = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    overlay.arrow(image, start, end, ALERT, 5)


# -- tokens -----------------------------------------------------------------------------------------------------------


def _draw_tokens(image: Image.Image, scene: Scene, view: View) -> None:
    tokens, stations, _ = visible(scene, view)
    for station in stations:
        lay(image, station_sprite(station.holder, station_radius(scene, view)), view.pixel(station.at))
    radius = base_radius(scene, view)
    for token in sorted(tokens, key=lambda token: (token.part != "gone", token.at[1], token.id)):
        middle, done = view.pixel(token.at), token.part == "done"
        if token.part == "gone":
            lay(image, wreck_sprite(radius), middle)
            continue
        lay(image, base_sprite(token.owner, token.part, token.targeted, token.bricks, radius), middle)
        if not paint_token(image, token.id, middle, radius, dim=done):
            lay(image, figure_sprite(token.owner, token.systems, done, radius), middle)
    if scene.ball is not None:
        lay(image, ball_sprite(ball_radius(view)), view.pixel(scene.ball))
    if scene.way is not None:
        way = scene.way
        colour, end = player_colour(way.owner), view.at(way.points[-1])
        overlay.disc(image, end, radius, colour, 0.55)
        overlay.circle(image, end, radius, INK, 7, 0)
        overlay.circle(image, end, radius, colour, 4, 8)


# -- pointers ---------------------------------------------------------------------------------------------------------


def _draw_pointers(image: Image.Image, scene: Scene, view: View, placed: PlacedTags) -> None:
    """Draw a pointer from every tag to what it belongs to."""
    tokens, stations, pieces = visible(scene, view)
    ends: list[tuple[str, Point, Colour]] = []
    ends += [(f"frame {token.id}", token.at, _token_colour(token)) for token in tokens]
    ends += [(f"station {station.id}", station.at, _station_colour(station)) for station in stations]
    ends += [(f"piece {p.id}", middle_of(p), SOFT) for p in pieces if not _touches(placed, view, p)]
    if scene.way is not None:
        ends.append(("way", scene.way.points[-1], TEXT))
    for key, point, colour in ends:
        box, at = placed.tags.get(key), view.at(point)
        if box is not None and not box.holds(at):
            width = 2 if key.startswith("piece") else 4
            overlay.stroke(image, [at, pointer_end(box, at)], colour, width, 1.6)


def _token_colour(token: Token) -> Colour:
    return FAINT if token.part == "gone" else player_colour(token.owner)


def _station_colour(station: Station) -> Colour:
    return SOFT if station.holder is None else player_colour(station.holder)


def _touches(placed: PlacedTags, view: View, piece: Piece) -> bool:
    """Whether a piece's tag lies on the piece or touches it, or there is none."""
    box = placed.tags.get(f"piece {piece.id}")
    outline = view.path(piece.outline)
    if box is None or inside(outline, (box.x + box.w / 2, box.middle)):
        return True
    wide: Box = box.inset(-_TOUCH)
    sides = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)]
    near = [nearest_in(wide, point) for point in (view.at(middle_of(piece)), *sides)]
    return any(inside(outline, point) for point in near) or any(wide.holds(point) for point in (*outline, *sides))
