"""Fold moves: courses, contacts, collisions, companies that cling."""

from __future__ import annotations

from msgspec import structs

from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import COMPANY, Collision, Contact, Journey, State, Step

__all__: list[str] = []

_set = structs.replace


@on(ev.Boosted)
def _boosted(state: State, event: ev.Boosted) -> State:
    return state.with_top(used=state.act.used_with(event.die), pips=event.value, step=Step.COURSE)


@on(ev.Moved)
def _moved(state: State, event: ev.Moved) -> State:
    state = state.with_top(used=state.act.used_with(event.die), over=event.over, moved=True, step=Step.WHERE)
    if state.mapped:
        return state.with_top(pips=event.value)
    return _set(state, journey=Journey(event.asset, event.value))


@on(ev.CourseSet)
def _course_set(state: State, event: ev.CourseSet) -> State:
    journey = Journey(event.asset, event.speed, event.clicks, end=event.end, heading=event.heading, way=event.way)
    return _set(state.with_top(pips=event.pips), journey=journey)


@on(ev.RideDecided)
def _ride_decided(state: State, event: ev.RideDecided) -> State:
    state = _with_journey(state, riders=(*state.journey_now.riders, event.company))
    return state if event.rides else state.with_asset(event.company, host=None)


def _with_journey(state: State, **changes: object) -> State:
    return _set(state, journey=_set(state.journey_now, **changes))


# -- contacts ---------------------------------------------------------------------------------------------------------


@on(ev.PathDeclared)
def _path_declared(state: State, event: ev.PathDeclared) -> State:
    """The way of a company says what it clings to at its end."""
    mover = state.asset(event.asset)
    if mover.kind == COMPANY:
        host = next((c.asset for c in event.contacts if c.how == "host"), None)
        state = state.with_asset(mover.id, host=host)
    claims = tuple((c.asset, c.side) for c in event.contacts if c.asset is not None and c.side is not None)
    contacts = tuple(_to_come(contact) for contact in event.contacts if _matters(state, contact))
    return _to_next_contact(_with_journey(state, declared=True, contacts=contacts, claims=claims))


def _matters(state: State, contact: Contact) -> bool:
    return contact.how != "claim" and (contact.how != "host" or _is_ship(state, contact))


def _to_come(contact: Contact) -> Contact:
    """A ship to which a company clings at the end counts as passed too."""
    return _set(contact, how="beside") if contact.how == "host" else contact


def _contact_over(state: State) -> State:
    """The journey goes on with its next contact."""
    journey = state.journey
    if journey is None or not journey.contacts:
        return state
    return _to_next_contact(_with_journey(state, contacts=journey.contacts[1:], said=()))


def _to_next_contact(state: State) -> State:
    """Note the ships passed, for the end of the journey; those that are only passed do not hold it up."""
    journey = state.journey_now
    beside, left = list(journey.beside), journey.contacts
    while left and _is_ship(state, left[0]):
        beside.append(left[0].asset or "")
        if left[0].how != "beside":
            break
        left = left[1:]
    return _with_journey(state, contacts=left, beside=tuple(dict.fromkeys(beside)))


def _is_ship(state: State, contact: Contact) -> bool:
    return contact.asset is not None and state.asset(contact.asset).ship


@on(ev.LetPass)
def _let_pass(state: State, event: ev.LetPass) -> State:
    return _contact_over(state)


@on(ev.Avoided)
def _avoided(state: State, event: ev.Avoided) -> State:
    return _contact_over(state.with_top(pips=event.pips))


@on(ev.LeftBehind)
def _left_behind(state: State, event: ev.LeftBehind) -> State:
    return _contact_over(state)


@on(ev.Clung)
def _clung(state: State, event: ev.Clung) -> State:
    return _contact_over(state.with_asset(event.company, host=event.host, at=event.at))


@on(ev.Carried)
def _carried(state: State, event: ev.Carried) -> State:
    state = state.with_asset(event.company, host=event.host, captive=event.captive, at=event.at)
    return _contact_over(state)


@on(ev.RamDecided)
def _ram_decided(state: State, event: ev.RamDecided) -> State:
    """``said`` has the answers in order, 1 for a collision."""
    return _with_journey(state, said=(*state.journey_now.said, int(event.ram)))


