"""What frames can be expected to do, against counting every throw of the dice."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest
from msgspec import structs

from rules.companies import analysis
from rules.companies.analysis import (
    RANGES,
    analyse,
    analyse_company,
    attacker,
    defender,
    strongest_cover,
)
from rules.companies.company import ARCHETYPES, Company, FrameDesign, parse
from rules.core.dice import sides_of
from rules.frames.highest import best_die
from rules.frames.hits import resolve
from rules.rapid_attack.profile import RAPID_ATTACK


def throws(dice: Iterable[str]) -> list[tuple[int, ...]]:
    """Every throw of some dice."""
    return list(product(*(range(1, sides_of(die) + 1) for die in dice)))


def mean_best(dice: tuple[str, ...]) -> float:
    every = throws(dice)
    return sum(max(throw) for throw in every) / len(every)


@pytest.mark.parametrize(
    "dice", [("W6",), ("W6", "W6"), ("W6", "W6", "B6"), ("R6", "R6", "R8", "W6"), ("G8", "W6", "W6")], ids=str
)
def test_best_die_is_that_of_every_throw(dice: tuple[str, ...]) -> None:
    chances = best_die(dice)
    assert sum(chances) == pytest.approx(1)
    every = throws(dice)
    for value, chance in enumerate(chances):
        assert chance == pytest.approx(sum(max(throw) == value for throw in every) / len(every))


def test_no_dice_are_worth_nothing() -> None:
    assert best_die(())[0] == 1


SYSTEMS = [
    (("B", "G", "Y", "Rd"), (None, "WWRR", None), "WWB", "WWG", "WWY"),
    (("Rh", "Rh", "B", "B"), ("WWRR8", None, None), "WWBB", "WWg", "WW"),
    (("Ra", "Ra", "Y", "Y"), (None, None, "WWRR8"), "WW", "WW", "WWYY"),
    (("Rh/Rd", "G"), ("WWR", "WWR", None), "WW", "WWG", "WW"),
    ((), (None, None, None), "WW", "WWg", "WW"),
]
DICE = {"8": "R8", "g": "G8"}


def pool_of(letters: str) -> tuple[str, ...]:
    return tuple(DICE.get(letter, f"{letter}6") for letter in letters)


@pytest.mark.parametrize(("systems", "attacks", "defense", "movement", "spotting"), SYSTEMS)
def test_a_frame(
    systems: tuple[str, ...], attacks: tuple[str | None, ...], defense: str, movement: str, spotting: str
) -> None:
    frame = analyse(FrameDesign(systems), RAPID_ATTACK)
    for strength, span, letters in zip(frame.ranges, RANGES, attacks, strict=True):
        if letters is None and span != "hand-to-hand":
            assert strength is None
            continue
        dice = pool_of(letters or "WW")
        assert strength is not None
        assert strength.attack == pytest.approx(mean_best(dice))
    assert frame.defense == pytest.approx(mean_best(pool_of(defense)))
    assert frame.movement == pytest.approx(mean_best(pool_of(movement)))
    assert frame.spotting == pytest.approx(mean_best(pool_of(spotting)))
    assert frame.hits == len(systems) + 2


def counted_hits(value: int, defense: int, span: str, covered: bool) -> float:
    every = throws(["R6"] * max(0, value - defense))
    covers = [strongest_cover(RAPID_ATTACK)] if covered else []
    return sum(resolve(RAPID_ATTACK.chart, throw, span, "frame", covers).target_hits for throw in every) / len(every)


@pytest.mark.parametrize("span", RANGES)
@pytest.mark.parametrize("covered", [False, True])
def test_hits_are_those_of_every_throw(span: str, covered: bool) -> None:
    attack = ("W6", "R6")
    pairs = [(max(a), max(d)) for a in throws(attack) for d in throws(defender(RAPID_ATTACK))]
    known = {pair: counted_hits(*pair, span, covered) for pair in set(pairs)}
    right = sum(known[pair] for pair in pairs) / len(pairs)
    assert analysis.mean_hits(RAPID_ATTACK, attack, span, covered) == pytest.approx(right)


def test_endurance_is_the_mean_of_a_walk() -> None:
    """One white die left, no blue: the attacks until one of them hits."""
    miss = 0.0
    every = [
        (max(a), s[0], d[0]) for a in throws(attacker(RAPID_ATTACK)) for s in throws(("Y6",)) for d in throws(("W6",))
    ]
    for attack, spot, defense in every:
        miss += (2 / 3) ** max(0, attack + spot - defense) / len(every)
    assert analyse(FrameDesign(()), structs.replace(RAPID_ATTACK, white=1)).endurance == pytest.approx(1 / (1 - miss))


def test_endurance_grows_with_what_a_frame_has() -> None:
    bare, more, blue = (
        analyse(FrameDesign(systems), RAPID_ATTACK).endurance for systems in ((), ("G", "Y"), ("B", "B"))
    )
    assert 1 < bare < more < blue
    assert (
        analyse(FrameDesign(("G",), rockets=3), RAPID_ATTACK).endurance
        == analyse(FrameDesign(("G",)), RAPID_ATTACK).endurance
    )


def test_a_split_takes_the_d8_of_two_full_systems() -> None:
    strength = analyse(FrameDesign(("Rd", "Rd", "Rh/Ra")), RAPID_ATTACK).ranges[1]
    assert strength is not None
    assert strength.attack == pytest.approx(mean_best(("W6", "W6", "R6", "R6")))


def test_a_rocket_is_an_attack_of_its_own() -> None:
    frame = analyse(FrameDesign(("B",), rockets=2), RAPID_ATTACK)
    assert frame.ranges[1] is None
    assert frame.rocket is not None
    assert frame.rocket.attack == pytest.approx(mean_best(("W6", "W6", "R8")))
    assert analyse(FrameDesign(("Rd",)), RAPID_ATTACK).rocket is None


def test_a_company_is_the_sum_of_its_frames() -> None:
    company = parse("Rd Rd B G +2 rockets; Rh Rh B B; Ra Ra Y +1 rocket")
    whole = analyse_company(company, RAPID_ATTACK)
    frames = [analyse(design, RAPID_ATTACK) for design in company.frames]
    assert (whole.systems, whole.rockets, whole.hits, whole.shooters) == (11, 3, 17, (3, 1, 1))
    assert whole.endurance == pytest.approx(sum(frame.endurance for frame in frames))
    assert whole.defense == pytest.approx(sum(frame.defense for frame in frames) / 3)
    for place in range(3):
        able = [frame.ranges[place] for frame in frames]
        assert whole.open_hits[place] == pytest.approx(sum(strength.open_hits for strength in able if strength))


def test_no_frames_at_all() -> None:
    whole = analyse_company(Company(()), RAPID_ATTACK)
    assert (whole.hits, whole.defense, whole.open_hits) == (0, 0, (0, 0, 0))


def test_cover_helps_at_every_range_but_the_closest() -> None:
    for systems in ARCHETYPES.values():
        for span, strength in zip(RANGES, analyse(FrameDesign(systems), RAPID_ATTACK).ranges, strict=True):
            if strength is not None:
                assert (strength.cover_hits < strength.open_hits) is (span != "hand-to-hand")
