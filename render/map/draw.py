"""A window on a field, drawn: ground, ranges, ways, frames, and the tags of everything."""

from __future__ import annotations

import math

from msgspec import structs
from PIL import Image

from render.kit.boxes import Box
from render.kit.palette import ALERT, FAINT, INK, SOFT, TEXT, blend, player_colour
from render.kit.parts import lay
from render.map import lines
from render.map import tokens as maptokens
from render.map.brush import inside
from render.map.colours import COVERING
from render.map.ground import ground_image
from render.map.labels import nearest_on
from render.map.scene import Block, Scene
from render.map.tags import STATION, Placed, ball_radius, centre_of, plan_tags, radius_of, seen
from render.map.viewport import View

__all__ = ["draw_window"]

_ZONE = 1.0
_TOUCH = 7

Dot = tuple[float, float]


def draw_window(image: Image.Image, scene: Scene, view: View, ground: Image.Image | None = None) -> Placed:
    """Draws the field into the view's box and nothing beside it, and says where everything has come to lie.

    ``ground`` lies under it where there is no field with terrain.
    """
    x, y = view.box.x, view.box.y
    view = structs.replace(view, box=Box(0, 0, view.box.w, view.box.h))
    part = (ground_image(scene, view) if ground is None else ground).copy()
    placed = plan_tags(scene, view)
    _under(part, scene, view)
    _leaders(part, scene, view, placed)
    _standing(part, scene, view)
    for key, box in placed.tags.items():
        part.paste(placed.sprites[key], (box.x, box.y), placed.sprites[key])
    image.paste(part, (x, y))
    return placed.moved(x, y)


# What lies on the ground


def _under(image: Image.Image, scene: Scene, view: View) -> None:
    _shade(image, scene, view)
    for ring in scene.rings:
        gaps = max(16, round(ring.radius * view.scale / 4))
        lines.circle(image, view.box, view.at(ring.at), ring.radius * view.scale, TEXT, 2.4, gaps)
    for post in scene.posts:
        colour = ALERT if post.rivals else FAINT if post.holder is None else player_colour(post.holder)
        lines.circle(image, view.box, view.at(post.at), (STATION + _ZONE) * view.scale, colour, 2, 14)
    _covers(image, scene, view)
    if scene.walk is not None and len(scene.walk.points) > 1:
        points = view.path(scene.walk.points)
        lines.stroke(image, view.box, points, player_colour(scene.walk.owner), 7, 2.5)
        lines.dashes(image, view.box, points, INK, 2.6, 1, 15)
    if scene.aim is not None:
        _aim(image, scene, view)


def _shade(image: Image.Image, scene: Scene, view: View) -> None:
    shade = scene.shade
    if shade is None:
        return
    colour = TEXT if shade.owner is None else player_colour(shade.owner)
    polygons = [view.path(polygon) for polygon in shade.polygons]
    holes = [view.path(hole) for hole in shade.holes]
    lines.fill_areas(image, view.box, (polygons, holes), colour, 0.3)
    lines.outline_areas(image, view.box, [*polygons, *holes], blend(colour, TEXT, 0.7), 2.2)


def _covers(image: Image.Image, scene: Scene, view: View) -> None:
    covers = scene.aim.covers if scene.aim else ()
    for block in scene.blocks:
        if block.id in covers:
            points = view.path(block.outline)
            lines.outline_areas(image, view.box, [points], INK, 9)
            lines.outline_areas(image, view.box, [points], COVERING, 5)
    for token in scene.tokens:
        if token.id in covers:
            at, far = view.at(token.at), radius_of(view) + 9
            lines.circle(image, view.box, at, far, INK, 8, 0)
            lines.circle(image, view.box, at, far, COVERING, 5, 0)


def _aim(image: Image.Image, scene: Scene, view: View) -> None:
    assert scene.aim is not None
    start, end = view.at(scene.aim.start), view.at(scene.aim.end)
    far = math.dist(start, end)
    if far > 1:
        share = max(0.0, 1 - (radius_of(view) + 8) / far)
        end = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    lines.arrow(image, view.box, start, end, ALERT, 5)


def _standing(image: Image.Image, scene: Scene, view: View) -> None:
    tokens, posts, _ = seen(scene, view)
    for post in posts:
        lay(image, maptokens.platform(post.holder, max(6, round(STATION * view.scale))), view.spot(post.at))
    radius = radius_of(view)
    for token in sorted(tokens, key=lambda token: (token.part != "gone", token.part == "active", token.id)):
        if token.part == "gone":
            lay(image, maptokens.wreck(radius), view.spot(token.at))
        else:
            lay(image, maptokens.disc(token, radius), view.spot(token.at))
    if scene.ball is not None:
        lay(image, maptokens.football(ball_radius(view)), view.spot(scene.ball))
    if scene.walk is not None:
        colour = player_colour(scene.walk.owner)
        at = view.at(scene.walk.points[-1])
        lines.disc(image, view.box, at, radius, colour, 0.55)
        lines.circle(image, view.box, at, radius, INK, 7, 0)
        lines.circle(image, view.box, at, radius, colour, 4, 8)


def _leaders(image: Image.Image, scene: Scene, view: View, placed: Placed) -> None:
    """A pointer from every tag to what it belongs to."""
    tokens, posts, blocks = seen(scene, view)
    ends = [(f"frame {t.id}", view.at(t.at), FAINT if t.part == "gone" else player_colour(t.owner)) for t in tokens]
    ends += [(f"station {p.id}", view.at(p.at), SOFT if p.holder is None else player_colour(p.holder)) for p in posts]
    ends += [(f"piece {b.id}", view.at(centre_of(b)), SOFT) for b in blocks if not _lies_on(placed, view, b)]
    if scene.walk is not None:
        ends.append(("walk", view.at(scene.walk.points[-1]), TEXT))
    for key, at, colour in ends:
        box = placed.tags.get(key)
        if box is None or _holds(box, at):
            continue
        near = nearest_on(Box(box.x + 6, box.y + 6, box.w - 12, box.h - 12), at)
        width = 2 if key.startswith("piece") else 4
        lines.stroke(image, view.box, [at, near], colour, width, 1.6)


def _lies_on(placed: Placed, view: View, block: Block) -> bool:
    """Whether a piece's tag lies on the piece or touches it, so that it needs no pointer."""
    box = placed.tags.get(f"piece {block.id}")
    outline = view.path(block.outline)
    if box is None or inside(outline, (box.x + box.w / 2, box.middle)):
        return True
    wide = Box(box.x - _TOUCH, box.y - _TOUCH, box.w + 2 * _TOUCH, box.h + 2 * _TOUCH)
    sides = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)]
    near = [nearest_on(wide, point) for point in (view.at(centre_of(block)), *sides)]
    return any(inside(outline, point) for point in near) or any(_holds(wide, point) for point in (*outline, *sides))


def _holds(box: Box, at: Dot) -> bool:
    return box.x <= at[0] <= box.right and box.y <= at[1] <= box.bottom
