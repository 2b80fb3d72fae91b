"""The pictures of Rapid Attack, MEZ and Unofficial, and their board as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.drawing import Chart, Drawing
from render.kit.pillow import Image
from render.kit.png import Picture
from render.map.marks import Marks
from render.rapid_attack import status
from render.rapid_attack.board import BoardLabels, draw_board
from render.rapid_attack.charts import CHARTS
from render.rapid_attack.company_card import CompanyLabels, draw_company
from render.rapid_attack.map_picture import Focus, MapLabels, draw_map, map_image
from render.rapid_attack.map_scene import scene_of, strike_of
from render.scene import GROUND, TABLE, Board, Countdown
from rules import Preview
from rules.companies.analysis import CompanyAnalysis
from rules.companies.company import Company
from rules.core.json_input import Facts
from rules.rapid_attack.map.preview import Preview as MapPreview
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import State
from rules.rapid_attack.variants import PROFILES

# -- the board as data for the page -----------------------------------------------------------------------------------


def board_of(state: State, preview: Preview | None = None) -> Board:
    """Everything on the board, with a planned place in its scene."""
    planned = preview if isinstance(preview, MapPreview) else None
    return Board(
        kind=GROUND if state.mapped else TABLE,
        sides=tuple(status.score_of(state, place) for place in range(len(state.order))),
        clock=Countdown(*status.clock_of(state)),
        cards=tuple(status.card_of(state, frame) for frame in state.frames),
        posts=tuple(status.posts_of(state)),
        action=status.action_of(state) if state.stack else None,
        map=scene_of(state, planned) if state.mapped else None,
    )


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
