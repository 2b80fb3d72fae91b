"""Journeys of ships, HVAs and companies: who comes along, what they meet, where they come to rest (RULINGS 2.4;
rulebook: "Move and Maneuver your ship", "Ramming, Collisions, and Passing").

A journey goes on by itself until a player must decide something: ``pending_question``.
"""

from __future__ import annotations

from msgspec import Struct

from rules.core.collections import present
from rules.core.request import Option
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import claim, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import contacts, green_ace
from rules.intercept_orbit.movement.collisions import collide, decider, happens
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.course import Course
from rules.intercept_orbit.state.requests import ORDERED, YES
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, Contact, Journey, State

__all__ = [
    "Question",
    "answer",
    "berth",
    "berthing",
    "declare_path",
    "depart",
    "fate",
    "hand",
    "handing",
    "open_question",
    "pending_question",
    "step",
]


class Question(Struct, frozen=True):
    """A question on the way: the kind of the request, the player who answers it, and the two assets concerned."""

    kind: str
    player: int
    asset: str
    other: str | None = None

    @property
    def met(self) -> str:
        """The other asset. Raises ``LookupError`` for a question about one alone."""
        return present(self.other)


def pending_question(state: State) -> Question | None:
    """The question to be answered now; None while the journey goes on by itself."""
    journey = state.journey_now
    mover = state.asset(journey.asset)
    rider = next(iter(_riders(state, journey, mover)), None)
    if rider is not None:
        return Question("ride", rider.owner, rider.id, mover.id)
    if not journey.declared:
        return None if state.mapped else Question("path", mover.owner, mover.id)
    if journey.contacts:
        return _at_contact(state, journey, mover, journey.contacts[0])
    if not journey.arrived:
        return None
    ace = green_ace.late(state, mover)
    if ace is not None:
        return Question("nudge", ace.owner, ace.id, mover.id)
    passenger = next(iter(_passengers(state, journey, mover)), None)
    if passenger is not None:
        return Question("berth", passenger, mover.id)
    return None


def open_question(state: State) -> Question:
    """The question that is open. A game that older rules have asked who goes over or is carried is still asked so."""
    asked, journey = pending_question(state), state.journey_now
    if asked is None and journey.arrived:
        asked = Question("hand", state.asset(journey.asset).owner, journey.asset)
    if asked is None:
        contact = journey.contacts[0]
        asked = _at_company(state.asset(journey.asset), state.asset(contact.asset or ""), contact)
    return present(asked)


def _riders(state: State, journey: Journey, mover: Asset) -> list[Asset]:
    """Other players' companies that may stay behind, in tactical order."""
    if mover.kind == COMPANY or journey.declared:
        return []
    found = [a for a in state.touching(mover.id) if a.flying and a.owner != mover.owner and a.id not in journey.riders]
    return sorted(found, key=lambda a: state.order.index(a.owner))


def _passengers(state: State, journey: Journey, mover: Asset) -> list[int]:
    """On a map: the other players who may place companies again along the ship that has moved, in tactical order."""
    if not state.mapped or not mover.ship:
        return []
    return [player for player in state.order if player != mover.owner and berthing(state, player)]


def berthing(state: State, player: int) -> list[Asset]:
    """The companies in flight that a player may place again along the ship that has moved."""
    journey = state.journey_now
    own = [a for a in state.touching(journey.asset) if a.flying and a.owner == player]
    return [a for a in own if a.id not in journey.berthed]


def handing(state: State, mover: Asset, passed: tuple[str, ...]) -> tuple[tuple[Asset, Asset], ...]:
    """The companies that may go over to ships that were passed, as (company, ship): those of the mover's player, and
    those without fuel that the mover holds."""
    ships = [state.asset(name) for name in passed]
    companies = [a for a in state.touching(mover.id) if a.owner == mover.owner or not a.flying]
    return tuple((company, ship) for company in companies for ship in ships if ship.alive)


def _at_contact(state: State, journey: Journey, mover: Asset, contact: Contact) -> Question | None:
    """The question where the mover meets something."""
    if contact.how == "edge" and mover.kind == HVA and state.mapped:
        return Question("edge", _turner(state, mover), mover.id)
    if contact.asset is None:
        return None
    met = state.asset(contact.asset)
    if not met.alive or met.host == mover.id:
        return None
    if met.kind == COMPANY:
        return None if _taken_along(state, met, contact) else _at_company(mover, met, contact)
    if contact.how == "beside":
        return None
    player = decider(state, mover, met, contact.how)
    if player is not None:
        return Question("ram", player, mover.id, met.id)
    if met.kind == DEBRIS and not journey.said and state.stack and state.act.pips:
        return Question("avoid", mover.owner, mover.id, met.id)
    return None


