"""Pools, ranges and the hit chart, line by line (RULINGS 2.1, 2.3)."""

from __future__ import annotations

import pytest

from rules import RULESETS, Illegal
from rules.intercept_orbit.state.pools import absorbs, chart_range, faces_that_hit, pool, ranges, reds
from rules.intercept_orbit.state.profile import ORBIT as PROFILE
from rules.intercept_orbit.state.profile import Range
from tests.rules.intercept_orbit.battles import company, frigate, hva, ship

D, P, A, S = Range.DOGFIGHT, Range.POINT, Range.ASSAULT, Range.SUPPORT
ORBIT = RULESETS["intercept-orbit"]


@pytest.mark.parametrize(
    ("systems", "at", "dice"),
    [
        ("", None, "W6 W6"),
        ("", D, "W6 W6"),
        ("Rp", P, "W6 W6 R6 R6"),
        ("Rp Rp", P, "W6 W6 R6 R6 R8"),
        ("Rp Ra", P, "W6 W6 R6 R6"),
        ("Rp", A, "W6 W6"),
        ("Rp", None, "W6 W6"),
        ("Rp/Ra", P, "W6 W6 R6"),
        ("Rp/Ra", A, "W6 W6 R6"),
        ("Rp/Ra", S, "W6 W6"),
        ("Rp Rp/Ra", P, "W6 W6 R6 R6 R6"),
        ("Rp/Ra Ra/Rs", A, "W6 W6 R6 R6"),
        ("Ra Ra Rp/Ra", A, "W6 W6 R6 R6 R6 R8"),
        ("Rs", S, "W6 W6 R6 R6"),
        ("B", None, "W6 W6 B6"),
        ("B B", None, "W6 W6 B6 B6"),
        ("Y", None, "W6 W6 Y6"),
        ("Y Y", None, "W6 W6 Y6"),
        ("K", None, "W6 W6 K6"),
        ("K K", None, "W6 W6 K6 K6 K6"),
        ("Rp B Y K", P, "W6 W6 B6 Y6 R6 R6 K6"),
    ],
)
def test_what_a_capital_ship_rolls(systems: str, at: Range | None, dice: str) -> None:
    assert " ".join(pool(PROFILE, ship("A1", systems), at)) == dice


def test_a_frigate_has_a_green_die_that_is_no_system() -> None:
    assert pool(PROFILE, frigate("A1", "Ra B Y"), A) == ("W6", "W6", "B6", "G6", "Y6", "R6", "R6")
    assert pool(PROFILE, frigate("A1", "", white=1), None) == ("W6", "G6")


def test_an_hva_rolls_nothing() -> None:
    assert pool(PROFILE, hva("AV1"), None) == ()


@pytest.mark.parametrize(
    ("ace", "at", "dice"),
    [
        (None, D, "W6 W6 B6 G6 Y6 R6"),
        (None, None, "W6 W6 B6 G6 Y6"),
        ("R", D, "W6 W6 B6 G6 Y6 R6 R8"),
        ("R", None, "W6 W6 B6 G6 Y6"),
        ("B", None, "W6 W6 B6 B8 G6 Y6"),
        ("G", None, "W6 W6 B6 G6 G8 Y6"),
        ("Y", None, "W6 W6 B6 G6 Y6 Y8"),
    ],
)
def test_what_a_company_rolls(ace: str | None, at: Range | None, dice: str) -> None:
    assert " ".join(pool(PROFILE, company("Ac1", ace=ace), at)) == dice


def test_a_company_rolls_what_it_has_left_and_its_ace_last() -> None:
    assert pool(PROFILE, company("Ac1", systems="Y", white=1), D) == ("W6", "Y6")
    assert pool(PROFILE, company("Ac1", systems="", white=0, ace="G"), D) == ("G8",)


@pytest.mark.parametrize(
    ("asset", "found"),
    [
        (ship("A1"), (D,)),
        (ship("A1", "B Y K"), (D,)),
        (ship("A1", "Rp"), (D, P)),
        (ship("A1", "Rp/Rs"), (D, P, S)),
        (ship("A1", "Ra Rs"), (D, A, S)),
        (company("Ac1"), (D,)),
        (company("Ac1", ace="B"), (D,)),
        (company("Ac1", ace="R"), (D, P, A)),
    ],
)
def test_the_ranges_at_which_it_may_attack(asset, found) -> None:  # type: ignore[no-untyped-def]
    assert ranges(PROFILE, asset) == found


@pytest.mark.parametrize(
    ("at", "target", "faces", "cover"),
    [
        (D, "company", (4, 5, 6), 4),
        (D, "capital", (5, 6), 5),
        (P, "company", (5, 6), 5),
        (P, "frigate", (5, 6), 5),
        (A, "capital", (4, 5, 6), 4),
        (A, "company", (), None),
        (S, "capital", (5, 6), 5),
        (S, "company", (), None),
        (P, "debris", (5, 6), 5),
    ],
)
def test_the_chart(at: Range, target: str, faces: tuple[int, ...], cover: int | None) -> None:
    assert faces_that_hit(PROFILE, at, target) == faces
    assert absorbs(PROFILE, at, target) == cover


def test_companies_are_read_in_the_row_of_dogfights_whatever_the_range() -> None:
    assert {chart_range(True, at) for at in Range} == {D}
    assert [chart_range(False, at) for at in Range] == list(Range)


