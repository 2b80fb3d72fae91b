"""Deployment at a declared table, step by step (RULINGS 1.8, 1.9; rulebook: "Deployment Process")."""

from __future__ import annotations

import pytest

from rules import RulesError, ScriptedDice, correct
from rules.rapid_attack.corrections import Fall, PlaceFrame
from rules.rapid_attack.turn.stations import StationChanged
from tests.rules.rapid_attack.opening.test_bidding import rd
from tests.rules.rapid_attack.positions import Table, names

SHORT = {
    "defense-stations": "station",
    "defense-frames": "frame",
    "point-frame": "point",
    "attack-frames": "frame",
    "attack-stations": "station",
    "other-frames": "other",
}


def deploying(*frames: int, ruleset: str = "rapid-attack", stations: int = 2, neutral: int = 0) -> Table:
    """A custom game about to be deployed. Who has fewest frames defends."""
    size = {"id": "custom", "stations": stations, "neutral": neutral, "rockets": 0}
    return Table(*rd(*frames), ruleset=ruleset, begin="", size=size)


def course(table: Table) -> str:
    """Who puts what down, in a row, when everybody takes the first thing offered: ``A station, A station, B point``."""
    steps = []
    while table.state.round == 0:
        request = table.request
        if request.kind == "deploy":
            steps.append(f"{table.state.players[request.player].letter} {SHORT[request.facts['step']]}")
        table.answer("none" if request.kind == "station" else table.choices[0])
    return ", ".join(steps)


D = "A station, A station, A frame, A frame"
COURSES: list[tuple[str, str, tuple[int, ...], str]] = [
    ("two players", "rapid-attack", (3, 4), f"{D}, B point, B frame, B frame, B frame, B station, B station, A other"),
    (
        "three, highest score first, frame by frame; the point frame does not count",
        "rapid-attack",
        (3, 4, 5),
        f"{D}, C point, B frame, C frame, B frame, C frame, B frame, C frame, B frame, C frame,"
        " B station, C station, B station, C station, A other",
    ),
    (
        "three, MEZ: lowest score first",
        "mez",
        (3, 4, 5),
        f"{D}, C point, C frame, B frame, C frame, B frame, C frame, B frame, C frame, B frame,"
        " C station, B station, C station, B station, A other",
    ),
    (
        "three, unofficial: as rapid-attack",
        "unofficial",
        (3, 4, 5),
        f"{D}, C point, B frame, C frame, B frame, C frame, B frame, C frame, B frame, C frame,"
        " B station, C station, B station, C station, A other",
    ),
    (
        "three, the point attacker has most frames left",
        "rapid-attack",
        (2, 3, 6),
        f"{D}, C point, B frame, C frame, B frame, C frame, B frame, C frame, C frame, C frame,"
        " B station, C station, B station, C station",
    ),
    (
        "four",
        "rapid-attack",
        (3, 4, 4, 5),
        f"{D}, D point, B frame, C frame, D frame, B frame, C frame, D frame, B frame, C frame, D frame,"
        " B frame, C frame, D frame, B station, C station, D station, B station, C station, D station, A other",
    ),
    (
        "five",
        "rapid-attack",
        (2, 3, 3, 3, 4),
        f"{D}, E point, B frame, C frame, D frame, E frame, B frame, C frame, D frame, E frame,"
        " B frame, C frame, D frame, E frame,"
        " B station, C station, D station, E station, B station, C station, D station, E station",
    ),
    (
        "five, MEZ",
        "mez",
        (2, 3, 3, 3, 4),
        f"{D}, E point, E frame, D frame, C frame, B frame, E frame, D frame, C frame, B frame,"
        " E frame, D frame, C frame, B frame,"
        " E station, D station, C station, B station, E station, D station, C station, B station",
    ),
]


@pytest.mark.parametrize(("ruleset", "frames", "steps"), [row[1:] for row in COURSES], ids=[row[0] for row in COURSES])
def test_each_step_in_its_order(ruleset: str, frames: tuple[int, ...], steps: str) -> None:
    table = deploying(*frames, ruleset=ruleset)
    assert course(table) == steps
    everything = {item.id for item in (*table.state.frames, *table.state.stations)}
    assert set(table.state.deployed) == everything
    assert (table.state.round, table.asked) == (1, "activate A")


def test_without_stations_there_is_nothing_to_say_about_them() -> None:
    table = deploying(2, 3, stations=0)
    table.play("A1", "A2", "B1", "B3", "B2")
    assert table.asked == "activate A"


def test_a_defender_with_a_single_frame() -> None:
    assert course(deploying(1, 2, stations=0)) == "A frame, B point, B frame"


@pytest.mark.parametrize("size", ["demo", None])
def test_no_deployment_in_a_demo_nor_where_it_is_free(size: str | None) -> None:
    demo = size == "demo"
    companies = ["B G Y Rd; B G Y Ra"] * 2 if demo else rd(2, 3)
    table = Table(*companies, begin="", size=size, options={} if demo else {"deployment": "free"})
    assert (table.asked, names(table.log)[-2:]) == ("activate A", ["PositionsTaken", "RoundBegan"])


