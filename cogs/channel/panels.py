"""Private panels that refresh themselves while Discord lets the bot edit them, one a player and game.

An answer to an interaction can be edited for 15 minutes. The bot remembers that in memory alone: after a restart a
panel stays as it was, and its buttons work or say why not.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from hashlib import blake2b
from typing import TypeAlias

import aiohttp
import discord
from discord import ui
from msgspec import Struct, structs

from cogs.kit.drawing import wait_for_replies
from cogs.kit.games import bot_goes_on
from cogs.kit.interaction import Sent, private_locale
from cogs.kit.loops import kept_going
from cogs.kit.text_first import read_as
from cogs.views.components import content_of
from cogs.views.game.options import Shown
from cogs.views.game.panel import panel_view
from rules import RulesError
from rules.codec import encode
from storage import StorageError
from table import Change, Game, Table
from table.player_clocks import retimed, waited_for
from text.fluent.catalogue import say

log = logging.getLogger(__name__)

LIFE = 14 * 60.0
"""Seconds for which a panel is kept up to date: Discord takes edits for one minute more."""
PAUSE = 2.0
"""Seconds between two edits of a panel."""
SOON = 0.5
"""Seconds after a change: by then the reply to the player who made it is on its way."""
MOST = 1000
"""Panels that are kept up to date; the oldest gives way."""
PARTING = 3.0
"""Seconds for the last edits when the bot stops."""

Key: TypeAlias = tuple[str, int]


class Panel(Struct):
    """A user's panel of a game."""

    game: str
    user: int
    locale: str
    sent: Sent
    asked: bytes
    """A hash of the question, whatever the entry's number."""
    shown: bytes
    """A hash of the components, whatever the entry's number."""
    seq: int
    """The entry that it has been compared with."""
    began: float
    """When its token did (unix seconds)."""
    edited: float
    """Its last edit (unix seconds)."""
    page: int = 0
    """The part of the options that it shows."""
    more: bool = False
    """It shows what folds."""
    plan: bool = False
    """A plan on the map stands in its place."""
    note: str = ""
    """What stands above its first question."""


