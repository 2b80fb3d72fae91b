"""Passes, shots, steals, tackles and dead balls line by line (RULINGS 3; the football book)."""

from __future__ import annotations

import pytest

from rules import RULESETS, FairDice, RulesError, correct
from rules.football.host import GiveBall
from rules.football.steal import Tackled
from tests.rules.football.pitches import Pitch, names

FOOTBALL = RULESETS["football"]


# -- passes and shots ---------------------------------------------------------------------------------------------


def shooting(value: int = 5) -> Pitch:
    """A1 has shot with a red 5; nobody else has anything to defend with."""
    pitch = Pitch().kicked_off()
    for unit in ("A2", "B1", "B2"):
        pitch.set(unit, defense=0)
    pitch.play("goal", f"direct-fire = 1 1 {value} 1 1", "none", "attack:2")
    return pitch


@pytest.mark.parametrize(
    ("line", "defense", "faces", "scored"),
    [
        ("none", 0, "1 1 1 1 5", True),
        ("none", 0, "1 1 1 1 6", True),
        ("none", 0, "4 4 4 4 4", False),
        ("B1", 0, "5 5 5 5 5", False),
        ("B1", 0, "1 1 1 1 6", True),
        ("B1", 3, "6 1", True),
        ("B1, B2", 2, "5", False),
        ("B1, A2", 2, "6", True),
    ],
)
def test_a_shot_hits_on_5_and_6_past_somebody_on_6_less_all_their_defense(
    line: str, defense: int, faces: str, scored: bool
) -> None:
    pitch = shooting()
    for unit in ("A2", "B1", "B2"):
        pitch.set(unit, defense=defense)
    pitch.play(f"{line} = {faces}")
    assert pitch.goals == ([1, 0] if scored else [0, 0])
    assert pitch.state.restart is not None if scored else pitch.asked == "fumble B A1"


def test_after_a_goal_the_other_side_kicks_off_and_the_scorers_turn_is_over() -> None:
    pitch = shooting()
    pitch.play("none = 6 1 1 1 1")
    assert names(pitch.last)[-2:] == ["Scored", "RestartBegan"]
    assert (pitch.asked, pitch.unit("A1").gone) == ("deploy B", True)


def test_after_a_kick_off_the_count_goes_on_and_nobody_acts_at_once() -> None:
    pitch = shooting()
    pitch.play("none = 6 1 1 1 1", "B1", "rest", "rest")
    assert (pitch.ball, pitch.asked) == ("B1", "target A A2")


def test_a_pass_that_hits_is_the_team_mates_ball_and_the_turn_goes_on() -> None:
    pitch = Pitch().kicked_off()
    pitch.set("A2", gone=True)
    pitch.play("A2", "direct-fire = 4 1 5 1 1", "none", "attack:2", "none = 6 1 1 1 1")
    assert (pitch.ball, pitch.asked) == ("A2", "act A A1")


def test_a_pass_calls_up_its_receiver_who_defends_and_plays_the_ball_when_its_number_comes() -> None:
    pitch = Pitch(ana="Rd; B Rd").kicked_off()
    pitch.play("A2", "direct-fire = 4 1 5 1", "none", "attack:2", "none")
    assert (pitch.asked, pitch.request.facts["called"]) == ("target A A2", "pass")
    pitch.play("goal", "direct-fire = 2 3 4 5 6", "defend:2 = 6 1 1 1 1")
    assert (pitch.ball, pitch.unit("A2").defense, pitch.asked) == ("A2", 4, "act A A1")
    pitch.play("done")
    assert (pitch.state.stack[-1].unit, "Resumed" in names(pitch.last)) == ("A2", True)
    assert "attack:3" in pitch.choices


def test_the_receivers_defense_does_not_stop_the_pass() -> None:
    pitch = Pitch().kicked_off()
    pitch.play("A2", "direct-fire = 1 1 3 1 1", "none", "attack:2", "none")
    pitch.play("none = 6 6 6 6 6", "defend:2 = 1 1 5")
    assert pitch.ball == "A2"


def test_whoever_is_called_up_may_name_any_target() -> None:
    pitch = Pitch(ana="Rd; B; B", ben="B; B; B").kicked_off()
    pitch.play("A2", "direct-fire = 1 1 5 1", "none", "attack:2", "B1, A3")
    called = {"B1": "line", "A3": "line", "A2": "pass"}
    offered = {
        "B1": ["A2", "A1", "A3", "goal", "B2", "B3", "none"],
        "A3": ["goal", "A1", "A2", "B1", "B2", "B3", "none"],
        "A2": ["goal", "A1", "A3", "B1", "B2", "B3", "none"],
    }
    for unit in ("B1", "A3", "A2"):
        owner = "A" if unit[0] == "A" else "B"
        assert (pitch.asked, pitch.request.facts["called"]) == (f"target {owner} {unit}", called[unit])
        assert pitch.choices == offered[unit]
        last = " 6 1 1 1 1" if unit == "A2" else ""
        pitch.play("none = 1 1 1 1", f"none ={last}" if last else "none")


