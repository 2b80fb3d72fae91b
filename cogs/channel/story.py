"""The battle report of a game: chapters from its log, as the channel and `/game log` show them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from table import Entry
from table.fold import replay_entries
from text.chapters import Chapter, continued, lines

__all__ = ["chapter_at", "chapter_text", "chapters_of", "story_text"]

TEXT_MAX = 3800


def chapters_of(entries: Iterable[tuple[int, Entry]], only: Collection[int] | None = None) -> list[Chapter]:
    """The chapters of a log; ``only`` those entries, if given. Undone entries are told too."""
    chapters = [Chapter()]
    for seq, made in replay_entries(entries):
        if only is None or seq in only:
            chapters[-1:] = continued(chapters[-1], made)
    return chapters


def chapter_at(entries: Iterable[tuple[int, Entry]], number: int) -> Chapter:
    """The chapter of that number, counted from 0, or the last one. Later entries are not folded."""
    chapters = [Chapter()]
    for _, made in replay_entries(entries):
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
