"""Football by the press: target with its range, marks with their target, hot-rodding beside the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from rules import choose
from rules.football.profile import Range
from rules.football.state import Step
from table.flow import more_paths, paths, sole_choice
from tests.rules.football.pitches import Pitch, acting, drawn, initiative
from text import narrator

POOL: dict[str, Any] = {"dice": ("W6", "W6", "R6", "R6", "G6", "Y6"), "faces": (2, 5, 6, 3, 4, 1)}


def on_pitch(systems: str, **places: Any) -> Pitch:
    """A drawn pitch with these systems in A1."""
    pitch = drawn(**places)
    pitch.set("A1", systems=tuple(systems.split()))
    return pitch


def shown(pitch: Pitch, locale: str = "en") -> list[str]:
    """What is offered at once."""
    found = paths(pitch.state, pitch.request)
    return [
        narrator(path.steps[0][0]).path_label(locale, path.steps)
        for path in found
        if not path.folds and not path.offered
    ]


def aside(pitch: Pitch) -> list[str]:
    return [path.argument for path in paths(pitch.state, pitch.request) if path.offered]


def folded(pitch: Pitch) -> set[str]:
    return {path.first.choice for path in more_paths(paths(pitch.state, pitch.request))}


def test_target_and_range_are_one_list_with_distance_and_red_dice() -> None:
    pitch = on_pitch("Rd Ra", A1=(20, 12), A2=(26, 12), B1=(34, 5), B2=(3, 22))
    acting(pitch, "A1", Step.TARGET)
    assert shown(pitch) == [
        "Shoot at goal · artillery · 15.5 away · 2 red dice",
        "Shoot at goal · direct fire · 15.5 away · 2 red dice",
        "Pass to A2 · direct fire · 5 away · 2 red dice",
        "Pass to A2 · artillery · 5 away · too close: needs more than 8 · 2 red dice",
        "No target",
    ]


@pytest.mark.parametrize(
    ("ball", "units", "told"),
    [
        (
            "A1",
            {"A1": (20, 12), "A2": (26, 12), "B1": (34, 5)},
            {
                "goal|range=artillery": "7% goal",
                "goal|range=direct-fire": "75% to get there · 85% goal",
                "goal|range=hand-to-hand": "out of reach this turn",
                "A2|range=direct-fire": "87% arrives",
                "A2|range=artillery": "85% arrives",
            },
        ),
        (
            "B1",
            {"A1": (12, 12), "A2": (3, 2), "B1": (21.5, 12)},
            {"B1|range=direct-fire": "12% tackles", "B1|range=hand-to-hand": "75% to get there · 12% steals"},
        ),
        ("B1", {"A1": (12, 12), "A2": (3, 2), "B1": (30, 12)}, {"B1|range=hand-to-hand": "out of reach this turn"}),
    ],
)
def test_each_target_and_range_has_its_odds(ball: str, units: dict[str, Any], told: dict[str, str]) -> None:
    pitch = on_pitch("Rh Rd Ra", **units, B2=(3, 22))
    pitch.give(ball)
    acting(pitch, "A1", Step.TARGET)
    said = {
        path.argument: narrator(pitch.state).short_odds("en", path.steps)
        for path in paths(pitch.state, pitch.request)
        if path.steps[0].option.choice != "none"
    }
    assert all(said.values())
    assert said | told == said


def test_nobody_aims_at_what_has_no_chance() -> None:
    """Too far from the goal, and with a mate who is no nearer to it."""
    pitch = on_pitch("Rh", A1=(3, 12), A2=(2, 3), B1=(30, 5), B2=(33, 22))
    acting(pitch, "A1", Step.TARGET)
    own = choose(pitch.state, pitch.request)
    assert own is not None
    assert own.choice == "none"


def test_what_no_run_can_reach_folds_and_stays_one_press_further() -> None:
    pitch = on_pitch("Rh Rd", A1=(3, 12), B1=(30, 12), A2=(3, 2), B2=(33, 22))
    pitch.give("B1")
    acting(pitch, "A1", Step.TARGET)
    assert shown(pitch) == ["No target"]
    assert folded(pitch) == {"B1"}
    near = on_pitch("Rh Rd", A1=(12, 12), B1=(30, 12), A2=(3, 2), B2=(33, 22))
    near.give("B1")
    acting(near, "A1", Step.TARGET)
    assert shown(near) == ["Slide tackle B1 · 17 away · 2 red dice", "No target"]


def test_at_a_declared_table_no_distance_is_told_and_kicks_without_red_dice_fold() -> None:
    pitch = Pitch("Rd B; B B").kicked_off()
    assert pitch.asked == "target A A1"
    assert shown(pitch) == [
        "Shoot at goal · direct fire · 2 red dice",
        "Pass to A2 · direct fire · 2 red dice",
        "No target",
    ]
    assert folded(pitch) == {"goal", "A2"}


def test_lesser_dice_fold() -> None:
    pitch = on_pitch("Rd B", A1=(30, 12), A2=(3, 2), B1=(3, 5), B2=(3, 22))
    pitch.give("A1")
    acting(pitch, "A1", Step.ACT, target="goal", range=Range.DIRECT_FIRE, **POOL)
    labels = shown(pitch)
    assert [label for label in labels if label.startswith(("Run", "Shoot"))] == [
        "Run with 5 white: up to 10 units",
        "Run with 4 green: up to 8 units",
        "Shoot with 6 red",
    ]
    assert {"move:0", "attack:1", "attack:3"} <= folded(pitch)


def test_a_mark_and_whom_it_marks_are_one_press() -> None:
    pitch = on_pitch("Y B", A1=(10, 12), A2=(3, 2), B1=(12, 12), B2=(14, 12))
    acting(pitch, "A1", Step.ACT, dice=("W6", "Y6"), faces=(1, 5), moved=True)
    assert [label for label in shown(pitch) if label.startswith("Mark")] == [
        "Mark B1 with 5 yellow",
        "Mark B2 with 5 yellow",
    ]


def test_done_is_one_press_and_hot_rodding_stands_beside_it() -> None:
    pitch = on_pitch("Y G", A1=(10, 12), A2=(3, 2), B1=(12, 12), B2=(14, 12))
    acting(pitch, "A1", Step.ACT, dice=("W6", "G6"), faces=(1, 5))
    assert "Done" in shown(pitch)
    assert [way for way in aside(pitch) if "hotrod" in way] == ["done|hotrod=G>Y", "done|hotrod=Y>G"]
    assert "done" not in folded(pitch)


@pytest.mark.parametrize("reached", [True, False])
def test_a_run_says_whether_it_gets_to_a_loose_ball(reached: bool) -> None:
    pitch = Pitch("Rd B; B B").kicked_off()
    pitch.give(None)
    acting(pitch, "A1", Step.ACT, dice=("W6", "W6"), faces=(3, 3))
    labels = shown(pitch)
    assert ("Run to the ball with 3 white" if reached else "Run elsewhere with 3 white") in labels


def test_the_ends_of_a_drawn_pitch_are_not_asked_for() -> None:
    for table, choice in (("map", "west"), ("declared", None)):
        pitch = Pitch("Rd B; B B", table=table)
        pitch.play("offence")
        assert pitch.request.kind == "side"
        assert sole_choice(pitch.state, pitch.request) == choice


def test_a_shot_with_nobody_in_the_way_is_one_press_and_who_is_there_another() -> None:
    pitch = Pitch("Rd B; B B").kicked_off()
    acting(pitch, "A1", Step.ACT, target="goal", range=Range.DIRECT_FIRE, **POOL)
    assert "Shoot with 6 red, nobody in the way" in shown(pitch)
    assert [way for way in aside(pitch) if "line" in way] == [f"attack:2|line={unit}" for unit in ("A2", "B1", "B2")]
    assert "attack:2" in folded(pitch)  # several of them


def test_a_mark_ends_the_turn_in_one_press_and_hot_rodding_after_it_is_one_further() -> None:
    pitch = on_pitch("Y B", A1=(10, 12), A2=(3, 2), B1=(12, 12), B2=(14, 12))
    acting(pitch, "A1", Step.ACT, dice=("W6", "Y6"), faces=(1, 5), moved=True)
    found = paths(pitch.state, pitch.request)
    assert "spot:1|spot-target=B1|hotrod=no" in [path.argument for path in found if not path.folds]
    assert {"spot:1|spot-target=B1", "spot:1|spot-target=B2", "spot:1|spot-target=none"} <= {
        path.argument for path in more_paths(found)
    }


def test_no_mark_is_asked_for_where_no_die_would_fall_with_it() -> None:
    pitch = on_pitch("Rh B", A1=(10, 12), A2=(3, 2), B1=(10.9, 12), B2=(14, 12))
    pitch.give("B1")
    pitch.set("B1", defense=6, spot=2)
    pool: dict[str, Any] = {"dice": ("R6", "W6"), "faces": (3, 1)}
    acting(pitch, "A1", Step.ACT, target="B1", range=Range.HAND_TO_HAND, **pool)
    pitch.play("attack:0")
    assert pitch.request.kind != "use-spot"
    assert pitch.state.unit("B1").spot == 2


def test_one_press_places_all_frames_at_a_declared_table() -> None:
    pitch = Pitch("Rd B; B B")
    pitch.play("offence", "west", "A1")
    assert shown(pitch)[0] == "All in place"
    pitch.play("rest", f"rest = {' '.join(map(str, initiative(pitch.state)))} ...")
    assert pitch.state.turn == 1


@pytest.mark.parametrize(
    ("target", "line", "told"),
    [
        ("goal", "B1", "**A1** shoots at goal with 6, past your **B1**. "),
        ("A2", "B1", "**A1** passes to **A2** with 6, past your **B1**. "),
        ("A2", "none", "**A1** passes to your **A2** with 6. "),
    ],
)
def test_who_is_called_up_is_told_by_what(target: str, line: str, told: str) -> None:
    pitch = Pitch("Rd B; B B").kicked_off()
    acting(pitch, "A1", Step.ACT, target=target, range=Range.DIRECT_FIRE, **POOL)
    pitch.play("attack:2", line)
    assert pitch.request.kind == "target"
    assert narrator(pitch.state).ping_line("en", pitch.request, pitch.state).startswith(told)
    pitch.play("none = 5 ...")
    assert narrator(pitch.state).ping_line("en", pitch.request, pitch.state) == f"{told}How do you defend?"
    assert "Dice: " in narrator(pitch.state).question("en", pitch.request, pitch.state)


def test_of_the_dice_to_mark_with_the_best_one_is_offered() -> None:
    pitch = on_pitch("Y B", A1=(10, 12), A2=(3, 2), B1=(12, 12), B2=(3, 22))
    acting(pitch, "A1", Step.ACT, dice=("W6", "Y6", "W6"), faces=(3, 5, 5), moved=True)
    assert sum(label.startswith("Mark") for label in shown(pitch)) == 1
    assert {"spot:0", "spot:1"} <= folded(pitch)


def test_called_up_far_from_the_goal_a_shot_by_hand_folds() -> None:
    pitch = on_pitch("Rh Rd", A1=(3, 12), A2=(5, 12), B1=(3.9, 12), B2=(33, 22))
    pitch.give("A1")
    acting(pitch, "B1", Step.ACT, target="A1", range=Range.HAND_TO_HAND, **POOL)
    pitch.play("attack:2")
    assert pitch.asked == "target A A1"
    assert [label for label in shown(pitch) if label.startswith("Shoot")] == [
        "Shoot at goal · direct fire · 32.5 away · 2 red dice"
    ]
    last = paths(pitch.state, pitch.request)[-2]
    assert narrator(pitch.state).aim_line("fr", last.steps) == "hors de portée ce tour-ci", "it comes last"


def test_a_coach_sees_the_initiative_dice_once() -> None:
    pitch = Pitch("Rd B; B B", options=("coaching",))
    pitch.play("offence", "east", "A1", "rest", "rest = 1 2 3 4")
    assert pitch.request.kind == "coach"
    assert narrator(pitch.state).question("en", pitch.request, pitch.state).count("3 4") == 1
