"""The ladder itself: kept results, its table, and games in which nothing is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import RULESETS
from tests.long import LONG, first
from think import ladder
from think.ladder import MEETINGS, main
from think.levels import LEVELS, Level
from think.match import STEP, begun, play, quantile
from think.standings import HEAD, Record, Task, write

pytestmark = pytest.mark.long

GAMES = 100 if LONG else 30


def arguments(folder: Path, *more: str) -> list[str]:
    brief = ["--rulesets", "rapid-attack", "--tables", "declared", "--pairs", "1", "--ahead", "0"]
    return [*brief, "--results", str(folder / "results.jsonl"), *more]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """The pairs that are played from now on, in this process."""
    found = list[Task]()
    pair = ladder.pair

    def told(task: Task) -> Record:
        found.append(task)
        return pair(task)

    def here(tasks: list[Task], processes: int, ends: float):  # type: ignore[no-untyped-def]
        return map(told, tasks)

    monkeypatch.setattr(ladder, "_played", here)
    return found


@pytest.mark.long
def test_a_ladder_that_was_stopped_goes_on(
    tmp_path: Path, played: list[Task], capsys: pytest.CaptureFixture[str]
) -> None:
    main(arguments(tmp_path, "--only", "veteran"))
    assert {(task.one, task.other) for task in played} == {pair for pair in MEETINGS if pair[0] == "veteran"}
    kept = tmp_path / "results.jsonl"
    kept.write_bytes(kept.read_bytes() + b'\n{"task":{"rules')  # killed in the middle of a line
    del played[:]
    main(arguments(tmp_path))
    assert {task.one for task in played} == {"pilot", "recruit", "newcomer"}
    del played[:]
    capsys.readouterr()
    main(arguments(tmp_path))
    again = capsys.readouterr().out
    assert not played
    assert again.splitlines()[:2] == list(HEAD)
    assert "| rapid-attack, declared | veteran | +0 |" in again
    assert "12 games with " in again
    assert "of which none was refused" in again


def test_results_of_another_opponent_do_not_count(
    tmp_path: Path, played: list[Task], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(arguments(tmp_path))
    del played[:]
    monkeypatch.setitem(LEVELS, "recruit", Level("recruit", {("rapid-attack", "declared"): 2.0}))  # type: ignore[arg-type]
    main(arguments(tmp_path))
    assert {(task.one, task.other) for task in played} == {pair for pair in MEETINGS if "recruit" in pair}


def test_other_sizes_and_styles_are_measured_where_a_game_has_them(
    tmp_path: Path, played: list[Task], capsys: pytest.CaptureFixture[str]
) -> None:
    brief = ["--rulesets", "rapid-attack", "football", "--tables", "declared", "--pairs", "1", "--ahead", "0"]
    more = ["--sizes", "demo", "--styles", "--only", "veteran:raider", "--results", str(tmp_path / "results.jsonl")]
    main([*brief, *more])
    assert [(task.ruleset, task.size, task.one) for task in played] == [("rapid-attack", "demo", "veteran:raider")]
    assert "| rapid-attack, demo, declared | veteran:raider |" in capsys.readouterr().out


def test_games_in_processes_are_the_same_games(tmp_path: Path) -> None:
    task = Task("football", "declared", "veteran", "random", 1, 0, 0)
    (there,) = ladder._played([task], 1, ends=float("inf"))
    here = ladder.pair(task)
    assert [game.share for game in there.games] == [game.share for game in here.games]
    assert not list(ladder._played([task], 1, ends=0.0)), "none is begun when the time is up"


def test_costs_are_kept_within_a_twentieth() -> None:
    costs = {round(100 * (STEP - 1)): 95, 200: 5}
    assert quantile(costs, 0.5) == pytest.approx(STEP**5 / 1000)
    assert quantile(costs, 0.951) == pytest.approx(STEP**200 / 1000)


def test_the_table_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    page, told = tmp_path / "page.md", "games with 9 answers, of which none was refused."
    page.write_text("\n".join(["before", "", *HEAD, "| old |", "", f"7 {told}"]))
    write(page, [*HEAD, "| new |", "", f"8 {told}"])
    assert page.read_text().splitlines() == ["before", "", *HEAD, "| new |", "", f"8 {told}"]


@pytest.mark.parametrize("ruleset", first(RULESETS, 2))
def test_no_answer_is_refused(ruleset: str) -> None:
    """All sizes and tables, two to four players of all kinds; the level that looks ahead gives such answers too."""
    players = ("veteran", "recruit", "pilot", "random", "newcomer")
    game = RULESETS[ruleset]
    for number in range(GAMES // len(RULESETS)):
        table = "map" if number % 10 == 0 else "declared"
        size = game.sizes[number // 2 % len(game.sizes)] if table == "declared" else game.sizes[0]
        seats = min(2 + number % 3, game.seats[1])
        state = begun(ruleset, table, f"refused {number}", size, seats)
        done = play(state, [players[(number + seat) % len(players)] for seat in range(seats)], f"refused {number}")
        assert done.answers > 20
        assert done.refused == 0, f"refused {number}"
