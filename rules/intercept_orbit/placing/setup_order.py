"""Whose turn it is in set-up, in the book's order (RULINGS 2.2; rulebook: "Placing Assets Into the Battlespace")."""

from msgspec import Struct

from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.state.pending import SetupStep
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State
from rules.intercept_orbit.state.units import SHIPS, Kind


class Due(Struct, frozen=True):
    """The player who puts something down now, and the assets to choose from; none of them: debris."""

    step: SetupStep
    player: int
    assets: tuple[Asset, ...] = ()


def due(state: State) -> Due | None:
    """Whose turn it is in set-up; None when everything is placed."""
    return _defender_first(state) or _attackers_first(state) or _attackers(state) or _rest(state) or _debris(state)


def _waiting(state: State, player: int, *kinds: Kind) -> tuple[Asset, ...]:
    return tuple(a for a in state.assets_of(player) if a.kind in kinds and not a.placed)


def _ships(state: State, player: int) -> tuple[Asset, ...]:
    return _waiting(state, player, *SHIPS)


def _none_yet(state: State, player: int) -> bool:
    return not any(a.ship and a.placed for a in state.assets_of(player))


def _defender_first(state: State) -> Due | None:
    player = state.defender
    hvas, ships = _waiting(state, player, HVA), _ships(state, player)
    if hvas:
        first = all(not a.placed for a in state.assets_of(player))
        return Due(SetupStep.FIRST_HVA if first else SetupStep.HVAS, player, hvas)
    return Due(SetupStep.DEFENDER_SHIP, player, ships) if _none_yet(state, player) and ships else None


def _attackers_first(state: State) -> Due | None:
    for player in state.order:
        if player != state.defender and _none_yet(state, player) and _ships(state, player):
            first = SetupStep.PRIMARY_SHIP if player == state.primary else SetupStep.SECONDARY_SHIPS
            return Due(first, player, _ships(state, player))
    return None


def _attackers(state: State) -> Due | None:
    for kinds in (tuple(SHIPS), (COMPANY,), (HVA,)):
        waiting = [p for p in state.order if p != state.defender and _waiting(state, p, *kinds)]
        if waiting:
            player = _next(state, waiting)
            return Due(SetupStep.ATTACKERS, player, _waiting(state, player, *kinds))
    return None


def _next(state: State, among: list[int]) -> int:
    """The next in order after the player who put something down last."""
    last = state.setup_now.last
    after = state.order[state.order.index(last) + 1 :] if last is not None else ()
    return next((player for player in after if player in among), among[0])


def _rest(state: State) -> Due | None:
    player = state.defender
    waiting = _ships(state, player) or _waiting(state, player, COMPANY)
    return Due(SetupStep.DEFENDER, player, waiting) if waiting else None


def _debris(state: State) -> Due | None:
    laid = debris_laid(state)
    if state.setup_now.over or laid >= state.profile.debris_max:
        return None
    player = state.order[0] if not laid else _next(state, list(state.order))
    return Due(SetupStep.DEBRIS, player) if not state.mapped or zones.debris_fits(state, player) else None


def debris_laid(state: State) -> int:
    """The number of pieces of debris on the table."""
    return sum(1 for a in state.assets if a.kind == DEBRIS)
