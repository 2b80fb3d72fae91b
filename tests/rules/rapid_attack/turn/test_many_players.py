"""Combat among three, four and five: chains, spots, covers in a row, stations, scores, doomsday (RULINGS 1.4–1.7)."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import AdjustScore, ScriptedDice, correct
from rules.rapid_attack.map.sights import barriers
from rules.rapid_attack.state import Activation, Cover, PendingHits, Step
from rules.rapid_attack.turn.activation import ActivationEnded
from rules.rapid_attack.turn.attack import AttackResolved
from rules.rapid_attack.turn.losses import SystemLost
from rules.rapid_attack.turn.spot import SpotDecided
from tests.rules.rapid_attack.map.maps import MapTable
from tests.rules.rapid_attack.positions import Table, names

LETTERS = "ABCDE"


def players(number: int, company: str = "Rd; Rd", **more: int) -> Table:
    """So many players with the same company each; they act in seat order."""
    return Table(*[company] * number, **more)


def attack(table: Table, frame: str, target: str, value: int = 4) -> None:
    """A frame that has been called up, or is activated, puts a die to its attack in the open."""
    if table.request.kind == "activate":
        table.play(frame)
    table.play(target, f"direct-fire = 1 1 {value} 1", "none")


def depth(table: Table) -> str:
    """Whose turns are suspended, the acting frame last."""
    return " ".join(act.frame for act in table.state.stack)


# --- chains -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_chain_through_every_player_and_back(number: int) -> None:
    """Each defender, when its attacker has finished, attacks the next player; the last one the first player's other."""
    table = players(number)
    line = [f"{letter}1" for letter in LETTERS[:number]] + ["A2"]
    attack(table, line[0], line[1])
    table.play("attack:2", "none")
    for frame, following in zip(line[1:], [*line[2:], "none"], strict=True):
        assert (table.asked, table.request.facts["frame"]) == (f"target {frame[0]}", frame)
        if following == "none":
            table.play("none = 1 1", "none = 1 1 1 1", "done")
            break
        table.play(following, "direct-fire = 1 1 4 1", "none = 1 1 1 1", "done")
        assert depth(table) == frame
        table.play("attack:2", "none")
    assert (table.asked, depth(table)) == ("act A", "A2")
    table.play("done")
    assert table.state.stack == ()
    assert table.asked == "activate B"


def test_a_defender_waits_until_its_attacker_has_finished_and_no_longer() -> None:
    table = players(3)
    attack(table, "A1", "B1")
    table.play("attack:2", "none")
    assert depth(table) == "A1 B1"
    table.play("C1", "direct-fire = 2 2 5 1", "none = 1 1 1 1")
    assert depth(table) == "B1 A1"
    table.play("move:0")
    assert depth(table) == "B1 A1"
    table.play("done")
    assert depth(table) == "B1"


def test_a_frame_destroyed_in_a_chain_goes_no_further_and_the_others_do() -> None:
    table = players(3)
    table.set("C1", systems=(), white=1)
    attack(table, "A1", "B1")
    table.play("attack:2", "none", "C1", "direct-fire = 1 1 4 1", "none = 1 1 1 1", "done", "attack:2", "none")
    assert (table.asked, depth(table)) == ("target C", "B1 C1")
    table.play("none = 1 1", "none = 1 1 1 6")
    assert (depth(table), table.frame("C1").alive) == ("B1", False)
    assert table.scores == [10, 10, 5]
    table.play("done")
    assert table.asked == "activate A"


def test_a_chain_that_comes_back_to_a_suspended_frame_does_not_call_it_up_again() -> None:
    table = players(2)
    attack(table, "A1", "B1")
    table.play("attack:2", "none", "A1", "direct-fire = 1 1 4 1", "none = 1 1 1 1", "spot:0", "none")
    table.play("attack:2", "none = 1 1 1 1")
    assert names(table.last)[:2] == ["CoverDeclared", "AttackResolved"]
    assert depth(table) == "B1"