def test_red_dice_are_for_the_declared_range_only() -> None:
    systems = ("Rp", "Ra", "Rs")
    assert [reds(PROFILE, systems, at) for at in (None, D, P, A, S)] == [[], [], ["R6"] * 2, ["R6"] * 2, ["R6"] * 2]


@pytest.mark.parametrize(
    ("want", "odds"),
    [
        ({"attack": 3, "range": "assault"}, {"damage_dice": 3, "mean": 1.5}),
        ({"attack": 3, "range": "assault", "cover": True}, {"damage_dice": 3, "mean": 1.0}),
        ({"attack": 4, "range": "dogfight", "target": "company", "defense": 1}, {"damage_dice": 3, "mean": 1.5}),
        ({"attack": 4, "range": "assault", "by": "company", "target": "company"}, {"damage_dice": 4, "mean": 2.0}),
        ({"attack": 1, "range": "support", "defense": 6}, {"damage_dice": 0, "mean": 0.0}),
    ],
)
def test_odds_outside_any_game(want: dict[str, object], odds: dict[str, float]) -> None:
    found = ORBIT.calculate("odds", {"ruleset": "intercept-orbit", **want})
    assert {name: found[name] for name in odds} == pytest.approx(odds)
    assert sum(found["target_hits"].values()) == pytest.approx(1)


def test_an_attack_and_a_pool_outside_any_game() -> None:
    want = {"ruleset": "intercept-orbit", "attack": 4, "range": "assault", "cover": True, "dice": [4, 5, 6, 1]}
    assert ORBIT.calculate("attack", want) == {
        "damage_dice": 4,
        "dice": [4, 5, 6, 1],
        "target_hits": 2,
        "cover_hits": [1],
        "steps": [
            {"die": 1, "hits": None},
            {"die": 4, "hits": "cover 0"},
            {"die": 5, "hits": "target"},
            {"die": 6, "hits": "target"},
        ],
        "absorbed": 1,
    }
    asked = {"ruleset": "intercept-orbit", "asset": "Frigate Wasp: Ra B K", "range": "assault"}
    assert ORBIT.calculate("pool", asked) == {"dice": ["W6", "W6", "B6", "G6", "R6", "R6", "K6"]}


@pytest.mark.parametrize(
    ("want", "dice"),
    [
        ({"systems": ["Rp", "B", "K"], "range": "point-defense"}, "W6 W6 B6 G6 R6 R6 K6"),
        ({"systems": ["Rp", "Rp", "B", "Y"], "range": "point-defense", "white": 1}, "W6 B6 Y6 R6 R6 R8"),
        ({"systems": ["B"], "kind": "frigate"}, "W6 W6 B6 G6"),
        ({"systems": [], "kind": "company", "ace": "R", "range": "assault"}, "W6 W6 B6 G6 Y6 R6 R8"),
        ({"systems": [], "kind": "hva"}, ""),
    ],
)
def test_a_pool_of_systems(want: dict[str, object], dice: str) -> None:
    assert ORBIT.calculate("pool", want) == {"dice": dice.split()}


@pytest.mark.parametrize(
    ("verb", "want"),
    [
        ("pool", {"asset": "Company Hornets: ace B", "range": "assault"}),
        ("pool", {"asset": "Company Hornets: ace R", "range": "support"}),
        ("attack", {"attack": 3, "by": "company", "range": "support"}),
        ("odds", {"attack": 3, "by": "company", "range": "support"}),
    ],
)
def test_a_company_attacks_at_its_own_ranges_only(verb: str, want: dict[str, object]) -> None:
    with pytest.raises(Illegal) as refused:
        ORBIT.calculate(verb, want)
    assert refused.value.code == "company-range"


def test_the_first_cover_absorbs_and_only_debris_is_gone() -> None:
    covers = [{"kind": "debris"}, {"kind": "ship"}]
    found = ORBIT.calculate("attack", {"attack": 3, "range": "support", "covers": covers, "dice": [5, 5, 6]})
    assert (found["target_hits"], found["cover_hits"]) == (1, [2, 0])
    odds = ORBIT.calculate("odds", {"attack": 3, "range": "support", "covers": covers})
    assert odds["cover_gone"] == pytest.approx([1 - (5 / 6) ** 3, 0])


def test_in_a_dogfight_only_a_screen_covers() -> None:
    covers = [{"kind": "ship"}, {"kind": "screen"}]
    want = {"attack": 3, "range": "dogfight", "target": "company", "dice": [4, 5, 6]}
    assert ORBIT.calculate("attack", {**want, "covers": covers[:1]})["target_hits"] == 3
    found = ORBIT.calculate("attack", {**want, "covers": covers})
    assert (found["target_hits"], found["cover_hits"]) == (2, [0, 1])


def test_points_outside_any_game() -> None:
    two = "Capital A: Rp Ra B Y; Frigate B: Rp B Y; HVA One; HVA Two; HVA Three"
    one = "Capital A: Rp Ra B Y; HVA One; HVA Two; HVA Three"
    found = ORBIT.calculate("ppa", {"ruleset": "intercept-orbit", "fleets": [two, one]})
    assert found == {"ppa": [3, 7], "score": [15, 28], "scores": [15, 28]}
    sides = [{"ships": [["Rp", "Ra", "B", "Y"], 3], "hvas": 3}, {"ships": [4], "hvas": 3}]
    assert ORBIT.calculate("ppa", {"companies": sides}) == found
