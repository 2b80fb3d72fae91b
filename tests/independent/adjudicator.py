"""What the adjudicators of all families share: a difference in words, and the walk through a transcript."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tests.independent.games import Transcript

OPEN: dict[str, str] = {}
"""Differences that are known and not settled, with what is to be said of each: noted and counted, not raised."""
WORD = re.compile(r"(?<!^)(?=[A-Z])")
Event = dict[str, Any]


class Difference(Exception):
    """The referee did something else than the book says."""

    def __init__(self, chapter: str, what: str, book: object, referee: object) -> None:
        super().__init__(chapter, what, book, referee)
        self.chapter, self.what, self.book, self.referee = chapter, what, book, referee
        self.game, self.number = "", 0

    @property
    def key(self) -> str:
        return f"{self.chapter}: {self.what}"

    def __str__(self) -> str:
        where = f"{self.game}, event {self.number}"
        return f"{where}. {self.key}. By the book: {self.book}. The referee: {self.referee}."


class Adjudicator:
    """Reads a game event by event; each family adds ``on_<event>``, ``expected`` and ``announced``."""

    quiet: frozenset[str] = frozenset()
    """Events that decide nothing of what is checked."""

    def __init__(self) -> None:
        self.noted: Counter[str] = Counter()
        self.number = 0
        self.over = False
        self.last: Event = {}
        self.since = 0

    def read(self, game: Transcript) -> None:
        """Check a whole game. Raises ``Difference``."""
        try:
            self._read(game)
        except Difference as difference:
            difference.game, difference.number = game.name, self.number
            raise

    def _read(self, game: Transcript) -> None:
        for event in game.opening:
            self.see(event)
        self.lay_out(game.start)
        for step in game.steps:
            self.asked(step.asked)
            for event in step.events:
                self.see(event)
        self.asked(game.asked)
        if self.over:
            self.compare(game.state)

    def lay_out(self, state: Event) -> None:
        """Take in what only the first state says."""

    def see(self, event: Event) -> None:
        """Check one event and take it in. Raises ``Difference``."""
        self.number += 1
        name = event["type"].rpartition(".")[2]
        if self.over:
            raise Difference("End", "nothing happens after the end", "no event", name)
        if name not in self.quiet:
            handler = getattr(self, f"on_{WORD.sub('_', name).lower()}", None)
            if handler is None:
                raise Difference("Log", f"the adjudicator has not heard of {name}", "–", event)
            handler(event)
        self.last = event
        self.since += 1

    def asked(self, requests: Sequence[Event]) -> None:
        """Check who has to decide what. Raises ``Difference``."""
        self.since = 0
        self.announced()
        if self.over or not requests:
            self.hold("End", "the game goes on until it is over", self.over, not requests)
            return
        for request in requests:
            player, kinds = self.expected(request)
            book = (player, sorted(kinds))
            legal = request["player"] == player and request["kind"] in kinds
            self.hold(
                "Order of play", "who decides what", book, book if legal else (request["player"], request["kind"])
            )
            self.offered(request)

    def expected(self, request: Event) -> tuple[int, set[str]]:
        """The player who has to decide now, and the kinds of decision it can be."""
        raise NotImplementedError

    def offered(self, request: Event) -> None:
        """Check the options of a request."""

    def announced(self) -> None:
        """Check that whatever follows from the last events by rule has been written."""

    def compare(self, state: Event) -> None:
        """Compare the referee's last state."""

    def hold(self, chapter: str, what: str, book: object, referee: object) -> None:
        """Raise ``Difference`` unless both say the same; one that is open is only noted."""
        if book != referee:
            found = Difference(chapter, what, book, referee)
            if found.key not in OPEN:
                raise found
            self.noted[found.key] += 1

    def holds(self, chapter: str, what: str, true: bool, referee: object) -> None:
        """Raise ``Difference`` unless it is true."""
        self.hold(chapter, what, "it must be so", "it must be so" if true else referee)


def by_score(order: Iterable[int], scores: Sequence[int]) -> list[int]:
    """Highest first; equal scores keep the order that they had."""
    return sorted(order, key=lambda player: -scores[player])
