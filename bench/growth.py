"""What grows with a game: the CPU time of an answer, an undo, a board, a cold load and a report, and its memory."""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from collections.abc import Awaitable, Callable

from msgspec import structs

from bench.figures import Row, p
from bench.games import new_game
from cogs.channel.report import whole_report
from cogs.views.game.board import board_lines, board_rows, board_view
from rules import RulesError
from storage import Storage
from table import Game, Move, Person, Table
from table.votes.undo import take_back, undo_for

SIZES = (20, 200, 2000)
ROUNDS = 9
CHANNEL = 10_000
FLAT = 1.5
"""How much more what must not grow may cost in the longest game than in the shortest."""


class _Player:
    """Answers at random; once an answer can be taken back freely, that one again and again, so that no game ends."""

    def __init__(self, table: Table, game: Game) -> None:
        self._table = table
        self._luck = random.Random(3)
        self._again: tuple[Person, Move] | None = None
        self.game = game

    async def answer(self) -> None:
        """Give one answer."""
        person, move = self._again or self._any()
        self.game = await self._table.answer(self.game.id, person, [move])
        self._again = (person, move) if self._free(person.user) else None

    async def undo(self) -> None:
        """Take it back if that is free."""
        if self._again is not None:
            self.game = await take_back(self._table, self.game.id, self._again[0], seq=self.game.seq)

    def _any(self) -> tuple[Person, Move]:
        asked = self._luck.choice([request for request in self.game.requests if request.options])
        option = self._luck.choice(asked.options)
        return Person(self.game.seats[asked.player].user, ""), Move(option.choice, asked.kind)

    def _free(self, user: int) -> bool:
        try:
            return undo_for(self.game, user).free
        except RulesError:
            return False

    async def grow(self, size: int) -> None:
        """Play until the log has ``size`` entries."""
        while self.game.seq < size:
            await self.answer()
            await self.undo()


async def long_game(table: Table, channel: int, size: int) -> Game:
    """A game with ``size`` entries in its log."""
    player = _Player(table, await new_game(table, channel))
    await player.grow(size)
    return player.game


async def growth(url: str) -> list[Row]:
    """Each cost at 20, 200 and 2,000 entries: the median CPU time of some rounds, of all threads."""
    storage = await Storage.open(url)
    table = Table(storage)
    player = _Player(table, await new_game(table, CHANNEL))
    costs: dict[str, list[float]] = {}
    memory: list[float] = []
    for size in SIZES:
        await player.grow(size)
        for what, cost in (await _costs(table, player)).items():
            costs.setdefault(what, []).append(cost)
        memory.append(await _memory(table, player.game.id))
    await storage.close()
    flat = ("an answer", "an undo", "a board's words")
    return [
        *(_row(what, found, flat=what in flat) for what, found in costs.items()),
        _row("memory of a game in the cache", memory, "kB"),
    ]


def _row(what: str, found: list[float], unit: str = "ms", *, flat: bool = False) -> Row:
    told = ", ".join(f"{cost:.2f} at {size:,}" for size, cost in zip(SIZES, found, strict=True))
    target = FLAT * found[0] + 0.5 if flat else None
    return Row(what, found[-1], unit, f"{found[0]:.2f} at {SIZES[0]}", target, f"{FLAT}× + 0.5", note=told)


async def _costs(table: Table, player: _Player) -> dict[str, float]:
    found: dict[str, list[float]] = {}

    async def measure(what: str, work: Callable[[], Awaitable[object]]) -> None:
        begun = time.process_time()
        await work()
        found.setdefault(what, []).append((time.process_time() - begun) * 1000)

    async def board() -> None:
        game = structs.replace(player.game, state=structs.replace(player.game.played))  # type: ignore[type-var]
        under = board_lines(game, "en"), board_rows(game, "en")
        board_view(game, ["board.png"], *under).to_components()  # type: ignore[no-untyped-call]

    async def cold() -> None:
        table.drop_cache()
        await table.game(player.game.id)

    async def report() -> None:
        whole_report(player.game, await table.entries(player.game.id), "en")

    for _ in range(ROUNDS):
        await measure("an answer", player.answer)
        await measure("an undo", player.undo)
        await measure("a board's words", board)
        await measure("a cold load", cold)
        await measure("a report", report)
        await player.answer()  # so that the next answer and undo find a game in memory
        await player.undo()
    return {what: p(times, 50) for what, times in found.items()}


async def _memory(table: Table, game_id: str) -> float:
    """Kilobytes that a game takes in the cache."""
    table.drop_cache()
    tracemalloc.start()
    await table.game(game_id)
    await table.storage.games.get(game_id)  # the database's thread keeps what it read last
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / 1000
