"""What follows from a decision by itself and is written down with it: empty seats that play, names, clocks, secrets."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from msgspec import structs

from rules import Answer, Event, Illegal, RenamePlayer, Request, State, correct, decide, default, evolve, requests
from table import log
from table.game import NOBODY, Game, fold, follow
from table.history import provable_dice
from table.log import Entry
from table.settings import Preferences
from table.time import clocks as hands

__all__ = ["completed", "decided_for"]

STEPS_MAX = 5000


def completed(
    game: Game, entry: Entry, known: Iterable[tuple[int, Entry]], secret: bytes, now: float, people: Preferences
) -> tuple[Game, Entry]:
    """The game after an entry that is made now, and the entry with all that follows.

    ``known``: the log so far, needed only if the entry takes something back.
    """
    past: dict[int, Game] = {}
    if any(isinstance(event, log.Undone) for event in entry.table):
        fold(game.id, game.channel, known, past)
    after = follow(game, game.id, game.channel, game.seq + 1, entry, past)
    more = _by_itself(after, secret)
    if more.table or more.rules:
        entry = structs.replace(entry, table=(*entry.table, *more.table), rules=(*entry.rules, *more.rules))
        after = follow(game, game.id, game.channel, game.seq + 1, entry, past)
    after, entry = provable_dice.laid_open(game, after, entry, secret)
    if after.time.runs and after.state is not None:
        clocks = hands.timed(game, after, entry, now, people)
        entry = structs.replace(entry, table=(*entry.table, clocks))
        after = hands.turned(game, after, entry, clocks)
    return after, entry


def _by_itself(game: Game, secret: bytes) -> Entry:
    """Names of those who took over a seat, and the decisions of seats where nobody sits."""
    if game.state is None or game.status != "running":
        return Entry()
    events = _renamed(game, secret)
    state = game.state
    for event in events:
        state = evolve(state, event)
    played: list[log.TableEvent] = []
    for _ in range(STEPS_MAX):
        asked = next((item for item in requests(state) if game.seats[item.player].user == NOBODY), None)
        if asked is None or all(seat.user == NOBODY for seat in game.seats):
            break
        choice, made, after = decided_for(game, state, asked, secret)
        played.append(log.PlayedFor(asked.player, asked.kind, choice, after.drawn > state.drawn))
        events += made
        state = after
    return Entry(tuple(played), tuple(events))


def _renamed(game: Game, secret: bytes) -> list[Event]:
    """The names of those who play now, where they are not the state's."""
    state, events = game.state, list[Event]()
    assert state is not None
    for number, seat in enumerate(game.seats):
        if seat.before and seat.name != state.players[number].name:
            with contextlib.suppress(Illegal):  # a family of games that does not know it keeps the old name
                made = correct(
                    state, RenamePlayer(number, seat.name), "", provable_dice.dice_of(game, secret, state.drawn)
                )
                events += made
                for event in made:
                    state = evolve(state, event)
    return events


def decided_for(game: Game, state: State, request: Request, secret: bytes) -> tuple[object, tuple[Event, ...], State]:
    """The default answer to a request, its events, and the state after them. The dice are the game's own."""
    choice = default(state, request)
    dice = provable_dice.dice_of(game, secret, state.drawn)
    made = decide(state, Answer(request.player, request.id, choice), dice)
    for event in made:
        state = evolve(state, event)
    return choice, made, state
