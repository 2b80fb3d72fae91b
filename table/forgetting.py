"""Writing games without a person who is forgotten, one after the other; tombstones stand for them in each game."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from storage import EntryRow, GameRow, LostRace
from storage.people.forgotten import GameTexts
from table.campaign.model import without_organiser, without_player, without_user
from table.fold import fold
from table.records.live import read_log
from table.records.threads import in_thread

if TYPE_CHECKING:
    from table.table import Table
import re
import secrets
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct, structs

from rules import ruleset_for
from table import log
from table.game import FORGOTTEN, Change, Replacement, wanted_of
from table.log import Entry
from table.records.provable_dice import commitment_of, seed_of

LATE, SETTLED = 2.0, 10.0
"""Seconds after which no process writes what it had in memory of a person, and after which that is made sure."""


async def forget_pending(table: Table) -> bool:
    """Remove the people who are to be forgotten from all games. Returns whether some had to wait for a later call."""
    pending = await table.storage.forgotten.pending()
    due = {user: at for user, at in pending.items() if at + SETTLED <= table.clock.now()}
    for user, at in due.items():
        await forget_in_games(table, user, at + LATE)
        await table.storage.forgotten.done(user, at)
    return len(due) < len(pending)


async def forget_in_games(table: Table, user: int, until: float, name: str = "") -> None:
    """Rewrite what was written about a person until then. ``name``: theirs of today."""
    after: str | None = ""
    while after is not None:
        found, after = await table.storage.forgotten.naming(user, after)
        for game_id in found:
            await _rewritten(table, game_id, Person(user, tombstone(), until, table.hooks.former_player, name))
    await table.storage.campaigns.forget(
        user,
        until,
        lambda result, instead: without_user(result, user, instead),
        lambda rounds, instead: without_player(rounds, user, instead),
        lambda desk: without_organiser(desk, user),
    )
    await table.storage.seasons.forget(user, until)
    await table.storage.results.rename(user, until, table.hooks.former_player("en"))
    await table.storage.forgotten.note()
    await table.preferences.read_again(f"user:{user}")
    table.drop_cache()


async def _rewritten(table: Table, game_id: str, person: Person) -> None:
    async with table.locks[game_id]:
        while True:
            row = await table.storage.games.get(game_id)
            if row is None:
                return None
            rows = await table.storage.games.entries(game_id)
            texts = await in_thread(_texts, row, rows, person)
            with contextlib.suppress(LostRace):  # another process has played on
                return await table.storage.forgotten.rewrite(texts, person.user, person.tombstone)


def _texts(row: GameRow, rows: Sequence[EntryRow], person: Person) -> GameTexts:
    """A game without a person, and what is kept beside its log."""
    new = without(rows, row.secret, person)
    changed = {entry.seq: entry for entry in new.rows}
    game = fold(row.id, row.channel, read_log([changed.get(entry.seq, entry) for entry in rows]))
    gone = person.user not in game.persons  # else they have come back
    seats = tuple(person.tombstone if gone and user == person.user else user for user in row.seats)
    waits = zip(row.waiting, row.waiting_since, strict=True)
    waiting = tuple((user, since) for user, since in waits if not gone or user != person.user)
    host = game.host if row.host == person.user else row.host
    return GameTexts(row.id, row.seq, host, game.title, seats, waiting, new.secret, new.rows)


# -- tombstones -------------------------------------------------------------------------------------------------------

NUMBERS = 2**40
"""So many tombstones: a random one in each game, by which nobody is known in another."""


def tombstone() -> int:
    """The number that stands for a forgotten person in one game."""
    return FORGOTTEN - 1 - secrets.randbelow(NUMBERS)


class Person(Struct, frozen=True):
    """Who is forgotten in what was written ``until`` then: their user, its tombstone, and their ``name`` of today.

    ``former_player`` says "a former player" in a language.
    """

    user: int
    tombstone: int
    until: float
    former_player: Callable[[str], str]
    name: str = ""


class Rewritten(Struct, frozen=True):
    """The changed entries of a game, and its secret: a new one if the dice had to be sealed again."""

    rows: tuple[EntryRow, ...]
    secret: bytes


def named_in(text: str, name: str) -> bool:
    """Whether a text contains a name as a whole word."""
    return bool(name) and _word(name).search(text) is not None


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)


def without(rows: Sequence[EntryRow], secret: bytes, person: Person) -> Rewritten:
    """What removing a person changes in a log: its entries, and perhaps the secret."""
    read = [log.decode(row.payload) for row in rows]
    entries = dict(enumerate(read))
    forgetting = _Forgetting(person, _names(rows, read, person))
    for number, row in enumerate(rows):
        if row.at <= person.until:
            entries[number] = forgetting.entry(entries[number])
    sealed = _Sealing(person, forgetting.names, read, secret)
    changed = []
    for number, row in enumerate(rows):
        entry = sealed.entry(entries[number])
        actor = person.tombstone if row.actor == person.user and row.at <= person.until else row.actor
        if entry != read[number] or actor != row.actor:
            changed.append(structs.replace(row, actor=actor, payload=log.encode(entry)))
    return Rewritten(tuple(changed), sealed.secret)


def _names(rows: Sequence[EntryRow], entries: Sequence[Entry], person: Person) -> set[str]:
    """All names of the person in a log; their present name too, unless somebody else had it there."""
    own, others = set[str](), set[str]()
    for row, entry in zip(rows, entries, strict=True):
        for event in entry.table:
            if isinstance(event, log.NAMED) and event.user:
                (own if event.user == person.user and row.at <= person.until else others).add(event.name)
            if isinstance(event, log.Corrected) and event.user == person.user and row.at <= person.until:
                own |= {by for made in entry.rules if isinstance(by := getattr(made, "by", None), str)}
    return (own | ({person.name} - others)) - {""}


class _Forgetting:
    """Forgets a person in one log, entry by entry."""

    def __init__(self, person: Person, names: set[str]) -> None:
        self._person = person
        self._neutral = "?"
        self._seats: list[int] = []
        self.names = names

    def entry(self, entry: Entry) -> Entry:
        table = tuple(map(self._table, entry.table))
        players = {number: self._neutral for number, user in enumerate(self._seats) if user == self._person.user}
        names = dict.fromkeys(self.names, self._neutral)
        rules = tuple(ruleset_for(event).renamed(event, players, names) for event in entry.rules)
        return structs.replace(entry, table=table, rules=rules)

    def _table(self, event: log.TableEvent) -> log.TableEvent:
        match event:
            case log.Opened():
                self._neutral = self._person.former_player(event.locale)
                return structs.replace(self._numbered(event), title=self._without_name(event.title))
            case log.Joined(user) if user not in self._seats:
                self._seats.append(user)
            case log.Left(user) if user in self._seats:
                self._seats.remove(user)
            case log.WishMade(kind, _, what):
                return self._numbered(structs.replace(event, what=self._wanted(kind, what)))
        if isinstance(event, log.NAMED) and (
            event.user == self._person.user or (not event.user and event.name in self.names)
        ):
            event = structs.replace(event, name=self._neutral)
        return self._numbered(event)

    def _wanted(self, kind: str, what: dict[str, Any]) -> dict[str, Any]:
        wanted = wanted_of(kind, what)
        if isinstance(wanted, Replacement) and wanted.user == self._person.user:
            return {**what, "user": self._person.tombstone, "name": self._neutral}
        if isinstance(wanted, Change):
            written = {part: what[part] for part in ("by", "which", "value") if isinstance(what.get(part), str)}
            return {**what, **{part: self._without_name(text) for part, text in written.items()}}
        return {**what, "name": self._neutral} if not what.get("user") and what.get("name") in self.names else what

    def _without_name(self, text: str) -> str:
        for name in self.names:
            text = _word(name).sub(lambda _: self._neutral, text)
        return text

    def _numbered(self, event: log.TableEvent) -> log.TableEvent:
        """The event with the tombstone in place of the person's user id."""
        changes: dict[str, object] = {
            name: self._person.tombstone
            for name in ("user", "host", "by", "was")
            if getattr(event, name, None) == self._person.user
        }
        if isinstance(event, log.WishMade):
            changes["voters"] = tuple(map(self._number, event.voters))
        if isinstance(event, log.Away):
            changes["users"] = tuple(map(self._number, event.users))
        if isinstance(event, log.Timed):
            changes["spent"] = tuple((self._number(user), seconds) for user, seconds in event.spent)
            changes["until"] = tuple((self._number(user), at) for user, at in event.until)
        return structs.replace(event, **changes) if changes else event

    def _number(self, user: int) -> int:
        return self._person.tombstone if user == self._person.user else user


