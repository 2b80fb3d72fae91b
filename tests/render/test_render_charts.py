"""Charts: what they show follows from the rules, and no words run over anything."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from render.charts import hit_table
from render.intercept_orbit import charts as orbit_charts
from render.kit import icons, sheet, widgets
from render.kit.boxes import Box
from render.kit.palette import PAGE, Colour
from render.rapid_attack import charts
from render.states import chart_image, draw_chart
from rules.rapid_attack.profile import RAPID_ATTACK
from rules.rapid_attack.variants import MEZ
from tests.render.golden import check_golden
from tests.render.watching import Written, apart, watch_writing
from text.rulebook import CHARTS, TOPICS, chart_words, own_ruleset

TOPIC_OF = {topic.chart: topic.id for topic in TOPICS.values()}
EVERY = [(chart, locale, profile) for chart in CHARTS for locale in ("en", "fr") for profile in (RAPID_ATTACK, MEZ)]
NAMES = [f"{chart}-{locale}-{profile.id}" for chart, locale, profile in EVERY]
WRITING = (sheet, charts, orbit_charts)
"""The modules that write on charts."""


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Every text, die, tile and icon that is put on a picture, with its box; circles lie under numbers on purpose."""
    seen = watch_writing(monkeypatch, *WRITING)
    lay, stamp = widgets.lay, icons.stamp

    def watch_lay(image: Image.Image, sprite: Image.Image, centre: tuple[int, int]) -> None:
        lay(image, sprite, centre)
        seen.append(Written(image, _around(centre, sprite.width * 4 // 5), ""))

    def watch_stamp(image: Image.Image, name: str, centre: tuple[int, int], size: int, colour: Colour) -> None:
        stamp(image, name, centre, size, colour)
        if name != "circle":
            seen.append(Written(image, _around(centre, size), ""))

    monkeypatch.setattr(widgets, "lay", watch_lay)
    for module in (charts, orbit_charts, hit_table):
        monkeypatch.setattr(module, "stamp", watch_stamp)
    return seen


def _around(centre: tuple[int, int], size: int) -> Box:
    return Box(centre[0] - size // 2, centre[1] - size // 2, size, size)


def _chart(chart: str, locale: str, profile: Any) -> tuple[str, dict[str, str], str]:
    """A chart with its words and the ruleset whose numbers it has, for readers of a ruleset."""
    topic = TOPIC_OF[chart]
    return chart, chart_words(locale, topic, profile.id), own_ruleset(topic, profile.id)


def _check(image: Image.Image, seen: list[Written]) -> None:
    boxes = [box for on, box, _ in seen if on is image]
    assert len(boxes) > 6
    for box in boxes:
        assert box.x >= 8
        assert box.y >= 8
        assert box.right <= image.width - 8
        assert box.bottom <= image.height - 8
    for one, other in combinations(boxes, 2):
        assert apart(one, other), (one, other)


@pytest.mark.long(after=23)
@pytest.mark.parametrize(("chart", "locale", "profile"), EVERY, ids=NAMES)
def test_nothing_lies_over_anything(placed: list[Written], chart: str, locale: str, profile: Any) -> None:
    _check(chart_image(*_chart(chart, locale, profile)), placed)


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.parametrize(
    "word", ["W" * 400, "word " * 80, "☃ 漢字 🤖 مرحبا", ""], ids=["long", "many", "foreign", "none"]
)
def test_any_words_find_room(placed: list[Written], chart: str, word: str) -> None:
    image = chart_image(chart, dict.fromkeys(CHARTS[chart].split(), word), _chart(chart, "en", RAPID_ATTACK)[2])
    boxes = [box for on, box, _ in placed if on is image]
    for one, other in combinations(boxes, 2):
        assert apart(one, other), (one, other)


@pytest.mark.parametrize(("chart", "locale", "profile"), EVERY, ids=NAMES)
def test_no_word_is_cut(monkeypatch: pytest.MonkeyPatch, chart: str, locale: str, profile: Any) -> None:
    written = watch_writing(monkeypatch, *WRITING)
    chart_image(*_chart(chart, locale, profile))
    assert [text for _, _, text in written if text.endswith("…")] == []


@pytest.mark.parametrize("chart", CHARTS)
def test_charts_are_pictures_for_a_phone(chart: str) -> None:
    picture = draw_chart(*_chart(chart, "fr", MEZ))
    image = Image.open(BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert picture.width == 800
    assert picture.height <= 800
    assert len(picture.data) < 40_000
    assert image.convert("RGB").getpixel((2, 2)) == PAGE


def test_a_chart_without_its_words_is_refused() -> None:
    with pytest.raises(KeyError):
        draw_chart("hits", {}, "rapid-attack")
    with pytest.raises(KeyError):
        draw_chart("nothing", {}, "rapid-attack")


@pytest.mark.parametrize("chart", CHARTS)
def test_golden_charts(chart: str) -> None:
    check_golden(f"chart-{chart}", draw_chart(*_chart(chart, "en", RAPID_ATTACK)))
