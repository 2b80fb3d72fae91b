"""The pictures of a state, as its family declares them. Each function is thread-safe.

``words`` are those of ``text.board_labels``; ``sides`` among them are the looks of the players' sides, if any.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from render.charts.result import ResultCard, draw_result
from render.drawing import drawing_of
from render.kit.celebration import celebrated
from render.kit.pillow import Image
from render.kit.png import Picture
from render.kit.portraits import showing
from render.kit.scoreboard import PlayerScore, player_name
from render.map.marks import Marks, trails
from render.scene import TABLE, Board
from rules import Event, Preview, State, ruleset_of
from rules.core.json_input import Facts

__all__ = [
    "board_of",
    "draw_close",
    "draw_finale",
    "draw_moment",
    "draw_near",
    "draw_place",
    "draw_plan",
    "draw_scene",
    "draw_state",
    "draw_whole",
    "has_moment",
    "marks_of",
]


def board_of(state: State, preview: Preview | None = None) -> Board:
    """The board of a game as data, with a planned place in its scene."""
    own = drawing_of(state.family).board
    return Board(TABLE, tuple(_sides(state))) if own is None else own(state, preview)


def _sides(state: State) -> Iterator[PlayerScore]:
    for number in state.order:
        player = state.players[number]
        won = state.outcome is not None and number in state.outcome.winners
        yield PlayerScore(number, player_name(player), "", player.score, won=won)


@contextmanager
def _shown(words: Facts) -> Iterator[Facts]:
    """Show the sides of the words in what is drawn inside; the other words."""
    with showing(words.get("sides", ())):
        yield {name: said for name, said in words.items() if name != "sides"}


def draw_state(state: State, words: Facts) -> Picture:
    """Draw the board of a game, with its winners above it at the end."""
    with _shown(words) as said:
        return celebrated(drawing_of(state.family).state(state, said), _winners(state))


def _winners(state: State) -> list[tuple[int, str]]:
    return [] if state.outcome is None else [(player, state.players[player].name) for player in state.outcome.winners]


def draw_scene(told: Sequence[tuple[Event, State]], words: Facts) -> Picture:
    """Draw a board of a replay: the last of these states, on a map with the ways and attacks since the first.

    Each event comes with the state after it.
    """
    state = told[-1][1]
    drawing, marks = drawing_of(state.family), marks_of(told)
    if drawing.scene is None or marks is None:
        return draw_state(state, words)
    return celebrated(drawing.scene(state, words, marks), _winners(state))


def marks_of(told: Sequence[tuple[Event, State]]) -> Marks | None:
    """The ways and attacks since the first of these states; None where nothing is measured."""
    state = told[-1][1]
    maps = ruleset_of(state).maps
    if maps is None or state.table != "map":
        return None
    letters = {player.letter: number for number, player in enumerate(state.players)}
    places = [maps.positions(after) for _, after in told]
    owners = {name: letters[name[0]] for there in places for name in there if name[0] in letters}
    strikes = (drawing_of(state.family).strike(event, after) for event, after in told[1:])
    return Marks(trails(places, owners), tuple(strike for strike in strikes if strike is not None))


def draw_plan(state: State, words: Facts, preview: Preview) -> Picture:
    """Draw a planned place, the way to it, and what would follow. Raises ``TypeError`` for a game without maps."""
    plan = drawing_of(state.family).plan
    if plan is None:
        raise TypeError(state.family)
    with _shown(words) as said:
        return plan(state, said, preview)


def draw_place(state: State, words: Facts, at: tuple[float, float]) -> Picture:
    """Draw the surroundings of a point of the map. Raises ``TypeError`` for a game without maps."""
    place = drawing_of(state.family).place
    if place is None:
        raise TypeError(state.family)
    with _shown(words) as said:
        return place(state, said, at)


def draw_near(state: State, words: Facts) -> Picture | None:
    """Draw a close-up of the action; None where the whole map shows enough."""
    near = drawing_of(state.family).near
    with _shown(words) as said:
        return None if near is None else near(state, said)


def draw_close(state: State, words: Facts) -> Picture:
    """Draw the board, on a map as close as the action can be seen."""
    return (draw_near(state, words) if state.table == "map" else None) or draw_state(state, words)


def draw_whole(state: State, words: Facts) -> Image.Image | None:
    """Draw all of the map and nothing around it; None at a declared table."""
    whole = drawing_of(state.family).whole if state.table == "map" else None
    return None if whole is None else whole(state, words)


def draw_finale(state: State, words: Facts, card: ResultCard) -> Picture:
    """Draw the card of a result, at the end of a game on a map with all of the map under it."""
    with _shown(words) as said:
        return draw_result(card, draw_whole(state, said))


def has_moment(event: Event, state: State) -> bool:
    """Whether the event has a card of its own."""
    moment = drawing_of(state.family).moments.get(type(event))
    return moment is not None and moment.worth(state, event)


def draw_moment(state: State, event: Event, words: Facts) -> Picture | None:
    """Draw the card of an event, given the state after it, or else a close-up of it; None at a declared table."""
    drawing = drawing_of(state.family)
    with _shown(words) as said:
        if has_moment(event, state):
            return drawing.moments[type(event)].draw(state, event, said)
        near = drawing.near if state.table == "map" else None
        return None if near is None else near(state, {**said, "decision": "", "deciding": ()})
