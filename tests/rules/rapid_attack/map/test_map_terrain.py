"""Terrain that the players put down in turn until all are content (rulebook: "Deployment Process")."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import RULESETS, FairDice, Illegal, Malformed, RulesError, replay, requests, ruleset_of
from rules.field import KINDS, PIECES_MAX, STYLES, generate
from rules.field.styles import style_of
from rules.rapid_attack.setup.terrain import TerrainAgreed, TerrainPut
from tests.long import LONG
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.opening.test_bidding import rd
from tests.rules.rapid_attack.positions import names
from tests.verbs import open_ground, preview

TOWN = [box(5, 5, 8, 8, name="house"), box(20, 20, 23, 23)]


def laying(*frames: int, ruleset: str = "rapid-attack", **more: Any) -> MapTable:
    """A game whose terrain is to be put down; who has fewest frames has the highest score."""
    options = {"terrain": True, **more.pop("options", {})}
    return MapTable(*rd(*frames), ruleset=ruleset, begin=True, options=options, **{"pieces": TOWN, **more})


def ids(table: MapTable) -> list[str]:
    return [piece.id for piece in table.state.terrain]


def refused(table: MapTable, choice: Any) -> str:
    with pytest.raises(RulesError) as error:
        table.answer(choice)
    return error.value.code


def test_the_field_is_ready_without_the_option() -> None:
    assert laying(3, 4, options={"terrain": False}).request.kind == "deploy"


@pytest.mark.parametrize("ruleset", ["rapid-attack", "mez", "unofficial"])
def test_players_are_asked_in_the_order_of_their_scores_until_all_are_content(ruleset: str) -> None:
    table = laying(3, 4, 5, ruleset=ruleset, stations=2)
    order = [table.state.players[number].letter for number in table.state.order]
    for letter in order:
        assert table.asked == f"terrain {letter}"
        table.answer("content")
    assert table.request.kind == "deploy"
    assert table.state.layout is None


def test_a_change_asks_everybody_again_the_next_player_first() -> None:
    table = laying(3, 4, 5)
    table.answer("content")
    table.answer("remove:T2")
    assert (ids(table), table.asked) == (["T1"], "terrain C")
    for letter in "CAB":
        assert table.asked == f"terrain {letter}"
        table.answer("content")
    assert table.request.kind == "deploy"


def test_a_piece_goes_where_its_player_says_and_turned_as_its_player_says() -> None:
    table = laying(3, 4)
    table.answer("add:wall")
    assert (table.asked, table.request.facts["item"], table.request.facts["kind"]) == ("where A", "T3", "wall")
    table.answer([13.0, 28.0, 90])
    wall = table.state.piece("T3")
    across, along = (max(values) - min(values) for values in zip(*wall.outline, strict=True))
    assert across < 1 < along
    assert (wall.hits, wall.bricks, wall.stands) == (KINDS["wall"].hits, KINDS["wall"].bricks[0], True)
    assert (table.asked, names(table.last)) == ("terrain B", ["TerrainPut"])
    assert replay(table.log) == table.state


@pytest.mark.parametrize(
    ("written", "at"),
    [
        ("13,28", (13.0, 28.0)),
        ("13,28 90", (13.0, 28.0)),
        ("13 28", (13.0, 28.0)),
        ("G15", (13.0, 29.0)),
        ("G15 45°", (13.0, 29.0)),
        ([13, 28], (13.0, 28.0)),
        ("spot:1", None),
        ("spot:1 45", None),
    ],
)
def test_a_place_may_be_written(written: Any, at: tuple[float, float] | None) -> None:
    table = laying(3, 4)
    table.answer("add:wall")
    wanted = at or tuple(table.request.options[0].facts["at"])
    shown = preview(table.state, table.request, written)
    table.answer(written)
    put = table.last[0]
    assert isinstance(put, TerrainPut)
    assert put.at == wanted == shown.at
    assert shown.piece == table.state.piece("T3")


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ([6.5, 6.5], "piece-overlaps"),
        ([0.2, 0.2], "piece-off-field"),
        ([6.5, 9.0], "piece-gap"),
        ("nowhere", "place-unreadable"),
        ("9" * 10_000, "place-unreadable"),
        ([1, 2, 3, 4], "place-unreadable"),
        ([1, 2, "x"], "place-unreadable"),
        ([1, 2, float("nan")], "place-unreadable"),
        (None, "place-unreadable"),
    ],
)
def test_a_place_that_is_none_costs_a_sentence(written: Any, code: str) -> None:
    table = laying(3, 4)
    table.answer("add:wall")
    before = table.state
    assert refused(table, written) == code
    with pytest.raises((Illegal, Malformed)):
        preview(table.state, table.request, written)
    assert table.state == before


def test_what_is_not_on_offer_is_refused() -> None:
    table = laying(3, 4)
    wrong = {
        "add:castle": "no-such-kind",
        "remove:T9": "no-such-piece",
        "add:spill": "no-such-kind",
        "add": "not-an-option",
    }
    assert {choice: refused(table, choice) for choice in wrong} == wrong
    assert "add:spill" in laying(3, 4, options={"hazards": True}).choices


def test_every_suggested_place_is_taken_and_every_turn_of_a_preview() -> None:
    for place in range(5):
        table = laying(3, 4)
        table.answer("add:house")
        assert open_ground(table.state).polygons
        option = table.request.options[place]
        for turned in preview(table.state, table.request, option.choice).changes:
            assert preview(table.state, table.request, turned.choice).written == turned.choice
        table.answer(option.choice)
        assert ids(table) == ["T1", "T2", "T3"]


def test_a_full_field_takes_no_more() -> None:
    pieces = [box(x, y, x + 1, y + 1) for x in range(2, 34, 4) for y in range(2, 34, 6)][:PIECES_MAX]
    table = laying(3, 4, pieces=pieces)
    assert len(table.state.terrain) == PIECES_MAX
    assert not [choice for choice in table.choices if choice.startswith("add:")]
    table.answer("remove:T7")
    table.answer("add:car")
    table.answer("spot:1")
    assert "T7" in ids(table)


def test_who_has_no_changes_left_is_content() -> None:
    table = laying(3, 4)
    for _ in range(table.state.profile.deployment.changes):
        table.answer("add:car")
        table.answer("spot:1")
        if table.asked == "terrain B":
            table.answer("content")
    assert table.request.kind == "deploy"
    assert [event.player for event in table.last if isinstance(event, TerrainAgreed)] == [1, 0]


def test_neutral_stations_are_put_down_beside_the_terrain_of_the_players() -> None:
    table = laying(3, 4, neutral=1, pieces=[])
    assert all(station.at is None for station in table.state.stations)
    table.answer("add:house")
    table.answer([18, 18])
    table.answer("content")
    table.answer("content")
    assert next(station.at for station in table.state.stations if station.home is None) not in (None, (18, 18))


def test_a_demo_and_a_declared_table_have_their_terrain_already() -> None:
    demo = MapTable(*rd(2, 2), begin=True, options={"terrain": True}, size="demo")
    assert demo.state.layout is None
    players = [("Ana", rd(3)[0]), ("Ben", rd(4)[0])]
    declared = RULESETS["rapid-attack"].new_game(
        players, {"id": "custom", "stations": 1}, "declared", {"terrain": True}, FairDice(random.Random(1))
    )
    assert declared.state.layout is None


def test_silence_is_content_and_takes_the_first_place() -> None:
    table = laying(3, 4)
    rules = ruleset_of(table.state)
    assert rules.default(table.state, table.request) == "content"
    table.answer("add:house")
    assert rules.default(table.state, table.request) == "spot:1"


def test_a_state_in_the_middle_of_it_is_valid() -> None:
    table = laying(3, 4)
    rules = ruleset_of(table.state)
    assert rules.validate(table.state)
    table.answer("add:house")
    assert rules.validate(table.state)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_put_down_the_battle_begins(seed: int) -> None:
    chance = random.Random(seed)
    table = laying(3, 4, 3, stations=2, pieces=[], options={"hazards": seed % 2 == 0})
    kinds = set()
    while table.request.kind in ("terrain", "where") and table.state.layout is not None:
        kinds.add(table.request.kind)
        choices = table.choices
        table.answer(chance.choice(choices))
    while table.state.round == 0:
        table.answer("all" if "all" in table.choices else table.choices[0])
    assert kinds == {"terrain", "where"} or not table.state.terrain
    assert replay(table.log) == table.state
    assert requests(table.state)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_offers_the_kinds_of_its_fields(style: str) -> None:
    found = {
        piece.name for seed in range(12 if LONG else 2) for piece in generate(style, str(seed), hazards=True).pieces
    }
    offered = {*style_of(style).kinds, *style_of(style).hazards}
    assert found <= offered
    assert offered <= KINDS.keys()
