"""Chapters of the battle report: one an activation, one for the end of a round."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from rules import Event, State, ruleset_of
from text.narration import event_line

__all__ = ["Chapter", "continued", "lines"]


class Chapter(Struct, frozen=True):
    """Events that belong together, each with the state after it."""

    told: tuple[tuple[Event, State], ...] = ()


def continued(last: Chapter, told: Iterable[tuple[Event, State]]) -> list[Chapter]:
    """The last chapter carried on, and those that begin with these events (each with the state after it)."""
    chapters = [last]
    for event, state in told:
        if chapters[-1].told and _opens(chapters[-1], event):
            chapters.append(Chapter())
        chapters[-1] = Chapter((*chapters[-1].told, (event, state)))
    return chapters


def _opens(chapter: Chapter, event: Event) -> bool:
    last, state = chapter.told[-1]
    return ruleset_of(state).opens_chapter(state, last, event)


def lines(chapter: Chapter, locale: str) -> list[str]:
    """The chapter as sentences."""
    told = (event_line(locale, event, state) for event, state in chapter.told)
    return [line for line in told if line]
