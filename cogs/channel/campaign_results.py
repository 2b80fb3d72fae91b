"""Results of campaigns' games, posted in the campaign's channel as soon as the games are over."""

from __future__ import annotations

import asyncio
import logging

import discord
from msgspec import structs

from cogs.channel.marks import RESULT
from cogs.channel.post import UNKNOWN_CHANNEL, Channels
from cogs.kit.servers import shards_of
from cogs.views.campaign import result_head, standings_view
from storage import StorageError
from table import Change, Table
from table.campaign.model import Campaign, Report
from table.campaign.service import Campaigns

__all__ = ["Results"]

log = logging.getLogger(__name__)


class Results:
    """Posts results. Each is kept first and posted then.

    After a crash, a lost connection or a missing permission, results are posted at the next start, or when the next
    game ends.
    """

    def __init__(self, client: discord.Client, table: Table, campaigns: Campaigns, channels: Channels) -> None:
        self._client = client
        self._channels = channels
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
        """Post all unposted results soon."""
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
