"""The story beside the board: chapters of sentences, carried on with each entry."""

from collections import OrderedDict

from msgspec import Struct

from table import Change, Entry, Game, Table
from table.fold import replay_entries
from table.log import Undone, remarks_in
from table.records.threads import in_thread
from text.chapters import Chapter, continued, lines, taken_back

KEPT = 64
"""Games whose stories are kept; the others are read from their logs again."""


class WordedChapter(Struct, frozen=True):
    """A chapter in one language; ``number``: counted from 0."""

    number: int
    lines: tuple[str, ...]


def worded(chapters: list[Chapter], locale: str, last: int | None = None) -> tuple[WordedChapter, ...]:
    """The chapters that say anything, or the last of them."""
    first = 0 if last is None else max(0, len(chapters) - last)
    every = (
        WordedChapter(number, tuple(lines(chapters[number], locale, headed=False)))
        for number in range(first, len(chapters))
    )
    return tuple(chapter for chapter in every if chapter.lines)


class Stories:
    """The stories of all games that are looked at."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, list[Chapter]]] = OrderedDict()

    async def of(self, table: Table, game: Game) -> list[Chapter]:
        """The chapters of a game up to its newest entry."""
        known = self._known.get(game.id)
        if known is None or known[0] != game.seq:
            entries = [item for item in await table.entries(game.id) if item[0] <= game.seq]
            known = game.seq, await in_thread(_gathered, entries)
            self._known[game.id] = known
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return known[1]

    def clear(self) -> None:
        """Forget all stories: the next access reads them from the logs."""
        self._known.clear()

    def changed(self, change: Change) -> None:
        """Add a change to the story of its game."""
        game, known = change.after, self._known.get(change.after.id)
        if known is None:
            return
        if change.before is None or known[0] != change.before.seq:
            del self._known[game.id]
            return
        chapters = known[1]
        if any(isinstance(event, Undone) for event in change.entry.table):
            state = change.entry.events[0][1] if change.entry.events else game.state
            chapters = taken_back(chapters, 0 if state is None else state.serial - bool(change.entry.events))
        carried = continued(chapters[-1], change.entry.events, remarks_in(change.entry.table))
        self._known[game.id] = game.seq, [*chapters[:-1], *carried]


def _gathered(entries: list[tuple[int, Entry]]) -> list[Chapter]:
    chapters = [Chapter()]
    for _, back, made, said in replay_entries(entries):
        if back is not None:
            chapters = taken_back(chapters, back)
        chapters[-1:] = continued(chapters[-1], made, said)
    return chapters
