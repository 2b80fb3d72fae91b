"""The pictures of Rapid Attack, MEZ and Unofficial."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.drawing import Chart, Drawing
from render.kit.pillow import Image
from render.kit.png import Picture
from render.map.marks import Marks
from render.rapid_attack.board import BoardLabels, draw_board
from render.rapid_attack.board_data import board_of
from render.rapid_attack.chart_tables import CHARTS
from render.rapid_attack.company_card import CompanyLabels, draw_company
from render.rapid_attack.map_picture import Focus, MapLabels, draw_map, map_image
from render.rapid_attack.map_scene import strike_of
from rules import Preview
from rules.core.json_input import Facts
from rules.rapid_attack.company.analysis import CompanyAnalysis
from rules.rapid_attack.company.company import Company
from rules.rapid_attack.map.preview import Preview as MapPreview
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import State
from rules.rapid_attack.variants import PROFILES

__all__ = ["DRAWING"]


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


def _card(force: object, analysis: object, words: Facts) -> Picture:
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
    cards={"frames": _card},
    board=board_of,
)
