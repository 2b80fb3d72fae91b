"""The picture of a state: drawn as its family declares (``render.drawing``)."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any

from PIL import Image

from render.drawing import Chart, Drawing
from render.kit.png import Picture, encode
from render.kit.typeface import clean
from rules import FAMILIES, Preview, State
from rules.core.json_input import Facts
from rules.games import Gathered

__all__ = ["CHARTS", "chart_image", "draw_chart", "draw_near", "draw_place", "draw_plan", "draw_state"]


@cache
def _drawing(family: str) -> Drawing[Any]:
    drawing: Drawing[Any] = pkgutil.resolve_name(FAMILIES[family].drawing)
    return drawing


CHARTS: Mapping[str, Chart] = Gathered(lambda family: _drawing(family.id).charts)
"""The charts of the rulebook, by name."""


def chart_image(chart: str, words: Mapping[str, str], ruleset: str) -> Image.Image:
    """A chart of the rulebook, 800 pixels wide; ``words`` are those of ``text.rulebook.pages.chart_words``.

    Raises ``KeyError`` for a chart or a word that is missing.
    """
    return CHARTS[chart]({name: clean(word) for name, word in words.items()}, ruleset)


def draw_chart(chart: str, words: Mapping[str, str], ruleset: str) -> Picture:
    """The same as a PNG."""
    return encode(chart_image(chart, words, ruleset))


def draw_state(state: State, words: Facts) -> Picture:
    """The board of a game. ``words`` are those of ``text.board_labels``. May be called from several threads at once."""
    return _drawing(state.family).state(state, words)


def draw_plan(state: State, words: Facts, preview: Preview) -> Picture:
    """A place that is tried out, the way to it, and what would follow. For games with maps."""
    plan = _drawing(state.family).plan
    assert plan is not None
    return plan(state, words, preview)


def draw_place(state: State, words: Facts, at: tuple[float, float]) -> Picture:
    """What lies around a point of the map. For games with maps."""
    place = _drawing(state.family).place
    assert place is not None
    return place(state, words, at)


def draw_near(state: State, words: Facts) -> Picture | None:
    """A close-up of where the action is; None where the whole map shows enough."""
    near = _drawing(state.family).near
    return None if near is None else near(state, words)
