"""Green aces: each ship that they touch, in their own turn and in its; and what collides (rulebook: "Move" of a frame
company's turn)."""

from __future__ import annotations

import pytest

from rules import RulesError
from rules.intercept_orbit.movement.aces import Nudged
from rules.intercept_orbit.movement.collisions import Collided, Stopped
from rules.intercept_orbit.movement.journey import LetPass
from rules.intercept_orbit.state.state import Asset
from tests.rules.intercept_orbit.battles import Game, battle, company, debris, frigate, hva, ship
from tests.rules.intercept_orbit.test_battles_on_a_map import eastward, mapped, sail
from tests.rules.intercept_orbit.test_journeys import moving

FAR = ship("B1", at=(28.0, 28.0))


def nudges(game: Game) -> set[str]:
    """The ships that may be moved or turned now."""
    return {item.facts["asset"] for item in game.asked.options if item.label == "nudge"}


def green(name: str, host: str | None, **more: object) -> Asset:
    return company(name, ace="G", host=host, **more)


# -- ships that are moved and turned ----------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["left", "right", "n", "sw"])
def test_in_its_own_turn_it_moves_or_turns_the_ship_that_it_clings_to_once(word: str) -> None:
    game = Game(battle(green("Ac1", "B1"), ship("B1")), *[1] * 8).say("Ac1", "none", "none", f"nudge:B1:{word}")
    assert (game.last(Nudged).asset, game.last(Nudged).how) == ("B1", word)
    assert nudges(game) == set()


def test_on_a_map_each_ship_that_it_touches_once() -> None:
    ships = (ship("A1", at=(10.0, 10.0)), ship("A2", at=(13.0, 10.0)), ship("A3", at=(20.0, 10.0)))
    game = (
        mapped(green("Ac1", "A1", at=(11.5, 10.0)), *ships, FAR, faces=(1,) * 7).say("Ac1").leave("target").say("none")
    )
    assert nudges(game) == {"A1", "A2"}
    game.say("nudge:A2:n")
    assert (game["A2"].at, nudges(game)) == ((13.0, 9.0), {"A1"})
    game.say("nudge:A1:left")
    assert (game["A1"].heading, nudges(game)) == (337.5, set())


@pytest.mark.parametrize("mapped_table", [True, False])
def test_in_its_own_ships_turn_before_or_after_the_move_but_once(mapped_table: bool) -> None:
    places = {"at": (8.0, 17.5)} if mapped_table else {}
    there = (eastward() if mapped_table else ship("A1"), green("Ac1", "A1", **places))
    table = {"table": "map"} if mapped_table else {}
    game = (
        Game(battle(*there, FAR if mapped_table else ship("B1"), **table), *[3] * 12)
        .say("A1")
        .leave("target")
        .say("none")
    )
    assert (game.kind, nudges(game)) == ("act", {"A1"})
    game.say("nudge:A1:left")
    assert nudges(game) == set()
    game.say("straight").leave("path")
    assert (game.kind, nudges(game)) == ("act", set())


def test_the_turn_before_the_move_turns_the_course() -> None:
    there = (green("Ac1", "A1", at=(8.0, 17.5)), FAR)
    game = mapped(eastward(), *there, faces=(3,) * 12).say("A1").leave("target").say("none", "nudge:A1:n", "straight")
    assert game["A1"].at == (12.0, 15.0)
    assert sail(eastward(), *there).say("nudge:A1:left")["A1"].heading == 67.5


def test_another_players_ace_is_asked_before_the_move_and_after_it_unless_it_has_used_it() -> None:
    game = Game(battle(ship("A1"), green("Bc1", "A1"), ship("B1")), *[3] * 12).say("A1", "none", "none")
    assert (game.kind, game.asked.player, game.asked.facts["target"]) == ("nudge", 1, "A1")
    waits = Game(game.state, *[3] * 12).say("none")
    assert waits.kind == "act"
    waits.say("straight", "yes", "clear")
    assert (waits.kind, waits.asked.player) == ("nudge", 1)
    waits.say("left")
    assert (waits.last(Nudged).company, waits.kind) == ("Bc1", "act")
    game.say("right", "straight", "yes", "clear")
    assert game.kind == "act"


# -- collisions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ace", "host", "asked"), [("G", "A1", 1), ("G", "B1", 1), ("R", "A1", 0), ("G", None, 0)])
def test_a_green_ace_aboard_decides_alone(ace: str, host: str | None, asked: int) -> None:
    rider = company("Bc1", ace=ace, host=host)
    game = Game(battle(ship("A1"), ship("B1"), rider), *[3] * 12).say("A1").leave("target")
    game.say("none").leave("nudge").say("straight").leave("ride").say("through:B1")
    assert (game.kind, game.asked.player) == ("ram", asked)
    game.say("no")
    assert game.saw(LetPass) == (asked == 1)


def test_two_green_aces_collide_if_either_wants() -> None:
    game = moving(ship("A1"), ship("B1"), green("Ac1", "A1"), green("Bc1", "B1"), dice=(3,) * 4)
    game.say("through:B1", "no")
    assert (game.kind, game.asked.player) == ("ram", 1)
    game.say("yes")
    assert game.saw(Collided)


@pytest.mark.parametrize(
    ("met", "way"),
    [
        (debris("X1"), "through:X1"),
        (ship("B1"), "ends:B1"),
        (frigate("B1"), "ends:B1"),
        (frigate("B1"), "through:B1"),
        (hva("BV1"), "ends:BV1"),
        (hva("BV1"), "through:BV1"),
    ],
)
@pytest.mark.parametrize("word", ["yes", "no"])
def test_its_ship_collides_with_any_model_only_if_it_says_so(met: Asset, way: str, word: str) -> None:
    others = (met, green("Ac1", "A1"), *(() if met.id == "B1" else (ship("B1"),)))
    game = moving(ship("A1"), *others, die=1, dice=(3,) * 4).say(way)
    assert (game.kind, game.asked.player) == ("ram", 0)
    game.say(word)
    assert game.saw(Collided) == (word == "yes")


def test_a_ship_that_it_keeps_from_a_collision_stops_just_before_the_other() -> None:
    there = (green("Ac1", "A1", at=(8.0, 17.5)), ship("B1", "B Y K Ra", at=(13.5, 16.0)))
    game = sail(eastward(), *there).say("no")
    assert (game["A1"].at, game.saw(Collided)) == ((11.5, 16.0), False)
    assert game.last(Stopped).why == "aces"


def test_an_hva_still_stops_before_a_ship_and_an_ace_at_an_hva_has_no_say() -> None:
    game = Game(battle(hva("AV1"), ship("B1"), green("Bc1", "B1"))).say("AV1", "straight", "ends:B1")
    assert not game.saw(Collided)
    game = moving(ship("A1"), hva("BV1"), green("Bc1", "BV1"), ship("B1"), dice=(3,) * 4).say("through:BV1")
    assert (game.kind, game.asked.player) == ("ram", 0)


def test_what_it_does_not_touch_it_does_not_move() -> None:
    game = Game(battle(green("Ac1", "BV1"), hva("BV1"), ship("B1")), *[1] * 8).say("Ac1", "none", "none")
    with pytest.raises(RulesError):
        game.say("nudge:BV1:left")
