"""The door of the port: who connects and says nothing, too slowly or nonsense keeps nobody out, and fills no log."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from web import door
from web.server import serving

ROOT = Path(__file__).parents[2]
LIMIT, ATTACK = 1024, 1100
SERVER = f"""
import asyncio, logging, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({LIMIT}, {LIMIT}))
logging.basicConfig(level=logging.INFO)
from prometheus_client import CollectorRegistry
from web.server import probes, serving
async def nothing(): return []
async def main():
    async with serving(0, probes(nothing, CollectorRegistry(), nothing)) as port:
        print(port, flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(main())
"""


async def opened(port: int, number: int = 1, said: bytes = b"") -> list[socket.socket]:
    """Connections that have said so much and no more."""
    loop, found = asyncio.get_running_loop(), []
    for _ in range(number):
        found.append(one := socket.socket())
        one.setblocking(False)
        await loop.sock_connect(one, ("127.0.0.1", port))
        if said:
            await loop.sock_sendall(one, said)
    return found


async def ended(one: socket.socket, within: float = 5.0) -> bool:
    """Whether the other side ends a connection."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(within):
            while await loop.sock_recv(one, 65536):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    one.close()
    return True


@pytest.mark.long
async def test_unfinished_connections_keep_nobody_out_and_fill_no_log(tmp_path: Path) -> None:
    told = tmp_path / "log"
    with told.open("wb") as log:
        pipe, env = asyncio.subprocess.PIPE, {**os.environ, "PYTHONPATH": str(ROOT)}
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, stdin=pipe, stdout=pipe, stderr=log, env=env, cwd=ROOT
        )
    attack: list[socket.socket] = []
    assert bot.stdout is not None
    try:
        port = int(await bot.stdout.readline())
        attack = await opened(port, ATTACK, b"GET /live HTTP/1.1\r\nHost: x\r\n")
        for _ in range(20):
            began = time.perf_counter()
            async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/live") as answer:
                assert answer.status == 200
            assert time.perf_counter() - began < 1.0
            await asyncio.sleep(0.1)
        assert len(told.read_text().splitlines()) <= 20
        assert "too-many=" in told.read_text()
    finally:
        for one in attack:
            one.close()
        bot.kill()
        await bot.wait()


@pytest.fixture
async def port(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    async def hello(_: web.Request) -> web.Response:
        return web.Response(text="hello")

    monkeypatch.setattr(door, "LOOK", 0.05)
    async with serving(0, [web.get("/hello", hello)]) as taken:
        yield taken


def said_by(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The door's own lines in the log."""
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    return [record.getMessage() for record in caplog.records if record.name == "web.door"]


async def test_who_is_late_with_headers_or_idle_is_ended(
    port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door, "HEADERS_TIME", 0.3)
    monkeypatch.setattr(door, "IDLE_TIME", 0.5)
    (silent,) = await opened(port)
    (asked,) = await opened(port, said=b"GET /hello HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"hello" in await asyncio.get_running_loop().sock_recv(asked, 65536)
    assert await ended(silent)
    assert await ended(asked)
    await asyncio.sleep(0.2)
    (said,) = said_by(caplog)
    assert said.startswith("connections-ended no-headers=1 open=")


async def test_one_address_has_so_many(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "may_be_proxy", lambda *_: False)
    monkeypatch.setattr(door, "OF_ADDRESS", 4)
    first, *others = await opened(port, 5)
    assert await ended(first)
    assert not await ended(others[0], 0.2)
    for one in others:
        one.close()


async def test_what_is_no_http_is_counted_in_one_line(port: int, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(30):
        (one,) = await opened(port, said=b"GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n")
        assert await ended(one)
    await asyncio.sleep(0.2)
    assert len(said_by(caplog)) == 1


async def test_nobody_is_told_which_versions_answer(port: int) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/hello") as answer:
        assert "Server" not in answer.headers
