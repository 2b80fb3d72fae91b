"""The question "where?" on a drawn pitch: a run, a unit that is placed, a ball that was fumbled."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import shapely
import shapely.affinity
from msgspec import Struct, structs

from rules.core.choices import TEXT_MAX, find_option
from rules.core.errors import Illegal, Malformed, shown
from rules.core.request import Option, Request, option
from rules.field import (
    EDGE,
    NOWHERE,
    NUMBER,
    Disc,
    Ground,
    Point,
    Ways,
    Zone,
    common,
    disc_zone,
    distance,
    ground_zone,
    has,
    nearest_in,
    read_bearing,
    read_number,
    read_place,
    read_toward,
    rounded,
    sample,
    straight,
    union,
    ways,
    without,
)
from rules.football.map import pitch
from rules.football.state import GOAL, NOTHING, Break, State, Step

__all__ = ["Place", "ask", "open_zone", "read", "wanted"]

SHOWN = 3
BEYOND = 1.0
"""How far beyond the lines a fumbled ball may be said to go."""
BESIDE = 4.0
"""How far around the pitch a unit that begins beside it may run."""
_SLACK = 0.11
_TRAILING = re.compile(rf"(.+?)\s+{NUMBER}")


class Place(Struct, frozen=True):
    """What is put somewhere: a unit that runs (``most``) or is placed, or the ball (``verb`` fumble)."""

    verb: str
    item: str
    player: int
    most: float | None = None
    over: bool = False


class Found(Struct, frozen=True):
    """A place that is legal, the way there, and its length."""

    at: Point
    way: tuple[Point, ...] = ()
    length: float = 0.0


def wanted(state: State) -> Place | None:
    """What is to be put somewhere now; None while nothing is."""
    if not state.mapped:
        return None
    if state.restart is not None and state.restart.placing is not None:
        unit = state.unit(state.restart.placing)
        return Place("place", unit.id, unit.owner)
    if not state.stack:
        return None
    act = state.stack[-1]
    owner = state.unit(act.unit).owner
    if act.step is Step.WHERE:
        return Place("move", act.unit, owner, float(act.stride), act.over)
    return Place("fumble", act.unit, 1 - owner) if act.step is Step.FUMBLE else None


# -- where it may be ----------------------------------------------------------------------------------------------


def open_zone(state: State, place: Place) -> Zone:
    """Where the centre of it may be."""
    if place.verb == "move":
        return _reach(state, place)
    return _fumble_zone(state, place) if place.verb == "fumble" else _placing_zone(state, place)


def _bodies(state: State, unit: str, only: Collection[str] | None = None) -> Zone:
    """Where a unit would stand in another; ``only`` these count: whoever is in the way of the ball has to move."""
    far = 2 * state.profile.radius - EDGE
    standing = [other for other in pitch.others(state, unit) if only is None or other.id in only]
    return union(disc_zone(other.at, far) for other in standing if other.at is not None)


def _start(state: State, place: Place) -> Point:
    at = state.unit(place.item).at
    assert at is not None
    return at


def _reach(state: State, place: Place) -> Zone:
    assert place.most is not None
    profile, start = state.profile, _start(state, place)
    inside = ground_zone(pitch.ground(profile), profile.radius - EDGE)
    if not place.over:
        found, back = _ways(state, place)
        zone = found.reach(place.most)
        return zone if not back else common(shapely.affinity.translate(zone, -back, -back), inside)
    return without(common(disc_zone(start, place.most), inside), _bodies(state, place.item))


def _ways(state: State, place: Place) -> tuple[Ways, float]:
    """The ways of a unit that runs. Who stands beside the pitch begins there: all is moved by so much for it."""
    profile, start = state.profile, _start(state, place)
    whole = pitch.ground(profile)
    by = 0.0 if whole.holds(start, profile.radius) else BESIDE
    wider = Ground(whole.shape, whole.size + 2 * by, whole.height + 2 * by)
    standing = (unit.at for unit in pitch.others(state, place.item) if unit.at is not None)
    return ways(wider, _base(state, start, by), tuple(_base(state, at, by) for at in standing)), by


def _base(state: State, at: Point, by: float) -> Disc:
    return pitch.base(state.profile, (at[0] + by, at[1] + by))


def _placing_zone(state: State, place: Place) -> Zone:
    restart, profile = state.restart, state.profile
    assert restart is not None
    whole = pitch.ground(profile)
    inside = ground_zone(whole, profile.radius - EDGE)
    takes = place.player == restart.side and restart.taker is None
    if takes and restart.kind is not Break.KICK_OFF:
        inside = ground_zone(whole, profile.radius - pitch.MARGIN)
    zones = [inside]
    if restart.kind is Break.KICK_OFF:
        zones.append(_half(state, place.player))
    if takes and state.ball.at is not None:
        zones.append(disc_zone(state.ball.at, profile.radius + profile.ball + profile.touch))
    elif restart.kind is not Break.KICK_OFF and place.player == restart.side:
        zones.append(_onside(state, place.player))
    free = without(common(zones[0], *zones[1:]), _bodies(state, place.item, restart.done if takes else None))
    return free if restart.taker is not None or takes else without(free, _kept_free(state))


def _kept_free(state: State) -> Zone:
    """Where nobody stands before somebody is at the ball: it must find room there."""
    at = state.ball.at
    return NOWHERE if at is None else disc_zone(at, 2 * state.profile.radius - EDGE)


def _half(state: State, player: int) -> Zone:
    """A side's own half, for a whole base."""
    length, radius = state.profile.length, state.profile.radius
    return (
        _strip(state, length / 2 + radius, length)
        if state.players[player].east
        else _strip(state, 0, length / 2 - radius)
    )


