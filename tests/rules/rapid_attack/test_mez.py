"""MEZ where its book differs from Rapid Attack: order, ties, stations, deployment, split weapons, spots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec
import pytest
from msgspec import structs

from rules import RULESETS, AdjustScore, FairDice, Illegal, Malformed, ScriptedDice, correct, replay, requests
from rules.codec import decode_events, encode
from rules.frames.hits import Barrier, resolve
from rules.frames.odds import attack_odds
from rules.rapid_attack.corrections import PutAt
from rules.rapid_attack.map.deploy_zones import Camp, Part, Placement, legal
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.where import camp_of
from rules.rapid_attack.profile import Equal, Passing
from rules.rapid_attack.rule import Draft
from rules.rapid_attack.setup.bidding import LotsDrawn, TieDrawn
from rules.rapid_attack.turn.attack import AttackResolved
from rules.rapid_attack.turn.stations import settle
from tests.rules.rapid_attack.map.maps import MapTable, box
from tests.rules.rapid_attack.opening.test_bidding import kinds, rd
from tests.rules.rapid_attack.opening.test_deployment import deploying
from tests.rules.rapid_attack.positions import Table, names
from text import LOCALES, error_line

THREE = ("Rd; Rd", "Rd; Rd", "Rd; Rd")
ATTACK = ("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2", "none")


def idle(table: Table, *frames: str) -> None:
    """Frames take turns in which they do nothing."""
    for frame in frames:
        table.play(frame, "none = 1 1", "none", "done")


# -- order ------------------------------------------------------------------------------------------------------------


def test_the_player_whose_turn_it_is_goes_on_until_all_own_frames_have_acted() -> None:
    """A loses the lead in its own turn, and goes on all the same; then the leader does."""
    table = Table("Rd; Rd; Rd", "Rd; Rd; Rd", "Rd; Rd; Rd", ruleset="mez")
    table.set("A1", systems=(), white=1)
    table.play("A1", "B1 = 4 3", "none", "attack:0")
    table.play("A1", "direct-fire = 1 1 4 1", "none = 1 1 1 1", "done")
    table.play("attack:2", "none = 1 1 1 6", "done")
    assert (table.scores, table.order) == ([10, 15, 15], "BCA")
    assert (table.asked, table.choices) == ("activate A", ["A2", "A3"])
    idle(table, "A2", "A3")
    assert (table.asked, table.choices) == ("activate B", ["B2", "B3"])
    idle(table, "B2", "B3")
    assert table.asked == "activate C"


def test_in_a_demo_equal_points_keep_the_order_of_the_round_before_too() -> None:
    """Where B has led until its last frame acted; around the table it would be C's turn."""
    table = Table(*["B G Y Rd; B G Y Ra"] * 3, ruleset="mez", size="demo")
    table.state = structs.replace(table.state, order=(1, 0, 2))
    table.play("B1", "none = 1 1 1 1 1", "none", "done")
    table.state = structs.replace(table.state, order=(0, 1, 2))
    table.play("B2", "none = 1 1 1 1 1", "none", "done")
    assert (table.scores, table.asked) == ([10, 10, 10], "activate A")


def test_a_new_round_begins_with_the_leader() -> None:
    table = Table("Rd", "Rd", ruleset="mez")
    table.play("A1", "none = 1 1", "none", "done", "B1", "none = 1 1", "none", "done", "hold", "hold")
    assert (table.state.round, table.state.turn, table.asked) == (2, None, "activate A")


def test_a_game_begun_when_the_leader_always_acted_goes_on_like_that() -> None:
    table = Table(*THREE, ruleset="mez")
    table.state = structs.replace(
        table.state, profile=structs.replace(table.state.profile, passing=Passing.LEADER_ACTS)
    )
    idle(table, "A1")
    table.state = structs.replace(table.state, order=(1, 0, 2))
    assert (table.asked, table.choices) == ("activate B", ["B1", "B2"])


def test_an_attacked_frame_acts_when_the_activation_that_attacked_it_is_over() -> None:
    """The attacked frame's turn interrupts nobody's: afterwards A, whose turn it is, chooses again."""
    table = Table(*THREE, ruleset="mez")
    table.play(*ATTACK, "none = 1 1", "none = 1 1 1 1")
    assert (table.asked, table.request.facts["frame"]) == ("act A", "A1")
    table.play("move:0")
    assert (table.asked, table.request.facts["frame"]) == ("act A", "A1")
    table.play("done")
    assert (table.asked, table.request.facts["frame"]) == ("act B", "B1")
    table.play("done")
    assert (table.asked, table.choices) == ("activate A", ["A2"])


