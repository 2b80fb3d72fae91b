"""What follows from any event: HVAs and ships change hands, scores are counted (RULINGS 2.2, 2.6; rulebook: "Capturing
HVAs", "Abandoning Assets")."""

from __future__ import annotations

from rules.core.collections import present
from rules.core.event import Outcome
from rules.frames.score import rank
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import HVA, Asset, State

__all__ = ["claim", "destroy", "let_go", "lose", "loss_options", "outcome_of", "run_dry", "settle"]


def settle(draft: Draft) -> None:
    """Hand over what changes hands by itself, then count the scores."""
    if draft.state.mapped and draft.state.round:
        for asset in draft.state.there:
            alone = measure.alone_at(draft.state, asset) if asset.kind == HVA and asset.placed else None
            if alone is not None:
                claim(draft, asset.id, alone)
    for asset in draft.state.there:
        if asset.ship and asset.owner != asset.builder and not _kept(draft.state, asset):
            draft.emit(ev.ShipReturned(asset.id, asset.owner, asset.builder))
    _recount(draft)


def claim(draft: Draft, hva: str, player: int) -> None:
    """Give an HVA to a player, unless it has it already or has no TA left."""
    before = draft.state.asset(hva).owner
    if before != player and draft.state.has_tas(player):
        draft.emit(ev.HvaTaken(hva, before, player))


def _kept(state: State, ship: Asset) -> bool:
    """Whether a company of the captor is still there; on a map up to dogfight range away."""
    own = [company for company in state.assets_of(ship.owner) if company.flying]
    return any(company.host == ship.id or measure.within(state, company, ship, state.profile.reach) for company in own)


def _recount(draft: Draft) -> None:
    """Record the scores, if they have changed."""
    state = draft.state
    scores = tuple(player.ppa * state.worth(number) + player.adjust for number, player in enumerate(state.players))
    if scores != tuple(player.score for player in state.players):
        draft.emit(ev.ScoresChanged(scores, rank(scores, state.order)))


def loss_options(asset: Asset) -> tuple[str, ...]:
    """What a hit may take: a system or a white die, the ace after all of them."""
    kinds = (*dict.fromkeys(asset.systems), *(["white"] if asset.white else []))
    return kinds or (("ace",) if asset.ace else ())


def lose(draft: Draft, asset_id: str, what: str) -> None:
    """Take one hit. Destruction and what follows from it happen at once."""
    asset = draft.state.asset(asset_id)
    if what == "white":
        draft.emit(ev.WhiteLost(asset_id, asset.white - 1))
    elif what == "ace":
        draft.emit(ev.AceLost(asset_id, present(asset.ace)))
    else:
        draft.emit(ev.SystemLost(asset_id, what))
    if not loss_options(draft.state.asset(asset_id)):
        destroy(draft, asset_id)


def destroy(draft: Draft, asset_id: str) -> None:
    """Destroy an asset; companies without fuel that it held drift."""
    held = [company for company in draft.state.touching(asset_id) if not company.flying]
    draft.emit(ev.Destroyed(asset_id))
    for company in held:
        draft.emit(ev.Drifted(company.id))
    settle(draft)


def run_dry(draft: Draft, company: str) -> None:
    """Let a company without fuel drift: what it clings to holds it, and what it carried drifts by itself.

    Hits that it has not taken yet it still takes.
    """
    asset = draft.state.asset(company)
    captive = asset.host is not None and draft.state.asset(asset.host).owner != asset.owner
    hits = sum(pending.hits for pending in draft.state.pending_hits if pending.asset == company)
    draft.emit(ev.Drifted(company, captive, hits))
    let_go(draft, company)


def let_go(draft: Draft, company: str) -> None:
    """Let everything drift that a company carried."""
    for other in draft.state.touching(company):
        draft.emit(ev.Released(company, other.id))


def outcome_of(state: State, reason: str) -> Outcome:
    """The ranking by score; players who share the highest one draw."""
    scores = tuple(player.score for player in state.players)
    order = rank(scores, state.order or tuple(range(len(scores))))
    winners = tuple(player for player in order if scores[player] == max(scores))
    return Outcome(reason, order, winners, scores)
