"""A match line by line: set-up, initiative, pools, hot-rodding, the end (RULINGS 3; the football book)."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import RULESETS, AdjustScore, Answer, FairDice, RulesError, ScriptedDice, correct, decide, replay
from rules.football.host import GiveBall
from rules.football.profile import Profile, Range
from rules.football.state import Ball, Step
from rules.football.turn import InitiativeRolled
from tests.rules.football.pitches import Pitch, acting, drawn, names
from text import narrator

FOOTBALL = RULESETS["football"]


def refused(pitch: Pitch, choice: object, faces: tuple[int, ...] = ()) -> str:
    with pytest.raises(RulesError) as caught:
        pitch.answer(choice, faces)
    return caught.value.code


# -- teams, toss and kick-off -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ana", "ben", "code"),
    [
        ("B", "B; B", "unequal-teams"),
        ("B B B", "B", "too-many-of-a-type"),
        ("B G Y Rd Rh", "B", "too-many-systems"),
        ("Rh/Rd", "B", "split-not-allowed"),
        ("E", "B", "environmental-not-allowed"),
        ("Rd +1 rocket", "B", "no-rockets"),
        ("B; G spare", "B", "no-spares-here"),
    ],
)
def test_teams_are_equal_and_built_like_frames(ana: str, ben: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        FOOTBALL.new_game([("Ana", ana), ("Ben", ben)], "custom", "declared", {}, FairDice(b"x"))
    assert caught.value.code == code


@pytest.mark.parametrize(("toss", "winner"), [(1, 0), (2, 1)])
def test_the_winner_of_the_toss_chooses_offence_or_defence_the_loser_the_side(toss: int, winner: int) -> None:
    pitch = Pitch(toss=toss)
    assert (pitch.request.kind, pitch.request.player, pitch.choices) == ("toss", winner, ["offence", "defence"])
    pitch.answer("defence")
    assert (pitch.request.kind, pitch.request.player) == ("side", 1 - winner)
    pitch.answer("east")
    assert pitch.state.first == 1 - winner
    assert [player.east for player in pitch.state.players] == [winner == 1, winner == 0]


def test_placing_alternates_offence_first_and_its_first_unit_is_at_the_ball() -> None:
    pitch = Pitch()
    pitch.play("offence", "west")
    seen = []
    for choice in ("A2", "B1", "A1"):
        seen.append(pitch.asked)
        pitch.answer(choice)
    assert seen == ["deploy A", "deploy B", "deploy A"]
    assert "rest" not in Pitch().choices
    pitch.play("B2 = 1 1 2 2 3 3 4 4 ...")
    assert (pitch.ball, pitch.state.turn, pitch.state.restart) == ("A2", 1, None)


# -- initiative ---------------------------------------------------------------------------------------------------


def test_the_lowest_number_acts_first_and_equals_roll_again_lowest_first_before_the_next_number() -> None:
    pitch = Pitch()
    pitch.play("offence", "west", "A1", "rest")
    # A1 7, A2 8, B1 7, B2 7: three roll again, 9 2 9; B1 is first, and the two that tie roll once more.
    pitch.play("rest = 7 7 8 8 7 7 7 7 9 2 9 ...")
    assert (pitch.state.stack[-1].unit, names(pitch.last).count("RolledOff")) == ("B1", 1)
    pitch.play("none = ...", "none", "done", "no = 4 5 ...")
    rolled = [(event.units, event.faces) for event in pitch.log if type(event).__name__ == "RolledOff"]
    assert rolled == [(("A1", "B1", "B2"), (9, 2, 9)), (("A1", "B2"), (4, 5))]
    assert pitch.state.stack[-1].unit == "A1"


def test_a_unit_with_fewer_than_four_systems_rolls_two_initiative_dice_and_the_lower_counts() -> None:
    pitch = Pitch(ana="Rd Rd B G; B", ben="B B G Y; Rh Rd B")
    pitch.play("offence", "west", "A1", "rest", "rest = 3 9 2 4 7 5 ...")
    (rolled,) = [event for event in pitch.log if isinstance(event, InitiativeRolled)]
    assert (rolled.faces, rolled.values) == ((3, 2, 4, 5), ((3,), (9, 2), (4,), (7, 5)))
    assert pitch.state.stack[-1].unit == "A2"
    assert "2 (lowest of 9, 2)" in str(narrator(pitch.state).event_line("en", rolled, pitch.state))
    assert [throw.faces for throw in FOOTBALL.throws(pitch.state, rolled)] == [(3, 9, 2, 4, 7, 5)]


def test_a_match_of_before_goes_on_with_one_initiative_die_a_unit() -> None:
    pitch = Pitch()
    pitch.play("offence", "west", "A1", "rest")
    pitch.state = structs.replace(pitch.state, profile=Profile())
    pitch.play("rest = 5 6 7 8 ...")
    (rolled,) = [event for event in pitch.log if isinstance(event, InitiativeRolled)]
    assert rolled.values == ((5,), (6,), (7,), (8,))


def test_a_dead_ball_does_not_reset_the_count() -> None:
    pitch = Pitch().kicked_off()
    pitch.play("goal", "direct-fire = 1 1 5 5 5", "none", "attack:4", "none = 1 1 1 1 1", "out:goal")
    assert pitch.state.restart is not None
    assert {slot.unit for slot in pitch.state.initiative} == {"A2", "B1", "B2"}


def test_coaches_give_out_their_dice_in_turn_defence_first() -> None:
    pitch = Pitch(options=["coaching"])
    pitch.play("offence", "west", "A1", "rest", "rest = 2 8 3 9")
    asked = []
    for choice in ("B1:9", "A1:2", "B2:3", "A2:8"):
        asked.append(pitch.asked)
        pitch.answer(choice)
    assert asked == ["coach B", "coach A", "coach B", "coach A"]
    assert pitch.state.stack[-1].unit == "A1"


def test_while_the_ball_is_loose_the_side_that_had_it_last_is_the_offence() -> None:
    pitch = Pitch(options=["coaching"])
    pitch.play("offence", "west", "A1", "rest", "rest = 2 8 3 9")
    for choice in ("B1:9", "A1:2", "B2:3", "A2:8 = ..."):
        pitch.play(choice)
    pitch.state = structs.replace(
        pitch.state, ball=Ball(None), had=1, phase="coaching", pool=((1, 2), (3, 4)), stack=()
    )
    pitch.state = structs.replace(pitch.state, initiative=())
    assert pitch.asked == "coach A"


# -- what a unit rolls and goes for -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("holder", "choices"),
    [("A1", ["goal", "A2", "none"]), ("B1", ["B1", "none"]), ("A2", ["none"]), (None, ["goal", "A2", "none"])],
)
def test_the_ball_decides_what_a_unit_may_go_for(holder: str | None, choices: list[str]) -> None:
    pitch = Pitch(ana="Rh Rd; B").kicked_off()
    pitch.give(holder)
    assert pitch.choices == choices


@pytest.mark.parametrize(
    ("systems", "holder", "target", "ranges"),
    [
        ("Rh Rd Ra", "A1", "goal", ["hand-to-hand", "direct-fire", "artillery"]),
        ("Rh Rd Ra", "B1", "B1", ["hand-to-hand", "direct-fire"]),
        ("B", "A1", "goal", ["hand-to-hand"]),
        ("Ra", "B1", "B1", ["hand-to-hand"]),
    ],
)
def test_artillery_is_for_the_ball_and_never_for_a_steal(
    systems: str, holder: str, target: str, ranges: list[str]
) -> None:
    pitch = Pitch(ana=f"{systems}; B").kicked_off()
    pitch.give(holder)
    pitch.play(f"{target} = ...")
    chosen = pitch.state.stack[-1].range
    assert sorted(pitch.choices if chosen is None else [chosen]) == sorted(ranges)


@pytest.mark.parametrize(
    ("holder", "answers", "dice"),
    [
        ("A1", ("goal", "hand-to-hand = 1 1"), "W6 W6"),
        ("A1", ("goal", "direct-fire = 1 1 1 1"), "W6 W6 R6 R6"),
        ("B1", ("B1", "hand-to-hand = 1 1 1 1"), "W6 W6 R6 R6"),
        ("B1", ("none = 1 1",), "W6 W6"),
    ],
)
def test_red_dice_with_and_without_the_ball(holder: str, answers: tuple[str, ...], dice: str) -> None:
    pitch = Pitch(ana="Rh Rd; B").kicked_off()
    pitch.give(holder)
    pitch.play(*answers)
    assert " ".join(pitch.state.stack[-1].dice) == dice


def test_a_move_die_counts_double() -> None:
    pitch = Pitch().kicked_off()
    pitch.play("none = 4 2", "none", "move:0")
    assert pitch.last[0].stride == 8  # type: ignore[attr-defined]


def test_a_loose_ball_is_taken_by_whoever_gets_to_it() -> None:
    pitch = Pitch().kicked_off()
    pitch.give(None)
    pitch.play("none = 4 2", "none", "move:0")
    assert pitch.asked == "reach A A1"
    pitch.answer("yes")
    assert pitch.ball == "A1"


def test_nobody_runs_to_a_ball_that_the_host_has_given_away_meanwhile() -> None:
    pitch = Pitch().kicked_off()
    pitch.give(None)
    pitch.play("none = 4 2", "none", "move:0")
    given = correct(pitch.state, GiveBall("B1"), "Host", FairDice(b"x"))
    pitch.state = given.state  # type: ignore[assignment]
    assert (pitch.asked, pitch.ball) == ("act A A1", "B1")


def test_a_unit_names_its_target_defends_runs_and_attacks_in_either_order_and_marks_last() -> None:
    pitch = Pitch(ana="Rd Y; B").kicked_off()
    pitch.play("goal", "direct-fire = 4 2 3 1 1")
    assert (pitch.asked, pitch.choices) == ("defend A A1", ["defend:0", "defend:1", "none"])
    pitch.play("none")
    assert {choice.partition(":")[0] for choice in pitch.choices} == {"move", "attack", "spot", "done"}
    pitch.play("move:1")
    assert {choice.partition(":")[0] for choice in pitch.choices} == {"attack", "spot", "done"}
    pitch.play("spot:2", "B1")
    assert (pitch.unit("B1").spot, pitch.unit("A1").gone) == (3, True)


def test_a_defense_holds_until_the_turn_is_over() -> None:
    pitch = Pitch().kicked_off()
    pitch.play("none = 4 2", "defend:0", "done = ...")
    assert (pitch.unit("A1").gone, pitch.unit("A1").defense) == (True, 4)
    play_out(pitch, 2)
    assert [unit.defense for unit in pitch.state.units] == [None] * 4


# -- hot-rodding --------------------------------------------------------------------------------------------------


def test_hot_rodding_gives_up_a_system_for_a_free_action_with_another() -> None:
    pitch = Pitch(ana="G Y B; B", ben="B; B").kicked_off()
    pitch.play("none = ...", "none", "done")
    assert pitch.asked == "hotrod A A1"
    pitch.play("Y>G = 4")
    assert (pitch.unit("A1").systems, pitch.state.stack[-1].dice) == (("G", "B"), ("G6",))
    pitch.play("move:0 = ...")
    assert pitch.last[0].stride == 8  # type: ignore[attr-defined]


@pytest.mark.parametrize(("answer", "value"), [("none", 4), ("defend:0", 4)])
def test_hot_rodding_a_defense_never_tells_less_than_the_unit_has(answer: str, value: int) -> None:
    pitch = Pitch(ana="G Y B; B", ben="B; B").kicked_off()
    pitch.play("none = 4 1 1 1 1 1", "defend:W 4", "done", "Y>B = 2", f"{answer} = ...")
    (told,) = [event for event in pitch.last if type(event).__name__ == "Defended"]
    assert told.value == value  # type: ignore[attr-defined]
    assert pitch.unit("A1").defense == 4


def test_a_unit_hot_rods_once_a_turn_even_with_a_free_turn() -> None:
    pitch = Pitch(ana="G Y B; B", ben="B; B").kicked_off()
    pitch.play("none = ...", "none", "done", "Y>G = 4", "move:0 = ...")
    assert pitch.unit("A1").burnt
    acting(pitch, "A1", Step.ACT, dice=("W6",), faces=(1,))
    pitch.play("done = ...")
    assert "KeptCool" in names(pitch.last)
    assert "hotrod" not in pitch.asked


def test_a_unit_with_one_system_has_none_to_give_up() -> None:
    pitch = Pitch(ana="G; B", ben="B; B").kicked_off()
    pitch.play("none = ...", "none", "done = ...")
    assert "KeptCool" not in names(pitch.last)
    assert pitch.state.stack[-1].unit == "A2"


# -- the end ------------------------------------------------------------------------------------------------------


def play_out(pitch: Pitch, turns: int) -> None:
    """Everybody passes the time, until that turn has begun or the match is over."""
    dice = FairDice(b"time")
    while pitch.state.turn < turns and pitch.state.outcome is None:
        choices = pitch.choices
        wanted = [c for c in ("none", "done", "no", "rest") if c in choices]
        choice = wanted[0] if wanted else choices[0]
        made = decide(pitch.state, Answer(pitch.request.player, pitch.request.id, choice), dice).events
        pitch.state = replay(made, pitch.state)  # type: ignore[assignment]
        pitch.log += made


def test_two_halves_of_three_turns_with_sides_and_kick_off_changed() -> None:
    pitch = Pitch().kicked_off()
    before = [player.east for player in pitch.state.players]
    play_out(pitch, 4)
    assert [player.east for player in pitch.state.players] == [not east for east in before]
    kick_offs = [event for event in pitch.log if type(event).__name__ == "RestartBegan"]
    assert [event.side for event in kick_offs] == [0, 1]  # type: ignore[attr-defined]


@pytest.mark.parametrize("table", ["declared", "map"])
@pytest.mark.parametrize(("turn", "last"), [(2, ["Scored", "RestartBegan"]), (3, None), (6, None)])
def test_after_the_last_unit_of_a_half_nobody_kicks_off_for_nothing(
    table: str, turn: int, last: list[str] | None
) -> None:
    pitch = drawn(A1=(30, 12)) if table == "map" else Pitch().kicked_off()
    for unit in ("A2", "B1", "B2"):
        pitch.set(unit, gone=True, defense=0)
    pitch.state = structs.replace(pitch.state, turn=turn)
    acting(pitch, "A1", Step.ACT, target="goal", range=Range.DIRECT_FIRE, dice=("R6",), faces=(3,))
    pitch.answer("attack:0", [6, 1, 1, 0] if table == "map" else [])
    if table == "declared":
        pitch.answer("none", [6, 1, 1, 0])
    told = names(pitch.last)[names(pitch.last).index("Scored") :]
    begun = ["TurnBegan", "RestartBegan"] if turn == 3 else ["MatchEnded"]
    assert told == (last or ["Scored", "TurnEnded", *begun])
    assert pitch.goals == [1, 0]


@pytest.mark.parametrize(("points", "winners"), [((2, 1), (0,)), ((1, 1), (0, 1)), ((0, 3), (1,))])
def test_most_goals_win_and_equal_is_a_draw(points: tuple[int, int], winners: tuple[int, ...]) -> None:
    pitch = Pitch().kicked_off()
    for player, number in enumerate(points):
        made = correct(pitch.state, AdjustScore(player, number), "Host", ScriptedDice([])).events
        pitch.state = replay(made, pitch.state)  # type: ignore[assignment]
    play_out(pitch, 99)
    ended = pitch.state.outcome
    assert ended is not None
    assert (ended.reason, tuple(sorted(ended.winners)), pitch.state.turn) == ("full-time", winners, 6)


@pytest.mark.parametrize(("at", "answer"), [((44, 12), "Y>Rd"), ((2, 12), "no")])
def test_the_policy_gives_up_a_system_for_a_free_shot_that_may_score(at: tuple[int, int], answer: str) -> None:
    pitch = drawn(A1=at)
    pitch.set("A1", systems=("Y", "Rd"))
    pitch.give("A1")
    pitch.state = structs.replace(pitch.state, stack=(), heat="A1")
    assert pitch.asked == "hotrod A A1"
    own = RULESETS["football"].policy.choose(pitch.state, pitch.request)
    assert own.choice == answer
