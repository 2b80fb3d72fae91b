"""Companies: written, read, checked, generated; sizes (RULINGS 1.1, 1.8, 1.9)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import RULESETS, FairDice, Malformed, RulesError
from rules.companies.company import ARCHETYPES, Company, FrameDesign, arm, parse, write
from rules.frames.loadout import check_loadout
from rules.rapid_attack.sizes import limits, listed
from rules.rapid_attack.variants import PROFILES

FOUR = "Rd Rd B G; Rh Rh B B; Ra Ra Y; B G Y Rd"

SIZES = [
    ("rapid-attack", "skirmish", 2, (4, 6, 3, 3, 11)),
    ("rapid-attack", "skirmish", 3, (3, 5, 2, 3, 11)),
    ("rapid-attack", "skirmish", 4, (3, 4, 2, 3, 11)),
    ("rapid-attack", "skirmish", 5, (3, 4, 1, 3, 11)),
    ("rapid-attack", "battle", 2, (5, 8, 3, 3, 11)),
    ("rapid-attack", "battle", 3, (4, 7, 2, 3, 11)),
    ("rapid-attack", "battle", 4, (4, 6, 2, 3, 11)),
    ("rapid-attack", "battle", 5, (3, 5, 1, 3, 11)),
    ("mez", "skirmish", 2, (4, 6, 3, 3, 12)),
    ("mez", "battle", 5, (3, 5, 1, 3, 12)),
    ("unofficial", "skirmish", 2, (3, 5, 2, 2, 11)),
    ("unofficial", "skirmish", 3, (3, 5, 2, 2, 11)),
    ("unofficial", "skirmish", 4, (2, 4, 2, 2, 11)),
    ("unofficial", "battle", 2, (5, 8, 3, 3, 11)),
    ("unofficial", "battle", 3, (4, 7, 2, 3, 11)),
    ("unofficial", "battle", 4, (4, 6, 2, 3, 11)),
    ("rapid-attack", "demo", 5, (2, 2, 0, 0, 5)),
]


@pytest.mark.parametrize(("ruleset", "size", "players", "numbers"), SIZES)
def test_sizes(ruleset: str, size: str, players: int, numbers: tuple[int, ...]) -> None:
    row = limits(PROFILES[ruleset], size, players)
    assert (row.frames_min, row.frames_max, row.stations, row.rockets, row.clock) == numbers


@pytest.mark.parametrize("ruleset", list(PROFILES))
def test_every_listed_size_can_be_asked_for_as_it_is_listed(ruleset: str) -> None:
    for entry in listed(PROFILES[ruleset]):
        row = limits(PROFILES[ruleset], entry, entry.get("players", 2))
        assert [row.frames_min, row.frames_max] == entry["frames"]
        assert (row.stations, row.rockets, row.clock) == (entry["stations"], entry["rockets"], entry["clock"])


@pytest.mark.parametrize(
    ("size", "players", "code"),
    [
        ("huge", 2, "size-unknown"),
        (None, 2, "size-unknown"),
        (7, 2, "size-unknown"),
        ({}, 2, "size-unknown"),
        ({"id": ["skirmish"]}, 2, "size-unknown"),
        ("skirmish", 1, "wrong-number-of-players"),
        ("skirmish", 6, "wrong-number-of-players"),
        ({"id": "custom", "frames": 0}, 2, "size-number"),
        ({"id": "custom", "frames": [1, 13]}, 2, "size-number"),
        ({"id": "custom", "frames": "many"}, 2, "size-number"),
        ({"id": "custom", "clock": 0}, 2, "size-number"),
        ({"id": "custom", "clock": True}, 2, "size-number"),
        ({"id": "custom", "rockets": 10**9}, 2, "size-number"),
        ({"id": "custom", "stations": 1.5}, 2, "size-number"),
    ],
)
def test_sizes_that_are_none(size: Any, players: int, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        limits(PROFILES["rapid-attack"], size, players)
    assert refused.value.code == code


def test_unofficial_knows_no_five_players() -> None:
    with pytest.raises(RulesError):
        limits(PROFILES["unofficial"], "skirmish", 5)


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        ("Rd", [(("Rd",), 0, "")]),
        ("rd RD b +2 rockets", [(("Rd", "Rd", "B"), 2, "")]),
        ("Kestrel: Rd, Rd +rocket\nRh", [(("Rd", "Rd"), 1, "Kestrel"), (("Rh",), 0, "")]),
        ("A: B: Rd", [(("Rd",), 0, "A: B")]),
        ("Rd/Rh +1 ssr", [(("Rh/Rd",), 1, "")]),
        ("Faucon: Ra +3 roquettes", [(("Ra",), 3, "Faucon")]),
        (":", [((), 0, "")]),
        ("Éléonore 🤖: Y;;", [(("Y",), 0, "Éléonore 🤖")]),
    ],
)
def test_companies_are_read(text: str, plans: list[tuple[tuple[str, ...], int, str]]) -> None:
    company = parse(text)
    assert [(design.systems, design.rockets, design.name) for design in company.frames] == plans
    assert parse(write(company)) == company


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "company-empty"),
        (" ;\n; ", "company-empty"),
        ("Rx", "system-unknown"),
        ("Rd " * 1000, "company-too-long"),
        (";".join(["Rd"] * 13), "too-many-frames"),
    ],
)
def test_texts_that_are_no_company(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse(text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    ["Crane: Rd B spare", "Crane: spare Rd B", "Crane: Rd B (spare)", "Crane: Rd, B, Spare", "Crane: Rd B réserve"],
)
def test_a_frame_may_be_marked_as_the_spare(text: str) -> None:
    company = parse(f"Spare: Rd; {text}; Rh")
    assert [design.name for design in company.frames] == ["Spare", ""]
    assert company.spares == (FrameDesign(("Rd", "B"), 0, "Crane", spare=True),)
    assert write(company) == "Spare: Rd; Crane: Rd B spare; Rh"


def test_rockets_are_not_dealt_to_the_spare() -> None:
    armed = arm(parse("Rh; Rd Rd spare; Rh; Rh; Rh"), 3)
    assert [(design.rockets, design.spare) for design in armed.units][:2] == [(1, False), (0, True)]


SYSTEM = st.sampled_from(["B", "G", "Y", "Rh", "Rd", "Ra", "E", "Rh/Rd", "Rd/Ra", "Rh/Ra"])
PLAN = st.builds(
    FrameDesign,
    st.lists(SYSTEM, max_size=4).map(tuple),
    st.integers(0, 9),
    st.text("aé🤖 :+2", max_size=40).map(lambda text: parse(f"{text}:").frames[0].name),
    st.booleans(),
)


@given(st.lists(PLAN, min_size=1, max_size=12).map(lambda plans: Company(tuple(plans))))
def test_what_is_written_is_read_back(company: Company) -> None:
    assert parse(write(company)) == company


@given(st.text(max_size=100))
def test_any_text_is_a_company_or_an_error(text: str) -> None:
    try:
        company = parse(text)
    except RulesError:
        return
    assert parse(write(company)) == company


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (FOUR, None),
        (f"{FOUR}; Rd", None),
        (f"{FOUR} +3 rockets", None),
        (f"{FOUR}; Rd Rd B G spare", None),
        ("; ".join(["Rd"] * 5) + "; B spare", None),
        ("; ".join(["Rd"] * 6) + "; B spare", "no-room-for-spare"),
        ("Rd; Rd; Rd; B spare", "wrong-number-of-frames"),
        (f"{FOUR}; B spare; G spare", "one-spare"),
        (f"{FOUR} +2 rockets; B +1 rocket spare", "spare-rockets"),
        (f"{FOUR}; B B B spare", "too-many-of-a-type"),
        (f"{FOUR}; Rh/Rd spare", "split-not-allowed"),
        (f"{FOUR}; E spare", "environmental-not-allowed"),
        ("Rd; Rd; Rd", "wrong-number-of-frames"),
        ("Rd;" * 7, "wrong-number-of-frames"),
        (f"{FOUR} +2 rockets", "wrong-number-of-rockets"),
        (f"{FOUR} +999 rockets", "wrong-number-of-rockets"),
        ("B B B; Rd; Rd; Rd", "too-many-of-a-type"),
        ("B B G G Y; Rd; Rd; Rd", "too-many-systems"),
        ("Rh/Rd; Rd; Rd; Rd", "split-not-allowed"),
    ],
)
def test_a_skirmish_company_of_two_players(text: str, code: str | None) -> None:
    game = RULESETS["rapid-attack"]
    if code is None:
        assert "rocket" in game.company(text, "skirmish", 2)
        return
    with pytest.raises(RulesError) as refused:
        game.company(text, "skirmish", 2)
    assert refused.value.code == code


def test_a_company_that_does_not_fit_is_refused_with_its_player() -> None:
    with pytest.raises(RulesError) as refused:
        RULESETS["rapid-attack"].new_game([("Ana", FOUR), ("Ben", "Rd")], "skirmish", "declared", {}, FairDice(b""))
    assert refused.value.facts["player"] == "Ben"


@pytest.mark.parametrize("ruleset", list(PROFILES))
def test_generated_companies_are_legal(ruleset: str) -> None:
    game = RULESETS[ruleset]
    for entry in listed(game.profile):
        players = entry.get("players", 2)
        for number in range(30):
            text = game.generate(entry, players, FairDice(bytes([number])))
            assert game.company(text, entry, players) == text


@pytest.mark.parametrize("ruleset", list(PROFILES))
def test_generated_companies_carry_a_spare_where_there_is_room(ruleset: str) -> None:
    game = RULESETS[ruleset]
    seen = set()
    for number in range(30):
        company = parse(game.generate("skirmish", 2, FairDice(bytes([number]))))
        room = len(company.frames) < game.profile.sizes[0].frames_max
        assert [design.systems for design in company.spares] == [ARCHETYPES["soldier"]] * room
        seen.add(room)
    assert seen == {True, False}
    assert parse(game.generate("demo", 2, FairDice(b""))).spares == ()


def test_a_dozen_frames_can_be_generated() -> None:
    game = RULESETS["rapid-attack"]
    text = game.generate({"id": "custom", "frames": 12}, 2, FairDice(b""))
    assert len(parse(text).frames) == 12


def test_archetypes_are_legal_and_can_be_wished_for() -> None:
    assert ARCHETYPES["soldier"] == ("B", "G", "Y", "Rd")
    for systems in ARCHETYPES.values():
        check_loadout(systems, most=4, same=2)
    game = RULESETS["rapid-attack"]
    company = parse(game.generate("skirmish", 2, FairDice(b""), ["sniper", "brawler"]))
    assert [design.systems for design in company.frames[:2]] == [ARCHETYPES["sniper"], ARCHETYPES["brawler"]]
    with pytest.raises(Malformed):
        game.generate("skirmish", 2, FairDice(b""), ["wizard"])


def test_more_rockets_than_text_holds_are_written_as_the_most_that_it_holds() -> None:
    company = parse("Kestrel: Rd +999 rockets +2 rockets")
    assert parse(write(company)).units[0].rockets == 999


def test_the_demo_game() -> None:
    """Two frames each, a soldier and a variant; one neutral station; every asset is worth 5; clock 5; seat order."""
    game = RULESETS["rapid-attack"]
    texts = [game.generate("demo", 3, FairDice(bytes([seat]))) for seat in range(3)]
    (first, *_) = game.new_game(list(zip("abc", texts, strict=True)), "demo", "declared", {}, FairDice(b"")).events
    state = game.evolve(None, first)
    assert [(p.ppa, p.score) for p in state.players] == [(5, 10)] * 3
    assert (state.order, state.clock, [s.holder for s in state.stations]) == ((0, 1, 2), 5, [None])
    for frame in state.frames:
        assert frame.systems in (ARCHETYPES["soldier"], ARCHETYPES["close-soldier"], ARCHETYPES["far-soldier"])
