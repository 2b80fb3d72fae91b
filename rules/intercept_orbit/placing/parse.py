"""Read answers to the question "where?": an option, a point, a course or a text (``where.py`` lists them)."""

import re
from itertools import pairwise

from msgspec import structs

from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.json_input import Facts
from rules.core.request import Option
from rules.field import Point, distance, read_coordinates, read_place, rounded
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.placement import (
    AT_HULL,
    Destination,
    Fly,
    Launch,
    Placement,
    SetDown,
    Steer,
    asset_called,
    find_called,
    flight_of,
    hulls,
    terms_of,
    trip_of,
)
from rules.intercept_orbit.placing.suggest import beside_hull, nearest_reachable, toward_course, way_to, why_no_way
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import ahead, bearing, body, gap, normal
from rules.intercept_orbit.space.compass import read_heading, split_heading, step_away
from rules.intercept_orbit.space.course import check_legal, read_course, write_course
from rules.intercept_orbit.space.shifts import clinging
from rules.intercept_orbit.state.state import DEBRIS, Asset, State

TEXT_MAX = 200
FAR_MAX = 1000.0
_TOWARD = re.compile(r"(?:towards?|to|vers)\s+(.+)", re.IGNORECASE)
_BESIDE = re.compile(r"(?:beside|touching|at|on|contre|sur|à\s+côté\s+de)\s+(.+)", re.IGNORECASE)
_BEHIND = re.compile(r"(?:behind|derri[eè]re)\s+(.+?)\s+(?:from|de|d['’])\s*(.+)", re.IGNORECASE)
_HULL_AT = re.compile(r"(.+?)\s+(\d{1,3}(?:\.\d{1,2})?,\d{1,3}(?:\.\d{1,2})?)")
_FAR = re.compile(r"(.+?)\s+(\d{1,3}(?:[.,]\d{1,4})?)")
_HANDLE = 0.3
_CLEAR = 0.05
_DOCKED = 0.02
"""So near to a place at the hull is that place: it was rounded."""


def read(state: State, options: tuple[Option, ...], placed: Placement, choice: object) -> Destination:
    """The destination that a choice means.

    Raises ``Malformed``: ``place-unreadable``, ``course-unreadable``; ``Illegal``: ``place-unknown``, what is wrong
    with a course (``course.py``), ``not-legal-space`` with the ``nearest`` legal place.
    """
    if isinstance(choice, str) and not isinstance(placed, Steer):
        chosen = next((item for item in options if item.choice == choice.strip()), None)
        if chosen is not None:
            facts = chosen.facts
            return check_place(state, placed, rounded(facts["at"]), facts.get("heading"), facts.get("asset"))
    if isinstance(choice, str) and len(choice) <= TEXT_MAX:
        return _read_text(state, placed, choice.strip())
    if isinstance(placed, Steer):
        raise Malformed("course-unreadable", course=shown(choice))
    return check_place(state, placed, *_read_point(choice))


def _read_point(choice: object) -> tuple[Point, float | None]:
    """A place ``[x, y]``, or ``[x, y, heading]``."""
    x, y, *heading = read_coordinates(choice, 3)
    return rounded((x, y)), heading[0] if heading else None


def _read_text(state: State, placed: Placement, text: str) -> Destination:
    if isinstance(placed, Steer):
        return check_course(state, placed, text)
    if found := _BEHIND.fullmatch(text):
        cover, viewer = asset_called(state, found[1]), asset_called(state, found[2])
        return check_place(state, placed, _behind(state, placed, cover, viewer), None)
    if isinstance(placed, SetDown):
        return _read_place_and_heading(state, placed, text)
    if isinstance(placed, Launch) and (found := _HULL_AT.fullmatch(text)):
        return check_place(state, placed, read_place(found[2]), None, asset_called(state, found[1]).id)
    hull = _read_hull(state, text)
    if hull is not None:
        return check_place(state, placed, _touching(state, placed, hull), None, hull.id)
    if isinstance(placed, Fly):
        if found := _TOWARD.fullmatch(text):
            return _toward(state, placed, found[1])
        stepped = step_away(text, state.asset(placed.item).point, placed.most)
        if stepped is not None:
            return check_place(state, placed, rounded(stepped), None)
    ways = "run" if isinstance(placed, Fly) else "point"
    return check_place(state, placed, read_place(text, ways), None)


def _read_hull(state: State, text: str) -> Asset | None:
    """The asset that a company is to touch; None for any other text."""
    found = _BESIDE.fullmatch(text)
    return find_called(state, text) if found is None else asset_called(state, found[1])


def _touching(state: State, placed: Fly | Launch, hull: Asset) -> Point:
    """The place of a company at a hull."""
    if isinstance(placed, Launch):
        return measure.docked(state, placed.item, hull, state.asset(placed.carrier).point)
    return beside_hull(trip_of(state, placed), measure.base(state, hull)) or state.asset(placed.item).point


def _behind(state: State, placed: SetDown | Fly | Launch, cover: Asset, viewer: Asset) -> Point:
    """The nearest point on the far side of an asset, as a viewer sees it, with room beside it."""
    hull, away = measure.base(state, cover), bearing(viewer.point, cover.point)
    kind, far = zones.kind_of(state, placed.item), 0.0
    while gap(body(state.profile.bases, kind, ahead(hull.at, away, far), away), hull) < _CLEAR:
        far += _CLEAR
    return rounded(ahead(hull.at, away, far))


