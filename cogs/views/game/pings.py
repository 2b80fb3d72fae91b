"""Pings: what a game asks of users, in the words of the event, with the answers where that is all there is to it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.views.components import Button, Row, button, text, view
from cogs.views.game.options import answer_buttons
from cogs.views.game.votes import consent_row, wish_text
from rules import Request
from table import Game
from table.game import still_to_agree
from text import escape, ping_line
from text.fluent.catalogue import say

__all__ = ["ping_view"]


def ping_view(
    game: Game, users: Sequence[int], locale: str, board: str, *, since: float | None = None, direct: bool = False
) -> ui.LayoutView:
    """What the game asks of these users, and the link to its ``board``.

    ``since``: it has asked since then, and reminds them; ``direct``: to the only one of them, in private.
    """
    lines = [_line(game, user, locale, direct=direct) for user in users]
    key = "ping-game" if since is None else "ping-game-again"
    lines.append(say(locale, key, title=escape(game.title), since=f"<t:{round(since or 0)}:R>"))
    rows = _answer_rows(game, users[0], locale) if len(users) == 1 else []
    move = button(game, "open", say(locale, "button-your-move"), style=_move_style(rows))
    return view(text(*lines), *rows, Row(move, Button(label=say(locale, "button-to-the-board"), url=board)))


def _move_style(rows: Sequence[Row]) -> ButtonStyle:
    return ButtonStyle.secondary if rows else ButtonStyle.primary


def _asked(game: Game, user: int) -> list[Request]:
    return [request for request in game.requests if game.seats[request.player].user == user]


def _line(game: Game, user: int, locale: str, *, direct: bool) -> str:
    """Everything that the game asks of a user."""
    told = [ping_line(locale, request, game.played) for request in _asked(game, user)]
    if game.wish is not None and user in still_to_agree(game):
        told.insert(0, say(locale, "ping-vote", wish=wish_text(game, game.wish, locale)))
    asked = "\n".join(told) or say(locale, "ping-decision")
    return asked if direct else say(locale, "ping-person", person=f"<@{user}>", asked=asked)


def _answer_rows(game: Game, user: int, locale: str) -> list[Row]:
    """The answers to the open wish, or to the only question if they are few."""
    if user in still_to_agree(game):
        return [consent_row(game, locale)]
    asked = _asked(game, user)
    buttons = answer_buttons(game, asked[0], locale) if len(asked) == 1 else []
    return [Row(*buttons)] if buttons else []
