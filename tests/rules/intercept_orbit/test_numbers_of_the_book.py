"""Numbers and corners of the book that a small slip would change: each is held by a case on either side of it."""

from __future__ import annotations

import pytest

from rules import RULESETS
from rules.intercept_orbit.combat.boarding import BoardingRolled
from rules.intercept_orbit.combat.cover import CoverSpared, CoverStruck
from rules.intercept_orbit.movement.collisions import Collided
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.state import Spot
from tests.rules.intercept_orbit.battles import EAST, Game, battle, company, hva, mapped, ship


@pytest.mark.parametrize(("face", "taken", "hits"), [(1, 4, 0), (2, 4, 0), (3, 0, 0), (4, 0, 4), (5, 0, 4), (6, 0, 4)])
def test_of_collision_dice_1_and_2_hurt_the_rammer_and_4_to_6_the_other(face: int, taken: int, hits: int) -> None:
    there = (ship("A1", "B Y K Ra"), ship("B1", "B Y K Ra"))
    game = Game(battle(*there), *[3] * 4, *[face] * 8).say("A1", "none", "none", "straight", "through:B1", "yes")
    rolled = game.last(Collided)
    assert (len(rolled.dice), rolled.taken, rolled.hits) == (4, taken, hits)


@pytest.mark.parametrize(("face", "harm"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 3), (8, 4)])
def test_the_harm_of_a_die_in_boarding(face: int, harm: int) -> None:
    """The owner's two point defense weapons have a d8, which shows it; all other dice show nothing that harms."""
    there = (ship("A1", "Rp Rp", gone=True), company("Bc1", host="A1", gone=True), ship("B1", gone=True), hva("AV1"))
    state = battle(*there)
    game = Game(state, 1, 1, face, 1, 1, 1, 1).say("AV1", "straight", "clear")
    rolled = game.last(BoardingRolled)
    faces = {die: shown for own in rolled.dice for die, shown in zip(own.dice, own.faces, strict=True) if die == "R8"}
    assert faces == {"R8": face}
    assert sum(rolled.harm) == harm


def test_ships_and_companies_roll_two_white_dice() -> None:
    game = Game(battle(ship("A1"), ship("B1")), *[1] * 9).say("A1").leave("target")
    assert game.state.act.dice.count("W6") == ORBIT.white == 2
    fleets = [("Ana", "Capital Alpha: Rp Ra B Y; HVA Peaches"), ("Ben", "Frigate Beta: Rp B Y; HVA Pears")]
    size = {"id": "custom", "tas_min": 1, "tas_max": 8, "hvas": 1}
    begun = RULESETS["intercept-orbit"].new_game(fleets, size, "declared", {}, game.dice).state
    assert [asset.white for asset in begun.assets] == [2, 0, 2, 0]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("answer", "kind"), [("yes", CoverStruck), ("no", CoverSpared)])
def test_the_attacker_of_a_spotted_target_says_whether_the_cover_takes_what_it_absorbed(
    answer: str, kind: type
) -> None:
    spotted = ship("B1", "B", gone=True, defense=0, spots=(Spot("Y6", 1),))
    there = (ship("A1", "Ra B"), spotted, ship("B2", "B Y"))
    game = Game(battle(*there), 5, 5, 5, 1, 1, *[4] * 9).say("A1", "B1@assault", "none")
    game.say(game.offered("attack")[0], "B2", "no")
    assert (game.kind, game.asked.player, game.asked.facts["cover"]) == ("cover-hit", 0, "B2")
    game.say(answer)
    assert game.saw(kind)


def test_without_a_spot_nobody_is_asked_and_the_cover_takes_nothing() -> None:
    there = (ship("A1", "Ra B"), ship("B1", "B", gone=True, defense=0), ship("B2", "B Y"))
    game = Game(battle(*there), 5, 5, 5, 1, 1, *[4] * 9).say("A1", "B1@assault", "none")
    game.say(game.offered("attack")[0], "B2")
    assert (game.kind, game["B2"].dice_left) == ("act", 4)


def test_everybody_sees_the_score_of_every_side() -> None:
    state = battle(ship("A1"), hva("AV1"), ship("B1"), ppa=4)
    lines = RULESETS["intercept-orbit"].summary(state)
    sides = {facts["player"]: (facts["score"], facts["ppa"]) for name, facts in lines if name == "side"}
    assert sides == {0: (8, 4), 1: (4, 4)}


@pytest.mark.parametrize("across", [24, 32, 48])
@pytest.mark.parametrize(("far", "at"), [(8.0, Range.ASSAULT), (8.2, Range.SUPPORT)])
def test_the_ruler_keeps_its_eight_units_on_smaller_and_larger_tables(across: int, far: float, at: Range) -> None:
    there = (ship("A1", at=(6.0, 12.0), heading=EAST), ship("B1", at=(8.0 + far, 12.0), heading=EAST))
    game = mapped(*there, options={"across": across})
    assert measure.table(game.state).size == across
    assert at in measure.ranges_to(game.state, game["A1"], game["B1"])
    assert (Range.ASSAULT in measure.ranges_to(game.state, game["A1"], game["B1"])) is (far <= 8.1)
