"""Boards of every size: they are drawn, they are small, and no words run over anything."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from msgspec import structs
from PIL import Image

from render import action
from render.kit import scoreboard, typeface, widgets
from render.kit.boxes import MARGIN
from render.kit.palette import PAGE
from render.kit.png import Picture
from render.rapid_attack import board, frame_card, status
from render.rapid_attack.board import BoardLabels, board_content, board_image, draw_board
from render.rapid_attack.board_layout import arrange
from rules.core.event import Outcome
from rules.rapid_attack.state import Activation, Phase, State, Step
from tests.render.golden import check_golden
from tests.render.samples import HOSTILE, LEFTWARD, labels, mid_game, opening, showcase, table_of, with_names
from tests.render.watching import Written, check_written, inside, watch_writing

LONG = "which of these systems does the frame lose, " * 20


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height)
    return image


def over() -> State:
    state = structs.replace(mid_game(), stack=(), clock=0, phase=Phase.OVER)
    return structs.replace(state, outcome=Outcome("doomsday", (1, 0), (1,), (32, 36)))


@pytest.mark.long(after=18)
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("frames", range(1, 9))
def test_every_size_is_drawn_and_small(players: int, frames: int) -> None:
    state = table_of((frames,) * players)
    image = opened(draw_board(state, labels()))
    assert image.height <= 1500


@pytest.mark.parametrize("frames", [(8,) * n for n in (2, 3, 4, 5)])
def test_the_fullest_boards_stay_small(frames: tuple[int, ...]) -> None:
    assert len(draw_board(mid_game(frames), labels()).data) <= 150_000


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Every text that is written, as the picture it is written on and its box."""
    seen = watch_writing(monkeypatch, action, board, frame_card, scoreboard, status, widgets)
    widgets.chip.cache_clear()
    yield seen
    widgets.chip.cache_clear()


BOARDS = [(5, 5), (8, 8), (5, 4, 4), (7, 7, 7), (4, 4, 4, 4), (8, 8, 8, 8), (4, 4, 4, 3, 3), (8, 8, 8, 8, 8)]


@pytest.mark.long(after=13)
@pytest.mark.parametrize("frames", BOARDS)
@pytest.mark.parametrize("names", [("A", "b"), ("W" * 10_000,), HOSTILE], ids=["short", "long", "hostile"])
def test_no_words_run_over_anything(written: list[Written], frames: tuple[int, ...], names: tuple[str, ...]) -> None:
    state = with_names(mid_game(frames), names)
    state = structs.replace(state, players=tuple(structs.replace(p, score=188, adjust=-12) for p in state.players))
    words = BoardLabels("W" * 300, "W" * 300, LONG, (0, 1, 2, 3, 4)[: len(frames)], LONG, ("W" * 40,) * 5, LONG)
    image = board_image(state, words)
    layout = arrange(board_content(state, 2))
    cards = [box for block in layout.blocks for box in block.cards]
    titles = [block.title for block in layout.blocks if block.title]
    places = [layout.header, *layout.scores, *layout.stations, *cards, *titles, layout.decision]
    texts = check_written(image, written)
    assert len(texts) > 10
    for text in texts:
        assert any(inside(text, place) for place in places), text


def test_the_margins_stay_empty() -> None:
    image = board_image(with_names(mid_game(), ("W" * 10_000,)), labels(LONG))
    edges = [image.crop((image.width - 2, 0, image.width, image.height)), image.crop((0, 0, image.width, 4))]
    assert MARGIN > 2
    for edge in edges:
        assert edge.getcolors() == [(edge.width * edge.height, PAGE)]


def test_a_board_with_no_words_at_all() -> None:
    opened(draw_board(mid_game(), BoardLabels()))


def test_whatever_an_activation_may_hold() -> None:
    acts = [
        Activation("A4"),
        Activation("A4", Step.RANGE, target="terrain"),
        Activation("A4", Step.ACT, dice=("W6",) * 40, faces=(6,) * 40, used=(1, 2)),
        Activation("A4", Step.SPOT_TARGET, target="B4", dice=("Y6",), faces=(3,), used=(0,), spot_with=0),
    ]
    for act in acts:
        opened(draw_board(structs.replace(mid_game(), stack=(act,)), labels()))
    deep = tuple(Activation(f"{letter}{n}") for n in range(1, 5) for letter in "AB")
    opened(draw_board(structs.replace(mid_game(), stack=deep), labels()))


@pytest.mark.parametrize("clock", [0, 1, 11, 15, 30, 120])
def test_clocks_of_any_length(clock: int) -> None:
    opened(draw_board(structs.replace(mid_game(), clock=clock), labels()))


def test_what_changes_is_seen() -> None:
    before = mid_game()
    pictures = {draw_board(before, labels()).data}
    for changes in (
        {"activated": True},
        {"white": 1},
        {"white": 0},
        {"rockets": 2},
        {"defense": 0},
        {"defense": 3, "defense_die": "B6"},
        {"defense": 3, "defense_die": "W6"},
        {"spot": 5, "spot_die": "Y6"},
        {"near": None},
        {"systems": ("Ra", "Y"), "lost": ("Ra",)},
    ):
        pictures.add(draw_board(before.with_frame("A4", **changes), labels()).data)
    assert len(pictures) == 11


@pytest.mark.long
def test_threads_draw_what_one_alone_draws() -> None:
    states = [mid_game(frames) for frames in BOARDS] * 3
    alone = [draw_board(state, labels()).data for state in states]
    for cache in (widgets.chip, typeface._mask, typeface._font):
        cache.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda state: draw_board(state, labels()).data, states))
    assert together == alone


@pytest.mark.parametrize(
    ("name", "state"),
    [
        ("showcase", showcase()),
        ("two", mid_game()),
        ("opening", opening()),
        ("five", mid_game((8,) * 5)),
        ("over", over()),
        pytest.param("hostile", with_names(mid_game((4, 3, 3, 3)), HOSTILE), marks=LEFTWARD),
    ],
)
def test_golden_boards(name: str, state: State) -> None:
    check_golden(name, draw_board(state, labels()))


@pytest.mark.parametrize(
    ("points", "said"), [("5 × 3", "5 pts × 3 assets"), ("5 × 1 -2", "5 pts × 1 asset -2"), ("", "")]
)
def test_a_score_says_what_its_factors_count(points: str, said: str) -> None:
    assert scoreboard.counted_points(points, "pts × asset/assets") == said
    assert scoreboard.counted_points(points, "") == points
