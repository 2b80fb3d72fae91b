"""What stands elsewhere on a real table than the referee has it."""

import math
from collections.abc import Mapping

from msgspec import Struct

from rules.field.geometry import Point

SHIFT_LEAST = 0.5
"""Units by which a place must differ at least to be worth a correction: less is the hand that tapped it."""
_POINTS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


class Shift(Struct, frozen=True):
    """Something stands ``far`` units from where the referee has it, in the direction ``toward`` (``n``, ``ne``, …)."""

    item: str
    at: Point
    far: float
    toward: str


def shifts(has: Mapping[str, Point], seen: Mapping[str, Point]) -> list[Shift]:
    """The items that stand more than ``SHIFT_LEAST`` from their place on the map, in the order of ``has``.

    ``has``: the referee's places by item; ``seen``: those of the photograph; both in units.
    """
    found = (_shift(item, at, seen[item]) for item, at in has.items() if item in seen)
    return [shift for shift in found if shift.far > SHIFT_LEAST]


def beneath(item: str, places: Mapping[str, Point]) -> str | None:
    """What else is in an item's place, as far as a hand that taps can tell; None where nothing is; points in units."""
    at = places[item]
    return next(
        (other for other, there in places.items() if other != item and math.dist(at, there) < SHIFT_LEAST), None
    )


def _shift(item: str, was: Point, at: Point) -> Shift:
    east, south = at[0] - was[0], at[1] - was[1]
    eighth = round(math.atan2(south, east) / (math.pi / 4)) % 8
    return Shift(item, at, round(math.hypot(east, south), 2), _POINTS[eighth])
