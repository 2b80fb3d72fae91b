"""What a planned move says of the declared range and of the ranges from there."""

from __future__ import annotations

import re

import pytest

from rules import requests
from rules.contract import capabilities as base
from rules.rapid_attack.map.preview import Preview
from rules.rapid_attack.map.sights import Sight
from tests.rules.rapid_attack.map.maps import MapTable
from text import narrator
from text.maps import go_label


@pytest.mark.parametrize(
    ("apart", "nominal", "declared", "ranges"),
    [
        (7.8, "direct-fire", "in range", "direct fire"),
        (8.1, "artillery", "in range", "direct fire / artillery"),
        (8.2, "artillery", "out of range", "artillery (you have no weapon for this range)"),
    ],
)
def test_a_close_call_is_both_ranges(apart: float, nominal: str, declared: str, ranges: str) -> None:
    table = MapTable("Rd", "Rd", at={"A1": (4, 18), "B1": (15, 18)})
    while table.asked != "activate A":
        table.play("pass")
    table.play("A1", "B1", "direct-fire = 6 5 4 3")
    plan = Preview(item="A1", at=(6, 18), length=2, most=6, sights=(Sight("B1", apart, nominal),))
    said = narrator(table.state).plan_text("en", table.state, plan).replace("**", "")
    assert f"B1 will be {declared} (direct fire)." in said
    assert "is in the way" not in said
    assert f": {ranges}, {apart:g} units" in said


@pytest.mark.parametrize(
    ("forces", "frames", "said"),
    [
        (("Rd", "Rd"), {"B1": (15, 18)}, "⚠️ Can attack you there: B1 ("),
        (("Rd", "Rd"), {"B1": (18, 18)}, "🛡️ Nobody can attack you there without a move; after one, perhaps B1."),
        (("Rd", "Rd"), {"B1": (30, 18)}, "🛡️ No enemy that has yet to act can attack you there."),
        (("Rd", "Ra"), {"B1": (30, 18)}, "⚠️ Can attack you there: B1 ("),
    ],
)
def test_a_place_says_who_may_attack_there(
    forces: tuple[str, str], frames: dict[str, tuple[float, float]], said: str
) -> None:
    table = MapTable(*forces, at={"A1": (4, 18), **frames})
    while table.asked != "activate A":
        table.play("pass")
    table.play("A1", "none = 6 5")
    state = table.state
    at = (7, 18)
    sights = tuple(Sight(name, 0, "direct-fire") for name in frames)
    plan = Preview(item="A1", at=at, length=3, most=6, sights=sights)
    assert said in narrator(state).plan_text("en", state, plan).replace("**", "")
    acted = state.with_frame("B1", activated=True)
    assert "No enemy that has yet to act" in narrator(acted).plan_text("en", acted, plan)


@pytest.mark.parametrize(
    ("verb", "most", "said"), [("launch", None, "Launch"), ("place", None, "Put it here"), ("move", 6.0, "Go")]
)
def test_the_button_says_what_is_done_with_the_item(verb: str, most: float | None, said: str) -> None:
    assert go_label("en", base.Preview(item="Ac1", at=(6, 18), verb=verb, most=most)) == said


def test_a_frame_that_reaches_nobody_says_its_range_and_the_move_it_needs() -> None:
    table = MapTable("Rh Rh", "Rd", at={"A1": (4, 18), "B1": (12.8, 18)})
    look = narrator(table.state).look_text
    assert "Its weapons: **hand-to-hand** only. **B1**: needs a move of 6.8 (25% to roll it)." in look(
        "en", table.state, (4, 18), frame="A1"
    )
    assert "Its weapons" not in look("en", table.state, (4, 18), frame="B1")


def test_a_spot_on_offer_has_its_chances() -> None:
    table = MapTable("Rd", "Rd", at={"A1": (4, 18), "B1": (8.8, 18)})
    while table.asked != "activate A":
        table.play("pass")
    table.state = table.state.with_frame("B1", spot=4, spot_die="Y", activated=True, defense=2)
    table.play("A1", "B1", "direct-fire = 6 5 4 3", "none", "attack:0")
    (request,) = requests(table.state)
    said = narrator(table.state).question("en", request, table.state)
    assert re.search(r"With it: 8 dice \(9\d% to hit, \d\d% to destroy\); without it: 4 dice \(\d\d% to hit", said), (
        said
    )
