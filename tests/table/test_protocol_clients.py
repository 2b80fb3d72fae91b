"""The clients of docs/protocol.md run as they stand there, through a process and on a WebSocket; its limits hold."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot import CONFIGURATION, main
from release import VERSION
from rules import EDITION
from table.referee import messages
from tests.referee import Program, ask, ask_lines
from text import EnglishDescriber
from web import referee

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
NODE = shutil.which("node")
LONGEST = 300


def client(language: str) -> str:
    """The client in a language, as the page has it."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def command(language: str, folder: Path) -> list[str]:
    """What runs the client in a language, or a reason why it cannot be run here."""
    if language == "python":
        file, runs = folder / "client.py", [sys.executable]
    else:
        if NODE is None:
            pytest.skip("needs node")
        version = int(subprocess.run([NODE, "-v"], capture_output=True, text=True, check=True).stdout[1:].split(".")[0])
        if version < 20:
            pytest.skip("needs Node.js 20")
        file, runs = folder / "client.mjs", [NODE, *(["--experimental-websocket"] if version < 22 else [])]
    file.write_text(client(language))
    return [*runs, str(file)]


@contextlib.asynccontextmanager
async def listening() -> AsyncIterator[str]:
    """A referee that listens; its address."""
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(
        referee.listen(referee.address_of("ws://127.0.0.1:0"), EnglishDescriber(), port.set_result)
    )
    try:
        yield f"ws://127.0.0.1:{await port}"
    finally:
        serving.cancel()
        await asyncio.wait({serving})


@pytest.mark.long
@pytest.mark.parametrize("language", ["python", "js"])
async def test_a_client_plays_a_game_through_a_process(language: str, tmp_path: Path) -> None:
    runs, known = command(language, tmp_path), {**os.environ, "PYTHON": sys.executable}
    program = await asyncio.create_subprocess_exec(*runs, cwd=ROOT, env=known, stdout=-1, stderr=-1)
    out, err = await asyncio.wait_for(program.communicate(), LONGEST)
    assert (program.returncode, out.count(b"\n")) == (0, 1), err.decode()


@pytest.mark.long
@pytest.mark.parametrize("language", ["python", "js"])
async def test_a_client_plays_a_game_on_a_web_socket(language: str, tmp_path: Path) -> None:
    runs = command(language, tmp_path)
    async with listening() as address:
        program = await asyncio.create_subprocess_exec(*runs, address, cwd=ROOT, stdout=-1, stderr=-1)
        out, err = await asyncio.wait_for(program.communicate(), LONGEST)
    assert (program.returncode, out.count(b"\n")) == (0, 1), err.decode()


# -- the socket -------------------------------------------------------------------------------------------------------


async def said(socket: aiohttp.ClientWebSocketResponse, line: str) -> Any:
    await socket.send_str(line)
    return msgspec.json.decode(await socket.receive_str())


@contextlib.asynccontextmanager
async def two_connected() -> AsyncIterator[list[aiohttp.ClientWebSocketResponse]]:
    """Two connections to a referee that listens."""
    async with listening() as address, aiohttp.ClientSession() as session:
        yield [await session.ws_connect(address) for _ in range(2)]


async def test_each_connection_has_games_of_its_own_and_nonsense_ends_none() -> None:
    new = msgspec.json.encode(
        {"do": "new", "ruleset": "mez", "size": "demo", "players": [{"name": "A"}, {"name": "B"}]}
    )
    async with two_connected() as (one, other):
        assert (await said(one, new.decode()))["ok"]["game"] == "g1"
        for nonsense in ("", "{", "[[[[", '{"do":"\ud7ff"}', '{"do":"requests","game":"g1"}'):
            assert "error" in await said(other, nonsense)
        await other.send_bytes(b'{"do":"hello"}')
        assert msgspec.json.decode(await other.receive_str())["ok"]["limits"]["games"] == referee.GAMES
        assert (await said(one, '{"do":"requests","game":"g1"}'))["ok"]["seq"] == 1


async def test_a_message_beyond_measure_ends_its_connection_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "OVER", 0)
    monkeypatch.setattr(referee, "LINE_MAX", 1000)
    async with two_connected() as (one, other):
        await one.send_str("x" * 2000)
        assert (await one.receive()).data == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        assert (await said(other, '{"do":"hello"}'))["ok"]["protocol"] == messages.PROTOCOL


async def test_there_are_so_many_connections_and_none_for_pages_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "CONNECTIONS", 1)
    async with listening() as address, aiohttp.ClientSession() as session:
        for origin, status in (("https://example.org", 403), ("null", 403)):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(address, headers={"Origin": origin})
            assert refused.value.status == status
        async with session.ws_connect(address, headers={"Origin": "http://localhost:3000"}):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(address)
            assert refused.value.status == 503


async def test_more_requests_than_allowed_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real(0)

    monkeypatch.setattr(referee, "PER_SECOND", 10)
    monkeypatch.setattr(referee.asyncio, "sleep", sleep)
    async with listening() as address, aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await said(socket, "[" + ",".join(['{"do":"hello"}'] * 1000) + "]")
        await said(socket, '{"do":"hello"}')
    assert max(slept) > 50


@pytest.mark.parametrize("address", ["127.0.0.1:80", "http://127.0.0.1:80", "ws://127.0.0.1", "ws://:80", "ws://a:b"])
def test_an_address_that_is_none_is_one_sentence(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--listen", address]) == CONFIGURATION
    assert capsys.readouterr().err.count("\n") == 1


# -- new verbs --------------------------------------------------------------------------------------------------------


def test_hello_says_who_is_there() -> None:
    (reply,) = ask({"do": "hello"})
    wanted = {"protocol": 1, "edition": EDITION, "program": "mecha-game-master", "version": VERSION}
    assert wanted.items() <= reply["ok"].items()


def test_several_requests_in_a_line_are_answered_in_one() -> None:
    (line,) = ask_lines(
        [b' [{"id":1,"do":"hello"}, {"id":2,"do":"nothing"}, 7, {"id":3,"do":NaN}]'.replace(b"NaN", b"null")]
    )
    replies = msgspec.json.decode(line)
    assert [reply["id"] for reply in replies] == [1, 2, None, 3]
    assert ["ok" in reply for reply in replies] == [True, False, False, False]


def test_so_many_requests_in_a_line_and_no_more() -> None:
    few, many = (b"[" + b",".join([b"{}"] * count) + b"]" for count in (messages.TOGETHER, messages.TOGETHER + 1))
    lines = [msgspec.json.decode(line) for line in ask_lines([few, many])]
    assert len(lines[0]) == messages.TOGETHER
    assert lines[1]["error"]["code"] == "too-many-requests"


def test_a_copy_stands_as_its_game_does_and_goes_its_own_way() -> None:
    program = Program()
    for _ in range(3):
        program.answer(program.asked["options"][0]["choice"])
    copied = program.ok("copy", game=program.game)
    other = copied["game"]
    assert (other != program.game, copied["seq"]) == (True, program.seq)
    assert program.ok("state", game=other) == program.ok("state", game=program.game)
    before = program.ok("log", game=program.game)
    asked = program.ok("requests", game=other)
    first = asked["requests"][0]
    fields = {"seq": asked["seq"], "player": first["player"], "request": first["id"]}
    choice = first["options"][0]["choice"]
    events = program.ok("answer", game=other, choice=choice, **fields)["events"]
    assert program.ok("log", game=program.game) == before
    assert program.ok("answer", game=program.game, choice=choice, **fields)["events"] == events
    assert program.code("copy", game="g9") == "no-such-game"
    assert program.code("copy", game=other, seed="x") == "seed"
