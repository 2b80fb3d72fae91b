"""A day with a full disk, one without database, one with a Discord that refuses every third call: on a turned clock.

Each day tells (``pytest -s``) what ``/ready``, the figures, the log and players say; afterwards the game goes on.
"""

from __future__ import annotations

import contextlib
import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pytest
from simcord.http import router

from cogs.kit import metrics
from cogs.kit.host import HOST
from storage import Storage
from table.time.clock import HOUR
from tests.e2e.players import ButtonPlayer, game_here, settled, start_game, turn_of
from tests.e2e.test_limits_of_ours import BROKEN
from tests.e2e.test_trouble import BUSY
from tests.e2e.test_trouble_of_storage import _limit_pages, locked
from tests.e2e.world import World

pytestmark = [pytest.mark.alone, pytest.mark.long]

LOOKS, APART = 16, 1.5 * HOUR
"""How often somebody plays that day, and the time between."""
UNAVAILABLE: dict[str, Any] = {"status": 503, "code": 0, "message": "Service Unavailable", "times": 1}
FIGURES = ("referee_storage_failures_total", "referee_replies_lost_total", "referee_decisions_total")
FULL = "The bot's disk is full"


@contextlib.contextmanager
def full(world: World, _url: str) -> Iterator[None]:
    limited = _limit_pages(world, 1)
    yield
    limited.clear()


@contextlib.contextmanager
def away(world: World, url: str) -> Iterator[None]:
    """Another process keeps the database to itself, longer than the bot waits."""
    with locked(url):
        yield


@contextlib.contextmanager
def refusing(world: World, _url: str) -> Iterator[None]:
    """Discord answers every third call with 503."""
    calls, original = 0, router.dispatch

    def dispatch(backend: Any, verb: str, path: str, **details: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls % 3 == 0:
            world.env.backend.faults.append({**UNAVAILABLE, "method": verb, "path": path})
        return original(backend, verb, path, **details)

    with mock.patch.object(router, "dispatch", dispatch):
        yield
    world.env.backend.faults.clear()


def figures() -> Counter[str]:
    """What the bot counts, by name and labels."""
    return Counter(
        {
            f"{sample.name}{dict(sample.labels) or ''}": sample.value
            for family in metrics.REGISTRY.collect()
            for sample in family.samples
            if sample.name in FIGURES
        }
    )


@pytest.mark.parametrize(("trouble", "patience"), [(full, 1.0), (away, 0.001), (refusing, 1.0)])
async def test_a_day(
    world: World,
    database_url: str,
    trouble: Callable[[World, str], contextlib.AbstractContextManager[None]],
    patience: float,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(Storage.open.__func__.__kwdefaults__, "busy_timeout", patience)  # type: ignore[attr-defined]
    await world.restart()
    HOST.open(world.bot, world.guild.id)
    await start_game(world)
    game = await settled(world)
    player, told, ready, before = ButtonPlayer(world, random.Random(8)), Counter[str](), Counter[str](), figures()
    world.troubled = True
    caplog.clear()
    with trouble(world, database_url):
        for _ in range(LOOKS):
            member = turn_of(world, game)
            result = await player.decide(member, game)
            said = world.reply(result) or ("nothing" if not result.acknowledged else "its panel")
            assert BROKEN not in said
            told[
                next((part for part in (FULL, BUSY) if part in said + world.text(member)[-400:]), "the next question")
            ] += 1
            with contextlib.suppress(Exception):
                game = await game_here(world)
            ready[" ".join(await world.bot.faults()) or "ok"] += 1
            await world.wait(APART)
    day = figures() - before
    lines = Counter(f"{record.levelname} {record.getMessage().split()[0]}" for record in caplog.records
                    if record.levelno >= logging.WARNING)  # fmt: skip
    print(
        f"\n{trouble.__name__}: ready {dict(ready)}\n  figures {dict(day)}\n  log {dict(lines)}\n  players {dict(told)}"
    )
    assert set(ready) <= {"ok", "database"}
    assert (day["referee_storage_failures_total{'kind': 'full'}"] > 0) is (lines["ERROR disk-full"] > 0)
    assert (told[FULL] > 0) is (trouble is full)
    assert (told[BUSY] == LOOKS) is (trouble is away)
    await world.wait(HOUR)
    after = await settled(world)
    for _ in range(5):
        await player.decide(turn_of(world, after), after)
        after = await settled(world)
    assert after.seq >= game.seq + 5
    assert await world.bot.faults() == []
