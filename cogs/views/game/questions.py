"""The open questions of a player with their controls, in their panel or on the board."""

import contextlib
from collections.abc import Sequence

from cogs.views.components import COMPONENTS_MAX, Button, Item, button, text
from cogs.views.game.clocks import own_clock_lines
from cogs.views.game.odds import details, odds_lines
from cogs.views.game.options import Shown, option_controls
from cogs.views.rulebook import why_button
from rules import Request
from table import Game
from table.errors import NotAllowed
from table.flow import given_step, paths
from table.game import is_bot
from table.planning import WHERE, foreseen
from table.votes.undo import undo_for
from text import escape, narrator
from text.fluent.catalogue import say
from text.stakes import question_lines

ROOM = 4
"""Buttons of the footer that leave room for a hint in their row."""


def questions(game: Game, user: int, locale: str, shown: Shown, taken: int) -> list[Item]:
    """A user's open questions, each with its stakes, chances and controls. ``taken``: components of the message that
    stand around them."""
    own, items = game.asked_of(user), list[Item]()
    room = (COMPONENTS_MAX - taken) // max(1, len(own)) - 1
    for request in own:
        asked = [*bot_lines(game, request, locale), *_question(game, request, locale, shown)]
        items.append(text(*asked, *own_clock_lines(game, user, locale)))
        items += option_controls(game, request, locale, shown, room)
    return items


def _question(game: Game, request: Request, locale: str, shown: Shown) -> list[str]:
    """A question with its stakes and chances; the next one, if the press answers both, and what goes along."""
    every = () if shown.whole else paths(game.played, request)
    step = given_step(every)
    if step is None:
        return [
            narrator(game.played).question(locale, request, game.played),
            *question_lines(locale, game.played, request),
            *odds_lines(request, game.played, locale),
        ]
    along = say(locale, "panel-given", option=narrator(game.played).option_label(locale, every[0].first, game.played))
    return [
        narrator(step.state).question(locale, step.request, step.state),
        *question_lines(locale, step.state, step.request),
        *odds_lines(step.request, step.state, locale),
        along,
    ]


def bot_lines(game: Game, request: Request, locale: str) -> list[str]:
    """Why a person must answer a question to a bot: a line before it; none for other questions."""
    seat = game.seats[request.player]
    return [say(locale, "bot-see", name=escape(seat.name))] if is_bot(seat.user) else []


def footer(game: Game, user: int, locale: str, own: Sequence[Request], *, more: bool, stale: bool) -> list[Button]:
    """Back from what folds, a free answer, previews, all chances, undo, a hint, and the rule behind the question.

    Refresh stands where the panel may be out of date: it asks nothing, or no longer follows the game.
    """
    buttons = list[Button]()
    if more:
        buttons.append(button(game, "page", say(locale, "button-fewer"), "first.0"))
    elif stale or not own:
        buttons.append(button(game, "open", say(locale, "button-refresh")))
    buttons += [
        button(game, "free", say(locale, "button-other"), request.kind)
        for request in own
        if request.free is not None and request.kind != WHERE
    ]
    buttons += [
        button(game, "foresee", say(locale, f"button-foresee-{item.label}"), item.choice)
        for request in own
        for item in foreseen(game, request)
    ]
    if any(details(own, game.played, locale)):
        buttons.append(button(game, "odds", say(locale, "button-odds")))
    with contextlib.suppress(NotAllowed):
        if undo_for(game, user).free:
            buttons.append(button(game, "undo", say(locale, "button-back")))
    if own and len(buttons) < ROOM:
        buttons.append(button(game, "hint", say(locale, "button-hint"), emoji="💡"))
    return [*buttons, *(why_button(game, narrator(game.played).ruling_of(request), locale) for request in own[:1])]
