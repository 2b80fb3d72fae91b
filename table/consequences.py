"""What follows from a decision by itself and is written down with it: empty seats that play, names, clocks, secrets."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from rules import Adjudicated, Answer, Illegal, RenamePlayer, Request, State, correct, decide, default, requests
from table import log
from table.fold import fold, follow
from table.game import NOBODY, Game
from table.history import provable_dice
from table.log import Entry
from table.made import Made
from table.settings import Preferences
from table.time.clocks import timed, turned

__all__ = ["completed", "decided_for"]

STEPS_MAX = 5000


def completed(
    game: Game, made: Made, known: Iterable[tuple[int, Entry]], secret: bytes, now: float, people: Preferences
) -> tuple[Game, Made]:
    """The game after an entry that is made now, and the entry with all that follows.

    ``known``: the log so far, needed only if the entry takes something back.
    """
    past: dict[int, Game] = {}
    if any(isinstance(event, log.Undone) for event in made.table):
        fold(game.id, game.channel, known, past)
    after = follow(game, game.id, game.channel, game.seq + 1, made, past)
    more = _by_itself(after, secret)
    if more != Made():
        made = made.then(more)
        after = follow(game, game.id, game.channel, game.seq + 1, made, past)
    after, made = provable_dice.revealed(game, after, made, secret)
    if after.time.runs and after.state is not None:
        clocks = timed(game, after, made.table, now, people)
        made = made.then(Made.of(clocks))
        after = turned(game, after, made.table, clocks)
    return after, made


def _by_itself(game: Game, secret: bytes) -> Made:
    """The names of new players, and the decisions of empty seats."""
    if game.state is None or game.status != "running":
        return Made()
    made = _renamed(game, game.state, secret)
    state = made.told[-1][1] if made.told else game.state
    for _ in range(STEPS_MAX):
        asked = next((item for item in requests(state) if game.seats[item.player].user == NOBODY), None)
        if asked is None or all(seat.user == NOBODY for seat in game.seats):
            break
        choice, played = decided_for(game, state, asked, secret)
        rolled = played.state.drawn > state.drawn
        made = made.then(Made.of(log.PlayedFor(asked.player, asked.kind, choice, rolled), rules=played))
        state = played.state
    return made


def _renamed(game: Game, state: State, secret: bytes) -> Made:
    """The names of those who play now, where they are not the state's."""
    made = Made()
    for number, seat in enumerate(game.seats):
        if seat.before and seat.name != state.players[number].name:
            with contextlib.suppress(Illegal):  # a game that has no such correction keeps the old name
                dice = provable_dice.dice_of(game, secret, state.drawn)
                done = correct(state, RenamePlayer(number, seat.name), "", dice)
                made, state = made.then(Made.of(rules=done)), done.state if done.states else state
    return made


def decided_for(game: Game, state: State, request: Request, secret: bytes) -> tuple[object, Adjudicated[State]]:
    """The default answer to a request, and what the rules make of it. The dice are the game's own."""
    choice = default(state, request)
    dice = provable_dice.dice_of(game, secret, state.drawn)
    return choice, decide(state, Answer(request.player, request.id, choice), dice)
