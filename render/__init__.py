"""Pictures: a state, a force or a roll becomes a PNG. Nothing here decides a rule or makes a sentence."""

from render.charts.bracket import BracketMatch, draw_bracket
from render.charts.chances import ChanceChart, ChanceMark, draw_chances
from render.charts.odds import OddsLabels, draw_odds
from render.charts.result import ResultCard, ResultLine, draw_result
from render.charts.roll import DiceGroup, Rolled, draw_dice
from render.charts.standings import StandingsLabels, StandingsLine, draw_standings
from render.emojis import Emoji, draw_emojis
from render.kit.png import Animation, Picture, animate, still
from render.kit.portraits import Side
from render.photo import PLACES, UPLOAD_MAX, made_portrait
from render.rapid_attack.map_picture import draw_field
from render.states import (
    MomentCard,
    board_of,
    draw_chart,
    draw_choice,
    draw_close,
    draw_finale,
    draw_force,
    draw_moment,
    draw_near,
    draw_place,
    draw_plan,
    draw_scene,
    draw_state,
    draw_whole,
    has_moment,
    marks_of,
)

__all__ = [
    "PLACES",
    "UPLOAD_MAX",
    "Animation",
    "BracketMatch",
    "ChanceChart",
    "ChanceMark",
    "DiceGroup",
    "Emoji",
    "MomentCard",
    "OddsLabels",
    "Picture",
    "ResultCard",
    "ResultLine",
    "Rolled",
    "Side",
    "StandingsLabels",
    "StandingsLine",
    "animate",
    "board_of",
    "draw_bracket",
    "draw_chances",
    "draw_chart",
    "draw_choice",
    "draw_close",
    "draw_dice",
    "draw_emojis",
    "draw_field",
    "draw_finale",
    "draw_force",
    "draw_moment",
    "draw_near",
    "draw_odds",
    "draw_place",
    "draw_plan",
    "draw_result",
    "draw_scene",
    "draw_standings",
    "draw_state",
    "draw_whole",
    "has_moment",
    "made_portrait",
    "marks_of",
    "still",
]
