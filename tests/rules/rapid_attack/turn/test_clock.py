"""Doomsday, the end of the game, draws (RULINGS 1.7)."""

from __future__ import annotations

import pytest

from rules import Answer, Illegal, ScriptedDice, decide, requests
from tests.rules.rapid_attack.positions import Table, names


def idle_round(table: Table) -> None:
    """Every frame that is left acts and does nothing."""
    while table.asked.startswith("activate"):
        frame = table.choices[0]
        white = "1 " * table.frame(frame).white
        table.play(frame, f"none = {white}".strip(), "none", "done")


def test_the_clock_goes_down_by_one_a_round() -> None:
    table = Table("Rd", "Rd", clock=3)
    idle_round(table)
    assert (table.state.clock, table.asked) == (2, "doomsday A")
    table.play("hold", "hold")
    assert (table.state.clock, table.state.round) == (2, 2)


def test_each_player_may_take_one_more_highest_score_first() -> None:
    table = Table("Rd Rd; Rd", "Rd; Rd", "Rd; Rd", clock=9)
    assert table.order == "BCA"
    idle_round(table)
    asked = []
    for choice in ("advance", "hold", "advance"):
        asked.append(table.asked)
        table.play(choice)
    assert asked == ["doomsday B", "doomsday C", "doomsday A"]
    assert (table.state.clock, table.state.round) == (6, 2)


def test_a_clock_run_down_by_the_round_ends_the_game_unasked() -> None:
    table = Table("Rd", "Rd", clock=1)
    idle_round(table)
    assert (table.asked, table.state.clock) == ("over", 0)


def test_a_clock_run_down_by_a_player_ends_it_before_the_next_is_asked() -> None:
    table = Table("Rd", "Rd", clock=2)
    idle_round(table)
    table.play("advance")
    assert names(table.last) == ["ClockAdvanced", "GameEnded"]
    assert table.asked == "over"


def test_the_highest_score_wins() -> None:
    table = Table("Rd Rd; Rd", "Rd; Rd", clock=1)
    idle_round(table)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranking, outcome.winners, outcome.scores) == ("doomsday", (1, 0), (1,), (8, 12))


def test_equal_scores_are_a_draw() -> None:
    table = Table("Rd", "Rd", clock=1)
    idle_round(table)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 1)


def test_mez_counts_twelve_rounds() -> None:
    table = Table("Rd", "Rd", ruleset="mez", clock=12)
    for _ in range(11):
        idle_round(table)
        table.play("hold", "hold")
    idle_round(table)
    assert (table.asked, table.state.round) == ("over", 12)


def test_a_player_without_frames_still_votes() -> None:
    table = Table("Rd; Rd", "Rd; Rd", clock=5, stations=1)
    for frame in ("A1", "A2"):
        table.set(frame, white=0)
    idle_round(table)
    voters = [table.asked]
    table.play("hold")
    voters.append(table.asked)
    assert sorted(voters) == ["doomsday A", "doomsday B"]


def test_with_no_frames_at_all_only_the_clock_is_left() -> None:
    table = Table("Rd", "Rd", clock=3, stations=1)
    table.set("A1", white=0)
    table.play("B1", "none = 1 1", "none", "done")
    table.play("hold")
    table.set("B1", white=0)
    table.play("hold")
    assert table.asked.startswith("doomsday")
    table.play("hold", "hold")
    assert table.asked == "over"


def test_an_answer_after_the_end_is_refused() -> None:
    table = Table("Rd", "Rd", clock=1)
    idle_round(table)
    assert requests(table.state) == ()
    with pytest.raises(Illegal) as refused:
        decide(table.state, Answer(0, "doomsday-1", "hold"), ScriptedDice([]))
    assert refused.value.code == "game-over"


SEVEN, THREE = "; ".join(["Rd"] * 7), "; ".join(["Rd"] * 3)


@pytest.mark.parametrize(
    ("options", "companies", "reason", "winners"),
    [
        ((), (SEVEN, THREE), "doomsday", {0, 1}),
        (("most-assets",), (SEVEN, THREE), "most-assets", {0}),
        (("most-assets",), (THREE, SEVEN), "most-assets", {1}),
        (("most-assets",), ("Rd", "Rd"), "doomsday", {0, 1}),
        (("most-assets",), ("Rd Rd; Rd", "Rd; Rd"), "doomsday", {1}),
    ],
)
def test_most_assets_break_a_tie_where_the_players_want_it(
    options: tuple[str, ...], companies: tuple[str, ...], reason: str, winners: set[int]
) -> None:
    table = Table(*companies, clock=1, options=options)
    idle_round(table)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, set(outcome.winners)) == (reason, winners)
