"""The hit chart, cover that gives way, spots, losses, giving ground (RULINGS 1.5)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import Illegal, Malformed, RulesError
from rules.frames.hits import Barrier, HitChart, damage_dice, resolve
from rules.rapid_attack.turn.attack import AttackResolved
from rules.rapid_attack.turn.cover import CoverDeclared
from tests.rules.rapid_attack.positions import Table, names

T1, T2, T9 = Barrier("terrain", 1), Barrier("terrain", 2), Barrier("terrain", 9)
F1, F9, FB = Barrier("frame", 1), Barrier("frame", 9), Barrier("frame", 9, immune=True)
EVERY = [1, 2, 3, 4, 5, 6]

CHART: list[tuple[str, str, list[Barrier], list[int], int, tuple[int, ...]]] = [
    ("direct-fire", "frame", [], EVERY, 2, ()),
    ("artillery", "frame", [], EVERY, 2, ()),
    ("direct-fire", "frame", [T9], EVERY, 1, (2,)),
    ("artillery", "frame", [T9], EVERY, 1, (2,)),
    ("direct-fire", "frame", [F9], EVERY, 1, (1,)),
    ("artillery", "frame", [F9], EVERY, 1, (1,)),
    ("direct-fire", "frame", [FB], EVERY, 1, (0,)),
    ("artillery", "frame", [FB], EVERY, 1, (0,)),
    ("hand-to-hand", "frame", [], EVERY, 3, ()),
    ("hand-to-hand", "frame", [T9], EVERY, 3, (0,)),
    ("hand-to-hand", "frame", [F9, T1], EVERY, 3, (0, 0)),
    ("hand-to-hand", "terrain", [], EVERY, 3, ()),
    ("direct-fire", "terrain", [], EVERY, 3, ()),
    ("artillery", "terrain", [], EVERY, 3, ()),
    # the books' examples
    ("direct-fire", "frame", [T1], [1, 4, 5], 1, (1,)),
    ("direct-fire", "frame", [T1], [2, 2, 4, 5, 6], 2, (1,)),
    ("direct-fire", "frame", [T9], [2, 2, 4, 5, 6], 1, (2,)),
    # cover gives way, lowest die first, whatever the order of the throw
    ("direct-fire", "frame", [T1], [5, 4, 1], 1, (1,)),
    ("direct-fire", "frame", [T1], [4, 4, 4], 0, (1,)),
    ("direct-fire", "frame", [T2], [4, 5, 5], 1, (2,)),
    ("direct-fire", "frame", [T2], [4, 4, 5, 6], 2, (2,)),
    ("direct-fire", "frame", [F1], [4, 5, 5], 1, (1,)),
    ("direct-fire", "frame", [T1, T1], [4, 4, 5], 1, (1, 1)),
    ("direct-fire", "frame", [T1, F1], [4, 4, 5, 5], 1, (1, 1)),
    ("direct-fire", "frame", [F1, T1], [4, 5, 5, 5], 1, (1, 1)),
    ("direct-fire", "frame", [T1, FB], [4, 5, 5, 6], 1, (1, 0)),
    ("direct-fire", "frame", [FB, T1], [4, 5, 5, 6], 1, (0, 0)),
    ("direct-fire", "frame", [T9], [], 0, (0,)),
]


@pytest.mark.parametrize(("attack_range", "target", "covers", "dice", "hits", "cover_hits"), CHART)
def test_the_chart(
    attack_range: str, target: str, covers: list[Barrier], dice: list[int], hits: int, cover_hits: tuple[int, ...]
) -> None:
    result = resolve(HitChart(), dice, attack_range, target, covers)
    assert (result.target_hits, result.cover_hits) == (hits, cover_hits)
    assert [strike.die for strike in result.strikes] == sorted(dice)


@pytest.mark.parametrize(
    ("attack", "spot", "defense", "dice"),
    [(4, 5, 6, 3), (4, 0, 4, 0), (1, 0, 6, 0), (8, 6, 0, 14), (6, 4, 5, 5), (3, 1, 6, 0), (8, 6, 2, 12)],
)
def test_damage_dice(attack: int, spot: int, defense: int, dice: int) -> None:
    assert damage_dice(attack, spot, defense) == dice


def position(*, target: str = "B1", attack: int = 4, **changes: Any) -> Table:
    """A1 has put a die of that value to its attack at direct fire on a frame that has acted.

    Cover is asked for, unless no die can fall.
    """
    table = Table("Rd; Rd", "B Y; B G", "B B; Rd", stations=1)
    table.set(target, **{"activated": True, "defense": 0, **changes})
    while table.asked != "activate A":
        table.play("pass")
    table.play("A1", target, f"direct-fire = 1 1 {attack} 1", "none", "attack:2")
    return table


def test_a_miss_ends_the_attack() -> None:
    table = position(defense=4)
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert (resolved.dice, resolved.target_hits) == ((), 0)
    assert table.asked == "act A"


def test_an_eight_is_eight_six_sided_damage_dice() -> None:
    table = Table("Rd Rd; Rd", "B B; Rd G")
    table.set("B1", activated=True, defense=0)
    table.play("A1", "B1", "direct-fire = 1 1 1 1 8", "none", "attack:4")
    with pytest.raises(Malformed):
        table.answer("none", [7] * 8)
    table.answer("none", [1] * 8)
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert (resolved.attack, resolved.dice) == (8, (1,) * 8)


@pytest.mark.parametrize("choice", ["done", "move:0", "no", "cancel"])
def test_an_attack_that_has_its_die_is_carried_out(choice: str) -> None:
    table = position()
    with pytest.raises(RulesError):
        table.answer(choice)
    assert table.asked == "cover A"


def test_a_spot_that_is_used_is_gone() -> None:
    table = position(spot=5, defense=6)
    table.play("none")
    assert (table.asked, table.choices) == ("use-spot A", ["yes", "no"])
    table.play("yes = 1 4 4")
    assert table.frame("B1").spot is None


def test_a_spot_that_is_not_used_stays() -> None:
    table = position(spot=5, defense=6)
    table.play("none", "no")
    assert table.frame("B1").spot == 5


def test_a_used_spot_is_gone_even_if_the_attack_misses() -> None:
    table = position(spot=3, defense=6)
    table.play("none", "yes = 1")
    assert table.frame("B1").spot is None


def test_neither_cover_nor_spot_is_asked_about_where_no_die_can_fall() -> None:
    table = position(spot=2, defense=6)
    (resolved,) = [event for event in table.last if isinstance(event, AttackResolved)]
    assert (table.asked, resolved.dice, resolved.spot) == ("act A", (), 0)
    assert table.frame("B1").spot == 2


def test_in_mez_any_attack_ends_every_spot() -> None:
    table = Table("Rd; Rd", "Rd; Rd", ruleset="mez")
    table.set("B1", spot=3)
    table.set("A2", spot=2)
    table.play("A1", "terrain", "direct-fire = 1 1 4 1", "none", "attack:2 = 1 1 1 1")
    assert (table.frame("B1").spot, table.frame("A2").spot) == (None, None)


def test_the_defense_stays() -> None:
    table = position(defense=2)
    table.play("none = 1 1")
    assert table.frame("B1").defense == 2


def test_the_owner_chooses_what_is_lost() -> None:
    table = position()
    table.play("none = 1 1 5 6")
    assert (table.asked, table.choices, table.request.facts["hits"]) == ("loss B", ["B", "Y"], 2)
    table.play("Y")
    assert (table.frame("B1").systems, table.frame("B1").lost) == ((), ("Y", "B"))
    assert table.asked == "act A"


def test_rockets_are_never_lost_to_a_hit_but_go_with_their_frame() -> None:
    table = position(rockets=2)
    table.play("none = 1 1 5 6")
    assert table.choices == ["B", "Y"]
    table.play("Y")
    assert table.frame("B1").rockets == 2
    table = position(rockets=2, systems=(), white=1)
    table.play("none = 1 1 1 6")
    assert (table.frame("B1").alive, table.frame("B1").rockets) == (False, 0)


@pytest.mark.parametrize(
    ("systems", "white", "faces", "left"),
    [
        ((), 2, "1 1 1 6", 1),
        ((), 2, "1 1 6 6", 0),
        ((), 1, "1 1 1 5", 0),
        ((), 1, "6 6 6 6", 0),
        (("B",), 2, "1 1 6 6", 1),
        (("B",), 2, "1 6 6 6", 0),
        (("B", "B"), 2, "6 6 6 6", 0),
    ],
)
def test_whites_go_when_no_system_is_left(systems: tuple[str, ...], white: int, faces: str, left: int) -> None:
    table = position(systems=systems, white=white)
    table.play(f"none = {faces}")
    assert table.frame("B1").white == left
    assert ("FrameDestroyed" in names(table.last)) == (left == 0)
    assert table.asked == "act A"


def test_a_covering_frame_takes_fives_and_its_owner_chooses() -> None:
    table = position()
    table.play("frame:B2 = 1 5 5 6")
    assert (table.asked, table.request.facts["frame"]) == ("loss B", "B2")
    table.play("B")
    assert table.frame("B2").systems == ()
    assert (table.asked, table.request.facts["frame"]) == ("loss B", "B1")


def test_a_frame_with_two_defense_systems_covers_unhurt() -> None:
    table = position()
    table.play("C1 = 5 5 5 5")
    assert table.frame("C1").systems == ("B", "B")
    assert table.asked == "act A"


def test_a_covering_frame_that_is_destroyed_leaves_the_target_open() -> None:
    table = position()
    table.set("B2", systems=(), white=1)
    table.play("frame:B2 = 1 1 5 5")
    assert not table.frame("B2").alive
    assert (table.asked, table.request.facts) == ("loss B", {"frame": "B1", "hits": 1, "several": 1})


def test_own_frames_cover_too() -> None:
    table = position()
    assert table.choices == [
        *("none", "terrain:1", "terrain:2", "terrain:3"),
        *(f"frame:{n}" for n in ("A2", "B2", "C1", "C2")),
    ]


@pytest.mark.parametrize(
    ("choice", "kinds"),
    [
        ("none", []),
        ([], []),
        ("terrain:2", ["terrain 2"]),
        ("terrain 2, B2", ["terrain 2", "frame B2"]),
        ([{"kind": "frame", "frame": "C1"}, {"kind": "terrain", "hits": 9}], ["frame C1", "terrain 9"]),
    ],
)
def test_cover_as_it_may_be_declared(choice: object, kinds: list[str]) -> None:
    table = position(defense=3)
    table.answer(choice, [1])
    covers = next(event.covers for event in table.last if isinstance(event, CoverDeclared))
    assert [f"{cover.kind} {cover.frame or cover.hits}" for cover in covers] == kinds


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ([{"kind": "terrain", "hits": 0}], "cover-hits"),
        ([{"kind": "terrain", "hits": 10**9}], "cover-hits"),
        ([{"kind": "terrain", "hits": True}], "cover-hits"),
        ([{"kind": "terrain"}], "cover-hits"),
        ([{"kind": "frame", "frame": "A1"}], "cover-frame"),
        ([{"kind": "frame", "frame": "B1"}], "cover-frame"),
        ([{"kind": "frame", "frame": 10**5000}], "cover-frame"),
        ([{"kind": "frame", "frame": ["B2"]}], "cover-frame"),
        ("B2,B2", "cover-twice"),
        ([{"kind": "wall"}], "covers-malformed"),
        ([[]], "covers-malformed"),
        ([{"kind": "terrain", "hits": 1}] * 9, "covers-malformed"),
        ("," * 100, "covers-malformed"),
        ("terrain" + " " * 10**6 + "x", "covers-malformed"),
        (None, "covers-malformed"),
        (7, "covers-malformed"),
    ],
)
def test_cover_that_cannot_be(choice: object, code: str) -> None:
    table = position()
    before = table.state
    with pytest.raises(RulesError) as refused:
        table.answer(choice)
    assert refused.value.code == code
    assert table.state == before


def test_no_cover_is_asked_for_hand_to_hand() -> None:
    table = Table("Rh; Rd", "B; Rd")
    table.set("B1", activated=True, defense=0)
    table.play("A1", "B1 = 1 1 1 4 1", "none", "attack:3 = 1 1 1 4")
    assert table.frame("B1").systems == ()


@pytest.mark.parametrize("error", [Malformed, Illegal])
def test_both_are_rules_errors(error: type[RulesError]) -> None:
    assert issubclass(error, RulesError)


def at_station(faces: str, holder: int = 1) -> Table:
    """B1 stands at station SB1 when it is hit."""
    table = position(near="SB1")
    assert table.state.station("SB1").holder == holder
    table.play(f"none = {faces}")
    return table


def test_giving_ground_is_offered_before_the_loss() -> None:
    table = at_station("1 1 5 6")
    assert (table.asked, table.choices) == ("ground B", ["no", "yes", "yes:SA1", "yes:SC1"])


def test_giving_ground_cancels_one_hit_and_only_once() -> None:
    table = at_station("1 1 5 6")
    table.play("yes")
    assert names(table.last) == ["GaveGround"]
    assert table.frame("B1").near is None
    assert (table.asked, table.request.facts["hits"]) == ("loss B", 1)
    assert table.holders == "ABC"


def test_holding_ground_takes_the_hits() -> None:
    table = at_station("1 1 5 6")
    table.play("no")
    assert (table.asked, table.request.facts["hits"]) == ("loss B", 2)
    table.play("Y")
    assert table.asked == "act A"


def test_giving_ground_from_the_only_hit_ends_the_attack() -> None:
    table = at_station("1 1 1 6")
    table.play("yes")
    assert table.asked == "act A"


def test_giving_ground_to_another_station() -> None:
    table = at_station("1 1 1 6")
    table.play("yes:SC1")
    assert table.frame("B1").near == "SC1"
    assert table.holders == "ABB"


def test_giving_ground_to_several_stations() -> None:
    table = at_station("1 1 1 6")
    table.play("yes:SA1, SC1")
    assert table.frame("B1").declared_near == ("SA1", "SC1")
    assert table.holders == "BBB"


def test_beside_two_own_stations_the_player_says_which_gives_ground() -> None:
    table = position(near="SB1")
    table.state = structs.replace(
        table.state.with_frame("B1", also_near=("SC1",)),
        stations=tuple(structs.replace(s, holder=1) if s.id == "SC1" else s for s in table.state.stations),
    )
    table.play("none = 1 1 1 6")
    assert table.choices == ["no", "yes", "from:SC1", "yes:SA1", "yes:SC1"]
    table.play("from:SC1")
    assert (table.last[0].station, table.frame("B1").declared_near) == ("SC1", ("SB1",))


def test_no_giving_ground_from_a_station_of_somebody_else() -> None:
    table = position(near="SA1")
    table.play("none = 1 1 5 6")
    assert table.asked == "loss B"


def test_no_giving_ground_for_a_covering_frame() -> None:
    table = position()
    table.set("B2", near="SB1")
    table.play("frame:B2 = 1 1 1 5")
    assert (table.asked, table.request.facts["frame"]) == ("loss B", "B2")
