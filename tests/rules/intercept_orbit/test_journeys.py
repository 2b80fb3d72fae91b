"""Courses, collisions, debris, edges, companies on the way (RULINGS 2.4, 2.5)."""

from __future__ import annotations

import pytest

from rules import RulesError, evolve
from rules.intercept_orbit.movement.collisions import Avoided, Collided, DebrisPushed, Stopped, risks
from rules.intercept_orbit.movement.edge import EdgeTurned
from rules.intercept_orbit.movement.journey import CourseSet, LetPass, PathDeclared, Went
from rules.intercept_orbit.movement.steering import Moved
from rules.intercept_orbit.possession import HvaTaken
from rules.intercept_orbit.state.pending import Contact
from rules.intercept_orbit.state.pools import pool
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.state import Asset
from tests.rules.intercept_orbit.battles import Game, battle, company, debris, frigate, hva, ship


def moving(mover: Asset, *others: Asset, die: int = 3, dice: tuple[int, ...] = (), course: str = "straight") -> Game:
    """A ship that has put a die to its manoeuvre and set its course, up to what lies on its way."""
    count = len(pool(ORBIT, mover, None))
    game = Game(battle(mover, *others, players=3 if any(o.id[0] == "C" for o in others) else 2), *[die] * count, *dice)
    game.say(mover.id).leave("target")
    return game.say("none", "move:0", course)


@pytest.mark.parametrize(
    ("kind", "pips", "course", "ok"),
    [
        ("capital", 1, "5", True),
        ("capital", 1, "3", True),
        ("capital", 1, "6", False),
        ("capital", 3, "5 1L 2R", True),
        ("capital", 3, "5 1L 2R 3R", False),
        ("capital", 2, "4 1LL", False),
        ("frigate", 1, "4 1LL", True),
        ("frigate", 1, "4 1L 2L", False),
        ("frigate", 3, "3 1RR 2LL", True),
        ("capital", 4, "0", True),
        ("capital", 2, "4 1L 1L", False),
        ("capital", 2, "4 5L", False),
        ("capital", 6, "nonsense", False),
        ("capital", 6, "", False),
    ],
)
def test_each_pip_changes_the_speed_by_one_or_clicks_one_hinge(kind: str, pips: int, course: str, ok: bool) -> None:
    mover = ship("A1", kind=kind)
    if ok:
        game = moving(mover, ship("B1"), die=pips, course=course)
        assert game.last(CourseSet).speed == int(course.split(maxsplit=1)[0])
        return
    with pytest.raises(RulesError):
        moving(mover, ship("B1"), die=pips, course=course)


def test_without_a_die_a_ship_goes_four_straight_on() -> None:
    game = Game(battle(ship("A1"), ship("B1")), 5, 5).say("A1", "none", "none", "straight", "clear")
    assert game.last(CourseSet).speed == 4
    assert not any(game.last(CourseSet).clicks)


def test_a_ship_must_move_before_anything_that_comes_after() -> None:
    game = Game(battle(ship("A1", "Y K"), ship("B1")), 5, 5, 5, 5).say("A1", "none", "none")
    assert {item.label for item in game.asked.options} == {"move", "straight"}


def test_a_green_or_white_die_steers_and_is_used_up() -> None:
    game = Game(battle(frigate("A1"), ship("B1")), 2, 2, 6).say("A1", "none", "none")
    assert [item.facts["die"] for item in game.asked.options if item.label == "move"] == ["G6", "W6"]
    game.say("move:2", "straight", "clear")
    assert "move:2" not in game.choices


@pytest.mark.parametrize(
    ("course", "ok"), [("4", True), ("4 2L", True), ("5", False), ("4 1LL", False), ("4 1L 2L", False)]
)
def test_an_hva_goes_four_and_clicks_one_hinge_once(course: str, ok: bool) -> None:
    game = Game(battle(hva("AV1"), ship("B1"))).say("AV1")
    assert game.kind == "course"
    if ok:
        game.say(course, "clear")
        assert game["AV1"].gone
        return
    with pytest.raises(RulesError):
        game.say(course)


