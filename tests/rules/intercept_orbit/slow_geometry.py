"""Slow and simple geometry of bases to check the quick one against: corner by corner, and step by step."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from hypothesis import strategies as st

from rules.intercept_orbit.space import bases
from rules.intercept_orbit.space.bases import Body
from rules.intercept_orbit.space.course import Course, can_click
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.units import Kind
from tests.rules.field.fieldtruth import edges, inside, point_to_edge

Point = tuple[float, float]
STEP = 0.02


def body(kind: str, at: Point, heading: float = 0.0) -> Body:
    """A base of the game's own size."""
    return bases.body(ORBIT.bases, Kind(kind), at, heading)


def rim(base: Body) -> list[Point]:
    """The corners of a base, by turning them around its middle."""
    turn = math.radians(base.heading)
    long, wide = base.length / 2, base.width / 2
    found = []
    for x, y in ((wide, -long), (wide, long), (-wide, long), (-wide, -long)):
        found.append(
            (
                base.at[0] + x * math.cos(turn) - y * math.sin(turn),
                base.at[1] + x * math.sin(turn) + y * math.cos(turn),
            )
        )
    return found


def far(a: Body, b: Body) -> float:
    """From edge to edge; 0 when they touch."""
    if a.round and b.round:
        return max(0.0, math.dist(a.at, b.at) - a.width / 2 - b.width / 2)
    if a.round:
        return 0.0 if inside(rim(b), a.at) else max(0.0, to_rim(a.at, b) - a.width / 2)
    if b.round:
        return far(b, a)
    one, two = rim(a), rim(b)
    if any(inside(two, p) for p in [*one, a.at]) or any(inside(one, p) for p in [*two, b.at]):
        return 0.0
    if any(crosses(p, q, r, s) for p, q in edges(one) for r, s in edges(two)):
        return 0.0
    return min(*(to_rim(p, b) for p in one), *(to_rim(p, a) for p in two))


def to_rim(at: Point, base: Body) -> float:
    return min(point_to_edge(at, p, q) for p, q in edges(rim(base)))


def crosses(p: Point, q: Point, r: Point, s: Point) -> bool:
    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


def flown(base: Body, course: Course) -> Iterator[tuple[float, Body]]:
    """All poses of a run, a little way apart: one step ahead after the other."""
    at, heading = base.at, base.heading
    yield 0.0, base
    for number in range(course.speed):
        turn = math.radians(heading)
        for step in range(1, round(1 / STEP) + 1):
            gone = step * STEP
            here = (at[0] + gone * math.sin(turn), at[1] - gone * math.cos(turn))
            yield number + gone, Body(here, heading, base.length, base.width, base.round)
        at = here
        for step in range(1, 9):
            share = course.clicks[number] * 22.5 * step / 8
            yield number + 1.0, Body(at, heading + share, base.length, base.width, base.round)
        heading += course.clicks[number] * 22.5


def smaller(base: Body, by: float) -> Body:
    return Body(base.at, base.heading, base.length - 2 * by, base.width - 2 * by, base.round)


KINDS = ("capital", "frigate", "hva", "company", "debris")


@st.composite
def bodies(draw: st.DrawFn, kinds: tuple[str, ...] = KINDS, low: float = 4.0, high: float = 28.0) -> Body:
    coordinate = st.integers(round(low * 100), round(high * 100)).map(lambda n: n / 100)
    heading = st.one_of(st.sampled_from([n * 22.5 for n in range(16)]), st.integers(0, 35999).map(lambda n: n / 100))
    return body(draw(st.sampled_from(kinds)), (draw(coordinate), draw(coordinate)), draw(heading))


@st.composite
def courses(draw: st.DrawFn, most: int = 10) -> Course:
    speed = draw(st.integers(0, most))
    clicks = tuple(draw(st.integers(-2, 2)) if can_click(ORBIT, n + 1, speed) else 0 for n in range(speed))
    return Course(speed, clicks)


def littered(luck: random.Random, count: int, size: float = 32.0) -> dict[str, Body]:
    return {
        f"X{n}": body(
            luck.choice(KINDS),
            (round(luck.uniform(1, size - 1), 2), round(luck.uniform(1, size - 1), 2)),
            luck.choice(range(16)) * 22.5,
        )
        for n in range(count)
    }