def test_after_the_chain_the_choice_is_the_highest_scores() -> None:
    table = players(4)
    table.play("pass", "pass")
    attack(table, "C1", "D1")
    table.play("attack:2", "none", "none = 1 1", "none = 1 1 1 1", "done", "done")
    assert table.asked == "activate A"


# --- spots ------------------------------------------------------------------------------------------------------------


def spotted(table: Table, by: str, target: str) -> None:
    """A frame does nothing but spot with a white six."""
    while by not in table.choices:
        table.play("pass")
    table.play(by, "none = 6 1", "none", "spot:0", target)


@pytest.mark.parametrize(("by", "user"), [("A1", "A2"), ("B1", "A1"), ("C1", "B1"), ("E1", "A1"), ("A1", "E1")])
def test_anyones_spot_serves_anyone_against_anyone(by: str, user: str) -> None:
    table = players(5, "Rd; Rd; Rd")
    table.set("D3", activated=True, defense=0)
    spotted(table, by, "D3")
    assert table.frame("D3").spot == 6
    while user not in table.choices:
        table.play("pass")
    attack(table, user, "D3", 1)
    table.play("attack:2", "none", "yes = 1 1 1 1 1 1 1")
    assert [event.spot for event in table.last if isinstance(event, AttackResolved)] == [6]
    assert table.frame("D3").spot is None


def test_a_spot_is_used_once() -> None:
    table = players(3, "Rd; Rd; Rd")
    table.set("C3", activated=True, defense=6, spot=5)
    attack(table, "A1", "C3")
    table.play("attack:2", "none", "yes = 1 1 1", "done")
    attack(table, "A2", "C3")
    table.play("attack:2")
    assert [type(event) for event in table.last if isinstance(event, SpotDecided)] == []
    assert table.asked == "act A"


def test_several_frames_hold_a_spot_each() -> None:
    table = players(3, "Rd; Rd; Rd")
    for by, target in (("A1", "B3"), ("A2", "C3"), ("B1", "A3")):
        spotted(table, by, target)
    assert [table.frame(frame).spot for frame in ("A3", "B3", "C3")] == [6, 6, 6]


def test_own_frames_are_never_spotted() -> None:
    table = players(3)
    table.play("A1", "none = 6 1", "none", "spot:0")
    assert table.choices == ["B1", "B2", "C1", "C2", "none"]


def test_a_frame_called_up_spots_at_the_end_of_its_turn() -> None:
    table = players(3)
    attack(table, "A1", "B1")
    table.play("attack:2", "none", "none = 6 1", "none = 1 1 1 1", "done", "spot:0", "A1")
    assert table.frame("A1").spot == 6


# --- covers in a row --------------------------------------------------------------------------------------------------


def covered(cover: str, faces: str, systems: str = "B G Y") -> Table:
    """A1 attacks B1 behind covers of several owners."""
    table = Table("Rd; Rd", "Rd G; Rd G", f"{systems}; Rd", "B B; Rd", "Rd; Rd")
    table.set("B1", activated=True, defense=0)
    while "A1" not in table.choices:
        table.play("pass")
    attack(table, "A1", "B1", len(faces.split()))
    table.play("attack:2", f"{cover} = {faces}")
    return table


def test_each_owner_takes_its_own_hits_covers_first() -> None:
    table = covered("terrain 1, C1", "4 5 5 6")
    asked = []
    while table.request.kind == "loss":
        asked.append((table.asked[-1], table.request.facts["frame"], table.request.facts["hits"]))
        table.play(table.choices[0])
    assert asked == [("C", "C1", 2), ("C", "C1", 1), ("B", "B1", 1)]


