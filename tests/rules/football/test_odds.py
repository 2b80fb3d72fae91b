"""What an attack is worth outside any match, against every throw there is (RULINGS 3; `/odds`)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rules import RulesError
from rules.football.odds import odds_for
from rules.football.profile import FOOTBALL


def throws_of(dice: int, good: tuple[int, ...]) -> tuple[float, float]:
    """The chance of a hit, and of none with a 1 among them: all throws counted."""
    throws = list(product(range(1, 7), repeat=dice))
    hit = sum(1 for throw in throws if set(throw) & set(good))
    foul = sum(1 for throw in throws if not set(throw) & set(good) and 1 in throw)
    return hit / len(throws), foul / len(throws)


@pytest.mark.parametrize("dice", range(6))
@pytest.mark.parametrize(
    ("asked", "kind", "good"),
    [
        ({"target": "goal"}, "shot", (5, 6)),
        ({}, "shot", (5, 6)),
        ({"target": "goal", "line": 2}, "shot", (6,)),
        ({"target": "mate"}, "pass", (5, 6)),
        ({"target": "mate", "line": 1}, "pass", (6,)),
        ({"target": "possessor", "range": "hand-to-hand"}, "steal", (5, 6)),
        ({"target": "possessor", "range": "direct-fire"}, "tackle", (5, 6)),
        ({"target": "possessor"}, "tackle", (5, 6)),
    ],
)
def test_chances_are_exact(dice: int, asked: dict[str, Any], kind: str, good: tuple[int, ...]) -> None:
    first = odds_for(FOOTBALL, {"attack": dice, **asked})[0]
    hit, foul = throws_of(dice, good)
    assert (first.change, first.facts["kind"], first.facts["dice"]) == ("asked", kind, dice)
    assert first.facts["success"] == pytest.approx(hit)
    expected = {"ball": hit, "nothing": 1 - hit - foul, "foul": foul} if kind in ("steal", "tackle") else None
    assert dict(first.outcomes) == pytest.approx(expected or {kind: hit, "fumble": 1 - hit})


@pytest.mark.parametrize(
    ("asked", "changes"),
    [
        ({"attack": 4}, {"plus": 5, "minus": 3, "screened": 4}),
        ({"attack": 0}, {"plus": 1, "screened": 0}),
        ({"attack": 5, "defense": 3}, {"plus": 3, "minus": 1, "marked": 6, "clear": 5}),
        ({"attack": 5, "defense": 3, "line": 2, "spot": 2}, {"plus": 5, "minus": 3, "unmarked": 2, "clear": 5}),
        ({"attack": 2, "defense": 5, "target": "possessor"}, {"plus": 0, "minus": 0, "marked": 1}),
    ],
)
def test_what_would_change_the_number_of_dice(asked: dict[str, Any], changes: dict[str, int]) -> None:
    assert {one.change: one.facts["dice"] for one in odds_for(FOOTBALL, asked)[1:]} == changes


def test_a_defense_is_that_of_somebody_in_the_line() -> None:
    assert odds_for(FOOTBALL, {"attack": 5, "defense": 3})[0].facts["line"] == 1
    assert odds_for(FOOTBALL, {"attack": 5, "defense": 3, "line": 0})[0].facts["line"] == 0


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"attack": 4, "target": "terrain"}, "odds-target"),
        ({"attack": 4, "target": "possessor", "line": 1}, "line-tackle"),
        ({"attack": -1}, "field"),
        ({"attack": 99, "spot": 99}, "too-many-dice"),
    ],
)
def test_what_there_is_not(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as caught:
        odds_for(FOOTBALL, asked)
    assert caught.value.code == code
