"""What a planned move says of the declared range and of the ranges from there."""

from __future__ import annotations

import pytest

from rules.rapid_attack.map.preview import Preview
from rules.rapid_attack.map.sights import Sight
from tests.rules.rapid_attack.map.maps import MapTable
from text import narrator


@pytest.mark.parametrize(
    ("apart", "nominal", "declared", "ranges"),
    [
        (7.8, "direct-fire", "in range", "direct fire"),
        (8.1, "artillery", "in range", "direct fire / artillery"),
        (8.2, "artillery", "out of range", "artillery (no weapon for that)"),
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
    assert f": {ranges}, {apart:g} units" in said
