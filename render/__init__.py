"""Pictures: a state or a roll becomes a PNG. Nothing here decides a rule or makes a sentence."""

from __future__ import annotations

from render.board import BoardLabels, draw_board
from render.dice import DiceGroup, Rolled, draw_dice
from render.forces import draw_force
from render.letters import clean
from render.map import Focus, MapLabels, draw_field, draw_map
from render.odds import OddsLabels, draw_odds
from render.png import Picture
from render.states import draw_near, draw_place, draw_plan, draw_state
from render.strips import shown_name

__all__ = [
    "BoardLabels",
    "DiceGroup",
    "Focus",
    "MapLabels",
    "OddsLabels",
    "Picture",
    "Rolled",
    "clean",
    "draw_board",
    "draw_dice",
    "draw_field",
    "draw_force",
    "draw_map",
    "draw_near",
    "draw_odds",
    "draw_place",
    "draw_plan",
    "draw_state",
    "shown_name",
]
