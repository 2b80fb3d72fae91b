"""HVAs that are taken at a declared table, wherever the book allows it (rulebook: "Capturing HVAs")."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import RulesError
from rules.intercept_orbit.possession import HvaTaken
from rules.intercept_orbit.state.state import Asset
from tests.rules.intercept_orbit.battles import Game, battle, company, hva, ship


def claims(game: Game) -> list[str]:
    return [choice for choice in game.choices if choice.startswith("claim")]


def test_an_hvas_own_way_may_bring_it_to_another_player() -> None:
    game = Game(battle(hva("AV1"), ship("A1"), ship("B1"))).say("AV1", "straight")
    assert "claim:AV1:B" in game.choices
    assert "claim:AV1:A" not in game.choices
    game.say("claim:AV1:B")
    assert (game["AV1"].owner, game.score(0), game.score(1), game["AV1"].gone) == (1, 5, 10, True)


LOST = (ship("B1", left="destroyed"), company("Bc1", fuel=0), company("Bc2", fuel=3, left="destroyed"))


def test_who_has_no_ta_left_takes_no_hva_companies_adrift_are_none() -> None:
    game = Game(battle(hva("AV1"), ship("A1"), *LOST, hva("BV1"))).say("AV1", "straight")
    assert claims(game) == ["claim:BV1:A"]
    with pytest.raises(RulesError):
        game.say("claim:AV1:B")


def test_one_company_in_flight_is_enough_to_take_an_hva() -> None:
    game = Game(battle(hva("AV1"), ship("A1"), *LOST, company("Bc3", fuel=1))).say("AV1", "straight", "claim:AV1:B")
    assert game["AV1"].owner == 1


def test_who_loses_the_last_ta_on_the_way_takes_no_hva_at_its_end() -> None:
    there = (ship("A1"), hva("AV1"), ship("B1", white=1, gone=True))
    game = Game(battle(*there), 1, 1, 6, 3, 3, 3).say("A1", "none", "none", "straight")
    game.say(["through:B1", "claim:AV1:B"], "yes").leave("loss", "spin")
    assert (game["B1"].left, game["AV1"].owner) == ("destroyed", 0)


def test_after_the_death_of_the_last_rival_in_the_same_turn() -> None:
    rival = company("Bc1", systems="", white=1, gone=True)
    there = (company("Ac1"), rival, hva("BV1"), ship("B1", gone=True))
    game = Game(battle(*there), 1, 1, 1, 1, 1, 4, *[6] * 4).say("Ac1", "Bc1", "none")
    assert claims(game) == []
    game.say("attack:5")
    assert (game["Bc1"].left, claims(game)) == ("destroyed", ["claim:BV1:A"])
    game.say("claim:BV1:A")
    assert (game["BV1"].owner, claims(game)) == (0, [])


def one_more(*others: Asset) -> Game:
    """A round whose fuel leaves the only company of B dry: then A has a turn."""
    there = (ship("A1", gone=True), *others, ship("B1", gone=True), hva("BV9"))
    return Game(battle(*there), *[3] * 8).say("BV9", "straight", "clear")


def test_and_in_the_next_turn_after_one_ran_dry_at_the_end_of_the_round_but_not_in_later_ones() -> None:
    game = one_more(company("Bc1", fuel=1, gone=True), ship("A2", gone=True))
    game.say("A1", "none", "none", "straight", "clear")
    assert claims(game) == ["claim:BV9:A"]
    game.say("done", "A2", "none", "none", "straight", "clear")
    assert claims(game) == []


def test_without_anything_that_has_left_there_is_nothing_to_say() -> None:
    game = one_more().say("A1", "none", "none", "straight", "clear")
    assert claims(game) == []
    with pytest.raises(RulesError):
        game.say("claim:BV9:A")
    assert not game.saw(HvaTaken)


@pytest.mark.parametrize("gone", [False, True])
def test_who_takes_an_hva_moves_it_in_the_same_round_unless_it_has_moved(gone: bool) -> None:
    game = Game(battle(ship("A1"), ship("B1"), hva("BV1", gone=gone)), 1, 1)
    game.say("A1", "none", "none", "straight", "claim:BV1:A", "done")
    assert game["BV1"].owner == 0
    assert ("BV1" in game.choices, game.asked.player) == ((False, 1) if gone else (True, 0))


def test_each_side_gains_and_loses_by_its_own_points_per_asset() -> None:
    state = battle(ship("A1"), ship("B1"), hva("BV1"))
    seats = tuple(
        structs.replace(seat, ppa=ppa, score=score)
        for seat, ppa, score in zip(state.players, (3, 7), (3, 14), strict=True)
    )
    game = Game(structs.replace(state, players=seats), 1, 1)
    game.say("A1", "none", "none", "straight", "claim:BV1:A")
    assert [game.score(n) for n in (0, 1)] == [6, 7]
