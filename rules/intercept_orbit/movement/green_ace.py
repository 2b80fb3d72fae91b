"""Green aces: the ships that they touch, which they move, turn, and keep from colliding (rulebook: "Move" of "A Frame
Company's Turn", "Build Your Fleet")."""

from __future__ import annotations

from rules.core.request import Option, option
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import contacts
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import Activation, Asset, State

__all__ = ["HOW", "aboard", "early", "late", "nudge", "nudges"]

HOW = ("left", "right", *measure.COMPASS)
"""A click to either side, or a unit in a direction."""


def aboard(state: State, *ships: Asset) -> tuple[Asset, ...]:
    """The green aces that cling to these ships."""
    return tuple(a for ship in ships if ship.ship for a in state.touching(ship.id) if _flies(a))


def _flies(company: Asset) -> bool:
    return company.flying and company.ace == "G"


def _touching(state: State, ship: Asset) -> list[Asset]:
    """The green aces that touch a ship and have not moved or turned it in its turn yet."""
    found = (a for a in state.there if _flies(a) and measure.touches(state, a, ship))
    used = state.act.aces if state.stack else ()
    return [a for a in found if a.id not in used]


def nudges(state: State, act: Activation) -> list[Option]:
    """The ships that a player's green ace may move or turn now: in its turn each that it touches, in a ship's turn that
    ship; each once."""
    asset = state.asset(act.asset)
    if asset.ship:
        pairs = [(ace, asset) for ace in _touching(state, asset) if ace.owner == asset.owner]
    else:
        ships = (a for a in state.there if a.ship and a.id not in act.nudged)
        pairs = [(asset, ship) for ship in ships if _flies(asset) and measure.touches(state, asset, ship)]
    return [
        option(f"nudge:{ship.id}:{how}", "nudge", asset=ship.id, how=how, company=ace.id)
        for ace, ship in pairs
        for how in HOW
    ]


def early(state: State, act: Activation) -> Asset | None:
    """Another player's green ace at a ship that has not moved yet, which is asked whether it moves or turns the ship
    now."""
    ship = state.asset(act.asset)
    found = _foreign(state, ship) if ship.ship and not act.moved else []
    return next((ace for ace in found if ace.id not in act.waiting), None)


def late(state: State, ship: Asset) -> Asset | None:
    """Another player's green ace at a ship that has moved."""
    found = _foreign(state, ship) if ship.ship else []
    return next((ace for ace in found if ace.id not in state.journey_now.nudged), None)


def _foreign(state: State, ship: Asset) -> list[Asset]:
    """In tactical order."""
    found = [ace for ace in _touching(state, ship) if ace.owner != ship.owner]
    return sorted(found, key=lambda ace: state.order.index(ace.owner))


def nudge(draft: Draft, company: str, asset: str, how: str) -> None:
    """Let a green ace move or turn a ship that it touches."""
    before = draft.state.asset(asset)
    at, heading = measure.nudged(draft.state, before, how)
    draft.emit(ev.Nudged(company, asset, how, at, heading))
    contacts.shift(draft, before)
    settle(draft)
