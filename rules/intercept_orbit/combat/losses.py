"""Hits, what they take from an asset, and its end (RULINGS 2.3; rulebook: "Damage")."""

from msgspec import structs

from rules.core.choices import text_of
from rules.core.collections import present
from rules.core.errors import Illegal, shown
from rules.core.request import Option, Request, option
from rules.intercept_orbit.possession import Drifted, settle
from rules.intercept_orbit.rule import HITS, Draft, Event, Question, on
from rules.intercept_orbit.state.state import COMPANY, Asset, State
from rules.intercept_orbit.state.units import less_one

LOSSES = ("Y", "G", "K", "Rs", "Ra/Rs", "Ra", "Rp/Rs", "Rp/Ra", "Rp", "R", "B", "white", "ace")
"""The order in which systems are given up: what wins least first, what protects last. But see ``_rank``."""


class SystemLost(Event, frozen=True):
    """A hit took a system."""

    asset: str
    system: str
    why: str = "orbit-damage"


@on(SystemLost)
def _system_lost(state: State, event: SystemLost) -> State:
    asset = state.asset(event.asset)
    systems = less_one(asset.systems, event.system)
    return paid(state.with_asset(asset.id, systems=systems, lost=(*asset.lost, event.system)), asset.id)


class WhiteLost(Event, frozen=True):
    """A hit took a white die; ``left`` are left."""

    asset: str
    left: int
    why: str = "orbit-damage"


@on(WhiteLost)
def _white_lost(state: State, event: WhiteLost) -> State:
    asset = state.asset(event.asset)
    lost = (*asset.lost, "white") if asset.kind == COMPANY else asset.lost
    return paid(state.with_asset(asset.id, white=event.left, lost=lost), asset.id)


class AceLost(Event, frozen=True):
    """A hit took the ace, after all six dice of its company."""

    asset: str
    ace: str
    why: str = "aces"


@on(AceLost)
def _ace_lost(state: State, event: AceLost) -> State:
    return paid(state.with_asset(event.asset, ace=None), event.asset)


def paid(state: State, asset_id: str) -> State:
    """Count one hit as taken; harm done in boarding has a count of its own."""
    if not state.pending_hits or state.pending_hits[0].asset != asset_id:
        return state
    first, *others = state.pending_hits
    left = () if first.hits <= 1 else (structs.replace(first, hits=first.hits - 1),)
    return structs.replace(state, pending_hits=(*left, *others))


class Destroyed(Event, frozen=True):
    """The asset has nothing left, and is no asset any more."""

    asset: str
    why: str = "orbit-damage"

    vacates = True


@on(Destroyed)
def _destroyed(state: State, event: Destroyed) -> State:
    return removed(state, event.asset, "destroyed")


class DebrisRemoved(Event, frozen=True):
    """Debris was shot or rammed to pieces, was cover, or was pushed out of this volume of space."""

    asset: str
    why: str = "orbit-cover"


@on(DebrisRemoved)
def _debris_removed(state: State, event: DebrisRemoved) -> State:
    state = removed(state, event.asset, "destroyed")
    rammed = state.collision is not None and state.collision.target == event.asset
    return structs.replace(state, collision=None) if rammed else state


def removed(state: State, asset_id: str, reason: str) -> State:
    """Take an asset out of the game: no hits, no turn; what it held is let go."""
    for company in state.touching(asset_id):
        fuel = 0 if company.fuel is None else company.fuel
        state = state.with_asset(company.id, host=None, captive=False, fuel=fuel)
    state = state.with_asset(asset_id, left=reason, host=None, captive=False, defense=None, spots=())
    journey = None if state.journey is not None and state.journey.asset == asset_id else state.journey
    return structs.replace(state.without_turn(asset_id).without_hits(asset_id), journey=journey)


def loss_options(asset: Asset) -> tuple[str, ...]:
    """What a hit may take: a system or a white die, the ace after all of them."""
    kinds = (*dict.fromkeys(asset.systems), *(["white"] if asset.white else []))
    return kinds or (("ace",) if asset.ace else ())


def number_of(asset: Asset, what: str) -> int:
    """How many hits of a kind (``loss_options``) an asset can take."""
    return asset.white if what == "white" else 1 if what == "ace" else asset.systems.count(what)


def lose(draft: Draft, asset_id: str, what: str) -> None:
    """Take one hit. Destruction and what follows from it happen at once."""
    asset = draft.state.asset(asset_id)
    if what == "white":
        draft.emit(WhiteLost(asset_id, asset.white - 1))
    elif what == "ace":
        draft.emit(AceLost(asset_id, present(asset.ace)))
    else:
        draft.emit(SystemLost(asset_id, what))
    if not loss_options(draft.state.asset(asset_id)):
        destroy(draft, asset_id)


def destroy(draft: Draft, asset_id: str) -> None:
    """Destroy an asset; companies without fuel that it held drift."""
    held = [company for company in draft.state.touching(asset_id) if not company.flying]
    draft.emit(Destroyed(asset_id))
    for company in held:
        draft.emit(Drifted(company.id))
    settle(draft)


class Loss(Question):
    """What the next hit takes: ``Rp`` [lose; system, number], ``white`` [lose-white; number], ``ace`` [lose-ace];
    several at once: ``Rp, white``. Facts: hits, several."""

    kind = "loss"
    why = "orbit-damage"
    at = (HITS,)

    def step(self, draft: Draft) -> bool:
        """Take a hit that leaves no choice, or one that the asset does not outlive, or by standing order."""
        hits = draft.state.pending_hits[0]
        asset = draft.state.asset(hits.asset)
        choices = loss_options(asset)
        ordered = next((what for what in draft.state.order_of(asset.owner).losses if what in choices), None)
        if ordered is None and len(choices) > 1 and not hits.hits >= asset.dice_left > 0:
            return False
        if choices:
            lose(draft, asset.id, ordered or choices[0])
        else:
            destroy(draft, asset.id)
        return True

    def ask(self, state: State) -> Request:
        hits = state.pending_hits[0]
        asset = state.asset(hits.asset)
        why, count = self.why if state.collision is None else "collisions", hits.hits
        return self.request_to(state, asset.owner, _losses(asset), asset.id, hits=count, several=count, why=why)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """One loss, or several in their order, no more than there are hits."""
        asset, parts = request.facts["asset"], text_of(request, choice).split(",")
        if len(parts) > request.facts["hits"]:
            raise Illegal("not-an-option", kind=request.kind, choice=shown(choice))
        for part in parts:
            left = structs.replace(request, options=_losses(draft.state.asset(asset)))
            lose(draft, asset, self.read(draft.state, left, part).choice)

    def default(self, state: State, request: Request) -> object:
        asset = state.asset(request.unit)
        return min((item.choice for item in request.options), key=lambda what: _rank(asset, what))


def _losses(asset: Asset) -> tuple[Option, ...]:
    return tuple(_loss(asset, what) for what in loss_options(asset))


def _loss(asset: Asset, what: str) -> Option:
    if what == "ace":
        return option(what, "lose-ace")
    if what == "white":
        return option(what, "lose-white", number=number_of(asset, what))
    return option(what, "lose", system=what, number=number_of(asset, what))


def _rank(asset: Asset, what: str) -> float:
    """Where a loss stands: the last weapon goes after the defense, since an asset without one can hardly attack."""
    if what.startswith("R") and sum(system.startswith("R") for system in asset.systems) == 1:
        return LOSSES.index("B") + 0.5
    return LOSSES.index(what) if what in LOSSES else len(LOSSES)
