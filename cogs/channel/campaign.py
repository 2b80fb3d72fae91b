"""What a campaign shows: standings as picture and text, schedule, results that are posted by themselves."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Sequence

import discord
from discord import ui
from msgspec import structs

from cogs.channel.post import UNKNOWN_CHANNEL, Channels
from cogs.kit.drawing import drawn, drawn_at_once
from cogs.views.panel import note_view
from render.charts.standings import StandingsLabels, StandingsLine, draw_standings
from storage import StorageError
from table import Change, Table
from table.campaign.model import Campaign, Report
from table.campaign.service import Campaigns
from text import escape
from text.campaign import (
    head_words,
    news_lines,
    person,
    plain_person,
    result_text,
    schedule_text,
    standings_text,
    terms_text,
)
from text.fluent.catalogue import say
from text.words import cut

__all__ = ["Results", "campaign_view", "schedule_lines", "terms_lines"]

log = logging.getLogger(__name__)

TEXT_MAX = 3800
NEWS_MAX = 1400
ALT_MAX = 1000
Card = tuple[ui.LayoutView, list[discord.File]]


def terms_lines(locale: str, campaign: Campaign) -> str:
    """What a campaign is played by."""
    terms = campaign.terms
    names = {"ruleset": terms.ruleset, "size": terms.size}
    numbers = {"seats": terms.seats, "renewals": terms.renewals}
    return terms_text(locale, names, numbers, terms.points, terms.carry)


async def campaign_view(
    locale: str, campaign: Campaign, head: str = "", below: str = "", *, at_once: bool = True
) -> Card:
    """The standings under a head, with what else there is to say below them; ``at_once``: somebody waits for it."""
    lines = campaign.standings()
    text = "\n".join(part for part in (standings_text(locale, lines), below) if part)
    body = ui.Container[ui.LayoutView](
        ui.TextDisplay(head or say(locale, "campaign-title", name=escape(campaign.name, 60)))
    )
    files: list[discord.File] = []
    if lines:
        labels = StandingsLabels(campaign.name, head_words(locale))
        shown = [
            StandingsLine(
                line.rank, plain_person(locale, line.name), line.played, line.won, line.drawn, line.lost, line.points
            )
            for line in lines
        ]
        picture = await (drawn_at_once if at_once else drawn)(draw_standings, shown, labels)
        files.append(discord.File(io.BytesIO(picture.data), f"standings-{campaign.id}.png"))
        alt = say(locale, "campaign-alt", name=campaign.name)[:ALT_MAX]
        body.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{files[0].filename}", description=alt)))
    body.add_item(ui.TextDisplay(cut(text, TEXT_MAX - len(head))))
    view = ui.LayoutView(timeout=None).add_item(body)
    view.stop()
    return view, files


def schedule_lines(locale: str, campaign: Campaign, ahead: Sequence[Sequence[int]]) -> str:
    """Who has played, who plays, and who should play whom next."""
    played = [result_text(locale, report.played) for report in campaign.reports]
    running = [
        ([campaign.name_of(user) for user in game.seats], game.channel)
        for game in campaign.games
        if game.report is None and game.status != "ended"
    ]
    return schedule_text(locale, played, running, [[campaign.name_of(user) for user in group] for group in ahead])


def _news(locale: str, campaign: Campaign, report: Report) -> str:
    """What became of each company."""
    parts = []
    for user, news in report.news:
        member = next((member for member in campaign.members if member.user == user), None)
        company = "" if member is None or member.roster is None else member.roster.name
        names = {"name": person(locale, campaign.name_of(user)), "company": escape(company) or "–"}
        parts.append(f"{say(locale, 'campaign-news-head', **names)} {' · '.join(news_lines(locale, news))}")
    return cut("\n".join(parts), NEWS_MAX)


class Results:
    """Posts the results of campaigns' games, in the campaign's channel, as soon as they are over.

    A result is kept first and posted then; what a crash, a lost connection or a missing permission kept from being
    posted is posted at the next start, or when the next game ends.
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
        """Posts, soon, whatever has not been posted."""
        task = asyncio.create_task(self._post_all(), name="campaign-results")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ready(self) -> None:
        """Waits for Discord."""
        await self._client.wait_until_ready()

    async def settle(self) -> None:
        """Waits until everything that can be posted has been."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _post_all(self) -> None:
        async with self._turn:
            self.held = False
            try:
                for game_id in await self._campaigns.untold():
                    await self._post(game_id)
            except StorageError as error:
                log.warning("results-not-posted error=%r", error)

    async def _post(self, game_id: str) -> None:
        try:
            settled = await self._campaigns.settle(game_id)
            if settled is not None and self._mine(settled[0].guild):
                await self._campaigns.told(game_id, await self._sent(game_id, *settled))
        except discord.HTTPException as error:
            self.held = True
            log.warning("result-not-posted game=%s status=%s code=%s", game_id, error.status, error.code)
            if error.code == UNKNOWN_CHANNEL:  # there is nowhere to post it any more
                await self._campaigns.told(game_id, 0)
        except StorageError:
            raise
        except Exception:  # a game that cannot be read keeps no other waiting
            log.exception("result-not-kept game=%s", game_id)

    def _mine(self, guild: int) -> bool:
        """Whether this process serves the server."""
        shards = getattr(self._client, "shard_ids", None)
        return not shards or (guild >> 22) % (self._client.shard_count or 1) in shards

    @staticmethod
    def head(locale: str, campaign: Campaign, report: Report, title: str) -> str:
        """What is said of a game above the standings."""
        names = {"name": escape(campaign.name, 60), "title": escape(title, 80)}
        told = [say(locale, "campaign-result-head", **names), result_text(locale, report.played)]
        return "\n".join([*told, _news(locale, campaign, report)]).strip()

    async def _sent(self, game_id: str, campaign: Campaign, report: Report) -> int:
        locale, game = campaign.terms.locale, await self._table.game(game_id)
        told = self.head(locale, campaign, report, game.title)
        view, files = await campaign_view(locale, campaign, told, at_once=False)
        # What is missing there is for the campaign's founder to hear.
        there = structs.replace(game, channel=campaign.channel, host=campaign.founder, title=campaign.name)
        # Sent twice within minutes, Discord posts it once.
        return (await self._channels.send(there, view, files, nonce=f"result-{game_id}")).id


def lobby_note(locale: str, campaign: Campaign) -> ui.LayoutView:
    """What is said under the lobby of a campaign's game."""
    return note_view(say(locale, "campaign-lobby", name=escape(campaign.name, 60)))
