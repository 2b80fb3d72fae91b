"""Intercept Orbit on a declared table as a picture: every fleet is there, nothing runs over anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from render import action, board_of, draw_state
from render.intercept_orbit import board as board_rows
from render.intercept_orbit.board import Strip, draw_orbit_board, fleet_rows, orbit_board_image
from render.intercept_orbit.map_picture import draw_space_map
from render.intercept_orbit.map_scene import scene_of
from render.kit import scoreboard, widgets
from render.kit.boxes import MARGIN, WIDTH
from render.kit.palette import PAGE
from render.space import signs
from render.space.signs import fuel_die
from rules.intercept_orbit.state.pending import Activation
from rules.intercept_orbit.state.state import Spot, State
from tests.render import spacesamples as samples
from tests.render.golden import check_golden
from tests.render.samples import HOSTILE
from tests.render.spacesamples import SITUATIONS, WORDS, declared
from tests.render.watching import Written, check_written, watch_writing
from tests.rules.intercept_orbit.battles import battle, hva, ship

BOARDS: dict[str, Callable[[], State]] = {**SITUATIONS, "over": samples.over, "crash": samples.crash}
LOUD: dict[str, Any] = WORDS | {
    "title": "W" * 300, "when": "W" * 300, "decision": "which way " * 60, "deciding": (0, 1), "clock": "W" * 90,
}  # fmt: skip


def fight() -> State:
    """Four fleets in a fight on a declared table: losses, companies on debris and on their own."""
    state = declared(samples.four()).with_asset("A3", left="destroyed").with_asset("Dc1", left="lost-in-space")
    return state.with_asset("Cc1", host="X2").with_asset("Cc2", host=None)


@pytest.mark.parametrize("name", ["opening", "shooting", "crowded", "boarding", "over"])
def test_golden_boards(name: str) -> None:
    check_golden(f"orbit-{name}", draw_orbit_board(declared(BOARDS[name]()), WORDS))


def test_golden_fight() -> None:
    check_golden("orbit-four", draw_orbit_board(fight(), WORDS))


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_is_drawn_and_small(name: str) -> None:
    picture = draw_orbit_board(declared(BOARDS[name]()), WORDS)
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert image.size == (WIDTH, picture.height)
    assert picture.height <= 1500
    assert len(picture.data) <= 150_000


@pytest.mark.parametrize(("players", "ships", "wings", "hvas"), [(2, 4, 4, 3), (3, 4, 3, 2), (4, 3, 3, 1)])
def test_a_game_for_an_afternoon_is_no_taller(players: int, ships: int, wings: int, hvas: int) -> None:
    state = samples.battered(samples.table(players, ships, wings, hvas))
    assert draw_orbit_board(state, WORDS).height <= 1500


def test_golden_low_rows() -> None:
    check_golden("orbit-low", draw_orbit_board(samples.battered(samples.table(4, 4, 2, 1)), WORDS))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("ships", "wings", "hvas"), [(1, 0, 0), (2, 2, 1), (3, 3, 3), (6, 6, 6)])
def test_every_size_of_fleet_is_drawn(players: int, ships: int, wings: int, hvas: int) -> None:
    state = samples.table(players, ships, wings, hvas)
    assert draw_orbit_board(state, WORDS).width == WIDTH


# -- who stands where -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOARDS)
def test_every_asset_is_on_just_one_card(name: str) -> None:
    state = declared(BOARDS[name]())
    rows = [row for player in range(len(state.players)) for row in fleet_rows(state, player)]
    shown = [asset.id for row in rows for asset in row.assets]
    assert sorted(shown) == sorted(asset.id for asset in state.assets if asset.kind != "debris")


def listed(state: State, player: int) -> list[str]:
    return [f"{'+' if row.deep else ''}{asset.id}" for row in fleet_rows(state, player) for asset in row.assets]


def test_companies_stand_below_the_ship_that_they_touch_whoever_has_it() -> None:
    state = samples.table(2, 1, 2, 1)
    state = state.with_asset("Ac1", host="B1").with_asset("Ac2", host="Ac1").with_asset("Bc1", host="BV1")
    assert listed(state, 0) == ["A1", "AV1"]
    assert listed(state, 1) == ["B1", "+Ac1", "+Ac2", "BV1", "+Bc1", "Bc2"]


def test_a_company_on_its_own_or_on_debris_stands_on_its_owners_card() -> None:
    state = samples.table(2, 1, 2, 0).with_asset("Ac2", host="X1")
    assert listed(state, 0) == ["A1", "Ac1", "Ac2"]


def test_companies_that_cling_to_each_other_alone_are_listed() -> None:
    state = samples.table(2, 1, 2, 0).with_asset("Ac1", host="Ac2").with_asset("Ac2", host="Ac1")
    assert listed(state, 0) == ["A1", "Ac1", "Ac2"]


def test_what_is_taken_stands_with_its_owner_and_what_is_lost_with_its_builder() -> None:
    state = samples.table(2, 2, 1, 1).with_asset("B1", owner=0).with_asset("BV1", owner=0)
    state = state.with_asset("B2", owner=0, left="destroyed")
    assert listed(state, 0) == ["A1", "A2", "B1", "AV1", "BV1", "Ac1"]
    assert listed(state, 1) == ["Bc1", "B2"]


# -- nothing runs over anything ---------------------------------------------------------------------------------------


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Every text that is written, as the picture it is written on and its box."""
    seen = watch_writing(monkeypatch, signs, board_rows, scoreboard, action, widgets)
    widgets.chip.cache_clear()
    yield seen
    widgets.chip.cache_clear()


