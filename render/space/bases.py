"""The bases of assets as outlines."""

from __future__ import annotations

from typing import Any

from render.space.scene import Asset
from rules.field import Point
from rules.field.planar import shapely
from rules.intercept_orbit.space import bases
from rules.intercept_orbit.state.profile import Bases
from rules.intercept_orbit.state.units import Kind

__all__ = ["base_of", "clear_of", "edge_toward", "half_base", "outline_of"]


def base_of(asset: Asset) -> bases.Body:
    """The base of an asset."""
    return bases.body(asset.bases, asset.kind, asset.at, asset.heading)


def half_base(sizes: Bases, kind: Kind) -> Point:
    """Half the width and half the length of a kind's base."""
    length, width = sizes.of(kind)
    return width / 2, length / 2


def clear_of(asset: Asset) -> float:
    """The distance from the middle of an asset's base to its bow."""
    return half_base(asset.bases, asset.kind)[1]


def outline_of(asset: Asset, more: float = 0.0) -> tuple[Point, ...]:
    """The edge of an asset's base, or of the area so many units around it."""
    base = base_of(asset)
    if base.round or more:
        area: Any = bases.outline(base).buffer(more, quad_segs=12)
        return tuple(area.exterior.coords)
    return bases.corners(base)


def edge_toward(base: bases.Body, toward: Point) -> Point:
    """The point where a line from the middle of a base to another point leaves it; else the middle."""
    if base.at == toward:
        return base.at
    line = shapely.LineString((base.at, toward))
    rest: Any = shapely.difference(line, bases.outline(base))
    return tuple(rest.coords[0]) if rest.geom_type == "LineString" and not rest.is_empty else base.at
