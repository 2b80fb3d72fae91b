"""The charts of the rulebook, as the families declare them."""

from __future__ import annotations

from collections.abc import Mapping

from render.drawing import Chart, drawing_of
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.typeface import clean
from rules.games import Gathered

__all__ = ["CHARTS", "chart_image", "draw_chart"]

CHARTS: Mapping[str, Chart] = Gathered(lambda family: drawing_of(family.id).charts)
"""The charts of the rulebook, by name."""


def draw_chart(chart: str, words: Mapping[str, str], ruleset: str) -> Picture:
    """Draw a chart as a PNG, 800 pixels wide. ``words``: those of ``text.rulebook.pages.chart_words``.

    Raises ``KeyError`` for an unknown chart or a missing word.
    """
    return encode(chart_image(chart, words, ruleset))


def chart_image(chart: str, words: Mapping[str, str], ruleset: str) -> Image.Image:
    """Draw a chart as an image."""
    return CHARTS[chart]({name: clean(word) for name, word in words.items()}, ruleset)
