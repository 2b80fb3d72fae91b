"""Votes on the page: the open wish, and the undo that others must agree to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from table import Game
from table.errors import NotAllowed
from table.game import still_to_agree
from table.votes.undo import undo_for
from text import escape, say

__all__ = ["Wish", "undo_asks", "wish_of"]


class Wish(Struct, frozen=True, omit_defaults=True):
    """The open wish, by the number of its entry. ``votes``: its reader may agree; ``own``: they may withdraw it."""

    seq: int
    lines: tuple[str, ...]
    votes: bool = False
    own: bool = False


def wish_of(game: Game, user: int, lines: Sequence[str]) -> Wish | None:
    """The wish as a user sees it; ``lines``: what it is, and whose vote it waits for."""
    wish = game.open_wish
    if wish is None:
        return None
    return Wish(wish.seq, tuple(lines), votes=user in still_to_agree(game), own=user == wish.user)


def undo_asks(game: Game, user: int, locale: str) -> tuple[str, ...]:
    """What an undo of the user's last decision needs; nothing where it is free, impossible, or asked for already."""
    try:
        asked = undo_for(game, user).asked
    except NotAllowed:
        return ()
    if not asked or game.open_wish is not None:
        return ()
    others = ", ".join(escape(seat.name) for seat in game.seats if seat.user in asked)
    return say(locale, "undo-consent"), say(locale, "undo-asked-of", others=others)
