"""Lobbies that wait for players, here and elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui
from msgspec import Struct

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, message_link, rows_of, text, view
from cogs.views.game.clocks import time_text
from rules import ruleset as find_ruleset
from storage import GameRow
from table import Game
from text import escape
from text.fluent.catalogue import say

__all__ = ["SHOWN", "Waiting", "free_seats", "lobbies_view"]

SHOWN = 10
"""Lobbies in one list."""
TITLE_SHOWN = 60


class Waiting(Struct, frozen=True):
    """A lobby that waits: its game, where it is, the message with its board, and on which other server, if on one."""

    game: Game
    row: GameRow
    board: str | None
    server: str = ""


def free_seats(game: Game) -> int:
    """How many may still sit down."""
    return find_ruleset(game.ruleset).seats[1] - len(game.seats)


def lobbies_view(locale: str, found: Sequence[Waiting], user: int) -> ui.LayoutView:
    """The newest lobbies, a button for each that can be joined, and the ways to open one and to look for players."""
    shown = found[:SHOWN]
    head = say(locale, "find-games", count=len(found)) if found else say(locale, "find-games-none")
    lines = [_line(locale, number, lobby) for number, lobby in enumerate(shown, 1)]
    if len(found) > len(shown):
        lines.append(say(locale, "mine-more", count=len(found) - len(shown)))
    joins = [
        Button(
            label=say(locale, "button-find-join", number=number),
            custom_id=str(StandaloneId("findjoin", lobby.game.id)),
            style=ButtonStyle.success,
        )
        for number, lobby in enumerate(shown, 1)
        if not lobby.server and lobby.game.player_of(user) is None
    ]
    ways = [
        Button(label=say(locale, "button-play-now"), custom_id=str(StandaloneId("newgame")), style=ButtonStyle.primary),
        Button(label=say(locale, "button-find-players"), custom_id=str(StandaloneId("seekers"))),
    ]
    return view(text(head, *lines), *rows_of(joins), *rows_of(ways))


def _line(locale: str, number: int, lobby: Waiting) -> str:
    game, row = lobby.game, lobby.row
    size = game.size if isinstance(game.size, str) else game.size["id"]
    facts = [
        say(locale, f"ruleset-{game.ruleset}"),
        say(locale, f"size-{size}"),
        say(locale, "find-table", table=game.table),
        time_text(locale, game.time),
        say(locale, f"language-{game.locale}"),
        say(locale, "find-free", count=free_seats(game)),
        f"<t:{round(row.created)}:R>",
    ]
    where = say(locale, "find-on-server", server=escape(lobby.server)) if lobby.server else ""
    link = message_link(row.guild, game.channel, lobby.board)
    title = escape(game.title, TITLE_SHOWN)
    return say(locale, "find-lobby", number=number, title=title, facts=" · ".join(facts), where=where, link=link)
