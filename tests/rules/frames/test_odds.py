"""Exact chances against counting every throw, by the chart that resolves attacks."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from rules.frames.hits import Barrier, HitChart, resolve
from rules.frames.odds import attack_odds

BOOK = HitChart()
T1, T3 = Barrier("terrain", 1), Barrier("terrain", 3)
F2, FB = Barrier("frame", 2), Barrier("frame", 6, immune=True)
COVERS = [[], [T1], [T3], [F2], [FB], [T1, T1], [T1, F2], [F2, T1], [T1, FB], [FB, T1], [Barrier("terrain", 0), T1]]


@pytest.mark.parametrize("covers", COVERS, ids=str)
@pytest.mark.parametrize("attack_range", ["hand-to-hand", "direct-fire", "artillery"])
@pytest.mark.parametrize("target", ["frame", "terrain"])
def test_odds_are_those_of_every_throw(covers: list[Barrier], attack_range: str, target: str) -> None:
    for dice in range(5):
        hits = [0] * (dice + 1)
        gone = [0] * len(covers)
        for faces in product(range(1, 7), repeat=dice):
            result = resolve(BOOK, faces, attack_range, target, covers)
            hits[result.target_hits] += 1
            for index, cover in enumerate(covers):
                worn = cover.hits > 0 and not cover.immune and result.cover_hits[index] >= cover.hits
                gone[index] += worn
        odds = attack_odds(BOOK, dice, attack_range, target, covers)
        assert odds.target_hits == pytest.approx([float(Fraction(n, 6**dice)) for n in hits], abs=1e-12)
        assert odds.mean == pytest.approx(float(sum(Fraction(i * n, 6**dice) for i, n in enumerate(hits))), abs=1e-12)
        for index, cover in enumerate(covers):
            if cover.hits:
                assert odds.cover_gone[index] == pytest.approx(float(Fraction(gone[index], 6**dice)), abs=1e-12)


def test_at_least() -> None:
    odds = attack_odds(BOOK, 3, "hand-to-hand", "frame")
    assert [odds.at_least(n) for n in range(5)] == [1, 0.875, 0.5, 0.125, 0]


def test_many_dice_still_add_up_to_one() -> None:
    odds = attack_odds(BOOK, 100, "artillery", "frame", [Barrier("terrain", 9), Barrier("frame", 6)])
    assert sum(odds.target_hits) == pytest.approx(1, abs=1e-12)
