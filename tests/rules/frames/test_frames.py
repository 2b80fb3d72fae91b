"""Frames: what they may carry, what they roll, at which ranges they may attack (RULINGS 1.1–1.3)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Illegal, Malformed
from rules.frames.loadout import STANDARD, can_attack, check_loadout, parse_system, pool

SOLDIER = "B G Y Rd"
POOLS: list[tuple[str, dict[str, Any], str]] = [
    ("", {}, "W6 W6 G8"),
    ("", {"white": 1}, "W6 G8"),
    ("", {"white": 0}, "G8"),
    ("", {"hazard": True}, "W6 G8"),
    ("", {"hazard": True, "white": 1}, "G8"),
    ("", {"hazard": True, "white": 0}, "G8"),
    ("E", {"hazard": True}, "W6 W6 G8"),
    ("E", {}, "W6 W6 G8"),
    ("B Rd", {}, "W6 W6 B6"),
    ("B B Rd", {}, "W6 W6 B6 B6"),
    ("G G Rd", {}, "W6 W6 G6 G6"),
    ("Y Y Rd", {}, "W6 W6 Y6 Y6"),
    (SOLDIER, {}, "W6 W6 B6 G6 Y6"),
    (SOLDIER, {"attack_range": "direct-fire"}, "W6 W6 B6 G6 Y6 R6 R6"),
    (SOLDIER, {"attack_range": "artillery"}, "W6 W6 B6 G6 Y6"),
    (SOLDIER, {"attack_range": "hand-to-hand"}, "W6 W6 B6 G6 Y6"),
    (SOLDIER, {"attack_range": "direct-fire", "rockets": 2}, "W6 W6 B6 G6 Y6 R6 R6 R8 R8"),
    (SOLDIER, {"attack_range": "artillery", "rockets": 2}, "W6 W6 B6 G6 Y6"),
    (SOLDIER, {"rockets": 2}, "W6 W6 B6 G6 Y6"),
    ("Rd Rd", {"attack_range": "direct-fire"}, "W6 W6 R6 R6 R8"),
    ("Rd Rd", {"attack_range": "direct-fire", "rockets": 3}, "W6 W6 R6 R6 R8 R8 R8 R8"),
    ("Rd Rd Ra Ra", {"attack_range": "artillery"}, "W6 W6 R6 R6 R8"),
    ("Rh Rh", {"attack_range": "hand-to-hand"}, "W6 W6 G8 R6 R6 R8"),
    ("Rh", {"attack_range": "hand-to-hand"}, "W6 W6 G8 R6 R6"),
    ("Rh", {"attack_range": "direct-fire", "rockets": 1}, "W6 W6 G8 R8"),
    ("Rh G", {}, "W6 W6 G6 G8"),
    ("Rh/Rd", {"attack_range": "direct-fire"}, "W6 W6 R6"),
    ("Rh/Rd", {"attack_range": "hand-to-hand"}, "W6 W6 R6"),
    ("Rh/Rd", {"attack_range": "artillery"}, "W6 W6"),
    ("Rh/Ra", {}, "W6 W6"),
    ("Rh/Rd Rh/Rd", {"attack_range": "direct-fire"}, "W6 W6 R6 R6"),
    ("Rd Rd/Ra", {"attack_range": "direct-fire"}, "W6 W6 R6 R6 R6"),
    ("Rd Rd/Ra Rh/Rd", {"attack_range": "direct-fire"}, "W6 W6 R6 R6 R6 R6"),
    ("Rd Rd Rh/Ra", {"attack_range": "direct-fire"}, "W6 W6 R6 R6"),
    ("Rd Rd Rh/Ra", {"attack_range": "direct-fire", "rockets": 1}, "W6 W6 R6 R6 R8"),
]


@pytest.mark.parametrize(("systems", "how", "dice"), POOLS)
def test_a_frame_rolls(systems: str, how: dict[str, Any], dice: str) -> None:
    assert " ".join(pool(STANDARD, systems.split(), **({"white": 2} | how))) == dice


@pytest.mark.parametrize(
    ("systems", "code"),
    [
        ("", None),
        (SOLDIER, None),
        ("B B G G", None),
        ("Rd Rh/Rd Rd/Ra Y", None),
        ("Rh/Rd Rh/Rd Rh/Rd Rh/Rd", None),
        ("B B B", "too-many-of-a-type"),
        ("Rd Rd Rh/Rd", "too-many-of-a-type"),
        ("Rd Rd/Ra Rh/Rd Rd/Ra", "too-many-of-a-type"),
        ("B B G G Y", "too-many-systems"),
        ("Rh/Rd Rh/Rd Rd/Ra Rh/Ra B", "too-many-systems"),
    ],
)
def test_a_frame_may_carry(systems: str, code: str | None) -> None:
    if code is None:
        check_loadout(systems.split(), most=4, same=2)
        return
    with pytest.raises(Illegal) as refused:
        check_loadout(systems.split(), most=4, same=2)
    assert refused.value.code == code


def test_splits_only_where_they_are_allowed() -> None:
    with pytest.raises(Illegal) as refused:
        check_loadout(["Rh/Rd"], most=4, same=2, split=False)
    assert refused.value.code == "split-not-allowed"


@pytest.mark.parametrize(
    ("systems", "rockets", "ranges"),
    [
        ("", 0, "hand-to-hand"),
        ("Rh Rh", 0, "hand-to-hand"),
        ("", 1, "hand-to-hand direct-fire"),
        ("Rd", 0, "hand-to-hand direct-fire"),
        ("Ra", 0, "hand-to-hand artillery"),
        ("Rd/Ra", 0, "hand-to-hand direct-fire artillery"),
        ("Rh/Ra", 1, "hand-to-hand direct-fire artillery"),
    ],
)
def test_a_frame_may_attack_at(systems: str, rockets: int, ranges: str) -> None:
    every = ("hand-to-hand", "direct-fire", "artillery")
    assert " ".join(name for name in every if can_attack(systems.split(), name, rockets)) == ranges


@pytest.mark.parametrize(("text", "system"), [("rd", "Rd"), (" RD/rh ", "Rh/Rd"), ("ra/Rd", "Rd/Ra"), ("e", "E")])
def test_systems_are_read_in_any_case(text: str, system: str) -> None:
    assert parse_system(text) == system


@pytest.mark.parametrize("system", ["B", "G", "Y", "Rh", "Rd", "Ra"])
def test_there_are_six_types_of_system(system: str) -> None:
    assert parse_system(system) == system


@pytest.mark.parametrize("text", ["", "W", "Rx", "Rd/Rd", "Rh/Rd/Ra", "rockets", "🤖"])
def test_other_words_are_no_systems(text: str) -> None:
    with pytest.raises(Malformed):
        parse_system(text)
