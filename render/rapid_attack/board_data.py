"""A state of Rapid Attack as data for the page."""

from __future__ import annotations

from collections.abc import Iterator

from render.kit.typeface import clean
from render.rapid_attack import status
from render.rapid_attack.frame_card import frame_name
from render.rapid_attack.map_scene import scene_of
from render.scene import GROUND, TABLE, Action, Board, Card, Countdown, Post
from rules import Preview
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.map.preview import Preview as MapPreview
from rules.rapid_attack.state import NOTHING, TERRAIN, Frame, State, is_terrain

__all__ = ["board_of"]


def board_of(state: State, preview: Preview | None = None) -> Board:
    """Everything on the board, with a planned place in its scene."""
    planned = preview if isinstance(preview, MapPreview) else None
    return Board(
        kind=GROUND if state.mapped else TABLE,
        sides=tuple(status.score_of(state, place) for place in range(len(state.order))),
        clock=Countdown(*status.clock_of(state)),
        cards=tuple(_card(state, frame) for frame in state.frames),
        posts=tuple(_posts(state)),
        action=_action(state) if state.stack else None,
        map=scene_of(state, planned) if state.mapped else None,
    )


def _card(state: State, frame: Frame) -> Card:
    return Card(
        id=frame.id,
        owner=frame.owner,
        name=frame_name(frame),
        part=status.part_of(state, frame),
        targeted=bool(state.stack) and state.stack[-1].target == frame.id and frame.alive,
        systems=frame.systems,
        lost=frame.lost,
        white=frame.white,
        whole=max(state.profile.white, frame.white),
        rockets=frame.rockets,
        defense=frame.defense,
        defense_die=frame.defense_die,
        spots=() if frame.spot is None else ((frame.spot_die or "", frame.spot),),
        posts=frame.declared_near,
    )


def _posts(state: State) -> Iterator[Post]:
    for station in state.stations:
        near = tuple(frame.id for frame in state.frames if station.id in frame.declared_near)
        yield Post(station.id, station.holder, near)


def _action(state: State) -> Action:
    act = state.stack[-1]
    return Action(
        unit=act.frame,
        target=_target(state, act.target),
        range="" if act.range is None else RANGE_OF[act.range],
        dice=tuple(status.shown_dice(act)),
        waiting=tuple(other.frame for other in reversed(state.stack[:-1])),
    )


def _target(state: State, target: str) -> str:
    """A frame's id, ``terrain``, or the id and kind of a piece."""
    if target in (NOTHING, TERRAIN) or not is_terrain(target):
        return "" if target == NOTHING else target
    return f"{target} {clean(state.piece(target).name)}"
