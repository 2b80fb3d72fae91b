"""Dice as players write them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import Illegal, RulesError
from rules.frames.notation import read_pool
from rules.games import loadouts


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


@pytest.mark.parametrize(
    ("text", "dice", "span"),
    [
        ("Rp Ra B K", "W6 W6 B6 R6 R6 K6", "point-defense"),
        ("Ra Ra B K", "W6 W6 B6 R6 R6 R8 K6", "assault"),
        ("Capital: Rs Rs K K", "W6 W6 R6 R6 R8 K6 K6 K6", "support"),
        ("Rs B Y", "W6 W6 B6 G6 Y6 R6 R6", "support"),
        ("Frigate Wasp: Rp/Ra B Y", "W6 W6 B6 G6 Y6 R6", "point-defense"),
        ("Frigate B Y Y", "W6 W6 B6 G6 Y6", "dogfight"),
        ("Company ace R", "W6 W6 B6 G6 Y6 R6 R8", "dogfight"),
        ("Ra Ra B G", "W6 W6 B6 G6 R6 R6 R8", "artillery"),
        ("2Rp+d8 3K", "R6 R6 R8 K6 K6 K6", None),
        ("Rp", "R6", None),
        ("B Y K", "B6 Y6 K6", None),
    ],
)
def test_ships_and_companies(text: str, dice: str, span: str | None) -> None:
    reading = read_pool(text, loadouts())
    assert reading is not None
    assert " ".join(reading.dice) == dice
    assert reading.range == span


@pytest.mark.parametrize("text", ["HVA", "Capital hello?", "Capital", "Rp Ra; Rs B"])
def test_no_ship_and_no_company(text: str) -> None:
    assert all(read(text) is None for read in loadouts())


@pytest.mark.parametrize("text", ["999999W", "101R", "60W 60B"])
def test_too_many_dice(text: str) -> None:
    with pytest.raises(RulesError) as refused:
        read_pool(text)
    assert refused.value.code == "roll-too-big"


@pytest.mark.long
@given(st.text("0123456789dWBGYRKrhda+/ \u212a\u00b2\u0663\u017f", max_size=30) | st.text(max_size=50))
def test_any_text_is_read_or_not(text: str) -> None:
    with suppress(Illegal):
        read_pool(text)
