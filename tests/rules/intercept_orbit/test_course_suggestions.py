"""Suggested courses are those that measuring all of them would find."""

from __future__ import annotations

import heapq
import random

import pytest
from msgspec import structs

from rules.field import Ground, distance
from rules.intercept_orbit.placing.suggest import Flight, _best, _end, course_options, courses
from rules.intercept_orbit.space.bases import Body, ahead, bearing, gap, range_at, tidy
from rules.intercept_orbit.space.course import Course, cost, read_course, write_course
from rules.intercept_orbit.space.ruler import Run
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.units import Kind
from tests.long import many
from tests.rules.intercept_orbit.slow_geometry import body, littered

Aim = tuple[Range, Body] | None


def flight(number: int) -> Flight:
    luck = random.Random(number)
    kind = luck.choice((Kind.CAPITAL, Kind.FRIGATE, Kind.HVA))
    at = round(luck.uniform(3, 29), 2), round(luck.uniform(3, 29), 2)
    others = littered(luck, luck.randint(0, 14))
    ship = body(str(kind), at, luck.choice((22.5 * luck.randrange(16), round(luck.uniform(0, 360), 2))))
    return Flight(ORBIT, ship, kind, luck.randint(0, 8), Ground("square", 32.0), tuple(others.items()))


def slow_best(flown: Flight, to: Body, wanted: Range | None) -> list[Course]:
    def worth(found: tuple[Course, Body]) -> tuple[float, float, int]:
        course, end = found
        away = wanted is not None and range_at(ORBIT, gap(end, to)) != wanted
        turn = abs((bearing(end.at, to.at) - end.heading + 180) % 360 - 180) / 90
        return away, distance(end.at, to.at) + turn, cost(ORBIT, course)

    ends: list[Body] = []
    best = []
    for course, end in heapq.nsmallest(
        120, ((course, _end(flown.base, course, ORBIT.click)) for course in courses(flown)), key=worth
    ):
        if all(distance(end.at, other.at) > 0.6 for other in ends):
            ends.append(end)
            best.append(course)
    return best[:12] if wanted is None else best


@pytest.mark.parametrize("number", range(many(60)))
def test_the_best_few_come_in_the_order_of_all(number: int) -> None:
    flown, luck = flight(number), random.Random(number)
    for _, other in flown.others:
        wanted = luck.choice((None, *Range))
        found = list(_best(flown, other.at, None if wanted is None else (wanted, other)))
        assert [course for course, _ in found] == slow_best(flown, other, wanted)
        assert all(end == tidy(_end(flown.base, course, ORBIT.click)) for course, end in found if course.speed)


@pytest.mark.parametrize("number", range(many(60)))
def test_what_a_run_runs_on_needs_no_look_at_what_it_passes(number: int) -> None:
    flown = flight(number)
    for course in random.Random(number).sample(courses(flown), min(12, len(courses(flown)))):
        whole, bare = flown.run(course), flown.run(course, passed=False)
        assert (bare.runs_on, bare.leaves, bare.poses) == (whole.runs_on, whole.leaves, whole.poses)
        assert bare.meets == tuple(meet for meet in whole.meets if meet.way is not None or meet.ends)


@pytest.mark.parametrize("number", range(many(20)))
def test_what_is_out_of_reach_changes_nothing_about_a_run(number: int) -> None:
    flown = flight(number)
    far = [(f"F{n}", body("capital", (n, -40.0))) for n in range(3)]
    more = structs.replace(flown, others=(*flown.others, *far))
    for course in random.Random(number).sample(courses(flown), min(6, len(courses(flown)))):
        assert flown.run(course) is more.run(course)


def free(run: Run) -> bool:
    return run.leaves is None and not run.runs_on


@pytest.mark.parametrize("number", range(many(60)))
def test_a_course_toward_an_enemy_is_the_nearest_without_a_collision(number: int) -> None:
    flown = flight(number)
    near = sorted(flown.others, key=lambda other: gap(flown.base, other[1]))[:3]
    wanted = []
    for _, base in near:
        ends = {course: flown.run(course) for course in slow_best(flown, base, None)}
        here = gap(flown.base, base)
        wanted.append(next((c for c, run in ends.items() if free(run) and gap(run.end, base) < here), None))
    offered = [item.choice for item in course_options(flown, flown.others, None)]
    assert {write_course(course) for course in wanted if course} <= set(offered)


@pytest.mark.parametrize("number", range(many(60)))
def test_courses_that_ram_or_leave_the_table_come_last(number: int) -> None:
    flown = flight(number)
    offered = course_options(flown, flown.others, None)
    bad = [item.facts["leaves"] or item.facts["meets"] is not None for item in offered]
    assert bad == sorted(bad)
    assert bad == [not free(flown.run(read_course(ORBIT, item.choice), passed=False)) for item in offered]


@pytest.mark.parametrize("number", [26, 36, 152, *range(many(200))])
def test_the_first_is_free_where_any_course_is(number: int) -> None:
    """Even with all sorts of things right ahead."""
    luck, flown = random.Random(number), structs.replace(flight(number), pips=number % 5)
    base, others = flown.base, list(flown.others)
    for n in range(5):
        at = ahead(base.at, base.heading + luck.uniform(-60, 60), luck.uniform(2.2, 7))
        others.append((f"X{n}", body(luck.choice(("debris", "capital")), at)))
    ship = structs.replace(flown, others=tuple(others))
    first = course_options(ship, flown.others, None)[0]
    assert free(ship.run(read_course(ORBIT, first.choice))) is any(free(ship.run(one)) for one in courses(ship))
