"""The way through: lock the game, load it, decide, append, and only then publish."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct, structs

from rules import (
    Correction,
    Dice,
    EndGame,
    Illegal,
    Malformed,
    RulesError,
    ScriptedDice,
    Stale,
    State,
    correct,
    ruleset_of,
)
from rules import ruleset as find_ruleset
from storage import AlreadyDone, ChannelTaken, GameRow, LostRace, Storage
from storage import Entry as Row
from table import log
from table.answers import Move, play
from table.consequences import completed
from table.errors import Duplicate, NotAllowed
from table.fold import fold, follow
from table.game import Game
from table.history import provable_dice
from table.history.redaction import Forgotten
from table.log import Entry
from table.made import Made
from table.opening import prepared, refitted
from table.seats import Person, must_be_host, must_be_in_lobby, must_be_running, must_be_seated
from table.settings import Preferences
from table.start import begin, joining, take_over
from table.summary import summary_of
from table.time.clock import Clock, SystemClock

__all__ = ["Change", "Table"]

ATTEMPTS = 3


class Change(Struct, frozen=True):
    """What is published after a commit: the game before and after, and what was made of it. ``before`` None: opened."""

    before: Game | None
    after: Game
    made: Made
    actor: int


class _Live(Struct, frozen=True):
    game: Game
    secret: bytes


Listener = Callable[[Change], None]
Step = Callable[[_Live], Made]


class Table:
    """All games of this process. Each has a lock of its own, so that different games never wait for each other."""

    def __init__(self, storage: Storage, *, cached: int = 256, clock: Clock | None = None) -> None:
        self.storage = storage
        self.clock = clock or SystemClock()
        self.preferences = Preferences(storage)
        self.forgotten = Forgotten(storage)
        self._cached = cached
        self._live: OrderedDict[str, _Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []
        self._before_start: list[Callable[[str, Person], Awaitable[None]]] = []

    def listen(self, listener: Listener) -> None:
        """Calls the listener after every commit, in the order of the commits of each game. It must not block."""
        self._listeners.append(listener)

    def before_start(self, prepare: Callable[[str, Person], Awaitable[None]]) -> None:
        """Calls it with a lobby's game and whoever wants it to start; what it raises keeps the game from starting."""
        self._before_start.append(prepare)

    # -- reading ------------------------------------------------------------------------------------------------

    async def game(self, game_id: str) -> Game:
        """The game as it stands. Raises ``NotAllowed("no-such-game")``."""
        return (await self._load(game_id)).game

    async def fresh(self, game_id: str) -> Game:
        """The same, whatever other processes have done meanwhile."""
        return (await self._load(game_id, await self.storage.game(game_id))).game

    async def game_in(self, channel: int) -> Game:
        """The game of a channel, an ended one if there is no other. Raises ``NotAllowed("no-game-here")``."""
        row = await self.storage.game_in(channel) or await self.storage.last_game_in(channel)
        if row is None:
            raise NotAllowed("no-game-here")
        return (await self._load(row.id, row)).game

    def played_in(self, channel: int) -> str | None:
        """The ruleset of a channel's game, as far as it is in memory: for answers that wait for no database."""
        here = (live.game.ruleset for live in reversed(self._live.values()) if live.game.channel == channel)
        return next(here, None)

    async def entries(self, game_id: str) -> list[tuple[int, Entry]]:
        """The whole log, in order."""
        rows = [(row.seq, row.at, log.decode(row.payload)) for row in await self.storage.entries(game_id)]
        return self.forgotten.masked(rows)

    # -- the lobby ----------------------------------------------------------------------------------------------

    async def open(
        self, person: Person, *, channel: int, guild: int | None, opened: log.Opened, interaction: int | None = None
    ) -> Game:
        """Opens a lobby, its host seated. Raises ``NotAllowed("game-here-already")`` or what is wrong with the game."""
        opened = await asyncio.to_thread(prepared, opened)
        game_id, secret = secrets.token_hex(5), secrets.token_bytes(32)
        promised = structs.replace(opened, fair=provable_dice.SCHEME, commitment=provable_dice.commitment_of(secret))
        made = Made.of(promised, log.Joined(person.user, person.name))
        game = follow(None, game_id, channel, 1, made)
        row = Row(1, self.clock.now(), person.user, interaction, log.encode(made.entry))
        try:
            await self.storage.create_game(
                id=game_id,
                guild=guild,
                channel=channel,
                host=person.user,
                ruleset=opened.ruleset,
                secret=secret,
                entry=row,
                summary=summary_of(game),
            )
        except ChannelTaken:
            raise NotAllowed("game-here-already") from None
        except AlreadyDone:
            raise Duplicate("duplicate") from None
        self._remember(_Live(game, secret))
        self._publish(Change(None, game, made, person.user))
        return game

    async def join(
        self,
        game_id: str,
        person: Person,
        company: str | None,
        *,
        words: str | None = None,
        interaction: int | None = None,
    ) -> Game:
        """Seats a person, or changes what one who sits already has brought: what is None stays as it was.

        In a running game it is a seat where nobody sits any more.

        The company stays sealed until the start; ``words`` are the person's own for the seed of the dice.
        """

        def step(live: _Live) -> Made:
            if live.game.status == "running":
                return take_over(live.game, person)
            must_be_in_lobby(live.game)
            _must_have_room(live.game, person)
            return Made.of(joining(live.game, person, company, words))

        return await self._change(game_id, person, step, interaction)

    async def set_options(
        self, game_id: str, person: Person, options: dict[str, Any], *, interaction: int | None = None
    ) -> Game:
        """The host changes the options before the start. Raises ``Malformed("option-unknown")``."""

        game = await self.game(game_id)
        fitting = await asyncio.to_thread(refitted, game, options)

        def step(live: _Live) -> Made:
            must_be_in_lobby(live.game)
            must_be_host(live.game, person)
            return Made.of(log.OptionsSet(person.user, fitting))

        return await self._change(game_id, person, step, interaction)

    async def leave(self, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
        """Frees a person's seat before the start."""

        def step(live: _Live) -> Made:
            must_be_in_lobby(live.game)
            must_be_seated(live.game, person)
            return Made.of(log.Left(person.user))

        return await self._change(game_id, person, step, interaction)

    async def start(self, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
        """Reveals all companies together and begins. Raises ``NotAllowed`` if one does not fit."""

        def step(live: _Live) -> Made:
            must_be_in_lobby(live.game)
            must_be_host(live.game, person)
            return begin(live.game, live.secret, person)

        for prepare in self._before_start:
            await prepare(game_id, person)
        return await self._change(game_id, person, step, interaction)

    # -- the game -----------------------------------------------------------------------------------------------

    async def answer(
        self,
        game_id: str,
        person: Person,
        moves: Sequence[Move],
        *,
        seq: int | None = None,
        faces: Sequence[int] | None = None,
        interaction: int | None = None,
    ) -> Game:
        """Plays answers one after the other, all or none. ``seq``: the entry that the person saw.

        Raises ``Stale`` for an old question, ``NotAllowed``, ``Illegal``, ``DiceNeeded`` at a table of typed dice.
        """

        def step(live: _Live) -> Made:
            must_be_running(live.game)
            must_be_seated(live.game, person)
            if seq is not None and seq != live.game.seq:
                raise Stale("stale")
            return play(live.game, person, moves, _source(live, faces))

        return await self._change(game_id, person, step, interaction)

    async def correct(
        self,
        game_id: str,
        person: Person,
        correction: Correction,
        *,
        faces: Sequence[int] | None = None,
        interaction: int | None = None,
    ) -> Game:
        """The host puts something right; ``faces`` as in ``answer``."""

        def step(live: _Live) -> Made:
            must_be_running(live.game)
            must_be_host(live.game, person)
            state = live.game.played
            dice = _source(live, faces)(state)
            done = correct(state, correction, person.name, dice)
            if isinstance(dice, ScriptedDice):
                dice.finish()
            return Made.of(log.Corrected(person.user), rules=done)

        return await self._change(game_id, person, step, interaction)

    async def order(
        self, game_id: str, person: Person, wanted: Mapping[str, Any], *, interaction: int | None = None
    ) -> Game:
        """A player changes standing orders: what ``wanted`` names; the rest stays."""

        def step(live: _Live) -> Made:
            must_be_running(live.game)
            player, state = must_be_seated(live.game, person), live.game.played
            orders = ruleset_of(state).orders
            if orders is None:
                raise Illegal("orders-not-here")
            done = orders.change(state, player, wanted, _fair(live, state))
            return Made.of(log.Ordered(person.user), rules=done)

        return await self._change(game_id, person, step, interaction)

    async def end(self, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
        """The host ends the game: in the lobby it is called off, else the scores count as they are."""

        def step(live: _Live) -> Made:
            must_be_host(live.game, person)
            if live.game.status == "lobby":
                return Made.of(log.CalledOff(person.user))
            must_be_running(live.game)
            state = live.game.played
            done = correct(state, EndGame(), person.name, _fair(live, state))
            return Made.of(log.Corrected(person.user), rules=done)

        return await self._change(game_id, person, step, interaction)

    # -- within -------------------------------------------------------------------------------------------------

    async def change(
        self, game_id: str, person: Person, step: Callable[[Game, bytes], Made], interaction: int | None = None
    ) -> Game:
        """One decision of another room: ``step`` makes its entry of the game and its secret, or raises."""
        return await self._change(game_id, person, lambda live: step(live.game, live.secret), interaction)

    async def _change(self, game_id: str, person: Person, step: Step, interaction: int | None) -> Game:
        """One decision: again from the log if another process was faster."""
        async with self._locked(game_id):
            for attempt in range(ATTEMPTS):
                last = attempt == ATTEMPTS - 1
                live = await self._load(game_id)
                try:
                    return await self._commit(live, person, step(live), interaction)
                except LostRace:
                    self._live.pop(game_id, None)
                    if last:
                        raise
                except AlreadyDone:
                    raise Duplicate("duplicate") from None
                except RulesError:
                    if last or not await self._overtaken(live):
                        raise
                except BaseException:
                    # Whether the row was written is not known: the log will tell at the next touch.
                    self._live.pop(game_id, None)
                    raise
            raise AssertionError("unreachable")

    async def _overtaken(self, live: _Live) -> bool:
        """Whether another process has played on meanwhile; then what is remembered here is forgotten."""
        row = await self.storage.game(live.game.id)
        if row is None or row.seq == live.game.seq:
            return False
        self._live.pop(live.game.id, None)
        return True

    async def _commit(self, live: _Live, person: Person, made: Made, interaction: int | None) -> Game:
        game, now = live.game, self.clock.now()
        known = await self.entries(game.id) if any(isinstance(e, log.Undone) for e in made.table) else []
        after, made = completed(game, made, known, live.secret, now, self.preferences)
        row = Row(after.seq, now, person.user or None, interaction, log.encode(made.entry))
        await self.storage.append(game.id, row, summary_of(after))
        self._remember(_Live(after, live.secret))
        self._publish(Change(game, after, made, person.user))
        return after

    async def _load(self, game_id: str, row: GameRow | None = None) -> _Live:
        live = self._live.get(game_id)
        if live is not None and (row is None or row.seq == live.game.seq):
            self._live.move_to_end(game_id)
            return live
        row = row or await self.storage.game(game_id)
        if row is None:
            raise NotAllowed("no-such-game")
        live = _Live(fold(row.id, row.channel, await self.entries(row.id)), row.secret)
        self._remember(live)
        return live

    async def reload(self) -> None:
        """Reads again what other processes on the same database may have changed: settings, and who is forgotten."""
        await self.preferences.load()
        if await self.forgotten.load():
            self.forget_cached()

    def forget_cached(self) -> None:
        """Reads every game anew from its log at the next touch."""
        self._live.clear()

    def _remember(self, live: _Live) -> None:
        self._live[live.game.id] = live
        self._live.move_to_end(live.game.id)
        while len(self._live) > self._cached:
            self._live.popitem(last=False)

    @asynccontextmanager
    async def _locked(self, game_id: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            yield

    def _publish(self, change: Change) -> None:
        for listener in self._listeners:
            listener(change)


def _fair(live: _Live, state: State) -> Dice:
    return provable_dice.dice_of(live.game, live.secret, state.drawn)


def _source(live: _Live, faces: Sequence[int] | None) -> Callable[[State], Dice]:
    """Where the faces come from: what the players typed, or the game's own secret."""
    if live.game.options.get("dice") == "typed":
        scripted = ScriptedDice(faces or ())
        return lambda state: scripted
    if faces:
        raise Malformed("dice-not-typed")
    return lambda state: _fair(live, state)


def _must_have_room(game: Game, person: Person) -> None:
    most = find_ruleset(game.ruleset).seats[1]
    if game.player_of(person.user) is None and len(game.seats) >= most:
        raise NotAllowed("lobby-full", most=most)
