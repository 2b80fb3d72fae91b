"""Ways that end before they were to: what was passed until then counts, what would have come does not."""

from __future__ import annotations

import pytest

from rules.intercept_orbit.state.state import Asset
from tests.rules.intercept_orbit.battles import Game, battle, company, hva, ship
from tests.rules.intercept_orbit.test_battles_on_a_map import eastward, sail

FACES = (6,) * 4 + (3,) * 20


def rammed(*others: Asset, course: str = "8") -> Game:
    """A ship that heads east and is stopped by another at 10.5 on its way to 16."""
    wall = ship("B1", "B Y K Ra", at=(12.5, 16.0))
    return sail(eastward(), wall, *others, course=course, faces=FACES).say("yes")


@pytest.mark.parametrize(("at", "handed"), [((10.0, 19.0), True), ((15.0, 19.0), False)])
def test_companies_go_over_only_to_ships_that_were_passed_before_the_collision(
    at: tuple[float, float], handed: bool
) -> None:
    game = rammed(company("Ac1", host="A1", at=(8.0, 17.5)), ship("A2", at=at))
    assert game["A1"].at == (10.5, 16.0)
    assert set(game.offered("hand")) == {"hand:Ac1>B1", *(["hand:Ac1>A2"] if handed else [])}


def test_at_a_declared_table_the_order_tells() -> None:
    there = (company("Ac1", host="A1"), ship("A2"), ship("A3"), ship("B1", "B Y"))
    game = Game(battle(ship("A1", "B Y"), *there), *[3] * 12).say("A1", "none", "none", "straight")
    game.say("beside:A2, through:B1, beside:A3", "yes")
    assert game.offered("hand") == ["hand:Ac1>A2", "hand:Ac1>B1"]


@pytest.mark.parametrize(("at", "asked"), [((8.0, 18.4), True), ((14.0, 18.4), False)])
def test_a_drifting_company_is_met_where_it_is_passed(at: tuple[float, float], asked: bool) -> None:
    wall = ship("B1", "B Y K Ra", at=(12.5, 16.0))
    game = sail(eastward(), wall, company("Bc1", fuel=0, at=at), course="8", faces=FACES)
    assert game.kind == ("carry" if asked else "ram")
    game.leave("carry")
    game.say("yes")
    assert game.kind == "act"


def test_who_owned_an_hva_at_the_crash_turns_the_ship_even_if_the_hva_is_taken_by_it() -> None:
    prize = hva("BV1", at=(12.5, 16.0))
    game = sail(
        eastward(), prize, ship("B1", at=(28.0, 28.0)), course="8", faces=(6,) * 4 + (6, 1, 4, 3, 3, 3, 3, 3, 3)
    )
    game.say("yes", "B")
    assert game["BV1"].owner == 0
    assert (game.kind, game.asked.player, game.asked.facts["target"]) == ("spin", 0, "BV1")
    game.say("0")
    assert (game.kind, game.asked.player, game.asked.facts["target"]) == ("spin", 1, "A1")
