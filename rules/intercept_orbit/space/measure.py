"""Measurements on the map of a state: ranges, cover, positions. Nothing here decides anything.

On a declared table nothing is measured: a question about a distance gets the answer that takes the players' word.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from rules.core.memo import memo_on_state
from rules.field import SQUARE, Ground, Point, distance
from rules.intercept_orbit.space import bases, shifts
from rules.intercept_orbit.space.bases import Body
from rules.intercept_orbit.state.pending import Activation
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, NOBODY, Asset, State
from rules.intercept_orbit.state.units import YELLOW

SIDES = {"bow": 0.0, "starboard": 90.0, "stern": 180.0, "port": 270.0}
"""The sides of a hull, in degrees from its heading."""
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The directions in which a green ace moves a ship, 45° apart."""


def table(state: State) -> Ground:
    """The table of a map."""
    across = state.options.get("across", state.profile.across)
    return Ground(state.options.get("shape", SQUARE), float(across))


def base(state: State, asset: Asset) -> Body:
    """The base of an asset that stands on the map."""
    return bases.body(state.profile.bases, asset.kind, asset.point, asset.heading)


def company_at(state: State, at: Point) -> Body:
    """The base of a company at a point."""
    return bases.body(state.profile.bases, COMPANY, at)


def bodies(state: State, but: Iterable[str] = ()) -> dict[str, Body]:
    """The bases on the map by id, but for these."""
    left_out = frozenset(but)
    return {name: body for name, body in _bodies(state).items() if name not in left_out}


@memo_on_state
def _bodies(state: State) -> dict[str, Body]:
    return {a.id: base(state, a) for a in state.there if a.at is not None}


def far(state: State, one: Asset, other: Asset) -> float:
    """The distance from edge to edge."""
    return bases.gap(base(state, one), base(state, other))


def missing(state: State, one: Asset, other: Asset, at: Range) -> float:
    """How far one would have to fly, toward another or away from it, to be at that range; 0 where it is."""
    least, most = bases.span(state.profile, at)
    apart = far(state, one, other)
    return max(0.0, apart - most, least - apart)


# -- ranges and cover -------------------------------------------------------------------------------------------------


def within(state: State, one: Asset, other: Asset, reach: float, *, declared: bool = False) -> bool:
    """Whether two are within a distance, close calls included; on a declared table ``declared``."""
    if not state.mapped:
        return declared
    if one.at is None or other.at is None:
        return False
    return bases.nearer(base(state, one), base(state, other), reach + state.profile.close_call)


def alone_at(state: State, hva: Asset) -> int | None:
    """The player who alone has TAs near an HVA; None for nobody or several. Companies count in flight."""
    return _alone(state).get(hva.id) if state.mapped else None


@memo_on_state
def _alone(state: State) -> Mapping[str, int]:
    """Who alone has TAs near which HVA."""
    standing = tuple(
        (a.id, NOBODY if a.kind == HVA else a.owner, base(state, a))
        for a in state.there
        if a.at is not None and (a.kind == HVA or ((a.ship or a.flying) and a.placed))
    )
    return _alone_among(standing, state.profile.near + state.profile.close_call)


@lru_cache(maxsize=64)
def _alone_among(standing: tuple[tuple[str, int, Body], ...], reach: float) -> Mapping[str, int]:
    """Lone HVAs among HVAs (of nobody) and TAs as they stand. Cached: few events move anything."""
    found = {}
    for name, nobody, hva in standing:
        if nobody == NOBODY:
            near = {player for _, player, body in standing if player != NOBODY and bases.nearer(body, hva, reach)}
            if len(near) == 1:
                found[name] = near.pop()
    return found


def in_range(state: State, act: Activation) -> bool:
    """Whether the target is at the declared range now; at a declared table it may be, unless the two touch."""
    if not state.mapped:
        known = _known_ranges(state.asset(act.asset), state.asset(act.target))
        return not state.needs_agreement or not known or act.range in known
    return act.range in ranges_to(state, state.asset(act.asset), state.asset(act.target))


