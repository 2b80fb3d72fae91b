"""Chapters of the battle report: one an activation, one for the end of a round."""

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from rules import Event, State, ruleset_of
from rules.core.memo import without_memo
from text.narration import narrator

_WORDS = re.compile(r"^((?:#{1,3} |-# |- |> )?)(.+)$", re.MULTILINE)


class Chapter(Struct, frozen=True):
    """Events that belong together, each with the state after it. ``undone``: the places of those taken back."""

    told: tuple[tuple[Event, State], ...] = ()
    undone: frozenset[int] = frozenset()

    @property
    def counting(self) -> tuple[tuple[Event, State], ...]:
        """What has not been taken back."""
        return tuple(item for place, item in enumerate(self.told) if place not in self.undone)

    @property
    def last(self) -> tuple[Event, State] | None:
        """The last of it; None where all has been taken back."""
        places = range(len(self.told) - 1, -1, -1)
        return next((self.told[place] for place in places if place not in self.undone), None)


def continued(last: Chapter, told: Iterable[tuple[Event, State]]) -> list[Chapter]:
    """The last chapter carried on, and those that begin with these events (each with the state after it)."""
    chapters = [last]
    for event, state in told:
        if _opens(chapters[-1], event):
            chapters.append(Chapter())
        chapters[-1] = Chapter((*chapters[-1].told, (event, without_memo(state))), chapters[-1].undone)
    return chapters


def _opens(chapter: Chapter, event: Event) -> bool:
    last = chapter.last
    return last is not None and ruleset_of(last[1]).opens_chapter(last[1], last[0], event)


def taken_back(chapters: Sequence[Chapter], serial: int) -> list[Chapter]:
    """The chapters after an undo back to the state with that serial (0: to before the first state)."""
    return [
        Chapter(
            chapter.told,
            chapter.undone | {place for place, (_, state) in enumerate(chapter.told) if state.serial > serial},
        )
        for chapter in chapters
    ]


def lines(chapter: Chapter, locale: str) -> list[str]:
    """The chapter as sentences; those of what was taken back are struck out."""
    told = ((place, _line(locale, event, state)) for place, (event, state) in enumerate(chapter.told))
    return [struck(line) if place in chapter.undone else line for place, line in told if line]


def _line(locale: str, event: Event, state: State) -> str | None:
    """The sentence of an event, told once: a chapter is posted again with every event that comes to it."""
    key = f"{__name__}.{locale}"
    kept: tuple[Event, str | None] | None = vars(state).get(key)
    if kept is None or kept[0] is not event:
        kept = vars(state)[key] = event, narrator(without_memo(state)).event_line(locale, event, without_memo(state))
    return kept[1]


def struck(line: str) -> str:
    """A line of markdown struck out, its heading or bullet left in place."""
    return _WORDS.sub(r"\1~~\2~~", line)
