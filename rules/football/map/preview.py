"""What a pitch shows and foresees: for pictures, panels and text. Nothing here decides anything."""

from __future__ import annotations

from msgspec import structs

from rules.contract import capabilities as base
from rules.core.errors import Illegal, Stale
from rules.core.request import Request
from rules.field import Point, read_place
from rules.field.open_ground import OpenGround, outlines_of
from rules.football.map import pitch, where
from rules.football.state import GOAL, NOTHING, Activation, State

__all__ = ["Preview", "locate", "open_ground", "positions", "preview"]


class Preview(base.Preview, frozen=True, kw_only=True):
    """A unit's new place, or the ball's (``verb`` fumble), and what follows from it.

    ``over``: past anybody. Then: ``far`` it is to the ``target``, which that range would ``reach`` (``yes``, ``no``,
    ``none`` without a target), past those in the ``line``. ``ball``: ``has``, ``takes`` or ``none``; ``taker`` has a
    fumbled ball, ``out`` says where it is out: over a ``side`` or ``goal-line``, ``in`` the goal, ``none``.
    """

    verb: str
    target: str = NOTHING
    far: float = 0.0
    reach: str = NOTHING
    line: tuple[str, ...] = ()
    ball: str = NOTHING
    taker: str = NOTHING
    out: str = NOTHING


def open_ground(state: State) -> OpenGround:
    """Where the thing of a ``where`` request may go; none while no place is asked for."""
    place = where.wanted(state)
    return outlines_of(None if place is None else where.open_zone(state, place))


def positions(state: State) -> dict[str, Point]:
    """Where the units stand."""
    return {unit.id: unit.at for unit in state.units if unit.at is not None}


def locate(state: State, name: str | None) -> Point:
    """A unit's place, a cell or a point; without a name where somebody acts, or the ball is."""
    there, profile = positions(state), state.profile
    if name is None:
        acting = [there[act.unit] for act in reversed(state.stack) if act.unit in there]
        return next(iter(acting), pitch.ball_at(state) or pitch.centre(profile))
    point = there.get(name.strip().upper()) or read_place(name)
    if pitch.inside(profile, point) != point and point not in there.values():
        raise Illegal("off-the-field", nearest=None)
    return point


def preview(state: State, request: Request, choice: object) -> Preview:
    """What an answer to a ``where`` request would bring. Raises the ``RulesError`` that the answer would raise."""
    place = where.wanted(state)
    if place is None or request.kind != "where":
        raise Stale("stale", request=request.id)
    found = where.read(state, request, place, choice)
    plain = Preview(
        verb=place.verb,
        item=place.item,
        at=found.at,
        way=found.way,
        length=found.length,
        most=place.most,
        over=place.over,
    )
    if place.verb == "fumble":
        return _rolled(state, plain)
    after = state.with_unit(place.item, at=found.at)
    return _placed(state, plain) if place.verb == "place" else _aimed(after, _touched(after, plain))


def _placed(state: State, plain: Preview) -> Preview:
    """Whoever is put at the ball has it, and nobody else who touches it."""
    restart = state.restart
    takes = restart is not None and restart.taker is None and state.unit(plain.item).owner == restart.side
    return structs.replace(plain, ball="takes") if takes else plain


def _rolled(state: State, plain: Preview) -> Preview:
    """Who has the ball there, or where it is out."""
    start = state.unit(plain.item).at
    assert start is not None
    left = pitch.leaves(state, start, plain.at)
    if left is not None:
        return structs.replace(plain, out=_out(state, *left))
    taker = pitch.nearest_touching(state, plain.item, plain.at)
    return plain if taker is None else structs.replace(plain, taker=taker.id)


def _out(state: State, line: str, at: Point) -> str:
    if line == "side":
        return "side"
    over = next(n for n, player in enumerate(state.players) if player.east == (line == "east"))
    (_, top), (_, bottom) = pitch.goal_of(state, over)
    return "in" if top <= at[1] <= bottom else "goal-line"


def _touched(after: State, plain: Preview) -> Preview:
    ball = after.ball
    if ball.holder == plain.item:
        return structs.replace(plain, ball="has")
    loose = ball.holder is None and ball.at is not None
    takes = loose and ball.at is not None and pitch.touches(after.profile, plain.at, ball.at)
    return structs.replace(plain, ball="takes") if takes else plain


def _aimed(after: State, plain: Preview) -> Preview:
    """How far it is then to what the unit goes for, and who stands in the way."""
    act = after.stack[-1]
    if act.range is None or act.target == NOTHING or act.attacked:
        return plain
    far = pitch.shot_range(after, after.unit(act.unit), act.target)
    line = pitch.in_line(after, act.unit, act.target) if _kicks(after, act) else ()
    reach = "yes" if pitch.reaches(after, act) else "no"
    return structs.replace(plain, target=act.target, far=round(far, 2), reach=reach, line=line)


def _kicks(state: State, act: Activation) -> bool:
    return act.target == GOAL or state.unit(act.target).owner == state.unit(act.unit).owner
