"""Standings and schedules: what results come to, and who should play whom."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from rules.campaign.league import Placed, Played, Points, pairings, standings

ANA, BEN, CHLOE = (1, "Ana"), (2, "Ben"), (3, "Chloé")


def played(*results: tuple[int, int, bool]) -> Played:
    """A game with (user, score, won) for each seat."""
    return Played("g", tuple(Placed(user, str(user), score, won) for user, score, won in results))


def test_points_and_ranks() -> None:
    games = [
        played((1, 40, True), (2, 30, False)),
        played((1, 20, True), (3, 20, True)),
        played((2, 9, True), (3, 1, False)),
    ]
    table = standings([ANA, BEN, CHLOE], games, Points())
    assert [(line.rank, line.name, line.points, line.played, line.score) for line in table] == [
        (1, "Ana", 4, 2, 60),
        (2, "Ben", 3, 2, 39),
        (3, "Chloé", 1, 2, 21),
    ]


def test_other_points_make_another_order() -> None:
    games = [played((1, 5, True), (2, 9, True)), played((3, 5, True), (1, 9, False))]
    assert standings([ANA, BEN, CHLOE], games, Points(1, 5, 0))[0].name == "Ana"
    assert standings([ANA, BEN, CHLOE], games, Points(9, 0, 0))[0].name == "Chloé"


@pytest.mark.parametrize(
    ("games", "ranks"),
    [
        ([], [1, 1, 1]),
        ([played((1, 7, True), (2, 7, True))], [1, 1, 3]),
        ([played((1, 7, True), (2, 6, True))], [1, 2, 3]),
    ],
    ids=["nothing played", "level in everything", "the higher score"],
)
def test_ties(games: list[Played], ranks: list[int]) -> None:
    assert [line.rank for line in standings([ANA, BEN, CHLOE], games, Points())] == ranks


def test_points_against_each_other_come_before_the_scores_where_all_who_are_level_have_met() -> None:
    games = [played((1, 20, False), (2, 30, True)), played((1, 50, True), (3, 5, False))]
    table = standings([ANA, BEN, CHLOE], games, Points())
    assert [(line.rank, line.name) for line in table] == [(1, "Ben"), (2, "Ana"), (3, "Chloé")], "though Ana has 70"
    dmitri, games = (4, "Dmitri"), [*games, played((3, 40, True), (4, 9, False))]
    table = standings([ANA, BEN, CHLOE, dmitri], games, Points())
    assert [line.name for line in table] == ["Ana", "Chloé", "Ben", "Dmitri"], "Ben and Chloé have not met"


def test_whoever_is_no_member_counts_for_nobody() -> None:
    table = standings([ANA], [played((1, 1, False), (99, 5, True))], Points())
    assert [(line.name, line.lost) for line in table] == [("Ana", 1)]


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@pytest.mark.parametrize("count", range(2, 17))
def test_everybody_meets_everybody_and_plays_as_often(size: int, count: int) -> None:
    members = list(range(100, 100 + count))
    groups = pairings(members, [], size)
    if count < size:
        assert groups == ()
        return
    assert all(len(set(group)) == size for group in groups)
    met = {frozenset(pair) for group in groups for pair in combinations(group, 2)}
    assert len(met) == count * (count - 1) // 2
    games: Counter[int] = Counter(dict.fromkeys(members, 0))
    for group in groups:
        games.update(group)
        assert max(games.values()) - min(games.values()) <= 1
    assert len(set(games.values())) == 1


@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_schedule_goes_on_from_what_was_played(size: int) -> None:
    chance, members = random.Random(size), list(range(8))
    already = [chance.sample(members, size) for _ in range(5)]
    groups = [*already, *pairings(members, already, size)]
    met = {frozenset(pair) for group in groups for pair in combinations(group, 2)}
    assert len(met) == 28
    assert pairings(members, groups, size) == ()


def test_at_two_a_table_no_pair_meets_twice() -> None:
    left = pairings([1, 2, 3, 4], [(1, 2), (2, 1), (3, 4)], 2)
    assert sorted(map(sorted, left)) == [[1, 3], [1, 4], [2, 3], [2, 4]]
