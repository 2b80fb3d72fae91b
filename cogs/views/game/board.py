"""The public board of a game: picture, open decisions, clocks and wishes, and the buttons under it."""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, ui

from cogs.views.components import (
    TEXT_MAX,
    TITLE_MAX,
    Button,
    Item,
    Row,
    button,
    gallery,
    page_button,
    rows_of,
    size_of,
    text,
    view,
)
from cogs.views.game.clocks import absent_lines, clock_lines
from cogs.views.game.options import FIRST, Shown
from cogs.views.game.questions import footer, questions
from cogs.views.game.votes import consent_row, stand_in_buttons, wish_lines
from rules import Request, State
from table import Game
from table.game import is_bot
from text import escape, narrator
from text.fluent.catalogue import say
from text.missions import mission_line

AROUND = 6
"""Components around the questions on a board, besides its buttons: the frame, title, table, two pictures, and lines."""


def board_view(
    game: Game,
    pictures: Sequence[str] = (),
    more: Sequence[str] = (),
    rows: Iterable[Row] = (),
    page: str = "",
    *,
    worded: bool = False,
    asked: int = 0,
    shown: Shown = FIRST,
) -> ui.LayoutView:
    """The board of a game that has begun.

    ``pictures``: file names of attachments, the board and perhaps a close-up of the action. ``more`` and ``rows``: what
    stands under it besides (``board_lines``, ``board_rows``). ``page``: the way to the board (``Links.public``).
    ``worded``: all of the board as text, with pictures or without. ``asked``: the user whose questions stand on it with
    their controls, as far as ``shown``; 0: whose decision it is stands there alone.
    """
    locale, state = game.locale, game.played
    title, decisions = f"### {escape(game.title, TITLE_MAX)}", _decisions(game, locale)
    told = [*more, *decisions] if asked else [*decisions, *more]
    words = worded or not (pictures or asked)
    if words:
        told = [*_missing_lines(game, locale), *more]
    below: list[Item] = [*rows_of(_buttons(game, page, asked, shown)), *rows]
    if asked:
        below = [*questions(game, asked, locale, shown, AROUND + size_of(below)), *below]
    room = TEXT_MAX - len(title) - sum(len(item.content) for item in below if isinstance(item, ui.TextDisplay))
    under = "\n".join(told)[: max(0, room)]
    body = ui.Container[ui.LayoutView](text(title))
    if words:
        body.add_item(text(narrator(state).state_text(locale, state)[: max(0, room - len(under))]))
    if pictures:
        body.add_item(gallery((pictures[0], narrator(state).alt_text(locale, state))))
    for close_up in pictures[1:] if game.requests else ():  # a game that has just ended asks nothing
        alt = " ".join(narrator(state).waiting_line(locale, asked, state, plain=True) for asked in game.requests)
        body.add_item(gallery((close_up, alt)))
    if under:
        body.add_item(text(under))
    for item in below:
        body.add_item(item)
    return view(body)


def _buttons(game: Game, page: str, asked: int, shown: Shown) -> list[Button]:
    """The buttons of a running game, and the way to the board in the browser."""
    links = [page_button(game, game.locale, page, short=bool(asked))] if page else []
    if game.status != "running":
        return links
    if asked:
        under = footer(game, asked, game.locale, game.asked_of(asked), more=shown.more, stale=False)
        own = {other.custom_id for other in under}
        return [*under, *(one for one in _named(game, ("undo", "text")) if one.custom_id not in own), *links]
    your_move = button(game, "open", say(game.locale, "button-your-move"), style=ButtonStyle.primary)
    return [your_move, *_named(game, ("undo", "text")), *links]


def still_view(game: Game, state: State, when: str, picture: str) -> ui.LayoutView:
    """A board of an earlier round: its title and picture, and nothing to press."""
    title = text(f"### {escape(game.title, TITLE_MAX)}", f"-# {when}")
    return view(ui.Container[ui.LayoutView](title, gallery((picture, narrator(state).alt_text(game.locale, state)))))


def _decisions(game: Game, locale: str) -> list[str]:
    """A line for each open decision; of a game that is over, how it ended."""
    if game.status == "ended":
        return [narrator(game.played).outcome_line(locale, game.played)]
    return [waiting_text(game, request, locale) for request in game.requests]


def _missing_lines(game: Game, locale: str) -> list[str]:
    """Lines that the board's text lacks: how the game ended, or who answers for a bot."""
    if game.status == "ended":
        return _decisions(game, locale)
    asked = (
        (waiting_text(game, request, locale), narrator(game.played).waiting_line(locale, request, game.played))
        for request in game.requests
        if not is_bot(game.decider(request))
    )
    return [told for told, line in asked if told != line]


def waiting_text(game: Game, request: Request, locale: str) -> str:
    """Whose decision it is, and who answers for a bot that cannot see; of a bot only that it plays: it decides faster
    than anyone reads."""
    line, decider = narrator(game.played).waiting_line(locale, request, game.played), game.decider(request)
    seat = game.seats[request.player]
    if is_bot(decider):
        return say(locale, "bot-plays", name=escape(seat.name))
    if seat.user == decider or not is_bot(seat.user):
        return line
    name = next(escape(other.name) for other in game.seats if other.user == decider)
    return say(locale, "bot-see-waits", line=line, name=name)


def named_buttons(game: Game, verbs: Iterable[str]) -> Row:
    """Buttons that are labelled like their verbs."""
    return Row(*_named(game, verbs))


def _named(game: Game, verbs: Iterable[str]) -> list[Button]:
    return [button(game, verb, say(game.locale, f"button-{verb}")) for verb in verbs]


def board_lines(game: Game, locale: str, standing: Sequence[str] = ()) -> list[str]:
    """The mission, clocks, what is ``standing`` beside the game (see ``shown_board``), the open wish and absent
    players."""
    mission = [line] if (line := mission_line(locale, game.mission)) else []
    clocks = [*mission, *clock_lines(game, locale), *standing]
    return [*clocks, *wish_lines(game, locale), *absent_lines(game, locale)]


def board_rows(game: Game, locale: str) -> list[Row]:
    """The buttons to vote, and to go on without absent players."""
    rows = [consent_row(game, locale)] if game.wish is not None and game.status == "running" else []
    return rows + rows_of(stand_in_buttons(game, locale))
