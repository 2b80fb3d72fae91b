"""`/season`: statistics of all games of a server; `/ladder`: the ratings of its players."""

import io
from datetime import UTC, date, datetime
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.ladder import show_ladder
from cogs.kit.autocomplete import Choices, choices
from cogs.kit.interaction import Interaction, private_locale, public_locale
from cogs.kit.offers import PACES, offering
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.components import TEXT_MAX, note_view, picture_view
from cogs.views.season import season_alt, season_lines, season_picture
from rules.core.errors import Malformed, shown
from table import NotAllowed, Table
from table.history.season import season_of_guild
from table.votes.rating import ask_to_end
from text.fluent.catalogue import say

ALL = "all"


class SeasonCog(commands.Cog):
    """The server's record."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="season", description=word("cmd-season"))
    @describe(since="opt-since")
    async def season(self, interaction: Interaction, since: str = ALL) -> None:
        """Show games played and won, and the luckiest and unluckiest players."""
        if interaction.guild_id is None:
            raise NotAllowed("not-in-dm")
        start = _read_day(since)
        work = season_of_guild(self.table, interaction.guild_id, start.timestamp() if start else 0.0)
        season = await in_time(interaction, work, private=False)
        locale = public_locale(interaction)
        text = "\n".join(season_lines(locale, season, start.date().isoformat() if start else ""))[:TEXT_MAX]
        if not season.standings:
            await show(interaction, note_view(text), private=False)
            return
        picture = await in_time(interaction, season_picture(locale, season), private=False)
        file = discord.File(io.BytesIO(picture.data), "season.png")
        view = picture_view(text, season_alt(locale, season), file.filename)
        await show(interaction, view, private=False, files=[file])

    @season.autocomplete("since")
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        locale, today = private_locale(interaction), datetime.now(UTC).date()
        month, year = today.replace(day=1), today.replace(month=1, day=1)
        offered = {"month": month.isoformat(), "year": year.isoformat(), "all": ALL}
        return choices(((say(locale, f"since-{name}"), value) for name, value in offered.items()), typed)


def _read_day(text: str) -> datetime | None:
    """The beginning of a day in UTC; None for all time. Raises ``Malformed("since-unreadable")``."""
    if text.strip().lower() == ALL:
        return None
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        raise Malformed("since-unreadable", text=shown(text)) from None
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


class LadderCog(commands.Cog):
    """The ladders of a server."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def cog_load(self) -> None:
        """Let no player end a rated game alone."""
        self.table.hooks.before_end.append(partial(ask_to_end, self.table))

    @app_commands.command(name="ladder", description=word("cmd-ladder"))
    @describe(ruleset="opt-ladder-ruleset", pace="opt-ladder-pace")
    @app_commands.choices(pace=PACES)
    @offering(ruleset="rulesets")
    async def ladder(self, interaction: Interaction, ruleset: str | None = None, pace: str | None = None) -> None:
        """Show a ladder, and the user's own place."""
        await show_ladder(interaction, ruleset, pace)
