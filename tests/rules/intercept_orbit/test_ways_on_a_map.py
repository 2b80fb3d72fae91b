"""Ways of ships on a map: what they run into, pass, take along and leave behind."""

from __future__ import annotations

import pytest

from rules import choose, default, ruleset_of
from rules.core.collections import present
from rules.intercept_orbit.movement.clinging import RideDecided
from rules.intercept_orbit.movement.collisions import Collided, Spun, Stopped
from rules.intercept_orbit.movement.journey import Went
from rules.intercept_orbit.space import bases, measure
from rules.intercept_orbit.state.state import StandingOrder
from tests.rules.intercept_orbit.battles import (
    EAST,
    NORTH,
    company,
    debris,
    eastward,
    frigate,
    hva,
    mapped,
    sail,
    ship,
)


def test_a_course_takes_the_ship_where_it_leads() -> None:
    game = sail(eastward(), ship("B1", at=(28.0, 28.0)), course="5")
    assert game["A1"].at == (13.0, 16.0)
    assert game.last(Went).length == 5


def test_a_click_turns_it() -> None:
    game = sail(eastward(), ship("B1", at=(28.0, 28.0)), course="4 2R")
    assert game["A1"].heading == 112.5


def test_it_stops_where_it_touches_what_it_rams() -> None:
    game = sail(
        eastward(), ship("B1", "B Y K Ra", at=(15.0, 16.0)), course="6 ", faces=(6, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3)
    )
    assert game.last(Stopped).at == (13.0, 16.0)
    assert game.saw(Collided)


def test_passing_through_a_ship_is_asked() -> None:
    target = frigate("B1", at=(12.0, 16.0), heading=NORTH)
    game = sail(eastward(), target, course="8", faces=(6,) * 4 + (3,) * 8)
    assert (game.kind, game.asked.player) == ("ram", 1)
    game.say("no")
    assert game["A1"].at == (16.0, 16.0)


def test_debris_on_the_way_is_avoided_with_a_pip_or_hit() -> None:
    game = sail(eastward(), ship("B1", at=(28.0, 28.0)), debris("X1", at=(11.0, 16.0)))
    assert game.kind == "avoid"
    game.say("yes")
    assert game["A1"].at == (12.0, 16.0)


def test_debris_that_was_hit_is_pushed_on_by_the_speed() -> None:
    faces = (6, 6, 3, 3, 3, 3, 3, 3, 3)
    game = sail(eastward(), ship("B1", at=(28.0, 28.0)), debris("X1", at=(11.0, 16.0)), faces=faces).say("no", "push")
    assert game["A1"].at == (9.5, 16.0)
    assert game["X1"].at == (15.0, 16.0)


def test_debris_pushed_off_the_table_is_gone() -> None:
    there = (ship("B1", at=(5.0, 5.0)), debris("X1", at=(30.5, 16.0)))
    game = sail(eastward(at=(27.0, 16.0)), *there, faces=(6, 6, 3, 3, 3, 3, 3, 3, 3)).say("no", "push")
    assert game["X1"].left == "destroyed"


def test_a_ship_whose_middle_leaves_the_table_is_lost() -> None:
    assert sail(eastward(at=(29.0, 16.0)), ship("B1", at=(5.0, 5.0)))["A1"].left == "lost-in-space"
    assert sail(eastward(at=(28.0, 16.0)), ship("B1", at=(5.0, 5.0)))["A1"].alive


def test_an_hva_at_the_edge_is_turned_so_that_it_stays() -> None:
    game = mapped(hva("AV1", at=(29.0, 16.0), heading=EAST), ship("A1", at=(5.0, 5.0)), ship("B1", at=(5.0, 25.0)))
    game.say("AV1", "4")
    assert (game.kind, game.asked.player) == ("edge", 1)
    assert str(EAST) not in game.choices
    folded = present(ruleset_of(game.state).flow).folds
    shown = [item.choice for item in game.asked.options if not folded(game.state, game.asked, item)]
    assert shown == ["0.0", "180.0", "270.0"], "the least turn to either side, and back"
    game.say("270.0")
    assert game["AV1"].heading == 270.0
    assert bases.overhang(measure.table(game.state), measure.base(game.state, game["AV1"])) <= 2 * bases.TOUCH


def test_what_clings_to_a_ship_goes_along() -> None:
    there = (company("Ac1", host="A1", at=(8.0, 17.5)), ship("B1", at=(28.0, 28.0)))
    game = sail(eastward(), *there)
    assert game["Ac1"].at == (12.0, 17.5)
    assert bases.touching(measure.base(game.state, game["A1"]), measure.base(game.state, game["Ac1"]))


@pytest.mark.parametrize(
    ("how", "to"),
    [("bow", (13.51, 16.0)), ("stern", (10.49, 16.0)), ("port", (12.0, 14.49)), ("starboard", (12.0, 17.51))],
)
def test_a_ship_that_has_moved_sends_its_companies_round_the_hull_once(how: str, to: tuple[float, float]) -> None:
    there = (company("Ac1", host="A1", at=(7.0, 17.51)), ship("B1", at=(28.0, 28.0)))
    game = sail(eastward(), *there).say(f"berth:Ac1:{how}")
    assert (game["Ac1"].at, game["Ac1"].host) == (to, "A1")
    assert not any(choice.startswith("berth") for choice in game.choices)


def test_the_side_of_the_hull_where_a_company_is_already_is_no_choice() -> None:
    game = sail(eastward(), company("Ac1", host="A1", at=(8.0, 17.51)), ship("B1", at=(28.0, 28.0)))
    assert [c for c in game.choices if c.startswith("berth")] == [
        f"berth:Ac1:{how}" for how in ("bow", "stern", "port")
    ]


