"""What buttons of tournaments and campaigns do: join, draw a round, give a match, open a game, leave, end."""

import contextlib
from collections.abc import Sequence

import discord
from msgspec import structs

from cogs.actions.desk import Desk
from cogs.channel.board import Boards
from cogs.channel.campaign_results import Results, match_opened, repeat_key
from cogs.channel.opening import ask_guests, open_lobby
from cogs.channel.post import Called
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.reply import in_time, show
from cogs.views.campaign import (
    given_head,
    joined_text,
    led_view,
    lobby_note,
    name_of,
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
    must_be_member,
    must_be_open,
)
from table.campaign.service import Campaigns
from table.campaign.tournament import open_round
from table.campaign.verdicts import Verdict, decide_game, give_match, match_for
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
        await self.results.renew_notice(campaign.id)

    async def tell_joined(self, campaign_id: str) -> None:
        """Show who has joined, and tell the organisers of a league that is under way."""
        await self.results.renew_notice(campaign_id)
        await self.results.tell_late(campaign_id)

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
        await self.results.renew_notice(after.id)
        await self.results.tell_champions(after)

    async def leave_now(self, interaction: Interaction, campaign_id: str, user: str) -> None:
        """Let a member who was asked leave; what was played counts. Raises ``NotAllowed("campaign-leave-own")``."""
        if user != str(interaction.user.id):
            raise NotAllowed("campaign-leave-own")
        found = await in_time(interaction, self.campaigns.campaign(campaign_id))
        after = await in_time(interaction, self.campaigns.leave(campaign_id, actor_of(interaction)))
        await self.results.renew_notice(after.id)
        await self.results.tell_left(after, interaction.user.id)
        await self.results.tell_played_out(after)
        begun = [fixture for fixture in found.games if fixture.report is not None or fixture.status == "running"]
        played = sum(interaction.user.id in fixture.seats for fixture in begun)
        note = say(private_locale(interaction), "campaign-left", name=name_of(found), played=played)
        await show(interaction, note_view(note), edit=True)
        if after.rounds != found.rounds:
            await self.results.tell_round(found, await timed(self.campaigns, self._table, after.id))
            self.results.post_all()

    async def press(self, interaction: Interaction, verb: str, campaign_id: str) -> None:
        """A button: ``join``, ``begin``, ``play``, ``end``, ``stay``; ``give`` a match, whose round and winner, or a
        player and that it is drawn, follow; ``out`` for the user who follows and leaves; or one of the organisers'
        desk."""
        acting = actor_of(interaction)
        if verb in self.desk.presses:
            await self.desk.presses[verb](interaction, acting, campaign_id)
        elif verb == "give":
            of, _, written = campaign_id.partition(":")
            await self._give(interaction, acting, of, Verdict.read(written))
        elif verb == "out":
            of, _, user = campaign_id.partition(":")
            await self.leave_now(interaction, of, user)
        elif verb == "stay":
            found = await in_time(interaction, self.campaigns.campaign(campaign_id))
            note = say(private_locale(interaction), "campaign-stayed", name=name_of(found))
            await show(interaction, note_view(note), edit=True)
        elif verb == "end":
            await self.end_now(interaction, campaign_id)
        elif verb == "begin":
            await self.draw(interaction, await in_time(interaction, self.campaigns.campaign(campaign_id)))
        elif verb in ("play", "another"):
            found = await in_time(interaction, self.campaigns.campaign(campaign_id))
            await self.open_game(interaction, found, thread=True, another=verb == "another")
        elif verb == "join":
            campaign = await in_time(interaction, self.campaigns.join(campaign_id, acting, None))
            await show(interaction, note_view(joined_text(private_locale(interaction), campaign)))
            await self.tell_joined(campaign.id)
        else:
            raise NotAllowed("button-old")

    async def _give(self, interaction: Interaction, acting: Person, campaign_id: str, verdict: Verdict) -> None:
        """Decide a match as an organiser, and show everybody the standings after it; tell its players."""
        before = await in_time(interaction, self.campaigns.campaign(campaign_id), private=False)
        match = match_for(before, verdict)
        if before.is_tournament:
            await in_time(interaction, give_match(self.campaigns, before.id, acting, verdict), private=False)
        else:
            work = decide_game(self.campaigns, self._table, before.id, acting, verdict)
            decided = await in_time(interaction, work, private=False)
        self.results.deciders[before.id, frozenset(match.players)] = acting.name
        after = await in_time(interaction, self.campaigns.campaign(before.id), private=False)
        head = given_head(after, acting.name, match, verdict)
        if before.is_tournament or match.how:
            await self.show_round(interaction, after, head)
        else:  # the game's own result shows the standings
            await show(interaction, note_view(head), private=False)
        if before.is_tournament:
            await self.results.tell_replaced(before, acting.name, match, verdict)
        else:
            await self.results.tell_corrected(after, *decided, replaces=bool(match.how))

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
            if not campaign.is_tournament:  # whose matches name their players
                must_be_open(campaign)
                must_be_member(campaign, acting)
            ahead = await in_time(interaction, in_thread(ahead_of, campaign, acting.user))
            other = None if called is None else member_called(campaign, called, acting.user)
            if other is not None:
                between = fixture_of(campaign, (acting.user, other))
                ahead = structs.replace(ahead, users=(other,), open=() if between is None else (between,))
                if between is not None:
                    await show(interaction, led_view(private_locale(interaction), acting.user, ahead, between))
                    game = await self._table.game(between.game)
                    if not campaign.is_tournament and game.player_of(other) is None and game.status == "lobby":
                        asked = FoldedEntry.of(_asked(campaign, other, acting.name))
                        there = structs.replace(acting, channel=None)  # the game may be in another channel
                        game = await self._table.change(game.id, there, lambda _game, _secret: asked)
                        await ask_guests(interaction.client, game)
                    return
            theirs = [game for game in ahead.open if acting.user not in game.seats]
            if (theirs and not another) or (ahead.open and not ahead.users):
                await show(
                    interaction, led_view(private_locale(interaction), acting.user, ahead, (theirs or ahead.open)[0])
                )
                return
            number, locale = len(campaign.games) + 1, campaign.terms.locale
            usual = say(locale, "campaign-game-title", name=campaign.name, number=number)
            opened = match_opened(self._table, campaign, acting.user, title or usual)
            guest = [] if other is None or campaign.is_tournament else [_asked(campaign, other, acting.name)]
            game = await open_lobby(interaction, self._table, self._boards, opened, others=guest, thread=thread)
            campaign = await self.campaigns.attach(campaign.id, acting, game)
        finally:
            turn.release()
        await ask_guests(interaction.client, game)
        await self.send_note(game, campaign, ahead.users)

    async def send_note(self, game: Game, campaign: Campaign, users: Sequence[int] = ()) -> None:
        """Say in the lobby's channel whose game it is; call the ``users`` who may play it, or only name them where they
        are more than there are seats."""
        fitting = [user for user in users if game.player_of(user) is None]  # who has a kept seat is invited to it
        chosen = len(fitting) <= campaign.terms.seats - len(game.seats)
        called = Called.of(self._table, fitting if chosen else ())
        again = game.id in campaign.repeats or (len(game.seats) == 1 and await in_thread(_met_all, campaign, game.host))
        note = lobby_note(campaign, game, called.names, () if chosen else fitting, again=again)
        if again:
            await self._table.storage.marks.set(game.id, repeat_key(game), "-")
        with contextlib.suppress(discord.HTTPException):  # the host has got a report
            await self._boards.channels.send(game, note, mentions=called.allowed, silent=called.silent)


def _met_all(campaign: Campaign, user: int) -> bool:
    """Whether a member of a league of games of two has a game with everybody there is."""
    plays = campaign.member(user) is not None and campaign.terms.seats == 2 and not campaign.lacking
    return plays and not campaign.is_tournament and not any(user in pair for pair in campaign.to_play())
