"""How well people solve puzzles: a rating, how many in a row, and who has answered a server's puzzle of today.

Nothing is stored but the answers. A puzzle is rated like an opponent, by how often others have solved it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from statistics import NormalDist
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from storage import PuzzleAnswer
from table.history.drill import FROM_DAY, puzzle_of_today, today
from table.history.ratings import MODEL, Rating
from table.permissions import Person
from table.records.threads import in_thread
from think.puzzles import Puzzle, digest

if TYPE_CHECKING:
    from table.table import Table

DOUBT = 4
"""A puzzle begins as if so many had answered it, and half of them had solved it."""
SIGMA = MODEL.sigma / 2
"""The standard deviation of a puzzle's rating."""
REACH = MODEL.beta * 2**0.5
"""How much stronger than the puzzle one is who solves it in 84 of 100 tries: openskill's scale."""

Counts = Mapping[str, tuple[int, int]]
"""By a puzzle's digest how many others have solved it, and how many have answered."""


class Record(Struct, frozen=True):
    """How somebody has done: their ``rating`` after so many puzzles, and what the last answer ``gained``.

    ``row``: puzzles solved in a row. ``days``: days in a row on which they solved the puzzle of the day.
    """

    rating: Rating
    gained: int = 0
    row: int = 0
    days: int = 0


def record_in(answers: Sequence[PuzzleAnswer], counts: Counts, day: int) -> Record:
    """Somebody's record by their answers in order, on a ``day``: only the first answer to each puzzle counts."""
    rating, seen, gained, row = Rating(0, ""), set[str](), 0, 0
    for answer in answers:
        gained = 0
        if answer.puzzle not in seen:
            seen.add(answer.puzzle)
            after = _rated(rating, *counts.get(answer.puzzle, (0, 0)), solved=answer.solved)
            gained, rating = after.value - rating.value, after
            row = row + 1 if answer.solved else 0
    return Record(rating, gained, row, _days(answers, day))


def _rated(rating: Rating, solved_by: int, answers: int, *, solved: bool) -> Rating:
    failed = (answers - solved_by + DOUBT / 2) / (answers + DOUBT)
    puzzle = MODEL.rating(mu=MODEL.mu + REACH * NormalDist().inv_cdf(failed), sigma=SIGMA)
    (new,), _ = MODEL.rate([[MODEL.rating(mu=rating.mu, sigma=rating.sigma)], [puzzle]], ranks=[2 - solved, 1 + solved])
    return structs.replace(rating, mu=new.mu, sigma=new.sigma, games=rating.games + 1)


def _days(answers: Sequence[PuzzleAnswer], day: int) -> int:
    """Days in a row up to a day, or up to the one before it while its puzzle is open."""
    done = {answer.day for answer in answers if answer.daily and answer.solved}
    answered = any(answer.daily and answer.day == day for answer in answers)
    last = day if answered else day - 1
    return sum(1 for _ in takewhile(done.__contains__, range(last, -1, -1)))


async def note_answer(
    table: Table, person: Person, guild: int | None, puzzle: Puzzle, *, key: str, solved: bool
) -> bool:
    """Store somebody's answer to a puzzle, named by its key; False if they had answered it before: that counts."""
    number = await puzzle_of_today(table, person.user, guild, person.channel or 0)
    daily = key == f"{FROM_DAY}{number}"
    known, now = await in_thread(digest, puzzle), table.clock.now()
    before = await has_answered(table, person.user, puzzle)
    answer = PuzzleAnswer(person.user, known, today(table), guild, person.name, solved, daily, now)
    return await table.storage.puzzles.add(answer) and not before


async def has_answered(table: Table, user: int, puzzle: Puzzle) -> bool:
    """Whether somebody has answered a puzzle before."""
    known = await in_thread(digest, puzzle)
    return any(answer.puzzle == known for answer in await table.storage.puzzles.of_user(user))


async def record_of(table: Table, user: int) -> Record:
    """How somebody has done up to now."""
    answers, counts = await table.storage.puzzles.of_user(user), await table.storage.puzzles.counts_beside(user)
    return await in_thread(record_in, answers, counts, today(table))


async def solvers_today(table: Table, guild: int, most: int) -> tuple[list[tuple[PuzzleAnswer, Rating]], int]:
    """Who has answered a server's puzzle of today, and their ratings: who solved it first, first; and how many more."""
    answers = sorted(await table.storage.puzzles.daily(guild, today(table)), key=lambda one: not one.solved)
    shown = [(answer, (await record_of(table, answer.user)).rating) for answer in answers[:most]]
    return shown, len(answers) - len(shown)
