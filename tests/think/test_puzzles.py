"""The puzzles that come with the program."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest

from rules import RULESETS, Answer, decide
from rules.codec import decode_state
from think.futures import OwnDice
from think.judge import asked_of
from think.puzzles import CHOICES, WRONG, Puzzle, digest, judged_again, main, numbers_of, puzzle_of_day, puzzles

QUARTER = 92
"""Days."""


def test_each_has_a_choice_that_is_clearly_better_than_what_was_played() -> None:
    for puzzle in puzzles():
        turn = puzzle.turn
        chances = [one.chances[turn.player] for one in turn.choices]
        assert chances == sorted(chances, reverse=True)
        assert len(chances) >= CHOICES
        assert turn.lost > WRONG
        assert turn.choices[0].terms or turn.choices[0].outlook


@pytest.mark.long
def test_every_choice_can_be_made() -> None:
    for puzzle in puzzles():
        turn = puzzle.turn
        assert puzzle.ruleset in RULESETS
        state = decode_state(puzzle.ruleset, bytes(turn.state))
        request = asked_of(state, turn.player, turn.kind)
        assert request is not None
        for one in turn.choices:
            assert decide(state, Answer(turn.player, request.id, one.choice), OwnDice(1)).events


def test_each_day_has_one() -> None:
    for ruleset in RULESETS:
        numbers = numbers_of(ruleset)
        assert {RULESETS[puzzles()[number].ruleset].family for number in numbers} == {RULESETS[ruleset].family}
        assert len(numbers) >= QUARTER, "none comes twice within it"
        assert sorted(puzzle_of_day(day, ruleset) for day in range(len(numbers))) == list(numbers)
    assert numbers_of("a game without puzzles") == numbers_of(next(iter(RULESETS)))


def test_new_ones_are_added_to_those_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "puzzles.json.gz"
    mez = [puzzle for puzzle in puzzles() if puzzle.ruleset == "mez"]
    balls = [puzzle for puzzle in puzzles() if puzzle.ruleset == "football"]
    monkeypatch.setattr("think.puzzles.made", lambda name, *_: iter(mez if name == "mez" else balls))
    for arguments in (["--each", "1"], ["--each", "2", "--rulesets", "football"], ["--each", "2"]):
        monkeypatch.setattr("sys.argv", ["puzzles", "--rulesets", "mez", "football", "--into", str(file), *arguments])
        main()
    assert msgspec.json.decode(gzip.decompress(file.read_bytes()), type=list[Puzzle]) == [
        mez[0],
        balls[0],
        mez[1],
        balls[1],
    ]


def test_a_puzzle_that_is_judged_again_keeps_its_name_and_says_what_its_choices_bring() -> None:
    puzzle = min(puzzles(), key=lambda one: len(one.turn.choices) * len(one.turn.state))
    again = judged_again(puzzle)
    assert again is not None
    assert digest(again) == digest(puzzle)
    assert {str(one.choice) for one in again.turn.choices} == {str(one.choice) for one in puzzle.turn.choices}
    assert any(one.outlook for one in again.turn.choices)
