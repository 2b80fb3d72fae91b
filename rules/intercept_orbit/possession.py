"""What follows from any event: HVAs and ships change hands, companies run dry, scores are counted (RULINGS 2.2, 2.6;
rulebook: "Capturing HVAs", "Abandoning Assets", "Bingo Fuel")."""

from msgspec import structs

from rules.core.collections import present
from rules.frames.score import rank
from rules.intercept_orbit.rule import Draft, Event, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Claim
from rules.intercept_orbit.state.state import HVA, Asset, State


def with_owner(state: State, asset: str, player: int) -> State:
    """The state with another player in control of an asset; the companies aboard are captive, or free, by that."""
    return held(state.with_asset(asset, owner=player), asset)


def held(state: State, ship: str) -> State:
    """Make the companies aboard a ship captive, or free them, by its present owner."""
    owner = state.asset(ship).owner
    for company in state.touching(ship):
        if not company.flying:
            state = state.with_asset(company.id, captive=company.owner != owner)
    return state


class ShipReturned(Event, frozen=True):
    """The captor's last company has left: the ship goes back to the player who brought it."""

    asset: str
    before: int
    player: int
    why: str = "abandoning"

    vacates = True


@on(ShipReturned)
def _ship_returned(state: State, event: ShipReturned) -> State:
    return with_owner(state, event.asset, event.player)


class HvaTaken(Event, frozen=True):
    """A player takes an HVA, alone with TAs near it."""

    asset: str
    before: int
    player: int
    why: str = "hva-capture"


@on(HvaTaken)
def _hva_taken(state: State, event: HvaTaken) -> State:
    return with_owner(state, event.asset, event.player)


class HvaClaimed(Event, frozen=True):
    """A player says that another, or itself, is alone at an HVA; the owner has still to agree."""

    asset: str
    player: int
    by: int
    why: str = "declared"


@on(HvaClaimed)
def _hva_claimed(state: State, event: HvaClaimed) -> State:
    return structs.replace(state, claims=(*state.claims, Claim(event.asset, event.player, event.by)))


class ScoresChanged(Event, frozen=True):
    """The new scores, and the tactical order that follows from them."""

    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "orbit-points"


@on(ScoresChanged)
def _scores_changed(state: State, event: ScoresChanged) -> State:
    players = tuple(structs.replace(item, score=score) for item, score in zip(state.players, event.scores, strict=True))
    return structs.replace(state, players=players, order=event.order)


class Drifted(Event, frozen=True):
    """A company has run out of fuel; its points are gone unless a friend holds it. ``captive``: an enemy does.

    ``hits``: how many it must still take; where it says 0 those that there were are off.
    """

    asset: str
    captive: bool = False
    hits: int = 0
    why: str = "drifting"

    vacates = True


@on(Drifted)
def _drifted(state: State, event: Drifted) -> State:
    """A drifting company has no turn, no defense and no spots."""
    state = state.with_asset(event.asset, fuel=0, captive=event.captive, defense=None, spots=())
    state = state.without_turn(event.asset)
    return state if event.hits else state.without_hits(event.asset)


class Released(Event, frozen=True):
    """A held company without fuel is let go, and drifts."""

    asset: str
    company: str
    why: str = "drifting"


@on(Released)
def _released(state: State, event: Released) -> State:
    return state.with_asset(event.company, host=None, captive=False, fuel=0)


def settle(draft: Draft) -> None:
    """Hand over what changes hands by itself, then count the scores."""
    if draft.state.mapped and draft.state.round:
        for asset in draft.state.there:
            alone = measure.alone_at(draft.state, asset) if asset.kind == HVA and asset.placed else None
            if alone is not None:
                claim(draft, asset.id, alone)
    for ship in abandoned(draft.state):
        draft.emit(ShipReturned(ship.id, ship.owner, ship.builder))
    state = draft.state
    scores = tuple(player.ppa * state.worth(number) + player.adjust for number, player in enumerate(state.players))
    if scores != tuple(player.score for player in state.players):
        draft.emit(ScoresChanged(scores, rank(scores, state.order)))


def claim(draft: Draft, hva: str, player: int, by: int | None = None) -> None:
    """Give an HVA to a player, unless it has it already or has no TA left.

    ``by``: who says so, at a declared table; where players agree to that, another owner of the HVA is asked first.
    """
    before = draft.state.asset(hva).owner
    if before == player or not draft.state.has_tas(player):
        return
    if by in (None, before) or not draft.state.needs_agreement:
        draft.emit(HvaTaken(hva, before, player))
    else:
        draft.emit(HvaClaimed(hva, player, present(by)))


def known_rival(state: State, hva: str, player: int, mover: str = "") -> bool:
    """Whether a company of somebody else in flight clings to an HVA, but for the ``mover``: nobody is alone there."""
    others = (a for a in state.touching(hva) if a.flying and a.owner != player and a.id != mover)
    return state.needs_agreement and any(others)


def abandoned(state: State) -> list[Asset]:
    """The captured ships that no company of their captor keeps any more."""
    return [a for a in state.there if a.ship and a.owner != a.builder and not _kept(state, a)]


def _kept(state: State, ship: Asset) -> bool:
    """Whether a company of the captor is still there; on a map up to dogfight range away."""
    own = [company for company in state.assets_of(ship.owner) if company.flying]
    return any(company.host == ship.id or measure.within(state, company, ship, state.profile.reach) for company in own)


def run_dry(draft: Draft, company: str) -> None:
    """Let a company without fuel drift: what it clings to holds it, and what it carried drifts by itself.

    Hits that it has not taken yet it still takes.
    """
    asset = draft.state.asset(company)
    captive = asset.host is not None and draft.state.asset(asset.host).owner != asset.owner
    hits = sum(pending.hits for pending in draft.state.pending_hits if pending.asset == company)
    draft.emit(Drifted(company, captive, hits))
    let_go(draft, company)


def let_go(draft: Draft, company: str) -> None:
    """Let everything drift that a company carried."""
    for other in draft.state.touching(company):
        draft.emit(Released(company, other.id))
