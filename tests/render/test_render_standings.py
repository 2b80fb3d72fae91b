"""The standings as a picture."""

from __future__ import annotations

import pytest

from render.charts.standings import StandingsLabels, StandingsLine, draw_standings
from tests.render.golden import check_golden

HEADS = ("P", "W", "D", "L", "Pts")
NAMES = ["Ana", "Benedict the Extraordinarily Long", "عبد الله", "🤖🤖", "Chloé", "", "@everyone **`", "\u202e\0\n"]


def lines(count: int) -> list[StandingsLine]:
    """So many players with all kinds of names."""
    return [StandingsLine(n + 1, NAMES[n % len(NAMES)], 6, 5, 1, 0, 160 - n) for n in range(count)]


def test_golden() -> None:
    picture = draw_standings(lines(6), StandingsLabels("Winter War of the Iron Coast", HEADS))
    assert picture.width == 720, "legible at half the width, as on a telephone"
    check_golden("standings", picture)


@pytest.mark.parametrize("count", [0, 1, 24])
def test_any_number_of_players(count: int) -> None:
    picture = draw_standings(lines(count), StandingsLabels("W" * 300, HEADS))
    assert picture.height < 2000
    assert len(picture.data) < 1_000_000
