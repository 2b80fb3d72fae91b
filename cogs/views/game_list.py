"""A user's games as a list, with the ways to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from cogs.views.components import message_link, note_view
from storage import GameRow
from text import escape
from text.fluent.catalogue import say

__all__ = ["game_list_view"]

TEXT_MAX = 3800
TITLE_SHOWN = 80


def game_list_view(rows: Sequence[GameRow], boards: Mapping[str, str], user: int, locale: str) -> ui.LayoutView:
    """Games that wait for the user, then the others. ``boards``: the message of each game's board, by game."""
    waits = [_line(row, boards, user, locale) for row in rows if user in row.waiting]
    others = [_line(row, boards, user, locale) for row in rows if user not in row.waiting]
    lines = [say(locale, "mine-waits" if waits else "mine-none-waits", count=len(waits)), *waits]
    if others:
        lines += ["", say(locale, "mine-others", count=len(others)), *others]
    return note_view(_fitting(lines, locale))


def _line(row: GameRow, boards: Mapping[str, str], user: int, locale: str) -> str:
    since = dict(zip(row.waiting, row.waiting_since, strict=True)).get(user)
    key = "mine-lobby" if row.status == "lobby" else "mine-other" if since is None else "mine-game"
    when = f"<t:{round(row.updated if since is None else since)}:R>"
    link = message_link(row.guild, row.channel, boards.get(row.id))
    return "- " + say(locale, key, title=escape(row.title[:TITLE_SHOWN]), since=when, link=link)


def _fitting(lines: Sequence[str], locale: str) -> str:
    """As many lines as a message takes, and how many more there are."""
    shown = list(lines)
    while len("\n".join(shown)) > TEXT_MAX:
        shown.pop()
    if len(shown) < len(lines):
        shown.append(say(locale, "mine-more", count=len(lines) - len(shown)))
    return "\n".join(shown)
