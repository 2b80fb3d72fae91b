"""Short ways to say what a test needs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from storage import EntryRow, NewGame, Storage, Summary

ANA, BEN, CHLOE = 2**63 - 1, 1_100_000_000_000_000_001, 3  # the largest id that fits, a usual one, a small one
LOBBY = Summary("lobby", "A game", (ANA,), (ANA,))
RUNNING = Summary("running", "A game", (ANA, BEN), (BEN,))
ENDED = Summary("ended", "A game", (ANA, BEN), ())


def entry(seq: int, interaction: int | None = None, **changes: Any) -> EntryRow:
    """EntryRow `seq` at `seq` seconds, by Ana."""
    return EntryRow(
        **{"seq": seq, "at": float(seq), "actor": ANA, "interaction": interaction, "payload": b"x", **changes}
    )


async def create(storage: Storage, game: str = "g", channel: int = 7, summary: Summary = LOBBY, **changes: Any) -> None:
    """A game with its first entry."""
    first = changes.pop("entry", entry(1))
    row: dict[str, Any] = {"id": game, "guild": 5, "channel": channel, "host": ANA, "ruleset": "rapid_attack"}
    row |= {"secret": b"\0secret", "created": first.at}
    await storage.games.create(NewGame(**(row | changes)), [first], summary)


async def seqs(storage: Storage, game: str = "g") -> list[int]:
    """The numbers in the log."""
    return [one.seq for one in await storage.games.entries(game)]


class Intruder:
    """Another program on the same database."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)
        self._connection: AsyncConnection | None = None

    async def __aenter__(self) -> Intruder:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.let_go()
        await self._engine.dispose()

    async def run(self, command: str) -> list[Any]:
        """Run and commit one command."""
        async with self._engine.begin() as connection:
            result = await connection.execute(text(command))
            return list(result.all()) if result.returns_rows else []

    async def lock_all(self) -> None:
        """Keep everyone else from writing."""
        self._connection = await self._engine.connect()
        if self._engine.dialect.name == "sqlite":
            await self._connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await self._connection.execute(text("LOCK TABLE games, entries IN ACCESS EXCLUSIVE MODE"))

    async def let_go(self) -> None:
        """Undo `lock_all`."""
        if self._connection is not None:
            await self._connection.rollback()
            await self._connection.close()
            self._connection = None
