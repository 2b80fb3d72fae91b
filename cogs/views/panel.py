"""Requests and games as Discord components: the only builder of buttons, selects and modals.

A component's ``custom_id`` is ``mf:<game>:<seq>:<verb>:<argument>``; ``cogs/clicks/game.py`` reads it back.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui
from msgspec import structs

from cogs.views import clocks, votes
from cogs.views.components import DIE_EMOJI, TEXT_MAX, gallery, plan_of, press_id, style_of
from cogs.views.components import button as _button
from cogs.views.components import text as _text
from cogs.views.components import view as _view
from cogs.views.maps import field_controls, field_items
from cogs.views.plan import place_controls
from cogs.views.rulebook import rule_button, why_button
from rules import Option, Request, State
from rules import ruleset as find_ruleset
from table import Game
from table.errors import NotAllowed
from table.game import still_to_agree
from table.planning import WHERE, first_choices
from table.votes.undo import undo_for
from text import (
    alt_text,
    escape,
    odds_line,
    option_detail,
    option_label,
    outcome_line,
    question,
    ruling_of,
    state_text,
    waiting_line,
)
from text.fluent.catalogue import say
from text.rulebook.pages import rule_title
from text.rulebook.topics import topic_of_why

__all__ = [
    "PAGE",
    "TEXT_MAX",
    "board_view",
    "lobby_view",
    "modal",
    "note_view",
    "panel_view",
    "report_view",
    "score_view",
]

PAGE = 25
BUTTONS_MAX = 10
AT_HAND = ("frame", "no-target", "pass", "open", "path-clear", "hand-nobody", "nudge-none")
"""Choices that are buttons even where a long list of others is a menu."""
ODDS_SHOWN = 2
ROW = 5
HASH_SHOWN = 16


def note_view(text: str, link: ui.Button[ui.LayoutView] | None = None) -> ui.LayoutView:
    """A sentence, and the way to the rule behind it if there is one."""
    return _view(_text(text), *([] if link is None else [ui.ActionRow(link)]))


def report_view(text: str, file: str) -> ui.LayoutView:
    """A text, and a file to download under it."""
    return _view(_text(text), ui.File(f"attachment://{file}"))


# -- the lobby ----------------------------------------------------------------------------------------------------


def lobby_view(game: Game, picture: str | None = None) -> ui.LayoutView:
    """Who sits at the table, and the buttons to sit down and to begin. ``picture`` is the field's, on a map."""
    locale = game.locale
    seats = [
        say(locale, "lobby-seat-sealed" if seat.company else "lobby-seat-drawn", name=escape(seat.name))
        for seat in game.seats
    ]
    title = say(locale, "lobby-title", title=escape(game.title))
    size = game.size if isinstance(game.size, str) else game.size["id"]
    kind = {"ruleset": say(locale, f"ruleset-{game.ruleset}"), "size": say(locale, f"size-{size}")}
    rows = ui.ActionRow[ui.LayoutView](
        _button(game, "join", say(locale, "button-join"), style=ButtonStyle.success),
        _button(game, "leave", say(locale, "button-leave")),
        _button(game, "start", say(locale, "button-start"), style=ButtonStyle.primary, disabled=len(game.seats) < 2),
    )
    status = say(locale, "lobby-called-off") if game.called_off else say(locale, "lobby-hint", count=len(game.seats))
    switched = [say(locale, f"advanced-{name}") for name, value in game.options.items() if value is True]
    if switched:
        status = f"{say(locale, 'lobby-options', names=', '.join(switched))}\n{status}"
    if game.time.runs:
        status = f"{say(locale, 'clock-head', time=clocks.time_text(locale, game.time))}\n{status}"
    head = f"{title}\n{say(locale, 'lobby-kind', dice=game.options.get('dice', 'bot'), **kind)}"
    body = ui.Container[ui.LayoutView](_text(head, *seats), *field_items(game, picture), ui.Separator(), _text(status))
    if not game.called_off:
        for item in (rows, *field_controls(game), *_options_menu(game)):
            body.add_item(item)
        body.add_item(_text(_dice_line(game)))
        body.add_item(_row_of(game, ("words", "proof")))
    return _view(body)


def _dice_line(game: Game) -> str:
    """The promise behind the dice, in short, and who has mixed words of their own into them."""
    words = ", ".join(escape(seat.name) for seat in game.seats if seat.words)
    return say(game.locale, "lobby-dice", hash=game.commitment[:HASH_SHOWN] or "–", words=words or "none")


def _row_of(game: Game, verbs: Iterable[str]) -> ui.ActionRow[ui.LayoutView]:
    """Buttons that are called like what they do."""
    return ui.ActionRow(*(_button(game, verb, say(game.locale, f"button-{verb}")) for verb in verbs))


