"""Attacks, cover, screens, spots, losses and combat order (RULINGS 2.3, 2.5)."""

from __future__ import annotations

import pytest

from rules import RulesError, default, requests
from rules.intercept_orbit.activation import Activated
from rules.intercept_orbit.combat.attack import AttackResolved
from rules.intercept_orbit.combat.cover import CoverDeclared, CoverStruck
from rules.intercept_orbit.combat.screen import Screened
from rules.intercept_orbit.state.pending import PendingHits
from rules.intercept_orbit.state.state import Asset, Spot
from rules.intercept_orbit.state.units import less_one
from rules.intercept_orbit.turn.defend import Rolled
from rules.intercept_orbit.turn.target import RangeDeclared
from tests.rules.intercept_orbit.battles import Game, battle, company, debris, duel, frigate, hit, hva, ship

GONE = {"gone": True}


@pytest.mark.parametrize(
    ("attacker", "target", "offered"),
    [
        (ship("A1", "Rp Ra Rs B"), ship("B1", **GONE), ["dogfight", "point-defense", "assault", "support"]),
        (ship("A1", "Rp Ra Rs B"), company("Bc1", **GONE), ["dogfight", "point-defense"]),
        (ship("A1", "B"), company("Bc1", **GONE), []),
        (company("Ac1", ace="R"), ship("B1", **GONE), ["dogfight", "point-defense", "assault"]),
        (company("Ac1", ace="R"), company("Bc1", **GONE), ["dogfight", "point-defense", "assault"]),
        (company("Ac1"), company("Bc1", **GONE), []),
    ],
)
def test_the_ranges_that_may_be_declared(attacker: Asset, target: Asset, offered: list[str]) -> None:
    game = Game(battle(attacker, target), *[1] * 20).say(attacker.id, target.id)
    if offered:
        assert (game.kind, game.choices) == ("range", offered)
    else:
        assert game.last(RangeDeclared).range == "dogfight"


@pytest.mark.parametrize(
    ("systems", "white", "lost"),
    [
        ("Rp Ra Y B", 2, ["Y", "Ra", "B", "Rp"]),
        ("Rp B B", 2, ["B", "B", "Rp"]),
        ("Rs K", 1, ["K", "Rs", "white"]),
    ],
)
def test_what_is_lost_unasked_leaves_the_last_weapon_longest(systems: str, white: int, lost: list[str]) -> None:
    struck = ship("A1", systems, white=white)
    state = battle(struck, ship("B1", **GONE), pending_hits=(PendingHits("A1", 1),))
    for what in lost:
        (asked,) = requests(state)
        assert default(state, asked) == what
        left = state.asset("A1")
        fewer = {"white": left.white - 1} if what == "white" else {"systems": less_one(left.systems, what)}
        state = state.with_asset("A1", **fewer)


def test_targets_are_enemy_ships_companies_in_flight_and_debris() -> None:
    there = [
        ship("A1"),
        ship("A2"),
        ship("B1"),
        company("Bc1"),
        company("Bc2", fuel=0),
        company("Bc3", fuel=None, host="B1"),
        hva("BV1"),
        debris("X1"),
    ]
    game = Game(battle(*there)).say("A1")
    assert game.choices == ["B1@dogfight", "Bc1@dogfight", "X1@dogfight", "none"]
    assert [item.facts.get("debris") for item in game.asked.options] == [False, False, True, None]


def test_without_a_target_no_red_dice() -> None:
    game = Game(battle(ship("A1", "Rp Ra B"), ship("B1")), 1, 2, 3).say("A1", "none")
    assert game.last(Rolled).dice == ("W6", "W6", "B6")


