"""Companies that cling to ships: they ride along, are met, taken along, handed over and placed again (RULINGS 2.4;
rulebook: "A Frame Company's Turn", "Bingo Fuel")."""

from collections.abc import Sequence

from rules.contract.capabilities import Choice
from rules.contract.choosing import named
from rules.core.collections import present
from rules.core.request import Option, Request, option
from rules.intercept_orbit.movement.aces import NudgeDeclined
from rules.intercept_orbit.movement.contacts import contact_over, leaves_table, meeting, shift
from rules.intercept_orbit.possession import settle
from rules.intercept_orbit.rule import JOURNEY, ORDERED, YES, Draft, Event, Question, on, yes_no
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Point
from rules.intercept_orbit.state.state import COMPANY, Asset, State
from rules.intercept_orbit.state.units import GREEN


class RideDecided(Event, frozen=True):
    """Whether another player's company goes along with the ship that it clings to."""

    company: str
    host: str
    rides: bool
    why: str = "clinging"


@on(RideDecided)
def _ride_decided(state: State, event: RideDecided) -> State:
    state = state.with_journey(riders=(*state.journey_now.riders, event.company))
    return state if event.rides else state.with_asset(event.company, host=None)


class Clung(Event, frozen=True):
    """A company clings to the ship that touched it."""

    company: str
    host: str
    at: Point | None = None
    why: str = "clinging"


@on(Clung)
def _clung(state: State, event: Clung) -> State:
    return contact_over(state.with_asset(event.company, host=event.host, at=event.at))


class Carried(Event, frozen=True):
    """A company without fuel is taken along: captured (``captive``) or rescued."""

    company: str
    host: str
    captive: bool
    at: Point | None = None
    why: str = "drifting"


@on(Carried)
def _carried(state: State, event: Carried) -> State:
    state = state.with_asset(event.company, host=event.host, captive=event.captive, at=event.at)
    return contact_over(state)


class LeftBehind(Event, frozen=True):
    """A company that the mover met is left where it is, or stays there."""

    company: str
    host: str
    why: str = "clinging"


@on(LeftBehind)
def _left_behind(state: State, event: LeftBehind) -> State:
    return contact_over(state)


class Handed(Event, frozen=True):
    """A company went over to another ship that its own passed within 2."""

    company: str
    host: str
    to_ship: str
    captive: bool
    at: Point | None = None
    why: str = "clinging"


@on(Handed)
def _handed(state: State, event: Handed) -> State:
    return state.with_asset(event.company, host=event.to_ship, captive=event.captive, at=event.at).moved(event.company)


class NotHanded(Event, frozen=True):
    """Nobody (more) goes over to another ship."""

    asset: str
    why: str = "clinging"


@on(NotHanded)
def _not_handed(state: State, event: NotHanded) -> State:
    return state.with_journey(handed=True)


class Berthed(Event, frozen=True):
    """A company goes to another side of a ship that has moved: ``how`` is bow, stern, port or starboard."""

    company: str
    host: str
    how: str
    at: Point
    why: str = "clinging"


@on(Berthed)
def _berthed(state: State, event: Berthed) -> State:
    state = state.with_asset(event.company, at=event.at)
    if state.journey is not None:
        return state.with_journey(berthed=(*state.journey.berthed, event.company))
    return state.with_top(nudged=(*state.act.nudged, event.company))


class BerthsKept(Event, frozen=True):
    """Another player's companies stay where they are along a ship that has moved."""

    player: int
    host: str
    companies: tuple[str, ...]
    why: str = "clinging"


@on(BerthsKept)
def _berths_kept(state: State, event: BerthsKept) -> State:
    return state.with_journey(berthed=(*state.journey_now.berthed, *event.companies))


