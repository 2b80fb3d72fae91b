"""A backup of real games, restored into either kind of database: every log folds to the same game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import URL

from storage import Storage
from storage.backup import backup, restore
from table import Game, Table
from table.history.transfer import export_game
from table.history.verify import verify
from tests.storage.conftest import _run
from tests.table.people import play, started

RULESETS = ("rapid-attack", "mez", "football", "intercept-orbit")


async def games_of(url: str, ids: list[str]) -> list[Game]:
    """The games as their logs fold, their dice checked."""
    storage = await Storage.open(url)
    try:
        table = Table(storage)
        games = [await table.game(game) for game in ids]
        for game in games:
            assert verify(await export_game(table, game)).correct
        return games
    finally:
        await storage.close()


@pytest.mark.parametrize("into", ["the same kind", "the other kind"])
async def test_every_log_folds_the_same_after_a_restore(url: str, database: URL, tmp_path: Path, into: str) -> None:
    storage = await Storage.open(url)
    table, chance = Table(storage), random.Random(3)
    sizes = {"football": "friendly", "intercept-orbit": "standard"}
    for number, ruleset in enumerate(RULESETS):
        size = sizes.get(ruleset, "skirmish")
        game = await started(table, ruleset=ruleset, channel=number + 1, size=size)
        await play(table, game, chance, steps=60)
    ids = [row.id for row in await storage.games.all_of(101)]
    await storage.close()
    before = await games_of(url, ids)
    await backup(url, tmp_path / "kept.db")
    there = f"sqlite+aiosqlite:///{tmp_path}/other.db"
    if database.get_backend_name() == "postgresql" and into == "the same kind":
        await _run(database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        there = url
    elif database.get_backend_name() == "sqlite" and into == "the other kind":
        pytest.skip("the other way round")
    await restore(there, tmp_path / "kept.db")
    assert await games_of(there, ids) == before
