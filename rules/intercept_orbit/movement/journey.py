"""Journeys of ships, HVAs and companies: what they meet, where they come to rest (RULINGS 2.4; rulebook: "Move and
Maneuver your ship", "Ramming, Collisions, and Passing")."""

from msgspec import structs

from rules.core.collections import present
from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.intercept_orbit.movement.clinging import NotHanded, hand, hand_options
from rules.intercept_orbit.movement.collisions import Stopped, collide, happens
from rules.intercept_orbit.movement.contacts import (
    clear_stop,
    contact_now,
    contact_over,
    length,
    measured_contacts,
    meets_ship,
    plotted,
    shift,
    to_next_contact,
)
from rules.intercept_orbit.possession import claim, known_rival, settle
from rules.intercept_orbit.rule import JOURNEY, Draft, Event, Question, on
from rules.intercept_orbit.space.course import Course
from rules.intercept_orbit.state.pending import Contact, Journey, Point, Step
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State

PATH_AT_ONCE = 5
"""So many things on the way are chosen from one menu; more are written."""
PATH_SCHEMA: Facts = {"type": "array", "items": {"type": "string"}, "maxItems": 30, "uniqueItems": True}
PATH_MAX = 30
LAST = ("ends", "edge")


class CourseSet(Event, frozen=True):
    """The course of a ship or HVA: ``speed`` units, ``clicks`` at each hinge (negative: to port); ``pips`` are left.

    ``end``, ``heading`` and the bends of its ``way`` on a map, where nothing stops it.
    """

    asset: str
    speed: int
    clicks: tuple[int, ...]
    pips: int
    way: tuple[Point, ...] = ()
    end: Point | None = None
    heading: float = 0.0
    why: str = "hinge-ruler"

    @property
    def silent(self) -> bool:
        return self.why == "manoeuvre"


@on(CourseSet)
def _course_set(state: State, event: CourseSet) -> State:
    journey = Journey(event.asset, event.speed, event.clicks, end=event.end, heading=event.heading, way=event.way)
    return structs.replace(state.with_top(pips=event.pips), journey=journey)


class PathDeclared(Event, frozen=True):
    """What lies on the way, in order: measured on a map, declared by the player elsewhere."""

    asset: str
    contacts: tuple[Contact, ...]
    why: str = "declared"

    @property
    def silent(self) -> bool:
        return not self.contacts


@on(PathDeclared)
def _path_declared(state: State, event: PathDeclared) -> State:
    """The way of a company says what it clings to at its end."""
    mover = state.asset(event.asset)
    if mover.kind == COMPANY:
        host = next((c.asset for c in event.contacts if c.how == "host"), None)
        state = state.with_asset(mover.id, host=host)
    claims = tuple((c.asset, c.side) for c in event.contacts if c.asset is not None and c.side is not None)
    contacts = tuple(_to_come(contact) for contact in event.contacts if _matters(state, contact))
    return to_next_contact(state.with_journey(declared=True, contacts=contacts, claims=claims))


def _matters(state: State, contact: Contact) -> bool:
    return contact.how != "claim" and (contact.how != "host" or meets_ship(state, contact))


def _to_come(contact: Contact) -> Contact:
    """The contact; a ship that the company clings to at the end counts as passed."""
    return structs.replace(contact, how="beside") if contact.how == "host" else contact


class LetPass(Event, frozen=True):
    """The ships go past each other."""

    asset: str
    target: str
    why: str = "collisions"


@on(LetPass)
def _let_pass(state: State, event: LetPass) -> State:
    return contact_over(state)


class Went(Event, frozen=True):
    """The mover's new place. ``way``: the points of its way (on a map); ``host``: what a company clings to now."""

    asset: str
    to: Point | None = None
    heading: float = 0.0
    way: tuple[Point, ...] = ()
    length: float = 0.0
    host: str | None = None
    why: str = "manoeuvre"


@on(Went)
def _went(state: State, event: Went) -> State:
    if event.to is not None:
        state = state.with_asset(event.asset, at=event.to, heading=event.heading)
    return state.moved(event.asset).with_journey(arrived=True, contacts=())


class JourneyEnded(Event, frozen=True):
    """The mover has come to rest."""

    asset: str
    why: str = "manoeuvre"


@on(JourneyEnded)
def _journey_ended(state: State, event: JourneyEnded) -> State:
    journey = state.journey_now
    state = structs.replace(state, journey=None)
    if not state.stack or state.act.asset != event.asset:
        return state
    return state.with_top(step=Step.ACT, moved=True, passed=() if journey.handed else journey.beside)


