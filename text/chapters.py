"""Chapters of the battle report: one an activation, one for the end of a round."""

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, structs

from rules import Event, Remark, State, ruleset_of
from rules.core.memo import without_memo
from text.narration import narrator
from text.stakes import event_lines, last_chance_lines
from text.voice import remark_line

HEADING = "### "
"""Begins a heading among the lines of a chapter."""
_WORD = re.compile(r"\w+")
_WORDS = re.compile(r"^((?:#{1,3} |-# |- |> )?)(.+)$", re.MULTILINE)


class Chapter(Struct, frozen=True):
    """Events that belong together, each with the state after it. ``undone``: the places of those taken back.

    ``before``: the state before them, where it is known: the first chapter has none. ``said``: what bots said, each
    with the place of the event after which it stands.
    """

    moments: tuple[tuple[Event, State], ...] = ()
    undone: frozenset[int] = frozenset()
    before: State | None = None
    said: tuple[tuple[int, Remark], ...] = ()

    @property
    def counting(self) -> tuple[tuple[Event, State], ...]:
        """The events that were not undone, each with the state after it."""
        return tuple(item for place, item in enumerate(self.moments) if place not in self.undone)

    @property
    def last(self) -> tuple[Event, State] | None:
        """The last event that was not undone, with the state after it; None if all were."""
        places = range(len(self.moments) - 1, -1, -1)
        return next((self.moments[place] for place in places if place not in self.undone), None)


def continued(last: Chapter, moments: Iterable[tuple[Event, State]], said: Sequence[Remark] = ()) -> list[Chapter]:
    """The last chapter carried on, and those that begin with these events (each with the state after it).

    What was ``said`` of a decision stands behind its first event.
    """
    chapters = [last]
    for event, state in moments:
        chapter = chapters[-1]
        if _opens(chapter, event):
            chapters.append(Chapter(before=chapter.before if chapter.last is None else chapter.last[1]))
        newest = chapters[-1]
        words = tuple((len(newest.moments), remark) for remark in said)
        kept = (*newest.moments, (event, without_memo(state)))
        chapters[-1], said = structs.replace(newest, moments=kept, said=(*newest.said, *words)), ()
    return chapters


def _opens(chapter: Chapter, event: Event) -> bool:
    if len(chapter.moments) - 1 in chapter.undone:  # the story goes on below the notice that moves were undone
        return True
    last = chapter.last
    return last is not None and ruleset_of(last[1]).opens_chapter(last[1], last[0], event)


def taken_back(chapters: Sequence[Chapter], serial: int) -> list[Chapter]:
    """The chapters after an undo back to the state with that serial (0: to before the first state)."""
    found: list[Chapter] = []
    last: State | None = None
    for chapter in chapters:
        undone = chapter.undone | {place for place, (_, state) in enumerate(chapter.moments) if state.serial > serial}
        before = chapter.before if chapter.before is not None and chapter.before.serial <= serial else last
        found.append(Chapter(chapter.moments, undone, before, chapter.said))
        last = before if found[-1].last is None else found[-1].last[1]
    return found


def lines(chapter: Chapter, locale: str, *, headed: bool = True) -> list[str]:
    """The chapter's sentences, headed by what has changed hands, or by the heading of its round.

    Sentences of undone events are struck out. Not ``headed``: what has changed hands stands below what brought it.
    """
    every = (line for place in range(len(chapter.moments)) for line in _lines_at(chapter, place, locale))
    above = stakes_lines(chapter, locale)
    head = _bare(above[0]) if above else ""
    told = [
        (place, struck(line) if place in chapter.undone else line)
        for place, line in every
        if place in chapter.undone or _bare(line) not in head  # one thing is said once
    ]
    sentences = [line for _, line in told]
    if headed:
        opened = 1 if sentences and sentences[0].startswith(HEADING) else 0
    else:
        changed = _changed_at(chapter) if above else 0
        opened = sum(place <= changed for place, _ in told)
    return [*sentences[:opened], *above, *sentences[opened:], *_chances(chapter, locale)]


def _changed_at(chapter: Chapter) -> int:
    """The place of the event with which all has changed hands that does so in a chapter."""
    if chapter.before is None or chapter.last is None:
        return 0
    changes, before = ruleset_of(chapter.last[1]).changes, without_memo(chapter.before)
    whole = changes(before, without_memo(chapter.last[1])).things
    places = (place for place in range(len(chapter.moments)) if place not in chapter.undone)
    return next(place for place in places if changes(before, without_memo(chapter.moments[place][1])).things == whole)


def _bare(line: str) -> str:
    """The words of a line, between spaces."""
    return f" {' '.join(_WORD.findall(line))} "


def _lines_at(chapter: Chapter, place: int, locale: str) -> Iterator[tuple[int, str]]:
    """The sentence of an event, and what was said of it."""
    event, state = chapter.moments[place]
    said = (remark_line(locale, remark, state) for at, remark in chapter.said if at == place)
    yield from ((place, line) for line in (_line(locale, event, state), *said) if line)


def stakes_lines(chapter: Chapter, locale: str) -> list[str]:
    """What changed hands in a chapter: a heading, and what it brought each player. None for points without that: the
    sentence of a goal says the score."""
    if chapter.before is None or chapter.last is None:
        return []
    before, after = without_memo(chapter.before), without_memo(chapter.last[1])
    if not ruleset_of(after).changes(before, after).things:
        return []
    what, *brought = event_lines(locale, before, after) or [""]
    return [HEADING + what, *brought]


def _chances(chapter: Chapter, locale: str) -> list[str]:
    """The last chances that came up in a chapter."""
    if chapter.before is None or chapter.last is None:
        return []
    return last_chance_lines(locale, without_memo(chapter.before), without_memo(chapter.last[1]))


def _line(locale: str, event: Event, state: State) -> str | None:
    """An event's sentence, kept with its state: a chapter is worded again with each new event."""
    key = f"{__name__}.{locale}"
    kept: tuple[Event, str | None] | None = vars(state).get(key)
    if kept is None or kept[0] is not event:
        kept = vars(state)[key] = event, narrator(without_memo(state)).event_line(locale, event, without_memo(state))
    return kept[1]


def struck(line: str) -> str:
    """A line of markdown struck out, its heading or bullet left in place."""
    return _WORDS.sub(r"\1~~\2~~", line)
