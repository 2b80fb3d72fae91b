"""Spot dice and dodging (RULINGS 2.3, 2.5)."""

from __future__ import annotations

import pytest

from rules import RulesError, replay
from rules.intercept_orbit.activation import ActivationEnded
from rules.intercept_orbit.combat.dodge import Dodged
from rules.intercept_orbit.possession import Drifted
from rules.intercept_orbit.state.state import Asset, Spot
from tests.rules.intercept_orbit.battles import Game, battle, company, debris, hit, hva, ship

GONE = {"gone": True}


# -- spotting -----------------------------------------------------------------------------------------------------


def spotting(spotter: Asset, *others: Asset, faces: tuple[int, ...]) -> Game:
    """A spotter at the end of its turn."""
    game = Game(battle(spotter, *others), *faces).say(spotter.id, "none", "none")
    if spotter.ship:
        game.say("straight", "clear")
    return game


@pytest.mark.parametrize(
    ("before", "value", "after"),
    [
        ((), 3, (3,)),
        ((3,), 4, (4,)),
        ((5, 2), 4, (5, 4)),
        ((5, 2), 6, (6, 5)),
    ],
)
def test_a_greater_spot_die_replaces_the_smallest(before: tuple[int, ...], value: int, after: tuple[int, ...]) -> None:
    target = ship("B1", spots=tuple(Spot("Y6", n) for n in before))
    game = spotting(ship("A1", "Y"), target, faces=(1, 1, value)).say("spot:2", "B1")
    assert tuple(spot.value for spot in game["B1"].spots) == after


def test_a_smaller_one_replaces_nothing() -> None:
    game = spotting(ship("A1", "Y"), ship("B1", spots=(Spot("Y6", 4),)), faces=(1, 1, 4))
    assert not any(item.label == "spot-at" and item.facts["index"] == 2 for item in game.asked.options)


@pytest.mark.parametrize(
    ("before", "after"), [((), (7, 3)), ((5,), (7, 5)), ((8,), (8, 7)), ((2, 1), (7, 3)), ((6, 4), (7, 6))]
)
def test_a_yellow_ace_puts_down_two_dice(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    target = ship("B1", spots=tuple(Spot("Y6", n) for n in before))
    game = spotting(company("Ac1", ace="Y"), target, faces=(1, 1, 1, 1, 3, 7)).say("spot:4", "B1")
    assert tuple(spot.value for spot in game["B1"].spots) == after


def test_a_die_and_what_it_spots_are_one_choice() -> None:
    game = spotting(company("Ac1"), ship("B1"), faces=(1, 1, 1, 1, 3)).say("spot:4>B1")
    assert game["B1"].spot == 3
    assert game.last(ActivationEnded).asset == "Ac1"


def test_a_yellow_aces_die_rides_along_with_any_other_and_is_alone_only_without_one() -> None:
    full = spotting(company("Ac1", ace="Y"), ship("B1"), faces=(1, 2, 1, 1, 3, 7))
    assert [c for c in full.choices if c.startswith("spot")] == ["spot:4>B1", "spot:1>B1", "spot:0>B1"]
    assert [item.facts["second"] for item in full.asked.options if item.label == "spot-at"] == [7, 7, 7]
    with pytest.raises(RulesError):
        full.say("spot:5")
    bare = company("Ac1", ace="Y", systems="", white=0)
    last = Game(battle(bare, ship("B1")), 7).say("Ac1", "none", "spot:0", "B1")
    assert [spot.die for spot in last["B1"].spots] == ["Y8"]


def test_hvas_debris_friends_and_drifters_are_not_spotted() -> None:
    others = (ship("A2"), ship("B1"), company("Bc1"), company("Bc2", fuel=0), hva("BV1"), debris("X1"))
    game = spotting(ship("A1", "Y"), *others, faces=(1, 1, 6)).say("spot:2")
    assert game.choices == ["B1", "Bc1", "none"]


# -- dodging ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "asked"),
    [
        (company("Bc1", host="B1", **GONE), True),
        (company("Bc1", **GONE), False),
        (company("Bc1", host="B1", systems="R B Y", **GONE), False),
        (company("Bc1", host="B1", systems="R B Y", ace="G", **GONE), True),
        (company("Bc1", host="BV1", **GONE), False),
    ],
)
def test_who_may_dodge(target: Asset, asked: bool) -> None:
    there = (ship("B1", **GONE), hva("BV1"))
    game = hit(company("Ac1", host="B1"), target, *there, target="Bc1", roll=(1,) * 6, dice=(6,))
    assert (game.kind == "dodge") == asked


