"""A ship's course and a company's way begin: dice are put to them (RULINGS 2.4; rulebook: "Move and Maneuver your
ship")."""

from collections.abc import Sequence

from msgspec import structs

from rules.core.errors import Malformed, shown
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.intercept_orbit.movement.journey import Path, depart
from rules.intercept_orbit.placing.placement import Steer, flight_of
from rules.intercept_orbit.rule import Draft, Event, TurnQuestion, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import Body
from rules.intercept_orbit.space.course import Course, check_legal, cost, read_course, speeds, straight_on
from rules.intercept_orbit.state.pending import Journey, Step
from rules.intercept_orbit.state.state import COMPANY, HVA, Asset, State

COURSE_SCHEMA: Facts = {"type": "string", "maxLength": 100}


class Boosted(Event, frozen=True):
    """A die was put to a ship's manoeuvre: ``value`` pips. ``die`` None: it goes straight on at its own speed."""

    asset: str
    die: int | None
    value: int
    why: str = "manoeuvre"

    @property
    def silent(self) -> bool:
        return self.die is None


@on(Boosted)
def _boosted(state: State, event: Boosted) -> State:
    return state.with_top(used=state.act.used_with(event.die), pips=event.value, step=Step.COURSE)


class Moved(Event, frozen=True):
    """A die was put to a company's move of up to ``value`` units; ``over``: a green die was rolled, nothing is in its
    way."""

    asset: str
    die: int
    value: int
    over: bool
    why: str = "company-turn"


@on(Moved)
def _moved(state: State, event: Moved) -> State:
    state = state.with_top(used=state.act.used_with(event.die), over=event.over, moved=True, step=Step.WHERE)
    if state.mapped:
        return state.with_top(pips=event.value)
    return structs.replace(state, journey=Journey(event.asset, event.value))


def straight_facts(state: State, assets: Sequence[Asset]) -> Facts:
    """What becomes of assets that go straight on: on a map what they run on (``meets``; companies only slip past),
    whether a ship ``leaves`` it, and which HVAs end alone with another player (``loses``)."""
    straight = straight_on(state.profile.speed)
    placed = [asset for asset in assets if asset.at is not None]
    runs = [(a, flight_of(state, Steer(a.id, a.owner, 0)).run(straight, passed=False)) for a in placed]
    met = dict.fromkeys(n for _, flown in runs for n in flown.runs_on if state.asset(n).kind != COMPANY)
    gone = [asset.id for asset, flown in runs if flown.leaves is not None and asset.ship]
    lost = [a.id for a, flown in runs if a.kind == HVA and _is_taken(state, a, flown.end)]
    return {"speed": state.profile.speed, "meets": list(met), "leaves": bool(gone), "loses": lost}


def _is_taken(state: State, hva: Asset, there: Body) -> bool:
    """Whether an HVA would be alone there with ships or companies of another player."""
    moved = state.with_asset(hva.id, at=there.at, heading=there.heading)
    return measure.alone_at(moved, hva) not in (None, hva.owner)


def go_straight(draft: Draft) -> None:
    """Let a ship that nobody steers go straight on at its own speed."""
    draft.emit(Boosted(draft.act.asset, None, 0))
    depart(draft, draft.act.asset, straight_on(draft.state.profile.speed), 0, "manoeuvre")


class ChooseCourse(TurnQuestion):
    """The course of a ship or an HVA on a declared table: ``straight`` [straight-on; speed]; ``3 straight`` [at-speed;
    speed]; free: a course (``5 2L 4R``). Facts: pips, kind."""

    kind = "course"
    why = "manoeuvre"
    at = (Step.COURSE,)
    joined = (Path.kind,)
    least = "straight"

    def ask(self, state: State) -> Request:
        asset, pips = state.asset(state.act.asset), state.act.pips_left
        own = state.profile.speed
        others = (speed for speed, _ in speeds(state.profile, asset.kind, pips) if speed != own)
        options = (
            option("straight", "straight-on", speed=own, meets=None, leaves=False),
            *(option(f"{speed} straight", "at-speed", speed=speed) for speed in others),
        )
        return self.to_owner(state, options, free=COURSE_SCHEMA, pips=pips, kind=asset.kind)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """Raises what ``read_course`` and ``check_legal`` raise."""
        if not isinstance(choice, str):
            raise Malformed("course-unreadable", course=shown(choice))
        profile = draft.state.profile
        course = read_course(profile, choice)
        check_legal(profile, course, draft.state.asset(draft.act.asset).kind, draft.act.pips_left)
        steer(draft, course)

    def folds(self, state: State, request: Request, option: Option) -> bool:
        return option.label == "straight-on"


def steer(draft: Draft, course: Course) -> None:
    """Set a course that is legal, and pay for it."""
    asset = draft.state.asset(draft.act.asset)
    left = 0 if asset.kind == HVA else draft.act.pips_left - cost(draft.state.profile, course)
    depart(draft, asset.id, course, left)
