"""Results of campaigns' games, posted in the campaign's channel as soon as the games are over, and the matches of the
next round, each opened in a thread there with both players seated."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

import discord
from msgspec import structs

from cogs.channel.board import Boards
from cogs.channel.marks import RESULT
from cogs.channel.opening import game_title, usually_rated
from cogs.channel.post import UNKNOWN_CHANNEL
from cogs.kit.games import usual_table
from cogs.kit.servers import ARCHIVE_AFTER, shards_of
from cogs.views.campaign import result_head, standings_view
from rules import RulesError
from rules.campaign.tournament import open_matches
from storage import StorageError
from table import Change, Opened, Person, Table
from table.campaign.model import Campaign, Report, fixture_of
from table.campaign.service import NOBODY_ACTS, Campaigns
from table.log import Attached, Joined
from table.records.threads import KeyedLocks
from table.time.controls import read_time
from text.fluent.catalogue import say

log = logging.getLogger(__name__)


class Results:
    """Posts results, and opens matches. Each result is kept first and posted then.

    After a crash, a lost connection or a missing permission, that is made up for at the next start, or when the next
    game ends.
    """

    def __init__(self, client: discord.Client, table: Table, campaigns: Campaigns, boards: Boards) -> None:
        self._client = client
        self._boards = boards
        self._channels = boards.channels
        self.opening = KeyedLocks()
        """A lock for each campaign, held while a match is opened."""
        self.held = False
        """Whether something could not be posted."""
        self._table = table
        self._campaigns = campaigns
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        table.listen(self._changed)

    def _changed(self, change: Change) -> None:
        over = change.after.status == "ended" and (change.before is None or change.before.status != "ended")
        if over:
            self.post_all()

    def post_all(self) -> None:
        """Post all unposted results, and open the matches that are to be played, soon."""
        task = asyncio.create_task(self._post_all(), name="campaign-results")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ready(self) -> None:
        """Wait for Discord."""
        await self._client.wait_until_ready()

    async def settle(self) -> None:
        """Wait until all results that can be posted have been."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _post_all(self) -> None:
        async with self._turn:
            self.held = False
            try:
                for game_id in await self._campaigns.unposted():
                    await self._post(game_id)
                for campaign in await self._campaigns.tournaments():
                    if shards_of(self._client).serve(campaign.guild):
                        await self._open_matches(campaign.id)
            except StorageError as error:
                log.warning("results-not-posted error=%r", error)

    async def _post(self, game_id: str) -> None:
        try:
            settled = await self._campaigns.settle(game_id)
            if settled is not None and shards_of(self._client).serve(settled[0].guild):
                await self._campaigns.set_posted(game_id, await self._send(game_id, *settled))
        except discord.HTTPException as error:
            self.held = True
            log.warning("result-not-posted game=%s status=%s code=%s", game_id, error.status, error.code)
            if error.code == UNKNOWN_CHANNEL:  # the channel is gone
                await self._campaigns.set_posted(game_id, 0)
        except StorageError:
            raise
        except Exception:  # an unreadable game must not hold up the others
            log.exception("result-not-kept game=%s", game_id)

    async def _send(self, game_id: str, campaign: Campaign, report: Report) -> int:
        locale, game = campaign.terms.locale, await self._table.game(game_id)
        head = result_head(locale, campaign, report, game.title)
        view, files = await standings_view(locale, campaign, head, at_once=False)
        # Missing permissions there are reported to the campaign's founder.
        there = structs.replace(game, channel=campaign.channel, host=campaign.founder, title=campaign.name)
        posted = (await self._table.storage.marks.of_game(game_id)).get(RESULT)
        if posted is not None:
            return int(posted)
        return await self._channels.once(there, RESULT, view, files, noted=lambda sent: {RESULT: sent})

    async def _open_matches(self, campaign_id: str) -> None:
        """Open the matches of a tournament that are to be played; the players are pinged in their threads."""
        async with self.opening[campaign_id]:
            campaign = await self._campaigns.campaign(campaign_id)
            there = self._client.get_channel(campaign.channel)
            waiting = [match for match in open_matches(campaign.rounds) if fixture_of(campaign, match) is None]
            if isinstance(there, discord.TextChannel):
                for match in waiting:
                    try:
                        await self._open_match(campaign, match.players, there)
                    except (discord.HTTPException, RulesError) as error:  # its players can open it by the button
                        log.warning("match-not-opened campaign=%s error=%r", campaign_id, error)
                        return

    async def _open_match(self, campaign: Campaign, players: Sequence[int], there: discord.TextChannel) -> None:
        names = [campaign.name_of(user) for user in players]
        facts = {"name": campaign.name, "number": str(len(campaign.rounds)), "one": names[0], "other": names[1]}
        title = say(campaign.terms.locale, "tournament-title", **facts)
        opened = match_opened(self._table, campaign, campaign.founder, title)
        if names[0].casefold() == names[1].casefold():
            names[1] += " 2"
        thread = await there.create_thread(
            name=opened.title, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
        )
        seated, host = list(map(Joined, players, names)), Person(campaign.founder, "")
        attached = Attached(campaign.name, campaign.terms.seats)
        try:
            game = await self._table.open(
                NOBODY_ACTS, channel=thread.id, guild=campaign.guild, opened=opened, seated=seated, attached=attached
            )
            await self._campaigns.attach(campaign.id, host, game)
        except BaseException:
            with contextlib.suppress(discord.HTTPException):
                await thread.delete()
            raise
        with contextlib.suppress(discord.HTTPException):  # the host gets a report; `/game board` posts it
            await self._boards.post(game)


def match_opened(table: Table, campaign: Campaign, host: int, title: str) -> Opened:
    """The lobby of a campaign's game: by its terms, and where these say nothing as is usual on the server."""
    terms, server = campaign.terms, table.preferences.guild(campaign.guild)
    rated = usually_rated(server, campaign.guild, terms.size) if terms.rated is None else terms.rated
    return Opened(
        host=host,
        title=game_title(title, campaign.name),
        ruleset=terms.ruleset,
        size=terms.size,
        table=terms.table or usual_table(terms.ruleset),
        options={},
        locale=terms.locale,
        time=read_time(terms.time or "none"),
        rated=rated,
    )
