"""Courses, and where they take a ship: against the same flown step by step."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.errors import Illegal, Malformed
from rules.field import Ground
from rules.intercept_orbit.space.bases import Body, corners
from rules.intercept_orbit.space.course import Course, check_legal, cost, read_course, straight_on, write_course
from rules.intercept_orbit.space.ruler import fan, run
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.units import Kind
from tests.long import many
from tests.rules.intercept_orbit import slow_geometry as slow
from tests.rules.intercept_orbit.slow_geometry import body

SQUARE, ROUND = Ground("square", 32), Ground("round", 32)


# -- as it is written -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "course"),
    [
        ("5 2L 4R", Course(5, (0, -1, 0, 1, 0))),
        ("3 straight", Course(3, (0, 0, 0))),
        ("3", Course(3, (0, 0, 0))),
        ("0", Course(0, ())),
        ("4 straight ahead", straight_on(4)),
        ("6: 1RR", Course(6, (2, 0, 0, 0, 0, 0))),
        ("4: 1 left, 2 right right", Course(4, (-1, 2, 0, 0))),
        ("4 1 port 2 starboard", Course(4, (-1, 1, 0, 0))),
        ("speed 5; 3ll", Course(5, (0, 0, -2, 0, 0))),
        ("vitesse 5 2G 4D", Course(5, (0, -1, 0, 1, 0))),
        ("4 tout droit", straight_on(4)),
        ("4 1 bâbord 2 tribord", Course(4, (-1, 1, 0, 0))),
        ("10 9R", Course(10, (0, 0, 0, 0, 0, 0, 0, 0, 1, 0))),
        ("4 4L", Course(4, (0, 0, 0, -1))),
    ],
)
def test_a_course_is_read(text: str, course: Course) -> None:
    assert read_course(ORBIT, text) == course


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "course-unreadable"),
        ("speed", "course-unreadable"),
        ("fast", "course-unreadable"),
        ("4 2X", "course-unreadable"),
        ("4 2LR", "course-unreadable"),
        ("4 2LLL", "course-unreadable"),
        ("13", "course-unreadable"),
        ("-4", "course-unreadable"),
        ("4 " * 60, "course-unreadable"),
        ("4 5L", "no-such-hinge"),
        ("4 0L", "no-such-hinge"),
        ("9 8L", "no-such-hinge"),
        ("4 2L 2L", "no-such-hinge"),
    ],
)
def test_what_is_no_course_is_refused(text: str, code: str) -> None:
    with pytest.raises((Malformed, Illegal)) as caught:
        read_course(ORBIT, text)
    assert caught.value.code == code


@given(slow.courses())
def test_what_is_written_is_read_again(course: Course) -> None:
    assert read_course(ORBIT, write_course(course)) == course


@pytest.mark.parametrize(
    ("text", "pips"), [("4", 0), ("6", 2), ("2", 2), ("4 1L 2R", 2), ("5 3RR", 2), ("0", 4), ("10", 6)]
)
def test_a_pip_for_each_unit_of_speed_and_each_hinge(text: str, pips: int) -> None:
    course = read_course(ORBIT, text)
    assert cost(ORBIT, course) == pips
    check_legal(ORBIT, course, Kind.FRIGATE, pips)
    if pips:
        with pytest.raises(Illegal) as caught:
            check_legal(ORBIT, course, Kind.FRIGATE, pips - 1)
        assert caught.value.code == "course-too-dear"


@pytest.mark.parametrize(
    ("course", "kind", "code"),
    [
        (Course(4, (0, 2, 0, 0)), Kind.CAPITAL, "hinge-clicked-twice"),
        (Course(4, (0, 3, 0, 0)), Kind.FRIGATE, "hinge-clicked-twice"),
        (Course(4, (0, 0, 0, 0, 1)), Kind.CAPITAL, "no-such-hinge"),
        (Course(9, (0, 0, 0, 0, 0, 0, 0, 1, 0)), Kind.CAPITAL, "no-such-hinge"),
        (Course(5, (0,) * 5), Kind.HVA, "hva-course"),
        (Course(4, (1, 1, 0, 0)), Kind.HVA, "hva-course"),
        (Course(4, (2, 0, 0, 0)), Kind.HVA, "hinge-clicked-twice"),
    ],
)
def test_what_a_ruler_cannot_do(course: Course, kind: Kind, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        check_legal(ORBIT, course, kind, 8)
    assert caught.value.code == code


def test_an_hva_clicks_one_hinge_once_without_a_die() -> None:
    check_legal(ORBIT, read_course(ORBIT, "4 3L"), Kind.HVA, 0)
    check_legal(ORBIT, read_course(ORBIT, "4"), Kind.HVA, 0)


# -- where it leads ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "heading", "at", "after"),
    [
        ("4", 0, (16.0, 12.0), 0),
        ("4", 90, (20.0, 16.0), 90),
        ("0", 90, (16.0, 16.0), 90),
        ("2 2R", 0, (16.0, 14.0), 22.5),
        ("2 1RR", 0, (16.71, 14.29), 45),
        ("2 1LL 2LL", 0, (15.29, 14.29), 270),
        ("4 1L 2R", 180, (17.0 - 0.62, 16 + 3 + 0.92), 180),
    ],
)
def test_the_middle_follows_the_ruler(text: str, heading: float, at: tuple[float, float], after: float) -> None:
    end = run(ORBIT, body("frigate", (16, 16), heading), read_course(ORBIT, text), {}, SQUARE).end
    assert end.at == pytest.approx(at, abs=0.011)
    assert end.heading == after


@pytest.mark.long
@settings(max_examples=many(150), deadline=None)
@given(slow.bodies(("capital", "frigate", "hva")), slow.courses(), slow.bodies(low=2, high=30))
def test_what_a_run_meets_is_what_is_met_step_by_step(ship: Body, course: Course, other: Body) -> None:
    met = run(ORBIT, ship, course, {"X": other}, SQUARE).met("X")
    poses = list(slow.flown(ship, course))
    gaps = [slow.far(pose, other) for _, pose in poses]
    if met is None:
        assert min(gaps) > 2.0
        return
    assert met.gap == pytest.approx(min(gaps), abs=0.02)
    assert met.ends == (gaps[-1] <= 0.03) or abs(gaps[-1] - 0.03) < 0.01
    _same_contact(met.way, ship, other, poses)


def _same_contact(way: float | None, ship: Body, other: Body, poses: list[tuple[float, Body]]) -> None:
    """Deep contact is found, at the same place; a base that stands on the other at the start does not run on it."""
    if slow.far(ship, other) == 0.0 or poses[-1][0] == 0.0:
        return
    deep = [gone for gone, pose in poses if slow.far(pose, slow.smaller(other, 0.025)) == 0.0]
    light = [gone for gone, pose in poses if slow.far(pose, other) <= 0.04]
    if deep:
        assert way is not None
        assert light[0] - 0.03 <= way <= deep[0] + 0.03
    elif not light:
        assert way is None


@settings(max_examples=60, deadline=None)
@given(
    slow.bodies(("capital", "frigate"), low=1, high=31),
    slow.courses(),
    st.sampled_from([SQUARE, ROUND]),
)
def test_the_edge_is_crossed_where_it_is_step_by_step(ship: Body, course: Course, ground: Ground) -> None:
    found = run(ORBIT, ship, course, {}, ground)
    if not ground.holds(ship.at, 0.0):
        return
    out = [gone for gone, pose in slow.flown(ship, course) if not ground.holds(pose.at, 0.0)]
    assert found.leaves == (pytest.approx(out[0], abs=0.05) if out else None)
    if found.leaves is not None:
        assert found.edge is not None
        assert found.edge <= found.leaves + 0.01
    if found.edge is None:
        return
    pose = found.after(max(0.0, found.edge - 0.05))
    before = max(_out(ground, corner) for corner in corners(ship))
    assert max(_out(ground, corner) for corner in corners(pose)) <= max(before, 0.0) + 0.6


def _out(ground: Ground, at: tuple[float, float]) -> float:
    if ground.shape == "round":
        return math.dist(at, (16, 16)) - 16
    return max(-at[0], at[0] - 32, -at[1], at[1] - 32)


def test_things_are_met_in_the_order_of_the_way() -> None:
    ship = body("capital", (16, 28), 0)
    things = {
        "far": body("frigate", (16, 20), 90),
        "near": body("debris", (16, 24)),
        "company": body("company", (16.9, 22)),
        "beside": body("hva", (19.5, 24)),
        "away": body("hva", (26, 24)),
    }
    found = run(ORBIT, ship, straight_on(10), things, SQUARE)
    assert [(meet.id, meet.through, meet.ends) for meet in found.meets] == [
        ("near", True, False),
        ("company", True, False),
        ("far", True, False),
        ("beside", False, False),
    ]
    assert [meet.way for meet in found.meets] == [
        pytest.approx(2.5, abs=0.02),
        *[pytest.approx(far, abs=0.02) for far in (4.5, 6.5)],
        None,
    ]
    near = found.met("near")
    assert near is not None
    assert near.pose is not None
    assert near.pose.at == pytest.approx((16, 25.5), abs=0.02)


def test_who_stands_beside_a_hull_may_leave_it_but_not_go_through() -> None:
    other = {"X": body("capital", (16, 16), 0)}
    beside, before = body("capital", (18, 16), 0), body("capital", (16, 18), 0)
    along, through = (
        run(ORBIT, beside, straight_on(4), other, SQUARE),
        run(ORBIT, before, straight_on(5), other, SQUARE),
    )
    assert along.meets[0].way is None
    assert through.meets[0].through
    away = run(ORBIT, body("capital", (16, 14), 0), straight_on(4), other, SQUARE)
    assert away.meets[0].way is None
    still = run(ORBIT, beside, straight_on(0), other, SQUARE).meets[0]
    assert still.ends
    assert still.way is None


def test_who_stands_on_another_may_come_away_but_not_go_deeper() -> None:
    other = {"X": body("capital", (16, 16), 0)}
    away, deeper = body("frigate", (16, 14.7), 0), body("frigate", (16, 14.7), 180)
    assert run(ORBIT, away, straight_on(1), other, SQUARE).meets[0].way is None
    found = run(ORBIT, deeper, straight_on(4), other, SQUARE).meets[0]
    assert (found.way, found.pose, found.through) == (0.0, deeper, True)
    assert run(ORBIT, deeper, straight_on(1), other, SQUARE).meets[0].ends


def test_whoever_ends_on_another_collides_where_they_touch_first() -> None:
    found = run(ORBIT, body("frigate", (16, 20), 0), straight_on(4), {"X": body("capital", (16, 16), 45)}, SQUARE)
    meet = found.meets[0]
    assert meet.ends
    assert not meet.through
    assert meet.way == pytest.approx(20 - 16 - 1 - math.sqrt(2), abs=0.02)


def test_a_pose_on_the_way() -> None:
    found = run(ORBIT, body("frigate", (16, 20), 0), read_course(ORBIT, "4 2RR"), {}, SQUARE)
    assert found.after(1.5).at == (16, 18.5)
    assert found.after(2.0).heading == 45
    assert found.after(9.0) == found.end
    assert found.way[0] == (16, 20)


# -- everywhere -------------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(
    slow.bodies(("capital", "frigate"), low=13, high=19),
    st.integers(0, 6),
    st.sampled_from([Kind.CAPITAL, Kind.FRIGATE]),
    st.integers(0, 2**32),
)
def test_straight_and_sharp_courses_end_in_what_is_shaded(ship: Body, pips: int, kind: Kind, seed: int) -> None:
    luck = random.Random(seed)
    zone = fan(ORBIT, ship, kind, pips, SQUARE).buffer(0.05)
    speed = luck.randint(max(0, 4 - pips), 4 + pips)
    turns = luck.randint(0, min(pips - abs(speed - 4), 7, speed))
    click = luck.choice((1, -1)) * (2 if kind is Kind.FRIGATE else 1)
    end = run(ORBIT, ship, Course(speed, tuple(click if n < turns else 0 for n in range(speed))), {}, SQUARE).end
    assert zone.intersects(_point(end.at))


def _point(at: tuple[float, float]) -> object:
    import shapely

    return shapely.Point(at)


@pytest.mark.parametrize("heading", [0.0, 90.0, 217.5])
def test_without_a_die_there_is_one_way_only(heading: float) -> None:
    zone = fan(ORBIT, body("capital", (16, 16), heading), Kind.CAPITAL, 0, SQUARE)
    assert zone.area < 0.3
    assert fan(ORBIT, body("hva", (16, 16), heading), Kind.HVA, 0, SQUARE).area > 0.3


def test_nothing_beyond_the_edge_is_shaded() -> None:
    assert fan(ORBIT, body("capital", (16, 2), 0), Kind.CAPITAL, 0, SQUARE).is_empty
