"""Where units may stand at a restart on a drawn pitch, who must move, and the places that are suggested."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec import structs

from rules.contract.where import Found, offer
from rules.core.collections import present
from rules.core.request import Option
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
    nowhere,
    sample,
    without,
)
from rules.football import pitch
from rules.football.place import SHOWN, TOUCHING, Place, Preview
from rules.football.state import Break, Spot, State, Unit

_BEHIND = 0.6
"""How far behind the ball its taker stands."""
_APART = 2.0
_SLACK = 0.02
_SHAPE = (
    *((0.08, 0.5), (0.84, 0.25), (0.84, 0.75), (0.5, 0.38), (0.5, 0.62), (0.6, 0.12)),
    *((0.6, 0.88), (0.28, 0.3), (0.28, 0.7), (0.72, 0.5), (0.4, 0.5)),
)
"""Places of a kick-off in their order, as shares of a side's half from its goal and of the pitch from north."""


class Placing(Place, frozen=True):
    """A side places a unit. ``takes``: it is the one at the ball."""

    takes: bool

    verb: ClassVar[str] = "place"
    ruling: ClassVar[str] = "redeployment"

    def zone(self, state: State) -> Zone:
        """Own half at a kick-off; the taker at the ball, its side onside at a dead ball; nobody in another's place."""
        restart, profile = state.current_restart, state.profile
        kick_off, takes = restart.kind is Break.KICK_OFF, self.takes
        zones = [ground_zone(pitch.ground(profile), profile.radius - self._beside(state))]
        if kick_off:
            zones.append(_half(state, self.player))
        if takes and state.ball.at is not None:
            zones.append(disc_zone(state.ball.at, profile.radius + profile.ball + profile.touch))
        elif not kick_off and self.player == restart.side:
            zones.append(_onside(state, self.player))
        free = without(common(zones[0], *zones[1:]), pitch.bodies(state, self._standing(state)))
        if takes and state.ball.at is not None and not free.area:
            return disc_zone(state.ball.at, EDGE)  # hemmed in: the taker stands on the ball's own spot
        return free if restart.taker is not None or takes else without(free, _reserved(state))

    def find(self, state: State, at: Point) -> Found | None:
        """The unit at a point; None if it may not be put there."""
        return Found(at) if has(self.zone(state).buffer(TOUCHING), at) else None

    def why_not(self, state: State, at: Point) -> str:
        """Off the pitch, away from the ball, in the other half, offside, in another's place, or in the taker's."""
        profile, restart = state.profile, state.current_restart
        kick_off, ball = restart.kind is Break.KICK_OFF, state.ball.at
        if not has(ground_zone(pitch.ground(profile), profile.radius - self._beside(state)).buffer(TOUCHING), at):
            return "outside"
        if self.takes and ball is not None and not pitch.touches(profile, at, ball):
            return "from-ball"
        if kick_off and not has(_half(state, self.player).buffer(TOUCHING), at):
            return "half"
        onside = kick_off or self.takes or self.player != restart.side
        if not onside and not has(_onside(state, self.player).buffer(TOUCHING), at):
            return "offside"
        return "occupied" if has(pitch.bodies(state, self._standing(state)), at) else "taker"

    def _beside(self, state: State) -> float:
        """How far beside the pitch the whole base may stand: only the taker of a dead ball leaves it."""
        return EDGE if state.current_restart.kind is Break.KICK_OFF or not self.takes else state.profile.margin

    def _standing(self, state: State) -> tuple[Unit, ...]:
        """The units in the way. Only those already placed are in the taker's way."""
        done = state.current_restart.done
        return tuple(unit for unit in pitch.others(state, self.unit) if not self.takes or unit.id in done)

    def suggestions(self, state: State) -> Sequence[Option]:
        """Its old place, the one it would have in a formation, and points spread over the open ground."""
        here, best, zone = state.unit(self.unit).at, suggested(state, self), self.zone(state)
        stay = [offer("stay", "stay", here)] if here is not None and self.find(state, here) else []
        spread = sample(zone.buffer(-_SLACK), 1 if zone.area < 1 else SHOWN) or sample(zone, 1)
        points = dict.fromkeys(at for at in (best, *spread) if at is not None and (at != here or not stay))
        return [*stay, *(offer(f"spot:{n}", "suggested", at, n=n) for n, at in enumerate(points, start=1))]

    def preview(self, state: State, found: Found) -> Preview:
        """Who is placed at the ball takes it."""
        plain = super().preview(state, found)
        return structs.replace(plain, ball="takes") if self.takes else plain


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