def test_what_is_offered() -> None:
    table = deploying(3, 4, neutral=1)
    assert (table.asked, table.choices) == ("deploy A", ["SA1", "SA2", "all"])
    table.play("SA2")
    assert table.choices == ["SA1"]
    table.play("SA1")
    assert (table.asked, table.choices) == ("deploy A", ["A1", "A2", "A3"])
    table.play("A3")
    assert (table.asked, table.choices) == ("station A", ["none", "SA1", "SA2", "S1"])
    table.play("SA1")
    assert table.choices == ["A1", "A2"]
    table.play("A1", "none")
    assert (table.asked, table.choices) == ("deploy B", ["B1", "B2", "B3", "B4"])
    table.play("B4", "none")
    assert table.choices == ["B1", "B2", "B3", "all"]


def test_everything_that_is_left_at_once() -> None:
    table = deploying(4, 5, 6)
    table.play("all")
    assert names(table.last) == ["StationPlaced", "StationPlaced"]
    table.play("A1", "none", "A2", "none", "C1")
    table.play("all", "all")
    assert [frame.near for frame in table.state.frames if frame.owner > 0] == [None] * 11
    assert (table.asked, table.request.facts["step"]) == ("deploy B", "attack-stations")
    table.play("all", "all")
    assert (table.asked, table.choices) == ("deploy A", ["A3", "A4", "all"])
    table.play("all")
    assert table.asked == "activate A"


def test_attackers_alternate_frame_by_frame_though_one_leaves_the_rest_to_the_referee() -> None:
    table = deploying(3, 4, 5)
    table.play("all", "A1", "none", "A2", "none", "C1", "all")
    assert names(table.last) == ["PlacesInTurn", "FramePlaced", "NearDeclared"]
    while table.request.facts.get("step") == "attack-frames":
        assert table.asked == "deploy C"
        table.play(table.choices[0])
    assert table.state.deployed[4:] == ("C1", "B1", "C2", "B2", "C3", "B3", "C4", "B4", "C5")
    assert (table.asked, table.choices) == ("deploy B", ["SB1", "SB2", "all"])


def test_the_last_attacker_with_frames_left_puts_them_down_at_once() -> None:
    table = deploying(3, 4, 6)
    table.play("all", "A1", "none", "A2", "none", "C1", "all")
    for _ in range(3):
        table.play(table.choices[0])
    assert (table.asked, table.request.options[-1].label) == ("deploy C", "place-all")


def test_attackers_are_not_asked_for_stations_that_they_keep_away_from() -> None:
    table = deploying(2, 3)
    table.play("all", "A1")
    assert (table.asked, table.choices) == ("station A", ["none", "SA1", "SA2"])
    table.play("none", "A2", "none", "B1")
    assert names(table.last) == ["FramePlaced", "NearDeclared"]
    assert table.asked == "deploy B"


WRONG: list[tuple[tuple[str, ...], object, str]] = [
    ((), "A1", "cannot-deploy not-yet"),
    ((), "SB1", "cannot-deploy not-yours"),
    ((), "none", "not-an-option"),
    ((), None, "choice-malformed"),
    ((), ["SA1"], "choice-malformed"),
    (("SA1",), "SA1", "cannot-deploy done"),
    (("all",), "B1", "cannot-deploy not-yours"),
    (("all",), "all", "not-an-option"),
    (("all", "A1"), "SB1", "no-such-station not-yet"),
    (("all", "A1"), "S9", "not-an-option"),
]


@pytest.mark.parametrize(("played", "choice", "why"), WRONG)
def test_what_cannot_be_put_down_now(played: tuple[str, ...], choice: object, why: str) -> None:
    table = deploying(3, 4)
    table.play(*played)
    before = table.state
    with pytest.raises(RulesError) as refused:
        table.answer(choice)
    assert f"{refused.value.code} {refused.value.facts.get('why', '')}".strip() == why
    assert table.state == before


def test_a_station_that_is_stood_at_is_held_from_the_start() -> None:
    table = deploying(3, 4, neutral=1)
    table.play("all", "A1", "SA1", "A2", "none")
    table.play("B1", "S1")
    assert [(event.station, event.holder) for event in table.last if isinstance(event, StationChanged)] == [("S1", 1)]
    assert table.holders == "AABBB"
    assert table.scores == [35, 21]


def test_two_at_a_neutral_station_and_the_first_holds_it() -> None:
    table = deploying(3, 4, 5, neutral=1)
    table.play("all", "A1", "none", "A2", "none", "C1", "S1", "B1", "S1")
    assert table.holders == "AABBCCC"


def test_the_host_places_only_what_stands_on_the_table() -> None:
    table = deploying(3, 4)
    table.play("all", "A1", "none")
    with pytest.raises(RulesError) as refused:
        correct(table.state, PlaceFrame("A2", ("SA1",)), "host", ScriptedDice([]))
    assert refused.value.code == "no-such-frame"
    table.happen(*correct(table.state, PlaceFrame("A1", ("SA1",)), "host", ScriptedDice([])).events)
    assert (table.frame("A1").near, table.asked) == ("SA1", "deploy A")


def test_the_host_does_not_answer_where_a_frame_stands() -> None:
    table = deploying(3, 4)
    table.play("all", "A1")
    table.happen(*correct(table.state, PlaceFrame("A1", ("SA2",)), "host", ScriptedDice([])).events)
    assert table.asked == "station A"


def test_nobody_falls_before_the_first_round() -> None:
    table = Table(*rd(2, 3), begin="", options=["elevation"])
    with pytest.raises(RulesError) as refused:
        correct(table.state, Fall("A1", 6), "host", ScriptedDice([6, 6]))
    assert refused.value.code == "no-such-frame"
