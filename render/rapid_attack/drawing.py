"""The pictures of Rapid Attack, MEZ and Unofficial."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from render.charts.tables import CHARTS
from render.drawing import Chart, Drawing
from render.kit.png import Picture
from render.map.window import Focus, MapLabels, draw_map
from render.rapid_attack.board import BoardLabels, draw_board
from rules import Preview
from rules.core.json_input import Facts
from rules.rapid_attack.map.preview import Preview as MapPreview
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import State
from rules.rapid_attack.variants import PROFILES

__all__ = ["DRAWING"]


def _state(state: State, words: Facts) -> Picture:
    return draw_map(state, MapLabels(**words)) if state.mapped else draw_board(state, BoardLabels(**words))


def _plan(state: State, words: Facts, preview: Preview) -> Picture:
    assert isinstance(preview, MapPreview)
    return draw_map(state, MapLabels(**words), focus=Focus.on(preview), preview=preview)


def _place(state: State, words: Facts, at: tuple[float, float]) -> Picture:
    return draw_map(state, MapLabels(**words), focus=Focus.around(at))


def _near(state: State, words: Facts) -> Picture | None:
    return draw_map(state, MapLabels(**words), focus=Focus())


def _chart(draw: Callable[[Mapping[str, str], Profile], Image.Image]) -> Chart:
    return lambda words, ruleset: draw(words, PROFILES[ruleset])


DRAWING = Drawing(_state, _plan, _place, _near, {name: _chart(draw) for name, draw in CHARTS.items()})