def test_the_line_may_go_for_the_receiver_when_its_number_comes() -> None:
    pitch = Pitch(ana="Rd; B", ben="Rh; B").kicked_off(1, 9, 2, 8)
    pitch.play("A2", "direct-fire = 1 1 5 1", "none", "attack:2", "B1")
    pitch.play("A2 = 1 1 1 6 6", "none", "none = 1 1 1 1", "none = 6 1 1 1 1", "done")
    assert (pitch.asked, pitch.ball) == ("act B B1", "A2")
    pitch.play("attack:3 = 5 1 1 1 1 1")
    assert pitch.ball == "B1"


@pytest.mark.parametrize(("span", "called"), [("hand-to-hand", "steal"), ("direct-fire", "tackle")])
def test_who_is_robbed_may_go_for_the_ball_again(span: str, called: str) -> None:
    pitch = Pitch(ana="Rh Rd; B", ben="B Rh; B").kicked_off()
    pitch.give("B1")
    pitch.play("B1", f"{span} = 1 1 4 1", "none", "attack:2")
    assert (pitch.request.facts["called"], pitch.choices) == (called, ["goal", "B2", "A1", "A2", "none"])


@pytest.mark.parametrize(
    ("choice", "ball", "restart"),
    [
        ("field", None, None),
        ("unit:B2", "B2", None),
        ("unit:A2", "A2", None),
        ("unit:A1", "A1", None),
        ("out:side", None, ("throw-in", 1)),
        ("out:goal", None, ("goal-kick", 1)),
        ("goal", None, ("kick-off", 1)),
    ],
)
def test_the_other_side_says_where_a_fumbled_ball_goes(
    choice: str, ball: str | None, restart: tuple[str, int] | None
) -> None:
    pitch = shooting()
    pitch.play("none = 1 1 1 1 1")
    assert pitch.asked == "fumble B A1"
    pitch.answer(choice)
    assert pitch.ball == ball
    now = pitch.state.restart
    assert (None if now is None else (now.kind, now.side)) == restart


def passing() -> Pitch:
    """A1 has fumbled a pass to A2; nobody was in the line."""
    pitch = Pitch().kicked_off()
    pitch.give("A1")  # somewhere on the pitch: not on the center spot any more
    pitch.set("A2", gone=True)
    pitch.play("A2", "direct-fire = 1 1 1 1 1", "none", "attack:2", "none = 1")
    return pitch


def test_a_shot_never_comes_back_and_a_pass_may_have_been_played_back() -> None:
    shot = shooting()
    shot.play("none = 1 1 1 1 1")
    assert not {"out:own", "goal:own"} & set(shot.choices)
    assert {"out:own", "goal:own"} <= set(passing().choices)


@pytest.mark.parametrize(
    ("choice", "goals", "own", "restart"),
    [
        ("goal", [1, 0], False, ("kick-off", 1)),
        ("goal:own", [0, 1], True, ("kick-off", 0)),
        ("out:own", [0, 0], None, ("corner", 1)),
    ],
)
def test_a_goal_counts_for_the_side_that_attacks_it(
    choice: str, goals: list[int], own: bool | None, restart: tuple[str, int]
) -> None:
    pitch = passing()
    pitch.answer(choice)
    assert pitch.state.restart is not None
    assert (pitch.goals, (pitch.state.restart.kind, pitch.state.restart.side)) == (goals, restart)
    assert [event.own for event in pitch.last if type(event).__name__ == "Scored"] == ([] if own is None else [own])  # type: ignore[attr-defined]


def test_a_kick_harms_nobody_in_its_line() -> None:
    pitch = shooting()
    before = [(unit.systems, unit.lost) for unit in pitch.state.units]
    pitch.play("B1, B2 = 6 6 6 6 6")
    assert [(unit.systems, unit.lost) for unit in pitch.state.units] == before


def test_no_dice_at_all_are_a_fumble() -> None:
    pitch = shooting()
    pitch.set("B1", defense=6)
    pitch.play("B1")
    assert pitch.asked == "fumble B A1"


def test_the_host_moves_no_ball_that_a_fumble_is_about_to_move() -> None:
    pitch = shooting()
    pitch.play("none = 1 1 1 1 1")
    with pytest.raises(RulesError) as refused:
        correct(pitch.state, GiveBall("A2"), "Host", FairDice(b"x"))
    assert refused.value.code == "ball-not-now"


def test_units_in_the_line_defend_before_their_time_and_go_on_with_those_dice_later() -> None:
    pitch = Pitch().kicked_off()
    pitch.play("goal", "direct-fire = 1 1 5 1 1", "none", "attack:2", "B1")
    assert pitch.asked == "target B B1"
    pitch.play("A1 = 2 3 4 5 6", "defend:2 = 6")
    assert [act.unit for act in pitch.state.primed] == ["B1"]
    assert pitch.goals == [1, 0]


