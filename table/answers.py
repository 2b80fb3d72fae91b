"""Answers of a person against what the referee asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from rules import Answer, Dice, Event, Illegal, Request, ScriptedDice, State, decide, requests
from table.game import Game
from table.log import Answered
from table.made import Made
from table.seats import Person, must_be_seated

__all__ = ["Move", "play"]


class Move(Struct, frozen=True):
    """An answer to whatever of that kind is asked of the person; kind None takes the question as it comes.

    An ``optional`` one is left out when that is not asked now.
    """

    choice: Any
    kind: str | None = None
    optional: bool = False


def play(game: Game, person: Person, moves: Sequence[Move], source: Callable[[State], Dice]) -> Made:
    """The answers, and what the rules make of them. Raises ``RulesError``; then nothing has happened."""
    player, state = must_be_seated(game, person), game.played
    answered, told = list[Answered](), list[tuple[Event, State]]()
    dice: Dice | None = None
    for move in moves:
        request = _asked(state, player, move)
        if request is None:
            continue
        dice = source(state)
        made, before = decide(state, Answer(player, request.id, move.choice), dice), state.drawn
        state = made.state
        told += made.told
        answered.append(Answered(person.user, player, request.kind, move.choice, state.drawn > before))
    if not answered:
        raise Illegal("wrong-step", kind=_kind(state), verb=moves[0].kind if moves else None)
    if isinstance(dice, ScriptedDice):
        dice.finish()
    return Made(tuple(answered), tuple(told))


def _asked(state: State, player: int, move: Move) -> Request | None:
    asked = requests(state)
    own = [request for request in asked if request.player == player]
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