# -- collisions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mover", "met", "asked", "rams"),
    [
        (ship("A1"), ship("B1"), [(0, "no"), (1, "no")], False),
        (ship("A1"), ship("B1"), [(0, "no"), (1, "yes")], True),
        (ship("A1"), ship("B1"), [(0, "yes")], True),
        (frigate("A1"), ship("B1"), [(0, "no")], False),
        (ship("A1"), frigate("B1"), [(1, "no")], False),
        (ship("A1"), frigate("B1"), [(1, "yes")], True),
        (frigate("A1"), frigate("B1"), [(0, "no"), (1, "no")], False),
        (ship("A1"), hva("BV1"), [(0, "no")], False),
        (ship("A1"), hva("BV1"), [(0, "yes")], True),
        (ship("A1"), ship("A2"), [(0, "no")], False),
    ],
)
def test_who_says_whether_they_collide(mover: Asset, met: Asset, asked: list[tuple[int, str]], rams: bool) -> None:
    game = moving(mover, met, ship("B2"), dice=(3,) * 4).say(f"through:{met.id}")
    for player, word in asked:
        assert (game.kind, game.asked.player) == ("ram", player)
        assert game.asked.facts["speed"] == 4
        game.say(word)
    assert game.saw(Collided) == rams
    assert game.saw(LetPass) != rams


@pytest.mark.parametrize(
    ("mover", "met", "found"),
    [
        (ship("A1"), ship("B1"), [("A1", (1, 2)), ("B1", (4, 5, 6))]),
        (ship("A1"), hva("BV1"), [("A1", (1, 2))]),
        (hva("AV1"), ship("B1"), [("B1", (1, 2))]),
        (ship("A1"), debris("X1"), [("A1", (1, 2))]),
        (hva("AV1"), debris("X1"), []),
    ],
)
def test_who_may_lose_dice_in_a_collision(mover: Asset, met: Asset, found: list[tuple[str, tuple[int, ...]]]) -> None:
    assert [(risk.asset, risk.faces) for risk in risks(battle(mover, met), mover, met, 4)] == found


def test_the_average_losses_of_a_collision_and_the_chance_of_losing_all() -> None:
    rammer, target = ship("A1", "B"), ship("B1", "", white=1)
    left = rammer.dice_left
    one, other = risks(battle(rammer, target), rammer, target, 2)
    hits = {0: 4 / 9, 1: 4 / 9, 2: 1 / 9}
    assert one.left == left
    assert one.lost == pytest.approx(sum(min(n, left) * chance for n, chance in hits.items()))
    assert one.all_lost == pytest.approx(sum(chance for n, chance in hits.items() if n >= left))
    assert (other.left, other.lost, other.all_lost) == (1, pytest.approx(0.75), pytest.approx(0.75))


def test_a_ship_that_would_end_touching_another_has_collided() -> None:
    game = moving(ship("A1"), ship("B1"), dice=(3,) * 4).say("ends:B1")
    assert game.saw(Collided)


@pytest.mark.parametrize(("course", "dice"), [("straight", 4), ("3", 3), ("6", 6)])
def test_as_many_dice_as_the_speed(course: str, dice: int) -> None:
    game = moving(ship("A1", "B Y"), ship("B1", "B Y"), course=course, dice=(3,) * dice).say("ends:B1")
    assert len(game.last(Collided).dice) == dice


def test_ones_and_twos_damage_the_rammer_four_to_six_the_target_and_each_turns_the_others_ship() -> None:
    game = moving(ship("A1", "B Y K"), ship("B1", "B Y K Ra"), dice=(1, 2, 3, 6)).say("ends:B1")
    collided = game.last(Collided)
    assert (collided.taken, collided.hits) == (2, 1)
    game.say("B", "Y", "Ra")
    assert (game["A1"].systems, game["B1"].systems) == (("K",), ("B", "Y", "K"))
    assert (game.kind, game.asked.player, game.asked.facts["target"]) == ("spin", 0, "B1")
    assert game.choices == ["0", "-1", "1"]
    game.say("-1")
    assert (game.kind, game.asked.player, game.asked.facts["target"]) == ("spin", 1, "A1")
    assert game.choices == ["0", "-1", "1", "-2", "2"]
    game.say("2", "done")
    assert game["A1"].gone


