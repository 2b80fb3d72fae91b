"""Answers of a person to the open requests."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from rules import (
    Answer,
    Dice,
    EndGame,
    Event,
    Illegal,
    Request,
    ScriptedDice,
    State,
    correct,
    decide,
    requests,
    ruleset_of,
)
from rules.contract.correcting import read_correction
from table.entry import FoldedEntry
from table.game import Change, Game
from table.log import Answered, CalledOff, Corrected
from table.permissions import Person, must_be_running, must_be_seated
from table.records import provable_dice


class Move(Struct, frozen=True):
    """A person's answer to their open request of that ``kind``, or to their first one (None).

    An ``optional`` answer is left out if there is no such request.
    """

    choice: Any
    kind: str | None = None
    optional: bool = False


def play(game: Game, person: Person, moves: Sequence[Move], source: Callable[[State], Dice]) -> FoldedEntry:
    """The entry that the person's answers make. Raises ``RulesError`` if one is refused; then none is played."""
    must_be_seated(game, person)
    state = game.played
    answered, events = list[Answered](), list[tuple[Event, State]]()
    dice: Dice | None = None
    for move in moves:
        request = _asked(game, state, person.user, move)
        if request is None:
            ruleset_of(state).check_choice(move.kind or "", move.choice)
            continue
        dice = source(state)
        done, before = decide(state, Answer(request.player, request.id, move.choice), dice), state.drawn
        state = done.state
        events += done.moments
        answered.append(Answered(person.user, request.player, request.kind, move.choice, state.drawn > before))
    if not answered:
        raise Illegal("wrong-step", kind=_kind(state), verb=moves[0].kind if moves else None)
    if isinstance(dice, ScriptedDice):
        dice.finish()
    return FoldedEntry(tuple(answered), tuple(events))


def _asked(game: Game, state: State, user: int, move: Move) -> Request | None:
    asked = requests(state)
    own = [request for request in asked if game.decider(request) == user]
    if not own:
        if move.optional:
            return None
        if not asked:
            raise Illegal("game-over")
        raise Illegal("not-your-decision", player=state.players[asked[0].player].name)
    for request in own:
        if move.kind in (None, request.kind):
            return request
    if move.optional:
        return None
    raise Illegal("wrong-step", kind=own[0].kind, verb=move.kind)


def _kind(state: State) -> str | None:
    asked = requests(state)
    return asked[0].kind if asked else None


def corrected(game: Game, user: int, wanted: Change, secret: bytes) -> FoldedEntry:
    """A host's correction. Raises ``RulesError``."""
    state = game.played
    correction = read_correction(ruleset_of(state), state, wanted.what, wanted.which, wanted.value)
    dice = provable_dice.source_of(game, secret, wanted.faces)(state)
    done = correct(state, correction, wanted.by, dice)
    if isinstance(dice, ScriptedDice):
        dice.finish()
    return FoldedEntry.of(Corrected(user), rules=done)


def ended(game: Game, secret: bytes, person: Person) -> FoldedEntry:
    """The entry that calls a lobby off, or ends a game with the scores as they are. Raises ``NotAllowed``."""
    if game.status == "lobby":
        return FoldedEntry.of(CalledOff(person.user))
    must_be_running(game)
    done = correct(game.played, EndGame(), person.name, provable_dice.dice_of(game, secret, game.played.drawn))
    return FoldedEntry.of(Corrected(person.user), rules=done)
