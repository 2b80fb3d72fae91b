"""Ground that is open to an item: where it may end its move, or be deployed."""

from __future__ import annotations

from msgspec import Struct

from render.kit.palette import TEXT, blend, player_colour
from render.kit.pillow import Image
from render.map.overlay import fill_areas, outline_areas
from render.map.viewport import View
from rules.field import Point

__all__ = ["OpenGround", "draw_open_ground"]


class OpenGround(Struct, frozen=True):
    """Areas with holes, and the player whose item they are open to. ``tinted``: more than their edge is drawn."""

    polygons: tuple[tuple[Point, ...], ...]
    holes: tuple[tuple[Point, ...], ...] = ()
    owner: int | None = None
    tinted: bool = True


def draw_open_ground(image: Image.Image, ground: OpenGround | None, view: View, share: float, width: float) -> None:
    """Tint the open ground by that share and draw its edge."""
    if ground is None:
        return
    colour = TEXT if ground.owner is None else player_colour(ground.owner)
    polygons = [view.path(polygon) for polygon in ground.polygons]
    holes = [view.path(hole) for hole in ground.holes]
    if ground.tinted:
        fill_areas(image, (polygons, holes), colour, share)
    outline_areas(image, [*polygons, *holes], blend(colour, TEXT, 0.7), width)
