"""The contract of games and their logs, on every kind of database."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import DBAPIError

from storage import AlreadyDone, ChannelTaken, EntryRow, LostRace, Storage, Summary, UnknownGame
from tests.storage.tools import ANA, BEN, CHLOE, ENDED, LOBBY, RUNNING, Intruder, create, entry, seqs


async def test_what_goes_in_comes_out(storage: Storage) -> None:
    first = EntryRow(1, 1_700_000_000.123456, ANA, 2**63 - 1, bytes(range(256)))
    second = EntryRow(2, 1_700_000_001.5, None, None, b"")
    await create(storage, entry=first, guild=None)
    await storage.games.append("g", second, RUNNING)
    assert await storage.games.entries("g") == [first, second]
    assert await storage.games.entries("g", after=1) == [second]
    row = await storage.games.get("g")
    assert row is not None
    assert (row.id, row.guild, row.channel, row.host, row.ruleset) == ("g", None, 7, ANA, "rapid_attack")
    assert (row.seq, row.created, row.updated, row.secret) == (2, first.at, second.at, b"\0secret")
    assert (row.status, row.title, row.seats, row.waiting) == ("running", "A game", (ANA, BEN), (BEN,))
    assert row.waiting_since == (second.at,)
    assert not row.ended


async def test_it_is_there_after_opening_again(url: str) -> None:
    storage = await Storage.open(url)
    await create(storage)
    await storage.games.append("g", entry(2), RUNNING)
    await storage.close()
    storage = await Storage.open(url)
    await storage.games.append("g", entry(3), RUNNING)
    assert await seqs(storage) == [1, 2, 3]
    await storage.close()


async def test_nothing_is_found_of_a_game_that_is_not(storage: Storage) -> None:
    assert await storage.games.entries("none") == []
    assert await storage.games.get("none") is None
    assert await storage.games.unfinished_in(7) is None
    assert await storage.games.newest_in(7) is None
    assert await storage.games.unfinished_of(ANA, waiting=False) == []
    with pytest.raises(UnknownGame):
        await storage.games.append("none", entry(2), RUNNING)


async def test_other_work_is_done_while_an_entry_is_written(storage: Storage) -> None:
    await create(storage)
    order: list[str] = []
    await storage.games.append("g", entry(2), RUNNING, None, lambda: order.append("meanwhile"))
    order.append("written")
    assert order == ["meanwhile", "written"]
    assert await seqs(storage) == [1, 2]


async def test_the_same_click_is_stored_once(storage: Storage) -> None:
    await create(storage, entry=entry(1, interaction=11))
    await storage.games.append("g", entry(2, interaction=12), RUNNING)
    for seq in (2, 3):  # delivered again, before and after loading the log again
        with pytest.raises(AlreadyDone) as caught:
            await storage.games.append("g", entry(seq, interaction=12), ENDED)
        assert (caught.value.game, caught.value.seq) == ("g", 2)
    with pytest.raises(AlreadyDone) as caught:
        await create(storage, "h", channel=8, entry=entry(1, interaction=11))
    assert (caught.value.game, caught.value.seq) == ("g", 1)
    assert await seqs(storage) == [1, 2]
    assert await storage.games.get("h") is None
    assert await storage.games.entry_of(12) == ("g", 2)
    assert await storage.games.entry_of(13) is None
    await storage.games.append("g", entry(3, interaction=13), RUNNING)


async def test_the_same_click_twice_at_once(storage: Storage) -> None:
    await create(storage)
    both = [storage.games.append("g", entry(2, interaction=12), RUNNING) for _ in range(2)]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["AlreadyDone", "NoneType"]
    assert await seqs(storage) == [1, 2]


async def test_one_of_two_processes_wins(url: str, storage: Storage) -> None:
    await create(storage)
    other = await Storage.open(url, busy_timeout=2)
    for seq in range(2, 12):
        both = [
            one.games.append("g", entry(seq, payload=name), RUNNING) for one, name in ((storage, b"a"), (other, b"b"))
        ]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["LostRace", "NoneType"]
        winner = b"a" if results[0] is None else b"b"
        assert (await storage.games.entries("g", after=seq - 1))[0].payload == winner
    await other.close()


@pytest.mark.parametrize("seq", [0, 1, 2, 4, 5])
async def test_no_hole_and_no_number_twice(storage: Storage, seq: int) -> None:
    await create(storage)
    await storage.games.append("g", entry(2), RUNNING)
    with pytest.raises(LostRace):
        await storage.games.append("g", entry(seq), ENDED)
    row = await storage.games.get("g")
    assert row is not None
    assert row.status == "running"
    await storage.games.append("g", entry(3), RUNNING)
    assert await seqs(storage) == [1, 2, 3]


async def test_a_log_starts_with_one(storage: Storage) -> None:
    with pytest.raises(LostRace):
        await create(storage, entry=entry(2))
    await create(storage)
    with pytest.raises(LostRace):
        await create(storage, channel=8)


async def test_one_unfinished_game_a_channel(storage: Storage) -> None:
    await create(storage, "first")
    with pytest.raises(ChannelTaken) as caught:
        await create(storage, "second")
    assert caught.value.game == "first"
    assert await storage.games.entries("second") == []
    await create(storage, "elsewhere", channel=8)
    await storage.games.append("first", entry(2), ENDED)
    assert await storage.games.unfinished_in(7) is None
    await create(storage, "second", entry=entry(1, at=50.0))
    present, last = await storage.games.unfinished_in(7), await storage.games.newest_in(7)
    assert present is not None
    assert present.id == "second"
    assert last == present


async def test_two_create_a_game_in_a_channel_at_once(url: str, storage: Storage) -> None:
    other = await Storage.open(url, busy_timeout=2)
    results = await asyncio.gather(create(storage, "a"), create(other, "b"), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken", "NoneType"]
    await other.close()


async def test_an_ended_game_is_reopened_unless_its_channel_is_taken(storage: Storage) -> None:
    await create(storage, "first")
    await storage.games.append("first", entry(2), ENDED)
    last = await storage.games.newest_in(7)
    assert last is not None
    assert last.ended
    await storage.games.append("first", entry(3), RUNNING)
    assert [game.id for game in await storage.games.unfinished_of(BEN, waiting=True)] == ["first"]
    await storage.games.append("first", entry(4), ENDED)
    await create(storage, "second")
    with pytest.raises(ChannelTaken) as caught:
        await storage.games.append("first", entry(5), RUNNING)
    assert caught.value.game == "second"
    assert await seqs(storage, "first") == [1, 2, 3, 4]


async def test_who_sits_where_and_is_waited_for(storage: Storage) -> None:
    for number, game in enumerate("abc"):
        await create(storage, game, channel=number, summary=RUNNING, entry=entry(1, at=10.0 + number))
    await storage.games.append("a", entry(2, at=20.0), Summary("running", "", (ANA, BEN), (ANA,)))
    await storage.games.append("a", entry(3, at=30.0), RUNNING)  # Ben is waited for again, since 30
    await storage.games.append("c", entry(2, at=40.0), Summary("running", "", (CHLOE, BEN), (CHLOE,)))

    async def ids(user: int, *, waiting: bool) -> list[str]:
        return [game.id for game in await storage.games.unfinished_of(user, waiting=waiting)]

    assert await ids(BEN, waiting=True) == ["b", "a"]
    assert await ids(BEN, waiting=False) == ["b", "a", "c"]
    assert await ids(ANA, waiting=True) == []
    assert await ids(ANA, waiting=False) == ["b", "a"]
    assert await ids(CHLOE, waiting=True) == ["c"]
    await storage.games.append("b", entry(2, at=50.0), ENDED)
    assert await ids(BEN, waiting=False) == ["a", "c"]


async def test_since_when_a_player_is_waited_for(storage: Storage) -> None:
    both = Summary("running", "", (ANA, BEN), (ANA, BEN))
    await create(storage, summary=both)
    await storage.games.append("g", entry(2, actor=BEN), both)  # Ben decided and has something else to decide
    row = await storage.games.get("g")
    assert row is not None
    assert row.waiting_since == (1.0, 2.0)


async def test_the_start_of_a_game_begins_the_waiting_of_its_host(storage: Storage) -> None:
    await create(storage, entry=entry(1), summary=Summary("lobby", "", (ANA, BEN), (ANA,)))
    await storage.games.append("g", entry(2, at=500.0), Summary("lobby", "", (ANA, BEN), (ANA,)))
    row = await storage.games.get("g")
    assert row is not None
    assert row.waiting_since == (entry(1).at,)
    storage.games.drop_heads()
    await storage.games.append("g", entry(3, actor=BEN, at=900.0), Summary("running", "", (ANA, BEN), (ANA,)))
    row = await storage.games.get("g")
    assert row is not None
    assert row.waiting_since == (900.0,)


async def test_seats_follow_the_log_of_another_process(url: str, storage: Storage) -> None:
    await create(storage)
    other = await Storage.open(url)
    await other.games.append("g", entry(2), Summary("lobby", "", (ANA, CHLOE), ()))
    await other.close()
    await storage.games.append("g", entry(3), Summary("lobby", "", (CHLOE,), ()))
    assert await storage.games.unfinished_of(ANA, waiting=False) == []
    assert len(await storage.games.unfinished_of(CHLOE, waiting=False)) == 1


async def test_fifty_games_side_by_side(storage: Storage) -> None:
    async def play(number: int) -> None:
        await create(storage, str(number), channel=number)
        for seq in range(2, 12):
            await storage.games.append(str(number), entry(seq, interaction=number * 100 + seq), RUNNING)

    await asyncio.gather(*(play(number) for number in range(50)))
    for number in range(50):
        assert await seqs(storage, str(number)) == list(range(1, 12))


@pytest.mark.parametrize(
    "command", ["UPDATE entries SET payload = payload", "UPDATE entries SET at = 5", "DELETE FROM entries"]
)
async def test_a_log_refuses_to_be_changed(url: str, storage: Storage, command: str) -> None:
    await create(storage)
    async with Intruder(url) as intruder:
        with pytest.raises(DBAPIError, match="append-only"):
            await intruder.run(command)
    assert await storage.games.entries("g") == [entry(1)]


async def test_only_while_somebody_is_forgotten_may_a_log_change(url: str, storage: Storage) -> None:
    await create(storage)
    await storage.forgotten.begin(ANA, 5.0)
    async with Intruder(url) as intruder:
        await intruder.run("UPDATE entries SET actor = -9, payload = payload")
        for command in ("UPDATE entries SET at = 5", "UPDATE entries SET seq = 5", "DELETE FROM entries"):
            with pytest.raises(DBAPIError, match="append-only"):
                await intruder.run(command)


async def test_a_lobby_of_nobody(storage: Storage) -> None:
    await create(storage, summary=Summary("lobby", "", (), ()))
    await storage.games.append("g", entry(2), LOBBY)
    assert len(await storage.games.unfinished_of(ANA, waiting=True)) == 1
