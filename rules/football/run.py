"""Runs (rulebook: "Movement Scale and Shooting Scale"): their die, their way on a drawn pitch, a loose ball at the end.

A place is also written as ``N 2.5`` (a direction) and ``toward B1 4`` (a distance towards a unit, the ball, the goal).
"""

import math
import re
from collections.abc import Sequence
from typing import ClassVar

from msgspec import structs

from rules.contract import where
from rules.contract.capabilities import Choice, Worth
from rules.contract.choosing import because
from rules.contract.where import Found, offer
from rules.core.errors import Illegal, shown
from rules.core.request import Option, Request, option
from rules.field import (
    EDGE,
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
    nowhere,
    read_bearing,
    read_number,
    read_place,
    read_toward,
    rounded,
    shifted,
    straight,
    ways,
    without,
)
from rules.football import pitch, sights
from rules.football.ball import BallTaken
from rules.football.match import Draft, Event, Question, on
from rules.football.place import TOUCHING, Place, Preview, Where
from rules.football.state import GOAL, NOTHING, Activation, State, Step

_DETOUR = 2.5
"""Room around the pitch, beyond its margin, for the way of a unit that begins beside it."""
_SLACK = 0.02
_TRAILING = re.compile(rf"(.+?)\s+{NUMBER}")


class Moved(Event, frozen=True):
    """The unit put a die to a run of up to ``stride`` units. ``over``: with a green die it runs over other units."""

    unit: str
    die: int
    value: int
    stride: int
    over: bool
    why: str = "football-movement"


@on(Moved)
def _moved(state: State, event: Moved) -> State:
    ball, loose = state.ball, state.ball.holder is None
    if ball.holder == event.unit:
        state = structs.replace(state, ball=structs.replace(ball, roamed=ball.roamed + event.stride))
    step = Step.WHERE if state.mapped else Step.REACH if loose else Step.ACT
    return state.with_die_used(event.die).with_top(moved=True, stride=event.stride, over=event.over, step=step)


class Went(Event, frozen=True):
    """The unit ran to a point of a drawn pitch: the points of its way, and its length."""

    unit: str
    to: Point
    way: tuple[Point, ...]
    length: float
    why: str = "football-movement"


@on(Went)
def _went(state: State, event: Went) -> State:
    state = state.with_unit(event.unit, at=event.to).with_top(step=Step.ACT)
    ball = state.ball
    return structs.replace(state, ball=structs.replace(ball, at=event.to)) if ball.holder == event.unit else state


class Reached(Event, frozen=True):
    """The unit reached the loose ball with its run, or not, as its player declares."""

    unit: str
    reached: bool
    why: str = "possession"


@on(Reached)
def _reached(state: State, event: Reached) -> State:
    return state.with_top(step=Step.ACT)


def run(draft: Draft, act: Activation, die: int, stride: int) -> None:
    """Put a die to a run: with a green one in its roll the unit runs over others."""
    over = any(name[0] == "G" for name in act.dice)
    draft.emit(Moved(act.unit, die, act.faces[die], stride, over))


# -- on a drawn pitch ---------------------------------------------------------------------------------------------