def _strip(state: State, west: float, east: float) -> Zone:
    return shapely.box(west, -pitch.MARGIN, east, state.profile.width + pitch.MARGIN)


def _onside(state: State, player: int) -> Zone:
    """No nearer to the goal of the defence than its last unit; but always with room for a base."""
    length, room = state.profile.length, 2 * state.profile.radius
    last = [unit.at[0] for unit in state.units_of(1 - player) if unit.at is not None]
    if not last:
        return _strip(state, 0, length)
    if state.players[1 - player].east:
        return _strip(state, 0, max(room, *last))
    return _strip(state, min(length - room, *last), length)


def _fumble_zone(state: State, place: Place) -> Zone:
    """Within the range of the kick, not backwards, and a little beyond the lines."""
    act, profile = state.stack[-1], state.profile
    start = _start(state, place)
    goal = pitch.aim(state, act.unit, act.target)
    far = {"hand-to-hand": profile.reach, "direct-fire": profile.ruler}.get(str(act.range), profile.length * 2)
    forward = _forward(start, goal, profile.length * 2)
    within = common(disc_zone(start, far + profile.radius), shapely.Polygon(forward))
    return common(within, shapely.box(-BEYOND, -BEYOND, profile.length + BEYOND, profile.width + BEYOND))


def _forward(start: Point, goal: Point, far: float) -> list[Point]:
    """The half of the plane that lies before a kick."""
    away = distance(start, goal) or 1.0
    dx, dy = (goal[0] - start[0]) / away, (goal[1] - start[1]) / away
    left, right = (start[0] - dy * far, start[1] + dx * far), (start[0] + dy * far, start[1] - dx * far)
    return [left, right, (right[0] + dx * far, right[1] + dy * far), (left[0] + dx * far, left[1] + dy * far)]


# -- the request --------------------------------------------------------------------------------------------------


def ask(state: State, place: Place) -> Request:
    """Where it goes: what is sensible, and the bounds of what may be said."""
    profile = state.profile
    low, high = (-BEYOND, BEYOND) if place.verb != "move" else (0.0, 0.0)
    bounds = [{"type": "number", "minimum": low, "maximum": edge + high} for edge in (profile.length, profile.width)]
    free = {"type": "array", "prefixItems": bounds, "minItems": 2, "maxItems": 2}
    facts: dict[str, Any] = {
        "unit": place.item,
        "item": place.item,
        "frame": place.item,
        "verb": place.verb,
        "value": place.most,
    }
    options = tuple(_options(state, place))
    why = {"move": "football-movement", "place": "redeployment", "fumble": "fumble"}[place.verb]
    return Request(
        f"where-{state.serial}", place.player, "where", options, free, {**facts, "over": place.over, "why": why}
    )


def _options(state: State, place: Place) -> list[Option]:
    zone = open_zone(state, place)
    if place.verb == "move":
        return _runs(state, place, zone)
    if place.verb == "fumble":
        own = [
            _offer(f"unit:{u.id}", "ball-to", u.at, unit=u.id) for u in state.units if _given(state, place, zone, u.at)
        ]
        field = ground_zone(pitch.ground(state.profile))
        spots, out = sample(common(zone, field), SHOWN), sample(without(zone, field), 1)
        loose = [_offer(f"spot:{n}", "ball-there", at, n=n) for n, at in enumerate(spots, start=1)]
        return [*own, *loose, *(_offer("out", "ball-out", at) for at in out)]
    spots = sample(zone.buffer(-0.02), 1 if zone.area < 1 else SHOWN) or sample(zone, 1)
    here = state.unit(place.item).at
    stay = [_offer("stay", "stay", here)] if here is not None and has(zone.buffer(0.02), here) else []
    return [*stay, *(_offer(f"spot:{n}", "suggested", at, n=n) for n, at in enumerate(spots, start=1))]


def _given(state: State, place: Place, zone: Zone, at: Point | None) -> bool:
    return at is not None and at != state.unit(place.item).at and has(zone, at)


