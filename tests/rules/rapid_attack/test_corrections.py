"""What the host may put right (RULINGS 1.7, COMMANDS: /score adjust, /station, /doomsday)."""

from __future__ import annotations

import pytest

from rules import AdjustScore, Correction, EndGame, PlaceFrame, RulesError, ScriptedDice, SetClock, SetStation, correct
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
