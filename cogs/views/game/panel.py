"""What a game asks of a player: the private panel with all options, and the ping that calls to it."""

from collections.abc import Collection, Sequence

from discord import ButtonStyle, ui

from cogs.views.components import (
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
from cogs.views.game.options import FIRST, Shown, answer_buttons
from cogs.views.game.questions import bot_lines, footer, questions
from cogs.views.game.votes import consent_row, own_vote_row, wish_lines, wish_text
from rules import Request
from table import Game
from table.game import is_person, still_to_agree
from table.player_clocks import absent, waited_for
from text import escape, narrator
from text.fluent.catalogue import say
from text.stakes import chance_lines
from text.words import together


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
    below = _below(game, user, locale, own, link, page, more=shown.more, stale=bool(note))
    return view(*items, *questions(game, user, locale, shown, size_of([*items, *below])), *below)


def _below(
    game: Game,
    user: int,
    locale: str,
    own: Sequence[Request],
    link: Button | None,
    page: str,
    *,
    more: bool,
    stale: bool,
) -> list[Item]:
    """What stands below a user's questions: the end or who must decide, the open wish, and a footer."""
    items: list[Item] = []
    if game.status == "ended":
        items.append(text(narrator(game.played).outcome_line(locale, game.played)))
    elif not own:
        items.append(text(*(waiting_text(game, request, locale) for request in game.requests)))
    items += _wish(game, user, locale)
    if game.status == "running":
        under = footer(game, user, locale, own, more=more, stale=stale)
        if link is not None and link.custom_id not in {other.custom_id for other in under}:
            under.append(link)
        items += rows_of([*under, *([page_button(game, locale, page, short=True)] if page else [])])
    elif page:
        items.append(Row(page_button(game, locale, page)))
    return items


def _wish(game: Game, user: int, locale: str) -> list[Item]:
    """The open wish, and what the user may do about it."""
    lines = wish_lines(game, locale)
    if not lines:
        return []
    row = own_vote_row(game, user, locale)
    return [text(*lines), *([] if row is None else [row])]


# -- pings ----------------------------------------------------------------------------------------------------------


def ping_view(
    game: Game,
    users: Sequence[int],
    locale: str,
    board: str,
    *,
    voters: Collection[int] | None = None,
    since: float | None = None,
    direct: bool = False,
    ends: float | None = None,
    unplayed: str = "",
    away: Sequence[tuple[int, float]] = (),
) -> ui.LayoutView:
    """What the game asks of these users, and the link to its ``board``.

    ``voters``: those of them who are called to the open vote; None: all who have yet to answer.
    ``since``: it has asked since then, and reminds them; ``direct``: to the only one of them, in private. ``ends``:
    when the round ends in which it is played; ``unplayed``: what becomes of it then, see ``Campaign.unplayed``.
    ``away``: who is on holiday, and until when.
    """
    voters = [user for user in still_to_agree(game) if voters is None or user in voters]
    asked_of = [(_asked(game, user, user in voters, locale), user) for user in users]
    told = {asked: [f"<@{user}>" for other, user in asked_of if other == asked] for asked, _ in asked_of}
    lines = [
        asked if direct else say(locale, "ping-person", person=" ".join(people), asked=asked)
        for asked, people in told.items()
    ]
    lines += own_clock_lines(game, users[0], locale) if len(users) == 1 else clock_lines(game, locale)
    lines += last_chance_lines(game, users, locale)
    asked = [*waited_for(game), *(game.seats[number].user for number in absent(game))]
    others = [escape(seat.name) for seat in game.seats if is_person(seat.user) and seat.user not in asked]
    key = "ping-game" if since is None else "ping-game-again"
    facts = {"title": escape(game.title, TITLE_MAX), "since": f"<t:{round(since or 0)}:R>"}
    facts["what"] = "match" if game.ready else "question"
    lines.append(say(locale, key, others=together(locale, others), count=len(others), **facts))
    if game.status == "lobby":
        again = "no" if since is None else "yes"
        if game.ready and ends is not None:
            facts = {"again": again, "unplayed": unplayed}
            lines.insert(len(told), say(locale, "ping-match-until", until=time_stamp(ends), **facts))
        elif game.ready and unplayed == "overdue":
            lines.insert(len(told), say(locale, "ping-match-overdue"))
        for user, end in away if game.ready else ():
            name = next(escape(seat.name) for seat in game.seats if seat.user == user)
            lines.insert(len(told), say(locale, "ping-match-away", name=name, until=f"<t:{round(end)}:D>"))
        key = "button-tournament-play" if game.ready else "button-start"
        start = button(game, "start", say(locale, key), style=ButtonStyle.primary)
        return view(text(*lines), Row(start, Button(label=say(locale, "button-to-the-board"), url=board)))
    rows = _answer_rows(game, users[0], locale) if len(users) == 1 else []
    if {*users} & {*voters}:
        rows = [consent_row(game, locale)]
    style = ButtonStyle.secondary if rows else ButtonStyle.primary
    move = button(game, "open", say(locale, "button-your-move"), style=style)
    return view(text(*lines), *rows, Row(move, Button(label=say(locale, "button-to-the-board"), url=board)))


def _asked(game: Game, user: int, votes: bool, locale: str) -> str:
    """All that the game asks of a user as lines of markdown, and the open vote if they are called to it (``votes``)."""
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
    if game.wish is not None and votes:
        until = "none" if game.wish.until is None else time_stamp(game.wish.until)
        told.insert(0, say(locale, "ping-vote", wish=wish_text(game, game.wish, locale, user), until=until))
    if game.status == "lobby":
        others = together(locale, [escape(seat.name) for seat in game.seats if seat.user != user])
        key = "ping-match" if game.ready else "ping-start"
        again = "yes" if game.again else "no"
        told.append(say(locale, key, campaign=escape(game.campaign), others=others, again=again))
    return "\n".join(told) or say(locale, "ping-decision")


def _answer_rows(game: Game, user: int, locale: str) -> list[Row]:
    """The answers to the only question, if they are few."""
    asked = game.asked_of(user)
    buttons = answer_buttons(game, asked[0], locale) if len(asked) == 1 else []
    return [Row(*buttons)] if buttons else []
