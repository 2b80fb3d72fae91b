"""Boarding at the end of a round (RULINGS 2.6; rulebook: "Capturing and Defending Ships")."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from rules.core.dice import Die, in_order
from rules.core.request import Option, Request, option
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import lose, loss_options, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.pools import reds
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Asset, Boarding, Dice, State

__all__ = ["ask", "boarded", "harm", "lend", "participants", "step"]

_set = structs.replace
HARM = {4: 1, 5: 1, 6: 2, 7: 3, 8: 4}
MANY = 3
"""From so many players on, one may lend its dice to another."""


def _boarding(state: State) -> Boarding:
    return state.boarding or Boarding()


def fighters(state: State, ship: Asset, player: int) -> list[Asset]:
    """A player's companies in the fight for a ship: in flight, or aboard their own."""
    own = [a for a in state.touching(ship.id) if a.owner == player]
    return [a for a in own if a.flying or (a.aboard and player == ship.owner)]


def participants(state: State, ship: Asset) -> tuple[int, ...]:
    """Who fights for a ship, in tactical order: its owner, and whoever has companies there."""
    return tuple(p for p in state.order if p == ship.owner or fighters(state, ship, p))


def boarded(state: State) -> list[Asset]:
    """The ships to which a hostile company clings and which have not been fought for this round."""
    done = _boarding(state).done
    found = [a for a in state.there if a.ship and a.id not in done and len(participants(state, a)) > 1]
    return sorted(found, key=lambda a: state.order.index(a.owner))


def _pool(state: State, ship: Asset, player: int) -> tuple[Die, ...]:
    """One yellow die for each company and one for an ace; the owner's also the ship's point defense weapons."""
    companies = fighters(state, ship, player)
    dice = ["Y6"] * (len(companies) + any(a.ace for a in companies))
    return in_order((*dice, *(reds(ship.systems, Range.POINT) if player == ship.owner else ())))


def step(draft: Draft) -> bool:
    """One thing that happens by itself at the end of a round. False while somebody must choose."""
    state, now = draft.state, _boarding(draft.state)
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
    """The next ship that is boarded; False when there is none, and the round goes to its end."""
    waiting = boarded(draft.state)
    if not waiting:
        return False
    draft.emit(ev.BoardingBegan(waiting[0].id, participants(draft.state, waiting[0])))
    return True


def _lender(state: State, ship: Asset) -> int | None:
    """Who is to say whether it lends its dice: among three and more, whoever has not got others' dice."""
    players, now = participants(state, ship), _boarding(state)
    if len(players) < MANY:
        return None
    lent_to = {to for _, to in now.lent}
    waiting = [p for p in players if p not in now.asked and p not in lent_to and p != ship.owner]
    return next((p for p in waiting if _borrowers(state, ship, p)), None)


def _borrowers(state: State, ship: Asset, player: int) -> list[int]:
    """To whom a player may lend: anybody in the fight who has not lent its own dice."""
    gone = {lender for lender, _ in _boarding(state).lent}
    return [p for p in participants(state, ship) if p != player and p not in gone]


def _roll(draft: Draft, ship: Asset) -> None:
    state, now = draft.state, _boarding(draft.state)
    players = participants(state, ship)
    pools = [_pool(state, ship, player) for player in players]
    dice = tuple(Dice(p, pool, draft.dice.roll(pool)) for p, pool in zip(players, pools, strict=True))
    goes_to = dict(now.lent)
    sums = {p: [0, 0] for p in players}
    for own in dice:
        to = sums[goes_to.get(own.player, own.player)]
        to[0] += sum(1 for face in own.faces if face >= state.profile.boarded)
        to[1] += sum(HARM.get(face, 0) for face in own.faces)
    winner = _winner(ship, {p: sums[p][0] for p in players if p not in goes_to})
    successes, harms = tuple(sums[p][0] for p in players), tuple(sums[p][1] for p in players)
    draft.emit(ev.BoardingRolled(ship.id, dice, players, successes, harms, winner))


