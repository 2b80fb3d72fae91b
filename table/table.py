"""The table: lock the game, load it, decide, append the entry, and only then publish."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct, structs

from rules import EDITION, Illegal, RulesError, ruleset_of
from rules.core.json_input import Facts, Options
from storage import AlreadyDone, CallRow, ChannelTaken, EntryRow, FieldRow, GameRow, LostRace, NewGame, Storage
from table import log
from table.answers import Move, ended, play
from table.consequences import complete
from table.entry import FoldedEntry
from table.errors import Duplicate, NotAllowed
from table.fields import photograph_id
from table.fold import fold, open_game, read_live
from table.game import Game
from table.hooks import Hooks
from table.lobby import begin, joining, kept_seats, take_over, with_field, with_options
from table.log import Entry
from table.permissions import (
    Person,
    must_be_ended_here,
    must_be_here,
    must_be_host,
    must_be_in_lobby,
    must_be_running,
    must_be_seated,
    must_be_starter,
)
from table.player_clocks import HOST_TIME, summary_of
from table.records import provable_dice
from table.records.links import Links
from table.records.live import Live, LiveGames, read_log
from table.records.threads import ATTEMPTS, KeyedLocks, in_thread
from table.settings import Preferences
from table.time.clock import Clock, SystemClock
from table.time.controls import Pace


class Change(Struct, frozen=True):
    """A committed change, as it is published: the game before and after its entry. ``before`` None: it was opened."""

    before: Game | None
    after: Game
    entry: FoldedEntry
    actor: int


Listener = Callable[[Change], None]
Decide = Callable[[Live], FoldedEntry]
Meanwhile = Callable[[Game], object]


class Table:
    """The games of this process. Each has a lock of its own, so that different games never wait for each other."""

    def __init__(
        self, storage: Storage, *, cached: int = 128, clock: Clock | None = None, hooks: Hooks | None = None
    ) -> None:
        self.storage = storage
        self.clock = clock or SystemClock()
        self.preferences = Preferences(storage)
        self.links = Links(storage, self.preferences, self.clock)
        self._cached = cached
        self._live = LiveGames(cached)
        self.locks = KeyedLocks()
        self.hooks = hooks or Hooks()
        self._listeners: list[Listener] = []
        self.told_later = set[str]()
        """Games whose changes are published later, see ``table.history.privacy.forget``."""

    def listen(self, listener: Listener) -> None:
        """Call the listener after every commit, in the order of each game's commits. It must not block."""
        self._listeners.append(listener)

    # -- reading ------------------------------------------------------------------------------------------------

    async def game(self, game_id: str) -> Game:
        """The game as it is cached. Raises ``NotAllowed("no-such-game")``."""
        return (await self._load(game_id)).game

    async def game_asking(self, game_id: str, user: int, seq: int) -> Game:
        """The game while it asks a user what it asked at entry ``seq``. Raises ``Stale``, and as ``game`` does."""
        live = await self._load(game_id)
        live.must_be_asked_still(user, seq)
        return live.game

    async def fresh(self, game_id: str) -> Game:
        """The game with the newest entries of other processes."""
        row = await self.storage.games.get(game_id) if self.storage.shared else None
        return (await self._load(game_id, row)).game

    async def game_in(self, channel: int) -> Game:
        """The game of a channel, else an ended one. Raises ``NotAllowed("no-game-here")``."""
        row = await self.storage.games.unfinished_in(channel) or await self.storage.games.newest_in(channel)
        if row is None:
            raise NotAllowed("no-game-here")
        return (await self._load(row.id, row)).game

    def played_in(self, channel: int) -> str | None:
        """The ruleset of a channel's cached game: for replies that cannot wait for the database."""
        here = (live.game.ruleset for live in reversed(self._live.values()) if live.game.channel == channel)
        return next(here, None)

    async def entries(self, game_id: str) -> list[tuple[int, Entry]]:
        """The whole log, in order."""
        rows = await self.storage.games.entries(game_id)
        return await in_thread(read_log, rows)

    async def back_at(self, game_id: str, seq: int) -> tuple[Game, list[tuple[int, Entry]]]:
        """The game as it was after entry ``seq``, without its decisions, and the entries after that one."""
        live = await self._load(game_id)
        if seq in live.past:
            return live.past[seq].game, [(number, past.entry) for number, past in live.past.items() if number > seq]
        entries = await self.entries(game_id)
        game = await in_thread(fold, live.game.id, live.game.channel, [item for item in entries if item[0] <= seq])
        return game, [item for item in entries if item[0] > seq]

    # -- the lobby ----------------------------------------------------------------------------------------------

    async def open(
        self,
        person: Person,
        *,
        channel: int,
        guild: int | None,
        opened: log.Opened,
        seated: Sequence[log.Joined] = (),
        attached: log.Attached | None = None,
        interaction: int | None = None,
    ) -> Game:
        """Open a lobby, its host seated or those named, perhaps ``attached`` to a campaign.

        Raises ``NotAllowed("game-here-already")``, ``RulesError``."""
        opened = await asyncio.to_thread(with_field, opened, [seat.user for seat in seated], guild)
        game_id, secret = secrets.token_hex(5), secrets.token_bytes(32)
        commitment = provable_dice.commitment_of(secret)
        promised = structs.replace(opened, scheme=provable_dice.SCHEME, commitment=commitment, edition=EDITION)
        seats = seated or (log.Joined(person.user, person.name),)
        entry = FoldedEntry.of(promised, *seats, *([] if attached is None else [attached]))
        game = open_game(game_id, channel, 1, entry)
        row = EntryRow(1, self.clock.now(), person.user, interaction, log.encode(entry.logged))
        await self.store(NewGame(game_id, guild, channel, opened.host, opened.ruleset, secret, row.at), [row], game)
        self._live.keep(Live.opened(game, secret, entry))
        self.publish(Change(None, game, entry, person.user))
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
        """Seat a person in the lobby, or on an empty seat of a running game, or change what they have brought."""

        def decide(live: Live) -> FoldedEntry:
            if live.game.status == "running":
                return take_over(live.game, person)
            must_be_in_lobby(live.game)
            kept = [] if own else kept_seats(live.game, invited, now, person.user)
            return FoldedEntry.of(joining(live.game, person, company, words, kept))

        for admit in self.hooks.before_join:
            await admit(game_id, person)
        now, invited = self.clock.now(), await self.storage.seekers.invited([game_id])
        own = any(call.user == person.user and call.until > now for call in invited)
        game = await self._change(game_id, person, decide, interaction)
        for call in invited:
            if call.user == person.user:
                await self.storage.seekers.joined(game_id, person.user, now)
        return game

    async def set_options(
        self, game_id: str, person: Person, options: Options, *, interaction: int | None = None
    ) -> Game:
        """Change the options before the start, as host. Raises ``Malformed("option-unknown")``."""
        game = await self.game(game_id)
        fitting = await asyncio.to_thread(with_options, game, options)

        def decide(live: Live) -> FoldedEntry:
            must_be_in_lobby(live.game)
            must_be_host(live.game, person)
            return FoldedEntry.of(log.OptionsSet(person.user, fitting))

        return await self._change(game_id, person, decide, interaction)

    async def leave(
        self, game_id: str, person: Person, *, for_good: bool = False, interaction: int | None = None
    ) -> Game:
        """Free a person's seat before the start; ``for_good``: of somebody who is to be forgotten, or never answered.

        Else the host gets a message: who was asked has declined, and a guest of a game by post has left.

        Raises ``NotAllowed("match-seat")`` where both players of a tournament's match sit: who got up could change what
        the other is to play, and sit down again.
        """

        def decide(live: Live) -> FoldedEntry:
            must_be_in_lobby(live.game)
            player = must_be_seated(live.game, person)
            if live.game.match and live.game.ready and not for_good:
                raise NotAllowed("match-seat", name=live.game.campaign)
            seat = live.game.seats[player]
            host, post = live.game.host, live.game.time.pace is Pace.POST
            guest = post and not live.game.match and host != person.user and live.game.player_of(host) is not None
            if not for_good and (seat.asked or guest):
                gone.append(CallRow(game_id, person.user, now, seat.name, now, "declined" if seat.asked else "left"))
            return FoldedEntry.of(log.Left(person.user))

        now, gone = self.clock.now(), list[CallRow]()
        game = await self._change(game_id, person, decide, interaction)
        for call in gone[-1:]:
            await self.storage.seekers.note(call)
        return game

    async def start(self, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
        """Start the game: all companies are revealed together. Raises ``NotAllowed`` if one does not fit."""

        def decide(live: Live) -> FoldedEntry:
            must_be_in_lobby(live.game)
            must_be_starter(live.game, person, overdue=overdue)
            return begin(live.game, live.secret, person, rename=not any(fixed))

        overdue = await self._host_overdue(game_id)
        fixed = [await prepare(game_id, person) for prepare in self.hooks.before_start]
        game = await self._change(game_id, person, decide, interaction)
        await self.storage.seekers.play(game.persons, game.host)
        return game

    async def _host_overdue(self, game_id: str) -> bool:
        """Whether players enough have waited for the host of a lobby long enough to start without them."""
        row, game = await self.storage.games.get(game_id), await self.game(game_id)
        waits = {} if row is None else dict(zip(row.waiting, row.waiting_since, strict=True))
        return game.startable and self.clock.now() - waits.get(game.host, self.clock.now()) >= HOST_TIME

    # -- the game -----------------------------------------------------------------------------------------------

    async def answer(
        self,
        game_id: str,
        person: Person,
        moves: Sequence[Move],
        *,
        seq: int | None = None,
        faces: Sequence[int] | None = None,
        besides: Sequence[log.TableEvent] = (),
        interaction: int | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Game:
        """Play answers one after the other, all or none, and ``besides``. ``seq``: the entry that the person saw.

        ``meanwhile`` is called with the game as it will be, while the database works: for what is shown after it.
        Raises ``Stale`` for an old question, ``NotAllowed``, ``Illegal``, ``DiceNeeded`` at a table of typed dice.
        """

        def decide(live: Live) -> FoldedEntry:
            must_be_running(live.game)
            must_be_seated(live.game, person)
            if seq is not None:
                live.must_be_asked_still(person.user, seq)
            dice = provable_dice.source_of(live.game, live.secret, faces)
            return play(live.game, person, moves, dice).then(FoldedEntry.of(*besides))

        return await self._change(game_id, person, decide, interaction, meanwhile)

    async def order(self, game_id: str, person: Person, wanted: Facts, *, interaction: int | None = None) -> Game:
        """Change a player's standing orders: those that ``wanted`` names; the rest stays."""

        def decide(live: Live) -> FoldedEntry:
            must_be_running(live.game)
            player, state = must_be_seated(live.game, person), live.game.played
            orders = ruleset_of(state).orders
            if orders is None:
                raise Illegal("orders-not-here")
            done = orders.change(state, player, wanted, provable_dice.dice_of(live.game, live.secret, state.drawn))
            return FoldedEntry.of(log.Ordered(person.user), rules=done)

        return await self._change(game_id, person, decide, interaction)

    async def end(self, game_id: str, person: Person, *, interaction: int | None = None) -> Game:
        """End the game, as host: a lobby is called off; in a running game the scores count as they are."""

        def decide(live: Live) -> FoldedEntry:
            must_be_host(live.game, person)
            must_be_ended_here(live.game, person)
            return ended(live.game, live.secret, person)

        for instead in self.hooks.before_end:
            if (asked := await instead(game_id, person)) is not None:
                return asked
        return await self._change(game_id, person, decide, interaction)

    # -- changes ------------------------------------------------------------------------------------------------

    async def change(
        self, game_id: str, person: Person, decide: Callable[[Game, bytes], FoldedEntry], interaction: int | None = None
    ) -> Game:
        """Append the entry that ``decide`` makes of the game and its secret; nothing happens if it raises."""
        return await self._change(game_id, person, lambda live: decide(live.game, live.secret), interaction)

    async def store(self, new: NewGame, rows: Sequence[EntryRow], game: Game) -> None:
        """Store a new game with its log. Raises ``NotAllowed("game-here-already")``, ``Duplicate``."""
        self.links.note(new.id, new.guild)
        try:
            await self.storage.games.create(new, rows, summary_of(game, self.clock.now()))
        except ChannelTaken:
            if not await self._clear(new.channel):
                raise NotAllowed("game-here-already") from None
            await self.store(new, rows, game)
        except AlreadyDone:
            raise Duplicate("duplicate") from None

    async def _clear(self, channel: int) -> bool:
        """Call off the channel's lobby if it has no players left. Returns whether it did."""
        game = await self.game_in(channel)
        if game.status != "lobby" or game.seats:
            return False
        await self.end(game.id, Person(game.host, ""))
        return True

    async def _change(
        self, game_id: str, person: Person, decide: Decide, interaction: int | None, meanwhile: Meanwhile | None = None
    ) -> Game:
        """Make one decision; again from the log if another process was faster."""
        if interaction:
            self.hooks.may_change()
        async with self.locks[game_id]:
            for _ in range(ATTEMPTS - 1):
                live = await self._load(game_id)
                try:
                    return await self._attempt(live, person, decide, interaction, meanwhile)
                except LostRace:
                    continue
                except Duplicate:
                    raise
                except RulesError:
                    if not await self._overtaken(live):
                        raise
            return await self._attempt(await self._load(game_id), person, decide, interaction, meanwhile)

    async def _attempt(
        self, live: Live, person: Person, decide: Decide, interaction: int | None, meanwhile: Meanwhile | None
    ) -> Game:
        try:
            must_be_here(live.game, person)
            return await self._commit(live, person, decide(live), interaction, meanwhile)
        except AlreadyDone:
            raise Duplicate("duplicate") from None
        except ChannelTaken:
            raise NotAllowed("game-here-already") from None
        except RulesError:
            raise
        except BaseException:
            self._live.pop(live.game.id, None)  # the row may have been written or not
            raise

    async def _overtaken(self, live: Live) -> bool:
        """Whether another process has added entries meanwhile. If so, the cached game is dropped."""
        row = await self.storage.games.get(live.game.id)
        if row is None or row.seq == live.game.seq:
            return False
        self._live.pop(live.game.id, None)
        return True

    async def _commit(
        self, live: Live, person: Person, entry: FoldedEntry, interaction: int | None, meanwhile: Meanwhile | None
    ) -> Game:
        game, now = live.game, self.clock.now()
        undone = [event.to for event in entry.table if isinstance(event, log.Undone)]
        past = {to: (await self.back_at(game.id, to))[0] for to in undone}
        secret, entry = provable_dice.renewed(game, live.secret, entry)
        after, entry = complete(game, entry, past, secret, now, self.preferences)
        row = EntryRow(after.seq, now, person.user or None, interaction, log.encode(entry.logged))
        new_secret, shown = None if secret is live.secret else secret, meanwhile and partial(meanwhile, after)
        await self.storage.games.append(game.id, row, summary_of(after, now), new_secret, shown)
        self._live.keep(live.after(after, secret, entry))
        if game.id not in self.told_later:
            self.publish(Change(game, after, entry, person.user))
        return after

    async def _load(self, game_id: str, row: GameRow | None = None) -> Live:
        live = self._live.touched(game_id, None if row is None else row.seq)
        if live is not None:
            return live
        if (row := row or await self.storage.games.get(game_id)) is None:
            raise NotAllowed("no-such-game")
        self.links.note(game_id, row.guild)
        cache = self._live
        live = await in_thread(read_live, row, await self.storage.games.entries(row.id))
        known = cache.get(game_id)
        if known is not None and known.game.seq >= live.game.seq:  # it was played on meanwhile
            return known
        if cache is self._live:
            cache.keep(live)
        return live

    @property
    def in_memory(self) -> list[str]:
        """The ids of the games in memory."""
        return list(self._live)

    def drop_older(self, seqs: Mapping[str, int]) -> None:
        """Drop cached games whose newest entry is older than the one given here, by the games' ids."""
        self._live.drop_older(seqs)

    def drop_cache(self) -> None:
        """Drop all cached games and everything derived from them: the next access reads the log."""
        self._live = LiveGames(self._cached)
        self.storage.games.drop_heads()
        for drop in self.hooks.on_drop:
            drop()

    async def photograph_gone(self, field: FieldRow) -> None:
        """Show the unfinished games of its owner once more that are played on a field whose photograph was deleted."""
        for row in await self.storage.games.unfinished_of(field.owner, waiting=False) if field.photograph else ():
            game = await self.game(row.id)
            if photograph_id(game) == field.photograph:
                self.hooks.redraw(game)

    def publish(self, change: Change) -> None:
        """Tell every listener of a committed change."""
        for listener in self._listeners:
            listener(change)
