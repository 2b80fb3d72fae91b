"""A game as the page gets it: the board, the words, what is asked, and the end of the story, as JSON."""

from collections.abc import Sequence
from functools import reduce

from msgspec import Struct, structs

from render import board_of
from render.scene import Board
from rules import State, ruleset_of
from rules.contract.correcting import forms
from rules.core.correction import PLACES
from rules.core.json_input import Facts
from rules.core.memo import memo_on_state_by
from table import Game, Table
from table.errors import NotAllowed
from table.game import still_to_agree
from table.missions import mission_after, mission_named
from table.player_clocks import retimed
from table.styles import speakers
from table.votes.undo import undo_for
from table.winning import others_play
from text import escape, narrator, say
from text.chapters import Chapter
from text.missions import mission_line, mission_result, title_of
from text.voice import Speaker, farewell_line
from web.asked import Asked, asked_of
from web.hall import Seats, seats_of
from web.services import NOTHING, Services
from web.story import WordedChapter, worded


class Wish(Struct, frozen=True, omit_defaults=True):
    """The open wish, by the number of its entry. ``votes``: its reader may agree; ``own``: they may withdraw it."""

    seq: int
    lines: tuple[str, ...]
    votes: bool = False
    own: bool = False


def wish_of(game: Game, user: int, lines: Sequence[str]) -> Wish | None:
    """The wish as a user sees it; ``lines``: what it is, and whose vote it waits for."""
    wish = game.open_wish
    if wish is None:
        return None
    return Wish(wish.seq, tuple(lines), votes=user in still_to_agree(game), own=user == wish.user)


def undo_asks(game: Game, user: int, locale: str) -> tuple[str, ...]:
    """What to know before an undo of the user's last decision: who must agree, or that it counts as hindsight.

    Nothing where neither is so, it is impossible, or asked for already.
    """
    try:
        found = undo_for(game, user)
    except NotAllowed:
        return ()
    if found.hindsight:
        return (say(locale, "undo-hindsight"),)
    if found.free or game.open_wish is not None:
        return ()
    others = ", ".join(escape(seat.name) for seat in game.seats if seat.user in found.asked)
    return say(locale, "undo-consent"), say(locale, "undo-asked-of", others=others)


CHAPTERS = 6
"""Chapters that come with a board; the others are fetched when they are wanted."""


class Shown(Struct, frozen=True, omit_defaults=True):
    """A game as one person sees it."""

    game: str
    seq: int
    """The number of the newest entry."""
    title: str
    status: str
    me: int | None
    """Their player; None for a watcher."""
    players: tuple[str, ...]
    seats: Seats | None = None
    """In the lobby."""
    board: Board | None = None
    words: Facts = {}
    """Texts for the board, by their names."""
    waiting: tuple[str, ...] = ()
    """Whom it waits for, in words."""
    asked: tuple[Asked, ...] = ()
    undo: bool = False
    """They may take their last decision back, and need ask nobody."""
    ask_undo: tuple[str, ...] = ()
    """What to know before an undo, in words."""
    alone: bool = False
    """No other person plays on: the end needs nobody's word."""
    wish: Wish | None = None
    typed: bool = False
    """The players type their own dice."""
    story: tuple[WordedChapter, ...] = ()
    """The last chapters that say anything."""
    chapters: int = 0
    """How many there are in all."""
    compare: bool = False
    """They may compare it with a photograph of a table."""
    photograph: bool = False
    """The table that it is played on has one, which may be seen now."""
    mission: str = ""
    """The mission that it is, in words."""
    again: tuple[str, ...] = ()
    """What may be played once it is over, the likeliest first: a ``rematch``, the next of the ``missions``, or the same
    one again, to ``try-again``."""


@memo_on_state_by
def seen_by(state: State, player: int | None) -> State:
    """The state as a player may see it; None: as everybody may. The same one each time."""
    secrets = ruleset_of(state).secrets
    players = range(len(state.players)) if player is None else (player,)
    return state if secrets is None else reduce(secrets.view, players, state)


def comparable(game: Game) -> bool:
    """Whether a game is played on a map on which its host may correct places together."""
    return game.status == "running" and PLACES in forms(ruleset_of(game.played), game.played)


def shown(
    table: Table,
    game: Game,
    viewer: tuple[int, int | None],
    locale: str,
    chapters: Sequence[Chapter],
    services: Services = NOTHING,
    photograph: bool = False,
    done: bool | None = None,
    ahead: bool = False,
) -> Shown:
    """The game as a ``viewer`` (their user and player) sees it. ``photograph``: see ``Shown``; ``done``: its mission
    is; None: it counts for none; ``ahead``: they may go on to the next."""
    user, player = viewer
    names = tuple(seat.name for seat in game.seats)
    if game.state is None:
        return Shown(game.id, game.seq, game.title, game.status, player, names, seats_of(game, locale, services.seats))
    state = seen_by(game.state, player)
    board = board_of(state)
    return Shown(
        game=game.id,
        seq=game.seq,
        title=title_of(locale, game.title, game.mission),
        status=game.status,
        me=player,
        players=names,
        board=board,
        words={**narrator(state).board_labels(locale, state), "players": narrator(state).players(locale, state)},
        waiting=_waiting(game, state, locale, chapters, done),
        asked=() if player is None else _asked(table, game, (user, player), state, locale, board),
        undo=player is not None and _may_undo(game, user),
        ask_undo=() if player is None else undo_asks(game, user, locale),
        alone=player is not None and not others_play(game, user),
        wish=wish_of(game, user, services.wish(retimed(game, table.clock.now(), table.preferences), locale)),
        typed=game.dice_typed,
        story=worded(list(chapters), locale, CHAPTERS),
        chapters=len(chapters),
        compare=player is not None and comparable(game),
        photograph=photograph,
        mission=mission_line(locale, game.mission),
        again=() if player is None or game.status != "ended" else _again(game, done=done, ahead=ahead),
    )


def _again(game: Game, *, done: bool | None, ahead: bool) -> tuple[str, ...]:
    mission = mission_named(game.mission)
    if mission is None:
        return ("rematch",)
    if not ahead or mission_after(mission) is None:
        return ("try-again",)
    return ("missions", "try-again") if done else ("try-again", "missions")


def _waiting(game: Game, state: State, locale: str, chapters: Sequence[Chapter], done: bool | None) -> tuple[str, ...]:
    if game.status == "ended":
        result = () if state.outcome is None else (narrator(state).outcome_line(locale, state),)
        moves = [(one.before, one.last[1]) for one in chapters if one.before is not None and one.last is not None]
        bots = (farewell_line(locale, state, Speaker(*who, game.id), moves) for who in speakers(game))
        return tuple(filter(None, (*result, mission_result(locale, game.mission, done=done), *bots)))
    return tuple(narrator(state).waiting_line(locale, request, state) for request in game.requests)


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
    found = tuple(asked_of(game, player, state, locale, known, whole=whole))
    opens, began = {"football": "target"}.get(state.family, "activate"), ruleset_of(state).round_of(state)
    first = all(decision.user != user for decision in game.decisions)
    if began > 1 or not (first or any(request.kind == opens for request in game.requests)):
        return found
    goal = say(locale, f"goal-{state.family}")
    return tuple(structs.replace(one, lines=(goal, *one.lines)) for one in found)


def _may_undo(game: Game, user: int) -> bool:
    try:
        return undo_for(game, user).free
    except NotAllowed:
        return False
