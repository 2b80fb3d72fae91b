"""What a game asks of a player: the private panel with all options, and the ping that calls to it."""

import contextlib
from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.views.components import (
    COMPONENTS_MAX,
    TITLE_MAX,
    Button,
    Item,
    Row,
    button,
    note_view,
    page_button,
    rows_of,
    size_of,
    text,
    time_stamp,
    view,
)
from cogs.views.game.board import waiting_text
from cogs.views.game.clocks import clock_lines, last_chance_lines, own_clock_lines
from cogs.views.game.odds import details, odds_lines
from cogs.views.game.options import FIRST, Shown, answer_buttons, option_controls
from cogs.views.game.votes import consent_row, own_vote_row, wish_lines, wish_text
from cogs.views.rulebook import why_button
from rules import Request
from table import Game
from table.errors import NotAllowed
from table.flow import given_step, paths
from table.game import is_bot, is_person, still_to_agree
from table.planning import WHERE, foreseen
from table.player_clocks import absent, waited_for
from table.votes.undo import undo_for
from text import escape, narrator
from text.fluent.catalogue import say
from text.stakes import chance_lines, question_lines

ROOM = 4
"""Buttons of the footer that leave room for a hint in their row."""


def panel_view(
    game: Game,
    user: int,
    locale: str,
    *,
    note: str = "",
    link: Button | None = None,
    page: str = "",
    shown: Shown = FIRST,
) -> ui.LayoutView:
    """A user's open decisions, or the player who must decide.

    ``note`` stands above; ``link``: the rule behind it; ``page``: the way to the user's board (``Links.page``).
    """
    if game.state is None:
        return note_view(note or say(locale, "panel-lobby"), link)
    items: list[Item] = [text(note)] if note else []
    own = game.asked_of(user)
    below = _below(game, user, locale, own, link, more=shown.more)
    below += [Row(page_button(game, locale, page))] if page else []
    room = (COMPONENTS_MAX - size_of([*items, *below])) // max(1, len(own)) - 1
    for request in own:
        asked = [*bot_lines(game, request, locale), *_question(game, request, locale, shown)]
        items.append(text(*asked, *own_clock_lines(game, user, locale)))
        items += option_controls(game, request, locale, shown, room)
    return view(*items, *below)


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


def _below(
    game: Game, user: int, locale: str, own: Sequence[Request], link: Button | None, *, more: bool
) -> list[Item]:
    """What stands below a user's questions: the end or who must decide, the open wish, and a footer."""
    items: list[Item] = []
    if game.status == "ended":
        items.append(text(narrator(game.played).outcome_line(locale, game.played)))
    elif not own:
        items.append(text(*(waiting_text(game, request, locale) for request in game.requests)))
    items += _wish(game, user, locale)
    if game.status == "running":
        footer = _footer(game, user, locale, own, more=more)
        if link is not None and link.custom_id not in {other.custom_id for other in footer}:
            footer.append(link)
        items += rows_of(footer)
    return items


def _wish(game: Game, user: int, locale: str) -> list[Item]:
    """The open wish, and what the user may do about it."""
    lines = wish_lines(game, locale)
    if not lines:
        return []
    row = own_vote_row(game, user, locale)
    return [text(*lines), *([] if row is None else [row])]


def _footer(game: Game, user: int, locale: str, own: Sequence[Request], *, more: bool) -> list[Button]:
    """Refresh (from what folds: back), a free answer, previews, all chances, undo, and the rule behind the question."""
    buttons = [button(game, "open", say(locale, "button-fewer" if more else "button-refresh"))]
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


# -- pings ----------------------------------------------------------------------------------------------------------


def ping_view(
    game: Game,
    users: Sequence[int],
    locale: str,
    board: str,
    *,
    since: float | None = None,
    direct: bool = False,
    ends: float | None = None,
    unplayed: str = "",
) -> ui.LayoutView:
    """What the game asks of these users, and the link to its ``board``.

    ``since``: it has asked since then, and reminds them; ``direct``: to the only one of them, in private. ``ends``:
    when the round ends in which it is played; ``unplayed``: what becomes of it then, see ``Campaign.unplayed``.
    """
    lines = [_line(game, user, locale, direct=direct) for user in users]
    lines += own_clock_lines(game, users[0], locale) if len(users) == 1 else clock_lines(game, locale)
    lines += last_chance_lines(game, users, locale)
    away = [*waited_for(game), *(game.seats[number].user for number in absent(game))]
    others = [escape(seat.name) for seat in game.seats if is_person(seat.user) and seat.user not in away]
    key = "ping-game" if since is None else "ping-game-again"
    facts = {"title": escape(game.title, TITLE_MAX), "since": f"<t:{round(since or 0)}:R>"}
    lines.append(say(locale, key, others=", ".join(others), count=len(others), **facts))
    if game.status == "lobby":
        again = "no" if since is None else "yes"
        if game.ready and ends is not None:
            facts = {"again": again, "unplayed": unplayed}
            lines.insert(len(users), say(locale, "ping-match-until", until=time_stamp(ends), **facts))
        elif game.ready and unplayed == "overdue":
            lines.insert(len(users), say(locale, "ping-match-overdue"))
        key = "button-tournament-play" if game.ready else "button-start"
        start = button(game, "start", say(locale, key), style=ButtonStyle.primary)
        return view(text(*lines), Row(start, Button(label=say(locale, "button-to-the-board"), url=board)))
    rows = _answer_rows(game, users[0], locale) if len(users) == 1 else []
    style = ButtonStyle.secondary if rows else ButtonStyle.primary
    move = button(game, "open", say(locale, "button-your-move"), style=style)
    return view(text(*lines), *rows, Row(move, Button(label=say(locale, "button-to-the-board"), url=board)))


def _line(game: Game, user: int, locale: str, *, direct: bool) -> str:
    """All that the game asks of a user, as lines of markdown; unless ``direct``, with a mention of the user."""
    told = [
        " ".join(
            [
                *bot_lines(game, request, locale),
                narrator(game.played).ping_line(locale, request, game.played),
                *chance_lines(locale, game.played, request),
            ]
        )
        for request in game.asked_of(user)
    ]
    if game.wish is not None and user in still_to_agree(game):
        until = "none" if game.wish.until is None else time_stamp(game.wish.until)
        told.insert(0, say(locale, "ping-vote", wish=wish_text(game, game.wish, locale), until=until))
    if game.status == "lobby":
        others = ", ".join(escape(seat.name) for seat in game.seats if seat.user != user)
        key = "ping-match" if game.ready else "ping-start"
        again = "yes" if game.again else "no"
        told.append(say(locale, key, campaign=escape(game.campaign), others=others, again=again))
    asked = "\n".join(told) or say(locale, "ping-decision")
    return asked if direct else say(locale, "ping-person", person=f"<@{user}>", asked=asked)


def _answer_rows(game: Game, user: int, locale: str) -> list[Row]:
    """The answers to the open wish, or to the only question if they are few."""
    if user in still_to_agree(game):
        return [consent_row(game, locale)]
    asked = game.asked_of(user)
    buttons = answer_buttons(game, asked[0], locale) if len(asked) == 1 else []
    return [Row(*buttons)] if buttons else []
