"""A game in memory: as it stands, and as it stood after its last entries, so that an undo folds no log."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import islice

from msgspec import Struct, structs

from rules import Stale
from rules.core.memo import without_memo
from storage import EntryRow
from table import log
from table.entry import FoldedEntry
from table.game import Game
from table.log import Entry
from table.records.questions import asked_since

KEPT = 32
"""Entries of a game that an undo takes back from memory."""


class Past(Struct, frozen=True):
    """An entry, and the game after it without its decisions: an undo takes them from the present game."""

    game: Game
    entry: Entry


class Live(Struct, frozen=True):
    """A game with its secret and the ``past`` of its last entries by their numbers, the newest last.

    ``since``: by player, the entry since which their question is the same.
    """

    game: Game
    secret: bytes
    past: Mapping[int, Past]
    since: Mapping[int, int] = {}

    @classmethod
    def opened(cls, game: Game, secret: bytes, entry: FoldedEntry) -> Live:
        """A game after its first entry."""
        return cls(game, secret, {game.seq: past_of(game, entry.logged)})

    def after(self, game: Game, secret: bytes, entry: FoldedEntry) -> Live:
        """The game after one more entry."""
        past = {**self.past, game.seq: past_of(game, entry.logged)}
        since = asked_since(self.since, self.game, game, entry.table)
        return Live(game, secret, dict(islice(past.items(), max(0, len(past) - KEPT), None)), since)

    def must_be_asked_still(self, user: int, seq: int) -> None:
        """Raise ``Stale`` if the user has another question than at entry ``seq``; not if they have none."""
        asked = (self.since.get(request.player, 0) for request in self.game.asked_of(user))
        if seq > self.game.seq or seq < max(asked, default=0):
            raise Stale("stale")


class LiveGames(OrderedDict[str, Live]):
    """The games in memory by their ids, so many at the most: the one that was touched longest ago goes first."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def touched(self, game_id: str, seq: int | None = None) -> Live | None:
        """The game; with ``seq`` only if that is its newest entry."""
        live = self.get(game_id)
        if live is None or seq not in (None, live.game.seq):
            return None
        self.move_to_end(game_id)
        return live

    def keep(self, live: Live) -> None:
        """Keep a game as it is now."""
        self[live.game.id] = live
        self.move_to_end(live.game.id)
        while len(self) > self._most:
            self.popitem(last=False)

    def drop_older(self, seqs: Mapping[str, int]) -> None:
        """Drop the games whose newest entry has a lower number than here, by their ids."""
        for game_id, seq in seqs.items():
            if game_id in self and self[game_id].game.seq < seq:
                del self[game_id]


def read_log(rows: Sequence[EntryRow]) -> list[tuple[int, Entry]]:
    """The entries of rows in their order."""
    return [(row.seq, log.decode(row.payload)) for row in rows]


def past_of(game: Game, entry: Entry) -> Past:
    """An entry with copies of the game and its state after it, without the results cached with those."""
    state = None if game.state is None else without_memo(game.state)
    return Past(structs.replace(game, decisions=(), state=state), entry)
