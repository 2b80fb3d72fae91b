"""Open ground as plain outlines, for pictures."""

from __future__ import annotations

from msgspec import Struct

from rules.field.geometry import Point
from rules.field.zones import Zone, loops

__all__ = ["Shaded", "shade"]

_SEAM = 0.03


class Shaded(Struct, frozen=True):
    """Ground that is open, as plain outlines: ``holes`` are those of all ``polygons`` together."""

    polygons: tuple[tuple[Point, ...], ...] = ()
    holes: tuple[tuple[Point, ...], ...] = ()


def shade(zone: Zone | None) -> Shaded:
    """The outlines of a zone; none of no zone."""
    if zone is None:
        return Shaded()
    rings = loops(zone.buffer(_SEAM).buffer(-_SEAM))  # parts that touch become one: no lines across open ground
    return Shaded(tuple(outline for outline, _ in rings), tuple(hole for _, holes in rings for hole in holes))
