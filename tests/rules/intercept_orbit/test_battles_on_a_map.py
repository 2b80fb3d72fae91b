"""What is said at a declared table is measured on a map: ranges, cover, ways, collisions, who holds what."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules.intercept_orbit.combat.attack import AttackResolved
from rules.intercept_orbit.combat.cover import CoverDeclared
from rules.intercept_orbit.space import bases, measure
from rules.intercept_orbit.state.state import Asset, Spot
from rules.intercept_orbit.turn.target import RangeDeclared, target_options
from tests.rules.intercept_orbit.battles import (
    EAST,
    Game,
    battle,
    company,
    debris,
    eastward,
    hva,
    mapped,
    sail,
    ship,
)
from text import narrator


def attacks(game: Game) -> bool:
    return any(item.label == "attack" for item in game.asked.options)


@pytest.mark.parametrize(
    ("gap", "at", "may"),
    [
        (0.5, "dogfight", True),
        (1.0, "dogfight", True),
        (1.1, "dogfight", True),
        (1.3, "dogfight", False),
        (1.3, "point-defense", True),
        (0.5, "point-defense", False),
        (2.1, "point-defense", True),
        (2.3, "point-defense", False),
        (2.3, "assault", True),
        (8.1, "assault", True),
        (8.3, "assault", False),
        (8.3, "support", True),
        (7.5, "support", False),
    ],
)
def test_an_attack_needs_the_declared_range_close_calls_included(gap: float, at: str, may: bool) -> None:
    there = (ship("A1", "Rp Ra Rs", at=(5.0, 5.0)), ship("B1", at=(7.0 + gap, 5.0), gone=True))
    game = mapped(*there, faces=(4,) * 6).say("A1", f"B1@{at}", "none")
    assert attacks(game) == may


def test_whoever_picks_a_target_knows_how_far_each_is() -> None:
    there = (
        ship("A1", "Ra", at=(5.0, 5.0)),
        ship("B1", at=(12.5, 5.0)),
        ship("B2", at=(5.0, 20.0)),
        debris("X1", at=(5.0, 9.0)),
    )
    options = mapped(*there).say("A1").asked.options
    found = {item.choice: (item.label, item.facts.get("far")) for item in options}
    assert found == {
        "X1@dogfight": ("aim", 2.5),
        "X1@assault": ("aim", 2.5),
        "B1@dogfight": ("aim", 5.5),
        "B1@assault": ("aim", 5.5),
        "none": ("no-target", None),
    }
    assert [name.partition("@")[0] for name in found] == ["B1", "B1", "X1", "X1", "none"], "debris comes last"


@pytest.mark.parametrize(
    ("asset", "foe", "ranges"),
    [
        (ship("A1", "Rp Ra Rs", at=(16.0, 16.0)), ship("B1", at=(16.0, 2.0)), "support dogfight point-defense assault"),
        (ship("A1", "Rp Ra Rs", at=(16.0, 16.0)), ship("B1", at=(16.0, 30.0)), "support"),
        (ship("A1", "Rp Ra", at=(16.0, 16.0)), ship("B1", at=(16.0, 30.0)), ""),
        (ship("A1", "Rp Ra Rs", white=0, at=(16.0, 16.0)), ship("B1", at=(16.0, 2.0)), "support assault"),
        (company("Ac1", at=(16.0, 16.0)), ship("B1", at=(16.0, 8.0)), "dogfight"),
        (company("Ac1", at=(16.0, 16.0)), ship("B1", at=(16.0, 4.0)), ""),
        (company("Ac1", ace="R", at=(16.0, 16.0)), ship("B1", at=(16.0, 4.0)), "assault"),
        (company("Ac1", systems="R", white=0, at=(16.0, 16.0)), ship("B1", at=(16.0, 11.0)), ""),
    ],
)
def test_targets_and_ranges_that_no_course_can_reach_are_not_listed(asset: Asset, foe: Asset, ranges: str) -> None:
    listed = [item.choice for item in target_options(battle(asset, foe, table="map"), asset)]
    assert listed == [*(f"B1@{at}" for at in ranges.split()), "none"]


def test_targets_in_range_come_before_nearer_ones_that_need_a_move_first() -> None:
    asset, near, far = ship("A1", "Rp Ra", at=(16.0, 16.0)), company("Bc1", at=(16.0, 11.0)), ship("B1", at=(16.0, 9.0))
    state = battle(asset, near, far, table="map")
    aims = target_options(state, asset)[:-1]
    assert aims[0].choice == "B1@assault"
    assert [item.facts["now"] for item in aims] == [True, False, False, False, False]
    for locale, told in (
        ("en", "Bc1 · 3.5 · dogfight"),
        ("fr", "Bc1 · 3,5 · mêlée"),
    ):
        assert told in [narrator(state).option_label(locale, item, state) for item in aims]


def test_a_target_is_named_without_its_range_and_asked_for_it() -> None:
    game = mapped(ship("A1", "Rp Ra", at=(16.0, 16.0)), ship("B1", at=(16.0, 10.0)), faces=(1,) * 9).say("A1", "b1")
    assert (game.kind, game.choices) == ("range", ["dogfight", "point-defense", "assault"])
    assert game.say("assault").last(RangeDeclared).range == "assault"


@pytest.mark.parametrize(("gap", "may"), [(2.0, True), (0.5, True), (2.3, False)])
def test_a_company_is_fired_on_where_it_touches_a_ship_within_point_defense_range(gap: float, may: bool) -> None:
    there = (
        ship("A1", "Rp", at=(5.0, 5.0)),
        ship("B1", at=(7.0 + gap, 5.0), gone=True),
        company("Bc1", host="B1", at=(8.5 + gap, 5.0), gone=True),
    )
    assert attacks(mapped(*there, faces=(4,) * 6).say("A1", "Bc1@point-defense", "none")) == may


@pytest.mark.parametrize("table", ["map", "declared"])
def test_point_defense_fires_at_boarders_on_the_ships_own_hull(table: str) -> None:
    at = {"A1": (5.0, 5.0), "Bc1": (6.5, 5.0), "B1": (28.0, 28.0)} if table == "map" else {}
    there = (ship("A1", "Rp"), company("Bc1", host="A1", gone=True), ship("B1", gone=True))
    game = Game(battle(*(structs.replace(a, at=at.get(a.id)) for a in there), table=table), *(4,) * 4, 5, 1, 1, 1)
    game.say("A1", "Bc1@point-defense", "none", "attack:2").leave("cover", "dodge")
    assert game.last(AttackResolved).hits == 1


def test_those_that_touch_the_same_ship_are_at_dogfight_range() -> None:
    there = (
        ship("B1", at=(9.0, 5.0), gone=True),
        company("Ac1", host="B1", at=(7.5, 5.0)),
        company("Bc1", host="B1", at=(10.5, 5.0), gone=True),
    )
    assert attacks(mapped(*there, faces=(4,) * 6).say("Ac1", "Bc1", "none"))


@pytest.mark.parametrize(
    ("thing", "covers"),
    [
        (debris("X1", at=(11.5, 5.0)), True),
        (debris("X1", at=(8.0, 5.0)), False),
        (debris("X1", at=(11.5, 9.0)), False),
        (ship("B2", at=(11.0, 5.0), gone=True), True),
        (hva("BV1", at=(11.0, 5.0)), False),
        (company("Bc1", at=(11.5, 5.0), gone=True), False),
    ],
)
def test_debris_and_ships_within_two_of_the_target_cover_it(thing: Asset, covers: bool) -> None:
    there = (ship("A1", "Ra", at=(5.0, 5.0)), ship("B1", "B Y K Ra", at=(14.0, 5.0), gone=True), thing)
    game = mapped(*there, faces=(2, 1, 1, 1, 4, 4)).say("A1", "B1@assault", "none", "attack:0")
    assert game.last(CoverDeclared).cover == (thing.id if covers else None)


@pytest.mark.parametrize(("at", "screened"), [((14.0, 8.0), True), ((14.0, 14.0), False)])
def test_screens_reach_two_units_and_go_up_unasked_for_their_own(at: tuple[float, float], screened: bool) -> None:
    there = (ship("A1", "Ra", at=(5.0, 5.0)), ship("B1", "B Y K Ra", at=(14.0, 5.0), gone=True))
    game = mapped(*there, ship("B2", "B B", at=at, gone=True), faces=(2, 1, 1, 1, 4, 4))
    game.say("A1", "B1@assault", "none", "attack:0")
    assert game.last(AttackResolved).screen == ("B2" if screened else None)


@pytest.mark.parametrize(
    ("systems", "at", "wall", "seen"),
    [
        ("", (12.0, 5.0), None, True),
        ("", (12.0, 5.0), (9.5, 5.0), False),
        ("", (18.0, 5.0), None, False),
        ("Y", (12.0, 5.0), (9.5, 5.0), True),
        ("Y", (18.0, 5.0), None, False),
        ("Y Y", (28.0, 28.0), None, True),
    ],
)
def test_what_a_ship_may_spot(systems: str, at: tuple[float, float], wall: Any, seen: bool) -> None:
    there = [ship("A1", systems, at=(5.0, 5.0)), ship("B1", at=at)]
    there += [debris("X1", at=wall)] if wall else []
    state = battle(*there, table="map")
    act = Game(state, *[3] * 4).say("A1").leave("target").state.stack[-1]
    assert measure.sees(state, act, state.asset("B1"), act.comms) == seen


@pytest.mark.parametrize(
    ("ace", "gap", "seen"), [(None, 1.0, True), (None, 1.9, False), ("Y", 1.9, True), ("Y", 2.4, False)]
)
def test_what_a_company_may_spot(ace: str | None, gap: float, seen: bool) -> None:
    there = (company("Ac1", ace=ace, at=(5.0, 5.0)), ship("B1", at=(6.5 + gap, 5.0)))
    game = mapped(*there, faces=(3,) * 7).say("Ac1").leave("target").say("none")
    assert any(item.label == "spot-at" for item in game.asked.options) == seen


# -- companies ----------------------------------------------------------------------------------------------------


def test_a_company_flies_as_far_as_its_die_and_clings_to_what_it_touches() -> None:
    game = mapped(company("Ac1", at=(5.0, 5.0)), ship("B1", at=(10.0, 5.0)), faces=(1, 1, 1, 4, 1, 1))
    game.say("Ac1", "none", "none", "move:3", "beside B1")
    assert game["Ac1"].host == "B1"
    assert bases.touching(measure.base(game.state, game["Ac1"]), measure.base(game.state, game["B1"]))


def test_a_company_that_flies_off_clings_no_more() -> None:
    there = (company("Ac1", host="B1", at=(8.5, 5.0)), ship("B1", at=(10.0, 5.0)))
    game = mapped(*there, faces=(1, 1, 1, 4, 1, 1)).say("Ac1", "none", "none", "move:3", "W 3")
    assert (game["Ac1"].host, game["Ac1"].at) == (None, (5.5, 5.0))


def test_a_dodge_takes_a_company_two_units_from_the_hull() -> None:
    there = (
        company("Ac1", host="B1", at=(10.0, 6.5)),
        company("Bc1", host="B1", at=(8.5, 5.0), gone=True),
        ship("B1", at=(10.0, 5.0), gone=True),
    )
    game = mapped(*there, faces=(1, 1, 1, 1, 1, 1, 6)).say("Ac1", "Bc1", "none", "attack:0", "yes")
    assert measure.far(game.state, game["Bc1"], game["B1"]) == pytest.approx(2.0, abs=0.05)


def test_a_company_at_an_hva_dodges_only_away_from_a_ship_that_it_touches_too() -> None:
    there = (
        company("Ac1", host="BV1", at=(8.5, 7.0)),
        hva("BV1", at=(10.0, 7.5), heading=EAST),
        company("Bc1", host="BV1", at=(10.0, 6.5), gone=True),
    )
    faces = (1, 1, 1, 1, 1, 1, 6)
    alone = mapped(*there, ship("B1", at=(28.0, 28.0), gone=True), faces=faces).say("Ac1", "Bc1", "none", "attack:0")
    assert alone.kind == "loss"
    both = mapped(*there, ship("B1", at=(10.0, 5.0), gone=True), faces=faces).say("Ac1", "Bc1", "none", "attack:0")
    assert (both.kind, both.asked.facts["host"]) == ("dodge", "B1")


def test_a_launch_is_next_to_what_is_not_in_cover_to_the_carrier() -> None:
    there = (
        company("Ac1", fuel=None, host="A1", at=(8.0, 17.5)),
        ship("B1", at=(20.0, 16.0)),
        ship("B2", at=(28.0, 4.0)),
        debris("X1", at=(18.0, 16.0)),
    )
    game = sail(eastward(systems="B Y K K"), *there, faces=(1, 6, 1, 1, 4, 4, 4))
    game.say(next(c for c in game.choices if c.startswith("fuel")))
    assert [item.facts["asset"] for item in game.asked.options] == ["B2", "A1"]
    game.say("at:B2")
    assert bases.touching(measure.base(game.state, game["Ac1"]), measure.base(game.state, game["B2"]))
    assert game["Ac1"].host == "B2"


def test_a_launch_may_end_touching_a_drifting_company() -> None:
    there = (
        company("Ac1", fuel=None, host="A1", at=(8.0, 17.5)),
        company("Bc1", fuel=0, at=(20.0, 20.0)),
        ship("B1", at=(28.0, 4.0)),
    )
    game = sail(eastward(systems="B Y K K"), *there, faces=(1, 6, 1, 1, 4, 4, 4))
    game.say(next(c for c in game.choices if c.startswith("fuel")), "at:Bc1")
    assert (game["Ac1"].host, game["Bc1"].host) == (None, None)
    assert bases.touching(measure.base(game.state, game["Ac1"]), measure.base(game.state, game["Bc1"]))


# -- who holds what -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "owner"),
    [
        ((), 0),
        ((ship("B2", at=(16.0, 19.0), gone=True),), 1),
        ((company("Bc1", at=(16.0, 19.0), gone=True),), 1),
        ((company("Bc1", fuel=0, at=(16.0, 19.0)),), 0),
        ((hva("BV2", at=(16.0, 19.0)),), 0),
    ],
)
def test_who_alone_has_tas_within_two_takes_an_hva(others: tuple[Asset, ...], owner: int) -> None:
    there = (hva("BV1", at=(15.5, 16.0)), ship("B1", at=(28.0, 28.0)))
    game = sail(eastward(), *there, *others)
    game.leave("carry")
    assert game["BV1"].owner == owner


def test_an_hva_that_nobody_is_near_stays_with_the_last_who_was() -> None:
    there = (hva("BV1", owner=0, at=(4.0, 4.0), gone=True), ship("B1", at=(28.0, 28.0)))
    assert sail(eastward(), *there)["BV1"].owner == 0


@pytest.mark.parametrize(("to", "owner"), [("W 0.9", 1), ("W 1.4", 0)])
def test_a_captured_ship_goes_home_when_its_captor_is_a_unit_away(to: str, owner: int) -> None:
    there = (
        ship("A1", owner=1, at=(10.0, 5.0), gone=True),
        company("Bc1", host="A1", at=(8.5, 5.0)),
        ship("A2", at=(28.0, 28.0), gone=True),
    )
    game = mapped(*there, faces=(1, 1, 1, 4, 1, 1)).say("Bc1").leave("target").say("none", "move:3", to)
    assert game["A1"].owner == owner


def test_a_spot_of_two_dice_counts_both_on_a_map_too() -> None:
    spots = (Spot("Y6", 2), Spot("Y8", 3))
    there = (ship("A1", "Ra", at=(5.0, 5.0)), ship("B1", "B Y K Ra", at=(14.0, 5.0), gone=True, spots=spots))
    game = mapped(*there, faces=(1, 1, 1, 1, *([1] * 6))).say("A1", "B1@assault", "none", "attack:0", "yes")
    assert len(game.last(AttackResolved).dice) == 6


def test_done_says_which_target_is_not_attacked_yet() -> None:
    there = (company("Ac1", at=(5.0, 5.0)), ship("B1", at=(7.5, 5.0)))
    game = mapped(*there, faces=(4,) * 8).say("Ac1", "B1@dogfight", "none")
    done = next(item for item in game.asked.options if item.label == "done")
    told = [narrator(game.state).option_label(locale, done, game.state) for locale in ("en", "fr")]
    assert told == ["Done without attacking B1", "Terminer sans attaquer B1"]
