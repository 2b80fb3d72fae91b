"""The question "where?": what is asked, offered, understood and refused; and what a preview foresees."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from rules.core.errors import Stale
from rules.core.request import Request
from rules.intercept_orbit.placing import preview
from rules.intercept_orbit.placing.parse import read
from rules.intercept_orbit.placing.placement import (
    Destination,
    flight_of,
    open_zone,
    pending_placement,
    placement_now,
)
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import gap, overlaps, touching
from rules.intercept_orbit.space.course import check_legal
from rules.intercept_orbit.state.pending import Collision, PendingHits, Step
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.state import State
from rules.intercept_orbit.turn.where import default_destination
from tests.rules.intercept_orbit.placings import LAUNCH, SPACE, asked, refused, said
from tests.rules.intercept_orbit.slow_geometry import body
from tests.rules.intercept_orbit.spaces import acting, flying, space, steering, thing

# -- what is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "verb", "item", "value"),
    [
        (steering(SPACE, "A1", 3), "course", "A1", 3),
        (steering(SPACE, "AV1", 0), "course", "AV1", 0),
        (flying(SPACE, "Ac2", 5), "move", "Ac2", 5),
        (LAUNCH, "launch", "Ac1", None),
    ],
)
def test_what_is_put_somewhere(state: State, verb: str, item: str, value: int | None) -> None:
    place, request = asked(state)
    assert (place.verb, place.item, place.player) == (verb, item, 0)
    assert request.kind == "where"
    assert request.facts["value"] == value
    assert request.options


@pytest.mark.parametrize(
    "state",
    [
        SPACE,
        space(thing("A1", "capital", None), table="declared", stack=steering(SPACE, "A1", 3).stack),
        acting(SPACE, "A1", Step.ACT),
        space(*SPACE.assets, stack=steering(SPACE, "A1", 3).stack, pending_hits=(PendingHits("A1", 1),)),
        space(*SPACE.assets, stack=steering(SPACE, "A1", 3).stack, collision=Collision("A1", "B1", 4)),
    ],
)
def test_nothing_is_put_anywhere_else(state: State) -> None:
    assert pending_placement(state) is None
    assert preview.open_ground(state).polygons == ()
    with pytest.raises(Stale):
        preview.preview(state, Request("where-0", 0, "where"), "4")


# -- courses ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ship", "pips", "text", "end", "heading"),
    [
        ("A1", 3, "4", (12, 16), 90),
        ("A1", 3, "7 straight", (15, 16), 90),
        ("A1", 3, "1", (9, 16), 90),
        ("A1", 3, "4 2L", (11.85, 15.23), 67.5),
        ("A2", 1, "4 1RR", (8 + 1 + 3 * math.sqrt(0.5), 22 + 3 * math.sqrt(0.5)), 135),
        ("AV1", 0, "4 4R", (4, 24), 22.5),
    ],
)
def test_a_course_is_flown(ship: str, pips: int, text: str, end: tuple[float, float], heading: float) -> None:
    found = said(steering(SPACE, ship, pips), text)
    assert found.at == pytest.approx(end, abs=0.011)
    assert found.heading == heading
    assert found.course is not None
    assert found.length == found.course.speed


@pytest.mark.parametrize(
    ("ship", "pips", "choice", "code"),
    [
        ("A1", 3, "8", "course-too-dear"),
        ("A1", 3, "4 1RR", "hinge-clicked-twice"),
        ("A1", 3, "4 5L", "no-such-hinge"),
        ("A1", 3, "home", "course-unreadable"),
        ("A1", 3, "x" * 300, "course-unreadable"),
        ("A1", 3, [12, 16], "course-unreadable"),
        ("A1", 3, None, "course-unreadable"),
        ("A1", 3, "toward nobody", "place-unknown"),
        ("AV1", 0, "5", "hva-course"),
        ("AV1", 0, "4 1L 2L", "hva-course"),
    ],
)
def test_a_course_that_does_not_go(ship: str, pips: int, choice: Any, code: str) -> None:
    assert refused(steering(SPACE, ship, pips), choice).code == code


@pytest.mark.parametrize("pips", range(7))
@pytest.mark.parametrize("ship", ["A1", "A2", "AV1"])
def test_every_course_that_is_offered_goes(ship: str, pips: int) -> None:
    state = steering(SPACE, ship, pips, "B1", Range.ASSAULT)
    place, request = asked(state)
    flight = flight_of(state, place)
    for item in request.options:
        found = read(state, request.options, place, item.choice)
        assert found.at == pytest.approx(item.facts["at"])
        assert found.course is not None
        check_legal(ORBIT, found.course, state.asset(ship).kind, pips)
        met = [meet.id for meet in flight.run(found.course).meets if meet.way is not None or meet.ends]
        assert item.facts["meets"] == (met[0] if met else None)
    assert "straight-on" in [item.label for item in request.options] or pips == 0
    assert len({item.choice for item in request.options}) == len(request.options)


def test_a_course_into_the_range_that_was_declared() -> None:
    state = steering(SPACE, "A1", 4, "B1", Range.ASSAULT)
    found = said(state, asked(state)[1].options[0].choice)
    assert asked(state)[1].options[0].label == "course-range"
    assert 2 < gap(body("capital", found.at, found.heading), measure.base(SPACE, SPACE.asset("B1"))) <= 8


def test_toward_a_thing_is_the_course_that_comes_nearest() -> None:
    found = said(steering(SPACE, "A1", 4), "toward B2")
    others = [said(steering(SPACE, "A1", 4), text) for text in ("8", "4", "6 1R", "5 5R")]
    assert all(math.dist(found.at, (20, 24)) <= math.dist(other.at, (20, 24)) + 0.5 for other in others)
    assert said(steering(SPACE, "A1", 4), "vers b2 the ship") == found


def test_a_course_toward_a_thing_avoids_what_is_in_the_way() -> None:
    blocked = space(
        thing("A1", "frigate", (8, 16), 90), thing("B1", "capital", (22, 16)), thing("X1", "debris", (15, 16))
    )
    found = said(steering(blocked, "A1", 4), "toward B1")
    assert found.course is not None
    assert [meet for meet in where_run(blocked, found) if meet.way is not None] == []
    assert found.at[0] > 13


def where_run(state: State, found: Destination) -> tuple[Any, ...]:
    place = placement_now(steering(state, "A1", 4))
    assert found.course is not None
    return flight_of(state, place).run(found.course).meets


# -- companies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("12,6", (12, 6)),
        ([13.5, 5.25], (13.5, 5.25)),
        ("G3", (13, 5)),
        ("12,5;6,5", (12.5, 6.5)),
        ("S 3", (12, 7)),
        ("S 2.5", (12, 6.5)),
        ("O 2", (10, 4)),
        ("NE 2", (12 + math.sqrt(2), 4 - math.sqrt(2))),
        ("E", (17, 4)),
        ("toward X1 2", (12.41, 5.96)),
        ("vers X1 1,5", (12.31, 5.47)),
        ("stay", (12, 4)),
    ],
)
def test_a_company_goes_where_it_is_told(text: Any, at: tuple[float, float]) -> None:
    found = said(flying(SPACE, "Ac2", 5), text)
    assert found.at == pytest.approx(at, abs=0.03)
    assert found.length == pytest.approx(math.dist((12, 4), at), abs=0.05)
    assert found.host is None


@pytest.mark.parametrize("text", ["A1", "a1", "beside A1", "contre A1", "A1 the ship", "touching a1 the ship"])
def test_a_company_is_told_to_touch_something(text: str) -> None:
    found = said(flying(SPACE, "Ac2", 14), text)
    assert found.host == "A1"
    base = body("company", found.at)
    assert touching(base, measure.base(SPACE, SPACE.asset("A1")))
    assert not any(overlaps(base, other) for other in measure.bodies(SPACE, ("Ac2",)).values())


@pytest.mark.parametrize("text", ["behind X1 from B1", "derrière x1 de b1"])
def test_behind_a_thing_is_where_that_covers(text: str) -> None:
    found = said(flying(SPACE, "Ac1", 8), text)
    after = SPACE.with_asset("Ac1", at=found.at, host=None)
    assert measure.covers(after, "B1", "Ac1") == ("X1",)
    assert refused(flying(SPACE, "Ac1", 8), "behind X1 from nobody").code == "place-unknown"


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ("12,14", "not-legal-space"),
        ("-3,4", "not-legal-space"),
        ([40, 40], "not-legal-space"),
        ([1e9, 0], "place-unreadable"),
        ([True, 1], "place-unreadable"),
        ([1], "place-unreadable"),
        ({}, "place-unreadable"),
        ("somewhere", "place-unreadable"),
        ("x" * 300, "place-unreadable"),
        ("beside nobody", "place-unknown"),
        ("toward nobody 3", "place-unknown"),
    ],
)
def test_where_a_company_cannot_go(choice: Any, code: str) -> None:
    error = refused(flying(SPACE, "Ac2", 5), choice)
    assert error.code == code
    if code == "not-legal-space":
        assert said(flying(SPACE, "Ac2", 5), error.facts["nearest"]).length <= 5.1


def test_without_a_green_die_it_goes_around_and_with_one_straight() -> None:
    blocked = space(thing("Ac1", "company", (10, 16)), thing("B1", "capital", (13, 16)))
    around, over = said(flying(blocked, "Ac1", 8), "16,16"), said(flying(blocked, "Ac1", 8, over=True), "16,16")
    assert len(around.way) > 2
    assert around.length > 6.3
    assert over.length == 6
    assert refused(flying(blocked, "Ac1", 6), "16,16").code == "not-legal-space"
    assert refused(flying(blocked, "Ac1", 8, over=True), "13,16").code == "not-legal-space"


def test_a_company_leaves_the_hull_that_it_clings_to() -> None:
    found = said(flying(SPACE, "Ac1", 4), "E 3")
    assert found.at == pytest.approx((12.51, 16))
    assert found.host is None


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("most", [1, 3, 6])
def test_every_place_that_is_offered_goes(most: int, over: bool) -> None:
    for company in ("Ac1", "Ac2"):
        state = flying(SPACE, company, most, over=over, target="B1")
        place, request = asked(state)
        for item in request.options:
            assert read(state, request.options, place, item.choice).at == pytest.approx(item.facts["at"])
        assert request.options[-1].choice == "stay"
        assert len({tuple(item.facts["at"]) for item in request.options}) == len(request.options)


def test_what_is_shaded_is_legal() -> None:
    luck = random.Random(5)
    for over in (False, True):
        state = flying(SPACE, "Ac1", 5, over=over)
        place = placement_now(state)
        zone = open_zone(state, place).buffer(-0.05)
        inside = 0
        for _ in range(300):
            at = (round(luck.uniform(3, 16), 2), round(luck.uniform(10, 22), 2))
            if zone.intersects(_spot(at)):
                inside += 1
                assert said(state, list(at)).at == at
        assert inside > 50


def _spot(at: tuple[float, float]) -> Any:
    import shapely

    return shapely.Point(at)


# -- launching --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "host"), [("B1", "B1"), ("at:B2", "B2"), ("beside BV1", None), ("20.4,16", "B1"), ("8,14.6", "A1")]
)
def test_a_company_is_launched_beside_what_is_not_in_cover(choice: str, host: str | None) -> None:
    if host is None:
        assert refused(LAUNCH, choice).code == "not-legal-space"
        return
    found = said(LAUNCH, choice)
    assert found.host == host
    assert touching(body("company", found.at), measure.base(SPACE, SPACE.asset(host)))


def test_a_company_is_not_launched_into_open_space() -> None:
    assert refused(LAUNCH, "12,12").code == "not-legal-space"


def test_all_that_it_can_be_launched_to_is_offered() -> None:
    state, request = LAUNCH, asked(LAUNCH)[1]
    hulls = {asset.id for asset in measure.launch_targets(state, state.asset("A1"))} - {"Ac1"}
    assert {item.facts["asset"] for item in request.options} == hulls
    for item in request.options:
        assert said(state, item.choice).host == item.facts["asset"]


# -- by default -------------------------------------------------------------------------------------------------------


def test_the_least_that_can_be_said() -> None:
    for state, at in (
        (steering(SPACE, "A1", 3), (12, 16)),
        (steering(SPACE, "AV1", 0), (4, 24)),
        (flying(SPACE, "Ac2", 5), (12, 4)),
    ):
        place = placement_now(state)
        assert default_destination(state, place).at == at
    place = placement_now(LAUNCH)
    assert default_destination(LAUNCH, place).host is not None
