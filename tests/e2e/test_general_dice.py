"""Sums of any dice: what other bots' notation means, recorded from the library d20 1.1.2 before it went."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from cogs.kit.general_dice import TooManyDice, Unreadable, dice_in, rolled

RECORDED = json.loads(Path(__file__).with_name("general_dice.json").read_text(encoding="utf-8"))
"""Expressions, each with its text and total, or why there is none; the number of the expression seeds its dice."""
MOST = 100


def answer(text: str, seed: int) -> str | list[str]:
    try:
        term = rolled(text, random.Random(seed), MOST)
        total = int(term.total)
    except TooManyDice:
        return "too many"
    except (Unreadable, OverflowError):
        return "unreadable"
    return [f"{term.written()} = `{total}`", str(total)]


def test_five_hundred_expressions_are_answered_as_before() -> None:
    assert len(RECORDED) == 500
    for seed, (text, known) in enumerate(RECORDED):
        assert answer(text, seed) == known, text


@pytest.mark.parametrize("text", [" 2d6 + 1 ", "2 d6+1", "4d6 kh3", "\t2d6\n"])
def test_spaces_do_not_matter(text: str) -> None:
    assert (
        rolled(text, random.Random(1), MOST).written()
        == rolled("".join(text.split()), random.Random(1), MOST).written()
    )


def test_dice_are_found_wherever_they_stand() -> None:
    term = rolled("-(2d6, 1)kh1 + 3d%[a] * (d4)", random.Random(1), MOST)
    assert [(dice.number, dice.size) for dice in dice_in(term)] == [(2, 6), (3, "%"), (1, 4)]


@pytest.mark.parametrize("text", ["(" * 90 + "1" + ")" * 90, "1" + "+1" * 90, "d6e<7", "99999d6"])
def test_what_is_long_or_endless_has_an_answer(text: str) -> None:
    assert answer(text, 1)