class _Sealing:
    """Takes the words that name a person out of the seeds of one log, and makes each such seed the secret."""

    def __init__(self, person: Person, names: Iterable[str], entries: Sequence[Entry], secret: bytes) -> None:
        self._naming = [*names, str(person.user)]
        events = [event for entry in entries for event in entry.table]
        known = {bytes.fromhex(event.secret) for event in events if isinstance(event, log.Revealed)} | {secret}
        by_commitment = {commitment_of(each): each for each in known}
        self._seeds = {
            event.commitment: seed_of(by_commitment[event.commitment], event)
            for event in events
            if isinstance(event, log.Seeded)
            and any(map(self._named, event.words))
            and event.commitment in by_commitment
        }
        self.secret = self._seeds.get(commitment_of(secret), secret)

    def _named(self, words: str) -> bool:
        return any(named_in(words, name) for name in self._naming)

    def entry(self, entry: Entry) -> Entry:
        return structs.replace(entry, table=tuple(map(self._sealed, entry.table)))

    def _sealed(self, event: log.TableEvent) -> log.TableEvent:
        match event:
            case log.Joined() if self._named(event.words):
                return structs.replace(event, words="")
            case log.Opened() | log.Seeded() if event.commitment in self._seeds:
                event = structs.replace(event, scheme=1, commitment=commitment_of(self._seeds[event.commitment]))
            case log.Revealed(secret) if (seed := self._seeds.get(commitment_of(bytes.fromhex(secret)))) is not None:
                return structs.replace(event, secret=seed.hex())
        if isinstance(event, log.Seeded):
            return structs.replace(event, words=tuple("" if self._named(words) else words for words in event.words))
        return event