# -- who must move ------------------------------------------------------------------------------------------------


def unplaced(state: State, player: int) -> tuple[Unit, ...]:
    """A side's units that wait for their places."""
    done = state.current_restart.done
    return tuple(unit for unit in state.units_of(player) if unit.id not in done)


def must_move(state: State, units: Sequence[Unit]) -> tuple[str, ...]:
    """The units that may not stay in their places: all at a kick-off; who is offside or in the way."""
    restart = state.current_restart
    kick_off = restart.kind is Break.KICK_OFF
    return tuple(
        unit.id
        for unit in units
        if kick_off or crowded(state, unit) or (unit.owner == restart.side and pitch.offside(state, unit))
    )


def crowded(state: State, unit: Unit) -> bool:
    """Whether a unit stands in the place of one that has been placed, or in that of the taker to come."""
    restart = state.current_restart
    taken = [state.unit(other).at for other in restart.done if other != unit.id]
    if restart.taker is None:
        taken.append(state.ball.at)
    near = 2 * state.profile.radius - EDGE
    return any(unit.at is not None and at is not None and distance(unit.at, at) < near for at in taken)


# -- suggested places -------------------------------------------------------------------------------------------------


def line_up(state: State, player: int) -> tuple[Spot, ...]:
    """Suggested places of a side's units, in the order of placing; units that are missing stay where they are."""
    return tuple(_spots(state, player))


def _spots(state: State, player: int) -> Iterator[Spot]:
    while left := _next(state, player):
        restart = state.current_restart
        at = suggested(state, Placing(left.id, player, restart.takes(player)))
        if at is None:
            return
        yield Spot(left.id, at)
        taker = left.id if restart.takes(player) else restart.taker
        restart = structs.replace(restart, done=(*restart.done, left.id), taker=taker)
        state = structs.replace(state.with_unit(left.id, at=at), restart=restart)


def _next(state: State, player: int) -> Unit | None:
    """The unit to place next: the taker first, then those that must move."""
    left = unplaced(state, player)
    if state.current_restart.takes(player):
        return min(left, key=lambda unit: _from_ball(state, unit), default=None)
    must = must_move(state, left)
    return next((unit for unit in left if unit.id in must), None)


def _from_ball(state: State, unit: Unit) -> float:
    """How far a unit stands from the ball; the best kicker first where nobody stands anywhere."""
    if unit.at is None or state.ball.at is None:
        return -sum(system in ("Rd", "Ra") for system in unit.systems)
    return distance(unit.at, state.ball.at)


def suggested(state: State, placing: Placing) -> Point | None:
    """The suggested place of a unit; None if it has none."""
    if placing.takes:
        # A point beside the ball, on the side of the own goal.
        player = placing.player
        x, y = present(state.ball.at)
        goal = pitch.mouth(state, player)
        share = _BEHIND / max(_BEHIND, distance((x, y), goal))
        return placing.nearest(state, (x + (goal[0] - x) * share, y + (goal[1] - y) * share))
    here = state.unit(placing.unit).at
    wishes = _shape(state, placing.player) if here is None else iter((here,))
    return next((at for wish in wishes if (at := placing.nearest(state, wish)) is not None), None)


def _shape(state: State, player: int) -> Iterator[Point]:
    """The places of a kick-off that no unit of the side has yet."""
    profile, (goal, _) = state.profile, pitch.goal_of(state, player)
    taken = [unit.position for unit in state.units_of(player) if unit.at is not None]
    way = profile.length / 2 * (-1 if state.players[player].east else 1)
    points = ((goal[0] + way * share, profile.width * down) for share, down in _SHAPE)
    return (at for at in points if all(distance(at, other) > _APART for other in taken))
