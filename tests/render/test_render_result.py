"""The card of a result: it is drawn for any number of players and any names, with and without a map."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render import ResultCard, ResultLine, draw_result
from render.charts.result import result_image
from render.kit.palette import player_colour

NAMES = ("Ana", "Wolfgang Amadeus von Hohenzollern-Sigmaringen " * 2, "Эмиль", "千代", "مريم 👑")
SCORES = (24, 18, -3, 0, 120)


def card(players: int, winners: int = 1) -> ResultCard:
    """A result of so many players, some of whom share the first place."""
    lines = (ResultLine(n, NAMES[n], SCORES[n], n < winners) for n in range(players))
    return ResultCard("Friday " * 20, "Ana wins", "The clock has run out. " * 9, tuple(lines), "Best hit " * 30)


@pytest.mark.long(after=6)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", [None, (1000, 1000), (1000, 500)])
def test_it_is_a_thousand_wide_and_small(players: int, board: tuple[int, int] | None) -> None:
    shown = draw_result(card(players), None if board is None else Image.new("RGB", board))
    assert (shown.width, shown.height <= 1300) == (1000, True)
    assert len(shown.data) < 300_000
    assert Image.open(io.BytesIO(shown.data)).size == (shown.width, shown.height)


def test_players_have_their_colours() -> None:
    seen = {colour for _, colour in result_image(card(5)).getcolors(1 << 20) or ()}
    assert all(player_colour(player) in seen for player in range(5))
