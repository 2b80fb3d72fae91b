"""Ways on a map, measured: what a course or a company's way meets, and what goes along with a mover."""

from __future__ import annotations

from itertools import pairwise

from rules.field import Point, distance
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.space import bases, measure, shifts
from rules.intercept_orbit.space.ruler import Course, Meet, Run, run
from rules.intercept_orbit.state.state import COMPANY, HVA, Asset, Contact, State

__all__ = ["along", "beside", "contacts", "headings", "length", "met_on_way", "plotted", "run_of", "shift"]


def run_of(state: State, asset: str, course: Course) -> Run:
    """The run of a ship or an HVA on a course, with all that it meets; what clings to it goes along."""
    mover = state.asset(asset)
    own = [company.id for company in state.touching(asset)]
    return run(measure.base(mover), course, measure.bodies(state, (asset, *own)), measure.table(state))


def plotted(
    state: State, asset: str, speed: int, clicks: tuple[int, ...]
) -> tuple[tuple[Point, ...], Point | None, float]:
    """The bends of a course, its end and the heading there; nothing on a declared table."""
    if not state.mapped:
        return (), None, 0.0
    found = run_of(state, asset, Course(speed, clicks))
    return found.way, found.end.at, found.end.heading


def contacts(state: State) -> tuple[Contact, ...]:
    """What the mover meets, in order, up to where it leaves the table."""
    journey = state.journey
    assert journey is not None
    found = run_of(state, journey.asset, Course(journey.speed, journey.clicks))
    mover = state.asset(journey.asset)
    edge = found.edge if mover.kind == HVA else found.leaves
    met = [(_when(state, meet, found), _contact(state, meet)) for meet in found.meets]
    ordered = sorted((item for item in met if item[1] is not None), key=lambda item: item[0])
    listed = [contact for way, contact in ordered if contact is not None and (edge is None or way <= edge)]
    if edge is None:
        return tuple(listed)
    pose = found.after(edge)
    return (*listed, Contact("edge", None, None, pose.at, pose.heading))


def _when(state: State, meet: Meet, found: Run) -> float:
    """How far it has gone when it meets something, or first is within 2 of what it passes, to a quarter of a unit."""
    if meet.way is not None:
        return meet.way
    other, near, speed = measure.base(state.asset(meet.id)), state.profile.near + bases.TOUCH, found.course.speed
    looks = (number / 4 for number in range(4 * speed))
    return next((way for way in looks if bases.gap(found.after(way), other) <= near), float(speed))


def _contact(state: State, meet: Meet) -> Contact | None:
    """How something counts that a run passes: what it runs on, what it ends at, or ships and drifters beside it."""
    asset = state.asset(meet.id)
    at, heading = (None, 0.0) if meet.pose is None else (meet.pose.at, meet.pose.heading)
    if meet.way is not None:
        return Contact("ends" if meet.ends else "through", meet.id, None, at, heading)
    near = asset.ship or (asset.drifting and asset.host is None)
    return Contact("beside", meet.id) if near else None


def length(way: tuple[Point, ...]) -> float:
    """How long a way is."""
    return round(sum(distance(a, b) for a, b in pairwise(way)), 2)


def along(
    state: State, before: Asset, after: Asset
) -> tuple[tuple[str, ...], tuple[Point, ...], tuple[float, ...]] | None:
    """What clings to a mover and where it is then; None for nothing."""
    if before.at is None or after.at is None or (before.at, before.heading) == (after.at, after.heading):
        return None
    was, now = measure.base(before), measure.base(after)
    own = [a for a in state.touching(after.id) if a.at is not None and a.host == after.id]
    moved = [(a.id, shifts.carried(measure.base(a), was, now)) for a in own if _was_there(a, was)]
    if not moved:
        return None
    return (
        tuple(name for name, _ in moved),
        tuple(body.at for _, body in moved),
        tuple(body.heading for _, body in moved),
    )


def shift(draft: Draft, before: Asset) -> None:
    """On a map what clings to a mover goes along with it. ``before``: the mover where it was."""
    moved = along(draft.state, before, draft.state.asset(before.id))
    if moved:
        draft.emit(ev.Shifted(*moved))


def _was_there(company: Asset, hull: bases.Body) -> bool:
    """Whether it clung to the hull where that was before, and has not been put where it is now."""
    return bases.gap(measure.base(company), hull) <= bases.POINT_DEFENSE


def beside(state: State, mover: Asset) -> Point | None:
    """Where a company is that is taken along: it touches the mover, wherever that is for now."""
    return measure.berth(state, mover) if state.mapped else None


def met_on_way(state: State, company: Asset, way: tuple[Point, ...]) -> tuple[Contact, ...]:
    """What a company's way leads past: drifting companies that it may take along, and ships within 2."""
    found = []
    for asset in state.there:
        if asset.at is None or asset.id == company.id or not (asset.ship or (asset.drifting and asset.host is None)):
            continue
        other = measure.base(asset)
        far = min(bases.gap(bases.body(COMPANY, at), other) for at in _looks(way))
        if far <= state.profile.near + bases.TOUCH:
            found.append(Contact("beside" if asset.ship else "carry", asset.id))
    return tuple(found)


def _looks(way: tuple[Point, ...]) -> list[Point]:
    """Points along a way, a quarter of a unit apart at the most."""
    found = list(way[:1])
    for a, b in pairwise(way):
        count = max(1, round(distance(a, b) * 4))
        found += [(a[0] + (b[0] - a[0]) * n / count, a[1] + (b[1] - a[1]) * n / count) for n in range(1, count + 1)]
    return found


def headings(state: State, hva: Asset, contact: Contact) -> tuple[float, ...]:
    """The headings to which an HVA at the edge may be turned so that it stays on the table; any where there is none."""
    assert contact.at is not None
    ground, click = measure.table(state), state.profile.click
    every = tuple(round(number * click, 2) for number in range(round(360 / click)))
    stays = [
        heading
        for heading in every
        if bases.overhang(ground, bases.body(HVA, bases.ahead(contact.at, heading, state.profile.speed), heading)) <= 0
    ]
    return tuple(stays) or every
