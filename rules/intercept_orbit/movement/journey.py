"""Ships, HVAs and companies on their way: who comes along, what they meet, where they come to rest (RULINGS 2.4;
rulebook: "Move and Maneuver your ship", "Ramming, Collisions, and Passing").

A journey goes on by itself until somebody must say something; ``asked`` tells what.
"""

from __future__ import annotations

from msgspec import Struct

from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import claim, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import contacts as voyage
from rules.intercept_orbit.movement.collisions import collide, deciders
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, Contact, Journey, State

__all__ = ["Asked", "answer", "arrive", "asked", "berth", "bound", "depart", "step"]


class Asked(Struct, frozen=True):
    """What a journey waits for: the kind of the request, who answers it, about whom."""

    kind: str
    player: int
    asset: str
    other: str | None = None


def _journey(state: State) -> Journey:
    assert state.journey is not None
    return state.journey


def asked(state: State) -> Asked | None:
    """What has to be said now; None while the journey goes on by itself."""
    journey = _journey(state)
    mover = state.asset(journey.asset)
    rider = next(iter(_riders(state, journey, mover)), None)
    if rider is not None:
        return Asked("ride", rider.owner, rider.id, mover.id)
    if not journey.declared:
        return None if state.mapped else Asked("path", mover.owner, mover.id)
    if journey.contacts:
        return _at_contact(state, journey, mover, journey.contacts[0])
    if not journey.arrived:
        return None
    ace = next(iter(_aces(state, journey, mover)), None)
    if ace is not None:
        return Asked("nudge", ace.owner, ace.id, mover.id)
    return Asked("hand", mover.owner, mover.id) if handing(state) else None


def _riders(state: State, journey: Journey, mover: Asset) -> list[Asset]:
    """Other players' companies that may stay behind, in tactical order."""
    if mover.kind == COMPANY or journey.declared:
        return []
    found = [a for a in state.touching(mover.id) if a.flying and a.owner != mover.owner and a.id not in journey.riders]
    return sorted(found, key=lambda a: state.order.index(a.owner))


def _aces(state: State, journey: Journey, mover: Asset) -> list[Asset]:
    """Green aces on the ship that has moved."""
    if not mover.ship:
        return []
    return [a for a in state.touching(mover.id) if a.flying and a.ace == "G" and a.id not in journey.nudged]


def handing(state: State) -> tuple[tuple[str, str], ...]:
    """The companies that may go over to other ships that were passed, as (company, ship): the mover's player's own,
    and those without fuel that the mover holds."""
    journey = _journey(state)
    mover = state.asset(journey.asset)
    ships = [state.asset(name) for name in journey.beside]
    companies = [a for a in state.touching(mover.id) if a.owner == mover.owner or not a.flying]
    if journey.handed:
        return ()
    return tuple((company.id, ship.id) for company in companies for ship in ships if ship.alive)


def _at_contact(state: State, journey: Journey, mover: Asset, contact: Contact) -> Asked | None:
    """What has to be said where the mover meets something."""
    if contact.how == "edge" and mover.kind == HVA and state.mapped:
        return Asked("edge", _turner(state, mover), mover.id)
    if contact.asset is None:
        return None
    met = state.asset(contact.asset)
    if not met.alive or met.host == mover.id:
        return None
    if met.kind == COMPANY:
        return _at_company(mover, met, contact)
    if contact.how == "beside":
        return None
    if met.kind == DEBRIS:
        return Asked("avoid", mover.owner, mover.id, met.id) if state.stack and state.stack[-1].pips else None
    if contact.how == "through":
        player = deciders(state, mover, met, journey.said)
        return None if player is None else Asked("ram", player, mover.id, met.id)
    return None


def _at_company(mover: Asset, met: Asset, contact: Contact) -> Asked | None:
    if not met.flying:
        return Asked("carry", mover.owner, mover.id, met.id) if met.drifting and met.host is None else None
    if contact.how == "beside" or mover.kind == COMPANY:
        return None
    return Asked("cling", met.owner, met.id, mover.id)


