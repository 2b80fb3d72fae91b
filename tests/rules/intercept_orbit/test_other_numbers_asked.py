"""Questions, suggestions, zones, previews, odds and calculations by a profile with other numbers."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import RULESETS, requests
from rules.core.dice import ScriptedDice
from rules.core.errors import Illegal, Malformed
from rules.field import disc_zone, distance
from rules.intercept_orbit.combat.screen import screens
from rules.intercept_orbit.corrections import PutAt, SetFuel
from rules.intercept_orbit.movement import contacts
from rules.intercept_orbit.movement.edge import headings
from rules.intercept_orbit.movement.journey import CourseSet
from rules.intercept_orbit.placing import preview, zones
from rules.intercept_orbit.placing.parse import read
from rules.intercept_orbit.placing.placement import SetDown, Steer, flight_of, open_zone, placement_now
from rules.intercept_orbit.placing.suggest import courses, toward_course
from rules.intercept_orbit.possession import settle
from rules.intercept_orbit.rule import Draft
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import bearing, gap
from rules.intercept_orbit.space.course import Course, cost
from rules.intercept_orbit.state.pending import Activation, Contact, Journey, Step
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.state import State
from rules.intercept_orbit.turn.where import Where, default_destination
from tests.rules.intercept_orbit.battles import Game, battle, company, frigate, hva, ship
from tests.rules.intercept_orbit.other_numbers import OTHER, RULES
from tests.rules.intercept_orbit.spaces import acting, flying, setting_up, space, steering, thing

# -- what is asked, suggested and drawn -------------------------------------------------------------------------------


def other_space(*assets: Any, **more: Any) -> State:
    return space(*assets, profile=OTHER, **more)


NEAR = other_space(
    thing("A1", "capital", (8, 20), 90),
    thing("A2", "frigate", (8, 30), 90),
    thing("Ac1", "company", (20, 8)),
    thing("B1", "capital", (28, 20), 270),
    thing("X1", "debris", (30, 36)),
)


def test_a_ship_goes_on_at_the_other_speed_at_a_declared_table() -> None:
    state = battle(ship("A1", "Rp Ra B K"), hva("AV1"), ship("B1"), profile=OTHER)
    game = Game(state, *[2] * 12).say("A1").leave("target").say("none")
    assert [item.facts["speed"] for item in game.asked.options if item.label == "straight"] == [6]
    game.say("move:0")
    assert game.kind == "course"
    assert game.choices == ["straight", "4 straight", "5 straight", "7 straight", "8 straight"]
    assert game.asked.options[0].facts["speed"] == 6
    game.say("5 2LL")
    assert (game.last(CourseSet).speed, game.last(CourseSet).clicks) == (5, (0, -2, 0, 0, 0))


@pytest.mark.parametrize(
    ("item", "pips", "text", "code"),
    [
        ("A1", 1, "6 1LL", None),
        ("A1", 1, "6 1LLL", "hinge-clicked-twice"),
        ("A2", 1, "6 1LLL", None),
        ("A2", 1, "6 1LLLL", "course-unreadable"),
        ("A1", 2, "8", None),
        ("A1", 1, "8", "course-too-dear"),
        ("A1", 2, "7 6L", "no-such-hinge"),
        ("A1", 4, "8 7L 8R", None),
        ("A1", 8, "15", "course-unreadable"),
    ],
)
def test_a_course_is_read_by_the_other_ruler(item: str, pips: int, text: str, code: str | None) -> None:
    state = steering(NEAR, item, pips)
    if code is not None:
        with pytest.raises((Illegal, Malformed)) as caught:
            read(state, (), placement_now(state), text)
        assert caught.value.code == code
        return
    found = read(state, (), placement_now(state), text)
    assert found.flown.speed == int(text[0])


def test_courses_are_suggested_and_foreseen_with_the_other_numbers() -> None:
    state = steering(other_space(NEAR.asset("A1")), "A1", 2)
    options = {option.label: option for option in Where().ask(state).options}
    assert default_destination(state, placement_now(state)).at == (14.0, 20.0)
    assert options["straight-on"].choice == "6"
    assert options["straight-on"].facts["at"] == [14.0, 20.0]
    assert options["full-speed"].choice == "8"
    assert options["slowest"].choice == "4"
    assert options["hard-port"].choice == "6 1LL 2LL"
    assert options["hard-port"].facts["heading"] == 330.0
    for option in options.values():
        course = read(state, (), placement_now(state), option.choice).flown
        assert cost(OTHER, course) <= 2
    found = preview.preview(state, Where().ask(state), "7 1R")
    assert (found.speed, found.costs, found.heading) == (7, 2, 120.0)
    assert {item.label for item in found.changes} >= {"slower", "click-port"}


def test_a_ship_is_foreseen_up_to_the_other_top_speed() -> None:
    state = steering(other_space(NEAR.asset("A1")), "A1", 8)
    offered = {option.label: option.choice for option in Where().ask(state).options}
    assert (offered["full-speed"], offered["slowest"]) == ("14", "0")
    found = preview.preview(state, Where().ask(state), "13")
    assert [item.choice for item in found.changes if item.label == "faster"] == ["14"]
    assert "faster" not in {i.label for i in preview.preview(state, Where().ask(state), "14").changes}


@pytest.mark.parametrize("aim", [(13.0, 13.0), (6.0, 12.0), (16.0, 26.0), (10.0, 28.0)])
def test_a_course_toward_a_point_turns_by_the_other_clicks(aim: tuple[float, float]) -> None:
    state = steering(other_space(NEAR.asset("A1")), "A1", 5)
    placed = placement_now(state)
    assert isinstance(placed, Steer)
    flight = flight_of(state, placed)

    def worth(course: Course) -> float:
        end = flight.run(course).end
        return distance(end.at, aim) + abs((bearing(end.at, aim) - end.heading + 180) % 360 - 180) / 90

    assert worth(toward_course(flight, aim)) == pytest.approx(min(map(worth, courses(flight))), abs=0.02)


def test_an_hva_may_click_the_other_number_of_hinges() -> None:
    state = steering(other_space(thing("AV1", "hva", (16, 16), 0)), "AV1", 0)
    assert read(state, (), placement_now(state), "6 1LL 2L").heading == 270.0
    with pytest.raises(Illegal) as caught:
        read(state, (), placement_now(state), "6 1L 2L 3L")
    assert (caught.value.code, caught.value.facts["speed"]) == ("hva-course", 6)
    placed = placement_now(state)
    assert isinstance(placed, Steer)
    assert max(len(course.turns) for course in courses(flight_of(state, placed))) == 2


def test_what_a_course_meets_is_measured_with_the_other_bases() -> None:
    state = steering(NEAR.with_asset("B1", at=(16.0, 20.0)), "A1", 4)
    met = flight_of(state, placement_now(state)).run(Course(8)).met("B1")  # type: ignore[arg-type]
    assert met is not None
    assert met.way == pytest.approx(16 - 8 - 3, abs=0.02)


@pytest.mark.parametrize(
    ("apart", "span", "legal"),
    [
        (1.2, "dogfight", {"dogfight"}),
        (1.4, "dogfight", {"dogfight", "point-defense"}),
        (1.6, "point-defense", {"dogfight", "point-defense"}),
        (2.5, "point-defense", {"point-defense"}),
        (2.9, "point-defense", {"point-defense", "assault"}),
        (3.5, "assault", {"assault"}),
        (5.9, "assault", {"assault", "support"}),
        (6.5, "support", {"support"}),
    ],
)
def test_sights_have_the_other_ranges(apart: float, span: str, legal: set[str]) -> None:
    state = other_space(thing("A1", "capital", (8, 20), 90), thing("B1", "capital", (11 + apart, 20), 90))
    (sight,) = preview.sights(state, "A1")
    assert sight.distance == pytest.approx(apart)
    assert sight.range == span
    assert {str(at) for at in measure.ranges_to(state, state.asset("A1"), state.asset("B1"))} == legal


@pytest.mark.parametrize(
    ("behind", "beside", "covers"), [(3.1, 0.0, True), (3.3, 0.0, False), (1.0, 0.15, True), (1.0, 0.25, False)]
)
def test_cover_is_measured_with_the_other_range_and_close_call(behind: float, beside: float, covers: bool) -> None:
    debris = thing("X1", "debris", (28 - 1.5 - behind - 0.6, 20 + (0.6 + beside if beside else 0.0)))
    state = other_space(thing("A1", "capital", (8, 20), 90), thing("B1", "capital", (28, 20), 270), debris)
    assert measure.covers(state, "A1", "B1") == (("X1",) if covers else ())


def test_a_company_flies_and_is_shaded_with_the_other_base() -> None:
    state = flying(NEAR, "Ac1", 5)
    zone = open_zone(state, placement_now(state))
    assert zone.difference(disc_zone((20, 8), 5.01)).area == pytest.approx(0, abs=0.01)
    beside = read(flying(NEAR, "Ac1", 14), (), placement_now(flying(NEAR, "Ac1", 14)), "beside B1")
    assert beside.host == "B1"
    here = measure.company_at(NEAR, beside.at)
    assert here.width == 0.8
    assert gap(here, measure.base(NEAR, NEAR.asset("B1"))) == pytest.approx(0.01, abs=0.02)


def test_a_company_flies_as_far_as_the_other_close_call_allows() -> None:
    state = flying(NEAR, "Ac1", 5)
    assert read(state, (), placement_now(state), [20, 13.15]).length == 5.15
    with pytest.raises(Illegal):
        read(state, (), placement_now(state), [20, 13.25])


def test_behind_an_asset_is_measured_with_the_other_bases() -> None:
    state = flying(NEAR.with_asset("Ac1", at=(34.0, 36.0)), "Ac1", 12)
    found = read(state, (), placement_now(state), "behind X1 from B1")
    apart = gap(measure.company_at(state, found.at), measure.base(state, state.asset("X1")))
    assert apart == pytest.approx(0.05, abs=0.05)


def test_set_up_uses_the_other_distances_and_table() -> None:
    first = (thing("AV1", "hva", (20, 20)), thing("A1", "capital", (20, 16)))
    state = setting_up(other_space(*first, thing("B1", "capital", None), players=3), "B1", 4)
    assert measure.table(state).size == 40
    placed = placement_now(state)
    assert isinstance(placed, SetDown)
    terms = zones.terms(state, placed.item, placed.step, placed.player)
    assert (terms.least, terms.most) == (pytest.approx(6 - 2 - 0.2), pytest.approx(6 + 0.2))
    for option in Where().ask(state).options:
        found = read(state, Where().ask(state).options, placed, option.choice)
        after = state.with_asset("B1", at=found.at, heading=found.heading)
        assert 3.8 <= measure.far(after, after.asset("B1"), after.asset("A1")) <= 6.2
    found_there = preview.preview(state, Where().ask(state), Where().ask(state).options[0].choice)
    turns = {item.label: (item.facts["heading"] - found_there.heading) % 360 for item in found_there.changes}
    assert (turns["click-starboard"], turns["click-port"]) == (30, 330)
    far = zones.terms(state, "B1", placed.step.SECONDARY_SHIPS, 1)
    assert far.off_least == pytest.approx(6 - 0.2)
    assert zones.terms(state, "B1", placed.step.ATTACKERS, 1).off_least == pytest.approx(6 - 0.2)
    assert zones.terms(state, "X1", placed.step.DEBRIS, 0).off_least == pytest.approx(3 - 0.2)


def test_a_ship_screens_with_one_system() -> None:
    state = battle(ship("A1", "Ra Ra B K"), ship("B1", "B Y Y K"), profile=OTHER)
    act = Activation("A1", target="B1")
    assert [asset.id for asset in screens(state, act, 1)] == ["B1"]
    assert screens(structs.replace(state, profile=ORBIT), act, 1) == ()


def test_the_host_sets_fuel_up_to_the_other_number() -> None:
    state = battle(ship("A1"), company("Ac1", 2), ship("B1"), profile=OTHER)
    assert RULES.correct(state, SetFuel("Ac1", 4), "Ana", ScriptedDice(())).state.asset("Ac1").fuel == 4
    with pytest.raises(Malformed):
        RULES.correct(state, SetFuel("Ac1", 5), "Ana", ScriptedDice(()))


def test_the_host_puts_an_asset_where_the_other_base_has_room() -> None:
    state = other_space(thing("A1", "capital", (8, 20), 90), thing("B1", "capital", (28, 20), 270))
    put = RULES.correct(state, PutAt("B1", (11.05, 20)), "Ana", ScriptedDice(())).state
    assert put.asset("B1").at == (11.05, 20)
    with pytest.raises(Illegal):
        RULES.correct(state, PutAt("B1", (10.9, 20)), "Ana", ScriptedDice(()))


def test_a_blue_ace_screens_in_the_other_point_defense_range() -> None:
    ace = thing("Bc1", "company", (28, 20 + 1.25 + 2.9 + 0.4), ace="B")
    target = thing("B1", "capital", (28, 20), 270, systems=())
    state = other_space(thing("A1", "capital", (8, 20), 90), target, ace)
    act = Activation("A1", target="B1")
    assert [asset.id for asset in screens(state, act, 1)] == ["Bc1"]
    assert screens(state.with_asset("Bc1", at=(28, 20 + 1.25 + 3.3 + 0.4)), act, 1) == ()


@pytest.mark.parametrize(("apart", "owner"), [(1.4, 1), (1.8, 0)])
def test_a_captured_ship_is_kept_up_to_the_other_dogfight_range(apart: float, owner: int) -> None:
    captor = thing("Bc1", "company", (8, 20 + 1.25 + apart + 0.4))
    state = other_space(structs.replace(thing("A1", "capital", (8, 20), 90), owner=1), captor)
    draft = Draft(state, ScriptedDice(()))
    settle(draft)
    assert draft.state.asset("A1").owner == owner


def test_a_company_dodges_the_other_distance() -> None:
    state = other_space(
        thing("A1", "capital", (8, 20), 90),
        thing("Bc1", "company", (9.91, 20), host="A1"),
        thing("B1", "capital", (30, 30)),
    )
    there = measure.dodge_place(state, state.asset("Bc1"), state.asset("A1"))
    assert there is not None
    assert gap(measure.company_at(state, there), measure.base(state, state.asset("A1"))) == pytest.approx(1, abs=0.02)


def test_a_green_ace_shifts_and_turns_by_the_other_numbers() -> None:
    asset = NEAR.asset("A1")
    assert measure.nudged(NEAR, asset, "e") == ((8.5, 20), 90)
    assert measure.nudged(NEAR, asset, "left") == ((8, 20), 60)


def test_an_hva_is_turned_where_the_other_speed_and_base_keep_it_on_the_table() -> None:
    state = other_space(thing("AV1", "hva", (20, 6), 0))
    kept, lost = (headings(state, Contact("edge", at=(20, y))) for y in (6.9, 6.5))
    assert set(kept) == {number * 30.0 for number in range(12)}
    assert set(kept) - set(lost) == {0.0}


def test_what_passes_near_is_measured_with_the_other_range() -> None:
    passed, debris = thing("B1", "capital", (10, 14.6), 0), thing("X1", "debris", (15, 20))
    state = other_space(thing("A1", "capital", (8, 20), 90), thing("Ac1", "company", (20, 8)), passed, debris)
    under_way = structs.replace(state, journey=Journey("A1", 8, (0,) * 8))
    assert [contact.asset for contact in contacts.measured_contacts(under_way)] == ["B1", "X1"]
    way = ((20.0, 10.0), (20.0, 30.0))
    beside = state.with_asset("B1", at=(20 + 0.4 + 2.9 + 1.25, 20))
    assert [contact.asset for contact in contacts.met_on_way(beside, beside.asset("Ac1"), way)] == ["B1"]


def test_what_clings_near_is_carried_along() -> None:
    state = other_space(thing("A1", "capital", (8, 20), 90), thing("Ac1", "company", (8, 24.55), host="A1"))
    assert measure.far(state, state.asset("A1"), state.asset("Ac1")) == pytest.approx(2.9)
    draft = Draft(state.with_asset("A1", at=(14, 20)), ScriptedDice(()))
    contacts.shift(draft, state.asset("A1"))
    assert draft.state.asset("Ac1").at == (14, 24.55)


# -- outside any game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "some"),
    [
        ({"range": "support"}, 1 - (2 / 6) ** 3),
        ({"range": "assault"}, 1 - (4 / 6) ** 3),
        ({"range": "dogfight"}, 1 - (5 / 6) ** 3),
        ({"range": "dogfight", "target": "company"}, 1 - (4 / 6) ** 3),
        ({"range": "support", "cover": "ship"}, 1 - (3 / 6) ** 3),
        ({"range": "support", "target": "company"}, 1 - (5 / 6) ** 3),
    ],
)
def test_odds_are_those_of_the_other_chart(asked: dict[str, Any], some: float) -> None:
    assert RULES.odds is not None
    assert RULES.odds.odds_for is not None
    first, *others = RULES.odds.odds_for({"attack": 3, "systems": 1, **asked})
    assert first.facts["some"] == pytest.approx(some)
    assert first.facts["left"] == 4
    assert {other.change for other in others if other.change.startswith("at-")} == {
        f"at-{span}" for span in Range if span != asked["range"]
    }


def test_calculations_use_the_other_numbers() -> None:
    found: Any = RULES.calculate("pool", {"asset": "Frigate Wasp: Ra B K", "range": "assault"})
    assert found == {"dice": ["W6", "W6", "W6", "B6", "B6", "G6", "G6", "R8", "K6", "K6"]}
    found = RULES.calculate("pool", {"asset": "Capital: Rp/Ra B B Y", "range": "assault", "white": 1})
    assert sorted(found["dice"]) == sorted(["W6", "B6", "B6", "B6", "Y6", "Y6", "R8"])
    found = RULES.calculate("pool", {"asset": "Capital: Ra B B Y", "white": 3})
    assert found["dice"].count("W6") == 3
    with pytest.raises(Malformed) as caught:
        RULES.calculate("pool", {"asset": "Frigate Wasp: Ra B K", "white": 4})
    assert caught.value.facts["problem"] == "Expected `int` <= 3 - at `$.white`"
    attack = {"attack": 4, "range": "support", "cover": True, "dice": [3, 4, 5, 1]}
    found = RULES.calculate("attack", attack)
    assert (found["target_hits"], found["absorbed"]) == (2, 1)
    found = RULES.calculate("odds", {"attack": 3, "range": "dogfight"})
    assert found["mean"] == pytest.approx(0.5)
    two, one = "Capital A: Rp Ra B Y; Frigate B: Rp B Y; HVA One", "Capital A: Rp Ra B Y; HVA One"
    assert RULES.calculate("ppa", {"fleets": [two, one]})["ppa"] == [1, 5]  # type: ignore[index]


def test_fleets_are_checked_and_analysed_by_the_other_numbers() -> None:
    three = "Capital A: Ra Ra Ra B; HVA One"
    assert RULES.read_company(three) == three
    with pytest.raises(Illegal):
        RULESETS["intercept-orbit"].read_company(three)
    company, unit = (RULES.builder.analysis(RULES.builder.read(text).force).units[0] for text in ("Company", three))
    assert company.calm.count("W6") == 3
    assert unit.calm == ("W6", "W6", "W6", "B6", "B6")
    assert unit.reds[2] == ("R8", "R8")


def test_typed_systems_are_read_as_the_other_dice() -> None:
    assert RULES.odds is not None
    assert RULES.odds.loadout is not None
    read = RULES.odds.loadout("Frigate Ra B K")
    assert read is not None
    assert read.dice == ("W6", "W6", "W6", "B6", "B6", "G6", "G6", "R8", "K6", "K6")


def test_a_prospect_is_read_from_the_other_chart() -> None:
    state = battle(ship("A1", "Ra Ra B K"), frigate("B1", "B Y K"), company("Bc1"), profile=OTHER)
    state = acting(state, "A1", Step.ACT, target="B1", range=Range.ASSAULT, dice=("W6",), faces=(3,))
    assert requests(state)
    found = RULES.prospect(state, "A1", 3)
    ours = RULES.prospect(structs.replace(state, profile=ORBIT), "A1", 3)
    assert found is not None
    assert found != ours