class Panels:
    """Keeps open panels up to date: edits a panel after a change if what it shows is different now."""

    def __init__(self, table: Table, newest: Callable[[str], int] = lambda _game: 0) -> None:
        """``newest``: the message of a game that stands lowest in its channel."""
        self._table = table
        self._newest = newest
        self._open: OrderedDict[Key, Panel] = OrderedDict()
        self._moved: deque[int] = deque(maxlen=MOST)
        """The messages of panels that stand below by now; a press may still come from there."""
        self._asides: OrderedDict[Key, tuple[Sent, bytes]] = OrderedDict()
        """Hints and rules that users have asked for, each with the question beside which it stands."""
        self._due: dict[Key, asyncio.Task[None]] = {}
        self._partings: set[asyncio.Task[None]] = set()
        self._watch: asyncio.Task[None] | None = None
        table.listen(self._changed)

    def _changed(self, change: Change) -> None:
        for key in [key for key in self._asides if key[0] == change.after.id and key not in self._open]:
            self._tidy(key, _asked(change.after, key[1]))
        if not bot_goes_on(change):
            self.refresh_soon(change.after.id)

    def opened(
        self,
        sent: Sent | None,
        game: Game,
        view: ui.LayoutView | None = None,
        *,
        page: int = 0,
        more: bool = False,
        plan: bool = False,
        note: str = "",
    ) -> None:
        """Keep an answer up to date that shows a part of the options to its user, and delete their earlier panel.

        ``view``: what was sent, if it is the panel alone, without a ``note``.
        """
        if sent is None or game.status != "running":
            return
        if sent.message in self._moved:
            self.look_again(game.id)
            return
        user, locale, now = sent.interaction.user.id, private_locale(sent.interaction), self._table.clock.now()
        earlier = self._open.pop((game.id, user), None)
        if earlier is not None and earlier.sent.message != sent.message:
            self._part(earlier.sent.delete())
        panel = Panel(
            game.id, user, locale, sent.kept, _asked(game, user), b"", game.seq, now, now, page, more, plan, note
        )
        self._tidy((game.id, user), panel.asked)
        if not plan:
            panel.shown = _hash(content_of(view or self._view(panel, game)).encode())
        self._open[game.id, user] = panel
        if self._is_above(panel, game):
            self._part(self._move(panel))
        if len(self._open) > MOST:
            self._part(self._rest(next(iter(self._open))))
        if self._watch is None or self._watch.done():
            self._watch = asyncio.create_task(kept_going("panels", self._rest_in_time), name="panels-rest")

    def left(self, message: int) -> None:
        """Stop keeping the panel in this message up to date: the message shows something else now."""
        for key, panel in self._open.items():
            if panel.sent.message == message:
                del self._open[key]
                return

    def is_open(self, game_id: str, user: int) -> bool:
        """Whether the user has a panel of the game that is kept up to date."""
        return (game_id, user) in self._open

    def aside(self, sent: Sent | None, game: Game | None = None) -> None:
        """Keep a private answer while its question is asked, in place of an earlier one, and show the question below
        it: beside the panel that was pressed, or the user's of that game; beside the board where that asks them."""
        if sent is None:
            return
        pressed, user = sent.interaction.message, sent.interaction.user.id
        own = (panel for panel in self._open.values() if panel.user == user)
        of, where = (game.id if game else ""), (pressed.id if pressed else 0)
        panel = next((panel for panel in own if panel.game == of or panel.sent.message == where), None)
        if panel is not None:
            key, asked = (panel.game, user), panel.asked
        elif game is not None:
            key, asked = (game.id, user), _asked(game, user)
        else:
            return
        self._tidy(key, b"")
        self._asides[key] = sent.kept, asked
        if len(self._asides) > MOST:
            self._asides.popitem(last=False)
        if panel is not None:
            self._part(self._move(panel))

    async def follow(self, game: Game) -> None:
        """Move the panels in which a question waits below the newest message of the game's channel."""
        for panel in [*self._open.values()]:
            if panel.game == game.id and self._is_above(panel, game):
                await _log_failure(self._move(panel))

    def _is_above(self, panel: Panel, game: Game) -> bool:
        return panel.user in waited_for(game) and panel.sent.message < self._newest(game.id)

    async def _move(self, panel: Panel) -> None:
        """Post a panel again where its user looks, and delete it where it stood. A plan stays where it is."""
        game = await self._table.game(panel.game)
        if panel.plan:
            return
        seq, asked = game.seq, _asked(game, panel.user)
        view = self._view(panel, game, _note(panel, asked))
        shown = _hash(content_of(self._view(panel, game)).encode())
        moved = await panel.sent.again(view)
        if self._open.get((panel.game, panel.user)) is not panel:  # pressed meanwhile: the press is answered there
            await moved.delete()
            return
        old, panel.sent, panel.seq, panel.asked, panel.shown = panel.sent, moved, seq, asked, shown
        self._moved.append(old.message)
        self._tidy((panel.game, panel.user), asked)
        await old.delete()

    def _tidy(self, key: Key, asked: bytes) -> None:
        """Delete what a user has asked for beside another question than this one."""
        aside, beside = self._asides.get(key, (None, asked))
        if aside is not None and beside != asked:
            del self._asides[key]
            self._part(aside.delete())

    async def close(self) -> None:
        """Tell the readers of all panels that these are not kept up to date any more."""
        for task in (self._watch, *self._due.values()):
            if task is not None:
                task.cancel()
        for key in list(self._open):
            self._part(self._rest(key))
        if self._partings:
            await asyncio.wait(self._partings, timeout=PARTING)

    # -- refreshing ---------------------------------------------------------------------------------------------

    def look_again(self, game_id: str) -> None:
        """Refresh a game's panels soon, even if the game has not gone on: settings or clocks may have changed."""
        for panel in self._open.values():
            if panel.game == game_id:
                panel.seq = 0
        self.refresh_soon(game_id)

    def refresh_soon(self, game_id: str) -> None:
        """Refresh the panels of a game soon."""
        for key, panel in self._open.items():
            if panel.game == game_id and key not in self._due:
                wait = max(SOON, panel.edited + PAUSE - self._table.clock.now())
                self._due[key] = asyncio.create_task(self._refresh_after(wait, key), name="panel")

    async def _refresh_after(self, wait: float, key: Key) -> None:
        """Wait ``wait`` seconds and for replies, then refresh the panel that is open at that time."""
        await asyncio.sleep(wait)
        await wait_for_replies()
        del self._due[key]
        now_open = self._open.get(key)
        if now_open is not None:
            await _log_failure(self._refresh(now_open))

    async def _refresh(self, panel: Panel) -> None:
        """Edit a panel if its content has changed; a plan is kept as long as its question is the same."""
        game = await self._table.game(panel.game)
        if panel.seq == game.seq:
            return
        panel.seq, asked = game.seq, _asked(game, panel.user)
        if panel.plan and asked == panel.asked and game.status == "running":
            return
        if asked != panel.asked:
            panel.page, panel.more = 0, False
        shown = _hash(content_of(self._view(panel, game)).encode())
        if shown == panel.shown:
            return
        view = self._view(panel, game, _note(panel, asked))
        if game.status != "running":
            self.left(panel.sent.message)
        panel.edited = self._table.clock.now()
        try:
            await panel.sent.edit(view)
        except discord.NotFound:  # its user has dismissed it
            self.left(panel.sent.message)
        else:
            panel.asked, panel.shown, panel.plan = asked, shown, False
            self._tidy((panel.game, panel.user), asked)

    def _view(self, panel: Panel, game: Game, note: str = "") -> ui.LayoutView:
        whole = self._table.preferences.user(panel.user).asks_everything
        part = Shown(panel.page, panel.more, whole)
        game = retimed(game, self._table.clock.now(), self._table.preferences)
        page = self._table.links.page(game.id, panel.user, panel.locale)
        view = panel_view(game, panel.user, panel.locale, note=note, page=page, shown=part)
        read_as(view, (), self._table.preferences.user(panel.user).reading)
        return view

    # -- the end of a panel -------------------------------------------------------------------------------------

    async def _rest_in_time(self) -> None:
        """Stop following each panel ``LIFE`` seconds after it was opened."""
        while self._open:
            key, first = next(iter(self._open.items()))
            left = first.began + LIFE - self._table.clock.now()
            if left > 0:
                await asyncio.sleep(left)
            elif self._open.get(key) is first:
                await _log_failure(self._rest(key))

    async def _rest(self, key: Key) -> None:
        """Edit a panel for the last time: it shows the present game, and says that it will not follow any more.

        A plan stays as it is: its buttons work, or say why not.
        """
        panel = self._open.pop(key)
        if panel.plan:
            return
        game = await self._table.game(panel.game)
        note = say(panel.locale, "panel-rests", at=f"<t:{int(self._table.clock.now())}:t>")
        await panel.sent.edit(self._view(panel, game, note))

    def _part(self, edit: Coroutine[None, None, None]) -> None:
        """Start a panel's last edit in the background; ``close`` waits for it."""
        task = asyncio.create_task(_log_failure(edit), name="panel-parts")
        self._partings.add(task)
        task.add_done_callback(self._partings.discard)


def _asked(game: Game, user: int) -> bytes:
    """A hash of the user's open questions, without the ids, which count the events of the game."""
    return _hash(encode([structs.replace(request, id="") for request in game.asked_of(user)]))


def _note(panel: Panel, asked: bytes) -> str:
    """What stands above a panel's first question: until there is one, and while that is asked."""
    return panel.note if panel.asked in (asked, _hash(encode([]))) else ""


def _hash(content: bytes) -> bytes:
    return blake2b(content, digest_size=16).digest()


async def _log_failure(edit: Coroutine[None, None, None]) -> None:
    """Edit a panel. A failure is logged, and nobody waits for another attempt."""
    try:
        await edit
    except discord.HTTPException as error:
        log.info("panel-not-refreshed status=%s code=%s", error.status, error.code)
    except (RulesError, StorageError, TimeoutError, OSError, aiohttp.ClientError) as error:
        log.warning("panel-not-refreshed error=%r", error)
    except Exception:
        log.exception("panel-not-refreshed")
