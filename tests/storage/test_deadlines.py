"""When games are to be looked at because a clock or a vote runs out: kept with the log, found in one query."""

from __future__ import annotations

from msgspec import structs

from storage import EntryRow, NewGame, Storage, Summary

AT = 1000.0
NONE = Summary("running", "A game", (1, 2), (1,))


async def game(storage: Storage, name: str, runs_out: float | None, *, channel: int, guild: int | None = None) -> None:
    """A game that is to be looked at then."""
    new = NewGame(name, guild, channel, 1, "rapid-attack", b"s", AT)
    await storage.games.create(new, [EntryRow(1, AT, 1, None, b"{}")], structs.replace(NONE, runs_out=runs_out))


async def test_what_is_due_the_longest_ago_first_or_what_will_be_first(storage: Storage) -> None:
    for channel, (name, at) in enumerate((("never", None), ("late", 3000.0), ("soon", 2000.0), ("later", 4000.0))):
        await game(storage, name, at, channel=channel)
    assert await storage.deadlines.due(AT) == [("soon", 2000.0)]
    assert await storage.deadlines.due(3000.0) == [("soon", 2000.0), ("late", 3000.0)]
    assert await storage.deadlines.due(9000.0, most=2) == [("soon", 2000.0), ("late", 3000.0)]
    row = await storage.games.get("soon")
    assert row is not None
    assert row.runs_out == 2000.0


async def test_nothing_runs_out_of_nothing(storage: Storage) -> None:
    assert await storage.deadlines.due(AT) == []
    await game(storage, "never", None, channel=1)
    assert await storage.deadlines.due(AT) == []


async def test_an_entry_says_when_next(storage: Storage) -> None:
    await game(storage, "one", 2000.0, channel=1)
    await storage.games.append("one", EntryRow(2, AT, 1, None, b"{}"), structs.replace(NONE, runs_out=5000.0))
    assert await storage.deadlines.due(AT) == [("one", 5000.0)]
    await storage.games.append("one", EntryRow(3, AT, 1, None, b"{}"), NONE)
    assert await storage.deadlines.due(9000.0) == []


async def test_it_is_put_off_unless_the_game_has_gone_on(storage: Storage) -> None:
    await game(storage, "one", 2000.0, channel=1)
    await storage.deadlines.set("one", 1, 2500.0)
    assert await storage.deadlines.due(AT) == [("one", 2500.0)]
    await storage.games.append("one", EntryRow(2, AT, 1, None, b"{}"), structs.replace(NONE, runs_out=3000.0))
    await storage.deadlines.set("one", 1, 9000.0)
    assert await storage.deadlines.due(AT) == [("one", 3000.0)]
    await storage.deadlines.set("one", 2, None)
    assert await storage.deadlines.due(9000.0) == []


async def test_each_process_finds_the_games_of_its_servers(storage: Storage) -> None:
    for number in range(4):
        await game(storage, f"g{number}", 2000.0 + number, channel=number, guild=number << 22)
    assert await storage.deadlines.due(9000.0, shards=[1], of=2) == [("g1", 2001.0), ("g3", 2003.0)]
    assert await storage.deadlines.due(AT, shards=[0], of=2) == [("g0", 2000.0)]
