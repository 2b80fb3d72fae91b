"""What is to be put somewhere on a map, and what an answer to that comes to."""

from __future__ import annotations

from msgspec import Struct

from rules.core.errors import Illegal, shown
from rules.field import Point
from rules.intercept_orbit.opening.deployment import due
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.suggest import Flight, Trip
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.ruler import Course
from rules.intercept_orbit.space.shifts import clinging
from rules.intercept_orbit.state.state import FRIGATE, HVA, Asset, State, Step

__all__ = ["Found", "Place", "called", "docked", "flight_of", "hulls", "terms_of", "thing", "trip_of", "wanted"]


class Place(Struct, frozen=True):
    """What is put somewhere (``verb``: place, course, move, launch) and by whom.

    ``step`` of set-up; ``pips`` for a course; ``most`` and ``over`` of a company's move; ``carrier`` that launches it.
    """

    verb: str
    item: str
    player: int
    step: int = 0
    pips: int = 0
    most: float | None = None
    over: bool = False
    carrier: str | None = None


class Found(Struct, frozen=True):
    """What is legal: the place and heading where it ends; the ``course`` of a ship, the ``host`` that a company then
    touches, the way there and its length."""

    at: Point
    heading: float = 0.0
    course: Course | None = None
    host: str | None = None
    way: tuple[Point, ...] = ()
    length: float = 0.0


def wanted(state: State) -> Place | None:
    """What is to be put somewhere now; None while nothing is."""
    if not state.mapped:
        return None
    if state.setup is not None and state.setup.placing is not None:
        now = due(state)
        return None if now is None else Place("place", state.setup.placing, now.player, now.step)
    if not state.stack or state.owed or state.crash is not None or state.journey is not None:
        return None
    act = state.stack[-1]
    owner = state.asset(act.asset).owner
    if act.step is Step.COURSE:
        return Place("course", act.asset, owner, pips=act.pips or 0)
    if act.step is Step.WHERE:
        return Place("move", act.asset, owner, most=float(act.pips or 0), over=act.over)
    if act.step is Step.LAUNCH and act.company is not None:
        return Place("launch", act.company, owner, carrier=act.asset)
    return None


def terms_of(state: State, place: Place) -> zones.Terms:
    """What set-up asks of it."""
    return zones.terms(state, place.item, place.step, place.player)


def flight_of(state: State, place: Place) -> Flight:
    """The ship or HVA that is to be steered."""
    ship = state.asset(place.item)
    things = measure.bodies(state, (ship.id, *(rider.id for rider in state.touching(ship.id))))
    table = measure.table(state)
    return Flight(measure.base(ship), place.pips, ship.kind == FRIGATE, ship.kind == HVA, table, tuple(things.items()))


def trip_of(state: State, place: Place) -> Trip:
    """The company that is to fly."""
    company = state.asset(place.item)
    things = measure.bodies(state, (company.id, *(other.id for other in state.touching(company.id))))
    return Trip(measure.base(company), place.most or 0.0, place.over, measure.table(state), tuple(things.items()))


def hulls(state: State, place: Place) -> tuple[Asset, ...]:
    """What a company may be launched next to."""
    assert place.carrier is not None
    found = measure.launch_targets(state, state.asset(place.carrier))
    return tuple(asset for asset in found if asset.id != place.item)


def docked(state: State, place: Place, hull: Asset, wish: Point) -> Point:
    """Where a company touches a hull, as near to a point as there is room."""
    others = measure.bodies(state, (place.item, hull.id)).values()
    return clinging(measure.base(hull), wish, others, measure.table(state)).at


def called(state: State, text: str) -> Asset | None:
    """What stands on the map and is called so, by id or name."""
    name = text.strip().casefold()
    there = [asset for asset in state.there if asset.at is not None]
    by_id = next((asset for asset in there if asset.id.casefold() == name), None)
    return by_id or next((asset for asset in there if asset.name.casefold() == name), None)


def thing(state: State, text: str) -> Asset:
    """The same. Raises ``Illegal("place-unknown")``."""
    found = called(state, text)
    if found is None:
        raise Illegal("place-unknown", name=shown(text))
    return found
