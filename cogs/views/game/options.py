"""The options of an open decision as buttons and menus."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ButtonStyle
from msgspec import structs

from cogs.kit.map_plan import MapPlan
from cogs.views.components import Button, Item, Row, button, die_emoji, menu, menu_option, press_id, rows_of
from cogs.views.game.map_plan import place_controls
from rules import Option, Request
from table import Game
from table.planning import WHERE, asks_where, first_choices
from text import option_detail, option_label
from text.fluent.catalogue import say

__all__ = ["PAGE", "option_controls"]

PAGE = 25
BUTTONS_MAX = 10
AS_BUTTONS = (
    *("agreed", "out-of-range", "frame", "no-target", "pass", "open"),
    *("path-clear", "hand-nobody", "nudge-none", "as-they-are", "done", "content"),
)
"""Labels of options that are buttons even where a long list of others is a menu."""
AS_MENU = ("spot-at", "nudge", "berth", "hand")
"""Labels of options that are a menu where there are many beside the buttons of dice."""
ROW = 5
_STYLES = {
    "agreed": ButtonStyle.success,
    "move": ButtonStyle.success,
    "attack": ButtonStyle.danger,
    "defend": ButtonStyle.primary,
    "advance": ButtonStyle.danger,
    "use-spot": ButtonStyle.primary,
    "give-ground": ButtonStyle.primary,
}


def option_controls(game: Game, request: Request, locale: str, page: int) -> list[Item]:
    """Buttons for a few options and for dice, menus for long lists."""
    if request.kind == WHERE:
        return place_controls(game, request, locale)
    if len(request.options) <= BUTTONS_MAX:
        return list(_option_rows(game, request, locale))
    dice = "die" in request.options[0].facts
    by_button = tuple(item for item in request.options if _is_button(item, dice=dice))
    if not dice and not 0 < len(by_button) <= BUTTONS_MAX:
        return _option_menu(game, request, locale, page)
    by_menu = tuple(item for item in request.options if item not in by_button)
    buttons, listed = (structs.replace(request, options=options) for options in (by_button, by_menu))
    return [*_option_rows(game, buttons, locale), *(_option_menu(game, listed, locale, page) if by_menu else ())]


def _is_button(item: Option, *, dice: bool) -> bool:
    return item.label not in AS_MENU if dice else item.label in AS_BUTTONS


def _option_rows(game: Game, request: Request, locale: str) -> Iterator[Row]:
    """Rows of buttons, one for each kind of option, so that moves, attacks and spots stand apart."""
    kinds = dict.fromkeys(item.label for item in request.options if "die" in item.facts)
    groups = [[item for item in request.options if item.label == kind] for kind in kinds]
    others = [item for item in request.options if "die" not in item.facts]
    if len(groups) == 1 and len(groups[0]) + len(others) <= ROW:
        groups[0] += others
    else:
        groups.append(others)
    for group in groups:
        yield from rows_of([_option_button(game, item, locale) for item in group])


def _option_button(game: Game, item: Option, locale: str) -> Button:
    planned = asks_where(game, item)
    return button(
        game,
        "plan" if planned else "pick",
        option_label(locale, item, game.played),
        MapPlan(item.choice).argument if planned else item.choice,
        style=_STYLES.get(item.label, ButtonStyle.secondary),
        emoji=die_emoji(item),
    )


def _option_menu(game: Game, request: Request, locale: str, page: int) -> list[Item]:
    """A menu of one page, and the buttons that turn pages."""
    pages = max(1, -(-len(request.options) // PAGE))
    page = page % pages
    shown = request.options[page * PAGE : (page + 1) * PAGE]
    verb = "planfirst" if first_choices(game, request) else "choose"
    options = [_menu_option(game, request, item, locale) for item in shown]
    title = say(locale, "select-placeholder", page=page + 1, pages=pages)
    items: list[Item] = [Row(menu(press_id(game, verb, f"{request.kind}.{page}"), options, title))]
    if pages > 1:
        turns = (("previous", page - 1), ("next", page + 1))
        items.append(Row(*(_page_button(game, locale, name, to % pages) for name, to in turns)))
    return items


def _page_button(game: Game, locale: str, direction: str, page: int) -> Button:
    """Of two pages both directions lead to the other one: the id has the direction too."""
    return button(game, "page", say(locale, f"button-{direction}"), f"{direction}.{page}")


def _menu_option(game: Game, request: Request, item: Option, locale: str) -> discord.SelectOption:
    label = option_label(locale, item, game.played)
    return menu_option(label, item.choice, option_detail(locale, request, item, game.played) or "")
