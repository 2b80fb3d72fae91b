"""Answers to the question "where?", as they are given: an option, a point, a course or a text (``where.py``)."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from msgspec import structs

from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.request import Request
from rules.field import Point, distance, read_place, rounded
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.place import Found, Place, called, docked, flight_of, hulls, terms_of, thing, trip_of
from rules.intercept_orbit.placing.suggest import beside, nearest, toward_course, way_to
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import Body, ahead, bearing, body, gap, normal
from rules.intercept_orbit.space.compass import read_heading, split_heading, step_away
from rules.intercept_orbit.space.ruler import check_course, read_course, write_course
from rules.intercept_orbit.space.shifts import clinging
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, Asset, State

__all__ = ["read", "steered", "stood", "written"]

TEXT_MAX = 200
FAR_MAX = 1000.0
_TOWARD = re.compile(r"(?:towards?|to|vers)\s+(.+)", re.IGNORECASE)
_BESIDE = re.compile(r"(?:beside|touching|at|on|contre|sur|à\s+côté\s+de)\s+(.+)", re.IGNORECASE)
_BEHIND = re.compile(r"(?:behind|derri[eè]re)\s+(.+?)\s+(?:from|de|d['’])\s*(.+)", re.IGNORECASE)
_FAR = re.compile(r"(.+?)\s+(\d{1,3}(?:[.,]\d{1,4})?)")
_HANDLE = 0.3
_CLEAR = 0.05


def read(state: State, request: Request, place: Place, choice: Any) -> Found:
    """What a choice means.

    Raises ``Malformed``: ``place-unreadable``, ``course-unreadable``; ``Illegal``: ``place-unknown``, why a course does
    not go (``ruler.py``), ``not-legal-space`` with the ``nearest`` legal one.
    """
    if isinstance(choice, str):
        item = next((item for item in request.options if item.choice == choice.strip()), None)
        if item is not None and place.verb != "course":
            return stood(state, place, rounded(item.facts["at"]), item.facts.get("heading"), item.facts.get("asset"))
        if len(choice) <= TEXT_MAX:
            return _said(state, place, choice.strip())
    if place.verb == "course":
        raise Malformed("course-unreadable", course=shown(choice))
    return stood(state, place, *_pair(choice))


def _pair(choice: Any) -> tuple[Point, float | None]:
    """A place ``[x, y]``, or ``[x, y, heading]``."""
    if not isinstance(choice, list | tuple) or len(choice) not in (2, 3) or not all(map(_sane, choice)):
        raise Malformed("place-unreadable", place=shown(choice))
    return rounded(choice[:2]), float(choice[2]) if len(choice) > 2 else None


def _sane(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= FAR_MAX


def _said(state: State, place: Place, text: str) -> Found:
    if place.verb == "course":
        return steered(state, place, text)
    if found := _BEHIND.fullmatch(text):
        return stood(state, place, _behind(state, place, thing(state, found[1]), thing(state, found[2])), None)
    if place.verb == "place":
        return _set_up(state, place, text)
    hull = _hull(state, text)
    if hull is not None:
        return stood(state, place, *_touching(state, place, hull))
    if place.verb == "move":
        start = measure.base(state.asset(place.item)).at
        if found := _TOWARD.fullmatch(text):
            return _toward(state, place, found[1])
        stepped = step_away(text, start, place.most or 0.0)
        if stepped is not None:
            return stood(state, place, rounded(stepped), None)
    return stood(state, place, read_place(_points(text)), None)


def _points(text: str) -> str:
    """A point with decimal commas (``12,5;8``) as one with decimal points."""
    return ",".join(part.replace(",", ".") for part in text.split(";")) if ";" in text else text


def _hull(state: State, text: str) -> Asset | None:
    """What a company is to touch, by the text; None if it says something else."""
    found = _BESIDE.fullmatch(text)
    return called(state, text) if found is None else thing(state, found[1])


def _touching(state: State, place: Place, hull: Asset) -> tuple[Point, None, str]:
    """The place at a hull, and the hull."""
    if place.verb == "launch":
        assert place.carrier is not None
        return docked(state, place, hull, measure.base(state.asset(place.carrier)).at), None, hull.id
    at = beside(trip_of(state, place), measure.base(hull))
    return at or measure.base(state.asset(place.item)).at, None, hull.id


def _behind(state: State, place: Place, cover: Asset, viewer: Asset) -> Point:
    """The nearest point to something on its far side, as a viewer sees it, where there is room beside it."""
    hull, away = measure.base(cover), bearing(measure.base(viewer).at, measure.base(cover).at)
    kind, far = zones.kind_of(state, place.item), 0.0
    while gap(body(kind, ahead(hull.at, away, far), away), hull) < _CLEAR:
        far += _CLEAR
    return rounded(ahead(hull.at, away, far))


def _toward(state: State, place: Place, text: str) -> Found:
    """So far on the way to something; all the way without a number."""
    aim, far = called(state, text), place.most or 0.0
    if aim is None:
        parts = _FAR.fullmatch(text.strip())
        aim, far = thing(state, parts[1] if parts else text), float(parts[2].replace(",", ".")) if parts else far
    trip, hull = trip_of(state, place), measure.base(aim)
    if place.over:
        end = clinging(hull, trip.base.at, [b for b in trip.bodies if b != hull], trip.ground).at
    else:
        end = beside(structs.replace(trip, most=FAR_MAX), hull) or hull.at
    way = way_to(structs.replace(trip, most=FAR_MAX), end)
    points = (trip.base.at, end) if way is None else way.points
    return stood(state, place, _cut(points, min(far, place.most or 0.0)), None)


def _cut(points: tuple[Point, ...], far: float) -> Point:
    """The point so far along a way."""
    for a, b in pairwise(points):
        length = distance(a, b)
        if length >= far > 0:
            return rounded((a[0] + (b[0] - a[0]) * far / length, a[1] + (b[1] - a[1]) * far / length))
        far -= length
    return points[-1] if far > 0 else points[0]


# -- courses ----------------------------------------------------------------------------------------------------------


def steered(state: State, place: Place, text: str) -> Found:
    """Where a course leads that is given as text. Raises ``RulesError``."""
    flight = flight_of(state, place)
    if found := _TOWARD.fullmatch(text):
        course = toward_course(flight, measure.base(thing(state, found[1])).at)
    else:
        course = read_course(text)
    check_course(course, flight.pips, double=flight.double, hva=flight.hva)
    flown = flight.run(course)
    return Found(flown.end.at, flown.end.heading, course, None, flown.way, float(course.speed))


# -- places -----------------------------------------------------------------------------------------------------------


def _set_up(state: State, place: Place, text: str) -> Found:
    try:
        return stood(state, place, read_place(_points(text)), None)
    except Malformed:
        where, heading = split_heading(text)
        at = read_place(_points(where))
    toward = _TOWARD.fullmatch(heading)
    if toward is not None:
        return stood(state, place, at, normal(round(bearing(at, measure.base(thing(state, toward[1])).at))))
    return stood(state, place, at, read_heading(heading))


def stood(state: State, place: Place, at: Point, heading: float | None, host: str | None = None) -> Found:
    """What is so at a place. Raises ``Illegal("not-legal-space")``."""
    if place.verb == "launch":
        return _launched(state, place, at, host)
    return _put(state, place, at, heading) if place.verb == "place" else _flown(state, place, at)


def _put(state: State, place: Place, at: Point, heading: float | None) -> Found:
    asked = terms_of(state, place)
    heading = None if asked.kind == DEBRIS else heading
    facing = zones.facing(asked, at) if heading is None else normal(heading)
    if not zones.fits(asked, at, facing):
        near = zones.nearest_legal(asked, at, heading)
        raise _refused(place, near, heading)
    return Found(at, facing)


def _flown(state: State, place: Place, at: Point) -> Found:
    trip = trip_of(state, place)
    way = way_to(trip, at)
    if way is None:
        raise _refused(place, nearest(trip, at))
    host = measure.clings_to(state, state.asset(place.item), at)
    return Found(at, 0.0, None, host, tuple(rounded(point) for point in way.points), round(way.length, 2))


def _launched(state: State, place: Place, at: Point, host: str | None) -> Found:
    """A company is put next to what is meant, or what is nearest."""
    near, here = hulls(state, place), body(COMPANY, at)
    named = [hull for hull in near if hull.id == host]
    found = min(named or near, key=lambda hull: gap(here, measure.base(hull)), default=None)
    if found is None or (host is not None and not named) or (host is None and _too_far(here, measure.base(found))):
        raise _refused(place, None if found is None else docked(state, place, found, at))
    return Found(docked(state, place, found, at), 0.0, None, found.id)


def _too_far(here: Body, hull: Body) -> bool:
    """A place that is meant to touch something lies within a unit of it, or in it."""
    return gap(here, hull) > 1.0 + _HANDLE


def _refused(place: Place, near: Point | None, heading: float | None = None) -> RulesError:
    found = None if near is None else [*near, *([] if heading is None else [heading])]
    return Illegal("not-legal-space", asset=place.item, verb=place.verb, nearest=found)


def written(found: Found, place: Place) -> str:
    """An answer that means just this."""
    if found.course is not None:
        return write_course(found.course)
    point = f"{found.at[0]:g},{found.at[1]:g}"
    return f"{point} {found.heading:g}" if place.verb == "place" else point