def _runs(state: State, place: Place, zone: Zone) -> list[Option]:
    """Toward the ball, the goal, what it goes for; or not at all."""
    act, unit, start = state.stack[-1], state.unit(place.item), _start(state, place)
    aims: dict[str, tuple[str, Point]] = {}
    ball = pitch.ball_at(state)
    if ball is not None and state.ball.holder != unit.id:
        aims["ball"] = ("toward-ball", ball)
    aims["goal"] = ("toward-goal", pitch.aim(state, unit.id, GOAL))
    if act.target not in (GOAL, NOTHING) and state.unit(act.target).at is not None:
        aims["target"] = ("toward", state.unit(act.target).at or start)
    found = []
    for choice, (label, to) in aims.items():
        at = _nearest(state, place, zone, to)
        if at is not None and at != start:
            found.append(_offer(choice, label, at, target=act.target))
    return [*found, _offer("stay", "stay", start)]


def _offer(choice: str, label: str, at: Point | None, **facts: Any) -> Option:
    assert at is not None
    return option(choice, label, at=list(at), **facts)


def _nearest(state: State, place: Place, zone: Zone, to: Point) -> Point | None:
    for shrink in (0.0, 0.012, 0.03, 0.08):
        end = nearest_in(zone.buffer(-shrink), to)
        if end is not None and _found(state, place, rounded(end)) is not None:
            return rounded(end)
    return None


# -- the answer ---------------------------------------------------------------------------------------------------


def read(state: State, request: Request, place: Place, choice: Any) -> Found:
    """The place that is meant: an option, ``[x, y]``, ``K7`` or ``12.5,8``; for a run ``N 2.5`` or ``toward B1 4`` too.

    Raises ``Malformed("place-unreadable")``, ``Illegal("place-unknown")``, ``Illegal("not-legal-place")`` with the
    ``nearest`` legal one.
    """
    at = _point(state, request, place, choice)
    found = _found(state, place, at)
    if found is None:
        near = _nearest(state, place, open_zone(state, place), at)
        raise Illegal("not-legal-place", unit=place.item, verb=place.verb, nearest=None if near is None else list(near))
    return found


def _point(state: State, request: Request, place: Place, choice: Any) -> Point:
    if isinstance(choice, list | tuple):
        if len(choice) != 2 or any(isinstance(v, bool) or not isinstance(v, int | float) for v in choice):
            raise Malformed("place-unreadable", place=shown(choice))
        if not all(-1000 < v < 1000 for v in choice):
            raise Malformed("place-unreadable", place=shown(choice))
        return rounded((float(choice[0]), float(choice[1])))
    if not isinstance(choice, str):
        raise Malformed("place-unreadable", place=shown(choice))
    offered = find_option(request, choice[:TEXT_MAX].strip(), None)
    if offered is not None:
        x, y = offered.facts["at"]
        return x, y
    return _run(state, place, choice[:TEXT_MAX]) or read_place(choice)


def _run(state: State, place: Place, text: str) -> Point | None:
    """The point that is meant by ``N 2.5`` or ``toward B1 4``; None for a text that says neither, or nobody runs."""
    if place.most is None:
        return None
    goal = read_toward(text)
    if goal is None:
        return read_bearing(text, _start(state, place), place.most)
    parts = _TRAILING.fullmatch(goal)
    to, far = _named(state, place, goal), place.most
    if to is None and parts is not None:
        to, far = _named(state, place, parts[1]), read_number(parts[2])
    if to is None:
        raise Illegal("place-unknown", name=shown(goal))
    near = structs.replace(place, most=far)
    return _nearest(state, near, open_zone(state, near), to)


def _named(state: State, place: Place, name: str) -> Point | None:
    """Where another unit stands, by id or name; or what is offered by that name: the ``ball``, the ``goal``."""
    called = [
        unit for unit in pitch.others(state, place.item) if name.casefold() in (unit.id.lower(), unit.name.casefold())
    ]
    if called:
        return called[0].at
    aims = {"ball": pitch.ball_at(state), "goal": pitch.aim(state, place.item, GOAL)}
    return aims.get(name.casefold())


def _found(state: State, place: Place, at: Point) -> Found | None:
    if place.verb != "move":
        return (
            Found(at) if has(open_zone(state, place).buffer(_SLACK if place.verb == "fumble" else 0.012), at) else None
        )
    assert place.most is not None
    start, profile = _start(state, place), state.profile
    if at == start:
        return Found(at, (start,), 0.0)
    if distance(start, at) > place.most + pitch.CLOSE_CALL:
        return None
    if not pitch.ground(profile).holds(at, profile.radius):
        return None
    if place.over:
        way, by = None if has(_bodies(state, place.item).buffer(-0.012), at) else straight(start, at), 0.0
    else:
        found, by = _ways(state, place)
        way = found.to((at[0] + by, at[1] + by))
    if way is None or way.length > place.most + pitch.CLOSE_CALL:
        return None
    return Found(at, tuple(rounded((x - by, y - by)) for x, y in way.points), round(way.length, 2))
