"""Pings: one message a decision for the users whom a game waits for, where each wants it, and none twice.

A ping is noted before it is sent, and again once it is: after a crash between the two it is found or sent.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence

import discord
import msgspec
from discord import ui
from msgspec import structs

from cogs.channel.marks import BOARD, CALL, CLAIM, ELSEWHERE, PING, PINGED, PINGS, change
from cogs.channel.post import PASSING, Channels, passes
from cogs.kit.metrics import PINGS as SENT
from cogs.kit.metrics import REMINDERS
from cogs.kit.servers import served_by
from cogs.kit.text_first import read_as
from cogs.views.components import content_of, message_link
from cogs.views.game.panel import ping_view
from rules import RulesError
from storage import WaitingRow
from table import Game, Table
from table.campaign.service import is_held
from table.game import still_to_agree
from table.player_clocks import Allowance, absent, asked_at, retimed
from table.records.threads import KeyedLocks
from table.time.clock import DAY
from table.time.controls import vote_time
from table.waiting.reminders import PingNow, Postpone, schedule
from table.waiting.waits import allowances_of, holiday_end

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Games with pings due that are served side by side."""
RETRY_AFTER = 30.0
"""Seconds after which what has failed is tried again."""

REMEMBERED = 1000
"""Messages whose shown content is kept; another one is edited once more than need be."""

Messages = dict[str, dict[str, float]]
"""The messages that ask somebody: for each the users, and since when each of them is waited for."""
Planned = list[tuple[WaitingRow, PingNow]]


