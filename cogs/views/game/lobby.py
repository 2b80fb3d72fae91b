"""The public message of a lobby."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.views.components import TITLE_MAX, Row, button, menu, menu_option, page_button, press_id, rows_of, text, view
from cogs.views.game.board import named_buttons
from cogs.views.game.map_plan import NO_FIELD, LobbyField, field_items, field_of
from cogs.views.times import time_text
from rules import ruleset as find_ruleset
from table import Game
from table.game import Seat, is_bot, is_person
from table.styles import styles_of
from text import clean, escape
from text.fluent.catalogue import has, say
from think import LEVELS

HASH_SHOWN = 16
MENU_MAX = 25


def lobby_view(game: Game, field: LobbyField = NO_FIELD, page: str = "", standing: Sequence[str] = ()) -> ui.LayoutView:
    """The players, and the buttons to join and to begin. ``field``: what is said and shown of it, on a map.

    ``page``: the way to the board (``Links.public``). ``standing``: see ``shown_board``.
    """
    locale = game.locale
    seats = seat_lines(game, locale)
    body = ui.Container[ui.LayoutView](
        text(_head(game), *seats), *field_items(game, field), ui.Separator(), text(*standing, _status(game))
    )
    if not game.called_off:
        body.add_item(_seat_buttons(game))
        if not _is_organised(game):
            body.add_item(_host_buttons(game, field))
        body.add_item(text(_dice_line(game)))
        board = [page_button(game, locale, page)] if page else []
        body.add_item(Row(*named_buttons(game, ("words", "proof")).children, *board))
    return view(body)


def joined_text(locale: str, game: Game) -> str:
    """What a user reads who has taken a seat without a company; a campaign's lobby says what is played with there."""
    return say(locale, "joined-drawn", **_drawn(game))


def _drawn(game: Game) -> dict[str, str]:
    """What its words for drawn forces depend on."""
    return {"campaign": "yes" if game.campaign else "no", "family": find_ruleset(game.ruleset).family}


def begun_view(game: Game) -> ui.LayoutView:
    """The message of a lobby whose game has begun: its title and kind, and what proves its dice."""
    dice = [] if game.dice_typed else [text(_dice_line(game)), named_buttons(game, ("proof",))]
    return view(text(f"### {escape(game.title, TITLE_MAX)}", _kind_line(game)), *dice)


def seat_lines(game: Game, locale: str) -> list[str]:
    """Who sits in a lobby, and what is known of their forces: a line each, as markdown."""
    return [_seat_line(game, seat, locale) for seat in game.seats]


def _seat_line(game: Game, seat: Seat, locale: str) -> str:
    if is_bot(seat.user):
        style = say(locale, f"style-{seat.style}") if seat.style in styles_of(game) else say(locale, "style-by-chance")
        sealed = "yes" if seat.company else "no"
        return say(locale, "lobby-seat-bot", name=escape(seat.name), sealed=sealed, style=style)
    if seat.asked:
        return say(locale, "lobby-seat-asked", name=escape(seat.name))
    if seat.company:
        return say(locale, "lobby-seat-sealed", name=escape(seat.name))
    return say(locale, "lobby-seat-drawn", name=escape(seat.name), **_drawn(game))


def bots_view(game: Game, locale: str, note: str = "", even: str | None = None) -> ui.LayoutView:
    """The levels of bots as buttons while there are seats, and the bots that may leave again. ``even``: the level
    against which the reader wins about half of their games."""
    free = len(game.seats) < find_ruleset(game.ruleset).seats[1]
    lines = [say(locale, "bots-head"), *(_level_line(game, level, locale) for level in LEVELS)]
    levels = (
        button(
            game,
            "addbot",
            say(locale, f"bot-name-{level}"),
            level,
            style=ButtonStyle.success if level == even else ButtonStyle.secondary,
            disabled=not free,
        )
        for level in LEVELS
    )
    gone = [
        button(game, "dropbot", say(locale, "button-bot-gone", name=clean(seat.name)), str(seat.user))
        for seat in game.seats
        if is_bot(seat.user)
    ]
    match = [] if even is None else [say(locale, "bots-even", level=say(locale, f"bot-name-{even}"))]
    told = text(*([note] if note else []), lines[0], *(f"- {line}" for line in lines[1:]), *match)
    full = [] if free else [text(say(locale, "bots-none-left"))]
    styles = _styles_menu(game, locale)
    return view(told, *full, Row(*levels), *rows_of(gone), *([] if styles is None else [styles]))


def _level_line(game: Game, level: str, locale: str) -> str:
    """How well a level plays; what a recruit overlooks is another thing in some games."""
    own = f"level-{level}-{find_ruleset(game.ruleset).family}"
    return say(locale, own if has("en", own) else f"level-{level}")


