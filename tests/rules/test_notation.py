"""Dice as players write them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import Illegal, RulesError
from rules.notation import read_pool


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("2W 2Rd+d8 B 2G Y", "W6 W6 B6 G6 G6 Y6 R6 R6 R8"),
        ("w b g y r k", "W6 B6 G6 Y6 R6 K6"),
        ("3R", "R6 R6 R6"),
        ("2Rd+2d8", "R6 R6 R8 R8"),
        ("d8Rd", "R8"),
        ("Gd8", None),
        ("Rd Rd B G", "W6 W6 B6 G6 R6 R6 R8"),
        ("Rh Rh B B", "W6 W6 B6 B6 G8 R6 R6 R8"),
        ("4d6kh3", None),
        ("hello", None),
        ("", None),
        ("1\u212a", None),
        ("x" * 10_000, None),
    ],
)
def test_pools(text: str, dice: str | None) -> None:
    reading = read_pool(text)
    assert (None if reading is None else " ".join(reading.dice)) == dice


@pytest.mark.parametrize("text", ["999999W", "101R", "60W 60B"])
def test_too_many_dice(text: str) -> None:
    with pytest.raises(RulesError) as refused:
        read_pool(text)
    assert refused.value.code == "roll-too-big"


@given(st.text("0123456789dWBGYRKrhda+/ \u212a\u00b2\u0663\u017f", max_size=30) | st.text(max_size=50))
def test_any_text_is_read_or_not(text: str) -> None:
    with suppress(Illegal):
        read_pool(text)