class Pings:
    """Sends pings that are due, and deletes those that have been answered."""

    def __init__(
        self,
        client: discord.Client,
        table: Table,
        sees: Callable[[str, int], bool] = lambda _game, _user: False,
        *,
        failed: Callable[[str], None] = lambda _game: None,
        check_at: Callable[[float], None] = lambda _at: None,
        at_hand: Callable[[str, int], float] = lambda _game, _user: 0.0,
    ) -> None:
        """``sees``: whether a user is at the game's table now; ``failed`` is called with a game whose pings are to be
        looked at again soon; ``check_at`` with a time (unix seconds) at which pings may be due. ``at_hand``: until when
        a user has the question before them, and needs no first ping."""
        self._client = client
        self._sees = sees
        self._failed = failed
        self._check_at = check_at
        self._at_hand = at_hand
        self._table = table
        self._channels = Channels(client, table, quiet=True)
        self._under_way: set[str] = set()
        self._locks = KeyedLocks()
        self._shown: dict[str, str] = {}

    async def round(self) -> float | None:
        """Ping all who are due on the servers of this process, found in one query.

        Returns when to look again; None: nobody waits to be pinged.
        """
        now, shards = self._table.clock.now(), served_by(self._client)
        rows = await self._table.storage.waiting.due(now, shards=shards.mine, of=shards.of)
        due = [row for row in rows if _is_due(row, now)]
        for row in due:
            REMINDERS.observe(now - (row.due or now))
        planned = await self._planned(due, now)
        turns = asyncio.Semaphore(AT_ONCE)

        async def ping(group: Planned) -> None:
            game_id = group[0][0].game
            async with turns, self._locks[game_id]:
                try:
                    await self._ping(group)
                except (discord.HTTPException, *PASSING) as error:
                    log.warning("ping-later game=%s error=%r", game_id, error)
                    self._failed(game_id)

        await asyncio.gather(*(ping(group) for group in planned))
        return now if due else rows[0].due if rows else None

    async def of_game(self, game: Game) -> None:
        """Delete the mentions of those who have decided, and ping those who are due."""
        now = self._table.clock.now()
        self._check_at(now + RETRY_AFTER)  # should this fail
        async with self._locks[game.id]:
            rows = await self._table.storage.waiting.of_game(game.id)
            marks = await self._table.storage.marks.of_game(game.id)
            await self._catch_up(game, rows, marks)
            await self._tidy(game, rows, marks)
            for group in await self._planned([row for row in rows if _is_due(row, now)], now):
                await self._ping(group)
        for row in rows:
            if not _is_due(row, now) and row.due is not None:
                self._check_at(row.due)

    async def _planned(self, rows: Iterable[WaitingRow], now: float) -> list[Planned]:
        """The users to ping now, by game; the others are postponed."""
        groups: defaultdict[str, Planned] = defaultdict(list)
        later: list[tuple[WaitingRow, float | None]] = []
        for row in rows:
            times, away, paused = await self._times(row)
            chosen, at_hand = self._table.preferences.user(row.user), self._at_hand(row.game, row.user)
            held = Postpone(None) if away else Postpone(at_hand) if at_hand > now and not row.pings else None
            held = Postpone(now + DAY) if paused else held
            match held if held is not None and not row.nudge else schedule(row, chosen, now, times):
                case Postpone(until):
                    later.append((row, until))
                case PingNow(_, until) as ping:
                    groups[row.game].append((row, ping))
            if until is not None:
                self._check_at(until)
        await self._table.storage.waiting.postpone(later)
        return list(groups.values())

    async def _times(self, row: WaitingRow) -> tuple[list[Allowance], bool, bool]:
        """A user's deadlines in a game, whether they have stopped coming, and whether a pause of its campaign holds
        their ping: of a game under way they hear once that it is their turn; none for an unreadable game."""
        try:
            game = await self._table.game(row.game)
        except RulesError:
            return [], False, False
        away = any(game.seats[number].user == row.user for number in absent(game))
        held = (game.status == "lobby" or row.pings > 0) and await is_held(self._table.storage, game)
        return allowances_of(self._table, game, row), away, held

    # -- sending ------------------------------------------------------------------------------------------------

    async def _ping(self, group: Planned) -> None:
        """Ping the users of one game."""
        now = self._table.clock.now()
        items = [(row, ping.until, ping.count) for row, ping in group]
        rows = await self._table.storage.waiting.claim(items, now, lambda mine: (CALL + _key(mine), _call(mine)))
        if rows:
            game = await self._table.fresh(rows[0].game)
            await self._send(game, _key(rows), rows, await self._table.storage.marks.of_game(game.id))

    async def _catch_up(self, game: Game, rows: Sequence[WaitingRow], marks: dict[str, str]) -> None:
        """Send the pings that were noted and perhaps not sent; those that nobody waits for any more are called off."""
        now_open = {str(row.user): row for row in rows}
        for name, value in list(marks.items()):
            key = name.removeprefix(CALL)
            if key == name or key in self._under_way:
                continue
            asked = _users(value)
            open_still = [row for user, since in asked.items() if (row := now_open.get(user)) and row.since == since]
            if open_still:
                again = all(row.pings > 1 for row in open_still)
                await self._send(game, key, open_still, marks, again=again)
            else:
                await self._cancel(game, key, marks)

    async def _cancel(self, game: Game, key: str, marks: Mapping[str, str]) -> None:
        """Delete messages of a ping that were perhaps sent."""
        for name, since in marks.items():
            own, _, user = name.removeprefix(CLAIM).partition(ELSEWHERE)
            if name.startswith(CLAIM) and own == key:
                there = await self._directly(game, int(user)) if user else game
                if there is not None:
                    await self._channels.cancel(there, name.removeprefix(CLAIM), since)
        await self._table.storage.marks.set(game.id, CALL + key, None)

    async def _send(
        self,
        game: Game,
        key: str,
        rows: Sequence[WaitingRow],
        marks: dict[str, str],
        *,
        again: bool | None = None,
    ) -> None:
        """Ask users in one message in the channel, and those who want it in messages of their own."""
        voters = self._voters(game, rows, sent=again is not None)
        again = all(row.pings for row in rows) if again is None else again
        self._under_way.add(key)
        try:
            await self._delete_earlier(game, {str(row.user) for row in rows}, marks)
            public = [row for row in rows if not await self._ping_directly(game, key, row, marks, again, voters)]
            if public:
                await self._ping_in_channel(game, key, public, marks, again, voters)
            await self._table.storage.marks.set(game.id, CALL + key, None)
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.warning("ping-not-sent game=%s status=%s code=%s", game.id, error.status, error.code)
            await self._table.storage.marks.set(game.id, CALL + key, None)
        finally:
            self._under_way.discard(key)

    async def _ping_directly(
        self, game: Game, key: str, row: WaitingRow, marks: dict[str, str], again: bool, voters: Collection[int]
    ) -> bool:
        """Send a direct message; False if the user wants or takes none.

        One whom an imported file put here, and who has not played yet, gets none.
        """
        if self._table.preferences.user(row.user).ping != "message" or row.user in game.absent:
            return False
        there = await self._directly(game, row.user)
        if there is None:
            return False
        asked = self._view(game, [row], marks, voters, again=again, direct=True)
        try:
            await self._post(there, f"{key}{ELSEWHERE}{row.user}", [row], asked, marks, f"{there.channel}{ELSEWHERE}")
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.info("no-direct-message user=%s status=%s code=%s", row.user, error.status, error.code)
            return False
        SENT.labels("message").inc()
        return True

    async def _directly(self, game: Game, user: int) -> Game | None:
        """The game, as if it were in the channel of direct messages with a user; None if they take none."""
        try:
            return structs.replace(game, channel=(await self._client.create_dm(discord.Object(user))).id)
        except discord.HTTPException as error:
            if passes(error):
                raise
            return None

    async def _ping_in_channel(
        self,
        game: Game,
        key: str,
        rows: Sequence[WaitingRow],
        marks: dict[str, str],
        again: bool,
        voters: Collection[int],
    ) -> None:
        """Send one message for all who are due in a game."""
        mentions = discord.AllowedMentions(users=[discord.Object(row.user) for row in rows])
        asked = self._view(game, rows, marks, voters, again=again)
        await self._post(game, key, rows, asked, marks, mentions=mentions)
        SENT.labels("channel").inc()

    async def _post(
        self,
        there: Game,
        key: str,
        rows: Sequence[WaitingRow],
        asked: ui.LayoutView,
        marks: dict[str, str],
        place: str = "",
        mentions: discord.AllowedMentions | None = None,
    ) -> None:
        users, content = {str(row.user): row.since for row in rows}, content_of(asked)

        def noted(sent: str) -> dict[str, str | None]:
            return {f"{PINGED}{place}{sent}": _mark(users)}

        # The question stands where the story ends; who is at the table needs no sound to find it.
        silent = all(self._sees(there.id, row.user) and not row.nudge for row in rows)
        sent = await self._channels.once(there, key, asked, noted=noted, marks=marks, mentions=mentions, silent=silent)
        self._remember(f"{place}{sent}", content)

    def _voters(self, game: Game, rows: Iterable[WaitingRow], *, sent: bool) -> Collection[int]:
        """Whom a ping calls to the open vote: each once, and once more when a quarter of its time is left; and who has
        nothing else to do. ``sent``: the rows count it already."""
        now = self._table.clock.now()
        vote = retimed(game, now, self._table.preferences).wish
        if vote is None:
            return ()
        warn = math.inf if vote.until is None else vote.until - vote_time(game.time) / 4

        def called(row: WaitingRow) -> bool:
            first = row.since <= vote.since and row.pings <= sent
            told = row.told or 0.0
            return first or row.user not in game.waiting or (warn <= told if sent else told < warn <= now)

        still = still_to_agree(game)
        return [row.user for row in rows if row.user in still and called(row)]

    def _view(
        self,
        game: Game,
        rows: Sequence[WaitingRow],
        marks: Mapping[str, str],
        voters: Collection[int],
        *,
        again: bool,
        direct: bool = False,
    ) -> ui.LayoutView:
        """What the users are asked, and the ``voters`` of them to vote; ``again``: as a reminder; ``direct``: in the
        language of the only one of them."""
        chosen = self._table.preferences.user(rows[0].user)
        locale = self._table.preferences.language(rows[0].user, game.locale) if direct else game.locale
        since = min(asked_at(game, row.user, row.since) for row in rows) if again else None
        board = message_link(rows[0].guild, game.channel, marks.get(BOARD))
        ends, unplayed = self._table.hooks.round_end(game.id), self._table.hooks.unplayed(game.id)
        game = retimed(game, self._table.clock.now(), self._table.preferences)
        users = [row.user for row in rows]
        away = [(user, end) for user in game.persons if (end := holiday_end(self._table, user)) is not None]
        view = ping_view(
            game,
            users,
            locale,
            board,
            voters=voters,
            since=since,
            direct=direct,
            ends=ends,
            unplayed=unplayed,
            away=away,
        )
        if direct:
            read_as(view, (), chosen.reading)
        return view

    def _remember(self, message: str, content: str) -> None:
        self._shown[message] = content
        while len(self._shown) > REMEMBERED:
            del self._shown[next(iter(self._shown))]

    # -- tidying ------------------------------------------------------------------------------------------------

    async def _tidy(self, game: Game, rows: Sequence[WaitingRow], marks: dict[str, str]) -> None:
        """Take those who have decided out of the messages, delete those that ask nobody, and edit what has changed."""
        open_since = {str(row.user): row.since for row in rows}
        kept = {
            message: {user: since for user, since in users.items() if open_since.get(user) == since}
            for message, users in _messages(marks).items()
        }
        for message, users in kept.items():
            asked = [row for row in rows if str(row.user) in users]
            if asked:
                await self._edit(game, message, asked, marks)
        await self._keep(game, kept, marks)

    async def _edit(self, game: Game, message: str, rows: Sequence[WaitingRow], marks: Mapping[str, str]) -> None:
        """Edit a message if its question has changed, or it asks fewer users."""
        again, direct = all(row.pings > 1 for row in rows), ELSEWHERE in message
        voters = self._voters(game, rows, sent=True)
        asked = self._view(game, rows, marks, voters, again=again, direct=direct)
        content = content_of(asked)
        if self._shown.get(message) != content:
            await _unless_gone(self._message(game, message).edit(view=asked))
            self._remember(message, content)

    async def _delete_earlier(self, game: Game, users: set[str], marks: dict[str, str]) -> None:
        """Take users out of the messages that ask them."""
        kept = {
            message: {user: since for user, since in asked.items() if user not in users}
            for message, asked in _messages(marks).items()
        }
        await self._keep(game, kept, marks)

    async def _keep(self, game: Game, messages: Messages, marks: dict[str, str]) -> None:
        """Note messages; those that ask nobody are deleted first."""
        before = _messages(marks)
        for message, users in messages.items():
            if not users:
                await _unless_gone(self._message(game, message).delete())
                self._shown.pop(message, None)
        changes = {PINGED + message: _mark(users) for message, users in messages.items() if users != before[message]}
        changes |= {PINGED + message: None for message, users in messages.items() if not users}
        if PINGS in marks:  # of an earlier version
            changes = {PINGED + message: _mark(users) for message, users in messages.items()} | {PINGS: None}
        if changes:
            await self._table.storage.marks.change(game.id, changes)
            change(marks, changes)

    def _message(self, game: Game, message: str) -> discord.PartialMessage:
        channel, _, number = message.rpartition(ELSEWHERE)
        there = self._client.get_partial_messageable(int(channel or game.channel))
        return there.get_partial_message(int(number))


