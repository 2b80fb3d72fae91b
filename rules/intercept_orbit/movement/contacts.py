"""Contacts measured on a map: what a course or a company's way meets, and what goes along with a mover."""

from __future__ import annotations

from itertools import pairwise

from rules.core.collections import present
from rules.field import Point, distance
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.space import bases, measure, shifts
from rules.intercept_orbit.space.course import Course
from rules.intercept_orbit.space.ruler import Meet, Run, run
from rules.intercept_orbit.state.state import HVA, Asset, Contact, State

__all__ = ["contacts", "headings", "length", "met_on_way", "plotted", "shift"]


def _run_of(state: State, asset: str, course: Course) -> Run:
    """The run of a ship or an HVA on a course, with all that it meets; what clings to it goes along."""
    own = [company.id for company in state.riding(asset)]
    base, others = measure.base(state, state.asset(asset)), measure.bodies(state, (asset, *own))
    return run(state.profile, base, course, others, measure.table(state))


def plotted(state: State, asset: str, course: Course) -> tuple[tuple[Point, ...], Point | None, float]:
    """The bends of a course, its end and the heading there; nothing on a declared table."""
    if not state.mapped:
        return (), None, 0.0
    found = _run_of(state, asset, course)
    return found.way, found.end.at, found.end.heading


def contacts(state: State) -> tuple[Contact, ...]:
    """What the mover meets, in order, up to where it leaves the table."""
    journey = state.journey_now
    found = _run_of(state, journey.asset, Course(journey.speed, journey.clicks))
    edge = found.edge if state.asset(journey.asset).kind == HVA else found.leaves
    met = ((_when(state, meet, found), _contact(state, meet)) for meet in found.meets)
    ordered = sorted(((way, contact) for way, contact in met if contact is not None), key=lambda item: item[0])
    listed = [contact for way, contact in ordered if edge is None or way <= edge]
    if edge is None:
        return tuple(listed)
    pose = found.after(edge)
    return (*listed, Contact("edge", None, None, pose.at, pose.heading))


def _when(state: State, meet: Meet, found: Run) -> float:
    """How far the mover has gone when it runs on something or first passes near it, to a quarter of a unit."""
    if meet.way is not None:
        return meet.way
    other, near = measure.base(state, state.asset(meet.id)), state.profile.near + bases.TOUCH
    speed = found.course.speed
    looks = (number / 4 for number in range(4 * speed))
    return next((way for way in looks if bases.nearer(found.after(way), other, near)), float(speed))


def _contact(state: State, meet: Meet) -> Contact | None:
    """The contact with something that a run meets: run on, touched at the end, or a ship or drifter passed."""
    asset = state.asset(meet.id)
    at, heading = (None, 0.0) if meet.pose is None else (meet.pose.at, meet.pose.heading)
    if meet.way is not None:
        return Contact("ends" if meet.ends else "through", meet.id, None, at, heading)
    near = asset.ship or (asset.drifting and asset.host is None)
    return Contact("beside", meet.id) if near else None


def length(way: tuple[Point, ...]) -> float:
    """The length of a way."""
    return round(sum(distance(a, b) for a, b in pairwise(way)), 2)


# -- what goes along --------------------------------------------------------------------------------------------------


def shift(draft: Draft, before: Asset) -> None:
    """Carry along on a map what rides on a mover. ``before``: the mover at its old place."""
    state, after = draft.state, draft.state.asset(before.id)
    if before.at is None or after.at is None or (before.at, before.heading) == (after.at, after.heading):
        return
    was, now = measure.base(state, before), measure.base(state, after)
    own = [a for a in state.riding(after.id) if a.at is not None and _was_there(state, a, was)]
    moved = [shifts.carried(measure.base(state, a), was, now) for a in own]
    if moved:
        places, turns = tuple(base.at for base in moved), tuple(base.heading for base in moved)
        draft.emit(ev.Shifted(tuple(a.id for a in own), places, turns))


def _was_there(state: State, company: Asset, hull: bases.Body) -> bool:
    """Whether a company clung to the hull at its old place, and has not been put beside the new one."""
    return bases.nearer(measure.base(state, company), hull, state.profile.near)


# -- companies and HVAs -----------------------------------------------------------------------------------------------


def met_on_way(state: State, company: Asset, way: tuple[Point, ...]) -> tuple[Contact, ...]:
    """What a company passes: drifting companies that it may take along, and ships."""
    found = []
    for asset in state.there:
        if asset.at is None or asset.id == company.id or not (asset.ship or (asset.drifting and asset.host is None)):
            continue
        other = measure.base(state, asset)
        near = state.profile.near + bases.TOUCH
        if any(bases.nearer(measure.company_at(state, at), other, near) for at in _looks(way)):
            found.append(Contact("beside" if asset.ship else "carry", asset.id))
    return tuple(found)


def _looks(way: tuple[Point, ...]) -> list[Point]:
    """Points along a way, a quarter of a unit apart at the most."""
    found = list(way[:1])
    for a, b in pairwise(way):
        count = max(1, round(distance(a, b) * 4))
        found += [(a[0] + (b[0] - a[0]) * n / count, a[1] + (b[1] - a[1]) * n / count) for n in range(1, count + 1)]
    return found


def headings(state: State, contact: Contact) -> tuple[float, ...]:
    """The headings to which an HVA at the edge may be turned: those that keep it on the table, or else all."""
    ground, profile, at = measure.table(state), state.profile, present(contact.at)
    every = tuple(round(number * profile.click, 2) for number in range(round(360 / profile.click)))
    ends = (bases.body(profile.bases, HVA, bases.ahead(at, turn, profile.speed), turn) for turn in every)
    stays = tuple(turn for turn, end in zip(every, ends, strict=True) if bases.overhang(ground, end) <= 0)
    return stays or every