# -- what happens by itself -----------------------------------------------------------------------------------------


def step(draft: Draft) -> bool:
    """One thing that happens by itself on the way. False when somebody must say something."""
    state = draft.state
    journey = _journey(state)
    if asked(state) is not None:
        return False
    if not journey.declared:
        draft.emit(ev.PathDeclared(journey.asset, voyage.contacts(state), why="hinge-ruler"))
    elif journey.contacts:
        _meet(draft, journey.contacts[0])
    elif not journey.arrived:
        arrive(draft, journey.asset)
    else:
        for hva, player in journey.claims:
            claim(draft, hva, player)
        draft.emit(ev.JourneyEnded(journey.asset))
        settle(draft)
    return True


def _meet(draft: Draft, contact: Contact) -> None:
    """What happens where nobody has anything to say: the edge, debris, an unwilling collision, or nothing."""
    state, journey = draft.state, _journey(draft.state)
    mover = state.asset(journey.asset)
    if contact.how == "edge":
        _over_the_edge(draft, mover, contact)
        return
    met = state.asset(contact.asset or "")
    stands = met.alive and met.host != mover.id and contact.how in ("through", "ends")
    if stands and met.kind == DEBRIS:
        collide(draft, mover.id, met.id, contact)
    elif stands and contact.how == "ends" and met.kind != COMPANY:
        _stop_at(draft, mover, met, contact)
    elif stands and contact.how == "through" and met.kind != COMPANY and _wanted(state):
        collide(draft, mover.id, met.id, contact)
    else:
        draft.emit(ev.LetPass(mover.id, met.id))


def _wanted(state: State) -> bool:
    """Whether anybody who had a say has said that they collide."""
    return 1 in _journey(state).said


def _stop_at(draft: Draft, mover: Asset, met: Asset, contact: Contact) -> None:
    """The mover would stop touching another ship: they have collided; an HVA stops before it."""
    if mover.kind == HVA:
        draft.emit(ev.Stopped(mover.id, met.id, contact.at, contact.heading, why="hvas"))
        voyage.shift(draft, mover)
    else:
        collide(draft, mover.id, met.id, contact)


def _over_the_edge(draft: Draft, mover: Asset, contact: Contact) -> None:
    if mover.kind == HVA:
        _turn_at_edge(draft, mover, contact, contact.heading)
        return
    held = [a for a in draft.state.touching(mover.id) if a.flying or a.placed]
    draft.emit(ev.LostInSpace(mover.id, tuple(a.id for a in held)))
    settle(draft)


def _turner(state: State, hva: Asset) -> int:
    """Who turns an HVA at the edge: the highest scorer other than its owner."""
    return next(player for player in state.order if player != hva.owner)


def _turn_at_edge(draft: Draft, mover: Asset, contact: Contact, heading: float) -> None:
    draft.emit(ev.EdgeTurned(mover.id, _turner(draft.state, mover), contact.at, heading))
    voyage.shift(draft, mover)


def _edge(draft: Draft, question: Asked, choice: str) -> None:
    contact = _journey(draft.state).contacts[0]
    _turn_at_edge(draft, draft.state.asset(question.asset), contact, float(choice))


def arrive(draft: Draft, asset: str) -> None:
    """The mover has gone all its way; a company clings to what it was said or measured to touch."""
    journey = _journey(draft.state)
    mover = draft.state.asset(asset)
    draft.emit(
        ev.Went(
            asset,
            journey.end,
            journey.heading,
            journey.way,
            voyage.length(journey.way) if journey.way else float(journey.speed),
            mover.host,
            why="company-turn" if mover.kind == COMPANY else "manoeuvre",
        )
    )
    voyage.shift(draft, mover)
    settle(draft)


# -- the answers ------------------------------------------------------------------------------------------------------


