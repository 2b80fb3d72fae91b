"""A match as data for the page."""

from __future__ import annotations

from render.football import status
from render.football.map_scene import scene_of
from render.kit.scoreboard import PlayerScore, player_name
from render.kit.typeface import clean
from render.scene import PITCH, TABLE, Action, Board, Card, Countdown, Pitch
from rules import Preview
from rules.football.map.preview import Preview as MapPreview
from rules.football.state import NOTHING, State, Unit
from rules.frames.loadout import RANGE_OF

__all__ = ["board_of"]

_BESIDE = 0.42
"""The distance of a held ball from its holder, both ways."""


def board_of(state: State, preview: Preview | None = None) -> Board:
    """Everything on the board, with a planned place in its scene."""
    planned = preview if isinstance(preview, MapPreview) else None
    profile, ends = state.profile, state.ends
    return Board(
        kind=PITCH if state.mapped else TABLE,
        sides=tuple(_side(state, player) for player in ends),
        clock=Countdown(state.turn, profile.turns, profile.half),
        cards=tuple(_card(state, unit) for unit in state.units),
        action=_action(state) if state.stack else None,
        pitch=Pitch(profile.length, profile.width, profile.goal, ends if state.sided else ()),
        map=scene_of(state, planned, ".", _BESIDE) if state.mapped else None,
    )


def _side(state: State, player: int) -> PlayerScore:
    seat = state.players[player]
    won = state.outcome is not None and player in state.outcome.winners
    return PlayerScore(player, player_name(seat), "", seat.score, won=won)


def _card(state: State, unit: Unit) -> Card:
    numbers = [slot.values[0] for slot in state.initiative if slot.unit == unit.id and not unit.gone]
    return Card(
        id=unit.id,
        owner=unit.owner,
        name="" if unit.name == unit.id else clean(unit.name),
        part=status.part_of(state, unit),
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
        dice=tuple(status.shown_dice(act)),
        waiting=tuple(other.unit for other in reversed(state.stack[:-1])),
    )