def _styles_menu(game: Game, locale: str) -> Row | None:
    """A menu of how each bot may play; None without a bot, or a style."""
    bots, styles = [seat for seat in game.seats if is_bot(seat.user)], ("", *styles_of(game))
    options = [
        menu_option(
            say(locale, "style-of-bot", name=clean(seat.name), style=say(locale, f"style-{style or 'by-chance'}")),
            f"{seat.user} {style}",
        )
        for seat in bots
        for style in styles
    ][:MENU_MAX]
    if not bots or len(styles) == 1:
        return None
    return Row(menu(press_id(game, "botstyle"), options, say(locale, "style-choose")))


def kind_of(game: Game, locale: str) -> dict[str, str]:
    """The names of ``ruleset`` and ``size``."""
    size = game.size if isinstance(game.size, str) else game.size["id"]
    return {"ruleset": say(locale, f"ruleset-{game.ruleset}"), "size": say(locale, f"size-{size}")}


def _head(game: Game) -> str:
    title = say(game.locale, "lobby-title", title=escape(game.title, TITLE_MAX))
    return f"{title}\n{_kind_line(game)}"


def _kind_line(game: Game) -> str:
    dice = game.options.get("dice", "bot")
    return say(game.locale, "lobby-kind", dice=dice, table=game.table, **kind_of(game, game.locale))


def _status(game: Game) -> str:
    """Time, options, and what to do next."""
    locale = game.locale
    apart = "yes" if game.rated or game.campaign else "no"
    campaign = "yes" if game.campaign else "no"
    key = "lobby-ready" if game.ready else "lobby-hint"
    shared = "yes" if game.campaign and (game.players == 2 or len(game.seats) > 1) else "no"  # any of them starts it
    status = say(locale, key, count=len(game.seats), rated=apart, campaign=campaign, shared=shared)
    if game.unanswered:
        status = say(locale, "lobby-asked")
    if game.called_off:
        status = say(locale, "lobby-called-off")
    switched = [say(locale, f"advanced-{name}") for name, value in game.options.items() if value is True]
    if switched:
        status = f"{say(locale, 'lobby-options', names=', '.join(switched))}\n{status}"
    if game.time.runs:
        status = f"{say(locale, 'clock-head', time=time_text(locale, game.time))}\n{status}"
    if game.rated and not game.called_off:
        free = not game.ready and len(game.seats) < find_ruleset(game.ruleset).seats[1]
        rated = say(locale, "lobby-rated", pace=str(game.time.pace), free="yes" if free else "no")
        status = f"{rated}\n{status}"
    return status


def _seat_buttons(game: Game) -> Row:
    locale = game.locale
    build = (
        [] if find_ruleset(game.ruleset).builder is None else [button(game, "company", say(locale, "button-company"))]
    )
    bots = len(game.seats) > 1 and sum(is_person(seat.user) for seat in game.seats) == 1
    waits = len(game.seats) < 2 or bool(game.unanswered)
    start = button(game, "start", say(locale, "button-start"), style=ButtonStyle.primary, disabled=waits)
    style = ButtonStyle.secondary if len(game.seats) > 1 else ButtonStyle.success  # its readers may sit already
    join = button(game, "join", say(locale, "button-join"), style=style)
    leave = button(game, "leave", say(locale, "button-leave"))
    seats = [*build] if game.ready else [join, *build, leave]
    return Row(*([start, *seats] if bots else [*seats, start]))


def _is_organised(game: Game) -> bool:
    """Whether the lobby is a match's: none of its players may change it or call it off."""
    return game.match or (game.ready and game.player_of(game.host) is None)


def _host_buttons(game: Game, field: LobbyField) -> Row:
    locale = game.locale
    reroll = say(locale, "button-reroll", own="yes" if field.own else "no")
    again = [button(game, "fieldagain", reroll, emoji="🗺️")] if field_of(game) else []
    bots = [] if game.rated or game.campaign else [button(game, "bots", say(locale, "button-bots"), emoji="🤖")]
    return Row(
        button(game, "setup", say(locale, "button-setup"), emoji="⚙️"),
        *again,
        *bots,
        button(game, "calloff", say(locale, "button-calloff"), style=ButtonStyle.danger),
    )


def _dice_line(game: Game) -> str:
    """The commitment to the dice, shortened, and the players who added words to them."""
    words = ", ".join(escape(seat.name) for seat in game.seats if seat.words)
    return say(game.locale, "lobby-dice", hash=game.commitment[:HASH_SHOWN] or "–", words=words or "none")
