"""The public board of a game: picture, open decisions, clocks and wishes, and the buttons under it."""

from collections.abc import Iterable, Mapping, Sequence

from discord import ButtonStyle, ui

from cogs.views.components import TEXT_MAX, TITLE_MAX, Button, Row, button, gallery, page_button, rows_of, text, view
from cogs.views.game.clocks import absent_lines, away_lines, clock_lines
from cogs.views.game.votes import consent_row, stand_in_buttons, wish_lines
from rules import Request, State
from table import Game
from table.game import is_bot
from text import escape, narrator
from text.fluent.catalogue import say


def board_view(
    game: Game,
    pictures: Sequence[str] = (),
    more: Sequence[str] = (),
    rows: Iterable[Row] = (),
    page: str = "",
    *,
    worded: bool = False,
) -> ui.LayoutView:
    """The board of a game that has begun.

    ``pictures``: file names of attachments, the board and perhaps a close-up of the action. ``more`` and ``rows``: what
    stands under it besides (``board_lines``, ``board_rows``). ``page``: the way to the board (``Links.page``).
    ``worded``: all of the board as text, with pictures or without.
    """
    locale, state = game.locale, game.played
    title, told = f"### {escape(game.title, TITLE_MAX)}", [*_decisions(game, locale), *more]
    body = ui.Container[ui.LayoutView](text(title))
    if worded or not pictures:
        told = [*_missing_lines(game, locale), *more]
        body.add_item(text(narrator(state).state_text(locale, state)[: TEXT_MAX - len("\n".join(told)) - len(title)]))
    if pictures:
        body.add_item(gallery((pictures[0], narrator(state).alt_text(locale, state))))
    for close_up in pictures[1:]:
        alt = " ".join(narrator(state).waiting_line(locale, asked, state, plain=True) for asked in game.requests)
        body.add_item(gallery((close_up, alt)))
    if told:
        body.add_item(text(*told))
    if buttons := _buttons(game, page):
        body.add_item(Row(*buttons))
    for row in rows:
        body.add_item(row)
    return view(body)


def _buttons(game: Game, page: str) -> list[Button]:
    """The buttons of a running game, and the link to the board in the browser."""
    links = [page_button(game, game.locale, page)] if page else []
    if game.status != "running":
        return links
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
    )
    return [told for told, line in asked if told != line]


def waiting_text(game: Game, request: Request, locale: str) -> str:
    """Whose decision it is, and who answers for a bot that cannot see."""
    line, decider = narrator(game.played).waiting_line(locale, request, game.played), game.decider(request)
    seat = game.seats[request.player]
    if seat.user == decider or not is_bot(seat.user):
        return line
    name = next(escape(other.name) for other in game.seats if other.user == decider)
    return say(locale, "bot-see-waits", line=line, name=name)


def named_buttons(game: Game, verbs: Iterable[str]) -> Row:
    """Buttons that are labelled like their verbs."""
    return Row(*_named(game, verbs))


def _named(game: Game, verbs: Iterable[str]) -> list[Button]:
    return [button(game, verb, say(game.locale, f"button-{verb}")) for verb in verbs]


def board_lines(game: Game, locale: str, away: Mapping[int, float] | None = None) -> list[str]:
    """Clocks, who is ``away`` until when, the open wish and absent players."""
    clocks = [*clock_lines(game, locale), *away_lines(game, locale, away or {})]
    return [*clocks, *wish_lines(game, locale), *absent_lines(game, locale)]


def board_rows(game: Game, locale: str) -> list[Row]:
    """The buttons to vote, and to go on without absent players."""
    rows = [consent_row(game, locale)] if game.wish is not None and game.status == "running" else []
    return rows + rows_of(stand_in_buttons(game, locale))