@pytest.mark.parametrize(
    ("attacker", "at", "target", "dice", "hits"),
    [
        (ship("A1", "Ra"), "assault", ship("B1", "B Y", **GONE), (3, 4, 5, 6), 3),
        (ship("A1", "Rs"), "support", ship("B1", "B Y", **GONE), (3, 4, 5, 6), 2),
        (ship("A1", "Rp"), "point-defense", ship("B1", "B Y", **GONE), (3, 4, 5, 6), 2),
        (ship("A1", "Rp"), "point-defense", company("Bc1", **GONE), (3, 4, 5, 6), 2),
        (ship("A1", "Rp"), "dogfight", ship("B1", "B Y", **GONE), (3, 4, 5, 6), 2),
        (ship("A1", "Rp"), "dogfight", company("Bc1", **GONE), (3, 4, 5, 6), 3),
        (company("Ac1"), "dogfight", company("Bc1", **GONE), (3, 4, 5, 6), 3),
        (company("Ac1"), "dogfight", ship("B1", "B Y", **GONE), (3, 4, 5, 6), 2),
        (company("Ac1", ace="R"), "assault", company("Bc1", **GONE), (3, 4, 5, 6), 3),
        (company("Ac1", ace="R"), "assault", ship("B1", "B Y", **GONE), (3, 4, 5, 6), 2),
    ],
)
def test_what_hits(attacker: Asset, at: str, target: Asset, dice: tuple[int, ...], hits: int) -> None:
    game = Game(battle(attacker, target), *([4] * 7)).say(attacker.id, target.id)
    if game.kind == "range":
        game.say(at)
    rolled = game.last(Rolled)
    game = Game(battle(attacker, target), *([4] * len(rolled.dice)), *dice).say(attacker.id, target.id)
    if game.kind == "range":
        game.say(at)
    game.say("none").say(next(c for c in game.choices if c.startswith("attack")))
    assert game.last(AttackResolved).hits == hits


@pytest.mark.parametrize(
    ("attack", "spot", "defense", "dice"), [(4, 0, 0, 4), (4, 0, 6, 0), (4, 3, 5, 2), (6, 5, 1, 10)]
)
def test_damage_dice_are_attack_and_spot_less_defense(attack: int, spot: int, defense: int, dice: int) -> None:
    spots = (Spot("Y6", spot),) if spot else ()
    target = ship("B1", "B Y K Ra", gone=True, defense=defense, spots=spots)
    game = hit(ship("A1", "Ra"), target, roll=(attack, 1, 1, 1), dice=(1,) * dice)
    if spot:
        game.say("yes")
        assert game["B1"].spots == ()
    assert len(game.last(AttackResolved).dice) == dice


def test_two_dice_of_a_yellow_ace_are_added_and_both_go() -> None:
    target = ship("B1", "B", gone=True, spots=(Spot("Y6", 2), Spot("Y8", 7)))
    game = hit(ship("A1", "Ra"), target, roll=(3, 1, 1, 1), dice=(1,) * 12).say("yes")
    assert game.last(AttackResolved).spot == 9
    assert game["B1"].spots == ()


def test_a_spot_may_be_kept() -> None:
    target = ship("B1", "B", gone=True, spots=(Spot("Y6", 4),))
    game = hit(ship("A1", "Ra"), target, roll=(3, 1, 1, 1), dice=(1,) * 3).say("no")
    assert game["B1"].spot == 4


@pytest.mark.parametrize(
    ("at", "weapon", "hits", "absorbed"),
    [("assault", "Ra", 2, 2), ("support", "Rs", 1, 1), ("point-defense", "Rp", 1, 1)],
)
def test_cover_absorbs_the_lowest_face_that_hits(at: str, weapon: str, hits: int, absorbed: int) -> None:
    target = ship("B1", "B Y K Ra", **GONE)
    game = hit(ship("A1", weapon), target, debris("X1"), at=at, roll=(4, 1, 1, 1), dice=(4, 4, 5, 6))
    assert (game.kind, game.choices) == ("cover", ["none", "X1"])
    game.say("X1")
    resolved = game.last(AttackResolved)
    assert (resolved.hits, resolved.absorbed, resolved.cover) == (hits, absorbed, "X1")
    assert game["X1"].left == "destroyed"


def test_debris_that_absorbed_nothing_stays() -> None:
    target = ship("B1", "B Y K Ra", **GONE)
    game = hit(ship("A1", "Ra"), target, debris("X1"), roll=(2, 1, 1, 1), dice=(3, 6)).say("X1")
    assert game["X1"].alive


