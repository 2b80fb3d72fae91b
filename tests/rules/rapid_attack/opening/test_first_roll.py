"""At a table of typed dice no roll is the program's: the first one waits for a player."""

from __future__ import annotations

from typing import Any

import pytest

from rules import DiceNeeded, default
from tests.rules.rapid_attack.map.maps import MapTable
from tests.rules.rapid_attack.opening.test_bidding import SPARE, rd
from tests.rules.rapid_attack.positions import Table, names
from text import LOCALES, narrator

TYPED = {"dice": "typed"}


def tied(kind: type[Table], *frames: int, **more: Any) -> Table:
    companies = [f"{company}; {SPARE}" for company in rd(*frames)]
    if kind is MapTable:
        return MapTable(*companies, begin=True, options=TYPED, size="skirmish", **more)
    return Table(*companies, begin="", options=TYPED, size="skirmish", **more)


@pytest.mark.parametrize("kind", [Table, MapTable])
@pytest.mark.parametrize("ruleset", ["rapid-attack", "mez", "unofficial"])
def test_the_lot_of_a_tie_at_the_start_is_typed(kind: type[Table], ruleset: str) -> None:
    table = tied(kind, 4, 4, ruleset=ruleset)
    assert (names(table.log), table.asked, table.choices) == (["Started"], "first-roll A", ["roll"])
    with pytest.raises(DiceNeeded) as needed:
        table.play("roll")
    assert needed.value.facts["dice"] == ["K2"]
    table.play("roll = 2")
    assert (names(table.last), table.asked) == (["TieDrawn"], "tie B")


def test_later_lots_are_typed_with_the_decision_before_them() -> None:
    table = tied(Table, 4, 4, 4)
    table.play("roll = 2")
    with pytest.raises(DiceNeeded):
        table.play("defer")
    table.play("defer = 1")
    assert (names(table.last), table.asked) == (["TieDeferred", "TieDrawn"], "tie A")


def test_so_are_the_lots_for_the_last_place() -> None:
    table = Table(*rd(3, 4, 4), begin="", options=TYPED, size="skirmish")
    assert table.asked == "first-roll A"
    table.play("roll = 1")
    assert (names(table.last), table.order) == (["LotsDrawn", "PositionsTaken"], "ACB")


def test_without_a_tie_nobody_throws_anything() -> None:
    table = Table(*rd(4, 5), begin="", options=TYPED, size="skirmish")
    assert table.asked == "deploy A"


def test_initiative_of_the_first_round_is_typed() -> None:
    options = {**TYPED, "deployment": "free", "initiative": True}
    table = Table(*rd(2, 3), begin="", options=options)
    assert (table.asked, default(table.state, table.request)) == ("first-roll A", "roll")
    table.play("roll = 5 9 11 12 3 4 7 8 15 16")
    assert names(table.last)[0] == "InitiativeRolled"
    assert table.asked.startswith("initiative")


def test_it_is_asked_in_both_languages() -> None:
    table = tied(Table, 4, 4)
    asked = [narrator(table.state).question(locale, table.request, table.state) for locale in LOCALES]
    assert ["tie" in asked[0], "égalité" in asked[1]] == [True, True]
    assert len({narrator(table.state).waiting_line(locale, table.request, table.state) for locale in LOCALES}) == 2
