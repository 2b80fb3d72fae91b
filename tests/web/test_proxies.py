"""Who asks behind a proxy: only what a trusted one says counts."""

from __future__ import annotations

from contextlib import AsyncExitStack
from ipaddress import ip_network
from unittest import mock

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request

from table import Table
from tests.table.people import started
from tests.web.boards import Client
from web.door import asking
from web.feed import OF_ONE
from web.routes import board_routes
from web.server import serving

HERE = (ip_network("127.0.0.0/8"), ip_network("10.0.0.0/8"))


@pytest.mark.parametrize(
    ("remote", "said", "found"),
    [
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.7, 10.0.0.9", "203.0.113.7"),
        ("127.0.0.1", "10.0.0.9", "10.0.0.9"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
    ],
)
def test_only_a_trusted_proxy_is_believed(remote: str, said: str, found: str) -> None:
    headers = {"X-Forwarded-For": said} if said else {}
    request = make_mocked_request("GET", "/", headers=headers).clone(remote=remote)
    assert asking(request, HERE) == found
    assert asking(request, ()) == remote


async def test_watchers_behind_a_proxy_have_limits_of_their_own(table: Table, page: Client) -> None:
    game = await started(table)
    sent = {"Authorization": f"Bearer {page.token(game, 0)}"}
    with mock.patch("web.guard.BURST", 5.0):
        async with (
            serving(0, board_routes(lambda: table, proxies=HERE)) as port,
            aiohttp.ClientSession(headers=sent) as session,
        ):
            address = f"http://127.0.0.1:{port}/board/api/game"
            for watcher, due in (("203.0.113.7", {200, 429}), ("203.0.113.8", {200, 429})):
                statuses = []
                for _ in range(9):
                    async with session.get(address, headers={"X-Forwarded-For": watcher}) as answer:
                        statuses.append(answer.status)
                assert statuses[0] == 200
                assert set(statuses) == due


@pytest.mark.long
async def test_one_address_takes_no_other_watchers_place(table: Table, page: Client) -> None:
    game = await started(table)
    sent = {"Authorization": f"Bearer {page.token(game, 0)}"}
    async with (
        serving(0, board_routes(lambda: table, proxies=HERE)) as port,
        aiohttp.ClientSession(headers=sent) as session,
        AsyncExitStack() as streams,
    ):
        found = []
        for watcher in [*["8.8.8.8"] * (OF_ONE + 2), "9.9.9.9"]:
            asked = session.get(f"http://127.0.0.1:{port}/board/api/stream", headers={"X-Forwarded-For": watcher})
            found.append((await streams.enter_async_context(asked)).status)
    assert found == [*[200] * OF_ONE, 429, 429, 200]
