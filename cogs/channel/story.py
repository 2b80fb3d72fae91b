"""The battle report of a game: chapters from its log, and their messages in the channel.

A chapter is one message, edited while it is written, with a picture once it rests. What an undo takes back is struck
out where it stands. A post that fails is made up for at the next change.
"""

import asyncio
import io
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Protocol, TypeAlias

import discord
from msgspec import Struct, field, structs

from cogs.channel.here import Here
from cogs.channel.marks import NOTED, STORY, StoryMark
from cogs.channel.post import Called, Channels
from cogs.kit.drawing import Late, draw_later, soon
from cogs.kit.games import is_acting
from cogs.views.components import note_view
from cogs.views.game.story import (
    change_note,
    forfeit_note,
    gone_note,
    left_refused,
    left_to_bot,
    left_waiting,
    left_with_time,
    losers,
    losses,
    newly_gone,
    note_buttons,
    players_out,
    story_view,
)
from cogs.views.looks import picture_words
from render import MomentCard, Picture, draw_moment, has_moment
from rules import Event, State, ruleset_for, ruleset_of
from table import Change, Entry, Game, Table
from table.entry import FoldedEntry
from table.fold import replay_entries
from table.log import Forfeited, TimedOut, Undone, remarks_in
from table.records.threads import in_thread
from text.chapters import Chapter, continued, lines, taken_back
from text.fluent.catalogue import say
from text.narrator import SMALL
from text.stakes import card_lines

GAMES_KEPT = 64
"""Games whose newest chapters are remembered; for the others they are folded from the log again."""
CHAPTERS_KEPT = 4
"""Chapters of a game that an undo may still strike out."""
FEW = 4
"""A chapter of so many lines, or fewer, stands whole in the channel, small print too."""
TOLD = 6
"""Lines of the story that the board repeats above a question."""
Moment: TypeAlias = tuple[Event, State]
"""An event, and the state after it."""

TEXT_MAX = 3800


def chapters_of(
    entries: Iterable[tuple[int, Entry]], only: Collection[int] | None = None, state: State | None = None
) -> list[Chapter]:
    """The chapters of a log, or of its end since a ``state``; ``only`` those entries, if given.

    What was taken back is marked as undone.
    """
    chapters = [Chapter()]
    for seq, back, made, said in replay_entries(entries, state):
        if back is not None:
            chapters = taken_back(chapters, back)
        if only is None or seq in only:
            chapters[-1:] = continued(chapters[-1], made, said)
    return chapters


def with_entry(chapters: Sequence[Chapter], after: Game, entry: FoldedEntry) -> list[Chapter]:
    """The newest chapters, carried on by an entry; ``after``: the game after it."""
    found = list(chapters)
    if any(isinstance(event, Undone) for event in entry.table):
        state = entry.events[0][1] if entry.events else after.state
        found = taken_back(found, 0 if state is None else state.serial - bool(entry.events))
    found[-1:] = continued(found[-1], entry.events, remarks_in(entry.table))
    return found


def chapter_at(entries: Iterable[tuple[int, Entry]], number: int) -> Chapter:
    """The chapter of that number, counted from 0, or the last one. Later entries are not folded."""
    chapters = [Chapter()]
    for _, _, made, said in replay_entries(entries):
        chapters[-1:] = continued(chapters[-1], made, said)
        if len(chapters) > number + 1:
            break
    return chapters[min(number, len(chapters) - 1)]


def chapter_text(chapter: Chapter, locale: str, *, short: bool = False) -> str:
    """A chapter as a message: its end, if it is longer than a message may be. ``short``: of many lines without those in
    small print, if any others are left."""
    told = lines(chapter, locale)
    if short and len(told) > FEW:
        told = [line for line in told if not line.startswith(SMALL)] or told
    text = "\n".join(told)
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
    if not told or is_acting(told[-1][1]):
        return None
    drawn = [item for item in told if has_moment(*item)]
    acts = [number for number, (_, state) in enumerate(told) if is_acting(state)]
    attacks = [number for number in acts if number and _is_attack(told[number - 1][1], told[number][0])]
    return drawn[-1] if drawn else told[(attacks or acts)[-1]] if acts else None


