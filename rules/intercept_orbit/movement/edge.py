"""The edge of the table: ships are lost there, HVAs are turned (RULINGS 2.4; rulebook: "Edge of space")."""

from rules.core.collections import present
from rules.core.request import Option, Request, option
from rules.intercept_orbit.combat.losses import removed
from rules.intercept_orbit.movement.collisions import stopped
from rules.intercept_orbit.movement.contacts import clear_stop, contact_now, shift
from rules.intercept_orbit.possession import settle
from rules.intercept_orbit.rule import JOURNEY, Draft, Event, Question, on
from rules.intercept_orbit.space import bases, measure
from rules.intercept_orbit.state.pending import Contact, Point
from rules.intercept_orbit.state.state import HVA, Asset, State


class LostInSpace(Event, frozen=True):
    """A ship left the edge of the table, and these companies with it."""

    asset: str
    companies: tuple[str, ...] = ()
    why: str = "edge-of-space"

    vacates = True


@on(LostInSpace)
def _lost_in_space(state: State, event: LostInSpace) -> State:
    for company in event.companies:
        state = removed(state, company, "lost-in-space")
    return removed(state, event.asset, "lost-in-space")


class EdgeTurned(Event, frozen=True):
    """An HVA came to the edge and was turned by ``player``. ``at`` and ``heading`` on a map."""

    asset: str
    player: int
    at: Point | None = None
    heading: float = 0.0
    why: str = "edge-of-space"


@on(EdgeTurned)
def _edge_turned(state: State, event: EdgeTurned) -> State:
    return stopped(state, event.asset, event.at, event.heading)


class Edge(Question):
    """How an HVA is turned at the edge, on a map: ``112.5`` [turn-to; heading]."""

    kind = "edge"
    why = "edge-of-space"
    at = (JOURNEY,)

    def is_open(self, state: State) -> bool:
        contact = contact_now(state)
        return contact is not None and contact.how == "edge"

    def step(self, draft: Draft) -> bool:
        """A ship is lost, with what rides on it; at a declared table an HVA is turned where it lies."""
        state = draft.state
        mover, contact = state.asset(state.journey_now.asset), state.journey_now.contacts[0]
        if mover.kind == HVA:
            if not state.mapped:
                _turn(draft, mover, contact, contact.heading)
            return not state.mapped
        draft.emit(LostInSpace(mover.id, tuple(a.id for a in state.riding(mover.id) if a.flying or a.placed)))
        settle(draft)
        return True

    def ask(self, state: State) -> Request:
        hva = state.asset(state.journey_now.asset)
        found = headings(state, state.journey_now.contacts[0])
        options = tuple(option(str(heading), "turn-to", heading=heading) for heading in found)
        return self.request_to(state, _turner(state, hva), options, hva.id)

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """Shown are the least turn to either side, and the turn back."""
        was = state.journey_now.contacts[0].heading
        turns = {item.choice: (item.facts["heading"] - was) % 360 for item in request.options}
        back = min(turns, key=lambda choice: abs(turns[choice] - 180))
        return option.choice not in (min(turns, key=turns.__getitem__), max(turns, key=turns.__getitem__), back)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        journey = draft.state.journey_now
        _turn(draft, draft.state.asset(journey.asset), journey.contacts[0], chosen.facts["heading"])


def _turner(state: State, hva: Asset) -> int:
    """The player who turns an HVA at the edge: the highest scorer other than its owner."""
    return next(player for player in state.order if player != hva.owner)


def _turn(draft: Draft, hva: Asset, contact: Contact, heading: float) -> None:
    stop = clear_stop(draft.state, contact)
    draft.emit(EdgeTurned(hva.id, _turner(draft.state, hva), stop.at, heading))
    shift(draft, hva)


def headings(state: State, contact: Contact) -> tuple[float, ...]:
    """The headings that keep an HVA at the edge on the table, or else all."""
    ground, profile, at = measure.table(state), state.profile, present(contact.at)
    every = tuple(round(number * profile.click, 2) for number in range(round(360 / profile.click)))
    ends = (bases.body(profile.bases, HVA, bases.ahead(at, turn, profile.speed), turn) for turn in every)
    stays = tuple(turn for turn, end in zip(every, ends, strict=True) if bases.overhang(ground, end) <= 0)
    return stays or every
