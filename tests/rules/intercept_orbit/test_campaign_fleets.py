"""Fleets between the games of a campaign: units kept, losses, names; and the validation of imported states."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import RULESETS, FairDice
from rules.campaign.roster import Unit
from rules.intercept_orbit.corrections import ClockSet, PlayerRenamed
from rules.intercept_orbit.fleet.limits import faults
from rules.intercept_orbit.fleet.text import parse
from rules.intercept_orbit.state.pending import Activation, Attack, Boarding, Collision, Contact, Journey, Tie
from rules.intercept_orbit.state.profile import ORBIT as PROFILE
from rules.intercept_orbit.state.profile import Bases
from rules.intercept_orbit.state.state import State
from tests.rules.intercept_orbit.battles import battle, company, hva, ship

ORBIT = RULESETS["intercept-orbit"]
FLEET = "Capital Kestrel: Rp Ra B K; Frigate Wasp: Rp/Ra Y K; Company Hornets: ace R; Company Bees; HVA Peaches"


def test_a_fleet_goes_home_as_units_and_comes_back_as_it_was() -> None:
    units = ORBIT.campaign.muster(FLEET)
    assert [unit.systems for unit in units] == [
        ("capital", "Rp", "Ra", "B", "K"),
        ("frigate", "Rp/Ra", "Y", "K"),
        ("ace R",),
        ("company",),
        ("hva",),
    ]
    assert sorted(ORBIT.campaign.muster(ORBIT.campaign.fielded(units)), key=str) == sorted(units, key=str)


LARGE = FLEET + "; Frigate Moth: Ra Y B"


@pytest.mark.parametrize(
    ("gone", "there"),
    [
        ((), ["Bees", "Hornets", "Kestrel", "Moth", "Peaches", "Wasp"]),
        (("Moth",), ["Bees", "Hornets", "Kestrel", "Peaches", "Wasp"]),
        (("Wasp",), ["Bees", "Hornets", "Kestrel", "Moth", "Peaches", "Wasp"]),
        (("Hornets",), ["Bees", "Hornets", "Kestrel", "Moth", "Peaches", "Wasp"]),
        (("Wasp", "Bees"), ["Hornets", "Kestrel", "Moth", "Peaches"]),
        (("Wasp", "Hornets", "Moth"), ["Bees", "Kestrel", "Peaches"]),
        (("Wasp", "Kestrel", "Bees", "Hornets"), ["Moth", "Peaches"]),
    ],
)
def test_what_is_gone_stays_away_unless_catapults_and_companies_need_each_other(
    gone: tuple[str, ...], there: list[str]
) -> None:
    units = [structs.replace(unit, gone=unit.name in gone) for unit in ORBIT.campaign.muster(LARGE)]
    fleet = parse(ORBIT.campaign.fielded(units))
    assert sorted(plan.name for plan in fleet.units) == there
    assert not faults(PROFILE, fleet)


def test_a_scarred_ship_is_as_many_systems_as_it_was_built_with() -> None:
    text = "Capital Kestrel: Rp Ra -B -K; Company Hornets: ace R; HVA Peaches"
    units = ORBIT.campaign.muster(text)
    assert (units[0].left, units[0].lost) == (("capital", "Rp", "Ra"), ("B", "K"))
    assert ORBIT.company(ORBIT.campaign.fielded(units), {"id": "custom", "tas_min": 1, "tas_max": 4, "hvas": 1}, 2) == (
        "Capital Kestrel: Rp Ra -B -K; HVA Peaches; Company Hornets: ace R"
    )


@pytest.mark.parametrize("text", ["Frigate A: Rp Ra B -G; HVA A", "Frigate A: Rp Ra B -W; HVA A"])
def test_only_systems_are_lost(text: str) -> None:
    assert parse(text).units[0].lost == ()


def test_two_of_one_name_are_told_apart() -> None:
    assert len({unit.name for unit in ORBIT.campaign.muster("Capital A: B B Y Y; Capital A: B B Y Y; HVA A")}) == 3


def test_what_a_game_leaves_of_a_fleet() -> None:
    state = battle(
        ship("A1", "B Y", lost=("Ra", "K", "K"), owner=1, brought=("capital", "B", "Y", "Ra", "K")),
        ship("A2", left="lost-in-space", brought=("capital",)),
        ship("A3", left="withdrawn", brought=("capital",)),
        ship("A4", "B Y", lost=("Ra",), brought=("capital", "Y", "Ra")),
        company("Ac1", left="destroyed", brought=("ace G",)),
        company("Ac2", systems="B", lost=("R",), brought=("company",)),
        hva("AV1", owner=1, brought=("hva",)),
        ship("B1"),
    )
    assert ORBIT.campaign.returned(state, 0) == (
        Unit("A1", ("capital", "B", "Y", "Ra", "K"), ("Ra", "K")),
        Unit("A2", ("capital",), gone=True),
        Unit("A3", ("capital",)),
        Unit("A4", ("capital", "Y", "Ra"), ("Ra",)),
        Unit("Ac1", ("ace G",), gone=True),
        Unit("Ac2", ("company",)),
        Unit("AV1", ("hva",)),
    )


def test_players_are_renamed_wherever_they_are_named() -> None:
    first = ORBIT.new_game([("Ana", FLEET), ("Ben", FLEET)], CUSTOM, "declared", {}, FairDice(b"x")).events[0]
    assert [player.name for player in ORBIT.renamed(first, {0: "Zoe"}, {}).players] == ["Zoe", "Ben"]
    renamed = ORBIT.renamed(PlayerRenamed(0, "Ana", "Zoe"), {}, {"Ana": "Someone", "Zoe": "Nobody"})
    assert (renamed.was, renamed.name) == ("Someone", "Nobody")
    assert ORBIT.renamed(ClockSet(3, "Ana"), {}, {"Ana": "Someone"}).by == "Someone"


CUSTOM = {"id": "custom", "tas_min": 1, "tas_max": 8, "hvas": 1}


@pytest.mark.parametrize(
    ("changes", "valid"),
    [
        ({}, True),
        ({"order": (0, 0)}, False),
        ({"players": ()}, False),
        ({"profile": structs.replace(PROFILE, id="chess")}, False),
        ({"profile": structs.replace(PROFILE, speed=99)}, False),
        ({"profile": structs.replace(PROFILE, click=0.0)}, False),
        ({"profile": structs.replace(PROFILE, harm=(0,) * 7)}, False),
        ({"profile": structs.replace(PROFILE, weapon=())}, False),
        ({"profile": structs.replace(PROFILE, split="R99")}, False),
        ({"profile": structs.replace(PROFILE, bases=Bases(debris=(0.0, 1.0)))}, False),
        ({"profile": structs.replace(PROFILE, speed=6, ruler=6.0)}, True),
        ({"assets": (ship("A1"), ship("A1"))}, False),
        ({"assets": (ship("A1"), ship("B1", at=(3.0, 3.0)))}, False),
        ({"assets": (ship("A1"), company("Bc1", host="B9"))}, False),
        ({"assets": (structs.replace(ship("A1"), id="Q1"), ship("B1"))}, False),
        ({"assets": (ship("A1", owner=3), ship("B1"))}, False),
        ({"stack": (Activation("A1", target="B9"),)}, False),
        ({"stack": (Activation("A1", target="none"),)}, True),
        ({"stack": (Activation("A1", target="B1", attack=Attack("B1", 3, 0, cover="X7")),)}, False),
        ({"stack": (Activation("A1", company="Ac7"),)}, False),
        ({"collision": Collision("A1", "X7", 4)}, False),
        ({"journey": Journey("A1", 4, contacts=(Contact("through", "B7"),))}, False),
        ({"journey": Journey("A1", 4, contacts=(Contact("through", "B1"), Contact("edge")))}, True),
        ({"boarding": Boarding(ship="B7")}, False),
        ({"tie": Tie((0, 1), 5)}, False),
        ({"table": "map", "assets": (ship("A1", at=(99.0, 3.0)), ship("B1", at=(3.0, 3.0)))}, False),
        ({"table": "map", "assets": (ship("A1", at=(9.0, 3.0)), ship("B1", at=(3.0, 3.0)))}, True),
    ],
)
def test_an_imported_state_names_only_ids_that_it_has(changes: dict[str, object], valid: bool) -> None:
    state: State = structs.replace(battle(ship("A1"), ship("B1")), **changes)
    assert ORBIT.validate(state) == valid


def test_the_limits_of_a_size() -> None:
    assert [ORBIT.least("standard", players) for players in (2, 3, 4)] == [7, 5, 4]
