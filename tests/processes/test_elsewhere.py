"""Two processes on one database, of either kind: what one changes the other one knows within a second."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from rules import RulesError
from storage import Storage, StorageError
from table import Game, Table
from table.history.privacy import forget
from table.time.clock import HOUR, ManualClock
from table.waiting import elsewhere
from table.waiting.elsewhere import Elsewhere
from table.waiting.reminders import PingNow, schedule
from table.waiting.timeouts import play_timeouts
from tests.table.people import ANA, BEN, answer, any_choice, started, whole


@asynccontextmanager
async def process(url: str, mine: tuple[int, ...] = (), of: int = 1) -> AsyncIterator[tuple[Table, Elsewhere]]:
    """A table with what a process has in memory."""
    storage = await Storage.open(url)
    table = Table(storage, clock=ManualClock(1_800_000_000.0))
    table.hooks.former_player = lambda locale: "nobody"
    await table.preferences.load()
    other = Elsewhere(table, mine, of)
    watching = asyncio.create_task(other.watch())
    yield table, other
    watching.cancel()
    await storage.close()


@pytest.fixture
async def two(url: str) -> AsyncIterator[tuple[Table, Table]]:
    async with process(url) as (one, _), process(url) as (other, _):
        yield one, other


async def within_a_second(work: object) -> bool:
    """Whether a look at the other process is true within a second."""
    until = time.monotonic() + 1.0 + elsewhere.EVERY  # a busy machine
    while not await work():  # type: ignore[operator]
        if time.monotonic() > until:
            return False
        await asyncio.sleep(0.05)
    return True


async def test_settings_games_and_forgotten_people_are_known_within_a_second(two: tuple[Table, Table]) -> None:
    one, other = two
    game = await started(one)
    assert await other.game(game.id) == game
    game = await answer(one, game, any_choice(game, random.Random(1)))

    async def played() -> bool:
        return (await other.game(game.id)).seq == game.seq

    assert await within_a_second(played)
    await one.preferences.set_user(BEN.user, language="fr")
    await one.preferences.set_guild(5, size="battle")

    async def settled() -> bool:
        return (other.preferences.user(BEN.user).language, other.preferences.guild(5).size) == ("fr", "battle")

    assert await within_a_second(settled)
    await forget(one, BEN)

    async def forgotten() -> bool:
        names = [seat.name for seat in (await other.game(game.id)).seats]
        return names == ["Ana", "nobody"] and other.preferences.user(BEN.user).language is None

    assert await within_a_second(forgotten)


async def test_processes_that_both_get_every_click_play_one_game(two: tuple[Table, Table]) -> None:
    """As when a new process overlaps the old one: each click is answered once, whoever is first."""
    chance = random.Random(4)
    game = await started(two[0])
    clicks = 0
    for _ in range(40):
        choice, clicks = any_choice(game, chance), clicks + 1
        order = chance.sample(two, 2)
        both = [answer(process, game, choice, interaction=10_000 + clicks) for process in order]
        done = await asyncio.gather(*both, return_exceptions=True)
        won = [result for result in done if isinstance(result, Game)]
        assert len(won) == 1, done
        assert all(isinstance(result, Game | RulesError) for result in done), done
        game = won[0]
        if game.status != "running":
            break
    assert await whole(two[0].storage, [game])
    assert len(await two[0].storage.games.entries(game.id)) == game.seq == 3 + clicks


async def test_pings_and_clocks_fire_once_in_two_processes(two: tuple[Table, Table]) -> None:
    game = await started(two[0])
    now = two[0].clock.now() + 48 * HOUR

    async def ping(table: Table) -> int:
        rows = [row for row in await table.storage.waiting.due(now) if row.due is not None and row.due <= now]
        planned = [(row, schedule(row, table.preferences.user(row.user), now)) for row in rows]
        asked = [(row, ping.until, ping.count) for row, ping in planned if isinstance(ping, PingNow)]
        return sum(1 for mine in await table.storage.waiting.claim(asked, now) if mine)

    assert sorted(await asyncio.gather(*(ping(table) for table in two))) == [0, 1]
    for table in two:
        assert isinstance(table.clock, ManualClock)
        table.clock.advance(30 * 24 * HOUR)
    await asyncio.gather(*(play_timeouts(table) for table in two))
    assert await whole(two[0].storage, [await two[0].fresh(game.id)])


async def test_the_shards_of_a_process_that_is_gone_are_served_by_the_others(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "EVERY", 0.05)
    monkeypatch.setattr(elsewhere, "BEAT", 0.1)
    monkeypatch.setattr(elsewhere, "GONE", 1.0)
    async with process(url, (0,), 2) as (_, first):
        async with process(url, (1,), 2) as (_, second):
            await asyncio.sleep(1.5)
            assert first.orphans == second.orphans == ()

        async def taken() -> bool:
            return first.orphans == (1,)

        await asyncio.sleep(0.7)
        assert await within_a_second(taken)
        async with process(url, (1,), 2):

            async def given_back() -> bool:
                return first.orphans == ()

            assert await within_a_second(given_back)


async def test_nothing_is_missed_while_the_database_does_not_answer(
    two: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    real, broken = other.storage.changes.since, [True]

    async def since(at: float) -> dict[str, float]:
        if broken:
            raise StorageError("gone")
        return await real(at)

    monkeypatch.setattr(other.storage.changes, "since", since)
    await asyncio.sleep(elsewhere.EVERY * 1.5)
    await one.preferences.set_user(ANA.user, language="fr")
    await asyncio.sleep(elsewhere.EVERY * 1.5)
    assert other.preferences.user(ANA.user).language is None
    broken.clear()

    async def known() -> bool:
        return other.preferences.user(ANA.user).language == "fr"

    assert await within_a_second(known)


async def test_what_was_kept_back_is_looked_for_when_the_database_answers_again(
    two: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once after each outage, and again if the database is gone by then."""
    table, looked = two[0], list[bool]()

    async def back() -> None:
        looked.append(True)
        if len(looked) == 1:
            raise StorageError("gone again")

    async def gone(_at: float) -> dict[str, float]:
        raise StorageError("gone")

    monkeypatch.setattr(elsewhere, "EVERY", 0.02)
    watching = asyncio.create_task(Elsewhere(table, back=back).watch())
    await asyncio.sleep(0.2)
    assert not looked
    with monkeypatch.context() as outage:
        outage.setattr(table.storage.changes, "since", gone)
        await asyncio.sleep(0.2)
        assert not looked

    async def twice() -> bool:
        return len(looked) == 2

    assert await within_a_second(twice)
    await asyncio.sleep(0.2)
    assert len(looked) == 2
    watching.cancel()


async def test_four_processes_play_one_game_to_its_end(url: str) -> None:
    async with AsyncExitStack() as stack:
        tables = [(await stack.enter_async_context(process(url)))[0] for _ in range(4)]
        game, chance = await started(tables[0]), random.Random(7)
        while game.status == "running" and game.seq < 120:
            table = chance.choice(tables)
            game = await answer(table, await table.game_in(1), any_choice(game, chance))
        assert {(await table.game_in(1)) == game for table in tables} == {True}
        assert await whole(tables[1].storage, [game])