def _taken_along(state: State, met: Asset, contact: Contact) -> bool:
    """Whether the declared way says already that a company without fuel is taken along."""
    return contact.how == "carry" and not state.mapped and met.drifting and met.host is None


def _at_company(mover: Asset, met: Asset, contact: Contact) -> Question | None:
    if not met.flying:
        return Question("carry", mover.owner, mover.id, met.id) if met.drifting and met.host is None else None
    if contact.how == "beside" or mover.kind == COMPANY:
        return None
    return Question("cling", met.owner, met.id, mover.id)


# -- steps without a decision ---------------------------------------------------------------------------------------


def step(draft: Draft) -> bool:
    """Take a step of the journey that needs no decision. False when a player must decide."""
    state = draft.state
    journey = state.journey_now
    question = pending_question(state)
    if question is not None:
        return _by_order(draft, question)
    if not journey.declared:
        draft.emit(ev.PathDeclared(journey.asset, contacts.contacts(state), why="hinge-ruler"))
    elif journey.contacts:
        _meet(draft, journey.contacts[0])
    elif not journey.arrived:
        _arrive(draft, journey)
    else:
        for hva, player in journey.claims:
            claim(draft, hva, player)
        draft.emit(ev.JourneyEnded(journey.asset))
        settle(draft)
    return True


def _by_order(draft: Draft, question: Question) -> bool:
    """Let a company go along or stay by standing order; False for anything else."""
    ordered = draft.state.order_of(question.player).ride
    if question.kind != "ride" or not ordered:
        return False
    draft.emit(ev.RideDecided(question.asset, question.met, ordered == "along", why=ORDERED))
    return True


def _meet(draft: Draft, contact: Contact) -> None:
    """Settle a contact about which nobody is asked: the edge, debris, a collision that was decided, or passing."""
    state, journey = draft.state, draft.state.journey_now
    mover = state.asset(journey.asset)
    if contact.how == "edge":
        _over_the_edge(draft, mover, contact)
        return
    met = state.asset(contact.asset or "")
    if _taken_along(state, met, contact):
        _take(draft, mover, met)
        return
    stands = met.alive and met.host != mover.id and contact.how in ("through", "ends") and met.kind != COMPANY
    ends = stands and contact.how == "ends" and met.kind != DEBRIS
    if ends and mover.kind == HVA:
        _stop_before(draft, mover, met, contact, "hvas")
    elif stands and happens(state, mover, met, contact.how):
        collide(draft, mover.id, met.id, contact)
    elif ends:
        _stop_before(draft, mover, met, contact, "aces")
    else:
        draft.emit(ev.LetPass(mover.id, met.id))


def _stop_before(draft: Draft, mover: Asset, met: Asset, contact: Contact, why: str) -> None:
    """Stop a mover that would end on a ship, without a collision."""
    draft.emit(ev.Stopped(mover.id, met.id, contact.at, contact.heading, why=why))
    contacts.shift(draft, mover)


def _over_the_edge(draft: Draft, mover: Asset, contact: Contact) -> None:
    if mover.kind == HVA:
        _turn_at_edge(draft, mover, contact, contact.heading)
        return
    held = [a for a in draft.state.riding(mover.id) if a.flying or a.placed]
    draft.emit(ev.LostInSpace(mover.id, tuple(a.id for a in held)))
    settle(draft)


def _turner(state: State, hva: Asset) -> int:
    """The player who turns an HVA at the edge: the highest scorer other than its owner."""
    return next(player for player in state.order if player != hva.owner)


def _turn_at_edge(draft: Draft, mover: Asset, contact: Contact, heading: float) -> None:
    draft.emit(ev.EdgeTurned(mover.id, _turner(draft.state, mover), contact.at, heading))
    contacts.shift(draft, mover)


def _arrive(draft: Draft, journey: Journey) -> None:
    """The mover has gone all its way; a company clings to what it touches there."""
    mover = draft.state.asset(journey.asset)
    draft.emit(
        ev.Went(
            mover.id,
            journey.end,
            journey.heading,
            journey.way,
            contacts.length(journey.way) if journey.way else float(journey.speed),
            mover.host,
            why="company-turn" if mover.kind == COMPANY else "manoeuvre",
        )
    )
    contacts.shift(draft, mover)
    settle(draft)


# -- the answers ------------------------------------------------------------------------------------------------------


