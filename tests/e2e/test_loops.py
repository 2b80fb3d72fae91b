"""The loops that run as long as the bot does: neither a clock that is put back nor an error ends them."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.channel import next_look
from cogs.kit import metrics
from table.time.clock import HOUR, MINUTE
from tests.e2e.players import start_game
from tests.e2e.test_pings import passing, pings, waiting_for
from tests.e2e.world import World

pytestmark = pytest.mark.alone


def restarted(loop: str) -> float:
    return metrics.REGISTRY.get_sample_value("referee_loops_restarted_total", {"loop": loop}) or 0.0


async def test_reminders_go_on_when_the_clock_is_put_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Any = world.bot.table.clock
    monkeypatch.setattr(next_look, "MOST", MINUTE)
    await start_game(world)
    game = await waiting_for(world, world.ben)
    await passing(world, 2 * MINUTE)
    before, clock.behind = len(pings(world)), HOUR
    await world.bot.storage.waiting.nudge(game.id, [world.ben.id], now=clock.now(), pause=0)
    await passing(world, 2 * MINUTE)
    assert pings(world)[before:] == [[world.ben.id]]


async def test_a_loop_that_an_error_ends_is_started_again_and_counted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.troubled = True
    await start_game(world)
    await waiting_for(world, world.ben)
    before, counted = len(pings(world)), restarted("reminders")
    with monkeypatch.context() as trouble:
        trouble.setattr(next_look, "MOST", None)
        world.bot.dispatch(next_look.SOONER)
        await passing(world, MINUTE)
    await passing(world, 25 * HOUR)
    assert restarted("reminders") >= counted + 1
    assert pings(world)[before:] == [[world.ben.id]]
