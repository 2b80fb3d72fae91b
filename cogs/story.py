"""The battle report of a game: chapters from its log, as the channel and `/game log` show them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rules import State
from table import Change, Entry
from table import log as happened
from text import escape
from text.catalogue import say
from text.chapters import Chapter, continued, lines

__all__ = ["carried_on", "chapter_text", "report", "table_note", "told"]

TEXT_MAX = 3800


def told(entries: Iterable[tuple[int, Entry]], only: Collection[int] | None = None) -> list[Chapter]:
    """The chapters of a log; ``only`` those entries, if given. What was undone is told as it happened."""
    chapters = [Chapter()]
    states: dict[int, State | None] = {}
    state: State | None = None
    for seq, entry in entries:
        for event in entry.table:
            if isinstance(event, happened.Undone):
                state = states[event.to]
        if entry.rules:
            more = continued(chapters[-1], state, entry.rules)
            state = more[-1].told[-1][1]
            if only is None or seq in only:
                chapters[-1:] = more
        states[seq] = state
    return chapters


def carried_on(last: Chapter, change: Change) -> list[Chapter]:
    """The last chapter with what a change adds to it, and the chapters that the change opens."""
    before = None if change.before is None else change.before.state
    return continued(last, before, change.entry.rules)


def chapter_text(chapter: Chapter, locale: str) -> str:
    """One chapter as a message: its end, if it is longer than a message may be."""
    text = "\n".join(lines(chapter, locale))
    return text if len(text) <= TEXT_MAX else "…" + text[-TEXT_MAX:]


def report(chapters: Iterable[Chapter], locale: str, only_last: int | None = None) -> str:
    """The whole battle as Markdown, or its last lines."""
    told_lines = ["\n".join(lines(chapter, locale)) for chapter in chapters]
    paragraphs = [text for text in told_lines if text]
    return "\n\n".join(paragraphs if only_last is None else paragraphs[-only_last:])


def table_note(change: Change) -> str | None:
    """What is said in the channel when something is taken back, or somebody would not have it."""
    game = change.after
    names = {seat.user: escape(seat.name) for seat in game.seats}
    for event in change.entry.table:
        if isinstance(event, happened.Undone):
            return say(game.locale, "story-undone")
        if isinstance(event, happened.UndoRefused):
            return say(game.locale, "story-undo-refused", name=names.get(event.user, "?"))
    return None
