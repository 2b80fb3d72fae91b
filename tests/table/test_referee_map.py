"""Games on a map through the JSON-lines referee: laid out from the seed, played to the end by places of all kinds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.referee import Program

SMALL = {"id": "custom", "frames": [2, 3], "stations": 1, "rockets": 1, "clock": 3}


def program(**more: Any) -> Program:
    return Program(**{"table": "map", "size": SMALL, **more})


def place(asked: dict[str, Any], luck: random.Random) -> Any:
    """A free point within the bounds of a request, or one of its options."""
    if "free" in asked and asked["kind"] == "where" and luck.random() < 0.5:
        return [round(luck.uniform(axis["minimum"], axis["maximum"]), 2) for axis in asked["free"]["prefixItems"]]
    return luck.choice(asked["options"])["choice"]


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", ["rapid-attack", "mez", "unofficial"])
def test_a_game_on_a_map_is_played_to_the_end(ruleset: str) -> None:
    luck = random.Random(ruleset)
    game = program(ruleset=ruleset, options={"style": "town", "across": 32})
    asked_kinds: set[str] = set()
    while game.ok("outcome", game=game.game) is None:
        asked = game.asked
        asked_kinds.add(asked["kind"])
        reply = game.send("answer", **game.fields(place(asked, luck)))
        if "error" in reply:
            nearest = reply["error"]["facts"]["nearest"]
            game.answer(asked["options"][-1]["choice"] if nearest is None else nearest)
    assert "where" in asked_kinds
    assert not asked_kinds & {"station", "cover", "hazard"}
    log = game.ok("log", game=game.game)
    again = game.ok("load", events=log)
    assert game.ok("state", game=again["game"]) == game.ok("state", game=game.game)


def test_players_put_down_terrain() -> None:
    game = program(options={"style": "town", "across": 32, "terrain": True})
    before = game.ok("state", game=game.game)["terrain"]
    assert game.asked["kind"] == "terrain"
    game.answer("add:wall")
    asked = game.asked
    assert (asked["kind"], asked["facts"]["kind"], len(asked["free"]["prefixItems"])) == ("where", "wall", 3)
    assert game.code("answer", **game.fields([0, 0, 0])) == "piece-off-field"
    shown = game.ok("preview", game=game.game, player=asked["player"], request=asked["id"], choice="spot:1")
    turned = {"player": asked["player"], "request": asked["id"], "choice": shown["changes"][-1]["choice"]}
    shown = game.ok("preview", game=game.game, **turned)
    game.answer(turned["choice"])
    (piece,) = [piece for piece in game.ok("state", game=game.game)["terrain"] if piece not in before]
    assert piece == shown["piece"]
    game.answer(f"remove:{piece['id']}")
    assert game.ok("state", game=game.game)["terrain"] == before
    while game.asked["kind"] == "terrain":
        game.answer("content")
    assert game.asked["kind"] == "deploy"


def test_where_gives_places_and_bounds() -> None:
    game = program(size="skirmish")
    while game.asked["kind"] != "where":
        game.answer(game.asked["options"][0]["choice"])
    asked = game.asked
    assert asked["free"]["type"] == "array"
    assert all(set(axis) == {"type", "minimum", "maximum"} for axis in asked["free"]["prefixItems"])
    assert [option["choice"] for option in asked["options"]][:1] == ["spot:1"]
    assert game.code("answer", **game.fields([0, 0])) == "off-the-field"
    assert game.code("answer", **game.fields("somewhere")) == "place-unreadable"
    game.answer("spot:1")


def test_the_same_seed_lays_out_the_same_field() -> None:
    fields = [program(seed=seed).ok("state", game="g1")["options"]["field"] for seed in ("00ff", "00ff", "00fe")]
    assert fields[0] == fields[1] != fields[2]


def test_a_field_of_ones_own_is_kept() -> None:
    code = program().ok("state", game="g1")["options"]["field"]
    assert program(options={"field": code}).ok("state", game="g1")["options"]["field"] == code
    assert Program().code("new", ruleset="mez", size="demo", players=[{"name": "A"}, {"name": "B"}], table="map",
                          options={"field": "FLD1-NONSENSE"}) == "field-code"  # fmt: skip


def test_rulesets_list_what_a_field_may_be() -> None:
    for entry in program().ok("rulesets"):
        if entry["id"] == "football":
            assert "fields" not in entry  # a pitch is always the same
        elif "map" in entry["tables"]:
            more = set() if entry["id"] == "intercept-orbit" else {"style", "ruler"}  # in space there is no terrain
            assert {item["id"] for item in entry["fields"]} == {"shape", "across"} | more


def test_a_preview_says_what_an_answer_would_do_and_changes_nothing() -> None:
    game = program(size="skirmish")
    while game.asked["kind"] != "where":
        asked = game.asked
        assert game.code("preview", game=game.game, player=asked["player"], request=asked["id"], choice="x") == (
            "nothing-to-preview"
        )
        game.answer(asked["options"][0]["choice"])
    asked, before = game.asked, game.ok("state", game=game.game)
    wanted = {"game": game.game, "player": asked["player"], "request": asked["id"]}
    found = game.ok("preview", **wanted, choice="spot:1")
    assert game.code("preview", **wanted, choice=[0, 0]) == "off-the-field"
    assert game.code("preview", **{**wanted, "request": "where-0"}, choice="spot:1") == "stale"
    assert game.code("preview", **{**wanted, "player": 1 - asked["player"]}, choice="spot:1") == "not-your-decision"
    assert game.ok("state", game=game.game) == before
    (placed,) = [event for event in game.answer("spot:1")["events"] if event["type"] == "Put"]
    assert (found["item"], found["at"]) == (placed["item"], placed["at"])
