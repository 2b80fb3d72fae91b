"""The way through: lock the game, load it, decide, append, and only then publish."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct

from rules import Correction, Dice, FairDice, Illegal, Malformed, RulesError, ScriptedDice, Stale, State, correct, order
from rules import EndGame as EndNow
from rules import ruleset as find_ruleset
from storage import AlreadyDone, ChannelTaken, GameRow, LostRace, Storage, Summary
from storage import Entry as Row
from table import log, undo
from table.answers import Move, play
from table.errors import Duplicate, NeedsConsent, NotAllowed
from table.game import Game, fold, follow
from table.log import Entry
from table.seats import Person, must_be_host, must_be_in_lobby, must_be_running, must_be_seated

__all__ = ["Change", "Table"]

SEATS_MAX = 5
ATTEMPTS = 3


class Change(Struct, frozen=True):
    """What is published after a commit: the game before and after, and the entry between. ``before`` None: opened."""

    before: Game | None
    after: Game
    entry: Entry
    actor: int


class _Live(Struct, frozen=True):
    game: Game
    secret: bytes


Listener = Callable[[Change], None]
Step = Callable[[_Live], Entry]


class Table:
    """All games of this process. Each has a lock of its own, so that different games never wait for each other."""

    def __init__(self, storage: Storage, *, cached: int = 256) -> None:
        self.storage = storage
        self._cached = cached
        self._live: OrderedDict[str, _Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Calls the listener after every commit, in the order of the commits of each game. It must not block."""
        self._listeners.append(listener)

    # -- reading ------------------------------------------------------------------------------------------------

    async def game(self, game_id: str) -> Game:
        """The game as it stands. Raises ``NotAllowed("no-such-game")``."""
        return (await self._load(game_id)).game

    async def game_in(self, channel: int) -> Game:
        """The game of a channel, an ended one if there is no other. Raises ``NotAllowed("no-game-here")``."""
        row = await self.storage.game_in(channel) or await self.storage.last_game_in(channel)
        if row is None:
            raise NotAllowed("no-game-here")
        return (await self._load(row.id, row)).game

    async def entries(self, game_id: str) -> list[tuple[int, Entry]]:
        """The whole log, in order."""
        return [(row.seq, log.decode(row.payload)) for row in await self.storage.entries(game_id)]

    # -- the lobby ----------------------------------------------------------------------------------------------

    async def open(
        self, person: Person, *, channel: int, guild: int | None, opened: log.Opened, interaction: int | None = None
    ) -> Game:
        """Opens a lobby, its host seated. Raises ``NotAllowed("game-here-already")`` or what is wrong with the game."""
        chosen = find_ruleset(opened.ruleset)
        chosen.check(opened.size, opened.table, opened.options)
        entry = Entry((opened, log.Joined(person.user, person.name)))
        game_id, secret = secrets.token_hex(5), secrets.token_bytes(32)
        game = follow(None, game_id, channel, 1, entry)
        row = Row(1, time.time(), person.user, interaction, log.encode(entry))
        try:
            await self.storage.create_game(
                id=game_id,
                guild=guild,
                channel=channel,
                host=person.user,
                ruleset=opened.ruleset,
                secret=secret,
                entry=row,
                summary=_summary(game),
            )
        except ChannelTaken:
            raise NotAllowed("game-here-already") from None
        except AlreadyDone:
            raise Duplicate("duplicate") from None
        self._remember(_Live(game, secret))
        self._publish(Change(None, game, entry, person.user))
        return game

    async def join(self, game_id: str, person: Person, company: str | None, *, interaction: int | None = None) -> Game:
        """Seats a person, or changes the company of one who sits already; the company stays sealed until the start."""

        def step(live: _Live) -> Entry:
            must_be_in_lobby(live.game)
            if live.game.player_of(person.user) is None and len(live.game.seats) >= SEATS_MAX:
                raise NotAllowed("lobby-full", most=SEATS_MAX)
            if live.game.player_of(person.user) is not None and company is None:
                raise NotAllowed("already-seated")
            return Entry((log.Joined(person.user, person.name, company),))

        return await self._change(game_id, person, step, interaction)

    async def set_options(
        self, game_id: str, person: Person, options: dict[str, Any], *, interaction: int | None = None
    ) -> Game:
        """The host changes the options before the start. Raises ``Malformed("option-unknown")``."""

        def step(live: _Live) -> Entry:
            must_be_in_lobby(live.game)
            must_be_host(live.game, person)
            game = live.game
            find_ruleset(game.ruleset).check(game.size, game.table, options)
            return Entry((log.OptionsSet(person.user, options),))

        return await self._change(game_id, person, step, interaction)

    async def leave(self, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
        """Frees a person's seat before the start."""

        def step(live: _Live) -> Entry:
            must_be_in_lobby(live.game)
            must_be_seated(live.game, person)
            return Entry((log.Left(person.user),))

        return await self._change(game_id, person, step, interaction)

    async def start(self, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
        """Reveals all companies together and begins. Raises ``NotAllowed`` if one does not fit."""

        def step(live: _Live) -> Entry:
            must_be_in_lobby(live.game)
            must_be_host(live.game, person)
            return Entry(rules=_begin(live, person))

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

        def step(live: _Live) -> Entry:
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

        def step(live: _Live) -> Entry:
            must_be_running(live.game)
            must_be_host(live.game, person)
            state = _state(live)
            dice = _source(live, faces)(state)
            made = correct(state, correction, person.name, dice)
            if isinstance(dice, ScriptedDice):
                dice.finish()
            return Entry((log.Corrected(person.user),), made)

        return await self._change(game_id, person, step, interaction)

    async def order(
        self, game_id: str, person: Person, losses: str, ground: bool | None, *, interaction: int | None = None
    ) -> Game:
        """A player leaves standing orders, instead of those before."""

        def step(live: _Live) -> Entry:
            must_be_running(live.game)
            player, state = must_be_seated(live.game, person), _state(live)
            made = order(state, player, losses, ground, _fair(live, state))
            return Entry((log.Ordered(person.user),), made)

        return await self._change(game_id, person, step, interaction)

    async def end(self, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
        """The host ends the game: in the lobby it is called off, else the scores count as they are."""

        def step(live: _Live) -> Entry:
            must_be_host(live.game, person)
            if live.game.status == "lobby":
                return Entry((log.CalledOff(person.user),))
            must_be_running(live.game)
            state = _state(live)
            return Entry((log.Corrected(person.user),), correct(state, EndNow(), person.name, _fair(live, state)))

        return await self._change(game_id, person, step, interaction)

    # -- undo ---------------------------------------------------------------------------------------------------

    async def undo(
        self, game_id: str, person: Person, *, seq: int, ask: bool = False, interaction: int | None = None
    ) -> Game:
        """Takes back the person's last decision, or asks the others to agree when ``ask``.

        Raises ``NeedsConsent`` when it is not free and ``ask`` is false, ``Stale`` if the game has gone on since.
        """

        def step(live: _Live) -> Entry:
            must_be_running(live.game)
            if seq != live.game.seq:
                raise Stale("stale")
            wanted = undo.plan(live.game, person.user)
            if wanted.free:
                return Entry((log.Undone(wanted.to),))
            if not ask:
                raise NeedsConsent("undo-needs-consent", decisions=len(wanted.gone))
            return Entry((log.UndoAsked(person.user, wanted.to),))

        return await self._change(game_id, person, step, interaction)

    async def vote_undo(self, game_id: str, person: Person, *, agree: bool, interaction: int | None = None) -> Game:
        """A seated player agrees to an open undo, or refuses; who asked may take it back by refusing."""

        def step(live: _Live) -> Entry:
            must_be_seated(live.game, person)
            wish, waiting = live.game.wish, undo.still_to_agree(live.game)
            if wish is None:
                raise NotAllowed("no-undo-asked")
            if not agree:
                return Entry((log.UndoRefused(person.user),))
            if person.user not in waiting:
                raise NotAllowed("already-agreed")
            said: tuple[log.TableEvent, ...] = (log.UndoAgreed(person.user),)
            return Entry((*said, log.Undone(wish.to)) if waiting == (person.user,) else said)

        return await self._change(game_id, person, step, interaction)

    # -- within -------------------------------------------------------------------------------------------------

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

    async def _commit(self, live: _Live, person: Person, entry: Entry, interaction: int | None) -> Game:
        game = live.game
        if any(isinstance(event, log.Undone) for event in entry.table):
            after = fold(game.id, game.channel, [*await self.entries(game.id), (game.seq + 1, entry)])
        else:
            after = follow(game, game.id, game.channel, game.seq + 1, entry)
        row = Row(after.seq, time.time(), person.user, interaction, log.encode(entry))
        await self.storage.append(game.id, row, _summary(after))
        self._remember(_Live(after, live.secret))
        self._publish(Change(game, after, entry, person.user))
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


def _state(live: _Live) -> State:
    assert live.game.state is not None
    return live.game.state


def _fair(live: _Live, state: State) -> Dice:
    return FairDice(live.secret, state.drawn)


def _source(live: _Live, faces: Sequence[int] | None) -> Callable[[State], Dice]:
    """Where the faces come from: what the players typed, or the game's own secret."""
    if live.game.options.get("dice") == "typed":
        scripted = ScriptedDice(faces or ())
        return lambda state: scripted
    if faces:
        raise Malformed("dice-not-typed")
    return lambda state: _fair(live, state)


def _begin(live: _Live, person: Person) -> tuple[Any, ...]:
    game = live.game
    if len(game.seats) < 2:
        raise NotAllowed("too-few-players", count=len(game.seats), least=2)
    chosen = find_ruleset(game.ruleset)
    drawn = FairDice(hashlib.sha256(live.secret + b"companies").digest())
    players = [(seat.name, seat.company or chosen.generate(game.size, len(game.seats), drawn)) for seat in game.seats]
    try:
        return chosen.new_game(players, game.size, game.table, game.options, FairDice(live.secret))
    except Illegal as error:
        raise _unfit(game, person, error) from None


def _unfit(game: Game, person: Person, error: Illegal) -> NotAllowed:
    """What is wrong with a company is for its owner alone to read; anybody else is told whose it is."""
    owner = error.facts.get("player")
    named = [seat.user for seat in game.seats if seat.name == owner]
    if owner is None or named == [person.user]:
        return NotAllowed(error.code, **error.facts)
    return NotAllowed("company-unfit", player=owner)


def _summary(game: Game) -> Summary:
    return Summary(game.status, game.title, tuple(seat.user for seat in game.seats), game.waiting)
