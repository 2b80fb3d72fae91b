"""Boarding at the end of a round (RULINGS 2.6; rulebook: "Capturing and Defending Ships")."""

from __future__ import annotations

from rules.core.dice import Die, in_order
from rules.core.request import Option, Request, option
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import lose, loss_options, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.state.pools import reds
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Asset, Dice, State

__all__ = ["ask", "boarded", "harm", "lend", "participants", "step"]


def fighters(state: State, ship: Asset, player: int) -> list[Asset]:
    """A player's companies in the fight for a ship: in flight, or aboard their own."""
    own = [a for a in state.touching(ship.id) if a.owner == player]
    return [a for a in own if a.flying or (a.aboard and player == ship.owner)]


def participants(state: State, ship: Asset) -> tuple[int, ...]:
    """The players who fight for a ship, in tactical order: its owner, and those with companies there."""
    return tuple(p for p in state.order if p == ship.owner or fighters(state, ship, p))


def boarded(state: State) -> list[Asset]:
    """The ships to which a hostile company clings and which have not been fought for this round."""
    done = state.boarding_now.done
    found = [a for a in state.there if a.ship and a.id not in done and len(participants(state, a)) > 1]
    return sorted(found, key=lambda a: state.order.index(a.owner))


def _pool(state: State, ship: Asset, player: int) -> tuple[Die, ...]:
    """One yellow die for each company and one for an ace; the owner's also the ship's point defense weapons."""
    companies = fighters(state, ship, player)
    dice = ["Y6"] * (len(companies) + any(a.ace for a in companies))
    return in_order((*dice, *(reds(state.profile, ship.systems, Range.POINT) if player == ship.owner else ())))


def step(draft: Draft) -> bool:
    """Take a step of boarding that needs no decision. False while a player must choose, or when all is over."""
    state, now = draft.state, draft.state.boarding_now
    if now.ship is None:
        return _begin(draft)
    ship = state.asset(now.ship)
    if not now.rolled:
        if _lender(state, ship) is not None:
            return False
        _roll(draft, ship)
        return True
    if now.harm:
        return _harm(draft, ship)
    _end(draft, ship)
    return True


def _begin(draft: Draft) -> bool:
    """Begin the fight for the next boarded ship; False when there is none."""
    waiting = boarded(draft.state)
    if not waiting:
        return False
    draft.emit(ev.BoardingBegan(waiting[0].id, participants(draft.state, waiting[0])))
    return True


def _lender(state: State, ship: Asset) -> int | None:
    """The player who is asked next to lend its dice, if enough fight: nobody who got others' dice."""
    players, now = participants(state, ship), state.boarding_now
    if len(players) < state.profile.lenders:
        return None
    lent_to = {to for _, to in now.lent}
    waiting = [p for p in players if p not in now.asked and p not in lent_to]
    return next((p for p in waiting if _borrowers(state, ship, p)), None)


def _borrowers(state: State, ship: Asset, player: int) -> list[int]:
    """The players to whom one may lend: all in the fight who have not lent their own dice."""
    gone = {lender for lender, _ in state.boarding_now.lent}
    return [p for p in participants(state, ship) if p != player and p not in gone]


def _roll(draft: Draft, ship: Asset) -> None:
    """Roll for the ship: yellow dice take it, all dice do harm."""
    state, profile = draft.state, draft.state.profile
    players = participants(state, ship)
    pools = [_pool(state, ship, player) for player in players]
    dice = tuple(Dice(p, pool, draft.dice.roll(pool)) for p, pool in zip(players, pools, strict=True))
    lent = dict(state.boarding_now.lent)
    successes, harm = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for own in dice:
        to = lent.get(own.player, own.player)
        yellow = (face for die, face in zip(own.dice, own.faces, strict=True) if die[0] == "Y")
        successes[to] += sum(1 for face in yellow if face >= profile.boarded)
        harm[to] += sum(profile.harm[face - 1] for face in own.faces)
    winner = _winner(ship, {p: successes[p] for p in players if p not in lent})
    draft.emit(ev.BoardingRolled(ship.id, dice, players, tuple(successes.values()), tuple(harm.values()), winner))


def _winner(ship: Asset, successes: dict[int, int]) -> int | None:
    """The player who takes the ship: alone with the most yellow successes; else its owner keeps it."""
    best = [p for p, number in successes.items() if number == max(successes.values())]
    return best[0] if len(best) == 1 and best[0] != ship.owner and successes[best[0]] else None


def _sides(state: State, player: int) -> set[int]:
    """A player, and the players who lent it their dice."""
    return {player, *(lender for lender, to in state.boarding_now.lent if to == player)}


def _victims(state: State, ship: Asset, player: int) -> list[Asset]:
    """The assets that a player may damage: the ship, and the companies of the other sides in the fight."""
    own = _sides(state, player)
    others = [p for p in participants(state, ship) if p not in own]
    hull = [ship] if ship.alive and ship.owner not in own else []
    return [*hull, *(a for p in others for a in fighters(state, ship, p))]


def _harm(draft: Draft, ship: Asset) -> bool:
    """Drop damage that has no victim left; False while its player must choose."""
    player = draft.state.boarding_now.harm[0][0]
    if _victims(draft.state, ship, player):
        return False
    draft.emit(ev.HarmSpent(player, ship.id, None))
    return True


def _end(draft: Draft, ship: Asset) -> None:
    """Hand the ship to the winner, if it and one of the winner's companies are still there."""
    taker = draft.state.boarding_now.taker
    if taker is not None and ship.alive and any(a.flying for a in fighters(draft.state, ship, taker)):
        draft.emit(ev.ShipCaptured(ship.id, ship.owner, taker))
    draft.emit(ev.BoardingEnded(ship.id))
    settle(draft)


# -- the questions ------------------------------------------------------------------------------------------------


def ask(state: State) -> Request | None:
    """The question of a boarding action; None while it goes on by itself."""
    now = state.boarding_now
    if now.ship is None:
        return None
    ship = state.asset(now.ship)
    lender = _lender(state, ship) if not now.rolled else None
    if lender is not None:
        options = [option(state.players[p].letter, "lend", side=p) for p in _borrowers(state, ship, lender)]
        return _request(state, "lend", lender, (option("none", "lend-none"), *options), ship)
    if not now.harm:
        return None
    player, count = now.harm[0]
    return _request(state, "harm", player, _harm_options(state, ship, player), ship, count=count)


def _harm_options(state: State, ship: Asset, player: int) -> tuple[Option, ...]:
    return tuple(
        option(f"{asset.id}:{what}", "harm", asset=asset.id, system=what)
        for asset in _victims(state, ship, player)
        for what in loss_options(asset)
    )


def _request(state: State, kind: str, player: int, options: tuple[Option, ...], ship: Asset, **more: object) -> Request:
    facts = {"ship": ship.id, "asset": ship.id, "frame": ship.id, "why": "boarding", **more}
    return Request(f"{kind}-{state.serial}", player, kind, options, None, facts)


def lend(draft: Draft, request: Request, chosen: Option) -> None:
    """Lend a player's dice, or keep them."""
    draft.emit(ev.Lent(request.player, request.facts["ship"], chosen.facts.get("side")))


def harm(draft: Draft, request: Request, chosen: Option) -> None:
    """Damage one system of the player's choice."""
    asset, system = chosen.facts["asset"], chosen.facts["system"]
    draft.emit(ev.HarmSpent(request.player, request.facts["ship"], asset, system))
    lose(draft, asset, system)
