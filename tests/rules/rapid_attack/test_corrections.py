"""What the host may correct (RULINGS 1.7, COMMANDS: /score adjust, /station, /doomsday)."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import AdjustScore, Correction, EndGame, RulesError, ScriptedDice, correct
from rules.rapid_attack.corrections import PlaceFrame, SetClock, SetFrame, SetStation
from rules.rapid_attack.state import Initiative
from tests.rules.rapid_attack.positions import Table, names


def corrected(table: Table, correction: Correction) -> list[str]:
    events = correct(table.state, correction, "Ana", ScriptedDice([])).events
    table.happen(*events)
    return names(events)


def table() -> Table:
    return Table("Rd; Rd", "Rd; Rd", stations=1)


def test_a_station_is_given_to_another_player() -> None:
    game = table()
    assert corrected(game, SetStation("SA1", 1)) == ["StationSet", "ScoresChanged"]
    assert (game.holders, game.scores, game.order) == ("BB", [10, 20], "BA")


def test_a_station_is_given_to_nobody() -> None:
    game = table()
    corrected(game, SetStation("SA1", None))
    assert (game.holders, game.scores) == ("-B", [10, 15])


def test_a_frame_is_put_at_a_station() -> None:
    game = table()
    assert corrected(game, PlaceFrame("B2", ("SA1",))) == ["NearDeclared", "StationChanged", "ScoresChanged"]
    assert game.holders == "BB"


def test_a_frame_is_put_at_several_stations() -> None:
    game = table()
    corrected(game, PlaceFrame("B2", ("SB1", "SA1")))
    assert (game.holders, game.frame("B2").declared_near) == ("BB", ("SB1", "SA1"))


def test_a_frame_put_elsewhere_does_not_answer_for_the_frame_that_has_moved() -> None:
    game = table()
    game.play("A1", "none = 4 1", "none", "move:0")
    assert game.asked == "station A"
    for frame in ("B1", "A1"):
        corrected(game, PlaceFrame(frame, ("SB1",)))
        assert game.asked == "station A"


# -- a frame ----------------------------------------------------------------------------------------------------------


def test_systems_and_white_dice_are_set() -> None:
    game = Table("Rd Rd B; Rd", "Rd; Rd", stations=1)
    assert corrected(game, SetFrame("A1", systems="rd b g", white=1)) == ["FrameSet"]
    assert (game.frame("A1").systems, game.frame("A1").lost, game.frame("A1").white) == (("Rd", "B", "G"), ("Rd",), 1)
    assert corrected(game, SetFrame("A1", systems="none")) == ["FrameSet"]
    assert (game.frame("A1").systems, game.frame("A1").white) == ((), 1)


def test_a_frame_without_white_dice_is_destroyed_and_stands_again_with_some() -> None:
    game = table()
    assert corrected(game, SetFrame("A1", white=0)) == ["FrameSet", "FrameDestroyed", "ScoresChanged"]
    assert (game.frame("A1").alive, game.scores) == (False, [10, 15])
    assert corrected(game, SetFrame("A1", white=2)) == ["FrameSet", "ScoresChanged"]
    assert (game.frame("A1").ready, game.scores, game.asked) == (True, [15, 15], "activate B")


def test_a_frame_destroyed_in_the_middle_of_its_turn_acts_no_more() -> None:
    game = table()
    game.play("A1", "none = 4 1", "none")
    corrected(game, SetFrame("A1", white=0))
    assert (game.asked, game.state.stack) == ("activate B", ())


def test_the_unused_dice_of_a_roll_are_set_and_the_used_ones_stay() -> None:
    game = Table("Rd Rd; Rd", "Rd Rd; Rd")
    game.play("A1", "B1", "direct-fire = 1 2 3 4 5", "defend:0")
    assert corrected(game, SetFrame("A1", dice="w6 6, R8 7")) == ["PoolSet"]
    act = game.state.stack[-1]
    assert (act.dice, act.faces, act.used) == (("W6", "W6", "R8"), (1, 6, 7), (0,))
    assert {"move:1", "attack:2", "attack:1"} <= set(game.choices)


def test_the_dice_of_an_attack_under_way_are_set() -> None:
    game = Table("Rd Rd; Rd", "Rd Rd; Rd")
    game.play("A1", "B1", "direct-fire = 1 2 3 4 5", "none", "attack:4")
    corrected(game, SetFrame("A1", dice="none"))
    act = game.state.stack[-1]
    assert (game.asked, act.dice, act.declared_attack.die) == ("cover A", ("R8",), 0)


def test_a_frame_that_stands_again_after_initiative_was_rolled_acts_next_round() -> None:
    game = Table("Rd; Rd", "Rd; Rd", options=("initiative",))
    game.state = structs.replace(game.state, initiative=(Initiative("B1", (3,)),))
    game.set("A1", white=0)
    corrected(game, SetFrame("A1", white=2))
    assert (game.frame("A1").alive, game.frame("A1").ready) == (True, False)


@pytest.mark.parametrize(
    ("correction", "code"),
    [
        (SetFrame("Z9", white=1), "no-such-frame"),
        (SetFrame("A1", white=3), "whites"),
        (SetFrame("A1", white=-1), "whites"),
        (SetFrame("A1", systems="Rd Xy"), "system-unknown"),
        (SetFrame("A1", systems="Rd Rd Rd"), "too-many-of-a-type"),
        (SetFrame("A1", systems="Rd B G Y E"), "too-many-systems"),
        (SetFrame("A1", dice="W6 5"), "not-rolled"),
        (SetFrame("B1", dice="W6 7"), "dice-impossible"),
        (SetFrame("B1", dice="five"), "dice-malformed"),
        (SetFrame("B1", dice="K6 5"), "dice-malformed"),
        (SetFrame("B1", dice="W 1," * 31), "dice-malformed"),
    ],
)
def test_what_a_frame_cannot_have(correction: Correction, code: str) -> None:
    game = table()
    game.play("pass", "B1", "none = 1 1")
    with pytest.raises(RulesError, check=lambda error: error.code == code):
        corrected(game, correction)


def test_a_frame_is_not_corrected_before_the_battle() -> None:
    game = Table("Rd; Rd", "Rd; Rd; Rd", begin="", stations=1)
    with pytest.raises(RulesError, check=lambda error: error.code == "correction-not-now"):
        corrected(game, SetFrame("A1", white=1))


# -- scores, the clock, the end ---------------------------------------------------------------------------------------


def test_points_are_added_and_stay() -> None:
    game = table()
    corrected(game, AdjustScore(1, 7, "a bet"))
    assert (game.scores, game.order) == ([15, 22], "BA")
    corrected(game, SetStation("SA1", None))
    assert game.scores == [10, 22]


def test_the_clock_is_set() -> None:
    game = table()
    corrected(game, SetClock(2))
    assert game.state.clock == 2


def test_the_game_is_ended_in_the_middle_of_a_turn() -> None:
    game = table()
    game.play("A1", "B1")
    corrected(game, AdjustScore(1, 1))
    assert corrected(game, EndGame()) == ["GameEnded"]
    assert game.state.outcome is not None
    assert (game.state.outcome.reason, game.state.outcome.winners, game.asked) == ("ended-by-host", (1,), "over")


@pytest.mark.parametrize(
    ("correction", "code"),
    [
        (SetStation("SX", 0), "no-such-station"),
        (SetStation("SA1", 2), "no-such-player"),
        (SetStation("SA1", -1), "no-such-player"),
        (PlaceFrame("C1"), "no-such-frame"),
        (PlaceFrame("A1", ("S9",)), "no-such-station"),
        (AdjustScore(2, 1), "no-such-player"),
        (AdjustScore(-1, 1), "no-such-player"),
        (AdjustScore(0, 1000), "points"),
        (SetClock(0), "clock"),
        (SetClock(100), "clock"),
    ],
)
def test_what_is_not_there_cannot_be_corrected(correction: Correction, code: str) -> None:
    game = table()
    with pytest.raises(RulesError) as refused:
        correct(game.state, correction, "Ana", ScriptedDice([]))
    assert refused.value.code == code


def test_a_destroyed_frame_cannot_be_placed() -> None:
    game = table()
    game.set("A1", white=0)
    with pytest.raises(RulesError):
        correct(game.state, PlaceFrame("A1", ("SA1",)), "Ana", ScriptedDice([]))


def test_nothing_is_corrected_after_the_end() -> None:
    game = table()
    corrected(game, EndGame())
    with pytest.raises(RulesError):
        correct(game.state, SetClock(3), "Ana", ScriptedDice([]))
