"""`/campaign`: games that belong together, on one server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.channel.board import Boards
from cogs.channel.campaign import Results, campaign_view, lobby_note, schedule_lines, terms_lines
from cogs.channel.opening import open_lobby
from cogs.clicks.game import person_of
from cogs.kit.commands import describe, word
from cogs.kit.offers import offering
from cogs.kit.reply import Interaction, patiently, private_locale, public_locale, show
from cogs.views.panel import note_view
from rules import RulesError
from rules.campaign.league import Points
from rules.campaign.roster import RENEWALS_MOST, Carry, Unit
from table import Game, NotAllowed, Opened, Person, Table
from table.campaign.model import POINTS_MAX, Campaign, Terms
from table.campaign.service import Campaigns
from text import escape
from text.campaign import news_lines, roster_text
from text.fluent.catalogue import say
from text.words import cut

__all__ = ["CampaignCog"]

SHOWN = 25
TEXT_MAX = 3800
TITLE_MAX = 80
Choices = list[app_commands.Choice[str]]
Players = app_commands.Range[int, 2, 5]
Worth = app_commands.Range[int, 0, POINTS_MAX]
Renewals = app_commands.Range[int, 0, RENEWALS_MOST]
CARRY = [app_commands.Choice(name=word(f"carry-{name}"), value=str(name)) for name in Carry]
TERMS = {
    "size": "opt-size",
    "players": "opt-campaign-players",
    "carry": "opt-campaign-carry",
    "renewals": "opt-campaign-renewals",
    "win": "opt-campaign-win",
    "draw": "opt-campaign-draw",
    "loss": "opt-campaign-loss",
}


def campaign_person(interaction: Interaction) -> Person:
    """Whoever acts; members who may manage the server may act as a campaign's host."""
    here = person_of(interaction)
    return structs.replace(here, steward=bool(interaction.guild_id and interaction.permissions.manage_guild))


