"""The battlefield's geometry, on one core: reachable ground, the legality of a move, a field and its code."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

import shapely

from bench.figures import Row, best, p
from rules.field import (
    STYLES,
    Disc,
    Field,
    Ground,
    Point,
    Shape,
    Ways,
    disc_zone,
    gap,
    generate,
    nearest_in,
    read_field,
    rounded,
    ways,
    write_field,
)

__all__ = ["fields"]

PIECES, REACH, BASE = 40, 6.0, 0.5
REACH_MS, MOVE_MS = 15.0, 3.0
Place = tuple[Ground, Disc, list[Shape], Point]


def fields(effort: int) -> list[Row]:
    """Ways on fields with forty obstacles, terrain and frames; fields laid out, written and read."""
    places = [_place(number) for number in range(10 * effort)]
    for place in places:
        Ways(*place[:3]).to(place[3])
    reach = [_timed(partial(_reached, place)) for place in places]
    move = [_timed(partial(_gone, place)) for place in places]
    made = [_timed(partial(generate, STYLES[n % 4], f"bench {n}", across=44)) for n in range(4 * effort)]
    field = generate("woods", "bench", across=48)
    code = write_field(field)
    grown = best(lambda: _grown(places[0]), 3) * 1000
    line = best(lambda: _line(places[0]), 50) * 1000
    return [
        Row("reachable ground, 40 things, 6 units, p50", p(reach, 50), "ms", f"shapely grows them {grown:.1f}",
            REACH_MS, note=f"p90 {p(reach, 90):.1f}, the longest {max(reach):.1f}; {len(places)} fields"),
        Row("the legality of one move, 40 things, p99", p(move, 99), "ms", f"shapely tries the line {line:.2f}",
            MOVE_MS, note=f"median {p(move, 50):.2f}"),
        Row("a field laid out, 36 units", p(made, 50), "ms", note=f"the longest {max(made):.0f}"),
        Row(f"a field of {len(field.pieces)} pieces read from its code", best(lambda: _read(code), 3) * 1000, "ms",
            note=f"{len(code)} characters"),
    ]  # fmt: skip


def _timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def _reached(place: Place) -> object:
    return Ways(*place[:3]).reach(REACH)


def _gone(place: Place) -> object:
    return Ways(*place[:3]).to(place[3])


def _read(code: str) -> Field:
    read_field.cache_clear()
    return read_field(code)


def _grown(place: Place) -> object:
    shapes = [shapely.Polygon(shape) for shape in place[2] if not isinstance(shape, Disc)]
    return shapely.union_all([shape.buffer(BASE) for shape in shapes])


def _line(place: Place) -> object:
    obstacles = [shapely.Point(shape.at) if isinstance(shape, Disc) else shapely.Polygon(shape) for shape in place[2]]
    return shapely.dwithin(obstacles, shapely.LineString([place[1].at, place[3]]), BASE).any()


def _place(number: int) -> Place:
    """A generated field with frames, forty obstacles in all; a frame to move, and its destination."""
    luck = random.Random(number)
    field = generate(STYLES[number % 4], str(number), across=40)
    shapes: list[Shape] = [piece.outline for piece in field.pieces]
    while len(shapes) <= PIECES:
        base = Disc(rounded((luck.uniform(1, 39), luck.uniform(1, 39))), BASE)
        if all(gap(base, shape) > 0 for shape in shapes):
            shapes.append(base)
    mover = shapes.pop()
    assert isinstance(mover, Disc)
    found = ways(field.ground, mover, tuple(shapes))
    wanted = nearest_in(disc_zone(mover.at, REACH - 1), (luck.uniform(0, 40), luck.uniform(0, 40)))
    return field.ground, mover, shapes, found.nearest(wanted or mover.at, REACH) or mover.at
