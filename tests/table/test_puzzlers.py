"""The record of somebody who solves puzzles: rating, row, days."""

from __future__ import annotations

from itertools import pairwise

import pytest

from storage import PuzzleAnswer
from table.history.puzzlers import record_in
from table.history.ratings import START

DAY = 20_000


def answer(puzzle: str, day: int = DAY, *, solved: bool = True, daily: bool = True) -> PuzzleAnswer:
    return PuzzleAnswer(1, puzzle, day, 5, "Ana", solved, daily, float(day))


def test_who_solves_rises_and_who_fails_falls_and_only_the_first_answer_counts() -> None:
    solved, failed = (record_in([answer("a", solved=done)], {}, DAY) for done in (True, False))
    assert solved.rating.value == START + solved.gained > START > failed.rating.value == START + failed.gained
    again = record_in([answer("a", solved=False), answer("a", DAY + 1)], {}, DAY + 1)
    assert (again.rating, again.gained, again.row) == (failed.rating, 0, 0)


def test_a_puzzle_that_others_fail_gains_more_and_costs_less() -> None:
    shares = [(90, 100), (50, 100), (10, 100)]
    for done in (True, False):
        gains = [record_in([answer("a", solved=done)], {"a": share}, DAY).gained for share in shares]
        assert all(one < other for one, other in pairwise(gains))


@pytest.mark.parametrize(
    ("answers", "row", "days"),
    [
        ([], 0, 0),
        ([answer("a", DAY - 2), answer("b", DAY - 1)], 2, 2),  # today's is still open
        ([answer("a", DAY - 1), answer("b", DAY)], 2, 2),
        ([answer("a", DAY - 1), answer("b", DAY, solved=False)], 0, 0),
        ([answer("a", DAY - 2), answer("b", DAY)], 2, 1),
        ([answer("a", DAY - 1, daily=False), answer("b", DAY)], 2, 1),
        ([answer("a", solved=False), answer("b"), answer("c", daily=False)], 2, 1),
    ],
)
def test_solved_in_a_row_and_on_days_in_a_row(answers: list[PuzzleAnswer], row: int, days: int) -> None:
    record = record_in(answers, {}, DAY)
    assert (record.row, record.days) == (row, days)
