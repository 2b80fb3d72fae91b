"""A user's games as a list, with the ways to them, and the form to bring one from a file."""

from collections.abc import Mapping, Sequence

from discord import ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, message_link, rows_of, text, view
from storage import FollowRow, GameRow
from table.player_clocks import HOST_TIME
from text import clean, escape
from text.fluent.catalogue import say

TEXT_MAX = 3800
TITLE_SHOWN = 80
LABEL_MAX = 45
STOPS_MAX = 10
STOP_TITLE = 40


def import_form(locale: str) -> ui.Modal:
    """A form for a game's file, and whether to play it on."""
    form = ui.Modal(title=say(locale, "form-game-title")[:LABEL_MAX], custom_id=str(StandaloneId("file")))
    file: ui.FileUpload[ui.Modal] = ui.FileUpload(custom_id="file")
    running: ui.Checkbox[ui.Modal] = ui.Checkbox(custom_id="running")
    for name, field in (("file", file), ("running", running)):
        form.add_item(ui.Label(text=say(locale, f"form-game-{name}")[:LABEL_MAX], component=field))
    form.stop()
    return form


def game_list_view(
    rows: Sequence[GameRow],
    boards: Mapping[str, str],
    user: int,
    locale: str,
    followed: Sequence[tuple[FollowRow, GameRow]] = (),
    deadlines: Mapping[str, float] | None = None,
    *,
    now: float,
) -> ui.LayoutView:
    """Games that wait for the user, the others, and those they follow, with buttons to stop.

    ``boards``: the message of each game's board, by game; ``deadlines``: when the user's time in it runs out.
    """
    ends = deadlines or {}
    first = sorted(rows, key=lambda row: ends.get(row.id, float("inf")))
    waits = [_line(row, boards, user, locale, ends.get(row.id), now=now) for row in first if user in row.waiting]
    others = [_line(row, boards, user, locale, now=now) for row in rows if user not in row.waiting]
    lines = [say(locale, "mine-waits" if waits else "mine-none-waits", count=len(waits)), *waits]
    if others:
        lines += ["", say(locale, "mine-others", count=len(others)), *others]
    if followed:
        lines += ["", say(locale, "mine-follows", count=len(followed)), *(_followed(*one, locale) for one in followed)]
    stops = [_stop(*one, locale) for one in followed[:STOPS_MAX]]
    return view(text(_fitting(lines, locale)), *rows_of(stops))


def _followed(follow: FollowRow, row: GameRow, locale: str) -> str:
    title, link = escape(row.title[:TITLE_SHOWN]), message_link(row.guild, row.channel)
    return "- " + say(locale, "mine-follow", title=title, way=follow.way, link=link)


def _stop(follow: FollowRow, row: GameRow, locale: str) -> Button:
    label = say(locale, "button-unfollow-game", title=clean(row.title, STOP_TITLE))
    return Button(label=label, custom_id=str(StandaloneId("unfollow", follow.id)))


def _line(
    row: GameRow, boards: Mapping[str, str], user: int, locale: str, until: float | None = None, *, now: float
) -> str:
    waits = dict(zip(row.waiting, row.waiting_since, strict=True))
    since = waits.get(user)
    key = "mine-other" if since is None else "mine-game"
    if row.status == "lobby":
        overdue = now - waits.get(row.host, now) >= HOST_TIME
        key = "mine-start" if since is not None else "mine-may-start" if overdue else "mine-lobby"
    when = f"<t:{round(row.updated if since is None else since)}:R>"
    link = message_link(row.guild, row.channel, boards.get(row.id))
    told = "- " + say(locale, key, title=escape(row.title[:TITLE_SHOWN]), since=when, link=link)
    return (
        told
        if until is None
        else told + " " + say(locale, "mine-until", until=f"<t:{round(until)}:f> (<t:{round(until)}:R>)")
    )


def _fitting(lines: Sequence[str], locale: str) -> str:
    """As many lines as a message takes, and how many more there are."""
    shown = list(lines)
    while len("\n".join(shown)) > TEXT_MAX:
        shown.pop()
    if len(shown) < len(lines):
        shown.append(say(locale, "mine-more", count=len(lines) - len(shown)))
    return "\n".join(shown)