def depart(draft: Draft, asset: str, course: Course, pips: int, why: str = "hinge-ruler") -> None:
    """Set the course of a ship or an HVA; ``pips`` are left. ``why``: ``manoeuvre`` where nobody steers."""
    way, end, heading = plotted(draft.state, asset, course)
    draft.emit(CourseSet(asset, course.speed, course.clicks, pips, way, end, heading, why=why))


class Path(Question):
    """What lies on the way, on a declared table a list of these in order: ``clear`` [path-clear]; ``through:B1``
    [path-through]; ``ends:B1`` [path-ends]; ``beside:B1`` [path-beside]; ``edge`` [path-edge]; for a company
    ``host:B1`` [path-host] and ``carry:Bc1`` [path-carry]; ``claim:AV1:B`` [path-claim; asset, side]: from now on that
    player alone is near that HVA. Facts: kind, several. On a map it is measured."""

    kind = "path"
    why = "declared"
    at = (JOURNEY,)
    least = "clear"
    usual = ("path-clear",)
    seen = True
    closes = ("done",)
    offers = ("spot-at",)

    def is_open(self, state: State) -> bool:
        return not state.journey_now.declared

    def step(self, draft: Draft) -> bool:
        if draft.state.mapped:
            mover = draft.state.journey_now.asset
            draft.emit(PathDeclared(mover, measured_contacts(draft.state), why="hinge-ruler"))
        return draft.state.mapped

    def continue_straight(self, draft: Draft) -> bool:
        mover = draft.state.asset(draft.state.journey_now.asset)
        if mover.kind == HVA:
            draft.emit(PathDeclared(mover.id, ()))
        return mover.kind == HVA

    def ask(self, state: State) -> Request:
        mover = state.asset(state.journey_now.asset)
        options, free = _path_options(state, mover), PATH_SCHEMA
        return self.request_to(state, mover.owner, options, mover.id, free=free, kind=mover.kind, several=PATH_AT_ONCE)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        draft.emit(PathDeclared(draft.state.journey_now.asset, _read(draft.state, request, choice)))


def _path_options(state: State, mover: Asset) -> tuple[Option, ...]:
    """All contacts that the way may have."""
    others = [a for a in state.there if a.id != mover.id and a.host != mover.id and a.placed and not a.aboard]
    claims = [
        option(f"claim:{a.id}:{player.letter}", "path-claim", asset=a.id, side=number)
        for a in (*others, mover)
        if a.kind == HVA and (state.journey_now.speed or not state.needs_agreement)
        for number, player in enumerate(state.players)
        if number != a.owner and state.has_tas(number) and not known_rival(state, a.id, number, mover.id)
    ]
    found = _company_path(others) if mover.kind == COMPANY else _ship_path(others)
    return (option("clear", "path-clear"), *found, *claims)


def _adrift(others: list[Asset]) -> list[Asset]:
    """The companies without fuel that nobody holds."""
    return [a for a in others if a.drifting and a.host is None]


def _company_path(others: list[Asset]) -> list[Option]:
    hosts = [option(f"host:{a.id}", "path-host", asset=a.id) for a in others if a.ship or a.kind == HVA]
    beside = [option(f"beside:{a.id}", "path-beside", asset=a.id) for a in others if a.ship]
    return [*hosts, *(option(f"carry:{a.id}", "path-carry", asset=a.id) for a in _adrift(others)), *beside]


def _ship_path(others: list[Asset]) -> list[Option]:
    met = [a for a in others if not a.drifting or a.host is None]
    through = [option(f"through:{a.id}", "path-through", asset=a.id) for a in met]
    ends = [option(f"ends:{a.id}", "path-ends", asset=a.id) for a in others if a.ship or a.kind == HVA]
    near = [
        option(f"beside:{a.id}", "path-beside", asset=a.id) for a in (*(s for s in others if s.ship), *_adrift(others))
    ]
    return [*through, *near, *ends, option("edge", "path-edge")]


