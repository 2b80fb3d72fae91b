"""The whole turns of HVAs in one press: all of them straight on, until somebody has a decision to make."""

from __future__ import annotations

from typing import Any

import pytest

from rules.intercept_orbit.activation import Activated, ActivationEnded
from rules.intercept_orbit.movement.journey import CourseSet
from rules.intercept_orbit.ruleset import InterceptOrbit
from rules.intercept_orbit.state.state import Asset
from tests.rules.intercept_orbit.battles import Game, battle, company, hva, ship

DECLARED = (hva("AV1"), hva("AV2"), ship("A1"), ship("B1"))
SPACE = (
    hva("AV1", at=(6.0, 10.0), heading=90.0),
    hva("AV2", at=(6.0, 20.0), heading=90.0),
    ship("A1", at=(4.0, 28.0)),
    ship("B1", at=(28.0, 28.0)),
)


def straight(*assets: Asset, **more: Any) -> Game:
    return Game(battle(*assets, **more)).say("hvas")


@pytest.mark.parametrize(("assets", "table"), [(DECLARED, "declared"), (SPACE, "map")])
def test_all_hvas_of_a_player_go_straight_on_and_the_next_choice_comes(assets: tuple[Asset, ...], table: str) -> None:
    game = straight(*assets, table=table)
    assert [event.asset for event in game.log if isinstance(event, ActivationEnded)] == ["AV1", "AV2"]
    assert [event.speed for event in game.log if isinstance(event, CourseSet)] == [4, 4]
    assert (game.kind, game.asked.player) == ("activate", 0)
    assert "hvas" not in game.choices


def test_on_a_map_they_come_four_units_further() -> None:
    game = straight(*SPACE, table="map")
    assert (game["AV1"].at, game["AV2"].at) == ((10.0, 10.0), (10.0, 20.0))


def test_a_decision_of_another_player_comes_first_and_the_rest_is_offered_again() -> None:
    waiting = straight(hva("AV1"), hva("AV2"), company("Bc1", host="AV1"), ship("B1"))
    assert (waiting.kind, waiting.asked.player) == ("ride", 1)
    waiting.say("yes", "clear")
    assert (waiting.kind, "hvas" in waiting.choices) == ("activate", True)


def test_it_keeps_what_it_holds() -> None:
    game = straight(hva("AV1"), company("Bc1", fuel=0, host="AV1"), ship("A1"), ship("B1"))
    assert game.kind == "activate"
    assert game["Bc1"].host == "AV1"


def test_without_an_hva_that_waits_it_is_not_offered() -> None:
    game = Game(battle(hva("AV1", gone=True), ship("A1"), ship("B1")))
    assert "hvas" not in game.choices


def test_in_the_next_round_their_player_is_asked_again() -> None:
    game = straight(hva("AV1"), ship("A1", gone=True), ship("B1", gone=True))
    assert (game.state.round, game.kind) == (2, "activate")
    assert "hvas" in game.choices
    assert [event.asset for event in game.log if isinstance(event, ActivationEnded)] == ["AV1"]


@pytest.mark.parametrize("x", [12.0, 28.0])
def test_where_it_runs_into_something_it_comes_after_the_assets(x: float) -> None:
    ahead = ship("B1", at=(x, 10.0))
    choices = Game(
        battle(hva("AV1", at=(6.0, 10.0), heading=90.0), ship("A1", at=(4.0, 28.0)), ahead, table="map")
    ).choices
    assert choices.index("hvas") == (2 if x < 20 else 0)


def test_their_story_is_one_message() -> None:
    game = straight(*SPACE, table="map")
    begun = [event for event in game.log if isinstance(event, Activated)]
    rules, last = InterceptOrbit(), ActivationEnded("AV1")
    assert [event.asset for event in begun] == ["AV1", "AV2"]
    assert not rules.opens_chapter(game.state, last, begun[1])
    assert rules.opens_chapter(game.state, last, Activated("A1"))
    assert rules.opens_chapter(game.state, ActivationEnded("A1"), begun[1])
