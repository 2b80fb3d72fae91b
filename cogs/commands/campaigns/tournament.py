"""`/campaign round`, and the buttons of a tournament."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.channel.board import Boards
from cogs.channel.campaign_results import Results
from cogs.channel.opening import game_title, open_lobby
from cogs.kit.autocomplete import Choices, choices_by_name
from cogs.kit.interaction import Interaction, guild_and_channel, person_of, private_locale
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.campaign import lobby_note, name_of, standings_view
from cogs.views.components import note_view
from table import Game, Opened, Person, Table
from table.campaign.model import Campaign, fixture_of, match_of
from table.campaign.service import Campaigns
from table.campaign.tournament import give_match, open_round
from table.locks import KeyedLocks
from text.fluent.catalogue import say

__all__ = ["TournamentCommands", "campaign_names", "organiser"]


def organiser(interaction: Interaction) -> Person:
    """The user who acts; members who may manage the server may act as a campaign's host."""
    here = person_of(interaction)
    return structs.replace(here, moderator=bool(interaction.guild_id and interaction.permissions.manage_guild))


async def campaign_names(campaigns: Campaigns, interaction: Interaction, typed: str) -> Choices:
    """The server's campaigns, those that run first."""
    rows = await campaigns.rows(interaction.guild_id or 0)
    rows.sort(key=lambda row: row.ended is not None)
    return choices_by_name(((row.name, row.name) for row in rows), typed)


class TournamentCommands(commands.Cog):
    """The part of ``CampaignCog`` for tournaments."""

    table: Table
    boards: Boards
    campaigns: Campaigns
    results: Results
    opening: KeyedLocks
    """A lock for each campaign, held while a button opens a game."""

    async def find(self, interaction: Interaction, name: str | None) -> Campaign:
        """The campaign of that name, or the only one here. Raises ``NotAllowed``."""
        guild, channel = guild_and_channel(interaction)
        return await in_time(interaction, self.campaigns.find(guild, name, channel))

    @app_commands.command(name="round", description=word("cmd-campaign-round"))
    @describe(winner="opt-campaign-winner", campaign="opt-campaign")
    async def next_round(
        self,
        interaction: Interaction,
        winner: discord.Member | discord.User | None = None,
        campaign: str | None = None,
    ) -> None:
        """Draw the next round as the host, or give a match that is not played to one of its players."""
        found, acting = await self.find(interaction, campaign), organiser(interaction)
        if winner is None:
            work = open_round(self.campaigns, found.id, acting)
        else:
            work = give_match(self.campaigns, found.id, acting, winner.id)
        await self.show_round(interaction, await in_time(interaction, work, private=False))

    @next_round.autocomplete("campaign")
    async def _campaigns(self, interaction: Interaction, typed: str) -> Choices:
        return await campaign_names(self.campaigns, interaction, typed)

    async def show_round(self, interaction: Interaction, campaign: Campaign) -> None:
        """Show everybody the standings with the round."""
        view, files = await in_time(interaction, standings_view(campaign.terms.locale, campaign), private=False)
        await show(interaction, view, private=False, files=files)

    async def press(self, interaction: Interaction, verb: str, campaign_id: str) -> None:
        """A button of a tournament: ``join``, ``begin``, ``play``."""
        acting = organiser(interaction)
        if verb == "begin":
            work = open_round(self.campaigns, campaign_id, acting)
            await self.show_round(interaction, await in_time(interaction, work, private=False))
        elif verb == "play":
            turn = self.opening[campaign_id]  # both players of a match may press at the same time
            await in_time(interaction, turn.acquire())
            try:
                await self._play_match(interaction, campaign_id)
            finally:
                turn.release()
        else:
            campaign = await in_time(interaction, self.campaigns.join(campaign_id, acting, None))
            note = say(private_locale(interaction), "campaign-joined", name=name_of(campaign))
            await show(interaction, note_view(note))

    async def _play_match(self, interaction: Interaction, campaign_id: str) -> None:
        """Open the user's match in a thread, or lead to where it is open already."""
        campaign = await in_time(interaction, self.campaigns.campaign(campaign_id))
        there = fixture_of(campaign, match_of(campaign, interaction.user.id))
        if there is None:
            await self.open_game(interaction, campaign, thread=True)
            return
        note = say(private_locale(interaction), "tournament-playing", channel=f"<#{there.channel}>")
        await show(interaction, note_view(note))

    async def open_game(
        self, interaction: Interaction, campaign: Campaign, title: str | None = None, *, thread: bool
    ) -> None:
        """Open a game of a campaign here, or in a thread."""
        acting = organiser(interaction)
        self.campaigns.may_open(campaign, acting)
        if campaign.is_tournament:
            match_of(campaign, acting.user)
        game = await open_lobby(interaction, self.table, self.boards, _opened(campaign, acting, title), thread=thread)
        await self.campaigns.attach(campaign.id, acting, game)
        await self.send_note(game, campaign)

    async def send_note(self, game: Game, campaign: Campaign) -> None:
        """Say in the lobby's channel whose game it is."""
        try:
            await self.boards.channels.send(game, lobby_note(campaign.terms.locale, campaign))
        except discord.HTTPException:
            return  # the host has got a report


def _opened(campaign: Campaign, acting: Person, title: str | None) -> Opened:
    terms = campaign.terms
    usual = say(terms.locale, "campaign-game-title", name=campaign.name, number=len(campaign.games) + 1)
    return Opened(
        host=acting.user,
        title=game_title(title, usual),
        ruleset=terms.ruleset,
        size=terms.size,
        table="declared",
        options={},
        locale=terms.locale,
    )