class Ride(Question):
    """Whether another player's company goes along with the ship that it clings to: ``yes`` [ride]; ``no``
    [stay-behind]; ``all`` [ride-all; number]: all of its player's go along as they are, and are asked no more in this
    journey. Facts: host, leaves (the ship flies off the table)."""

    kind = "ride"
    why = "clinging"
    at = (JOURNEY,)

    def is_open(self, state: State) -> bool:
        return not state.journey_now.declared and bool(_riders(state))

    def step(self, draft: Draft) -> bool:
        rider = _riders(draft.state)[0]
        ordered = draft.state.order_of(rider.owner).ride
        if ordered == "along" and not leaves_table(draft.state):
            _go_along(draft, [rider], why=ORDERED)
        elif ordered:
            draft.emit(RideDecided(rider.id, draft.state.journey_now.asset, rides=False, why=ORDERED))
        return bool(ordered)

    def ask(self, state: State) -> Request:
        rider, options = _riders(state)[0], yes_no("ride", "stay-behind")
        host, leaves = state.journey_now.asset, leaves_table(state)
        own = [company for company in _riders(state) if company.owner == rider.owner]
        more = len(own) > 1 or any(_asked_again(state, company) for company in own)
        together = (option("all", "ride-all", number=len(own)),) if more and not leaves else ()
        return self.request_to(state, rider.owner, (*together, *options), rider.id, host=host, leaves=leaves)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        if chosen.label == "ride-all":
            _go_along(draft, [company for company in _riders(draft.state) if company.owner == request.player])
        else:
            draft.emit(RideDecided(request.facts["asset"], request.facts["host"], chosen.choice == YES))

    def default(self, state: State, request: Request) -> object:
        return "no" if request.facts["leaves"] else YES


def _riders(state: State) -> list[Asset]:
    """Other players' companies that may stay behind, in tactical order."""
    journey = state.journey_now
    mover = state.asset(journey.asset)
    if mover.kind == COMPANY:
        return []
    found = [a for a in state.touching(mover.id) if a.flying and a.owner != mover.owner and a.id not in journey.riders]
    return sorted(found, key=lambda a: state.order.index(a.owner))


def _asked_again(state: State, company: Asset) -> bool:
    """Whether a rider is asked again when the ship has moved: where it goes along the hull, or as a green ace."""
    ship = state.asset(state.journey_now.asset).ship
    return ship and (state.mapped or company.ace == GREEN)


def _go_along(draft: Draft, riders: Sequence[Asset], why: str = Ride.why) -> None:
    """Let companies of a player go along as they are: nothing more is asked of them in this journey."""
    host = draft.state.journey_now.asset
    for company in riders:
        draft.emit(RideDecided(company.id, host, rides=True, why=why))
    if draft.state.asset(host).ship:
        if draft.state.mapped:
            draft.emit(BerthsKept(riders[0].owner, host, tuple(company.id for company in riders)))
        for company in riders:
            if company.ace == GREEN:
                draft.emit(NudgeDeclined(company.id, host))


class Carry(Question):
    """Whether a company without fuel is taken along: ``yes`` [carry]; ``no`` [leave]. Facts: company, captive. Where
    the declared way says so it is taken unasked, but in games that older rules have asked."""

    kind = "carry"
    why = "drifting"
    at = (JOURNEY,)
    least = "no"

    def is_open(self, state: State) -> bool:
        now = meeting(state)
        return now is not None and now[1].drifting and now[1].host is None

    def step(self, draft: Draft) -> bool:
        mover, met, contact = present(meeting(draft.state))
        said = contact.how == "carry" and not draft.state.mapped
        if said:
            _take(draft, mover, met)
        return said

    def ask(self, state: State) -> Request:
        mover, met, _ = present(meeting(state))
        options, captive = yes_no("carry", "leave"), met.owner != mover.owner
        return self.request_to(state, mover.owner, options, mover.id, company=met.id, captive=captive)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        mover, met, _ = present(meeting(draft.state))
        if chosen.choice == YES:
            _take(draft, mover, met)
        else:
            draft.emit(LeftBehind(met.id, mover.id, why="drifting"))

    def choose(self, state: State, request: Request) -> Choice | None:
        return named(request, YES)


def _take(draft: Draft, mover: Asset, company: Asset) -> None:
    at = measure.taken_along(draft.state, mover)
    draft.emit(Carried(company.id, mover.id, company.owner != mover.owner, at))
    settle(draft)


