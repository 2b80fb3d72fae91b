"""Standing orders: what assets lose first when they are hit."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RULESETS, RulesError
from rules.core.dice import ScriptedDice
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.turn.orders import ORDERS, hidden, sealed
from tests.rules.intercept_orbit.battles import Game, battle, company, ship

GONE: dict[str, Any] = {"gone": True}


def ordering(game: Game, player: int, losses: object) -> Game:
    done = ORDERS.change(game.state, player, {"losses": losses}, ScriptedDice(()))
    game.state = done.state
    game.log += done.events
    return game


def hit(losses: str | None = None, *, table: str = "declared") -> Game:
    """Two hits on Ben's ship, with its systems and white dice."""
    at, far = ((5.0, 5.0), (12.0, 5.0)) if table == "map" else (None, None)
    there = (ship("A1", "Ra", at=at), ship("B1", "Ra/Rs Y K B", at=far, **GONE))
    game = Game(battle(*there, table=table), 2, 1, 1, 1, 4, 5)
    if losses is not None:
        ordering(game, 1, losses)
    game.say("A1", "B1", "assault", "none")
    return game.say(next(c for c in game.choices if c.startswith("attack"))).leave("cover")


@pytest.mark.parametrize("table", ["declared", "map"])
def test_losses_go_in_the_ordered_sequence_and_nobody_is_asked(table: str) -> None:
    game = hit("Rs/Ra, w", table=table)
    assert game.kind != "loss"
    assert (game["B1"].systems, game["B1"].white) == (("Y", "K", "B"), 1)


def test_what_the_order_leaves_open_is_asked() -> None:
    game = hit("Rp K")
    assert game["B1"].systems == ("Ra/Rs", "Y", "B")
    assert (game.kind, game.asked.player) == ("loss", 1)


def test_an_order_answers_the_question_that_is_open() -> None:
    game = ordering(hit(), 1, "Y")
    assert game["B1"].systems == ("Ra/Rs", "K", "B")
    assert ordering(game, 0, "K").kind == "loss"


def test_an_order_holds_for_companies_too_and_the_ace_goes_last() -> None:
    there = (company("Ac1"), company("Bc1", systems="", white=1, ace="R", **GONE))
    game = ordering(Game(battle(*there), 2, 1, 1, 1, 1, 1, 4, 5), 1, "G W")
    game.say("Ac1", "Bc1", "none").say(next(c for c in game.choices if c.startswith("attack")))
    assert game["Bc1"].left == "destroyed"
    assert game.last(ev.AceLost).ace == "R"


def test_orders_are_replaced_taken_back_and_secret() -> None:
    game = ordering(Game(battle(ship("A1"), ship("B1"))), 0, "Y K")
    ordering(game, 1, "B")
    assert ORDERS.chosen(game.state, 0, None) == {"losses": "Y K"}
    assert [item.player for item in hidden(game.state, 1).orders] == [1]
    assert hidden(game.state, None) == game.state
    assert sealed(game.last(ev.OrdersSet)) == ev.OrdersSet(1)
    ordering(game, 0, "")
    assert ORDERS.chosen(game.state, 0, None) == {}
    assert ORDERS.keep(battle(ship("A1")), game.state).orders == game.state.orders


@pytest.mark.parametrize(
    ("player", "wanted"),
    [
        (0, {"losses": "Laser"}),
        (0, {"losses": 7}),
        (0, {"ground": "give"}),
        (2, {"losses": "Y"}),
        (-1, {"losses": "Y"}),
    ],
)
def test_what_is_no_order(player: int, wanted: dict[str, object]) -> None:
    with pytest.raises(RulesError):
        ORDERS.change(battle(ship("A1"), ship("B1")), player, wanted, ScriptedDice(()))


def test_the_default_of_a_loss_does_not_ask_where_an_order_stands() -> None:
    assert RULESETS["intercept-orbit"].orders is ORDERS
    assert ordering(hit(), 1, "Y K Ra/Rs B W").kind != "loss"
