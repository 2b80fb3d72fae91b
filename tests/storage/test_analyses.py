"""The contract of stored analyses, on every kind of database."""

from __future__ import annotations

import pytest

from storage import Storage, StorageError, Summary
from tests.storage.tools import ANA, BEN, create, entry


async def test_one_a_game_up_to_its_newest_entry(storage: Storage) -> None:
    await create(storage)
    assert await storage.analyses.of_game("g", 1) is None
    await storage.analyses.save("g", 1, "{}")
    await storage.analyses.save("g", 2, '{"é": 1}')
    assert await storage.analyses.of_game("g", 1) is None, "the game has gone on since"
    assert await storage.analyses.of_game("g", 2) == '{"é": 1}'
    with pytest.raises(StorageError):
        await storage.analyses.save("unknown", 1, "{}")


async def test_games_that_are_over_are_found(storage: Storage) -> None:
    await create(storage)
    await storage.analyses.save("g", 1, "{}")
    row = await storage.games.get("g")
    assert row is not None
    assert await storage.analyses.of_guild(row.guild or 0) == [], "it goes on"
    await storage.games.append("g", entry(2), Summary("ended", "over", (ANA, BEN), ()))
    assert await storage.analyses.of_guild(row.guild or 0) == ["g"]
    assert await storage.analyses.of_guild(7) == []
    assert await storage.analyses.of_user(ANA) == ["g"]
    await storage.analyses.forget(BEN)
    assert await storage.analyses.of_user(ANA) == []
