"""Pictures: a state or a roll becomes a PNG. Nothing here decides a rule or makes a sentence."""

from __future__ import annotations

from render.board import BoardLabels, draw_board
from render.company import CompanyLabels, draw_company
from render.dice import DiceGroup, Rolled, draw_dice
from render.letters import clean
from render.odds import OddsLabels, draw_odds
from render.png import Picture
from render.strips import shown_name

__all__ = [
    "BoardLabels",
    "CompanyLabels",
    "DiceGroup",
    "OddsLabels",
    "Picture",
    "Rolled",
    "clean",
    "draw_board",
    "draw_company",
    "draw_dice",
    "draw_odds",
    "shown_name",
]