class CampaignCog(commands.GroupCog, group_name="campaign", group_description=word("cmd-campaign")):
    """Campaigns of the server where it is said."""

    def __init__(self, client: discord.Client, table: Table, boards: Boards) -> None:
        self.client = client
        self.table = table
        self.boards = boards
        self.campaigns: Campaigns
        self.results: Results

    async def cog_load(self) -> None:
        """Posts, once connected, what was not posted before a restart."""
        self.campaigns = Campaigns(self.table)
        self.results = Results(self.client, self.table, self.campaigns, self.boards.channels)
        self._start = asyncio.create_task(self._after_start(), name="campaign-start")

    async def cog_unload(self) -> None:
        """Waits for what is being posted."""
        self._start.cancel()
        await self.results.settle()

    async def _after_start(self) -> None:
        await self.results.ready()
        self.results.post_all()

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    async def _back(self, guild: discord.Guild) -> None:
        if self.results.held:
            self.results.post_all()

    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_guild_channel_update")
    async def _changed(self, before: Any, after: Any) -> None:
        """What could not be posted is tried again when something about permissions changes."""
        if self.results.held:
            self.results.post_all()

    async def _find(self, interaction: Interaction, name: str | None) -> Campaign:
        guild, channel = _place(interaction)
        return await patiently(interaction, self.campaigns.find(guild, name, channel))

    @app_commands.command(name="new", description=word("cmd-campaign-new"))
    @describe(name="opt-campaign-name", ruleset="opt-ruleset", language="opt-language", **TERMS)
    @app_commands.choices(
        carry=CARRY,
        language=[app_commands.Choice(name=word(f"language-{n}"), value=n) for n in ("en", "fr")],
    )
    @offering(ruleset="rulesets", size="own-sizes")
    async def new(
        self,
        interaction: Interaction,
        name: str,
        ruleset: str = "rapid-attack",
        size: str = "skirmish",
        players: Players = 2,
        carry: str = "nothing",
        renewals: Renewals = 1,
        win: Worth = 3,
        draw: Worth = 1,
        loss: Worth = 0,
        language: str | None = None,
    ) -> None:
        """Begins a campaign; its results are posted here."""
        guild, channel = _place(interaction)
        locale = language or public_locale(interaction)
        terms = Terms(ruleset, size, players, Points(win, draw, loss), Carry(carry), renewals, locale)
        made = self.campaigns.create(campaign_person(interaction), guild, channel, name, terms)
        campaign = await patiently(interaction, made, private=False)
        note = say(locale, "campaign-made", name=escape(campaign.name, 60), channel=f"<#{channel}>")
        await show(interaction, note_view(f"{note}\n{terms_lines(locale, campaign)}"), private=False)

    @app_commands.command(name="join", description=word("cmd-campaign-join"))
    @describe(company="opt-campaign-company", campaign="opt-campaign")
    async def join(self, interaction: Interaction, company: str | None = None, campaign: str | None = None) -> None:
        """Joins with a company kept under a name, or written out; or changes it before the first game."""
        found, locale = await self._find(interaction, campaign), private_locale(interaction)
        brought = None if company is None else await self._company(interaction.user.id, company)
        work = self.campaigns.join(found.id, campaign_person(interaction), brought)
        after = await patiently(interaction, work)
        member = after.member(interaction.user.id)
        name = escape(after.name, 60)
        if member is None or member.roster is None:
            note = say(locale, "campaign-joined", name=name)
        else:
            note = say(locale, "campaign-joined-with", name=name, company=escape(member.roster.name))
            note += f"\n{roster_text(locale, member.roster, after.terms.carry)}"
        await show(interaction, note_view(note))

    async def _company(self, owner: int, text: str) -> tuple[str, str]:
        row = await self.table.storage.company(owner, text.strip())
        return (text.strip() if ":" not in text else "–", text) if row is None else (row.name, row.text)

    @app_commands.command(name="leave", description=word("cmd-campaign-leave"))
    @describe(campaign="opt-campaign")
    async def leave(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Leaves; what was played counts."""
        found = await self._find(interaction, campaign)
        await patiently(interaction, self.campaigns.leave(found.id, campaign_person(interaction)))
        note = say(private_locale(interaction), "campaign-left", name=escape(found.name, 60))
        await show(interaction, note_view(note))

    @app_commands.command(name="show", description=word("cmd-campaign-show"))
    @describe(campaign="opt-campaign")
    async def show(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Standings and terms."""
        found, locale = await self._find(interaction, campaign), private_locale(interaction)
        below = "\n\n" + terms_lines(locale, found)
        if found.ended:
            below += "\n" + say(locale, "campaign-over-note")
        view, files = await patiently(interaction, campaign_view(locale, found, below=below))
        await show(interaction, view, files=files)
        self.results.post_all()

    @app_commands.command(name="schedule", description=word("cmd-campaign-schedule"))
    @describe(campaign="opt-campaign")
    async def schedule(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Who should play whom next."""
        found = await self._find(interaction, campaign)
        ahead = await patiently(interaction, asyncio.to_thread(found.to_play))
        await show(interaction, note_view(schedule_lines(private_locale(interaction), found, ahead)))

    @app_commands.command(name="record", description=word("cmd-campaign-record"))
    @describe(player="opt-record-player")
    async def record(self, interaction: Interaction, player: discord.Member | discord.User | None = None) -> None:
        """A player's line in every campaign of the server."""
        guild, _ = _place(interaction)
        user, locale = player or interaction.user, private_locale(interaction)
        lines = await patiently(interaction, self.campaigns.record(guild, user.id))
        name = escape(user.display_name)
        if not lines:
            await show(interaction, note_view(say(locale, "campaign-record-empty", name=name)))
            return
        told = [say(locale, "campaign-record-head", name=name)]
        for campaign, line in lines:
            figures = {n: getattr(line, n) for n in ("rank", "points", "played", "won", "drawn", "lost")}
            told.append(say(locale, "campaign-record-line", campaign=escape(campaign.name, 60), **figures))
        together = {n: sum(getattr(line, n) for _, line in lines) for n in ("played", "won", "drawn", "lost")}
        told.append(say(locale, "campaign-record-total", **together))
        await show(interaction, note_view(cut("\n".join(told), TEXT_MAX)))

    @app_commands.command(name="roster", description=word("cmd-campaign-roster"))
    @describe(campaign="opt-campaign", frame="opt-campaign-frame", system="opt-campaign-system")
    async def roster(
        self,
        interaction: Interaction,
        frame: str | None = None,
        system: str | None = None,
        campaign: str | None = None,
    ) -> None:
        """One's own company, and the repairs of it."""
        found, locale, note = await self._find(interaction, campaign), private_locale(interaction), ""
        if frame is not None or system is not None:
            work = self.campaigns.repair(found.id, campaign_person(interaction), frame or "", system or "")
            found, news = await patiently(interaction, work)
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
        """Opens a game of the campaign here, or takes in the one whose lobby is open here."""
        found, acting = await self._find(interaction, campaign), campaign_person(interaction)
        if attach:
            game = await patiently(interaction, self.table.game_in(interaction.channel_id or 0))
            await patiently(interaction, self.campaigns.attach(found.id, acting, game))
            note = say(private_locale(interaction), "campaign-attached", name=escape(found.name, 60))
            await show(interaction, note_view(note))
        else:
            self.campaigns.may_open(found, acting)
            opened = _opened(found, acting, title)
            game = await open_lobby(interaction, self.table, self.boards, opened, thread=thread)
            await self.campaigns.attach(found.id, acting, game)
        await self._note(game, found)

    async def _note(self, game: Game, campaign: Campaign) -> None:
        """Says in the lobby's channel whose game it is."""
        view = lobby_note(campaign.terms.locale, campaign)
        view.stop()
        try:
            await self.boards.channels.send(game, view)
        except discord.HTTPException:
            return  # the host has been told what is missing

    @app_commands.command(name="settings", description=word("cmd-campaign-settings"))
    @describe(campaign="opt-campaign", channel="opt-campaign-channel", **TERMS)
    @app_commands.choices(carry=CARRY)
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
    ) -> None:
        """The host changes what is given, and everybody sees the terms as they are then."""
        found, locale = await self._find(interaction, campaign), private_locale(interaction)
        points = {"win": win, "draw": draw, "loss": loss}
        changes: dict[str, Any] = {"size": size, "seats": players, "renewals": renewals}
        changes["carry"] = None if carry is None else Carry(carry)
        changes["points"] = structs.replace(found.terms.points, **_given(points))
        where = None if channel is None else channel.id
        work = self.campaigns.change(found.id, campaign_person(interaction), where, **_given(changes))
        after = await patiently(interaction, work)
        note = say(locale, "campaign-changed", name=escape(after.name, 60))
        await show(interaction, note_view(f"{note}\n{terms_lines(locale, after)}\n<#{after.channel}>"))

    @app_commands.command(name="end", description=word("cmd-campaign-end"))
    @describe(campaign="opt-campaign")
    async def end(self, interaction: Interaction, campaign: str | None = None) -> None:
        """The host ends it; everybody sees the final standings."""
        found = await self._find(interaction, campaign)
        after = await patiently(interaction, self.campaigns.end(found.id, campaign_person(interaction)), private=False)
        locale = after.terms.locale
        head = say(locale, "campaign-ended", name=escape(after.name, 60))
        view, files = await patiently(interaction, campaign_view(locale, after, head), private=False)
        await show(interaction, view, private=False, files=files)

    @app_commands.command(name="list", description=word("cmd-campaign-list"))
    async def list(self, interaction: Interaction) -> None:
        """All campaigns of the server."""
        guild, _ = _place(interaction)
        rows, locale = await patiently(interaction, self.campaigns.rows(guild)), private_locale(interaction)
        lines = [
            say(
                locale,
                "campaign-list-line",
                name=escape(row.name, 60),
                channel=f"<#{row.channel}>",
                over="no" if row.ended is None else "yes",
            )
            for row in rows
        ]
        await show(interaction, note_view(cut("\n".join(lines) or say(locale, "campaign-list-empty"), TEXT_MAX)))

    @join.autocomplete("campaign")
    @leave.autocomplete("campaign")
    @show.autocomplete("campaign")
    @schedule.autocomplete("campaign")
    @roster.autocomplete("campaign")
    @game.autocomplete("campaign")
    @settings.autocomplete("campaign")
    @end.autocomplete("campaign")
    async def _names(self, interaction: Interaction, current: str) -> Choices:
        rows = await self.campaigns.rows(interaction.guild_id or 0)
        rows.sort(key=lambda row: row.ended is not None)
        found = [row.name for row in rows if current.casefold() in row.name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in found[:SHOWN]]

    @join.autocomplete("company")
    async def _companies(self, interaction: Interaction, current: str) -> Choices:
        rows = await self.table.storage.companies(interaction.user.id)
        found = [row.name for row in rows if current.casefold() in row.name.casefold()]
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in found[:SHOWN]]

    @roster.autocomplete("frame")
    async def _frames(self, interaction: Interaction, current: str) -> Choices:
        units = await self._units(interaction)
        return _offered([(f"{unit.name}: {' '.join(unit.lost)}", unit.name) for unit in units], current)

    @roster.autocomplete("system")
    async def _systems(self, interaction: Interaction, current: str) -> Choices:
        chosen = str(getattr(interaction.namespace, "frame", "") or "")
        units = [unit for unit in await self._units(interaction) if not chosen or unit.name == chosen]
        lost = dict.fromkeys(system for unit in units for system in unit.lost)
        return _offered([(system, system) for system in lost], current)

    async def _units(self, interaction: Interaction) -> Sequence[Unit]:
        """The units of one's own that something can be repaired of."""
        named = str(getattr(interaction.namespace, "campaign", "") or "") or None
        try:
            found = await self.campaigns.find(interaction.guild_id or 0, named, interaction.channel_id or 0)
        except RulesError:
            return []
        member = found.member(interaction.user.id)
        return [] if member is None or member.roster is None else [u for u in member.roster.units if u.lost]


def _offered(found: list[tuple[str, str]], current: str) -> Choices:
    shown = [(name, value) for name, value in found if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in shown[:SHOWN]]


def _place(interaction: Interaction) -> tuple[int, int]:
    """Server and channel. Raises ``NotAllowed("not-in-dm")``."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise NotAllowed("not-in-dm")
    return interaction.guild_id, interaction.channel_id


def _given(changes: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in changes.items() if value is not None}


def _opened(campaign: Campaign, acting: Person, title: str | None) -> Opened:
    terms = campaign.terms
    usual = say(terms.locale, "campaign-game-title", name=campaign.name, number=len(campaign.games) + 1)
    return Opened(
        host=acting.user,
        title=(title or usual)[:TITLE_MAX],
        ruleset=terms.ruleset,
        size=terms.size,
        table="declared",
        options={},
        locale=terms.locale,
    )
