"""The private panel of standing orders. Its menus press ``orders`` with ``<field>.<unit>``; no unit: for all."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.views.components import Menu, Row, menu, menu_option, press_id, text, view
from rules import Illegal, Orders, ruleset_of
from table import Game, Person
from table.permissions import must_be_running, must_be_seated
from text import narrator
from text.fluent.catalogue import say
from text.words import clean

ASK = "ask"
EVERY = "all"
UNITS_MAX = 24
Units: TypeAlias = tuple[tuple[str, str], ...]
AnyOrders: TypeAlias = Orders[Any]


def orders_of(game: Game) -> AnyOrders:
    """What may be ordered in a game. Raises ``Illegal("orders-not-here")``."""
    orders = ruleset_of(game.played).orders
    if orders is None:
        raise Illegal("orders-not-here")
    return orders


def own_units(game: Game, person: Person) -> Units:
    """A person's units that can have orders, as (id, name).

    Raises ``NotAllowed``; ``Illegal("orders-not-here")`` in a game without orders.
    """
    must_be_running(game)
    player = must_be_seated(game, person)
    return orders_of(game).units(game.played, player)


def orders_view(game: Game, person: Person, locale: str, unit: str | None = None) -> ui.LayoutView:
    """A person's orders, their effect on one unit, and menus to change them. Raises as ``own_units``."""
    units = own_units(game, person)
    player = must_be_seated(game, person)
    shown = unit if unit in dict(units) else None
    told = narrator(game.played).orders_text(locale, game.played, player)
    if shown is not None:
        told += f"\n\n{narrator(game.played).rehearsal_text(locale, game.played, shown)}"
    return view(text(told), *(Row(one) for one in _menus(game, player, locale, units, shown)))


def _menus(game: Game, player: int, locale: str, units: Units, unit: str | None) -> Iterator[Menu]:
    if units:
        every = menu_option(say(locale, "orders-every"), EVERY, chosen=unit is None)
        named = [menu_option(f"{id_} {clean(name)}", id_, chosen=id_ == unit) for id_, name in units[:UNITS_MAX]]
        yield menu(press_id(game, "orders", f"frame.{unit or ''}"), [every, *named])
    orders = orders_of(game)
    chosen = orders.chosen(game.played, player, unit)
    for field, values in orders.fields.items():
        if values and (unit is None or field not in orders.common):
            now, argument = chosen.get(field, ASK), f"{field}.{unit or ''}"
            yield menu(press_id(game, "orders", argument), _field_options(locale, field, values, now))


def _field_options(locale: str, field: str, values: tuple[str, ...], now: str) -> list[discord.SelectOption]:
    head = say(locale, f"orders-menu-{field}")
    return [
        menu_option(say(locale, "setup-choice", what=head, value=value), name, chosen=name == now)
        for name in (ASK, *values)
        if (value := say(locale, "orders-ask" if name == ASK else f"orders-{field}-{name}"))
    ]
