"""What would be if: an answer tried out on a copy of the game, and the question that would follow. Nothing is kept."""

from __future__ import annotations

from msgspec import Struct

from rules import (
    Answer,
    Illegal,
    Option,
    Preview,
    Request,
    RulesError,
    ScriptedDice,
    State,
    decide,
    requests,
    ruleset,
    ruleset_of,
)
from table.game import Game

__all__ = [
    "WHERE",
    "Imagined",
    "Planned",
    "asks_where",
    "first_choices",
    "imagine",
    "look_ahead",
    "own_request",
]

WHERE = "where"


class Imagined(Struct, frozen=True):
    """The game as it would be once ``first`` is answered, and where it asks for a place. ``first`` None: it does."""

    state: State
    request: Request
    first: str | None
    kind: str | None


class Planned(Struct, frozen=True):
    """A place tried out: what would be so there; ``problem``: why it is not the place that was wished for."""

    imagined: Imagined
    preview: Preview
    problem: RulesError | None = None


def own_request(game: Game, user: int) -> Request:
    """What is asked of the user now. Raises ``Illegal("not-your-decision")``."""
    asked = game.requests
    for request in asked:
        if game.seats[request.player].user == user:
            return request
    if not asked:
        raise Illegal("game-over")
    raise Illegal("not-your-decision", player=game.seats[asked[0].player].name)


def first_choices(game: Game, request: Request) -> tuple[Option, ...]:
    """The choices of a question after which a place is asked for: on a map only."""
    return tuple(item for item in request.options if asks_where(game, item))


def asks_where(game: Game, option: Option) -> bool:
    """Whether the referee asks where after that choice."""
    maps = ruleset(game.ruleset).maps
    return game.table == "map" and maps is not None and option.label in maps.places


def imagine(game: Game, user: int, first: str) -> Imagined:
    """The question where something goes, after the answer ``first`` unless it is asked already.

    Raises ``RulesError``: if it is not the user's decision, or if no such answer leads to a place.
    """
    request, state = own_request(game, user), game.played
    if request.kind == WHERE:
        return Imagined(state, request, None, None)
    state = decide(state, Answer(request.player, request.id, first), ScriptedDice(())).state
    after = requests(state)
    if len(after) != 1 or after[0].kind != WHERE or after[0].player != request.player:
        raise Illegal("wrong-step", kind=request.kind, verb=WHERE)
    return Imagined(state, after[0], first, request.kind)


def look_ahead(imagined: Imagined, wished: object, otherwise: object = None) -> Planned:
    """What would be so at the place that is wished for; if it cannot be, at the nearest, or at the other place.

    Raises ``RulesError`` if none of them will do.
    """
    state, request = imagined.state, imagined.request
    maps = ruleset_of(state).maps
    assert maps is not None
    try:
        return Planned(imagined, maps.preview(state, request, wished))
    except RulesError as problem:
        nearest = problem.facts.get("nearest")
        for place in (nearest, otherwise):
            if place is None:
                continue
            try:
                return Planned(imagined, maps.preview(state, request, place), problem)
            except RulesError:
                continue
        raise
