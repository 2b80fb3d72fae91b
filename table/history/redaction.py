"""People who want to be forgotten: logs are never changed, but their names are no longer read out of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import structs

from rules import ruleset_for
from storage import Storage
from table import log
from table.log import Entry

__all__ = ["Forgotten"]


class Forgotten:
    """Whose names are not shown in what was written before they left. ``speak`` says "a former player" in a language.

    Kept in memory: a log is masked without a query, and at no cost as long as nobody is forgotten.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._since: dict[int, float] = {}
        self.speak: Callable[[str], str] = lambda locale: "?"

    async def load(self) -> bool:
        """Reads who is forgotten; again for what other processes on the same database have changed.

        Whether that is other than what was known: what has been read of logs has to be read again then.
        """
        before, self._since = self._since, await self._storage.campaigns.forgotten()
        return self._since != before

    def hides(self, user: int, at: float) -> bool:
        """Whether a user's name in something written at that time is not shown any more."""
        return at <= self._since.get(user, -1.0)

    def masked(self, rows: Sequence[tuple[int, float, Entry]]) -> list[tuple[int, Entry]]:
        """A log of (number, time, entry) without the names of those who were forgotten since."""
        if not self._since or not rows:
            return [(seq, entry) for seq, _, entry in rows]
        mask = _Mask(self._since, self.speak)
        return [(seq, mask.entry(at, entry)) for seq, at, entry in rows]


class _Mask:
    """Goes through one log."""

    def __init__(self, since: dict[int, float], speak: Callable[[str], str]) -> None:
        self._since = since
        self._speak = speak
        self._neutral = "?"
        self._seats: list[int] = []
        self._until: dict[str, float] = {}

    def entry(self, at: float, entry: Entry) -> Entry:
        table = tuple([self._table(event, at) for event in entry.table])
        self._note(entry.table, at)
        players = {n: self._neutral for n, user in enumerate(self._seats) if self._hidden(user, at)}
        names = {name: self._neutral for name in self._until if self._former(name, at)}
        if not players and not names:
            return structs.replace(entry, table=table)
        rules = tuple(ruleset_for(event).renamed(event, players, names) for event in entry.rules)
        return structs.replace(entry, table=_titled(table, names), rules=rules)

    def _hidden(self, user: int, at: float) -> bool:
        return at <= self._since.get(user, -1.0)

    def _former(self, name: str, at: float) -> bool:
        """Whether that is what one of the forgotten was called: whoever comes back has a name in what is new."""
        return at <= self._until.get(name, -1.0)

    def _note(self, events: Iterable[log.TableEvent], at: float) -> None:
        """The names under which the forgotten appear, and until when those stand for them."""
        for event in events:
            user, name = getattr(event, "user", None), getattr(event, "name", None)
            if name and user is not None and self._hidden(user, at):
                self._until[name] = max(self._since[user], self._until.get(name, -1.0))

    def _gone(self, user: int, name: str, at: float) -> bool:
        """Whether a name is not to be read: a forgotten user's, or what stayed of it where nobody sits."""
        return self._hidden(user, at) if user else self._former(name, at)

    def _table(self, event: log.TableEvent, at: float) -> log.TableEvent:
        if isinstance(event, log.Opened):
            self._neutral = self._speak(event.locale)
        if isinstance(event, log.Joined) and event.user not in self._seats:
            self._seats.append(event.user)
        if isinstance(event, log.Left) and event.user in self._seats:
            self._seats.remove(event.user)
        if isinstance(event, log.WishMade) and "name" in event.what:
            hidden = self._gone(event.what["user"], event.what["name"], at)
            return structs.replace(event, what={**event.what, "name": self._neutral}) if hidden else event
        name = getattr(event, "name", None)
        if name is not None and self._gone(getattr(event, "user", 0), name, at):
            return structs.replace(event, name=self._neutral)
        return event


def _titled(events: tuple[log.TableEvent, ...], names: dict[str, str]) -> tuple[log.TableEvent, ...]:
    """The host's name stands in the title that a game gets by itself."""
    return tuple(
        structs.replace(event, title=_without(event.title, names)) if isinstance(event, log.Opened) else event
        for event in events
    )


def _without(title: str, names: dict[str, str]) -> str:
    for name, neutral in names.items():
        title = title.replace(name, neutral)
    return title