def test_a_unit_that_has_defended_early_takes_its_turn_when_its_number_comes() -> None:
    pitch = Pitch().kicked_off(1, 9, 2, 8)
    pitch.set("A2", gone=True)
    pitch.play("A2", "direct-fire = 1 1 5 1 1", "none", "attack:2", "B1")
    pitch.play("none = 2 3 4 5 6", "defend:2 = 6", "done")
    assert "Resumed" in names(pitch.last)
    assert (pitch.asked, pitch.state.stack[-1].dice) == ("act B B1", ("W6", "W6", "B6", "B6", "G8"))


# -- steals, tackles, fouls ---------------------------------------------------------------------------------------


def stealing(kind: str = "hand-to-hand", *, options: tuple[str, ...] = (), defense: int = 1) -> Pitch:
    """A1 goes for the ball of B1 with a red 4."""
    pitch = Pitch(ana="Rh Rd; B", ben="B Y; B", options=options).kicked_off()
    pitch.give("B1")
    pitch.set("B1", defense=defense)
    pitch.play("B1", f"{kind} = 1 1 4 1", "none")
    return pitch


@pytest.mark.parametrize("kind", ["hand-to-hand", "direct-fire"])
@pytest.mark.parametrize(
    ("faces", "ball", "foul"),
    [("5 1 1", "A1", False), ("2 3 4", "B1", False), ("1 2 3", None, True)],
)
def test_a_steal_or_tackle_wins_the_ball_on_5_and_6_and_is_a_foul_with_a_1(
    kind: str, faces: str, ball: str | None, foul: bool
) -> None:
    pitch = stealing(kind)
    pitch.play(f"attack:2 = {faces}")
    assert pitch.ball == ball
    assert ("Fouled" in names(pitch.last)) == foul
    if foul:
        assert pitch.state.restart is not None
        assert (pitch.state.restart.kind, pitch.state.restart.side, pitch.asked) == ("foul", 1, "deploy A")


@pytest.mark.parametrize(("span", "kind"), [("hand-to-hand", "steal"), ("direct-fire", "tackle")])
def test_the_range_tells_a_steal_from_a_slide_tackle(span: str, kind: str) -> None:
    pitch = stealing(span)
    pitch.play("attack:2 = 5 1 1")
    (tackled,) = (event for event in pitch.last if isinstance(event, Tackled))
    assert tackled.kind == kind


def test_no_dice_are_a_fumble_without_a_foul() -> None:
    pitch = stealing(defense=6)
    pitch.play("attack:2")
    assert (pitch.ball, "Fouled" in names(pitch.last)) == ("B1", False)


def test_a_steal_is_reckoned_on_5_and_6_whoever_stands_around() -> None:
    asked = {"attack": 4, "target": "possessor", "line": 1}
    assert FOOTBALL.calculate("attack", {**asked, "dice": [5, 1, 1, 1]})["target_hits"] == 1
    assert FOOTBALL.calculate("odds", asked)["success"] == pytest.approx(1 - (4 / 6) ** 4)


def test_the_possessor_defends_early_too() -> None:
    pitch = Pitch(ana="Rh Rd; B", ben="B Y; B").kicked_off()
    pitch.give("B1")
    pitch.play("B1", "hand-to-hand = 1 1 4 1", "none", "attack:2")
    assert pitch.asked == "target B B1"


@pytest.mark.parametrize(("kind", "asked"), [("direct-fire", "break A A1"), ("hand-to-hand", "act A A1")])
def test_a_slide_tackle_that_hits_may_break_a_system(kind: str, asked: str) -> None:
    pitch = stealing(kind, options=("tackle-breaks",))
    pitch.play("attack:2 = 6 6 6")
    assert pitch.asked == asked
    if asked.startswith("break"):
        pitch.answer("Y")
        assert (pitch.unit("B1").systems, pitch.unit("B1").lost) == (("B",), ("Y",))


def test_a_mark_beside_the_possessor_can_be_added_and_goes() -> None:
    pitch = stealing(defense=3)
    pitch.set("B1", spot=2, spot_die="Y6")
    pitch.play("attack:2", "yes:B1 = 5 1 1")
    assert (pitch.ball, pitch.unit("B1").spot) == ("A1", None)


# -- dead balls ---------------------------------------------------------------------------------------------------


def test_redeployment_begins_with_the_defence_and_who_is_at_the_ball_plays_at_once() -> None:
    pitch = shooting()
    pitch.play("none = 1 1 1 1 1", "out:side")
    assert pitch.asked == "deploy A"
    pitch.play("A2")
    assert (pitch.asked, pitch.choices) == ("deploy B", ["B1", "B2"])
    pitch.play("B2", "rest", "rest")
    assert (pitch.ball, pitch.state.stack[-1].unit) == ("B2", "B2")
    assert all(slot.unit != "B2" for slot in pitch.state.initiative)


def test_a_unit_that_has_gone_has_a_free_turn_at_a_dead_ball() -> None:
    pitch = shooting()
    pitch.set("B2", gone=True)
    pitch.play("none = 1 1 1 1 1", "out:side", "rest", "B2", "rest")
    (begun,) = [event for event in pitch.last if type(event).__name__ == "Activated"]
    assert (begun.unit, begun.free) == ("B2", True)  # type: ignore[attr-defined]
