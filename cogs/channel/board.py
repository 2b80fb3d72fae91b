"""A game's posts in its channel: one board, edited in place; the story; and one ping a decision.

All of it is drawn from the log after the commit. A post that fails is made up for at the next change.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import discord
from discord import ui

from cogs.channel import story
from cogs.channel.marks import BOARD, STORY, StoryMark
from cogs.channel.pings import Pings
from cogs.channel.post import Channels
from cogs.kit.drawing import draw_later, wait_for_replies
from cogs.views.components import note_view
from cogs.views.game.board import board_lines, board_rows, board_view
from cogs.views.game.field import lobby_files
from cogs.views.game.lobby import lobby_view
from cogs.views.game.map_pictures import close_ups
from cogs.views.game.story import story_view
from cogs.views.game.table_notes import change_note
from render import draw_state
from table import Change, Game, Table
from table.entry import FoldedEntry
from table.history.season import save_result
from text import board_labels
from text.chapters import Chapter, continued

__all__ = ["Boards", "board_picture", "shown_board"]

T = TypeVar("T")

log = logging.getLogger(__name__)

CHAPTERS_KEPT = 256
"""Games whose newest chapter is remembered; for the others it is folded from the log again."""


async def board_picture(game: Game) -> discord.File:
    """The board of a game that has begun, as a file to attach."""
    state = game.played
    done = await draw_later(draw_state, state, board_labels(game.locale, state))
    return discord.File(io.BytesIO(done.data), f"board-{game.seq}.png")


async def shown_board(game: Game) -> tuple[ui.LayoutView, list[discord.File]]:
    """The public message of a game, with its pictures."""
    if game.state is None:
        files = await lobby_files(game)
        return lobby_view(game, files[0].filename if files else None), files
    files = [await board_picture(game), *await close_ups(game)]
    under = board_lines(game, game.locale), board_rows(game, game.locale)
    return board_view(game, [file.filename for file in files], *under), files


class Boards:
    """Listens to the table and keeps every channel up to date, one task a game at the most."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._table = table
        self.pings = Pings(client, table)
        self.channels = Channels(client, table)
        self._pending: dict[str, list[Change]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._chapters: dict[str, tuple[int, Chapter]] = {}
        table.listen(self.changed)

    def changed(self, change: Change) -> None:
        """Show a change soon, together with those that come meanwhile."""
        game_id = change.after.id
        self._pending.setdefault(game_id, []).append(change)
        if game_id not in self._tasks:
            self._tasks[game_id] = asyncio.create_task(self._work(game_id), name=f"board-{game_id}")

    def redraw(self, game: Game) -> None:
        """Show board and story again: the reason why they could not be shown may be gone."""
        self.changed(Change(game, game, FoldedEntry(), game.host))

    async def show_imported(self, game: Game, user: int) -> None:
        """Show an imported game soon: its board and the note on its import. The story so far counts as posted."""
        entries = await self._table.entries(game.id)
        newest = len(story.chapters_of(entries)) - 1
        await self._table.storage.marks.set(game.id, STORY, str(StoryMark(newest)))
        self.changed(Change(game, game, FoldedEntry(entries[-1][1].table), user))

    def check_pings(self, at: float) -> None:
        """Look for due pings at that time at the latest."""
        self.pings.check_at(at)

    def newest_chapter(self, game_id: str) -> tuple[int, Chapter] | None:
        """The number and content of the chapter that is being written, if it is remembered."""
        return self._chapters.get(game_id)

    async def deliver(self, user: int, send: Callable[[str], Awaitable[None]]) -> None:
        """Send a host the reports that no direct message could deliver."""
        await self.channels.deliver(user, send)

    async def settle(self) -> None:
        """Wait until all changes are shown."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work(self, game_id: str) -> None:
        try:
            while game_id in self._pending:
                await wait_for_replies()
                await self._show(self._pending.pop(game_id))
        finally:
            del self._tasks[game_id]

    async def _show(self, changes: list[Change]) -> None:
        game = changes[-1].after
        marks = await log_failure(self._table.storage.marks.of_game(game.id))
        if marks is None:  # without them everything would be posted a second time
            self._chapters.pop(game.id, None)
            return
        self.channels.recall_trouble(game, marks)
        before = changes[0].before
        if before is not None:
            await log_failure(self._write_story(before, changes, marks))
            await log_failure(self._edit_board(game, marks))
        await log_failure(self.pings.of_game(game, marks))
        if game.status == "ended":
            await log_failure(save_result(self._table, game.id))
            self._chapters.pop(game.id, None)

    # -- the board ----------------------------------------------------------------------------------------------

    async def _edit_board(self, game: Game, marks: Mapping[str, str]) -> None:
        view, files = await shown_board(game)
        if BOARD in marks:
            if await self.channels.edit(game, int(marks[BOARD]), view, files):
                return
            view, files = await shown_board(game)
        sent = await self.channels.send(game, view, files)
        await self._mark_board(game, sent.id)

    async def _mark_board(self, game: Game, message: int) -> None:
        await self._table.storage.marks.set(game.id, BOARD, str(message))

    async def move_board(self, game: Game, message: int) -> None:
        """Make another message the board, and delete the old one."""
        marks = await self._table.storage.marks.of_game(game.id)
        await self._mark_board(game, message)
        if BOARD in marks and marks[BOARD] != str(message):
            await log_failure(self.channels.delete(game, int(marks[BOARD])))
        now = await self._table.game(game.id)
        if now.seq != game.seq:  # later changes were drawn on the old one
            await log_failure(self._edit_board(now, {BOARD: str(message)}))

    # -- the story ----------------------------------------------------------------------------------------------

    async def _write_story(self, before: Game, changes: list[Change], marks: Mapping[str, str]) -> None:
        game, mark = changes[-1].after, StoryMark.of(marks)
        first, chapter = await self._newest_chapter(before, mark)
        chapters = [chapter]
        for change in changes:
            chapters[-1:] = continued(chapters[-1], change.entry.events)
        for number, written in enumerate(chapters, start=first):
            if number >= mark.number:
                await self._write_chapter(game, number, written, mark.message_of(number))
        self._chapters[game.id] = (first + len(chapters) - 1, chapters[-1])
        while len(self._chapters) > CHAPTERS_KEPT:
            self._chapters.pop(next(iter(self._chapters)))
        for note in filter(None, map(change_note, changes)):
            await self.channels.send(game, note_view(note))

    async def _newest_chapter(self, game: Game, mark: StoryMark) -> tuple[int, Chapter]:
        """The number and content of a game's newest chapter.

        From memory or, after a restart, from the log: then older chapters that were never posted are posted too.
        """
        if game.id in self._chapters:
            # Remembered again once it is posted: after a failure the log says what is still missing.
            return self._chapters.pop(game.id)
        entries = await self._table.entries(game.id)
        chapters = story.chapters_of([item for item in entries if item[0] <= game.seq])
        for number in range(mark.number, len(chapters) - 1):
            await self._write_chapter(game, number, chapters[number], mark.message_of(number))
        return len(chapters) - 1, chapters[-1]

    async def _write_chapter(self, game: Game, number: int, chapter: Chapter, message: str) -> None:
        text = story.chapter_text(chapter, game.locale)
        if not text:
            return
        view = story_view(game, text, number)
        if message and await self.channels.edit(game, int(message), view):
            return
        sent = await self.channels.send(game, view)
        await self._table.storage.marks.set(game.id, STORY, str(StoryMark(number, str(sent.id))))


async def log_failure(work: Awaitable[T]) -> T | None:
    """The work's result, or None if it failed: no game waits for its channel."""
    try:
        return await work
    except discord.HTTPException as error:
        log.warning("board-not-shown status=%s code=%s text=%s", error.status, error.code, error.text)
    except Exception:
        log.exception("board-not-shown")
    return None