def test_only_companies_in_flight_that_are_the_players_own_go_round() -> None:
    held = company("Bc1", fuel=0, host="A1", captive=True, at=(8.0, 14.49))
    there = (company("Ac1", fuel=None, host="A1", at=(8.0, 17.51)), held, ship("B1", at=(28.0, 28.0)))
    game = sail(eastward(), *there)
    assert game.kind == "act"
    assert not any(choice.startswith("berth") for choice in game.choices)


def test_they_find_room_beside_others() -> None:
    there = (
        company("Ac1", host="A1", at=(8.0, 17.51)),
        company("Ac2", host="A1", at=(8.0, 14.49)),
        ship("B1", at=(28.0, 28.0)),
    )
    game = sail(eastward(), *there).say("berth:Ac1:port")
    first, second = (measure.base(game.state, game[name]) for name in ("Ac1", "Ac2"))
    assert not bases.overlaps(first, second)
    assert bases.touching(first, measure.base(game.state, game["A1"]))


def test_who_stays_behind_stays_where_it_was() -> None:
    there = (company("Bc1", host="A1", at=(8.0, 17.5)), ship("B1", at=(28.0, 28.0)))
    game = sail(eastward(), *there)
    assert game.kind == "ride"
    game.say("no")
    assert (game["Bc1"].at, game["Bc1"].host) == ((8.0, 17.5), None)


@pytest.mark.parametrize(("at", "leaves", "host"), [((29.0, 16.0), True, None), ((20.0, 16.0), False, "A1")])
def test_a_rider_hears_that_the_ship_leaves_the_table_and_stays_unless_it_says_so(
    at: tuple[float, float], leaves: bool, host: str | None
) -> None:
    there = (company("Bc1", host="A1", at=(at[0], 17.5)), ship("B1", at=(5.0, 5.0)))
    game = sail(eastward(at=at), *there)
    assert (game.kind, game.asked.facts["leaves"]) == ("ride", leaves)
    chosen = choose(game.state, game.asked)
    assert chosen is not None
    assert chosen.choice == default(game.state, game.asked) == ("no" if leaves else "yes")
    game.say(chosen.choice)
    assert (game["Bc1"].host, game["Bc1"].alive) == (host, True)


def test_nor_does_an_order_take_it_off_the_table() -> None:
    there = (company("Bc1", host="A1", at=(29.0, 17.5)), ship("B1", at=(5.0, 5.0)))
    game = mapped(eastward(at=(29.0, 16.0)), *there, faces=(6,) * 12, orders=(StandingOrder(1, ride="along"),))
    game.say("A1").leave("target").say("none", "move:0", "4")
    assert game.last(RideDecided).rides is False
    assert (game["A1"].left, game["Bc1"].alive) == ("lost-in-space", True)


@pytest.mark.parametrize(("at", "chosen"), [((27.0, 16.0), "no"), ((8.0, 16.0), "yes")])
def test_a_company_clings_to_no_ship_that_leaves_the_table(at: tuple[float, float], chosen: str) -> None:
    game = sail(eastward(at=at), company("Bc1", at=(at[0] + 3.0, 16.0)), ship("B1", at=(5.0, 5.0)), course="8")
    assert (game.kind, game.asked.facts["leaves"]) == ("cling", chosen == "no")
    found = choose(game.state, game.asked)
    assert found is not None
    assert found.choice == chosen


def test_what_a_rider_carries_goes_along_too() -> None:
    there = (
        company("Ac1", host="A1", at=(8.0, 17.5)),
        company("Bc1", fuel=0, host="Ac1", captive=True, at=(8.0, 18.5)),
        ship("B1", at=(28.0, 28.0)),
    )
    game = sail(eastward(), *there)
    moved = game["A1"].point[0] - 8.0
    assert game["Bc1"].at == (8.0 + moved, 18.5)
    assert measure.within(game.state, game["Bc1"], game["Ac1"], bases.TOUCH)


def test_a_company_in_the_way_may_cling_and_goes_along() -> None:
    game = sail(eastward(), company("Bc1", at=(11.0, 16.0)), ship("B1", at=(28.0, 28.0)))
    assert game.kind == "cling"
    game.say("yes")
    assert game["Bc1"].host == "A1"
    assert bases.touching(measure.base(game.state, game["A1"]), measure.base(game.state, game["Bc1"]))


@pytest.mark.parametrize(("at", "asked"), [((12.0, 18.9), True), ((12.0, 19.9), False)])
def test_a_drifting_company_within_two_may_be_taken(at: tuple[float, float], asked: bool) -> None:
    game = sail(eastward(), company("Bc1", fuel=0, at=at), ship("B1", at=(28.0, 28.0)))
    assert (game.kind == "carry") == asked


def test_a_company_goes_over_to_a_ship_that_is_passed() -> None:
    there = (company("Ac1", host="A1", at=(8.0, 17.5)), ship("A2", at=(12.0, 19.5)), ship("B1", at=(28.0, 28.0)))
    game = sail(eastward(), *there)
    assert (game.kind, game.offered("hand")) == ("act", ["hand:Ac1>A2"])
    assert next(item for item in game.asked.options if item.label == "hand").facts["fate"] == "safe"
    game.say("hand:Ac1>A2")
    assert bases.touching(measure.base(game.state, game["A2"]), measure.base(game.state, game["Ac1"]))


def test_ships_are_turned_after_a_collision() -> None:
    game = sail(eastward(), ship("B1", "B Y K Ra", at=(13.0, 16.0)), faces=(6, 6, 3, 3, 3, 3, 6, 3, 3))
    game.leave("ram").leave("loss")
    assert game.kind == "spin"
    game.say("1")
    assert game.last(Spun).clicks == 1
