"""The analysis of a game: what decisions and dice have done adds up to what the game has brought."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import structs

from rules import RULESETS, Answer, Event, FairDice, decide, default, requests, ruleset_of
from rules.contract.stakes import Changed
from tests.long import LONG, first
from text.stakes import changed_line
from think import choose
from think.analysis import Account, Analysis, Point, Step, _in_turn, analysed, finished, looked_at, swings
from think.judge import TAKEN, Judgement, Position, Weighed, judge
from think.levels import LEVELS
from think.match import begun

pytestmark = pytest.mark.long

BEGINNING = 160 if LONG else 12
"""Steps of a game on a map."""
TABLES = [(name, table) for name, game in RULESETS.items() for table in game.tables]


def steps_of(ruleset: str, table: str, seed: str, players: tuple[str, ...], most: int = 100_000) -> list[Step]:
    """A game between levels, or players at ``random``, step by step."""
    state, luck = begun(ruleset, table, seed), random.Random(seed)
    dice, steps = FairDice(f"{seed} dice".encode(), state.drawn), list[Step]()
    while (asked := requests(state)) and len(steps) < most:
        request, choice = asked[0], None
        player = players[request.player]
        if player in LEVELS:
            choice = choose(ruleset, state, request.player, player, luck.getrandbits(32), 1e6).answer
        if choice is None:
            options = [item.choice for item in request.options]
            choice = luck.choice(options) if options else default(state, request)
        after = decide(state, Answer(request.player, request.id, choice), dice).state
        steps.append(Step(len(steps) + 2, state, after, request.player, request.kind, choice))
        state = after
    return steps


def check(found: Analysis) -> None:
    """Everybody's account adds up, and the chances of all to one."""
    for account in found.accounts:
        moved = account.skill + account.luck + account.unjudged
        assert moved == pytest.approx(account.final - account.initial, abs=1e-9)
    assert sum(account.initial for account in found.accounts) == pytest.approx(1, abs=1e-3)
    assert sum(account.final for account in found.accounts) == pytest.approx(1)
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1, abs=2e-3)
        assert all(0 <= chance <= 1 for chance in point.chances)


def quick(number: int, players: tuple[str, str]) -> tuple[str, list[Step]]:
    """A game of another ruleset each time: whole at a declared table, else its beginning."""
    ruleset, table = TABLES[number % len(TABLES)]
    most = 100_000 if table == "declared" else BEGINNING
    return table, steps_of(ruleset, table, f"{players} {number}", players, most)


@pytest.mark.parametrize("number", first(range(6), 2))
def test_skill_and_luck_are_final_less_initial_in_games_at_random(number: int) -> None:
    table, steps = quick(number, ("random", "random"))
    found = finished(analysed(steps, 1e6, most=1), judge)
    check(found)
    assert found.decisions == len(steps)
    assert table == "declared" or not found.unseen
    if steps[-1].after.outcome is not None:
        assert sorted({account.final for account in found.accounts}) in ([0, 1], [0.5])


@pytest.mark.parametrize("number", first(range(6), 2))
def test_skill_and_luck_are_final_less_initial_between_levels(number: int) -> None:
    table, steps = quick(number, ("veteran", "pilot"))
    found = finished(analysed(steps, 1e6, most=1), judge)
    check(found)
    assert abs(found.accounts[0].own) < 1e-9 or table == "declared", "the veteran plays as the policy does"
    assert all(turn.player == 1 or table == "declared" for turn in found.turns)


def test_a_game_that_was_stopped_is_looked_at_up_to_there() -> None:
    """Who won it then, by no move, changes nobody's chances."""
    steps = steps_of("rapid-attack", "declared", "stopped", ("veteran", "veteran"), 40)
    last = steps[-1]
    end = structs.replace(last, seq=last.seq + 1, before=last.after, player=-1, kind="", choice=None)
    assert finished(analysed([*steps, end], 1e6, most=1), judge) == finished(analysed(steps, 1e6, most=1), judge)


def test_each_players_errors_are_named_in_turn() -> None:
    steps = steps_of("rapid-attack", "declared", "blunder", ("veteran", "veteran"), 12)
    ranked = [structs.replace(steps[0], seq=n, player=player) for n, player in enumerate((0, 0, 0, 1, 1))]
    assert [one.seq for one in _in_turn(ranked)] == [0, 3, 1, 4, 2]


