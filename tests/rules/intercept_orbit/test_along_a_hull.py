"""Where companies stand along a ship that has moved (rulebook: "Move and Maneuver your ship")."""

from __future__ import annotations

from rules.intercept_orbit.movement.aces import NudgeDeclined
from rules.intercept_orbit.movement.clinging import BerthsKept, RideDecided
from tests.rules.intercept_orbit.battles import Game, company, hva, ship
from tests.rules.intercept_orbit.test_battles_on_a_map import eastward, mapped, sail
from tests.rules.intercept_orbit.test_journeys import moving

FAR = (ship("B1", at=(28.0, 28.0)), ship("C1", at=(28.0, 4.0)))
RIDERS = (company("Bc1", host="A1", at=(8.0, 17.51)), company("Cc1", host="A1", at=(8.0, 14.49)))


def boarded() -> Game:
    """A ship that has moved with two boarders, whose players are asked in turn."""
    game = mapped(eastward(), *RIDERS, *FAR, faces=(6,) * 12, players=3, order=(2, 0, 1))
    return game.say("A1", "none", "none", "move:0", "4").leave("ride")


def test_other_players_place_their_companies_in_tactical_order() -> None:
    game = boarded()
    assert (game.kind, game.asked.player) == ("berth", 2)
    assert game.choices == ["none", "Cc1:bow", "Cc1:starboard", "Cc1:stern"]
    game.say("Cc1:bow")
    assert game["Cc1"].at == (13.51, 16.0)
    assert (game.kind, game.asked.player) == ("berth", 1)
    game.say("none")
    assert (game["Bc1"].at, game.last(BerthsKept).companies) == ((12.0, 17.51), ("Bc1",))
    assert (game.kind, game.asked.player) == ("act", 0)


def test_as_they_are_settles_it_for_all_of_a_players_companies() -> None:
    more = company("Bc2", host="A1", at=(8.0, 14.49))
    game = sail(eastward(), RIDERS[0], more, FAR[0]).leave("ride")
    assert (game.kind, len(game.choices)) == ("berth", 7)
    assert game.say("none").kind == "act"


def test_nobody_is_asked_at_a_declared_table_or_at_an_hva() -> None:
    game = moving(ship("A1"), company("Bc1", host="A1"), ship("B1")).say("yes", "clear")
    assert game.kind == "act"
    there = (hva("AV1", at=(8.0, 16.0)), company("Bc1", host="AV1", at=(8.0, 18.0)), FAR[0])
    game = mapped(*there, hva("AV2", at=(4.0, 4.0)), ship("A1", at=(4.0, 28.0)))
    game.say("AV1", "4").leave("ride")
    assert game.kind != "berth"


def test_who_lets_all_go_along_as_they_are_is_asked_once_a_turn() -> None:
    more = company("Bc2", host="A1", ace="G", at=(8.0, 14.49))
    game = mapped(eastward(), RIDERS[0], more, FAR[0], faces=(6,) * 12)
    game.say("A1", "none", "none").leave("nudge")
    game.say("move:0", "4")
    assert (game.kind, game.choices) == ("ride", ["all", "yes", "no"])
    assert game.asked.options[0].facts == {"number": 2}
    game.say("all")
    assert (game.kind, game.asked.player) == ("act", 0)
    assert [game[name].host for name in ("Bc1", "Bc2")] == ["A1", "A1"]
    assert game.last(BerthsKept).companies == ("Bc1", "Bc2")
    assert game.last(NudgeDeclined).company == "Bc2"


def test_one_rider_who_is_asked_nothing_more_has_two_answers() -> None:
    game = moving(ship("A1"), company("Bc1", host="A1"), ship("B1"))
    assert (game.kind, game.choices) == ("ride", ["yes", "no"])


def test_two_riders_at_a_declared_table_go_along_with_one_answer() -> None:
    game = moving(ship("A1"), company("Bc1", host="A1"), company("Bc2", host="A1"), ship("B1"))
    assert game.say("all").kind == "path"
    assert [event.rides for event in game.log if isinstance(event, RideDecided)] == [True, True]
