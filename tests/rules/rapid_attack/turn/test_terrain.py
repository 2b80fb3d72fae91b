"""Terrain: as a target, as cover, and pieces that are kept count of.

RULINGS 1.4, 1.5; rulebook: "Terrain and Cover".
"""

from __future__ import annotations

from typing import Any

import pytest

from rules import RulesError, ScriptedDice, correct
from rules.rapid_attack.corrections import SetTerrain, TerrainSet
from rules.rapid_attack.turn.attack import AttackResolved
from tests.rules.rapid_attack.positions import Table


def put(table: Table, name: str, hits: int, piece: str | None = None) -> None:
    """The host keeps count of a piece, or puts one right."""
    table.happen(*correct(table.state, SetTerrain(piece, name, hits), "Ana", ScriptedDice([])).events)


def named(table: Table) -> list[tuple[str, str, int]]:
    return [(piece.id, piece.name, piece.hits) for piece in table.state.terrain]


def pieces(table: Table) -> dict[str, int]:
    return {piece.id: piece.hits for piece in table.state.terrain}


def walled(**hits: int) -> Table:
    """B1 has acted; pieces of terrain stand about."""
    table = Table("Rd; Rd", "Rd B; Rd B", "B B; B B")
    for name, left in hits.items():
        put(table, name, left)
    table.set("B1", activated=True, defense=0)
    while "A1" not in table.choices:
        table.play("pass")
    return table


def shoot(table: Table, cover: Any, faces: str, frame: str = "A1", target: str = "B1") -> AttackResolved:
    """A frame attacks with as many dice as are thrown."""
    number = len(faces.split())
    table.play(frame, target, f"direct-fire = 1 1 {number} 1", "none", "attack:2")
    table.answer(cover, [int(face) for face in faces.split()])
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    return resolved


def test_pieces_have_numbers_and_names() -> None:
    table = walled(Wall=3, Tower=2)
    assert named(table) == [("T1", "Wall", 3), ("T2", "Tower", 2)]
    assert [event.by for event in table.log if isinstance(event, TerrainSet)] == ["Ana", "Ana"]


def test_a_piece_is_put_right_and_keeps_its_name() -> None:
    table = walled(Wall=3)
    put(table, "", 1, "T1")
    assert named(table) == [("T1", "Wall", 1)]
    put(table, "Rubble", 0, "T1")
    assert named(table) == [("T1", "Rubble", 0)]


@pytest.mark.parametrize(
    ("piece", "hits", "code"),
    [(None, -1, "cover-hits"), (None, 100, "cover-hits"), ("T2", 3, "cover-piece"), ("x" * 99, 3, "cover-piece")],
)
def test_a_piece_that_cannot_be(piece: str | None, hits: int, code: str) -> None:
    table = walled(Wall=3)
    with pytest.raises(RulesError) as error:
        put(table, "?", hits, piece)
    assert error.value.code == code


def test_not_too_many_pieces() -> None:
    table = walled(**{f"Piece {number}": 1 for number in range(12)})
    with pytest.raises(RulesError) as error:
        put(table, "One more", 1)
    assert error.value.code == "too-many-pieces"


# --- as cover ---------------------------------------------------------------------------------------------------------


def test_pieces_are_offered_as_cover_before_terrain_nobody_counts() -> None:
    table = walled(Wall=3, Tower=2)
    table.play("A1", "B1", "direct-fire = 1 1 1 1", "none", "attack:2")
    assert table.choices[:6] == ["none", "T1", "T2", "terrain:1", "terrain:2", "terrain:3"]


@pytest.mark.parametrize(
    ("cover", "faces", "left", "hits"),
    [
        ("T1", "1 2 3", {"T1": 2, "T2": 1}, 0),
        ("T1", "4 5 6", {"T1": 0, "T2": 1}, 1),
        ("T1", "4 4 5 5", {"T1": 0, "T2": 1}, 2),
        ("T2", "4 5", {"T1": 2, "T2": 0}, 1),
        ("T1, T2", "4 4 4 5", {"T1": 0, "T2": 0}, 1),
        ("T2, T1", "4 4 4 5", {"T1": 0, "T2": 0}, 1),
        ("T1, C1", "4 4 5 6", {"T1": 0, "T2": 1}, 1),
        ("C1, T1", "4 4 5 6", {"T1": 2, "T2": 1}, 1),
        ("terrain 9", "4 5 6", {"T1": 2, "T2": 1}, 1),
        ("none", "4 5 6", {"T1": 2, "T2": 1}, 2),
        ([{"kind": "terrain", "piece": "T1"}], "4 5 6", {"T1": 0, "T2": 1}, 1),
    ],
)
def test_attacks_wear_pieces_down(cover: Any, faces: str, left: dict[str, int], hits: int) -> None:
    table = walled(Wall=2, Tower=1)
    assert shoot(table, cover, faces).target_hits == hits
    assert pieces(table) == left