def test_a_blunder_is_skill_and_a_turning_point() -> None:
    """What is found of a choice is booked to who made it; at a second look it is named with what was better."""
    steps = steps_of("rapid-attack", "declared", "blunder", ("veteran", "veteran"), 60)
    at = next(n for n, step in enumerate(steps) if "attack" in str(step.choice))
    step = steps[at]
    dice = FairDice(b"blunder", step.before.drawn)
    request = requests(step.before)[0]
    after = decide(step.before, Answer(request.player, request.id, "done"), dice).state
    worse = [*steps[:at], Step(step.seq, step.before, after, step.player, step.kind, "done")]

    def harsh(position: Position) -> Judgement:
        """The policy's own choice wins half of the time, any other 0.3."""
        found, who = judge(structs.replace(position, futures=2)), position.player
        rows = [tuple(share if n == who else 1 - share for n in range(2)) for share in (0.5, *[0.3] * 9)]
        weighed = (structs.replace(one, chances=row, error=0.01) for one, row in zip(found.choices, rows, strict=False))
        return structs.replace(found, chances=(0.5, 0.5), choices=tuple(weighed))

    found = finished(analysed(worse, 60.0), harsh)
    check(found)
    assert found.compared == 1
    assert found.accounts[step.player].own == pytest.approx(-0.2)
    assert found.accounts[1 - step.player].others == pytest.approx(0.2)
    (turn,) = found.turns
    assert (turn.seq, turn.player, turn.choices[turn.taken].choice) == (step.seq, step.player, "done")
    assert turn.lost == pytest.approx(0.2)
    assert turn.choices[0].choice == step.choice


def test_two_losses_in_one_answer_are_both_named() -> None:
    """One press may answer several questions: its steps have one number in the log."""
    steps = steps_of("rapid-attack", "declared", "blunder", ("veteran", "veteran"), 60)
    asked = [n for n, step in enumerate(steps) if step.kind == "activate"]
    for at in (asked[0], asked[-1]):
        steps[at] = structs.replace(steps[at], seq=1, choice="worse")

    def judged(position: Position) -> Judgement:
        rows = [tuple(share if n == position.player else 1 - share for n in range(2)) for share in (0.5, 0.2)]
        choices = (Weighed("better", TAKEN, rows[0]), Weighed("worse", TAKEN, rows[1]))
        return Judgement((0.5, 0.5), 0.0, 0.0, choices if position.choice == "worse" else ())

    assert [turn.seq for turn in finished(analysed(steps, 60.0), judged).turns] == [1, 1]


@pytest.mark.parametrize(("persons", "lost", "seqs"), [((0, 1), 0.015, [1]), ((0, 1), 0.005, []), ((), 0.015, [])])
def test_a_persons_decision_that_cost_little_is_kept_as_unsure(
    persons: tuple[int, ...], lost: float, seqs: list[int]
) -> None:
    steps = steps_of("rapid-attack", "declared", "blunder", ("veteran", "veteran"), 60)
    at = next(n for n, step in enumerate(steps) if step.kind == "activate")
    steps[at] = structs.replace(steps[at], seq=1, choice="worse")

    def judged(position: Position) -> Judgement:
        rows = [tuple(share if n == position.player else 1 - share for n in range(2)) for share in (0.5, 0.5 - lost)]
        choices = (Weighed("better", TAKEN, rows[0]), Weighed("worse", TAKEN, rows[1]))
        return Judgement((0.5, 0.5), 0.0, 0.0, choices if position.choice == "worse" else ())

    found = finished(analysed(steps, 60.0, persons=persons), judged)
    assert (found.turns, [turn.seq for turn in found.unsure]) == ((), seqs)


def test_a_place_that_was_pointed_at_is_judged_beside_others() -> None:
    """A place comes as coordinates, several losses as a list: neither is an option."""
    steps = steps_of("rapid-attack", "map", "pointed", ("veteran", "veteran"), 80)
    step = next(step for step in steps[::-1] if step.kind == "where")  # not the deployment
    state: Any = step.before
    at = list(state.frame(state.act.frame).at)
    pointed = structs.replace(step, choice=at)
    found = judge(looked_at(pointed, 2, 9.0, 0.5))
    assert at in [one.choice for one in found.choices]
    assert len(found.choices) > 2


def test_a_decision_better_than_the_policys_is_named() -> None:
    """Only where it stays the best of all that are weighed at the second look."""
    steps = steps_of("rapid-attack", "declared", "blunder", ("veteran", "veteran"), 60)
    at = next(n for n, step in enumerate(steps) if "attack" in str(step.choice))
    step = steps[at]
    request = requests(step.before)[0]
    after = decide(step.before, Answer(request.player, request.id, "done"), FairDice(b"x", step.before.drawn)).state
    other = [*steps[:at], Step(step.seq, step.before, after, step.player, step.kind, "done")]

    def kind(position: Position) -> Judgement:
        """What was done wins 0.8, any other choice half of the time."""
        found, who = judge(structs.replace(position, futures=2)), position.player
        shares = [0.8 if one.choice == "done" else 0.5 for one in found.choices]
        rows = [tuple(share if n == who else 1 - share for n in range(2)) for share in shares]
        weighed = (structs.replace(one, chances=row, error=0.01) for one, row in zip(found.choices, rows, strict=True))
        return structs.replace(found, chances=(0.5, 0.5), choices=tuple(weighed))

    found = finished(analysed(other, 60.0), kind)
    check(found)
    assert found.turns == ()
    (good,) = found.good
    assert (good.seq, good.player, good.choices[good.taken].choice) == (step.seq, step.player, "done")
    assert good.lost == pytest.approx(-0.3)


Shares = dict[str, tuple[float, float]]
"""By a decision's kind, what its player's chance is with the policy's choice and with what was done."""


