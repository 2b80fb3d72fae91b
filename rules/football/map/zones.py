"""Open ground for runs, placed units and fumbled balls on a drawn pitch, and the legal points of it."""

from __future__ import annotations

from rules.field import (
    EDGE,
    Point,
    Zone,
    box,
    common,
    disc_zone,
    distance,
    ground_zone,
    has,
    nearest_in,
    nowhere,
    polygon,
    rounded,
    without,
)
from rules.football.map import pitch, sights
from rules.football.map.movement import bodies, reach_of, run_to
from rules.football.map.place import Found, Fumble, Placing, Run, Wanted
from rules.football.profile import Range
from rules.football.state import Break, State

__all__ = ["find_legal", "nearest_legal", "open_zone"]

_TOUCHING = 0.012
_CLOSE = 0.01
_SHRINK = (0.0, 0.012, 0.03, 0.08)


def open_zone(state: State, place: Wanted) -> Zone:
    """The ground for the centre of a unit or the ball."""
    if isinstance(place, Run):
        return reach_of(state, place)
    return _fumble_zone(state, place) if isinstance(place, Fumble) else _placing_zone(state, place)


def find_legal(state: State, place: Wanted, at: Point) -> Found | None:
    """The unit or the ball at a point; None if it may not be put there."""
    if isinstance(place, Run):
        return run_to(state, place, at)
    slack = state.profile.close_call + _CLOSE if isinstance(place, Fumble) else _TOUCHING
    return Found(at) if has(open_zone(state, place).buffer(slack), at) else None


def nearest_legal(state: State, place: Wanted, zone: Zone, to: Point) -> Point | None:
    """The legal point of a zone nearest to a point; None if there is none."""
    for shrink in _SHRINK:
        end = nearest_in(zone.buffer(-shrink), to)
        if end is not None and find_legal(state, place, rounded(end)) is not None:
            return rounded(end)
    return None


# -- placing ------------------------------------------------------------------------------------------------------


def _placing_zone(state: State, place: Placing) -> Zone:
    """Own half at a kick-off; the taker at the ball, its side onside at a dead ball; nobody in another's place."""
    restart, profile = state.current_restart, state.profile
    kick_off, takes = restart.kind is Break.KICK_OFF, place.takes
    beside = EDGE if kick_off or not takes else profile.margin
    zones = [ground_zone(pitch.ground(profile), profile.radius - beside)]
    if kick_off:
        zones.append(_half(state, place.player))
    if takes and state.ball.at is not None:
        zones.append(disc_zone(state.ball.at, profile.radius + profile.ball + profile.touch))
    elif not kick_off and place.player == restart.side:
        zones.append(_onside(state, place.player))
    # Units that have not been placed make room for the taker.
    standing = [unit for unit in pitch.others(state, place.unit) if not takes or unit.id in restart.done]
    free = without(common(zones[0], *zones[1:]), bodies(state, tuple(standing)))
    if takes and state.ball.at is not None and not free.area:
        return disc_zone(state.ball.at, EDGE)  # hemmed in: the taker stands on the ball's own spot
    return free if restart.taker is not None or takes else without(free, _reserved(state))


def _reserved(state: State) -> Zone:
    """The ground at the ball that stays free for the taker."""
    at = state.ball.at
    return nowhere() if at is None else disc_zone(at, 2 * state.profile.radius - EDGE)


def _half(state: State, player: int) -> Zone:
    """A side's own half, for a whole base."""
    middle, radius = state.profile.length / 2, state.profile.radius
    east = state.players[player].east
    return _strip(state, middle + radius, state.profile.length) if east else _strip(state, 0, middle - radius)


def _onside(state: State, player: int) -> Zone:
    """The pitch up to the last unit of the defence, but always with room for a base."""
    line = pitch.offside_line(state, player)
    east = state.players[1 - player].east
    return _strip(state, 0, line) if east else _strip(state, line, state.profile.length)


def _strip(state: State, west: float, east: float) -> Zone:
    """The pitch between two lines from north to south, with its margin."""
    return box(west, -state.profile.margin, east, state.profile.width + state.profile.margin)


# -- fumbles ------------------------------------------------------------------------------------------------------


def _fumble_zone(state: State, place: Fumble) -> Zone:
    """The ground before the kicker within the range of its kick, and a little beyond the lines.

    Only a pass back goes nearer to the kicker's own goal line than the kicker.
    """
    profile, act = state.profile, state.act
    aim, far = sights.aim(state, act.unit, act.target), profile.length * 2
    forward = polygon(_half_plane(place.start, aim, far))
    ends: dict[Range | None, float] = {Range.HAND_TO_HAND: profile.reach, Range.DIRECT_FIRE: profile.ruler}
    within = common(disc_zone(place.start, ends.get(act.range, far) + profile.radius), forward)
    return common(within, _not_backwards(state, place, aim))


def _not_backwards(state: State, place: Fumble, aim: Point) -> Zone:
    """The pitch, a little beyond its lines, from the kicker to the goal line that it attacks; for a pass back all."""
    profile, x = state.profile, place.start[0]
    west, east = -profile.beyond, profile.length + profile.beyond
    if state.players[state.owner(place.unit)].east:
        east = x if aim[0] <= x else east
    else:
        west = x if aim[0] >= x else west
    return box(west, -profile.beyond, east, profile.width + profile.beyond)


def _half_plane(start: Point, toward: Point, far: float) -> list[Point]:
    """The corners of the half plane before a point, as far as ``far``."""
    away = distance(start, toward) or 1.0
    dx, dy = (toward[0] - start[0]) / away, (toward[1] - start[1]) / away
    left, right = (start[0] - dy * far, start[1] + dx * far), (start[0] + dy * far, start[1] - dx * far)
    return [left, right, (right[0] + dx * far, right[1] + dy * far), (left[0] + dx * far, left[1] + dy * far)]