def _is_attack(before: State, event: Event) -> bool:
    return any(throw.hits is not None for throw in ruleset_for(event).throws(before, event))


# -- messages ------------------------------------------------------------------------------------------------------


class _Newest(Struct):
    """The newest chapters of a game up to an entry: the number of the first, pictures of those that have one, and those
    that are being drawn."""

    seq: int
    first: int
    chapters: list[Chapter]
    pictures: dict[int, bytes] = field(default_factory=dict)
    drawing: dict[int, asyncio.Task[Picture | None]] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The number of the newest chapter."""
        return self.first + len(self.chapters) - 1


class OnChapterEnd(Protocol):
    """Called with the chapter of an activation that is over; ``closed``: another has begun."""

    def __call__(self, game: Game, number: int, chapter: Chapter, picture: bytes | None, *, closed: bool) -> None:
        """Handle the chapter without blocking. ``picture``: a PNG, or None; ``closed``: another chapter has begun."""


class StoryPosts:
    """Writes the stories of all games."""

    def __init__(self, table: Table, channels: Channels, here: Here, on_end: OnChapterEnd) -> None:
        self._table = table
        self._here = here
        self._channels = channels
        self._on_end = on_end
        self._newest: dict[str, _Newest] = {}

    def newest_chapter(self, game_id: str) -> tuple[int, Chapter] | None:
        """The number and content of the chapter that is being written, if it is remembered."""
        known = self._newest.get(game_id)
        return None if known is None else (known.number, known.chapters[-1])

    def last_told(self, game_id: str, locale: str) -> list[str]:
        """The last lines of the story, if it is remembered."""
        known = self._newest.get(game_id)
        every = () if known is None else (line for one in known.chapters[-2:] for line in lines(one, locale))
        return [line for line in every if not line.startswith(SMALL)][-TOLD:]

    def forget(self, game_id: str) -> None:
        """Read the game's chapters from the log the next time."""
        self._newest.pop(game_id, None)

    def forget_all(self) -> None:
        """Read every game's chapters from the log the next time."""
        self._newest.clear()

    async def skip(self, game_id: str) -> Mapping[str, str]:
        """The mark that counts the whole story so far as posted."""
        newest = len(await in_thread(chapters_of, await self._table.entries(game_id))) - 1
        return {STORY: str(StoryMark(newest))}

    async def write(self, game: Game, changes: Sequence[Change], marks: dict[str, str], late: list[Late]) -> None:
        """Post what the changes add to the story, and the notes on what happened at the table, in the log's order.

        ``late`` gets pictures that take long.
        """
        known = await self._known(game, changes)
        part: list[Change] = []
        for change in changes:
            part.append(change)
            seats = [*players_out(change), *left_waiting(change), *left_to_bot(change), *left_with_time(change)]
            asked = [user for user in left_refused(change) if not self._here.sees(game.id, user)]
            called = list(dict.fromkeys([*seats, *asked, *self._losers(change)]))
            if _note(change, called, change.after.locale):
                # That a time has run out is the reason of what follows; other notes stand below what they are about.
                own = [part.pop()] if any(isinstance(event, TimedOut) for event in change.entry.table) else []
                if part:
                    await self._tell(part[-1].after, known, part, marks, late)
                await self._post_note(change, called, marks)
                part = own
        await self._tell(game, known, part, marks, late)
        self._remember(game.id, known)

    async def _known(self, game: Game, changes: Sequence[Change]) -> _Newest:
        """A game's newest chapters before changes: from memory or, after a restart or a failure, from the log."""
        before = changes[0].before if changes else game
        seq = 0 if before is None else before.seq
        # Remembered again once all is posted: after a failure the log says what is still missing.
        known = self._newest.pop(game.id, None)
        if known is not None and known.seq == seq and not _reaches_beyond(known, changes):
            return known
        entries = await self._table.entries(game.id)
        return _Newest(seq, 0, await in_thread(chapters_of, [item for item in entries if item[0] <= seq]))

    def _remember(self, game_id: str, known: _Newest) -> None:
        first = max(known.first, known.number + 1 - CHAPTERS_KEPT)
        pictures = {number: data for number, data in known.pictures.items() if number >= first}
        chapters = known.chapters[first - known.first :]
        self._newest[game_id] = _Newest(known.seq, first, chapters, pictures, known.drawing)
        while len(self._newest) > GAMES_KEPT:
            self._newest.pop(next(iter(self._newest)))

    async def _tell(
        self, game: Game, known: _Newest, changes: Sequence[Change], marks: dict[str, str], late: list[Late]
    ) -> None:
        """Carry the chapters on by changes; post those that are new, and edit those that differ."""
        was = known.chapters
        for change in changes:
            known.chapters, known.seq = with_entry(known.chapters, change.after, change.entry), change.after.seq
        for place, chapter in enumerate(known.chapters):
            number = known.first + place
            if number > StoryMark.of(marks).number or _differs(was, known, place):
                await self._post(game, known, number, marks, late)
                self._tell_followers(game, known, number, chapter)

    def _tell_followers(self, game: Game, known: _Newest, number: int, chapter: Chapter) -> None:
        """Hand on an activation that is over, and the end of the game."""
        over = game.status == "ended" and number == known.number
        if chapter.counting and (over or moment_of(chapter) is not None):
            self._on_end(game, number, chapter, known.pictures.get(number), closed=number < known.number)

    async def _post(self, game: Game, known: _Newest, number: int, marks: dict[str, str], late: list[Late]) -> None:
        """Post or edit a chapter. One that is older than the newest that was posted is never posted again."""
        mark, chapter = StoryMark.of(marks), known.chapters[number - known.first]
        text, message = chapter_text(chapter, game.locale, short=True), mark.message_of(number)
        if not text or (number < mark.number and not message):
            return
        drawing = self._drawing(game, known, number, chapter)
        if drawing is not None and not await soon(drawing):
            late.append(Late(drawing, lambda: self._put_picture(game, number, marks), keeps=True))
        elif drawing is not None and (done := known.drawing.pop(number).result()) is not None:
            known.pictures[number] = done.data
        picture = known.pictures.get(number)
        name = f"chapter-{number}.png"
        folds = text != chapter_text(chapter, game.locale)
        asks = number if folds or number == known.number else None
        view = story_view(game, text, asks, name if picture else None, folds=folds)
        files = [] if picture is None else [discord.File(io.BytesIO(picture), name)]
        if message and (await self._channels.edit(game, int(message), view, files) or number < mark.number):
            return
        files = [] if picture is None else [discord.File(io.BytesIO(picture), name)]
        key = f"story-{number}-{message}" if message else f"story-{number}"
        await self._channels.once(
            game, key, view, files, marks=marks, noted=lambda sent: {STORY: str(mark.posted(number, sent))}
        )

    def _losers(self, change: Change) -> list[int]:
        """The users who have lost something by what another did, are not asked about it, and are not here to see it."""
        game = change.after
        away = (user for user in losers(change) if user not in game.waiting and not self._here.sees(game.id, user))
        return [user for user in away if self._table.preferences.user(user).ping != "off"]

    async def _post_note(self, change: Change, users: Sequence[int], marks: dict[str, str]) -> None:
        game, seq = change.after, change.after.seq
        if seq > int(marks.get(NOTED, "0")):
            key = f"note-{seq}"
            buttons = partial(note_buttons, change)
            lost = [event.user for event in change.entry.table if isinstance(event, Forfeited)]
            unpaired = bool(lost) and game.status == "ended" and self._table.hooks.pairs_on(game.id)
            alone = lost == [*users] and game.status == "ended"

            def told(locale: str, *, own: bool = alone) -> str:
                note = forfeit_note(change, locale) if own else _note(change, users, locale)
                return f"{note} {say(locale, 'story-unpaired', own='yes' if own else 'no')}" if unpaired else note

            called = await self._channels.call(game, key, users, told, buttons)
            words = f"{called.names} {told(game.locale, own=alone and bool(called.names))}".strip()
            gone = await self._channels.call(game, f"{key}-gone", newly_gone(change), partial(gone_note, change))
            if gone.users:
                words += f"\n{gone.names} {gone_note(change, game.locale)}"
                called = Called.of(self._table, [*called.users, *gone.users])
            view = note_view(words, *buttons(game.locale))
            await self._channels.once(
                game,
                key,
                view,
                marks=marks,
                noted=lambda _sent: {NOTED: str(seq)},
                mentions=called.allowed,
                silent=called.silent,
            )

    def _drawing(
        self, game: Game, known: _Newest, number: int, chapter: Chapter
    ) -> asyncio.Task[Picture | None] | None:
        """The picture of a chapter that rests, under way; None where it is there, or has none."""
        moment, card = moment_of(chapter), _card_of(chapter, game.locale)
        if moment is None and card is None:
            known.pictures.pop(number, None)
            known.drawing.pop(number, None)
        elif number not in known.pictures and number not in known.drawing:
            known.drawing[number] = asyncio.create_task(_drawn(game, moment or chapter.counting[-1], card))
        return known.drawing.get(number)

    async def _put_picture(self, game: Game, number: int, marks: dict[str, str]) -> None:
        """Add a chapter's picture to its message, with the chapter's present text."""
        known = self._newest.get(game.id)
        if known is not None and number in known.drawing and number >= known.first:
            await self._post(game, known, number, marks, [])


