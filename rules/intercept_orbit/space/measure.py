"""What is measured on a map, in the words of the state: ranges, cover, who is where. Nothing here decides anything.

On a declared table nothing is measured: what asks for a distance gets the answer that the players' word is taken.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.field import Ground, Point, distance
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.space import bases, shifts
from rules.intercept_orbit.space.bases import Body
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, Activation, Asset, State

__all__ = [
    "COMPASS",
    "SIDES",
    "alone_at",
    "base",
    "berth",
    "bodies",
    "clings_to",
    "covers",
    "dodge_place",
    "far",
    "in_range",
    "launch_targets",
    "nudged",
    "on_table",
    "pushed",
    "sees",
    "side_of",
    "spun",
    "table",
    "within",
]

SIDES = {"bow": 0.0, "starboard": 90.0, "stern": 180.0, "port": 270.0}
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def table(state: State) -> Ground:
    """The table of a map."""
    return zones.ground_of(state.options)


def base(asset: Asset) -> Body:
    """The base of an asset that stands on the map."""
    assert asset.at is not None
    return bases.body(asset.kind, asset.at, asset.heading)


def bodies(state: State, but: Iterable[str] = ()) -> dict[str, Body]:
    """All that stands on the map, by id, but for these."""
    left_out = frozenset(but)
    return {a.id: base(a) for a in state.there if a.at is not None and a.id not in left_out}


def far(state: State, one: Asset, other: Asset) -> float:
    """How far it is from edge to edge."""
    return bases.gap(base(one), base(other))


def within(state: State, one: Asset, other: Asset, reach: float, *, declared: bool = False) -> bool:
    """Whether two are within a distance, close calls included; on a declared table what ``declared`` says."""
    if not state.mapped:
        return declared
    if one.at is None or other.at is None:
        return False
    return far(state, one, other) <= reach + state.profile.close_call


def alone_at(state: State, hva: Asset) -> int | None:
    """The player who alone has TAs within 2 of an HVA; None for nobody, or several. Companies count in flight."""
    near = state.profile.near
    players = {a.owner for a in state.there if (a.ship or a.flying) and a.placed and within(state, a, hva, near)}
    return players.pop() if len(players) == 1 else None


def in_range(state: State, act: Activation) -> bool:
    """Whether the target is at the declared range now."""
    if not state.mapped:
        return True
    asset, target = state.asset(act.asset), state.asset(act.target)
    return act.range in ranges_to(state, asset, target)


def ranges_to(state: State, asset: Asset, target: Asset) -> tuple[Range, ...]:
    """The ranges at which one thing is from another, two in a close call; dogfight too for companies on one ship."""
    found = [Range(name) for name in bases.bands(far(state, asset, target))]
    if Range.DOGFIGHT not in found and _together(asset, target):
        found.append(Range.DOGFIGHT)
    if asset.ship and target.kind == COMPANY and target.host not in (None, asset.id) and Range.POINT not in found:
        ship = state.asset(target.host or "")
        if ship.ship and within(state, asset, ship, state.profile.near):
            found.append(Range.POINT)
    return tuple(found)


def _together(asset: Asset, target: Asset) -> bool:
    """Whether both touch the same ship, or one of them the other."""
    hosts = {asset.host, target.host} - {None}
    return (asset.host == target.host and bool(hosts)) or asset.host == target.id or target.host == asset.id


def covers(state: State, viewer: str, target: str) -> tuple[str, ...]:
    """The debris and ships between two, the nearest to the target first."""
    things = (a.id for a in state.there if not (a.ship or a.kind == DEBRIS) or a.at is None)
    others = bodies(state, (*things, viewer, target))
    return bases.between(base(state.asset(viewer)), base(state.asset(target)), others)


def sees(state: State, act: Activation, target: Asset, reach: int) -> bool:
    """Whether the acting asset may spot a target: a company up to dogfight range, a yellow ace up to 2, a ship up to 8
    (``reach`` 0: out of cover; 2: anywhere)."""
    if not state.mapped:
        return True
    asset = state.asset(act.asset)
    if asset.kind == COMPANY:
        most = state.profile.near if asset.ace == "Y" else state.profile.reach
        return within(state, asset, target, most) or _together(asset, target)
    if reach > 1:
        return True
    near = within(state, asset, target, state.profile.ruler)
    return near and (reach > 0 or not covers(state, asset.id, target.id))


def dodge_place(state: State, company: Asset) -> Point | None:
    """Where a company is that has stepped away from what it touches; None without room."""
    if not state.mapped:
        return None
    host = company.host or next((a.id for a in state.touching(company.id)), None)
    if host is None:
        return None
    others = bodies(state, (company.id, host)).values()
    found = shifts.dodged(base(company), base(state.asset(host)), others, table(state))
    return None if found is None else found.at


def launch_targets(state: State, carrier: Asset) -> tuple[Asset, ...]:
    """What a company may be put next to: any asset in space that is not in cover to the carrier."""
    found = [a for a in state.there if a.placed and a.kind != DEBRIS and not (a.kind == COMPANY and not a.flying)]
    if not state.mapped:
        return tuple(found)
    return tuple(a for a in found if a.at is not None and (a.id == carrier.id or not covers(state, carrier.id, a.id)))


def berth(state: State, host: Asset) -> Point:
    """Where a company that comes aboard touches a hull, or another company."""
    return zones.berth(state, "", host.id).at


def side_of(state: State, host: Asset, company: str, how: str) -> Point:
    """Where a company is that goes to a side of a hull (``SIDES``), as near to the middle of it as there is room."""
    hull = base(host)
    wish = bases.ahead(hull.at, hull.heading + SIDES[how], hull.length)
    return zones.berth(state, company, host.id, wish).at


def clings_to(state: State, company: Asset, at: Point) -> str | None:
    """The ship or HVA that a company touches at a place, the nearest; None for none."""
    here = bases.body(COMPANY, at)
    gaps = [(bases.gap(here, base(a)), a.id) for a in state.there if (a.ship or a.kind == "hva") and a.at is not None]
    near = [(gap, name) for gap, name in gaps if gap <= bases.TOUCH]
    return min(near)[1] if near else None


def nudged(state: State, asset: Asset, how: str) -> tuple[Point | None, float]:
    """Where an asset is after a green ace has turned it (``left``, ``right``) or moved it (``n``, ``ne``…)."""
    if not state.mapped or asset.at is None:
        return None, 0.0
    here = base(asset)
    others = bodies(state, (asset.id, *(a.id for a in state.touching(asset.id)))).values()
    if how in ("left", "right"):
        click = state.profile.click * (-1 if how == "left" else 1)
        after = shifts.turned(here, click, others)
    else:
        after = shifts.shifted(here, COMPASS.index(how) * 45.0, state.profile.nudge, others, table(state))
    return after.at, after.heading


def spun(state: State, asset: Asset, clicks: int, rammed: Asset) -> tuple[Point | None, float]:
    """Where a ship is, and its heading, that was turned by some clicks, as far as there is room: what it has collided
    with does not keep it from that."""
    if not state.mapped:
        return None, 0.0
    others = bodies(state, (asset.id, rammed.id, *(a.id for a in state.touching(asset.id)))).values()
    after = shifts.turned(base(asset), clicks * state.profile.click, others)
    return after.at, after.heading


def pushed(state: State, rammer: Asset, debris: Asset, speed: int) -> tuple[Point | None, float]:
    """Where debris is that was pushed by a ship's speed, though not into anything, and how far that was."""
    if not state.mapped or debris.at is None:
        return None, float(speed)
    others = bodies(state, (debris.id, rammer.id)).values()
    after = shifts.pushed(base(debris), rammer.heading, float(speed), others)
    return after.at, round(distance(debris.at, after.at), 2)


def on_table(state: State, asset_id: str) -> bool:
    """Whether the middle of something is still on the table."""
    at = state.asset(asset_id).at
    return at is not None and table(state).holds(at, 0.0)
