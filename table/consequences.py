"""The automatic consequences of a decision, written down with it: empty seats, sole options, names, clocks."""

import contextlib
from collections.abc import Mapping

from rules import (
    EDITION,
    Adjudicated,
    Answer,
    DiceNeeded,
    Illegal,
    RenamePlayer,
    Request,
    ScriptedDice,
    State,
    choose,
    correct,
    decide,
    default,
    requests,
    ruleset_of,
)
from table import log
from table.entry import FoldedEntry
from table.flow import sole_choice
from table.fold import fold_entry
from table.game import DECLARED, Game, is_bot, is_gone, is_person
from table.player_clocks import absent, clock_event, with_clocks
from table.records import provable_dice
from table.settings import Preferences
from table.winning import judged

STEPS_MAX = 5000


def complete(
    game: Game, entry: FoldedEntry, past: Mapping[int, Game], secret: bytes, now: float, people: Preferences
) -> tuple[Game, FoldedEntry]:
    """The game after an entry made now, and the entry with its consequences.

    ``past``: the games that it goes back to, by their newest entries.
    """
    entry = _under_newest_rules(game).then(entry)
    after = fold_entry(game, game.seq + 1, entry, past)
    more = _away(game, after, entry, now, people).then(_automatic(after, secret, people))
    if more != FoldedEntry():
        entry = entry.then(more)
        after = fold_entry(game, game.seq + 1, entry, past)
    after, entry = provable_dice.with_secret(game, after, entry, secret)
    if after.time.runs and after.state is not None:
        timed = clock_event(game, after, entry.table, now, people)
        entry = entry.then(FoldedEntry.of(timed))
        after = with_clocks(game, after, entry.table, timed)
    return judged(game, after, entry)


def _away(before: Game, after: Game, entry: FoldedEntry, now: float, people: Preferences) -> FoldedEntry:
    """The entry that says who is away from a table where persons see for bots; empty if it is known."""
    if after.table != DECLARED or after.status != "running" or not any(is_bot(seat.user) for seat in after.seats):
        return FoldedEntry()
    missed = absent(with_clocks(before, after, entry.table, log.Timed(now)))
    users = tuple(
        seat.user
        for number, seat in enumerate(after.seats)
        if is_person(seat.user) and (number in missed or people.user(seat.user).after_holiday(now) > now)
    )
    return FoldedEntry() if users == after.away else FoldedEntry.of(log.Away(users))


def _under_newest_rules(game: Game) -> FoldedEntry:
    """The entry that puts a running game under the newest edition of the rules; empty if it is already."""
    now = game.edition >= EDITION or game.status == "ended"
    return FoldedEntry() if now else FoldedEntry.of(log.Lifted(EDITION))


def _automatic(game: Game, secret: bytes, people: Preferences) -> FoldedEntry:
    """What follows without a decision: players' new names, answers of empty seats, and sole answers."""
    if game.state is None or game.status != "running":
        return FoldedEntry()
    entry = _renamed(game, game.state, secret)
    state = entry.events[-1][1] if entry.events else game.state
    for _ in range(STEPS_MAX if game.persons else 0):
        answered = (_answered(game, state, asked, secret, people) for asked in requests(state))
        more = next(filter(None, answered), None)
        if more is None:
            break
        entry, state = entry.then(more), more.events[-1][1]
    return entry


def _answered(game: Game, state: State, asked: Request, secret: bytes, people: Preferences) -> FoldedEntry | None:
    """The answer to a question that nobody need be asked; None where somebody must."""
    user = game.decider(asked)
    if is_gone(user):
        choice, played = decide_by_default(game, state, asked, secret)
        rolled = played.state.drawn > state.drawn
        return FoldedEntry.of(log.PlayedFor(asked.player, asked.kind, choice, rolled), rules=played)
    sole = None if people.user(user).asks_everything else sole_choice(state, asked) or _set_up(game, state, asked)
    if sole is None:
        return None
    dice = ScriptedDice(()) if game.dice_typed else provable_dice.dice_of(game, secret, state.drawn)
    with contextlib.suppress(DiceNeeded):
        played = decide(state, Answer(asked.player, asked.id, sole), dice)
        return FoldedEntry.of(log.SoleAnswered(asked.player, asked.kind, sole), rules=played)
    return None


def _set_up(game: Game, state: State, asked: Request) -> str | None:
    """What a bot would answer before the first round, at a table that sets itself up."""
    own = choose(state, asked) if game.sets_up and not ruleset_of(state).round_of(state) else None
    return None if own is None else own.choice


def _renamed(game: Game, state: State, secret: bytes) -> FoldedEntry:
    """The entry that renames players in the state after seats have changed hands."""
    entry = FoldedEntry()
    for number, seat in enumerate(game.seats):
        if seat.name != state.players[number].name and (seat.before or is_bot(seat.user)):
            with contextlib.suppress(Illegal):  # a game that has no such correction keeps the old name
                dice = provable_dice.dice_of(game, secret, state.drawn)
                done = correct(state, RenamePlayer(number, seat.name), "", dice)
                entry, state = entry.then(FoldedEntry.of(rules=done)), done.state if done.states else state
    return entry


def decide_by_default(game: Game, state: State, request: Request, secret: bytes) -> tuple[object, Adjudicated[State]]:
    """The default answer to a request, adjudicated with the game's own dice."""
    choice = default(state, request)
    dice = provable_dice.dice_of(game, secret, state.drawn)
    return choice, decide(state, Answer(request.player, request.id, choice), dice)
