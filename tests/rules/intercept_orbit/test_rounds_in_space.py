"""Points, set-up, turns and launching (RULINGS 2.2, 2.4)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RULESETS, RulesError, correct, default, replay, requests
from rules.core.dice import ScriptedDice
from rules.intercept_orbit.activation import ActivationEnded
from rules.intercept_orbit.corrections import Cling
from rules.intercept_orbit.opening.positions import BidCounted, PositionsTaken, RolledOff, TieKept, Withdrawn
from rules.intercept_orbit.state.state import Asset
from rules.intercept_orbit.turn.launch import Fuelled
from rules.intercept_orbit.turn.mend import MendAimed
from rules.intercept_orbit.turn.target import RangeDeclared
from tests.rules.intercept_orbit.battles import Game, battle, company, hva, ship

ORBIT = RULESETS["intercept-orbit"]
SIZE = {"id": "custom", "tas_min": 1, "tas_max": 8, "hvas": 1}
ONE = "Capital Alpha: Rp Ra B Y; HVA Peaches"
TWO = "Capital Alpha: Rp Ra B Y; Frigate Beta: Rp B Y; HVA Peaches"
CARRIER = "Capital Alpha: Rp Ra B K; Company Hornets: ace R; HVA Peaches"


def begin(*fleets: str, size: Any = SIZE, faces: tuple[int, ...] = ()) -> Game:
    names = ("Ana", "Ben", "Cleo", "Dan")
    dice = ScriptedDice(faces)
    players = list(zip(names, fleets, strict=False))
    log = ORBIT.new_game(players, size, "declared", {}, dice).events
    game = Game(replay(log))
    game.dice, game.log = dice, list(log)
    return game


def one(game: Game) -> str:
    """The first answer that puts down one item, not several."""
    return next(choice for choice in game.choices if choice not in ("ready", "all"))


# -- points -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fleets", "ppa", "scores"),
    [
        ((TWO, ONE), (3, 7), (9, 14)),
        ((ONE, TWO), (7, 3), (14, 9)),
        ((TWO, CARRIER), (4, 6), (12, 18)),
        ((TWO, ONE, CARRIER), (3, 7, 5), (9, 14, 15)),
        ((TWO, TWO, ONE), (3, 3, 7), (9, 9, 14)),
    ],
)
def test_points_per_asset_and_scores(fleets: tuple[str, ...], ppa: tuple[int, ...], scores: tuple[int, ...]) -> None:
    counted = begin(*fleets).last(BidCounted)
    assert (counted.ppa, counted.scores) == (ppa, scores)


def test_the_highest_is_defender_the_next_primary_attacker() -> None:
    taken = begin(TWO, ONE, CARRIER).last(PositionsTaken)
    assert (taken.defender, taken.primary) == (2, 1)


def test_a_tie_for_first_is_rolled_off_until_one_has_won() -> None:
    game = begin(TWO, TWO, faces=(3, 3, 2, 5))
    rolled = [event for event in game.log if isinstance(event, RolledOff)]
    assert [(event.faces, event.player) for event in rolled] == [((3, 3), None), ((2, 5), 1)]
    assert (game.kind, game.asked.player) == ("tie", 1)
    assert game.choices == ["stand", "withdraw:B1", "withdraw:B2"]


def test_who_lets_the_tie_stand_is_the_defender() -> None:
    game = begin(TWO, TWO, faces=(2, 5)).say("stand")
    assert (game.state.defender, game.state.order) == (1, (1, 0))


def test_who_leaves_a_ta_at_home_is_counted_again() -> None:
    game = begin(TWO, TWO, faces=(2, 5)).say("withdraw:B2")
    assert game["B2"].left == "withdrawn"
    assert game.last(BidCounted).ppa == (3, 7)
    assert game.state.defender == 1


def test_nobody_falls_below_the_fewest_tas() -> None:
    game = begin(TWO, TWO, size={**SIZE, "tas_min": 2}, faces=(2, 5))
    assert game.saw(TieKept)


def test_companies_without_a_catapult_stay_at_home_too_and_the_ace_leads_another() -> None:
    fleet = "Capital Alpha: Rp Ra B K; Frigate Beta: Rp B K; Company One: ace G; Company Two; HVA Peaches"
    game = begin(fleet, fleet, faces=(5, 2)).say("withdraw:A2")
    assert game.last(Withdrawn).assets == ("A2", "Ac2")
    game = begin(fleet, fleet, faces=(5, 2)).say("withdraw:Ac1")
    assert game["Ac2"].ace == "G"


# -- set-up -------------------------------------------------------------------------------------------------------


def test_the_steps_of_set_up_in_the_books_order() -> None:
    big = "Capital A: Rp Ra B K; Frigate B: Rp B Y; Company C: ace R; HVA One; HVA Two"
    small = "Capital A: Rp Ra B Y; Frigate B: Rp B Y; HVA One; HVA Two"
    game = begin(small, big, size={**SIZE, "hvas": 2}, faces=(1, 2))
    seen = []
    while game.kind == "deploy":
        facts = game.asked.facts
        seen.append((facts["step"], game.asked.player, facts["role"], one(game)))
        game.say(one(game))
    assert seen == [
        (1, 0, "defender", "AV1"),
        (2, 0, "defender", "AV2"),
        (3, 0, "defender", "A1"),
        (4, 1, "primary", "B1"),
        (6, 1, "primary", "B2"),
        (6, 1, "primary", "Bc1>B1"),
        (6, 1, "primary", "BV1"),
        (6, 1, "primary", "BV2"),
        (7, 0, "defender", "A2"),
        (8, 0, "defender", "enough"),
    ]


def test_attackers_take_turns_ships_first_then_companies_then_hvas() -> None:
    three = "Capital A: Rp Ra B K; Frigate B: Rp B Y; Frigate C: Rp B Y; Company D: ace R; HVA One"
    game = begin(TWO, three, three)
    seen = []
    while game.kind == "deploy":
        if game.asked.facts["step"] in (5, 6):
            seen.append((game.asked.facts["step"], one(game)))
        game.say(one(game))
    steps = [step for step, _ in seen]
    assert steps[0] == 5
    kinds = ["V" if "V" in choice else "c" if "c" in choice else "s" for step, choice in seen if step == 6]
    assert kinds == sorted(kinds, key="scV".index)
    owners = [choice[0] for step, choice in seen if step == 6]
    assert owners[:4] == [owners[0], owners[1]] * 2


def test_a_carrier_takes_one_company_for_each_catapult() -> None:
    fleet = "Capital A: Rp B K K; Frigate B: Rp B K; Company C: ace R; Company D; Company E; HVA One"
    game = begin(fleet, ONE)
    offered = []
    while game.kind == "deploy" and game.asked.facts["step"] < 8:
        if any(">" in choice for choice in game.choices):
            offered.append({choice.partition(">")[2] for choice in game.choices if ">" in choice})
        game.say(one(game))
    assert offered == [{"A1", "A2"}, {"A1", "A2"}, {"A2"}]


def test_debris_is_laid_in_turns_named_and_five_at_the_most() -> None:
    game = begin(TWO, ONE)
    while game.kind == "deploy" and game.asked.facts["step"] < 8:
        game.say(game.choices[0])
    first = game.asked.player
    game.say("debris:old station")
    assert game["X1"].name == "old station"
    assert game.asked.player == 1 - first
    game.say("debris", "debris", "debris", "debris")
    assert game.kind == "activate"
    assert len([a for a in game.state.assets if a.kind == "debris"]) == 5


def test_the_clock_begins_at_eleven_and_the_defender_opens() -> None:
    game = begin(TWO, ONE)
    while game.kind == "deploy":
        game.say("all" if "all" in game.choices else game.choices[0])
    assert (game.state.clock, game.state.round) == (11, 1)
    assert (game.kind, game.asked.player) == ("activate", game.state.defender)


# -- tactical order -----------------------------------------------------------------------------------------------


def test_the_leader_passes_down_and_the_last_may_not() -> None:
    game = Game(battle(ship("A1"), ship("A2"), ship("B1"))).say("pass")
    assert game.asked.player == 1
    assert "pass" not in game.choices


def test_hvas_and_companies_go_like_ships() -> None:
    there = (company("Ac1"), company("Ac2", fuel=0), company("Ac3", fuel=None, host="A1"))
    game = Game(battle(ship("A1"), hva("AV1"), *there, ship("B1")))
    assert game.choices == ["hvas", "A1", "AV1", "Ac1", "pass"]


# -- a ship's turn ------------------------------------------------------------------------------------------------


def test_each_white_six_brings_back_one_system_and_never_a_white() -> None:
    damaged = ship("A1", "B", lost=("Rp", "Y"))
    game = Game(battle(damaged, ship("B1")), 6, 6, 2).say("A1", "none", "none")
    assert (game.kind, game.choices, game.asked.facts["sixes"]) == ("repair", ["Rp", "Y", "none"], 2)
    game.say("Y", "Rp")
    assert (game["A1"].systems, game["A1"].lost) == (("B", "Y", "Rp"), ())
    assert game.kind == "path"
    assert game.state.stack[-1].used == (0, 1)


@pytest.mark.parametrize("faces", [(5, 5), (6, 5)])
def test_repairs_need_a_white_six_that_is_left(faces: tuple[int, int]) -> None:
    game = Game(battle(ship("A1", "", lost=("Rp",)), ship("B1")), *faces).say("A1", "none", "defend:0")
    assert game.kind == "act"


def test_defense_is_a_blue_or_white_die_or_nothing() -> None:
    game = Game(battle(ship("A1", "B K"), ship("B1")), 2, 3, 4, 5).say("A1", "none")
    assert [item.facts.get("die") for item in game.asked.options] == ["B6", "W6", "W6", None]
    game.say("none")
    assert game["A1"].defense == 0


def test_a_ship_shoots_before_or_after_it_moves() -> None:
    there = (ship("A1", "Ra"), ship("B1", "B Y", gone=True))
    game = Game(battle(*there), *[1] * 9).say("A1", "B1", "assault", "none")
    assert {item.label for item in game.asked.options} == {"attack", "move", "straight"}
    assert {item.facts["die"] for item in game.asked.options if item.label == "attack"} == {"R6", "W6"}
    game.say("straight", "clear")
    assert {item.label for item in game.asked.options} >= {"attack", "done"}


def carrier(systems: str = "K", *companies: Asset, faces: tuple[int, ...], more: tuple[Asset, ...] = ()) -> Game:
    """A carrier that has moved: white dice, then black ones."""
    game = Game(battle(ship("A1", systems), *companies, *more, ship("B1")), *faces)
    return game.say("A1", "none", "none", "straight", "clear")


def test_a_company_is_repaired_up_to_as_many_dice_as_the_die_shows() -> None:
    hurt = company("Ac1", fuel=None, host="A1", systems="R", white=2, lost=("B", "Y", "G"))
    game = carrier("K", hurt, faces=(1, 1, 5)).say("mend:2")
    assert (game.kind, game.choices, game.asked.facts["left"]) == ("restore", ["B", "Y", "G"], 2)
    game.say("Y", "G")
    assert game["Ac1"].systems == ("R", "Y", "G")
    assert game["Ac1"].lost == ("B",)


@pytest.mark.parametrize(("face", "back"), [(6, True), (3, False), (2, False)])
def test_all_comes_back_if_the_die_is_enough_and_nothing_if_it_is_not(face: int, back: bool) -> None:
    hurt = company("Ac1", fuel=None, host="A1", systems="R", white=2, lost=("B", "Y", "G"))
    game = carrier("K", hurt, faces=(1, 1, face))
    assert ("mend:2" in game.choices) == back
    if back:
        assert game.say("mend:2")["Ac1"].lost == ()


@pytest.mark.parametrize(
    ("choice", "code"), [("mend:B6 1", "wrong-colour"), ("fuel:K6 5", "die-not-rolled"), ("mend:K6 4", None)]
)
def test_a_die_that_repairs_or_is_fuel_is_named_by_what_it_shows(choice: str, code: str | None) -> None:
    hurt = company("Ac1", fuel=None, host="A1", systems="R", white=2, lost=("B", "Y", "G"))
    game = carrier("B K", hurt, faces=(2, 2, 1, 4))
    if code is None:
        assert game.say(choice).last(MendAimed).value == 4
        return
    with pytest.raises(RulesError, match=code):
        game.say(choice)


def test_a_company_gets_its_white_dice_back_too() -> None:
    hurt = company("Ac1", fuel=None, host="A1", white=1, lost=("white",))
    assert carrier("K", hurt, faces=(1, 1, 6)).say("mend:2")["Ac1"].white == 2


def test_a_black_or_white_die_is_the_fuel_and_the_company_starts() -> None:
    game = carrier("K", company("Ac1", fuel=None, host="A1"), faces=(5, 1, 3))
    assert [item.facts["die"] for item in game.asked.options if item.label == "fuel"] == ["W6", "K6", "W6"]
    game.say("fuel:2")
    assert (game.kind, game.choices) == ("launch", ["A1", "B1"])
    game.say("B1")
    assert (game["Ac1"].fuel, game["Ac1"].host, game["Ac1"].gone) == (3, "B1", False)


@pytest.mark.parametrize(("choice", "fuel"), [("Ac1:keep", 5), ("Ac1", 3)])
def test_a_lower_die_replaces_the_fuel_only_if_its_player_likes(choice: str, fuel: int) -> None:
    game = carrier("K", company("Ac1", fuel=5, host="A1"), faces=(1, 1, 3)).say("fuel:2")
    assert (game.kind, game.choices) == ("refuel", ["Ac1:keep", "Ac1"])
    assert default(game.state, game.asked) == "Ac1:keep"
    game.say(choice, "B1")
    assert (game["Ac1"].fuel, game["Ac1"].host, game.last(Fuelled).kept) == (fuel, "B1", fuel == 5)


def test_the_host_moves_no_company_while_it_is_asked_which_one_is_fuelled() -> None:
    game = carrier("K", company("Ac1", fuel=5, host="A1"), faces=(1, 1, 3)).say("fuel:2")
    with pytest.raises(RulesError) as refused:
        correct(game.state, Cling("Ac1", "B1"), "host", ScriptedDice(()))
    assert refused.value.code == "correction-not-now"


def test_a_company_may_be_put_next_to_another_in_flight() -> None:
    game = carrier("K", company("Ac1", fuel=None, host="A1"), faces=(1, 1, 3), more=(company("Bc1"),))
    game.say("fuel:2", "Bc1")
    assert game["Ac1"].host is None
    assert game["Ac1"].fuel == 3


def test_or_next_to_one_that_drifts_but_not_to_one_aboard() -> None:
    more = (company("Bc1", fuel=0), company("Bc2", fuel=None, host="B1"))
    game = carrier("K", company("Ac1", fuel=None, host="A1"), faces=(1, 1, 3), more=more).say("fuel:2")
    assert game.choices == ["A1", "Bc1", "B1"]
    game.say("Bc1")
    assert (game["Ac1"].host, game["Bc1"].host) == (None, None)


@pytest.mark.parametrize(("systems", "launches"), [("", 0), ("K", 1), ("K K", 2)])
def test_one_launch_for_each_catapult(systems: str, launches: int) -> None:
    aboard = [company(f"Ac{n}", fuel=None, host="A1") for n in (1, 2, 3)]
    game = carrier(systems, *aboard, faces=(4, 4, 4, 4, 4))
    for _ in range(launches):
        game.say(next(c for c in game.choices if c.startswith("fuel")))
        game.say(next(c for c in game.choices if c.startswith("Ac")), "B1")
    assert not any(c.startswith("fuel") for c in (game.choices if requests(game.state) else []))


def test_a_ship_without_a_catapult_neither_repairs_nor_fuels() -> None:
    hurt = company("Ac1", fuel=1, host="A1", systems="R B Y", lost=("G",))
    game = carrier("B", hurt, faces=(6, 6, 6))
    assert game.kind == "act"
    assert game.offered("mend") == game.offered("fuel") == []


def test_only_its_own_companies_that_cling_to_it_are_served() -> None:
    there = (company("Ac1", fuel=1, host="A1"), company("Bc1", fuel=1, host="A1"), company("Ac2", fuel=1))
    game = Game(battle(ship("A1", "K"), *there, ship("B1")), 1, 1, 6).say(
        "A1", "none", "none", "straight", "yes", "clear"
    )
    game.say("fuel:2", "B1")
    assert game["Ac1"].fuel == 6


def test_a_rescued_company_flies_again() -> None:
    game = carrier("K", company("Ac1", fuel=0, host="A1"), faces=(1, 1, 4)).say("fuel:2", "A1")
    assert game["Ac1"].flying


def test_the_defender_opens_even_where_a_capture_before_the_first_turn_made_another_the_leader() -> None:
    there = (ship("A1"), ship("B1"), ship("B2"), hva("BV1"))
    game = Game(battle(*there, order=(1, 0)), 1, 1)
    assert (game.asked.player, game.choices) == (0, ["A1"])
    game.say("A1", "none", "none", "straight", "clear", "done")
    assert game.asked.player == 1


# -- a company's turn ---------------------------------------------------------------------------------------------


def test_a_company_defends_shoots_and_moves_in_either_order_spots_last_and_repairs_nothing() -> None:
    hurt = company("Ac1", systems="R B G", lost=("Y",))
    game = Game(battle(hurt, ship("B1", "B Y", gone=True, defense=4)), *[6] * 12).say("Ac1", "B1")
    assert (game.kind, {item.facts.get("die") for item in game.asked.options}) == ("defend", {"B6", "W6", None})
    game.say("defend:B6 6")
    assert (game.kind, game["Ac1"].defense) == ("act", 6)
    assert {item.label for item in game.asked.options} == {"attack", "move", "spot-at", "done"}
    game.say("move:G6 6", "clear")
    assert {item.facts["die"] for item in game.asked.options if item.label == "attack"} == {"R6", "W6"}
    game.say("attack:R6 6").leave("cover", "loss")
    assert {item.label for item in game.asked.options} == {"spot-at", "done"}
    game.say(next(c for c in game.choices if c.startswith("spot")))
    assert game.last(ActivationEnded).asset == "Ac1"


def test_a_ship_with_white_dice_only_fights_at_dogfight_range_steers_and_spots_with_them() -> None:
    game = Game(battle(ship("A1", lost=("K",)), ship("B1", "B Y", gone=True)), 4, 6, *[1] * 9).say("A1", "B1")
    assert game.last(RangeDeclared).range == "dogfight"
    assert game.choices == ["defend:1", "defend:0", "none"]
    game.say("none", "K")
    assert {item.choice for item in game.asked.options} == {"attack:0", "move:0", "straight"}
    game.say("straight", "clear")
    assert {item.choice for item in game.asked.options} == {"attack:0", "spot:0>B1", "done"}
