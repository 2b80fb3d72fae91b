"""Games through the JSON-lines referee: new, requests, answer, state, log, outcome, undo, load."""

from __future__ import annotations

from typing import Any

import pytest

from table.referee import verbs
from tests.referee import NEW, Program, played

ORDER: dict[str, Any] = {
    "players": [{"name": "Ana", "company": "Rd;Rd;Rd;Rd"}, {"name": "Ben", "company": "Rd;Rd;Rd;Rd;Rd"}],
    "options": {"deployment": "free"},
}
"""Ana's score is the higher one, and nobody deploys: the first question is which of hers acts."""


def test_the_same_seed_and_answers_make_the_same_game() -> None:
    def play() -> list[Any]:
        program = Program()
        for _ in range(60):
            program.answer(program.asked["options"][0]["choice"])
        return [program.ok("log", game="g1"), program.ok("state", game="g1")]

    assert play() == play()


def test_a_company_of_ones_own_does_not_change_that_of_the_other() -> None:
    def of_ben(**ana: Any) -> list[Any]:
        program = Program(players=[{"name": "Ana", **ana}, {"name": "Ben"}])
        return [frame for frame in program.ok("state", game="g1")["frames"] if frame["owner"] == 1]

    assert of_ben() == of_ben(company="Rd;Rd;Rd;Rd") == of_ben(company="")


def test_without_a_seed_games_differ() -> None:
    assert Program(seed=None).ok("state", game="g1") != Program(seed=None).ok("state", game="g1")


def test_a_request_has_this_shape() -> None:
    program = Program()
    reply = program.ok("requests", game=program.game)
    assert set(reply) == {"seq", "requests"}
    assert set(reply["requests"][0]) == {"id", "player", "kind", "options", "facts"}
    assert all(set(option) == {"label", "choice"} for option in reply["requests"][0]["options"])


@pytest.mark.parametrize("player", [0, "Ana"])
def test_requests_of_one_player(player: Any) -> None:
    program = Program()
    asked = program.asked["player"]
    assert len(program.ok("requests", game="g1", player=player)["requests"]) == (asked == 0)


@pytest.mark.parametrize("player", [2, -1, "Zoë", "", 10**15])
def test_a_player_who_is_not_there(player: Any) -> None:
    assert Program().code("state", game="g1", player=player) == "no-such-player"


def test_a_name_that_two_share_names_nobody() -> None:
    program = Program(players=[{"name": "Ana"}, {"name": "Ana"}])
    assert program.code("state", game="g1", player="Ana") == "no-such-player"
    assert program.ok("state", game="g1", player=1)


def test_seq_counts_decisions() -> None:
    program = Program()
    assert program.seq == 1
    assert program.answer(program.asked["options"][0]["choice"])["seq"] == 2
    assert program.seq == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seq": 5}, "stale"),
        ({"seq": 0}, "stale"),
        ({"seq": 10**18}, "stale"),
        ({"seq": "1"}, "field"),
        ({"player": 1}, "not-your-decision"),
        ({"player": None}, "field"),
        ({"request": "activate-99"}, "stale"),
        ({"request": None}, "field"),
        ({"choice": "Z9"}, "not-an-option"),
        ({"choice": None}, "choice-malformed"),
        ({"choice": [[[]]]}, "choice-malformed"),
        ({"dice": [1]}, "dice-too-many"),
        ({"dice": [10**9] * 5}, "dice-too-many"),
        ({"dice": {}}, "field"),
        ({"game": "g9"}, "no-such-game"),
    ],
)
def test_an_answer_that_is_refused_changes_nothing(change: dict[str, Any], code: str) -> None:
    program = Program(**ORDER)
    before = program.ok("log", game="g1")
    assert program.code("answer", **program.fields("A1", **change)) == code
    assert (program.ok("log", game="g1"), program.seq) == (before, 1)


