"""Fold boarding actions."""

from __future__ import annotations

from msgspec import structs

from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.state.state import Boarding, State

__all__: list[str] = []

_set = structs.replace


@on(ev.BoardingBegan)
def _began(state: State, event: ev.BoardingBegan) -> State:
    return _set(state, boarding=Boarding(done=state.boarding_now.done, ship=event.asset))


@on(ev.Lent)
def _lent(state: State, event: ev.Lent) -> State:
    now = state.boarding_now
    lent = now.lent if event.side is None else (*now.lent, (event.player, event.side))
    return _set(state, boarding=_set(now, asked=(*now.asked, event.player), lent=lent))


@on(ev.BoardingRolled)
def _rolled(state: State, event: ev.BoardingRolled) -> State:
    harm = tuple((player, count) for player, count in zip(event.players, event.harm, strict=True) if count)
    boarding = _set(state.boarding_now, rolled=True, harm=harm, taker=event.winner)
    return _set(state, boarding=boarding, drawn=state.drawn + sum(len(own.faces) for own in event.dice))


@on(ev.HarmSpent)
def _harm_spent(state: State, event: ev.HarmSpent) -> State:
    now = state.boarding_now
    (player, count), rest = now.harm[0], now.harm[1:]
    left = () if event.target is None or count <= 1 else ((player, count - 1),)
    return _set(state, boarding=_set(now, harm=(*left, *rest)))


@on(ev.BoardingEnded)
def _ended(state: State, event: ev.BoardingEnded) -> State:
    return _set(state, boarding=Boarding(done=(*state.boarding_now.done, event.asset)))
