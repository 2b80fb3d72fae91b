"""What players declare at a table is agreed to before it counts (rulebook: "Principled Judgment Calls")."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules import RulesError, ScriptedDice, default, replay
from rules.codec import decode_events, encode
from rules.rapid_attack.state import Cover
from rules.rapid_attack.variants import PROFILES
from tests.rules.rapid_attack.positions import Table, names
from tests.verbs import order


def attacked(*more: str, **options: Any) -> Table:
    """A1 attacks B1 with direct fire and 5; B1 has acted and has a defense of 2."""
    table = Table("Rd Rd; Rd", "B Rd; Rd", "Rd G; Rd", **{"agree": True, "stations": 1, **options})
    table.set("B1", activated=True, defense=2)
    table.play("A1", "B1", "direct-fire = 1 1 5 3 5", "none", "attack:2", *more)
    return table


def test_the_defender_is_asked_before_damage_dice_fall() -> None:
    table = attacked("none")
    assert names(table.last) == ["CoverDeclared"]
    assert table.asked == "agree B"
    assert table.choices[:4] == ["yes", "no", "terrain:1", "terrain:2"]
    table.play("yes = 4 5 6")
    assert names(table.last)[:2] == ["Agreed", "AttackResolved"]


def test_the_defender_is_asked_before_an_attack_calls_up_its_frame() -> None:
    table = Table("Rd Rd; Rd", "B Rd; Rd", agree=True)
    table.play("A1", "B1", "direct-fire = 1 1 5 3 5", "none", "attack:2", "none")
    assert table.asked == "agree B"
    table.play("yes")
    assert names(table.last) == ["Agreed", "Activated"]
    table.play("none = 1 1 1", "none = 1 1 1 1 1")
    assert table.asked == "act A"


def test_the_defender_has_the_last_word_about_cover() -> None:
    table = attacked("none")
    table.play("terrain:2 = 4 5 6")
    assert names(table.last)[:2] == ["CoverDeclared", "AttackResolved"]
    assert table.last[0].by == 1  # type: ignore[attr-defined]
    assert table.last[1].covers == (Cover("terrain", 2),)  # type: ignore[attr-defined]


def test_several_covers_may_be_named_as_by_the_attacker() -> None:
    table = attacked("frame:C1")
    assert "frame:C1" not in table.choices
    table.play("terrain 1, C1, B2 = 1 1 1")
    resolved = next(event for event in table.last if type(event).__name__ == "AttackResolved")
    assert [cover.frame for cover in resolved.covers] == [None, "C1", "B2"]  # type: ignore[attr-defined]


def test_an_attack_out_of_range_is_withdrawn_and_its_die_is_free_again() -> None:
    table = attacked("none", "no")
    assert (table.asked, table.choices) == ("agree A", ["yes", "no"])
    before = table.frame("B1")
    table.play("yes")
    assert names(table.last) == ["Withdrawn"]
    assert table.asked == "act A"
    assert "attack:2" in table.choices
    assert "move:0" in table.choices
    assert table.frame("B1") == before


def test_a_close_call_about_the_range_is_the_attackers() -> None:
    table = attacked("none", "no", "no")
    assert names(table.last) == ["Agreed"]
    assert table.asked == "agree B"
    assert "no" not in table.choices
    table.play("terrain:1 = 1 1 1")
    assert names(table.last)[:2] == ["CoverDeclared", "AttackResolved"]


def test_after_a_close_call_in_hand_to_hand_combat_the_dice_fall() -> None:
    table = Table("Rh Rh; Rd", "B Rd; Rd", agree=True)
    table.set("B1", activated=True, defense=2)
    table.play("A1", "B1 = 1 1 1 5 3 5", "none", "attack:3", "no", "no = 1 1 1")
    assert names(table.last)[:2] == ["Agreed", "AttackResolved"]


def test_in_hand_to_hand_combat_there_is_no_cover_to_speak_of() -> None:
    table = Table("Rh Rh; Rd", "B Rd; Rd", agree=True)
    table.set("B1", activated=True, defense=2)
    table.play("A1", "B1 = 1 1 1 5 3 5", "none", "attack:3")
    assert (table.asked, table.choices, table.request.free) == ("agree B", ["yes", "no"], None)
    with pytest.raises(RulesError):
        table.answer("terrain:2")


@pytest.mark.parametrize(
    ("target", "setting"),
    [
        ("terrain", {}),
        ("B1", {"activated": True, "defense": 6}),
    ],
    ids=["terrain is nobody's", "no die falls"],
)
def test_nobody_is_asked_where_there_is_nothing_to_agree_to(target: str, setting: dict[str, Any]) -> None:
    table = Table("Rd Rd; Rd", "B Rd; Rd", agree=True)
    table.set("B1", **setting)
    table.play("A1", target, "direct-fire = 1 1 5 3 5", "none")
    if target == "terrain":
        table.play("attack:2 = 1 1 1 1 1")
    else:
        table.play("attack:2")
    assert table.asked == "act A"


def test_a_table_may_trust_the_attacker() -> None:
    table = attacked("none = 1 1 1", agree=False)
    assert table.asked == "act A"


@pytest.mark.parametrize("ruleset", PROFILES)
def test_new_games_ask_and_those_of_before_do_not(ruleset: str) -> None:
    profile = PROFILES[ruleset]
    table = Table("Rd", "Rd", ruleset=ruleset, agree=True)
    assert table.state.needs_agreement
    log = msgspec.json.decode(encode(table.log))
    del log[0]["profile"]["agreement"]
    old = replay(decode_events(msgspec.json.encode(log)))
    assert (profile.agreement, old.needs_agreement) == (True, False)  # type: ignore[attr-defined]


def test_who_does_not_answer_agrees_and_gives_in() -> None:
    table = attacked("none")
    assert default(table.state, table.request) == "yes"
    table.play("no")
    assert default(table.state, table.request) == "yes"


def test_a_standing_order_agrees_at_once() -> None:
    table = Table("Rd Rd; Rd", "B Rd; Rd", agree=True)
    table.happen(*order(table.state, 1, {"agree": "always"}, ScriptedDice(())).events)
    table.set("B1", activated=True, defense=2)
    table.play("A1", "B1", "direct-fire = 1 1 5 3 5", "none", "attack:2", "none = 1 1 1")
    assert names(table.last)[:3] == ["CoverDeclared", "Agreed", "AttackResolved"]
    assert table.last[1].why == "standing-orders"  # type: ignore[attr-defined]


def test_a_standing_order_given_while_the_question_is_open_answers_it() -> None:
    table = attacked("none")
    table.happen(*order(table.state, 1, {"agree": "always"}, ScriptedDice([1, 1, 1])).events)
    assert table.asked == "act A"


# -- stations ---------------------------------------------------------------------------------------------------------


def moved(station: str, *, order_: bool = False) -> Table:
    """A1 moves, and its player says where it stands."""
    table = Table("Rd", "Rd", "Rd", stations=1, neutral=1, agree=True)
    if order_:
        table.happen(*order(table.state, 1, {"agree": "always"}, ScriptedDice(())).events)
    table.play("A1", "none = 4 1", "none", "move:0", station)
    return table


def test_the_holder_is_asked_before_a_station_is_lost() -> None:
    table = moved("SB1")
    assert names(table.last) == ["StationsClaimed"]
    assert (table.asked, table.choices, table.holders) == ("agree B", ["yes", "no"], "ABC-")
    table.play("yes")
    assert names(table.last)[:3] == ["Agreed", "NearDeclared", "StationChanged"]
    assert (table.asked, table.holders) == ("act A", "AAC-")


@pytest.mark.parametrize(("answer", "holders", "near"), [("yes", "ABC-", ()), ("no", "AAC-", ("SB1",))])
def test_a_holder_who_doubts_leaves_a_close_call_to_the_mover(answer: str, holders: str, near: tuple[str, ...]) -> None:
    table = moved("SB1")
    table.play("no")
    assert table.asked == "agree A"
    table.play(answer)
    assert (table.holders, table.frame("A1").declared_near) == (holders, near)


@pytest.mark.parametrize("station", ["none", "SA1", "S1"])
def test_nobody_is_asked_where_nobody_loses_a_station(station: str) -> None:
    table = moved(station)
    assert "StationsClaimed" not in names(table.last)
    assert table.asked == "act A"


def test_each_holder_is_asked_about_its_own_stations() -> None:
    table = moved("SB1, SC1, S1")
    assert (table.asked, table.request.facts["stations"]) == ("agree B", ["SB1"])
    table.play("yes")
    assert (table.asked, table.request.facts["stations"]) == ("agree C", ["SC1"])
    table.play("no", "yes")
    assert (table.holders, table.frame("A1").declared_near) == ("AACA", ("SB1", "S1"))


def test_a_station_with_a_frame_of_its_holder_is_not_lost() -> None:
    table = Table("Rd", "Rd", stations=1, agree=True)
    table.set("B1", near="SB1")
    table.play("A1", "none = 4 1", "none", "move:0", "SB1")
    assert (table.asked, table.holders) == ("act A", "AB")


def test_a_holder_may_agree_beforehand() -> None:
    table = moved("SB1", order_=True)
    assert (table.asked, table.holders) == ("act A", "AAC-")


def test_giving_ground_to_a_station_of_somebody_else_is_agreed_to() -> None:
    table = Table("Rd Rd; Rd", "B Rd; Rd", "Rd G; Rd", stations=1, agree=True)
    table.set("B1", activated=True, defense=2, near="SB1")
    table.play("A1", "B1", "direct-fire = 1 1 5 3 5", "none", "attack:2", "none", "yes = 1 1 5", "yes:SC1")
    assert (table.asked, table.frame("B1").declared_near) == ("agree C", ())
    table.play("yes")
    assert (table.asked, table.frame("B1").declared_near, table.holders) == ("act A", ("SC1",), "ABB")


def test_at_deployment_too() -> None:
    table = Table("Rd; Rd; Rd", "Rd; Rd; Rd; Rd", agree=True, begin="", stations=1)
    table.play("SA1", "A1", "none", "A2", "none", "B1", "B2", "B3", "B4", "SB1", "A3", "SB1")
    assert (table.asked, table.request.facts["stations"]) == ("agree B", ["SB1"])
    table.play("no", "yes")
    assert (table.asked, table.holders) == ("activate A", "AB")


# -- the log ----------------------------------------------------------------------------------------------------------


def test_doubts_read_back() -> None:
    table = attacked("none", "no", "yes", "move:0", "SC1", "no", "no")
    assert {"Doubted", "Withdrawn", "StationsClaimed", "Agreed"} <= set(names(table.log))
    assert decode_events(encode(table.log)) == table.log
    assert table.holders == "ABA"