def test_nothing_covers_in_a_dogfight() -> None:
    game = hit(ship("A1"), ship("B1", **GONE), debris("X1"), at="dogfight", roll=(2, 1), dice=(5, 6))
    assert game.last(CoverDeclared).cover is None


@pytest.mark.parametrize("spotted", [False, True])
def test_the_attacker_of_a_spotted_target_may_have_a_covering_ship_take_what_it_absorbed(spotted: bool) -> None:
    spots = (Spot("Y6", 1),) if spotted else ()
    target = ship("B1", "B Y K Ra", gone=True, spots=spots)
    game = hit(ship("A1", "Ra"), target, frigate("B2", "B Y K", **GONE), roll=(2, 1, 1, 1), dice=(4, 4))
    game.say("B2")
    if not spotted:
        assert not game.saw(CoverStruck)
        return
    game.say("no")
    assert (game.kind, game.asked.facts["hits"]) == ("cover-hit", 2)
    game.say("yes", "B", "white")
    assert (game["B2"].systems, game["B2"].white) == (("Y", "K"), 1)


def test_a_target_that_has_not_gone_rolls_and_defends_first_and_goes_on_when_the_attacker_has_finished() -> None:
    there = (ship("A1", "Ra B"), ship("B1", "Ra B Y K"))
    game = Game(battle(*there), 6, 6, 6, 6, 6, *(5, 5, 5, 5, 5, 5, 5), *(6,))
    game.say("A1", "B1", "assault", "none", "attack:0")
    assert (game.kind, game.asked.player, game.last(Activated).under) == ("target", 1, "A1")
    game.say("A1", "assault", "defend:B6 5")
    assert game["B1"].defense == 5
    assert game.last(AttackResolved).dice == (6,)
    game.say("Ra", "straight", "clear", "done")
    assert (game.kind, game.asked.facts["asset"]) == ("act", "B1")
    assert any(item.label == "attack" for item in game.asked.options)


def test_combat_order_nests() -> None:
    there = (ship("A1", "Ra B"), ship("B1", "Ra B Y K"), ship("A2", "Ra B"))
    game = Game(battle(*there), *[4] * 60).say("A1", "B1", "assault", "none", "attack:0", "none")
    assert [act.asset for act in game.state.stack] == ["A1", "B1"]
    game.say("A2", "assault", "none").leave("loss")
    assert [act.asset for act in game.state.stack] == ["B1", "A1"]
    game.say("straight", "clear", "done")
    game.say(next(c for c in game.choices if c.startswith("attack")), "none")
    assert [act.asset for act in game.state.stack] == ["B1", "A2"]
    assert game.asked.facts["under"] == "B1"


def test_hits_take_what_the_owner_picks_and_systems_are_kept_aside() -> None:
    game = hit(ship("A1", "Ra"), ship("B1", "B Y", **GONE), roll=(2, 1, 1, 1), dice=(6, 6))
    assert (game.kind, game.choices) == ("loss", ["B", "Y", "white"])
    game.say("Y", "white")
    assert (game["B1"].systems, game["B1"].lost, game["B1"].white) == (("B",), ("Y",), 1)


def test_an_ace_goes_last_and_the_company_with_it() -> None:
    target = company("Bc1", systems="", white=1, ace="G", **GONE)
    game = hit(company("Ac1"), target, target="Bc1", roll=(2, 1, 1, 1, 1, 1), dice=(6, 6))
    assert game["Bc1"].left == "destroyed"
    assert [type(e).__name__ for e in game.log if e.__class__.__name__.endswith("Lost")] == ["WhiteLost", "AceLost"]


def test_an_ace_is_no_loss_while_its_company_has_dice() -> None:
    target = company("Bc1", systems="G", ace="R", **GONE)
    game = hit(company("Ac1"), target, target="Bc1", roll=(1, 1, 1, 1, 1, 1), dice=(6,))
    assert (game.kind, game.choices) == ("loss", ["G", "white"])


def test_a_company_without_dice_but_with_its_ace_lives() -> None:
    target = company("Bc1", systems="", white=1, ace="G", **GONE)
    game = hit(company("Ac1"), target, target="Bc1", roll=(1, 1, 1, 1, 1, 1), dice=(6,))
    assert game["Bc1"].alive
    assert game["Bc1"].white == 0


