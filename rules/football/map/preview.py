"""Previews of answers on a drawn pitch, for pictures, panels and text. Nothing here decides anything."""

from __future__ import annotations

from msgspec import structs

from rules.contract import capabilities as base
from rules.core.errors import Illegal
from rules.core.request import Option, Request
from rules.field import Disc, Point, gap, read_place
from rules.field.open_ground import OpenGround, outlines_of
from rules.football.map import pitch, sights, where
from rules.football.map.place import Fumble, Placing, Run, asked_place, wanted
from rules.football.map.zones import open_zone
from rules.football.state import NOTHING, Spot, State

__all__ = ["Preview", "foresee_line_up", "locate", "open_ground", "positions", "preview"]


class Preview(base.Preview, frozen=True, kw_only=True):
    """A unit in its new place, or the ball (``verb`` fumble).

    ``far`` is the distance to the ``target`` from there, ``reach`` whether the declared range reaches it (``yes``,
    ``no``, ``none`` without a target), ``line`` the units in between. ``ball``: the unit ``has`` it, ``takes`` it or
    ``none``. A fumbled ball: ``taker`` takes it, ``out`` is where it leaves (``side``, ``goal-line``, ``in`` the goal).
    ``spots``: all units of a side in their suggested places (``verb`` line-up).
    """

    verb: str
    target: str = NOTHING
    far: float = 0.0
    reach: str = NOTHING
    line: tuple[str, ...] = ()
    ball: str = NOTHING
    taker: str = NOTHING
    out: str = NOTHING
    spots: tuple[Spot, ...] = ()


def open_ground(state: State) -> OpenGround:
    """The open ground of a ``where`` request; none while no place is asked for."""
    place = wanted(state)
    return outlines_of(None if place is None else open_zone(state, place))


def positions(state: State) -> dict[str, Point]:
    """The places of the units on the pitch, by id."""
    return {unit.id: unit.at for unit in state.units if unit.at is not None}


def locate(state: State, name: str | None) -> Point:
    """The place of a unit, a cell or a point; without a name that of the acting unit or of the ball."""
    there, profile = positions(state), state.profile
    if name is None:
        acting = [there[act.unit] for act in reversed(state.stack) if act.unit in there]
        return next(iter(acting), pitch.ball_at(state) or pitch.centre(profile))
    point = there.get(name.strip().upper()) or read_place(name)
    if pitch.inside(profile, point) != point and point not in there.values():
        raise Illegal("off-the-field", nearest=None)
    return point


def measure(state: State, one: str, other: str) -> base.Measured:
    """The distance between two units or points. Raises as ``locate`` does."""
    one, other = one.strip().upper(), other.strip().upper()
    shapes = [_shape(state, name) for name in (one, other)]
    return base.Measured(one, other, round(gap(*shapes), 2))


def _shape(state: State, name: str) -> Disc:
    at = locate(state, name)
    return pitch.base(state.profile, at) if name in positions(state) else Disc(at, 0.0)


def preview(state: State, request: Request, choice: object) -> Preview:
    """The consequences of an answer to a ``where`` request. Raises the ``RulesError`` that the answer would raise."""
    place = asked_place(state, request)
    found = where.read(state, request, place, choice)
    plain = Preview(verb=place.verb, item=place.unit, at=found.at, way=found.way, length=found.length)
    match place:
        case Run():
            return _run(state, structs.replace(plain, most=place.most, over=place.over))
        case Placing():
            return structs.replace(plain, ball="takes") if place.takes else plain
        case Fumble():
            return _fumble(state, plain)


def foresee_line_up(state: State, suggested: Option) -> Preview:
    """All of a side's units in their suggested places."""
    spots: tuple[Spot, ...] = suggested.facts["places"]
    return Preview(verb="line-up", item=spots[0].unit, at=spots[0].at, spots=spots)


def _run(state: State, plain: Preview) -> Preview:
    after = state.with_unit(plain.item, at=plain.at)
    return _aimed(after, structs.replace(plain, ball=_ball_after(after, plain)))


def _ball_after(after: State, plain: Preview) -> str:
    ball = after.ball
    if ball.holder is not None:
        return "has" if ball.holder == plain.item else NOTHING
    takes = ball.at is not None and pitch.touches(after.profile, plain.at, ball.at)
    return "takes" if takes else NOTHING


def _aimed(after: State, plain: Preview) -> Preview:
    """The preview with the distance to the target, and the line of a kick."""
    act = after.act
    if act.range is None or act.target == NOTHING or act.attacked:
        return plain
    unit = after.unit(act.unit)
    return structs.replace(
        plain,
        target=act.target,
        far=round(sights.distance_to(after, unit, act.target), 2),
        reach="yes" if sights.in_range(after, act) else "no",
        line=sights.in_line(after, act.unit, act.target) if after.kicks(act.unit, act.target) else (),
    )


def _fumble(state: State, plain: Preview) -> Preview:
    """The preview with the unit that takes the ball, or with the line that it crosses."""
    left = pitch.exit_of(state, state.unit(plain.item).position, plain.at)
    if left is not None:
        return structs.replace(plain, out="side" if left.over is None else "in" if left.goal else "goal-line")
    taker = pitch.nearest_touching(state, plain.at)
    return plain if taker is None else structs.replace(plain, taker=taker.id)
