"""What a family of games draws: declared once, in a module that its ``Family`` names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from msgspec import Struct, field
from PIL import Image

from render.kit.png import Picture
from rules import Preview
from rules.core.json_input import Facts

__all__ = ["Chart", "Drawing"]

S = TypeVar("S")
Chart = Callable[[Mapping[str, str], str], Image.Image]
"""A chart of the rulebook, from its words (plain text) and the ruleset whose numbers it has."""


class Drawing(Struct, Generic[S], frozen=True):
    """The pictures of a family. Words are those of ``text.board_labels``; points are in ruler units.

    ``state``: the board. On maps: ``plan``, a place that is tried out and what would follow; ``place``, what lies
    around a point; ``near``, a close-up of where the action is, None where the whole map shows enough. ``charts``:
    those of the family's rulebook, by name.
    """

    state: Callable[[S, Facts], Picture]
    plan: Callable[[S, Facts, Preview], Picture] | None = None
    place: Callable[[S, Facts, tuple[float, float]], Picture] | None = None
    near: Callable[[S, Facts], Picture | None] | None = None
    charts: Mapping[str, Chart] = field(default_factory=dict)
