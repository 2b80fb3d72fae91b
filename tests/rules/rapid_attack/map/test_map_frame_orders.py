"""Standing orders on a map: who is called up shoots back where it can, through what really covers (RULINGS 1.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import ScriptedDice
from rules.field import Point
from rules.rapid_attack.profile import RAPID_ATTACK
from rules.rapid_attack.turn.attack import AttackDeclared, AttackResolved
from rules.rapid_attack.turn.cover import CoverDeclared
from rules.rapid_attack.turn.range import RangeDeclared
from rules.rapid_attack.turn.spot import SpotDecided
from rules.rapid_attack.turn.target import Targeted
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.positions import names
from tests.verbs import order


def attacked(
    *,
    attacker: str = "Rd",
    defender: str = "B Rd",
    span: str = "direct-fire",
    one: Point = (10, 10),
    other: Point = (16, 10),
    also: dict[str, Point] | None = None,
    roll: str = "1 1 4 4",
    **more: Any,
) -> MapTable:
    """B attacks back by order; A1 has rolled and attacks B1 with its first red die."""
    table = MapTable(f"{attacker}; Rd", f"{defender}; B", at={"A1": one, "B1": other, **(also or {})}, **more)
    wanted = {"target": "attacker", "defend": "blue", "then": "attack", "losses": "Rd Ra Rh B"}
    table.happen(*order(table.state, 1, wanted, ScriptedDice([])).events)
    table.play("A1", "B1", f"{span} = {roll}", "none")
    return table


def fought(table: MapTable) -> list[tuple[str, str, int, int, int]]:
    """The attacks of the newest answer: who, whom, value, spot, defense."""
    return [
        (event.frame, event.target, event.attack, event.spot, event.defense)
        for event in table.last
        if isinstance(event, AttackResolved)
    ]


def only(table: MapTable, kind: type[Any]) -> Any:
    """The one event of its kind in the newest answer."""
    (event,) = [event for event in table.last if isinstance(event, kind)]
    return event


def test_it_shoots_back_without_anybody_being_asked() -> None:
    table = attacked()
    table.play("attack:2 = 1 1 3 5 2 1")
    assert only(table, Targeted).target == "A1"
    assert only(table, RangeDeclared).range == "direct-fire"
    assert fought(table) == [("A1", "B1", 4, 0, 3)]
    assert table.asked == "act A"
    table.play("done = 1 1 1 1 1")
    assert fought(table) == [("B1", "A1", 5, 0, 0)]
    declared = only(table, AttackDeclared)
    assert (declared.frame, declared.target, declared.value, declared.why) == ("B1", "A1", 5, "standing-orders")
    assert names(table.last)[-1] == "ActivationEnded"
    assert not table.state.stack
    assert table.asked == "activate A"


@pytest.mark.parametrize(
    ("wall", "covers"),
    [(box(11, 9, 11.5, 11), ("T1",)), (box(14.5, 9, 15, 11), ()), (box(11, 12, 12, 13), ())],
    ids=["beside the attacker", "beside the one who shoots back", "off the line"],
)
def test_cover_is_measured_from_where_it_shoots(wall: dict[str, Any], covers: tuple[str, ...]) -> None:
    table = attacked(pieces=[wall], roll="1 1 1 1")
    table.play("attack:2 = 1 1 3 5 2")
    table.play("done = 1 1 1 1 1")
    assert tuple(cover.piece for cover in only(table, CoverDeclared).covers) == covers


def test_whoever_has_got_away_is_not_shot_at() -> None:
    table = attacked(other=(17.5, 10), roll="6 1 1 1")
    table.play("attack:2 = 1 1 3 5 2")
    assert only(table, Targeted).target == "A1"
    table.play("move:0", "W 6")
    assert not fought(table)
    assert table.frame("B1").activated
    assert not table.state.stack


def test_it_uses_a_spot_on_its_attacker() -> None:
    table = attacked(roll="1 1 1 1")
    table.set("A1", spot=2)
    table.play("attack:2 = 1 1 3 5 2", "done = 1 1 1 1 1 1 1")
    assert fought(table) == [("B1", "A1", 5, 2, 0)]
    assert only(table, SpotDecided).used
    assert table.frame("A1").spot is None


@pytest.mark.parametrize(
    ("defender", "aimed", "span"),
    [
        ("B Rd", "A1", "direct-fire"),
        ("B Ra", "A1", "artillery"),
        ("B Rh", "none", None),
        ("B Rd Ra", "A1", "artillery"),
    ],
)
def test_a_close_call_is_its_own_too(defender: str, aimed: str, span: str | None) -> None:
    """At the end of the ruler both ranges are legal: it answers with the weapon that it has."""
    table = attacked(
        attacker="Ra",
        defender=defender,
        span="artillery",
        other=(10 + 8 + 2 * RAPID_ATTACK.base + 0.05, 10),
        roll="1 1 1 1",
    )
    dice = "1 1 3 5 2" if span else "1 1 3 5"
    table.play(f"attack:2 = {dice}")
    assert only(table, Targeted).target == aimed
    assert [event.range for event in table.last if isinstance(event, RangeDeclared)] == ([span] if span else [])
    table.play("done = 1 1 1 1 1" if span else "done")
    assert fought(table) == ([("B1", "A1", 5, 0, 0)] if span else [])


def test_out_of_reach_of_its_weapons_it_aims_at_nobody() -> None:
    table = attacked(attacker="Ra", span="artillery", other=(25, 10), roll="1 1 1 1")
    table.play("attack:2 = 1 1 3")
    assert only(table, Targeted).target == "none"
    table.play("done")
    assert not fought(table)


def test_whoever_falls_does_not_shoot_back() -> None:
    table = attacked(roll="1 1 6 6", defender="B")
    table.set("B1", white=1)
    table.play("attack:2 = 1 1 6 6 6 6 6 6")
    assert not table.frame("B1").alive
    table.play("done")
    assert not fought(table)
    assert not table.state.stack


def test_each_link_of_a_chain_goes_by_its_owners_orders() -> None:
    """A1 attacks B1, whose owner is asked and attacks C1, which shoots back by order: C is never waited for."""
    table = MapTable("Rd; B", "Rd; B", "B Rd; B", at={"A1": (10, 10), "B1": (16, 10), "C1": (22, 10)})
    wanted = {"target": "attacker", "defend": "best", "then": "attack"}
    table.happen(*order(table.state, 2, wanted, ScriptedDice([])).events)
    table.play("A1", "B1", "direct-fire = 1 1 1 1", "none", "attack:2", "C1", "direct-fire = 1 1 4 4", "none = 1")
    assert table.asked == "act A"
    table.play("done", "attack:3 = 1 1 5 6 2")
    assert table.asked == "act B"
    table.play("done = 1 1 1 1 1 1")
    assert fought(table) == [("C1", "B1", 6, 0, 0)]
    assert not table.state.stack


def test_a_target_chosen_by_hand_has_a_range_said_by_hand() -> None:
    table = MapTable("Rd; B", "Rd; B", "Rd; B", at={"A1": (10, 10), "B1": (16, 10), "C1": (16, 16)})
    table.play("A1", "B1", "direct-fire = 1 1 4 4", "none", "attack:2", "C1")
    table.happen(*order(table.state, 1, {"target": "attacker"}, ScriptedDice([])).events)
    assert table.asked == "range B"