def test_what_has_nothing_left_is_destroyed_and_scores_at_once() -> None:
    game = hit(ship("A1", "Ra"), ship("B1", "B", white=0, **GONE), roll=(1, 1, 1, 1), dice=(6,))
    assert game["B1"].left == "destroyed"
    assert game.score(1) == 0


@pytest.mark.parametrize("dice", [(4,), (5,), (6,)])
def test_debris_that_is_shot_at_is_gone_with_a_hit(dice: tuple[int, ...]) -> None:
    game = hit(ship("A1", "Ra"), ship("B1"), debris("X1"), target="X1", roll=(1, 1, 1, 1), dice=dice)
    assert game["X1"].left == "destroyed"


# -- screens ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("screen", "target", "offered"),
    [
        (ship("B2", "B B", **GONE), ship("B1", "Y", **GONE), True),
        (ship("B2", "B", **GONE), ship("B1", "Y", **GONE), False),
        (ship("B2", "B B", **GONE), company("Bc1", **GONE), False),
        (company("Bc2", ace="B", **GONE), ship("B1", "Y", **GONE), True),
        (company("Bc2", ace="B", **GONE), company("Bc1", **GONE), True),
        (company("Bc2", ace="B", fuel=0, **GONE), ship("B1", "Y", **GONE), False),
        (company("Bc2", ace="R", **GONE), ship("B1", "Y", **GONE), False),
    ],
)
def test_who_may_screen_whom(screen: Asset, target: Asset, offered: bool) -> None:
    game = duel(ship("A1", "Rp"), target, screen, at="point-defense", target=target.id, faces=(2, 1, 1, 1, 6, 6))
    game.say(next(c for c in game.choices if c.startswith("attack"))).leave("cover")
    assert (game.kind == "screen") == offered


def test_nobody_is_asked_for_a_screen_where_no_damage_dice_fall() -> None:
    there = (ship("A1", "Rp"), ship("B1", "Y", defense=6, **GONE), ship("B2", "B B", **GONE))
    game = duel(*there, at="point-defense", faces=(2, 1, 1, 1, 6, 6))
    game.say(next(c for c in game.choices if c.startswith("attack"))).leave("cover")
    assert not game.saw(Screened)
    assert game.last(AttackResolved).hits == 0


def test_who_has_no_screen_near_a_target_is_asked_again_only_when_something_has_moved() -> None:
    there = (ship("A1", "Rp"), ship("A2", "Rp"), ship("B1", "Y", **GONE), ship("B2", "B B"))
    game = duel(*there, at="point-defense", faces=(6, 6, 6, 6, 1, 1, 1, 1, 1, 1))
    game.say(next(c for c in game.choices if c.startswith("attack"))).leave("cover").say("none")
    assert (1, "B1") in game.state.unscreened
    assert game.state.moved("B2").unscreened == game.state.moved("B1").unscreened == ()
    assert game.state.moved("A2").unscreened == ((1, "B1"),)
    again = Game(battle(*there, unscreened=((1, "B1"),)), 6, 6, 6, 6, 1, 1, 1, 1, 1, 1)
    again.say("A1", "B1", "point-defense", "none")
    again.say(next(c for c in again.choices if c.startswith("attack"))).leave("cover")
    assert again.kind == "loss" or again.saw(AttackResolved)
    assert not again.saw(Screened)


def test_screened_hits_count_as_in_cover_even_in_a_dogfight() -> None:
    there = (company("Ac1"), company("Bc1", **GONE), company("Bc2", ace="B", **GONE))
    game = hit(*there, target="Bc1", roll=(4, 1, 1, 1, 1, 1), dice=(3, 4, 5, 6))
    assert (game.kind, game.asked.player) == ("screen", 1)
    game.say("Bc2")
    resolved = game.last(AttackResolved)
    assert (resolved.hits, resolved.absorbed, resolved.screen) == (2, 1, "Bc2")


