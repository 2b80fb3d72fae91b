"""The question "where?": what is asked, offered, understood and refused; and what a preview foresees."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from rules.core.errors import Illegal, Malformed, RulesError, Stale
from rules.core.request import Request
from rules.intercept_orbit.placing import preview, where
from rules.intercept_orbit.placing.place import Found
from rules.intercept_orbit.space import measure as chart
from rules.intercept_orbit.space.bases import body, gap, overlaps, touching
from rules.intercept_orbit.space.compass import POINTS, read_heading
from rules.intercept_orbit.space.ruler import check_course
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Crash, Owed, State, Step
from tests.rules.intercept_orbit.spaces import acting, flying, space, steering, thing

SPACE = space(
    thing("A1", "capital", (8, 16), 90),
    thing("A2", "frigate", (8, 22), 90),
    thing("Ac1", "company", (9.51, 16), host="A1"),
    thing("Ac2", "company", (12, 4)),
    thing("AV1", "hva", (4, 28), 0),
    thing("B1", "capital", (22, 16), 270),
    thing("B2", "frigate", (20, 24), 270),
    thing("BV1", "hva", (25.5, 16), 270),
    thing("X1", "debris", (15, 17)),
)
LAUNCH = acting(SPACE, "A1", Step.LAUNCH, company="Ac1")


def asked(state: State) -> tuple[where.Place, Request]:
    place = where.wanted(state)
    assert place is not None
    return place, where.ask(state, place)


def said(state: State, choice: Any) -> Found:
    place, request = asked(state)
    return where.read(state, request, place, choice)


def refused(state: State, choice: Any) -> RulesError:
    with pytest.raises(RulesError) as caught:
        said(state, choice)
    return caught.value


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
        space(*SPACE.assets, stack=steering(SPACE, "A1", 3).stack, owed=(Owed("A1", 1),)),
        space(*SPACE.assets, stack=steering(SPACE, "A1", 3).stack, crash=Crash("A1", "B1", 4)),
    ],
)
def test_nothing_is_put_anywhere_else(state: State) -> None:
    assert where.wanted(state) is None
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
    flight = where.flight_of(state, place)
    for item in request.options:
        found = where.read(state, request, place, item.choice)
        assert found.at == pytest.approx(item.facts["at"])
        assert found.course is not None
        check_course(found.course, pips, double=ship == "A2", hva=ship == "AV1")
        met = [meet.id for meet in flight.run(found.course).meets if meet.way is not None or meet.ends]
        assert item.facts["meets"] == (met[0] if met else None)
    assert "straight-on" in [item.label for item in request.options] or pips == 0
    assert len({item.choice for item in request.options}) == len(request.options)


def test_a_course_into_the_range_that_was_declared() -> None:
    state = steering(SPACE, "A1", 4, "B1", Range.ASSAULT)
    found = said(state, asked(state)[1].options[0].choice)
    assert asked(state)[1].options[0].label == "course-range"
    assert 2 < gap(body("capital", found.at, found.heading), chart.base(SPACE.asset("B1"))) <= 8


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


def where_run(state: State, found: Found) -> tuple[Any, ...]:
    place = where.wanted(steering(state, "A1", 4))
    assert place is not None
    assert found.course is not None
    return where.flight_of(state, place).run(found.course).meets


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
    assert touching(base, chart.base(SPACE.asset("A1")))
    assert not any(overlaps(base, other) for other in chart.bodies(SPACE, ("Ac2",)).values())


@pytest.mark.parametrize("text", ["behind X1 from B1", "derrière x1 de b1"])
def test_behind_a_thing_is_where_that_covers(text: str) -> None:
    found = said(flying(SPACE, "Ac1", 8), text)
    after = SPACE.with_asset("Ac1", at=found.at, host=None)
    assert chart.covers(after, "B1", "Ac1") == ("X1",)
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
            assert where.read(state, request, place, item.choice).at == pytest.approx(item.facts["at"])
        assert request.options[-1].choice == "stay"
        assert len({tuple(item.facts["at"]) for item in request.options}) == len(request.options)


def test_what_is_shaded_is_legal() -> None:
    luck = random.Random(5)
    for over in (False, True):
        state = flying(SPACE, "Ac1", 5, over=over)
        place = where.wanted(state)
        assert place is not None
        zone = where.open_zone(state, place).buffer(-0.05)
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
    assert touching(body("company", found.at), chart.base(SPACE.asset(host)))


def test_a_company_is_not_launched_into_open_space() -> None:
    assert refused(LAUNCH, "12,12").code == "not-legal-space"


def test_all_that_it_can_be_launched_to_is_offered() -> None:
    state, request = LAUNCH, asked(LAUNCH)[1]
    hulls = {asset.id for asset in chart.launch_targets(state, state.asset("A1"))} - {"Ac1"}
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
        place = where.wanted(state)
        assert place is not None
        assert where.first_place(state, place).at == at
    place = where.wanted(LAUNCH)
    assert place is not None
    assert where.first_place(LAUNCH, place).host is not None


# -- headings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "heading"),
    [("N", 0), ("ne", 45), ("SSO", 202.5), ("45°", 45), ("cap 112,5", 112.5), ("heading W", 270), ("360", 0)],
)
def test_headings_are_read(text: str, heading: float) -> None:
    assert read_heading(text) == heading


@pytest.mark.parametrize("text", ["", "up", "361", "NNN", "-5"])
def test_what_is_no_heading(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_heading(text)
    assert caught.value.code == "heading-unreadable"


def test_the_compass_goes_by_clicks() -> None:
    assert [read_heading(name) for name in POINTS] == [number * 22.5 for number in range(16)]


# -- what is foreseen -------------------------------------------------------------------------------------------------


def seen(state: State, choice: Any) -> preview.Preview:
    return preview.preview(state, asked(state)[1], choice)


def test_a_course_is_foreseen() -> None:
    found = seen(steering(SPACE, "A1", 6, "B1", Range.ASSAULT), "8 1R")
    assert (found.speed, found.costs, found.most, found.leaves) == (8, 5, 6.0, "no")
    assert [passed.asset for passed in found.meets] == ["X1"]
    assert not found.meets[0].through
    assert found.written == "8 1R"
    assert (found.target, found.reach) == ("B1", "yes")
    assert found.far == pytest.approx(
        gap(body("capital", found.at, found.heading), chart.base(SPACE.asset("B1"))), abs=0.01
    )
    assert {sight.asset for sight in found.sights} == {"B1", "B2"}


def test_what_is_changed_is_legal_too() -> None:
    state = steering(SPACE, "A2", 3)
    found = seen(state, "5 2L")
    changes = {(item.label, item.facts["hinge"]): item.choice for item in found.changes}
    assert changes["faster", 0] == "6 2L"
    assert changes["slower", 0] == "4 2L"
    assert changes["click-port", 2] == "5 2LL"
    assert changes["click-starboard", 2] == "5"
    assert changes["click-starboard", 5] == "5 2L 5R"
    for item in found.changes:
        assert seen(state, item.choice).written == item.choice
    assert "faster" not in {item.label for item in seen(steering(SPACE, "A2", 1), "5").changes}


def test_a_course_over_the_edge_is_foreseen() -> None:
    ship = space(thing("A1", "capital", (3, 16), 270))
    assert seen(steering(ship, "A1", 0), "4").leaves == "yes"
    assert seen(steering(ship, "A1", 4), "2").leaves == "no"


def test_a_move_is_foreseen() -> None:
    found = seen(flying(SPACE, "Ac1", 6, target="B1"), "E 3")
    assert (found.length, found.most, found.host) == (3.0, 6.0, None)
    assert (found.target, found.reach) == ("B1", "no")
    near = space(thing("Ac1", "company", (10, 16)), thing("B1", "capital", (14, 16)))
    assert seen(flying(near, "Ac1", 4, target="B1"), "B1").reach == "yes"
    assert seen(flying(near, "Ac1", 4, target="B1"), "B1").host == "B1"


def test_sights_say_range_and_cover() -> None:
    state = space(
        thing("A1", "capital", (5, 16)),
        thing("B1", "capital", (12, 16)),
        thing("B2", "frigate", (25, 16)),
        thing("X1", "debris", (23.5, 16.4)),
    )
    found = {sight.asset: sight for sight in preview.sights(state, "A1")}
    assert (found["B1"].range, found["B1"].cover, found["B1"].distance) == ("assault", (), 5)
    assert (found["B2"].range, found["B2"].cover) == ("support", ("X1",))
    assert preview.sights(state, "X1") == ()


@pytest.mark.parametrize(
    ("name", "at"), [("B1", (22, 16)), ("bv1", (25.5, 16)), ("C3", (5, 5)), ("12.5,8", (12.5, 8)), (None, (16, 16))]
)
def test_a_spot_to_look_at(name: str | None, at: tuple[float, float]) -> None:
    assert preview.locate(SPACE, name) == at


def test_spots_are_on_the_table() -> None:
    assert preview.locate(steering(SPACE, "A2", 0), None) == (8, 22)
    with pytest.raises(Illegal) as caught:
        preview.locate(SPACE, "40,40")
    assert caught.value.code == "off-the-field"
    assert preview.positions(SPACE)["X1"] == (15, 17)
