"""The page on which battlefields are drawn, by its routes: checked, kept, played on; strangers and nonsense."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from rules.field import read_field
from table import Table
from table.fields import shelf_of
from tests.table.people import ANA, BEN, lobby, play, started
from tests.web.boards import Client, boards
from think.fair import Trial
from web.services import Services

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


async def test_a_photograph_that_is_gone_is_shown_no_longer_and_a_hidden_one_says_so(table: Table) -> None:
    redrawn: list[str] = []
    table.hooks.redraw = lambda game: redrawn.append(game.id)
    async with boards(table, Services(straighten=_straightened)) as studio:
        key = token(studio, ANA.user)
        _, made = await studio.ask(f"api/fields/photograph?{CORNERS}", key, b"photo")
        sent = {"drawing": drawing(HOUSE), "name": "Yard", "picture": made["id"]}
        _, kept = await studio.ask("api/fields/save", key, sent)
        row = await table.storage.fields.named(shelf_of(ANA.user), "yard")
        assert row is not None
        await lobby(table, BEN, kind="map", channel=2)
        game = await lobby(table, BEN, kind="map", options={"field": row.code})
        key = token(studio, ANA.user, game.id)
        await table.preferences.set_guild(1, hidden=(ANA.user,))
        _, hidden = await studio.ask(f"api/fields/photograph?field={kept['id']}", key)
        assert (hidden["picture"], "does not show" in hidden["note"]) == ("", True)
        await table.preferences.set_guild(1, hidden=())
        assert "note" not in (await studio.ask(f"api/fields/photograph?field={kept['id']}", key))[1]
        assert (await studio.ask("api/fields/photograph/delete", key, {"id": kept["id"]}))[0] == 200
    assert redrawn == [game.id]


async def test_why_a_lobby_takes_no_drawing(page: Client, table: Table) -> None:
    on_map = await lobby(table, BEN, kind="map")
    football = await lobby(table, kind="map", ruleset="football", size="friendly", channel=2)
    declared = await lobby(table, channel=3)
    said = {on_map.id: "", football.id: "Rapid Attack, MEZ", declared.id: "at your own table"}
    for game, why in said.items():
        _, known = await page.ask("api/fields", token(page, ANA.user, game))
        assert why in known["why"]
        assert bool(why) is bool(known["why"])
    assert "Only the host" in (await page.ask("api/fields", token(page, BEN.user, on_map.id)))[1]["why"]
    await table.start(on_map.id, ANA)
    assert "has begun" in (await page.ask("api/fields", token(page, ANA.user, on_map.id)))[1]["why"]
    assert (await page.ask("api/fields", token(page, ANA.user)))[1]["why"] == ""


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
    for locale, said in (("en", "-# 0 pieces give"), ("fr", "-# 0 décor met")):
        _, empty = await page.ask(f"api/fields/check?lang={locale}", key, {"drawing": drawing()})
        assert empty["notes"][0].startswith(said)
        assert len(empty["notes"]) == 2, "nothing is compared where nothing stands"


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
    assert (await page.ask("api/fields/delete", key, {"id": row.id}))[1]["error"] == "field-not-yours"


async def test_a_kept_field_is_renamed(page: Client, table: Table) -> None:
    key = token(page, ANA.user)
    kept = [(await page.ask("api/fields/save", key, {"drawing": drawing(HOUSE), "name": name}))[1] for name in "AB"]
    status, renamed = await page.ask("api/fields/rename", key, {"id": kept[0]["id"], "name": " Yard "})
    assert (status, renamed) == (200, {**kept[0], "name": "Yard"})
    refused = {"b": "field-taken", "--": "field-name-empty"}
    for name, error in refused.items():
        assert (await page.ask("api/fields/rename", key, {"id": kept[0]["id"], "name": name}))[1]["error"] == error
    strangers = {"id": kept[0]["id"], "name": "Mine"}
    assert (await page.ask("api/fields/rename", token(page, BEN.user), strangers))[1]["error"] == "field-not-yours"
    game = await lobby(table, BEN, kind="map")
    ours = await table.storage.fields.save("guild:1", ANA.user, "Ours", game.options["field"])
    _, known = await page.ask("api/fields", token(page, BEN.user, game.id))
    assert [one["owned"] for one in known["kept"]] == [False]
    status, renamed = await page.ask(
        "api/fields/rename", token(page, ANA.user, game.id), {"id": ours.id, "name": "Town"}
    )
    assert (status, renamed["name"], renamed["mine"], renamed["owned"]) == (200, "Town", False, True)


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
    await table.start(game.id, ANA)
    late = await page.ask("api/fields/use", token(page, ANA.user, game.id), {**body, "press": "three"})
    assert late[1]["error"] == "field-fixed"
    declared = await lobby(table, channel=2)
    refused = await page.ask("api/fields/use", token(page, ANA.user, declared.id), body)
    assert refused[1]["error"] == "no-game-here"


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("save", {"drawing": drawing(HOUSE), "name": " "}, "field-name-empty"),
        ("save", {"drawing": drawing(HOUSE, HOUSE), "name": "x"}, "piece-overlaps"),
        ("save", {"drawing": drawing(across=9), "name": "x"}, "field-size"),
        ("save", {"drawing": drawing(HOUSE), "name": "\u202e\u200b\x00"}, "field-name-empty"),
        ("save", {"drawing": drawing({**HOUSE, "kind": "@everyone"}), "name": "x"}, "no-such-kind"),
        ("save", {"drawing": drawing({**HOUSE, "hits": 10**30}), "name": "x"}, "piece-hits"),
        ("save", {"drawing": drawing({**HOUSE, "hits": -1}), "name": "x"}, "piece-hits"),
        ("save", {"drawing": drawing({**HOUSE, "outline": [[1e308, 0], *BOX]}), "name": "x"}, "piece-off-field"),
        ("save", {"drawing": drawing({**HOUSE, "outline": [*BOX[::2], *BOX[1::2]]}), "name": "x"}, "piece-crosses"),
        ("save", {"drawing": drawing(*[HOUSE] * 41), "name": "x"}, "too-many-pieces"),
        ("opening", {"drawing": drawing(HOUSE, HOUSE)}, "piece-overlaps"),
        ("opening", {"drawing": drawing({**HOUSE, "outline": []})}, "piece-corners"),
        ("read", {"code": "FLD1-NONSENSE"}, "field-code"),
        ("read", {"code": "FLD1-" + "A" * 9000}, "field-code"),
        ("check", {"drawing": {"shape": 1}}, "page-unreadable"),
        ("check", {"drawing": drawing({**HOUSE, "outline": [["a", 1]]})}, "page-unreadable"),
        ("check", b"\xff\xfe", "page-unreadable"),
        ("check", b"x" * 30_000, "page-too-big"),
    ],
)
async def test_nonsense_is_refused_with_one_sentence_and_nothing_is_kept(
    page: Client, table: Table, path: str, body: Any, error: str
) -> None:
    status, answer = await page.ask(f"api/fields/{path}", token(page, ANA.user), body)
    assert status >= 400
    assert answer["error"] == error
    assert answer["text"]
    assert "\n" not in answer["text"]
    assert await table.storage.fields.of_owner(ANA.user) == []


async def test_who_has_no_name_draws_nothing(page: Client, table: Table) -> None:
    game = await lobby(table, BEN, kind="map")
    watcher = page.token(game, 0)
    assert (await page.ask("api/fields", watcher))[1]["error"] == "watching-only"
    assert (await page.ask("api/fields", "nonsense"))[1]["error"] == "link-unreadable"
    assert (await page.ask("api/game", token(page, ANA.user)))[1]["error"] == "no-such-game"


# -- photographs -----------------------------------------------------------------------------------------------------

CORNERS = "corners=0.1,0.1,0.9,0.1,0.9,0.9,0.1,0.9&side=31.11&size=31.11"
PICTURE = b"RIFF....WEBP"


async def _straightened(data: bytes, corners: Sequence[tuple[float, float]], side: float, size: float) -> bytes | str:
    return PICTURE if data == b"photo" else "photo-kind"


@pytest.fixture
async def studio(table: Table) -> AsyncIterator[Client]:
    async with boards(table, Services(straighten=_straightened)) as client:
        yield client


async def test_a_photograph_is_kept_with_its_field_and_taken_away(studio: Client, table: Table) -> None:
    key = token(studio, ANA.user)
    status, made = await studio.ask(f"api/fields/photograph?{CORNERS}", key, b"photo")
    assert (status, made["picture"][:23]) == (200, "data:image/webp;base64,")
    fresh = f"api/fields/photograph?fresh={made['id']}"
    assert (await studio.ask(fresh, key))[1] == {"picture": made["picture"]}, "a page that is loaded again shows it"
    assert (await studio.ask(fresh, token(studio, BEN.user)))[1]["error"] == "photo-gone"
    body = {"drawing": drawing(HOUSE), "name": "Table", "picture": made["id"]}
    assert (await studio.ask("api/fields/save", token(studio, BEN.user), body))[1]["error"] == "photo-gone"
    _, kept = await studio.ask("api/fields/save", key, body)
    assert kept["photograph"]
    row = await table.storage.fields.get(kept["id"])
    assert row is not None
    again = {"drawing": {**kept["drawing"], "pieces": []}, "name": "table"}
    assert (await studio.ask("api/fields/save", key, again))[1]["error"] == "field-taken", "it asks before it replaces"
    again["over"] = kept["kept"]
    assert (await studio.ask("api/fields/save", key, again))[1]["photograph"], "a change of the drawing keeps it"
    _, shown = await studio.ask(f"api/fields/photograph?field={row.id}", key)
    assert shown == {"picture": made["picture"]}
    strangers = token(studio, BEN.user)
    assert (await studio.ask(f"api/fields/photograph?field={row.id}", strangers))[1]["error"] == "field-not-yours"
    for path in ("api/fields/photograph/delete", "api/fields/delete"):
        status, refused = await studio.ask(path, strangers, {"id": row.id})
        assert (status, refused["error"]) == (409, "field-not-yours")
        assert "Table" not in str(refused), "it does not name another person's field"
    assert (await studio.ask("api/fields/photograph/delete", key, {"id": row.id}))[0] == 200
    assert await table.storage.fields.photographs_of(ANA.user) == []
    assert (await studio.ask(f"api/fields/photograph?field={row.id}", key))[1] == {"picture": ""}


async def test_a_board_that_is_open_hears_that_the_photograph_is_gone(
    studio: Client, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = token(studio, ANA.user)
    _, made = await studio.ask(f"api/fields/photograph?{CORNERS}", key, b"photo")
    body = {"drawing": drawing(HOUSE), "name": "Table", "picture": made["id"]}
    _, kept = await studio.ask("api/fields/save", key, body)
    row = await table.storage.fields.get(kept["id"])
    assert row is not None
    game = await started(table, kind="map", options={"field": row.code})
    board = studio.token(game, 0)

    async def loaded(photograph: str) -> None:
        raise AssertionError("a change of the game loads no picture")

    monkeypatch.setattr(table.storage.fields, "photograph", loaded)
    assert (await studio.ask("api/game", board))[1]["photograph"]
    await studio.ask("api/fields/photograph/delete", key, {"id": row.id})
    await play(table, game, random.Random(3), 1)
    assert "photograph" not in (await studio.ask("api/game", board))[1]


async def test_another_person_keeps_the_drawing_alone(studio: Client, table: Table) -> None:
    _, made = await studio.ask(f"api/fields/photograph?{CORNERS}", token(studio, ANA.user), b"photo")
    body = {"drawing": drawing(HOUSE), "name": "Table", "picture": made["id"]}
    _, kept = await studio.ask("api/fields/save", token(studio, ANA.user), body)
    copied = {"drawing": kept["drawing"], "name": "Copy"}
    _, copy = await studio.ask("api/fields/save", token(studio, BEN.user), copied)
    assert (copy["photograph"], copy["drawing"]["seed"]) == (False, "")
    _, checked = await studio.ask("api/fields/check", token(studio, ANA.user), {"drawing": kept["drawing"]})
    assert read_field(checked["code"]).seed == "", "a code for others leads to no photograph"


async def test_files_and_measures_that_are_none(studio: Client, table: Table) -> None:
    key = token(studio, ANA.user)
    refused = {
        f"?{CORNERS}": (b"text", "photo-kind"),
        "?corners=1,2&side=3&size=4": (b"photo", "page-unreadable"),
        "?corners=a&side=b&size=c": (b"photo", "page-unreadable"),
        "": (b"photo", "page-unreadable"),
    }
    for query, (data, error) in refused.items():
        assert (await studio.ask(f"api/fields/photograph{query}", key, data))[1]["error"] == error
    large = b"0" * (8 * 1024 * 1024 + 1)
    assert (await studio.ask(f"api/fields/photograph?{CORNERS}", key, large))[1]["error"] == "page-too-big"
    game = await lobby(table, BEN, kind="map")
    await table.preferences.set_guild(1, pictures="off")
    here = token(studio, ANA.user, game.id)
    assert (await studio.ask(f"api/fields/photograph?{CORNERS}", here, b"photo"))[1]["error"] == "photo-off"


# -- games of the bot against itself ----------------------------------------------------------------------------------


async def test_the_bot_plays_on_a_drawing(table: Table) -> None:
    async def tried(ruleset: str, size: str, field: str) -> Trial:
        assert len(read_field(field).pieces) == 1
        assert (ruleset, size) == ("rapid-attack", "skirmish")
        return made

    made = Trial(20, (11.5, 9.0), 15.0)
    async with boards(table, Services(trial=tried)) as page:
        key = token(page, ANA.user)
        status, told = await page.ask("api/fields/trial", key, {"drawing": drawing(HOUSE)})
        assert status == 200
        assert not any("Opposite sides" in line for line in told["notes"]), "one voice: the verdict names both"
        about, sides, roles, verdict = told["notes"][-4:]
        assert "itself: 20 " in about
        assert "Each side of the field defended in half" in about
        assert all(won in sides for won in ("north 11.5, south 8.5; west 9, east 11", "6 to 14", "neither side shows"))
        assert all(won in roles for won in ("the defender 15, the attacker 5", "one of the roles better"))
        assert "expects opposite sides to differ; the games show no better side" in verdict
        made = Trial(20, None, 10.0)
        _, told = await page.ask("api/fields/trial", key, {"drawing": drawing(HOUSE)})
        assert "equal" in told["notes"][-2]
        assert "neither role" in told["notes"][-1]
        made = Trial(0, None, None)
        _, told = await page.ask("api/fields/trial", key, {"drawing": drawing(HOUSE)})
        assert "No games were needed" in told["notes"][-2]
        refused = await page.ask("api/fields/trial", key, {"drawing": drawing(HOUSE, HOUSE)})
        assert refused[1]["error"] == "piece-overlaps"


async def test_a_drawing_as_it_is_set_up(page: Client, table: Table) -> None:
    key = token(page, ANA.user)
    status, made = await page.ask("api/fields/opening", key, {"drawing": drawing(HOUSE)})
    assert status == 200
    assert {name for name, _ in made["stations"]} == {f"S{side}{n}" for side in "AB" for n in (1, 2, 3)}
    assert all(camp["ground"]["polygons"] and camp["units"] for camp in made["camps"])
    assert "-# A defends. Average distance to the nearest station" in made["notes"][1]
    assert "the book asks for 33%" in made["notes"][2]
    game = await lobby(table, BEN, kind="map", size="demo")
    _, demo = await page.ask("api/fields/opening?lang=fr", token(page, ANA.user, game.id), {"drawing": drawing(HOUSE)})
    assert "arbitre" in demo["notes"][0]
    assert "défend" not in demo["notes"][1], "in a demo both sides do the same"
    assert not any(camp["ground"]["polygons"] for camp in demo["camps"])
    faulty = await page.ask("api/fields/opening", key, {"drawing": drawing(HOUSE, HOUSE)})
    assert faulty[1]["error"] == "piece-overlaps"


async def test_a_bot_that_cannot_play(page: Client) -> None:
    answer = await page.ask("api/fields/trial", token(page, ANA.user), {"drawing": drawing(HOUSE)})
    assert answer[1]["error"] == "trial-failed"
