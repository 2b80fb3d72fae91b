"""Hostile visitors: nonsense on every route changes nothing, breaks nothing, and tells nothing."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from rules import RULESETS
from storage import Storage
from table import Game, Table
from tests.long import LONG
from tests.table.people import ANA, BEN, play, started
from tests.web.boards import Client
from tests.web.test_board import ROUTES

REQUESTS = 10_000 if LONG else 400
KEYS = ("seq", "press", "way", "place", "written", "faces", "first", "before", "begin", "one", "other", "x", "")
SILENT = 1000 if LONG else 100


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told to wait, so that everything is read."""
    monkeypatch.setattr("web.guard.BURST", 1e9)


def anything(chance: random.Random, deep: int = 0) -> Any:
    """Some JSON."""
    leaves = (
        None,
        True,
        -1,
        0,
        3,
        1e308,
        -0.5,
        2**70,
        "",
        "A1",
        "spot:1",
        "7K",
        "toward B1",
        "a" * 300,
        "\u0000",
        "💥",
        "|=|",
    )
    kind = chance.random()
    if deep > 2 or kind < 0.6:
        return chance.choice(leaves)
    if kind < 0.8:
        return [anything(chance, deep + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(KEYS): anything(chance, deep + 1) for _ in range(chance.randrange(5))}


def nonsense(chance: random.Random) -> bytes:
    body = json.dumps({chance.choice(KEYS): anything(chance) for _ in range(chance.randrange(5))}).encode()
    if chance.random() < 0.2:
        at = chance.randrange(len(body))
        body = body[:at] + chance.randbytes(3) + body[at + 1 :]
    return body


async def test_nonsense_breaks_and_changes_nothing(
    table: Table, page: Client, storage: Storage, unlimited: None, caplog: pytest.LogCaptureFixture
) -> None:
    game, chance = await started(table, kind="map"), random.Random(5)
    good = [page.token(game, user) for user in (0, ANA.user, BEN.user)]
    before = await storage.games.entries(game.id)
    for _ in range(REQUESTS):
        token = chance.choice((*good, "", "x", good[1][:-4] + "AAAA", good[0].replace(".0.", f".{ANA.user}.", 1)))
        path = chance.choice([route for route in ROUTES if route != "api/stream"])
        body = nonsense(chance) if path in ROUTES[4:] else None
        status, answer = await page.ask(path, token, body, **_headers(chance))
        assert status in (200, 401, 403, 404, 409, 413), (path, body, answer)
        assert status == 200 or answer["text"]
    assert await storage.games.entries(game.id) == before
    assert [record for record in caplog.records if record.name == "web.guard"] == []


def _headers(chance: random.Random) -> dict[str, str]:
    return {"Origin": chance.choice(("https://evil.example", "null", "//"))} if chance.random() < 0.1 else {}


@pytest.mark.long
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
async def test_nobody_is_sent_what_is_not_theirs(
    table: Table, page: Client, storage: Storage, ruleset: str, unlimited: None
) -> None:
    kind = "map" if "map" in RULESETS[ruleset].tables else "declared"
    game = await started(table, ruleset=ruleset, size=RULESETS[ruleset].sizes[0], kind=kind)
    for steps in range(6):
        game = await play(table, game, random.Random(steps), 4)
        row = await storage.games.get(game.id)
        assert row is not None
        for user in (0, ANA.user, BEN.user):
            said = json.dumps((await page.ask("api/game", page.token(game, user)))[1])
            assert not any(str(other.user) in _words(said) for other in (ANA, BEN)), "a user's id"
            assert "secret" not in said
            assert ("asked" in said) <= (user != 0)
            asked = json.loads(said).get("asked", ())
            assert all(game.seats[request.player].user == user for request in game.requests if _is_in(request, asked))


def _words(text: str) -> set[str]:
    return set(text.replace('"', " ").replace(",", " ").replace(":", " ").split())


def _is_in(request: Any, asked: Any) -> bool:
    return request.id in [one["id"] for one in asked if one["kind"] == request.kind]


async def test_sealed_companies_stay_sealed(table: Table, page: Client) -> None:
    from tests.table.people import lobby

    game: Game = await lobby(table, BEN)
    game = await table.join(game.id, BEN, "Rd Rd B G; Rh Rh B B")
    for user in (0, ANA.user, BEN.user):
        said = json.dumps((await page.ask("api/game", page.token(game, user)))[1])
        assert "Rd" not in said
        assert json.loads(said)["status"] == "lobby"


async def test_connections_that_never_speak_keep_nobody_out(table: Table, page: Client) -> None:
    game = await started(table)
    port = int(page.base.rsplit(":", 1)[1].split("/")[0])
    silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(SILENT)]
    assert (await page.ask("api/game", page.token(game, ANA.user)))[0] == 200
    for _, writer in silent:
        writer.close()
