"""Standing orders: what assets lose first when they are hit."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RULESETS, RulesError
from rules.core.collections import present
from rules.core.dice import ScriptedDice
from rules.intercept_orbit.combat.losses import AceLost
from rules.intercept_orbit.combat.screen import Screened
from rules.intercept_orbit.movement.clinging import RideDecided
from rules.intercept_orbit.standing_orders import SECRETS, OrdersSet
from rules.intercept_orbit.turn.defend import Defended
from tests.rules.intercept_orbit.battles import Game, battle, company, ship

GONE: dict[str, Any] = {"gone": True}

ORDERS = present(RULESETS["intercept-orbit"].orders)


def ordering(game: Game, player: int, losses: object = None, **wanted: object) -> Game:
    wanted |= {} if losses is None else {"losses": losses}
    done = ORDERS.change(game.state, player, wanted, ScriptedDice(()))
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
    assert game.last(AceLost).ace == "R"


def test_orders_are_replaced_taken_back_and_secret() -> None:
    game = ordering(Game(battle(ship("A1"), ship("B1"))), 0, "Y K")
    ordering(game, 1, "B")
    assert ORDERS.chosen(game.state, 0, None) == {"losses": "Y K"}
    assert [item.player for item in SECRETS.view(game.state, 1).orders] == [1]
    assert SECRETS.view(game.state, None) == game.state
    assert SECRETS.sealed(game.last(OrdersSet)) == OrdersSet(1)
    ordering(game, 0, "")
    assert ORDERS.chosen(game.state, 0, None) == {}
    assert ORDERS.keep(battle(ship("A1")), game.state).orders == game.state.orders


@pytest.mark.parametrize(
    ("ordered", "die", "value"), [("best", "W6", 5), ("blue", "B6", 3), ("none", None, 0), ("ask", "asked", 0)]
)
def test_a_defense_by_order(ordered: str, die: str | None, value: int) -> None:
    """Whites 5 and 2, a blue 3."""
    game = ordering(Game(battle(ship("A1", "Ra B"), ship("B1")), 5, 2, 3, 1, 1), 0, defend=ordered)
    game.say("A1", "B1", "assault")
    if die == "asked":
        assert game.kind == "defend"
        return
    told = game.last(Defended)
    assert (game.kind, told.value, told.why) == ("act", value, "standing-orders")
    assert told.die is None if die is None else game.state.act.dice[told.die] == die


def test_a_blue_die_that_is_not_there_keeps_the_whites() -> None:
    game = ordering(Game(battle(ship("A1"), ship("B1")), 5, 2), 0, defend="blue").say("A1", "none")
    assert (game.kind, game.last(Defended).die) == ("act", None)


@pytest.mark.parametrize(
    ("table", "ordered", "screened"),
    [("map", "always", "Cc1"), ("map", "never", None), ("declared", "never", None), ("declared", "always", "asked")],
)
def test_a_screen_by_order(table: str, ordered: str, screened: str | None) -> None:
    """At a declared table only the player sees what is near enough."""
    spots: dict[str, Any] = {name: {"at": at} for name, at in (("A1", (5.0, 5.0)), ("B1", (12.0, 5.0)))}
    spots["Cc1"] = {"at": (12.0, 7.0)}
    more = spots if table == "map" else {"A1": {}, "B1": {}, "Cc1": {}}
    there = (
        ship("A1", "Ra", **more["A1"]),
        ship("B1", **more["B1"], **GONE),
        company("Cc1", ace="B", **more["Cc1"], **GONE),
    )
    game = ordering(Game(battle(*there, players=3, table=table), 1, 2, 5, 4, 4, 4, *[1] * 9), 2, screen=ordered)
    game.say("A1", "B1", "assault", "none")
    game.say(next(c for c in game.choices if c.startswith("attack"))).leave("cover")
    if screened == "asked":
        assert (game.kind, game.asked.player) == ("screen", 2)
        return
    assert game.last(Screened).screen == screened


@pytest.mark.parametrize(("ordered", "rides"), [("along", True), ("stay", False)])
def test_a_rider_by_order(ordered: str, rides: bool) -> None:
    game = Game(battle(ship("A1"), company("Bc1", host="A1"), ship("B1")), 1, 2)
    ordering(game, 1, ride=ordered).say("A1", "none", "none", "straight")
    assert game.kind == "path"
    assert game.last(RideDecided).rides is rides


def test_orders_stand_beside_each_other() -> None:
    game = ordering(Game(battle(ship("A1"), ship("B1"))), 0, "Y", defend="best")
    ordering(game, 0, ride="along")
    assert ORDERS.chosen(game.state, 0, None) == {"losses": "Y", "defend": "best", "ride": "along"}
    ordering(game, 0, "", defend="ask", ride="ask")
    assert game.state.orders == ()


@pytest.mark.parametrize(
    ("player", "wanted"),
    [
        (0, {"defend": "well"}),
        (0, {"ride": 7}),
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
    assert ordering(hit(), 1, "Y K Ra/Rs B W").kind != "loss"
