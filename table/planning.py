"""Planning on a map: a place is tried out before it is decided. Nothing is kept."""

import re

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
    choose,
    decide,
    requests,
    ruleset,
    ruleset_of,
)
from rules.core.errors import shown
from table.answers import Move
from table.flow import APART, Path, moves_of, paths, plain_paths
from table.game import Game
from think.choose import place_asked

WHERE = "where"
_POINT = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?: (\d+(?:\.\d+)?))?")
"""A point, and the heading of what has one."""


class PlaceQuestion(Struct, frozen=True):
    """The request for a place, in the state after the way ``first``; None: it is open already."""

    state: State
    request: Request
    first: str | None


class PlacePreview(Struct, frozen=True):
    """The preview of a place. ``problem``: why it is another place than the one asked for; None if it is that one."""

    question: PlaceQuestion
    preview: Preview
    problem: RulesError | None = None


def own_request(game: Game, user: int) -> Request:
    """The user's open request. Raises ``Illegal``: ``not-your-decision``, ``game-over``."""
    for request in game.asked_of(user):
        return request
    if not game.requests:
        raise Illegal("game-over")
    raise Illegal("not-your-decision", player=game.seats[game.requests[0].player].name)


def first_choices(game: Game, request: Request) -> tuple[Option, ...]:
    """The options of a request that lead to a request for a place: on a map only."""
    return tuple(item for item in request.options if asks_where(game, item))


def asks_where(game: Game, option: Option) -> bool:
    """Whether the option leads to a request for a place."""
    maps = ruleset(game.ruleset).maps
    return game.table == "map" and maps is not None and option.label in maps.places


def foreseen(game: Game, request: Request) -> tuple[Option, ...]:
    """The options of a request that have a preview without asking for a place: on a map only."""
    maps = ruleset(game.ruleset).maps
    if game.table != "map" or maps is None:
        return ()
    return tuple(item for item in request.options if item.label in maps.foreseen)


def foresee(game: Game, user: int, choice: str) -> Preview:
    """The preview of such an option of the user's request.

    Raises ``Illegal``: ``not-your-decision``, ``game-over``, ``not-an-option``.
    """
    request = own_request(game, user)
    maps = ruleset(game.ruleset).maps
    for item in foreseen(game, request):
        if maps is not None and item.choice == choice:
            return maps.foreseen[item.label](game.played, item)
    raise Illegal("not-an-option", kind=request.kind, choice=shown(choice))


def ask_place(game: Game, user: int, first: str) -> PlaceQuestion:
    """The user's request for a place: the open one, or the one after the way ``first``.

    Raises ``RulesError`` if it is not the user's decision, or if the way does not lead to a place.
    """
    request, state = own_request(game, user), game.played
    if request.kind == WHERE:
        return PlaceQuestion(state, request, None)
    asked = request
    for move in moves_of(first):
        state = decide(state, Answer(request.player, asked.id, move.choice), ScriptedDice(())).state
        after = requests(state)
        if len(after) != 1 or after[0].player != request.player:
            raise Illegal("wrong-step", kind=request.kind, verb=WHERE)
        asked = after[0]
    if asked.kind != WHERE:
        raise Illegal("wrong-step", kind=request.kind, verb=WHERE)
    return PlaceQuestion(state, asked, first)


def leads_to_place(game: Game, user: int, way: str) -> bool:
    """Whether a way through the user's questions ends in one for a place."""
    asked = own_request(game, user)
    found = (*plain_paths(game.played, asked), *paths(game.played, asked))
    return any(path.argument == way and asks_where(game, path.last) for path in found)


def place_ways(game: Game, user: int, first: str) -> tuple[Path, ...]:
    """The other ways to a place that begin with the same steps as the way ``first``."""
    asked = own_request(game, user)
    plain = APART not in first
    found = plain_paths(game.played, asked) if plain else paths(game.played, asked)
    return tuple(path for path in found if asks_where(game, path.last) and path.argument != first)


def place_answer(text: str) -> list[float] | str:
    """A written place as an answer: a point ``[x, y]``, with a heading where there is one, or the text itself."""
    found = _POINT.fullmatch(text)
    if found is None:
        return text
    return [round(float(number), 2) for number in found.groups() if number is not None]


def place_moves(game: Game, user: int, first: str, place: object) -> list[Move]:
    """The answers of a plan: those of the way ``first``, unless the place is asked for already, and the place."""
    kind = own_request(game, user).kind
    there = Move(place, WHERE)
    if kind == WHERE:
        return [there]
    begun, *more = moves_of(first)
    return [Move(begun.choice, kind), *more, there]


def place_question(state: State, request: Request, choice: object) -> PlaceQuestion | None:
    """The request for a place that a choice answers, or leads to before any die falls; None where it does neither."""
    maps = ruleset_of(state).maps
    if maps is None or state.table != "map":
        return None
    if request.kind == WHERE:
        return PlaceQuestion(state, request, None)
    found = place_asked(state, request, choice)
    return None if found is None else PlaceQuestion(*found, str(choice))


INTO_RANGE = ("into-range", "course-range")
"""Labels of places to which a unit moves for the sake of its declared range."""


def keeps_aim(option: Option) -> bool:
    """Whether a place brings the target that was chosen into the declared range."""
    return option.label in INTO_RANGE or option.facts.get("reach") is True


def best_place(question: PlaceQuestion) -> object:
    """The place to try out first: what the policy takes, if that runs on nothing, stays on the table, gives no
    more points away than another and keeps the aim, or no place does; None without any."""
    own, options = choose(question.state, question.request), question.request.options
    choices = [] if own is None else [own.choice]
    choices += [item.choice for item in options]
    lost = [item.choice for item in options if item.facts.get("meets") or item.facts.get("leaves")]
    aiming = [item.choice for item in options if keeps_aim(item)]

    def worth(choice: object) -> tuple[bool, int, bool]:
        return choice not in lost, -given_away(question, choice), choice in aiming

    return max(choices, key=worth, default=None)


def given_away(question: PlaceQuestion, choice: object) -> int:
    """The points that a place surely costs its player."""
    points = ruleset_of(question.state).foretold(question.state, question.request, choice).points
    return max(0, -points[question.request.player]) if points else 0


def preview_place(question: PlaceQuestion, wished: object, otherwise: object = None) -> PlacePreview:
    """Try out the place ``wished``; if that is illegal, the nearest legal place, or the place ``otherwise``.

    Raises ``RulesError`` if none of them is legal.
    """
    state, request = question.state, question.request
    maps = ruleset_of(state).maps
    assert maps is not None
    try:
        return PlacePreview(question, maps.preview(state, request, wished))
    except RulesError as problem:
        nearest = problem.facts.get("nearest")
        for place in (nearest, otherwise):
            if place is None:
                continue
            try:
                return PlacePreview(question, maps.preview(state, request, place), problem)
            except RulesError:
                continue
        raise
