"""The steps of a game, decision by decision, which its analysis goes through; analyses that are kept."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from rules import Answer, Event, RulesError, ScriptedDice, State, decide, ruleset_for
from table import log
from table.errors import NotAllowed
from table.fold import fold_events
from table.game import Game, is_person
from table.history.effective_log import effective_entries
from table.log import Entry
from table.table import Table
from think.analysis import Analysis, Step
from think.judge import asked_of

Moments: TypeAlias = Sequence[tuple[Event, State]]
Decided: TypeAlias = log.Answered | log.TimedOut | log.PlayedFor | log.SoleAnswered


def steps_of(entries: Iterable[tuple[int, Entry]]) -> list[Step]:
    """The steps from each state to the next in the effective log. The opening is no step."""
    found: list[Step] = []
    state: State | None = None
    for seq, entry in effective_entries(entries):
        moments = fold_events(state, entry.rules)
        if state is not None and moments:
            found += _of_entry(seq, state, entry, moments)
        state = moments[-1][1] if moments else state
    return found


def persons_of(game: Game) -> list[int]:
    """The players whose seats people have."""
    return [player for player, seat in enumerate(game.seats) if is_person(seat.user)]


def _of_entry(seq: int, state: State, entry: Entry, moments: Moments) -> Iterator[Step]:
    """The steps of an entry: one press may answer several questions, and others answer themselves."""
    decided = [event for event in entry.table if isinstance(event, Decided)]
    for number, event in enumerate(decided):
        skipped, moments = _when_asked(state, event, moments)
        if skipped is not state:
            yield Step(seq, state, skipped)
        last = number == len(decided) - 1
        part, moments = (moments, ()) if last else _caused_by(skipped, event, moments)
        if not part:
            break
        yield Step(seq, skipped, part[-1][1], event.player, event.kind, event.choice)
        state = part[-1][1]
    if moments:
        yield Step(seq, state, moments[-1][1])


def _when_asked(state: State, event: Decided, moments: Moments) -> tuple[State, Moments]:
    """The first state in which the answered question was open, and the events after it; else the arguments."""
    at, left = state, moments
    while asked_of(at, event.player, event.kind) is None:
        if not left:
            return state, moments
        at, left = left[0][1], left[1:]
    return at, left


def _caused_by(state: State, event: Decided, moments: Moments) -> tuple[Moments, Moments]:
    """The events that an answer caused, and those after them. The answer is played again with the logged faces."""
    request = asked_of(state, event.player, event.kind)
    if request is None:
        return (), moments
    try:
        done = decide(state, Answer(event.player, request.id, event.choice), ScriptedDice(_faces(state, moments)))
    except RulesError:
        return (), moments
    size = len(done.events)
    if size > len(moments) or any(mine != theirs for mine, (theirs, _) in zip(done.events, moments, strict=False)):
        return (), moments
    return moments[:size], moments[size:]


def _faces(state: State, moments: Moments) -> Iterator[int]:
    """The faces of all rolls."""
    before = state
    for event, after in moments:
        for throw in ruleset_for(event).throws(before, event):
            yield from throw.faces
        before = after


# -- analyses that are kept -------------------------------------------------------------------------------------------


def must_be_over(game: Game) -> None:
    """Raises ``NotAllowed``: ``analysis-too-early`` before the end, ``replay-empty`` for a lobby called off."""
    if game.status != "ended":
        raise NotAllowed("analysis-too-early")
    if game.state is None:
        raise NotAllowed("replay-empty")


async def kept_analysis(table: Table, game: Game) -> Analysis | None:
    """The analysis of a game as it stands, if it has been made."""
    if game.status != "ended":
        return None
    found = await table.storage.analyses.of_game(game.id, game.seq)
    return None if found is None else msgspec.json.decode(found, type=Analysis)


async def keep_analysis(table: Table, game: Game, analysis: Analysis) -> None:
    """Keep the analysis of a game."""
    await table.storage.analyses.save(game.id, game.seq, msgspec.json.encode(analysis).decode())
