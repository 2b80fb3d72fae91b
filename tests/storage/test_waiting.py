"""Who is waited for: kept with the log in one transaction, found in one query, claimed once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from msgspec import structs
from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import create_async_engine

from storage import AlreadyDone, LostRace, Storage, Summary, WaitingRow, migrations
from storage.waiting import ACTED
from tests.storage.tools import ANA, BEN, CHLOE, ENDED, RUNNING, Intruder, create, entry

BOTH = Summary("running", "A game", (ANA, BEN), (ANA, BEN), "fr")
HER = Summary("running", "A game", (ANA, BEN), (ANA,))


async def waits(storage: Storage, game: str = "g") -> dict[int, WaitingRow]:
    """Those whom a game waits for, by user."""
    return {row.user: row for row in await storage.waiting.of_game(game)}


async def test_an_entry_says_who_is_waited_for(storage: Storage) -> None:
    await create(storage, summary=BOTH, entry=entry(1, actor=None))
    rows = await waits(storage)
    assert set(rows) == {ANA, BEN}
    row = rows[BEN]
    assert (row.since, row.pings, row.told, row.due, row.nudged, row.nudge) == (1.0, 0, None, 1.0, None, False)
    assert (row.guild, row.channel, row.seq, row.title, row.locale) == (5, 7, 1, "A game", "fr")


async def test_who_acted_has_been_told(storage: Storage) -> None:
    await create(storage, summary=BOTH)
    rows = await waits(storage)
    assert (rows[ANA].pings, rows[ANA].told, rows[ANA].due) == (1, 1.0, 1.0 + ACTED)
    await storage.games.append("g", entry(2), HER)
    rows = await waits(storage)
    assert set(rows) == {ANA}
    assert (rows[ANA].since, rows[ANA].pings) == (2.0, 1)


async def test_who_goes_on_being_waited_for_keeps_what_was_noted(storage: Storage) -> None:
    await create(storage, summary=BOTH, entry=entry(1, actor=CHLOE))
    row = (await waits(storage))[BEN]
    assert await storage.waiting.claim([(row, 99.0, 1)], 50.0, lambda mine: ("!ping", str(len(mine)))) == [row]
    assert await storage.marks.of_game("g") == {"!ping": "1"}
    await storage.games.append("g", entry(2), BOTH)
    row = (await waits(storage))[BEN]
    assert (row.since, row.pings, row.told, row.due) == (1.0, 1, 50.0, 99.0)


async def test_whose_decision_another_took_waits_anew_and_has_not_been_told(storage: Storage) -> None:
    await create(storage, summary=BOTH, entry=entry(1, actor=CHLOE))
    rows = await waits(storage)
    both = [rows[user] for user in (ANA, BEN)]
    assert await storage.waiting.claim([(row, 99.0, 1) for row in both], 50.0) == both
    await storage.games.append("g", entry(2, actor=0), structs.replace(BOTH, decided=(BEN,)))
    rows = await waits(storage)
    assert {user: (row.since, row.pings, row.due) for user, row in rows.items()} == {
        ANA: (1.0, 1, 99.0),
        BEN: (2.0, 0, 2.0),
    }


async def test_the_end_of_a_game_forgets_them(storage: Storage) -> None:
    await create(storage, summary=RUNNING)
    await storage.games.append("g", entry(2), ENDED)
    assert await waits(storage) == {}
    assert await storage.waiting.due(1e9) == []


async def test_a_refused_entry_changes_nothing(storage: Storage, url: str) -> None:
    await create(storage, summary=RUNNING, entry=entry(1, interaction=77))
    before = await waits(storage)
    with pytest.raises(AlreadyDone):
        await storage.games.append("g", entry(2, interaction=77), HER)
    other = await Storage.open(url)
    await other.games.append("g", entry(2, actor=BEN), BOTH)
    after = await waits(storage)
    with pytest.raises(LostRace):
        await storage.games.append("g", entry(2), HER)
    assert await waits(storage) == after != before
    await other.close()


async def test_due_are_those_whose_time_has_come_else_the_first(storage: Storage) -> None:
    for number, since in enumerate((30.0, 10.0, 20.0)):
        await create(storage, f"g{number}", channel=number, summary=RUNNING, entry=entry(1, at=since))
    assert [row.game for row in await storage.waiting.due(5.0)] == ["g1"], "nobody is due; that is who will be first"
    assert [row.game for row in await storage.waiting.due(20.0)] == ["g1", "g2"]
    assert [row.game for row in await storage.waiting.due(99.0, most=2)] == ["g1", "g2"]
    rows = await storage.waiting.due(99.0)
    await storage.waiting.postpone([(row, None) for row in rows])
    assert await storage.waiting.due(99.0) == []


async def test_a_process_sees_its_own_servers(storage: Storage) -> None:
    guilds: list[int | None] = [None, 1 << 22, 2 << 22, 3 << 22]
    for number, guild in enumerate(guilds):
        await create(storage, f"g{number}", channel=number, guild=guild, summary=RUNNING)
    assert [row.game for row in await storage.waiting.due(9.0, shards=(0,), of=2)] == ["g0", "g2"]
    assert [row.game for row in await storage.waiting.due(9.0, shards=(1,), of=2)] == ["g1", "g3"]
    assert [row.game for row in await storage.waiting.due(0.0, shards=(3,), of=4)] == ["g3"]


async def test_one_claims_and_no_other(storage: Storage, url: str) -> None:
    await create(storage, summary=RUNNING)
    rows = await storage.waiting.due(5.0)
    other = await Storage.open(url)
    claims = [await one.waiting.claim([(row, None, 1) for row in rows], 5.0) for one in (storage, other)]
    assert claims == [rows, []]
    await other.close()


async def test_a_claim_on_an_answered_question_fails(storage: Storage) -> None:
    await create(storage, summary=RUNNING)
    rows = await storage.waiting.due(5.0)
    await storage.games.append("g", entry(2, actor=BEN), HER)
    assert await storage.waiting.claim([(row, None, 1) for row in rows], 5.0) == []
    await storage.waiting.postpone([(row, 77.0) for row in rows])
    assert {row.due for row in await storage.waiting.of_game("g")} == {2.0}


async def test_nudges_keep_their_distance(storage: Storage) -> None:
    await create(storage, summary=RUNNING)
    assert await storage.waiting.nudge("g", [BEN, CHLOE], now=100.0, pause=50.0) == [True, False]
    row = (await waits(storage))[BEN]
    assert (row.nudge, row.nudged, row.due) == (True, 100.0, 100.0)
    assert await storage.waiting.nudge("g", [BEN], now=149.0, pause=50.0) == [False]
    assert await storage.waiting.nudge("g", [BEN], now=150.0, pause=50.0) == [True]
    await storage.games.append("g", entry(2, actor=BEN), RUNNING)
    assert await storage.waiting.nudge("g", [BEN], now=151.0, pause=50.0) == [True], "another decision"


async def test_looking_again(storage: Storage) -> None:
    await create(storage, "a", channel=1, summary=BOTH)
    await create(storage, "b", channel=2, summary=RUNNING)
    await storage.waiting.postpone([(row, None) for row in await storage.waiting.due(9.0)])
    await storage.waiting.make_due(BEN)
    assert [(row.game, row.user) for row in await storage.waiting.due(5.0)] == [("a", BEN), ("b", BEN)]


async def test_a_thousand_waits_are_one_query(storage: Storage) -> None:
    for number in range(30):
        await create(storage, f"g{number}", channel=number, summary=RUNNING)
    said: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        said.append(statement)

    event.listen(storage._database.engine, "before_cursor_execute", note)
    assert len(await storage.waiting.due(9.0)) == 30
    assert len([one for one in said if one.lstrip().upper().startswith("SELECT")]) == 1


async def test_settings_of_everybody_at_once(storage: Storage) -> None:
    await storage.settings.set("user:1", {"quiet": "22:00-07:00", "language": "fr"})
    await storage.settings.set("guild:2", {"language": "en"})
    await storage.settings.set("user:1", {"quiet": None, "zone": "UTC"})
    assert await storage.settings.all() == {
        "user:1": {"language": "fr", "zone": "UTC"},
        "guild:2": {"language": "en"},
    }


async def test_marks_of_many_games(storage: Storage) -> None:
    for number in range(3):
        await create(storage, f"g{number}", channel=number)
    await storage.marks.set("g0", "board", "10")
    await storage.marks.set("g2", "board", "12")
    await storage.marks.set("g2", "ping", "13")
    assert await storage.marks.named("board", ["g0", "g1", "g2", "?"]) == {"g0": "10", "g2": "12"}
    assert await storage.marks.named("board", []) == {}


def _first_version(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def test_games_of_an_older_version_wait_too(url: str, database: URL) -> None:
    """Whom they wait for has been told already, so there is no storm of pings."""
    if database.get_backend_name() == "sqlite":
        Path(database.database or "").parent.mkdir(parents=True)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(_first_version)
    await engine.dispose()
    columns = "id, guild, channel, host, ruleset, seq, created, updated, secret, status, title, seats, waiting"
    async with Intruder(url) as intruder:
        for status, channel in (("running", 1), ("ended", 2)):
            people = f"'[{BEN}]', '[[{BEN},1.5]]'"
            values = f"'{status}', 5, {channel}, 1, 'r', 1, 1, 1, '', '{status}', 'T', {people}"
            await intruder.run(f"INSERT INTO games ({columns}) VALUES ({values})")
    storage = await Storage.open(url)
    assert await storage.waiting.of_game("ended") == []
    (row,) = await storage.waiting.of_game("running")
    assert (row.user, row.since, row.pings, row.nudge, row.locale) == (BEN, 1.5, 1, False, None)
    assert row.told == row.due
    await storage.close()
