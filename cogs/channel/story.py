"""The battle report of a game: chapters from its log, as the channel and `/game log` show them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TypeAlias

from render import has_moment
from rules import Event, State, ruleset_for
from table import Entry
from table.entry import FoldedEntry
from table.fold import replay_entries
from table.game import Game
from table.log import Undone
from text.chapters import Chapter, continued, lines, taken_back

__all__ = ["Moment", "chapter_at", "chapter_text", "chapters_of", "moment_of", "story_text", "with_entry"]

Moment: TypeAlias = tuple[Event, State]
"""An event, and the state after it."""

TEXT_MAX = 3800


def chapters_of(entries: Iterable[tuple[int, Entry]], only: Collection[int] | None = None) -> list[Chapter]:
    """The chapters of a log; ``only`` those entries, if given. What was taken back is marked as undone."""
    chapters = [Chapter()]
    for seq, back, made in replay_entries(entries):
        if back is not None:
            chapters = taken_back(chapters, back)
        if only is None or seq in only:
            chapters[-1:] = continued(chapters[-1], made)
    return chapters


def with_entry(chapters: Sequence[Chapter], after: Game, entry: FoldedEntry) -> list[Chapter]:
    """The newest chapters, carried on by an entry; ``after``: the game after it."""
    found = list(chapters)
    if any(isinstance(event, Undone) for event in entry.table):
        state = entry.events[0][1] if entry.events else after.state
        found = taken_back(found, 0 if state is None else state.serial - bool(entry.events))
    found[-1:] = continued(found[-1], entry.events)
    return found


def chapter_at(entries: Iterable[tuple[int, Entry]], number: int) -> Chapter:
    """The chapter of that number, counted from 0, or the last one. Later entries are not folded."""
    chapters = [Chapter()]
    for _, _, made in replay_entries(entries):
        chapters[-1:] = continued(chapters[-1], made)
        if len(chapters) > number + 1:
            break
    return chapters[min(number, len(chapters) - 1)]


def chapter_text(chapter: Chapter, locale: str) -> str:
    """A chapter as a message: its end, if it is longer than a message may be."""
    text = "\n".join(lines(chapter, locale))
    return text if len(text) <= TEXT_MAX else "…" + text[-TEXT_MAX:]


def story_text(chapters: Iterable[Chapter], locale: str, last: int) -> str:
    """The ``last`` chapters that say anything, as Markdown."""
    told = ["\n".join(lines(chapter, locale)) for chapter in chapters]
    return "\n\n".join([text for text in told if text][-last:])


def moment_of(chapter: Chapter) -> Moment | None:
    """The moment of a finished chapter that its picture shows; None while it goes on, and where there is none.

    The last moment that its family draws by itself (``Drawing.moments``), else the last attack, else the last act.
    """
    told = chapter.counting
    if not told or _acting(told[-1][1]):
        return None
    drawn = [item for item in told if has_moment(*item)]
    acts = [number for number, (_, state) in enumerate(told) if _acting(state)]
    attacks = [number for number in acts if number and _is_attack(told[number - 1][1], told[number][0])]
    return drawn[-1] if drawn else told[(attacks or acts)[-1]] if acts else None


def _acting(state: State) -> bool:
    """Whether a unit acts: states keep those that do in their stack."""
    return bool(getattr(state, "stack", False))


def _is_attack(before: State, event: Event) -> bool:
    return any(throw.hits is not None for throw in ruleset_for(event).throws(before, event))
