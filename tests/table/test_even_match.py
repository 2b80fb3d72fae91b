"""The level that the lobby advises to a person, by what they have won against bots."""

import pytest

from storage.rows import ResultRow, ResultSeat
from table.history.even_match import NEWEST, even_level

ANA, BOT = 7, -1


def played(level: str, won: bool, ruleset: str = "mez") -> ResultRow:
    seats = (ResultSeat(ANA, "Ana", 10, won), ResultSeat(BOT, "Bot", 10, not won, level=level))
    return ResultRow("g", 1, ruleset, "", 0.0, 1.0, 5, 50, seats[:: 1 if won else -1])


@pytest.mark.parametrize(
    ("won", "lost", "level"),
    [
        ("recruit " * 3, "", "pilot"),
        ("recruit " * 6 + "pilot " * 4, "", "veteran"),
        ("recruit " * 2, "recruit", "recruit"),
        ("recruit pilot", "pilot", "pilot"),
        ("", "ace " * 3, "recruit"),
        ("veteran " * 4, "ace " * 2, "veteran"),
        ("ace " * 8, "", "ace"),
        ("recruit " * 2, "", None),
    ],
)
def test_it_goes_up_with_what_is_won(won: str, lost: str, level: str | None) -> None:
    results = [*(played(one, True) for one in won.split()), *(played(one, False) for one in lost.split())]
    assert even_level(results, ANA, "mez") == level
    assert even_level(results, ANA, "football") is None
    assert even_level(results, BOT, "mez") is None


def test_old_games_and_those_against_people_tell_nothing() -> None:
    people = ResultRow(
        "g", 1, "mez", "", 0.0, 1.0, 5, 50, (ResultSeat(ANA, "Ana", 1, True), ResultSeat(8, "Ben", 0, False))
    )
    assert even_level([people] * 9, ANA, "mez") is None
    lately = [played("recruit", False)] * NEWEST
    assert even_level([*lately, *[played("ace", True)] * 20], ANA, "mez") == "recruit"