class Run(Place, frozen=True):
    """A unit runs from ``start``, at most ``most`` units; ``over``: over other units."""

    start: Point
    most: float
    over: bool

    verb: ClassVar[str] = "move"
    ruling: ClassVar[str] = "football-movement"
    beyond: ClassVar[bool] = False

    def facts(self) -> dict[str, object]:
        return {"verb": self.verb, "value": self.most, "over": self.over}

    def zone(self, state: State) -> Zone:
        """The ground on which a run may end."""
        profile = state.profile
        inside = ground_zone(pitch.ground(profile), profile.radius - EDGE)
        if self.over:
            return without(common(disc_zone(self.start, self.most), inside), _others(state, self))
        found, shift = _ways(state, self)
        zone = found.reach(self.most)
        return common(shifted(zone, -shift, -shift), inside) if shift else zone

    def find(self, state: State, at: Point) -> Found | None:
        """The run to a point; None if it cannot end there."""
        profile = state.profile
        most = self.most + profile.close_call
        if at == self.start:
            return Found(at, (at,))
        if distance(self.start, at) > most or not pitch.ground(profile).holds(at, profile.radius):
            return None
        if has(_others(state, self).buffer(-TOUCHING), at):
            return None
        found, shift = (None, 0.0) if self.over else _ways(state, self)
        way = straight(self.start, at) if found is None else found.to(_shifted(at, shift))
        if way is None or way.length > most:
            return None
        return Found(at, tuple(rounded(_shifted(point, -shift)) for point in way.points), round(way.length, 2))

    def why_not(self, state: State, at: Point) -> str:
        """Off the pitch, in another unit's place, too far as the crow flies, or too far around the others."""
        if not pitch.ground(state.profile).holds(at, state.profile.radius):
            return "outside"
        if has(_others(state, self).buffer(-TOUCHING), at):
            return "occupied"
        return "too-far" if distance(self.start, at) > self.most + state.profile.close_call else "blocked"

    def read(self, state: State, text: str) -> Point:
        """The end of a run by direction or target, or a place. Raises ``Illegal("place-unknown")``."""
        return self._end(state, text) or read_place(text, "run")

    def _end(self, state: State, text: str) -> Point | None:
        goal = read_toward(text)
        if goal is None:
            return read_bearing(text, self.start, self.most)
        parts = _TRAILING.fullmatch(goal)
        to, far = self._named(state, goal), self.most
        if to is None and parts is not None:
            to, far = self._named(state, parts[1]), read_number(parts[2])
        if to is None:
            raise Illegal("place-unknown", name=shown(goal))
        return structs.replace(self, most=far).nearest(state, to)

    def _named(self, state: State, name: str) -> Point | None:
        """The place of another unit by id or name, of the ``ball`` or the ``goal``; None for any other name."""
        wanted = name.casefold()
        for unit in pitch.others(state, self.unit):
            if wanted in (unit.id.lower(), unit.name.casefold()):
                return unit.at
        aims = {"ball": pitch.ball_at(state), "goal": sights.aim(state, self.unit, GOAL)}
        return aims.get(wanted)

    def suggestions(self, state: State) -> Sequence[Option]:
        """Toward the target first, then the ball and a goal; or no run at all. It stops in the declared range, and far
        enough from a team mate with the ball to get a pass at direct fire range. A keeper stays at home first."""
        zone, found = self.zone(state), dict[Point, Option]()
        for choice, label, to, thing in self._aims(state):
            aimed = thing is not None and thing == state.act.target and state.has_ball(state.act)
            near = _too_near_to_pass(state, to) if label == "to-receive" else nowhere()
            near = sights.too_near(state, state.act) if aimed else near
            at = self.nearest(state, to, without(zone, near)) or self.nearest(state, to, zone)
            if at is None:
                continue
            if distance(at, to) < distance(self.start, to) - _SLACK:
                found.setdefault(at, self._offer(state, choice, label, at, thing))
            elif has(near, self.start):
                found.setdefault(at, self._offer(state, choice, "into-range" if aimed else label, at, thing))
        every = [*found.values(), offer("stay", "stay", self.start)]
        return sorted(every, key=lambda item: not _keeps(state, item))

    def _offer(self, state: State, choice: str, label: str, at: Point, thing: str | None) -> Option:
        """A run, with whether the declared range reaches the target from its end."""
        act = state.act
        open_ = act.range is not None and act.target != NOTHING and not act.attacked and state.has_ball(act)
        reach = sights.in_range(state.with_unit(self.unit, at=at), act) if open_ else None
        return offer(choice, label, at, target=thing, reach=reach)

    def _aims(self, state: State) -> list[tuple[str, str, Point, str | None]]:
        """The points to run toward, each with its choice, label and item: the target first."""
        target, holder, ball = state.act.target, state.ball.holder, pitch.ball_at(state)
        aims: list[tuple[str, str, Point, str | None]] = []
        if ball is not None and holder != self.unit:
            mate = holder is not None and state.owner(holder) == self.player
            aims.append(("ball", "to-receive" if mate else "toward-ball", ball, holder))
        aims.append(("goal", "toward-goal", sights.aim(state, self.unit, GOAL), GOAL))
        if target not in (GOAL, NOTHING, holder) and (mark := state.unit(target).at) is not None:
            aims.append(("target", "toward", mark, target))
        if state.offence != self.player:
            aims.append(("home", "toward-own-goal", pitch.mouth(state, self.player), None))
        return sorted(aims, key=lambda aim: aim[3] != target or holder is None)

    def preview(self, state: State, found: Found) -> Preview:
        """What the unit reaches from there: the ball, and its target with the line of a kick."""
        after = state.with_unit(self.unit, at=found.at)
        ball = self._ball(after, found.at)
        plain = structs.replace(super().preview(state, found), most=self.most, over=self.over, ball=ball)
        act = after.act
        if act.range is None or act.target == NOTHING or act.attacked:
            return plain
        far = sights.distance_to(after, after.unit(act.unit), act.target)
        (least, most), reached = sights.span(after.profile, act.range), sights.in_range(after, act)
        there = after.has_ball(act) or (ball == "takes" and after.kicks(act.unit, act.target))
        return structs.replace(
            plain,
            target=act.target,
            far=round(far, 2),
            reach="ball" if not there else "yes" if reached else "no",
            close=there and reached and not least < far <= most and far > 0,
            line=sights.in_line(after, act.unit, act.target) if after.kicks(act.unit, act.target) else (),
        )

    def _ball(self, after: State, at: Point) -> str:
        ball = after.ball
        if ball.holder is not None:
            return "has" if ball.holder == self.unit else NOTHING
        takes = ball.at is not None and pitch.touches(after.profile, at, ball.at)
        return "takes" if takes else NOTHING


