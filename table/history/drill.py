"""Puzzles: the one of the day, the same for everybody on a server, and turning points of games that are over.

A puzzle's key says where it is from: ``day.<number>``, or ``game.<game>.<number of its turning point>``; or that it
follows another one: ``more.<number>``.
"""

import math
import random
from collections.abc import Sequence

from table.errors import NotAllowed
from table.game import FORGOTTEN, Game
from table.history.steps import kept_analysis
from table.permissions import has_played
from table.records.threads import in_thread
from table.table import Table
from table.time.clock import DAY
from think.puzzles import Puzzle, digests, numbers_of, puzzle_of_day, puzzles

FROM_DAY, FROM_GAME, MORE = "day.", "game.", "more."
"""What the key of a puzzle begins with; that of ``MORE`` follows another one."""
DIGITS = 9
STRIDE = 0.618
"""How far the next puzzle is, as a share of all: near ones are of the same games."""
LOST = 0.02
"""What a decision must have cost to be a puzzle: where all choices are as good, there is nothing to find."""
NEWCOMER = 5
"""With fewer games than that a player, or a server, is new: their puzzles are of small games."""
DAILY, OWN, SERVER = SOURCES = ("today", "mine", "server")


async def any_puzzle(table: Table, source: str, user: int, guild: int | None, channel: int, luck: random.Random) -> str:
    """The key of today's puzzle, or of one from the user's or the server's analysed games.

    Raises ``NotAllowed("drill-none")`` where there is none; of how many games that were ``analysed`` it tells.
    """
    if source == DAILY:
        return f"{FROM_DAY}{await puzzle_of_today(table, user, guild, channel)}"
    analyses = table.storage.analyses
    found = await (analyses.of_user(user) if source == OWN else analyses.of_guild(guild or 0))
    for game in luck.sample(found, len(found)):
        turns = await _turning_points(table, await table.game(game))
        if turns:
            return f"{FROM_GAME}{game}.{luck.randrange(len(turns))}"
    raise NotAllowed("drill-none", source=source, analysed=len(found))


async def puzzle_of_today(table: Table, user: int, guild: int | None, channel: int) -> int:
    """The number of today's puzzle. On a server it is the same for all: of the games that are played there in turn."""
    day = today(table)
    if guild is not None:
        answered = await table.storage.puzzles.daily(guild, day)
        if answered and (number := (await in_thread(digests)).get(answered[0].puzzle)) is not None:
            return number  # a first result in a new game doesn't change it
        if played := await table.storage.results.rulesets(guild):
            starters = await table.storage.results.count(guild) < NEWCOMER
            return puzzle_of_day(day, played[day % len(played)], starters=starters)
    return puzzle_of_day(day, await ruleset_for(table, user, channel), starters=await is_newcomer(table, user))


async def is_newcomer(table: Table, user: int) -> bool:
    """Whether a user has had few games."""
    return len(await table.storage.games.all_of(user)) < NEWCOMER


def today(table: Table) -> int:
    """The number of the day, from 1 January 1970, UTC."""
    return int(table.clock.now() // DAY)


async def ruleset_for(table: Table, user: int, channel: int) -> str:
    """The ruleset that a user played last, else the channel's; empty: neither has had a game."""
    played = await table.storage.games.all_of(user)
    found = played[-1] if played else await table.storage.games.newest_in(channel)
    return found.ruleset if found is not None else ""


def key_after(key: str, ruleset: str, *, starters: bool = False) -> str:
    """The key of the puzzle after another one of a ruleset, or of its ``starters``: none comes twice until all of them
    have come."""
    kind, _, rest = key.partition(".")
    number, numbers = rest.partition(".")[0] if kind != "game" else "", numbers_of(ruleset, starters=starters)
    every = len(numbers)
    stride = next(step for step in range(max(1, int(every * STRIDE)), every + 1) if math.gcd(step, every) == 1)
    known = number.isdecimal() and int(number) in numbers
    place = (numbers.index(int(number)) if known else 0) + stride
    return f"{MORE}{numbers[place % every]}"


async def puzzle_named(table: Table, key: str, user: int, guild: int | None) -> Puzzle:
    """The puzzle of a key; one of a game is for its players, and its server. Raises ``NotAllowed("drill-gone")``."""
    kind, _, rest = key.partition(".")
    game_id, _, number = rest.rpartition(".")
    if f"{kind}." == MORE:
        kind, number = "day", rest.partition(".")[0]  # before, how many were solved in a row stood behind it
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
    turns = () if found is None else (turn for turn in found.turns if turn.lost >= LOST)
    return [Puzzle(game.ruleset, turn) for turn in turns]
