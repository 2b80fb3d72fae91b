"""Boarding at the end of a round (RULINGS 2.6; rulebook: "Capturing and Defending Ships")."""

from __future__ import annotations

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import because
from rules.core.choices import text_of
from rules.core.collections import present
from rules.core.dice import Die, Throw, in_order
from rules.core.errors import Illegal, shown
from rules.core.request import Option, Request, option
from rules.intercept_orbit.combat.losses import lose, loss_options, number_of
from rules.intercept_orbit.possession import settle, with_owner
from rules.intercept_orbit.rule import Draft, Event, Question, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Boarding, Dice
from rules.intercept_orbit.state.pools import reds
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, Asset, Phase, State
from rules.intercept_orbit.state.units import YELLOW


class BoardingBegan(Event, frozen=True):
    """Hostile companies cling to this ship: it is fought for by these players."""

    asset: str
    players: tuple[int, ...]
    why: str = "boarding"


@on(BoardingBegan)
def _began(state: State, event: BoardingBegan) -> State:
    return structs.replace(state, boarding=Boarding(done=state.boarding_now.done, ship=event.asset))


class Lent(Event, frozen=True):
    """A player lends its dice to another (None: keeps them), and cannot take the ship this round."""

    player: int
    asset: str
    side: int | None
    why: str = "boarding"


@on(Lent)
def _lent(state: State, event: Lent) -> State:
    now = state.boarding_now
    lent = now.lent if event.side is None else (*now.lent, (event.player, event.side))
    return structs.replace(state, boarding=structs.replace(now, asked=(*now.asked, event.player), lent=lent))


class BoardingRolled(Event, frozen=True):
    """Everybody's dice. ``successes`` (of yellow dice) and ``harm`` (systems to damage) run parallel to ``dice``, lent
    dice added to whom they were lent. ``winner`` takes the ship; None: it stays with its owner."""

    asset: str
    dice: tuple[Dice, ...]
    players: tuple[int, ...]
    successes: tuple[int, ...]
    harm: tuple[int, ...]
    winner: int | None
    why: str = "boarding"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return tuple(Throw(own.dice, own.faces, player=own.player) for own in self.dice if own.dice)


@on(BoardingRolled)
def _rolled(state: State, event: BoardingRolled) -> State:
    harm = tuple((player, count) for player, count in zip(event.players, event.harm, strict=True) if count)
    boarding = structs.replace(state.boarding_now, rolled=True, harm=harm, taker=event.winner)
    return structs.replace(state, boarding=boarding, drawn=state.drawn + sum(len(own.faces) for own in event.dice))


class HarmSpent(Event, frozen=True):
    """A player damages one system of its choice aboard; None: nothing is left to damage."""

    player: int
    asset: str
    target: str | None
    system: str | None = None
    why: str = "boarding"


@on(HarmSpent)
def _harm_spent(state: State, event: HarmSpent) -> State:
    now = state.boarding_now
    (player, count), rest = now.harm[0], now.harm[1:]
    left = () if event.target is None or count <= 1 else ((player, count - 1),)
    return structs.replace(state, boarding=structs.replace(now, harm=(*left, *rest)))


class ShipCaptured(Event, frozen=True):
    """A ship changes hands."""

    asset: str
    before: int
    player: int
    why: str = "ship-capture"

    vacates = True


@on(ShipCaptured)
def _ship_captured(state: State, event: ShipCaptured) -> State:
    return with_owner(state, event.asset, event.player)


class BoardingEnded(Event, frozen=True):
    """The fight for this ship is over."""

    asset: str
    why: str = "boarding"


@on(BoardingEnded)
def _ended(state: State, event: BoardingEnded) -> State:
    return structs.replace(state, boarding=Boarding(done=(*state.boarding_now.done, event.asset)))


def fighters(state: State, ship: Asset, player: int) -> list[Asset]:
    """A player's companies in the fight for a ship that they touch: in flight, or aboard it where it is their own."""
    own = [a for a in state.assets_of(player) if a.kind == COMPANY and measure.touches(state, a, ship)]
    return [a for a in own if a.flying or (a.aboard and a.host == ship.id and player == ship.owner)]


def participants(state: State, ship: Asset) -> tuple[int, ...]:
    """The players who fight for a ship, in tactical order: its owner, and those with companies there."""
    return tuple(p for p in state.order if p == ship.owner or fighters(state, ship, p))


def boarded(state: State) -> list[Asset]:
    """The ships that a hostile company touches and which have not been fought for this round."""
    done = state.boarding_now.done
    found = [a for a in state.there if a.ship and a.id not in done and len(participants(state, a)) > 1]
    return sorted(found, key=lambda a: state.order.index(a.owner))


