"""Standing orders: what goes first, and whether to give ground, so that nobody waits (RULINGS 1.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RulesError, ScriptedDice
from tests.rules.rapid_attack.positions import Table, names
from tests.verbs import order, view


def given(losses: str, ground: bool | None) -> dict[str, str]:
    return {"losses": losses, "ground": {None: "ask", True: "give", False: "hold"}[ground]}


def give(table: Table, player: int, losses: str, ground: bool | None = None) -> list[str]:
    """A player leaves standing orders."""
    events = order(table.state, player, given(losses, ground), ScriptedDice([])).events
    table.happen(*events)
    return names(events)


def hit(
    faces: str, *orders: Any, systems: str = "Y B G", options: tuple[str, ...] = (), near: str | None = None
) -> Table:
    """B1 is hit; B has left orders, if any."""
    table = Table("Rd; Rd", f"{systems}; Rd", options=options, stations=1)
    table.set("B1", activated=True, defense=0, near=near)
    if orders:
        give(table, 1, *orders)
    while "A1" not in table.choices:
        table.play("pass")
    value = len(faces.split())
    table.play("A1", "B1", f"direct-fire = 1 1 1 {value}", "none", "attack:3", f"none = {faces}")
    return table


@pytest.mark.parametrize(
    ("faces", "losses", "left", "asked"),
    [
        ("1 6", "", ("Y", "B", "G"), "loss B"),
        ("1 6", "G", ("Y", "B"), "act A"),
        ("1 6", "g, b > y", ("Y", "B"), "act A"),
        ("1 6 6", "G Y", ("B",), "act A"),
        ("1 6 6", "G", ("Y", "B"), "loss B"),
        ("1 6", "Rd Ra Rh", ("Y", "B", "G"), "loss B"),
        ("1 6 6 6 6", "G Y", (), "act A"),
        ("1 6", "W", ("Y", "B", "G"), "loss B"),
    ],
)
def test_what_goes_first(faces: str, losses: str, left: tuple[str, ...], asked: str) -> None:
    table = hit(faces, losses)
    assert (table.frame("B1").systems, table.asked) == (left, asked)


def test_several_losses_at_once() -> None:
    table = hit("1 6 6 6", systems="Y B G G")
    assert table.request.facts["several"] == 3
    assert {item.choice: item.facts["number"] for item in table.request.options} == {"Y": 1, "B": 1, "G": 2}
    for wrong in ("Y, Y", "Y, B, G, G", "Y,", "Y, white"):
        with pytest.raises(RulesError):
            table.play(wrong)
    table.play("G, Y")
    assert names(table.last) == ["SystemLost", "SystemLost"]
    assert (table.frame("B1").systems, table.request.facts["hits"]) == (("B", "G"), 1)


def test_several_losses_end_with_the_frame() -> None:
    table = hit("1 6 6 6 6", systems="Y B")
    with pytest.raises(RulesError):
        table.play("Y, B, white, white, white")
    table.play("Y, B, white, white")
    assert not table.frame("B1").alive
    assert table.asked == "act A"


def test_a_white_die_by_order_where_that_is_an_option() -> None:
    table = hit("1 6", "W Y", options=("drop-whites",))
    assert (table.frame("B1").white, table.frame("B1").systems) == (1, ("Y", "B", "G"))


@pytest.mark.parametrize(
    ("ground", "asked", "near", "left"),
    [
        (None, "ground B", "SB1", ("Y", "B", "G")),
        (True, "act A", None, ("Y", "B", "G")),
        (False, "act A", "SB1", ("B", "G")),
    ],
)
def test_giving_ground_by_order(ground: bool | None, asked: str, near: str | None, left: tuple[str, ...]) -> None:
    table = hit("1 6", "Y", ground, near="SB1")
    assert (table.asked, table.frame("B1").near, table.frame("B1").systems) == (asked, near, left)


def test_orders_answer_the_question_that_is_open() -> None:
    table = hit("1 6")
    assert table.asked == "loss B"
    assert give(table, 1, "B") == ["OrdersSet", "SystemLost"]
    assert table.asked == "act A"


def test_the_orders_of_others_answer_nothing() -> None:
    table = hit("1 6")
    assert give(table, 0, "B") == ["OrdersSet"]
    assert table.asked == "loss B"


def test_orders_are_replaced_and_taken_back() -> None:
    table = Table("Rd; Rd", "Rd; Rd")
    give(table, 0, "B G")
    give(table, 0, "Y", True)
    assert [(item.losses, item.give_ground) for item in table.state.orders] == [(("Y",), True)]
    give(table, 0, "")
    assert table.state.orders == ()


def test_orders_are_their_owners_secret() -> None:
    table = Table("Rd; Rd", "Rd; Rd", "Rd; Rd")
    give(table, 0, "B G")
    give(table, 2, "Y")
    assert [[item.player for item in view(table.state, player).orders] for player in (0, 1, 2)] == [[0], [], [2]]


@pytest.mark.parametrize(
    ("player", "losses", "code"),
    [
        (2, "B", "no-such-player"),
        (-1, "B", "no-such-player"),
        (0, "Z", "system-unknown"),
        (0, "B " * 13, "orders-too-long"),
        (0, "x" * 10_000, "system-unknown"),
    ],
)
def test_orders_that_cannot_be(player: int, losses: str, code: str) -> None:
    with pytest.raises(RulesError) as error:
        give(Table("Rd; Rd", "Rd; Rd"), player, losses)
    assert error.value.code == code