def _read(state: State, request: Request, choice: object) -> tuple[Contact, ...]:
    """What lies on the way, in order: an option, a line of text (``through:X1, ends:B1``), or a list.

    Raises ``Malformed("path-malformed")``, ``Illegal("path-unknown")``, ``Illegal("path-twice")``, and
    ``Illegal("path-order")`` where a contact follows the end of the way, or a company clings to two assets;
    ``Illegal("path-not-alone")`` where the mover clings to an HVA at which it says that another player is alone.
    """
    parts = _parts(choice)
    known = {item.choice.lower(): item for item in request.options}
    for part in parts:
        if part.lower() not in known:
            raise Illegal("path-unknown", path=shown(part))
    items = [known[part.lower()] for part in parts if part.lower() != "clear"]
    if len({item.choice for item in items}) < len(items) or _met_twice(items):
        raise Illegal("path-twice")
    contacts = tuple(
        Contact(item.label.removeprefix("path-"), item.facts.get("asset"), item.facts.get("side")) for item in items
    )
    ways = [contact for contact in contacts if contact.how != "claim"]
    if any(c.how in LAST for c in ways[:-1]) or sum(1 for c in ways if c.how == "host") > 1:
        raise Illegal("path-order")
    ends = next((c.asset for c in contacts if c.how == "host"), None)
    if state.needs_agreement and any(
        c.how == "claim" and c.asset == ends and c.side != request.player for c in contacts
    ):
        raise Illegal("path-not-alone", hva=ends)
    return contacts


TEXT_MAX = 400


def _parts(choice: object) -> list[str]:
    if isinstance(choice, str) and len(choice) <= TEXT_MAX:
        return [part.strip() for part in choice.split(",") if part.strip()]
    if not isinstance(choice, list | tuple) or len(choice) > PATH_MAX:
        raise Malformed("path-malformed", most=PATH_MAX)
    if not all(isinstance(item, str) and len(item) <= TEXT_MAX for item in choice):
        raise Malformed("path-malformed", most=PATH_MAX)
    return [item.strip() for item in choice]


def _met_twice(items: list[Option]) -> bool:
    """Whether one asset is met in two ways, or two players are alone beside one HVA."""
    met = [item.facts["asset"] for item in items if "asset" in item.facts and item.label != "path-claim"]
    claimed = [item.facts["asset"] for item in items if item.label == "path-claim"]
    return len(set(met)) < len(met) or len(set(claimed)) < len(claimed)


class Meet(Question):
    """Settle contacts that need no question: a decided collision, a stop before an HVA or because of an ace,
    passing."""

    at = (JOURNEY,)

    def is_open(self, state: State) -> bool:
        return contact_now(state) is not None

    def step(self, draft: Draft) -> bool:
        state = draft.state
        mover, contact = state.asset(state.journey_now.asset), present(contact_now(state))
        met = state.asset(contact.asset or "")
        stands = met.alive and met.host != mover.id and contact.how in ("through", "ends") and met.kind != COMPANY
        ends = stands and contact.how == "ends" and met.kind != DEBRIS
        hva = mover.kind == HVA
        if stands and happens(state, mover, met, contact.how) and not (ends and hva):
            collide(draft, mover, met, contact)
        elif ends:
            stop = clear_stop(state, contact) if hva else contact
            against = present(stop.asset)
            draft.emit(Stopped(mover.id, against, stop.at, stop.heading, why="hvas" if hva else "aces"))
            shift(draft, mover)
        else:
            draft.emit(LetPass(mover.id, met.id))
        return True


class Arrive(Question):
    """The mover has gone all its way; a company clings to what it touches there."""

    at = (JOURNEY,)

    def is_open(self, state: State) -> bool:
        return not state.journey_now.arrived

    def step(self, draft: Draft) -> bool:
        journey = draft.state.journey_now
        mover = draft.state.asset(journey.asset)
        far = length(journey.way) if journey.way else float(journey.speed)
        why = "company-turn" if mover.kind == COMPANY else "manoeuvre"
        draft.emit(Went(mover.id, journey.end, journey.heading, journey.way, far, mover.host, why=why))
        shift(draft, mover)
        settle(draft)
        return True


class Rest(Question):
    """The end of a journey. Older rules have asked here who goes over to a ship passed, and such games still wait:
    ``none`` [hand-nobody]; ``Ac1>A2`` [hand]."""

    kind = "hand"
    why = "clinging"
    at = (JOURNEY,)
    least = "none"

    def step(self, draft: Draft) -> bool:
        journey = draft.state.journey_now
        for hva, player in journey.claims:
            claim(draft, hva, player, draft.state.asset(journey.asset).owner)
        draft.emit(JourneyEnded(journey.asset))
        settle(draft)
        return True

    def ask(self, state: State) -> Request:
        mover = state.asset(state.journey_now.asset)
        options = (option("none", "hand-nobody"), *hand_options(state, mover, state.journey_now.beside))
        return self.request_to(state, mover.owner, options, mover.id)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        if chosen.label == "hand-nobody":
            draft.emit(NotHanded(request.facts["asset"]))
        else:
            hand(draft, request.facts["asset"], chosen)
