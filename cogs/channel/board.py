"""A game's posts in its channel: a board a round, edited in place; the story; and one ping a decision.

All of it is drawn from the log after the commit. What could not be shown is tried again, a little later or at the next
change; after a crash, at the next start.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial

import discord
from discord import ui
from msgspec import Struct, structs

from cogs.channel.ending import Endings
from cogs.channel.finding.calls import Calls
from cogs.channel.finding.followers import Followers
from cogs.channel.finding.forum import Tags
from cogs.channel.finding.starts import Starts
from cogs.channel.guests import Guests
from cogs.channel.here import Here
from cogs.channel.marks import (
    BOARD,
    CLAIM,
    FINALE,
    MOVED_BOARD,
    OLD_BOARD,
    OLD_FINALE,
    OLD_LOBBY,
    ROUND,
    SHOWN,
    TROUBLE,
)
from cogs.channel.next_look import NextLook
from cogs.channel.panels import Panels
from cogs.channel.pings import Pings
from cogs.channel.post import ABANDONED, PASSING, Channels, Tag, passes
from cogs.channel.story import StoryPosts
from cogs.channel.turns import Turns
from cogs.kit.drawing import Late, OutOfDate, always, draw_if, draw_later, soon, wait_for_replies
from cogs.kit.games import bot_goes_on
from cogs.kit.servers import shards_of
from cogs.kit.text_first import PICTURES, TEXT
from cogs.views.components import pictures_of
from cogs.views.game.board import board_lines, board_rows, board_view, still_view
from cogs.views.game.clocks import away_lines, paused_lines
from cogs.views.game.lobby import begun_view, lobby_view
from cogs.views.game.map_plan import NO_FIELD, close_ups, lobby_field
from cogs.views.game.options import FIRST, Shown
from cogs.views.looks import picture_words
from render import draw_state
from rules import State, ruleset_of
from table import Change, Game, Table
from table.campaign.service import is_held
from table.history.effective_log import changes_since
from table.history.season import save_result
from table.player_clocks import retimed
from table.waiting.waits import holiday_end
from text.chapters import Chapter

AGAIN_FIRST, AGAIN_MOST = 2.0, 30.0
"""Seconds until the second attempt, and until any later one at the most."""
LAST_BOARDS = 10.0
"""Seconds in which a bot that ends shows what is still to be shown."""
PASSED_OVER_MOST = 3
LOBBY = -1
"""What ``ROUND`` says of a lobby: the game's first board is posted below it."""

log = logging.getLogger(__name__)


async def board_picture(game: Game, wanted: Callable[[], bool] = always) -> discord.File:
    """The board of a game that has begun, as a file to attach. Raises ``OutOfDate`` if it is not wanted in the end."""
    state = game.played
    done = await draw_if(wanted, draw_state, state, await picture_words(game, state))
    return discord.File(io.BytesIO(done.data), f"board-{game.seq}.png")


class About(Struct, frozen=True):
    """What a board says beside the game. ``page``: the way to it in the browser. ``standing``: that its campaign is
    paused, and who is on holiday of those for whom it waits. ``told``: what the story said last. ``asked``: the user
    whose questions stand on it, or 0; ``shown``: which of the options."""

    page: str = ""
    standing: Sequence[str] = ()
    told: Sequence[str] = ()
    asked: int = 0
    shown: Shown = FIRST


def worded_board(game: Game, about: About, pictures: Sequence[str] = (), *, worded: bool = False) -> ui.LayoutView:
    """The public message of a game in words, and with those ``pictures`` that are there already."""
    if game.state is None:
        return lobby_view(game, NO_FIELD, about.page, about.standing)
    under = [*about.told, *board_lines(game, game.locale, about.standing)], board_rows(game, game.locale)
    return board_view(game, pictures, *under, about.page, worded=worded, asked=about.asked, shown=about.shown)