def depart(draft: Draft, asset: str, course: Course, pips: int, why: str = "hinge-ruler") -> None:
    """Set the course of a ship or an HVA; ``pips`` are left. ``why``: ``manoeuvre`` where nobody steers."""
    way, end, heading = contacts.plotted(draft.state, asset, course)
    draft.emit(ev.CourseSet(asset, course.speed, course.clicks, pips, way, end, heading, why=why))


def declare_path(draft: Draft, declared: tuple[Contact, ...]) -> None:
    """Record what lies on the way by the word of its player."""
    draft.emit(ev.PathDeclared(draft.state.journey_now.asset, declared))


def answer(draft: Draft, chosen: Option) -> None:
    """Take the answer to the pending question, the path apart."""
    question = open_question(draft.state)
    _ANSWERS[question.kind](draft, question, chosen)


def _ride(draft: Draft, question: Question, chosen: Option) -> None:
    draft.emit(ev.RideDecided(question.asset, question.met, chosen.choice == YES))


def _carry(draft: Draft, question: Question, chosen: Option) -> None:
    """Take a company without fuel along, or leave it."""
    mover, company = draft.state.asset(question.asset), draft.state.asset(question.met)
    if chosen.choice == YES:
        _take(draft, mover, company)
    else:
        draft.emit(ev.LeftBehind(company.id, mover.id, why="drifting"))


def _take(draft: Draft, mover: Asset, company: Asset) -> None:
    at = measure.beside(draft.state, mover)
    draft.emit(ev.Carried(company.id, mover.id, company.owner != mover.owner, at))
    settle(draft)


def _cling(draft: Draft, question: Question, chosen: Option) -> None:
    company, mover = draft.state.asset(question.asset), draft.state.asset(question.met)
    if chosen.choice == YES:
        draft.emit(ev.Clung(company.id, mover.id, measure.beside(draft.state, mover)))
        contacts.shift(draft, company)
        settle(draft)
    else:
        draft.emit(ev.LeftBehind(question.asset, mover.id))


def _avoid(draft: Draft, question: Question, chosen: Option) -> None:
    if chosen.choice == YES:
        draft.emit(ev.Avoided(question.asset, question.met, draft.act.pips_left - 1))
    else:
        collide(draft, question.asset, question.met, draft.state.journey_now.contacts[0])


def _ram(draft: Draft, question: Question, chosen: Option) -> None:
    draft.emit(ev.RamDecided(question.player, question.asset, question.met, chosen.choice == YES))


def _edge(draft: Draft, question: Question, chosen: Option) -> None:
    contact = draft.state.journey_now.contacts[0]
    _turn_at_edge(draft, draft.state.asset(question.asset), contact, chosen.facts["heading"])


def _berth(draft: Draft, question: Question, chosen: Option) -> None:
    if chosen.label == "as-they-are":
        draft.emit(
            ev.BerthsKept(question.player, question.asset, tuple(a.id for a in berthing(draft.state, question.player)))
        )
    else:
        berth(draft, chosen)


def berth(draft: Draft, chosen: Option) -> None:
    """Put a company at another side of its ship."""
    company, ship, how = draft.state.asset(chosen.facts["asset"]), chosen.facts["host"], chosen.facts["how"]
    at = measure.side_of(draft.state, draft.state.asset(ship), company.id, how)
    draft.emit(ev.Berthed(company.id, ship, how, at))
    contacts.shift(draft, company)
    settle(draft)


def _hand(draft: Draft, question: Question, chosen: Option) -> None:
    if chosen.label == "hand-nobody":
        draft.emit(ev.NotHanded(question.asset))
    else:
        hand(draft, question.asset, chosen)


def hand(draft: Draft, mover: str, chosen: Option) -> None:
    """Let a company go over to a ship that was passed."""
    state = draft.state
    company, ship = state.asset(chosen.facts["asset"]), state.asset(chosen.facts["host"])
    captive = fate(company, ship) == "captive"
    draft.emit(ev.Handed(company.id, mover, ship.id, captive, measure.beside(state, ship)))
    contacts.shift(draft, company)
    settle(draft)


def fate(company: Asset, ship: Asset) -> str:
    """What becomes of a company that goes over to a ship: ``safe``, or aboard another side's ``captive`` or
    ``boards``."""
    if company.owner == ship.owner:
        return "safe"
    return "boards" if company.flying else "captive"


_ANSWERS = {
    "ride": _ride,
    "carry": _carry,
    "cling": _cling,
    "avoid": _avoid,
    "ram": _ram,
    "edge": _edge,
    "berth": _berth,
    "hand": _hand,
}
