"""The card of a force, as the family of its style declares it."""

from __future__ import annotations

from collections.abc import Mapping

from render.drawing import Card, drawing_of
from render.kit.png import Picture
from rules.core.json_input import Facts
from rules.games import Gathered

__all__ = ["CARDS", "draw_force"]

CARDS: Mapping[str, Card] = Gathered(lambda family: drawing_of(family.id).cards)
"""The cards of forces, by style."""


def draw_force(style: str, force: object, analysis: object, words: Facts) -> Picture:
    """Draw the card of a company, a team or a fleet. ``words``: those of ``text.company.card_labels``. Thread-safe."""
    return CARDS[style](force, analysis, words)
