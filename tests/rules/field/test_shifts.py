"""What stands elsewhere on a real table: what is named, how far off and in which direction."""

import pytest

from rules.field import Point
from rules.field.shifts import shifts

HERE = (10.0, 10.0)
TABLE: list[tuple[Point, tuple[float, str] | None]] = [
    ((10.0, 10.0), None),
    ((10.5, 10.0), None),
    ((10.0, 9.5), None),
    ((10.3, 10.4), None),
    ((10.0, 9.49), (0.51, "n")),
    ((10.4, 9.6), (0.57, "ne")),
    ((13.0, 10.0), (3.0, "e")),
    ((13.0, 11.0), (3.16, "e")),
    ((13.0, 11.5), (3.35, "se")),
    ((10.0, 12.0), (2.0, "s")),
    ((9.0, 11.0), (1.41, "sw")),
    ((8.6, 10.0), (1.4, "w")),
    ((9.0, 9.0), (1.41, "nw")),
]


@pytest.mark.parametrize(("at", "named"), TABLE)
def test_what_differs_by_more_than_half_a_unit_is_named(at: Point, named: tuple[float, str] | None) -> None:
    found = shifts({"A1": HERE, "B1": (1.0, 1.0)}, {"A1": at, "C1": (5.0, 5.0)})
    assert [(one.item, one.at, one.far, one.toward) for one in found] == ([] if named is None else [("A1", at, *named)])
