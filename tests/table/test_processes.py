"""Two processes at one database: they see the same, and one of them wins."""

from __future__ import annotations

import asyncio
import random

import pytest

from rules import RulesError
from storage import LostRace, Storage
from table import Game, Table
from tests.table.people import answer, any_choice, started, whole

# -- another process ------------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_two_processes_at_one_game_see_the_same(database_url: str, table: Table) -> None:
    other = Table(await Storage.open(database_url))
    game, chance = await started(table), random.Random(12)
    for step in range(60):
        game = await answer((table, other)[step % 2], game, any_choice(game, chance))
        if game.status != "running":
            break
    assert await whole(table.storage, [game])
    assert (await table.game_in(1)) == (await other.game_in(1)) == game
    await other.storage.close()


async def test_two_processes_answer_at_once_and_one_wins(database_url: str, table: Table) -> None:
    other = Table(await Storage.open(database_url))
    game, chance = await started(table), random.Random(13)
    for _ in range(25):
        choice = any_choice(game, chance)
        both = [answer(process, game, choice, seq=game.seq) for process in (table, other)]
        done = await asyncio.gather(*both, return_exceptions=True)
        won, late = sorted(done, key=lambda result: not isinstance(result, Game))
        assert isinstance(won, Game), done
        assert isinstance(late, RulesError), done
        assert late.code in ("stale", "not-your-decision"), done
        before, game = game, won
        assert game.seq == before.seq + 1
        assert await table.game_in(1) == await other.game_in(1) == game
        if game.status != "running":
            break
    assert await whole(table.storage, [game])
    await other.storage.close()


async def test_two_processes_get_the_same_click_and_one_plays_it(database_url: str, table: Table) -> None:
    other = Table(await Storage.open(database_url))
    game = await started(table)
    choice = any_choice(game, random.Random(1))
    both = [answer(process, game, choice, interaction=77) for process in (table, other)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(result).__name__ for result in done) in (["Duplicate", "Game"], ["Game", "Illegal"])
    assert (await table.game_in(1)).seq == game.seq + 1
    await other.storage.close()


async def test_a_race_that_is_lost_again_and_again_is_given_up(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await started(table)
    tries = 0

    async def too_late(*_arguments: object) -> None:
        nonlocal tries
        tries += 1
        raise LostRace("too late")

    with monkeypatch.context() as broken:
        broken.setattr(table.storage.games, "append", too_late)
        with pytest.raises(LostRace):
            await answer(table, game, any_choice(game, random.Random(1)))
    assert 1 < tries < 10
    assert (await answer(table, game, any_choice(game, random.Random(1)))).seq == game.seq + 1
