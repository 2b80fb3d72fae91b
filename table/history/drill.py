"""Puzzles: the one of the day, the same for everybody, and turning points of games that are over.

A puzzle's key says where it is from: ``day.<number>``, or ``game.<game>.<number of its turning point>``.
"""

import random
from collections.abc import Sequence

from table.errors import NotAllowed
from table.game import FORGOTTEN, Game
from table.history.steps import kept_analysis
from table.permissions import has_played
from table.table import Table
from table.time.clock import DAY
from think.puzzles import Puzzle, puzzle_of_day, puzzles

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
        turns = await _turns(table, await table.game(game))
        if turns:
            return f"game.{game}.{luck.randrange(len(turns))}"
    raise NotAllowed("drill-none", source=source)


async def puzzle_named(table: Table, key: str, user: int, guild: int | None) -> Puzzle:
    """The puzzle of a key; one of a game is for its players, and its server. Raises ``NotAllowed("drill-gone")``."""
    kind, _, rest = key.partition(".")
    game_id, _, number = rest.rpartition(".")
    found: Sequence[Puzzle] = puzzles() if kind == "day" else await _of_game(table, game_id, user, guild)
    if not number.isdecimal() or len(number) > 9 or int(number) >= len(found):
        raise NotAllowed("drill-gone")
    return found[int(number)]


async def _of_game(table: Table, game_id: str, user: int, guild: int | None) -> Sequence[Puzzle]:
    row = await table.storage.games.get(game_id)
    if row is None:
        return ()
    game = await table.game(game_id)
    here = row.guild is not None and row.guild == guild
    return await _turns(table, game) if here or has_played(game, user) else ()


async def _turns(table: Table, game: Game) -> list[Puzzle]:
    """The turning points of a game, as long as all who played it are known still."""
    if any(user < FORGOTTEN for seat in game.seats for user in (seat.user, seat.before)):
        return []
    found = await kept_analysis(table, game)
    return [] if found is None else [Puzzle(game.ruleset, turn) for turn in found.turns]