@pytest.mark.parametrize(
    ("cover", "faces", "hits", "covers"),
    [
        ("C1", "4 5 5 6", 1, (2,)),
        ("D1", "4 5 5 6", 1, (0,)),
        ("D1, C1", "4 5 5 6", 1, (0, 0)),
        ("C1, D1", "5 5 5 5 5 5", 0, (5, 0)),
        ("A2, C1", "5 5 5 5 5 5", 0, (3, 3)),
        ("E1, A2", "5 5 5 5 5 5", 0, (3, 3)),
        ("terrain 2, terrain 1", "4 4 4 5 6", 2, (2, 1)),
        ("terrain 1, D1", "4 5 5 6", 1, (1, 0)),
        ("B2, terrain 1", "5 5 5 5 5 6", 1, (4, 1)),
        ("E1, terrain 1", "4 5 5 5 5 6", 1, (3, 1)),
        ("E1", "4 5 5 5 5 6", 2, (3,)),
    ],
)
def test_covers_in_a_row(cover: str, faces: str, hits: int, covers: tuple[int, ...]) -> None:
    table = covered(cover, faces)
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert (resolved.target_hits, resolved.cover_hits) == (hits, covers)


@pytest.mark.parametrize(("systems", "taken"), [("G", 2), ("B", 2), ("B B", 0), ("B B G", 0)])
def test_a_covering_frame_with_one_and_with_two_defense_systems(systems: str, taken: int) -> None:
    table = covered("C1", "5 5 6", systems)
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert resolved.cover_hits == (taken,)


def test_armour_lost_counts_at_the_next_attack() -> None:
    table = covered("C1", "5 1 1", "B B")
    table.set("C1", systems=("B",))
    table.play("done", "A2", "B1", "direct-fire = 1 1 1 1", "none", "attack:2", "C1 = 5")
    assert table.frame("C1").systems == ()


@pytest.mark.parametrize("kind", [Table, MapTable])
def test_a_defense_system_lost_in_ones_own_turn_still_protects_the_cover_in_this_round(kind: type[Table]) -> None:
    """C1, in the middle of its turn, loses one of two: as cover it takes no hit until the round is over."""
    at = {"at": {"A1": (5.0, 10.0), "B1": (11.0, 10.0), "C1": (9.9, 10.0)}} if kind is MapTable else {}
    table = kind("Rd", "Rd", "B B", **at)
    table.set("C1", activated=True, defense=0)
    turn = Activation("C1", step=Step.ACT)
    table.state = structs.replace(table.state, stack=(turn,), owed=(PendingHits("C1", 1),))
    table.happen(SystemLost("C1", "B"), ActivationEnded("C1"))
    assert (table.frame("C1").systems, table.frame("C1").kept) == (("B",), ("B",))
    wall = barriers(table.state, (Cover("frame", frame="C1"),))
    assert [cover.immune for cover in wall] == [True]
    table.set("B1", activated=True, defense=1)
    answers = ["attack:2 = 5 5 5"] if kind is MapTable else ["attack:2", "C1 = 5 5 5"]
    table.play("A1", "B1", "direct-fire = 1 1 4 1", "none", *answers)
    assert table.frame("C1").systems == ("B",)
    table.play("done", "hold", "hold", "hold")
    assert (table.state.round, table.frame("C1").kept) == (2, ())
    assert not barriers(table.state, (Cover("frame", frame="C1"),))[0].immune


def test_a_defense_system_lost_outside_ones_own_turn_protects_nobody_any_more() -> None:
    table = covered("C1", "5 1 1", "B B")
    table.state = structs.replace(table.state, owed=(PendingHits("C1", 1),))
    table.happen(SystemLost("C1", "B"))
    assert table.frame("C1").kept == ()


def test_a_covering_frame_of_ones_own_may_be_destroyed() -> None:
    table = covered("A2", "5 5 5")
    assert not table.frame("A2").alive
    assert "ScoresChanged" in names(table.last)


# --- stations and scores ----------------------------------------------------------------------------------------------


def move(table: Table, frame: str, station: str) -> None:
    while frame not in table.choices:
        table.play("pass")
    table.play(frame, "none = 4 1", "none", "move:0", station, "done")


