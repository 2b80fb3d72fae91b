"""Points per asset, scores and order: every worked example of the books (RULINGS 1.7)."""

from __future__ import annotations

import pytest

from rules.frames.score import points_per_asset, rank
from tests.rules.rapid_attack.positions import Table

SOLDIER = "B G Y Rd"


def company(frames: int, missing: int = 0) -> str:
    """Frames of four systems each, the first one with some missing."""
    first = " ".join(SOLDIER.split()[missing:])
    return "; ".join([first, *[SOLDIER] * (frames - 1)])


@pytest.mark.parametrize(
    ("frames", "systems", "ppa"),
    [
        ([6, 4], [24, 16], [3, 7]),
        ([5, 4, 4], [20, 16, 15], [3, 6, 7]),
        ([5, 4, 3], [20, 16, 12], [3, 5, 7]),
        ([4, 4], [16, 16], [5, 5]),
        ([4, 4], [16, 15], [4, 6]),
        ([5, 4], [16, 16], [4, 6]),
        ([5, 4], [15, 16], [5, 5]),
        ([4, 4, 3], [16, 16, 12], [3, 3, 7]),
        ([1], [0], [5]),
    ],
)
def test_points_per_asset(frames: list[int], systems: list[int], ppa: list[int]) -> None:
    assert list(points_per_asset(frames, systems, 5)) == ppa


@pytest.mark.parametrize(
    ("scores", "before", "order"),
    [([1, 2, 3], [0, 1, 2], [2, 1, 0]), ([5, 5, 5], [2, 0, 1], [2, 0, 1]), ([5, 7, 5], [2, 1, 0], [1, 2, 0])],
)
def test_equal_scores_keep_the_order_they_had(scores: list[int], before: list[int], order: list[int]) -> None:
    assert list(rank(scores, before)) == order


def destroy(table: Table, frame: str, by: str) -> None:
    """A frame loses its last white die to an attack."""
    table.set(frame, systems=(), white=1, activated=True, defense=0)
    while by not in table.choices:
        table.play("pass")
    ones = " ".join("1" for _ in table.frame(by).systems)
    table.play(by, frame, f"direct-fire = 1 1 {ones} 5", "none", "attack:6", "none = 1 1 1 1 6", "done")


def test_nine_assets_against_seven() -> None:
    """27 : 49, a frame lost 42, a station seized 24 : 35 or 24 : 28."""
    table = Table(company(6), company(4), stations=3)
    assert ([p.ppa for p in table.state.players], table.scores, table.order) == ([3, 7], [27, 49], "BA")
    destroy(table, "B1", "A1")
    assert table.scores == [27, 42]
    destroy(table, "A2", "B2")
    assert table.scores == [24, 42]
    destroy(table, "B3", "A3")
    assert table.scores == [24, 35]
    destroy(table, "B4", "A4")
    assert table.scores == [24, 28]


def test_five_four_four_with_two_stations_each() -> None:
    table = Table(company(5), company(4), company(4, missing=1), stations=2)
    assert [player.ppa for player in table.state.players] == [3, 6, 7]
    assert (table.scores, table.order) == ([21, 36, 42], "CBA")
    destroy(table, "C2", "A1")
    assert (table.scores, table.order) == ([21, 36, 35], "BCA")
    while "A2" not in table.choices:
        table.play("pass")
    table.play("A2", "none = 1 1 1 5 1", "none", "move:3", "SC1", "done")
    assert (table.scores, table.order) == ([24, 36, 28], "BCA")


def test_five_four_three_with_two_stations_each() -> None:
    table = Table(company(5), company(4), company(3), stations=2)
    assert [player.ppa for player in table.state.players] == [3, 5, 7]
    assert (table.scores, table.order) == ([21, 30, 35], "CBA")


def test_points_per_asset_are_set_once() -> None:
    table = Table(company(5), company(4), stations=1)
    before = [player.ppa for player in table.state.players]
    destroy(table, "A1", "B1")
    destroy(table, "A2", "B2")
    assert [player.ppa for player in table.state.players] == before