# -- ties -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "frames", "may"), [("skirmish", 4, "add"), ("skirmish", 5, "add remove"), ("battle", 8, "remove")]
)
def test_a_tie_for_the_highest_is_resolved_by_a_frame_more_or_less(size: str, frames: int, may: str) -> None:
    spare = "; Rd spare" if "add" in may else ""
    table = Table(*(company + spare for company in rd(frames, frames)), ruleset="mez", begin="2", size=size)
    assert (table.asked, kinds(table)) == ("tie B", may)
    choice = next(item for item in table.choices if item.startswith(may.rsplit(maxsplit=1)[-1]))
    table.play(choice)
    assert names(table.last)[1:] == ["BidCounted", "PositionsTaken"]
    assert sorted(player.ppa for player in table.state.players) == [3, 7]


def test_where_nobody_may_change_anything_lots_decide() -> None:
    """Here nobody may: each has one frame, the most and the fewest; so lots decide who is first."""
    size = {"id": "custom", "frames": 1, "stations": 1, "rockets": 0}
    table = Table(*rd(1, 1), ruleset="mez", begin="2", size=size)
    assert [event.player for event in table.log if isinstance(event, LotsDrawn)] == [1]
    assert table.order == "BA"


def test_the_lot_falls_among_those_who_can_change_something() -> None:
    """Of three who tie only two have brought a spare: a die with two sides."""
    companies = [company + ("; Rd spare" if number else "") for number, company in enumerate(rd(3, 3, 3))]
    table = Table(*companies, ruleset="mez", begin="2", size="skirmish")
    (lot,) = [event for event in table.log if isinstance(event, TieDrawn)]
    assert (lot.tied, lot.among, lot.player) == ((0, 1, 2), (1, 2), 2)
    assert table.state.drawn == 1


LOWEST: list[tuple[Sequence[int], str]] = [((4, 4, 3), "CAB"), ((3, 4, 4, 4), "ABCD"), ((4, 3, 4, 4, 4), "BACDE")]


@pytest.mark.parametrize(("frames", "order"), LOWEST)
def test_a_tie_for_the_lowest_stands_and_the_last_seat_of_those_is_the_point_attacker(
    frames: Sequence[int], order: str
) -> None:
    options = {"deployment": "free"}
    table = Table(*rd(*frames), ruleset="mez", begin="", size="skirmish", options=options)
    assert (table.order, "ABCDE"[table.state.point]) == (order, order[-1])
    assert not [event for event in table.log if isinstance(event, LotsDrawn | TieDrawn)]


# -- stations ---------------------------------------------------------------------------------------------------------

STAND: list[tuple[str, str, str]] = [
    # holder before, who stands there, holder then
    ("A", "BC", "A"),
    ("A", "B", "B"),
    ("A", "ABC", "A"),
    ("-", "BC", "-"),
    ("-", "B", "B"),
]


def with_holder(table: Table, station: str, before: str) -> None:
    holder = None if before == "-" else "ABC".index(before)
    stations = (structs.replace(item, holder=holder) for item in table.state.stations if item.id == station)
    table.state = structs.replace(table.state, stations=tuple(stations))


@pytest.mark.parametrize(("before", "standing", "after"), STAND)
def test_a_station_stays_with_its_side_until_one_enemy_alone_takes_it(before: str, standing: str, after: str) -> None:
    table = Table(*THREE, ruleset="mez", neutral=1)
    with_holder(table, "S1", before)
    for letter in standing:
        table.set(f"{letter}1", near="S1")
    draft = Draft(table.state, ScriptedDice([]))
    settle(draft)
    table.state = draft.state
    assert table.holders == after


@pytest.mark.parametrize(("ruleset", "holders"), [("rapid-attack", "-B"), ("mez", "AB")])
def test_on_a_map_too(ruleset: str, holders: str) -> None:
    at = {"SA1": (18.0, 18.0), "SB1": (30.0, 30.0), "B1": (16.8, 18.0), "C1": (19.2, 18.0), "A1": (5.0, 5.0)}
    table = MapTable("Rd", "Rd", "Rd", ruleset=ruleset, at=at, stations=1)
    table.happen(*correct(table.state, PutAt("A1", [6, 6]), "host", ScriptedDice([])).events)
    assert table.holders.startswith(holders)


@pytest.mark.parametrize(("ruleset", "asked"), [("rapid-attack", "loss B"), ("mez", "ground B")])
def test_a_frame_that_covers_may_give_ground_too_and_then_the_target(ruleset: str, asked: str) -> None:
    """MEZ: each frame that an attack hits may ignore one hit at a station of its own, once an attack."""
    table = Table("Rd; Rd", "Rd; Rd B G", ruleset=ruleset, stations=1)
    for frame in ("B1", "B2"):
        table.set(frame, near="SB1", activated=True, defense=0)
    table.play("A1", "B1", "direct-fire = 1 1 6 1", "none", "attack:2", "B2 = 1 1 5 5 6 6")
    assert table.asked == asked
    if ruleset == "mez":
        table.play("yes", "Rd")
        assert (table.frame("B2").systems, table.asked, table.request.facts["frame"]) == (("B", "G"), "ground B", "B1")
        table.play("no")
    else:
        table.play("Rd", "B")
        assert (table.asked, table.request.facts["frame"]) == ("ground B", "B1")