def test_dice_are_those_of_the_roll_that_the_answer_causes() -> None:
    program = Program(**ORDER)
    program.answer("A4")
    refused = program.send("answer", **program.fields("none", dice=[6]))["error"]
    assert (refused["code"], refused["facts"]["dice"]) == ("dice-needed", ["W6", "W6"])
    rolled = [event for event in program.answer("none", dice=[6, 2])["events"] if event["type"] == "Rolled"]
    assert [(event["dice"], event["faces"]) for event in rolled] == [(["W6", "W6"], [6, 2])]


def test_an_older_seq_will_do_for_the_open_question_but_not_across_an_undo() -> None:
    program = Program(**ORDER)
    program.answer("A1")
    open_question = program.fields("B1", seq=1)
    assert program.ok("undo", game="g1", player=0) == {"seq": 3}
    program.answer("A2")
    assert program.code("answer", **open_question) == "stale"
    assert program.ok("answer", **{**open_question, "seq": 3})["seq"] == 5


def test_undo() -> None:
    program = Program(**ORDER)
    assert program.code("undo", game="g1", player=0) == "undo-nothing"
    before = program.ok("state", game="g1")
    program.answer("A1")
    refused = program.send("undo", game="g1", player="Ben")["error"]
    assert (refused["code"], refused["facts"]) == ("undo-not-newest", {"newest": "Ana"})
    program.ok("undo", game="g1", player="Ana")
    assert program.ok("state", game="g1") == before
    assert program.code("undo", game="g1", player=0) == "undo-nothing"


def test_undo_after_a_roll_needs_consent() -> None:
    program = Program(**ORDER)
    program.answer("A4")
    program.answer("none")
    refused = program.send("undo", game="g1", player=0)["error"]
    assert (refused["code"], refused["facts"]) == ("undo-needs-consent", {"dice": 2})


def test_after_an_undo_the_same_rolls_come_again() -> None:
    def roll(undone: bool) -> Any:
        program = Program(**ORDER)
        if undone:
            program.answer("A1")
            program.ok("undo", game="g1", player=0)
        program.answer("A4")
        return program.answer("none")["events"]

    assert roll(undone=True) == roll(undone=False)


def test_a_log_plays_back_to_the_same_state_and_goes_on() -> None:
    program = played()
    log = program.ok("log", game="g1")
    loaded = program.ok("load", events=log)
    assert loaded == {"game": "g2", "seq": 1}
    assert program.ok("state", game="g2") == program.ok("state", game="g1")
    assert program.ok("log", game="g2") == log
    program.game = "g2"
    assert program.answer(program.asked["options"][0]["choice"])["seq"] == 2


def test_the_outcome_is_null_until_the_end() -> None:
    program = Program(size={"id": "custom", "frames": 1, "clock": 1})
    assert program.ok("outcome", game="g1") is None
    while asked := program.ok("requests", game="g1")["requests"]:
        program.answer(asked[0]["options"][-1]["choice"])
    outcome = program.ok("outcome", game="g1")
    assert outcome["reason"] == "doomsday"
    assert sorted(outcome["ranking"]) == [0, 1]
    assert program.code("answer", game="g1", seq=program.seq, player=0, request="x", choice="hold") == "game-over"


def test_the_oldest_game_is_dropped_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verbs, "GAMES_MAX", 3)
    program = Program()
    for _ in range(3):
        program.ok(**NEW)
    assert program.code("state", game="g1") == "no-such-game"
    assert program.ok("state", game="g4")


def test_where_dice_are_typed_none_are_rolled_unasked() -> None:
    program = Program(**{**ORDER, "options": {"dice": "typed", "deployment": "free"}})
    program.answer("A4")
    assert program.code("answer", **program.fields("none")) == "dice-needed"
    assert program.answer("none", dice=[3, 4])["seq"] == 3


def test_undo_goes_back_step_by_step_to_the_newest_roll() -> None:
    program = Program(**ORDER)
    program.answer("A4")
    program.answer("none")
    program.answer("none")
    program.answer(next(o["choice"] for o in program.asked["options"] if o["choice"].startswith("move")))
    for _ in range(2):
        program.ok("undo", game="g1", player=0)
    assert program.asked["kind"] == "defend"
    assert program.code("undo", game="g1", player=0) == "undo-needs-consent"
