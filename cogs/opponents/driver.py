"""The driver of the bots: it sees that one is asked, lets it think, and answers as a person would.

It looks after each commit and, for games that a crash has left, at the start. No thought is remembered: an answer to a
question that has changed meanwhile is dropped, and thought again.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence

from discord.ext import commands

from cogs.channel.board import Boards
from cogs.channel.marks import OFF, VOICE
from cogs.kit.games import is_acting
from cogs.kit.loops import kept_going
from cogs.kit.servers import shards_of
from cogs.opponents.thinking import Thinking, task_for, view_for
from rules import Event, Reason, Request, RulesError, Stale, State, default, ruleset_for, ruleset_of
from rules import choose as policy_choice
from rules.core.memo import without_memo
from storage import StorageError
from table import Change, Game, Move, Person, Table, log
from table.game import BOTS, is_bot
from table.records.threads import in_thread
from table.styles import style_of
from text.voice import Since, Speaker, remark_of, turn_of
from workers.worker import WorkFailed

PAUSE = 3.0
"""Seconds between a turn of a bot and the next one: people want to read. After each further turn in a row half as long,
so that all of them take less than twice that."""
EVENTS = 40
"""The newest events of a game that are kept for what a bot says of them."""
RETRY_AFTER = 30.0
"""Seconds after which a game is tried again whose storage has failed."""

logger = logging.getLogger(__name__)


class Opponents:
    """Plays for the bots of all games, one task a game at the most."""

    def __init__(self, table: Table, boards: Boards, thinkers: int | None = None) -> None:
        self.thinking = Thinking(thinkers)
        self._table = table
        self._boards = boards
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hurried: set[str] = set()
        """Games whose bots play on without pauses until a person is asked."""
        self._resting: set[str] = set()
        """Games whose bots pause."""
        self._heard: dict[str, dict[int, tuple[State, int]]] = {}
        """By game and bot the state when it could last have spoken, to tell what has changed since, and the serial of
        that at its last decision: rolls before it are old news."""
        self._events: dict[str, list[tuple[State, Event]]] = {}
        """By game its newest events, each with the state before it."""
        table.listen(self._changed)

    def _changed(self, change: Change) -> None:
        game, events = change.after, change.entry.events
        self.play_soon(game)
        if game.status != "running" or game.state is None or not any(is_bot(seat.user) for seat in game.seats):
            self._heard.pop(game.id, None)
            self._events.pop(game.id, None)
            return
        first = events[0][1].serial - 1 if events else game.state.serial
        kept = [item for item in self._events.get(game.id, ()) if item[0].serial < first]  # an undo takes others back
        before = None if change.before is None else change.before.state
        for event, after in events:
            kept += [] if before is None else [(without_memo(before), event)]
            before = after
        self._events[game.id] = kept[-EVENTS:]

    def play_soon(self, game: Game) -> None:
        """Play on soon if a bot is asked."""
        if game.id not in self._tasks and _asked(game) is not None:
            self._tasks[game.id] = asyncio.create_task(self._work(game.id), name=f"bots-{game.id}")

    def hurry(self, game_id: str) -> None:
        """Let the bots of a game play on without pauses until a person is asked: somebody has read enough."""
        if game_id in self._tasks:
            self._hurried.add(game_id)
        if game_id in self._resting:
            self._tasks[game_id].cancel()  # no more than its pause

    async def settle(self) -> None:
        """Wait until no bot is asked."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop playing; the next start goes on."""
        for task in list(self._tasks.values()):
            task.cancel()
        await self.settle()
        self.thinking.close()

    async def _work(self, game_id: str) -> None:
        try:
            while await self._play(game_id):
                pass
        except Exception:
            logger.exception("bot-stuck game=%s", game_id)
        finally:
            del self._tasks[game_id]
            self._hurried.discard(game_id)
            self._boards.show_pending(game_id)

    async def _play(self, game_id: str) -> bool:
        """Let bots play as long as one is asked. Returns whether to try again."""
        pause = PAUSE
        try:
            while (request := _asked(game := await self._table.game(game_id))) is not None:
                after = await self._answer(game, request)
                if after is not None and _turn_over(game, after):
                    await self._rest(game_id, pause)
                    pause /= 2
        except StorageError as error:
            logger.warning("bot-later game=%s error=%r", game_id, error)
            await asyncio.sleep(RETRY_AFTER)
            return True
        return False

    async def _rest(self, game_id: str, pause: float) -> None:
        if game_id in self._hurried:
            return
        self._resting.add(game_id)
        try:
            await asyncio.sleep(pause)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or game_id not in self._hurried:
                raise
            task.uncancel()
        finally:
            self._resting.discard(game_id)

    async def _answer(self, game: Game, request: Request) -> Game | None:
        """The game after the bot's answer; None if the question is another one by now. Raises ``RuntimeError``."""
        bot = game.seats[request.player]
        person = Person(bot.user, bot.name)
        async for choice, besides in self._choices(game, request):
            try:
                return await self._table.answer(
                    game.id, person, [Move(choice, request.kind)], seq=game.seq, besides=besides
                )
            except Stale:
                return None
            except RulesError as error:
                if (await self._table.game(game.id)).seq != game.seq:
                    return None
                logger.warning("bot-refused game=%s kind=%s code=%s", game.id, request.kind, error.code)
        raise RuntimeError(f"nothing that a bot says is taken: {request.kind}")

    async def _choices(self, game: Game, request: Request) -> AsyncIterator[tuple[object, tuple[log.TableEvent, ...]]]:
        """What the bot has thought; should that fail, the policy's choice and at last the default."""
        view, bot = view_for(game, request), game.seats[request.player]
        reason = "failed"
        try:
            thought = await self.thinking.think(task_for(game, request, view, bot.level, style_of(game, bot)))
        except WorkFailed as error:
            reason = error.reason
            logger.warning("bot-fell-back game=%s error=%s", game.id, str(error).splitlines()[-1])
        else:
            if thought.asks:  # only people can see the answer: nothing has failed
                reason = ""
            else:
                yield thought.answer, await self._said(game, request, thought.reason)
        besides = (log.FellBack(bot.user, reason),) if reason else ()
        own = await in_thread(policy_choice, view, request)
        if own is not None:
            yield own.choice, besides
        yield default(game.played, request), besides

    async def _said(self, game: Game, request: Request, reason: Reason) -> tuple[log.Spoke, ...]:
        """What the bot says with its choice: nothing where the host said so."""
        state, seat, heard = game.played, game.seats[request.player], self._heard.setdefault(game.id, {})
        turn, last = turn_of(state, request), seat.spoke[-1].turn if seat.spoke else ""
        before, decided = heard.get(seat.user, (state, state.serial))
        heard[seat.user] = before if turn == last else without_memo(state), state.serial
        since = Since()
        if before.serial < state.serial:
            events = [item for item in self._events.get(game.id, ()) if item[0].serial >= decided]
            since = await in_thread(_since, before, state, events)
        said = tuple(spoken.remark.code for spoken in seat.spoke)
        speaker = Speaker(request.player, seat.level, style_of(game, seat), game.id, said, last)
        remark = remark_of(state, request, reason, since, speaker)
        if remark is None or (await self._table.storage.marks.of_game(game.id)).get(VOICE) == OFF:
            return ()
        return (log.Spoke(seat.user, remark, turn),)


