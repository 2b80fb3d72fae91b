"""Redaction: logs are never changed, but the names of users who asked to be forgotten are left out on reading."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import structs

from rules import ruleset_for
from storage import Storage
from table import log
from table.game import Replacement, wanted_of
from table.log import Entry

__all__ = ["Redaction"]


class Redaction:
    """Users whose names are not shown in what was written before they asked to be forgotten.

    Kept in memory: a log is redacted without a query, and at no cost while nobody is forgotten. ``former_player`` says
    "a former player" in a language.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._since: dict[int, float] = {}
        self.former_player: Callable[[str], str] = lambda locale: "?"

    async def load(self) -> bool:
        """Read the users to be forgotten; call it again for the changes of other processes on the same database.

        True if they have changed: then games already read must be read again.
        """
        before, self._since = self._since, await self._storage.campaigns.forgotten()
        return self._since != before

    def hides(self, user: int, at: float) -> bool:
        """Whether a user's name is hidden in what was written at that time."""
        return at <= self._since.get(user, -1.0)

    def redacted(self, rows: Sequence[tuple[int, float, Entry]]) -> list[tuple[int, Entry]]:
        """A log of (number, time, entry) without the hidden names."""
        if not self._since or not rows:
            return [(seq, entry) for seq, _, entry in rows]
        redactor = _LogRedactor(self._since, self.former_player)
        return [(seq, redactor.entry(at, entry)) for seq, at, entry in rows]


class _LogRedactor:
    """Redacts one log, entry by entry."""

    def __init__(self, since: dict[int, float], former_player: Callable[[str], str]) -> None:
        self._since = since
        self._former_player = former_player
        self._neutral = "?"
        self._seats: list[int] = []
        self._until: dict[str, float] = {}

    def entry(self, at: float, entry: Entry) -> Entry:
        table = tuple([self._table(event, at) for event in entry.table])
        self._note_names(entry.table, at)
        players = {n: self._neutral for n, user in enumerate(self._seats) if self._hidden(user, at)}
        names = {name: self._neutral for name in self._until if self._former(name, at)}
        if not players and not names:
            return structs.replace(entry, table=table)
        rules = tuple(ruleset_for(event).renamed(event, players, names) for event in entry.rules)
        return structs.replace(entry, table=_titled(table, names), rules=rules)

    def _hidden(self, user: int, at: float) -> bool:
        return at <= self._since.get(user, -1.0)

    def _former(self, name: str, at: float) -> bool:
        """Whether the name stands for a forgotten user at that time: one who comes back has a name in newer entries."""
        return at <= self._until.get(name, -1.0)

    def _note_names(self, events: Iterable[log.TableEvent], at: float) -> None:
        """Note the names of forgotten users, and until when those stand for them."""
        for event in events:
            if isinstance(event, log.NAMED) and event.name and self._hidden(event.user, at):
                self._until[event.name] = max(self._since[event.user], self._until.get(event.name, -1.0))

    def _gone(self, user: int, name: str, at: float) -> bool:
        """Whether to hide a name: a forgotten user's, or the one left on an empty seat."""
        return self._hidden(user, at) if user else self._former(name, at)

    def _table(self, event: log.TableEvent, at: float) -> log.TableEvent:
        match event:
            case log.Opened():
                self._neutral = self._former_player(event.locale)
            case log.Joined(user) if user not in self._seats:
                self._seats.append(user)
            case log.Left(user) if user in self._seats:
                self._seats.remove(user)
            case log.WishMade(kind, _, what):
                wanted = wanted_of(kind, what)
                if isinstance(wanted, Replacement) and self._gone(wanted.user, wanted.name, at):
                    return structs.replace(event, what={**what, "name": self._neutral})
        if isinstance(event, log.NAMED) and self._gone(event.user, event.name, at):
            return structs.replace(event, name=self._neutral)
        return event


def _titled(events: tuple[log.TableEvent, ...], names: dict[str, str]) -> tuple[log.TableEvent, ...]:
    """The events, the host's name redacted in the title that a game gets by default."""
    return tuple(
        structs.replace(event, title=_without(event.title, names)) if isinstance(event, log.Opened) else event
        for event in events
    )


def _without(title: str, names: dict[str, str]) -> str:
    for name, neutral in names.items():
        title = title.replace(name, neutral)
    return title