@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_neutral_station_that_all_come_to_stays_the_firsts_until_it_leaves(number: int) -> None:
    table = players(number, neutral=1)
    for letter in LETTERS[:number]:
        move(table, f"{letter}1", "S1")
        assert table.holders == "A"
    move(table, "A2", "none")
    table.set("A1", near=None)
    move(table, "B2", "none")
    assert table.holders == "-"


def test_the_last_who_is_left_at_a_station_of_nobody_takes_it() -> None:
    table = players(3, neutral=1)
    for letter in "ABC":
        table.set(f"{letter}1", near="S1")
    move(table, "B1", "none")
    assert table.holders == "-"
    table.set("C1", systems=(), white=1, activated=True, defense=0)
    while "A2" not in table.choices:
        table.play("pass")
    attack(table, "A2", "C1")
    table.play("attack:2", "none = 1 1 1 6")
    assert (table.holders, table.scores) == ("A", [15, 10, 5])


def test_two_neutral_stations_and_one_frame_between_them() -> None:
    table = players(2, neutral=2)
    move(table, "A1", "S1")
    move(table, "A2", "S2")
    assert table.scores == [20, 10]


def test_giving_ground_to_a_neutral_station() -> None:
    table = players(2, stations=1, neutral=1)
    table.set("B1", near="SB1", activated=True, defense=0)
    attack(table, "A1", "B1")
    table.play("attack:2", "none = 1 1 1 6")
    assert table.choices == ["no", "yes", "yes:SA1", "yes:S1"]
    table.play("yes:S1")
    assert (table.holders, table.scores) == ("ABB", [15, 20])


def test_equal_scores_keep_the_order_they_had() -> None:
    """B goes past everybody and comes back: among equals it stands where it has come to, not where it sat."""
    table = players(5)
    points = [(1, 7, "BACDE"), (4, 7, "BEACD"), (1, -7, "EBACD"), (4, -7, "EBACD"), (3, 1, "DEBAC"), (3, -1, "DEBAC")]
    for player, change, order in points:
        table.happen(*correct(table.state, AdjustScore(player, change), "host", ScriptedDice([])).events)
        assert table.order == order
    assert table.asked == "activate D"


# --- players without frames -------------------------------------------------------------------------------------------


def idle_round(table: Table) -> None:
    while table.asked.startswith("activate"):
        table.play(table.choices[0], "none = 1 1", "none", "done")


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_all_vote_highest_score_first_whoever_has_frames(number: int) -> None:
    table = players(number, stations=1, clock=11)
    for frame in ("A1", "A2", "B1"):
        table.set(frame, white=0)
    table.happen(*correct(table.state, AdjustScore(0, 0), "host", ScriptedDice([])).events)
    idle_round(table)
    voters = []
    while table.asked.startswith("doomsday"):
        voters.append(table.asked[-1])
        table.play("hold")
    assert voters == [*LETTERS[2:number], "B", "A"]


def test_who_has_no_frames_is_never_asked_to_act_and_is_no_obstacle_to_passing() -> None:
    table = players(3)
    for frame in ("C1", "C2"):
        table.set(frame, white=0)
    table.play("pass")
    assert (table.asked, table.choices) == ("activate B", ["B1", "B2"])


def test_a_player_without_frames_may_win() -> None:
    table = players(2, stations=2, clock=1)
    for frame in ("A1", "A2"):
        table.set(frame, white=0)
    table.happen(*correct(table.state, AdjustScore(0, 11), "host", ScriptedDice([])).events)
    idle_round(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.scores) == ((0,), (21, 20))


def test_among_five_all_who_share_the_highest_score_draw() -> None:
    table = players(5, clock=1)
    table.happen(*correct(table.state, AdjustScore(2, -1), "host", ScriptedDice([])).events)
    idle_round(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.ranking, table.state.outcome.winners) == ((0, 1, 3, 4, 2), (0, 1, 3, 4))
