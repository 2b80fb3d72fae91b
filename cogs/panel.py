"""Requests and games as Discord components: the only builder of buttons, selects and modals.

A component's ``custom_id`` is ``mf:<game>:<seq>:<verb>:<argument>``; ``cogs/press.py`` reads it back.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs.links import rule_button, why_button
from rules import Option, Request, State
from rules import ruleset as find_ruleset
from table import Game
from table.errors import NotAllowed
from table.undo import plan, still_to_agree
from text import (
    alt_text,
    escape,
    option_detail,
    option_label,
    outcome_line,
    question,
    ruling_of,
    state_text,
    waiting_line,
)
from text.catalogue import say
from text.odds import odds_line
from text.rulebook import rule_title
from text.topics import topic_of_why

__all__ = [
    "board_view",
    "lobby_view",
    "modal",
    "note_view",
    "panel_view",
    "ping_view",
    "press_id",
    "report_view",
    "score_view",
    "undo_view",
]

ID_MAX = 100
PAGE = 25
BUTTONS_MAX = 10
ODDS_SHOWN = 2
ROW = 5
TEXT_MAX = 3900
PREFIX = "mf"

_STYLE = {
    "move": ButtonStyle.success,
    "attack": ButtonStyle.danger,
    "defend": ButtonStyle.primary,
    "advance": ButtonStyle.danger,
    "use-spot": ButtonStyle.primary,
    "give-ground": ButtonStyle.primary,
}
_EMOJI = {"W": "⬜", "B": "🟦", "G": "🟩", "Y": "🟨", "R": "🟥", "K": "⬛"}


def press_id(game: Game, verb: str, argument: str = "") -> str:
    """The custom id of a component. ``argument`` is cut to what Discord takes."""
    return f"{PREFIX}:{game.id}:{game.seq}:{verb}:{argument}"[:ID_MAX]


def _button(game: Game, verb: str, label: str, argument: str = "", **more: Any) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=label[:80], custom_id=press_id(game, verb, argument), **more)


def _text(*parts: str) -> ui.TextDisplay[ui.LayoutView]:
    return ui.TextDisplay("\n".join(part for part in parts if part)[:TEXT_MAX] or "\u200b")


def _view(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def note_view(text: str, link: ui.Button[ui.LayoutView] | None = None) -> ui.LayoutView:
    """A sentence, and the way to the rule behind it if there is one."""
    return _view(_text(text), *([] if link is None else [ui.ActionRow(link)]))


def report_view(text: str, file: str) -> ui.LayoutView:
    """A text, and a file to download under it."""
    return _view(_text(text), ui.File(f"attachment://{file}"))


# -- the lobby ----------------------------------------------------------------------------------------------------


def lobby_view(game: Game) -> ui.LayoutView:
    """Who sits at the table, and the buttons to sit down and to begin."""
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
    head = f"{title}\n{say(locale, 'lobby-kind', dice=game.options.get('dice', 'bot'), **kind)}"
    body = ui.Container[ui.LayoutView](_text(head, *seats), ui.Separator(), _text(status))
    if not game.called_off:
        body.add_item(rows)
        body.add_item(ui.ActionRow(_options_menu(game)))
    return _view(body)


def _options_menu(game: Game) -> ui.Select[ui.LayoutView]:
    """The advanced rules, to be switched on and off by the host."""
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
    return ui.Select(
        custom_id=press_id(game, "options"),
        placeholder=say(locale, "advanced-placeholder"),
        min_values=0,
        max_values=len(switches),
        options=switches,
    )


# -- the board ----------------------------------------------------------------------------------------------------


def board_view(game: Game, picture: str | None) -> ui.LayoutView:
    """The public board: picture, whose decision it is, and the way to it. ``picture`` is an attachment's file name."""
    locale, state = game.locale, game.state
    assert state is not None
    body = ui.Container[ui.LayoutView](_text(f"### {escape(game.title)}"))
    if picture is not None:
        alt = alt_text(locale, state)
        body.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}", description=alt)))
    else:
        body.add_item(_text(state_text(locale, state)))
    body.add_item(_text(*_waiting(game, locale)))
    if game.status == "running":
        body.add_item(
            ui.ActionRow(
                _button(game, "open", say(locale, "button-your-move"), style=ButtonStyle.primary),
                _button(game, "undo", say(locale, "button-undo")),
                _button(game, "text", say(locale, "button-text")),
            )
        )
    if game.wish is not None and game.status == "running":
        body.add_item(_consent(game, locale))
    return _view(body)


