"""The pictures of Rapid Attack, MEZ and Unofficial, and their board as data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from render.drawing import Chart, Drawing
from render.kit.pillow import Image
from render.kit.png import Picture
from render.kit.typeface import clean
from render.map.marks import Marks
from render.rapid_attack import status
from render.rapid_attack.board import BoardLabels, draw_board
from render.rapid_attack.charts import CHARTS
from render.rapid_attack.company_card import CompanyLabels, draw_company
from render.rapid_attack.frame_card import frame_name
from render.rapid_attack.map_picture import Focus, MapLabels, draw_map, map_image
from render.rapid_attack.map_scene import scene_of, strike_of
from render.scene import GROUND, TABLE, Action, Board, Card, Countdown, Post
from rules import Preview
from rules.companies.analysis import CompanyAnalysis
from rules.companies.company import Company
from rules.core.json_input import Facts
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.map.preview import Preview as MapPreview
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import NOTHING, TERRAIN, Frame, State, is_terrain
from rules.rapid_attack.variants import PROFILES

# -- the board as data for the page -----------------------------------------------------------------------------------


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


# -- the pictures -----------------------------------------------------------------------------------------------------


def _state(state: State, words: Facts) -> Picture:
    return draw_map(state, MapLabels(**words)) if state.mapped else draw_board(state, BoardLabels(**words))


def _plan(state: State, words: Facts, preview: Preview) -> Picture:
    assert isinstance(preview, MapPreview)
    focus = Focus.on(preview, state.profile.ruler)
    return draw_map(state, MapLabels(**words), focus=focus, preview=preview)


def _place(state: State, words: Facts, at: tuple[float, float]) -> Picture:
    return draw_map(state, MapLabels(**words), focus=Focus.around(at))


def _scene(state: State, words: Facts, marks: Marks) -> Picture:
    return draw_map(state, MapLabels(**words), marks=marks)


def _near(state: State, words: Facts) -> Picture | None:
    return draw_map(state, MapLabels(**words), focus=Focus())


def _whole(state: State, words: Facts) -> Image.Image:
    size = state.battlefield.size
    labels = MapLabels(**{**words, "decision": "", "deciding": ()})
    return map_image(state, labels, focus=Focus(points=((0.0, 0.0), (size, size))))[0]


def _chart(draw: Callable[[Mapping[str, str], Profile], Image.Image]) -> Chart:
    return lambda words, ruleset: draw(words, PROFILES[ruleset])


def _force_card(force: object, analysis: object, words: Facts) -> Picture:
    assert isinstance(force, Company)
    assert isinstance(analysis, CompanyAnalysis)
    return draw_company(force, analysis, CompanyLabels(**words))


DRAWING = Drawing(
    _state,
    _plan,
    _place,
    _near,
    _whole,
    scene=_scene,
    strike=strike_of,
    charts={name: _chart(draw) for name, draw in CHARTS.items()},
    cards={"frames": _force_card},
    board=board_of,
)
