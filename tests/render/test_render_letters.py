"""Names in any script: no empty boxes, no overflow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.kit.typeface import clean, fit, has_glyph, text_width, wrap
from tests.render.samples import HOSTILE


@pytest.mark.parametrize("character", list("AéčßΩЖ0…×·’«»œŁ漢국ひカעع"))
def test_what_the_font_has_is_covered(character: str) -> None:
    assert has_glyph(character)


@pytest.mark.parametrize("character", list("ไक🤖→★⚔\u200b\u3164\ue000"))
def test_what_the_font_lacks_is_not(character: str) -> None:
    assert not has_glyph(character)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_lose_what_cannot_be_shown(name: str) -> None:
    shown = clean(name, "A")
    assert shown
    assert all(has_glyph(character) for character in shown)
    assert len(shown) <= 1000


@given(st.text(max_size=60))
def test_any_text_is_clean(text: str) -> None:
    shown = clean(text, "A")
    assert all(has_glyph(character) for character in shown)
    assert shown == shown.strip() != ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ＦＵＬＬ ①", "FULL 1"),
        ("Zoe\u0308", "Zoë"),
        ("🤖 Rob\nbie\t2 🔥", "Rob bie 2"),
        ("山田", "山田"),
        ("将軍", "将軍"),
        ("محمد", "محمد"),
        ("김철수 2", "김철수 2"),
        ("משה כהן", "משה כהן"),
        ("สมชาย", "smchay"),
        ("🔥😀", "fire grinning"),
        ("\u3164", "A"),
        ("…!?", "A"),
        ("a\ufffd\ufffdb", "ab"),
        ("", "A"),
        ("Привет Ωμέγα", "Привет Ωμέγα"),
    ],
)
def test_what_is_left_of_a_name(name: str, shown: str) -> None:
    assert clean(name, "A") == shown


@given(st.text(max_size=80), st.integers(0, 300))
def test_what_is_fitted_fits(text: str, width: int) -> None:
    shown = fit(clean(text), width, 24, "Medium")
    assert text_width(shown, 24, "Medium") <= width


def test_a_long_name_ends_in_an_ellipsis() -> None:
    shown = fit(clean("W" * 10_000), 200, 28)
    assert shown.endswith("…")
    assert text_width(shown, 28) <= 200


def test_wrapping_keeps_within_the_width_and_the_lines() -> None:
    lines = wrap(clean("which system does it lose " * 30), 500, 30)
    assert len(lines) == 2
    assert all(text_width(line, 30) <= 500 for line in lines)
    assert lines[-1].endswith("…")
    assert wrap("one line", 500, 30) == ("one line",)
    assert wrap("W" * 200, 100, 30)[0].endswith("…")
