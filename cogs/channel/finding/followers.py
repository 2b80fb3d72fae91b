"""Followers of a game get each activation, beside the game: it never waits for them.

A message is claimed in the database before it is sent and noted after. After a crash, one in doubt is looked for where
it may stand; Discord takes its nonce once within minutes. A webhook's in doubt counts as sent.
"""

import asyncio
import io
import logging
from collections import deque
from collections.abc import Sequence

import discord
from discord import ui
from msgspec import Struct

from cogs.channel.marks import BOARD
from cogs.channel.post import PASSING, Tag, find_message, passes
from cogs.channel.story import chapter_at, chapter_text
from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import wait_for_replies
from cogs.kit.servers import may_see, reopen_thread
from cogs.views.components import Button, Row, gallery, message_link, text, view
from storage import FollowRow, StorageError
from table import Game, Table
from table.records.threads import in_thread
from table.time.clock import DAY
from text import escape
from text.chapters import Chapter
from text.fluent.catalogue import say

log = logging.getLogger(__name__)

FOLLOWERS_MAX = 500
"""Followers of a game."""
QUEUED_MOST = 8
"""Activations of a game that wait to be sent; then the oldest is left out."""
AT_ONCE = 5
"""Messages that are sent side by side."""
PARTING = 3.0
"""Seconds for the last messages when the bot stops."""
TRIES = 1000
"""Stages of a chapter: it goes on as another one when what it told has been taken back."""


def stage_of(number: int, chapter: Chapter | None = None) -> int:
    """How far a story is at a chapter; further, if something of the ``chapter`` has been taken back."""
    return number * TRIES + (0 if chapter is None else min(len(chapter.undone), TRIES - 1))


class News(Struct, frozen=True):
    """A chapter that rests: its game, how far the story is with it, its picture."""

    game: Game
    stage: int
    chapter: Chapter
    picture: bytes | None


class _Message(Struct, frozen=True):
    """A chapter for one follower, with a link to the ``board``; ``since``: when an earlier process claimed it (unix
    seconds); None: none did."""

    follow: FollowRow
    news: News
    board: str
    since: float | None

    @property
    def files(self) -> list[discord.File]:
        """The picture as a new file."""
        picture = self.news.picture
        return [] if picture is None else [discord.File(io.BytesIO(picture), f"chapter-{self.news.stage}.png")]


