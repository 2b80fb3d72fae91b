"""Where the three differ, and that they differ nowhere else (RULINGS 1.9)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import RULESETS, FairDice, Illegal
from rules.frames.hits import HitChart
from rules.frames.loadout import PoolDice
from rules.rapid_attack.profile import (
    Clock,
    Contested,
    Demo,
    Deployment,
    Equal,
    GivingGround,
    HighestTie,
    LowestTie,
    Over,
    Passing,
    Placing,
    PointFrame,
    Profile,
    SpotLasts,
)
from rules.rapid_attack.variants import PROFILES
from tests.rules.rapid_attack.positions import Table

DIFFERENCE: dict[str, dict[str, Any]] = {
    "rapid-attack": {},
    "mez": {
        "id": "mez",
        "language": "fr",
        "clock": 12,
        "clock_shown": Clock.UP,
        "passing": Passing.OWN_FRAMES_FIRST,
        "spot_lasts": SpotLasts.UNTIL_NEXT_ATTACK,
        "point_frame": PointFrame.WITHIN_DIRECT_FIRE,
        "placing": Placing.LOWEST_FIRST,
        "show_metric": True,
        "deployment": Deployment(stations=2, outside=0.0),
        "contested": Contested.KEPT,
        "giving_ground": GivingGround.EVERY_FRAME,
        "highest_tie": HighestTie.MUST_CHANGE,
        "lowest_tie": LowestTie.STANDS,
        "core": ("split-range",),
        "dice": PoolDice(),
        "chart": HitChart(next_covers=False),
        "demo": Demo(around=False),
        "equal": Equal.ROUND_BEFORE,
    },
    "unofficial": {
        "id": "unofficial",
        "sizes": PROFILES["unofficial"].sizes,
        "over": Over.MOVEMENT_SYSTEMS,
        "dice": PoolDice(),
    },
}


def test_there_are_three() -> None:
    assert list(PROFILES) == list(DIFFERENCE) == [name for name in RULESETS if name in PROFILES]


@pytest.mark.parametrize("ruleset", DIFFERENCE)
def test_the_exact_difference_from_rapid_attack(ruleset: str) -> None:
    book, variant = structs.asdict(PROFILES["rapid-attack"]), structs.asdict(PROFILES[ruleset])
    assert {name: value for name, value in variant.items() if value != book[name]} == DIFFERENCE[ruleset]


@pytest.mark.parametrize("ruleset", ["mez", "unofficial"])
def test_every_value_that_differs_is_one_that_a_row_of_1_9_names(ruleset: str) -> None:
    assert set(DIFFERENCE[ruleset]) <= {field for _, field, _ in ROWS} | {"id", "sizes"}


ROWS: list[tuple[str, str, tuple[Any, Any, Any]]] = [
    # the row of 1.9, its field, and its values for rapid-attack, mez, unofficial
    ("clock", "clock", (11, 12, 11)),
    ("clock: down, or counted up", "clock_shown", (Clock.DOWN, Clock.UP, Clock.DOWN)),
    ("passing in order", "passing", (Passing.ALLOWED, Passing.OWN_FRAMES_FIRST, Passing.ALLOWED)),
    ("contested stations", "contested", (Contested.NEUTRAL, Contested.KEPT, Contested.NEUTRAL)),
    ("giving ground", "giving_ground", (GivingGround.TARGET, GivingGround.EVERY_FRAME, GivingGround.TARGET)),
    ("ties for first", "highest_tie", (HighestTie.MAY_DEFER, HighestTie.MUST_CHANGE, HighestTie.MAY_DEFER)),
    ("ties for last", "lowest_tie", (LowestTie.LOTS, LowestTie.STANDS, LowestTie.LOTS)),
    ("over cover", "over", (Over.GREEN_DICE, Over.GREEN_DICE, Over.MOVEMENT_SYSTEMS)),
    ("d8 beside a split", "dice", (PoolDice(unsplit=True), PoolDice(), PoolDice())),
    ("covers behind one that is gone", "chart", (HitChart(), HitChart(next_covers=False), HitChart())),
    ("equal scores", "equal", (Equal.AS_BEFORE, Equal.ROUND_BEFORE, Equal.AS_BEFORE)),
    ("rules that are always on", "core", ((), ("split-range",), ())),
    ("perimeter", "deployment", (Deployment(), Deployment(stations=2, outside=0.0), Deployment())),
    ("a demo", "demo", (Demo(around=True), Demo(), Demo(around=True))),
    ("a spot lasts", "spot_lasts", (SpotLasts.UNTIL_USED, SpotLasts.UNTIL_NEXT_ATTACK, SpotLasts.UNTIL_USED)),
    (
        "the point frame",
        "point_frame",
        (PointFrame.EDGE_OF_DIRECT_FIRE, PointFrame.WITHIN_DIRECT_FIRE, PointFrame.EDGE_OF_DIRECT_FIRE),
    ),
    ("attackers' frames and stations", "placing", (Placing.HIGHEST_FIRST, Placing.LOWEST_FIRST, Placing.HIGHEST_FIRST)),
    ("distances shown in", "show_metric", (False, True, False)),
    ("language of the book", "language", ("en", "fr", "en")),
]


@pytest.mark.parametrize(("field", "values"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_a_row_of_1_9(field: str, values: tuple[Any, ...]) -> None:
    assert tuple(getattr(profile, field) for profile in PROFILES.values()) == values


Four = tuple[str | None, str | None, str | None, str | None]
SIZES: list[tuple[str, str, str, Four]] = [
    # ruleset, size, what, for 2 / 3 / 4 / 5 players
    ("rapid-attack", "skirmish", "frames", ("4-6", "3-5", "3-4", "3-4")),
    ("rapid-attack", "battle", "frames", ("5-8", "4-7", "4-6", "3-5")),
    ("rapid-attack", "skirmish", "stations", ("3", "2", "2", "1")),
    ("rapid-attack", "battle", "stations", ("3", "2", "2", "1")),
    ("rapid-attack", "skirmish", "rockets", ("3", "3", "3", "3")),
    ("rapid-attack", "battle", "rockets", ("3", "3", "3", "3")),
    ("mez", "skirmish", "frames", ("4-6", "3-5", "3-4", "3-4")),
    ("mez", "battle", "frames", ("5-8", "4-7", "4-6", "3-5")),
    ("mez", "skirmish", "stations", ("3", "2", "2", "1")),
    ("mez", "battle", "stations", ("3", "2", "2", "1")),
    ("mez", "skirmish", "rockets", ("3", "3", "3", "3")),
    ("mez", "battle", "rockets", ("3", "3", "3", "3")),
    ("unofficial", "skirmish", "frames", ("3-5", "3-5", "2-4", None)),
    ("unofficial", "battle", "frames", ("5-8", "4-7", "4-6", None)),
    ("unofficial", "skirmish", "stations", ("2", "2", "2", None)),
    ("unofficial", "battle", "stations", ("3", "2", "2", None)),
    ("unofficial", "skirmish", "rockets", ("2", "2", "2", None)),
    ("unofficial", "battle", "rockets", ("3", "3", "3", None)),
]


def company(frames: int, rockets: int) -> str:
    return "; ".join([f"Rd +{rockets} rockets" if rockets else "Rd", *["Rd"] * (frames - 1)])


def begins(ruleset: str, size: str, players: int, frames: int, rockets: int) -> bool:
    """Whether a game begins with such companies, all alike."""
    entrants = [(f"{seat}", company(frames, rockets)) for seat in range(players)]
    try:
        RULESETS[ruleset].new_game(entrants, size, "declared", {}, FairDice(b""))
    except Illegal:
        return False
    return True


def rockets_of(ruleset: str, size: str) -> int:
    return 2 if (ruleset, size) == ("unofficial", "skirmish") else 3


def _row(ruleset: str, size: str, what: str, values: Four) -> list[tuple[str, str, str, int, str | None]]:
    return [(ruleset, size, what, players, value) for players, value in enumerate(values, start=2)]


CASES = [case for row in SIZES for case in _row(*row)]


@pytest.mark.parametrize(
    ("ruleset", "size", "what", "players", "value"),
    CASES,
    ids=[f"{ruleset}: {what}, {size}, {players} players" for ruleset, size, what, players, _ in CASES],
)
def test_sizes_and_limits_of_1_9(ruleset: str, size: str, what: str, players: int, value: str | None) -> None:
    rockets = rockets_of(ruleset, size)
    legal = [n for n in range(1, 13) if begins(ruleset, size, players, n, rockets)]
    if value is None:
        assert legal == []
    elif what == "frames":
        assert f"{legal[0]}-{legal[-1]}" == value
        assert legal == list(range(legal[0], legal[-1] + 1))
    elif what == "rockets":
        assert [n for n in range(1, 6) if begins(ruleset, size, players, legal[0], n)] == [int(value)]
    else:
        table = Table(*[company(legal[0], rockets)] * players, ruleset=ruleset, size=size)
        homes = [station.home for station in table.state.stations]
        assert [homes.count(player) for player in range(players)] == [int(value)] * players


@pytest.mark.parametrize("ruleset", list(PROFILES))
def test_custom_sizes_have_the_hosts_numbers_in_all_three(ruleset: str) -> None:
    size = {"id": "custom", "frames": [1, 2], "stations": 4, "neutral": 2, "rockets": 7, "clock": 33}
    state = Table("Rd +7 rockets", "Rd; Rd +7 rockets", ruleset=ruleset, size=size).state
    assert [sum(frame.owner == player for frame in state.frames) for player in (0, 1)] == [1, 2]
    assert [[s.home for s in state.stations].count(home) for home in (0, 1, None)] == [4, 4, 2]
    assert (state.clock, [frame.rockets for frame in state.frames]) == (33, [7, 0, 7])


# --- what follows from the differences --------------------------------------------------------------------------------

TWO = ("Rd; Rd", "Rd; Rd")


@pytest.mark.parametrize(("ruleset", "passing"), [("rapid-attack", True), ("mez", False), ("unofficial", True)])
def test_passing(ruleset: str, passing: bool) -> None:
    table = Table(*TWO, ruleset=ruleset)
    assert ("pass" in table.choices) is passing


SHOTS = ["B1", "B2", "terrain"]


@pytest.mark.parametrize("target", SHOTS)
@pytest.mark.parametrize(("ruleset", "stays"), [("rapid-attack", True), ("mez", False), ("unofficial", True)])
def test_a_spot_after_the_next_attack_of_any_frame(ruleset: str, stays: bool, target: str) -> None:
    table = Table("Rd; Rd", "Rd; Rd; Rd", ruleset=ruleset)
    table.set("B3", spot=5)
    for frame in ("B1", "B2"):
        table.set(frame, activated=True, defense=6)
    table.play("A1", target, "direct-fire = 1 1 2 1", "none")
    table.play("attack:2 = 1 1" if target == "terrain" else "attack:2")
    assert (table.frame("B3").spot == 5) is stays


@pytest.mark.parametrize(("ruleset", "clock"), [("rapid-attack", 11), ("mez", 12), ("unofficial", 11)])
def test_the_clock_at_the_start(ruleset: str, clock: int) -> None:
    size = "battle"
    entrants = [company(4, 3)] * 3
    assert Table(*entrants, ruleset=ruleset, size=size).state.clock == clock


@pytest.mark.parametrize("profile", PROFILES.values(), ids=list(PROFILES))
def test_a_running_game_keeps_its_profile(profile: Profile) -> None:
    assert Table(*TWO, ruleset=profile.id).state.profile == profile


NUMBERS = {
    "clock": 11, "ruler": 8.0, "reach": 1.0, "white": 2, "systems_max": 4, "same_max": 2, "ppa": 5, "bricks": 6,
    "ppa_edge": 1, "cover_hits": 3, "climb": 1, "base": 0.5, "post": 0.4, "close_call": 0.1, "agreement": True,
}  # fmt: skip


def test_the_numbers_of_the_book() -> None:
    """Written once more, so that a changed one is noticed."""
    book = PROFILES["rapid-attack"]
    assert {name: getattr(book, name) for name in NUMBERS} == NUMBERS
    assert book.deployment == Deployment(stations=None, first=2, slack=0.25, outside=1 / 3, changes=10)
    assert structs.astuple(book.spotting) == (1, 2)
    assert structs.astuple(book.initiative) == ("K20", 4, 2)
    assert structs.astuple(book.falls) == ("R6", 3, 4)
    assert structs.astuple(book.demo) == (2, 1, 5, 5.5, 0.5, 0.2, True)
    assert structs.astuple(book.chart) == ("R6", (4, 5, 6), (5, 6), (6,), (4, 5), (5,), 2, True)
    assert (book.fields.least, book.fields.most) == (4, 6)