def test_an_hva_takes_no_damage_and_is_turned() -> None:
    game = moving(ship("A1", "B"), hva("BV1"), ship("B1"), dice=(5, 5, 3, 3)).say("through:BV1", "yes")
    assert game["BV1"].alive
    assert (game.kind, game.asked.facts["target"]) == ("spin", "BV1")


def test_an_hva_stops_before_a_ship_on_which_it_would_end() -> None:
    game = Game(battle(hva("AV1"), ship("B1"))).say("AV1", "straight", "ends:B1")
    assert game.last(Stopped).against == "B1"
    assert not game.saw(Collided)


@pytest.mark.parametrize("word", ["yes", "no"])
def test_a_ship_in_the_way_of_an_hva_rams_it_or_lets_it_pass(word: str) -> None:
    game = Game(battle(hva("AV1"), ship("B1", "B")), 3, 3, 3, 3).say("AV1", "straight", "through:B1")
    assert (game.kind, game.asked.player) == ("ram", 1)
    game.say(word)
    assert game.saw(Collided) == (word == "yes")


def test_two_hvas_pass_each_other() -> None:
    game = Game(battle(hva("AV1"), hva("BV1"), ship("B1"))).say("AV1", "straight", "through:BV1")
    assert game.saw(LetPass)


# -- debris -------------------------------------------------------------------------------------------------------


def test_a_pip_avoids_debris() -> None:
    game = moving(ship("A1"), ship("B1"), debris("X1"), die=2, course="5").say("through:X1")
    assert (game.kind, game.asked.facts["pips"]) == ("avoid", 1)
    game.say("yes")
    assert game.last(Avoided).pips == 0
    assert not game.saw(Collided)


def test_pips_that_are_spent_avoid_nothing() -> None:
    game = moving(ship("A1"), ship("B1"), debris("X1"), die=1, course="5", dice=(3,) * 5).say("through:X1")
    assert game.saw(Collided)


@pytest.mark.parametrize(("word", "gone"), [("remove", True), ("push", False)])
def test_debris_that_was_hit_is_removed_or_pushed_by_the_speed(word: str, gone: bool) -> None:
    game = moving(ship("A1", "B Y"), ship("B1"), debris("X1"), dice=(1, 3, 3, 3)).say("through:X1", "no", "B")
    assert game.kind == "debris"
    game.say(word)
    assert (game["X1"].left == "destroyed") == gone
    if not gone:
        assert game.last(DebrisPushed).distance == 4


def test_an_hva_that_runs_on_debris_takes_nothing() -> None:
    game = Game(battle(hva("AV1"), debris("X1"), ship("B1"))).say("AV1", "straight", "through:X1", "remove")
    assert game["AV1"].alive
    assert game.last(Collided).dice == ()


# -- the edge -----------------------------------------------------------------------------------------------------


def test_a_ship_that_leaves_the_table_is_lost_with_its_points_and_what_it_carries() -> None:
    aboard = (company("Ac1", fuel=None, host="A1"), company("Ac2", host="A1"))
    game = moving(ship("A1"), *aboard, ship("A2"), ship("B1")).say("edge")
    assert [game[name].left for name in ("A1", "Ac1", "Ac2")] == ["lost-in-space"] * 3
    assert game.score(0) == 5


def test_an_hva_at_the_edge_is_turned_by_the_highest_scorer_other_than_its_owner() -> None:
    there = (ship("A1"), hva("AV1"), ship("B1"), ship("C1"), ship("C2"))
    game = Game(battle(*there, players=3)).say("AV1", "straight", "edge")
    assert game.last(EdgeTurned).player == 1
    assert game["AV1"].alive


# -- companies on the way -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "host"), [("yes", "A1"), ("no", None)])
def test_other_players_companies_ride_along_or_stay(word: str, host: str | None) -> None:
    game = moving(ship("A1"), ship("B1"), company("Bc1", host="A1"), company("Ac1", host="A1"))
    assert (game.kind, game.asked.player) == ("ride", 1)
    game.say(word, "clear")
    assert (game["Bc1"].host, game["Ac1"].host) == (host, "A1")


def test_they_are_asked_in_tactical_order() -> None:
    riders = (company("Cc1", host="A1"), company("Bc1", host="A1"))
    game = moving(ship("A1"), ship("B1"), *riders)
    assert game.asked.player == 1
    game.say("yes")
    assert game.asked.player == 2