class Followers:
    """Sends the chapters of followed games, one game after the other its own, from bounded queues."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self._followed: set[str] = set()
        self._queues: dict[str, deque[News]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._seen: dict[str, float] = {}

    def follow(self, game_id: str) -> None:
        """Send the chapters of a game from now on."""
        self._followed.add(game_id)

    async def catch_up(self) -> None:
        """Learn which games are followed, and begin to send what a crash has left in doubt.

        In doubt is a message that was claimed and not noted as sent: in a task a game, it is sent again unless it is
        found to have arrived. Raises ``StorageError`` where it cannot be read which they are; later errors are logged.
        """
        self._followed |= await self._table.storage.follows.followed()
        for game_id in await self._table.storage.follows.in_doubt():
            self._tasks[game_id] = asyncio.create_task(self._clear_doubt(game_id), name=f"follow-{game_id}")

    def send_chapter(self, game: Game, number: int, chapter: Chapter, picture: bytes | None, *, closed: bool) -> None:
        """Send a chapter that rests, soon. ``closed``: another has begun."""
        if game.id not in self._followed and not self._table.storage.shared:
            return
        stage = stage_of(number, None if closed else chapter)
        self._queues.setdefault(game.id, deque(maxlen=QUEUED_MOST)).append(News(game, stage, chapter, picture))
        if game.id not in self._tasks:
            self._tasks[game.id] = asyncio.create_task(self._work(game.id), name=f"follow-{game.id}")

    async def settle(self) -> None:
        """Wait until all that is queued has been sent."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Send what can be sent quickly; the rest counts as in doubt, or is left out."""
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=PARTING)
        for task in self._tasks.values():
            task.cancel()

    async def _clear_doubt(self, game_id: str) -> None:
        """Send again what was being sent when a process ended, unless it has arrived."""
        try:
            game, rows = await self._table.game(game_id), await self._table.storage.follows.of_game(game_id)
            entries = await self._table.entries(game_id)
            for stage in sorted({row.claimed for row in rows if row.claimed > row.sent}):
                chapter = await in_thread(chapter_at, entries, stage // TRIES)
                await self._deliver(
                    News(game, stage, chapter, None), only=[row.id for row in rows if row.claimed == stage]
                )
        except Exception:
            log.exception("follow-doubt game=%s", game_id)
        await self._work(game_id)

    async def _work(self, game_id: str) -> None:
        queue = self._queues.get(game_id, deque())
        try:
            while queue:
                news = queue.popleft()
                try:
                    await self._deliver(news)
                except StorageError as error:
                    log.warning("follow-later game=%s error=%r", game_id, error)
                except Exception:
                    log.exception("follow-failed game=%s", game_id)
        finally:
            self._queues.pop(game_id, None)
            self._tasks.pop(game_id, None)

    # -- sending ------------------------------------------------------------------------------------------------

    async def _deliver(self, news: News, only: Sequence[str] | None = None) -> None:
        """Send a chapter to all who have not got it, some at a time, after replies. Raises ``StorageError``."""
        follows = self._table.storage.follows
        rows = [row for row in await follows.of_game(news.game.id) if row.sent < news.stage]
        rows = [row for row in rows if only is None or row.id in only]
        if not rows:
            return
        marks = await self._table.storage.marks.named(BOARD, [news.game.id])
        link = message_link(rows[0].guild, news.game.channel, marks.get(news.game.id))
        for start in range(0, len(rows), AT_ONCE):
            await wait_for_replies()
            await self._send_some(news, rows[start : start + AT_ONCE], link)
        if news.game.status == "ended":
            await follows.remove([row.id for row in await follows.of_game(news.game.id)])
            self._followed.discard(news.game.id)

    async def _send_some(self, news: News, rows: Sequence[FollowRow], link: str) -> None:
        now, follows = self._table.clock.now(), self._table.storage.follows
        await follows.claim([row.id for row in rows], news.stage, now)
        messages = [_Message(row, news, link, row.since if row.claimed == news.stage else None) for row in rows]
        done = await asyncio.gather(*(self._sent(message) for message in messages))
        kept = [row.id for row, fine in zip(rows, done, strict=True) if fine]
        gone = [row.id for row, fine in zip(rows, done, strict=True) if fine is False]
        await follows.note_sent(kept, news.stage)
        if gone:
            await follows.remove(gone)

    async def _sent(self, message: _Message) -> bool | None:
        """Whether a follower has got it; False for one who takes nothing any more, None if it may pass."""
        async with self._turns:
            try:
                if not await self._may_see(message.follow, message.news.game):
                    return False
                await self._send(message)
            except discord.HTTPException as error:
                log.info("follow-not-sent follow=%s status=%s code=%s", message.follow.id, error.status, error.code)
                return None if passes(error) else False
            except PASSING as error:
                log.info("follow-not-sent follow=%s error=%s", message.follow.id, type(error).__name__)
                return None
        return True

    async def _may_see(self, follow: FollowRow, game: Game) -> bool:
        """Whether a follower sees the game still: looked up once a day."""
        now = self._table.clock.now()
        if follow.way != "message" or follow.guild is None or now - self._seen.get(follow.id, follow.at) < DAY:
            return True
        self._seen[follow.id] = now
        return await may_see(self._client, game.channel, discord.Object(follow.user))

    async def _send(self, message: _Message) -> None:
        """Send it once. Raises ``discord.HTTPException``."""
        follow, news = message.follow, message.news
        chapter = chapter_text(news.chapter, follow.locale)
        if follow.way == "webhook":
            if message.since is None:
                content = followed_text(news.game, follow, chapter, message.board)
                webhook = discord.Webhook.from_url(follow.target, client=self._client)
                await webhook.send(content, files=message.files, allowed_mentions=discord.AllowedMentions.none())
            return
        channel = self._client.get_partial_messageable(int(follow.target))
        tag, files, over = Tag.of(follow.id, f"chapter-{news.stage}"), message.files, news.game.status == "ended"
        if message.since is not None and await find_message(self._client, channel, tag, message.since):
            return
        picture = files[0].filename if files else None
        view = followed_view(news.game, follow, chapter, message.board, picture, over=over)
        tag.put_on(view)
        try:
            await channel.send(view=view, files=files, nonce=tag.nonce)
        except discord.HTTPException:
            if follow.way != "thread" or not await reopen_thread(self._client, channel.id):
                raise
            await channel.send(view=view, files=message.files, nonce=tag.nonce)


TITLE_SHOWN = 60
CONTENT_MAX = 1900


def followed_view(
    game: Game, follow: FollowRow, chapter: str, board: str, picture: str | None, *, over: bool
) -> ui.LayoutView:
    """An activation for a follower. ``board``: the board's address; ``over``: it is the last one."""
    head = say(follow.locale, "follow-head", title=escape(game.title, TITLE_SHOWN))
    made = view(text(head, chapter, *([say(follow.locale, "follow-over")] if over else [])))
    if picture is not None:
        made.add_item(gallery((picture, chapter.replace("**", ""))))
    way = Button(label=say(follow.locale, "button-to-the-board"), url=board)
    return made.add_item(Row(way, *([] if over else [unfollow_button(follow)])))


def followed_text(game: Game, follow: FollowRow, chapter: str, board: str) -> str:
    """An activation as text for a webhook, which takes no buttons."""
    head = say(follow.locale, "follow-head", title=escape(game.title, TITLE_SHOWN))
    room = CONTENT_MAX - len(head) - len(board)
    return f"{head}\n{chapter if len(chapter) <= room else '…' + chapter[-room:]}\n<{board}>"


def unfollow_button(follow: FollowRow, label: str | None = None) -> Button:
    """Stops following a game."""
    label = label or say(follow.locale, "button-unfollow")
    return Button(label=label[:80], custom_id=str(StandaloneId("unfollow", follow.id)))
