"""The tables of RULINGS 1.1 and 1.5, row by row; those of 1.9 are in ``test_variants.py``."""

from __future__ import annotations

from typing import Any

import pytest

from rules.frames.hits import Barrier, HitChart, resolve
from rules.frames.loadout import STANDARD, pool
from rules.rapid_attack.turn.pool import Rolled
from tests.rules.rapid_attack.positions import Table

DIRECT: dict[str, Any] = {"attack_range": "direct-fire"}
FAR: dict[str, Any] = {"attack_range": "artillery"}
CLOSE: dict[str, Any] = {"attack_range": "hand-to-hand"}

POOL: list[tuple[str, str, dict[str, Any], str]] = [
    # the row of 1.1, what the frame carries, how it acts, what it rolls
    ("the frame", "Rd", {}, "W6 W6"),
    ("the frame, one white lost", "Rd", {"white": 1}, "W6"),
    ("the frame, inside a hazard", "Rd", {"hazard": True}, "W6"),
    ("the frame, inside a hazard with E", "Rd E", {"hazard": True}, "W6 W6"),
    ("the frame, inside a hazard, one white lost", "Rd", {"hazard": True, "white": 1}, ""),
    ("each defense system", "B Rd", {}, "W6 W6 B6"),
    ("each defense system, two", "B B Rd", {}, "W6 W6 B6 B6"),
    ("each movement system", "G Rd", {}, "W6 W6 G6"),
    ("each movement system, two", "G G Rd", {}, "W6 W6 G6 G6"),
    ("each spotting system", "Y Rd", {}, "W6 W6 Y6"),
    ("each spotting system, two", "Y Y Rd", {}, "W6 W6 Y6 Y6"),
    ("one full weapon system of the range", "Rd", DIRECT, "W6 W6 R6 R6"),
    ("one full weapon system of the range, far", "Ra", FAR, "W6 W6 R6 R6"),
    ("one full weapon system of the range, close", "Rh Rd", CLOSE, "W6 W6 R6 R6"),
    ("two full weapon systems of the range", "Rd Rd", DIRECT, "W6 W6 R6 R6 R8"),
    ("two full weapon systems of the range, far", "Ra Ra", FAR, "W6 W6 R6 R6 R8"),
    ("two full weapon systems of the range, close", "Rh Rh Rd", CLOSE, "W6 W6 R6 R6 R8"),
    ("two full weapon systems of another range", "Rd Rd", CLOSE, "W6 W6"),
    ("each half system of the range", "Rd/Ra", DIRECT, "W6 W6 R6"),
    ("each half system of the range, at the other", "Rd/Ra", FAR, "W6 W6 R6"),
    ("each half system of the range, two halves", "Rd/Ra Rh/Rd", DIRECT, "W6 W6 R6 R6"),
    ("each half system of the range, and a full one", "Rd Rd/Ra", DIRECT, "W6 W6 R6 R6 R6"),
    ("any half system aboard, and two full ones", "Ra Ra Rh/Rd", FAR, "W6 W6 R6 R6"),
    ("no ranged system left", "Rh", {}, "W6 W6 G8"),
    ("no ranged system left, nor any other", "", {}, "W6 W6 G8"),
    ("no ranged system left: a half is one", "Rh/Ra", {}, "W6 W6"),
    ("no ranged system left: a rocket is none", "G", DIRECT | {"rockets": 1}, "W6 W6 G6 G8 R8"),
    ("each rocket used", "Rd", DIRECT | {"rockets": 2}, "W6 W6 R6 R6 R8 R8"),
    ("each rocket used, at direct fire only", "Rd Ra", FAR | {"rockets": 2}, "W6 W6 R6 R6"),
    ("no target declared", "Rd Rd Ra Rh", {}, "W6 W6"),
]


@pytest.mark.parametrize(("systems", "how", "dice"), [row[1:] for row in POOL], ids=[row[0] for row in POOL])
def test_the_pool_of_1_1(systems: str, how: dict[str, Any], dice: str) -> None:
    assert " ".join(pool(STANDARD, systems.split(), **({"white": 2} | how))) == dice


@pytest.mark.parametrize(
    ("ready", "rolled"), [("Rd +1 rocket", ("W6", "W6", "R6", "R6", "R8")), ("Rd", ("W6", "W6", "R6", "R6"))]
)
def test_a_rocket_is_rolled_once(ready: str, rolled: tuple[str, ...]) -> None:
    table = Table(f"{ready}; Rd", "Rd +1 rocket; Rd" if "rocket" in ready else "Rd; Rd")
    choice = "direct-fire+1" if "rocket" in ready else "direct-fire"
    table.play("A1", "B1", f"{choice} = {' '.join('1' for _ in rolled)}")
    assert [event.dice for event in table.last if isinstance(event, Rolled)] == [rolled]
    assert table.frame("A1").rockets == 0


WALL, FRAME, ARMOURED = Barrier("terrain", 9), Barrier("frame", 9), Barrier("frame", 9, immune=True)
CHART: list[tuple[str, str, str, list[Barrier], str, str]] = [
    # the row of 1.5, range, target, covers, what hits the cover, what hits the target
    ("frame, ranged, no cover", "direct-fire", "frame", [], "", "5 6"),
    ("frame, ranged, no cover, far", "artillery", "frame", [], "", "5 6"),
    ("frame, ranged, behind terrain", "direct-fire", "frame", [WALL], "4 5", "6"),
    ("frame, ranged, behind terrain, far", "artillery", "frame", [WALL], "4 5", "6"),
    ("frame, ranged, behind another frame", "direct-fire", "frame", [FRAME], "5", "6"),
    ("frame, ranged, behind a frame with two defense systems", "artillery", "frame", [ARMOURED], "", "6"),
    ("frame, hand-to-hand, cover ignored", "hand-to-hand", "frame", [WALL], "", "4 5 6"),
    ("terrain", "direct-fire", "terrain", [], "", "4 5 6"),
    ("terrain, far", "artillery", "terrain", [], "", "4 5 6"),
    ("terrain, hand-to-hand", "hand-to-hand", "terrain", [], "", "4 5 6"),
]


@pytest.mark.parametrize(
    ("attack_range", "target", "covers", "on_cover", "on_target"),
    [row[1:] for row in CHART],
    ids=[row[0] for row in CHART],
)
def test_the_chart_of_1_5(attack_range: str, target: str, covers: list[Barrier], on_cover: str, on_target: str) -> None:
    strikes = resolve(HitChart(), [1, 2, 3, 4, 5, 6], attack_range, target, covers).strikes
    assert " ".join(str(strike.die) for strike in strikes if strike.cover is not None) == on_cover
    assert " ".join(str(strike.die) for strike in strikes if strike.target) == on_target
