"""What is ranked by bounds comes in the order in which it is sorted, and little of it is measured."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from rules.core.collections import least_first


@pytest.mark.parametrize("seed", range(50))
def test_the_order_is_that_of_sorting_by_the_worth(seed: int) -> None:
    luck = random.Random(seed)
    worth = {n: luck.choice((luck.randint(0, 5), luck.uniform(0, 5))) for n in range(40)}
    bound = {n: value - luck.choice((0, 0, luck.uniform(0, 4))) for n, value in worth.items()}
    assert list(least_first(worth, bound.__getitem__, worth.__getitem__)) == sorted(worth, key=worth.__getitem__)


def test_only_what_may_come_first_is_measured() -> None:
    measured = []

    def worth(n: int) -> float:
        measured.append(n)
        return n

    assert list(islice(least_first(range(1000), float, worth), 3)) == [0, 1, 2]
    assert measured == [0, 1, 2]