class ClingTo(Question):
    """Whether a company clings to the ship that touches it: ``yes`` [cling]; ``no`` [stay-behind]. Facts: host, leaves
    (the ship flies off the table)."""

    kind = "cling"
    why = "clinging"
    at = (JOURNEY,)
    least = "no"

    def is_open(self, state: State) -> bool:
        now = meeting(state)
        return now is not None and now[1].flying and now[0].kind != COMPANY and now[2].how != "beside"

    def ask(self, state: State) -> Request:
        mover, met, _ = present(meeting(state))
        return self.request_to(
            state, met.owner, yes_no("cling", "stay-behind"), met.id, host=mover.id, leaves=leaves_table(state)
        )

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        mover, company, _ = present(meeting(draft.state))
        if chosen.choice != YES:
            draft.emit(LeftBehind(company.id, mover.id))
            return
        draft.emit(Clung(company.id, mover.id, measure.taken_along(draft.state, mover)))
        shift(draft, company)
        settle(draft)

    def choose(self, state: State, request: Request) -> Choice | None:
        return named(request, "no" if request.facts["leaves"] else YES)


# -- along a hull that has moved --------------------------------------------------------------------------------------


class Berth(Question):
    """Where other players' companies go along a ship that has moved, on a map: ``none`` [as-they-are]; ``Bc1:bow``
    [berth; asset, host, how (bow, starboard, stern, port)]."""

    kind = "berth"
    why = "clinging"
    at = (JOURNEY,)
    least = "none"

    def is_open(self, state: State) -> bool:
        return state.mapped and state.journey_now.arrived and bool(_passengers(state))

    def ask(self, state: State) -> Request:
        own, ship = _passengers(state), state.journey_now.asset
        options = (item for company in own for item in berths(state, company, ship))
        return self.request_to(state, own[0].owner, (option("none", "as-they-are"), *options), ship)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        if chosen.label == "as-they-are":
            own = tuple(company.id for company in _passengers(draft.state))
            draft.emit(BerthsKept(request.player, request.facts["asset"], own))
        else:
            berth(draft, chosen)


def _passengers(state: State) -> list[Asset]:
    """The companies that another player may place again along the ship that has moved, of the first in tactical order
    who has any."""
    journey = state.journey_now
    mover = state.asset(journey.asset)
    others = [
        a for a in state.touching(mover.id) if a.flying and a.owner != mover.owner and a.id not in journey.berthed
    ]
    first = min((state.order.index(a.owner) for a in others), default=None) if mover.ship else None
    return [] if first is None else [a for a in others if a.owner == state.order[first]]


def berths(state: State, company: Asset, ship: str, verb: str = "") -> list[Option]:
    """The other sides of its ship to which a company may go."""
    sides = measure.other_sides(state, state.asset(ship), company)
    return [option(f"{verb}{company.id}:{how}", "berth", asset=company.id, host=ship, how=how) for how in sides]


def berth(draft: Draft, chosen: Option) -> None:
    """Put a company at another side of its ship."""
    company, ship, how = draft.state.asset(chosen.facts["asset"]), chosen.facts["host"], chosen.facts["how"]
    at = measure.side_of(draft.state, draft.state.asset(ship), company.id, how)
    draft.emit(Berthed(company.id, ship, how, at))
    shift(draft, company)
    settle(draft)


# -- to another ship --------------------------------------------------------------------------------------------------


def hand_options(state: State, mover: Asset, passed: tuple[str, ...], verb: str = "") -> tuple[Option, ...]:
    """The companies that may go over, each to each ship passed, and what becomes of them there: those of the mover's
    player, and those without fuel that the mover holds."""
    ships = [state.asset(name) for name in passed]
    companies = [a for a in state.touching(mover.id) if a.owner == mover.owner or not a.flying]
    return tuple(
        option(f"{verb}{a.id}>{ship.id}", "hand", asset=a.id, host=ship.id, fate=_fate(a, ship))
        for a in companies
        for ship in ships
        if ship.alive
    )


def hand(draft: Draft, mover: str, chosen: Option) -> None:
    """Let a company go over to a ship that was passed."""
    state = draft.state
    company, ship = state.asset(chosen.facts["asset"]), state.asset(chosen.facts["host"])
    captive = _fate(company, ship) == "captive"
    draft.emit(Handed(company.id, mover, ship.id, captive, measure.taken_along(state, ship)))
    shift(draft, company)
    settle(draft)


def _fate(company: Asset, ship: Asset) -> str:
    """What becomes of a company that goes over to a ship: ``safe``, or aboard another side's ``captive`` or
    ``boards``."""
    if company.owner == ship.owner:
        return "safe"
    return "boards" if company.flying else "captive"
