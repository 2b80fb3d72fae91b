"""The summary of a game, stored for lists, reminders and deadlines."""

from __future__ import annotations

from storage import Summary
from table.game import NOBODY, Game, still_to_agree
from table.player_clocks import next_deadline

__all__ = ["summary_of"]


def summary_of(game: Game) -> Summary:
    """The summary to store with the game's newest entry."""
    seats = tuple(seat.user for seat in game.seats if seat.user != NOBODY)
    decided = tuple(decision.user for decision in game.decisions if decision.seq == game.seq)
    return Summary(game.status, game.title, seats, _waited_for(game), game.locale, next_deadline(game), decided)


def _waited_for(game: Game) -> tuple[int, ...]:
    """The users who must decide, and those whose vote the open wish waits for."""
    voters = still_to_agree(game) if game.status == "running" else ()
    return tuple(dict.fromkeys((*game.waiting, *voters)))