def test_a_piece_that_is_gone_is_neither_cover_nor_a_target() -> None:
    table = walled(Wall=1, Tower=2)
    assert shoot(table, "T1", "4 1").cover_gone == (True,)
    table.play("done", "A2")
    assert table.choices == ["B1", "B2", "C1", "C2", "T2", "terrain", "none"]
    table.play("B1", "direct-fire = 1 1 1 1", "none", "attack:2")
    assert table.choices[:3] == ["none", "T2", "terrain:1"]


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ("T1, T1", "cover-twice"),
        ("T1, C1, T1", "cover-twice"),
        ("T2", "cover-piece"),
        ("T9", "cover-piece"),
        ([{"kind": "terrain", "piece": "T1"}, {"kind": "terrain", "piece": "T1", "hits": 3}], "cover-twice"),
        ([{"kind": "terrain", "piece": ["T1"]}], "cover-piece"),
        ([{"kind": "terrain", "piece": 10**5000}], "cover-piece"),
        ([{"kind": "terrain", "piece": True}], "cover-piece"),
    ],
)
def test_cover_by_pieces_that_cannot_be(choice: Any, code: str) -> None:
    table = walled(Wall=1, Rubble=0)
    table.play("A1", "B1", "direct-fire = 1 1 1 1", "none", "attack:2")
    before = table.state
    with pytest.raises(RulesError) as error:
        table.answer(choice)
    assert (error.value.code, table.state) == (code, before)


def test_terrain_nobody_counts_may_stand_in_a_row() -> None:
    table = walled(Wall=1)
    assert shoot(table, "terrain 1, terrain 1, T1", "4 4 4 5 5").target_hits == 2
    assert pieces(table) == {"T1": 0}


# --- as a target ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "faces", "left", "hits"),
    [
        ("T1", "1 2 3", 4, 0),
        ("T1", "3 4 5", 2, 2),
        ("T1", "4 5 6 6 6", 0, 5),
        ("terrain", "4 5 6", 4, 3),
    ],
)
def test_terrain_is_hit_on_four_and_more(target: str, faces: str, left: int, hits: int) -> None:
    table = walled(Wall=4)
    number = len(faces.split())
    table.play("A1", target, f"direct-fire = 1 1 {number} 1", "none", f"attack:2 = {faces}")
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert (resolved.target_hits, resolved.defense, resolved.covers, pieces(table)) == (hits, 0, (), {"T1": left})
    assert table.asked == "act A"


@pytest.mark.parametrize("target", ["terrain", "T1"])
@pytest.mark.parametrize("attack_range", ["hand-to-hand", "direct-fire", "artillery"])
def test_terrain_at_any_range(target: str, attack_range: str) -> None:
    table = Table("Rh Rd Ra", "Rh Rd Ra")
    put(table, "Wall", 3)
    table.play("A1", target, f"{attack_range} = 1 1 2 1", "none", "attack:2 = 4 6")
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert resolved.target_hits == 2


def test_terrain_is_neither_spotted_nor_called_up_nor_covered() -> None:
    table = walled(Wall=3)
    table.play("A1", "T1", "direct-fire = 6 6 1 1", "none", "attack:2 = 6")
    assert table.asked == "act A"
    table.play("spot:0")
    assert "T1" not in table.choices
    assert "terrain" not in table.choices


@pytest.mark.parametrize("target", ["T9", "T", "t", "S1", "SA1"])
def test_what_is_no_target(target: str) -> None:
    table = walled(Wall=1, Rubble=0)
    table.play("A1")
    with pytest.raises(RulesError) as error:
        table.answer(target)
    assert error.value.code == "not-an-option"


@pytest.mark.parametrize("target", ["T2", "t2", " T2 "])
def test_terrain_that_has_fallen_is_refused_by_name(target: str) -> None:
    table = walled(Wall=1, Rubble=0)
    table.play("A1")
    with pytest.raises(RulesError) as error:
        table.answer(target)
    assert (error.value.code, error.value.facts) == ("terrain-gone", {"piece": "T2", "why": "destroyed"})


def test_a_target_that_has_fallen_meanwhile_cannot_be_attacked() -> None:
    """B2 targets the wall behind which it stands; the attack that called it up brings it down."""
    table = walled(Wall=1)
    table.play("A1", "B2", "direct-fire = 1 1 3 1", "none", "attack:2", "T1")
    table.play("T1", "direct-fire = 1 1 1 6 6", "none = 4 4 1")
    assert pieces(table) == {"T1": 0}
    table.play("done")
    assert (table.asked, table.request.facts["frame"]) == ("act B", "B2")
    assert not any(choice.startswith("attack") for choice in table.choices)
    with pytest.raises(RulesError) as error:
        table.answer("attack:3")
    assert error.value.code == "no-target"
