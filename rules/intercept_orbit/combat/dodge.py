"""Dodging: a company spends fuel to step away from what it touches (RULINGS 2.3; rulebook: "Dodging away")."""

from msgspec import structs

from rules.core.collections import present
from rules.core.request import Option, Request
from rules.intercept_orbit.combat.losses import paid
from rules.intercept_orbit.possession import let_go, run_dry, settle
from rules.intercept_orbit.rule import HITS, YES, Draft, Event, Question, on, yes_no
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Point
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.state.units import GREEN


class Dodged(Event, frozen=True):
    """A company spent fuel to step two units away from what it touched: one hit less."""

    asset: str
    host: str
    fuel: int
    at: Point | None = None
    why: str = "dodging"

    vacates = True


@on(Dodged)
def _dodged(state: State, event: Dodged) -> State:
    state = paid(_declined(state), event.asset)
    return state.with_asset(event.asset, fuel=event.fuel, host=None, at=event.at).moved(event.asset)


class DodgeDeclined(Event, frozen=True):
    """A company stays and takes the hits."""

    asset: str
    why: str = "dodging"


@on(DodgeDeclined)
def _dodge_declined(state: State, event: DodgeDeclined) -> State:
    return _declined(state)


def _declined(state: State) -> State:
    first, *others = state.pending_hits
    return structs.replace(state, pending_hits=(structs.replace(first, dodge=False), *others))


class Dodge(Question):
    """Whether a company that is hit dodges: ``yes`` [dodge]; ``no`` [stay-put]. Facts: host, hits, fuel."""

    kind = "dodge"
    why = "dodging"
    at = (HITS,)
    least = "no"

    def is_open(self, state: State) -> bool:
        return state.pending_hits[0].dodge and _may_dodge(state)

    def ask(self, state: State) -> Request:
        hits = state.pending_hits[0]
        company = state.asset(hits.asset)
        host, options = present(_dodged_from(state, company)), yes_no("dodge", "stay-put")
        return self.request_to(
            state, company.owner, options, company.id, host=host.id, hits=hits.hits, fuel=company.fuel
        )

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Spend fuel to dodge away; without any left the company drifts, and takes the other hits all the same.

        What it carried stays behind.
        """
        state, company = draft.state, draft.state.asset(request.facts["asset"])
        if chosen.choice != YES:
            draft.emit(DodgeDeclined(company.id))
            return
        fuel = max(0, (company.fuel or 0) - state.profile.dodge_fuel)
        host = present(_dodged_from(state, company))
        draft.emit(Dodged(company.id, host.id, fuel, measure.dodge_place(state, company, host)))
        let_go(draft, company.id)
        if fuel == 0:
            run_dry(draft, company.id)
        settle(draft)


def _may_dodge(state: State) -> bool:
    """Whether the company that is hit has fuel, its movement system, and something to dodge from."""
    company = state.asset(state.pending_hits[0].asset)
    if not company.flying or GREEN not in (*company.systems, company.ace):
        return False
    host = _dodged_from(state, company)
    return host is not None and (not state.mapped or measure.dodge_place(state, company, host) is not None)


def _dodged_from(state: State, company: Asset) -> Asset | None:
    """The ship that a company touches, first the one it clings to, or else the drifting company that it carries."""
    ships = [a for a in state.there if a.ship and measure.touches(state, company, a)]
    held = next(iter(state.touching(company.id)), None)
    return min(ships, key=lambda ship: ship.id != company.host, default=held)
