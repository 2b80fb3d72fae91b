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
from rules.intercept_orbit.state.state import HVA, NOTHING, Asset, State
from rules.intercept_orbit.turn.defaults import default

__all__ = ["danger_ahead", "ranked", "where"]

EDGE = ((2.5, 6.0), (5.5, 3.0), (9.0, 1.0))
"""How bad it is that the edge is so near before the bow of a ship, which will have to turn."""
CRASH = 6.0


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
    """Into range, not off the table, not into anything, away from the edge; HVAs away from enemies."""
    facts = item.facts
    worth: float = (
        -20.0 * facts["leaves"]
        - CRASH * (facts["meets"] is not None)
        - danger_ahead(state, facts["at"], facts["heading"])
    )
    if ship.kind == HVA:
        return worth + _safety(state, ship.owner, facts["at"])
    waits = state.stack and state.act.target != NOTHING and not state.act.attacked
    worth += {"course-range": 4.0 if waits else 0.0, "course-toward": 1.0}.get(item.label, 0.0)
    return worth


def danger_ahead(state: State, at: Point, heading: float) -> float:
    """How soon a bow leaves the table: 0 far from it."""
    ground, angle = measure.table(state), math.radians(heading)
    for far, danger in EDGE:
        if not ground.holds((at[0] + far * math.sin(angle), at[1] - far * math.cos(angle)), 0.5):
            return danger
    return 0.0


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
    low = (company.fuel or 0) <= 2 and state.clock > (company.fuel or 0)
    if item.label == "to-carrier":
        return 6.0 if low else 0.2
    if item.label != "toward" or target is None:
        return 0.1
    other = state.asset(target)
    near = 1.0 if item.facts.get("touches") else 0.5
    aimed = 1.0 if state.stack and state.act.target == target and not state.act.attacked else 0.0
    return near * landing_worth(state, company.owner, other) + aimed


def _launch(state: State, company: Asset, item: Option) -> float:
    return landing_worth(state, company.owner, state.asset(item.facts["asset"]))