def _options_menu(game: Game) -> list[ui.ActionRow[ui.LayoutView]]:
    """The advanced rules, to be switched on and off by the host; nothing for a game that has none."""
    locale = game.locale
    switches = [
        discord.SelectOption(
            label=say(locale, f"advanced-{name}"),
            value=name,
            description=say(locale, f"advanced-{name}-detail")[:100],
            default=game.options.get(name) is True,
        )
        for name in find_ruleset(game.ruleset).switches
    ]
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=press_id(game, "options"),
        placeholder=say(locale, "advanced-placeholder"),
        min_values=0,
        max_values=len(switches),
        options=switches,
    )
    return [ui.ActionRow(menu)] if switches else []


# -- the board ----------------------------------------------------------------------------------------------------


def board_view(
    game: Game,
    pictures: Sequence[str] = (),
    more: Sequence[str] = (),
    rows: Iterable[ui.ActionRow[ui.LayoutView]] = (),
) -> ui.LayoutView:
    """The public board: picture, whose decision it is, and the way to it.

    ``pictures`` are file names of attachments: the board, and perhaps a close-up of where it happens. ``more`` and
    ``rows`` are what else stands under it: clocks, votes.
    """
    locale, state = game.locale, game.state
    assert state is not None
    title, told = f"### {escape(game.title)}", _waiting(game, locale, more)
    body = ui.Container[ui.LayoutView](_text(title))
    if pictures:
        body.add_item(gallery((pictures[0], alt_text(locale, state))))
    else:
        body.add_item(_text(state_text(locale, state)[: TEXT_MAX - len("\n".join(told)) - len(title)]))
    for close in pictures[1:]:
        body.add_item(gallery((close, " ".join(waiting_line(locale, ask, state, plain=True) for ask in game.requests))))
    body.add_item(_text(*told))
    if game.status == "running":
        body.add_item(
            ui.ActionRow(
                _button(game, "open", say(locale, "button-your-move"), style=ButtonStyle.primary),
                _button(game, "undo", say(locale, "button-undo")),
                _button(game, "text", say(locale, "button-text")),
            )
        )
    if game.status == "ended":
        body.add_item(_row_of(game, ("report", "replay", "luck", "proof")))
    for row in rows:
        body.add_item(row)
    return _view(body)


def score_view(text: str, alt: str, picture: str) -> ui.LayoutView:
    """How it stands, as picture and text."""
    return _view(ui.Container(gallery((picture, alt)), _text(text)))


def _waiting(game: Game, locale: str, more: Sequence[str]) -> list[str]:
    state = game.state
    assert state is not None
    lines = [waiting_line(locale, request, state) for request in game.requests]
    if game.status == "ended":
        lines = [outcome_line(locale, state)]
    return [*lines, *more]


# -- the private panel --------------------------------------------------------------------------------------------


def panel_view(
    game: Game,
    user: int,
    locale: str,
    *,
    note: str = "",
    link: ui.Button[ui.LayoutView] | None = None,
    page: int = 0,
) -> ui.LayoutView:
    """What a person may decide now, in private. ``note`` stands above it; ``link`` leads to the rule behind that."""
    state = game.state
    if state is None:
        return note_view(note or say(locale, "panel-lobby"), link)
    items: list[ui.Item[Any]] = [_text(note)] if note else []
    own = [request for request in game.requests if game.seats[request.player].user == user]
    for request in own:
        clock = clocks.mine(game, user, locale)
        items.append(_text(question(locale, request, state), *_chances(request, state, locale), *clock))
        items += _controls(game, request, locale, page)
    if game.status == "ended":
        items.append(_text(outcome_line(locale, state)))
    elif not own:
        items.append(_text(*(waiting_line(locale, request, state) for request in game.requests)))
        if user in still_to_agree(game):
            items += [_text(*clocks.wish_lines(game, locale)), votes.consent_row(game, locale)]
    if game.status == "running":
        aside = _aside(game, user, locale, own)
        if link is not None and link.custom_id not in {button.custom_id for button in aside}:
            aside.append(link)
        items.append(ui.ActionRow(*aside))
    return _view(*items)


def _chances(request: Request, state: State, locale: str) -> list[str]:
    """What the attacks on offer would do, before one is chosen: the best dice, each value once."""
    values = dict.fromkeys(item.facts["face"] for item in request.options if item.label == "attack")
    shown = ((value, odds_line(locale, state, request.facts["frame"], value)) for value in list(values)[:ODDS_SHOWN])
    told = (say(locale, "panel-odds", value=value, chances=found) for value, found in shown if found)
    return [line.replace("\n", "\n-# ") for line in told]


def _aside(game: Game, user: int, locale: str, own: list[Request]) -> list[ui.Button[ui.LayoutView]]:
    buttons = [_button(game, "open", say(locale, "button-refresh"))]
    buttons += [
        _button(game, "free", say(locale, "button-other"), request.id)
        for request in own
        if request.free is not None and request.kind != WHERE
    ]
    with contextlib.suppress(NotAllowed):
        if undo_for(game, user).free:
            buttons.append(_button(game, "undo", say(locale, "button-back")))
    return [*buttons, *(_why(game, request, locale) for request in own[:1])]


