"""What somebody may do next at a table, in words."""

from __future__ import annotations

from table import Game
from table.planning import own_request
from text import escape, waiting_line
from text.fluent.catalogue import has, say

__all__ = ["advice"]


def advice(game: Game, user: int, locale: str) -> str:
    """What a user may do next at a table, or whom it waits for."""
    player, title = game.player_of(user), escape(game.title)
    if game.status == "ended":
        return say(locale, "help-ended", title=title)
    if game.state is None:
        return say(locale, "help-lobby-seated" if player is not None else "help-lobby", title=title)
    if user in game.waiting:
        key = f"help-turn-{own_request(game, user).kind}"
        return say(locale, key if has("en", key) else "help-turn", title=title)
    waiting = "\n".join(waiting_line(locale, request, game.state) for request in game.requests)
    key = "help-waiting" if player is not None else "help-watching"
    return f"{say(locale, key, title=title)}\n{waiting}"
