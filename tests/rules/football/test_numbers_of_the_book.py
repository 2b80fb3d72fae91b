"""Numbers and corners of the book that a small slip would change: each is held by a case on either side of it."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from rules import Malformed
from rules.football import pitch as pitches
from rules.football.profile import FOOTBALL, Range
from rules.football.sights import distance_to, ranges
from rules.football.state import Break
from tests.rules.football.pitches import Pitch, dead, drawn, fumbling

HAND, DIRECT, ARTILLERY = Range


@pytest.mark.parametrize(
    ("far", "found"),
    [(0.8, (HAND,)), (1.2, (DIRECT,)), (7.8, (DIRECT,)), (8.2, (ARTILLERY,)), (11.5, (ARTILLERY,))],
)
def test_shooting_goes_by_the_scale_of_rapid_attack(far: float, found: tuple[Range, ...]) -> None:
    """Hand-to-hand up to one unit, direct fire up to a ruler of eight."""
    pitch = drawn(A1=(10, 12), B1=(11 + far, 12))
    measured = distance_to(pitch.state, pitch.unit("A1"), "B1")
    assert (round(measured, 3), ranges(FOOTBALL, measured)) == (far, found)


def test_the_pitch_and_its_goals_go_by_the_scales() -> None:
    """Four and a half by three rulers of eight; a goal is one unit of movement wide, which is two of shooting."""
    ground = pitches.ground(FOOTBALL)
    assert (ground.size, ground.height) == (4.5 * FOOTBALL.ruler, 3 * FOOTBALL.ruler)
    (_, north), (_, south) = pitches.goal_of(drawn().state, 0)
    assert south - north == FOOTBALL.stride


def test_a_throw_in_is_where_the_ball_crossed_the_line() -> None:
    """On the straight way from the kicker: not where it came to lie, nor where it was kicked."""
    pitch = fumbling(A1=(30, 1.5))
    pitch.answer([35, -0.5])
    assert pitch.state.current_restart.kind is Break.THROW_IN
    assert pitch.state.ball.at == pytest.approx((33.75, 0.0), abs=0.02)


def hot_rods(systems: str) -> set[str]:
    pitch = Pitch(ana=f"{systems}; B", ben="B; B").kicked_off()
    pitch.play("none = ...", "none", "done")
    return {choice for choice in pitch.choices if choice != "no"}


def test_hot_rodding_is_a_free_action_with_another_system() -> None:
    """Never with the one that is given up; with the second of two alike."""
    assert hot_rods("G B") == {"G>B", "B>G"}
    assert hot_rods("G G") == {"G>G"}


@pytest.mark.parametrize("order", [("move:0", "attack:2"), ("attack:2", "move:0")])
def test_a_unit_runs_and_kicks_in_either_order(order: tuple[str, str]) -> None:
    pitch = Pitch().kicked_off()
    for unit in ("A2", "B1", "B2"):
        pitch.set(unit, defense=0, gone=True)
    pitch.play("A2", "direct-fire = 4 1 5 1 1", "none")
    for choice in order:
        assert choice in pitch.choices
        pitch.play(*(("attack:2", "none = 6 1 1 1 1") if choice == "attack:2" else (choice,)))
    assert pitch.ball == "A2"
    assert pitch.state.act.moved
    assert pitch.state.act.attacked


def test_a_match_lasts_six_turns_in_two_halves_of_three() -> None:
    assert (FOOTBALL.turns, FOOTBALL.half) == (6, 3)


def test_a_taker_may_stand_beside_the_pitch() -> None:
    """A base that touches the ball on the line from outside needs a unit and a third beside it."""
    pitch = dead(drawn(A1=(5, 5), A2=(6, 20)), Break.THROW_IN, 0, (12.0, 0.0), done=("B1", "B2"), placing="A1", last=1)
    pitch.answer([12.0, -0.8])
    assert (pitch.unit("A1").at, FOOTBALL.margin) == ((12.0, -0.8), 1.5)


def test_initiative_is_a_ten_sided_die() -> None:
    for highest, refused in ((10, False), (11, True)):
        pitch = Pitch()
        pitch.play("offence", "west", "A1", "rest")
        with pytest.raises(Malformed) if refused else nullcontext():
            pitch.play(f"rest = {highest} {highest} 2 2 3 3 4 4 ...")


def test_who_does_not_get_to_a_loose_ball_leaves_it_where_it_is() -> None:
    pitch = Pitch().kicked_off()
    pitch.give(None)
    pitch.play("none = 4 2", "none", "move:0", "no")
    assert (pitch.ball, pitch.asked) == (None, "act A A1")
