"""What a game shows in its channel: one board edited in place, the story, and one ping a decision.

All of it is drawn from the log after the commit. Whatever fails here is put right at the next touch.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord import ui

from cogs.channel import story
from cogs.channel.pings import Pings
from cogs.channel.post import Channels
from cogs.kit.drawing import drawn, leisure
from cogs.views import panel, votes
from cogs.views.maps import close_ups, lobby_files
from render import draw_state
from table import Change, Game, Table
from table.history.season import kept
from table.made import Made
from text import board_labels
from text.chapters import Chapter

__all__ = ["Boards", "picture"]

log = logging.getLogger(__name__)

CHAPTERS_KEPT = 256
"""Games whose last chapter is remembered; for the others it is told again from the log."""


async def picture(game: Game) -> discord.File:
    """The board as a file to attach, drawn off the event loop."""
    state = game.state
    assert state is not None
    done = await drawn(draw_state, state, board_labels(game.locale, state))
    return discord.File(io.BytesIO(done.data), f"board-{game.seq}.png")


async def view_of(game: Game) -> tuple[ui.LayoutView, list[discord.File]]:
    """The public message of a game, with its picture once there is one."""
    if game.state is None:
        files = await lobby_files(game)
        view = panel.lobby_view(game, files[0].filename if files else None)
    else:
        files = [await picture(game), *await close_ups(game)]
        under = votes.board_lines(game, game.locale), votes.board_rows(game, game.locale)
        view = panel.board_view(game, [file.filename for file in files], *under)
    return _still(view), files


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
        """Takes note of a change; the work is done soon, and once for all changes that have come meanwhile."""
        game_id = change.after.id
        self._pending.setdefault(game_id, []).append(change)
        if game_id not in self._tasks:
            self._tasks[game_id] = asyncio.create_task(self._work(game_id), name=f"board-{game_id}")

    async def settle(self) -> None:
        """Waits until everything that is known has been shown."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work(self, game_id: str) -> None:
        try:
            while game_id in self._pending:
                await leisure()
                await self._show(self._pending.pop(game_id))
        finally:
            del self._tasks[game_id]

    async def _show(self, changes: list[Change]) -> None:
        game = changes[-1].after
        marks = await _tried(self._table.storage.marks(game.id))
        if marks is None:  # without them everything would be posted a second time
            self._chapters.pop(game.id, None)
            return
        self.channels.know(game, marks)
        if changes[0].before is not None:
            await _tried(self._tell(changes, marks))
            await _tried(self._edit_board(game, marks))
        await _tried(self.pings.of_game(game, marks))
        if game.status == "ended":
            await _tried(kept(self._table, game.id))
            self._chapters.pop(game.id, None)

    def again(self, game: Game) -> None:
        """Draws the board anew, and tells what has not been told: what kept it from being shown may be gone."""
        self.changed(Change(game, game, Made(), game.host))

    # -- the board ----------------------------------------------------------------------------------------------

    async def _edit_board(self, game: Game, marks: dict[str, str]) -> None:
        view, files = await view_of(game)
        if "board" in marks:
            if await self.channels.edit(game, int(marks["board"]), view, files):
                return
            view, files = await view_of(game)
        sent = await self.channels.send(game, view, files)
        await self.posted(game, sent.id)

    async def posted(self, game: Game, message: int) -> None:
        """Remembers which message is the board."""
        await self._table.storage.set_mark(game.id, "board", str(message))

    async def moved(self, game: Game, message: int) -> None:
        """A new message is the board from now on; the old one goes."""
        marks = await self._table.storage.marks(game.id)
        await self.posted(game, message)
        if "board" in marks and marks["board"] != str(message):
            await _tried(self.channels.delete(game, int(marks["board"])))
        now = await self._table.game(game.id)
        if now.seq != game.seq:  # what came meanwhile was drawn on the old one
            await _tried(self._edit_board(now, {"board": str(message)}))

    # -- the story ----------------------------------------------------------------------------------------------

    async def _tell(self, changes: list[Change], marks: dict[str, str]) -> None:
        game = changes[-1].after
        number, chapter = await self._last_chapter(changes[0], marks)
        chapters = [chapter]
        notes: list[str] = []
        for change in changes:
            chapters[-1:] = story.carried_on(chapters[-1], change)
            if note := story.table_note(change):
                notes.append(note)
        told, _, message = marks.get("story", "0:").partition(":")
        for offset, written in enumerate(chapters):
            if number + offset < int(told):
                continue
            existing = message if number + offset == int(told) else ""
            await self._write(game, number + offset, written, existing)
        self._chapters[game.id] = (number + len(chapters) - 1, chapters[-1])
        while len(self._chapters) > CHAPTERS_KEPT:
            self._chapters.pop(next(iter(self._chapters)))
        for note in notes:
            await self.channels.send(game, _still(panel.note_view(note)))

    async def _last_chapter(self, change: Change, marks: dict[str, str]) -> tuple[int, Chapter]:
        """The chapter that was being written, from memory or, after a restart, from the log; its number from 0."""
        game = change.after
        if game.id in self._chapters:
            # Remembered again once it is told: after a failure the log says what is still untold.
            return self._chapters.pop(game.id)
        assert change.before is not None
        seen = change.before.seq
        chapters = story.told([item for item in await self._table.entries(game.id) if item[0] <= seen])
        missed = int(marks.get("story", "0:").partition(":")[0])
        for number in range(missed, len(chapters) - 1):
            message = marks.get("story", "0:").partition(":")[2] if number == missed else ""
            await self._write(game, number, chapters[number], message)
        return len(chapters) - 1, chapters[-1]

    async def _write(self, game: Game, number: int, chapter: Chapter, message: str) -> None:
        text = story.chapter_text(chapter, game.locale)
        if not text:
            return
        view = _still(panel.story_view(game, text, number))
        if message and await self.channels.edit(game, int(message), view):
            return
        sent = await self.channels.send(game, view)
        await self._table.storage.set_mark(game.id, "story", f"{number}:{sent.id}")


def _still(view: ui.LayoutView) -> ui.LayoutView:
    """A view that discord.py does not keep: its components are read back by their custom ids."""
    view.stop()
    return view


async def _tried(work: Awaitable[Any]) -> Any:
    """The work's result, or None if it failed: what is shown is not worth the game's peace."""
    try:
        return await work
    except discord.HTTPException as error:
        log.warning("board-not-shown status=%s code=%s text=%s", error.status, error.code, error.text)
    except Exception:
        log.exception("board-not-shown")
    return None
