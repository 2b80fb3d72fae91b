"""`/find`: games that wait for players, players who look for a game, a time to play; `/follow`: games to watch."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from cogs.actions.finding.follows import follow, stop_following
from cogs.actions.finding.lobbies import joinable, press_join, show_lobbies
from cogs.actions.finding.meetings import call_off_here, decide_here, find_time, vote_here
from cogs.actions.finding.seekers import listed, look, press_call, show_seekers, stop_looking
from cogs.kit.autocomplete import Choices, choices_by_name, to_choices
from cogs.kit.interaction import Interaction, private_locale
from cogs.kit.offers import PACES, offering
from cogs.kit.servers import may_see
from cogs.kit.translations import describe, word
from rules import Malformed
from rules import ruleset as find_ruleset
from table import NotAllowed, Table
from table.finding import DAYS, LOOK_USUAL, TIMES_MOST, Wants, look_for, read_listed
from text import LOCALES
from text.fluent.catalogue import say

SPANS = ("1d", "3d", "7d", "14d", "30d")


class FindCog(commands.GroupCog, group_name="find", group_description=word("cmd-find")):
    """Open lobbies, players who look for a game, and times to play."""

    @app_commands.command(name="games", description=word("cmd-find-games"))
    @describe(ruleset="opt-ruleset", pace="opt-pace", join="opt-find-join")
    @app_commands.choices(pace=PACES)
    @offering(ruleset="rulesets")
    async def games(
        self, interaction: Interaction, ruleset: str | None = None, pace: str | None = None, join: str | None = None
    ) -> None:
        """List the lobbies that wait for players, or join one."""
        if join is None:
            await show_lobbies(interaction, ruleset, pace)
        else:
            await press_join(interaction, join)

    @games.autocomplete("join")
    async def _joinable(self, interaction: Interaction, typed: str) -> Choices:
        return choices_by_name(await joinable(interaction), typed)

    @app_commands.command(name="players", description=word("cmd-find-players"))
    @describe(
        ruleset="opt-seek-ruleset",
        size="opt-size",
        pace="opt-pace",
        languages="opt-seek-languages",
        days="opt-seek-days",
        span="opt-seek-span",
        player="opt-seek-call",
        stop="opt-seek-stop",
    )
    @app_commands.choices(pace=PACES)
    @offering(ruleset="rulesets", size="own-sizes")
    @app_commands.rename(span="for", player="with")
    async def players(
        self,
        interaction: Interaction,
        ruleset: str | None = None,
        size: str | None = None,
        pace: str | None = None,
        languages: str | None = None,
        days: str | None = None,
        span: str | None = None,
        player: str | None = None,
        stop: bool = False,
    ) -> None:
        """List those who look for a game; join them, open a game with one of them, or stop."""
        if player is not None:
            await press_call(interaction, player)
            return
        if stop:
            await stop_looking(interaction)
            return
        if not any((ruleset, size, pace, languages, days, span)):
            await show_seekers(interaction)
            return
        if size and ruleset and size not in find_ruleset(ruleset).sizes:
            raise Malformed("size-unknown", text=size, known=list(find_ruleset(ruleset).sizes))
        locale = private_locale(interaction)
        known = read_listed(languages or "", _names(locale, "language", LOCALES), "seek-language-unknown")
        when = read_listed(days or "", _names(locale, "days", DAYS), "seek-days-unknown")
        await look(interaction, Wants(ruleset, size, pace, known, when), look_for(span) if span else LOOK_USUAL)

    @app_commands.command(name="time", description=word("cmd-find-time"))
    @describe(
        times="opt-meet-times",
        title="opt-title",
        length="opt-meet-length",
        everyone="opt-meet-everyone",
        vote="opt-meet-vote",
        decide="opt-meet-decide",
        stop="opt-meet-stop",
    )
    async def time(
        self,
        interaction: Interaction,
        times: str | None = None,
        title: str | None = None,
        length: str | None = None,
        everyone: bool = False,
        vote: str | None = None,
        decide: app_commands.Range[int, 1, TIMES_MOST] | None = None,
        stop: bool = False,
    ) -> None:
        """Propose times, or vote, decide or call it off in this channel; a form asks for what is missing."""
        if stop:
            await call_off_here(interaction)
        elif decide is not None:
            await decide_here(interaction, decide)
        elif vote is not None:
            await vote_here(interaction, vote)
        else:
            await find_time(interaction, times, title, length, everyone=everyone)

    @players.autocomplete("languages")
    async def _languages(self, interaction: Interaction, typed: str) -> Choices:
        return _lists(typed, _names(private_locale(interaction), "language", LOCALES))

    @players.autocomplete("days")
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        return _lists(typed, _names(private_locale(interaction), "days", DAYS))

    @players.autocomplete("player")
    async def _seekers(self, interaction: Interaction, typed: str) -> Choices:
        return choices_by_name(await listed(interaction), typed)

    @players.autocomplete("span")
    async def _spans(self, interaction: Interaction, typed: str) -> Choices:
        locale = private_locale(interaction)
        return to_choices((say(locale, "seek-span", count=int(span[:-1])), span) for span in SPANS if typed in span)


def _names(locale: str, prefix: str, values: tuple[str, ...]) -> Mapping[str, str]:
    """What a value may be called: as the user's language says, by itself, or as another language says."""
    keys = (prefix, "typed-language") if prefix == "language" else (prefix,)
    spoken = {say(one, f"{key}-{value}"): value for one in (locale, *LOCALES) for key in keys for value in values}
    shown = {say(locale, f"{prefix}-{value}"): value for value in values}
    return shown | {value: value for value in values} | spoken


def _lists(typed: str, names: Mapping[str, str]) -> Choices:
    """The list that was typed, with each of the values that it lacks."""
    done, _, begun = typed.rpartition(",")
    listed = [part.strip() for part in done.split(",") if part.strip()]
    labels = {value: name for name, value in reversed(list(names.items()))}
    left = [name for name in labels.values() if name not in listed and begun.strip().casefold() in name.casefold()]
    lists = (", ".join([*listed, name]) for name in left)
    return to_choices((text, text) for text in lists if len(text) <= 100)


# -- followers --------------------------------------------------------------------------------------------------------

LOOKED_AT = 40
"""Games among which those are that a user sees."""


class FollowCog(commands.Cog):
    """Following games."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="follow", description=word("cmd-follow"))
    @describe(game="opt-follow-game", thread="opt-follow-thread", webhook="opt-follow-webhook", stop="opt-follow-stop")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def follow(
        self,
        interaction: Interaction,
        game: str | None = None,
        thread: discord.Thread | discord.TextChannel | None = None,
        webhook: str | None = None,
        stop: bool = False,
    ) -> None:
        """Follow this channel's game or another, or stop."""
        if stop:
            await stop_following(interaction, game)
            return
        if thread is not None and webhook is not None:
            raise NotAllowed("follow-one-way")
        await follow(interaction, game, thread, webhook)

    @follow.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        """The games that go on here and that the user sees, and those that they follow."""
        guild, user = interaction.guild_id, interaction.user
        storage = self.table.storage
        rows = [] if guild is None else await storage.games.going_on(guild, LOOKED_AT)
        seen = [row for row in rows if await may_see(interaction.client, row.channel, user)]
        followed = [await storage.games.get(row.game) for row in await storage.follows.of_user(user.id)]
        found = {row.id: row.title for row in (*followed, *seen) if row is not None}
        return choices_by_name(((title, game) for game, title in found.items()), typed)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Gone from a server: nobody follows its games any more, and its webhooks' addresses are deleted."""
        await self.table.storage.follows.forget_guild(guild.id)
