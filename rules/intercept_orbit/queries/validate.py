"""Whether a state that came from outside names only what it has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.state import DEBRIS, NOTHING, State

__all__ = ["validate"]

_ID = re.compile(r"[A-D](c|V)?[1-9]\d?|X[1-9]\d?")
_FAR = 4.0
"""How far beside the table something may be that is just being turned or pushed."""


def validate(state: State) -> bool:
    """Whether all that is named is there, and two to four play."""
    ids = {asset.id for asset in state.assets}
    seats = range(len(state.players))
    owners = {asset.owner for asset in state.assets if asset.kind != DEBRIS}
    return all(
        (
            state.profile.id == ORBIT.id and 2 <= len(state.players) <= 4,
            len(ids) == len(state.assets) <= 120 and all(map(_ID.fullmatch, ids)),
            owners <= set(seats) and sorted(state.order) == list(seats),
            set(_named(state)) - {None, NOTHING} <= ids,
            state.tie is None or {state.tie.asked, *state.tie.tied} <= set(seats),
            _placed(state),
        )
    )


def _named(state: State) -> Iterator[str | None]:
    """All that is named where something is under way."""
    yield from (asset.host for asset in state.assets)
    yield from (owed.asset for owed in state.owed)
    for act in state.stack:
        yield from (act.asset, act.under, act.target, act.company)
        if act.attack is not None:
            yield from (act.attack.target, act.attack.cover, act.attack.screen)
    if state.crash is not None:
        yield from (state.crash.rammer, state.crash.target)
    if state.journey is not None:
        yield from (state.journey.asset, *state.journey.beside)
        yield from (contact.asset for contact in state.journey.contacts)
    if state.boarding is not None:
        yield state.boarding.ship


def _placed(state: State) -> bool:
    """Whether all that stands on a map is on the table or just beside it; on a declared table nothing has a place."""
    places = [asset.at for asset in state.there if asset.at is not None]
    if not state.mapped:
        return not places
    table = measure.table(state)
    return all(-_FAR <= x <= table.size + _FAR and -_FAR <= y <= table.height + _FAR for x, y in places)
