"""The private panel: a player's open decisions, with their options."""

from __future__ import annotations

import contextlib

from discord import ui

from cogs.views.components import Button, Item, button, note_view, rows_of, text, view
from cogs.views.game.clocks import own_clock_lines
from cogs.views.game.odds import details, odds_lines
from cogs.views.game.options import FIRST, Shown, option_controls
from cogs.views.game.votes import own_vote_row, wish_lines
from cogs.views.rulebook import why_button
from rules import Request
from table import Game
from table.errors import NotAllowed
from table.planning import WHERE
from table.votes.undo import undo_for
from text import outcome_line, question, ruling_of, waiting_line
from text.fluent.catalogue import say

__all__ = ["panel_view"]


def panel_view(
    game: Game, user: int, locale: str, *, note: str = "", link: Button | None = None, shown: Shown = FIRST
) -> ui.LayoutView:
    """A user's open decisions, or the player who must decide. ``note`` stands above; ``link``: the rule behind it."""
    if game.state is None:
        return note_view(note or say(locale, "panel-lobby"), link)
    items: list[Item] = [text(note)] if note else []
    own = [request for request in game.requests if game.seats[request.player].user == user]
    for request in own:
        odds, clock = odds_lines(request, game.state, locale), own_clock_lines(game, user, locale)
        items.append(text(question(locale, request, game.state), *odds, *clock))
        items += option_controls(game, request, locale, shown)
    if game.status == "ended":
        items.append(text(outcome_line(locale, game.state)))
    elif not own:
        items.append(text(*(waiting_line(locale, request, game.state) for request in game.requests)))
    items += _wish(game, user, locale)
    if game.status == "running":
        aside = _aside(game, user, locale, own)
        if link is not None and link.custom_id not in {other.custom_id for other in aside}:
            aside.append(link)
        items += rows_of(aside)
    return view(*items)


def _wish(game: Game, user: int, locale: str) -> list[Item]:
    """The open wish, and what the user may do about it."""
    lines = wish_lines(game, locale)
    if not lines:
        return []
    row = own_vote_row(game, user, locale)
    return [text(*lines), *([] if row is None else [row])]


def _aside(game: Game, user: int, locale: str, own: list[Request]) -> list[Button]:
    """Refresh, a free answer, all chances, undo, and the rule behind the question."""
    buttons = [button(game, "open", say(locale, "button-refresh"))]
    buttons += [
        button(game, "free", say(locale, "button-other"), request.kind)
        for request in own
        if request.free is not None and request.kind != WHERE
    ]
    if any(details(own, game.played, locale)):
        buttons.append(button(game, "odds", say(locale, "button-odds")))
    with contextlib.suppress(NotAllowed):
        if undo_for(game, user).free:
            buttons.append(button(game, "undo", say(locale, "button-back")))
    return [*buttons, *(why_button(game, ruling_of(request, game.played), locale) for request in own[:1])]
