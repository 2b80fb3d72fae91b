"""Fewer presses in space: what goes along, what one press answers together, and what folds."""

from __future__ import annotations

from msgspec import structs

from rules.intercept_orbit.combat.attack import AttackDeclared
from rules.intercept_orbit.turn.defend import Rolled
from table.flow import given_step, more_paths, moves_of, paths, written_paths
from tests.rules.intercept_orbit.battles import Game, battle, company, hva, ship

FLEET = (ship("A1", "Rp Rp B"), ship("A2"), hva("AV1"), ship("B1", "Rp B"), hva("BV1"))


def shooting(white: int, blue: int) -> Game:
    """A ship that has rolled for an attack and may defend now: all white dice show the same, and all blue ones."""
    shot = ("A1", "B1@point-defense")
    rolled = Game(battle(*FLEET), *[1] * 20).say(*shot).last(Rolled)
    faces = [{"W": white, "B": blue}.get(die[0], 3) for die in rolled.dice]
    return Game(battle(*FLEET), *faces, *[1] * 20).say(*shot)


def test_the_best_die_goes_along_where_it_is_blue() -> None:
    game = shooting(white=4, blue=5)
    found = paths(game.state, game.asked)
    step = given_step(found)
    assert step is not None
    assert step.request.kind == "act"
    usual = [way.argument for way in found if not way.folds]
    assert {way.partition("|")[0] for way in usual} == {found[0].first.choice}
    assert any("|act=attack:" in way for way in usual)
    assert any("|act=straight|path=clear" in way for way in usual)
    folded = [way.argument for way in more_paths(found)]
    assert any(way.partition("|")[0] == "none" for way in folded), "no defense is one press further"
    attack = next(way for way in found if way.lead.label == "attack")
    kinds = [game.kind, *(move.kind for move in moves_of(attack.argument)[1:])]
    for kind, move in zip(kinds, moves_of(attack.argument), strict=True):
        assert game.kind == kind
        game.say(move.choice)
    assert game.saw(AttackDeclared)
    assert game["A1"].defense == 5


def test_which_die_defends_is_asked_where_a_white_one_shows_more() -> None:
    game = shooting(white=5, blue=4)
    found = paths(game.state, game.asked)
    assert given_step(found) is None
    usual = [way.argument for way in found if not way.folds and not way.offered]
    assert len(usual) == 2
    assert all("|" not in way for way in usual)
    beside = [way.argument for way in found if way.offered]
    assert beside
    assert all("|act=attack:" in way for way in beside), "either may go with an attack"


def test_a_faster_course_is_one_press_and_one_of_its_own_a_form_away() -> None:
    game = shooting(white=4, blue=5)
    found = paths(game.state, game.asked)
    steered = [way.argument for way in found if "course" in way.argument and not way.folds]
    assert steered
    assert all("|path=clear" in way for way in steered)
    assert not [way for way in steered if "course=straight|" in way], "the die would change nothing"
    begun = written_paths(found)
    assert begun
    for way, kind in begun:
        assert kind == "course"
        assert way.last.label == "move"


def test_what_a_player_says_of_an_hva_folds() -> None:
    game = shooting(white=4, blue=5).say("none", "straight", ["clear"])
    game.state = structs.replace(game.state, vacated=(0,))
    found = paths(game.state, game.asked)
    claims = [way for way in found if way.first.label == "path-claim"]
    assert claims
    assert all(way.folds for way in claims)
    assert {way.argument for way in claims} <= {way.argument for way in more_paths(found)}


def test_two_companies_are_launched_to_the_same_place() -> None:
    """Each launch asks by a request of its own, and what the first one took is offered again."""
    aboard = [company(name, None, host="A1") for name in ("Ac1", "Ac2")]
    game = Game(battle(ship("A1", "K K"), *aboard, ship("B1"), hva("BV1")), *[3] * 20)
    game.say("A1", "none", "none", "straight", ["clear"])
    asked = []
    for name in ("Ac1", "Ac2"):
        game.say(game.offered("fuel")[0])
        if game.kind == "refuel":
            game.say(name)
        asked.append(game.asked.id)
        game.say("A1")
        assert game[name].host == "A1"
        assert game[name].flying
    assert len({*asked}) == 2


def launching(*vacated: int) -> Game:
    """A ship that has moved and may fuel its one company."""
    there = (ship("A1", "K", white=1), company("Ac1", None, host="A1"), ship("B1"), hva("AV1"), hva("BV1"))
    game = Game(battle(*there), *[3] * 20).say("A1", "none", "none", "straight", ["clear"])
    game.state = structs.replace(game.state, vacated=vacated)
    return game


def test_a_launch_to_the_best_places_is_one_press_and_the_others_fold() -> None:
    game = launching()
    usual = [way.argument for way in paths(game.state, game.asked) if not way.folds and way.first.label == "fuel"]
    places = {argument.rpartition("launch=")[2].partition("|")[0] for argument in usual}
    assert len(places) == 2
    assert "BV1" in places, "nobody is near it"
    assert any(way.first.label == "fuel" for way in more_paths(paths(game.state, game.asked)))
    game.say(game.offered("fuel")[0])
    assert not any(way.folds for way in paths(game.state, game.asked)), "asked by itself, it folds nothing"


def test_done_goes_along_where_nothing_else_is_left_but_what_a_player_may_say() -> None:
    game = launching(0)
    found = [way for way in paths(game.state, game.asked) if way.first.label == "fuel"]
    closed = [way for way in found if not way.folds and way.first.facts["die"] == "W6"]  # no die is left to spot with
    assert {way.last.label for way in closed} == {"done"}
    assert not any(way.last.label == "done" for way in found if way.first.facts["die"] != "W6")
    claims = [way for way in found if way.folds and way.last.label == "path-claim"]
    assert claims, "what a player says of an HVA is one press further"
    for move in moves_of(closed[0].argument):
        game.say(move.choice)
    assert game.kind == "activate"