def _why(game: Game, request: Request, locale: str) -> ui.Button[ui.LayoutView]:
    assert game.state is not None
    return why_button(game, ruling_of(request, game.state), locale)


def _controls(game: Game, request: Request, locale: str, page: int) -> list[ui.Item[Any]]:
    """Buttons for a few options and for dice, selects for long lists."""
    if request.kind == WHERE:
        return place_controls(game, request, locale)
    if len(request.options) <= BUTTONS_MAX or all("die" in item.facts for item in request.options[:1]):
        return list(_rows(game, request, locale))
    pressed = tuple(item for item in request.options if item.label in AT_HAND)
    if not 0 < len(pressed) <= BUTTONS_MAX:
        return _select(game, request, locale, page)
    listed = tuple(item for item in request.options if item.label not in AT_HAND)
    by_button, by_list = (structs.replace(request, options=options) for options in (pressed, listed))
    return [*_rows(game, by_button, locale), *(_select(game, by_list, locale, page) if listed else ())]


def _rows(game: Game, request: Request, locale: str) -> Iterable[ui.ActionRow[ui.LayoutView]]:
    """One row for each kind of option, so that moves, attacks and spots stand apart."""
    kinds = dict.fromkeys(item.label for item in request.options if "die" in item.facts)
    groups = [[item for item in request.options if item.label == kind] for kind in kinds]
    others = [item for item in request.options if "die" not in item.facts]
    if len(groups) == 1 and len(groups[0]) + len(others) <= ROW:
        groups[0] += others
    else:
        groups.append(others)
    for group in groups:
        for start in range(0, len(group), ROW):
            yield ui.ActionRow(*(_pick(game, item, locale) for item in group[start : start + ROW]))


def _pick(game: Game, item: Option, locale: str) -> ui.Button[ui.LayoutView]:
    assert game.state is not None
    label = option_label(locale, item, game.state)
    emoji = DIE_EMOJI.get(str(item.facts.get("die", " "))[0])
    planned = plan_of(game, item)
    verb, argument = ("pick", item.choice) if planned is None else ("plan", planned)
    return _button(game, verb, label, argument, style=style_of(item), emoji=emoji)


def _select(game: Game, request: Request, locale: str, page: int) -> list[ui.Item[Any]]:
    pages = max(1, -(-len(request.options) // PAGE))
    page = page % pages
    shown = request.options[page * PAGE : (page + 1) * PAGE]
    verb = "planfirst" if first_choices(game, request) else "choose"
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=press_id(game, verb, f"{request.kind}.{page}"),
        placeholder=say(locale, "select-placeholder", page=page + 1, pages=pages)[:150],
        options=[_select_option(game, request, item, locale) for item in shown],
    )
    items: list[ui.Item[Any]] = [ui.ActionRow(menu)]
    if pages > 1:
        turn = ((say(locale, "button-previous"), page - 1), (say(locale, "button-next"), page + 1))
        items.append(
            ui.ActionRow(*(_button(game, f"page{n}", label, str(to % pages)) for n, (label, to) in enumerate(turn)))
        )
    return items


def _select_option(game: Game, request: Request, item: Option, locale: str) -> discord.SelectOption:
    assert game.state is not None
    label = option_label(locale, item, game.state)
    detail = option_detail(locale, request, item, game.state)
    return discord.SelectOption(label=label[:100], value=item.choice[:100], description=(detail or "")[:100] or None)


def story_view(game: Game, text: str, chapter: int) -> ui.LayoutView:
    """A chapter of the story, and the way to the rules behind it."""
    button = _button(game, "why", say(game.locale, "rule-button"), str(chapter), emoji="📖")
    return _view(_text(text), ui.ActionRow(button))


def why_view(game: Game, locale: str, rulings: Sequence[str]) -> ui.LayoutView:
    """The rulings behind a chapter of the story, each a button to its rule."""
    topics = dict.fromkeys(topic_of_why(why) for why in rulings)
    buttons = [rule_button(locale, topic, game.ruleset, label=rule_title(locale, topic)) for topic in topics]
    rows = [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons[:PAGE]), ROW)]
    return _view(_text(say(locale, "why-behind")), *rows)


def modal(game: Game, locale: str, verb: str, argument: str, *, label: str, hint: str) -> ui.Modal:
    """A form with one line to write. Its answer arrives with the same kind of custom id as a button's."""
    form = ui.Modal(title=say(locale, "modal-title")[:45], custom_id=press_id(game, verb, argument))
    field: ui.TextInput[ui.Modal] = ui.TextInput(label=label[:45], placeholder=hint[:100], max_length=300)
    form.add_item(field)
    form.stop()
    return form
