"""The pictures of football, and its board as data."""

from __future__ import annotations

from render.drawing import Drawing
from render.football import board
from render.football.board import draw_match
from render.football.map_picture import draw_ball, draw_marked, draw_pitch, draw_place, pitch_image
from render.football.map_scene import scene_of
from render.football.moments import MOMENTS
from render.kit.pillow import Image
from render.kit.png import Picture
from render.kit.scoreboard import score_of
from render.kit.typeface import clean
from render.map.marks import Strike
from render.scene import PITCH, TABLE, Action, Board, Card, Countdown, Pitch
from rules import Event, Preview
from rules.core.json_input import Facts
from rules.football.kick import Kicked
from rules.football.place import Preview as MapPreview
from rules.football.sights import aim
from rules.football.state import NOTHING, State, Unit
from rules.football.steal import Tackled
from rules.frames.loadout import RANGE_OF

# -- the board as data for the page -----------------------------------------------------------------------------------

_BESIDE = 0.42
"""The distance of a held ball from its holder, both ways."""


def board_of(state: State, preview: Preview | None = None) -> Board:
    """Everything on the board, with a planned place in its scene."""
    planned = preview if isinstance(preview, MapPreview) else None
    profile, ends = state.profile, state.ends
    return Board(
        kind=PITCH if state.mapped else TABLE,
        sides=tuple(score_of(state, player) for player in ends),
        clock=Countdown(state.turn, profile.turns, profile.half),
        cards=tuple(_card(state, unit) for unit in state.units),
        action=_action(state) if state.stack else None,
        pitch=Pitch(profile.length, profile.width, profile.goal, ends if state.sided else ()),
        map=scene_of(state, planned, ".", _BESIDE) if state.mapped else None,
        frame=(0.0, 0.0, profile.length, profile.width) if state.mapped else None,
        around=profile.margin,
    )


def _card(state: State, unit: Unit) -> Card:
    numbers = [slot.values[0] for slot in state.initiative if slot.unit == unit.id and not unit.gone]
    return Card(
        id=unit.id,
        owner=unit.owner,
        name="" if unit.name == unit.id else clean(unit.name),
        part=board.part_of(state, unit),
        targeted=bool(state.stack) and state.stack[-1].target == unit.id,
        systems=unit.systems,
        lost=unit.lost,
        defense=unit.defense,
        defense_die=unit.defense_die,
        spots=() if unit.spot is None else ((unit.spot_die or "", unit.spot),),
        initiative=numbers[0] if numbers else None,
        initiative_die=state.profile.initiative,
        has_ball=state.ball.holder == unit.id,
    )


def _action(state: State) -> Action:
    act = state.stack[-1]
    return Action(
        unit=act.unit,
        target="" if act.target == NOTHING else act.target,
        range="" if act.range is None else RANGE_OF[act.range],
        dice=tuple(board.shown_dice(act)),
        waiting=tuple(other.unit for other in reversed(state.stack[:-1])),
    )


# -- the pictures -----------------------------------------------------------------------------------------------------


def _state(state: State, words: Facts) -> Picture:
    return draw_pitch(state, words) if state.mapped else draw_match(state, words)


def _plan(state: State, words: Facts, preview: Preview) -> Picture:
    assert isinstance(preview, MapPreview)
    return draw_pitch(state, words, preview)


def _whole(state: State, words: Facts) -> Image.Image:
    corners = (0.0, 0.0), (float(state.profile.length), float(state.profile.width))
    return pitch_image(state, {**words, "decision": "", "deciding": ()}, around=corners)


def _strike(event: Event, state: State) -> Strike | None:
    if not isinstance(event, Kicked | Tackled):
        return None
    start = state.unit(event.unit).at
    return None if start is None else Strike(start, aim(state, event.unit, event.target), event.hits)


DRAWING = Drawing(
    _state, _plan, draw_place, draw_ball, _whole, MOMENTS, scene=draw_marked, strike=_strike, board=board_of
)
