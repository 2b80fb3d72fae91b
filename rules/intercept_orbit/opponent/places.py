"""Where to: courses that stay on the table and reach the target, companies to what they may take."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rules.contract.capabilities import Choice, Reason
from rules.contract.choosing import because
from rules.core.request import Option, Request
from rules.field import Point, distance
from rules.intercept_orbit.opponent.aim import landing_worth
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import HVA, NOBODY, NOTHING, Asset, State
from rules.intercept_orbit.turn.defaults import default

__all__ = ["danger_ahead", "ranked", "runs_low", "where"]

FAR, EDGE = 11, 8.0
"""So many units before the bow of a ship the edge begins to matter, and how bad it is right there."""
LOW = 2
"""The fuel with which a company flies home."""
LOST = 9.0
"""How bad it is that a ship can turn neither way before the edge."""
OWN_CRASH, CRASH = 12.0, 4.0
"""How bad it is to run on an own asset, and on another."""
ARC = (math.pi / 4, math.pi / 2, 3 * math.pi / 4)
"""How far a ship turns before the edge."""
GUARD = 0.5
"""The share of its points that an own HVA is worth which a ship alone would guard."""
REACH = 0.5
"""From the middle of a base to its side."""
HELD = 0.35
"""The worth of a point of an HVA that changes hands, against a course into range."""


def where(state: State, request: Request) -> Choice:
    """The most valuable place of those that are suggested; of a set-up the first."""
    found = ranked(state, request)
    return because(found[0]) if found else Choice(default(state, request), Reason("default"))


def ranked(state: State, request: Request) -> Sequence[Option]:
    """The places that are suggested, the most valuable first; of a set-up the first alone."""
    verb, asset = request.facts["verb"], request.facts["asset"]
    if verb == "place":
        return request.options[:1]
    worth = {"course": _course, "move": _flight, "launch": _launch}[verb]
    mine = state.asset(asset)
    return sorted(request.options, key=lambda item: -worth(state, mine, item))


def _course(state: State, ship: Asset, item: Option) -> float:
    """Into range, to HVAs that nobody guards, not off the table, not into anything, away from the edge; HVAs away from
    enemies."""
    facts = item.facts
    worth: float = (
        -20.0 * facts["leaves"]
        - _crash(state, ship, facts["meets"])
        - danger_ahead(state, ship, facts["at"], facts["heading"])
    )
    if ship.kind == HVA:
        return worth + _safety(state, ship.owner, facts["at"])
    waits = state.stack and state.act.target != NOTHING and not state.act.attacked
    worth += {"course-range": 4.0 if waits else 0.0, "course-toward": 1.0}.get(item.label, 0.0)
    return worth + HELD * _held(state, ship, facts["at"])


def _crash(state: State, ship: Asset, meets: str | None) -> float:
    if meets is None:
        return 0.0
    return OWN_CRASH if state.asset(meets).owner == ship.owner else CRASH


def _held(state: State, ship: Asset, at: Sequence[float]) -> float:
    """The points of the HVAs that a ship takes or guards from a place."""
    near, worth = state.profile.near + REACH, 0.0
    for hva in state.there:
        if hva.kind != HVA or hva.at is None or distance(hva.at, (at[0], at[1])) > near:
            continue
        others = {a.owner for a in state.there if a.id != ship.id and _holds(a) and distance(_at(a), hva.at) <= near}
        rivals = others - {ship.owner}
        if hva.owner == ship.owner:
            worth += GUARD * _points(state, hva.owner, None) * (not others)
        elif not rivals:
            worth += _points(state, ship.owner, hva.owner)
    return worth


def _holds(asset: Asset) -> bool:
    return asset.at is not None and asset.owner != NOBODY and (asset.ship or asset.flying)


def _at(asset: Asset) -> Point:
    return asset.at or (0.0, 0.0)


def _points(state: State, one: int, other: int | None) -> float:
    """What an asset of ``other`` brings the player ``one``."""
    return sum(state.players[player].ppa for player in (one, other) if player not in (None, NOBODY))


def danger_ahead(state: State, ship: Asset, at: Sequence[float], heading: float) -> float:
    """How soon a bow leaves the table: 0 far from it, the most where a ship has no room to turn."""
    ground, (east, south) = measure.table(state), _bow(heading)
    ahead = (n for n in range(FAR) if not ground.holds((at[0] + n * east, at[1] + n * south), 0.0))
    near = EDGE * ((FAR - next(ahead, FAR)) / FAR) ** 2
    return near if _turns(state, ship, at, heading) else near + LOST


def _bow(heading: float) -> Point:
    """A step ahead."""
    angle = math.radians(heading)
    return math.sin(angle), -math.cos(angle)


def _turns(state: State, ship: Asset, at: Sequence[float], heading: float) -> bool:
    """Whether a ship stays on the table when it turns to one side as sharply as it can."""
    ground, (east, south) = measure.table(state), _bow(heading)
    radius = 0.5 / math.sin(math.radians(state.profile.click * state.profile.clicks_of(ship.kind)) / 2)

    def place(side: int, turned: float) -> Point:
        ahead, aside = radius * math.sin(turned), side * radius * (1 - math.cos(turned))
        return at[0] + ahead * east - aside * south, at[1] + ahead * south + aside * east

    return any(all(ground.holds(place(side, turned), 0.1) for turned in ARC) for side in (-1, 1))


def _safety(state: State, player: int, at: Point) -> float:
    """A place is safe near own TAs and far from those of others."""
    own, foes = 20.0, 20.0
    for a in state.there:
        if a.at is not None and (a.ship or a.flying):
            far = distance(a.at, (at[0], at[1]))
            own, foes = (min(own, far), foes) if a.owner == player else (own, min(foes, far))
    return 0.2 * foes - 0.1 * own


def _flight(state: State, company: Asset, item: Option) -> float:
    """To what it may take; home before its fuel is gone."""
    target = item.facts.get("target")
    if item.label == "to-carrier":
        return 6.0 if runs_low(state, company) else 0.2
    if item.label != "toward" or target is None:
        return 0.1
    other = state.asset(target)
    near = 1.0 if item.facts.get("touches") else 0.5
    aimed = 1.0 if state.stack and state.act.target == target and not state.act.attacked else 0.0
    return near * landing_worth(state, company.owner, other) + aimed


def runs_low(state: State, company: Asset) -> bool:
    """Whether a company has to fly home now, so as not to drift before the end."""
    fuel = company.fuel or 0
    return fuel <= LOW and state.clock > fuel


def _launch(state: State, company: Asset, item: Option) -> float:
    return landing_worth(state, company.owner, state.asset(item.facts["asset"]))
