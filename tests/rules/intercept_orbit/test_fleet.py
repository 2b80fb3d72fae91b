"""Fleets: what each size asks, and everything that may be wrong with one (RULINGS 2.1)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import FairDice, Illegal, Malformed, RulesError
from rules.intercept_orbit.fleet.analysis import analyse_fleet, analyse_unit
from rules.intercept_orbit.fleet.generate import DESIGNS, STYLES, design_of
from rules.intercept_orbit.fleet.limits import check, faults, generate, limits, listed
from rules.intercept_orbit.fleet.text import parse, write
from rules.intercept_orbit.state.profile import ORBIT as PROFILE
from rules.intercept_orbit.state.units import ACES, SHIPS, Fleet, Kind, UnitDesign, catapults, tas

GOOD = "Capital Rp Ra B K; Frigate Ra Ra B; Frigate Rs Rs Y; Company ace R; HVA; HVA; HVA"

BOOK = [
    ("standard", 2, (4, 6, 3)),
    ("standard", 3, (3, 5, 2)),
    ("standard", 4, (3, 4, 1)),
    ("afternoon", 2, (6, 8, 3)),
    ("afternoon", 3, (5, 7, 2)),
    ("afternoon", 4, (5, 6, 1)),
    ("custom", 2, (1, 12, 3)),
    ("custom", 4, (1, 12, 1)),
    ({"id": "custom", "tas_min": 2, "tas_max": 3, "hvas": 0}, 2, (2, 3, 0)),
    ({"id": "custom", "tas_min": 9}, 3, (9, 12, 2)),
    ({"id": "custom", "frames": [2, 5], "stations": 0}, 2, (2, 5, 0)),
    ({"id": "custom", "frames": 4}, 4, (4, 4, 1)),
]


@pytest.mark.parametrize(("size", "players", "numbers"), BOOK)
def test_sizes(size: Any, players: int, numbers: tuple[int, int, int]) -> None:
    row = limits(size, players)
    assert (row.tas_min, row.tas_max, row.hvas) == numbers


def test_every_listed_size_can_be_asked_for_as_it_is_listed() -> None:
    for entry in listed():
        row = limits(entry, entry.get("players", 2))
        assert (row.tas_min, row.tas_max, row.hvas) == (entry["tas_min"], entry["tas_max"], entry["hvas"])


@pytest.mark.parametrize(
    ("size", "players", "code"),
    [
        ("huge", 2, "size-unknown"),
        (None, 2, "size-unknown"),
        ({}, 2, "size-unknown"),
        ({"id": ["standard"]}, 2, "size-unknown"),
        ("standard", 1, "wrong-number-of-players"),
        ("standard", 5, "wrong-number-of-players"),
        ({"id": "custom", "tas_min": 0}, 2, "size-number"),
        ({"id": "custom", "tas_max": 13}, 2, "size-number"),
        ({"id": "custom", "tas_min": 4, "tas_max": 3}, 2, "size-number"),
        ({"id": "custom", "hvas": 7}, 2, "size-number"),
        ({"id": "custom", "hvas": True}, 2, "size-number"),
        ({"id": "custom", "tas_min": "many"}, 2, "size-number"),
        ({"id": "custom", "frames": 0}, 2, "size-number"),
        ({"id": "custom", "frames": [6, 4]}, 2, "size-number"),
    ],
)
def test_sizes_that_are_none(size: Any, players: int, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        limits(size, players)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (GOOD, []),
        ("Frigate Ra Ra B; Frigate Rp B Y; Frigate Rs Rs B; Capital Ra Ra B B; HVA; HVA; HVA", []),
        ("Capital Rp B K K; Frigate Ra Ra B; Company; Company ace Y; HVA; HVA; HVA", []),
        # ships: as many systems as their class has, two of a type at the most
        (GOOD.replace("Rp Ra B K", "Rp Ra K"), ["wrong-number-of-systems"]),
        (GOOD.replace("Rp Ra B K", "Rp Ra B B K"), ["wrong-number-of-systems"]),
        (GOOD.replace("Rs Rs Y", "Rs Rs"), ["wrong-number-of-systems"]),
        (GOOD.replace("Rs Rs Y", "Rs Rs Y Y"), ["wrong-number-of-systems"]),
        (GOOD.replace("Ra Ra B", "B B B"), ["too-many-of-a-system"]),
        (GOOD.replace("Ra Ra B", "Ra Ra Rp/Ra"), ["too-many-of-a-system"]),
        (GOOD.replace("Ra Ra B", "Rp/Ra Rp/Ra Rp/Ra"), []),
        (GOOD.replace("Ra Ra B", "Rp/Ra Rp/Ra Ra"), []),
        # companies: as many as catapults, always with the same systems
        (GOOD.replace("Ra Ra B", "Ra Ra K"), ["companies-unlike-catapults"]),
        (GOOD.replace("Company ace R", "Company ace R; Company"), ["companies-unlike-catapults"]),
        (GOOD.replace("Company ace R", "Company B B ace R"), ["asset-carries-nothing"]),
        # one ace if there is a catapult, on a company
        (GOOD.replace("ace R", ""), ["ace-missing"]),
        ("Capital Rp B K K; Frigate Ra Ra B; Company ace G; Company ace Y; HVA; HVA; HVA", ["too-many-aces"]),
        (GOOD.replace("B K", "B B"), ["companies-unlike-catapults", "ace-without-catapult"]),
        (GOOD.replace("Ra Ra B", "Ra Ra B ace B"), ["ace-on-no-company"]),
        # numbers of TAs (ships and companies) and of HVAs
        ("Capital Rp Ra B K; Frigate Ra Ra B; Company ace R; HVA; HVA; HVA", ["wrong-number-of-tas"]),
        (GOOD + "; Frigate Rp B Y" * 2, []),
        (GOOD + "; Frigate Rp B Y" * 3, ["wrong-number-of-tas"]),
        (GOOD + "; HVA", ["wrong-number-of-hvas"]),
        (GOOD.replace("HVA; HVA; HVA", "HVA; HVA B; HVA"), ["asset-carries-nothing"]),
        ("HVA", ["wrong-number-of-tas", "wrong-number-of-hvas"]),
    ],
)
def test_a_fleet_for_two_players(text: str, codes: list[str]) -> None:
    assert [fault.code for fault in faults(PROFILE, parse(text), limits("standard", 2))] == codes


def test_without_a_size_the_numbers_are_not_looked_at() -> None:
    assert faults(PROFILE, parse("Frigate Rp B Y"), None) == []
    assert [fault.code for fault in faults(PROFILE, parse("Frigate Rp B K"))] == [
        "companies-unlike-catapults",
        "ace-missing",
    ]


def test_a_fault_names_its_asset() -> None:
    (named, numbered) = faults(PROFILE, parse("Capital Vega: Rp; Frigate Rp"))
    assert (named.facts["frame"], numbered.facts["frame"]) == ("Vega", "2")
    assert (named.facts["right"], numbered.facts["right"]) == (4, 3)


def test_the_first_fault_is_raised() -> None:
    check(PROFILE, parse(GOOD), limits("standard", 2))
    with pytest.raises(Illegal) as refused:
        check(PROFILE, parse(GOOD), limits("standard", 4))
    assert refused.value.code == "wrong-number-of-hvas"


def test_tas_are_ships_and_companies_and_catapults_are_on_ships() -> None:
    fleet = parse("Capital Rp B K K; Frigate Rp B K; Company; Company; Company; HVA")
    assert (tas(fleet), catapults(fleet)) == (5, 3)
    assert catapults(Fleet((UnitDesign(Kind.COMPANY, systems=("K",)),))) == 0


@pytest.mark.long(after=17)
@pytest.mark.parametrize("style", [None, *STYLES])
@pytest.mark.parametrize(("size", "players"), [(entry, entry.get("players", 2)) for entry in listed()], ids=str)
def test_drawn_fleets_are_legal(size: dict[str, Any], players: int, style: str | None) -> None:
    for number in range(20):
        text = generate(size, players, FairDice(bytes([number])), [style] if style else [])
        fleet = parse(text)
        check(PROFILE, fleet, limits(size, players))
        assert write(fleet) == text
        names = [plan.name for plan in fleet.units]
        assert len(set(names)) == len(names)
        assert all(names)


def test_drawn_fleets_differ_in_number_ships_and_aces() -> None:
    fleets = [parse(generate("standard", 2, FairDice(bytes([number])))) for number in range(60)]
    assert {tas(fleet) for fleet in fleets} == {4, 5, 6}
    assert {plan.ace for fleet in fleets for plan in fleet.units} == {None, *ACES}
    assert {design_of(plan) for fleet in fleets for plan in fleet.units} == {None, *DESIGNS}


@pytest.mark.parametrize(("style", "least"), [("carrier", 2), ("swift", 1)])
def test_a_style_is_what_it_says(style: str, least: int) -> None:
    for number in range(20):
        fleet = parse(generate("standard", 2, FairDice(bytes([number])), [style]))
        assert catapults(fleet) >= least
        ships = {plan.kind for plan in fleet.units if plan.kind in SHIPS}
        assert style != "swift" or ships == {Kind.FRIGATE}


def test_styles_can_be_mixed_and_unknown_ones_are_refused() -> None:
    fleet = parse(generate("standard", 2, FairDice(b""), ["swift", "gunline"]))
    assert {plan.kind for plan in fleet.units} > {Kind.FRIGATE, Kind.CAPITAL}
    with pytest.raises(Malformed) as refused:
        generate("standard", 2, FairDice(b""), ["sniper"])
    assert refused.value.code == "archetype-unknown"


@pytest.mark.parametrize("design", DESIGNS)
def test_every_design_is_a_ship(design: str) -> None:
    kind = {4: Kind.CAPITAL, 3: Kind.FRIGATE}[len(DESIGNS[design])]
    plan = UnitDesign(kind, systems=DESIGNS[design])
    codes = [fault.code for fault in faults(PROFILE, Fleet((plan,)))]
    assert set(codes) <= {"companies-unlike-catapults", "ace-missing"}
    assert design_of(plan) == design


DICE = [
    # asset, dice of every turn, red dice at dogfight, point defense, assault and support range
    ("Capital Rp Ra B K", "W6 W6 B6 K6", ("", "R6 R6", "R6 R6", "")),
    ("Capital Rp Rp B B", "W6 W6 B6 B6", ("", "R6 R6 R8", "", "")),
    ("Capital Y Y K K", "W6 W6 Y6 K6 K6 K6", ("", "", "", "")),
    ("Frigate Rp/Ra Ra/Rs Rs", "W6 W6 G6", ("", "R6", "R6 R6", "R6 R6 R6")),
    ("Company", "W6 W6 B6 G6 Y6", ("R6", "", "", "")),
    ("Company ace R", "W6 W6 B6 G6 Y6", ("R6 R8", "R6 R8", "R6 R8", "")),
    ("Company ace B", "W6 W6 B6 B8 G6 Y6", ("R6", "", "", "")),
    ("Company ace G", "W6 W6 B6 G6 G8 Y6", ("R6", "", "", "")),
    ("Company ace Y", "W6 W6 B6 G6 Y6 Y8", ("R6", "", "", "")),
    ("HVA", "", ("", "", "", "")),
]


@pytest.mark.parametrize(("text", "calm", "reds"), DICE)
def test_the_dice_of_each_asset(text: str, calm: str, reds: tuple[str, ...]) -> None:
    unit = analyse_unit(PROFILE, parse(text).units[0])
    assert " ".join(unit.calm) == calm
    assert tuple(sorted(dice) for dice in unit.reds) == tuple(sorted(dice.split()) for dice in reds)


@pytest.mark.parametrize(
    ("text", "lost", "calm", "assault"),
    [
        ("Capital Ra Ra B K", ("Ra", "K"), "W6 W6 B6", "R6 R6"),
        ("Capital Ra Ra B K", ("Ra", "Ra"), "W6 W6 B6 K6", ""),
        ("Company ace R", ("R", "B"), "W6 W6 G6 Y6", "R8"),
        ("Company ace R", ("R", "R8"), "W6 W6 B6 G6 Y6", ""),
    ],
)
def test_what_is_lost_rolls_no_more(text: str, lost: tuple[str, ...], calm: str, assault: str) -> None:
    unit = analyse_unit(PROFILE, parse(text).units[0], lost)
    assert (" ".join(unit.calm), " ".join(unit.reds[2])) == (calm, assault)


def test_a_fleet_is_counted() -> None:
    whole = analyse_fleet(PROFILE, parse("Capital Rp Ra B K; Frigate Ra Ra B; Company ace R; HVA; HVA"))
    assert (whole.tas, whole.ships, whole.companies, whole.hvas) == (3, 2, 1, 2)
    assert (whole.catapults, whole.systems) == (1, 7)
    assert (whole.shooters, whole.reds) == ((1, 2, 3, 0), (2, 4, 7, 0))