def _is_due(row: WaitingRow, now: float) -> bool:
    return row.due is not None and row.due <= now


def _messages(marks: Mapping[str, str]) -> Messages:
    """The messages in the marks of a game, and in the one mark of an earlier version."""
    found = {name.removeprefix(PINGED): _users(value) for name, value in marks.items() if name.startswith(PINGED)}
    earlier = marks.get(PINGS, "")
    try:
        return {**(msgspec.json.decode(earlier, type=Messages) if earlier else {}), **found}
    except msgspec.MsgspecError:
        message = earlier.rpartition(":")[2]
        return {message: {}, **found} if message.isdecimal() else found


def _users(mark: str) -> dict[str, float]:
    return msgspec.json.decode(mark, type=dict[str, float])


def _mark(users: Mapping[str, float]) -> str | None:
    return msgspec.json.encode(users).decode() if users else None


def _key(rows: Sequence[WaitingRow]) -> str:
    """The name of a ping, unique in its game."""
    nudged = (f".{row.nudged}" if row.nudge else "" for row in rows)
    return PING + "-".join(f"{row.user}.{row.since}.{row.pings}{by}" for row, by in zip(rows, nudged, strict=True))


def _call(rows: Sequence[WaitingRow]) -> str:
    return msgspec.json.encode({str(row.user): row.since for row in rows}).decode()


async def _unless_gone(work: Awaitable[object]) -> None:
    """Edit or delete a message. Nothing happens if it is gone, or Discord does not let the bot touch it."""
    try:
        await work
    except discord.HTTPException as error:
        if passes(error):
            raise
        log.info("ping-not-tidied status=%s code=%s", error.status, error.code)
