"""Companies that others hold: who carries them, who lets them go, and what the host's corrections do to them."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RulesError, correct, replay
from rules.dice import ScriptedDice
from rules.intercept_orbit import SetFuel, chart, space
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.state import State
from rules.rapid_attack.correct import PutAt
from tests.rules.intercept_orbit.battles import Game, battle, company, hva, ship


def corrected(state: State, correction: Any) -> State:
    return replay(correct(state, correction, "host", ScriptedDice(())), state)


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
