"""Names in any script: no empty boxes, no overflow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.kit import typeface
from render.kit.pillow import features
from render.kit.typeface import clean, fit, has_glyph, text_width, wrap
from tests.render.samples import HOSTILE, LEFTWARD

UNTURNED = str.maketrans(")]", "([")
"""Brackets turn among such letters."""


@pytest.mark.parametrize(
    "character", [*"AéčßΩЖ0…×·’«»œŁ漢국ひカ", *(pytest.param(name, marks=LEFTWARD) for name in "עع")]
)
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
        pytest.param("محمد", "محمد", marks=LEFTWARD),
        ("김철수 2", "김철수 2"),
        pytest.param("משה כהן", "משה כהן", marks=LEFTWARD),
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


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("山田 2 Ana", ["山田", " 2 Ana"]),
        ("שלום, עולם", ["עולם", " ", ",", "שלום"]),
        ("משה בן-חור", ["חור", "-", "משה בן"]),
        ("ירושלים 42", ["42", " ", "ירושלים"]),
        ("גדוד 1.5 ב", ["ב", " ", "1.5", " ", "גדוד"]),
        ("12 محمد (علي)!", ["12 ", "(", "علي", ")", " ", "محمد", "!"]),
        ("محمد [علي (2", ["2", ")", " ", "علي", "]", " ", "محمد"]),
        ("עברית عربية", ["عربية", " ", "עברית"]),
        ("A (محمد) B", ["A (", "محمد", ") B"]),
        ("Ana محمد Ben", ["Ana ", "محمد", " Ben"]),
        ("محمد بن ع…", ["…", "محمد بن ع"]),
    ],
)
@LEFTWARD
def test_what_is_read_from_right_to_left_stands_so(name: str, shown: list[str]) -> None:
    assert clean(name) == name
    assert [run for _, run in typeface._runs(name)] == shown


@given(st.text(st.sampled_from("aZ09 .,-–()[]!?'…漢カ국عليשםא٣ไ🔥"), max_size=20))
def test_no_character_of_any_name_is_a_box(name: str) -> None:
    shown = clean(name, "A")
    runs = typeface._runs(shown)
    assert sorted("".join(run for _, run in runs).translate(UNTURNED)) == sorted(shown.translate(UNTURNED))
    assert all(character == " " or typeface._draws(script, character) for script, run in runs for character in run)


def test_without_libraqm_they_become_latin_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "check", lambda _: False)
    for cached in (typeface._script, typeface._clean):
        cached.cache_clear()
    assert clean("محمد 山田") == "mhmd 山田"
    for cached in (typeface._script, typeface._clean):
        cached.cache_clear()


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
