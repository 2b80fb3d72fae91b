"""`/campaign`: games that belong together, on one server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.channel.board import Boards
from cogs.channel.campaign_results import Results
from cogs.commands.campaigns.tournament import TournamentCommands, campaign_names, organiser
from cogs.kit.autocomplete import Choices, choices_by_name, filled_in
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import Interaction, guild_and_channel, private_locale, table_locale
from cogs.kit.offers import LANGUAGES, offering, worded_choices
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.campaign import name_of, schedule_lines, standings_view, terms_lines, tournament_view
from cogs.views.components import note_view
from rules import RulesError
from rules import ruleset as find_ruleset
from rules.campaign.league import Points, Standing
from rules.campaign.roster import RENEWALS_MOST, Carry, Unit
from rules.campaign.tournament import Format
from table import NotAllowed, Table
from table.campaign.model import POINTS_MAX, Campaign, Terms
from table.campaign.service import Campaigns
from table.locks import KeyedLocks
from text import escape
from text.campaign import news_lines, roster_text
from text.fluent.catalogue import say
from text.words import cut

__all__ = ["CampaignCog"]

TEXT_MAX = 3800
NAME_SHOWN, ROUNDS_MAX = 60, 11
Players = app_commands.Range[int, 2, 5]
Worth = app_commands.Range[int, 0, POINTS_MAX]
Renewals = app_commands.Range[int, 0, RENEWALS_MOST]
Rounds = app_commands.Range[int, 0, ROUNDS_MAX]
CARRY = worded_choices("carry", map(str, Carry))
FORMATS = worded_choices("format", map(str, Format))
TERMS = {
    "size": "opt-size",
    "players": "opt-campaign-players",
    "carry": "opt-campaign-carry",
    "renewals": "opt-campaign-renewals",
    "win": "opt-campaign-win",
    "draw": "opt-campaign-draw",
    "loss": "opt-campaign-loss",
    "format": "opt-campaign-format",
    "rounds": "opt-campaign-rounds",
}


class CampaignCog(TournamentCommands, commands.GroupCog, group_name="campaign", group_description=word("cmd-campaign")):
    """The campaigns of a server."""

    def __init__(self, client: discord.Client, table: Table, boards: Boards) -> None:
        self.client = client
        self.table = table
        self.boards = boards
        self.opening = KeyedLocks()
        self.campaigns: Campaigns
        self.results: Results

    async def cog_load(self) -> None:
        """Once connected, post the results of before a restart."""
        self.campaigns = Campaigns(self.table)
        self.results = Results(self.client, self.table, self.campaigns, self.boards.channels)
        self._start = asyncio.create_task(self._after_start(), name="campaign-start")

    async def cog_unload(self) -> None:
        """Wait for posts in progress."""
        self._start.cancel()
        await self.results.settle()

    async def _after_start(self) -> None:
        await self.results.ready()
        self.results.post_all()

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    async def _on_guild(self, guild: discord.Guild) -> None:
        self._post_held()

    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_guild_channel_update")
    async def _on_permissions(self, before: object, after: object) -> None:
        self._post_held()

    def _post_held(self) -> None:
        """Post held results: a permission has changed."""
        if self.results.held:
            self.results.post_all()

    @app_commands.command(name="new", description=word("cmd-campaign-new"))
    @describe(name="opt-campaign-name", ruleset="opt-ruleset", language="opt-language", **TERMS)
    @app_commands.choices(carry=CARRY, language=LANGUAGES, format=FORMATS)
    @offering(ruleset="rulesets", size="own-sizes")
    async def new(
        self,
        interaction: Interaction,
        name: str,
        ruleset: str | None = None,
        size: str | None = None,
        players: Players = 2,
        carry: str = "nothing",
        renewals: Renewals = 1,
        win: Worth = 3,
        draw: Worth = 1,
        loss: Worth = 0,
        language: str | None = None,
        format: str = "league",
        rounds: Rounds = 0,
    ) -> None:
        """Begin a campaign; its results are posted here."""
        guild, channel = guild_and_channel(interaction)
        locale, points = language or table_locale(interaction), Points(win, draw, loss)
        rules = find_ruleset(ruleset or known_ruleset())
        terms = Terms(rules.id, size or rules.sizes[0], players, points, Carry(carry), renewals, locale)
        terms = structs.replace(terms, format=Format(format), rounds=rounds)
        made = self.campaigns.create(organiser(interaction), guild, channel, name, terms)
        campaign = await in_time(interaction, made, private=False)
        note = say(locale, "campaign-made", name=name_of(campaign), channel=f"<#{channel}>")
        await show(interaction, tournament_view(locale, campaign, note), private=False)

    @app_commands.command(name="join", description=word("cmd-campaign-join"))
    @describe(company="opt-campaign-company", campaign="opt-campaign")
    async def join(self, interaction: Interaction, company: str | None = None, campaign: str | None = None) -> None:
        """Join with a company kept under a name, or written out; or change it before the first game."""
        found, locale = await self.find(interaction, campaign), private_locale(interaction)
        brought = None if company is None else await self._company(interaction.user.id, company)
        after = await in_time(interaction, self.campaigns.join(found.id, organiser(interaction), brought))
        member = after.member(interaction.user.id)
        if member is None or member.roster is None:
            note = say(locale, "campaign-joined", name=name_of(after))
        else:
            note = say(locale, "campaign-joined-with", name=name_of(after), company=escape(member.roster.name))
            note += f"\n{roster_text(locale, member.roster, after.terms.carry)}"
        await show(interaction, note_view(note))

    async def _company(self, owner: int, text: str) -> tuple[str, str]:
        """A company by the name under which it is kept, or as it is written out: its name and text."""
        row = await self.table.storage.companies.named(owner, text.strip())
        return (text.strip() if ":" not in text else "–", text) if row is None else (row.name, row.text)

    @app_commands.command(name="leave", description=word("cmd-campaign-leave"))
    @describe(campaign="opt-campaign")
    async def leave(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Leave; what was played counts."""
        found = await self.find(interaction, campaign)
        after = await in_time(interaction, self.campaigns.leave(found.id, organiser(interaction)))
        if after.rounds != found.rounds:
            await self.show_round(interaction, after)
            return
        await show(interaction, note_view(say(private_locale(interaction), "campaign-left", name=name_of(found))))

    @app_commands.command(name="show", description=word("cmd-campaign-show"))
    @describe(campaign="opt-campaign")
    async def show(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Show standings and terms."""
        found, locale = await self.find(interaction, campaign), private_locale(interaction)
        below = "\n\n" + terms_lines(locale, found)
        if found.ended:
            below += "\n" + say(locale, "campaign-over-note")
        view, files = await in_time(interaction, standings_view(locale, found, below=below))
        await show(interaction, view, files=files)
        self.results.post_all()

    @app_commands.command(name="schedule", description=word("cmd-campaign-schedule"))
    @describe(campaign="opt-campaign")
    async def schedule(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Show who should play whom next."""
        found = await self.find(interaction, campaign)
        ahead = await in_time(interaction, asyncio.to_thread(found.to_play))
        await show(interaction, note_view(schedule_lines(private_locale(interaction), found, ahead)))

    @app_commands.command(name="record", description=word("cmd-campaign-record"))
    @describe(player="opt-record-player")
    async def record(self, interaction: Interaction, player: discord.Member | discord.User | None = None) -> None:
        """Show a player's line in every campaign of the server."""
        guild, _ = guild_and_channel(interaction)
        user, locale = player or interaction.user, private_locale(interaction)
        lines = await in_time(interaction, self.campaigns.record(guild, user.id))
        await show(interaction, note_view(_record_text(locale, escape(user.display_name), lines)))

    @app_commands.command(name="roster", description=word("cmd-campaign-roster"))
    @describe(campaign="opt-campaign", frame="opt-campaign-frame", system="opt-campaign-system")
    async def roster(
        self,
        interaction: Interaction,
        frame: str | None = None,
        system: str | None = None,
        campaign: str | None = None,
    ) -> None:
        """Show the user's own company, or repair it."""
        found, locale, note = await self.find(interaction, campaign), private_locale(interaction), ""
        if frame is not None or system is not None:
            work = self.campaigns.repair(found.id, organiser(interaction), frame or "", system or "")
            found, news = await in_time(interaction, work)
            note = say(locale, "campaign-repaired", news="".join(news_lines(locale, [news]))) + "\n"
        member = found.member(interaction.user.id)
        if member is None:
            raise NotAllowed("campaign-not-in", name=found.name)
        await show(interaction, note_view(note + roster_text(locale, member.roster, found.terms.carry)))

    @app_commands.command(name="game", description=word("cmd-campaign-game"))
    @describe(campaign="opt-campaign", title="opt-title", thread="opt-thread", attach="opt-campaign-attach")
    async def game(
        self,
        interaction: Interaction,
        campaign: str | None = None,
        title: str | None = None,
        thread: bool = False,
        attach: bool = False,
    ) -> None:
        """Open a game of the campaign here, or take in the one whose lobby is open here."""
        found, acting = await self.find(interaction, campaign), organiser(interaction)
        if attach:
            game = await in_time(interaction, self.table.game_in(interaction.channel_id or 0))
            await in_time(interaction, self.campaigns.attach(found.id, acting, game))
            note = say(private_locale(interaction), "campaign-attached", name=name_of(found))
            await show(interaction, note_view(note))
            await self.send_note(game, found)
        else:
            await self.open_game(interaction, found, title, thread=thread)

    @app_commands.command(name="settings", description=word("cmd-campaign-settings"))
    @describe(campaign="opt-campaign", channel="opt-campaign-channel", **TERMS)
    @app_commands.choices(carry=CARRY, format=FORMATS)
    @offering(size="own-sizes")
    async def settings(
        self,
        interaction: Interaction,
        campaign: str | None = None,
        size: str | None = None,
        players: Players | None = None,
        carry: str | None = None,
        renewals: Renewals | None = None,
        win: Worth | None = None,
        draw: Worth | None = None,
        loss: Worth | None = None,
        channel: discord.TextChannel | None = None,
        format: str | None = None,
        rounds: Rounds | None = None,
    ) -> None:
        """Change the terms as the host, and show them to everybody."""
        found, locale = await self.find(interaction, campaign), private_locale(interaction)
        points = structs.replace(found.terms.points, **_given({"win": win, "draw": draw, "loss": loss}))
        carried = None if carry is None else Carry(carry)
        changes = {"size": size, "seats": players, "renewals": renewals, "carry": carried, "points": points}
        changes |= {"format": None if format is None else Format(format), "rounds": rounds}
        where = None if channel is None else channel.id
        work = self.campaigns.change(found.id, organiser(interaction), where, **_given(changes))
        after = await in_time(interaction, work)
        note = say(locale, "campaign-changed", name=name_of(after))
        await show(interaction, note_view(f"{note}\n{terms_lines(locale, after)}\n<#{after.channel}>"))

    @app_commands.command(name="end", description=word("cmd-campaign-end"))
    @describe(campaign="opt-campaign")
    async def end(self, interaction: Interaction, campaign: str | None = None) -> None:
        """End it as the host, and show everybody the final standings."""
        found = await self.find(interaction, campaign)
        after = await in_time(interaction, self.campaigns.end(found.id, organiser(interaction)), private=False)
        head = say(after.terms.locale, "campaign-ended", name=name_of(after))
        view, files = await in_time(interaction, standings_view(after.terms.locale, after, head), private=False)
        await show(interaction, view, private=False, files=files)

    @app_commands.command(name="list", description=word("cmd-campaign-list"))
    async def list(self, interaction: Interaction) -> None:
        """List all campaigns of the server."""
        guild, _ = guild_and_channel(interaction)
        rows, locale = await in_time(interaction, self.campaigns.rows(guild)), private_locale(interaction)
        lines = [
            say(
                locale,
                "campaign-list-line",
                name=escape(row.name, NAME_SHOWN),
                channel=f"<#{row.channel}>",
                over="no" if row.ended is None else "yes",
            )
            for row in rows
        ]
        await show(interaction, note_view(cut("\n".join(lines) or say(locale, "campaign-list-empty"), TEXT_MAX)))

    # -- autocomplete -------------------------------------------------------------------------------------------

    @join.autocomplete("campaign")
    @leave.autocomplete("campaign")
    @show.autocomplete("campaign")
    @schedule.autocomplete("campaign")
    @roster.autocomplete("campaign")
    @game.autocomplete("campaign")
    @settings.autocomplete("campaign")
    @end.autocomplete("campaign")
    async def _names(self, interaction: Interaction, typed: str) -> Choices:
        return await campaign_names(self.campaigns, interaction, typed)

    @join.autocomplete("company")
    async def _companies(self, interaction: Interaction, typed: str) -> Choices:
        rows = await self.table.storage.companies.of_owner(interaction.user.id)
        return choices_by_name(((row.name, row.name) for row in rows), typed)

    @roster.autocomplete("frame")
    async def _frames(self, interaction: Interaction, typed: str) -> Choices:
        units = await self._damaged(interaction)
        return choices_by_name(((f"{unit.name}: {' '.join(unit.lost)}", unit.name) for unit in units), typed)

    @roster.autocomplete("system")
    async def _systems(self, interaction: Interaction, typed: str) -> Choices:
        chosen = filled_in(interaction, "frame")
        units = [unit for unit in await self._damaged(interaction) if not chosen or unit.name == chosen]
        lost = dict.fromkeys(system for unit in units for system in unit.lost)
        return choices_by_name(((system, system) for system in lost), typed)

    async def _damaged(self, interaction: Interaction) -> Sequence[Unit]:
        """The user's units that have something to repair."""
        guild, channel, name = (
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            filled_in(interaction, "campaign"),
        )
        try:
            found = await self.campaigns.find(guild, name or None, channel)
        except RulesError:
            return []
        member = found.member(interaction.user.id)
        return [] if member is None or member.roster is None else [u for u in member.roster.units if u.lost]


def _given(changes: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in changes.items() if value is not None}


def _record_text(locale: str, name: str, lines: Sequence[tuple[Campaign, Standing]]) -> str:
    """A player's line in each campaign, and the sum."""
    if not lines:
        return say(locale, "campaign-record-empty", name=name)
    told = [say(locale, "campaign-record-head", name=name)]
    for campaign, line in lines:
        figures = {n: getattr(line, n) for n in ("rank", "points", "played", "won", "drawn", "lost")}
        told.append(say(locale, "campaign-record-line", campaign=name_of(campaign), **figures))
    together = {n: sum(getattr(line, n) for _, line in lines) for n in ("played", "won", "drawn", "lost")}
    told.append(say(locale, "campaign-record-total", **together))
    return cut("\n".join(told), TEXT_MAX)
