"""What players declare at a table is agreed to before it counts (rulebook: "Principled Judgment Calls")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rules import RulesError, ScriptedDice, default, replay
from rules.codec import decode_events, encode
from rules.rapid_attack.state import Cover
from rules.rapid_attack.variants import PROFILES
from tests.rules.rapid_attack.positions import Table, names
from tests.verbs import order
from text import narrator


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
    table.play("terrain 1, C1, B2", "yes = 1 1 1")
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


# -- frames as cover -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("named", [("frame:C1", "yes"), ("none", "frame:C1")], ids=["attacker", "defender"])
def test_the_owner_of_a_covering_frame_is_asked_before_dice_fall(named: tuple[str, ...]) -> None:
    table = attacked(*named)
    assert (table.asked, table.request.facts["covering"], table.choices) == ("agree C", ["C1"], ["yes", "no"])
    table.play("yes = 1 5 5")
    assert names(table.last)[:2] == ["Agreed", "AttackResolved"]
    assert (table.asked, table.request.facts["hits"]) == ("loss C", 2)


def test_about_cover_the_defender_decides_for_the_covering_frame_too() -> None:
    table = attacked("frame:C1", "yes", "no")
    assert (table.asked, table.choices) == ("agree B", ["yes", "no"])
    assert default(table.state, table.request) == "yes"
    insists = attacked("frame:C1", "yes", "no", "no = 1 5 5")
    assert names(insists.last)[:2] == ["Agreed", "AttackResolved"]
    assert insists.asked == "loss C"
    table.play("yes = 1 5 5")
    assert names(table.last)[:2] == ["Withdrawn", "AttackResolved"]
    assert (table.last[1].covers, table.last[1].target_hits) == ((), 2)  # type: ignore[attr-defined]
    assert decode_events(encode(table.log)) == table.log


def test_each_owner_is_asked_once_about_all_its_frames() -> None:
    table = Table("Rd Rd; Rd", "B Rd; Rd", "G G; G", "G G; G", agree=True)
    table.set("B1", activated=True, defense=1)
    table.play("A1", "B1", "direct-fire = 1 1 5 3 5", "none", "attack:2", "C1, B2, D1, C2", "yes")
    assert (table.asked, table.request.facts["covering"]) == ("agree C", ["C1", "C2"])
    table.play("yes")
    assert (table.asked, table.request.facts["covering"]) == ("agree D", ["D1"])
    table.play("yes = 1 1 1 1")
    assert table.asked == "act A"


def test_the_attacker_is_asked_about_a_frame_that_the_defender_names() -> None:
    table = attacked("none", "frame:A2")
    assert (table.asked, table.request.facts["covering"]) == ("agree A", ["A2"])


@pytest.mark.parametrize("cover", ["frame:A2", "frame:B2"])
def test_who_named_a_frame_or_agrees_to_all_is_not_asked_again(cover: str) -> None:
    table = attacked(cover, "yes = 1 1 1")
    assert "AttackResolved" in names(table.last)


def test_the_owner_of_a_frame_that_takes_no_hits_is_not_asked() -> None:
    table = Table("Rd Rd; Rd", "B Rd; Rd", "B B; Rd", agree=True)
    table.set("B1", activated=True, defense=2)
    table.play("A1", "B1", "direct-fire = 1 1 5 3 5", "none", "attack:2", "frame:C1", "yes = 5 5 5")
    assert "AttackResolved" in names(table.last)


def test_the_owner_of_a_covering_frame_may_agree_beforehand() -> None:
    table = Table("Rd Rd; Rd", "B Rd; Rd", "Rd G; Rd", agree=True)
    table.happen(*order(table.state, 2, {"agree": "always"}, ScriptedDice(())).events)
    table.set("B1", activated=True, defense=2)
    table.play("A1", "B1", "direct-fire = 1 1 5 3 5", "none", "attack:2", "frame:C1", "yes = 1 1 1")
    assert names(table.last)[:3] == ["Agreed", "Agreed", "AttackResolved"]


# -- spots -----------------------------------------------------------------------------------------------------------


def spotting(system: str, *more: str, **options: Any) -> Table:
    """A1 spots B1 with a white die."""
    other = "Rd G" if " " in system else "Rd"
    table = Table(system, other, other, **{"agree": True, **options})
    table.play("A1", "none = 5 1 1 1" + " 1" * system.count(" "), "none", "spot:0", "B1", *more)
    return table


@pytest.mark.parametrize(("system", "choices"), [("G", ["yes", "no", "cover"]), ("Y", ["yes", "no"])])
def test_the_spotted_frames_player_agrees_to_a_spot_that_has_limits(system: str, choices: list[str]) -> None:
    table = spotting(system)
    assert (names(table.last), table.asked, table.choices) == (["SpotClaimed"], "agree B", choices)
    table.play("yes")
    assert names(table.last) == ["Agreed", "Spotted", "ActivationEnded"]
    assert table.frame("B1").spot == 5


@pytest.mark.parametrize(("system", "options"), [("Y Y", {}), ("G", {"agree": False})], ids=["anywhere", "trusted"])
def test_nobody_is_asked_about_a_spot_without_limits(system: str, options: dict[str, Any]) -> None:
    assert names(spotting(system, **options).last) == ["Spotted", "ActivationEnded"]


def test_a_spot_out_of_range_is_given_up_and_its_die_is_free() -> None:
    table = spotting("Y", "no")
    assert (table.asked, table.choices) == ("agree A", ["yes", "no"])
    table.play("yes")
    assert (names(table.last), table.asked) == (["Withdrawn"], "act A")
    table.play("spot:0")
    assert (table.asked, table.choices) == ("spot-target A", ["C1", "none"])
    assert decode_events(encode(table.log)) == table.log


def test_a_close_call_about_a_spots_distance_is_the_spotters() -> None:
    table = spotting("Y", "no", "no")
    assert names(table.last) == ["Agreed", "Spotted", "ActivationEnded"]


def test_about_cover_from_a_spot_its_player_has_the_last_word() -> None:
    table = spotting("G", "cover")
    assert (names(table.last), table.asked, table.frame("B1").spot) == (["SpotDenied"], "act A", None)
    table = spotting("G", "no", "no")
    assert (table.asked, table.choices) == ("agree B", ["yes", "cover"])
    table.play("cover")
    assert (names(table.last), table.frame("B1").spot) == (["SpotDenied"], None)


@pytest.mark.parametrize(
    ("system", "range_", "cover", "after", "asked"),
    [
        ("Y", "direct-fire", "none", (), False),
        ("Y", "direct-fire", "terrain:1", (), False),
        ("G", "direct-fire", "none", (), False),
        ("G", "direct-fire", "terrain:1", (), True),
        ("Y", "artillery", "none", (), True),
        ("Y", "direct-fire", "none", ("move:1",), True),
    ],
)
def test_who_agreed_to_the_attack_is_not_asked_about_the_spot_again(
    system: str, range_: str, cover: str, after: tuple[str, ...], asked: bool
) -> None:
    weapon = "Ra" if range_ == "artillery" else "Rd"
    table = Table(f"{weapon} {system}; Rd", "B Rd; Rd", "Rd G; Rd", agree=True)
    table.set("B1", activated=True, defense=2)
    table.play("A1", "B1", f"{range_} = 5 5 5 3 5", "none", "attack:0", cover, "yes = 1 1 1", *after)
    table.play("spot:2" if after else "spot:1", "B1")
    assert names(table.last)[0] == ("SpotClaimed" if asked else "Spotted")


def test_a_standing_order_agrees_to_a_spot() -> None:
    table = Table("Y", "Rd", agree=True)
    table.happen(*order(table.state, 1, {"agree": "always"}, ScriptedDice(())).events)
    table.play("A1", "none = 5 1 1 1", "none", "spot:0", "B1")
    assert names(table.last) == ["SpotClaimed", "Agreed", "Spotted", "ActivationEnded"]


# -- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("play", "words"),
    [
        (lambda: attacked("frame:C1", "yes"), ("Named as cover", "Annoncé comme couvert")),
        (lambda: attacked("frame:C1", "yes", "no"), ("does not cover", "ne couvre pas")),
        (lambda: spotting("G"), ("Without a spotting system", "Sans équipement de visée")),
        (lambda: spotting("Y"), ("With one spotting system", "Avec un équipement de visée")),
        (lambda: spotting("Y", "no"), ("too far away to be spotted", "trop loin pour être visé")),
    ],
)
def test_both_languages_say_what_is_agreed_to(play: Callable[[], Table], words: tuple[str, str]) -> None:
    table = play()
    for locale, word in zip(("en", "fr"), words, strict=True):
        assert word in narrator(table.state).question(locale, table.request, table.state)


# -- stations ----------------------------------------------------------------------------------------------------


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


# -- the log -----------------------------------------------------------------------------------------------------


def test_doubts_read_back() -> None:
    table = attacked("none", "no", "yes", "move:0", "SC1", "no", "no")
    assert {"Doubted", "Withdrawn", "StationsClaimed", "Agreed"} <= set(names(table.log))
    assert decode_events(encode(table.log)) == table.log
    assert table.holders == "ABA"