def _since(before: State, state: State, events: Sequence[tuple[State, Event]]) -> Since:
    throws = (throw for was, event in events for throw in ruleset_for(event).throws(was, event))
    return Since(ruleset_of(state).changes(before, state), tuple(throw for throw in throws if throw.hits is not None))


def _asked(game: Game) -> Request | None:
    """A question to a bot of a game with a person at the table."""
    if game.status != "running" or not game.persons:
        return None
    return next((request for request in game.requests if is_bot(game.decider(request))), None)


def _turn_over(before: Game, after: Game) -> bool:
    """Whether a bot's turn is over and the next one is a bot's too."""
    return after.bots_turn and is_acting(before.played) and not is_acting(after.played)


class OpponentsCog(commands.Cog):
    """Goes on with the games in which a bot is asked when the program starts."""

    def __init__(self, client: commands.AutoShardedBot, table: Table, opponents: Opponents) -> None:
        self._client = client
        self._table = table
        self._opponents = opponents
        self._start: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        self._start = asyncio.create_task(kept_going("bots", self._go_on), name="bots-go-on")

    async def cog_unload(self) -> None:
        if self._start is not None:
            self._start.cancel()

    async def _go_on(self) -> None:
        await self._client.wait_until_ready()
        shards = shards_of(self._client)
        for bot in BOTS:
            for row in await self._table.storage.games.unfinished_of(bot, waiting=False):
                if shards.serve(row.guild or 0):
                    self._opponents.play_soon(await self._table.game(row.id))
