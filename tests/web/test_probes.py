"""The HTTP port: what a host's tools ask of the bot."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter
from prometheus_client.parser import text_string_to_metric_families

from web import server


async def fetched(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def nothing() -> None:
    """Nothing is to be measured."""


async def test_the_port_serves_every_group_of_routes() -> None:
    async def hello(_: web.Request) -> web.Response:
        return web.Response(text="hello")

    registry = CollectorRegistry()
    Counter("presses", "Presses.", registry=registry).inc(3)
    faults: list[str] = []

    async def found() -> list[str]:
        return faults

    async with server.serving(0, server.probes(found, registry, nothing), [web.get("/hello", hello)]) as port:
        assert await fetched(port, "/hello") == (200, "hello")
        assert await fetched(port, "/live") == (200, "ok\n")
        assert await fetched(port, "/ready") == (200, "ok\n")
        faults += ["database", "shard-0"]
        assert await fetched(port, "/ready") == (503, "database\nshard-0\n")
        assert (await fetched(port, "/live"))[0] == 200
        status, text = await fetched(port, "/metrics")
        counted = {sample.name: sample.value for one in text_string_to_metric_families(text) for sample in one.samples}
        assert (status, counted["presses_total"]) == (200, 3.0)
    with pytest.raises(aiohttp.ClientConnectorError):
        await fetched(port, "/live")


async def test_who_does_not_answer_in_time_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PATIENCE", 0.01)

    async def never() -> list[str]:
        await asyncio.sleep(60)
        return []

    async with server.serving(0, server.probes(never, CollectorRegistry(), nothing)) as port:
        assert await fetched(port, "/ready") == (503, "no-answer-in-time\n")


async def test_a_port_that_is_taken_is_told() -> None:
    async with server.serving(0) as port:
        with pytest.raises(OSError, match="address already in use"):
            async with server.serving(port):
                pass
