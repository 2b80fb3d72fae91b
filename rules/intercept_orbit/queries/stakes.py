"""What assets are worth, and whose last chance it is (RULINGS 2.6; rulebook: "Capturing HVAs", "Bingo Fuel")."""

from collections.abc import Iterator

from rules.contract.stakes import Chance, Holding, Stakes
from rules.intercept_orbit.combat.boarding import boarded, participants
from rules.intercept_orbit.combat.losses import removed
from rules.intercept_orbit.possession import abandoned, with_owner
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State


def _holdings(state: State) -> dict[str, Holding]:
    if not state.round:
        return {}
    return {a.id: Holding(_kind(a), a.owner, state.counts(a)) for a in state.there if a.kind != DEBRIS}


def _kind(asset: Asset) -> str:
    return "hva" if asset.kind == HVA else "company" if asset.kind == COMPANY else "ship"


def _chances(state: State) -> tuple[Chance, ...]:
    return tuple(_open(state)) if state.round and state.outcome is None else ()


def _open(state: State) -> Iterator[Chance]:
    for hits in state.pending_hits:
        asset = state.asset(hits.asset)
        if asset.tactical and hits.hits >= asset.dice_left + (asset.ace is not None):
            yield _chance("hits", state, asset, removed(state, asset.id, "destroyed"))
    if state.clock == 1:  # the game is over before fuel burns
        yield Chance("round")
    else:
        dry = [a for a in state.there if a.flying and (a.fuel or 0) <= state.profile.burn]
        chances = (_chance("fuel", state, asset, state.with_asset(asset.id, fuel=0)) for asset in dry)
        yield from (chance for chance in chances if chance.points[chance.player or 0] < 0)  # else a friend holds it
    for ship in boarded(state):
        takers = [player for player in participants(state, ship) if player != ship.owner]
        yield _chance("boarded", state, ship, *(with_owner(state, ship.id, taker) for taker in takers))


def _chance(kind: str, state: State, asset: Asset, *ends: State) -> Chance:
    """A last chance of an asset, with the points that it is sure to bring each player, whichever of the ``ends``
    comes."""
    swings = zip(*(_swing(state, end) for end in ends), strict=True)
    points = tuple(won[0] if len(set(won)) == 1 else 0 for won in swings)
    return Chance(kind, asset.owner, asset.id, points, tuple(ship.id for ship in abandoned(ends[0])))


def _swing(state: State, end: State) -> list[int]:
    """The points that each player would win; captured ships that nobody keeps then go back."""
    for ship in abandoned(end):
        end = with_owner(end, ship.id, ship.builder)
    return [player.ppa * (end.worth(n) - state.worth(n)) for n, player in enumerate(state.players)]


STAKES: Stakes[State] = Stakes(_holdings, _chances)
