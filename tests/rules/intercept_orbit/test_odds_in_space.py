"""Odds of an attack in space outside any game, against every possible throw (RULINGS 2.3; `/odds`)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rules import RulesError, ruleset_of
from rules.intercept_orbit.queries.odds import odds_for
from rules.intercept_orbit.state.profile import ORBIT
from tests.rules.intercept_orbit.battles import Game, battle, debris, mapped, ship
from tests.verbs import prospect


def at_least(dice: int, good: tuple[int, ...], hits: int) -> float:
    """The chance of so many hits: all throws counted."""
    throws = list(product(range(1, 7), repeat=dice))
    return sum(1 for throw in throws if sum(face in good for face in throw) >= hits) / len(throws)


@pytest.mark.parametrize("dice", range(5))
@pytest.mark.parametrize(
    ("asked", "good"),
    [
        ({"range": "dogfight"}, (5, 6)),
        ({"range": "point-defense"}, (5, 6)),
        ({"range": "assault"}, (4, 5, 6)),
        ({"range": "support"}, (5, 6)),
        ({"range": "dogfight", "target": "company"}, (4, 5, 6)),
        ({"range": "point-defense", "target": "company"}, (5, 6)),
        ({"range": "assault", "target": "company"}, (4, 5, 6)),
        ({"range": "dogfight", "cover": "debris"}, (5, 6)),
        ({"range": "dogfight", "cover": "ship", "target": "company"}, (4, 5, 6)),
        ({"range": "dogfight", "cover": "screen"}, (6,)),
        ({"range": "point-defense", "cover": "debris"}, (6,)),
        ({"range": "assault", "cover": "ship"}, (5, 6)),
        ({"range": "support", "cover": "screen"}, (6,)),
        ({"range": "point-defense", "target": "company", "cover": "ship"}, (6,)),
    ],
)
def test_chances_are_exact(dice: int, asked: dict[str, Any], good: tuple[int, ...]) -> None:
    first = odds_for(ORBIT, {"attack": dice + 2, "defense": 2, **asked})[0]
    assert (first.change, first.facts["dice"]) == ("asked", dice)
    for name, hits in (("some", 1), ("two", 2), ("three", 3)):
        assert first.facts[name] == pytest.approx(at_least(dice, good, hits))
    assert sum(share for _, share in first.outcomes) == pytest.approx(1)


@pytest.mark.parametrize(
    ("asked", "changes"),
    [
        ({}, {"plus": 5, "minus": 3, "spotted": 7, "covered": 4, "at-dogfight": 4, "at-assault": 4, "at-support": 4}),
        ({"range": "support"}, {"at-dogfight": 4, "at-point-defense": 4, "at-assault": 4}),
        ({"target": "company"}, {"at-dogfight": 4, "at-assault": 4}),
        ({"spot": 2}, {"unspotted": 4}),
        ({"cover": "ship"}, {"open": 4}),
        ({"range": "dogfight", "cover": "ship"}, {"screened": 4}),
    ],
)
def test_what_would_change_them(asked: dict[str, Any], changes: dict[str, int]) -> None:
    found = {one.change: one.facts["dice"] for one in odds_for(ORBIT, {"attack": 4, **asked})[1:]}
    assert changes.items() <= found.items()
    assert f"at-{asked.get('range', 'point-defense')}" not in found


def test_all_that_the_target_has_left() -> None:
    """A system and the two white dice are three hits."""
    first = odds_for(ORBIT, {"attack": 4, "range": "assault", "systems": 1})[0]
    assert first.facts["left"] == 3
    assert first.facts["destroyed"] == pytest.approx(at_least(4, (4, 5, 6), 3))


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"target": "frame"}, "odds-target"),
        ({"range": "artillery"}, "odds-range"),
        ({"range": "support", "target": "company"}, "odds-range"),
        ({"cover": "terrain"}, "odds-cover"),
        ({"attack": 99, "spot": 99}, "too-many-dice"),
        ({"attack": -1}, "field"),
    ],
)
def test_what_cannot_be_asked(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as refused:
        odds_for(ORBIT, {"attack": 3, **asked})
    assert refused.value.code == code


# -- nothing covers in a dogfight -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("span", "same"), [("dogfight", True), ("assault", False)])
def test_what_an_attack_promises_in_a_dogfight_knows_no_cover(span: str, same: bool) -> None:
    game = Game(battle(ship("A1", "Ra"), ship("B1", defense=1, gone=True)), *[3] * 6).say("A1", "B1", span)
    found = prospect(game.state, "A1", 3)
    assert found is not None
    assert (found["hit"] == found["covered"]) is same


# -- a target that may still defend -----------------------------------------------------------------------------------


def test_what_an_attack_promises_counts_in_the_defense_that_is_still_to_come() -> None:
    """A ship with two white dice: it defends with the better of them."""
    game = Game(battle(ship("A1", "Ra"), ship("B1")), *[3] * 20).say("A1", "B1", "assault")
    found = prospect(game.state, "A1", 5)
    assert found is not None
    throws = list(product(range(1, 7), repeat=2))
    assert found["hit"] == pytest.approx(
        sum(at_least(max(0, 5 - max(throw)), (4, 5, 6), 1) for throw in throws) / len(throws)
    )
    assert found["known"] is False


def test_a_target_whose_turn_is_over_has_no_defense_to_come() -> None:
    game = Game(battle(ship("A1", "Ra"), ship("B1", gone=True)), *[3] * 20).say("A1", "B1", "assault")
    found = prospect(game.state, "A1", 2)
    assert found is not None
    assert found["hit"] == pytest.approx(at_least(2, (4, 5, 6), 1))
    assert found["known"] is True


# -- cover is known before the shot -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wall", "cover", "beyond"),
    [((14.0, 16.0), "X1", ()), ((11.0, 16.0), None, ("X1",)), ((14.0, 22.0), None, ())],
    ids=["covers", "too far from the target", "aside"],
)
def test_on_a_map_the_chance_is_that_behind_what_covers(
    wall: tuple[float, float], cover: str | None, beyond: tuple[str, ...]
) -> None:
    there = ship("A1", "Ra", at=(8.0, 16.0)), ship("B1", gone=True, at=(16.0, 16.0)), debris(at=wall)
    game = mapped(*there, faces=(6,) * 6).say("A1", "B1@assault", "none")
    found = prospect(game.state, "A1", 6)
    assert found is not None
    assert (found["cover"], found["beyond"]) == (cover, beyond)
    assert found["hit"] == pytest.approx(at_least(6, (5, 6) if cover else (4, 5, 6), 1))
    (attack,) = (one for one in ruleset_of(game.state).prospects(game.state, "A1") if one.target == "B1")
    assert (attack.covers, attack.beyond) == (() if cover is None else (cover,), beyond)


def test_two_defense_systems_of_its_own_cover_it() -> None:
    there = ship("A1", "Ra", at=(8.0, 16.0)), ship("B1", "B B", gone=True, at=(16.0, 16.0))
    found = prospect(mapped(*there, faces=(6,) * 6).say("A1", "B1@assault", "none").state, "A1", 6)
    assert found is not None
    assert (found["cover"], found["hit"]) == ("B1", found["covered"])
