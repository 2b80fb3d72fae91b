"""What lists need to know of a game without reading its log."""

from __future__ import annotations

from storage import Summary
from table.game import NOBODY, Game, still_to_agree
from table.time.clocks import next_due

__all__ = ["summary_of"]


def summary_of(game: Game) -> Summary:
    """The game's entry in lists."""
    seats = tuple(seat.user for seat in game.seats if seat.user != NOBODY)
    decided = tuple(made.user for made in game.decisions if made.seq == game.seq)
    return Summary(game.status, game.title, seats, _waited_for(game), game.locale, next_due(game), decided)


def _waited_for(game: Game) -> tuple[int, ...]:
    """Whoever must decide, and whoever is asked to agree to a wish."""
    voters = still_to_agree(game) if game.status == "running" else ()
    return tuple(dict.fromkeys((*game.waiting, *voters)))
