"""`/season`: statistics of all games of a server; `/ladder`: the ratings of its players."""

import contextlib
import io
import logging
from datetime import UTC, datetime
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.ladder import show_ladder
from cogs.actions.season import ask_to_end as ask_to_end_season
from cogs.actions.season import manager_of, show_season
from cogs.channel.board import Boards
from cogs.channel.post import PASSING, Called, passes
from cogs.kit.autocomplete import Choices, choices
from cogs.kit.interaction import Interaction, guild_and_channel, private_locale, public_locale
from cogs.kit.offers import PACES, offering, worded_choices
from cogs.kit.reply import in_time, show
from cogs.kit.servers import shards_of
from cogs.kit.translations import describe, word
from cogs.views.components import TEXT_MAX, note_view, picture_view
from cogs.views.season import season_alt, season_lines, season_picture
from cogs.views.season_page import season_view
from rules.core.errors import Malformed, shown
from storage import LostRace, SeasonRow
from table import NotAllowed, Table
from table.game import is_person
from table.history.season import season_of_guild
from table.history.seasons import begin as begin_season
from table.history.seasons import honours_of_season, turn
from table.time.written import read_day
from table.votes.rating import ask_to_end
from text import escape
from text.fluent.catalogue import say
from text.words import day_text

ALL = "all"
EVERY = worded_choices("every", ("none", "month", "quarter"))

log = logging.getLogger(__name__)


class SeasonCog(commands.Cog):
    """The server's seasons and its record."""

    def __init__(self, client: discord.Client, table: Table, boards: Boards) -> None:
        self.client = client
        self.table = table
        self.boards = boards

    async def cog_load(self) -> None:
        """Have the bot's loop call ``look``."""
        self.boards.looks.append(self.look)

    async def look(self) -> float | None:
        """End the seasons whose time has come, begin the next ones, and tell it; when to look again.

        Raises ``StorageError``.
        """
        now, shards, seasons = self.table.clock.now(), shards_of(self.client), self.table.storage.seasons
        mine = [row for row in await seasons.due() if shards.serve(row.guild) and row.ends is not None]
        for row in mine:
            if row.ends is not None and row.ends <= now:
                with contextlib.suppress(LostRace):  # another process was faster
                    await turn(self.table, row)
        for row in await seasons.unposted():
            if shards.serve(row.guild):
                await self._post(row)
        return min((row.ends for row in mine if row.ends is not None and row.ends > now), default=None)

    async def _post(self, season: SeasonRow) -> None:
        """Tell the end of a season in its channel, with its honours, and that the next one has begun."""
        others = await self.table.storage.seasons.of_guild(season.guild)
        following = next((row for row in others if row.number == season.number + 1 and row.ended is None), None)
        page = await honours_of_season(self.table, season)
        called, won, then = Called.of(self.table, filter(is_person, (line.user for line in page.winners))), "", ""
        if following is not None and following.ends is not None:
            facts = {"name": escape(following.name), "until": f"<t:{round(following.ends)}:D>"}
            then = say(season.locale, "season-begun", every=following.every or "none", **facts)
        if called.users:
            won = say(season.locale, "season-called", players=called.names, count=len(page.winners))
        view, files = await season_view(season.locale, page, called=won, then=then, at_once=False)
        there = self.client.get_partial_messageable(season.channel)
        message = 0
        try:
            nonce = f"s{season.guild}-{season.number}"[:25]
            message = (
                await there.send(
                    view=view, files=files, nonce=nonce, allowed_mentions=called.allowed, silent=called.silent
                )
            ).id
        except (discord.HTTPException, *PASSING) as error:
            log.warning("season-not-told guild=%s error=%s", season.guild, type(error).__name__)
            if not isinstance(error, discord.HTTPException) or passes(error):
                return
        await self.table.storage.seasons.set_posted(season, message)

    @app_commands.command(name="season", description=word("cmd-season"))
    @describe(since="opt-since", begin="opt-season-begin", every="opt-season-every", end="opt-season-end")
    @app_commands.choices(every=EVERY)
    async def season(
        self,
        interaction: Interaction,
        since: str | None = None,
        begin: str | None = None,
        every: str = "none",
        end: bool = False,
    ) -> None:
        """Show the season that runs, begin or end one; or the server's games since some day."""
        guild, channel = guild_and_channel(interaction)
        if begin is not None:
            kind, locale = "" if every == "none" else every, public_locale(interaction)
            work = begin_season(self.table, manager_of(interaction), guild, channel, locale, name=begin, every=kind)
            made = await in_time(interaction, work, private=False)
            until = "none" if made.ends is None else f"<t:{round(made.ends)}:D>"
            self.boards.check_pings(made.ends or self.table.clock.now())
            words = say(locale, "season-begun", name=escape(made.name), every=every, until=until)
            await show(interaction, note_view(words), private=False)
            return
        if end:
            await ask_to_end_season(interaction)
            return
        seasons = await in_time(interaction, self.table.storage.seasons.of_guild(guild))
        if since is None and seasons:
            await show_season(interaction, None)
        else:
            await self._games(interaction, since or ALL)

    async def _games(self, interaction: Interaction, since: str) -> None:
        """Show games played and won, and the luckiest and unluckiest players."""
        if interaction.guild_id is None:
            raise NotAllowed("not-in-dm")
        start = _read_day(since)
        work = season_of_guild(self.table, interaction.guild_id, start.timestamp() if start else 0.0)
        season = await in_time(interaction, work)
        locale = private_locale(interaction)
        text = "\n".join(season_lines(locale, season, day_text(locale, start.date()) if start else ""))[:TEXT_MAX]
        if not season.standings:
            await show(interaction, note_view(text))
            return
        picture = await in_time(interaction, season_picture(locale, season))
        file = discord.File(io.BytesIO(picture.data), "season.png")
        view = picture_view(text, season_alt(locale, season), file.filename)
        await show(interaction, view, files=[file])

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
    day = read_day(text)
    if day is None:
        raise Malformed("since-unreadable", text=shown(text))
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


class LadderCog(commands.Cog):
    """The ladders of a server."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def cog_load(self) -> None:
        """Have the players vote before a rated game is ended early."""
        self.table.hooks.before_end.append(partial(ask_to_end, self.table))

    @app_commands.command(name="ladder", description=word("cmd-ladder"))
    @describe(ruleset="opt-ladder-ruleset", pace="opt-ladder-pace")
    @app_commands.choices(pace=PACES)
    @offering(ruleset="rulesets")
    async def ladder(self, interaction: Interaction, ruleset: str | None = None, pace: str | None = None) -> None:
        """Show a ladder, and the user's own place."""
        await show_ladder(interaction, ruleset, pace)
