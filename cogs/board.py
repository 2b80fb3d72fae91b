"""What a game shows in its channel: one board edited in place, the story, and one ping a decision.

All of it is drawn from the log after the commit. Whatever fails here is put right at the next touch.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord import ui

from cogs import panel, story
from cogs.draw import drawn, leisure
from render import BoardLabels, draw_board
from table import Change, Game, Table
from text import board_labels
from text.chapters import Chapter

__all__ = ["Boards", "picture"]

log = logging.getLogger(__name__)

CHAPTERS_KEPT = 256
"""Games whose last chapter is remembered; for the others it is told again from the log."""

Channel = discord.PartialMessageable


async def picture(game: Game) -> discord.File:
    """The board as a file to attach, drawn off the event loop."""
    state = game.state
    assert state is not None
    labels = BoardLabels(**board_labels(game.locale, state))
    done = await drawn(draw_board, state, labels)
    return discord.File(io.BytesIO(done.data), f"board-{game.seq}.png")


async def view_of(game: Game) -> tuple[ui.LayoutView, list[discord.File]]:
    """The public message of a game, with its picture once there is one."""
    if game.state is None:
        view, files = panel.lobby_view(game), []
    else:
        file = await picture(game)
        view, files = panel.board_view(game, file.filename), [file]
    return _still(view), files


class Boards:
    """Listens to the table and keeps every channel up to date, one task a game at the most."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
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
        if changes[0].before is not None:
            await _tried(self._tell(changes, marks))
            await _tried(self._edit_board(game, marks))
        await _tried(self._ping(game, marks, changes[-1]))
        if game.status == "ended":
            self._chapters.pop(game.id, None)

    def _channel(self, game: Game) -> Channel:
        return self._client.get_partial_messageable(game.channel)

    # -- the board ----------------------------------------------------------------------------------------------

    async def _edit_board(self, game: Game, marks: dict[str, str]) -> None:
        view, files = await view_of(game)
        if "board" in marks:
            message = self._channel(game).get_partial_message(int(marks["board"]))
            try:
                await message.edit(view=view, attachments=files)
                return
            except discord.NotFound:
                view, files = await view_of(game)
        sent = await self._channel(game).send(view=view, files=files)
        await self.posted(game, sent.id)

    async def posted(self, game: Game, message: int) -> None:
        """Remembers which message is the board."""
        await self._table.storage.set_mark(game.id, "board", str(message))

    async def moved(self, game: Game, message: int) -> None:
        """A new message is the board from now on; the old one goes."""
        marks = await self._table.storage.marks(game.id)
        await self.posted(game, message)
        if "board" in marks and marks["board"] != str(message):
            await _tried(self._channel(game).get_partial_message(int(marks["board"])).delete())
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
            await self._channel(game).send(view=_still(panel.note_view(note)))

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
        if message:
            with contextlib.suppress(discord.NotFound):
                await self._channel(game).get_partial_message(int(message)).edit(view=view)
                return
        sent = await self._channel(game).send(view=view)
        await self._table.storage.set_mark(game.id, "story", f"{number}:{sent.id}")

    # -- the ping -----------------------------------------------------------------------------------------------

    async def _ping(self, game: Game, marks: dict[str, str], change: Change) -> None:
        """Mentions whom the game waits for, unless it is who acted just now; the last mention goes."""
        waiting = sorted(set(game.waiting))
        told, _, message = marks.get("ping", ":").partition(":")
        now = ",".join(map(str, waiting))
        if now == told:
            return
        if message:
            await _tried(self._channel(game).get_partial_message(int(message)).delete())
        acted = change.actor
        called = [user for user in waiting if user != acted]
        sent = ""
        if called:
            view = _still(panel.ping_view(game, called))
            mentions = discord.AllowedMentions(users=[discord.Object(user) for user in called])
            sent = str((await self._channel(game).send(view=view, allowed_mentions=mentions)).id)
        await self._table.storage.set_mark(game.id, "ping", f"{now}:{sent}")


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
