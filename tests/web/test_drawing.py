"""The page on which battlefields are drawn, by its routes: checked, kept, played on; strangers and nonsense."""

from __future__ import annotations

from typing import Any

import pytest

from rules.field import read_field
from table import Table
from table.fields import shelf_of
from tests.table.people import ANA, BEN, lobby
from tests.web.boards import Client

BOX = [[10.0, 10.0], [14.0, 10.0], [14.0, 13.0], [10.0, 13.0]]
HOUSE = {"kind": "house", "outline": BOX, "hits": 2, "bricks": 6}


def drawing(*pieces: dict[str, Any], **about: Any) -> dict[str, Any]:
    return {"shape": "square", "across": 44, "style": "town", "pieces": list(pieces), **about}


def token(page: Client, user: int, game: str = "0") -> str:
    """The token of a link to the page."""
    return page.table.links.drawing(user, "en", game).partition("#")[2].partition(":")[0]


async def test_what_the_page_begins_with(page: Client, table: Table) -> None:
    game = await lobby(table, BEN, kind="map")
    await table.storage.fields.save(shelf_of(ANA.user), ANA.user, "Mine", game.options["field"])
    await table.storage.fields.save("guild:1", BEN.user, "Ours", game.options["field"])
    status, known = await page.ask("api/fields", token(page, ANA.user, game.id))
    assert status == 200
    assert {"house", "wood", "lava"} <= {kind["id"] for kind in known["kinds"]}
    assert [(one["name"], one["mine"]) for one in known["kept"]] == [("Mine", True), ("Ours", False)]
    assert known["game"]["takes"]
    assert len(known["game"]["drawing"]["pieces"]) == len(read_field(game.options["field"]).pieces)
    _, bens = await page.ask("api/fields", token(page, BEN.user, game.id))
    assert not bens["game"]["takes"]
    _, without = await page.ask("api/fields", token(page, ANA.user))
    assert without["game"] is None
    assert [one["name"] for one in without["kept"]] == ["Mine"]


async def test_a_drawing_is_checked_as_it_stands(page: Client) -> None:
    key = token(page, ANA.user)
    status, sound = await page.ask("api/fields/check", key, {"drawing": drawing(HOUSE)})
    assert (status, sound["faults"]) == (200, [])
    assert len(read_field(sound["code"]).pieces) == 1
    assert any("open" in line for line in sound["notes"])
    twice = drawing(HOUSE, HOUSE, {**HOUSE, "bricks": 1})
    _, faulty = await page.ask("api/fields/check", key, {"drawing": twice})
    assert faulty["faults"][0]["pieces"] == ["T3"]
    assert ["T2", "T1"] in [fault["pieces"] for fault in faulty["faults"]]
    assert faulty["code"] == ""
    _, none = await page.ask("api/fields/check", key, {"drawing": drawing(style="moon")})
    assert len(none["faults"]) == 1
    _, french = await page.ask("api/fields/check?lang=fr", key, {"drawing": drawing(HOUSE)})
    assert any("dégagé" in line for line in french["notes"])


async def test_a_drawing_is_kept_read_and_deleted(page: Client, table: Table) -> None:
    key = token(page, ANA.user)
    status, kept = await page.ask("api/fields/save", key, {"drawing": drawing(HOUSE), "name": "Yard"})
    assert (status, kept["name"], kept["mine"]) == (200, "Yard", True)
    row = await table.storage.fields.named(shelf_of(ANA.user), "yard")
    assert row is not None
    status, again = await page.ask("api/fields/read", key, {"code": row.code})
    assert (status, again["pieces"]) == (200, kept["drawing"]["pieces"])
    assert (await page.ask("api/fields/delete", token(page, BEN.user), {"id": row.id}))[0] == 409
    assert (await page.ask("api/fields/delete", key, {"id": row.id}))[0] == 200
    assert await table.storage.fields.on_shelf(shelf_of(ANA.user)) == []
    assert (await page.ask("api/fields/delete", key, {"id": row.id}))[1]["error"] == "field-not-kept"


async def test_the_host_plays_on_a_drawing(page: Client, table: Table) -> None:
    game = await lobby(table, BEN, kind="map")
    body = {"drawing": drawing(HOUSE), "press": "one"}
    assert (await page.ask("api/fields/use", token(page, BEN.user, game.id), body))[1]["error"] == "not-host"
    assert (await page.ask("api/fields/use", token(page, ANA.user), body))[1]["error"] == "no-game-here"
    status, done = await page.ask("api/fields/use", token(page, ANA.user, game.id), body)
    assert (status, done["seq"]) == (200, game.seq + 1)
    assert len(read_field((await table.game(game.id)).options["field"]).pieces) == 1
    faulty = {"drawing": drawing(HOUSE, HOUSE), "press": "two"}
    assert (await page.ask("api/fields/use", token(page, ANA.user, game.id), faulty))[1]["error"] == "piece-overlaps"
    declared = await lobby(table, channel=2)
    refused = await page.ask("api/fields/use", token(page, ANA.user, declared.id), body)
    assert refused[1]["error"] == "no-game-here"


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("save", {"drawing": drawing(HOUSE), "name": " "}, "field-name-empty"),
        ("save", {"drawing": drawing(HOUSE, HOUSE), "name": "x"}, "piece-overlaps"),
        ("save", {"drawing": drawing(across=9), "name": "x"}, "field-size"),
        ("read", {"code": "FLD1-NONSENSE"}, "field-code"),
        ("check", {"drawing": {"shape": 1}}, "page-unreadable"),
        ("check", {"drawing": drawing({**HOUSE, "outline": [["a", 1]]})}, "page-unreadable"),
        ("check", b"\xff\xfe", "page-unreadable"),
        ("check", b"x" * 30_000, "page-too-big"),
    ],
)
async def test_nonsense_is_refused_with_one_sentence(page: Client, path: str, body: Any, error: str) -> None:
    status, answer = await page.ask(f"api/fields/{path}", token(page, ANA.user), body)
    assert status >= 400
    assert answer["error"] == error
    assert answer["text"]


async def test_who_has_no_name_draws_nothing(page: Client, table: Table) -> None:
    game = await lobby(table, BEN, kind="map")
    watcher = page.token(game, 0)
    assert (await page.ask("api/fields", watcher))[1]["error"] == "watching-only"
    assert (await page.ask("api/fields", "nonsense"))[1]["error"] == "link-unreadable"
    assert (await page.ask("api/game", token(page, ANA.user)))[1]["error"] == "no-such-game"