@pytest.mark.long(after=17)
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("names", [("A", "b"), ("W" * 10_000,), HOSTILE], ids=["short", "long", "hostile"])
def test_no_words_run_over_anything(written: list[Written], name: str, names: tuple[str, ...]) -> None:
    state = declared(BOARDS[name]())
    assets = tuple(structs.replace(asset, name=names[n % len(names)]) for n, asset in enumerate(state.assets))
    people = tuple(
        structs.replace(player, name=names[n % len(names)], score=188, adjust=-12)
        for n, player in enumerate(state.players)
    )
    image = orbit_board_image(structs.replace(state, assets=assets, players=people), LOUD)
    assert len(check_written(image, written)) > 10


@pytest.mark.parametrize("name", BOARDS)
def test_the_margins_stay_empty(name: str) -> None:
    image = orbit_board_image(declared(BOARDS[name]()), LOUD)
    for left in (0, WIDTH - MARGIN + 4):
        edge = image.crop((left, 0, left + MARGIN - 4, image.height))
        assert edge.getcolors() == [(edge.width * edge.height, PAGE)]


# -- what is seen -----------------------------------------------------------------------------------------------------

CHANGES: dict[str, Callable[[State], State]] = {
    "system off": lambda s: s.with_asset("A3", systems=("Rs", "B", "Y"), lost=("Rs",)),
    "white gone": lambda s: s.with_asset("A3", white=1),
    "gone": lambda s: s.with_asset("A3", gone=True),
    "destroyed": lambda s: s.with_asset("A3", left="destroyed"),
    "captured": lambda s: s.with_asset("A3", owner=1),
    "defense": lambda s: s.with_asset("A3", defense=3, defense_die="B6"),
    "no defense": lambda s: s.with_asset("A3", defense=0),
    "two spots": lambda s: s.with_asset("A3", spots=(Spot("Y6", 4), Spot("Y8", 4))),
    "fuel": lambda s: s.with_asset("Ac3", fuel=4),
    "bingo": lambda s: s.with_asset("Ac3", fuel=1),
    "drifting": lambda s: s.with_asset("Ac3", fuel=0),
    "captive": lambda s: s.with_asset("Ac3", fuel=0, host="B1", captive=True),
    "aboard": lambda s: s.with_asset("Ac3", fuel=None),
    "ace": lambda s: s.with_asset("Ac3", ace="Y"),
    "moved over": lambda s: s.with_asset("Ac3", host="B1"),
    "on debris": lambda s: s.with_asset("Ac3", host="X1"),
    "hva": lambda s: s.with_asset("AV1", owner=1),
    "hva gone": lambda s: s.with_asset("AV1", gone=True),
    "debris": lambda s: s.with_asset("X1", left="destroyed"),
    "score": lambda s: structs.replace(s, players=(structs.replace(s.players[0], score=99), *s.players[1:])),
    "ppa": lambda s: structs.replace(s, players=(structs.replace(s.players[0], ppa=7), *s.players[1:])),
    "order": lambda s: structs.replace(s, order=s.order[::-1]),
    "acting": lambda s: structs.replace(s, stack=(Activation("A3"),)),
    "target": lambda s: structs.replace(s, stack=(Activation("A3", target="B1"),)),
    "debris aimed at": lambda s: structs.replace(s, stack=(Activation("A3", target="X1"),)),
    "clock": lambda s: structs.replace(s, clock=2),
}


def test_what_changes_is_seen() -> None:
    state = declared(samples.opening())
    pictures = {draw_orbit_board(change(state), WORDS).data for change in (lambda s: s, *CHANGES.values())}
    assert len(pictures) == len(CHANGES) + 1


def test_fuel_is_told_apart_by_more_than_its_number() -> None:
    grounds = [max(fuel_die(fuel, 40, fuel == 1).getcolors(2000) or [])[1] for fuel in (5, 1, 0)]
    assert len(set(grounds)) == 3


def test_a_declared_table_has_its_board() -> None:
    state = declared(samples.shooting())
    assert draw_state(state, WORDS).data == draw_orbit_board(state, WORDS).data


def test_the_strip_under_the_map_has_what_is_left_of_every_ship_and_company() -> None:
    state = SITUATIONS["four"]()
    strip = Strip(state)
    shown = {asset.id for card in strip.cards for row in card for asset in row.assets}
    assert shown >= {asset.id for asset in state.there if asset.kind not in ("hva", "debris")}
    whole, close = draw_space_map(state, WORDS), draw_space_map(state, WORDS, focus=())
    assert whole.height > close.height + strip.height // 2


def test_an_hva_has_no_white_dice_to_lose() -> None:
    board: Any = board_of(battle(ship("A1"), hva("AV1")))
    cards = {card.id: card for card in board.cards}
    assert (cards["A1"].whole, cards["AV1"].whole) == (2, 0)


def test_a_crash_is_no_aim_and_what_was_aimed_at_is_not_marked_meanwhile() -> None:
    """The acting ship aims at one and has run into another: row, marks and arrow tell of the crash alone."""
    state = structs.replace(samples.crowded(), collision=samples.crash().collision)
    aimed = state.stack[-1].target
    shown = board_of(state)
    assert aimed != "B1"
    assert shown.action is not None
    assert (shown.action.unit, shown.action.sign, shown.action.target, shown.action.range) == ("A2", "burst", "B1", "")
    assert [card.id for card in shown.cards if card.targeted] == ["B1"]
    assert scene_of(state).aim is None
