"""The field that a game is played on, and how the demo is laid out on it."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RULESETS, FairDice, Illegal, RulesError, replay
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.state import State
from tests.rules.rapid_attack.map import naive
from tests.rules.rapid_attack.map.maps import field_code


@pytest.mark.long
def test_a_field_has_four_to_six_rulers_at_its_widest() -> None:
    """Small fields have a ruler of six units (rulebook: "Game Area")."""
    game = RULESETS["rapid-attack"]
    for ruler, widths in (("standard", (32, 48)), ("short", (24, 36))):
        for across in widths:
            assert game.prepare("demo", "map", {"ruler": ruler, "across": across}, "seed")["field"]
        for across in (widths[0] - 1, widths[1] + 1):
            with pytest.raises(Illegal, match="field-size"):
                game.prepare("demo", "map", {"ruler": ruler, "across": across}, "seed")


# -- the demo ---------------------------------------------------------------------------------------------------------


def demo(players: int, seed: str, **options: Any) -> State:
    game, dice = RULESETS["rapid-attack"], FairDice(seed.encode())
    companies = [(f"P{n}", game.generate("demo", players, dice)) for n in range(players)]
    ready = game.prepare("demo", "map", options, seed)
    return replay(game.new_game(companies, "demo", "map", ready, dice).events)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("players", range(2, 6))
def test_the_demo_is_laid_out_as_its_organizer_would(players: int) -> None:
    for seed in ("one", "two", "three"):
        state = demo(players, seed)
        (station,) = state.stations
        assert station.at is not None
        assert all(frame.at is not None and naive.in_field(state, frame.at) for frame in state.frames)
        far = {f.id: naive.frames_gap(f.at or (0, 0), station.at, 0.9) for f in state.frames}
        assert min(far.values()) >= 5 - 0.01
        for player in range(players):
            own = [far[f.id] for f in state.frames if f.owner == player]
            assert min(own) <= 6 + 0.01, (seed, far)
        near = [
            min(naive.frames_gap(f.at or (0, 0), o.at or (0, 0)) for o in state.frames if o.owner != f.owner)
            for f in state.frames
        ]
        assert max(near) <= 8.1
        for frame in state.frames:
            assert frame.at is not None
            assert not naive.overlaps(state, frame.id, naive.np.array([frame.at]))


def test_on_an_empty_field_a_demo_stands_in_triangles_of_a_ruler() -> None:
    """Its sides are just within direct fire, and the first frames between five and six units from the station."""
    state = demo(3, "empty", field=field_code([], 40))
    (station,) = state.stations
    for player in range(3):
        first, second = (frame.at or (0, 0) for frame in state.frames_of(player))
        other = state.frames_of((player + 1) % 3)[0].at or (0, 0)
        assert naive.frames_gap(first, station.at or (0, 0), 0.9) == pytest.approx(5.5, abs=0.02)
        assert naive.frames_gap(first, second) == pytest.approx(7.8, abs=0.02)
        assert naive.frames_gap(second, other) == pytest.approx(7.8, abs=0.02)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("players", range(2, 6))
def test_in_a_demo_some_frames_stand_beside_cover_and_some_do_not(players: int) -> None:
    for seed in ("one", "two", "three"):
        state = demo(players, seed)
        beside = [bool(scene(state).walls_near(frame.at or (0, 0), 1.5)) for frame in state.frames]
        assert set(beside) == {True, False}


# -- the field --------------------------------------------------------------------------------------------------------


def test_a_map_needs_a_field() -> None:
    game = RULESETS["rapid-attack"]
    players = [("Ana", "Rd; Rd; Rd; Rd"), ("Ben", "Rd; Rd; Rd; Rd")]
    with pytest.raises(Illegal, match="field-missing"):
        game.new_game(players, "skirmish", "map", {}, FairDice(b"x"))
    ready = game.prepare("skirmish", "map", {"style": "port", "shape": "round", "across": 40}, "seed")
    assert game.prepare("skirmish", "map", ready, "another seed") == ready
    assert game.prepare("skirmish", "declared", {}, "seed") == {}
    state = replay(game.new_game(players, "skirmish", "map", ready, FairDice(b"x")).events)
    assert state.mapped
    assert (state.ground.shape, state.ground.size) == ("round", 40)
    assert state.terrain


@pytest.mark.parametrize(
    "options",
    [{"style": "moon"}, {"shape": "long"}, {"across": 23}, {"across": 49}, {"ruler": "long"}, {"across": True},
     {"field": "FLD1-X"}, {"field": 7}, {"field": "F" * 90_000}, {"across": "32"}],
)  # fmt: skip
def test_what_no_field_can_be(options: dict[str, Any]) -> None:
    with pytest.raises(RulesError):
        RULESETS["mez"].check("skirmish", "map", options)


def test_hazards_lie_there_only_if_they_are_wanted() -> None:
    for wanted in (False, True):
        state = demo(2, "hazards", hazards=wanted, style="port")
        assert any(piece.hazard for piece in state.terrain) == wanted
