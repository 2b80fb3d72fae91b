"""The pictures of a family: declared once, in a module that its ``Family`` names."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct, field

from render.kit.pillow import Image
from render.kit.png import Picture
from render.map.marks import Marks, Strike
from render.scene import Board
from rules import FAMILIES, Event, Preview
from rules.core.json_input import Facts

S = TypeVar("S")
Chart: TypeAlias = "Callable[[Mapping[str, str], str], Image.Image]"
"""Draws a chart of the rulebook from its words (plain text) and the ruleset with its numbers."""
Card = Callable[[object, object, Facts], Picture]
"""Draws the card of a force from the force, its analysis (both of the builder's types) and its words."""


def _no_strike(event: Event, state: object) -> Strike | None:
    return None


class Moment(Struct, Generic[S], frozen=True):
    """The card of an event, drawn from the state after it; ``worth``: whether this one has a card."""

    draw: Callable[[S, Event, Facts], Picture]
    worth: Callable[[S, Event], bool] = lambda state, event: True


class Drawing(Struct, Generic[S], frozen=True):
    """The pictures of a family. Words are those of ``Narrator.board_labels``; points are in ruler units.

    ``state``: the board, ``board`` the same as data, with a planned place; ``scene``: the same with marks for what
    happened since the last one, ``strike``: the attack that an event resolves, given the state after it: both for
    replays of maps. On maps: ``plan``, a planned place and what would follow; ``place``, the surroundings of a point;
    ``near``, a close-up of the action, None where the whole map shows enough; ``whole``, all of the map and nothing
    around it, for the card of the result. ``moments``: cards of events worth one (a goal, half-time), by the event's
    type, drawn from the state after it; the story attaches the last one of a finished chapter to its message, at any
    table, in place of the close-up. ``charts``: those of the family's rulebook, by name. ``cards``: of the forces that
    its builder builds, by style.
    """

    state: Callable[[S, Facts], Picture]
    plan: Callable[[S, Facts, Preview], Picture] | None = None
    place: Callable[[S, Facts, tuple[float, float]], Picture] | None = None
    near: Callable[[S, Facts], Picture | None] | None = None
    whole: Callable[[S, Facts], Image.Image] | None = None
    moments: Mapping[type[Event], Moment[S]] = field(default_factory=dict)
    scene: Callable[[S, Facts, Marks], Picture] | None = None
    strike: Callable[[Event, S], Strike | None] = _no_strike
    charts: Mapping[str, Chart] = field(default_factory=dict)
    cards: Mapping[str, Card] = field(default_factory=dict)
    board: Callable[[S, Preview | None], Board] | None = None


@cache
def drawing_of(family: str) -> Drawing[Any]:
    """The pictures that a family declares."""
    drawing: Drawing[Any] = pkgutil.resolve_name(FAMILIES[family].drawing)
    return drawing