def test_a_blue_ace_screens_itself_unasked() -> None:
    game = hit(company("Ac1"), company("Bc1", ace="B", **GONE), target="Bc1", roll=(2, 1, 1, 1, 1, 1), dice=(4, 5))
    assert game.last(Screened).screen == "Bc1"
    assert game.last(AttackResolved).hits == 1


def test_a_ship_in_a_dogfight_behind_a_screen_loses_nothing_to_fives() -> None:
    there = (company("Ac1"), ship("B1", "Y Y", **GONE), ship("B2", "B B", **GONE))
    game = hit(*there, roll=(3, 1, 1, 1, 1, 1), dice=(4, 5, 6)).say("B2")
    assert game.last(AttackResolved).hits == 1


def test_dice_that_are_not_there_cannot_attack() -> None:
    game = duel(ship("A1", "Ra"), ship("B1", **GONE), faces=(4, 1, 2, 3))
    with pytest.raises(RulesError):
        game.say("attack:9")


def test_several_losses_are_one_answer() -> None:
    game = shot_at("Ra/Rs Y K B", hits=2)
    assert (game.kind, game.asked.facts["hits"], game.asked.facts["several"]) == ("loss", 2, 2)
    game.say("Y, white")
    assert (game["B1"].systems, game["B1"].white) == (("Ra/Rs", "K", "B"), 1)
    assert game.kind != "loss"


@pytest.mark.parametrize("choice", ["Y, K, B", "Y, Y", "Y, laser", ","])
def test_losses_that_are_not_there(choice: str) -> None:
    game = shot_at("Ra/Rs Y K B", hits=2)
    with pytest.raises(RulesError):
        game.say(choice)
    assert game["B1"].lost == ()


def test_an_asset_that_loses_everything_is_not_asked_in_which_order() -> None:
    game = shot_at("", hits=2)
    assert game["B1"].left == "destroyed"


def shot_at(systems: str, hits: int) -> Game:
    """A ship hit so often, at a declared table, in the open."""
    there = (ship("A1", "Ra"), ship("B1", systems, gone=True))
    game = Game(battle(*there), 2, 1, 1, 1, *[5] * hits).say("A1", "B1", "assault", "none")
    attack = next(item.choice for item in game.asked.options if item.label == "attack" and item.facts["face"] == hits)
    return game.say(attack).leave("cover")


@pytest.mark.parametrize(("face", "asked"), [(1, "act"), (4, "cover")])
def test_cover_is_asked_only_where_damage_dice_may_fall(face: int, asked: str) -> None:
    """The target has defended with 3."""
    there = (ship("A1", "Ra"), ship("B1", gone=True, defense=3), debris("X1"))
    game = Game(battle(*there), 2, 1, face, face, 5, 5, 5).say("A1", "B1", "assault", "none")
    attack = next(item.choice for item in game.asked.options if item.label == "attack" and item.facts["face"] == face)
    assert game.say(attack).kind == asked


def test_a_spot_that_brings_no_die_is_kept_unasked() -> None:
    there = (ship("A1", "Ra"), ship("B1", gone=True, defense=5, spots=(Spot("Y6", 2),)))
    game = Game(battle(*there), 2, 1, 2, 2, 5, 5).say("A1", "B1", "assault", "none")
    game.say(next(c for c in game.choices if c.startswith("attack")))
    assert game.kind == "act"
    assert game["B1"].spot == 2


@pytest.mark.parametrize(("cover", "idle"), [("none", (0,)), ("X1", (0, 1))])
def test_absorbed_dice_hit_nothing(cover: str, idle: tuple[int, ...]) -> None:
    """At assault range cover takes the 4."""
    there = (ship("A1", "Ra"), ship("B1", "Ra", gone=True), debris("X1"))
    game = Game(battle(*there), 3, 1, 2, 2, 2, 4, 5).say("A1", "B1", "assault", "none")
    game.say(next(item.choice for item in game.asked.options if item.label == "attack" and item.facts["face"] == 3))
    before = game.state
    game.say(cover)
    (thrown,) = game.last(AttackResolved).throws(before)
    assert (thrown.faces, thrown.idle) == ((2, 4, 5), idle)