@pytest.mark.parametrize(("word", "host"), [("yes", "A1"), ("no", None)])
def test_a_company_that_a_ship_touches_may_cling(word: str, host: str | None) -> None:
    game = moving(ship("A1"), ship("B1"), company("Bc1")).say("through:Bc1")
    assert (game.kind, game.asked.player) == ("cling", 1)
    assert game.say(word)["Bc1"].host == host


@pytest.mark.parametrize(
    ("drifter", "captive", "score"), [(company("Bc1", fuel=0), True, 5), (company("Ac1", fuel=0), False, 10)]
)
def test_a_drifting_company_is_captured_or_rescued(drifter: Asset, captive: bool, score: int) -> None:
    game = moving(ship("A1"), ship("B1"), drifter).say(f"beside:{drifter.id}")
    assert (game.kind, game.asked.player) == ("carry", 0)
    game.say("yes")
    assert (game[drifter.id].host, game[drifter.id].captive) == ("A1", captive)
    assert game.score(drifter.owner) == score


def test_companies_go_over_to_ships_that_are_passed() -> None:
    there = (ship("A2"), ship("B1"), company("Ac1", host="A1"), company("Bc1", fuel=0, host="A1", captive=True))
    game = moving(ship("A1"), *there).say("beside:A2, beside:B1")
    assert game.kind == "act"
    assert game.offered("hand") == ["hand:Ac1>A2", "hand:Ac1>B1", "hand:Bc1>A2", "hand:Bc1>B1"]
    game.say("hand:Bc1>A2")
    assert (game["Bc1"].host, game["Bc1"].captive) == ("A2", True)
    assert game.offered("hand") == ["hand:Ac1>A2", "hand:Ac1>B1"]
    game.say("done")
    assert game["Ac1"].host == "A1"


@pytest.mark.parametrize(("word", "host", "left"), [("none", "A1", []), ("Ac1>A2", "A2", [])])
def test_a_game_that_was_asked_by_older_rules_who_goes_over_still_takes_the_answer(
    word: str, host: str, left: list[str]
) -> None:
    game = moving(ship("A1"), ship("A2"), ship("B1"), company("Ac1", host="A1"))
    game.state = evolve(game.state, PathDeclared("A1", (Contact("beside", "A2"),)))
    game.state = evolve(game.state, Went("A1"))
    assert game.kind == "hand"
    assert game.say(word)["Ac1"].host == host
    assert (game.kind, game.offered("hand")) == ("act", left)


def test_an_hva_takes_a_drifting_company_along_that_it_passes() -> None:
    game = Game(battle(hva("AV1"), company("Bc1", fuel=0), ship("B1"))).say("AV1", "straight", "beside:Bc1")
    assert (game.kind, game.asked.player) == ("carry", 0)
    game.say("yes")
    assert (game["Bc1"].host, game["Bc1"].captive) == ("AV1", True)


def test_a_captive_handed_to_its_own_ship_is_free() -> None:
    prisoner = company("Bc1", fuel=0, host="A1", captive=True)
    game = moving(ship("A1"), ship("B1"), prisoner).say("beside:B1", "hand:Bc1>B1")
    assert not game["Bc1"].captive
    assert game.score(1) == 10


def test_an_hva_is_claimed_by_who_is_said_to_be_alone_beside_it() -> None:
    game = moving(ship("A1"), ship("B1"), hva("BV1")).say("claim:BV1:A")
    taken = game.last(HvaTaken)
    assert (taken.before, taken.player) == (1, 0)
    assert [game.score(n) for n in (0, 1)] == [10, 5]


def test_who_is_launched_at_an_hva_says_whether_it_is_alone_there() -> None:
    there = (ship("A1", "K"), company("Ac1", fuel=None, host="A1"), hva("BV1"), ship("B1"))
    game = Game(battle(*there), *[4] * 3).say("A1", "none", "none", "straight", "clear", "fuel:0", "BV1")
    assert "claim:BV1:A" in game.choices
    game.say("claim:BV1:A")
    assert "claim:BV1:A" not in game.choices
    assert [game.score(n) for n in (0, 1)] == [15, 5]


