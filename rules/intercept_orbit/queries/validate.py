"""Validate an imported state: every id must exist."""

import re
from collections.abc import Iterator

from msgspec import to_builtins

from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import NOTHING
from rules.intercept_orbit.state.profile import Profile
from rules.intercept_orbit.state.state import DEBRIS, NOBODY, State

_ID = re.compile(r"[A-D](c|V)?[1-9]\d?|X[1-9]\d?")
_FAR = 4.0
"""How far off the table a base may be while it is turned or pushed."""
_NUMBER_MAX, _SPEED_MAX, _BASE_MIN, _FACES = 99, 24, 0.1, 8
_DIE = re.compile(r"[WRBYGK][68]")


def validate(state: State) -> bool:
    """Whether all ids exist, two to four play, and the profile can be played."""
    ids = {asset.id for asset in state.assets}
    seats = range(len(state.players))
    owners = {asset.owner for asset in state.assets if asset.kind != DEBRIS}
    return all(
        (
            2 <= len(state.players) <= 4,
            len(ids) == len(state.assets) <= 120 and all(map(_ID.fullmatch, ids)),
            owners <= set(seats) and sorted(state.order) == list(seats),
            set(_named(state)) - {None, NOTHING} <= ids,
            state.tie is None or {state.tie.asked, *state.tie.tied} <= set(seats),
            state.collision is None or set(state.collision.owners) <= {NOBODY, *seats},
            _playable(state.profile),
            _placed(state),
        )
    )


def _playable(profile: Profile) -> bool:
    """Whether no number is so absurd that a forged log would keep the program busy, and no table lacks its rows."""
    bounded = all(0 <= number <= _NUMBER_MAX for number in _numbers(to_builtins(profile)))
    sides = _numbers(to_builtins(profile.bases))
    dice = {profile.split, *profile.hull, *(die for row in profile.weapon for die in row)}
    rows = (profile.blue, profile.yellow, profile.black, profile.weapon)
    return all(
        (
            bounded and profile.speed <= _SPEED_MAX,
            min(profile.click, profile.ruler) >= 1,
            min(sides, default=_BASE_MIN) >= _BASE_MIN,
            all(rows) and len(profile.harm) >= _FACES,
            all(map(_DIE.fullmatch, dice)),
        )
    )


def _numbers(value: object) -> Iterator[float]:
    if isinstance(value, dict | list | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _numbers(item)
    elif isinstance(value, int | float):
        yield value


def _named(state: State) -> Iterator[str | None]:
    """The ids that hosts, hits, turns, collision, journey and boarding name."""
    yield from (asset.host for asset in state.assets)
    yield from (hits.asset for hits in state.pending_hits)
    for act in state.stack:
        yield from (act.asset, act.under, act.target, act.company)
        if act.attack is not None:
            yield from (act.attack.target, act.attack.cover, act.attack.screen)
    if state.collision is not None:
        yield from (state.collision.rammer, state.collision.target)
    if state.journey is not None:
        yield from (state.journey.asset, *state.journey.beside)
        yield from (contact.asset for contact in state.journey.contacts)
    if state.boarding is not None:
        yield state.boarding.ship


def _placed(state: State) -> bool:
    """Whether everything on a map is on the table or just beside it; on a declared table nothing has a place."""
    places = [asset.at for asset in state.there if asset.at is not None]
    if not state.mapped:
        return not places
    table = measure.table(state)
    return all(-_FAR <= x <= table.size + _FAR and -_FAR <= y <= table.height + _FAR for x, y in places)