def _known_ranges(asset: Asset, target: Asset) -> tuple[Range, ...]:
    """The ranges between two that are known without measuring: of a company and what it clings to. Else none."""
    if target.id == asset.host:
        return (Range.DOGFIGHT,)
    return (Range.DOGFIGHT, Range.POINT) if target.host == asset.id else ()


def ranges_to(state: State, asset: Asset, target: Asset) -> tuple[Range, ...]:
    """The ranges from one asset to another, two in a close call; dogfight too for companies on one ship."""
    found = list(bases.legal_ranges(state.profile, far(state, asset, target)))
    if Range.DOGFIGHT not in found and together(state, asset, target):
        found.append(Range.DOGFIGHT)
    if asset.ship and target.kind == COMPANY and target.host is not None and Range.POINT not in found:
        ship = state.asset(target.host)
        if ship.ship and within(state, asset, ship, state.profile.near):
            found.append(Range.POINT)
    return tuple(found)


def together(state: State, one: Asset, other: Asset) -> bool:
    """Whether both touch the same ship, or one of them the other: a dogfight, however large the hull."""
    if other.id == one.host or one.id == other.host:
        return True
    return any(_on_hull(state, one, ship) and _on_hull(state, other, ship) for ship in state.there if ship.ship)


def _on_hull(state: State, asset: Asset, ship: Asset) -> bool:
    return asset.id == ship.id or (asset.kind == COMPANY and touches(state, asset, ship))


def covers(state: State, viewer: str, target: str, *, beyond: bool = False) -> tuple[str, ...]:
    """The debris and ships between two assets, the nearest to the target first. ``beyond``: those that are too far from
    it to cover it."""
    others = (a.id for a in state.there if not (a.ship or a.kind == DEBRIS) or a.at is None)
    between = bodies(state, (*others, viewer, target))
    here, there = base(state, state.asset(viewer)), base(state, state.asset(target))
    return bases.between(state.profile, here, there, between, beyond=beyond)


def spot_range(state: State, asset: Asset) -> float:
    """How far an asset spots, in the map's units: a company in a dogfight, a yellow ace up to point defense range; a
    ship up to assault range (with two comms dice anywhere: see ``sees``)."""
    if asset.ship:
        return state.profile.ruler
    return state.profile.near if asset.ace == YELLOW else state.profile.reach


def sees(state: State, act: Activation, target: Asset, comms: int) -> bool:
    """Whether the acting asset may spot a target: one in its ``spot_range``.

    A company also what it is together with. A ship with no ``comms`` only out of cover, with two anywhere.
    """
    if not state.mapped:
        return True
    asset = state.asset(act.asset)
    if asset.kind == COMPANY:
        return within(state, asset, target, spot_range(state, asset)) or together(state, asset, target)
    if comms > 1:
        return True
    near = within(state, asset, target, spot_range(state, asset))
    return near and (comms > 0 or not covers(state, asset.id, target.id))


# -- companies --------------------------------------------------------------------------------------------------------


def touches(state: State, company: Asset, ship: Asset) -> bool:
    """Whether a company touches a ship: it clings to it, or on a map their bases touch."""
    if company.host == ship.id or not state.mapped:
        return company.host == ship.id
    both = company.at is not None and ship.at is not None
    return both and bases.touching(base(state, company), base(state, ship))


def dodge_place(state: State, company: Asset, host: Asset) -> Point | None:
    """The place of a company after a dodge away from what it touches; None without room."""
    if not state.mapped:
        return None
    others = bodies(state, (company.id, host.id)).values()
    found = shifts.dodged(base(state, company), base(state, host), state.profile.dodge, others, table(state))
    return None if found is None else found.at


def launch_targets(state: State, carrier: Asset) -> tuple[Asset, ...]:
    """The assets next to which a company may be launched: any in space that is not in cover from the carrier."""
    found = [a for a in state.there if a.placed and a.kind != DEBRIS and not a.aboard]
    if not state.mapped:
        return tuple(found)
    return tuple(a for a in found if a.at is not None and (a.id == carrier.id or not covers(state, carrier.id, a.id)))


def docked(state: State, company: str, host: Asset, near: Point) -> Point:
    """The place of a company that touches a hull, as near to a point as there is room."""
    others = bodies(state, (company, host.id)).values()
    return shifts.clinging(base(state, host), near, state.profile.bases.of(COMPANY)[1], others, table(state)).at