@on(ev.Went)
def _went(state: State, event: ev.Went) -> State:
    if event.to is not None:
        state = state.with_asset(event.asset, at=event.to, heading=event.heading)
    return _with_journey(state.moved(event.asset), arrived=True, contacts=())


@on(ev.Stopped, ev.EdgeTurned)
def _stopped(state: State, event: ev.Stopped | ev.EdgeTurned) -> State:
    if event.at is not None:
        state = state.with_asset(event.asset, at=event.at, heading=event.heading)
    state = state.moved(event.asset)
    return _with_journey(state, arrived=True, contacts=()) if state.journey is not None else state


@on(ev.Shifted)
def _shifted(state: State, event: ev.Shifted) -> State:
    for asset, at, heading in zip(event.assets, event.places, event.headings, strict=True):
        state = state.with_asset(asset, at=at, heading=heading)
    return state


@on(ev.Nudged)
def _nudged(state: State, event: ev.Nudged) -> State:
    state = state.moved(event.asset)
    if event.at is not None:
        state = state.with_asset(event.asset, at=event.at, heading=event.heading)
    if state.stack and state.act.asset != event.company:
        state = state.with_top(aces=(*state.act.aces, event.company))
        return _late(state, event.company)
    return state.with_top(nudged=(*state.act.nudged, event.asset))


def _late(state: State, ace: str) -> State:
    """A green ace has been asked after the ship has moved, if it has."""
    return state if state.journey is None else _with_journey(state, nudged=(*state.journey.nudged, ace))


@on(ev.NudgeDeclined)
def _nudge_declined(state: State, event: ev.NudgeDeclined) -> State:
    if state.journey is None:
        return state.with_top(waiting=(*state.act.waiting, event.company))
    return _late(state, event.company)


@on(ev.Handed)
def _handed(state: State, event: ev.Handed) -> State:
    return state.with_asset(event.company, host=event.to_ship, captive=event.captive, at=event.at).moved(event.company)


@on(ev.Berthed)
def _berthed(state: State, event: ev.Berthed) -> State:
    state = state.with_asset(event.company, at=event.at)
    if state.journey is not None:
        return _with_journey(state, berthed=(*state.journey.berthed, event.company))
    return state.with_top(nudged=(*state.act.nudged, event.company))


@on(ev.BerthsKept)
def _berths_kept(state: State, event: ev.BerthsKept) -> State:
    return _with_journey(state, berthed=(*state.journey_now.berthed, *event.companies))


@on(ev.NotHanded)
def _not_handed(state: State, event: ev.NotHanded) -> State:
    return _with_journey(state, handed=True)


@on(ev.JourneyEnded)
def _journey_ended(state: State, event: ev.JourneyEnded) -> State:
    journey = state.journey_now
    state = _set(state, journey=None)
    if not state.stack or state.act.asset != event.asset:
        return state
    return state.with_top(step=Step.ACT, moved=True, passed=() if journey.handed else journey.beside)


# -- collisions -------------------------------------------------------------------------------------------------------


@on(ev.Collided)
def _collided(state: State, event: ev.Collided) -> State:
    owners = state.asset(event.asset).owner, state.asset(event.target).owner
    collision = Collision(event.asset, event.target, event.speed, event.hits, event.taken, owners=owners)
    state = _set(state, drawn=state.drawn + len(event.dice), collision=collision)
    for asset, hits in ((event.asset, event.taken), (event.target, event.hits)):
        if hits and state.asset(asset).ship:
            state = state.with_hits(asset, hits)
    return state


@on(ev.Spun)
def _spun(state: State, event: ev.Spun) -> State:
    collision = state.collision_now
    state = _set(state, collision=_set(collision, turned=1 if event.asset == collision.target else 2))
    return state if event.at is None else state.with_asset(event.asset, heading=event.heading, at=event.at)


@on(ev.CollisionEnded)
def _collision_ended(state: State, event: ev.CollisionEnded) -> State:
    return _set(state, collision=None)


@on(ev.DebrisPushed)
def _debris_pushed(state: State, event: ev.DebrisPushed) -> State:
    state = state if event.at is None else state.with_asset(event.debris, at=event.at)
    return _set(state, collision=None)
