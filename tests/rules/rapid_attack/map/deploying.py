"""Games on a map that are about to be deployed."""

from __future__ import annotations

from typing import Any

from rules import RULESETS, RulesError
from rules.field import Point
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.opening.test_bidding import rd
from tests.verbs import preview

PROFILES = tuple(name for name, game in RULESETS.items() if game.family == "rapid-attack")
TOWN = [box(x, y, x + 2.5, y + 2) for x in (5, 14, 23) for y in (6, 15, 24)] + [box(18, 11, 18.6, 13)]


def deploying(*frames: int, ruleset: str = "rapid-attack", **more: Any) -> MapTable:
    """A game about to be deployed: who has fewest frames defends."""
    return MapTable(*rd(*frames), ruleset=ruleset, begin=True, **{"pieces": TOWN, "stations": 2, **more})


def items(table: MapTable) -> list[str]:
    """What may be put down next."""
    return [option.choice for option in table.request.options if option.choice != "all"]


def until(table: MapTable, part: str) -> MapTable:
    """The first question where in that step."""
    while True:
        table.answer(items(table)[0])
        if table.request.facts.get("part") == part:
            return table
        table.answer("spot:1")


def accepted(table: MapTable, at: Point) -> bool:
    """Whether the referee would let it stand there."""
    try:
        preview(table.state, table.request, list(at))
    except RulesError as error:
        if error.code not in ("not-legal-ground", "off-the-field"):
            raise
        return False
    return True