def score_view(text: str, alt: str, picture: str) -> ui.LayoutView:
    """How it stands, as picture and text."""
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{picture}", description=alt)
    )
    return _view(ui.Container(gallery, _text(text)))


def _waiting(game: Game, locale: str) -> list[str]:
    state = game.state
    assert state is not None
    lines = [waiting_line(locale, request, state) for request in game.requests]
    if game.status == "ended":
        lines = [outcome_line(locale, state)]
    if game.wish is not None:
        asks = next(seat.name for seat in game.seats if seat.user == game.wish.user)
        waits = [seat.name for seat in game.seats if seat.user in still_to_agree(game)]
        lines.append(say(locale, "undo-open", name=escape(asks), others=", ".join(map(escape, waits))))
    return lines


def _consent(game: Game, locale: str) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(
        _button(game, "agree", say(locale, "button-agree"), style=ButtonStyle.success),
        _button(game, "refuse", say(locale, "button-refuse"), style=ButtonStyle.danger),
    )


def ping_view(game: Game, users: Iterable[int]) -> ui.LayoutView:
    """The one message that mentions: whose decision it is, with the way to it."""
    people = ", ".join(f"<@{user}>" for user in users)
    text = say(game.locale, "ping", people=people, title=escape(game.title))
    button = _button(game, "open", say(game.locale, "button-your-move"), style=ButtonStyle.primary)
    return _view(_text(text), ui.ActionRow(button))


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
        items.append(_text(question(locale, request, state), *_chances(request, state, locale)))
        items += _controls(game, request, locale, page)
    if game.status == "ended":
        items.append(_text(outcome_line(locale, state)))
    elif not own:
        items.append(_text(*(waiting_line(locale, request, state) for request in game.requests)))
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
        _button(game, "free", say(locale, "button-other"), request.id) for request in own if request.free is not None
    ]
    with contextlib.suppress(NotAllowed):
        if plan(game, user).free:
            buttons.append(_button(game, "undo", say(locale, "button-back")))
    return [*buttons, *(why_button(game, ruling_of(request), locale) for request in own[:1])]


def _controls(game: Game, request: Request, locale: str, page: int) -> list[ui.Item[Any]]:
    """Buttons for a few options and for dice, selects for long lists."""
    if len(request.options) <= BUTTONS_MAX or all("die" in item.facts for item in request.options[:1]):
        return list(_rows(game, request, locale))
    return _select(game, request, locale, page)


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
    emoji = _EMOJI.get(str(item.facts.get("die", " "))[0])
    style = _STYLE.get(item.label, ButtonStyle.secondary)
    return _button(game, "pick", label, item.choice, style=style, emoji=emoji)


def _select(game: Game, request: Request, locale: str, page: int) -> list[ui.Item[Any]]:
    pages = max(1, -(-len(request.options) // PAGE))
    page = page % pages
    shown = request.options[page * PAGE : (page + 1) * PAGE]
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=press_id(game, "choose", f"{request.kind}.{page}"),
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


def undo_view(game: Game, locale: str, lines: Sequence[str], *, free: bool) -> ui.LayoutView:
    """What an undo would take back, and the button that does it or asks the others."""
    title = say(locale, "undo-would-go", count=len(lines))
    shown = "\n".join(f"- {line}" for line in lines[-12:])
    hint = say(locale, "undo-free" if free else "undo-consent")
    label = say(locale, "button-undo-now" if free else "button-undo-ask")
    row = ui.ActionRow[ui.LayoutView](
        _button(game, "undone", label, style=ButtonStyle.danger), _button(game, "open", say(locale, "button-refresh"))
    )
    return _view(_text(title, shown, hint), row)


def modal(game: Game, locale: str, verb: str, argument: str, *, label: str, hint: str) -> ui.Modal:
    """A form with one line to write. Its answer arrives with the same kind of custom id as a button's."""
    form = ui.Modal(title=say(locale, "modal-title")[:45], custom_id=press_id(game, verb, argument))
    field: ui.TextInput[ui.Modal] = ui.TextInput(label=label[:45], placeholder=hint[:100], max_length=300)
    form.add_item(field)
    form.stop()
    return form
