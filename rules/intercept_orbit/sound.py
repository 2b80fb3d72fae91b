"""Whether a state that came from outside names only what it has."""

from __future__ import annotations

import re

from rules.intercept_orbit import chart
from rules.intercept_orbit.profile import ORBIT
from rules.intercept_orbit.state import DEBRIS, State

__all__ = ["sound"]

_ID = re.compile(r"[A-D](c|V)?[1-9]\d?|X[1-9]\d?")
_FAR = 4.0
"""How far beside the table something may be that is just being turned or pushed."""


def sound(state: State) -> bool:
    """Whether all that is named is there, and two to four play."""
    ids = {asset.id for asset in state.assets}
    seats = range(len(state.players))
    named = {act.asset for act in state.stack} | {owed.asset for owed in state.owed}
    named |= {asset.host for asset in state.assets if asset.host is not None}
    named |= {state.journey.asset} if state.journey is not None else set()
    owners = {asset.owner for asset in state.assets if asset.kind != DEBRIS}
    return all(
        (
            state.profile.id == ORBIT.id and 2 <= len(state.players) <= 4,
            len(ids) == len(state.assets) <= 120 and all(map(_ID.fullmatch, ids)),
            owners <= set(seats) and sorted(state.order) == list(seats),
            named <= ids,
            _placed(state),
        )
    )


def _placed(state: State) -> bool:
    """Whether all that stands on a map is on the table or just beside it; on a declared table nothing has a place."""
    places = [asset.at for asset in state.there if asset.at is not None]
    if not state.mapped:
        return not places
    table = chart.table(state)
    return all(-_FAR <= x <= table.size + _FAR and -_FAR <= y <= table.height + _FAR for x, y in places)
