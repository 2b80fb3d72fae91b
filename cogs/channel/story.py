"""The battle report of a game: chapters from its log, as the channel and `/game log` show them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cogs.views.clocks import note
from table import Change, Entry, Game
from table import log as happened
from table.fold import replayed
from text import escape
from text.chapters import Chapter, continued, lines
from text.fluent.catalogue import say

__all__ = ["carried_on", "chapter_text", "report", "table_note", "told"]

TEXT_MAX = 3800


def told(entries: Iterable[tuple[int, Entry]], only: Collection[int] | None = None) -> list[Chapter]:
    """The chapters of a log; ``only`` those entries, if given. What was undone is told as it happened."""
    chapters = [Chapter()]
    for seq, made in replayed(entries):
        if only is None or seq in only:
            chapters[-1:] = continued(chapters[-1], made)
    return chapters


def carried_on(last: Chapter, change: Change) -> list[Chapter]:
    """The last chapter with what a change adds to it, and the chapters that the change opens."""
    return continued(last, change.made.told)


def chapter_text(chapter: Chapter, locale: str) -> str:
    """One chapter as a message: its end, if it is longer than a message may be."""
    text = "\n".join(lines(chapter, locale))
    return text if len(text) <= TEXT_MAX else "…" + text[-TEXT_MAX:]


def report(chapters: Iterable[Chapter], locale: str, only_last: int | None = None) -> str:
    """The whole battle as Markdown, or its last lines."""
    told_lines = ["\n".join(lines(chapter, locale)) for chapter in chapters]
    paragraphs = [text for text in told_lines if text]
    return "\n\n".join(paragraphs if only_last is None else paragraphs[-only_last:])


def dice_note(game: Game, event: happened.Seeded | happened.Revealed | happened.Imported) -> str:
    """What is said in the channel when the dice are fixed, newly promised, and when their secret is laid open."""
    if isinstance(event, happened.Imported):
        by = escape(event.name)
        if game.status == "ended":
            return say(game.locale, "story-imported", name=by)
        return say(game.locale, "story-imported-on", name=by, hash=game.commitment)
    if isinstance(event, happened.Revealed):
        return say(game.locale, "story-revealed", secret=event.secret)
    words = ", ".join(escape(seat.name) for seat in game.seats if seat.words)
    return say(game.locale, "story-seeded", hash=event.commitment, words=words or "none")


def table_note(change: Change) -> str | None:
    """What is said in the channel of what happened at the table: votes, time, seats, dice that are fixed or shown."""
    lines = [*(_note(change.after, event) for event in change.made.table), note(change)]
    return "\n".join(line for line in lines if line) or None


def _note(game: Game, event: happened.TableEvent) -> str | None:
    if isinstance(event, happened.Undone):
        return say(game.locale, "story-undone")
    if isinstance(event, happened.Seeded | happened.Revealed | happened.Imported):
        return dice_note(game, event)
    return None