def _toward(state: State, flown: Fly, text: str) -> Destination:
    """So far on the way to an asset; all the way without a number."""
    aim, far = find_called(state, text), flown.most
    if aim is None:
        parts = _FAR.fullmatch(text.strip())
        aim, far = asset_called(state, parts[1] if parts else text), float(parts[2].replace(",", ".")) if parts else far
    trip, hull = trip_of(state, flown), measure.base(state, aim)
    endless = structs.replace(trip, most=FAR_MAX)
    if flown.over:
        end = clinging(hull, trip.base.at, trip.base.width, [b for b in trip.bodies if b != hull], trip.ground).at
    else:
        end = beside_hull(endless, hull) or hull.at
    way = way_to(endless, end)
    points = (trip.base.at, end) if way is None else way.points
    return check_place(state, flown, _point_along(points, min(far, flown.most)), None)


def _point_along(points: tuple[Point, ...], far: float) -> Point:
    """The point at a distance along a way."""
    for a, b in pairwise(points):
        length = distance(a, b)
        if length >= far > 0:
            return rounded((a[0] + (b[0] - a[0]) * far / length, a[1] + (b[1] - a[1]) * far / length))
        far -= length
    return points[-1] if far > 0 else points[0]


# -- courses ----------------------------------------------------------------------------------------------------------


def check_course(state: State, steered: Steer, text: str) -> Destination:
    """The destination of a course given as text. Raises ``RulesError``."""
    flight = flight_of(state, steered)
    if found := _TOWARD.fullmatch(text):
        course = toward_course(flight, _aim(state, found[1]))
    else:
        course = read_course(state.profile, text)
    check_legal(state.profile, course, flight.kind, flight.pips)
    flown = flight.run(course)
    return Destination(flown.end.at, flown.end.heading, course, None, flown.way, float(course.speed))


def _aim(state: State, text: str) -> Point:
    """The point of an asset, a cell, or a written point. Raises ``Illegal("place-unknown")``."""
    found = find_called(state, text)
    try:
        return read_place(text) if found is None else found.point
    except Malformed:
        raise Illegal("place-unknown", name=shown(text)) from None


# -- places -----------------------------------------------------------------------------------------------------------


def _read_place_and_heading(state: State, placed: SetDown, text: str) -> Destination:
    try:
        return check_place(state, placed, read_place(text), None)
    except Malformed:
        place, heading = split_heading(text)
        at = read_place(place)
    toward = _TOWARD.fullmatch(heading)
    if toward is not None:
        aim = _aim(state, toward[1])
        return check_place(state, placed, at, normal(round(bearing(at, aim))))
    return check_place(state, placed, at, read_heading(heading))


def check_place(
    state: State, placed: SetDown | Fly | Launch, at: Point, heading: float | None, host: str | None = None
) -> Destination:
    """The destination at a place. Raises ``Illegal("not-legal-space")``."""
    if isinstance(placed, SetDown):
        return _check_set_down(state, placed, at, heading)
    if isinstance(placed, Launch):
        return _check_launched(state, placed, at, host)
    return _check_flown(state, placed, at)


def _check_set_down(state: State, placed: SetDown, at: Point, heading: float | None) -> Destination:
    asked = terms_of(state, placed)
    heading = None if asked.kind == DEBRIS else heading
    facing = zones.facing(asked, at) if heading is None else normal(heading)
    if not zones.fits(asked, at, facing):
        found = {**zones.why_not(asked, at, facing), "step": int(placed.step)}
        raise _refusal(placed, found, zones.nearest_legal(asked, at, heading), heading)
    return Destination(at, facing)


def _check_flown(state: State, flown: Fly, at: Point) -> Destination:
    trip = trip_of(state, flown)
    way = way_to(trip, at)
    if way is None:
        raise _refusal(flown, {"why": why_no_way(trip, at), "limit": flown.most}, nearest_reachable(trip, at))
    host = measure.clings_to(state, at)
    return Destination(at, 0.0, None, host, tuple(rounded(point) for point in way.points), round(way.length, 2))


def _check_launched(state: State, launched: Launch, at: Point, host: str | None) -> Destination:
    """A company is launched next to the named hull, or the nearest."""
    near, here = hulls(state, launched), measure.company_at(state, at)
    named = [hull for hull in near if hull.id == host]
    found = min(named or near, key=lambda hull: gap(here, measure.base(state, hull)), default=None)
    if found is None:
        raise _refusal(launched, {"why": "nowhere"}, None)
    place = measure.docked(state, launched.item, found, at)
    if distance(place, at) < _DOCKED:
        place = at
    if host is not None and not named:
        raise _refusal(launched, {"why": _why_no_hull(state, launched, host), "host": host}, place)
    # So far from the hull the place was not meant to be at it.
    if host is None and gap(here, measure.base(state, found)) > AT_HULL + _HANDLE:
        raise _refusal(launched, {"why": "too-far"}, place)
    return Destination(place, 0.0, None, found.id)


def _why_no_hull(state: State, launched: Launch, host: str) -> str:
    """Why a company cannot be launched next to a thing: it is that company, no hull, aboard, or in cover."""
    asset = state.asset(host)
    if asset.id == launched.item:
        return "itself"
    return "debris" if asset.kind == DEBRIS else "aboard" if asset.aboard else "covered"


def _refusal(placed: Placement, why: Facts, near: Point | None, heading: float | None = None) -> RulesError:
    nearest = None if near is None else [*near, *([] if heading is None else [heading])]
    return Illegal("not-legal-space", asset=placed.item, verb=placed.verb, nearest=nearest, **why)


def write_answer(found: Destination, placed: Placement) -> str:
    """The answer that means just this destination."""
    if found.course is not None:
        return write_course(found.course)
    point = f"{found.at[0]:g},{found.at[1]:g}"
    return f"{point} {found.heading:g}" if isinstance(placed, SetDown) else point
