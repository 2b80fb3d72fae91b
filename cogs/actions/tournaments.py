"""What buttons of tournaments and campaigns do: join, draw a round, give a match, open a game, leave, end."""

import contextlib
from collections.abc import Sequence

import discord
from msgspec import structs

from cogs.actions.desk import Desk
from cogs.channel.board import Boards
from cogs.channel.campaign_results import Results, match_opened
from cogs.channel.opening import ask_guests, open_lobby
from cogs.channel.post import PASSING, Called
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.reply import in_time, show
from cogs.views.campaign import (
    given_head,
    joined_text,
    led_view,
    lobby_note,
    name_of,
    notice_view,
    standings_view,
)
from cogs.views.components import note_view
from table import Game, NotAllowed, Person, Table
from table.campaign.desk import timed
from table.campaign.model import (
    Campaign,
    Seeding,
    ahead_of,
    fixture_of,
    member_called,
)
from table.campaign.service import Campaigns
from table.campaign.tournament import give_match, open_round
from table.entry import FoldedEntry
from table.history.ratings import ladders_of_guild
from table.log import Joined
from table.records.threads import in_thread
from table.time.controls import read_time
from text.fluent.catalogue import say


async def rated_players(table: Table, campaign: Campaign) -> dict[int, float]:
    """How well players play by their rated games of the campaign's kind on its server, where it seeds by that."""
    if campaign.terms.seeding is not Seeding.RATINGS:
        return {}
    pace = str(read_time(campaign.terms.time or "none").pace)
    ladder = (await ladders_of_guild(table, campaign.guild)).get((campaign.terms.ruleset, pace))
    return {} if ladder is None else {rating.user: rating.surely for rating in ladder.ratings}


def actor_of(interaction: Interaction) -> Person:
    """The user who acts; members who may manage the server may act as a campaign's host."""
    here = person_of(interaction)
    return structs.replace(here, moderator=bool(interaction.guild_id and interaction.permissions.manage_guild))


def _asked(campaign: Campaign, user: int, host: str) -> Joined:
    """The seat of a member who is asked to play, under a name that the host does not have."""
    name = campaign.name_of(user)
    return Joined(user, f"{name} 2" if name.casefold() == host.casefold() else name, asked=True)


