"""What the bot counts of itself while people play, as Prometheus reads it."""

from __future__ import annotations

import asyncio
import logging
import math
import time

import aiohttp
import pytest
from aiohttp import web
from prometheus_client.parser import text_string_to_metric_families

from cogs.kit import metrics
from hosting.logs import set_up_logs
from table.time.clock import DAY
from tests.e2e.world import World
from web.server import probes, serving

pytestmark = pytest.mark.alone


async def scraped(world: World) -> dict[str, float]:
    """The figures, by name and labels."""
    routes = probes(world.bot.faults, metrics.REGISTRY, world.bot.measure)
    async with serving(0, routes) as port, aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            text = await answer.text()
        async with session.get(f"http://127.0.0.1:{port}/ready") as answer:
            assert (answer.status, await answer.text()) == (200, "ok\n")
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = [value for name, value in sample.labels.items() if name != "le"]
            found[" ".join([sample.name.removeprefix("referee_"), *labels])] = sample.value
    return found


async def test_a_game_is_counted(world: World) -> None:
    before = await scraped(world)
    await world.slash(world.ana, "game new", size="demo")
    await world.press(world.ben, "Join")
    await world.press(world.ben, "Start")
    await world.press(world.ana, "Start")
    await world.wait(2 * DAY)
    after = await scraped(world)
    grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
    assert grown["reply_seconds_count game new"] == 1
    assert grown["reply_seconds_count press join"] == 1
    assert grown["reply_seconds_count press start"] == 2
    assert grown["refusals_total not-host"] == 1
    assert sum(grown[name] for name in grown if name.startswith("decisions_total")) == 3
    assert grown["pings_total channel"] >= 1
    assert grown["ping_late_seconds_count"] >= 1
    assert grown["picture_seconds_count"] >= 1
    assert after["games_unfinished"] == 1
    assert after["queue replies"] == 0
    assert (after["shards open"], after["shards closed"], after["thinkers"]) == (len(world.bot.shards), 0, 0)
    assert grown["database_seconds_count write"] >= 3
    assert math.isnan(after["backup_age_seconds"])


async def test_what_discord_puts_off_is_counted() -> None:
    async def busy(_: web.Request) -> web.Response:
        return web.Response(status=429, headers={"X-RateLimit-Scope": "shared"})

    before = counted("referee_rate_limited_total", scope="shared")
    session = aiohttp.ClientSession(trace_configs=[metrics.watched_requests()])
    async with serving(0, [web.get("/", busy)]) as port, session:
        await session.get(f"http://127.0.0.1:{port}/")
    assert counted("referee_rate_limited_total", scope="shared") == before + 1


async def test_a_loop_that_is_kept_is_seen() -> None:
    before = counted("referee_loop_lag_seconds_sum")
    async with metrics.watched_loop():
        await asyncio.sleep(0)
        time.sleep(metrics.EVERY + 0.1)  # noqa: ASYNC251
        await asyncio.sleep(0.01)
    assert counted("referee_loop_lag_seconds_sum") > before + 0.09


async def test_errors_are_counted_by_who_tells_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    monkeypatch.setattr(logging.getLogger(), "level", logging.WARNING)
    set_up_logs("INFO", "json")
    before = counted("referee_errors_total", logger="tests.trouble")
    logging.getLogger("tests.trouble").error("lost game=%s", "abc")
    logging.getLogger("tests.trouble").warning("no error")
    assert counted("referee_errors_total", logger="tests.trouble") == before + 1


def counted(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0