async def shown_board(
    game: Game, about: About, reading: str, wanted: Callable[[], bool] = always
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The public message of a game, with its pictures. Raises ``OutOfDate``."""
    if game.state is None:
        field = await lobby_field(game)
        return lobby_view(game, field, about.page, about.standing), list(field.files)
    files = [] if reading == TEXT else [await board_picture(game, wanted), *await close_ups(game)]
    return worded_board(game, about, [file.filename for file in files], worded=reading != PICTURES), files


class Boards:
    """Listens to the table and keeps every channel up to date, one task a game at the most."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self.channels = Channels(client, table)
        here = Here(table)
        self.next_look = NextLook(client, table.clock)
        self._here = here
        self.pings = Pings(
            client, table, here.sees, failed=self._again, check_at=self.next_look.by, at_hand=self._at_hand
        )
        self.calls = Calls(client, table)
        self.tags = Tags(client, table)
        self.panels = Panels(table, lambda game_id: self.channels.newest.get(game_id, 0))
        self._turns = Turns(table)
        self._noting = asyncio.Lock()
        self._pending: dict[str, list[Change]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._passed_over = Counter[str]()
        self._newer: dict[str, asyncio.Event] = {}
        self._kept: dict[str, list[Late]] = {}
        self._parting = set[str]()
        """Old boards whose last picture is being drawn."""
        self._tries = Counter[str]()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.following = Followers(client, table)
        self._story = StoryPosts(table, self.channels, here, self.following.send_chapter)
        table.hooks.redraw = self.redraw
        table.hooks.on_drop.append(self._story.forget_all)
        self._endings = Endings(table, self.channels, here)
        self.looks: list[Callable[[], Awaitable[float | None]]] = [
            Starts(client, table).look,
            Guests(client, table, self.channels).look,
        ]
        """Called at each look at what is due, for what other parts have to do in time; each says when to look again."""
        table.listen(self.changed)

    def changed(self, change: Change) -> None:
        """Show a change soon, together with those that come meanwhile."""
        game_id = change.after.id
        self._pending.setdefault(game_id, []).append(change)
        if not bot_goes_on(change):
            self.show_soon(game_id)

    def show_pending(self, game_id: str) -> None:
        """Show the changes of a game that were held back during a bot's turn."""
        if game_id in self._pending:
            self.show_soon(game_id)

    def show_soon(self, game_id: str) -> None:
        """Bring a game's channel in line with its log soon."""
        self._pending.setdefault(game_id, [])
        if game_id in self._newer and not self._wanted(game_id):
            self._newer[game_id].set()
        if game_id not in self._tasks:
            self._tasks[game_id] = asyncio.create_task(self._work(game_id), name=f"board-{game_id}")

    @property
    def busy(self) -> int:
        """The number of games whose channels are being brought up to date."""
        return len(self._tasks)

    def redraw(self, game: Game) -> None:
        """Show a game's board, story and panels once more, for instance after a permission has come back."""
        self.panels.look_again(game.id)
        self.show_soon(game.id)

    async def redraw_of(self, user: int) -> None:
        """Redraw the boards of all games that wait for the user, whose clocks may run differently now."""
        for row in await self._table.storage.games.unfinished_of(user, waiting=True):
            self.redraw(await self._table.game(row.id))

    async def show_imported(self, game: Game) -> None:
        """Show an imported game soon: its board and the note on its import. The story so far counts as posted."""
        seen = {SHOWN: str(game.seq - 1), **await self._story.skip(game.id)}
        await self._table.storage.marks.change(game.id, seen)
        self.show_soon(game.id)

    def check_pings(self, at: float) -> None:
        """Look for due pings at that time at the latest."""
        self.next_look.by(at)

    async def post_once(self, game: Game, name: str, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        """Post something in a game's channel once, and keep its message under that name."""
        await self.channels.once(game, name, view, files, noted=lambda sent: {name: sent})

    def newest_chapter(self, game_id: str) -> tuple[int, Chapter] | None:
        """The number and content of the chapter that is being written, if it is remembered."""
        return self._story.newest_chapter(game_id)

    async def deliver(self, user: int, send: Callable[[str], Awaitable[None]]) -> None:
        """Send a host the reports that no direct message could deliver."""
        await self.channels.deliver(user, send)

    async def catch_up(self) -> None:
        """Show what a crash, or a database that did not answer, kept from being shown. Raises ``StorageError``."""
        shards = shards_of(self._client)
        for game_id in await self._table.storage.marks.behind(SHOWN, TROUBLE, shards=shards.mine, of=shards.of):
            self.show_soon(game_id)
        await self.following.catch_up()

    async def settle(self) -> None:
        """Wait until all changes are shown."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Show what is still to be shown while there is time, and note it; the next start shows the rest."""
        try:
            await asyncio.wait_for(self.settle(), LAST_BOARDS)
        except TimeoutError:
            log.info("left-for-the-next-start games=%d", len(self._pending))
        for timer in self._timers.values():
            timer.cancel()
        await self._turns.close()
        await self.panels.close()
        await self.following.close()

    async def _work(self, game_id: str) -> None:
        try:
            while game_id in self._pending and not any(map(bot_goes_on, self._pending[game_id][-1:])):
                await wait_for_replies()
                if not await _later(self._show_in_turn(game_id)):
                    self._tries.pop(game_id, None)
                elif game_id not in self._pending:
                    self._again(game_id)
        finally:
            del self._tasks[game_id]

    def _again(self, game_id: str) -> None:
        """Look again after a while, a longer one each time."""
        wait = min(AGAIN_FIRST * 2.0 ** self._tries[game_id], AGAIN_MOST)
        self._tries[game_id] += 1
        self._look_in(game_id, wait)

    def _look_in(self, game_id: str, wait: float) -> None:
        """Look at a game in ``wait`` seconds, in place of an earlier plan."""
        if game_id in self._timers:
            self._timers[game_id].cancel()
        self._timers[game_id] = asyncio.get_running_loop().call_later(wait, self._look_again, game_id)

    def _look_again(self, game_id: str) -> None:
        del self._timers[game_id]
        self.show_soon(game_id)

    async def _show_in_turn(self, game_id: str) -> None:
        changes = self._pending.pop(game_id)
        async with self._turns.of(game_id):
            await self._show(await self._table.fresh(game_id), [*changes, *self._pending.pop(game_id, ())])

    async def _show(self, game: Game, changes: list[Change]) -> None:
        """Show changes, and whatever came before and is not shown. Raises what is to be tried again."""
        marks = await self._table.storage.marks.of_game(game.id)
        self.channels.recall_trouble(game, marks)
        if changes and changes[0].before is None:  # the reply to who has opened it will be its board
            return
        late = self._kept.pop(game.id, [])
        try:
            shown, all_done, game = await self._show_changes(game, changes, marks, late)
        finally:
            await self.pings.of_game(game)
        await self.panels.follow(game)
        if await self._put_pictures(game.id, late) and all_done:
            self._turns.note(game.id, game.seq)
        else:
            self._turns.remember_shown(game.id, shown)

    async def _put_pictures(self, game_id: str, late: Sequence[Late]) -> bool:
        """Put pictures into messages whose words are there. False if one is out of date, or could not be shown.

        A newer change is shown before a picture that is not there yet: words come first.
        """
        newer = self._newer[game_id] = asyncio.Event()
        waiting = asyncio.create_task(newer.wait())
        done = True
        try:
            for item in late:
                if self._wanted(game_id):
                    await asyncio.wait({item.drawing, waiting}, return_when=asyncio.FIRST_COMPLETED)
                if item.drawing.done():
                    done &= await _done(item.put())
                elif item.keeps:
                    self._kept.setdefault(game_id, []).append(item)
                else:
                    item.drawing.cancel()
                    done = False
        finally:
            waiting.cancel()
            del self._newer[game_id]
        self._passed_over[game_id] += 0 if done else 1
        if done:
            del self._passed_over[game_id]
        return done

    async def _show_changes(
        self, game: Game, changes: list[Change], marks: dict[str, str], late: list[Late]
    ) -> tuple[int, bool, Game]:
        """Show changes. Returns up to which entry the story tells them, whether all of them are shown, and the game
        after them; ``late`` gets the pictures that are not there yet."""
        shown, reopened = self._turns.shown(game.id, marks), FINALE in marks and game.status != "ended"
        if [change.after.seq for change in changes] != list(range(shown + 1, game.seq + 1)):
            changes = await changes_since(self._table, game.id, shown)
            game = changes[-1].after if changes else game
        parts = (self._story.write, self._show_board, self._endings.show)
        done = [await _done(part(game, changes, marks, late)) for part in parts]
        await self.tags.keep(game, marks)
        if await self.channels.sweep(game, marks) and game.id not in self._timers:
            self._look_in(game.id, ABANDONED)
        if game.status == "ended":
            await save_result(self._table, game.id)
            self._story.forget(game.id)
        elif reopened:
            await self._table.storage.results.delete(game.id)
        return game.seq if done[0] else shown, all(done), game

    def _at_hand(self, game_id: str, user: int) -> float:
        """Until when a user needs no ping: they have pressed lately, and their question moves below what is posted."""
        openly = self._table.preferences.user(user).asked_openly
        return self._here.until(game_id, user) if openly or self.panels.is_open(game_id, user) else 0.0

    async def _about(self, game: Game) -> tuple[Game, About]:
        """A game by the clock of this moment, and what its board says beside it."""
        people, waits = self._table.preferences, game.waiting if game.status == "running" else ()
        game = retimed(game, self._table.clock.now(), people)
        away = {user: ends for user in waits if (ends := holiday_end(self._table, user)) is not None}
        paused = await is_held(self._table.storage, game)
        asked = people.asked_on_board(waits)
        standing = [*paused_lines(game, game.locale, paused=paused), *away_lines(game, game.locale, away)]
        shown = Shown(whole=people.user(asked).asks_everything)
        told = self._story.last_told(game.id, game.locale) if asked else []
        return game, About(self._table.links.public, standing, told, asked, shown)

    # -- the board ----------------------------------------------------------------------------------------------

    async def _show_board(self, game: Game, changes: Sequence[Change], marks: dict[str, str], late: list[Late]) -> None:
        """Edit the board, or post it at the bottom of the channel when a round has begun.

        Without its picture only a lobby is edited: a board that is there keeps the old one until the new one is drawn.
        """
        game, about, reading = *await self._about(game), await self.channels.reading(game)
        drawing = asyncio.ensure_future(shown_board(game, about, reading, partial(self._wanted, game.id)))

        async def put() -> None:
            await self._put_board(game, marks, about, *drawing.result())

        if await soon(drawing):
            await put()
        else:
            here = self._stands(game, marks) and not self._sinks(game, marks, about)
            if (game.state is None and changes) or not here:
                await self._put_board(game, marks, about, worded_board(game, about), [])
            late.append(Late(drawing, put))
        await self._part_with_old(game, changes, marks, late)

    async def _put_board(
        self, game: Game, marks: dict[str, str], about: About, view: ui.LayoutView, files: Sequence[discord.File]
    ) -> None:
        stands, sinks = self._stands(game, marks), self._sinks(game, marks, about)
        if stands and not sinks and await self.channels.edit(game, int(marks[BOARD]), view, files):
            return
        back = FINALE in marks and game.status != "ended"
        moves = stands and sinks
        noted = partial(_noted, game, MOVED_BOARD if moves else OLD_BOARD, marks, marks.get(FINALE) if back else None)
        key = _moved_key(game, marks) if moves else _board_key(game, marks)
        await self.channels.once(game, key, view, files, marks=marks, noted=noted)

    def _sinks(self, game: Game, marks: Mapping[str, str], about: About) -> bool:
        """Whether a question would stand above what has been posted since: its board is posted again at the end."""
        return bool(about.asked) and int(marks.get(BOARD, 0)) < self.channels.newest.get(game.id, 0)

    @staticmethod
    def _stands(game: Game, marks: Mapping[str, str]) -> bool:
        """Whether the posted board is the right one: that of the present round, or of a game that is over."""
        over = game.status == "ended"
        return BOARD in marks and (over or (FINALE not in marks and _round(game) <= int(marks.get(ROUND, "0"))))

    def _wanted(self, game_id: str) -> bool:
        """Whether no newer board waits to be drawn. One that has been passed over a few times is drawn all the same."""
        return game_id not in self._pending or self._passed_over[game_id] >= PASSED_OVER_MOST

    async def _part_with_old(
        self, game: Game, changes: Sequence[Change], marks: dict[str, str], late: list[Late]
    ) -> None:
        """Fold the lobby's message to a line, make an earlier round's board a picture without buttons, and delete those
        that were posted again."""
        lobby, old, moved = (marks.pop(name, "").split() for name in (OLD_LOBBY, OLD_BOARD, MOVED_BOARD))
        for message in lobby if game.state is not None else ():
            await self.channels.edit(game, int(message), begun_view(game), [])
            await self._forget_old(game.id, [message])
        for message in old if game.state is not None else ():
            if message not in self._parting:
                await self._leave_still(game, message, changes, late)
        gone = moved if game.state is not None else [*old, *moved]  # a lobby has no rounds to keep pictures of
        for message in gone:
            await self.channels.delete(game, int(message))
        if gone:
            await self._forget_old(game.id, gone)

    async def _forget_old(self, game_id: str, gone: Collection[str]) -> None:
        """Remove these boards from the marks, but keep boards that were added meanwhile."""
        async with self._noting:
            now, left = await self._table.storage.marks.of_game(game_id), dict[str, str | None]()
            for name in (OLD_LOBBY, OLD_BOARD, MOVED_BOARD):
                left[name] = " ".join(one for one in now.get(name, "").split() if one not in gone) or None
            await self._table.storage.marks.change(game_id, left)

    async def _leave_still(self, game: Game, message: str, changes: Sequence[Change], late: list[Late]) -> None:
        """Make an old board a picture of the end of its round."""
        asked, last = _end_of_round(game, changes)  # words need a state in which something is asked
        words = await picture_words(game, asked)
        drawing = asyncio.ensure_future(draw_later(draw_state, last, {**words, "decision": "", "deciding": ()}))

        async def put() -> None:
            self._parting.discard(message)
            file = discord.File(io.BytesIO(drawing.result().data), f"still-{game.seq}.png")
            when = str(words.get("when") or words.get("round", ""))
            await self.channels.edit(game, int(message), still_view(game, asked, when, file.filename), [file])
            await self._forget_old(game.id, [message])

        if await soon(drawing):
            await put()
        else:
            self._parting.add(message)
            late.append(Late(drawing, put, keeps=True))

    async def post(self, game: Game) -> int:
        """Post a game's board at the bottom of its channel; its message's id. Raises ``discord.HTTPException``."""
        view, files, _ = await self.shown_soon(game)
        marks = await self._table.storage.marks.of_game(game.id)
        noted = partial(_noted, game, MOVED_BOARD, marks, None)
        message = await self.channels.once(game, _moved_key(game, marks), view, files, noted=noted)
        self.show_soon(game.id)
        return message

    async def shown_soon(self, game: Game, spent: float = 0.0) -> tuple[ui.LayoutView, list[discord.File], bool]:
        """A game's public message with its pictures, or in words where they take long; and whether it is whole.

        ``spent``: seconds that the answer has taken already.
        """
        game, about, reading = *await self._about(game), await self.channels.reading(game)
        drawing = asyncio.ensure_future(shown_board(game, about, reading))
        if await soon(drawing, spent):
            return *drawing.result(), True
        drawing.cancel()
        return worded_board(game, about), [], False

    async def view_in(self, message: discord.Message, game: Game, page: int, *, more: bool) -> ui.LayoutView | None:
        """The board of a game with the pictures that its message has, and a page of the options; None for another
        message."""
        marks = await self._table.storage.marks.of_game(game.id)
        if marks.get(BOARD) != str(message.id):
            return None
        game, about = await self._about(game)
        about = structs.replace(about, shown=structs.replace(about.shown, page=page, more=more))
        return worded_board(game, about, pictures_of(message))

    @asynccontextmanager
    async def posting(self, game: Game, view: ui.LayoutView) -> AsyncIterator[Callable[[int], Awaitable[None]]]:
        """While a reply becomes the board: yields what to call with its message. Without a call a board is posted."""
        marks = await self._table.storage.marks.of_game(game.id)
        key, old = _moved_key(game, marks), marks.get(BOARD)

        async def posted(message: int) -> None:
            async with self._noting:  # another one may have been posted meanwhile
                now = await self._table.storage.marks.of_game(game.id)
                changes = _noted(game, MOVED_BOARD, now, None, str(message))
                await self._table.storage.marks.change(game.id, {**changes, CLAIM + key: None})
            if old is None and game.seq == 1:
                self._turns.note(game.id, 1)

        with self.channels.under_way(game, key):
            await self.channels.claim(game, key)
            Tag.of(game.id, key).put_on(view)
            yield posted
        if self._turns.shown(game.id, {}) != game.seq or old is not None:
            self.show_soon(game.id)


def _board_key(game: Game, marks: Mapping[str, str]) -> str:
    return f"board-{_round(game)}-{marks.get(BOARD, '')}"


def _moved_key(game: Game, marks: Mapping[str, str]) -> str:
    return f"again-{marks[BOARD]}" if BOARD in marks else _board_key(game, marks)


def _noted(game: Game, gone: str, before: Mapping[str, str], finale: str | None, sent: str) -> dict[str, str | None]:
    """The marks after posting a board in place of ``before``'s; ``finale``: the message of an undone end."""
    marks: dict[str, str | None] = {BOARD: sent, ROUND: str(_round(game))}
    if before.get(BOARD) not in (None, sent):
        name = OLD_LOBBY if gone == OLD_BOARD and before.get(ROUND) == str(LOBBY) else gone
        marks[name] = f"{before.get(name, '')} {before[BOARD]}".strip()
    return marks if finale is None else {**marks, FINALE: None, OLD_FINALE: finale}


def _round(game: Game) -> int:
    """The round that is played, from 1; 0 before the first, ``LOBBY`` before the start."""
    return LOBBY if game.state is None else ruleset_of(game.state).round_of(game.state)


def _end_of_round(game: Game, changes: Sequence[Change]) -> tuple[State, State]:
    """The state before these changes, and the last one before the round began that is played now."""
    before = changes[0].before if changes else None
    asked = game.played if before is None or before.state is None else before.state
    states = [state for change in changes for _, state in change.entry.events]
    return asked, next((s for s in reversed(states) if ruleset_of(s).round_of(s) < _round(game)), asked)


async def _done(work: Awaitable[object]) -> bool:
    """Do work that shows something. Returns whether it succeeded; raises an error that will pass."""
    try:
        await work
    except OutOfDate:
        return False
    except discord.HTTPException as error:
        if passes(error):
            raise
        log.warning("board-not-shown status=%s code=%s text=%s", error.status, error.code, error.text)
        return False
    except PASSING:
        raise
    except Exception:
        log.exception("board-not-shown")
        return False
    return True


async def _later(work: Awaitable[object]) -> bool:
    """Do work that shows something. Returns whether it failed for a while only, so that it is worth another attempt."""
    try:
        await work
    except discord.HTTPException as error:
        log.warning("board-later status=%s code=%s text=%s", error.status, error.code, error.text)
        return passes(error)
    except PASSING as error:
        log.warning("board-later error=%r", error)
        return True
    except Exception:
        log.exception("board-not-shown")
    return False
