"""Results of games: kept once, found by server and time, and renamed for those who want to be forgotten."""

from __future__ import annotations

import pytest
from msgspec import structs

from storage import NewGame, ResultRow, ResultSeat, Storage, StorageError, Unstorable
from tests.storage.tools import ANA, BEN, CHLOE, ENDED, LOBBY, create, entry

SEATS = (ResultSeat(ANA, "Ana", 20, True, 40, 1.25, 5, 4.5), ResultSeat(BEN, "Bén 🎲", 15, False))


def result(game: str = "g", **changes: object) -> ResultRow:
    return structs.replace(ResultRow(game, 5, "rapid-attack", "A game", 1.0, 9.0, 4, 80, SEATS), **changes)


async def test_a_result_comes_back_as_it_was(storage: Storage) -> None:
    await create(storage)
    await storage.results.save(result())
    assert await storage.results.of_guild(5) == [result()]
    await storage.results.save(result(rounds=5))
    assert [found.rounds for found in await storage.results.of_guild(5)] == [5]


async def test_by_server_and_by_time_the_oldest_first(storage: Storage) -> None:
    for channel, (game, ended, guild) in enumerate([("a", 30.0, 5), ("b", 10.0, 5), ("c", 20.0, 6), ("d", 20.0, None)]):
        await create(storage, game, channel, guild=guild)
        await storage.results.save(result(game, ended=ended, guild=guild))
    assert [found.game for found in await storage.results.of_guild(5)] == ["b", "a"]
    assert [found.game for found in await storage.results.of_guild(5, 10.0)] == ["b", "a"]
    assert [found.game for found in await storage.results.of_guild(5, 10.5)] == ["a"]
    assert await storage.results.of_guild(7) == []


async def test_which_are_missing(storage: Storage) -> None:
    for channel, game in enumerate("abc"):
        await create(storage, game, channel, summary=LOBBY)
        if game != "c":
            await storage.games.append(game, entry(2), ENDED)
    assert await storage.results.missing(5) == ["a", "b"]
    assert await storage.results.missing(5, 1) == ["a"]
    await storage.results.save(result("a"))
    assert await storage.results.missing(5) == ["b"]
    assert await storage.results.missing(6) == []


async def test_who_wants_to_be_forgotten_is(storage: Storage) -> None:
    for channel, game in enumerate("ab"):
        await create(storage, game, channel)
        await storage.results.save(result(game))
    await storage.results.rename(BEN, 1e9, "Somebody")
    for found in await storage.results.of_guild(5):
        assert [(seat.user, seat.name) for seat in found.seats] == [(ANA, "Ana"), (0, "Somebody")]
    await storage.results.rename(CHLOE, 1e9, "Somebody")
    assert [seat.name for seat in (await storage.results.of_guild(5))[0].seats] == ["Ana", "Somebody"]


async def test_a_result_belongs_to_a_game(storage: Storage) -> None:
    with pytest.raises(StorageError):
        await storage.results.save(result("nobody"))


async def test_what_no_database_holds(storage: Storage) -> None:
    await create(storage)
    with pytest.raises(Unstorable):
        await storage.results.save(result(title="\0"))


async def test_a_game_comes_with_its_whole_log(storage: Storage) -> None:
    log = [entry(number, interaction=number) for number in range(1, 30)]
    await storage.games.create(NewGame("w", 5, 7, ANA, "rapid_attack", b"s", 99.0), log, LOBBY)
    assert await storage.games.entries("w") == log
    found = await storage.games.get("w")
    assert found is not None
    assert (found.seq, found.created, found.updated, found.seats) == (29, 99.0, 29.0, LOBBY.seats)
    await storage.games.append("w", entry(30), ENDED)
    assert len(await storage.games.entries("w")) == 30


async def test_a_log_with_holes_does_not_come(storage: Storage) -> None:
    for log in ([entry(1), entry(3)], [entry(2)]):
        with pytest.raises(StorageError):
            await storage.games.create(NewGame("w", 5, 7, ANA, "rapid_attack", b"s", 9.0), log, LOBBY)
    assert await storage.games.get("w") is None


async def test_a_whole_game_needs_a_free_channel_too(storage: Storage) -> None:
    await create(storage, "here", 7)
    with pytest.raises(StorageError):
        await storage.games.create(NewGame("w", 5, 7, ANA, "rapid_attack", b"s", 9.0), [entry(1)], LOBBY)
    assert await storage.games.entries("w") == []
