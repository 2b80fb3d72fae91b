"""A game's posts in its channel: a board a round, edited in place; the story; and one ping a decision.

All of it is drawn from the log after the commit. A post that fails is made up for at the next change.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

import discord
from discord import ui

from cogs.channel.ending import Endings
from cogs.channel.marks import BOARD, FINALE, ROUND
from cogs.channel.panels import Panels
from cogs.channel.pings import Pings
from cogs.channel.post import Channels
from cogs.channel.story import StoryPosts
from cogs.kit.drawing import OutOfDate, always, draw_if, draw_later, wait_for_replies
from cogs.kit.games import bot_goes_on
from cogs.views.game.board import board_lines, board_rows, board_view, still_view
from cogs.views.game.field import lobby_files
from cogs.views.game.lobby import lobby_view
from cogs.views.game.map_pictures import close_ups
from render import draw_state
from rules import State, ruleset_of
from table import Change, Game, Table
from table.entry import FoldedEntry
from table.history.season import save_result
from table.player_clocks import retimed
from text import board_labels
from text.chapters import Chapter

__all__ = ["Boards", "board_picture", "shown_board"]

T = TypeVar("T")

MADE_UP = 6 * 3600.0
"""Seconds for which the end of a game is still news after a crash."""

PASSED_OVER_MOST = 3

log = logging.getLogger(__name__)


async def board_picture(game: Game, wanted: Callable[[], bool] = always) -> discord.File:
    """The board of a game that has begun, as a file to attach. Raises ``OutOfDate`` if it is not wanted in the end."""
    state = game.played
    done = await draw_if(wanted, draw_state, state, board_labels(game.locale, state))
    return discord.File(io.BytesIO(done.data), f"board-{game.seq}.png")


async def shown_board(
    game: Game, page: str, wanted: Callable[[], bool] = always
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The public message of a game, with its pictures and the address of its ``page``. Raises ``OutOfDate``."""
    if game.state is None:
        files = await lobby_files(game)
        return lobby_view(game, files[0].filename if files else None), files
    files = [await board_picture(game, wanted), *await close_ups(game)]
    under = board_lines(game, game.locale), board_rows(game, game.locale)
    return board_view(game, [file.filename for file in files], *under, page), files