def depart(draft: Draft, asset: str, speed: int, clicks: tuple[int, ...], pips: int) -> None:
    """A ship or an HVA sets its course."""
    way, end, heading = voyage.plotted(draft.state, asset, speed, clicks)
    draft.emit(ev.CourseSet(asset, speed, clicks, pips, way, end, heading))


def bound(draft: Draft, contacts: tuple[Contact, ...]) -> None:
    """What lies on the way, as its player says."""
    draft.emit(ev.PathDeclared(_journey(draft.state).asset, contacts))


def answer(draft: Draft, question: Asked, choice: str) -> None:
    """What was said on the way, but for the path itself."""
    _ANSWERS[question.kind](draft, question, choice)


def _ride(draft: Draft, question: Asked, choice: str) -> None:
    assert question.other is not None
    draft.emit(ev.RideDecided(question.asset, question.other, choice == "yes"))


def _carry(draft: Draft, question: Asked, choice: str) -> None:
    """A company without fuel is taken along, or left."""
    assert question.other is not None
    mover, company = draft.state.asset(question.asset), draft.state.asset(question.other)
    if choice == "yes":
        at = voyage.beside(draft.state, mover)
        draft.emit(ev.Carried(company.id, mover.id, company.owner != mover.owner, at))
        settle(draft)
    else:
        draft.emit(ev.LeftBehind(company.id, mover.id, why="drifting"))


def _cling(draft: Draft, question: Asked, choice: str) -> None:
    assert question.other is not None
    mover = draft.state.asset(question.other)
    if choice == "yes":
        draft.emit(ev.Clung(question.asset, mover.id, voyage.beside(draft.state, mover)))
        settle(draft)
    else:
        draft.emit(ev.LeftBehind(question.asset, mover.id))


def _avoid(draft: Draft, question: Asked, choice: str) -> None:
    assert question.other is not None
    if choice == "yes":
        draft.emit(ev.Avoided(question.asset, question.other, (draft.act.pips or 0) - 1))
    else:
        collide(draft, question.asset, question.other, _journey(draft.state).contacts[0])


def _ram(draft: Draft, question: Asked, choice: str) -> None:
    assert question.other is not None
    draft.emit(ev.RamDecided(question.player, question.asset, question.other, choice == "yes"))


def _nudge(draft: Draft, question: Asked, choice: str) -> None:
    assert question.other is not None
    if choice == "none":
        draft.emit(ev.NudgeDeclined(question.asset, question.other))
    else:
        nudge(draft, question.asset, question.other, choice)


def nudge(draft: Draft, company: str, asset: str, how: str) -> None:
    """A green ace moves or turns what it touches."""
    before = draft.state.asset(asset)
    at, heading = measure.nudged(draft.state, before, how)
    draft.emit(ev.Nudged(company, asset, how, at, heading))
    voyage.shift(draft, before)
    settle(draft)


def berth(draft: Draft, ship: str, company: str, how: str) -> None:
    """A company goes to another side of its ship."""
    at = measure.side_of(draft.state, draft.state.asset(ship), company, how)
    draft.emit(ev.Berthed(company, ship, how, at))
    settle(draft)


def _hand(draft: Draft, question: Asked, choice: str) -> None:
    company, _, ship = choice.partition(">")
    if not ship:
        draft.emit(ev.NotHanded(question.asset))
        return
    state = draft.state
    asset, host = state.asset(company), state.asset(ship)
    captive = not asset.flying and asset.owner != host.owner
    at = measure.berth(state, host) if state.mapped else None
    draft.emit(ev.Handed(company, question.asset, ship, captive, at))
    settle(draft)


_ANSWERS = {
    "ride": _ride,
    "carry": _carry,
    "cling": _cling,
    "avoid": _avoid,
    "ram": _ram,
    "edge": _edge,
    "nudge": _nudge,
    "hand": _hand,
}
