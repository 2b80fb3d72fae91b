"""Forgetting a person in the log of a game: a number that is nobody's user stands for them, and a neutral name.

The events stay as they are otherwise, so the log folds to the same states but for names, and the dice stay proven:
they depend on no user and no name. Only words for the seed that name the person are taken out. Then the dice are
sealed again: the seed itself becomes the secret (scheme 1 of docs/dice.md).
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from rules import Event, ruleset_for
from storage import EntryRow
from table import log
from table.game import FORGOTTEN, Replacement, wanted_of
from table.log import Entry
from table.records.provable_dice import commitment_of, seed_of

__all__ = ["Person", "Rewritten", "named_in", "tombstone", "without"]

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
    """What changes of a game: entries, and its secret if the dice had to be sealed again."""

    rows: tuple[EntryRow, ...]
    secret: bytes


def named_in(text: str, name: str) -> bool:
    """Whether a text has a name in it, as a word."""
    return bool(name) and _word(name).search(text) is not None


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)


def without(rows: Sequence[EntryRow], secret: bytes, person: Person) -> Rewritten:
    """What changes of a log without a person."""
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
    """The names that the person had in a log, and the one of today if nobody else had it there."""
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
        rules = tuple(_renamed(event, players, names) for event in entry.rules)
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
        return {**what, "name": self._neutral} if not what.get("user") and what.get("name") in self.names else what

    def _without_name(self, title: str) -> str:
        for name in self.names:
            title = _word(name).sub(lambda _: self._neutral, title)
        return title

    def _numbered(self, event: log.TableEvent) -> log.TableEvent:
        """The event with the tombstone wherever it has the person's user."""
        changes: dict[str, object] = {
            name: self._person.tombstone
            for name in ("user", "host", "by", "was")
            if getattr(event, name, None) == self._person.user
        }
        if isinstance(event, log.WishMade):
            changes["voters"] = tuple(map(self._number, event.voters))
        if isinstance(event, log.Timed):
            changes["spent"] = tuple((self._number(user), seconds) for user, seconds in event.spent)
            changes["until"] = tuple((self._number(user), at) for user, at in event.until)
        return structs.replace(event, **changes) if changes else event

    def _number(self, user: int) -> int:
        return self._person.tombstone if user == self._person.user else user


def _renamed(event: Event, players: Mapping[int, str], names: Mapping[str, str]) -> Event:
    return ruleset_for(event).renamed(event, players, names)


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
