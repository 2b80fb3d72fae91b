"""Writers at the same moment: committed together, and each of them whole or not at all."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import event, text

from storage import AlreadyDone, LostRace, Storage
from tests.storage.tools import RUNNING, create, entry, seqs

GAMES = [str(number) for number in range(20)]


async def _begun(storage: Storage) -> None:
    for number, game in enumerate(GAMES):
        await create(storage, game, channel=number)


async def test_one_that_is_refused_takes_no_other_with_it(storage: Storage) -> None:
    await _begun(storage)
    await storage.games.append("3", entry(2, interaction=99), RUNNING)
    tries = (storage.games.append(game, entry(2, interaction=90 + int(game)), RUNNING) for game in GAMES)
    results = await asyncio.gather(*tries, return_exceptions=True)
    refused = {number: type(result) for number, result in enumerate(results) if result is not None}
    assert refused == {3: LostRace, 9: AlreadyDone}
    assert [await seqs(storage, game) for game in GAMES] == [[1] if game == "9" else [1, 2] for game in GAMES]


async def test_a_crowd_is_committed_together(storage: Storage) -> None:
    await _begun(storage)
    engine, commits = storage._database.engine, list[Any]()
    event.listen(engine, "commit", commits.append)
    await asyncio.gather(*(storage.games.append(game, entry(2), RUNNING) for game in GAMES))
    assert len(commits) <= (len(GAMES) if engine.dialect.name == "postgresql" else 5)


async def test_what_one_breaks_off_is_taken_back_alone(storage: Storage) -> None:
    def broken_off(connection: Any) -> None:
        connection.execute(text("UPDATE games SET title = 'broken off'"))
        raise ZeroDivisionError

    await _begun(storage)
    first, *others = (storage.games.append(game, entry(2), RUNNING) for game in GAMES[:3])
    results = await asyncio.gather(first, storage._database.write(broken_off), *others, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), ZeroDivisionError, type(None), type(None)]
    rows = await storage._database.rows(text("SELECT title FROM games WHERE title = 'broken off'"))
    assert (rows, await seqs(storage, "0"), await seqs(storage, "2")) == ([], [1, 2], [1, 2])


async def test_a_read_sees_the_writes_before_it(storage: Storage) -> None:
    await _begun(storage)
    writes = [asyncio.ensure_future(storage.games.append(game, entry(2), RUNNING)) for game in GAMES]
    await asyncio.sleep(0)
    seen = await seqs(storage, "0")
    await asyncio.gather(*writes)
    assert seen == [1, 2] or storage._database.dialect == "postgresql"