def planned(looks: tuple[Shares, Shares]) -> tuple[Analysis, list[Step]]:
    """The analysis of a game with a plan of two decisions, ``activate`` and ``target``, judged so at each look."""
    steps = steps_of("rapid-attack", "declared", "blunder", ("veteran", "veteran"), 60)
    at = next(n for n, step in enumerate(steps) if (step.kind, steps[n + 1].kind) == ("activate", "target"))
    plan = [structs.replace(step, choice="as planned") for step in steps[at : at + 2]]
    steps[at : at + 2] = plan
    now: tuple[float, ...] = (0.5, 0.5)

    def judged(position: Position) -> Judgement:
        nonlocal now
        if position.choice != "as planned":
            return Judgement(now, 0.0, 0.0)
        shares = looks[position.deep][position.kind]
        rows = [tuple(share if n == position.player else 1 - share for n in range(2)) for share in shares]
        choices = (Weighed("the policy's", TAKEN, rows[0]), Weighed("as planned", TAKEN, rows[1]))
        before, now = now, now if position.deep else rows[1]
        return Judgement(before, 0.0, 0.0, choices)

    return finished(analysed(steps, 60.0), judged), plan


@pytest.mark.parametrize(("second", "named"), [(0.5, 0), (0.2, 1)])
def test_a_loss_that_the_next_step_of_a_plan_gives_back_is_no_turning_point(second: float, named: int) -> None:
    """The first of two decisions in a row seems to lose 0.3, because the policy would not go on with it as was done."""
    shares = {"activate": (0.5, 0.2), "target": (0.2, second)}
    found, plan = planned((shares, shares))
    assert found.compared == 2
    assert len(found.turns) == named
    assert found.good == ()
    within, after = (point for point in found.points if point.seq in {step.seq for step in plan})
    assert within.chances == after.chances


def test_chances_fall_at_the_decision_of_a_plan_that_is_named() -> None:
    """The first look books most of a loss on the first of two decisions; the second look finds it in the other one."""
    looks = {"activate": (0.5, 0.2), "target": (0.2, 0.1)}, {"activate": (0.5, 0.5), "target": (0.5, 0.1)}
    found, plan = planned(looks)
    (turn,) = found.turns
    assert turn.seq == plan[1].seq
    within, after = (point for point in found.points if point.seq in {step.seq for step in plan})
    assert within.chances[turn.player] == pytest.approx(0.5)
    assert after.chances[turn.player] == pytest.approx(0.1)


def test_what_changes_without_a_roll_is_nobodys_luck() -> None:
    steps = [one for one in steps_of("rapid-attack", "declared", "luck", ("veteran", "veteran"), 40) if not one.rolled]
    found = finished(analysed(steps, 60.0, most=1), judge)
    check(found)
    assert all(account.luck == 0 for account in found.accounts)


def test_a_station_is_named_with_all_that_led_up_to_it() -> None:
    """It is foreseen once the dice lie there: when it is taken nothing changes any more."""
    steps = steps_of("rapid-attack", "map", "stations", ("veteran", "veteran"), 500)
    took = next(step for step in steps if _taken(step))
    player = _taken(took)[0].player or 0
    moments = {step.seq: [(Event(), step.after)] for step in steps}
    shares = {step.seq: 0.9 if step.seq >= took.seq - 1 else 0.5 for step in steps if step.seq <= took.seq}
    points = tuple(Point(seq, (one, 1 - one) if player == 0 else (1 - one, one), 1) for seq, one in shares.items())
    (swing,) = swings(Analysis(points, (Account(0.5, 0.9), Account(0.5, 0.1))), moments)
    assert (swing.seq, swing.player, swing.gained, swing.decisive) == (took.seq, player, 0.4, True)
    assert swing.before is not None
    assert "🚩" in changed_line("en", swing.before, took.after)


def _taken(step: Step) -> list[Changed]:
    found = ruleset_of(step.after).changes(step.before, step.after).things
    return [thing for thing in found if thing.how == "taken"]


def test_equal_games_are_judged_equally() -> None:
    steps = steps_of("mez", "declared", "equal", ("pilot", "pilot"), 40)
    one, again = (finished(analysed(steps, 1e6, most=2), judge) for _ in range(2))
    assert one == again


def test_it_keeps_to_its_time() -> None:
    """Positions that take long get fewer futures."""
    steps = steps_of("rapid-attack", "map", "time", ("pilot", "pilot"), 60)
    asked: list[Position] = []

    def slow(position: Position) -> Judgement:
        asked.append(position)
        found = judge(
            Position(position.ruleset, position.state, 1, 1, 1.0, position.player, position.kind, position.choice)
        )
        return Judgement(found.chances, found.error, 0.05 * position.futures, found.choices)

    finished(analysed(steps, 8.0), slow)
    shallow = [position.futures for position in asked if not position.deep]
    assert 0.05 * sum(shallow) < 9
    assert shallow[0] > shallow[-1]


def test_nothing_is_analysed_without_a_step() -> None:
    with pytest.raises(ValueError, match="nothing"):
        next(analysed([], 1.0))
