"""Open ground as plain outlines, for pictures."""

from msgspec import Struct

from rules.field.geometry import Point
from rules.field.zones import Zone, loops

_SEAM = 0.03


class OpenGround(Struct, frozen=True):
    """Ground on which something may be put: outlines, and the holes of all of them together."""

    polygons: tuple[tuple[Point, ...], ...] = ()
    holes: tuple[tuple[Point, ...], ...] = ()


def outlines_of(zone: Zone | None) -> OpenGround:
    """The outlines of a zone; none for None."""
    if zone is None:
        return OpenGround()
    rings = loops(zone.buffer(_SEAM).buffer(-_SEAM))  # merges touching parts: no lines across open ground
    return OpenGround(tuple(outline for outline, _ in rings), tuple(hole for _, holes in rings for hole in holes))
