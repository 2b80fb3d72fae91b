"""The policy: a frame with a gun strikes nobody with its fists, and keeps the die that takes it to a station."""

from __future__ import annotations

import pytest

from rules import choose, requests, ruleset_of
from rules.rapid_attack.opponent.aim import aim_at, is_with_fists
from rules.rapid_attack.opponent.stations import walks_to_stations
from rules.rapid_attack.state import NOTHING
from rules.rapid_attack.turn.target import NO_SHOT
from think.futures import OwnDice, played
from think.match import begun


@pytest.mark.long
@pytest.mark.parametrize("ruleset", ["rapid-attack", "mez", "unofficial"])
def test_a_frame_with_a_gun_takes_no_target_rather_than_strike_with_its_fists(ruleset: str) -> None:
    found = set()
    for seed in range(2):
        state, dice = begun(ruleset, "map", f"fists {seed}"), OwnDice(seed)
        while asked := requests(state):
            if asked[0].kind == "target":
                own = choose(state, asked[0])
                policy = ruleset_of(state).policy
                assert own is not None
                assert policy is not None
                found.add(own.reason.code)
                weighed = [own.choice, *(one.choice.choice for one in policy.weighs(state, asked[0]))]
                for target in {*weighed} - {NOTHING}:
                    mine = state.frame(asked[0].facts["frame"])
                    aim = aim_at(state, mine, state.frame(target))
                    assert aim is not None
                    assert not is_with_fists(mine, aim)
            state = played(state, asked[0], dice)
    assert {"frame", NO_SHOT} <= found


@pytest.mark.long
def test_a_frame_defends_with_no_die_that_alone_takes_it_to_a_station() -> None:
    kept = 0
    for seed in range(6):
        state, dice = begun("rapid-attack", "map", f"keeps {seed}", "demo"), OwnDice(seed)
        while asked := requests(state):
            own = choose(state, asked[0])
            if asked[0].kind == "defend" and own is not None and own.reason.code == "best-die-defends":
                faces = {item.choice: item.facts["face"] for item in asked[0].options if "face" in item.facts}
                walks = walks_to_stations(state, state.frame(asked[0].facts["frame"]))
                kept += faces[str(own.choice)] < max(faces.values())
                assert faces[str(own.choice)] == max(faces.values()) or walks
            state = played(state, asked[0], dice)
    assert kept
