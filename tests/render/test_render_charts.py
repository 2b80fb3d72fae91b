"""Charts: what they show follows from the rules, and no words run over anything."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from render.charts import diagrams, orbit, tables
from render.kit import parts, sheet, typeface
from render.kit.boxes import Box
from render.kit.palette import PAGE
from render.states import chart_image, draw_chart
from rules.rapid_attack.variants import MEZ, RAPID_ATTACK
from tests.render.golden import check_golden
from text.rulebook.pages import chart_words, own_ruleset
from text.rulebook.topics import CHARTS, TOPICS

TOPIC_OF = {topic.chart: topic.id for topic in TOPICS.values()}
EVERY = [(chart, locale, profile) for chart in CHARTS for locale in ("en", "fr") for profile in (RAPID_ATTACK, MEZ)]
NAMES = [f"{chart}-{locale}-{profile.id}" for chart, locale, profile in EVERY]
Seen = list[tuple[Image.Image, Box]]


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Every text, die, tile and icon that is put on a picture, with its box; circles lie under numbers on purpose."""
    seen: Seen = []
    write, lay, stamp = typeface.write, parts.lay, tables.stamp

    def watch_write(image: Image.Image, at: tuple[int, int], text: str, size: int, *rest: Any) -> int:
        width = write(image, at, text, size, *rest)
        align = rest[2] if len(rest) > 2 else "left"
        assert all(typeface.covered(character) for character in text), text
        left = at[0] - {"left": 0, "middle": width // 2, "right": width}[align]
        seen.append((image, Box(left, at[1] - typeface.rise(size) // 2, width, typeface.rise(size))))
        return width

    def watch_lay(image: Image.Image, sprite: Image.Image, centre: tuple[int, int]) -> None:
        lay(image, sprite, centre)
        across = sprite.width * 4 // 5
        seen.append((image, Box(centre[0] - across // 2, centre[1] - across // 2, across, across)))

    def watch_stamp(image: Image.Image, name: str, centre: tuple[int, int], size: int, colour: Any) -> None:
        stamp(image, name, centre, size, colour)
        if name != "circle":
            seen.append((image, Box(centre[0] - size // 2, centre[1] - size // 2, size, size)))

    for module in (sheet, diagrams, orbit):
        monkeypatch.setattr(module, "write", watch_write)
    monkeypatch.setattr(parts, "lay", watch_lay)
    for module in (tables, diagrams, orbit):
        monkeypatch.setattr(module, "stamp", watch_stamp)
    return seen


def _chart(chart: str, locale: str, profile: Any) -> tuple[str, dict[str, str], str]:
    """A chart with its words and the ruleset whose numbers it has, for readers of a ruleset."""
    topic = TOPIC_OF[chart]
    return chart, chart_words(locale, topic, profile.id), own_ruleset(topic, profile.id)


def _apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def _check(image: Image.Image, seen: Seen) -> None:
    boxes = [box for on, box in seen if on is image and box.w]
    assert len(boxes) > 6
    for box in boxes:
        assert box.x >= 8
        assert box.y >= 8
        assert box.right <= image.width - 8
        assert box.bottom <= image.height - 8
    for one, other in combinations(boxes, 2):
        assert _apart(one, other), (one, other)


@pytest.mark.parametrize(("chart", "locale", "profile"), EVERY, ids=NAMES)
def test_nothing_lies_over_anything(placed: Seen, chart: str, locale: str, profile: Any) -> None:
    _check(chart_image(*_chart(chart, locale, profile)), placed)


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.parametrize(
    "word", ["W" * 400, "word " * 80, "☃ 漢字 🤖 مرحبا", ""], ids=["long", "many", "foreign", "none"]
)
def test_any_words_find_room(placed: Seen, chart: str, word: str) -> None:
    image = chart_image(chart, dict.fromkeys(CHARTS[chart].split(), word), _chart(chart, "en", RAPID_ATTACK)[2])
    boxes = [box for on, box in placed if on is image and box.w]
    for one, other in combinations(boxes, 2):
        assert _apart(one, other), (one, other)


@pytest.mark.parametrize(("chart", "locale", "profile"), EVERY, ids=NAMES)
def test_no_word_is_cut(monkeypatch: pytest.MonkeyPatch, chart: str, locale: str, profile: Any) -> None:
    written: list[str] = []
    for module in (sheet, diagrams, orbit):
        original = module.write
        monkeypatch.setattr(
            module, "write", lambda i, at, text, *r, o=original: (written.append(text), o(i, at, text, *r))[1]
        )
    chart_image(*_chart(chart, locale, profile))
    assert [text for text in written if text.endswith("…")] == []


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