# -- deployment -------------------------------------------------------------------------------------------------------


def steps(table: Table) -> str:
    """Who puts what down, in a row."""
    found = []
    while table.state.round == 0:
        request = table.request
        if request.kind == "deploy":
            found.append(f"{table.state.players[request.player].letter} {request.facts['step']}")
        table.answer("none" if request.kind == "station" else table.choices[0])
    return ", ".join(found)


def test_the_defender_puts_down_two_stations_first_and_the_third_with_the_last_frames() -> None:
    table = deploying(3, 4, ruleset="mez", stations=3)
    assert table.choices == ["SA1", "SA2", "all"]
    assert steps(table).replace("B attack-frames, ", "").replace("B attack-stations, ", "") == (
        "A defense-stations, A defense-stations, A defense-frames, A defense-frames, B point-frame,"
        " A other-stations, A other-frames"
    )


def test_all_stations_at_once_are_the_first_two() -> None:
    table = deploying(3, 4, ruleset="mez", stations=3)
    table.play("all")
    assert names(table.last) == ["StationPlaced", "StationPlaced"]
    assert table.request.facts["step"] == "defense-frames"


def test_on_a_map_the_third_station_goes_anywhere_and_widens_no_perimeter() -> None:
    table = MapTable(*rd(3, 4), ruleset="mez", begin=True, stations=3)
    for item, at in {"SA1": (5, 18), "SA2": (10, 18), "A1": (12, 15), "A2": (12, 20)}.items():
        table.play(item)
        table.answer(list(at))
    while table.request.facts.get("step") != "other-stations":
        table.answer(table.choices[0])
    table.play("SA3")
    table.answer([30, 30])
    table.play("A3")
    assert table.request.facts["part"] == "other-frames"
    assert camp_of(table.state).posts == ((5, 18), (10, 18))
    with pytest.raises(Illegal):
        table.answer([26, 30])


POSTS = ((6.0, 6.0), (18.0, 6.0), (30.0, 6.0), (6.0, 18.0), (18.0, 18.0))


@pytest.mark.parametrize(("ruleset", "allowed"), [("rapid-attack", False), ("mez", True)])
def test_no_share_of_the_field_is_kept_outside_the_perimeter(ruleset: str, allowed: bool) -> None:
    there = scene(MapTable("B", "B", ruleset=ruleset).state)
    placed = Placement("SA9", 0, Part.DEFENSE_STATIONS)
    found = legal(there, placed, Camp(0, POSTS))
    assert (found.allows((17, 17)), found.allows((18, 25))) == (True, allowed)


# -- split weapons and spots ------------------------------------------------------------------------------------------


def test_split_weapons_are_always_on_and_no_switch() -> None:
    mez = RULESETS["mez"]
    assert set(RULESETS["rapid-attack"].switches) - set(mez.switches) == {"split-range"}
    players, size = [("Ana", "Rh/Rd"), ("Ben", "Rd")], {"id": "custom", "rockets": 0}
    assert mez.new_game(players, size, "declared", {}, FairDice(b"")).state.on("split-range")


def test_they_may_be_named_but_not_switched_off() -> None:
    RULESETS["mez"].check("skirmish", "declared", {"split-range": True})
    for value, code in ((False, "option-core"), ("yes", "option-unknown")):
        with pytest.raises(Malformed) as refused:
            RULESETS["mez"].check("skirmish", "declared", {"split-range": value})
        assert refused.value.code == code
        for locale in LOCALES:
            assert "split-range" in error_line(locale, code, refused.value.facts)


# -- cover that gives way ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "hits", "second"), [("mez", 2, 0), ("rapid-attack", 1, 1), ("unofficial", 1, 1)])
def test_once_a_cover_is_gone_the_rest_of_the_dice_count_as_in_the_open(ruleset: str, hits: int, second: int) -> None:
    """4 takes the first cover; 5 and 6 hit the frame, though a second cover stands."""
    table = Table("Rd; Rd", "Rd G Y; Rd", ruleset=ruleset)
    table.set("B1", activated=True, defense=1)
    table.play("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2", "terrain 1, terrain 2 = 4 5 6")
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert (resolved.target_hits, resolved.cover_hits) == (hits, (1, second))


