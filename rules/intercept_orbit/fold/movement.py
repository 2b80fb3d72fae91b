"""What the events of a way do to the state: see ``journeys.py``."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import COMPANY, Contact, Journey, State, Step

__all__: list[str] = []

_set = structs.replace


def _journey(state: State) -> Journey:
    assert state.journey is not None
    return state.journey


@on(ev.Boosted)
def _boosted(state: State, event: ev.Boosted) -> State:
    act = state.stack[-1]
    used = act.used if event.die is None else (*act.used, event.die)
    return state.with_top(used=used, pips=event.value, step=Step.COURSE)


@on(ev.Moved)
def _moved(state: State, event: ev.Moved) -> State:
    act = state.stack[-1]
    state = state.with_top(used=(*act.used, event.die), over=event.over, moved=True, step=Step.WHERE)
    if state.mapped:
        return state.with_top(pips=event.value)
    return _set(state, journey=Journey(event.asset, event.value))


@on(ev.CourseSet)
def _course(state: State, event: ev.CourseSet) -> State:
    journey = Journey(event.asset, event.speed, event.clicks, end=event.end, heading=event.heading, way=event.way)
    return _set(state.with_top(pips=event.pips), journey=journey)


@on(ev.RideDecided)
def _rides(state: State, event: ev.RideDecided) -> State:
    state = _on(state, riders=(*_journey(state).riders, event.company))
    return state if event.rides else state.with_asset(event.company, host=None)


def _on(state: State, **changes: Any) -> State:
    return _set(state, journey=_set(_journey(state), **changes))


@on(ev.PathDeclared)
def _path(state: State, event: ev.PathDeclared) -> State:
    """A company's new hold, if any, is part of its way."""
    mover = state.asset(event.asset)
    if mover.kind == COMPANY:
        host = next((c.asset for c in event.contacts if c.how == "host"), None)
        state = state.with_asset(mover.id, host=host)
    claims = tuple((c.asset, c.side) for c in event.contacts if c.asset is not None and c.side is not None)
    met = tuple(_met(contact) for contact in event.contacts if _counts(state, contact))
    return _past(_on(state, declared=True, contacts=met, claims=claims))


def _counts(state: State, contact: Contact) -> bool:
    return contact.how != "claim" and (contact.how != "host" or _ship(state, contact))


def _met(contact: Contact) -> Contact:
    """A ship to which a company clings is passed within 2 as well."""
    return _set(contact, how="beside") if contact.how == "host" else contact


def _next(state: State) -> State:
    """The journey goes on with the next contact."""
    journey = state.journey
    if journey is None or not journey.contacts:
        return state
    return _past(_set(state, journey=_set(journey, contacts=journey.contacts[1:], said=())))


def _past(state: State) -> State:
    """The journey has come to its next contact. Ships that it passes are kept for the end; those that it only comes
    near to do not hold it up."""
    journey = _journey(state)
    beside, left = list(journey.beside), journey.contacts
    while left and _ship(state, left[0]):
        beside.append(left[0].asset or "")
        if left[0].how != "beside":
            break
        left = left[1:]
    return _on(state, contacts=left, beside=tuple(dict.fromkeys(beside)))


def _ship(state: State, contact: Contact) -> bool:
    return contact.asset is not None and state.asset(contact.asset).ship


@on(ev.LetPass)
def _let_pass(state: State, event: ev.LetPass) -> State:
    return _next(state)


@on(ev.Avoided)
def _avoided(state: State, event: ev.Avoided) -> State:
    return _next(state.with_top(pips=event.pips))


@on(ev.LeftBehind)
def _left(state: State, event: ev.LeftBehind) -> State:
    return _next(state)


@on(ev.Clung)
def _clung(state: State, event: ev.Clung) -> State:
    return _next(state.with_asset(event.company, host=event.host, at=event.at))


@on(ev.Carried)
def _carried(state: State, event: ev.Carried) -> State:
    state = state.with_asset(event.company, host=event.host, captive=event.captive, at=event.at)
    return _next(state)


@on(ev.RamDecided)
def _ram_decided(state: State, event: ev.RamDecided) -> State:
    """``said`` keeps the answers in order: 1 for a collision."""
    return _on(state, said=(*_journey(state).said, int(event.ram)))


@on(ev.Went)
def _went(state: State, event: ev.Went) -> State:
    if event.to is not None:
        state = state.with_asset(event.asset, at=event.to, heading=event.heading)
    return _on(state, arrived=True, contacts=())


@on(ev.Stopped, ev.EdgeTurned)
def _stopped(state: State, event: ev.Stopped | ev.EdgeTurned) -> State:
    if event.at is not None:
        state = state.with_asset(event.asset, at=event.at, heading=event.heading)
    return _on(state, arrived=True, contacts=()) if state.journey is not None else state


@on(ev.Shifted)
def _shifted(state: State, event: ev.Shifted) -> State:
    for asset, at, heading in zip(event.assets, event.places, event.headings, strict=True):
        state = state.with_asset(asset, at=at, heading=heading)
    return state


@on(ev.Nudged)
def _nudged(state: State, event: ev.Nudged) -> State:
    if event.at is not None:
        state = state.with_asset(event.asset, at=event.at, heading=event.heading)
    if state.journey is not None:
        return _on(state, nudged=(*state.journey.nudged, event.company))
    return state.with_top(nudged=(*state.stack[-1].nudged, event.asset))


@on(ev.NudgeDeclined)
def _nudge_declined(state: State, event: ev.NudgeDeclined) -> State:
    return _on(state, nudged=(*_journey(state).nudged, event.company))


@on(ev.Handed)
def _handed(state: State, event: ev.Handed) -> State:
    return state.with_asset(event.company, host=event.to_ship, captive=event.captive, at=event.at)


@on(ev.Berthed)
def _berthed(state: State, event: ev.Berthed) -> State:
    state = state.with_asset(event.company, at=event.at)
    return state.with_top(nudged=(*state.stack[-1].nudged, event.company))


@on(ev.NotHanded)
def _not_handed(state: State, event: ev.NotHanded) -> State:
    return _on(state, handed=True)


@on(ev.JourneyEnded)
def _journey_ended(state: State, event: ev.JourneyEnded) -> State:
    state = _set(state, journey=None)
    if not state.stack or state.stack[-1].asset != event.asset:
        return state
    return state.with_top(step=Step.ACT, moved=True)
