"""What a mover meets on its way, and what goes along with it (RULINGS 2.4; rulebook: "Move and Maneuver your ship")."""

from itertools import pairwise

from rules.core.collections import present
from rules.core.memo import memo_on_state
from rules.field import distance
from rules.intercept_orbit.rule import Draft, Event, on
from rules.intercept_orbit.space import bases, measure
from rules.intercept_orbit.space.course import Course
from rules.intercept_orbit.space.ruler import Meet, Run, run
from rules.intercept_orbit.state.pending import Contact, Point
from rules.intercept_orbit.state.state import HVA, Asset, State


class Shifted(Event, frozen=True):
    """On a map what clings to a mover moves with it: its place and heading now."""

    assets: tuple[str, ...]
    places: tuple[Point, ...]
    headings: tuple[float, ...]
    why: str = "clinging"


@on(Shifted)
def _shifted(state: State, event: Shifted) -> State:
    for asset, at, heading in zip(event.assets, event.places, event.headings, strict=True):
        state = state.with_asset(asset, at=at, heading=heading)
    return state


def shift(draft: Draft, before: Asset) -> None:
    """Carry along on a map what rides on a mover. ``before``: the mover at its old place."""
    moved = measure.ridden(draft.state, before)
    if moved:
        places, turns = tuple(base.at for base in moved.values()), tuple(base.heading for base in moved.values())
        draft.emit(Shifted(tuple(moved), places, turns))


# -- the contact that is settled now ----------------------------------------------------------------------------------


def contact_now(state: State) -> Contact | None:
    """What the mover meets now; None where it meets nothing, or where its way is not known yet."""
    journey = state.journey
    return journey.contacts[0] if journey is not None and journey.declared and journey.contacts else None


@memo_on_state
def meeting(state: State) -> tuple[Asset, Asset, Contact] | None:
    """The mover, the asset that it meets now, and how. None where that is gone, or aboard by now."""
    contact = contact_now(state)
    if contact is None or contact.asset is None:
        return None
    mover, met = state.asset(state.journey_now.asset), state.asset(contact.asset)
    return (mover, met, contact) if met.alive and met.host != mover.id else None


def contact_over(state: State) -> State:
    """The journey goes on with its next contact."""
    journey = state.journey
    if journey is None or not journey.contacts:
        return state
    return to_next_contact(state.with_journey(contacts=journey.contacts[1:], said=()))


def to_next_contact(state: State) -> State:
    """Note the ships that the mover passes, up to the next contact that holds it up."""
    journey = state.journey_now
    beside, left = list(journey.beside), journey.contacts
    while left and meets_ship(state, left[0]):
        beside.append(left[0].asset or "")
        if left[0].how != "beside":
            break
        left = left[1:]
    return state.with_journey(contacts=left, beside=tuple(dict.fromkeys(beside)))


def meets_ship(state: State, contact: Contact) -> bool:
    """Whether a ship is met."""
    return contact.asset is not None and state.asset(contact.asset).ship


def leaves_table(state: State) -> bool:
    """Whether the ship under way flies over the edge where nothing stops it: what clings to it is lost with it then.

    On a declared table nobody knows before its way is declared.
    """
    journey = state.journey_now
    ahead = journey.contacts if journey.declared else measured_contacts(state) if state.mapped else ()
    return state.asset(journey.asset).ship and any(contact.how == "edge" for contact in ahead)


# -- measured on a map ------------------------------------------------------------------------------------------------


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


def measured_contacts(state: State) -> tuple[Contact, ...]:
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


def clear_stop(state: State, contact: Contact) -> Contact:
    """The contact at which an HVA stops that would stop at one: the first thing passed on which it would rest then."""
    if contact.at is None:
        return contact
    mover = state.asset(state.journey_now.asset)
    met = [item for item in measured_contacts(state) if item.how in ("through", "ends") and item.at is not None]
    before = met[: next((n for n, item in enumerate(met) if item.asset == contact.asset), len(met))]
    for passed in reversed(before):
        here = bases.body(state.profile.bases, mover.kind, present(contact.at), contact.heading)
        other = state.asset(present(passed.asset))
        if (other.ship or other.kind == HVA) and other.alive and bases.overlaps(here, measure.base(state, other)):
            contact = passed
    return contact


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
    return Contact("beside", meet.id) if asset.notes_passers else None


def length(way: tuple[Point, ...]) -> float:
    """The length of a way."""
    return round(sum(distance(a, b) for a, b in pairwise(way)), 2)


def met_on_way(state: State, company: Asset, way: tuple[Point, ...]) -> tuple[Contact, ...]:
    """What a company passes: drifting companies that it may take along, and ships."""
    found = []
    for asset in state.there:
        if asset.at is None or asset.id == company.id or not asset.notes_passers:
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
