"""Which card a force has: by the style that its builder names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.intercept_orbit.fleet_card import FleetLabels, draw_fleet
from render.kit.png import Picture
from render.rapid_attack.company_card import CompanyLabels, draw_company

__all__ = ["draw_force"]

CARDS: dict[str, Callable[[Any, Any, Mapping[str, Any]], Picture]] = {
    "frames": lambda force, analysis, words: draw_company(force, analysis, CompanyLabels(**words)),
    "fleet": lambda force, analysis, words: draw_fleet(force, analysis, FleetLabels(**words)),
}
"""By style; a new one is entered here."""


def draw_force(style: str, force: Any, analysis: Any, words: Mapping[str, Any]) -> Picture:
    """The card of a company, a team or a fleet. ``words`` are those of ``text.company.card_labels``.

    May be called from several threads at once.
    """
    return CARDS[style](force, analysis, words)
