"""Bidding: PPA, ties for the highest and the lowest score, positions (RULINGS 1.7, 1.8; rulebook: "Bidding Phase").

A lot is a die with as many sides as there are players to choose among: ``begin="2"`` draws the second of them.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import AdjustScore, RulesError, ScriptedDice, correct
from rules.rapid_attack.setup.bidding import BidCounted, LotsDrawn, PositionsTaken, TieDrawn
from tests.rules.rapid_attack.positions import Table, names


def rd(*frames: int) -> list[str]:
    """Companies of so many frames, each with one weapon."""
    return ["; ".join(["Rd"] * number) for number in frames]


SPARE = "Crane: Rd Rd B G spare"


def bid(*frames: int, begin: str = "", size: Any = "skirmish", spare: str = "", **more: Any) -> Table:
    """A game from its very beginning; it goes on without deployment. All companies have the same ``spare``."""
    companies = [f"{company}; {spare}" if spare else company for company in rd(*frames)]
    return Table(*companies, begin=begin, size=size, options={"deployment": "free", **more})


def kinds(table: Table) -> str:
    """What may be chosen in a tie, whatever is added or removed."""
    return " ".join(dict.fromkeys(choice.partition(":")[0] for choice in table.choices))


def drawn(table: Table) -> list[tuple[str, str]]:
    """The lots that fell: among whom, and on whom."""
    letters = [player.letter for player in table.state.players]
    return [
        ("".join(letters[p] for p in event.tied), letters[event.player])
        for event in table.log
        if isinstance(event, TieDrawn | LotsDrawn)
    ]


# --- points, scores, positions ----------------------------------------------------------------------------------------

BIDS: list[tuple[tuple[int, ...], list[int], list[int], str]] = [
    # frames each (one system a frame), PPA, scores, order
    ((6, 4), [3, 7], [27, 49], "BA"),
    ((4, 5), [7, 3], [49, 24], "AB"),
    ((5, 4, 3), [3, 5, 7], [21, 30, 35], "CBA"),
    ((4, 4, 3), [3, 3, 7], [18, 18, 35], "CAB"),
    ((4, 3, 4, 4), [3, 7, 3, 3], [18, 35, 18, 18], "BACD"),
    ((3, 4, 4, 4, 4), [7, 3, 3, 3, 3], [28, 15, 15, 15, 15], "ABCDE"),
]


@pytest.mark.parametrize(("frames", "ppa", "scores", "order"), BIDS)
def test_points_scores_and_order(frames: tuple[int, ...], ppa: list[int], scores: list[int], order: str) -> None:
    lots = str(scores.count(min(scores))) if scores.count(min(scores)) > 1 else ""
    table = bid(*frames, begin=lots)
    assert ([player.ppa for player in table.state.players], table.scores) == (ppa, scores)
    assert table.order == order
    (taken,) = [event for event in table.log if isinstance(event, PositionsTaken)]
    assert ("ABCDE"[taken.defender], "ABCDE"[taken.point]) == (order[0], order[-1])
    assert (table.state.round, table.asked) == (1, f"activate {order[0]}")


def test_the_demo_has_no_bidding() -> None:
    table = Table("B G Y Rd; B G Y Ra", "B G Y Rd; B G Y Rh", "B G Y Rd; B G Y Rh", begin="", size="demo")
    assert names(table.log) == ["Started", "PositionsTaken", "RoundBegan"]
    assert (table.order, [player.ppa for player in table.state.players]) == ("ABC", [5, 5, 5])


def test_in_a_demo_every_asset_is_worth_five_whatever_the_systems() -> None:
    table = Table("B G Y Rd; B G Y Ra", "B G Y Rd; B G", begin="", size="demo")
    assert ([player.ppa for player in table.state.players], table.scores) == ([5, 5], [10, 10])


# --- ties for the highest score ---------------------------------------------------------------------------------------

LIMITS: list[tuple[str, str, tuple[int, ...], str]] = [
    # ruleset, size, frames each, what the tied player may do
    ("rapid-attack", "skirmish", (4, 4), "add defer"),
    ("rapid-attack", "skirmish", (5, 5), "add remove defer"),
    ("rapid-attack", "skirmish", (6, 6), "remove defer"),
    ("rapid-attack", "skirmish", (3, 3, 3), "add defer"),
    ("rapid-attack", "skirmish", (5, 5, 5), "remove defer"),
    ("rapid-attack", "skirmish", (3, 3, 3, 3), "add defer"),
    ("rapid-attack", "skirmish", (4, 4, 4, 4), "remove defer"),
    ("rapid-attack", "skirmish", (3, 3, 3, 3, 3), "add defer"),
    ("rapid-attack", "battle", (5, 5), "add defer"),
    ("rapid-attack", "battle", (8, 8), "remove defer"),
    ("rapid-attack", "battle", (3, 3, 3, 3, 3), "add defer"),
    ("rapid-attack", "battle", (5, 5, 5, 5, 5), "remove defer"),
    ("mez", "skirmish", (4, 4), "add"),
    ("mez", "battle", (8, 8), "remove"),
    ("unofficial", "skirmish", (3, 3), "add defer"),
    ("unofficial", "skirmish", (4, 4), "add remove defer"),
    ("unofficial", "skirmish", (5, 5), "remove defer"),
    ("unofficial", "skirmish", (2, 2, 2, 2), "add defer"),
]


@pytest.mark.parametrize(("ruleset", "size", "frames", "may"), LIMITS)
def test_only_what_the_limits_allow_is_offered(ruleset: str, size: str, frames: tuple[int, ...], may: str) -> None:
    companies = [f"{company}; {SPARE}" if "add" in may else company for company in rd(*frames)]
    table = Table(*companies, ruleset=ruleset, begin="1", size=size)
    assert (table.asked, kinds(table)) == ("tie A", may)
    assert table.request.free is None
    removed = [choice for choice in table.choices if choice.startswith("remove:")]
    assert removed == ([f"remove:A{n}" for n in range(1, frames[0] + 1)] if "remove" in may else [])


@pytest.mark.parametrize(("begin", "asked"), [("1", "tie A"), ("2", "tie B"), ("3", "tie C")])
def test_a_lot_decides_whose_choice_it_is(begin: str, asked: str) -> None:
    table = bid(4, 4, 4, begin=begin)
    assert (table.asked, table.request.facts) == (asked, {"tied": [0, 1, 2]})


def test_only_who_ties_is_drawn() -> None:
    table = bid(4, 3, 3, begin="2", spare=SPARE)
    assert drawn(table) == [("BC", "C")]
    assert table.asked == "tie C"


def test_a_choice_goes_to_nobody_who_has_deferred() -> None:
    table = bid(4, 4, 4, begin="2")
    table.play("defer = 2")
    assert table.asked == "tie C"
    assert "defer" in table.choices
    table.play("defer")
    assert (table.asked, "defer" in table.choices) == ("tie A", False)
    with pytest.raises(RulesError) as refused:
        table.answer("defer")
    assert (refused.value.code, refused.value.facts["why"]) == ("cannot-change-company", "last")


def test_adding_the_spare_and_bidding_again() -> None:
    table = bid(4, 4, begin="1", spare=SPARE)
    assert [frame.id for frame in table.state.spares] == ["A5", "B5"]
    table.play("add")
    assert names(table.last) == ["FrameAdded", "BidCounted", "PositionsTaken", "RoundBegan"]
    added = table.frame("A5")
    assert (added.owner, added.name, added.systems, added.rockets) == (0, "Crane", ("Rd", "Rd", "B", "G"), 0)
    assert [frame.id for frame in table.state.spares] == ["B5"]
    assert ([player.ppa for player in table.state.players], table.scores, table.order) == ([3, 7], [24, 49], "BA")


def test_a_spare_is_no_asset_and_is_not_compared() -> None:
    table = Table(f"{rd(4)[0]}; {SPARE}", *rd(5), begin="", size="skirmish", options={"deployment": "free"})
    assert ([player.ppa for player in table.state.players], table.scores) == ([7, 3], [49, 24])
    assert [frame.id for frame in table.state.frames if frame.owner == 0] == ["A1", "A2", "A3", "A4"]


def test_a_company_without_a_spare_adds_no_frame() -> None:
    table = Table(*rd(5), f"{rd(5)[0]}; {SPARE}", begin="1", size="skirmish", options={"deployment": "free"})
    assert kinds(table) == "remove defer"
    table.play("defer")
    assert (table.asked, kinds(table)) == ("tie B", "add remove")


def test_a_spare_is_added_once() -> None:
    """The first to add a frame loses its points for the fewest; then the two others tie."""
    table = bid(3, 3, 3, begin="1", size={"id": "custom", "frames": [3, 6], "rockets": 0}, spare="Rd spare")
    table.play("add = 1")
    assert (table.asked, [frame.id for frame in table.state.spares]) == ("tie B", ["B4", "C4"])


def test_a_spare_comes_in_where_another_frame_stays_at_home() -> None:
    table = bid(3, 3, begin="1", size={"id": "custom", "frames": [2, 4], "rockets": 0}, spare="Rd spare")
    table.play("remove:A3")
    assert (table.asked, [frame.id for frame in table.state.spares]) == ("activate A", ["A4", "B4"])


def test_removing_a_frame_and_bidding_again() -> None:
    table = bid(6, 6, begin="2")
    table.play("remove:B1")
    assert names(table.last) == ["FrameRemoved", "BidCounted", "PositionsTaken", "RoundBegan"]
    assert [frame.id for frame in table.state.frames if frame.owner == 1] == ["B2", "B3", "B4", "B5", "B6"]
    assert (table.scores, table.order) == ([27, 56], "BA")


def test_the_rockets_of_a_frame_that_stays_at_home_come_with_another() -> None:
    company = "Rd +2 rockets; Rd +1 rocket; Rd; Rd; Rd"
    table = Table(company, company, begin="1", size="skirmish", options={"deployment": "free"})
    table.play("remove:A1")
    assert [frame.rockets for frame in table.state.frames if frame.owner == 0] == [3, 0, 0, 0]


def test_a_new_tie_is_a_new_lot_and_nobody_has_deferred_yet() -> None:
    table = bid(3, 3, 3, begin="1", spare="Rd spare")
    table.play("defer = 2")
    assert table.asked == "tie C"
    table.play("add = 1")
    assert (table.scores, drawn(table)) == ([35, 35, 18], [("ABC", "A"), ("ABC", "C"), ("AB", "A")])
    assert (table.asked, "defer" in table.choices) == ("tie A", True)


WRONG: list[tuple[object, str]] = [
    ("add:Rd Rd B G", "only-the-spare"),
    ("add:scout", "only-the-spare"),
    ("add:", "only-the-spare"),
    ("add:" + "Rd " * 100, "choice-malformed"),
    ("remove:B1", "cannot-change-company"),
    ("remove:A9", "not-an-option"),
    ("remove:", "not-an-option"),
    ("pass", "not-an-option"),
    ("", "not-an-option"),
    *((choice, "choice-malformed") for choice in (None, 1, ["add"], {"add": "Rd"}, True)),
]


@pytest.mark.parametrize("spare", ["", SPARE])
@pytest.mark.parametrize(("choice", "code"), WRONG)
def test_what_breaks_no_tie(choice: object, code: str, spare: str) -> None:
    table = bid(5, 5, begin="1", spare=spare)
    before = table.state
    with pytest.raises(RulesError) as refused:
        table.answer(choice)
    assert (refused.value.code, table.state) == (code, before)


@pytest.mark.parametrize("frames", [5, 6])
def test_without_a_spare_nothing_is_added(frames: int) -> None:
    with pytest.raises(RulesError) as refused:
        bid(frames, frames, begin="1").answer("add")
    assert (refused.value.code, refused.value.facts) == (
        "only-the-spare",
        {"most": 6, "why": "full" if frames == 6 else "no-spare"},
    )


def test_a_tie_left_open_since_before_there_were_spares_is_settled() -> None:
    table = bid(4, 4, begin="1", spare=SPARE)
    table.play("defer")
    table.state = structs.replace(table.state, spares=())
    assert (table.asked, table.choices) == ("tie B", ["defer"])
    table.play("defer = 2")
    assert (table.order, table.asked) == ("BA", "activate B")


ONE = {"id": "custom", "frames": 1, "stations": 1, "rockets": 0}


def test_where_nobody_may_do_anything_lots_decide_between_two() -> None:
    """Nobody is drawn to decide; lots are drawn for the first place, and none for the last."""
    table = bid(1, 1, begin="2", size=ONE)
    assert names(table.log)[1:] == ["LotsDrawn", "PositionsTaken", "RoundBegan"]
    assert table.order == "BA"


def test_a_lot_among_one_is_no_roll() -> None:
    table = bid(4, 4, begin="1", spare=SPARE)
    assert table.state.drawn == 1
    table.play("defer")
    assert (table.asked, table.state.drawn) == ("tie B", 1)


def test_where_nobody_may_do_anything_lots_decide_the_first_and_the_last_of_three() -> None:
    table = bid(1, 1, 1, begin="3 1", size=ONE)
    lots = [(event.first, event.player) for event in table.log if isinstance(event, LotsDrawn)]
    assert lots == [(True, 2), (False, 0)]
    assert (table.order, table.state.defender, table.state.point) == ("CBA", 2, 0)


def test_the_hosts_points_stay_through_a_second_bidding() -> None:
    table = bid(5, 5, begin="1")
    table.happen(*correct(table.state, AdjustScore(0, 100), "host", ScriptedDice([])).events)
    table.play("remove:A5")
    (counted,) = [event for event in table.last if isinstance(event, BidCounted)]
    assert counted.scores == (149, 24)
    assert table.order == "AB"


# --- ties for the lowest score ----------------------------------------------------------------------------------------

LOWEST: list[tuple[tuple[int, ...], str, str]] = [
    # frames each, the lot, the order then: whom the lot falls on is point attacker and last
    ((4, 4, 3), "1", "CBA"),
    ((4, 4, 3), "2", "CAB"),
    ((3, 4, 4, 4), "1", "ACDB"),
    ((3, 4, 4, 4), "2", "ABDC"),
    ((4, 3, 4, 4, 4), "3", "BACED"),
]


@pytest.mark.parametrize(("frames", "lot", "order"), LOWEST)
def test_lots_decide_who_is_last(frames: tuple[int, ...], lot: str, order: str) -> None:
    table = bid(*frames, begin=lot)
    assert table.order == order
    assert "ABCDE"[table.state.point] == order[-1]
    assert [event.first for event in table.log if isinstance(event, LotsDrawn)] == [False]


def test_a_tie_between_the_highest_and_the_lowest_is_none() -> None:
    table = bid(5, 4, 3)
    assert drawn(table) == []
