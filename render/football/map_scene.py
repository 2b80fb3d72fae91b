"""The scene of a match on its pitch: tokens, the ball, the line of a kick, open ground, a planned way."""

from collections.abc import Iterator

from render.battlefield.scene import Aim, Lengths, Scene, Token, Way
from render.football.board import part_of
from render.kit.typeface import decimal_text
from render.map.overlay import OpenGround
from render.map.tags import way_text
from rules import ruleset_of
from rules.field import Point
from rules.football import pitch, sights
from rules.football.place import Preview
from rules.football.state import GOAL, State, Unit
from rules.frames.loadout import RANGE_OF

_MOVE, _FUMBLE = "move", "fumble"


def scene_of(state: State, preview: Preview | None, decimal: str, ball_beside: float) -> Scene:
    """The scene of a match; with a preview the planned place instead of the current action.

    ``ball_beside``: the distance of a held ball from its holder, both ways.
    """
    for spot in () if preview is None else preview.spots:
        state = state.with_unit(spot.unit, at=spot.at)
    return Scene(
        size=state.profile.length,
        lengths=Lengths(state.profile.ruler, state.profile.radius),
        tokens=tuple(_tokens(state, preview)),
        open_ground=_open_ground(state),
        aim=_aim(state, preview, decimal),
        way=None if preview is None or preview.verb == _FUMBLE or preview.spots else _way(state, preview, decimal),
        ball=_ball(state, preview, ball_beside),
    )


def points_of_action(state: State) -> Iterator[Point]:
    """The points of the ball, of the target and of the acting unit."""
    ball = pitch.ball_at(state)
    if ball is not None:
        yield ball
    aim = _aim(state, None, ".")
    if aim is not None:
        yield aim.end
    if state.stack:
        at = state.unit(state.stack[-1].unit).at
        if at is not None:
            yield at


def _tokens(state: State, preview: Preview | None) -> Iterator[Token]:
    fumbled = preview is not None and preview.verb == _FUMBLE
    holder = preview.taker if preview is not None and fumbled else state.ball.holder
    for unit in state.units:
        if unit.at is not None:
            yield _token(state, unit, unit.at, holder)


def _token(state: State, unit: Unit, at: Point, holder: str | None) -> Token:
    numbers = [slot.values[0] for slot in state.initiative if slot.unit == unit.id and not unit.gone]
    return Token(
        id=unit.id,
        owner=unit.owner,
        at=at,
        part=part_of(state, unit),
        targeted=bool(state.stack) and state.act.aims and state.act.target == unit.id,
        defense=unit.defense,
        defense_die=unit.defense_die,
        spot=unit.spot,
        spot_die=unit.spot_die,
        systems=unit.systems,
        lost=unit.lost,
        initiative=numbers[0] if numbers else None,
        initiative_die=state.profile.initiative,
        has_ball=holder == unit.id,
    )


def _ball(state: State, preview: Preview | None, beside: float) -> Point | None:
    """The place of the drawn ball: beside the base of its holder."""
    if preview is not None and preview.verb == _FUMBLE:
        return preview.at
    carried = preview is not None and preview.item == state.ball.holder and preview.verb == _MOVE
    at = preview.at if preview is not None and carried else pitch.ball_at(state)
    if at is None or state.ball.holder is None:
        return at
    return at[0] + beside, at[1] + beside


def _open_ground(state: State) -> OpenGround | None:
    maps = ruleset_of(state).maps
    ground = None if maps is None else maps.open_ground(state)
    if ground is None or not ground.polygons:
        return None
    placing = None if state.restart is None else state.restart.placing
    item = placing or (state.stack[-1].unit if state.stack else None)
    return OpenGround(ground.polygons, ground.holes, None if item is None else state.unit(item).owner)


def _aim(state: State, preview: Preview | None, decimal: str) -> Aim | None:
    """The line of a kick, steal or tackle, from the place of the unit or its planned place."""
    act = state.stack[-1] if state.stack else None
    if act is None or not act.aims or (preview is not None and preview.verb != _MOVE):
        return None
    if preview is not None and preview.reach == "ball":
        return None
    if preview is not None:
        state = state.with_unit(act.unit, at=preview.at)
    start = state.unit(act.unit).at
    if start is None or (act.target != GOAL and state.unit(act.target).at is None):
        return None
    # Only a kick goes past the units in its line.
    kick = act.target == GOAL or state.unit(act.target).owner == state.unit(act.unit).owner
    return Aim(
        start=start,
        end=sights.aim(state, act.unit, act.target),
        covers=tuple(sights.in_line(state, act.unit, act.target) if kick else ()),
        distance=decimal_text(sights.distance_to(state, state.unit(act.unit), act.target), decimal),
        system="Rd" if act.range is None else RANGE_OF[act.range],
    )


def _way(state: State, preview: Preview, decimal: str) -> Way:
    return Way(preview.way or (preview.at,), way_text(preview, decimal), state.unit(preview.item).owner)
