"""One HTTP server on one port, handed groups of routes: pages, and what a host's tools ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder

from web.door import Door, Network

log = logging.getLogger(__name__)

Routes = Iterable[web.AbstractRouteDef]
"""A group of routes, as aiohttp's ``RouteTableDef`` or a list of ``web.get(…)``."""

PATIENCE = 2.0
"""Seconds that ``/ready`` waits for an answer: a probe's own limit is often 3."""
GRACE = 2.0
"""Seconds that requests in progress have left when the server closes."""


@asynccontextmanager
async def serving(
    port: int, *groups: Routes, host: str = "127.0.0.1", proxies: Sequence[Network] = ()
) -> AsyncIterator[int]:
    """Serve groups of routes; yields the port, where 0 takes a free one. Raises ``OSError`` when it is taken."""
    door = Door(proxies)
    app = web.Application(middlewares=[door.through])
    app.on_response_prepare.append(_without_server_header)
    for routes in groups:
        app.add_routes(routes)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=GRACE)
    await runner.setup()
    assert runner.server is not None
    try:
        async with door.opened(runner.server, host, port) as taken:
            log.info("http host=%s port=%d", host, taken)
            yield taken
    finally:
        await runner.cleanup()


async def _without_server_header(_: web.Request, response: web.StreamResponse) -> None:
    """Remove the ``Server`` header: nobody needs to know which versions answer."""
    response.headers.pop("Server", None)


def probes(
    faults: Callable[[], Awaitable[list[str]]], registry: CollectorRegistry, measure: Callable[[], Awaitable[None]]
) -> Routes:
    """``/live``: the loop turns. ``/ready``: nothing in ``faults``, else 503 and them, a line each.

    ``/metrics``: the registry, once ``measure`` has brought it up to date; what fails in that is left as it was.
    """

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def ready(_: web.Request) -> web.Response:
        found = await _in_time(faults)
        return web.Response(status=503 if found else 200, text="".join(f"{fault}\n" for fault in found or ["ok"]))

    async def metrics(request: web.Request) -> web.Response:
        try:
            await asyncio.wait_for(measure(), PATIENCE)
        except Exception as error:
            log.warning("not-measured error=%r", error)
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(registry), headers={"Content-Type": content_type})

    return [web.get("/live", live), web.get("/ready", ready), web.get("/metrics", metrics)]


async def _in_time(faults: Callable[[], Awaitable[list[str]]]) -> list[str]:
    try:
        return await asyncio.wait_for(faults(), PATIENCE)
    except TimeoutError:
        return ["no-answer-in-time"]
