"""Nothing lies on anything else, and nothing falls off the picture."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.kit.boxes import WIDTH, Box
from render.rapid_attack.board_layout import Content, Layout, arrange
from tests.render.watching import apart


def boxes_of(layout: Layout) -> list[Box]:
    cards = [card for block in layout.blocks for card in block.cards]
    titles = [block.title for block in layout.blocks if block.title is not None]
    return [layout.header, *layout.scores, *layout.stations, *titles, *cards, layout.decision]


def check(layout: Layout) -> None:
    boxes = boxes_of(layout)
    for box in boxes:
        assert box.x >= 8
        assert box.y >= 8
        assert box.w > 0
        assert box.h > 0
        assert box.right <= WIDTH - 8
        assert box.bottom <= layout.height - 8
    for one, other in combinations(boxes, 2):
        assert apart(one, other), (one, other)


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("frames", range(1, 9))
@pytest.mark.parametrize("named", [True, False])
def test_every_size_of_game_finds_room(players: int, frames: int, named: bool) -> None:
    layout = arrange(Content((frames,) * players, stations=6, decision_lines=1, named=named, acting=True))
    check(layout)
    assert [len(block.cards) for block in layout.blocks] == [frames] * players
    assert layout.height <= 1500


@pytest.mark.long
@settings(max_examples=200)
@given(
    st.lists(st.integers(0, 30), min_size=1, max_size=7),
    st.integers(0, 40),
    st.integers(1, 2),
    st.booleans(),
    st.booleans(),
)
def test_even_a_custom_game_finds_room(frames: list[int], stations: int, lines: int, named: bool, acting: bool) -> None:
    check(arrange(Content(tuple(frames), stations, lines, named, acting)))


def test_a_game_for_two_has_wide_cards_side_by_side() -> None:
    layout = arrange(Content((5, 5)))
    left, right = layout.blocks
    assert left.cards[0].y == right.cards[0].y
    assert left.cards[0].w >= 440
