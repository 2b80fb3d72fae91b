"""Standing orders for a frame that an attack calls up (RULINGS 1.5; docs/rulings.md: standing-orders)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RulesError, ScriptedDice
from rules.rapid_attack.turn.orders import rehearse
from tests.rules.rapid_attack.positions import Table, names
from tests.verbs import order, view


def ordered(table: Table, player: int, **wanted: Any) -> None:
    table.happen(*order(table.state, player, wanted, ScriptedDice([])).events)


def attacked(span: str = "direct-fire", *, defender: str = "B Rd", **orders: Any) -> Table:
    """B has left orders; A1 attacks B1 with a red 4 from a range, and B1 is called up."""
    table = Table("Rh Rd Ra; B", f"{defender}; B")
    ordered(table, 1, **orders)
    while "A1" not in table.choices:
        table.play("pass")
    table.play("A1", "B1", f"{span} = 1 1 4 4", "none")
    return table


@pytest.mark.parametrize(
    ("span", "defender", "target", "aimed"),
    [
        ("direct-fire", "B Rd", "attacker", "A1"),
        ("artillery", "B Ra", "attacker", "A1"),
        ("artillery", "B Rd", "attacker", "none"),
        ("direct-fire", "B Rd", "nobody", "none"),
    ],
)
def test_it_targets_whoever_attacks_if_it_can_reach_them(span: str, defender: str, target: str, aimed: str) -> None:
    table = attacked(span, defender=defender, target=target)
    dice = 3 + (2 if aimed != "none" else 0)
    table.play("attack:2", f"none = {' '.join(['3'] * dice)}")
    targeted = next(event for event in table.last if type(event).__name__ == "Targeted")
    assert (targeted.target, targeted.why) == (aimed, "standing-orders")  # type: ignore[attr-defined]
    assert table.asked == "defend B"


@pytest.mark.parametrize(
    ("defend", "faces", "value"),
    [("best", "6 2 3", 6), ("best", "3 2 3", 3), ("blue", "6 2 3", 3), ("none", "6 2 3", 0)],
)
def test_it_defends_as_ordered(defend: str, faces: str, value: int) -> None:
    table = attacked(target="nobody", defend=defend)
    left = max(0, 4 - value)
    table.play("attack:2", f"none = {faces} {' '.join(['1'] * left)}")
    assert table.frame("B1").defense == value
    assert table.asked == "act A"


def test_a_blue_one_only_means_none_where_there_is_none() -> None:
    table = attacked(defender="G Rd", target="nobody", defend="blue")
    table.play("attack:2", "none = 6 6 3 1 1 1 1")
    assert table.frame("B1").defense == 0


def test_the_whole_turn_by_order() -> None:
    table = attacked(target="attacker", defend="best", then="done")
    table.play("attack:2", "none = 5 5 5 5 5")
    assert table.asked == "act A"
    table.play("done")
    assert "ActivationEnded" in names(table.last)
    assert table.frame("B1").activated
    assert not table.state.stack


def test_attacking_back_is_asked_where_only_players_know_the_range() -> None:
    table = attacked(target="attacker", defend="best", then="attack")
    table.play("attack:2", "none = 5 5 5 5 5", "done")
    assert table.asked == "act B"


def test_a_spot_is_asked_about_where_the_attack_is_made_by_hand() -> None:
    table = attacked(target="attacker", defend="best", then="attack")
    table.play("attack:2", "none = 5 5 5 5 5", "done")
    table.set("A1", spot=2)
    table.play("attack:3", "none")
    assert table.asked == "use-spot B"


def test_a_frames_own_plan_goes_before_the_plan_for_all() -> None:
    table = attacked(target="nobody", defend="none")
    ordered(table, 1, frame="B1", defend="best")
    table.play("attack:2", "none = 6 2 3")
    assert table.frame("B1").defense == 6


def test_ask_takes_an_order_back_and_what_is_not_said_stays() -> None:
    table = attacked(losses="Y B", ground="give", target="nobody")
    ordered(table, 1, target="ask")
    orders = table.state.orders_of(1)
    assert (orders.losses, orders.give_ground, orders.for_all.target) == (("Y", "B"), True, None)
    ordered(table, 1, losses="", ground="ask")
    assert table.state.orders == ()


def test_orders_bind_only_a_frame_that_is_called_up() -> None:
    table = Table("Rd; Rd", "B; B")
    for player in (0, 1):
        ordered(table, player, target="nobody", defend="best", then="done")
    table.play(table.choices[0])
    assert table.asked.startswith("target")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"target": "somebody"}, "orders-malformed"),
        ({"defend": 3}, "orders-malformed"),
        ({"then": None}, "orders-malformed"),
        ({"losses": 7}, "orders-malformed"),
        ({"flee": "yes"}, "orders-malformed"),
        ({"frame": "A1", "defend": "best"}, "order-frame"),
        ({"frame": "Nemo" * 3000, "defend": "best"}, "order-frame"),
        ({"frame": ["B1"], "defend": "best"}, "order-frame"),
    ],
)
def test_orders_that_make_no_sense(wanted: dict[str, Any], code: str) -> None:
    table = Table("Rd; Rd", "B; B")
    before = table.state
    with pytest.raises(RulesError) as caught:
        order(table.state, 1, wanted, ScriptedDice([]))
    assert (caught.value.code, table.state) == (code, before)


def test_a_lost_frame_takes_no_orders() -> None:
    table = Table("Rd; Rd", "B; B")
    table.set("B1", white=0)
    with pytest.raises(RulesError) as caught:
        order(table.state, 1, {"frame": "B1", "defend": "best"}, ScriptedDice([]))
    assert caught.value.code == "order-frame-lost"


def test_plans_are_their_owners_secret() -> None:
    table = attacked(target="nobody", defend="best")
    assert view(table.state, 0).orders == ()  # type: ignore[attr-defined]
    assert len(view(table.state, 1).orders) == 1  # type: ignore[attr-defined]


def test_what_would_happen_if_it_were_attacked_now() -> None:
    table = Table("Rd; Rd", "B Rd; B")
    ordered(table, 1, target="attacker", defend="blue")
    told = {item.range: item for item in rehearse(table.state, "B1")}
    assert {span: item.target for span, item in told.items()} == {
        "hand-to-hand": "attacker",
        "direct-fire": "attacker",
        "artillery": "nobody",
    }
    assert told["direct-fire"].dice == ("W6", "W6", "B6", "R6", "R6")
    assert told["artillery"].dice == ("W6", "W6", "B6")
    assert (told["artillery"].defend, told["artillery"].then) == ("blue", "ask")
