"""Standing orders of football: what a player has decided beforehand is not asked."""

from __future__ import annotations

from typing import Any

import pytest

from rules import FairDice, RulesError, replay, ruleset_of
from rules.football.profile import Range
from rules.football.state import Attack, Step
from tests.rules.football.pitches import Pitch, acting, drawn, names
from text import narrator


def ordered(pitch: Pitch, player: int = 0, **wanted: str) -> Pitch:
    orders = ruleset_of(pitch.state).orders
    assert orders is not None
    done = orders.change(pitch.state, player, wanted, FairDice(b"?"))
    pitch.state, pitch.last = done.state, done.events  # type: ignore[assignment]
    return pitch


@pytest.mark.parametrize(("order", "die", "value"), [("best", 1, 6), ("blue", 2, 4), ("none", None, 0)])
def test_the_defense_is_not_asked(order: str, die: int | None, value: int) -> None:
    pitch = ordered(Pitch("Rd B; B B").kicked_off(), defend=order)
    pitch.answer("none", [2, 6, 4])
    (defended,) = [event for event in pitch.last if type(event).__name__ == "Defended"]
    assert (defended.die, defended.value, defended.why) == (die, value, "standing-orders")  # type: ignore[attr-defined]
    assert pitch.asked == "act A A1"


def test_who_defends_early_takes_the_likeliest_target() -> None:
    pitch = ordered(drawn(A1=(28, 12), A2=(3, 3), B1=(32, 12), B2=(3, 22)), 1, target="likely", defend="best")
    pitch.give("A1")
    acting(pitch, "A1", Step.ACT, target="goal", range=Range.DIRECT_FIRE, dice=("R6",), faces=(6,))
    pitch.answer("attack:0", [0])
    told = names(pitch.last)
    assert told.index("Targeted") < told.index("Defended") < told.index("Kicked")
    assert "target" not in pitch.asked


def test_nobody_is_asked_to_hot_rod() -> None:
    pitch = ordered(Pitch("Rd G; B B").kicked_off(), hotrod="never")
    pitch.answer("none", [0])
    pitch.answer("none")
    pitch.answer("done", [0])
    assert pitch.asked != "hotrod A A1"
    assert "KeptCool" in names(pitch.last)


def test_marks_are_used() -> None:
    pitch = drawn(A1=(28, 12), A2=(3, 3), B1=(28, 13), B2=(3, 22))
    pitch.set("B1", spot=5, spot_die="Y6", gone=True)
    pitch.give("B1")
    act = {"target": "B1", "range": Range.HAND_TO_HAND, "dice": ("R6",), "faces": (2,)}
    acting(pitch, "A1", Step.USE_SPOT, attack=Attack("B1", 2, 0), used=(0,), attacked=True, **act)
    assert pitch.asked == "use-spot A A1"
    ordered(pitch, mark="always")
    (tackled,) = [event for event in pitch.last if type(event).__name__ == "Tackled"]
    assert tackled.spot == 5  # type: ignore[attr-defined]


def test_orders_are_secret_and_told_to_their_player_only() -> None:
    pitch = ordered(Pitch("Rd B; B B").kicked_off(), hotrod="never", target="nobody")
    game = ruleset_of(pitch.state)
    assert game.secrets is not None
    assert game.secrets.view(pitch.state, 1).orders == ()
    assert game.secrets.view(pitch.state, 0).orders == pitch.state.orders
    assert "hot-rods, and you aren't asked" in narrator(pitch.state).orders_text("en", pitch.state, 0)
    assert "asks you for a target" in narrator(pitch.state).orders_text("en", pitch.state, 1)


@pytest.mark.parametrize("wanted", [{"losses": "B"}, {"defend": "green"}, {"hotrod": 1}])
def test_nonsense_is_refused(wanted: dict[str, Any]) -> None:
    with pytest.raises(RulesError):
        ordered(Pitch("Rd B; B B").kicked_off(), **wanted)


def test_an_order_taken_back_asks_again() -> None:
    pitch = ordered(Pitch("Rd B; B B").kicked_off(), defend="best")
    ordered(pitch, defend="ask")
    assert pitch.state.orders == ()
    assert replay(tuple(pitch.log)).players == pitch.state.players
