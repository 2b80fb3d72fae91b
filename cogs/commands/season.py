"""`/season`: what the games of a server come to together."""

from __future__ import annotations

import io
from datetime import UTC, date, datetime

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.commands import describe, word
from cogs.kit.drawing import drawn_at_once
from cogs.kit.reply import Interaction, patiently, private_locale, public_locale, show
from cogs.views import panel
from cogs.views.proof import SHOWN, season_lines
from render.charts.standings import StandingsLabels, StandingsLine, draw_standings
from rules.core.errors import Malformed, shown
from table import NotAllowed, Table
from table.history.luck import luckier_than
from table.history.season import Season, season_since
from text.fluent.catalogue import say

__all__ = ["SeasonCog"]

ALL = "all"
HEADS = ("played", "won", "drawn", "lost", "dice")


class SeasonCog(commands.Cog):
    """The server's record."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="season", description=word("cmd-season"))
    @describe(since="opt-since")
    async def season(self, interaction: Interaction, since: str = ALL) -> None:
        """Games played and won, and whom the dice liked."""
        if interaction.guild_id is None:
            raise NotAllowed("not-in-dm")
        start = _day(since)
        work = season_since(self.table, interaction.guild_id, start.timestamp() if start else 0.0)
        season = await patiently(interaction, work, private=False)
        shown_day = start.date().isoformat() if start else ""
        locale = public_locale(interaction)
        text = "\n".join(season_lines(locale, season, shown_day))[: panel.TEXT_MAX]
        if not season.standings:
            await show(interaction, panel.note_view(text), private=False)
            return
        file = await _picture(locale, season)
        view = panel.score_view(text, say(locale, "season-alt"), file.filename)
        await show(interaction, view, private=False, files=[file])

    @season.autocomplete("since")
    async def _days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        locale, today = private_locale(interaction), datetime.now(UTC).date()
        offered = {"month": today.replace(day=1).isoformat(), "year": today.replace(month=1, day=1).isoformat()}
        named = [(say(locale, f"since-{name}"), value) for name, value in {**offered, "all": ALL}.items()]
        found = [(name, value) for name, value in named if current.lower() in f"{name} {value}".lower()]
        return [app_commands.Choice(name=name, value=value) for name, value in found]


async def _picture(locale: str, season: Season) -> discord.File:
    """The standings as a picture; the last figure says how many in a hundred had worse dice."""
    played, won, drawn, lost, dice = (say(locale, f"season-head-{name}") for name in HEADS)
    lines = [
        StandingsLine(place, item.name, item.games, item.won, item.drawn, item.lost, luckier_than(item.luck))
        for place, item in enumerate(season.standings[:SHOWN], start=1)
    ]
    title = say(locale, "season-title").removeprefix("### ")
    done = await drawn_at_once(draw_standings, lines, StandingsLabels(title, (played, won, drawn, lost, dice)))
    return discord.File(io.BytesIO(done.data), "season.png")


def _day(text: str) -> datetime | None:
    """The beginning of a day in UTC; None for all time. Raises ``Malformed("since-unreadable")``."""
    if text.strip().lower() == ALL:
        return None
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        raise Malformed("since-unreadable", text=shown(text)) from None
    return datetime(day.year, day.month, day.day, tzinfo=UTC)
