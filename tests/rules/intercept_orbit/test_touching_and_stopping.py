"""Who touches whom, and where movers stop (rulebook: "Dogfight range", "Capturing and Defending Ships", "Ramming")."""

from __future__ import annotations

import pytest

from rules.intercept_orbit.combat.boarding import BoardingRolled
from rules.intercept_orbit.movement.collisions import Stopped
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import overlaps
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Asset
from tests.rules.intercept_orbit.battles import EAST, NORTH, Game, battle, company, debris, hva, mapped, ship


@pytest.mark.parametrize(("host", "near"), [("BV1", False), ("A1", True)])
def test_two_companies_at_the_ends_of_a_hull_fight_and_spot_only_if_it_is_a_ships(host: str, near: bool) -> None:
    """An HVA is two units long: those at its ends are two apart."""
    hull = hva("BV1", at=(16.0, 16.0), heading=EAST) if host == "BV1" else ship("A1", at=(16.0, 16.0))
    there = (hull, company("Ac1", host=host, at=(14.5, 16.0)), company("Bc1", host=host, at=(17.5, 16.0)))
    game = mapped(*there, ship("B9", at=(28.0, 28.0)), faces=(5,) * 8)
    assert (Range.DOGFIGHT in measure.ranges_to(game.state, game["Ac1"], game["Bc1"])) is near
    game.say("Ac1", "Bc1@dogfight", "none")
    assert ("attack" in {item.label for item in game.asked.options}) is near
    assert any(item.facts.get("asset") == "Bc1" for item in game.asked.options if item.label == "spot-at") is near


def test_a_company_that_touches_two_hulls_fights_for_both() -> None:
    """Between A1 and A2, clinging to A1 alone: the book boards whatever it touches."""
    between = company("Bc1", host="A1", at=(16.0, 16.0), gone=True)
    hulls = ship("A1", at=(14.5, 16.0), gone=True), ship("A2", at=(17.5, 16.0), gone=True)
    game = mapped(*hulls, between, ship("B1", at=(28.0, 28.0), gone=True), hva("AV1", at=(4.0, 9.0)), faces=(3,) * 8)
    game.say("AV1", "straight")
    rolled = [event for event in game.log if isinstance(event, BoardingRolled)]
    assert [(event.asset, event.winner) for event in rolled] == [("A1", 1), ("A2", 1)]
    assert (game["A1"].owner, game["A2"].owner) == (1, 1)


def test_a_captive_at_another_hull_does_not_fight_for_the_ship_that_it_touches() -> None:
    captive = company("Ac1", host="B1", at=(16.0, 16.0), fuel=None, captive=True)
    hulls = ship("A1", at=(14.5, 16.0), gone=True), ship("B1", at=(17.5, 16.0), gone=True)
    boards = company("Bc1", host="A1", at=(13.0, 16.0), gone=True)
    game = mapped(*hulls, captive, boards, hva("AV1", at=(4.0, 9.0)), faces=(3,) * 8).say("AV1", "straight")
    assert measure.touches(game.state, game["Ac1"], game["A1"])
    yellow = {own.player: own.dice.count("Y6") for own in game.last(BoardingRolled).dice}
    assert yellow == {0: 0, 1: 1}


def test_at_a_declared_table_it_fights_for_the_hull_that_it_clings_to() -> None:
    there = (ship("A1", gone=True), ship("A2", gone=True), company("Bc1", host="A1", gone=True), hva("AV1"))
    game = Game(battle(*there, ship("B1", gone=True)), *(3,) * 8).say("AV1", "straight", "clear")
    assert [event.asset for event in game.log if isinstance(event, BoardingRolled)] == ["A1"]


@pytest.mark.parametrize(
    ("last", "against"), [(debris(at=(12.4, 16.0)), "X1"), (hva("BV2", at=(12.4, 16.0)), "BV1")], ids=["debris", "hva"]
)
def test_an_hva_that_has_passed_another_does_not_stop_on_top_of_it(last: Asset, against: str) -> None:
    """It runs on something while it stands on the first, across its way: it stops before that."""
    passed = hva("BV1", at=(10.0, 16.0), heading=NORTH)
    game = mapped(hva("AV1", at=(8.0, 16.0), heading=EAST), passed, last, ship("A1"), ship("B1")).say("AV1", "4")
    assert (game["AV1"].at, game.last(Stopped).against) == ((8.5, 16.0), against)
    assert not overlaps(measure.base(game.state, game["AV1"]), measure.base(game.state, game["BV1"]))


def test_an_hva_that_has_gone_past_another_stops_where_it_meets_the_next() -> None:
    passed, last = hva("BV1", at=(10.2, 17.2), heading=EAST), debris(at=(13.4, 16.0))
    game = mapped(hva("AV1", at=(8.0, 16.0), heading=EAST), passed, last, ship("A1"), ship("B1")).say("AV1", "4")
    assert (game["AV1"].at, game.last(Stopped).against) == ((11.9, 16.0), "X1")


def test_what_was_said_of_the_end_of_a_way_is_said_again_where_a_ram_cuts_it_short() -> None:
    there = (ship("A1", "B Y"), hva("BV1"), ship("B1", "B Y"))
    game = Game(battle(*there), *[3] * 12).say("A1", "none", "none", "straight")
    game.say(["through:B1", "claim:BV1:A"], "yes").leave("loss", "spin")
    assert (game["BV1"].owner, game.kind, game.offered("path-claim")) == (1, "act", ["claim:BV1:A"])
    game.say("claim:BV1:A")
    assert game["BV1"].owner == 0


def test_what_was_said_of_a_way_that_is_flown_to_its_end_holds() -> None:
    there = (ship("A1", "B Y"), hva("BV1"), ship("B1", "B Y"))
    game = Game(battle(*there), *[3] * 12).say("A1", "none", "none", "straight")
    game.say(["through:B1", "claim:BV1:A"], "no", "no")
    assert (game["BV1"].owner, game.offered("path-claim")) == (0, [])


# -- catapults --------------------------------------------------------------------------------------------------------


def test_a_catapult_that_a_white_six_has_repaired_launches_in_the_same_turn() -> None:
    carrier = ship("A1", "B Y Ra", lost=("K",))
    game = Game(battle(carrier, company("Ac1", fuel=None, host="A1"), ship("B1")), 6, *[5] * 7)
    game.say("A1", "none", "none", "K").leave("repair")
    game.say("straight", "clear")
    assert game.offered("fuel")


def test_a_catapult_that_the_ships_own_collision_has_cost_launches_nothing() -> None:
    carrier = ship("A1", "K", white=2)
    game = Game(battle(carrier, company("Ac1", fuel=None, host="A1"), ship("B1", "B")), 5, 5, 5, 1, 3, 3, 3)
    game.say("A1", "none", "none", "straight", "through:B1", "yes", "K").leave("spin")
    assert (game.kind, game["A1"].systems, game.offered("fuel")) == ("act", (), [])


def test_of_two_companies_at_bingo_at_one_catapult_one_is_fuelled_and_both_may_be_repaired() -> None:
    worn = [company(name, fuel=1, systems="R B Y", lost=("G",), host="A1") for name in ("Ac1", "Ac2")]
    game = Game(battle(ship("A1", "K"), *worn, ship("B1")), 6, 6, 6).say("A1", "none", "none", "straight", "clear")
    game.say(game.offered("fuel")[0], "Ac1", "A1")
    assert (game["Ac1"].fuel, game.offered("fuel")) == (6, [])
    game.say(game.offered("mend")[0], "Ac2")
    assert game["Ac2"].lost == ()
    assert game.offered("mend")
