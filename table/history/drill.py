"""Puzzles: the one of the day, the same for everybody, and turning points of games that are over.

A puzzle's key says where it is from: ``day.<number>``, or ``game.<game>.<number of its turning point>``; or that it
follows another one: ``more.<number>.<how many were solved in a row>``.
"""

import math
import random
from collections.abc import Sequence

from table.errors import NotAllowed
from table.game import FORGOTTEN, Game
from table.history.steps import kept_analysis
from table.permissions import has_played
from table.table import Table
from table.time.clock import DAY
from think.puzzles import Puzzle, puzzle_of_day, puzzles

MORE = "more."
"""Begins the key of a puzzle that follows another one."""
DIGITS, ROW_MAX = 9, 999
STRIDE = 0.618
"""How far the next puzzle is, as a share of all: near ones are of the same games."""
DAILY, OWN, SERVER = SOURCES = ("today", "mine", "server")


async def any_puzzle(table: Table, source: str, user: int, guild: int | None, luck: random.Random) -> str:
    """The key of today's puzzle, or of one from the user's or the server's analysed games.

    Raises ``NotAllowed("drill-none")`` where there is none.
    """
    if source == DAILY:
        return f"day.{puzzle_of_day(int(table.clock.now() // DAY))}"
    analyses = table.storage.analyses
    found = await (analyses.of_user(user) if source == OWN else analyses.of_guild(guild or 0))
    for game in luck.sample(found, len(found)):
        turns = await _turning_points(table, await table.game(game))
        if turns:
            return f"game.{game}.{luck.randrange(len(turns))}"
    raise NotAllowed("drill-none", source=source)


def key_after(key: str, *, solved: bool) -> str:
    """The key of the puzzle after another one: none comes twice until all have come."""
    kind, _, rest = key.partition(".")
    number = rest.partition(".")[0] if kind != "game" else ""
    every = len(puzzles())
    stride = next(step for step in range(max(1, int(every * STRIDE)), every + 1) if math.gcd(step, every) == 1)
    place = (int(number) if number.isdecimal() else 0) + stride
    return f"{MORE}{place % every}.{min(streak_of(key) + 1, ROW_MAX) if solved else 0}"


def streak_of(key: str) -> int:
    """How many puzzles were solved in a row up to the one with a key."""
    number = key.rpartition(".")[2] if key.startswith(MORE) else ""
    return int(number) if number.isdecimal() and len(number) <= DIGITS else 0


async def puzzle_named(table: Table, key: str, user: int, guild: int | None) -> Puzzle:
    """The puzzle of a key; one of a game is for its players, and its server. Raises ``NotAllowed("drill-gone")``."""
    kind, _, rest = key.partition(".")
    game_id, _, number = rest.rpartition(".")
    if f"{kind}." == MORE:
        kind, number = "day", game_id
    found: Sequence[Puzzle] = puzzles() if kind == "day" else await _of_game(table, game_id, user, guild)
    if not number.isdecimal() or len(number) > DIGITS or int(number) >= len(found):
        raise NotAllowed("drill-gone")
    return found[int(number)]


async def _of_game(table: Table, game_id: str, user: int, guild: int | None) -> Sequence[Puzzle]:
    row = await table.storage.games.get(game_id)
    if row is None:
        return ()
    game = await table.game(game_id)
    here = row.guild is not None and row.guild == guild
    return await _turning_points(table, game) if here or has_played(game, user) else ()


async def _turning_points(table: Table, game: Game) -> list[Puzzle]:
    """The turning points of a game's analysis; none once one of its players has been forgotten."""
    if any(user < FORGOTTEN for seat in game.seats for user in (seat.user, seat.before)):
        return []
    found = await kept_analysis(table, game)
    return [] if found is None else [Puzzle(game.ruleset, turn) for turn in found.turns]
