"""The question "where?" on a map: what is set up, steered, flown or launched; what is sensible, said and legal.

What may be said, by the verb of the question:

- ``place`` (set-up): a place and a heading: ``K7 NE``, ``12.5,8 45``, ``K7 toward B1``; without one it faces the enemy.
- ``course`` (a ship or an HVA): a course, ``5 2L 4R``; ``toward B1`` is the one that comes nearest.
- ``move`` (a company): a place; ``toward B1 4`` so far on the way; ``beside B1`` or ``B1``: touching it; ``N 2.5``.
- ``launch`` (a company): what it is to touch, ``B1``; or a place, and it touches what is nearest to it.

A place is ``K7``, ``12.5,8``, ``[x, y]`` or ``behind X1 from B1``; French words (``vers``, ``contre``, ``cap``, ``O``
for west) go as well.

Options: ``spot:1`` [suggested; n, at, heading]; courses [course-range, straight-on, course-toward, hard-port,
hard-starboard, full-speed, slowest; course, speed, at, heading, meets, leaves; target, range]; ``toward:B1`` [toward;
target, at], ``home:A1`` [to-carrier; target], ``away`` [away; from], ``stay`` [stay]; ``at:B1`` [launch-at; asset, at].
"""

from __future__ import annotations

from typing import Any

from rules.core.request import Option, Request, option
from rules.field import Zone, near_zone, union
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.parse import TEXT_MAX, read, steered, stood, written
from rules.intercept_orbit.placing.place import Found, Place, docked, flight_of, hulls, terms_of, trip_of, wanted
from rules.intercept_orbit.placing.suggest import course_hints, places, reach
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import gap, shape
from rules.intercept_orbit.space.ruler import fan
from rules.intercept_orbit.state.state import COMPANY, NOTHING, Asset, State

__all__ = ["Found", "Place", "ask", "first_place", "flight_of", "open_zone", "read", "trip_of", "wanted", "written"]

SHOWN = 5
LAUNCHES = 24
_WHY = {"place": "orbit-setup", "course": "hinge-ruler", "move": "company-turn", "launch": "launching"}


def open_zone(state: State, place: Place) -> Zone:
    """Where the middle of it may be; of a course, where that may end."""
    if place.verb == "place":
        return zones.open_space(terms_of(state, place))
    if place.verb == "move":
        return reach(trip_of(state, place))
    if place.verb == "course":
        flight = flight_of(state, place)
        return fan(flight.base, flight.pips, flight.ground, double=flight.double, hva=flight.hva)
    return union(near_zone(shape(measure.base(asset)), 1.0) for asset in hulls(state, place))


# -- the request ------------------------------------------------------------------------------------------------------


def ask(state: State, place: Place) -> Request:
    """Where it goes: what is sensible, and the shape of what may be said."""
    facts = {
        "item": place.item,
        "asset": place.item,
        "frame": place.item,
        "verb": place.verb,
        "value": place.pips if place.verb == "course" else place.most,
        "over": place.over,
        "kind": zones.kind_of(state, place.item),
        "step": place.step,
        "why": _WHY[place.verb],
    }
    free: dict[str, Any] = {"type": "string", "maxLength": TEXT_MAX}
    if place.verb != "course":
        table = measure.table(state)
        axis = {"type": "number", "minimum": 0, "maximum": table.size}
        free = {"type": "array", "prefixItems": [axis, axis], "minItems": 2, "maxItems": 2}
    return Request(f"where-{state.serial}", place.player, "where", _options(state, place), free, facts)


def _options(state: State, place: Place) -> tuple[Option, ...]:
    return {"place": _spots, "course": _courses, "move": _flights, "launch": _launches}[place.verb](state, place)


def _spots(state: State, place: Place) -> tuple[Option, ...]:
    asked = terms_of(state, place)
    found = zones.spots(asked, SHOWN)
    return tuple(
        option(f"spot:{n}", "suggested", n=n, at=list(at), heading=zones.facing(asked, at))
        for n, at in enumerate(found, start=1)
    )


def _foes(state: State, player: int) -> tuple[Asset, ...]:
    """Enemies that stand on the map: ships, companies that fly, HVAs."""
    there = (asset for asset in state.there if asset.at is not None and asset.owner not in (player, -1))
    return tuple(asset for asset in there if asset.kind != COMPANY or asset.flying)


def _aim(state: State) -> tuple[str, str] | None:
    """The target and range that were declared, until they have been attacked."""
    act = state.stack[-1]
    there = act.target != NOTHING and state.asset(act.target).alive and state.asset(act.target).at is not None
    return (act.target, str(act.range)) if there and act.range is not None and not act.attacked else None


def _courses(state: State, place: Place) -> tuple[Option, ...]:
    aim = _aim(state)
    foes = [asset for asset in _foes(state, place.player) if asset.kind != COMPANY or (aim and aim[0] == asset.id)]
    if aim and state.asset(aim[0]) not in foes:
        foes.append(state.asset(aim[0]))
    return course_hints(flight_of(state, place), tuple((foe.id, measure.base(foe)) for foe in foes), aim)


def _flights(state: State, place: Place) -> tuple[Option, ...]:
    aim, foes = _aim(state), tuple(asset.id for asset in _foes(state, place.player))
    homes = tuple(a.id for a in state.assets_of(place.player) if a.ship and a.at is not None and "K" in a.systems)
    return places(trip_of(state, place), foes, homes, aim[0] if aim else None)


def _launches(state: State, place: Place) -> tuple[Option, ...]:
    """Enemies first, the nearest first."""
    assert place.carrier is not None
    carrier = measure.base(state.asset(place.carrier))
    near = sorted(hulls(state, place), key=lambda a: (a.owner == place.player, gap(carrier, measure.base(a)), a.id))
    return tuple(
        option(f"at:{hull.id}", "launch-at", asset=hull.id, at=list(docked(state, place, hull, carrier.at)))
        for hull in near[:LAUNCHES]
    )


def first_place(state: State, place: Place) -> Found:
    """The first thing that is suggested; straight on for a ship, and a company stays where it is."""
    if place.verb == "course":
        return steered(state, place, "4")
    if place.verb == "move":
        return stood(state, place, measure.base(state.asset(place.item)).at, None)
    return read(state, ask(state, place), place, _options(state, place)[0].choice)
