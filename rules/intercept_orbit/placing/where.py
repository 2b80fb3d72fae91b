"""The question "where?" on a map: an item is set up, steered, flown or launched.

The answers, by the verb of the question:

- ``place`` (set-up): a place and a heading: ``7K NE``, ``12.5,8 45``, ``7K toward B1``; without one it faces the enemy.
- ``course`` (a ship or an HVA): a course, ``5 2L 4R``; ``toward B1`` is the one that comes nearest.
- ``move`` (a company): a place; ``toward B1 4`` so far on the way; ``beside B1`` or ``B1``: touching it; ``N 2.5``.
- ``launch`` (a company): the asset that it touches, ``B1``; or a place, and it touches what is nearest; ``B1 20.4,16``.

A place is ``7K``, ``12.5,8``, ``[x, y]`` or ``behind X1 from B1``; French words (``vers``, ``contre``, ``cap``, ``O``
for west) go as well.

Options: ``spot:1`` [suggested; n, at, heading]; courses [course-range, straight-on, course-toward, hard-port,
hard-starboard, full-speed, slowest; course, speed, at, heading, meets, leaves; target, range]; ``toward:B1`` [toward;
target, at], ``home:A1`` [to-carrier; target], ``away`` [away; from], ``stay`` [stay]; ``at:B1`` [launch-at; asset, at].
"""

from __future__ import annotations

from functools import partial

from rules.core.once import bare
from rules.core.request import Option, Request, option, suggested
from rules.field import Zone, near_zone, union
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.parse import AT_HULL, TEXT_MAX, check_course, check_place, read
from rules.intercept_orbit.placing.placement import (
    Destination,
    Fly,
    Launch,
    Placement,
    SetDown,
    Steer,
    flight_of,
    hulls,
    terms_of,
    trip_of,
)
from rules.intercept_orbit.placing.suggest import Aim, course_options, place_options, reachable
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import gap, shape
from rules.intercept_orbit.space.ruler import fan
from rules.intercept_orbit.state.state import COMPANY, NOBODY, NOTHING, Asset, State

__all__ = ["ask", "default_destination", "goes_over", "open_zone"]

SHOWN = 5
LAUNCHES = 24


def open_zone(state: State, placed: Placement) -> Zone:
    """Where the middle of the item may be; of a course, where that may end."""
    match placed:
        case SetDown():
            return zones.open_space(terms_of(state, placed))
        case Fly():
            return reachable(trip_of(state, placed))
        case Steer():
            flight = flight_of(state, placed)
            return fan(state.profile, flight.base, flight.kind, flight.pips, flight.ground)
        case Launch():
            return union(near_zone(shape(measure.base(state, hull)), AT_HULL) for hull in hulls(state, placed))


# -- the request ------------------------------------------------------------------------------------------------------


def ask(state: State, placed: Placement) -> Request:
    """The question "where?": sensible options, and the schema of other answers."""
    facts = {
        "item": placed.item,
        "asset": placed.item,
        "frame": placed.item,
        "verb": placed.verb,
        "value": placed.value,
        "over": goes_over(placed),
        "kind": str(zones.kind_of(state, placed.item)),
        "step": int(placed.step) if isinstance(placed, SetDown) else 0,
        "why": placed.why,
    }
    free: dict[str, object] = {"type": "string", "maxLength": TEXT_MAX}
    if not isinstance(placed, Steer):
        axis = {"type": "number", "minimum": 0, "maximum": measure.table(state).size}
        free = {"type": "array", "prefixItems": [axis, axis], "minItems": 2, "maxItems": 2}
    options = suggested(partial(_options, bare(state), placed))
    return Request(f"where-{state.serial}", placed.player, "where", options, free, facts)


def goes_over(placed: Placement) -> bool:
    """Whether a company flies through everything."""
    return isinstance(placed, Fly) and placed.over


def _options(state: State, placed: Placement) -> tuple[Option, ...]:
    match placed:
        case SetDown():
            return _places(state, placed)
        case Steer():
            return _courses(state, placed)
        case Fly():
            return _flights(state, placed)
        case Launch():
            return _launches(state, placed)


def _places(state: State, placed: SetDown) -> tuple[Option, ...]:
    asked = terms_of(state, placed)
    found = zones.places(asked, SHOWN)
    return tuple(
        option(f"spot:{n}", "suggested", n=n, at=list(at), heading=zones.facing(asked, at))
        for n, at in enumerate(found, start=1)
    )


def _foes(state: State, player: int) -> tuple[Asset, ...]:
    """Enemies on the map: ships, companies in flight, HVAs."""
    there = (asset for asset in state.there if asset.at is not None and asset.owner not in (player, NOBODY))
    return tuple(asset for asset in there if asset.kind != COMPANY or asset.flying)


def _aim(state: State) -> Aim | None:
    """The declared target and range, until they have been attacked."""
    act = state.act
    if act.target == NOTHING or act.range is None or act.attacked:
        return None
    target = state.asset(act.target)
    return (target.id, act.range) if target.alive and target.at is not None else None


def _courses(state: State, steered: Steer) -> tuple[Option, ...]:
    aim = _aim(state)
    foes = [asset for asset in _foes(state, steered.player) if asset.kind != COMPANY or (aim and aim[0] == asset.id)]
    if aim and state.asset(aim[0]) not in foes:
        foes.append(state.asset(aim[0]))
    return course_options(flight_of(state, steered), tuple((foe.id, measure.base(state, foe)) for foe in foes), aim)


def _flights(state: State, flown: Fly) -> tuple[Option, ...]:
    aim, foes = _aim(state), tuple(asset.id for asset in _foes(state, flown.player))
    homes = tuple(a.id for a in state.assets_of(flown.player) if a.ship and a.at is not None and "K" in a.systems)
    return place_options(trip_of(state, flown), foes, homes, aim[0] if aim else None)


def _launches(state: State, launched: Launch) -> tuple[Option, ...]:
    """Enemies first, the nearest first."""
    player, carrier = launched.player, measure.base(state, state.asset(launched.carrier))

    def order(hull: Asset) -> tuple[bool, float, str]:
        return hull.owner == player, gap(carrier, measure.base(state, hull)), hull.id

    return tuple(
        option(
            f"at:{hull.id}", "launch-at", asset=hull.id, at=list(measure.docked(state, launched.item, hull, carrier.at))
        )
        for hull in sorted(hulls(state, launched), key=order)[:LAUNCHES]
    )


def default_destination(state: State, placed: Placement) -> Destination:
    """Straight on for a ship, a company stays; else the first suggestion."""
    match placed:
        case Steer():
            return check_course(state, placed, str(state.profile.speed))
        case Fly():
            return check_place(state, placed, state.asset(placed.item).point, None)
    options = _options(state, placed)
    return read(state, options, placed, options[0].choice)