def test_only_who_clings_to_an_hva_may_say_so() -> None:
    there = (company("Ac1"), company("Bc1", host="AV1"), hva("AV1"), hva("BV1"), ship("B1"))
    game = Game(battle(*there), *[1] * 6).say("Ac1", "none", "none")
    assert not any(choice.startswith("claim") for choice in game.choices)


@pytest.mark.parametrize(
    "path", ["through:ZZ", "ends:B1, through:X1", "through:B1, ends:B1", "edge, through:X1", "claim:BV1:A, claim:BV1:A"]
)
def test_a_way_that_cannot_be(path: str) -> None:
    game = moving(ship("A1"), ship("B1"), hva("BV1"), debris("X1"))
    with pytest.raises(RulesError):
        game.say(path)


# -- companies move -----------------------------------------------------------------------------------------------


def flying(*others: Asset, **more: object) -> Game:
    """A company that moves by a green 5."""
    game = Game(battle(company("Ac1", **more), *others), 1, 1, 1, 5, 1, 1).say("Ac1").leave("target")
    return game.say("none").say(next(c for c in game.choices if c.startswith("move")))


def test_a_company_moves_up_to_its_die_over_everything_with_a_green_die_in_the_roll() -> None:
    moved = flying(ship("B1")).last(Moved)
    assert (moved.value, moved.over) == (5, True)


def test_without_a_green_die_it_goes_around() -> None:
    game = Game(battle(company("Ac1", systems="R B Y"), ship("B1")), 4, 1, 1, 1).say("Ac1", "none", "none", "move:0")
    assert not game.last(Moved).over


@pytest.mark.parametrize(("path", "host"), [("host:B1", "B1"), ("host:BV1", "BV1"), ("clear", None)])
def test_it_clings_to_what_it_touches_at_the_end(path: str, host: str | None) -> None:
    game = flying(ship("B1"), hva("BV1")).say(path)
    assert game["Ac1"].host == host
    assert not game.saw(LetPass)


def test_it_takes_a_drifting_company_along() -> None:
    game = flying(ship("B1"), company("Bc1", fuel=0)).say("carry:Bc1")
    assert (game["Bc1"].host, game["Bc1"].captive) == ("Ac1", True)
    assert game.kind != "carry"


@pytest.mark.parametrize(("word", "host"), [("yes", "Ac1"), ("no", None)])
def test_a_game_that_waits_for_this_answer_since_before_still_takes_it(word: str, host: str | None) -> None:
    game = flying(ship("B1"), company("Bc1", fuel=0))
    game.state = evolve(game.state, PathDeclared("Ac1", (Contact("carry", "Bc1"),)))
    assert game.kind == "carry"
    assert game.say(word)["Bc1"].host == host


def test_it_may_leave_a_drifting_company_where_it_is() -> None:
    game = flying(ship("B1"), company("Bc1", fuel=0)).say("clear")
    assert game["Bc1"].host is None
    assert game.kind != "carry"


def test_what_it_carries_it_may_hand_to_a_ship() -> None:
    others = (ship("A1"), ship("B1"), company("Ac2", fuel=0, host="Ac1"))
    game = flying(*others).say("beside:A1", "hand:Ac2>A1")
    assert game["Ac2"].host == "A1"


@pytest.mark.parametrize(("fuel", "fate", "captive"), [(0, "captive", True), (4, "boards", False)])
def test_who_hands_a_company_to_a_hostile_ship_is_told_what_becomes_of_it(fuel: int, fate: str, captive: bool) -> None:
    game = moving(ship("A1"), company("Ac1", fuel=fuel, host="A1"), ship("B1")).say("beside:B1")
    (over,) = (item for item in game.asked.options if item.label == "hand")
    assert (over.choice, over.facts["fate"]) == ("hand:Ac1>B1", fate)
    game.say("hand:Ac1>B1")
    assert game["Ac1"].captive is captive


def test_what_is_held_may_be_released() -> None:
    there = (company("Ac1"), ship("B1"), company("Bc1", fuel=0, host="Ac1", captive=True))
    game = Game(battle(*there), *[1] * 6).say("Ac1", "none", "none", "release:Bc1")
    assert (game["Bc1"].host, game["Bc1"].captive) == (None, False)
