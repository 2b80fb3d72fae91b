"""What only some games can do, as plain functions of a state: for tests that know which game they play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules import Adjudicated, Dice, Event, Request, State, ruleset_for, ruleset_of
from rules.campaign.roster import Unit
from rules.core.dice import Throw
from rules.core.json_input import Facts
from rules.field import Point
from rules.field.open_ground import OpenGround


def _maps(state: State) -> Any:
    maps = ruleset_of(state).maps
    assert maps is not None
    return maps


def preview(state: State, request: Request, choice: object) -> Any:
    """What an answer to a ``where`` request would bring."""
    return _maps(state).preview(state, request, choice)


def open_ground(state: State) -> OpenGround:
    """Where the item of a ``where`` request may go."""
    found: OpenGround = _maps(state).open_ground(state)
    return found


def positions(state: State) -> Mapping[str, Point]:
    """Points of things on the map, by id."""
    found: Mapping[str, Point] = _maps(state).positions(state)
    return found


def locate(state: State, name: str | None) -> Point:
    """The point of a thing, a cell or a written point."""
    found: Point = _maps(state).locate(state, name)
    return found


def order(state: State, player: int, wanted: Facts, dice: Dice) -> Adjudicated[Any]:
    """A player's standing orders, changed."""
    orders = ruleset_of(state).orders
    assert orders is not None
    return orders.change(state, player, wanted, dice)


def view(state: State, player: int | None) -> Any:
    """The state as a player may see it."""
    secrets = ruleset_of(state).secrets
    return state if secrets is None else secrets.view(state, player)


def sealed(event: Event) -> Event:
    """The event without what stays secret."""
    secrets = ruleset_for(event).secrets
    return event if secrets is None else secrets.sealed(event)


def throws(before: State | None, event: Event) -> tuple[Throw, ...]:
    """The dice that fell in an event."""
    return ruleset_for(event).throws(before, event)


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """A player's units as a game leaves them."""
    campaign = ruleset_of(state).campaign
    assert campaign is not None
    return campaign.returned(state, player)


def prospect(state: State, actor: str, value: int) -> Facts | None:
    """The chances of an attack with a die of that value."""
    return ruleset_of(state).prospect(state, actor, value)
