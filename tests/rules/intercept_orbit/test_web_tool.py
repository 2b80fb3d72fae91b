"""Fleets as JSON of the community's web tool: read whole, and one sentence for each fault."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rules import Malformed, RulesError, builder_of, ruleset
from rules.intercept_orbit.fleet.text import write

POINT = {"class": "attack", "attackType": "p"}
SPLIT = {"class": "attack", "attackType": "s", "attackType2": "a"}
CAPITAL = {
    "name": "CS Titan",
    "class": "capital",
    "systems": [POINT, SPLIT, {"class": "catapult"}, {"class": "catapult"}],
    "hasAce": True,
    "aceType": "red",
}
FRIGATE = {
    "name": "Lucky; one",
    "class": "frigate",
    "systems": [{"class": "defense"}, {"class": "sensor"}, {"class": "defense"}, {"class": ""}],
}
ANA = {"name": "Ana", "hva": 2, "tas": 4, "systems": 6, "ppa": 5, "total": 30, "ships": [CAPITAL, FRIGATE]}


def read(saved: Any) -> tuple[str, str]:
    """The fleet as text, and its title."""
    found = builder_of("intercept-orbit").read(json.dumps(saved))
    return write(found.force), found.title


@pytest.mark.parametrize(
    "saved",
    [
        ANA,
        [ANA],
        {"players": [{"name": "Ben", "ships": []}, ANA], "track": True, "sync": True},
        {"roster": [ANA, {"name": "Ben", "ships": None}], "id": 12},
    ],
)
def test_what_the_tool_saves_is_a_fleet(saved: Any) -> None:
    assert read(saved) == read(ANA)
    text, title = read(saved)
    assert title == "Ana"
    assert [unit.kind.value for unit in builder_of("intercept-orbit").read(text).force.units] == [
        *("capital", "frigate", "company", "company", "hva", "hva")
    ]
    assert builder_of("intercept-orbit").read(text).force.units[3].ace == "R"
    ruleset("intercept-orbit").read_company(text)


def test_a_saved_battle_is_the_fleet_as_it_was_built() -> None:
    worn = [{**system, "disabled": True} for system in CAPITAL["systems"]]  # type: ignore[attr-defined]
    internal = [{"class": "internal"}, {"class": "internal", "disabled": True}]
    ship = {**CAPITAL, "id": "f00", "owner": "ba7", "destroyed": True, "systems": [*worn, *internal]}
    assert read({"roster": [{**ANA, "hva": "2", "ships": [ship, FRIGATE], "companies": [{}]}]}) == read(ANA)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"ships": [', "fleet-json-unreadable"),
        ('{"ships": 3}', "fleet-json-unreadable"),
        ('{"name": "Ana"}', "fleet-json-empty"),
        (json.dumps([ANA, ANA]), "fleet-json-many"),
        (json.dumps({"ships": [{"name": "x", "class": "dreadnought"}]}), "fleet-json-ship"),
        (json.dumps({"ships": [{"class": "frigate", "systems": [{"class": "laser"}]}]}), "fleet-json-system"),
        (json.dumps({"ships": [{"class": "frigate", "systems": [{"class": "attack"}]}]}), "fleet-json-system"),
        (json.dumps({"ships": [FRIGATE] * 60}), "too-many-assets"),
        (json.dumps({"ships": [FRIGATE], "hva": 999}), "too-many-assets"),
        (json.dumps({"ships": [FRIGATE], "more": "x" * 70_000}), "fleet-too-long"),
        (json.dumps({"ships": [{"class": "frigate", "systems": [{"class": "defense"}] * 1000}]}), "fleet-too-long"),
        ("Capital Kestrel: " + "9K " * 600, "fleet-too-long"),
        ('{"x":' + "[" * 50_000, "fleet-json-unreadable"),
    ],
)
def test_each_fault_has_its_sentence(text: str, code: str) -> None:
    with pytest.raises(Malformed) as raised:
        builder_of("intercept-orbit").read(text)
    assert raised.value.code == code


def test_nothing_but_a_fault_comes_of_what_is_bent() -> None:
    luck, whole = Random(5), json.dumps(ANA)
    for _ in range(400):
        at, more = luck.randrange(len(whole)), luck.choice(['"', "{", "]", "null", "-1e999", "\\u0000", ""])
        try:
            builder_of("intercept-orbit").read(whole[:at] + more + whole[at + luck.randrange(4) :])
        except RulesError:
            continue