def berth(state: State, host: Asset) -> Point:
    """The place of a company that comes aboard: beside the hull, to starboard."""
    hull = base(state, host)
    (ax, ay), (bx, by) = bases.corners(hull)[:2]
    abeam = (ax + bx) / 2 * 2 - hull.at[0], (ay + by) / 2 * 2 - hull.at[1]
    return docked(state, "", host, abeam)


def taken_along(state: State, mover: Asset) -> Point | None:
    """The place of a company that a mover takes along; None on a declared table."""
    return berth(state, mover) if state.mapped else None


def ridden(state: State, before: Asset) -> dict[str, Body]:
    """Where what rides on a mover is now, by id. ``before``: the mover at its old place."""
    after = state.asset(before.id)
    if before.at is None or after.at is None or (before.at, before.heading) == (after.at, after.heading):
        return {}
    was, now = base(state, before), base(state, after)
    own = {a.id: base(state, a) for a in state.riding(after.id) if a.at is not None}
    # What has been put beside the new place already stays there.
    near = {name: own[name] for name in own if bases.nearer(own[name], was, state.profile.near)}
    return {name: shifts.carried(body, was, now) for name, body in near.items()}


def side_of(state: State, host: Asset, company: str, how: str) -> Point:
    """The place of a company at a side of a hull (``SIDES``), as near to its middle as there is room."""
    hull = base(state, host)
    return docked(state, company, host, bases.ahead(hull.at, hull.heading + SIDES[how], hull.length))


def other_sides(state: State, host: Asset, company: Asset) -> tuple[str, ...]:
    """The sides of a hull to which a company may go: all but the one where it is."""
    near = state.profile.bases.of(COMPANY)[1] / 2
    return tuple(how for how in SIDES if distance(side_of(state, host, company.id, how), company.point) > near)


def clings_to(state: State, at: Point) -> str | None:
    """The ship or HVA that a company touches at a point, the nearest; None without one."""
    here = company_at(state, at)
    hulls = (a for a in state.there if (a.ship or a.kind == HVA) and a.at is not None)
    near = [(bases.gap(here, hull), a.id) for a in hulls if bases.touching(here, hull := base(state, a))]
    return min(near)[1] if near else None


# -- ships and debris shifted -----------------------------------------------------------------------------------------


def nudged(state: State, asset: Asset, how: str) -> tuple[Point | None, float]:
    """Place and heading of an asset that a green ace has turned (``left``, ``right``) or moved (``n``, ``ne``…)."""
    if not state.mapped or asset.at is None:
        return None, 0.0
    here = base(state, asset)
    others = bodies(state, (asset.id, *(a.id for a in state.riding(asset.id)))).values()
    if how in ("left", "right"):
        click = state.profile.click * (-1 if how == "left" else 1)
        after = shifts.turned(here, click, others)
    else:
        after = shifts.shifted(here, COMPASS.index(how) * 45.0, state.profile.nudge, others, table(state))
    return after.at, after.heading


def spun(state: State, asset: Asset, clicks: int, rammed: Asset) -> tuple[Point | None, float]:
    """Place and heading of a ship turned after a collision, as far as there is room.

    The ship that it collided with does not stop it.
    """
    if not state.mapped:
        return None, 0.0
    others = bodies(state, (asset.id, rammed.id, *(a.id for a in state.riding(asset.id)))).values()
    after = shifts.turned(base(state, asset), clicks * state.profile.click, others)
    return after.at, after.heading


def pushed(state: State, rammer: Asset, debris: Asset, speed: int) -> tuple[Point | None, float]:
    """Place of debris pushed by a ship's speed, though not into anything, and how far it went."""
    if not state.mapped or debris.at is None:
        return None, float(speed)
    others = bodies(state, (debris.id, rammer.id)).values()
    after = shifts.pushed(base(state, debris), rammer.heading, float(speed), others)
    return after.at, round(distance(debris.at, after.at), 2)


def on_table(state: State, asset_id: str) -> bool:
    """Whether the middle of an asset is still on the table."""
    at = state.asset(asset_id).at
    return at is not None and table(state).holds(at, 0.0)
