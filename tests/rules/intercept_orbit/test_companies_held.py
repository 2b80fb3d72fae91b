"""Companies that others hold: who carries them, who lets them go, and what the host's corrections do to them."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RulesError, correct, replay
from rules.core.dice import ScriptedDice
from rules.intercept_orbit.corrections import PutAt, SetFuel
from rules.intercept_orbit.space import bases, measure
from rules.intercept_orbit.state.state import State
from tests.rules.intercept_orbit.battles import Game, battle, company, hva, ship


def corrected(state: State, correction: Any) -> State:
    return replay(correct(state, correction, "host", ScriptedDice(())).events, state)


# -- carriers that run dry ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ac2", "Bc1"])
def test_what_a_company_carries_drifts_by_itself_when_it_runs_dry(name: str) -> None:
    there = (company("Ac1", fuel=1, gone=True), company(name, fuel=0, host="Ac1"), hva("AV1"), ship("B1", gone=True))
    game = Game(battle(*there)).say("AV1", "straight", "clear")
    assert game["Ac1"].drifting
    assert game[name].host is None
    assert game.score(0) == 5
    assert game.score(1) == 5


def test_and_by_the_hosts_word() -> None:
    there = (company("Ac1"), company("Bc1", fuel=0, host="Ac1", captive=True), ship("A1"), ship("B1"))
    after = corrected(battle(*there), SetFuel("Ac1", 0)).asset("Bc1")
    assert (after.host, after.captive) == (None, False)


# -- what the host puts right -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fuel", "captive"), [(0, True), (3, False)])
def test_whoever_has_no_fuel_at_an_enemys_ship_is_captive(fuel: int, captive: bool) -> None:
    there = (company("Bc1", fuel=3 - fuel, host="A1", captive=not captive), ship("A1"), ship("B1"))
    assert corrected(battle(*there), SetFuel("Bc1", fuel)).asset("Bc1").captive == captive


def docked() -> State:
    there = (
        ship("A1", at=(8.0, 16.0)),
        company("Ac1", host="A1", at=(8.0, 17.5)),
        company("Ac2", fuel=None, host="A1", at=(8.0, 14.5)),
        ship("B1", at=(28.0, 28.0)),
    )
    return battle(*there, table="map")


def test_what_clings_to_a_ship_goes_along_when_the_host_puts_it_elsewhere() -> None:
    after = corrected(docked(), PutAt("A1", [20, 20]))
    for name in ("Ac1", "Ac2"):
        assert after.asset(name).host == "A1"
        assert bases.touching(measure.base(after, after.asset(name)), measure.base(after, after.asset("A1")))


def test_a_company_aboard_is_put_at_a_hull_or_nowhere() -> None:
    with pytest.raises(RulesError, match="not-aboard"):
        corrected(docked(), PutAt("Ac2", [20, 20]))
    assert corrected(docked(), PutAt("Ac2", [9.51, 16])).asset("Ac2").host == "A1"
    assert corrected(docked(), PutAt("Ac1", [20, 20])).asset("Ac1").host is None


# -- who lets go --------------------------------------------------------------------------------------------------


def test_an_hva_lets_go_of_what_it_holds_too() -> None:
    held = company("Bc1", fuel=0, host="AV1", captive=True)
    game = Game(battle(hva("AV1"), held, ship("B1"))).say("AV1", "straight", "clear")
    assert (game.kind, game.choices) == ("act", ["release:Bc1", "done"])
    game.say("release:Bc1")
    assert (game["Bc1"].host, game["AV1"].gone) == (None, True)


def test_who_is_held_drifts_free_when_its_holder_is_destroyed() -> None:
    held = company("Bc1", fuel=0, host="A1", captive=True)
    there = (ship("A1", white=1, gone=True), held, ship("B1", "Ra"))
    game = Game(battle(*there, order=(1, 0)), 1, 1, 1, 1, 6).say("B1", "A1@assault", "none", "attack:0").leave("cover")
    assert game["A1"].left == "destroyed"
    assert (game["Bc1"].host, game["Bc1"].captive, game["Bc1"].drifting) == (None, False, True)
