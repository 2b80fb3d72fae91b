"""Who has answered which puzzle, and whether it was solved."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, case, func, insert, select

from storage.database import Database
from storage.errors import Conflict
from storage.rows import PuzzleAnswer
from storage.tables import puzzle_answers
from storage.texts import storable

_OF_USER = (
    select(puzzle_answers)
    .where(puzzle_answers.c.user == bindparam("whom"))
    .order_by(puzzle_answers.c.at, puzzle_answers.c.puzzle)
)
_DAILY = (
    select(puzzle_answers)
    .where(
        puzzle_answers.c.guild == bindparam("of"),
        puzzle_answers.c.day == bindparam("when"),
        puzzle_answers.c.daily,
    )
    .order_by(puzzle_answers.c.at, puzzle_answers.c.user)
)
_MINE = select(puzzle_answers.c.puzzle).where(puzzle_answers.c.user == bindparam("whom"))
_COUNTS = (
    select(
        puzzle_answers.c.puzzle,
        func.sum(case((puzzle_answers.c.solved, 1), else_=0)).label("solved"),
        func.count().label("all"),
    )
    .where(puzzle_answers.c.puzzle.in_(_MINE), puzzle_answers.c.user != bindparam("whom"))
    .group_by(puzzle_answers.c.puzzle)
)
_NEW = insert(puzzle_answers)


class Puzzles:
    """The answers to puzzles of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, answer: PuzzleAnswer) -> bool:
        """Store an answer; False if the user has answered that puzzle on that day already."""
        try:
            await self._database.change(_NEW, **{**msgspec.structs.asdict(answer), "name": storable(answer.name)})
        except Conflict:
            return False
        return True

    async def of_user(self, user: int) -> list[PuzzleAnswer]:
        """All answers of a user, the oldest first."""
        return [PuzzleAnswer(**row) for row in await self._database.rows(_OF_USER, whom=user)]

    async def daily(self, guild: int, day: int) -> list[PuzzleAnswer]:
        """The answers on a server to its puzzle of a day, the first one first."""
        return [PuzzleAnswer(**row) for row in await self._database.rows(_DAILY, of=guild, when=day)]

    async def counts_beside(self, user: int) -> dict[str, tuple[int, int]]:
        """By the digest of each puzzle that a user has answered: how often other users have solved it, and answered."""
        rows = await self._database.rows(_COUNTS, whom=user)
        return {row["puzzle"]: (int(row["solved"]), int(row["all"])) for row in rows}
