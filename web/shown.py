"""A game as the page gets it: the board, the words, what is asked, and the end of the story, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from msgspec import Struct

from render import board_of
from render.scene import Board
from rules import State, ruleset_of
from rules.core.json_input import Facts
from rules.core.once import once_a_state
from table import Game, Table
from table.errors import NotAllowed
from table.votes.undo import undo_for
from text import board_labels, outcome_line, waiting_line
from text.chapters import Chapter
from web.asked import Asked, asked_of
from web.beside import NOTHING, Beside
from web.story import Told, told
from web.wishes import Wish, undo_asks, wish_of

__all__ = ["Shown", "seen_by", "shown"]

CHAPTERS = 6
"""Chapters that come with a board; the others are fetched when they are wanted."""


class Shown(Struct, frozen=True, omit_defaults=True):
    """A game as one person sees it. ``me``: their player, None for a watcher; ``chapters``: how many there are.

    ``undo``: it is free; ``ask_undo``: who must agree to it, in words.
    """

    game: str
    seq: int
    title: str
    status: str
    me: int | None
    players: tuple[str, ...]
    board: Board | None = None
    words: Facts = {}
    waiting: tuple[str, ...] = ()
    asked: tuple[Asked, ...] = ()
    undo: bool = False
    ask_undo: tuple[str, ...] = ()
    wish: Wish | None = None
    typed: bool = False
    story: tuple[Told, ...] = ()
    chapters: int = 0


def seen_by(state: State, player: int | None) -> State:
    """The state as a player may see it; None: as everybody may. The same one each time."""
    known = _views(state)
    if player not in known:
        secrets = ruleset_of(state).secrets
        players = range(len(state.players)) if player is None else (player,)
        known[player] = state if secrets is None else reduce(secrets.view, players, state)
    return known[player]


@once_a_state
def _views(state: State) -> dict[int | None, State]:
    """The views of a state by player."""
    return {}


def shown(
    table: Table,
    game: Game,
    viewer: tuple[int, int | None],
    locale: str,
    chapters: Sequence[Chapter],
    beside: Beside = NOTHING,
) -> Shown:
    """The game as a ``viewer`` (their user and player) sees it."""
    user, player = viewer
    names = tuple(seat.name for seat in game.seats)
    if game.state is None:
        return Shown(game.id, game.seq, game.title, game.status, player, names)
    state = seen_by(game.state, player)
    board = board_of(state)
    return Shown(
        game=game.id,
        seq=game.seq,
        title=game.title,
        status=game.status,
        me=player,
        players=names,
        board=board,
        words=board_labels(locale, state),
        waiting=_waiting(game, state, locale),
        asked=() if player is None else _asked(table, game, (user, player), state, locale, board),
        undo=player is not None and _may_undo(game, user),
        ask_undo=() if player is None else undo_asks(game, user, locale),
        wish=wish_of(game, user, beside.wish(game, locale)),
        typed=game.options.get("dice") == "typed",
        story=told(list(chapters), locale, CHAPTERS),
        chapters=len(chapters),
    )


def _waiting(game: Game, state: State, locale: str) -> tuple[str, ...]:
    if game.status == "ended":
        return (outcome_line(locale, state),) if state.outcome is not None else ()
    return tuple(waiting_line(locale, request, state) for request in game.requests)


def _asked(
    table: Table, game: Game, viewer: tuple[int, int], state: State, locale: str, board: Board
) -> tuple[Asked, ...]:
    if game.status != "running":
        return ()
    user, player = viewer
    maps = ruleset_of(state).maps
    known = {card.id for card in board.cards} | {post.id for post in board.posts} | {"goal"}
    known |= set(maps.positions(state)) if maps is not None and state.table == "map" else set()
    whole = table.preferences.user(user).asks_everything
    return tuple(asked_of(game, player, state, locale, known, whole=whole))


def _may_undo(game: Game, user: int) -> bool:
    try:
        return undo_for(game, user).free
    except NotAllowed:
        return False
