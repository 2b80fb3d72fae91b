"""The host's private panel to set a lobby up: game, size, table, field, time and advanced rules."""

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs.kit.autocomplete import SHOWN
from cogs.kit.games import MAP
from cogs.views.components import Item, Menu, Row, button, drawing_button, menu, menu_option, press_id, text, view
from cogs.views.game.map_plan import field_of
from cogs.views.times import time_text
from rules import RULESETS
from rules import ruleset as find_ruleset
from rules.field import STYLES
from storage import FieldRow
from table import Game
from table.lobby import CUSTOM
from table.time.controls import read_time
from text.fluent.catalogue import say
from text.words import in_order

TIMES = ("none", "10m", "1h", "1d", "2d", "3d", "7d", "30m+1m", "2h+10m", "3d+12h", "7d+1d")
"""Times that games often have; others can be written."""
KEPT = "kept:"
"""Before the id of a kept field among the styles."""


def setup_view(
    game: Game, locale: str, drawing: str = "", kept: Sequence[FieldRow] = (), note: str = ""
) -> ui.LayoutView:
    """One menu for each thing that the host may choose; a choice counts at once.

    ``drawing``: the address of the page on which its field is drawn, if there is one. ``kept``: the host's fields.
    ``note``: what came of a change.
    """

    def field_menu(game: Game, locale: str) -> Menu | None:
        return _field_menu(game, locale, kept)

    kinds = _game_menu, _size_menu, _table_menu, field_menu, _time_menu, _options_menu
    rows = (Row(found) for make in kinds if (found := make(game, locale)) is not None)
    page = [Row(drawing_button(locale, drawing))] if drawing and field_of(game) is not None else []
    return view(text(say(locale, "setup-head"), *([note] if note else [])), *rows, *page, *_rated_items(game, locale))


def _rated_items(game: Game, locale: str) -> tuple[Item, Item]:
    """Whether the game is rated, and the button to change that."""
    rated = "yes" if game.rated else "no"
    change = button(game, "rated", say(locale, "button-rated", rated=rated), "off" if game.rated else "on", emoji="📈")
    return text(say(locale, "setup-rated", rated=rated)), Row(change)


def _set_menu(game: Game, locale: str, what: str, options: Iterable[tuple[str, str]], now: str) -> Menu:
    """A menu of (value, label)."""
    head = say(locale, f"setup-{what}")
    named = ((value, say(locale, "setup-choice", what=head, value=label)) for value, label in options)
    shown = [menu_option(label, value, chosen=value == now) for value, label in named]
    return menu(press_id(game, "set", what), shown, head)


def _game_menu(game: Game, locale: str) -> Menu:
    fitting = (name for name, rules in RULESETS.items() if len(game.seats) <= rules.seats[1])
    return _set_menu(
        game, locale, "ruleset", ((name, say(locale, f"ruleset-{name}")) for name in fitting), game.ruleset
    )


def _size_menu(game: Game, locale: str) -> Menu:
    now = game.size if isinstance(game.size, str) else CUSTOM
    sizes = (size for size in find_ruleset(game.ruleset).sizes if size != CUSTOM or size == now)
    return _set_menu(game, locale, "size", ((size, say(locale, f"size-{size}")) for size in sizes), now)


def _table_menu(game: Game, locale: str) -> Menu:
    tables = sorted(find_ruleset(game.ruleset).tables, key=lambda name: name != MAP)
    head = say(locale, "setup-table")
    shown = [
        menu_option(
            say(locale, "setup-choice", what=head, value=say(locale, f"setup-table-{name}")),
            name,
            say(locale, f"table-{name}"),
            chosen=name == game.table,
        )
        for name in tables
    ]
    return menu(press_id(game, "set", "table"), shown, head)


def _time_menu(game: Game, locale: str) -> Menu:
    now = str(game.time)
    times = ((time, time_text(locale, read_time(time))) for time in dict.fromkeys((*TIMES, now)))
    return _set_menu(game, locale, "time", times, now)


def _field_menu(game: Game, locale: str, kept: Sequence[FieldRow]) -> Menu | None:
    """The styles of which a field is laid out, then the host's kept fields, by name."""
    field, code = field_of(game), game.options.get("field")
    if field is None:
        return None
    head = say(locale, "setup-field")
    named = ((name, say(locale, "setup-choice", what=head, value=say(locale, f"style-{name}"))) for name in STYLES)
    own = sorted(kept, key=lambda row: (row.code != code, in_order(row.name)))[: SHOWN - len(STYLES)]
    played = next((row.id for row in own if row.code == code), "")
    styles = [menu_option(label, name, chosen=not played and name == field.style) for name, label in named]
    fields = [
        menu_option(
            say(locale, "setup-choice", what=head, value=row.name),
            KEPT + row.id,
            say(locale, "setup-field-kept"),
            chosen=row.id == played,
        )
        for row in own
    ]
    return menu(press_id(game, "fieldstyle"), [*styles, *fields], head)


def _options_menu(game: Game, locale: str) -> Menu | None:
    """The advanced rules; None for a game that has none."""
    switches = find_ruleset(game.ruleset).switches
    if not switches:
        return None
    return Menu(
        custom_id=press_id(game, "options"),
        placeholder=say(locale, "advanced-placeholder"),
        min_values=0,
        required=False,
        max_values=len(switches),
        options=[_switch_option(game, locale, name) for name in switches],
    )


def _switch_option(game: Game, locale: str, name: str) -> discord.SelectOption:
    detail = say(locale, f"advanced-{name}-detail")
    return menu_option(say(locale, f"advanced-{name}"), name, detail, chosen=game.options.get(name) is True)
