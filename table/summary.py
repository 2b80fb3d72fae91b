"""What lists need to know of a game without reading its log."""

from __future__ import annotations

from storage import Summary
from table.game import NOBODY, Game
from table.hands import next_due

__all__ = ["summary_of"]


def summary_of(game: Game) -> Summary:
    """The game's entry in lists."""
    seats = tuple(seat.user for seat in game.seats if seat.user != NOBODY)
    return Summary(game.status, game.title, seats, game.waiting, game.locale, next_due(game))