def _winner(ship: Asset, successes: dict[int, int]) -> int | None:
    """Who takes the ship: alone with the most; else it stays where it is."""
    best = [p for p, number in successes.items() if number == max(successes.values())]
    return best[0] if len(best) == 1 and best[0] != ship.owner and successes[best[0]] else None


def _sides(state: State, player: int) -> set[int]:
    """A player, and those who lent it their dice."""
    return {player, *(lender for lender, to in _boarding(state).lent if to == player)}


def _victims(state: State, ship: Asset, player: int) -> list[Asset]:
    """What a player may damage: the ship and the companies in the fight of the other sides."""
    own = _sides(state, player)
    others = [p for p in participants(state, ship) if p not in own]
    hull = [ship] if ship.alive and ship.owner not in own else []
    return [*hull, *(a for p in others for a in fighters(state, ship, p))]


def _harm(draft: Draft, ship: Asset) -> bool:
    """Damage that has nothing left to hit is over; False while its player must choose."""
    player = _boarding(draft.state).harm[0][0]
    if _victims(draft.state, ship, player):
        return False
    draft.emit(ev.HarmSpent(player, ship.id, None))
    return True


def _end(draft: Draft, ship: Asset) -> None:
    """The winner takes the ship, if it and a company of the winner's are still there."""
    taker = _boarding(draft.state).taker
    if taker is not None and ship.alive and any(a.flying for a in fighters(draft.state, ship, taker)):
        draft.emit(ev.ShipCaptured(ship.id, ship.owner, taker))
    draft.emit(ev.BoardingEnded(ship.id))
    settle(draft)


# -- the questions ------------------------------------------------------------------------------------------------


def ask(state: State) -> Request | None:
    """What has to be said in a boarding action; None while it goes on by itself."""
    now = _boarding(state)
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


def _request(state: State, kind: str, player: int, options: tuple[Option, ...], ship: Asset, **more: Any) -> Request:
    facts = {"ship": ship.id, "asset": ship.id, "frame": ship.id, "why": "boarding", **more}
    return Request(f"{kind}-{state.serial}", player, kind, options, None, facts)


def lend(draft: Draft, request: Request, choice: str) -> None:
    """A player lends its dice, or keeps them."""
    side = next((n for n, player in enumerate(draft.state.players) if player.letter == choice), None)
    draft.emit(ev.Lent(request.player, request.facts["ship"], side))


def harm(draft: Draft, request: Request, choice: str) -> None:
    """A player damages one system of its choice."""
    asset, _, system = choice.partition(":")
    draft.emit(ev.HarmSpent(request.player, request.facts["ship"], asset, system))
    lose(draft, asset, system)


# -- events -------------------------------------------------------------------------------------------------------


@on(ev.BoardingBegan)
def _began(state: State, event: ev.BoardingBegan) -> State:
    return _set(state, boarding=Boarding(done=_boarding(state).done, ship=event.asset))


@on(ev.Lent)
def _lent(state: State, event: ev.Lent) -> State:
    now = _boarding(state)
    lent = now.lent if event.side is None else (*now.lent, (event.player, event.side))
    return _set(state, boarding=_set(now, asked=(*now.asked, event.player), lent=lent))


@on(ev.BoardingRolled)
def _rolled(state: State, event: ev.BoardingRolled) -> State:
    harm = tuple((p, count) for p, count in zip(event.players, event.harm, strict=True) if count)
    boarding = _set(_boarding(state), rolled=True, harm=harm, taker=event.winner)
    return _set(state, boarding=boarding, drawn=state.drawn + sum(len(own.faces) for own in event.dice))


@on(ev.HarmSpent)
def _spent(state: State, event: ev.HarmSpent) -> State:
    now = _boarding(state)
    (player, count), rest = now.harm[0], now.harm[1:]
    left = () if event.target is None or count <= 1 else ((player, count - 1),)
    return _set(state, boarding=_set(now, harm=(*left, *rest)))


@on(ev.BoardingEnded)
def _over(state: State, event: ev.BoardingEnded) -> State:
    return _set(state, boarding=Boarding(done=(*_boarding(state).done, event.asset)))