@pytest.mark.parametrize(("ruleset", "hits"), [("mez", 2), ("rapid-attack", 1)])
def test_on_a_map_too_the_second_piece_does_not_count_any_more(ruleset: str, hits: int) -> None:
    walls = [box(8, 9.7, 12, 9.9, hits=1), box(8, 9.2, 12, 9.4, hits=2)]
    at = {"A1": (10.0, 5.0), "B1": (10.0, 10.6)}
    table = MapTable("Rd", "Rd G Y", ruleset=ruleset, at=at, pieces=walls)
    table.set("B1", activated=True, defense=1)
    table.play("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2 = 4 5 6")
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert ([cover.piece for cover in resolved.covers], resolved.target_hits) == (["T1", "T2"], hits)


def test_a_cover_that_no_die_takes_still_covers_from_all_of_them() -> None:
    table = Table("Rd; Rd", "Rd G Y; Rd", ruleset="mez")
    table.set("B1", activated=True, defense=1)
    table.play("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2", "terrain 3, terrain 2 = 4 5 6")
    assert table.request.facts["hits"] == 1


def test_chances_know_that_the_second_cover_does_not_count() -> None:
    covers = (Barrier("terrain", 1), Barrier("terrain", 2), Barrier("frame", 3))
    chart = RULESETS["mez"].profile.chart  # type: ignore[attr-defined]
    throws = list(product(range(1, 7), repeat=3))
    read = [resolve(chart, faces, "direct-fire", "frame", covers) for faces in throws]
    odds = attack_odds(chart, 3, "direct-fire", "frame", covers)
    assert odds.mean == pytest.approx(sum(one.target_hits for one in read) / len(throws))
    gone = [sum(one.cover_hits[n] >= wall.hits for one in read) / len(throws) for n, wall in enumerate(covers)]
    assert odds.cover_gone == pytest.approx(gone)


# -- equal points -----------------------------------------------------------------------------------------------------


def scored(table: Table, *scores: int) -> None:
    """The host gives the players these scores; the order follows."""
    for player, score in enumerate(scores):
        more = score - table.state.players[player].score
        if more:
            table.happen(*correct(table.state, AdjustScore(player, more), "host", ScriptedDice([])).events)


def next_round(table: Table) -> None:
    while table.asked.startswith("activate"):
        idle(table, table.choices[0])
    table.play("hold", "hold", *(["hold"] if len(table.state.players) > 2 else []))


@pytest.mark.parametrize("kind", [Table, MapTable])
@pytest.mark.parametrize(
    ("ruleset", "orders"), [("mez", ("AB", "BA", "AB", "BA")), ("unofficial", ("AB", *["BA"] * 3))]
)
def test_equal_points_bring_back_the_order_of_the_round_before(
    kind: type[Table], ruleset: str, orders: tuple[str, ...]
) -> None:
    """B leads in round 2, and A draws level: A comes first, as in round 1; in round 3 it is B, as in round 2."""
    table = kind("Rd", "Rd", ruleset=ruleset)
    found = [table.order]
    scored(table, 8, 9)
    found.append(table.order)
    if ruleset == "mez":
        next_round(table)
    else:
        idle(table, "B1", "A1")
        table.play("hold", "hold")
    scored(table, 9, 9)
    found.append(table.order)
    while table.asked.startswith("activate"):
        idle(table, table.choices[0])
    table.play("hold", "hold")
    found.append(table.order)
    assert tuple(found) == orders


def test_a_game_begun_when_equal_points_kept_the_last_order_goes_on_like_that() -> None:
    table = Table("Rd", "Rd", ruleset="mez")
    log = msgspec.json.decode(encode(table.log))
    del log[0]["profile"]["equal"], log[0]["profile"]["chart"]["next_covers"]
    old = replay(decode_events(msgspec.json.encode(log)))
    assert old.profile.equal is Equal.AS_BEFORE  # type: ignore[attr-defined]
    assert old.profile.chart.next_covers  # type: ignore[attr-defined]


@pytest.mark.parametrize(("ruleset", "red"), [("rapid-attack", 2), ("mez", 3), ("unofficial", 3)])
def test_a_second_full_weapon_brings_its_d8_beside_a_split_except_in_rapid_attack(ruleset: str, red: int) -> None:
    asked = {"systems": ["Rd", "Rd", "Rh/Ra"], "range": "direct-fire"}
    answer = RULESETS[ruleset].calculate("pool", {"ruleset": ruleset, **asked})
    assert isinstance(answer, dict)
    assert sum(die[0] == "R" for die in answer["dice"]) == red


def test_a_spot_is_added_to_the_next_attack_without_a_question() -> None:
    table = Table("Rd; Rd", "Rd; Rd", ruleset="mez")
    table.set("B1", spot=5, activated=True, defense=6)
    table.play("A1", "B1", "direct-fire = 1 1 4 1", "none", "attack:2", "none = 1 1 1")
    assert names(table.last) == ["CoverDeclared", "SpotDecided", "AttackResolved"]
    assert table.frame("B1").spot is None
    assert requests(table.state)[0].kind == "act"