class Tournaments:
    """The buttons of all campaigns, and what commands share with them."""

    def __init__(self, client: discord.Client, table: Table, boards: Boards) -> None:
        self._client = client
        self._table = table
        self._boards = boards
        self.campaigns = Campaigns(table)
        self.results = Results(client, table, self.campaigns, boards)
        self.desk = Desk(self.campaigns, self.results)

    async def draw(self, interaction: Interaction, campaign: Campaign) -> None:
        """Draw the first round, or the next one, and show it to everybody."""
        rated = await in_time(interaction, rated_players(self._table, campaign), private=False)
        work = open_round(self.campaigns, campaign.id, actor_of(interaction), rated)
        await self.show_round(interaction, await in_time(interaction, work, private=False))
        await self.renew_notice(campaign.id)

    async def tell_joined(self, campaign_id: str) -> None:
        """Show who has joined, and tell the organisers of a league that is under way."""
        await self.renew_notice(campaign_id)
        await self.results.tell_late(campaign_id)

    async def renew_notice(self, campaign_id: str) -> None:
        """Show in the message that announces a campaign who has joined by now."""
        campaign = await self.campaigns.campaign(campaign_id)
        if campaign.desk.notice:
            there = self._client.get_partial_messageable(campaign.channel).get_partial_message(campaign.desk.notice)
            with contextlib.suppress(discord.HTTPException, *PASSING):
                await there.edit(view=notice_view(campaign.terms.locale, campaign))

    async def show_round(self, interaction: Interaction, campaign: Campaign, head: str = "") -> None:
        """Show everybody the standings with the round, under a head."""
        campaign = await in_time(interaction, timed(self.campaigns, self._table, campaign.id), private=False)
        view, files = await in_time(interaction, standings_view(campaign.terms.locale, campaign, head), private=False)
        await show(interaction, view, private=False, files=files)
        self.results.post_all()

    async def end_now(self, interaction: Interaction, campaign_id: str) -> None:
        """End a campaign as its host, and show everybody the final standings."""
        after = await in_time(interaction, self.campaigns.end(campaign_id, actor_of(interaction)), private=False)
        head = say(after.terms.locale, "campaign-ended", name=name_of(after), running=len(after.running))
        view, files = await in_time(interaction, standings_view(after.terms.locale, after, head), private=False)
        await show(interaction, view, private=False, files=files)
        await self.results.tell_champions(after)

    async def leave_now(self, interaction: Interaction, campaign_id: str, user: str) -> None:
        """Let a member who was asked leave; what was played counts. Raises ``NotAllowed("campaign-leave-own")``."""
        if user != str(interaction.user.id):
            raise NotAllowed("campaign-leave-own")
        found = await in_time(interaction, self.campaigns.campaign(campaign_id))
        after = await in_time(interaction, self.campaigns.leave(campaign_id, actor_of(interaction)))
        await self.renew_notice(after.id)
        await self.results.tell_played_out(after)
        if after.rounds != found.rounds:
            await self.show_round(interaction, after)
            return
        played = sum(interaction.user.id in fixture.seats for fixture in found.games)
        note = say(private_locale(interaction), "campaign-left", name=name_of(found), played=played)
        await show(interaction, note_view(note), edit=True)

    async def press(self, interaction: Interaction, verb: str, campaign_id: str) -> None:
        """A button: ``join``, ``begin``, ``play``, ``end``; ``give`` a match, whose round and winner, or a
        player and that it is drawn, follow; ``out``
        for the user who follows and leaves; or one of the organisers' desk."""
        acting = actor_of(interaction)
        if verb in self.desk.presses:
            await self.desk.presses[verb](interaction, acting, campaign_id)
        elif verb == "give":
            of, number, winner, *drawn = campaign_id.split(":")
            given = (int(winner), int(number), bool(drawn))
            before = await in_time(interaction, self.campaigns.campaign(of), private=False)
            after = await in_time(interaction, give_match(self.campaigns, of, acting, *given), private=False)
            await self.show_round(interaction, after, given_head(after, acting.name, *given))
            await self.results.tell_replaced(before, acting.name, *given)
        elif verb == "out":
            of, _, user = campaign_id.partition(":")
            await self.leave_now(interaction, of, user)
        elif verb == "end":
            await self.end_now(interaction, campaign_id)
        elif verb == "begin":
            await self.draw(interaction, await in_time(interaction, self.campaigns.campaign(campaign_id)))
        elif verb in ("play", "another"):
            found = await in_time(interaction, self.campaigns.campaign(campaign_id))
            await self.open_game(interaction, found, thread=True, another=verb == "another")
        else:
            campaign = await in_time(interaction, self.campaigns.join(campaign_id, acting, None))
            await show(interaction, note_view(joined_text(private_locale(interaction), campaign)))
            await self.tell_joined(campaign.id)

    async def open_game(
        self,
        interaction: Interaction,
        campaign: Campaign,
        title: str | None = None,
        *,
        thread: bool,
        another: bool = False,
        called: str | None = None,
    ) -> None:
        """Open a game of a campaign here, or in a thread, or lead to the one that is open already; ``another``: beside
        one in which somebody waits for the user, for those whom they have not met either. ``called``: the member whom
        the user wants to play, by id or name, who is invited in a league; without one those are called who fit, if
        there is nobody to choose."""
        acting = actor_of(interaction)
        turn = self.results.opening[campaign.id]  # both players may open their game at the same time
        await in_time(interaction, turn.acquire())
        try:
            campaign = await in_time(interaction, self.campaigns.campaign(campaign.id))
            ahead = await in_time(interaction, in_thread(ahead_of, campaign, acting.user))
            other = None if called is None else member_called(campaign, called, acting.user)
            if other is not None:
                between = fixture_of(campaign, (acting.user, other))
                ahead = structs.replace(ahead, users=(other,), open=() if between is None else (between,))
                if between is not None:
                    await show(interaction, led_view(private_locale(interaction), ahead, between))
                    game = await self._table.game(between.game)
                    if not campaign.is_tournament and game.player_of(other) is None and game.status == "lobby":
                        asked = FoldedEntry.of(_asked(campaign, other, acting.name))
                        game = await self._table.change(game.id, acting, lambda _game, _secret: asked)
                        await ask_guests(interaction, game)
                    await self.send_note(game, campaign, ahead.users)
                    return
            theirs = [game for game in ahead.open if acting.user not in game.seats]
            if (theirs and not another) or (ahead.open and not ahead.users):
                await show(interaction, led_view(private_locale(interaction), ahead, (theirs or ahead.open)[0]))
                return
            self.campaigns.may_open(campaign, acting)
            number, locale = len(campaign.games) + 1, campaign.terms.locale
            usual = say(locale, "campaign-game-title", name=campaign.name, number=number)
            opened = match_opened(self._table, campaign, acting.user, title or usual)
            guest = [] if other is None or campaign.is_tournament else [_asked(campaign, other, acting.name)]
            game = await open_lobby(interaction, self._table, self._boards, opened, others=guest, thread=thread)
            await self.campaigns.attach(campaign.id, acting, game)
        finally:
            turn.release()
        await ask_guests(interaction, game)
        await self.send_note(game, campaign, ahead.users)

    async def send_note(self, game: Game, campaign: Campaign, users: Sequence[int] = ()) -> None:
        """Say in the lobby's channel whose game it is; call the ``users`` who may play it, or only name them where they
        are more than there are seats."""
        fitting = [user for user in users if game.player_of(user) is None]  # who has a kept seat is invited to it
        chosen = len(fitting) <= campaign.terms.seats - len(game.seats)
        called = Called.of(self._table, fitting if chosen else ())
        note = lobby_note(campaign, game, called.names, () if chosen else fitting)
        try:
            await self._boards.channels.send(game, note, mentions=called.allowed, silent=called.silent)
        except discord.HTTPException:
            return  # the host has got a report
