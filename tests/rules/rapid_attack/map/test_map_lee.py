"""Places behind a piece: all lines of sight at once find what they find one by one."""

from __future__ import annotations

import random

import pytest
import shapely

from rules.field import STYLES, Disc, Point, Shape, distance, generate, near_zone
from rules.rapid_attack.map.suggest import _aims, _lees
from tests.long import many

RADIUS, TOUCHING = 0.5, 0.03


def lee(shape: Shape, from_: Point, aim: Point) -> Point | None:
    """The first point behind a shape on one line."""
    far = distance(from_, aim)
    if far < 0.25:
        return None
    x, y = (aim[0] - from_[0]) / far, (aim[1] - from_[1]) / far
    ray = shapely.LineString([aim, (aim[0] + x * 40, aim[1] + y * 40)])
    left = shapely.get_coordinates(shapely.difference(ray, near_zone(shape, RADIUS + TOUCHING)))
    return (float(left[0][0]), float(left[0][1])) if len(left) else None


@pytest.mark.long(after=2)
@pytest.mark.parametrize("number", range(many(80)))
def test_places_behind_pieces_and_frames_are_those_of_each_line(number: int) -> None:
    luck = random.Random(number)
    field = generate(STYLES[number % len(STYLES)], f"lee {number}", across=36)
    shapes: list[Shape] = [*(piece.outline for piece in field.pieces), Disc((9.0, 9.0), RADIUS)]
    for shape in shapes:
        from_ = round(luck.uniform(0, 30), 2), round(luck.uniform(0, 30), 2)
        slow = [at for aim in _aims(shape) if (at := lee(shape, from_, aim)) is not None]
        assert [*_lees(shape, RADIUS, from_)] == [pytest.approx(at, abs=1e-9) for at in slow]
