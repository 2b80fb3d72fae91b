"""Companies as forums write them, and what is wrong with a company, all of it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import RulesError
from rules.companies.company import (
    ARCHETYPES,
    Company,
    FrameDesign,
    archetype_of,
    check,
    faults,
    parse,
    write,
)
from rules.companies.forum import read_any
from rules.companies.generate import generate
from rules.rapid_attack.sizes import limits
from rules.rapid_attack.variants import PROFILES

READ = [
    ("2W 2Rd+d8 1B 1G", "B G Rd Rd"),
    ("2W 2Rd 1B 1G 1Y", "B G Y Rd"),
    ("Rd Rd B G", "Rd Rd B G"),
    ("2Rd B G", "Rd Rd B G"),
    ("2x Rd, 1 B, 1 G", "Rd Rd B G"),
    ("RdRdBG", "Rd Rd B G"),
    ("rd rd b g", "Rd Rd B G"),
    ("Rh/d B G", "Rh/Rd B G"),
    ("2W 1Rd/Ra 2B", "B B Rd/Ra"),
    ("d6Rd d8Rr", "Rd +1 rocket"),
    ("d6Rd d6Rd d8Rd (gatling cannon) d6B d6G", "B G Rd Rd"),
    ("d6Rh d6Rh d6B", "B Rh"),
    ("2W 2Rd+d8+d8", "Rd Rd +1 rocket"),
    ("2W 2Rd+2d8", "Rd Rd +1 rocket"),
    ("2W 2B 1G 1Y d8G", "B B G Y"),
    ("2W 2B Gd8", "B B"),
    ("Rd Rd B G +2 SSR", "Rd Rd B G +2 rockets"),
    ("Rd B 2 rockets", "Rd B +2 rockets"),
    ("Rd Rr Rr", "Rd +2 rockets"),
    ("Fox - 2W", "Fox:"),
    ("Kestrel: 2W 2Rh+d8 2B\n- Badger: 2W 2Ra 1B 1Y\n3. Fox - 2W", "Kestrel: B B Rh Rh; Badger: B Y Ra; Fox:"),
    ("2W 2Rd+d8 1B 1G 2W 2Rh 2B", "B G Rd Rd; B B Rh"),
    ("RdRdBG | RhRhBB", "Rd Rd B G; Rh Rh B B"),
    ("Kestrel: Rd Rd B G +2 rockets; Rh Rh B B", "Kestrel: Rd Rd B G +2 rockets; Rh Rh B B"),
    ("Kestrel: 2W 2Rd 1B\n- Crane: 2W 2Ra 1B (spare)", "Kestrel: B Rd; Crane: B Ra spare"),
    ("RdRdBG\nSpare - RhB [spare]", "Rd Rd B G; Spare: Rh B spare"),
    ("RdRdBG\n2W 2B réserve", "Rd Rd B G; B B spare"),
]


@pytest.mark.parametrize(("text", "written"), READ)
def test_forum_notation(text: str, written: str) -> None:
    found = read_any(text).force
    assert write(found) == written
    assert parse(write(found)) == found


def test_a_heading_names_the_company() -> None:
    found = read_any("## Team Rust:\nA: 2W 2Rd 1B\nRdRdBG")
    assert (found.title, write(found.force)) == ("Team Rust", "A: B Rd; Rd Rd B G")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "company-empty"),
        (" ;\n; ", "company-empty"),
        ("hello there", "import-unreadable"),
        ("2W 2Rq", "import-unreadable"),
        ("Rd Rd; B G X", "import-unreadable"),
        ("RdRdBGQ;" * 13, "too-many-frames"),
        ("x" * 10_000, "company-too-long"),
        ("99B99G99Y99Rd;" * 3, "company-too-long"),
    ],
)
def test_what_is_not_understood(text: str, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        read_any(text)
    assert refused.value.code == code


@given(st.text(st.sampled_from("2Wd68RhrdaBGYE+/:;\n -(),x1"), max_size=80))
def test_any_text_is_a_company_or_an_error(text: str) -> None:
    try:
        company = read_any(text).force
    except RulesError:
        return
    assert parse(write(company)) == company


def test_every_fault_is_named() -> None:
    company = parse("Mess: B B B G G G Rh/Rd E +5 rockets; Ra")
    found = faults(company, PROFILES["mez"], limits(PROFILES["mez"], "skirmish", 2))
    assert [(fault.code, fault.facts.get("frame"), fault.facts.get("system")) for fault in found] == [
        ("too-many-systems", "Mess", None),
        ("split-not-allowed", "Mess", None),
        ("too-many-of-a-type", "Mess", "B"),
        ("too-many-of-a-type", "Mess", "G"),
        ("environmental-not-allowed", "Mess", None),
        ("wrong-number-of-frames", None, None),
        ("wrong-number-of-rockets", None, None),
    ]
    with pytest.raises(RulesError) as refused:
        check(company, PROFILES["mez"], limits(PROFILES["mez"], "skirmish", 2))
    assert refused.value.code == found[0].code
    assert faults(Company(()), PROFILES["mez"]) == []


def test_archetypes_are_known_in_any_order() -> None:
    for kind, systems in ARCHETYPES.items():
        assert archetype_of(systems[::-1]) == kind
    assert archetype_of(("E",)) is None


class _Count:
    """Dice that go through all of a number's digits."""

    def __init__(self, number: int) -> None:
        self._number = number

    def roll(self, dice: tuple[str, ...]) -> tuple[int, ...]:
        faces = []
        for die in dice:
            self._number, face = divmod(self._number, int(die[1:]))
            faces.append(face + 1)
        return tuple(faces)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("wish", [(), ("sniper",), ("brawler", "brawler")])
def test_generated_companies_complement_each_other(players: int, wish: tuple[str, ...]) -> None:
    seen, profile = set(), PROFILES["rapid-attack"]
    for number in range(0, 10**9, 7_654_321):
        company = generate(_Count(number), profile, limits(profile, "battle", players), wish)
        kinds = [archetype_of(design.systems) for design in company.frames]
        seen.add(tuple(kinds))
        drawn = kinds[len(wish) :]
        assert all(kind != other for kind, other in pairwise(drawn))
        ranged = [design for design in company.frames if {"Rd", "Ra"} & set(design.systems)]
        assert ranged
        assert all(drawn.count(kind) <= 2 for kind in drawn)
    assert len(seen) > 30


def test_names_in_a_company_differ() -> None:
    company = generate(_Count(12345678901234567890), PROFILES["mez"], limits(PROFILES["mez"], "battle", 2), ())
    assert len({design.name for design in company.frames}) == len(company.frames)
    assert all(isinstance(design, FrameDesign) for design in company.frames)