class Boards:
    """Listens to the table and keeps every channel up to date, one task a game at the most."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._table = table
        self.pings = Pings(client, table)
        self.panels = Panels(table)
        self.channels = Channels(client, table)
        self._pending: dict[str, list[Change]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._passed_over = Counter[str]()
        self._story = StoryPosts(table, self.channels)
        self._endings = Endings(table, self.channels)
        table.listen(self.changed)

    def changed(self, change: Change) -> None:
        """Show a change soon, together with those that come meanwhile."""
        game_id = change.after.id
        self._pending.setdefault(game_id, []).append(change)
        if not bot_goes_on(change):
            self.show_pending(game_id)

    def show_pending(self, game_id: str) -> None:
        """Show what has been held back of a game, as long as a bot was at its turn."""
        if game_id in self._pending and game_id not in self._tasks:
            self._tasks[game_id] = asyncio.create_task(self._work(game_id), name=f"board-{game_id}")

    @property
    def busy(self) -> int:
        """The number of games whose channels are being brought up to date."""
        return len(self._tasks)

    def redraw(self, game: Game) -> None:
        """Show board, story and panels again: the reason why they could not be shown may be gone."""
        self.panels.look_again(game.id)
        self.changed(Change(game, game, FoldedEntry(), game.host))

    async def redraw_of(self, user: int) -> None:
        """Show the boards of the games that wait for a user: their clocks may run otherwise now."""
        for row in await self._table.storage.games.unfinished_of(user, waiting=True):
            self.redraw(await self._table.game(row.id))

    async def show_imported(self, game: Game, user: int) -> None:
        """Show an imported game soon: its board and the note on its import. The story so far counts as posted."""
        entries = await self._table.entries(game.id)
        await self._story.skip(game.id)
        self.changed(Change(game, game, FoldedEntry(entries[-1][1].table), user))

    def check_pings(self, at: float) -> None:
        """Look for due pings at that time at the latest."""
        self.pings.check_at(at)

    async def post_once(self, game: Game, name: str, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        """Post something in a game's channel, and keep its message under that name. Twice within minutes is once."""
        sent = await self.channels.send(game, view, files, nonce=f"{name}-{game.id}")
        await self._table.storage.marks.set(game.id, name, str(sent.id))

    def newest_chapter(self, game_id: str) -> tuple[int, Chapter] | None:
        """The number and content of the chapter that is being written, if it is remembered."""
        return self._story.newest_chapter(game_id)

    async def deliver(self, user: int, send: Callable[[str], Awaitable[None]]) -> None:
        """Send a host the reports that no direct message could deliver."""
        await self.channels.deliver(user, send)

    async def make_up(self) -> None:
        """Post the finales that a crash kept from being posted."""
        for game in await self._endings.missing(self._table.clock.now() - MADE_UP):
            self.redraw(game)

    async def settle(self) -> None:
        """Wait until all changes are shown."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work(self, game_id: str) -> None:
        try:
            while game_id in self._pending and not bot_goes_on(self._pending[game_id][-1]):
                await wait_for_replies()
                await self._show(self._pending.pop(game_id))
        finally:
            del self._tasks[game_id]

    async def _show(self, changes: list[Change]) -> None:
        game = changes[-1].after
        marks = await log_failure(self._table.storage.marks.of_game(game.id))
        if marks is None:  # without them everything would be posted a second time
            self._story.forget(game.id)
            return
        self.channels.recall_trouble(game, marks)
        before = changes[0].before
        if before is not None:
            await log_failure(self._story.write(before, changes, marks))
            await log_failure(self._show_board(game, changes, marks))
            await log_failure(self._endings.show(game, marks))
        await log_failure(self.pings.of_game(game, marks))
        if game.status == "ended":
            await log_failure(save_result(self._table, game.id))
            self._story.forget(game.id)
        elif FINALE in marks:
            await log_failure(self._table.storage.results.delete(game.id))

    # -- the board ----------------------------------------------------------------------------------------------

    async def _show_board(self, game: Game, changes: Sequence[Change], marks: Mapping[str, str]) -> None:
        """Edit the board, or post it again at the bottom of the channel when a round has begun."""
        game = retimed(game, self._table.clock.now(), self._table.preferences)
        back = FINALE in marks and game.status != "ended"
        shown = game.status == "ended" or _round(game) <= int(marks.get(ROUND, "0"))
        if BOARD in marks and shown and not back:
            try:
                view, files = await shown_board(game, self._page(game), partial(self._newest, game.id))
            except OutOfDate:
                return
            if await self.channels.edit(game, int(marks[BOARD]), view, files):
                return
        view, files = await shown_board(game, self._page(game))
        posted = f"b{game.seq}" if back else str(_round(game))
        sent = await self.channels.send(game, view, files, nonce=f"board-{game.id}-{posted}")
        await self._mark_board(game, sent.id)
        if BOARD in marks and marks[BOARD] != str(sent.id):
            await self._leave_still(game, int(marks[BOARD]), changes)

    def _page(self, game: Game) -> str:
        """The address of the board for those who watch."""
        return self._table.links.address(game.id, locale=game.locale)

    def _newest(self, game_id: str) -> bool:
        """Whether no newer board waits to be drawn. One that has been passed over a few times is drawn all the same."""
        if game_id in self._pending and self._passed_over[game_id] < PASSED_OVER_MOST:
            self._passed_over[game_id] += 1
            return False
        self._passed_over.pop(game_id, None)
        return True

    async def _leave_still(self, game: Game, message: int, changes: Sequence[Change]) -> None:
        """Make an old board a picture of the end of its round, without buttons."""
        asked, last = _end_of_round(game, changes)  # words need a state in which something is asked
        words = board_labels(game.locale, asked)
        done = await draw_later(draw_state, last, {**words, "decision": "", "deciding": ()})
        file = discord.File(io.BytesIO(done.data), f"still-{game.seq}.png")
        when = str(words.get("when") or words.get("round", ""))
        await self.channels.edit(game, message, still_view(game, asked, when, file.filename), [file])

    async def _mark_board(self, game: Game, message: int) -> None:
        await self._table.storage.marks.set(game.id, BOARD, str(message))
        await self._table.storage.marks.set(game.id, ROUND, str(_round(game)))

    async def post(self, game: Game) -> int:
        """Post a game's board at the bottom of its channel; its message's id. Raises ``discord.HTTPException``."""
        view, files = await shown_board(game, self._page(game))
        sent = await self.channels.send(game, view, files)
        await self.move_board(game, sent.id)
        return sent.id

    async def move_board(self, game: Game, message: int) -> None:
        """Make another message the board, and delete the old one."""
        marks = await self._table.storage.marks.of_game(game.id)
        await self._mark_board(game, message)
        if BOARD in marks and marks[BOARD] != str(message):
            await log_failure(self.channels.delete(game, int(marks[BOARD])))
        now = await self._table.game(game.id)
        if now.seq != game.seq:  # later changes were drawn on the old one
            now_marks = {BOARD: str(message), ROUND: str(_round(now))}
            await log_failure(self._show_board(now, [], now_marks))


def _round(game: Game) -> int:
    """The round that is played, from 1; 0 before the first."""
    return 0 if game.state is None else ruleset_of(game.state).round_of(game.state)


def _end_of_round(game: Game, changes: Sequence[Change]) -> tuple[State, State]:
    """The state before these changes, and the last one before the round began that is played now."""
    before = changes[0].before if changes else None
    asked = game.played if before is None or before.state is None else before.state
    states = [state for change in changes for _, state in change.entry.events]
    return asked, next((s for s in reversed(states) if ruleset_of(s).round_of(s) < _round(game)), asked)


async def log_failure(work: Awaitable[T]) -> T | None:
    """The work's result, or None if it failed: no game waits for its channel."""
    try:
        return await work
    except discord.HTTPException as error:
        log.warning("board-not-shown status=%s code=%s text=%s", error.status, error.code, error.text)
    except Exception:
        log.exception("board-not-shown")
    return None