class Lend(Question):
    """Whether a player lends its dice, where enough fight: ``none`` [lend-none]; ``B`` [lend; side]. Facts: ship. Then
    all roll."""

    kind = "lend"
    why = "boarding"
    at = (Phase.BOARDING,)
    least = "none"

    def is_open(self, state: State) -> bool:
        return state.boarding_now.ship is not None and not state.boarding_now.rolled

    def step(self, draft: Draft) -> bool:
        ship = _fought_for(draft.state)
        if _lender(draft.state, ship) is not None:
            return False
        _roll(draft, ship)
        return True

    def ask(self, state: State) -> Request:
        ship = _fought_for(state)
        lender = present(_lender(state, ship))
        options = [option(state.players[p].letter, "lend", side=p) for p in _borrowers(state, ship, lender)]
        return self.request_to(state, lender, (option("none", "lend-none"), *options), ship.id, ship=ship.id)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Lent(request.player, request.facts["ship"], chosen.facts.get("side")))


class Harm(Question):
    """What a player damages with its dice: ``B1:Rp`` [harm; asset, system, number]; ``B1:white``, ``Bc1:ace``; several
    at once: ``B1:Rp, B1:white``. Facts: ship, count, several."""

    kind = "harm"
    why = "boarding"
    at = (Phase.BOARDING,)

    def is_open(self, state: State) -> bool:
        return bool(state.boarding_now.harm)

    def step(self, draft: Draft) -> bool:
        """Drop damage that has no victim left."""
        ship, player = _fought_for(draft.state), draft.state.boarding_now.harm[0][0]
        if _victims(draft.state, ship, player):
            return False
        draft.emit(HarmSpent(player, ship.id, None))
        return True

    def ask(self, state: State) -> Request:
        ship, (player, count) = _fought_for(state), state.boarding_now.harm[0]
        options = _harms(state, ship, player)
        return self.request_to(state, player, options, ship.id, ship=ship.id, count=count, several=count)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """One hit, or several in their order, no more than there are."""
        parts = text_of(request, choice).split(",")
        if len(parts) > request.facts["count"]:
            raise Illegal("not-an-option", kind=request.kind, choice=shown(choice))
        for part in parts:
            options = _harms(draft.state, draft.state.asset(request.facts["ship"]), request.player)
            chosen = self.read(draft.state, structs.replace(request, options=options), part).facts
            draft.emit(HarmSpent(request.player, request.facts["ship"], chosen["asset"], chosen["system"]))
            lose(draft, chosen["asset"], chosen["system"])

    def choose(self, state: State, request: Request) -> Choice | None:
        """Finish off companies first; a ship that one takes is spared."""

        def worth(item: Option) -> tuple[bool, int]:
            victim = state.asset(item.facts["asset"])
            return victim.id != request.facts["ship"], -victim.dice_left

        return because(max(request.options, key=worth))


def _harms(state: State, ship: Asset, player: int) -> tuple[Option, ...]:
    """What a player may damage in the fight for a ship, each as often as it is there."""
    return tuple(
        option(f"{asset.id}:{what}", "harm", asset=asset.id, system=what, number=number_of(asset, what))
        for asset in _victims(state, ship, player)
        for what in loss_options(asset)
    )


class Fight(Question):
    """The fight for the next boarded ship begins; one whose harm is done ends."""

    at = (Phase.BOARDING,)

    def is_open(self, state: State) -> bool:
        return state.boarding_now.ship is not None or bool(boarded(state))

    def step(self, draft: Draft) -> bool:
        state = draft.state
        if state.boarding_now.ship is None:
            ship = boarded(state)[0]
            draft.emit(BoardingBegan(ship.id, participants(state, ship)))
            return True
        # The winner takes the ship if it and one of the winner's companies are still there.
        ship, taker = _fought_for(state), state.boarding_now.taker
        if taker is not None and ship.alive and any(a.flying for a in fighters(state, ship, taker)):
            draft.emit(ShipCaptured(ship.id, ship.owner, taker))
        draft.emit(BoardingEnded(ship.id))
        settle(draft)
        return True


def _fought_for(state: State) -> Asset:
    return state.asset(present(state.boarding_now.ship))


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


def _pool(state: State, ship: Asset, player: int) -> tuple[Die, ...]:
    """One yellow die for each company and one for an ace; the owner's also the ship's point defense weapons."""
    companies = fighters(state, ship, player)
    dice = ["Y6"] * (len(companies) + any(a.ace for a in companies))
    return in_order((*dice, *(reds(state.profile, ship.systems, Range.POINT) if player == ship.owner else ())))


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
        yellow = (face for die, face in zip(own.dice, own.faces, strict=True) if die[0] == YELLOW)
        successes[to] += sum(1 for face in yellow if face >= profile.boarded)
        harm[to] += sum(profile.harm[face - 1] for face in own.faces)
    winner = _winner(ship, {p: successes[p] for p in players if p not in lent})
    draft.emit(BoardingRolled(ship.id, dice, players, tuple(successes.values()), tuple(harm.values()), winner))


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