def test_a_company_dodges_away_from_a_drifting_one_that_it_carries_even_at_an_hva() -> None:
    there = (company("Bc1", host="BV1", **GONE), company("Bc2", fuel=0, host="Bc1"), hva("BV1"), ship("B1", **GONE))
    game = hit(company("Ac1", host="BV1"), *there, target="Bc1", roll=(1,) * 6, dice=(6,))
    assert (game.kind, game.asked.facts["host"]) == ("dodge", "Bc2")
    game.say("yes")
    assert (game["Bc1"].host, game["Bc1"].fuel, game["Bc2"].host) == (None, 5, None)


@pytest.mark.parametrize(("fuel", "left"), [(4, 3), (1, 0)])
def test_a_dodge_costs_one_fuel_and_saves_one_hit(fuel: int, left: int) -> None:
    target = company("Bc1", fuel=fuel, host="B1", **GONE)
    game = hit(company("Ac1", host="B1"), target, ship("B1", **GONE), target="Bc1", roll=(1,) * 6, dice=(6,))
    game.say("yes")
    assert (game["Bc1"].fuel, game["Bc1"].host, game["Bc1"].systems) == (left, None, ("R", "B", "Y", "G"))
    assert game["Bc1"].drifting == (left == 0)


def test_the_second_hit_is_taken() -> None:
    target = company("Bc1", host="B1", **GONE)
    game = hit(company("Ac1", host="B1"), target, ship("B1", **GONE), target="Bc1", roll=(2,) * 6, dice=(6, 6))
    game.say("yes", "R")
    assert game["Bc1"].systems == ("B", "Y", "G")


@pytest.mark.parametrize(("systems", "left"), [("R B Y G", None), ("G", "destroyed")])
def test_who_dodges_with_the_last_fuel_takes_the_other_hits_and_drifts_on(systems: str, left: str | None) -> None:
    target = company("Bc1", fuel=1, systems=systems, white=1, host="B1", **GONE)
    there = (target, ship("B1", **GONE))
    game = hit(company("Ac1", host="B1"), *there, target="Bc1", roll=(3,) * 6, dice=(6, 6, 6)).say("yes")
    assert game.saw(Drifted)
    assert (game.kind == "loss") == (left is None), "nobody is asked in which order everything goes"
    game.leave("loss")
    assert (game["Bc1"].dice_left, game["Bc1"].left, game["Bc1"].fuel) == (len(systems.split()) - 1, left, 0)
    assert (game.kind, game.score(1)) == ("act", 5)


def test_a_log_in_which_the_last_fuel_saved_from_all_hits_folds_as_it_did() -> None:
    target = company("Bc1", fuel=1, host="B1", **GONE)
    there = (target, ship("B1", **GONE))
    game = hit(company("Ac1", host="B1"), *there, target="Bc1", roll=(2,) * 6, dice=(6, 6))
    state = replay([Dodged("Bc1", "B1", 0), Drifted("Bc1")], game.state)
    assert (state.pending_hits, state.asset("Bc1").systems) == ((), ("R", "B", "Y", "G"))


def test_a_company_that_stays_takes_its_hits() -> None:
    target = company("Bc1", host="B1", **GONE)
    game = hit(company("Ac1", host="B1"), target, ship("B1", **GONE), target="Bc1", roll=(1,) * 6, dice=(6,))
    game.say("no", "Y")
    assert (game["Bc1"].fuel, game["Bc1"].host, game["Bc1"].lost) == (6, "B1", ("Y",))
