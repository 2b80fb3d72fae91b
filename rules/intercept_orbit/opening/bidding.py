"""Points and positions: fleets compared, the roll-off for first place (RULINGS 2.2; rulebook: "Determine each player's
Points per Asset")."""

from __future__ import annotations

from rules.core.request import Option, Request, option
from rules.frames.score import points_per_asset, rank
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.state.state import COMPANY, Asset, State, Tie

__all__ = ["answer", "ask", "compare", "step"]


def step(draft: Draft) -> bool:
    """Take a step that needs no decision. False when the winner of a roll-off must choose."""
    state = draft.state
    if state.tie is not None:
        if len(_options(state, state.tie)) > 1:
            return False
        _keep(draft, state.tie.asked)
        return True
    if len(state.leaders) > 1 and not state.tied:
        _roll_off(draft, state.leaders)
        return True
    draft.emit(ev.PositionsTaken(state.order[0], state.order[1]))
    return True


def compare(draft: Draft) -> None:
    """Count points per asset, scores and order of the fleets."""
    state = draft.state
    players = range(len(state.players))
    own = [list(state.assets_of(player)) for player in players]
    tactical = [sum(1 for a in assets if a.tactical) for assets in own]
    systems = [sum(len(a.systems) + len(a.lost) for a in assets if a.ship) for assets in own]
    ppa = points_per_asset(tactical, systems, state.profile.ppa)
    scores = tuple(ppa[player] * state.worth(player) + state.players[player].adjust for player in players)
    draft.emit(ev.BidCounted(ppa, scores, rank(scores, tuple(players))))


def _roll_off(draft: Draft, tied: tuple[int, ...]) -> None:
    """Roll one white die each; equal best dice roll again."""
    among = tied
    while len(among) > 1:
        faces = draft.dice.roll(("W6",) * len(among))
        best = tuple(player for player, face in zip(among, faces, strict=True) if face == max(faces))
        draft.emit(ev.RolledOff(among, faces, best[0] if len(best) == 1 else None))
        among = best


def _removable(state: State, player: int) -> list[Asset]:
    """The TAs that a player could leave at home without falling below the fewest, or having no ship left."""
    own = [asset for asset in state.assets_of(player) if asset.tactical]
    ships = sum(1 for asset in own if asset.ship)
    return [
        asset
        for asset in own
        if len(own) - len(_with_it(state, asset)) >= state.least and (not asset.ship or ships > 1)
    ]


def _with_it(state: State, asset: Asset) -> tuple[str, ...]:
    """The TA, and the companies that would have no catapult without it, the ace's last of all."""
    if not asset.ship:
        return (asset.id,)
    own = state.assets_of(asset.owner)
    catapults = sum(a.systems.count("K") for a in own if a.ship and a.id != asset.id)
    companies = sorted((a for a in own if a.kind == COMPANY), key=lambda a: a.ace is None)
    return (asset.id, *(a.id for a in companies[max(0, catapults) :]))


def _options(state: State, tie: Tie) -> tuple[Option, ...]:
    found = (option(f"withdraw:{a.id}", "withdraw", asset=a.id) for a in _removable(state, tie.asked))
    return (option("stand", "keep-tie"), *found)


def ask(state: State) -> Request:
    """Whether the winner of the roll-off lets the tie stand, or leaves a TA at home."""
    tie = state.tie_now
    facts = {"tied": list(tie.tied), "why": "orbit-positions"}
    return Request(f"tie-{state.serial}", tie.asked, "tie", _options(state, tie), None, facts)


def answer(draft: Draft, request: Request, chosen: Option) -> None:
    """Let the tie stand, or leave a TA at home and compare the fleets again."""
    if chosen.label == "keep-tie":
        _keep(draft, request.player)
        return
    going = _with_it(draft.state, draft.state.asset(chosen.facts["asset"]))
    ace = next((draft.state.asset(a).ace for a in going if draft.state.asset(a).ace), None)
    draft.emit(ev.Withdrawn(request.player, going))
    heir = next((a for a in draft.state.assets_of(request.player) if a.kind == COMPANY), None)
    if ace is not None and heir is not None:
        draft.emit(ev.AceMoved(heir.id, ace))
    compare(draft)


def _keep(draft: Draft, player: int) -> None:
    others = tuple(other for other in draft.state.order if other != player)
    draft.emit(ev.TieKept(player, (player, *others)))
