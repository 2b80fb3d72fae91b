"""A user's games as a list, with the ways to them, and the form to bring one from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import message_link, note_view
from storage import GameRow
from text import escape
from text.fluent.catalogue import say

__all__ = ["game_list_view", "import_form"]

TEXT_MAX = 3800
TITLE_SHOWN = 80
LABEL_MAX = 45


def import_form(locale: str) -> ui.Modal:
    """A form for a game's file, and whether to play it on."""
    form = ui.Modal(title=say(locale, "form-game-title")[:LABEL_MAX], custom_id=str(StandaloneId("file")))
    file: ui.FileUpload[ui.Modal] = ui.FileUpload(custom_id="file")
    running: ui.Checkbox[ui.Modal] = ui.Checkbox(custom_id="running")
    for name, field in (("file", file), ("running", running)):
        form.add_item(ui.Label(text=say(locale, f"form-game-{name}")[:LABEL_MAX], component=field))
    form.stop()
    return form


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
