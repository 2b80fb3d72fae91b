"""Pictures: a state or a roll becomes a PNG. Nothing here decides a rule or makes a sentence."""

from __future__ import annotations

from render.charts.odds import OddsLabels, draw_odds
from render.forces import draw_force
from render.kit.dice import DiceGroup, Rolled, draw_dice
from render.kit.png import Picture
from render.kit.typeface import clean
from render.map.window import Focus, MapLabels, draw_field, draw_map
from render.rapid_attack.board import BoardLabels, draw_board
from render.rapid_attack.strips import shown_name
from render.states import draw_near, draw_place, draw_plan, draw_state

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