def _note(change: Change, users: Sequence[int], locale: str) -> str:
    """What a note says of a change in a language, with what the users have lost; empty: there is none."""
    there = structs.replace(change, after=structs.replace(change.after, locale=locale))
    return "\n".join([*losses(there, users), *filter(None, [change_note(there)])])


def _card_of(chapter: Chapter, locale: str) -> MomentCard | None:
    """The card of what a finished chapter has changed; None while it goes on, and where it has changed nothing."""
    if chapter.before is None or chapter.last is None or is_acting(chapter.last[1]):
        return None
    before, after = chapter.before, chapter.last[1]
    words = card_lines(locale, before, after)
    things = ruleset_of(after).changes(before, after).things
    side = next((thing.player if thing.player is not None else thing.other for thing in things), None)
    return MomentCard(tuple(words), side) if words else None


async def _drawn(game: Game, moment: Moment, card: MomentCard | None) -> Picture | None:
    event, state = moment
    return await draw_later(draw_moment, state, event, await picture_words(game, game.played), card)


def _reaches_beyond(known: _Newest, changes: Sequence[Change]) -> bool:
    """Whether an undo goes back further than the chapters in memory."""
    if not known.first or not any(isinstance(event, Undone) for change in changes for event in change.entry.table):
        return False
    chapters: Sequence[Chapter] = known.chapters
    for change in changes:
        chapters = with_entry(chapters, change.after, change.entry)
        if not chapters[0].counting:
            return True
    return False


def _differs(was: Sequence[Chapter], known: _Newest, place: int) -> bool:
    """Whether a posted chapter has changed since, or is no longer the newest."""
    if place >= len(was):
        return True
    before, now = was[place], known.chapters[place]
    closed = place == len(was) - 1 < len(known.chapters) - 1
    return closed or (len(before.moments), before.undone) != (len(now.moments), now.undone)
