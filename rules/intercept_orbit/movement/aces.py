"""Green aces: the ships that they touch, which they move, turn, and keep from colliding (rulebook: "Move" of "A Frame
Company's Turn", "Build Your Fleet")."""

from rules.core.collections import present
from rules.core.request import Option, Request, option
from rules.intercept_orbit.movement.contacts import shift
from rules.intercept_orbit.possession import settle
from rules.intercept_orbit.rule import JOURNEY, Draft, Event, Question, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Activation, Point, Step
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.state.units import GREEN


class Nudged(Event, frozen=True):
    """A green ace moved an asset by one unit or turned it by one click; ``how``: left, right, or a compass point."""

    company: str
    asset: str
    how: str
    at: Point | None = None
    heading: float = 0.0
    why: str = "aces"

    vacates = True


@on(Nudged)
def _nudged(state: State, event: Nudged) -> State:
    state = state.moved(event.asset)
    if event.at is not None:
        state = state.with_asset(event.asset, at=event.at, heading=event.heading)
    if state.stack and state.act.asset != event.company:
        return _asked_too(state.with_top(aces=(*state.act.aces, event.company)), event.company)
    return state.with_top(nudged=(*state.act.nudged, event.asset))


class NudgeDeclined(Event, frozen=True):
    """A green ace leaves the ship that it clings to as it is."""

    company: str
    asset: str
    why: str = "aces"


@on(NudgeDeclined)
def _nudge_declined(state: State, event: NudgeDeclined) -> State:
    if state.journey is None:
        return state.with_top(waiting=(*state.act.waiting, event.company))
    return _asked_too(state, event.company)


def _asked_too(state: State, ace: str) -> State:
    """Note in the journey that the green ace has been asked; the same state before the ship moves."""
    return state if state.journey is None else state.with_journey(nudged=(*state.journey.nudged, ace))


HOW = ("left", "right", *measure.COMPASS)
"""A click to either side, or a unit in a direction."""


def aboard(state: State, *ships: Asset) -> tuple[Asset, ...]:
    """The green aces that cling to these ships."""
    return tuple(a for ship in ships if ship.ship for a in state.touching(ship.id) if _flies(a))


def _flies(company: Asset) -> bool:
    return company.flying and company.ace == GREEN


def _touching(state: State, ship: Asset) -> list[Asset]:
    """The green aces that touch a ship and have not moved or turned it in its turn yet."""
    found = (a for a in state.there if _flies(a) and measure.touches(state, a, ship))
    used = state.act.aces if state.stack else ()
    return [a for a in found if a.id not in used]


def nudges(state: State, act: Activation) -> list[Option]:
    """The ships that a player's green ace may move or turn now: in its turn each that it touches, in a ship's turn that
    ship; each once."""
    asset = state.asset(act.asset)
    if asset.ship:
        pairs = [(ace, asset) for ace in _touching(state, asset) if ace.owner == asset.owner]
    else:
        ships = (a for a in state.there if a.ship and a.id not in act.nudged)
        pairs = [(asset, ship) for ship in ships if _flies(asset) and measure.touches(state, asset, ship)]
    return [
        option(f"nudge:{ship.id}:{how}", "nudge", asset=ship.id, how=how, company=ace.id)
        for ace, ship in pairs
        for how in HOW
    ]


class Nudge(Question):
    """Whether another player's green ace moves or turns a ship in that ship's turn, before it has moved or after:
    ``none`` [nudge-none]; ``left``, ``right``, ``n``, ``ne``… [nudge; asset, how]. Facts: target."""

    kind = "nudge"
    why = "aces"
    at = (JOURNEY, Step.ACT)
    least = "none"

    def is_open(self, state: State) -> bool:
        return (state.journey is None or state.journey.arrived) and _asked(state) is not None

    def ask(self, state: State) -> Request:
        ace, ship = present(_asked(state))
        options = (option(how, "nudge", asset=ship.id, how=how) for how in HOW)
        return self.request_to(state, ace.owner, (option("none", "nudge-none"), *options), ace.id, target=ship.id)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        ace, ship = request.facts["asset"], request.facts["target"]
        if chosen.label == "nudge-none":
            draft.emit(NudgeDeclined(ace, ship))
        else:
            nudge(draft, ace, ship, chosen.facts["how"])


def _asked(state: State) -> tuple[Asset, Asset] | None:
    """Another player's green ace that is asked next, in tactical order, and the ship; None without one."""
    journey = state.journey
    ship = state.asset(state.act.asset if journey is None else journey.asset)
    if not ship.ship or (journey is None and state.act.moved):
        return None
    said = state.act.waiting if journey is None else journey.nudged
    aces = [ace for ace in _touching(state, ship) if ace.owner != ship.owner and ace.id not in said]
    return (min(aces, key=lambda ace: state.order.index(ace.owner)), ship) if aces else None


def nudge(draft: Draft, company: str, asset: str, how: str) -> None:
    """Let a green ace move or turn a ship that it touches."""
    before = draft.state.asset(asset)
    at, heading = measure.nudged(draft.state, before, how)
    draft.emit(Nudged(company, asset, how, at, heading))
    shift(draft, before)
    settle(draft)
