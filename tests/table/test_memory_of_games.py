"""What is kept of games in memory: an undo reads no log, memory and log agree, and no long log stops the event loop."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest
from sqlalchemy import event

from cogs.kit.watchdog import watched
from rules import State
from storage import Storage
from table import Game, Person, Table
from table.history.season import save_result
from table.records.live import KEPT
from table.votes.undo import take_back, undo_for
from tests.table.people import ANA, answer, any_choice, person_of, play, started

pytestmark = pytest.mark.usefixtures("same_dice")


async def undoable(table: Table, game: Game, luck: random.Random) -> tuple[Game, Person]:
    """The game played on until somebody can take back freely, and who that is."""
    while True:
        person = person_of(game)
        game = await answer(table, game, any_choice(game, luck))
        if undo_for(game, person.user).free:
            return game, person


async def state_in_log(storage: Storage, game: Game, seq: int) -> State | None:
    """The state after an entry, as a process finds it that knows nothing."""
    return (await Table(storage).back_at(game.id, seq))[0].state


async def test_an_undo_reads_nothing_and_is_what_the_log_says(table: Table, storage: Storage) -> None:
    luck = random.Random(5)
    game, person = await undoable(table, await play(table, await started(table), luck, steps=50), luck)
    said: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        said.append(statement)

    event.listen(storage._database.engine, "before_cursor_execute", note)
    to, wanted = undo_for(game, person.user).to, (await table.back_at(game.id, undo_for(game, person.user).to))[0].state
    after = await take_back(table, game.id, person, seq=game.seq)
    assert [statement for statement in said if "FROM entries" in statement] == []
    assert after.state == wanted == await state_in_log(storage, game, to)
    assert after == await Table(storage).game(game.id)


async def test_memory_and_log_agree_about_the_past(table: Table, storage: Storage) -> None:
    luck = random.Random(6)
    game = await play(table, await started(table), luck, steps=KEPT + 20)
    for seq in range(1, game.seq + 1):
        past, since = await table.back_at(game.id, seq)
        assert past.state == await state_in_log(storage, game, seq)
        assert [number for number, _ in since] == list(range(seq + 1, game.seq + 1))
    assert len(table._live[game.id].past) == KEPT


async def test_whoever_loads_a_game_while_it_is_played_gets_it_whole(table: Table, storage: Storage) -> None:
    luck = random.Random(7)
    game = await play(table, await started(table), luck, steps=30)
    for _ in range(10):
        table.drop_cache()
        looks = [table.game(game.id) for _ in range(3)]
        game, *seen = await asyncio.gather(answer(table, game, any_choice(game, luck)), *looks)
        assert {each.seq for each in seen} <= {game.seq - 1, game.seq}
        assert (await table.game(game.id)).seq == game.seq == len(await storage.games.entries(game.id))


async def test_an_answer_is_one_visit_to_the_database(
    table: Table, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await play(table, await started(table), random.Random(8), steps=10)
    access: Any = storage._database._access
    visits, visit = [], access._visit
    monkeypatch.setattr(access, "_visit", lambda work: (visits.append(work), visit(work))[1])
    await answer(table, game, any_choice(game, random.Random(8)))
    assert len(visits) == 1


async def test_the_watchdog_names_what_kept_the_loop() -> None:
    async def burns() -> None:
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass

    with watched() as dog:
        await asyncio.create_task(burns())
        await asyncio.sleep(0)
    assert dog.stalls[0].seconds >= 0.05
    assert "in burns" in str(dog.stalls[0])


async def test_a_long_log_keeps_nobody_waiting() -> None:
    """Answers, undos, a cold load and the result of a game of 1,200 entries."""
    storage = await Storage.open("sqlite://")
    table, luck = Table(storage), random.Random(9)
    game, person = await undoable(table, await play(table, await started(table), luck, steps=40), luck)
    answered = (await table.entries(game.id))[-1][1].table[-1]
    while game.seq < 1200:
        game = await take_back(table, game.id, person, seq=game.seq)
        game = await answer(table, game, getattr(answered, "choice", None))
    with watched() as dog:
        for _ in range(3):
            table.drop_cache()
            game = await table.game(game.id)
            game = await take_back(table, game.id, person, seq=game.seq)
            game = await answer(table, game, getattr(answered, "choice", None))
        game = await table.end(game.id, ANA)
        assert await save_result(table, game.id)
    assert list(map(str, dog.stalls)) == []
    await storage.close()