def _keeps(state: State, item: Option) -> bool:
    """Whether a place keeps a unit before its goal that guards it: the last defender, with nothing to go for."""
    act, ball = state.act, state.ball
    unit, last = state.unit(act.unit), pitch.last_defender(state, state.owner(act.unit))
    if last != unit or act.target != NOTHING or ball.holder == unit.id:
        return False
    if pitch.to_goal(state, unit.owner, unit.position) > state.profile.ruler:
        return False
    if item.choice == "ball" and ball.at is not None:
        return pitch.touches(state.profile, item.facts["at"], ball.at)
    return item.choice in ("home", "stay")


def _too_near_to_pass(state: State, holder: Point) -> Zone:
    """The ground from which a unit with the ball is in hand-to-hand range."""
    return disc_zone(holder, state.profile.reach + 2 * state.profile.radius)


def _others(state: State, run: Run) -> Zone:
    return pitch.bodies(state, pitch.others(state, run.unit))


def _ways(state: State, run: Run) -> tuple[Ways, float]:
    """The ways of a run, and the shift of their coordinates: the ground is larger for a start beside the pitch."""
    profile = state.profile
    ground = pitch.ground(profile)
    shift = 0.0 if ground.holds(run.start, profile.radius) else profile.margin + _DETOUR
    wider = Ground(ground.shape, ground.size + 2 * shift, ground.height + 2 * shift)
    others = tuple(_obstacle(state, run, unit.position, shift) for unit in pitch.others(state, run.unit))
    return ways(wider, pitch.base(profile, _shifted(run.start, shift)), others), shift


def _obstacle(state: State, run: Run, at: Point, shift: float) -> Disc:
    """The base of another unit, less what the runner overlaps: who stands too near by rounding is still in the way."""
    radius = state.profile.radius
    return Disc(_shifted(at, shift), min(radius, max(0.0, distance(run.start, at) - radius)))


def _shifted(at: Point, by: float) -> Point:
    return at[0] + by, at[1] + by


class RunTo(Where):
    """Where a run ends. A loose ball that the unit touches there is its own."""

    at = (Step.WHERE,)
    least = "stay"

    def place(self, state: State) -> Run:
        act = state.act
        unit = state.unit(act.unit)
        return Run(unit.id, unit.owner, unit.position, float(act.stride), act.over)

    def put(self, draft: Draft, place: where.Place[State], found: Found) -> None:
        draft.emit(Went(place.unit, found.at, found.way, found.length))
        state, ball = draft.state, draft.state.ball
        if ball.holder is not None or ball.at is None:
            return
        if pitch.touches(state.profile, state.unit(place.unit).position, ball.at):
            draft.emit(BallTaken(place.unit))

    def choose(self, state: State, request: Request) -> Choice:
        return because(max(request.options, key=lambda item: sum(_pulls(state, item).values())))

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        return [
            Worth(because(item), _pulls(state, item), {item.label: 1.0, **_surroundings(state, item.facts["at"])})
            for item in request.options
        ]


def _surroundings(state: State, at: Point) -> dict[str, float]:
    """What a unit is near to at a place, from 1 down to 0; each before and ``-after`` its attack."""
    mine, after = state.unit(state.act.unit), "-after" if state.act.attacked else ""
    others = [(unit.owner == mine.owner, unit.position) for unit in pitch.others(state, mine.id)]
    ball = pitch.ball_at(state)
    places = {
        "ball": [] if ball is None else [ball],
        "goal": [pitch.mouth(state, 1 - mine.owner)],
        "own-goal": [pitch.mouth(state, mine.owner)],
        "mate": [there for own, there in others if own],
        "opponent": [there for own, there in others if not own],
    }
    return {
        f"by-{name}{after}": 1 / (1 + min((distance(at, there) for there in found), default=math.inf))
        for name, found in places.items()
    }


def _pulls(state: State, item: Option) -> dict[str, float]:
    """A place from which the target is in range; before the own goal for its keeper; the ball; the goal; the own goal
    while the other side has the ball."""
    reach = {"reach": 3.0} if item.facts.get("reach") else {}
    if _keeps(state, item):
        reach["keep"] = 5.0
    if item.choice == "ball" and state.ball.holder is None:
        return {**reach, "ball": 4.0}
    own = state.offence == state.owner(state.act.unit)
    worth = {"ball": 0.0 if own else 1.0, "goal": 1.0 if own else 0.0, "stay": 0.5, "home": 0.8}
    return {**reach, item.choice if item.choice in worth else "elsewhere": worth.get(item.choice, 0.2)}


# -- at a declared table ------------------------------------------------------------------------------------------


class Reach(Question):
    """Whether the run reaches the loose ball, as its player declares."""

    kind = "reach"
    why = "possession"
    at = (Step.REACH,)
    least = "no"
    seen = True

    def step(self, draft: Draft) -> bool:
        """The unit misses the ball if the host has given it to somebody meanwhile."""
        if draft.state.ball.holder is None:
            return False
        draft.emit(Reached(draft.act.unit, False))
        return True

    def ask(self, state: State) -> Request:
        options = (option("no", "ball-no"), option("yes", "ball-yes"))
        return self.request(state, state.owner(state.act.unit), options, unit=state.act.unit)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        unit, reached = draft.act.unit, chosen.label == "ball-yes"
        draft.emit(Reached(unit, reached))
        if reached:
            draft.emit(BallTaken(unit))
